"""What the ribbon asks and the buttons say: true of what the keys then do, in random games."""

import copy
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from goldenhorn.board_view.words.prompts import back_label, prompt
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.rich_parts import Space
from goldenhorn.input.bindings import Button
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.choosing import LeftOver
from goldenhorn.session.planning.plans import departures
from goldenhorn.session.planning.turn import Turn
from tests.board_view.planning.planned import CONFIGS, KEYS, NAMES, planned
from tests.random_games import words_of

STEPS = 160
ARROWS = {"arrow_left": Button.LEFT, "arrow_right": Button.RIGHT}


def positions(config: Config, seed: int) -> Iterator[State]:
    """All positions of a random game in which a ship can be sent on its way, or is."""
    chance = random.Random(f"{words_of(config)}{seed}")
    match = Match(config, seed)
    while match.played < STEPS and match.state.phase != "over":
        match.play(chance.choice(match.legal_actions))
        if match.state.phase in ("begin", "sail"):
            yield observe(match.state, None)


def landings(config: Config) -> Iterator[Turn]:
    """Turns of random games with every landing in preview that can be."""
    for seed in range(3):
        for view in positions(config, seed):
            for ship in range(SHIPS_PER_FLEET if view.phase == "begin" else 1):
                turn = Turn(view)
                if view.phase == "begin":
                    turn.ship = ship
                    ways = departures(view, ship)
                    turn.preview(ways if not turn.cargoes else ways[:1])
                for choice in range(len(turn.landings)):
                    turn.landing_index = choice
                    yield turn


def phrases(turn: Turn) -> list[tuple[Key, str]]:
    """What the fullest prompt says of keys: each with its words."""
    found: list[tuple[Key, str]] = []
    for part in prompt(turn, KEYS, NAMES)[0]:
        if isinstance(part, Key):
            found.append((part, ""))
        elif isinstance(part, str):
            key, text = found[-1]
            found[-1] = key, f"{text} {part}".strip()
        else:
            assert isinstance(part, Space) or found
    return found


def pressed(turn: Turn, button: Button) -> Turn:
    """The turn after a press that leaves the turn itself as it is."""
    after = copy.copy(turn)
    after.press(button)
    return after


def is_ahead(turn: Turn, button: Button) -> bool:
    assert turn.voyage is not None
    return (button is Button.RIGHT) is turn.faces_east(turn.voyage)


@pytest.mark.parametrize("config", CONFIGS, ids=words_of)
def test_shorter_farther_and_the_other_way_are_said_only_where_an_arrow_does_it(
    config: Config,
) -> None:
    said = set()
    for turn in landings(config):
        assert turn.step is Step.LANDING
        before = turn.voyage
        assert before is not None
        told = [text for _key, text in phrases(turn)[1:]]
        said.update(told)
        for button in (Button.LEFT, Button.RIGHT):
            after = pressed(turn, button).voyage
            assert after is not None
            is_same_way = after.departure == before.departure
            steps = len(after.legs) - len(before.legs) if is_same_way else None
            if is_ahead(turn, button):
                assert ("sail on" in told or "sail on for" in told) is (steps == 1)
            elif "shorter" in told:
                assert steps == -1
            elif "the other way" in told and steps != -1:
                assert not is_same_way
            elif not turn.has_other_way and turn.further is None:
                assert steps == 0
        if "the other way" in told:
            assert told[0] == "the other way"
            assert any(_gets_round(turn, button) for button in (Button.LEFT, Button.RIGHT))
    assert {"shorter", "sail on for"} <= said


@pytest.mark.parametrize("config", CONFIGS, ids=words_of)
def test_a_landing_names_only_the_arrow_that_does_what_is_said(config: Config) -> None:
    for turn in landings(config):
        assert turn.voyage is not None
        named = [key for key, _text in phrases(turn)]
        assert len(set(named)) == len(named)
        for key, text in phrases(turn)[1:]:
            button = ARROWS[key.shape]
            after = pressed(turn, button).voyage
            assert after is not None
            is_same_way = after.departure == turn.voyage.departure
            farther = len(after.legs) - len(turn.voyage.legs)
            match text:
                case "sail on" | "sail on for":
                    assert is_same_way
                    assert farther == 1
                case "shorter":
                    assert is_same_way
                    assert farther == -1
                case "the other way":
                    assert _gets_round(turn, button)
                case _:
                    raise AssertionError(text)


def test_who_has_no_arrows_is_shown_none() -> None:
    touched = replace(KEYS, left_right=Key("", "touch"))
    assert touched.across(is_east=True) == touched.across(is_east=False) == Key("", "touch")


@pytest.mark.parametrize("config", CONFIGS, ids=words_of)
def test_back_is_called_menu_or_undo_only_where_nothing_is_left_of_the_plan(config: Config) -> None:
    said = set()
    for seed in range(3):
        chance = random.Random(f"{words_of(config)}{seed}")
        for view in positions(config, seed):
            for turn in planned(view, chance, 6):
                turn.can_undo = chance.random() < 0.5
                label = back_label(turn)
                is_left_over = isinstance(copy.copy(turn).back(), LeftOver)
                assert (label != "Back") is is_left_over, (turn.step, view.phase)
                said.add((label, view.phase))
    phases = ("begin", "sail")
    assert said >= {(label, phase) for label in ("Back", "Menu", "Undo") for phase in phases}


def _gets_round(turn: Turn, button: Button) -> bool:
    """Whether pressing on and on leads to the other heading."""
    assert turn.voyage is not None
    after = copy.copy(turn)
    for _press in range(len(turn.landings)):
        after.press(button)
    assert after.voyage is not None
    return after.voyage.departure != turn.voyage.departure

"""What the board offers: open hands see beforehand what they can pay, and hints are planned."""

import random
from collections.abc import Callable

import pygame
import pytest

from goldenhorn.board_view.planning.targets import OnShip
from goldenhorn.engine.actions import Raid
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.scenes.board.peeking import HINT_AFTER
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of, play_some, words
from tests.scenes.couch import MakeCouch

SETTINGS = Settings(fullscreen=False, speed="instant", holding="toggle")


def planning(make_couch: MakeCouch, game: Game) -> tuple[Table, Turn]:
    table = Table(make_couch(settings=SETTINGS), game)
    table.until_planning()
    assert table.board.turn is not None
    return table, table.board.turn


def own_turn(*who: str, wanted: Callable[[Game], bool]) -> Game:
    """A game in which the first seat begins a turn of some kind."""
    for seed in range(40):
        game, chance = game_of(*who, seed=seed), random.Random(seed)
        for _turn in range(20):
            if game.state.phase == "begin" and game.state.player == 0 and wanted(game):
                return game
            play_some(game, 2, chance)
    raise AssertionError("no such turn")


def can_rob(game: Game) -> bool:
    return any(isinstance(action, Raid) for action in game.legal_actions)


def facts(turn: Turn) -> tuple[object, ...]:
    return turn.step, turn.ship, turn.side_action, turn.raid, turn.cargo, turn.landing_index


def text_of(table: Table) -> str:
    return " ".join(words(table))


def test_a_hint_plans_what_it_advises_beside_a_prompt_that_can_be_read(
    make_couch: MakeCouch,
) -> None:
    table, turn = planning(make_couch, game_of("human", "easy"))
    table.press(Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert turn.plan is not None
    assert "does it." in text_of(table)
    prompt = pygame.Rect(table.board.widgets.layout.prompt)
    assert not table.board.widgets.note.rect.colliderect(prompt)
    actions, played = turn.plan.actions, len(table.game.match.actions)
    table.press(Button.CONFIRM)
    assert actions == table.game.match.actions[played : played + len(actions)]


def test_whoever_has_gone_on_to_plan_is_only_told(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, game_of("human", "easy"))
    table.press(Button.HINT, Button.RIGHT)
    before = facts(turn)
    table.pass_ticks(HINT_AFTER)
    assert table.board.widgets.note.is_shown
    assert "does it." not in text_of(table)
    assert facts(turn) == before


def test_a_hint_to_a_hidden_hand_moves_nothing_that_all_see(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, game_of("human", "human"))
    before = facts(turn)
    table.press(Button.PEEK, Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert facts(turn) == before
    assert "does it." not in text_of(table)


def test_pirates_that_wait_are_told_until_back_calls_them_off(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=can_rob))
    table.press(Button.PIRATES)
    while turn.raid is None:
        table.press(Button.CONFIRM)
    assert "Pirates wait. Now choose a voyage" in text_of(table)
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    assert turn.plan is not None
    assert turn.plan.raid is not None
    assert "with pirates" in text_of(table)
    assert f"+{turn.gain(turn.plan.voyage).points}" in words(table)
    table.press(Button.BACK)
    assert turn.raid is None
    assert turn.step is Step.LANDING
    assert "with pirates" not in text_of(table)


def test_a_stray_tap_on_anothers_ship_asks_beside_the_plan(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=can_rob))
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    before, plan = facts(turn), table.board.widgets.plan

    def spot(ship: OnShip) -> tuple[int, int]:
        rects = (rect for rect, target in plan.targets if target == ship)
        return next(rect.center for rect in rects if plan.target_at(*rect.center) == ship)

    ship = OnShip(*turn.targets[0])
    table.tap(spot(ship), device=KEYBOARD)
    assert facts(turn) == before
    table.pass_ticks(15)  # the tag has come in
    assert "rob?" in words(table)
    table.tap(spot(ship), device=KEYBOARD)
    assert turn.step in (Step.TARGET, Step.PAIR)


@pytest.mark.parametrize("is_raid", [False, True])
def test_what_a_hidden_hand_cannot_pay_is_told_to_its_owner_before_the_commit(
    make_couch: MakeCouch, is_raid: bool
) -> None:
    told = 0
    for seed in range(8):
        game = game_of("human", "human", "human", seed=seed)
        play_some(game, 12 + seed, random.Random(seed))
        table, turn = planning(make_couch, game)
        if is_raid and not turn.targets:
            continue
        if is_raid:
            table.press(Button.PIRATES, Button.CONFIRM)
        else:
            while turn.step is not Step.LANDING:
                table.press(Button.CONFIRM)
            table.press(Button.UP)
        hand = game.state.hand(game.state.player)
        lacks = any(turn.price.count(colour) > hand[colour] for colour in turn.price)
        public = text_of(table)
        assert "You lack" not in public
        assert "You hold no two" not in public
        table.press(Button.PEEK)
        table.pass_ticks(30)
        assert lacks <= ("You lack" in text_of(table))
        told += lacks
    assert told


def test_with_pads_the_hint_names_the_pads_button(make_couch: MakeCouch) -> None:
    table = Table(make_couch(settings=SETTINGS), game_of("human", "easy"), devices=(PADS[0],))
    table.until_planning()
    table.press(Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert "does it." in text_of(table)
    assert "Enter" not in text_of(table)

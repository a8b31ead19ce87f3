"""A human's turn: planned from open facts, committed in few presses, never stuck."""

import copy
import random

import pytest

from goldenhorn.engine.actions import EndTurn, Raid
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.session.planning.choices import SIDE_ACTION_OF_STEP, SideAction, Step
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Commit, LeftOver, Moved
from goldenhorn.session.planning.plans import cards_missing
from goldenhorn.session.planning.turn import Turn
from tests.board_view.planning.planned import with_people
from tests.random_games import words_of

BUTTONS = (
    *(Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN, *[Button.CONFIRM] * 12),
    *(Button.BACK, Button.PIRATES, Button.DOMINIONS, *NUMBERS),
)


def begun(config: Config, seed: int) -> Match:
    match = Match(config, seed)
    while match.state.phase == "place":
        match.play(match.legal_actions[seed % 8])
    return match


def turn_of(match: Match, is_step_by_step: bool = False) -> Turn:
    return Turn(observe(match.state, None), is_step_by_step=is_step_by_step)


def poke(turn: Turn, chance: random.Random) -> Answer:
    """Do anything at all."""
    view = turn.public_state
    match chance.randrange(30):
        case 0:
            return turn.tap_ship(chance.randrange(view.config.players), chance.randrange(3))
        case 1:
            return turn.tap_square(chance.randrange(len(view.route.colours)))
        case 2:
            return turn.tap_choice(chance.randrange(7))
        case 3 if turn.side_actions:
            return turn.tap_side_action(chance.choice(turn.side_actions))
        case 4 if view.config.expansion:
            return turn.tap_dominion(chance.randrange(5))
        case _:
            return turn.press(chance.choice(BUTTONS))


@pytest.mark.parametrize(
    "config",
    [
        Config(2),
        Config(3, rules=frozenset({"H1", "H2", "H4"})),
        Config(4, expansion=True, rules=frozenset({"H5"})),
        Config(2, expansion=True),
    ],
    ids=words_of,
)
@pytest.mark.parametrize("is_step_by_step", [False, True])
def test_whatever_is_pressed_the_turn_commits_only_what_is_legal(
    config: Config, is_step_by_step: bool
) -> None:
    chance = random.Random(f"{words_of(config)}{is_step_by_step}")
    for seed in range(2):
        match = begun(config, seed)
        turn = turn_of(match, is_step_by_step)
        refusals = 0
        for _poke in range(6000):
            answer = poke(turn, chance)
            refusals += isinstance(answer, ChoiceRefused)
            if not isinstance(answer, Commit):
                continue
            hand = match.state.hand(match.state.player)
            if answer.plan is not None and cards_missing(hand, answer.plan):
                turn.back()
                continue
            for action in answer.actions:
                assert action in match.legal_actions, f"{action} in {match.state.phase}"
                match.play(action)
            if match.state.phase == "over":
                break
            turn = turn_of(match, is_step_by_step)
        assert match.state.turn > 5
        assert refusals


def test_at_sea_two_presses_and_from_port_three_are_a_turn() -> None:
    match = begun(Config(2), 1)
    for _turn in range(12):
        turn = turn_of(match)
        is_in_port = bool(turn.cargoes)
        presses = 0
        answer: Answer = None
        while not isinstance(answer, Commit):
            answer = turn.press(Button.CONFIRM)
            presses += 1
        assert presses == (3 if is_in_port else 2)
        for action in answer.actions:
            match.play(action)
        if match.state.phase == "end":
            match.play(EndTurn())


def test_a_number_chooses_as_a_tap_does_and_commits_nothing() -> None:
    match = begun(Config(2), 1)
    for number in range(3):
        pressed, tapped = turn_of(match), turn_of(match)
        assert pressed.press(NUMBERS[number]) == Moved()
        tapped.tap_ship(match.state.player, number)
        assert (pressed.step, pressed.ship, pressed.landing_index) == (
            *(tapped.step, tapped.ship, tapped.landing_index),
        )
    turn = turn_of(match, is_step_by_step=True)
    turn.press(Button.CONFIRM)
    assert turn.press(NUMBERS[turn.cargo]) == Moved()
    assert turn.step is Step.CARGO


def test_up_previews_the_port_ahead_and_down_the_first_step() -> None:
    turn = turn_of(begun(Config(2), 1))
    turn.press(Button.CONFIRM)
    turn.press(Button.CONFIRM)
    turn.press(Button.UP)
    assert turn.voyage == turn.landings[-1]
    assert turn.landings[-1].ends_in_port
    assert turn.press(Button.UP) is None
    turn.press(Button.DOWN)
    assert turn.voyage == turn.landings[0]


def test_back_undoes_the_plan_step_by_step_and_then_says_so() -> None:
    turn = turn_of(begun(Config(2), 1))
    turn.press(Button.CONFIRM)
    turn.press(Button.CONFIRM)
    assert turn.step is Step.LANDING
    turn.press(Button.BACK)
    assert turn.step is Step.CARGO
    turn.press(Button.BACK)
    assert turn.step is Step.SHIP
    assert turn.press(Button.BACK) == LeftOver()


def test_cargo_of_the_ships_own_sails_answers_why() -> None:
    match = begun(Config(2), 1)
    turn = turn_of(match)
    turn.press(Button.CONFIRM)
    answers = set()
    for number in range(len(turn.cargoes)):
        turn.cargo = number
        refusal = turn.why_not_cargo(turn.cargoes[number])
        if refusal is not None:
            assert turn.press(Button.CONFIRM) == ChoiceRefused(refusal)
            answers.add(str(refusal))
    assert answers == {"A ship never takes goods of the colour of its sails (R24)."}


def test_pirates_can_be_called_while_cargo_or_landing_are_chosen() -> None:
    chance, seen = random.Random(3), set()
    match = begun(Config(3), 2)
    for _action in range(400):
        turn = turn_of(match)
        while len(turn.targets) > 1 and turn.step is not Step.LANDING:
            turn.press(Button.CONFIRM)
            assert SideAction.PIRATES in turn.side_actions
            step = turn.step
            turn.tap_side_action(SideAction.PIRATES)
            assert turn.step is Step.TARGET
            turn.step = step
            seen.add(step)
        match.play(chance.choice(match.legal_actions))
        if seen == {Step.CARGO, Step.LANDING}:
            return
    raise AssertionError(seen)


def test_pirates_become_part_of_the_plan_and_can_be_called_back() -> None:
    turn = with_targets()
    assert SideAction.PIRATES in turn.side_actions
    turn.press(Button.PIRATES)
    turn.press(Button.CONFIRM)
    turn.press(Button.CONFIRM)
    assert turn.step is Step.SHIP
    assert isinstance(turn.raid, Raid)
    while turn.step is not Step.LANDING:
        turn.press(Button.CONFIRM)
    assert turn.plan is not None
    assert turn.plan.actions[0] == turn.raid
    turn.press(Button.BACK)
    assert turn.raid is None
    assert turn.step is Step.LANDING
    while turn.step is not Step.SHIP:
        turn.press(Button.BACK)
    assert turn.press(Button.BACK) == LeftOver()


def with_targets() -> Turn:
    """A turn in which several ships can be robbed, the first of them for several pairs."""
    chance = random.Random(3)
    match = begun(Config(3), 2)
    while len(turn_of(match).targets) < 2 or len(turn_of(match).pairs) < 2:
        match.play(chance.choice(match.legal_actions))
    return turn_of(match)


def with_everything(phase: str) -> Turn:
    """A turn in some phase, in which all is open that can be then."""
    chance = random.Random(3)
    match = begun(Config(3, expansion=True), 2)
    while match.state.phase != phase or (phase == "begin" and len(turn_of(match).targets) < 2):
        match.play(chance.choice(match.legal_actions))
    return Turn(observe(with_people(match.state), None))


def test_the_pirates_button_calls_back_what_it_has_sent() -> None:
    turn = with_targets()
    turn.press(Button.PIRATES)
    turn.press(Button.CONFIRM)
    assert turn.step is Step.PAIR
    turn.press(Button.PIRATES)
    assert (turn.step, turn.raid) == (Step.SHIP, None)
    for _press in range(3):
        turn.press((Button.PIRATES, Button.CONFIRM, Button.CONFIRM)[_press])
    assert turn.raid is not None
    turn.press(Button.PIRATES)
    assert (turn.step, turn.raid) == (Step.SHIP, None)
    while turn.step is not Step.LANDING:
        turn.press(Button.CONFIRM)
    assert turn.plan is not None
    assert not isinstance(turn.plan.actions[0], Raid)


@pytest.mark.parametrize("phase", ["begin", "sail", "end"])
@pytest.mark.parametrize(
    "side_action", [SideAction.PIRATES, SideAction.DOMINIONS, SideAction.TRAIN]
)
@pytest.mark.parametrize("confirms", [0, 1])
def test_a_medallion_tapped_again_calls_its_step_off_as_its_key_does(
    side_action: SideAction, phase: str, confirms: int
) -> None:
    turn = with_everything(phase)
    if side_action not in turn.side_actions:
        assert (side_action, phase) in ((SideAction.PIRATES, "sail"), (SideAction.PIRATES, "end"))
        return
    first = turn.step, turn.side_action, turn.raid, turn.landing_index
    key = {SideAction.PIRATES: Button.PIRATES, SideAction.DOMINIONS: Button.DOMINIONS}.get(
        side_action
    )
    for is_tapped in (True, key is None):
        assert turn.tap_side_action(side_action) == Moved()
        for _press in range(confirms if side_action is not SideAction.TRAIN else 0):
            assert turn.press(Button.CONFIRM) == Moved()
        assert turn.step is not first[0]
        answer = turn.tap_side_action(side_action) if is_tapped or key is None else turn.press(key)
        assert answer == Moved()
        assert (turn.step, turn.side_action, turn.raid, turn.landing_index) == first


@pytest.mark.parametrize("expansion", [False, True])
def test_a_grey_medallion_says_why_not_and_leaves_the_step_as_it_was(expansion: bool) -> None:
    chance, told = random.Random(5), set()
    match = begun(Config(3, expansion=expansion), 2)
    while match.state.phase != "over" and match.played < 300:
        turn = turn_of(match)
        for _poke in range(6):
            before = facts(turn)
            for side_action in SideAction:
                if (
                    side_action in turn.side_actions
                    or SIDE_ACTION_OF_STEP.get(turn.step) is side_action
                ):
                    continue
                again = copy.copy(turn)
                answer = again.tap_side_action(side_action)
                if side_action is SideAction.DOMINIONS and isinstance(answer, Moved):
                    assert again.step is Step.DOMINION  # who cannot pay may look at them
                    continue
                assert isinstance(answer, ChoiceRefused)
                assert not answer.refusal.is_private
                assert facts(again) == before
                told.add((side_action, answer.refusal))
            if isinstance(poke(turn, chance), Commit):
                break
        match.play(chance.choice(match.legal_actions))
    assert {
        (SideAction.BELL, Refusal.COLOURS_MISSING),
        (SideAction.PIRATES, Refusal.RAID_TOO_LATE),
        (SideAction.PIRATES, Refusal.RAIDED_ALREADY),
    } <= told


def facts(turn: Turn) -> tuple[object, ...]:
    """All that is chosen in a turn."""
    return (
        turn.step,
        turn.side_action,
        turn.ship,
        turn.raid,
        turn.landing_index,
        turn.landings,
        turn.dominion,
    )


@pytest.mark.parametrize("phase", ["begin", "sail", "end"])
def test_from_one_medallion_to_another_nothing_is_left_half_chosen(phase: str) -> None:
    for first in (SideAction.DOMINIONS, SideAction.TRAIN):
        turn = with_everything(phase)
        start = facts(turn)[:-1]
        other = SideAction.TRAIN if first is SideAction.DOMINIONS else SideAction.DOMINIONS
        for side_action in (first, other, other):
            assert turn.tap_side_action(side_action) == Moved()
        assert facts(turn)[:-1] == start


def test_whoever_leaves_the_choice_of_another_ship_to_rob_robs_nobody() -> None:
    turn = with_targets()
    first = turn.targets[0]
    for button in (Button.PIRATES, Button.CONFIRM, Button.CONFIRM):
        turn.press(button)
    assert turn.raid is not None
    turn.tap_ship(*first)
    assert turn.step is Step.PAIR
    turn.press(Button.BACK)
    turn.press(Button.BACK)
    assert (turn.step, turn.raid) == (Step.SHIP, None)


@pytest.mark.parametrize("is_step_by_step", [False, True])
def test_a_refused_commit_leaves_no_raid_in_the_plan(is_step_by_step: bool) -> None:
    turn = with_targets()
    turn.is_step_by_step = is_step_by_step
    for button in (Button.PIRATES, Button.CONFIRM, Button.CONFIRM):
        turn.press(button)
    answer: Answer = None
    while not isinstance(answer, Commit):
        answer = turn.press(Button.CONFIRM)
    assert isinstance(answer.actions[0], Raid)
    step = turn.step
    turn.back()  # which is what a commit does that the hand cannot pay
    assert (turn.step, turn.raid) == (step, None)
    again = turn.press(Button.CONFIRM)
    assert isinstance(again, Commit)
    assert again.actions == answer.actions[1:]

"""A turn with an open hand: what it cannot pay is refused beforehand, and no plan is lost."""

import pytest

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.hint import Reason, hint
from goldenhorn.engine.actions import Action, Announce, Conquer, EndTurn, Load, Raid, Sail, Train
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import COLOURS, Colour
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.input.bindings import Button
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Commit, Moved
from goldenhorn.session.planning.turn import Turn
from tests.board_view.planning.planned import with_people
from tests.random_games import sampled_states

ROBBABLE = [
    state
    for state in sampled_states(range(40), every=5)
    if state.phase == "begin" and not state.raided and Turn(observe(state, None)).targets
]
assert len(ROBBABLE) > 60


def holding(state: State, *cards: Colour) -> Turn:
    """A turn of somebody whose hand lies open and holds these cards."""
    draft = state.thaw()
    hands = list(state.hands)
    hands[state.player] = tuple(cards.count(colour) for colour in COLOURS)
    draft.hands = tuple(hands)
    return Turn(observe(draft.freeze(), state.player))


def all_but(colour: Colour) -> list[Colour]:
    return [each for each in COLOURS for _card in range(2) if each is not colour]


def to_landing(turn: Turn) -> Turn:
    while turn.step is not Step.LANDING:
        turn.press(Button.CONFIRM)
    return turn


def facts(turn: Turn) -> tuple[object, ...]:
    return turn.step, turn.ship, turn.raid, turn.landing_index, turn.departure, turn.cargo


def with_toll_ahead() -> tuple[State, Colour]:
    """A position in which the landing in preview can be passed for a card."""
    for state in ROBBABLE:
        further = to_landing(Turn(observe(state, None))).further
        if further is not None and further.tolls:
            return state, further.tolls[0]
    raise AssertionError


def test_what_the_open_hand_cannot_pay_is_known_before_the_press_and_never_in_preview() -> None:
    state, colour = with_toll_ahead()
    turn = to_landing(holding(state, *all_but(colour)))
    assert turn.further is not None
    assert turn.missing(turn.further) == (colour,)
    before = facts(turn)
    assert turn.plan is not None
    ahead = Button.RIGHT if turn.faces_east(turn.plan.voyage) else Button.LEFT
    for press in (ahead, Button.UP):
        assert turn.press(press) == ChoiceRefused(Refusal.NO_WIND_CARD)
        assert facts(turn) == before
    assert turn.tap_square(turn.further.landing) == ChoiceRefused(Refusal.NO_WIND_CARD)
    assert facts(turn) == before
    assert isinstance(turn.press(Button.CONFIRM), Commit)


def test_with_the_card_the_next_landing_is_open() -> None:
    state, colour = with_toll_ahead()
    turn = to_landing(holding(state, colour))
    assert turn.further is not None
    assert turn.missing(turn.further) == ()
    assert turn.tap_square(turn.further.landing) == Moved()


def test_pirates_are_offered_only_what_the_open_hand_can_pay() -> None:
    for state in ROBBABLE:
        view = observe(state, state.player)
        turn, legal = Turn(view), [a for a in legal_actions(state) if isinstance(a, Raid)]
        assert set(turn.targets) == {(raid.player, raid.ship) for raid in legal}
        offered = [raid for turn.target in range(len(turn.targets)) for raid in turn.pairs]
        assert offered == legal


def test_without_a_pair_pirates_are_grey_and_say_why() -> None:
    for state in ROBBABLE:
        turn = holding(state, Colour.YELLOW)
        assert SideAction.PIRATES not in turn.side_actions
        to_landing(turn)
        before = facts(turn)
        for answer in (turn.press(Button.PIRATES), turn.tap_side_action(SideAction.PIRATES)):
            assert answer == ChoiceRefused(Refusal.RAID_NO_SHIP)
        target = Turn(observe(state, None)).targets[0]
        assert turn.tap_ship(*target) == ChoiceRefused(Refusal.RAID_NO_PAIR)
        assert facts(turn) == before


@pytest.mark.parametrize("is_open", [False, True])
def test_a_single_ship_or_pair_needs_no_list(is_open: bool) -> None:
    seen = set()
    for state in ROBBABLE:
        turn = Turn(observe(state, state.player if is_open else None))
        if len(turn.targets) != 1:
            continue
        pairs, start = turn.pairs, facts(turn)
        assert turn.press(Button.PIRATES) == Moved()
        if len(pairs) == 1:
            assert (turn.step, turn.raid) == (Step.SHIP, pairs[0])
            assert turn.press(Button.BACK) == Moved()
        else:
            assert (turn.step, turn.raid) == (Step.PAIR, None)
            assert turn.press(Button.BACK) == Moved()  # there is no list to go back to
        assert facts(turn) == start
        seen.add(len(pairs) == 1)
    assert seen == {False, True}


def test_of_several_ships_one_with_a_single_pair_needs_no_list_of_pairs() -> None:
    seen = 0
    for state in ROBBABLE:
        turn = Turn(observe(state, state.player))
        if len(turn.targets) < 2 or len(turn.pairs) > 1:
            continue
        turn.press(Button.PIRATES)
        assert turn.step is Step.TARGET
        raid = turn.pairs[0]
        assert turn.press(Button.CONFIRM) == Moved()
        assert (turn.step, turn.raid) == (Step.SHIP, raid)
        seen += 1
    assert seen


def test_a_ship_of_another_tapped_in_the_middle_of_a_plan_is_asked_about_first() -> None:
    asked = 0
    for state in ROBBABLE[:40]:
        turn = to_landing(Turn(observe(state, None)))
        before = facts(turn)
        target = turn.targets[-1]
        assert turn.tap_ship(*target) == Moved()
        assert facts(turn) == before
        assert turn.rob_asked == target
        turn.tap_ship(*target)
        assert turn.targets[turn.target] == target
        assert turn.step is (Step.PAIR if len(turn.pairs) > 1 else before[0])
        while turn.step is not Step.LANDING:
            assert turn.press(Button.CONFIRM) == Moved()
        assert turn.raid is not None
        assert turn.voyage is not None
        assert facts(turn)[3:] == before[3:]
        raid = turn.raid
        assert turn.tap_ship(*target) is None  # pirates wait for it already
        assert (turn.raid, turn.rob_asked) == (raid, None)
        asked += 1
    assert asked == 40


def test_what_is_looked_at_aside_leaves_the_plan_as_it_was() -> None:
    for state in ROBBABLE[:20]:
        turn = to_landing(Turn(observe(state, None)))
        turn.press(Button.UP)
        before = facts(turn)
        turn.press(Button.PIRATES)
        assert facts(turn) != before
        turn.press(Button.BACK)
        assert facts(turn) == before


def test_a_raid_takes_its_cards_from_the_voyage() -> None:
    shortened = 0
    for state in ROBBABLE:
        view = Turn(observe(state, None))
        sails = [state.ships[seat][number].sails for seat, number in view.targets]
        turn = to_landing(holding(state, *(sail for each in sails for sail in each * 2)))
        turn.press(Button.UP)
        before = turn.landing_index
        turn.press(Button.PIRATES)
        while turn.step is not Step.LANDING:
            turn.press(Button.CONFIRM)
        assert turn.raid is not None
        assert turn.voyage is not None
        assert turn.missing(turn.voyage) == ()
        shortened += turn.landing_index < before
        turn.press(Button.BACK)  # takes the pirates back, and nothing else
        assert (turn.raid, turn.step) == (None, Step.LANDING)
    assert shortened


def committed(turn: Turn) -> Commit:
    answer: Answer = turn.press(Button.CONFIRM)
    assert isinstance(answer, Commit)
    return answer


@pytest.mark.parametrize("is_step_by_step", [False, True])
def test_a_hint_is_planned_so_that_one_press_does_it(is_step_by_step: bool) -> None:
    kinds: set[type[Action]] = set()
    states = [
        with_people(state) if number % 4 == 0 else state
        for number, state in enumerate(sampled_states(range(30), every=9))
        if state.phase in ("begin", "sail", "end") and not state.raided
    ]
    for state in states[:120]:
        view = observe(state, state.player)
        found = thought_through(hint(view, legal_actions(state)))
        turn = Turn(view, is_step_by_step=is_step_by_step)
        turn.press(Button.CONFIRM if turn.step is Step.SHIP and not turn.side_action else Button.UP)
        turn.follow(found.turn)
        actions = committed(turn).actions
        assert actions[0] == found.action
        if found.reason is not Reason.ONLY_CHOICE:  # else that action is all that was thought of
            assert actions == found.turn[: len(actions)]
        kinds.add(type(actions[0]))
    assert {Load, Sail, Raid, EndTurn} <= kinds
    assert kinds & {Announce, Conquer, Train}

"""Peeking: each opens only the own hand, for a while, and nobody else's along with it."""

import pytest

from goldenhorn.board_view.hands.peek_view import PEEK_TICKS
from goldenhorn.input.devices import KEYBOARD, Device, Seating
from goldenhorn.scenes.board.peeking import Peeking
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import Lineup, Place

PAD = Device("gamepad", 3, 1)


def table(*who: str, rules: frozenset[str] = frozenset()) -> Game:
    lineup = Lineup(first=0, rules=rules)
    for number, each in enumerate(who):
        lineup = lineup.with_place(number, Place(each, "", number))
    return Game.begin(lineup, 1)


@pytest.fixture
def seating() -> Seating:
    seating = Seating()
    seating.attach(PAD)
    seating.bind(0, KEYBOARD)
    seating.bind(1, PAD)
    return seating


def test_a_hand_is_open_while_its_button_is_held(seating: Seating) -> None:
    peeking = Peeking(table("human", "human"), seating)
    assert peeking.press(PAD, is_toggle=False)
    assert peeking.seat == 1
    assert not peeking.release(KEYBOARD)
    assert peeking.release(PAD)
    assert peeking.seat is None


def test_as_a_toggle_it_stays_until_the_next_press(seating: Seating) -> None:
    peeking = Peeking(table("human", "human"), seating)
    peeking.press(PAD, is_toggle=True)
    assert not peeking.release(PAD)
    assert peeking.seat == 1
    peeking.press(PAD, is_toggle=True)
    assert peeking.seat is None


def test_it_closes_by_itself_and_when_another_looks(seating: Seating) -> None:
    peeking = Peeking(table("human", "human"), seating)
    peeking.press(PAD, is_toggle=True)
    closed = [peeking.update() for _ in range(PEEK_TICKS)]
    assert closed == [False] * (PEEK_TICKS - 1) + [True]
    assert peeking.seat is None
    peeking.press(PAD, is_toggle=True)
    peeking.press(KEYBOARD, is_toggle=True)
    assert peeking.seat == 0


@pytest.mark.parametrize("is_held", [False, True])
def test_a_shared_device_opens_only_the_hand_to_move_after_a_cover(
    seating: Seating, is_held: bool
) -> None:
    seating.bind(1, KEYBOARD)
    peeking = Peeking(table("human", "human"), seating)
    seating.turn_of(1)
    peeking.press(KEYBOARD, is_toggle=False)
    assert (peeking.seat, peeking.covered) == (None, 1)
    assert not peeking.release(KEYBOARD)
    assert not peeking.dismiss_cover(PAD, is_held=is_held)
    assert peeking.dismiss_cover(KEYBOARD, is_held=is_held)
    assert (peeking.seat, peeking.covered) == (1, None)
    assert peeking.release(KEYBOARD) is is_held


@pytest.mark.parametrize(
    "game", [table("human", "easy"), table("human", "human", rules=frozenset({"H6"}))]
)
def test_where_hands_are_shown_anyway_nobody_peeks(game: Game, seating: Seating) -> None:
    peeking = Peeking(game, seating)
    assert not peeking.press(KEYBOARD, is_toggle=False)
    assert peeking.seat is None


def test_a_device_without_a_seat_opens_nothing(seating: Seating) -> None:
    seating.unbind(1)
    assert not Peeking(table("human", "human"), seating).press(PAD, is_toggle=False)

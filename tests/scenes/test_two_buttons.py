"""Directions and two buttons: what other devices have buttons for is found in the menu, too."""

import pytest

from goldenhorn.board_view.hands.peek_view import PEEK_TICKS
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.scenes.board.peeking import HINT_AFTER
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of, words
from tests.scenes.couch import Couch, MakeCouch


@pytest.fixture
def quick(make_couch: MakeCouch) -> Couch:
    return make_couch(settings=Settings(fullscreen=False, speed="instant"))


def choose_in_menu(table: Table, entry: PauseEntry, device: Device) -> None:
    """Open the menu and choose something in it."""
    for _press in range(4):
        if not isinstance(table.couch.scene, Pause):
            table.press(Button.BACK, device=device)
            table.pass_ticks(2)
    for _entry in PauseEntry:
        pause = table.couch.scene
        assert isinstance(pause, Pause)
        if pause.focus.key is not entry:
            table.press(Button.DOWN, device=device)
    table.press(Button.CONFIRM, device=device)
    table.pass_ticks(2)


def test_whoever_is_to_move_sees_the_own_hand_and_asks_for_a_hint(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=PADS[:2])
    table.until_planning()
    device, seat, private = table.mover, table.game.state.player, table.board.private
    choose_in_menu(table, PauseEntry.CARDS, device)
    assert quick.scene is table.board
    assert private.peeking.seat == seat
    table.pass_ticks(PEEK_TICKS // 2)
    assert "Hint" in words(table)
    table.press(Button.UP, device=device)
    table.pass_ticks(HINT_AFTER + 5)
    assert "Hint" not in words(table), "it has been told"
    assert private.peeking.seat == seat, "it stays open until the hint can be read"
    table.pass_ticks(PEEK_TICKS)
    assert private.peeking.seat is None
    private.forget()
    table.press(Button.UP, device=device)
    table.pass_ticks(HINT_AFTER + 5)
    choose_in_menu(table, PauseEntry.CARDS, device)
    table.pass_ticks(PEEK_TICKS // 2)
    assert "Hint" in words(table), "arrows mean the plan again"


def test_whoever_is_not_to_move_sees_the_own_hand(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=PADS[:2])
    table.until_planning()
    other = next(pad for pad in PADS[:2] if pad != table.mover)
    table.press(Button.PAUSE, device=other)
    table.pass_ticks(2)
    choose_in_menu(table, PauseEntry.CARDS, other)
    assert table.board.private.peeking.seat == table.board.seat_of(other)


def test_who_shares_a_device_is_asked_for_first(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(PADS[0], PADS[0]))
    table.until_planning()
    seat, peeking = table.game.state.player, table.board.private.peeking
    choose_in_menu(table, PauseEntry.CARDS, PADS[0])
    assert (peeking.seat, peeking.covered) == (None, seat)
    table.press(Button.CONFIRM, device=PADS[0])
    assert peeking.seat == seat


def test_whoever_plays_alone_finds_the_hint(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"), devices=(PADS[0],))
    table.until_planning()
    choose_in_menu(table, PauseEntry.HINT, PADS[0])
    table.pass_ticks(HINT_AFTER + 5)
    assert table.board.widgets.note.is_shown

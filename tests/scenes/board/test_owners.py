"""What belongs to one player: nobody else takes back the own turn, or opens the own hand."""

import pygame
import pytest

from goldenhorn.board_view.planning.targets import OnBack, OnHand, OnPause
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.session.planning.choices import Step
from goldenhorn.ui.question import Question
from tests.scenes.board_table import PADS, Table, game_of, words
from tests.scenes.couch import INSTANT, Couch, MakeCouch

SHARED = (KEYBOARD, KEYBOARD)
KEYS = {
    Button.CONFIRM: pygame.KSCAN_RETURN,
    Button.BACK: pygame.KSCAN_ESCAPE,
    Button.RIGHT: pygame.KSCAN_RIGHT,
    Button.PEEK: pygame.KSCAN_Q,
}


@pytest.fixture
def quick(make_couch: MakeCouch) -> Couch:
    return make_couch(settings=INSTANT)


def place_of(table: Table, target: object) -> tuple[int, int]:
    rect = next(r for r, each in table.board.widgets.plan.targets if each == target)
    return rect.center


def key(table: Table, button: Button) -> None:
    table.couch.key(KEYS[button])
    table.couch.settle()


def called(quick: Couch, *devices: Device) -> tuple[Table, int]:
    """A table at which the next player is called, and who has just moved."""
    table = Table(quick, game_of("human", "human"), devices=devices)
    table.until_undoable()
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    return table, 1 - table.game.state.player


# Taking back


def test_back_of_whoever_is_called_is_the_menu_and_undoes_nothing(quick: Couch) -> None:
    table, mover = called(quick, *PADS[:2])
    played, other = table.game.match.played, table.mover
    assert "Undo" in words(table)  # whoever moved has spoken last
    table.press(Button.LOG, Button.LOG, device=other)
    assert "Menu" in words(table)
    assert "Undo" not in words(table)
    table.press(Button.BACK, device=other)
    quick.settle()
    assert isinstance(table.scene, Pause)
    assert PauseEntry.UNDO not in table.scene.labels()
    assert table.game.match.played == played
    table.press(Button.BACK, device=other)
    quick.settle()
    table.press(Button.BACK, device=PADS[mover])
    assert table.game.match.played < played
    assert table.game.state.player == mover


@pytest.mark.parametrize("target", [OnBack(), OnPause()])
def test_a_pointer_of_whoever_is_called_gets_the_menu(quick: Couch, target: object) -> None:
    table, _mover = called(quick, *PADS[:2])
    played, seat = table.game.match.played, table.game.state.player
    table.context.controls.bind(seat, TOUCH)
    quick.tap(*place_of(table, target))
    quick.settle()
    assert isinstance(table.scene, Pause)
    assert table.game.match.played == played


def test_on_a_shared_keyboard_a_question_by_name_comes_before_the_next_ones_turn(
    quick: Couch,
) -> None:
    table, mover = called(quick, *SHARED)
    played, name = table.game.match.played, table.game.names[mover]
    key(table, Button.BACK)
    question = quick.scene
    assert isinstance(question, Question)
    quick.ticks(2)
    assert f"TAKE BACK {name.upper()}’S TURN?" in [each.text for each in question.texts()]
    key(table, Button.BACK)  # as often as one likes
    assert table.scene is table.board
    key(table, Button.BACK)
    key(table, Button.CONFIRM)
    assert table.game.match.played == played
    key(table, Button.BACK)
    key(table, Button.RIGHT)
    key(table, Button.CONFIRM)
    quick.ticks(3)
    assert table.game.match.played < played
    assert table.game.state.player == mover
    assert table.board.turn is not None


def test_on_a_shared_keyboard_back_out_of_choosers_undoes_no_ones_turn(quick: Couch) -> None:
    table, mover = called(quick, *SHARED)
    played = table.game.match.played
    table.until_planning()
    turn = table.board.turn
    assert turn is not None
    assert not turn.can_undo
    key(table, Button.CONFIRM)
    assert turn.step is not Step.SHIP
    for _press in range(6):
        key(table, Button.BACK)
        assert table.game.match.played == played
    while not isinstance(table.scene, Pause):
        key(table, Button.BACK)
    pause = table.scene
    pause.focus.key = PauseEntry.UNDO
    key(table, Button.CONFIRM)
    assert isinstance(table.scene, Question)
    key(table, Button.RIGHT)
    key(table, Button.CONFIRM)
    assert table.game.match.played < played
    assert table.game.state.player == mover


def test_a_question_on_one_device_is_not_answered_by_another(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human", "human"), devices=(PADS[0], PADS[1], PADS[0]))
    while table.mover != PADS[1] or table.board.turns.undoable_by(PADS[0]) is None:
        table.until_undoable()
        table.until_planning()
    played = table.game.match.played
    for device in (PADS[1], PADS[0]):
        table.press(Button.BACK, device=PADS[0])
        assert isinstance(table.scene, Question)
        assert table.game.match.played == played
        table.press(Button.RIGHT, Button.CONFIRM, device=device)
    assert table.game.match.played < played


def test_who_moved_on_an_own_device_needs_no_question(quick: Couch) -> None:
    table, mover = called(quick, *PADS[:2])
    table.until_planning()
    table.press(Button.BACK, device=PADS[mover])
    table.pass_ticks(2)
    assert table.game.state.player == mover
    assert table.scene is table.board


# Hands


def covered(quick: Couch) -> Table:
    """Two people at one keyboard, and a cover before the hand of whoever is to move."""
    table = Table(quick, game_of("human", "human"), devices=SHARED)
    table.until_planning()
    key(table, Button.PEEK)
    quick.ticks(12)
    assert table.board.private.peeking.covered is not None
    return table


def test_a_covered_hand_opens_by_a_click_on_its_plate_only(quick: Couch) -> None:
    table = covered(quick)
    peeking, plate = table.board.private.peeking, table.board.widgets.cover.plate
    opened = []
    for x in range(20, 1280, 90):
        for y in range(20, 720, 50):
            if peeking.covered is None:
                key(table, Button.PEEK)
            quick.click(x, y)
            opened += [(x, y)] if peeking.seat is not None else []
            table.board.private.close()
            if table.scene is not table.board or table.board.modals.is_book_open:
                key(table, Button.BACK)
    assert all(plate.collidepoint(place) for place in opened)
    key(table, Button.PEEK)
    quick.click(*plate.center)
    assert peeking.seat == table.game.state.player


def test_a_finger_opens_a_covered_hand_on_its_plate_only(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(TOUCH, TOUCH))
    table.until_planning()
    private = table.board.private
    quick.tap(*place_of(table, OnHand()))
    assert private.peeking.covered is not None
    quick.tap(40, 400)
    assert (private.peeking.seat, private.peeking.covered) == (None, None)
    quick.tap(*place_of(table, OnHand()))
    quick.tap(*table.board.widgets.cover.plate.center)
    assert private.peeking.seat == table.game.state.player


@pytest.mark.parametrize("button", [each for each in Button if each is not Button.PEEK])
def test_no_other_button_opens_a_covered_hand(quick: Couch, button: Button) -> None:
    table = covered(quick)
    table.press(button, device=KEYBOARD)
    assert table.board.private.peeking.seat is None


def test_a_covered_hand_is_seen_for_as_long_as_its_button_is_held(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(KEYBOARD, KEYBOARD))
    pad, controls = quick.plug(), table.context.controls
    device = next(each for each in controls.devices if each.kind == "gamepad" and each not in PADS)
    for seat in (0, 1):
        controls.bind(seat, device)
    table.until_planning()
    peeking = table.board.private.peeking
    quick.pad(pad, PadButton.LEFT_SHOULDER)
    quick.ticks(12)
    assert (peeking.seat, peeking.covered) == (None, table.game.state.player)
    quick.pad(pad, PadButton.SOUTH)
    assert (peeking.seat, peeking.covered) == (None, None)
    quick.pad(pad, PadButton.LEFT_SHOULDER)
    pad.press(PadButton.LEFT_SHOULDER)
    quick.ticks(9)
    assert peeking.seat == table.game.state.player
    pad.release(PadButton.LEFT_SHOULDER)
    quick.ticks(2)
    assert peeking.seat is None


def test_a_click_on_anothers_hand_opens_nothing(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(PADS[0], KEYBOARD))
    table.until_planning()
    if table.mover == KEYBOARD:
        table.commit()
        table.until_planning()
    quick.click(*place_of(table, OnHand()))
    assert table.board.private.peeking.seat is None

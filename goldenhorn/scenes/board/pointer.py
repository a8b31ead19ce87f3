"""Mouse and finger on the board: taps, drags of ships, holds on the hand; its buttons."""

from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnChoice,
    OnConfirm,
    OnCover,
    OnDominion,
    OnHand,
    OnLog,
    OnPause,
    OnShip,
    OnSideAction,
    OnSquare,
    Target,
)
from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, PointKind, Press, Release
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Moved
from goldenhorn.session.planning.reasons import why_not_side_action

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board
    from goldenhorn.session.planning.turn import Turn

READ_TICKS = 20
"""For how long something must have the focus under the mouse before a click chooses it."""


@dataclass(slots=True)
class _Contact:
    """A mouse button or finger that is down."""

    target: Target | None
    y: float
    """Where it was last."""
    holds: Button | None = None
    """What it has held down since it rested long enough."""
    is_dragging_ship: bool = False
    is_dragging_page: bool = False


def tapped(turn: "Turn", target: Target) -> Answer:
    """Let a plan answer a tap."""
    match target:
        case OnShip(seat, number):
            return turn.tap_ship(seat, number)
        case OnSquare(at):
            return turn.tap_square(at)
        case OnChoice(number):
            return turn.tap_choice(number)
        case OnSideAction(side_action):
            return turn.tap_side_action(side_action)
        case OnDominion(number):
            return turn.tap_dominion(number)
        case OnConfirm():
            return turn.press(Button.CONFIRM)
        case OnBack():
            return turn.press(Button.BACK)
        case _:
            return None


def focused(turn: "Turn", target: Target | None) -> Answer:
    """Let what the mouse is over have the focus, if directions could lead there."""
    match target:
        case OnSquare(at) if turn.voyage is not None and turn.voyage.landing != at:
            return turn.tap_square(at)
        case OnChoice(number):
            return turn.focus_choice(number)
        case OnShip(seat, number):
            return turn.focus_ship(seat, number)
        case _:
            return None


class BoardPointer:
    """Turns what a pointer hits into what a press would do."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._contacts: dict[Device, _Contact] = {}
        self._previewed = -READ_TICKS
        """The tick in which the mouse has moved the focus, if nothing was clicked since."""

    def point(self, point: Point) -> None:
        """Hear a pointer."""
        contact = self._contacts.get(point.device)
        match point.kind:
            case PointKind.MOVED:
                self._hover(point)
            case PointKind.DOWN:
                self._contacts[point.device] = _Contact(self._target_at(point), point.y)
            case PointKind.DRAGGED if contact is not None:
                self._drag(point, contact)
            case PointKind.HELD if contact is not None:
                self._hold(point, contact)
            case PointKind.UP if contact is not None:
                del self._contacts[point.device]
                self._let_go(point, contact)
            case PointKind.RIGHT_CLICKED:
                self._press(point, Button.BACK)
            case PointKind.CANCELLED if contact is not None:
                del self._contacts[point.device]
                self._release(point, contact)
            case _:
                pass

    def _hover(self, point: Point) -> None:
        """Give what the mouse is over the focus, or show why it is grey."""
        board, turn = self._board, self._turn_of(point.device)
        if turn is None or board.is_busy or board.modals.is_waiting:
            return
        target = self._target_at(point)
        if focused(turn, target) == Moved():
            self._previewed = board.tick
            board.turns.show()
        refusal = None
        if isinstance(target, OnSideAction):
            refusal = why_not_side_action(turn, target.side_action)
        board.turns.warn(refusal)

    def _press(self, point: Point, button: Button) -> None:
        self._board.press(Press(point.device, button, point.seat))

    def _target_at(self, point: Point) -> Target | None:
        """What is hit: of the plan, or what is there whoever plays."""
        board = self._board
        layout = board.widgets.layout
        is_covered = board.private.peeking.covered is not None
        if is_covered and board.widgets.cover.plate.collidepoint(point.x, point.y):
            return OnCover()
        seat = board.seat_of(point.device)
        target = board.widgets.plan.target_at(point.x, point.y)
        if target is not None and (target != OnHand() or seat == board.game.state.player):
            return target
        if layout.event is not None and pygame.Rect(layout.event).collidepoint(point.x, point.y):
            return OnLog()
        is_own = seat is not None and pygame.Rect(layout.panels[seat]).collidepoint(
            point.x, point.y
        )
        return OnHand() if is_own else None

    def _turn_of(self, device: Device) -> "Turn | None":
        """The plan, if it is this device's to change."""
        board = self._board
        return board.turn if board.seat_of(device) == board.game.state.player else None

    def _hold(self, point: Point, contact: _Contact) -> None:
        """Look at the own hand, or let things go faster where nothing else waits for a tap."""
        board, turn = self._board, self._turn_of(point.device)
        if isinstance(contact.target, OnHand):
            contact.holds = Button.PEEK
            self._press(point, Button.PEEK)
        elif isinstance(contact.target, OnCover):
            contact.holds = Button.PEEK
            board.private.open_cover(point.device, is_held=True)
        elif self._takes_back(contact.target, point.device):
            pass  # a slow tap is a tap
        elif board.modals.is_waiting:
            pass
        elif turn is not None:
            self._ask_about(contact.target, turn)
        else:
            contact.holds = Button.FAST
            board.fast_forward.press(point.device)

    def _ask_about(self, target: Target | None, turn: "Turn") -> None:
        """Explain what is grey under a pointer that rests on it; the rest waits for the tap."""
        board = self._board
        is_own = isinstance(target, OnShip) and target.seat == turn.public_state.player
        if target is None or is_own:  # that may become a drag
            return
        if isinstance(target, OnChoice) and focused(turn, target) == Moved():
            board.turns.show()
        answer = tapped(copy(turn), target)
        if isinstance(answer, ChoiceRefused):
            board.turns.explain(answer.refusal)

    def _drag(self, point: Point, contact: _Contact) -> None:
        board = self._board
        if board.modals.is_book_open:
            contact.is_dragging_page = True
            board.widgets.log.drag(round(point.y - contact.y))
            contact.y = point.y
            return
        turn = self._turn_of(point.device)
        if turn is None or board.modals.is_waiting:
            return
        held = contact.target
        if not contact.is_dragging_ship:
            if isinstance(held, OnShip) and held.seat == board.game.state.player:
                contact.is_dragging_ship = True
                is_under_way = turn.public_state.phase == "sail" and held.number == turn.ship
                if not is_under_way:
                    board.turns.answer(turn.tap_ship(held.seat, held.number), point.device)
            return
        target = board.widgets.plan.target_at(point.x, point.y)
        if isinstance(target, OnSquare) and turn.voyage and turn.voyage.landing != target.at:
            answer = turn.tap_square(target.at)
            if answer == Moved():  # what cannot be paid is grey, and not told at every motion
                board.turns.answer(answer, point.device)

    def _release(self, point: Point, contact: _Contact) -> None:
        if contact.holds is not None:
            self._board.release(Release(point.device, contact.holds, point.seat))

    def _let_go(self, point: Point, contact: _Contact) -> None:
        board = self._board
        if contact.is_dragging_ship:
            return  # the landing is in preview now; a tap on it commits
        self._release(point, contact)
        if contact.holds is not None:
            return
        target = self._target_at(point)
        if board.modals.is_book_open:
            if not contact.is_dragging_page:
                board.modals.tap_book(point.x, point.y)
        elif target == contact.target and isinstance(target, OnPause):
            board.open_pause()
        elif board.private.peeking.covered is not None:
            if target == contact.target and isinstance(target, OnCover):
                board.private.open_cover(point.device, is_held=False)
            else:
                board.private.close()
        elif self._is_on_own_peek(point):
            self._press(point, Button.HINT)
        elif target == contact.target and isinstance(target, OnHand):
            self._tap_hand(point)
        elif target == contact.target and self._takes_back(target, point.device):
            self._press(point, Button.BACK)
        elif board.is_busy:
            board.skip()
        elif target is not None and target == contact.target:
            self._tap(target, point)
        elif board.modals.is_waiting:
            board.modals.put_away(board.seat_of(point.device))

    def _takes_back(self, target: Target | None, device: Device) -> bool:
        """Whether this is the button by which a device takes its last move back."""
        board = self._board
        is_offered = isinstance(target, OnBack) and board.turn is None
        return is_offered and board.turns.undoable_by(device) is not None

    def _is_on_own_peek(self, point: Point) -> bool:
        board = self._board
        is_open = board.private.peeking.is_open_for(point.device)
        return is_open and board.widgets.peek.rect.collidepoint(point.x, point.y)

    def _tap(self, target: Target, point: Point) -> None:
        board = self._board
        if isinstance(target, OnLog):
            board.open_log(board.seat_of(point.device))
            return
        is_idle = board.turn is None and not board.modals.is_waiting
        if isinstance(target, OnBack) and is_idle and board.turns.leave_undo_to_mover():
            return
        if board.modals.is_waiting:  # anywhere else is as good as the button
            self._press(point, Button.BACK if isinstance(target, OnBack) else Button.CONFIRM)
            return
        turn = self._turn_of(point.device)
        if turn is None:
            return
        if isinstance(target, OnSquare | OnChoice):
            is_read = board.tick - self._previewed >= READ_TICKS
            self._previewed = -READ_TICKS
            if not is_read:  # who clicks at once has not seen what it would do
                return
        board.turns.answer(tapped(turn, target), point.device)

    def _tap_hand(self, point: Point) -> None:
        """A tap opens the own hand, and the next one closes it."""
        private = self._board.private
        if private.peeking.is_open_for(point.device):
            private.put_away()
        else:
            self._press(point, Button.PEEK)


class BoardButtons:
    """Passes each press on to the one who cares for it."""

    def __init__(self, board: "Board") -> None:
        self._board = board

    def press(self, press: Press) -> None:
        """Hear a button: sheets first, then what anybody may do, then the plan."""
        board, button = self._board, press.button
        seat = board.seat_of(press.device)
        if press.is_repeat and button not in DIRECTIONS:
            return
        if board.modals.is_book_open:
            board.modals.press_in_book(button)
        elif button is Button.PAUSE:
            board.open_pause()
        elif button is Button.LOG:
            board.open_log(seat)
        elif board.private.press(press):
            pass
        elif button is Button.FAST:
            board.fast_forward.press(press.device)
        elif self._takes_back(press):
            pass
        elif board.turn is not None and seat == board.game.state.player:
            board.turns.answer(board.turn.press(button), press.device)
        elif press.is_repeat:
            pass  # held since before: nobody means to skip or dismiss anything by it
        elif board.is_busy:
            board.skip()
        elif board.modals.is_waiting and button is Button.BACK:
            board.open_pause()  # nobody is stuck before a sheet that waits for another
        elif board.modals.is_waiting:
            board.modals.put_away(seat)

    def _takes_back(self, press: Press) -> bool:
        """Hear Back while nobody plans, or from whoever has moved before; tell whether it did."""
        board = self._board
        if press.button is not Button.BACK or press.is_repeat:
            return False
        seat = board.seat_of(press.device)
        if board.turn is not None and seat == board.game.state.player:
            return False  # the plan knows what to do
        undoable = board.turns.undoable_by(press.device)
        if undoable is not None:
            board.turns.take_back(press.device, undoable)
        elif not board.is_busy and not board.modals.is_waiting and board.controller.is_bot_to_move:
            board.turns.back_out(press.device)
        else:
            return False
        return True

"""Mouse and finger on the board: taps, drags of ships, holds on the hand; decides nothing."""

from typing import TYPE_CHECKING

from goldenhorn.bindings import Button
from goldenhorn.heard import Point, PointKind, Press, Release
from goldenhorn.view.targets import (
    OnBack,
    OnConfirm,
    OnDominion,
    OnHand,
    OnLog,
    OnPause,
    OnRail,
    OnShip,
    OnSquare,
    OnStall,
    Target,
)

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board


class BoardPointer:
    """Turns what a pointer hits into what a press would do."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._down: Target | None = None
        self._drag_from: float | None = None
        self._is_dragging_ship = False

    def point(self, point: Point) -> None:
        """Hear a pointer."""
        board = self._board
        match point.kind:
            case PointKind.DOWN:
                self._press_down(point)
            case PointKind.DRAGGED:
                self._drag(point)
            case PointKind.HELD if isinstance(self._down, OnHand):
                board.press(Press(point.device, Button.PEEK, point.seat))
            case PointKind.UP:
                self._let_go(point)
            case PointKind.RIGHT_CLICKED:
                board.press(Press(point.device, Button.BACK, point.seat))
            case PointKind.CANCELLED:
                self._down, self._drag_from, self._is_dragging_ship = None, None, False
            case _:
                pass

    def _press_down(self, point: Point) -> None:
        board = self._board
        self._down = board.parts.plan.target_at(point.x, point.y)
        self._drag_from = point.y
        self._is_dragging_ship = False

    def _drag(self, point: Point) -> None:
        board, log = self._board, self._board.parts.log
        if log.is_shown:
            if self._drag_from is not None:
                log.drag(round(point.y - self._drag_from))
                self._drag_from = point.y
            return
        turn = board.turn
        if turn is None or board.seat_of(point.device) != board.game.state.player:
            return
        if isinstance(self._down, OnShip) and not self._is_dragging_ship:
            if self._down.seat == board.game.state.player:
                self._is_dragging_ship = True
                board.answer(turn.tap_ship(self._down.seat, self._down.number))
            return
        target = board.parts.plan.target_at(point.x, point.y)
        is_elsewhere = (
            isinstance(target, OnSquare)
            and turn.voyage is not None
            and turn.voyage.landing != target.at
        )
        if self._is_dragging_ship and is_elsewhere and isinstance(target, OnSquare):
            board.answer(turn.tap_square(target.at))

    def _let_go(self, point: Point) -> None:
        board = self._board
        down, self._down = self._down, None
        was_drag, self._is_dragging_ship = self._is_dragging_ship, False
        if was_drag:
            return  # the landing is in preview now; a tap on it commits
        target = board.parts.plan.target_at(point.x, point.y)
        if isinstance(down, OnHand):
            board.release(Release(point.device, Button.PEEK, point.seat))
        if board.parts.log.is_shown:
            if not board.parts.log.rect.collidepoint(point.x, point.y):
                board.press(Press(point.device, Button.BACK, point.seat))
        elif target == down and isinstance(target, OnPause):
            board.open_pause()
        elif board.is_busy:
            board.skip()
        elif board.is_waiting:
            board.put_sheet_away(point.device)
        elif board.private.peeking.covered is not None:
            board.press(Press(point.device, Button.CONFIRM, point.seat))
        elif target is not None and target == down:
            self._tap(target, point)

    def _tap(self, target: Target, point: Point) -> None:
        board, turn = self._board, self._board.turn
        if isinstance(target, OnLog):
            board.open_log(board.seat_of(point.device))
            return
        if turn is None or board.seat_of(point.device) != board.game.state.player:
            return
        match target:
            case OnShip(seat, number):
                board.answer(turn.tap_ship(seat, number))
            case OnSquare(at):
                board.answer(turn.tap_square(at))
            case OnStall(number):
                board.answer(turn.tap_choice(number))
            case OnRail(rail):
                board.answer(turn.tap_rail(rail))
            case OnDominion(number):
                board.answer(turn.tap_dominion(number))
            case OnConfirm():
                board.answer(turn.press(Button.CONFIRM))
            case OnBack():
                board.answer(turn.press(Button.BACK))
            case OnHand():
                self._tap_hand(point)
            case _:
                pass

    def _tap_hand(self, point: Point) -> None:
        """A tap opens the own hand, and the next one closes it."""
        private = self._board.private
        if private.peeking.seat is not None:
            private.peeking.close()
            self._board.parts.peek.close()
        else:
            self._board.press(Press(point.device, Button.PEEK, point.seat))

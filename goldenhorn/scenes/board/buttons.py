"""Buttons on the board: who may do what by which, whoever's turn it is; decides nothing."""

from typing import TYPE_CHECKING

from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.input_events import Press

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board


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
        if board.sheets.is_book_open:
            board.sheets.press_in_book(button)
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
        elif board.sheets.is_waiting and button is Button.BACK:
            board.open_pause()  # nobody is stuck before a sheet that waits for another
        elif board.sheets.is_waiting:
            board.sheets.put_away(seat)

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
            board.turns.undo(undoable)
        elif not board.is_busy and not board.sheets.is_waiting and board.proceedings.is_bot_to_move:
            board.turns.back_out(press.device)
        else:
            return False
        return True

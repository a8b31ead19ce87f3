"""What the ribbon says while nobody plans: what is being done, or who thinks; public facts only."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenhorn.board_view.words.board_words import headline
from goldenhorn.board_view.words.deed_lines import BELL, one_colour_short
from goldenhorn.board_view.words.narrator_words import is_one_short
from goldenhorn.common.language import _
from goldenhorn.engine.events import Event
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import MIDDLE_DOT, Line
from goldenhorn.session.deeds import comes_one_short

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board


class Ribbon:
    """Keeps ribbon and slip in step with what is shown; a plan writes on the ribbon itself."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._headline: tuple[int, tuple[Line, ...]] | None = None
        """Whose deed is being shown, and the lines for it, the longest first."""
        self._told: tuple[int, tuple[Line, ...]] | None = None
        """Whose deed stands on the ribbon, and its lines; without lines that seat is thinking."""

    def forget(self) -> None:
        """Begin anew, on a ribbon that says nothing."""
        self._headline = self._told = None

    def shows(self, before: State, events: Sequence[Event]) -> None:
        """Tell what was done in a position that is being shown now."""
        game, seat = self._board.game, before.player
        line = headline(game, seat, events)
        if line is not None and comes_one_short(before, game.state):
            short: Line = [BELL, is_one_short(game.names[seat])]
            long: Line = [*line, MIDDLE_DOT, BELL, one_colour_short()]
            self.says(seat, (long, short))
        elif line is not None:
            self.says(seat, (line,))
        self.update()
        self._board.widgets.tell_last_deeds()

    def says(self, seat: int, lines: tuple[Line, ...]) -> None:
        """Note how that is to be told, from the fullest line to the shortest."""
        self._headline = seat, lines

    def update(self) -> None:
        """Write what is to be told now, if that is something else."""
        if self._is_taken:
            self._told = None
            return
        told = self._what_to_tell()
        if told != self._told:
            self._told = told
            self._board.widgets.board.ask_again(self._fitted(told))

    @property
    def _is_taken(self) -> bool:
        """Whether somebody else has something to say on the ribbon."""
        board = self._board
        return board.turn is not None or board.turns.is_saying or board.modals.is_book_open

    def _what_to_tell(self) -> tuple[int, tuple[Line, ...]] | None:
        board, game = self._board, self._board.game
        if board.is_busy:
            return self._headline
        if board.modals.invitation is not None:
            return board.modals.invitation
        if not game.is_over and board.controller.is_bot_to_move:
            return game.state.player, ()
        return None

    def _fitted(self, told: tuple[int, tuple[Line, ...]] | None) -> tuple[int, Line] | None:
        """Return the line that finds room on the ribbon; whose turn it is always does."""
        if told is None:
            return None
        seat, lines = told
        lines = lines or ([self._thinking],)
        turn = _("{name}’s turn", name=self._board.game.names[seat])
        return seat, self._board.widgets.for_ribbon(*lines, [turn])

    @property
    def _thinking(self) -> str:
        game = self._board.game
        name = game.names[game.state.player]
        if self._board.controller.is_turn_lent:
            return _("A bot plays for {name}", name=name)
        return _("{name} is thinking", name=name)

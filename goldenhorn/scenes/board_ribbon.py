"""What the ribbon says while nobody plans: what is being done, or who thinks; public facts only."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from goldenhorn.engine.events import Event
from goldenhorn.language import _
from goldenhorn.scenes.board_words import headline
from goldenhorn.view.rich_line import Line
from goldenhorn.view.tween import at_once

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board


class Ribbon:
    """Keeps ribbon and slip in step with what is shown; a plan writes on the ribbon itself.

    Finding words and writing them takes long, so it is done a little in each tick.
    """

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._headline: tuple[int, tuple[Line, ...]] | None = None
        """Whose deed is being shown, and the lines for it, the longest first."""
        self._told: tuple[int, tuple[Line, ...]] | None = None
        """Whose deed stands on the ribbon, and its lines; without lines that seat is thinking."""
        self._news: Iterator[None] | None = None
        """Finds words for the last deed, and writes on the slip, step by step."""
        self._line: tuple[int, Line] | None = None
        """That seat, and the line that found room."""
        self._is_due = False
        """Whether that is still to be written; finding it took a tick."""

    def forget(self) -> None:
        """Begin anew, on a ribbon that says nothing."""
        self._headline = self._told = None
        self._is_due = False
        self._news = None

    def shows(self, seat: int, events: Sequence[Event]) -> None:
        """Note what a seat has done that is being shown now."""
        self._news = self._tell_news(seat, events)

    def says(self, seat: int, lines: tuple[Line, ...]) -> None:
        """Note how that is to be told, from the fullest line to the shortest."""
        self._headline = seat, lines

    def catch_up(self) -> None:
        """Tell at once what is to be told later."""
        if self._news is not None:
            at_once(self._news)

    def _tell_news(self, seat: int, events: Sequence[Event]) -> Iterator[None]:
        yield
        line = headline(self._board.game, seat, events)
        if line is not None:
            self.says(seat, (line,))
            asked = self._fitted(self._headline)
            yield
            if not self._is_taken:
                self._told, self._is_due = self._headline, False
                self._board.parts.board.ask_again(asked)
        yield
        yield from self._board.parts.telling_last_deeds()

    @property
    def is_writing(self) -> bool:
        """Whether there is something to find or to write."""
        return self._news is not None or self._is_due

    def update(self) -> bool:
        """Pass a tick; tell whether there was anything to find or to write."""
        board = self._board
        if self._news is not None:
            if next(self._news, self) is not self:
                return True
            self._news = None
        if self._is_taken:
            self._told, self._is_due = None, False
            return False
        told = self._what_to_tell()
        if told != self._told:
            self._told, self._line, self._is_due = told, self._fitted(told), True
            if told is not None and board.parts.board.asked is None:
                board.parts.board.ask_again((told[0], ()))  # bare until there are words
            return True
        if not self._is_due:
            return False
        self._is_due = False
        board.parts.board.ask_again(self._line)
        return True

    @property
    def _is_taken(self) -> bool:
        """Whether somebody else has something to say on the ribbon."""
        board = self._board
        return board.turn is not None or board.turns.is_saying or board.sheets.is_book_open

    def _what_to_tell(self) -> tuple[int, tuple[Line, ...]] | None:
        board, game = self._board, self._board.game
        if board.is_busy:
            return self._headline
        if board.sheets.is_coming:
            return self._told
        if board.sheets.invitation is not None:
            return board.sheets.invitation
        if not game.is_over and board.proceedings.is_bot_to_move:
            return game.state.player, ()
        return None

    def _fitted(self, told: tuple[int, tuple[Line, ...]] | None) -> tuple[int, Line] | None:
        """Return the line that finds room on the ribbon; whose turn it is always does."""
        if told is None:
            return None
        seat, lines = told
        lines = lines or ([self._thinking],)
        turn = _("{name}’s turn", name=self._board.game.names[seat])
        return seat, self._board.parts.for_ribbon(*lines, [turn])

    @property
    def _thinking(self) -> str:
        game = self._board.game
        name = game.names[game.state.player]
        if self._board.proceedings.is_turn_lent:
            return _("A bot plays for {name}", name=name)
        return _("{name} is thinking", name=name)

"""What the ribbon says while nobody plans: what is being done, or who thinks; public facts only."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenhorn.engine.events import Event
from goldenhorn.language import _
from goldenhorn.scenes.board_words import headline
from goldenhorn.view.rich_line import Line

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board

TICKS_LATE = 6
FIND_HEADLINE, FIND_DEEDS = 5, 2
"""Ticks after a deed until the slip is written on, and how many are left when words are found for
ribbon and slip; the ribbon comes last. Each takes as long as a tick may, and so does the show."""


class Ribbon:
    """Keeps ribbon and slip in step with what is shown; a plan writes on the ribbon itself."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._headline: tuple[int, tuple[Line, ...]] | None = None
        """Of whom what is being shown, at length and in short."""
        self._told: tuple[int, tuple[Line, ...]] | None = None
        """Of whom what stands on the ribbon; no lines say that they think."""
        self._late = 0
        """Ticks until the ribbon is written on again."""
        self._events: tuple[int, Sequence[Event]] = 0, ()
        """Who has done what last."""
        self._deeds: tuple[int, list[Line]] | None = None
        """What the slip is about to tell."""
        self._is_due = False
        """Whether it was already to be written on a tick ago, which had enough else to do."""

    def forget(self) -> None:
        """Begin anew, on a ribbon that says nothing."""
        self._headline = self._told = None
        self._late = 0

    def shows(self, seat: int, events: Sequence[Event]) -> None:
        """Note what a seat has done that is being shown now."""
        self._events = seat, events
        self._late = TICKS_LATE

    def says(self, seat: int, lines: tuple[Line, ...]) -> None:
        """Note how that is to be told, from the fullest line to the shortest."""
        self._headline = seat, lines

    def catch_up(self) -> None:
        """Tell at once what is to be told later."""
        if self._late:
            self._late = 0
            self._find_headline()
            self._board.parts.tell_last_deeds()

    def _find_headline(self) -> None:
        seat, events = self._events
        line = headline(self._board.game, seat, events)
        if line is not None:
            self.says(seat, (line,))

    def update(self) -> None:
        """Pass a tick."""
        board, game = self._board, self._board.game
        if self._late:
            self._late -= 1
            if self._late == FIND_HEADLINE:
                self._find_headline()
            elif self._late == FIND_DEEDS:
                self._deeds = board.parts.last_deeds()
            elif not self._late:
                board.parts.write_on_slip(self._deeds)
            return
        if board.turn is not None or board.turns.is_saying or board.sheets.is_book_open:
            self._told = None
            return
        told: tuple[int, tuple[Line, ...]] | None = None
        if board.is_busy:
            told = self._headline
        elif board.sheets.invitation is not None:
            told = board.sheets.invitation
        elif not game.is_over and board.proceedings.is_bot_to_move:
            told = game.state.player, ()
        if told == self._told or not self._is_due:
            self._is_due = told != self._told
            return
        self._told, self._is_due = told, False
        if told is None:
            board.parts.board.ask_again(None)
        else:
            seat, lines = told
            lines = lines or ([self._thinking],)
            board.parts.tell(seat, *lines, [_("{name}’s turn", name=game.names[seat])])

    @property
    def _thinking(self) -> str:
        game = self._board.game
        name = game.names[game.state.player]
        if self._board.proceedings.is_turn_lent:
            return _("A bot plays for {name}", name=name)
        return _("{name} is thinking", name=name)

"""Tells whoever listens how a game goes on: deeds, turns, prompts and reasons; open facts only."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenhorn.board_view.overlays.log_page import round_title
from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.words.event_lines import event_lines
from goldenhorn.board_view.words.narrator_words import (
    is_one_short,
    spoken,
    spoken_deed,
    spoken_plan,
    spoken_recap,
)
from goldenhorn.common.language import _, ngettext_
from goldenhorn.engine.events import Event
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import State
from goldenhorn.session.deeds import comes_one_short, company_of, recap_for
from goldenhorn.session.public_facts import Deed

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board


class BoardNarration:
    """Speaks for a board to the narrator, while there is one who listens."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._narrator = board.context.narrator
        self._is_new = True
        """Whether the board has just come up, at first or from behind another screen."""
        self._coached = ""
        self._read: Deed | None = None
        """What was told of the book that lies open; None while none does."""

    def update(self) -> None:
        """Pass a tick; say where one is when the board has come up."""
        if self._is_new and self._narrator.is_on:
            self._is_new = False
            if self._board.modals.is_calling:
                self.calls()
            else:
                self._narrator.tell(*self._whose_turn())
            self._board.turns.show()
        if self._narrator.is_on:
            self._read_book()

    def left(self) -> None:
        """Say everything again when the board comes back."""
        self._is_new, self._read = True, None

    def calls(self) -> None:
        """Tell whom the hand-over calls, what happened since, and how it stands."""
        if self._narrator.is_on and not self._is_new:
            game = self._board.game
            recap = recap_for(game, game.state.player)
            self._narrator.tell(*spoken_recap(recap, company_of(game)))

    def _read_book(self) -> None:
        """Tell the line of the open book that the cursor has come to, if any."""
        board = self._board
        deed = board.widgets.log.deed if board.modals.is_book_open else None
        before, self._read = self._read, deed
        if deed is None or deed is before:
            return
        title = "" if before is not None else _("Log-book")
        is_same_round = before is not None and before.round == deed.round
        heading = "" if is_same_round else round_title(deed.round)
        self._narrator.tell(title, heading, *spoken_deed(deed, company_of(board.game)))

    def played(self, events: Sequence[Event], before: State) -> None:
        """Tell what came of a commit that was made in a position, and whose turn it is then."""
        if not self._narrator.is_on:
            return
        game = self._board.game
        lines = [spoken(line) for _event, line in event_lines(events, game.names, game.state.route)]
        if comes_one_short(before, game.state):
            lines.append(is_one_short(game.names[before.player]))
        if game.is_over:
            lines += self._final_points()
        elif game.state.turn != before.turn:
            lines += self._whose_turn()
        self._narrator.tell(*lines)

    def _whose_turn(self) -> list[str]:
        game = self._board.game
        return [] if game.is_over else [_("{name}’s turn", name=game.names[game.state.player])]

    def _final_points(self) -> list[str]:
        game = self._board.game
        return [
            ngettext_("{name}: {count} point", "{name}: {count} points", points, name=name)
            for name, points in zip(game.names, scores(game.state), strict=True)
        ]

    def plans(self, keys: Keys) -> None:
        """Tell what has the focus in the plan, and what can be done."""
        turn = self._board.turn
        if self._narrator.is_on and turn is not None and not self._is_new:
            self._narrator.tell(*spoken_plan(turn, keys, self._board.game.names))

    def says(self, sentence: str) -> None:
        """Tell a sentence that everybody may read."""
        self._narrator.tell(sentence)

    def coaches(self, sentence: str) -> None:
        """Tell what the coach says, however often it is said, once until it changes."""
        if sentence != self._coached:
            self._coached = sentence
            self._narrator.tell(sentence)

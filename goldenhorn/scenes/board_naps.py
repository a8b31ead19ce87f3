"""The board's naps: while somebody thinks, most ticks pass without looking round.

Only the sea and the plan live on meanwhile; whatever is heard ends a nap.
"""

from typing import TYPE_CHECKING

from goldenhorn.scenes.scene import NAP

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board


class BoardNaps:
    """Knows when nothing will happen on a board by itself, and passes that time."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.left = 0
        """Ticks for which nothing needs to be looked at, unless something is heard."""

    def begin_if_quiet(self) -> None:
        """Take a nap if nothing will happen by itself for a while, but the sea and the plan."""
        board, parts = self._board, self._board.parts
        is_quiet = (
            board.turn is not None
            and parts.choreography.is_still
            and not parts.has_more_to_do
            and board.private.is_quiet
            and not board.turn_minutes
            and board.turns.is_quiet_for(NAP)
        )
        if is_quiet:
            self.left = NAP

    def end(self) -> None:
        """Look round at the next tick."""
        self.left = self._board.stage.nap = 0

    def pass_ticks(self, ticks: int) -> None:
        """Count for how long somebody has thought."""
        self.left = max(0, self.left - ticks)
        self._board.tick += ticks
        self._board.turns.pass_quietly(ticks)

    def doze(self) -> None:
        """Pass a tick without looking round."""
        board = self._board
        self.pass_ticks(1)
        board.let_sea_live()
        board.parts.plan.advance(board.tick)

"""How long people may take for a turn, where a timer is set: counted in ticks, by open facts only.

Only the turn of a person counts, and only while nothing else is before it: pauses, lost pads, rules
and replays are other screens, on which no tick reaches the board.
"""

from typing import TYPE_CHECKING

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.common.pacing import TICKS_PER_SECOND

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board

TICKS_PER_MINUTE = 60 * TICKS_PER_SECOND
LAST_SECONDS = 20
"""From here on the seconds are written out, after one sound."""


class TurnClock:
    """Counts the ticks of one turn, and then lends it to a bot."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._turn: int | None = None
        """Which turn of the game is being counted."""
        self.ticks = 0
        """How many ticks of it have passed."""

    def update(self) -> None:
        """Pass a tick."""
        board = self._board
        turn = board.game.state.turn
        if turn != self._turn:
            self._turn, self.ticks = turn, 0
        given = board.turn_minutes * TICKS_PER_MINUTE
        is_asked = board.turn is not None or board.modals.is_calling
        if not given or not is_asked:
            board.widgets.clock.hide()
            return
        if self._runs:
            self.ticks += 1
            if given - self.ticks == LAST_SECONDS * TICKS_PER_SECOND:
                board.context.sound.play(Cue.TURN)
        if self.ticks >= given:
            self._lend_turn()
        else:
            self._show(given)

    @property
    def _runs(self) -> bool:
        """Whether nothing keeps the person from playing."""
        board = self._board
        is_covered = board.private.peeking.covered is not None
        return not board.is_busy and not board.modals.is_book_open and not is_covered

    def _show(self, given: int) -> None:
        clock = self._board.widgets.clock
        if self._board.turn is None:  # the ribbon calls somebody
            clock.hide()
            return
        left = given - self.ticks
        seconds = -(-left // TICKS_PER_SECOND)
        clock.show(left / given, seconds if seconds <= LAST_SECONDS else None)

    def _lend_turn(self) -> None:
        """Drop the plan, and let a bot play this one turn."""
        board = self._board
        seat = board.game.state.player
        board.widgets.clock.hide()
        board.turns.drop()
        board.private.forget()
        board.widgets.plan.idle()
        board.modals.drop_call()
        board.controller.bot_plays_this_turn()
        sentence = _("Time is up: a bot plays this turn for {name}.", name=board.game.names[seat])
        board.turns.say(seat, sentence, _("Time is up: a bot plays."))

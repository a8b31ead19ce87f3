"""The turns of bots on the board: played when it is time, and shown or summed up; open facts only.

A turn that is summed up is seen all at once when it is over: until then the picture stays as it was
before. What came of it is told on the ribbon, long enough to be read.
"""

from typing import TYPE_CHECKING

from goldenhorn.board_view.animation.choreography import SOUNDS
from goldenhorn.board_view.words.board_words import most_important, summary_of, top_discard
from goldenhorn.common.language import _
from goldenhorn.engine.actions import Action
from goldenhorn.engine.events import EndCame, Event
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import Line

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board

BEAT_TICKS = {"calm": 30, "normal": 18, "fast": 6, "instant": 0}
"""For how long everything stands still before a bot's turn, so that people see whose it is."""
UNDO_TICKS = 100
"""For how long a bot waits at rest after a move that could still be taken back: time to do so."""
READ_TICKS = {"calm": 210, "normal": 140, "fast": 90, "instant": 60}
"""For how long a line stays that sums a turn up."""


class BotsTurns:
    """Lets bots act on a board."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._shown: State | None = None
        """The position in the picture, while a turn is played that will be summed up."""
        self._unseen: list[Event] = []
        """What has happened in that turn."""
        self._seat = 0
        self._pages: list[Line] = []
        """What is still to be told of it, one after another."""
        self._ticks_left = 0.0

    @property
    def is_telling(self) -> bool:
        """Whether it is being told what a bot did."""
        return self._ticks_left > 0

    # Acting

    def act(self, is_resting: bool, rested_ticks: int) -> None:
        """Let the bot to move think for a tick, and act if it is time."""
        board = self._board
        controller, speed = board.controller, board.context.speed
        action = controller.think(speed, is_resting)
        if not board.sums_up_bots:
            self._show_unseen()
        if not is_resting:
            return
        if controller.is_turn_lent and board.turns.is_saying:
            return  # so that its owner can read why
        state = board.game.state
        is_first = state.phase == "begin" and not state.raided
        waits = BEAT_TICKS[speed] if is_first else 0
        if controller.waits_for_undo:
            waits = max(waits, UNDO_TICKS)
        if action is None or rested_ticks <= waits:
            return
        if board.sums_up_bots:
            self._play_unseen(action)
        else:
            board.play((action,))

    def _play_unseen(self, action: Action) -> None:
        game = self._board.game
        before = game.state
        self._shown = self._shown or before
        self._unseen += self._board.play((action,), is_seen=False)
        if game.is_over or game.state.turn != before.turn:
            self._sum_up(before)

    def _sum_up(self, last: State) -> None:
        """Show where everything ends, and begin to tell how it came about."""
        board, before, events = self._board, self._shown, self._unseen
        assert before is not None
        self._show_unseen()
        if any(isinstance(event, EndCame) for event in events):
            board.modals.ring_soon()
        event = most_important(events, last.player)
        if event is None:
            return
        if type(event) in SOUNDS:
            board.context.sound.play(SOUNDS[type(event)])
        self._seat = last.player
        self._pages = board.widgets.pages_for_ribbon(summary_of(board.game, last))
        board.widgets.summary.show(before, events, board.tick)
        self._turn_page()

    def _show_unseen(self) -> None:
        """Bring the picture up to date."""
        if self._shown is None:
            return
        board = self._board
        self._shown, self._unseen = None, []
        hand = board.controller.hand_in_front(board.game.state)
        board.widgets.choreography.show(board.game.state, hand, top_discard(board.game))
        board.widgets.tell_last_deeds()

    # Telling

    def _turn_page(self) -> None:
        board, page = self._board, self._pages.pop(0)
        name = _("{name}:", name=board.game.names[self._seat])
        board.ribbon.says(self._seat, ([name, *page], page))
        self._ticks_left = READ_TICKS[board.context.speed]

    def update(self) -> None:
        """Pass a tick."""
        if not self.is_telling:
            return
        self._board.widgets.summary.advance(self._board.tick)
        self._ticks_left -= self._board.haste
        if self.is_telling:
            return
        if self._pages:
            self._turn_page()
        else:
            self.skip()

    def skip(self) -> None:
        """Tell no more, and show where everything is."""
        self._show_unseen()
        self.forget()

    def forget(self) -> None:
        """Tell nothing: the picture was made anew and is up to date."""
        self._shown, self._unseen, self._pages, self._ticks_left = None, [], [], 0
        self._board.widgets.summary.clear()

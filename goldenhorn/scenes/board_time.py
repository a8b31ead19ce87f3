"""How time passes on a board: all is looked at, or only a show is watched, or somebody thinks.

Whatever is heard ends a time in which less is looked at. Knows neither plans nor rules.
"""

from typing import TYPE_CHECKING

from goldenhorn.scenes.scene import NAP, Scene
from goldenhorn.sound import Music
from goldenhorn.view.choreography import PACES

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board

LOOK_ROUND_EVERY = 24
"""While a show is only watched, everything else is looked after once in so many ticks."""


class BoardTime:
    """Lets ticks pass for all that is on a board."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.nap_left = 0
        """Ticks of a nap, in which only the sea and the plan live on."""
        self._watches_for = 0
        """Ticks in which only a show is expected to go on."""
        self._rested_ticks = 0
        """For how long everything has stood still since the last action."""
        self._is_sea_alive = False
        """Whether things move while nobody acts, when that was last asked."""

    @property
    def is_napping(self) -> bool:
        """Whether the next tick will be passed without looking round."""
        return self.nap_left > 0

    def wake(self) -> None:
        """Look round at the next tick."""
        self._watches_for = 0
        self.nap_left = self._board.stage.nap = 0

    def act(self) -> None:
        """Note that somebody acts now."""
        self._rested_ticks = 0

    def slept(self, ticks: int) -> None:
        """Count for how long somebody has thought."""
        self.nap_left = max(0, self.nap_left - ticks)
        self._board.tick += ticks
        self._board.turns.pass_quietly(ticks)

    def pass_tick(self) -> Scene | None:
        """Pass a tick; return the scene of the next one."""
        board = self._board
        if self.nap_left:
            self._doze()
            return board
        if not self._watches_for:
            board.miss_pads()
            if self._is_only_watched:
                self._watches_for = -board.tick % LOOK_ROUND_EVERY
                board.turns.offer_undo()
        if self._watches_for:
            self._watch()
            return board
        if board.next is not board:
            following, board.next = board.next, board
            return following
        if board.tick == 0:
            board.stage.sound.start_music(Music.SEA)
        board.tick += 1
        return self._look_round()

    @property
    def _is_only_watched(self) -> bool:
        """Whether something is being shown, and nothing else can happen meanwhile."""
        board, parts = self._board, self._board.parts
        is_busy = not parts.choreography.is_idle
        is_alone = board.turns.turn is None and not parts.has_overlay and board.private.is_quiet
        return is_busy and is_alone and board.next is board

    def _watch(self) -> None:
        """Pass a tick of a show that is only watched."""
        board, speed = self._board, self._board.stage.speed
        choreography = board.parts.choreography
        self._watches_for -= 1
        board.tick += 1
        choreography.update(PACES[speed] / board.haste)
        board.proceedings.think(speed, is_resting=False)
        if board.ribbon.is_writing and not choreography.has_laboured:
            board.ribbon.update()
        if self._is_sea_alive and not board.is_sea_dim:
            board.parts.sea.update(board.tick, at_leisure=True)
        elif self._is_sea_alive:
            board.parts.sea.hold_breath()
        if choreography.is_idle:
            self._watches_for = 0

    def _look_round(self) -> Scene | None:
        """Pass a tick in which anything may happen."""
        board = self._board
        board.follow_pause()
        parts = board.parts
        if not parts.choreography.is_still:
            parts.choreography.update(PACES[board.stage.speed] / board.haste)
        parts.update_overlays()
        board.private.update()
        board.bots.update()
        if board.turn is not None and not board.sheets.is_book_open:
            parts.plan.advance(board.tick)
        following = self._go_on()
        is_writing = board.ribbon.update()
        if not board.is_busy and not is_writing:
            parts.warming.go_on()
        # Turning a hull takes as long as a tick may, so nothing else happens then.
        is_calm = self._rested_ticks > 1 and not is_writing and not parts.banner.is_shown
        self._let_sea_live(at_leisure=not is_calm)
        board.sheets.update()
        board.turns.offer_undo()
        board.turns.nudge()
        board.clock.update()
        board.narration.update()
        if following is board and self._is_quiet:
            self.nap_left = NAP
        return following

    def _go_on(self) -> Scene | None:
        """Let whoever is to move begin or act, once everything rests."""
        board = self._board
        is_resting = not board.is_busy and not board.sheets.is_waiting
        self._rested_ticks = self._rested_ticks + 1 if is_resting else 0
        if board.game.is_over:
            return board.over() if is_resting else board
        if is_resting and board.sheets.ring():
            return board
        if board.proceedings.is_bot_to_move:
            board.bots.act(is_resting, self._rested_ticks)
        elif board.turn is None and is_resting:
            board.turns.begin()
        return board

    def _let_sea_live(self, *, at_leisure: bool = False) -> None:
        """Pass a tick for what moves while nobody acts."""
        board = self._board
        self._is_sea_alive = board.stage.has_ambient
        if self._is_sea_alive and board.is_sea_dim:
            board.parts.sea.hold_breath()
        elif self._is_sea_alive:
            board.parts.sea.update(board.tick, at_leisure)

    # Naps

    @property
    def _is_quiet(self) -> bool:
        """Whether nothing will happen by itself for a while, but to the sea and the plan."""
        board, parts = self._board, self._board.parts
        return (
            board.turn is not None
            and parts.choreography.is_still
            and not parts.has_more_to_do
            and board.private.is_quiet
            and not board.turn_minutes
            and board.turns.is_quiet_for(NAP)
        )

    def _doze(self) -> None:
        """Pass a tick without looking round."""
        self.slept(1)
        self._let_sea_live()
        self._board.parts.plan.advance(self._board.tick)

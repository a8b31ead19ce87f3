"""Watching a game again: play, pause, step, speed, jumps, and open hands once a game is over.

Changes nothing in the game. Of one that is not over only the public view is shown.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence

from goldenhorn.board_view.words.event_lines import event_lines
from goldenhorn.board_view.words.narrator_words import spoken
from goldenhorn.common.language import _
from goldenhorn.engine.events import Event
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press, Release
from goldenhorn.scenes.replay.replay_view import (
    END,
    HANDS,
    PLAY,
    ROUND_BACK,
    ROUND_ON,
    SAVE,
    SPEED,
    SPEEDS,
    STEP_BACK,
    STEP_ON,
    TRACK,
    ReplayLooks,
)
from goldenhorn.session.game import Game
from goldenhorn.storage.fame import save_record
from goldenhorn.system.sound import Music
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import FastForward, Scene

PACES = (2.0, 1.0, 0.5, 0.25)
"""How much longer everything takes at each speed."""
FORWARD = 0.25
"""How much longer it takes while somebody holds fast-forward."""
REST_TICKS = 28
"""Between two steps, so that the sentence can be read."""
TITLE_TICKS = 80
LINGER_TICKS = 110
"""An instant replay that has been seen goes back to the game by itself after so long."""
ORDER = (TRACK, HANDS, SAVE, PLAY, SPEED)


class Replay(ReplayLooks):
    """A game being watched again."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene | None,
        game: Game,
        *,
        leave: Callable[[], Scene | None] | None = None,
        is_open: bool = False,
        since: int | None = None,
    ) -> None:
        """Watch a game; `since` a step it is an instant replay. Without a parent Back ends the app.

        Back leads to what `leave` returns, the parent by default; `is_open` shows all hands at
        first, if they may be seen at all.
        """
        super().__init__(context, game, since or 0)
        self._parent = parent
        self._leave = leave if leave is not None else lambda: parent
        self._is_instant = since is not None
        if self._is_instant:
            self.title, self.leaves_to = _("Instant replay"), _("to the game")
        elif parent is None:
            self.leaves_to = _("leave")
        self.is_open = is_open and self.timeline.may_open
        self._title_ticks = TITLE_TICKS
        self._rest = 0
        """Ticks until the next step."""
        self._is_stepping = False
        """Whether one step is being played though the film stands still."""
        self._fast_forward = FastForward(context)
        self._tick = 0
        self._lingers: int | None = None
        """For how many ticks an instant replay that played to its end has been over."""

    # Passing time

    def update(self) -> Scene | None:
        """Pass a tick."""
        if self._tick == 0 and self._parent is None:
            self.context.sound.start_music(Music.SEA)
        self._tick += 1
        following = super().update()
        if following is not self:
            return following
        if self.context.is_ambient_tick(self._tick):
            self.sea.update(self._tick)
        if self._title_ticks:
            self._title_ticks -= 1
            if not self._title_ticks:
                self.changed()
        else:
            self._go_on()
        return self

    def _go_on(self) -> None:
        choreography = self.choreography
        was_busy = not choreography.is_idle
        is_held = was_busy and not (self.is_playing or self._is_stepping)
        if not is_held and not choreography.is_still:  # foam fades while the film stands still
            choreography.update(self.pace)
        if was_busy and choreography.is_idle:
            self._is_stepping = False
            self._rest = round(REST_TICKS * self.pace)
            self.came_to_rest()
            if self.timeline.is_at_end:
                self._ended()
        elif self.is_playing and not was_busy:
            self._rest -= 1
            if self._rest <= 0:
                self._play_a_step()
        self._linger()

    @property
    def pace(self) -> float:
        """How many ticks a tick of what is watched takes now, as a part of the usual."""
        return PACES[self.speed] * (FORWARD if self._fast_forward.is_on else 1)

    def _play_a_step(self) -> None:
        """Let the next step be seen."""
        if not self.choreography.is_idle:
            self.choreography.finish()
            self.came_to_rest()  # hands stand where the board stands
        if self.timeline.is_at_end:
            self._ended()
            return
        for step in self.timeline.forward():
            before, after = self.timeline.around(step)
            events = self.timeline.events_of(step)
            self.choreography.play(events, before, after)
            self._narrate_step(events)
        self.changed()

    def _narrate_step(self, events: Sequence[Event]) -> None:
        if self.context.narrator.is_on:
            told = event_lines(events, self.timeline.game.names, self.timeline.game.state.route)
            self.context.narrator.tell(*(spoken(line) for _event, line in told))

    def _ended(self) -> None:
        if self.is_playing and self._is_instant:
            self._lingers = 0
        self.is_playing = False
        self.changed()

    def _linger(self) -> None:
        if self._lingers is not None:
            self._lingers += 1
            if self._lingers > LINGER_TICKS:
                self.next = self._parent

    # Hearing

    def press(self, press: Press) -> None:
        """Go faster while that is held; else as on any page."""
        self._lingers = None
        if press.button is Button.FAST:
            self._fast_forward.press(press.device)
        else:
            super().press(press)

    def release(self, release: Release) -> None:
        """Hear that fast-forward is let go."""
        if release.button is Button.FAST:
            self._fast_forward.release(release.device)

    def point(self, point: Point) -> None:
        """Let the line of time be pulled."""
        if point.kind in (PointKind.DOWN, PointKind.RIGHT_CLICKED):
            self._lingers = None
        super().point(point)
        if point.kind is PointKind.DRAGGED and self.pressed == TRACK:
            self._jump_to(point.x)

    def lost(self, lost: DeviceLost) -> None:
        """Let the game answer if a seat is lost."""
        self._fast_forward.forget(lost.device)
        if lost.seats and self._is_instant and self._parent is not None:
            self._parent.lost(lost)
            self.next = self._parent

    def in_order(self) -> Sequence[Hashable]:
        """What is offered of everything, from the top down."""
        offered = {item.key for item in self.focus.items}
        return [key for key in ORDER if key in offered]

    # Acting

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Do what a disc, a pill or a deed says."""
        match key:
            case ("speed", int(number)):
                self.speed = number
            case ("deed", int(step)):
                self._jump(lambda: self.timeline.jump_behind(step))
            case str() if key in self._deeds:
                self._deeds[key]()

    @property
    def _deeds(self) -> Mapping[str, Callable[[], object]]:
        timeline = self.timeline
        return {
            PLAY: self._toggle,
            TRACK: lambda: self._jump(timeline.to_end),
            END: lambda: self._jump(timeline.to_end),
            ROUND_BACK: lambda: self._jump(timeline.round_before),
            ROUND_ON: lambda: self._jump(timeline.next_round),
            STEP_BACK: lambda: self._step(-1),
            STEP_ON: lambda: self._step(1),
            HANDS: lambda: self.turned(HANDS, 1),
            SPEED: self._speed_up,
            SAVE: self._save,
        }

    def tapped(self, item: Item, point: Point) -> None:
        """Let a tap on the line of time go there."""
        if item.key == TRACK:
            self._jump_to(point.x)
        else:
            super().tapped(item, point)

    def turned(self, key: Hashable, step: int) -> bool:
        """Go by steps or rounds, change the speed, open or close the hands."""
        if key == PLAY:
            return self._step(step)
        if key == TRACK:
            return self._jump(self.timeline.next_round if step > 0 else self.timeline.round_before)
        if key == HANDS:
            self.is_open = not self.is_open
            return True
        faster = min(max(self.speed + step, 0), len(SPEEDS) - 1)
        self.speed, was = faster, self.speed
        return faster != was

    def went_back(self) -> None:
        """Return to where one came from."""
        self.next = self._leave()

    def _toggle(self) -> None:
        if self.is_over:
            self._jump(self.timeline.to_start)
            self.is_playing = True
        else:
            self._begin_at_once()
            self.is_playing = not self.is_playing
            self._rest = 0

    def _save(self) -> None:
        """Write the game to a file of its own, and say where it is."""
        self._begin_at_once()
        self.is_playing = False
        sentence = save_record(self.timeline.game, self.context.folder)
        answers = ((_("Good"), lambda: self),)
        self.next = Question(self.context, self, _("Save"), sentence, answers, preselected=0)

    def _speed_up(self) -> None:
        self.speed = (self.speed + 1) % len(SPEEDS)

    def _step(self, step: int) -> bool:
        """Let one step be seen, or show at once what was before the last; then stand still."""
        self._begin_at_once()
        self.is_playing = False
        if step < 0:
            return self._jump(self.timeline.back)
        if self.timeline.is_at_end:
            if self.choreography.is_idle:
                return False
            self.show_at_once()
            return True
        self._is_stepping = True
        self._play_a_step()
        return True

    def _jump(self, move: Callable[[], object]) -> bool:
        """Move the timeline and show at once where it stands; tell whether that is elsewhere."""
        self._begin_at_once()
        was_at, was_idle = self.timeline.at, self.choreography.is_idle
        move()
        if self.timeline.at == was_at and was_idle:
            return False
        self._is_stepping = False
        self._rest = round(REST_TICKS * self.pace)
        self.show_at_once()
        if self.timeline.is_at_end:
            self.is_playing = False
        return True

    def _jump_to(self, x: float) -> None:
        place = self.plan.bar
        share = min(max((x - place.x) / place.width, 0.0), 1.0)
        self._jump(lambda: self.timeline.jump_to_share(share))

    def _begin_at_once(self) -> None:
        """Take the ribbon away: somebody knows already where they are."""
        if self._title_ticks:
            self._title_ticks = 0
            self.changed()


def replay_since(context: AppContext, parent: Scene, game: Game, step: int) -> Replay:
    """Show again what has happened in a game since a step; then the game goes on."""
    return Replay(context, parent, game, since=step)

"""The fixed-timestep loop: holds exactly one current scene."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from goldenhorn.common.language import _
from goldenhorn.common.pacing import Pacing
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.preloader import Preloader
from goldenhorn.input.input_events import (
    FocusGained,
    FocusLost,
    FramesToggled,
    FullscreenToggled,
    InputEvent,
    KeysRelabelled,
    Leave,
    Press,
    Quit,
    TexturesLost,
    WindowExposed,
    WindowResized,
)
from goldenhorn.system.memory import collect_when_asked, give_back
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.notice import Notice
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition

if TYPE_CHECKING:
    from goldenhorn.app.frame_meter import FrameMeter


class App:
    """Lets one scene after the other hear, update and draw."""

    def __init__(
        self,
        context: AppContext,
        first: Scene,
        recovery_scene: Callable[[Exception], Scene] | None = None,
    ) -> None:
        """Begin with a scene; after an unexpected exception `recovery_scene` gives the next."""
        self.context = context
        self._recovery_scene = recovery_scene
        self._last_recovery: Scene | None = None
        """The scene that the last recovery led to."""
        self.scene: Scene | None = first
        self.notice = Notice(context)
        self._must_draw = True
        """Whether something other than the scene's picture is new: window, scene, or meter."""
        self._has_shown = False
        self._is_leaving = False
        """Whether only a last sentence is still being read."""
        self._is_watched = True
        """Whether somebody looks on, and reads what is noted."""
        self.unread: tuple[str, ...] = ()
        """What still waited to be read when the last scene ended."""
        self.meter: FrameMeter | None = None
        """Measures frames while people want to see how long they take."""

    def run(self, is_hurried: bool = False) -> None:
        """Play until the last scene ends, in real time or as fast as it goes."""
        collect_when_asked()
        self._is_watched = not is_hurried
        while is_hurried and self.scene is not None:
            self.tick()
            self.frame()
        if self.scene is not None:
            self.context.preloader = preloader = Preloader()
            try:
                self._run_watched()
            finally:
                preloader.close()

    def _run_watched(self) -> None:
        clock, pacing, quality = pygame.Clock(), Pacing(), self.context.quality
        while self.scene is not None:
            elapsed = clock.tick(quality.rate)
            if quality.note_frame(elapsed):
                self.context.show_less()
            for _tick in range(pacing.ticks_after(elapsed)):
                if self.scene is not None:
                    self.tick()
            self.frame()

    def tick(self) -> None:
        """Pass one tick: hear everybody, let the scene go on, and follow it to the next one."""
        meter = self.meter
        if meter is not None:
            meter.begin()
        try:
            self._pass_tick(self.context.controls.poll())
        except Exception as problem:
            self._recover(problem)
        if meter is not None:
            meter.end_tick()

    def _recover(self, problem: Exception) -> None:
        """Let another scene take over; where even that one fails, there is no going on."""
        if self._recovery_scene is None or self.scene is None or self.scene is self._last_recovery:
            raise problem
        self._last_recovery = self._recovery_scene(problem)
        self._last_recovery.bring_up_to_date()  # it may be drawn before it passes a tick
        self.scene = self._last_recovery
        self._must_draw = True

    def _pass_tick(self, everything: Sequence[InputEvent]) -> None:
        for heard in everything:
            self._hear(heard)
        scene = self.scene
        if scene is None:
            return
        if self._is_leaving:
            self._read_farewell()
            return
        following = scene.update()
        if following is not scene:
            is_left = self._change(scene, following)
            if is_left:
                self._open_transition(scene)
            del scene, following
            if is_left:
                give_back()  # it refers to itself and to large pictures
        context = self.context
        has_notices = context.notices or self.notice.is_shown
        if self.scene is not None and has_notices and self._is_watched:
            self.notice.update()
        context.sound.update()
        if context.is_loading and self._has_shown:
            context.load_some()

    def frame(self) -> bool:
        """Draw once, and show it only if anything changed; tell whether it did."""
        try:
            return self._draw()
        except Exception as problem:
            self._recover(problem)
            return False

    def _draw(self) -> bool:
        if self.scene is None:
            return False
        canvas = self.context.window.canvas
        meter = self.meter
        has_changed = self.scene.has_changed or self.notice.has_changed
        if not (self._must_draw or meter is not None or has_changed):
            return False
        if meter is not None:
            meter.begin()
        canvas.begin()
        self.scene.draw(canvas)
        self.notice.draw(canvas, self.scene)
        self._must_draw = False
        if meter is not None:
            meter.end_redraw(canvas)
        canvas.show()
        if canvas.trouble:
            self.context.note(_told_of_the_card(canvas))
        self._has_shown = True
        return True

    def _hear(self, heard: InputEvent) -> None:
        match heard:
            case Quit():
                self._leave(is_hurried=True)
            case Leave():
                self._leave()
            case Press() if self._is_leaving:
                self.scene = None
            case FullscreenToggled():
                self.context.toggle_fullscreen()
            case FramesToggled():
                self._toggle_meter()
            case KeysRelabelled():
                self.context.relabel()
            case WindowResized():
                self.context.window.resized()
                self.context.follow_window()
                self._must_draw = True
            case TexturesLost():
                self.context.window.canvas.forget()
                self._must_draw = True
            case WindowExposed():
                self._must_draw = True
            case FocusLost():
                self.context.sound.pause()
                self.context.quality.is_watching = False
            case FocusGained():
                self.context.sound.resume()
                self.context.quality.is_watching = True
            case _:
                if self.scene is not None and not self._is_leaving:
                    self.scene.hear(heard)

    def _toggle_meter(self) -> None:
        if self.meter is not None:
            self.meter = None
            self._must_draw = True
            return
        from goldenhorn.app.frame_meter import FrameMeter

        self.meter = FrameMeter(self.context)

    def _leave(self, *, is_hurried: bool = False) -> None:
        """End; unless there is hurry, people first read what could not be kept."""
        if self.scene is None or self._is_leaving:
            self.scene = None
            return
        context = self.context
        self.unread, known = self.notice.unread, tuple(context.notices)
        self.scene.left()
        context.save_settings()
        # Without a folder it was said at the start that nothing is kept.
        news = [
            each for each in context.notices if each not in known and context.folder is not None
        ]
        context.notices[:] = news
        if self.notice.unread and self._is_watched and not is_hurried:
            self._is_leaving = True
        else:
            self.scene = None

    def _read_farewell(self) -> None:
        """Let the last picture stand until its sentences have been read, or somebody presses."""
        self.notice.update()
        if not self.notice.is_shown and not self.notice.unread:
            self.scene = None

    def _change(self, before: Scene, following: Scene | None) -> bool:
        """Go on to another scene; tell whether the one before was left for good."""
        if following is None:
            self._leave()
            return False
        if isinstance(before, Transition):
            is_left = False
        else:
            before.left()
            is_left = not isinstance(following, Overlay) and not isinstance(before, Overlay)
        self.scene = following
        self._must_draw = True
        # A cabinet attracts passers-by, so its screen stays lit.
        may_sleep = following.is_unwatched and not self.context.settings.cabinet
        self.context.window.let_sleep(may_sleep)
        return is_left

    def _open_transition(self, before: Scene) -> None:
        if self.scene is not None and self.context.speed != "instant":
            self.scene = Transition(self.context, before, self.scene)


def _told_of_the_card(canvas: Canvas) -> str:
    """Say once why the picture is painted without the graphics card."""
    reason, canvas.trouble = canvas.trouble, ""
    return _(
        "The picture is painted without the graphics card: {reason}. "
        "Its libraries are in the packages libegl1 and libgles2.",
        reason=reason,
    )

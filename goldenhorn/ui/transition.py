"""The way from one screen to the next: what was before fades; any press skips it."""

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Draw, Drawable
from goldenhorn.graphics.tween import in_out_sine
from goldenhorn.input.input_events import InputEvent, Point, PointKind, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

FADE_TICKS, SHORT_TICKS = 18, 9
"""How long it takes, and where people want less motion."""
MOST_WAITING = 30
"""So many ticks what was before stays while the next screen is painted; then it is shown anyway."""


class Transition(Scene):
    """Shows the next scene behind what was on the screen before, as that fades away."""

    def __init__(self, context: AppContext, before: Scene, to: Scene) -> None:
        super().__init__(context)
        self.to = to
        canvas = context.window.canvas
        self._before = canvas.capture(lambda: before.draw(canvas))
        to.bring_up_to_date()
        self._tick = 0
        wanted = to.preload
        self._preload = [each for each in wanted if not isinstance(each, Drawable)]
        self._waiting = 0
        if context.preloader is not None:
            self._waiting = MOST_WAITING
            context.preloader.begin(canvas, [each for each in wanted if isinstance(each, Drawable)])

    def hear(self, heard: InputEvent) -> None:
        """Skip at any press, and pass on everything: nothing people do is swallowed."""
        if isinstance(heard, Press) or (isinstance(heard, Point) and heard.kind is PointKind.DOWN):
            self._tick, self._waiting = FADE_TICKS, 0
            if self.context.preloader is not None:
                self.context.preloader.drop()
        self.to.hear(heard)

    def update(self) -> Scene | None:
        """Wait for the next scene, then fade a little further; at the end that takes over."""
        canvas, preloader = self.context.window.canvas, self.context.preloader
        if self._waiting and preloader is not None:
            self._waiting -= 1
            if preloader.take_some(canvas) or not canvas.is_kept(self._before):
                self._waiting = 0
            if self._waiting:
                return self
            preloader.drop()
        for make in self._preload[self._tick :: self._length]:  # of every kind a little
            make()
        self._tick += 1
        is_over = self._tick >= self._length or not canvas.is_kept(self._before)
        return self.to if is_over else self

    @property
    def _length(self) -> int:
        return FADE_TICKS if self.context.has_motion else SHORT_TICKS

    @property
    def has_changed(self) -> bool:
        """Every tick shows a little more."""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what comes, and what was before over it; only that while it waits."""
        is_kept = canvas.is_kept(self._before)
        if not (self._waiting and is_kept):
            self.to.draw(canvas)
        if is_kept:
            alpha = 1 - in_out_sine(min(1.0, self._tick / self._length))
            canvas.paint([Draw.filling(self._before, alpha)])

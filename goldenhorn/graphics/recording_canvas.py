"""A canvas without any pixel: notes what is drawn, for tests and for whoever counts."""

from collections.abc import Callable

import pygame

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.canvas import Canvas, Counts
from goldenhorn.graphics.drawable import Draw, Drawable


class Taken(Drawable):
    """What was drawn once, to be drawn as a whole."""

    __slots__ = ("frame", "painted")

    def __init__(self, frame: list[Draw], width: float, height: float) -> None:
        super().__init__(tuple(draw.told() for draw in frame), width, height)
        self.frame = frame
        self.painted: pygame.Surface | None = None

    def surface_at(self, scale: float) -> pygame.Surface:  # noqa: ARG002
        """Return what a real canvas painted of it."""
        assert self.painted is not None, "it is painted before whatever shows it"
        return self.painted


class RecordingCanvas(Canvas):
    """Keeps the last frame as a list of draws."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self.frame = []
        self.share = 1.0
        self.is_coarse = False
        self.counts = Counts()
        self.trouble = ""
        self._painter: Canvas | None = None
        self.fit()

    def fit(self) -> None:
        """Fit the picture into the window as it is now."""
        width, height = self._window.size
        larger = min(width / FULL_SIZE[0], height / FULL_SIZE[1]) if self.is_coarse else 1
        self._place((round(width / max(1, larger)), round(height / max(1, larger))))
        if self._painter is not None:
            self._painter.share, self._painter.is_coarse = self.share, self.is_coarse
            self._painter.fit()

    def forget(self) -> None:
        """There are no textures."""

    def close(self) -> None:
        """Give back what was painted with."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None

    def lacks(self, drawable: Drawable) -> bool:  # noqa: ARG002
        """Nothing is ever painted ahead."""
        return False

    def show(self) -> None:
        """Count what would be shown."""
        self.counts.draws = len(self.frame)

    def capture(self, paint: Callable[[], None]) -> Drawable:
        """Take what a function draws for one picture."""
        before, self.frame = self.frame, []
        paint()
        taken, self.frame = self.frame, before
        return Taken(taken, self.size[0] / self.scale, self.size[1] / self.scale)

    def is_kept(self, captured: Drawable) -> bool:  # noqa: ARG002
        """Nothing is ever lost."""
        return True

    def screenshot(self) -> pygame.Surface:
        """Return the last frame as a real canvas paints it, for tests that look at pixels."""
        if self._painter is None:
            self._painter = Canvas(self._window, vsync=False)
            self._painter.share, self._painter.is_coarse = self.share, self.is_coarse
            self._painter.fit()
        return self._painted(self._painter, self.frame)

    def _painted(self, painter: Canvas, frame: list[Draw]) -> pygame.Surface:
        for draw in frame:
            if isinstance(draw.drawable, Taken) and draw.drawable.painted is None:
                draw.drawable.painted = self._painted(painter, draw.drawable.frame)
        painter.begin()
        painter.paint(frame)
        return painter.screenshot()

    def told(self) -> list[tuple[object, ...]]:
        """Say all about the last frame, to be compared."""
        return [draw.told() for draw in self.frame]

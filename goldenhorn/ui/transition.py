"""The way from one screen to the next: an opening circle, or a cross-fade; any press skips it."""

from math import hypot, sqrt

import pygame

from goldenhorn.input.input_events import InputEvent, Point, PointKind, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

IRIS_TICKS = 20
FADE_TICKS = 9
ROW = 4
"""The circle's rim is made of rows so many pixels high."""


class Transition(Scene):
    """Shows the next scene little by little over what was on the screen before."""

    def __init__(self, context: AppContext, before: pygame.Surface, to: Scene) -> None:
        super().__init__(context)
        self.to = to
        self._before = before
        self._after = to.drawn_in_full().copy()
        self._tick = 0
        self._preload = to.preload

    def hear(self, heard: InputEvent) -> None:
        """Skip at any press, and pass on everything: nothing people do is swallowed."""
        if isinstance(heard, Press) or (isinstance(heard, Point) and heard.kind is PointKind.DOWN):
            self._tick = IRIS_TICKS
        self.to.hear(heard)

    def update(self) -> Scene | None:
        """Open a little further; at the end the next scene takes over."""
        for make in self._preload[self._tick :: self._length]:  # of every kind a little
            make()
        self._tick += 1
        return self.to if self._tick >= self._length else self

    @property
    def _length(self) -> int:
        return IRIS_TICKS if self.context.has_motion else FADE_TICKS

    @property
    def has_changed(self) -> bool:
        """Every tick shows a little more."""
        return True

    def draw(self, onto: pygame.Surface) -> None:
        """Draw what was before, and what has been opened of what comes."""
        onto.blit(self._before, (0, 0))
        share = min(1.0, self._tick / self._length)
        if self.context.has_motion:
            self._open_circle(onto, share)
        else:
            self._after.set_alpha(round(255 * share))
            onto.blit(self._after, (0, 0))

    def _open_circle(self, onto: pygame.Surface, share: float) -> None:
        width, height = onto.get_size()
        radius = hypot(width, height) / 2 * share * share * (3 - 2 * share)
        for top in range(0, height, ROW):
            offset = abs(top + ROW / 2 - height / 2)
            if offset < radius:
                reach = int(sqrt(radius * radius - offset * offset))
                row = pygame.Rect(width // 2 - reach, top, 2 * reach, ROW)
                onto.blit(self._after, row.topleft, row)

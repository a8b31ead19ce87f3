"""The way from one screen to the next: an opening circle, or a cross-fade; any press skips it."""

from math import hypot, sqrt

import pygame

from goldenhorn.heard import Heard, Point, PointKind, Press
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage

IRIS_TICKS = 20
FADE_TICKS = 9
FADE_EVERY = 3
"""A cross-fade draws the whole screen, so it takes few steps."""
ROW = 4
"""The circle's rim is made of rows so many pixels high."""


class Passage(Scene):
    """Shows the next scene little by little over what was on the screen before."""

    def __init__(self, stage: Stage, before: pygame.Surface, to: Scene) -> None:
        super().__init__(stage)
        self.to = to
        self._before = before
        self._after = to.drawn_in_full().copy()
        self._tick = 0
        self._drawn_radius = 0.0

    def hear(self, heard: Heard) -> None:
        """Skip at any press, and pass on everything: nothing people do is swallowed."""
        if isinstance(heard, Press) or (isinstance(heard, Point) and heard.kind is PointKind.DOWN):
            self._tick = IRIS_TICKS
        self.to.hear(heard)

    def update(self) -> Scene | None:
        """Open a little further; at the end the next scene takes over."""
        self._tick += 1
        self.to.prepare()
        length = IRIS_TICKS if self.stage.has_motion else FADE_TICKS
        return self.to if self._tick >= length else self

    def draw(self, onto: pygame.Surface, afresh: bool) -> bool:
        """Draw what has been opened since the last drawing."""
        if onto.get_size() != self._after.get_size():  # the window has changed on the way
            return self.to.draw(onto, afresh)
        if afresh:
            onto.blit(self._before, (0, 0))
            self._drawn_radius = 0.0
        if self.stage.has_motion:
            self._open_circle(onto)
            return True
        if self._tick % FADE_EVERY:
            return False
        self._after.set_alpha(255 * FADE_EVERY // (FADE_TICKS - self._tick + FADE_EVERY))
        onto.blit(self._after, (0, 0))
        self._after.set_alpha(None)
        return True

    def _open_circle(self, onto: pygame.Surface) -> None:
        width, height = onto.get_size()
        share = self._tick / IRIS_TICKS
        radius = hypot(width, height) / 2 * share * share * (3 - 2 * share)
        inner, self._drawn_radius = self._drawn_radius, radius
        for top in range(0, height, ROW):
            offset = abs(top + ROW / 2 - height / 2)
            if offset < radius:
                reach = int(sqrt(radius * radius - offset * offset))
                known = int(sqrt(inner * inner - offset * offset)) if offset < inner else 0
                middle = width // 2
                left = pygame.Rect(middle - reach, top, reach - known, ROW)
                right = pygame.Rect(middle + known, top, reach - known, ROW)
                onto.blit(self._after, left, left)
                onto.blit(self._after, right, right)

"""The base of a picture: what stands still in the back, painted with the ground once.

It is made on the canvas itself, which looks the same afterwards: faces are encoded for it, and
painting them onto anything else takes ten times as long, then and at the next paint. It must not
know when something stands still.
"""

import sys

from pygame import Rect, Surface

ALIGNED = 4
"""So many pixels are 16 bytes."""
LEAST = 0.5
"""A base is made, or made anew, if it saves painting half a screen: it takes the memory of one."""
BANDS = 12
"""A new base takes so many paints, so that none takes long."""

Shown = list[tuple[Surface, Rect]]


class Base:
    """A ground, and the first sprites from the back painted on it."""

    def __init__(self, ground: Surface) -> None:
        self._ground = self._surface = ground
        self.count = 0
        """So many sprites from the back are part of it."""
        self.reach = 0
        """So many are part of it or of the one that is being made."""
        self.lively = sys.maxsize
        """The first sprite from the back that has changed though it was part of a base."""
        self._new: Surface | None = None
        self._bands: list[Rect] = []
        """What is still to be painted of the new one."""

    @property
    def is_growing(self) -> bool:
        """Whether a new one is being made."""
        return self._new is not None

    def lay(self, ground: Surface) -> None:
        """Begin anew with another ground."""
        self._ground = ground
        self.lively = sys.maxsize
        self._dissolve()

    def leave(self, index: int) -> None:
        """Note that the sprite at an index is another, or no longer there."""
        if index < self.count:
            self.lively = min(self.lively, index)
            self._dissolve()
        elif index < self.reach:
            self._new, self.reach = None, self.count

    def _dissolve(self) -> None:
        self._surface, self._new = self._ground, None
        self.count = self.reach = 0

    def begin(self, count: int, rects: list[Rect]) -> None:
        """Begin a new one with so many sprites, if that spares much."""
        pixels = sum(rect.width * rect.height for rect in rects[self.count : count])
        width, height = self._ground.get_size()
        if count <= self.count or pixels < LEAST * width * height:
            return
        self._new = Surface((width, height), 0, self._ground)
        self.reach = count
        high = -(-height // BANDS)
        self._bands = [
            Rect(0, top, width, min(high, height - top)) for top in range(0, height, high)
        ]

    def grow(self, onto: Surface, shown: Shown, rects: list[Rect]) -> None:
        """Paint a band of the new one on a canvas, which shows all sprites as they are given."""
        if self._new is None:
            return
        band = self._bands.pop()
        onto.set_clip(band)
        self.copy(onto, band)
        places = [place for place in band.collidelistall(rects) if place >= self.count]
        onto.fblits([shown[place] for place in places if place < self.reach])
        self._new.blit(onto, band, band)
        onto.fblits([shown[place] for place in places if place >= self.reach])
        onto.set_clip(None)
        if not self._bands:
            self._surface, self._new, self.count = self._new, None, self.reach

    def copy(self, onto: Surface, area: Rect) -> None:
        """Copy an area.

        SDL copies rows that begin at a multiple of 16 bytes past the cache on x86, which takes
        thirty times as long for a small area, and what is painted onto a large one must then be
        fetched from memory; so the copy begins a pixel further right.
        """
        left = area.left
        if left % ALIGNED == 0 and area.width > 1:
            edge = Rect(left, area.top, 1, area.height)
            onto.blit(self._surface, edge, edge)
            area = Rect(left + 1, area.top, area.width - 1, area.height)
        onto.blit(self._surface, area, area)

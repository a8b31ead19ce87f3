"""Darkness that comes over the sea and goes again, soft at its edge; knows no reason for it.

Dimming the whole sea at once takes longer than a tick may. So it is cut into bands, and grows dark
in a few levels, of which each comes down over it band by band; a band between two levels shades
from one to the other. What changes in a tick lies side by side, so that it is painted as one.
"""

import math
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from goldenhorn.view.passing import Passing
from goldenhorn.view.picture import Piece, Sprite
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank
from goldenhorn.view.theme import Rgb

BANDS, LEVELS = 12, 2
"""With more levels more of the sea would change in a tick."""
VEIL_TICKS = 12
"""So long it takes to come or to go."""

Shade = tuple[int, int]
"""The levels at the upper and at the lower edge of a band."""


class Veil:
    """Dims sea and ports, not what stands in front of it."""

    def __init__(
        self,
        passing: Passing,
        layout: Layout,
        z: float,
        colour: Rgb,
        opacity: float,
    ) -> None:
        """Be ready to come, so far in front and in the end so opaque."""
        self._passing, self._z = passing, z
        self._colour, self._opacity = colour, opacity
        top = layout.panels[0][1] + layout.panels[0][3]
        height = layout.desk_top - top
        self._width, self._height = layout.size[0], -(-height // BANDS)
        self._edges = [top + height * edge // BANDS for edge in range(BANDS + 1)]
        self._sprites: dict[int, Sprite] = {}
        """Bands that have been dark, by their number."""
        self._faces: dict[tuple[Shade, int], Piece] = {}
        """What bands show of them, by their height: not all are equally high."""
        self._making = self._make_shades()
        next(self._making)
        self.share = 0.0
        """How dark it is, from 0 to 1."""

    def show(self, share: float) -> None:
        """Be as dark as a share says."""
        self.share = share
        next(self._making, None)
        levels = [_level(share * LEVELS, edge) for edge in range(BANDS + 1)]
        for band, shade in enumerate(pairwise(levels)):
            if any(shade):
                self._sprite(band).show(self._face(band, shade))
            elif band in self._sprites:
                self._sprites[band].show(None)

    def warm(self) -> Iterator[None]:
        """Make what it will need, one shade at each step."""
        yield from self._making

    def remove(self) -> None:
        """Give back all that was lent."""
        for sprite in self._sprites.values():
            self._passing.give_back(sprite)
        self._sprites.clear()

    def _sprite(self, band: int) -> Sprite:
        sprite = self._sprites.get(band)
        if sprite is None:
            sprite = self._sprites[band] = self._passing.lend(self._z)
            sprite.move_to(0, self._edges[band])
        return sprite

    def _face(self, band: int, shade: Shade) -> Piece:
        height = self._edges[band + 1] - self._edges[band]
        key = shade, height
        if key not in self._faces:
            part = self._shade(shade).surface.subsurface((0, 0, self._width, height))
            self._faces[key] = Piece(part)
        return self._faces[key]

    def _make_shades(self) -> Iterator[None]:
        """Make all shades, one at each step, in the order in which they are needed."""
        for level in range(1, LEVELS + 1):
            for shade in ((level, level - 1), (level, level)):
                self._shade(shade)
                yield

    def _shade(self, shade: Shade) -> Piece:
        """Return a band; those of one look share a surface, which is long in the making."""
        key = ("shade", self._colour, self._opacity, shade)
        return self._passing.face(key, partial(self._shaded, *shade))

    def _shaded(self, upper: int, lower: int) -> Piece:
        """Draw a band that goes from one level to another."""
        surface = blank(self._width, self._height)
        for row in range(self._height):
            level = upper + (lower - upper) * (row + 0.5) / self._height
            alpha = round(255 * self._opacity * level / LEVELS)
            surface.fill((*self._colour, alpha), (0, row, self._width, 1))
        return Piece(surface)


def _level(levels: float, edge: int) -> int:
    """Return how dark it is at an edge when so many levels are on their way or have come.

    >>> [_level(levels, 0) for levels in (0, 0.1, 1, 2.1, 3)]
    [0, 1, 1, 3, 3]
    >>> [_level(levels, BANDS) for levels in (0, 0.9, 1, 2.1, 3)]
    [0, 0, 1, 2, 3]
    """
    return math.ceil(levels - edge / (BANDS + 1))

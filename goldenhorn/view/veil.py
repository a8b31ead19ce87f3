"""Darkness that comes over the sea and goes again, soft at its edge; knows no reason for it.

Dimming the whole sea at once takes longer than a tick may. So it is cut into bands, over which the
darkness comes down. Each band is dimmed twice: at first it shades from dark to bright, then what
its lower edge lacks is added. What is only added need not be painted from the sea upwards.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import ceil

from goldenhorn.view.passing import Passing
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.theme import Rgb

BANDS, LAYERS = 16, 2
VEIL_TICKS = BANDS + LAYERS - 1
"""So long it takes to come or to go: a layer of one band and one of the next in each tick."""

ROUNDING = 0.001
"""So much of a step may be missing: shares of ticks are not exact."""
BETWEEN = 0.01
"""How far one layer lies in front of the other."""

Layer = tuple[int, int]
"""The number of a band, and which of its layers."""


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
        self._width = layout.size[0]
        self._edges = [top + height * edge // BANDS for edge in range(BANDS + 1)]
        self._sprites: dict[Layer, Sprite] = {}
        """What has dimmed a band."""
        self._making = self._make_layers()
        next(self._making)
        self._come = 0
        """How many steps of the darkness have come."""
        self.share = 0.0
        """How dark it is, from 0 to 1."""

    def show(self, share: float) -> None:
        """Be as dark as a share says."""
        self.share = share
        next(self._making, None)
        before, self._come = self._come, ceil(share * VEIL_TICKS - ROUNDING)
        for step in range(before, self._come):
            for layer in _layers(step):
                self._sprite(layer).show(self._face(layer))
        for step in range(self._come, before):
            for layer in _layers(step):
                self._sprite(layer).show(None)

    def reaches(self, y: float) -> float:
        """Return how dark it must be, from 0 to 1, until all above a height is dark."""
        bands = sum(edge < y for edge in self._edges[:-1])
        return min(1.0, (bands + LAYERS - 1) / VEIL_TICKS)

    def warm(self) -> Iterator[None]:
        """Make its faces, one at each step."""
        yield from self._making

    def reserve(self) -> None:
        """Have its sprites ready."""
        for layer in range(LAYERS):
            self._passing.reserve(self._z + layer * BETWEEN, BANDS)

    def remove(self) -> None:
        """Give back all that was lent."""
        for sprite in self._sprites.values():
            self._passing.give_back(sprite)
        self._sprites.clear()
        self._come = 0

    def _sprite(self, layer: Layer) -> Sprite:
        sprite = self._sprites.get(layer)
        if sprite is None:
            sprite = self._sprites[layer] = self._passing.lend(self._z + layer[1] * BETWEEN)
            sprite.move_to(0, self._edges[layer[0]])
        return sprite

    def _face(self, layer: Layer) -> Piece:
        """Return how a band is dimmed; all have the same look, but not all are equally high."""
        band, number = layer
        height = self._edges[band + 1] - self._edges[band]
        key = ("dimming", self._colour, self._opacity, number, height)
        return self._passing.face(key, partial(self._dimming, number, height))

    def _make_layers(self) -> Iterator[None]:
        """Make all faces, one at each step, in the order in which they are needed."""
        heights = {below - above: band for band, (above, below) in enumerate(pairwise(self._edges))}
        for number in range(LAYERS):
            for band in heights.values():
                self._face((band, number))
                yield

    def _dimming(self, number: int, height: int) -> Piece:
        """Draw one of the two layers of a band, which together are equally dark everywhere."""
        surface = blank(self._width, height)
        for row in range(height):
            first = self._opacity * (1 - (row + 0.5) / height)
            share = 1 - (1 - self._opacity) / (1 - first) if number else first
            surface.fill((*self._colour, round(255 * share)), (0, row, self._width, 1))
        return Piece(surface)


def _layers(step: int) -> list[Layer]:
    """Return what comes at a step: the first layer of a band, the second of the one above it.

    >>> _layers(0), _layers(1), _layers(BANDS)
    ([(0, 0)], [(1, 0), (0, 1)], [(15, 1)])
    """
    return [(step - layer, layer) for layer in range(LAYERS) if 0 <= step - layer < BANDS]

"""Paints the examples of the rule book in any size, tick by tick.

A picture depends on the tick alone. What never moves is painted into the background once;
everything else is a piece that is made once for each of its looks.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pygame

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.light import SHADE, SHEET, faded, lay_shadow
from goldenhorn.graphics.outlines import (
    Size,
    code,
    drawn,
    filled,
    linear,
    round_off,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import FOAM, SEA_DEEP
from goldenhorn.scenes.rules.example_motion import CANVAS, Actor, Example, Look
from goldenhorn.scenes.rules.example_things import Things
from goldenhorn.scenes.rules.examples_goods import GOODS_EXAMPLES
from goldenhorn.scenes.rules.examples_people import PEOPLE_EXAMPLES
from goldenhorn.scenes.rules.examples_pirates import PIRATE_EXAMPLES
from goldenhorn.scenes.rules.examples_sea import SEA_EXAMPLES
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.kit.panels import parchment, rim

EXAMPLES: dict[str, Example] = {
    **SEA_EXAMPLES,
    **PIRATE_EXAMPLES,
    **GOODS_EXAMPLES,
    **PEOPLE_EXAMPLES,
}

CORNER = 12
MARGIN = 22
DOTS_APART = 15
"""Between the middles of the dots of a route, in units."""
DOT = 2.6
NOTHING = Image(pygame.Surface((1, 1), pygame.SRCALPHA))
"""The face of what cannot be seen now."""


class Placed(NamedTuple):
    """A piece of an example at a tick; x and y are its top left corner in the picture."""

    name: int
    image: Image
    x: float
    y: float
    z: float


class RulePicture:
    """One example, painted so wide that it fills a size."""

    def __init__(self, kit: Kit, name: str, width: int) -> None:
        self._kit = kit
        self._example = EXAMPLES[name]
        self._scale = width / CANVAS[0]
        self._things = Things(kit, self._scale)
        self._pieces: dict[Look, Image] = {}
        self.size: Size = (width, round(CANVAS[1] * self._scale))
        self._moving = [actor for actor in self._example.actors if not actor.is_still]
        self.background = self._painted_background()

    @property
    def rest(self) -> int:
        """The tick that tells most where nothing may move."""
        return self._example.rest

    def at(self, tick: int) -> Iterator[Placed]:
        """Yield everything that may move, as it is at a tick."""
        for name, actor in enumerate(self._moving):
            yield self._placed(name, actor, tick)

    def _placed(self, name: int, actor: Actor, tick: int) -> Placed:
        x, y, look = actor.at(tick % self._example.length, tick)
        if not look.drawing:
            return Placed(name, NOTHING, 0, 0, actor.z)
        image = self._piece(look)
        width, height = image.size
        return Placed(
            name, image, x * self._scale - width / 2, y * self._scale - height / 2, actor.z
        )

    def _piece(self, look: Look) -> Image:
        image = self._pieces.get(look)
        if image is None:
            image = self._things.image(look)
            if look.opacity < 1:
                surface = faded(image.surface, look.opacity)
                image = Image(surface, image.margin, image.written)
            self._pieces[look] = image
        return image

    def _painted_background(self) -> Image:
        sheet = DrawSurface(self._kit.words, self.size, MARGIN)
        panel = self._panel()
        lay_shadow(sheet.surface, panel, sheet.at(0, 0), SHEET)
        self._lay_route(panel)
        written = []
        for actor in self._example.actors:
            if actor.is_still:
                _name, image, x, y, _z = self._placed(0, actor, 0)
                panel.blit(image.surface, (round(x) - image.margin, round(y) - image.margin))
                written += [each.moved(round(x), round(y)) for each in image.written]
        panel.blit(_dusk(self.size), (0, 0))
        round_off(panel, CORNER)
        sheet.put(panel)
        sheet.put(rim(self._kit, self.size, CORNER, True))
        image = sheet.image()
        return Image(image.surface, image.margin, tuple(written))

    def _panel(self) -> pygame.Surface:
        """Return what the example stands on."""
        kit, size = self._kit, self.size
        panel = pygame.Surface(size, pygame.SRCALPHA)
        if self._example.background == "paper":
            panel.blit(parchment(kit, size, 1, 3), (0, 0))
        elif kit.high_contrast:
            panel.fill(SEA_DEEP)
        elif self._example.background == "sea":
            # From the middle of the sea: its rim is dark, for a board to stand on.
            sea = kit.backdrop("sea", FULL_SIZE)
            middle = pygame.Rect((0, 0), size)
            middle.center = sea.get_rect().center
            panel.blit(sea, (0, 0), middle)
        else:
            panel.blit(kit.texture("walnut", size, 11), (0, 0))
        return panel

    def _lay_route(self, panel: pygame.Surface) -> None:
        points = [pygame.Vector2(x, y) * self._scale for x, y in self._example.route]
        radius = max(1.6, DOT * self._scale)
        dots = ""
        for start, end in pairwise(points):
            count = max(1, round(start.distance_to(end) / (DOTS_APART * self._scale)))
            for number in range(count):
                dot = start.lerp(end, number / count)
                dots += f'<circle cx="{dot.x:.1f}" cy="{dot.y:.1f}" r="{radius:.1f}"/>'
        if dots:
            below = f'<g transform="translate(0.8 1.4)" {filled(code(SHADE), 0.5)}>{dots}</g>'
            above = f"<g {filled(code(FOAM), 0.9)}>{dots}</g>"
            panel.blit(drawn(self.size, below + above), (0, 0))


def _dusk(size: Size) -> pygame.Surface:
    """Return a shade under the frame's upper edge: the picture lies deeper than the page."""
    width, height = size[0], 16
    shade = linear("s", (0, 0), (0, height), (0, "#040A14", 0.45), (1, "#040A14", 0))
    band = f'<rect x="0" y="0" width="{width}" height="{height}" fill="url(#s)"/>'
    return drawn(size, band + rounded(size, 2, CORNER, stroked("#040A14", 5, 0.18)), shade)

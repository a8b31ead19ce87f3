"""The sea lives while nobody plays: glints twinkle, gulls pass, and ships ride at anchor.

Everything follows from the tick alone, so any moment can be drawn again.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import pi, sin

import pygame

from goldenhorn.common.chance import chance
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image, Sprite

TWINKLE = (0, 1, 2, 3, 2, 1, 0)
"""The drawings `glint_*` that a glint goes through."""
TWINKLE_STEP = 6
GLINT_CYCLE = 480
"""Each slot twinkles once in so many ticks, every time elsewhere."""

GULL_CYCLE = 1800
GULL_DELAY = 600
"""A gull sets off up to so many ticks into its cycle: one comes every 20 to 40 seconds."""
GULL_TICKS = 480
WING_TICKS = 7
WINGS = (0, 1, 2, 1, 0, 1, 1, 1, 1)
"""The drawings `gull_fly_*`: up, level, down, level, up, then gliding."""
GULL_SHADOW = (18, 62)
"""How far right of and below a gull its shadow lies on the sea; this makes it fly."""

BOB_TICKS = (156, 204)
"""The shortest and the longest time between two rises: 2.6 to 3.4 seconds."""
FOAM_DRAWINGS = 4


class Glints:
    """Sparks of light on water or gold, each at a place of its own for two thirds of a second."""

    def __init__(
        self,
        picture: Picture,
        drawings: SvgImages,
        areas: Sequence[pygame.Rect],
        z: float,
        *,
        width: int = 18,
        slots: int = 60,
        seed: int = 0,
    ) -> None:
        """Twinkle in areas: the larger an area, the more often; name one twice for more light."""
        self._areas = areas
        self._reaches = [*accumulate(area.width * area.height for area in areas)]
        self._seed = seed
        self._images = [Image(drawings.get(f"glint_{number}", width)) for number in range(4)]
        self._half = width // 2
        self._sprites = [picture.add(self._images[0], 0, 0, z) for _ in range(slots)]

    def update(self, tick: int) -> None:
        """Show a tick."""
        for slot, sprite in enumerate(self._sprites):
            cycle, since = divmod(tick - slot * GLINT_CYCLE // len(self._sprites), GLINT_CYCLE)
            step = since // TWINKLE_STEP
            if step < len(TWINKLE):
                x, y = self._place(slot, cycle)
                sprite.show_at(self._images[TWINKLE[step]], x - self._half, y - self._half)
            else:
                sprite.show(None)

    def _place(self, slot: int, cycle: int) -> tuple[int, int]:
        drawn = chance(self._seed, slot, cycle)
        area = self._areas[bisect_right(self._reaches, drawn % self._reaches[-1])]
        across, down = chance(drawn, 1), chance(drawn, 2)
        return area.x + across % area.width, area.y + down % area.height


class Gulls:
    """A gull crosses now and then, over sky or sea."""

    def __init__(
        self,
        picture: Picture,
        drawings: SvgImages,
        sky: pygame.Rect,
        z: float,
        *,
        width: int = 40,
        shadow_z: float | None = None,
        seed: int = 0,
    ) -> None:
        """Cross a part of the screen; with `shadow_z` a shadow follows on the sea."""
        self._sky = sky
        self._width = width
        self._seed = seed
        self._images = _gull_images(drawings, width)
        self._gull = picture.add(self._images[0], 0, 0, z)
        self._gull.show(None)
        self._shadow: Sprite | None = None
        if shadow_z is not None:
            self._shadow_image = Image(_soft_shadow(width))
            self._shadow = picture.add(self._shadow_image, 0, 0, shadow_z)
            self._shadow.show(None)

    def update(self, tick: int) -> None:
        """Show a tick."""
        cycle, since = divmod(tick, GULL_CYCLE)
        drawn = chance(self._seed, cycle)
        since -= drawn % GULL_DELAY
        if not 0 <= since < GULL_TICKS:
            self._gull.show(None)
            if self._shadow is not None:
                self._shadow.show(None)
            return
        sky, width = self._sky, self._width
        way = since / GULL_TICKS
        x = sky.x - width + (sky.width + 2 * width) * (way if drawn >> 12 & 1 else 1 - way)
        height = sky.height / 2
        y = sky.centery + height * (0.75 * sin(2.2 * pi * way + drawn % 7) + 0.12 * sin(30 * way))
        self._gull.show_at(self._images[WINGS[since // WING_TICKS % len(WINGS)]], x - width / 2, y)
        if self._shadow is not None:
            right, below = GULL_SHADOW
            self._shadow.show_at(self._shadow_image, x - width * 0.375 + right, y + below)


def _gull_images(drawings: SvgImages, width: int) -> list[Image]:
    return [Image(drawings.get(f"gull_fly_{number}", width)) for number in range(3)]


def _soft_shadow(width: int) -> pygame.Surface:
    size = (round(width * 0.75), round(width * 0.25))
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    for step in range(3):
        inset = pygame.Rect((0, 0), size).inflate(-4 * step, -2 * step)
        pygame.draw.ellipse(shadow, (2, 20, 34, 28 + 22 * step), inset)
    return shadow


@dataclass(frozen=True, slots=True)
class Swell:
    """How a ship rides: how far it rises and falls, and how many steps of how much it rolls."""

    rise: float = 1.49
    """Pixels; just below one and a half, so that it is never two up or down."""
    roll_step: float = 0.6
    """Degrees."""
    roll_steps: int = 2
    slowness: float = 1
    """How many times longer than a small ship it takes to rise and fall."""

    def at(self, tick: int, seed: int) -> tuple[int, int]:
        """Return how many pixels a ship is up at a tick, and by how many steps it is rolled."""
        shortest, longest = BOB_TICKS
        period = (shortest + chance(seed, 1) % (longest - shortest + 1)) * self.slowness
        angle = 2 * pi * tick / period + chance(seed, 2) % 628 / 100
        # It rolls at half the frequency of the rise, or it looks mechanical.
        return round(self.rise * sin(angle)), round(self.roll_steps * sin(angle / 2 + 1.1))


AT_ANCHOR = Swell()

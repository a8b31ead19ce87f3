"""The sea lives while nobody plays: glints twinkle and gulls pass; see riding.py for ships.

Everything follows from the tick alone, so any moment can be drawn again. Few sprites change in one
tick and each is found by a table, never by asking all. Must not know which screen it lives on.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import pi, sin

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.view.picture import Picture
from goldenhorn.view.sprite import Piece, Sprite

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
CIRCLE_TICKS = 1500


def chance(*numbers: int) -> int:
    """Mix numbers into one that looks like chance, from 0 to 2³¹ - 1.

    >>> chance(1, 2) == chance(1, 2), chance(1, 2) == chance(2, 1)
    (True, False)
    """
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed >> 1


class Glints:
    """Sparks of light on water or gold, each at a place of its own for two thirds of a second."""

    def __init__(
        self,
        picture: Picture,
        drawings: Drawings,
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
        self._faces = [Piece(drawings.get(f"glint_{number}", width)) for number in range(4)]
        self._half = width // 2
        self._sprites = [picture.add(self._faces[0], 0, 0, z) for _ in range(slots)]
        self._changes: list[list[tuple[int, int]]] = [[] for _ in range(GLINT_CYCLE)]
        """For every tick of a cycle: which slots go on, and to which step."""
        # All in even ticks, which leaves the odd ones to what costs more.
        self._starts = [slot * GLINT_CYCLE // 2 // slots * 2 for slot in range(slots)]
        for slot, start in enumerate(self._starts):
            for step in range(len(TWINKLE) + 1):
                self._changes[(start + step * TWINKLE_STEP) % GLINT_CYCLE].append((slot, step))
        self._tick: int | None = None

    def update(self, tick: int) -> None:
        """Show a tick; soon after the last one only what changes. Odd ones show nothing new."""
        if tick % 2 and self._tick is not None:
            return
        tick -= tick % 2
        if self._tick is None or not 0 <= tick - self._tick <= TWINKLE_STEP:
            self._tick = None
            for slot, start in enumerate(self._starts):
                self._set(slot, (tick - start) % GLINT_CYCLE // TWINKLE_STEP, tick)
        else:
            for passed in range(self._tick + 2, tick + 1, 2):
                for slot, step in self._changes[passed % GLINT_CYCLE]:
                    self._set(slot, step, passed)
        self._tick = tick

    def _set(self, slot: int, step: int, tick: int) -> None:
        sprite = self._sprites[slot]
        if step >= len(TWINKLE):
            sprite.show(None)
            return
        sprite.show(self._faces[TWINKLE[step]])
        if step == 0 or self._tick is None:
            x, y = self._place(slot, (tick - self._starts[slot]) // GLINT_CYCLE)
            sprite.move_to(x - self._half, y - self._half)

    def _place(self, slot: int, cycle: int) -> tuple[int, int]:
        drawn = chance(self._seed, slot, cycle)
        area = self._areas[bisect_right(self._reaches, drawn % self._reaches[-1])]
        across, down = chance(drawn, 1), chance(drawn, 2)
        return area.x + across % area.width, area.y + down % area.height


@dataclass(frozen=True, slots=True)
class Circling:
    """A gull that stays: the middle of its circle, and how wide it is drawn."""

    x: int
    y: int
    width: int


class Gulls:
    """A gull crosses now and then, over sky or sea; others may circle where they are."""

    def __init__(
        self,
        picture: Picture,
        drawings: Drawings,
        sky: pygame.Rect,
        z: float,
        *,
        width: int = 40,
        shadow_z: float | None = None,
        circling: Sequence[Circling] = (),
        seed: int = 0,
    ) -> None:
        """Cross a part of the screen; with `shadow_z` a shadow follows on the sea."""
        self._sky = sky
        self._width = width
        self._seed = seed
        self._faces = _gull_faces(drawings, width)
        self._gull = picture.add(self._faces[0], 0, 0, z)
        self._gull.show(None)
        self._shadow: Sprite | None = None
        if shadow_z is not None:
            self._shadow_face = Piece(_soft_shadow(width))
            self._shadow = picture.add(self._shadow_face, 0, 0, shadow_z)
            self._shadow.show(None)
        self._circling = [
            (gull, _gull_faces(drawings, gull.width), picture.add(self._faces[0], 0, 0, z))
            for gull in circling
        ]
        self._is_begun = False
        self._cycle, self._drawn = -1, 0
        """What chance has drawn for which cycle."""
        self._away = range(0)
        """Ticks in which no gull passes, and none has to go."""

    def update(self, tick: int) -> None:
        """Fly on in even ticks: the passing gull in each, and of the others one in every second."""
        if not self._is_begun:
            self._is_begun = True
            self._cross(tick)
            for number in range(len(self._circling)):
                self._circle(number, tick)
        elif tick % 2 == 0:
            self._cross(tick)
            if self._circling and tick % 4 == 0:
                self._circle(tick // 4 % len(self._circling), tick)

    def _cross(self, tick: int) -> None:
        tick -= tick % 2
        if tick in self._away:
            return
        cycle, since = divmod(tick, GULL_CYCLE)
        if cycle != self._cycle:
            self._cycle, self._drawn = cycle, chance(self._seed, cycle)
        drawn = self._drawn
        since -= drawn % GULL_DELAY
        if not 0 <= since < GULL_TICKS:
            self._gull.show(None)
            if self._shadow is not None:
                self._shadow.show(None)
            self._away = range(tick, tick - since if since < 0 else (cycle + 1) * GULL_CYCLE)
            return
        self._away = range(0)
        sky, width = self._sky, self._width
        way = since / GULL_TICKS
        x = sky.x - width + (sky.width + 2 * width) * (way if drawn >> 12 & 1 else 1 - way)
        height = sky.height / 2
        y = sky.centery + height * (0.75 * sin(2.2 * pi * way + drawn % 7) + 0.12 * sin(30 * way))
        self._gull.show_at(self._faces[WINGS[since // WING_TICKS % len(WINGS)]], x - width / 2, y)
        if self._shadow is not None:
            right, below = GULL_SHADOW
            self._shadow.show_at(self._shadow_face, x - width * 0.375 + right, y + below)

    def _circle(self, number: int, tick: int) -> None:
        gull, faces, sprite = self._circling[number]
        count = len(self._circling)
        # The last tick at which it was this one's turn, so that a late beginning looks the same.
        tick -= (tick - 4 * number) % (4 * count)
        angle = 2 * pi * (tick / CIRCLE_TICKS + number / count)
        # It beats its wings for a third of the circle, and glides for the rest.
        is_gliding = angle % (2 * pi) > 2 * pi / 3
        sprite.show(faces[1 if is_gliding else WINGS[tick // WING_TICKS % 4]])
        x = gull.x + gull.width * 1.3 * sin(angle) - gull.width / 2
        sprite.move_to(x, gull.y + gull.width * 0.35 * sin(angle + pi / 2))


def _gull_faces(drawings: Drawings, width: int) -> list[Piece]:
    return [Piece(drawings.get(f"gull_fly_{number}", width)) for number in range(3)]


def _soft_shadow(width: int) -> pygame.Surface:
    size = (round(width * 0.75), round(width * 0.25))
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    for step in range(3):
        inset = pygame.Rect((0, 0), size).inflate(-4 * step, -2 * step)
        pygame.draw.ellipse(shadow, (2, 20, 34, 28 + 22 * step), inset)
    return shadow.convert_alpha() if pygame.display.get_surface() else shadow

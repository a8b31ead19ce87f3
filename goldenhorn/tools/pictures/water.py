"""A developers' tool: the open sea and the land in it as fields of numbers, fine as 1080 lines.

Sizes and outlines are those of 1280 x 720; there are `FINENESS` pixels for each of theirs. Arrays
are x by y, as in pygame's surfarray; colours are 0 to 255.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from goldenhorn.tools.pictures.grain import (
    cloud,
    colour,
    finer,
    from_surface,
    graded,
    laid,
    places,
    rising,
    to_surface,
)

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    from goldenhorn.tools.pictures.grain import Field

Outline = list[tuple[float, float]]
Stops = Sequence[tuple[float, str]]

FINENESS = 1.5
"""Pixels for each of the 1280 x 720 that landscapes are composed of: 1080 lines."""
DEEP_TO_BRIGHT: Stops = ((0, "#08304D"), (0.35, "#104C70"), (0.7, "#1C7594"), (1, "#37A0B2"))
NEAR_THE_COAST: Stops = ((0, "#1B6A8A"), (0.6, "#3F9FB0"), (1, "#8FD3C8"))
SAND: Stops = ((0, "#B98F55"), (0.4, "#D3B074"), (0.7, "#E2C78F"), (1, "#C6BE86"))


def blurred(values: Field, radius: float) -> Field:
    """Soften values from 0 to 1."""
    grey = to_surface(np.repeat((values * 255)[..., None], 3, -1))
    grey = pygame.transform.gaussian_blur(grey, max(1, round(radius * FINENESS)))
    return from_surface(grey)[..., 0] / 255


def filled(outlines: Sequence[Outline], size: tuple[int, int]) -> Field:
    """Return 1 inside outlines and 0 outside, with smooth edges."""
    smoother = 2
    large = pygame.Surface(finer(size, FINENESS * smoother))
    for outline in outlines:
        pygame.draw.polygon(large, "white", [finer(each, FINENESS * smoother) for each in outline])
    small = pygame.transform.smoothscale(large, finer(size, FINENESS))
    return from_surface(small)[..., 0] / 255


def roughened(outline: Outline, reach: float, seed: int, step: float = 9) -> Outline:
    """Make a coast of straight lines look natural."""
    chance = random.Random(seed)
    rough: Outline = []
    for (x, y), (next_x, next_y) in zip(outline, outline[1:] + outline[:1], strict=True):
        count = max(1, int(math.hypot(next_x - x, next_y - y) / step))
        sway = reach if count > 1 else 0
        for part in range(count):
            share = part / count
            rough.append(
                (
                    x + (next_x - x) * share + (2 * chance.random() - 1) * sway,
                    y + (next_y - y) * share + (2 * chance.random() - 1) * sway,
                )
            )
    for _ in range(2):  # cut the corners twice
        rough = [
            point
            for (x, y), (next_x, next_y) in zip(rough, rough[1:] + rough[:1], strict=True)
            for point in (
                (x * 0.75 + next_x * 0.25, y * 0.75 + next_y * 0.25),
                (x * 0.25 + next_x * 0.75, y * 0.25 + next_y * 0.75),
            )
        ]
    return rough


class Water:
    """A sun-lit sea of a size, its swell and its light the same over deep and shallow water."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        x, y = self._x, self._y = places(size, FINENESS)
        large, medium = self._cloud(340, 5, 3), self._cloud(90, 6)
        self._medium = medium
        self._light = 1 - np.clip(np.hypot((x - 520) / 900, (y - 210) / 520), 0, 1)
        self._depth = 0.18 + 0.52 * self._light + 0.34 * (large - 0.5) + 0.16 * (medium - 0.5)
        # A rolling swell: warped bands, lit on one side, with sparse bright crests.
        crest = np.sin(y / 9.5 + np.sin(x / 57 + medium * 5) * 0.9 + large * 9 + x / 90)
        slope = (crest - np.roll(crest, round(2 * FINENESS), 1)) * 46 * (0.35 + 0.65 * medium)
        bright = rising(0.56, 0.78, self._cloud(26, 7, 3) * 0.6 + medium * 0.4)
        tops = np.clip(crest - 0.90, 0, 1) * 600 * bright
        # A web of light, as on the bottom of a bay.
        web = np.clip(1 - np.abs(self._cloud(46, 12, 3) - 0.5) * 18, 0, 1) * 20
        self._swell = slope[..., None] * np.array([0.8, 1, 1])
        self._swell += tops[..., None] * np.array([0.9, 1, 1])
        self._swell += (web * (0.3 + self._light))[..., None] * np.array([0.8, 1, 0.95])

    def _cloud(self, cell: float, seed: int, octaves: int = 4) -> Field:
        return cloud(self._size, cell, seed, octaves, 0.5, FINENESS)

    def open(self) -> Field:
        """Return the colours of the sea without any land."""
        return self._lit(graded(np.clip(self._depth, 0, 1), DEEP_TO_BRIGHT) + self._swell)

    def _lit(self, colours: Field) -> Field:
        glint = np.clip(1 - np.hypot((self._x - 430) / 520, (self._y - 150) / 190), 0, 1) ** 2
        corners = np.clip(np.hypot((self._x - 640) / 820, (self._y - 330) / 470), 0, 1) ** 3
        colours = colours + (glint * 26)[..., None] * np.array([1, 0.95, 0.75])
        return colours * (1 - 0.30 * corners)[..., None]

    def shores(self, lands: Sequence[Outline]) -> tuple[Field, Field]:
        """Return the colours of some lands and the shallows round them, and how opaque they are."""
        land = filled(lands, self._size)
        near = np.clip(blurred(land, 26) * 2, 0, 1)
        shallows = graded(np.clip(near + 0.25 * (self._medium - 0.5), 0, 1), NEAR_THE_COAST)
        colours, opacity = shallows + self._swell, rising(0, 1, near) * 0.85
        far = blurred(land, 22)
        for level, strength in ((0.34, 0.55), (0.22, 0.38), (0.12, 0.26)):  # engraved coast lines
            line = np.clip(1 - np.abs(far - level) / 0.012, 0, 1) * strength * (1 - land)
            colours, opacity = laid(colours, opacity, colour("#E8F6EC"), line)
        ground = graded(np.clip(0.5 + (self._cloud(60, 25, 5) - 0.5) * 1.5, 0, 1), SAND)
        ground *= (0.80 + 0.24 * rising(0.45, 0.95, blurred(land, 10)))[..., None]
        colours, opacity = laid(self._lit(colours), opacity, ground, land)
        wet = np.clip(1 - np.abs(blurred(land, 1.2) - 0.5) / 0.38, 0, 1)
        colours, opacity = laid(colours, opacity, colour("#3A2416"), wet * 0.75)
        foam = np.clip(1 - np.abs(blurred(land, 4) - 0.30) / 0.13, 0, 1) * (1 - land)
        return laid(colours, opacity, colour("#E9F7EF"), foam * 0.8)

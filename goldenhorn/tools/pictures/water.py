"""A developers' tool: sea, land, parchment and wood as fields of numbers.

Everything comes from fixed seeds, so the same call gives the same pixels. Arrays are x by y, as in
pygame's surfarray; colours are 0 to 255.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from goldenhorn.tools.pictures.grain import colour, graded, mixed, rising, to_surface

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Field = npt.NDArray[np.float64]

Outline = list[tuple[float, float]]
Stops = Sequence[tuple[float, str]]

DEEP_TO_BRIGHT: Stops = ((0, "#08304D"), (0.35, "#104C70"), (0.7, "#1C7594"), (1, "#37A0B2"))
NEAR_THE_COAST: Stops = ((0, "#1B6A8A"), (0.6, "#3F9FB0"), (1, "#8FD3C8"))
SAND: Stops = ((0, "#B98F55"), (0.4, "#D3B074"), (0.7, "#E2C78F"), (1, "#C6BE86"))
PAPER: Stops = ((0, "#DDBF88"), (0.45, "#F0DDB4"), (1, "#FBF1D8"))
WALNUT: Stops = ((0, "#2B180F"), (0.55, "#4A2B19"), (1, "#6A4126"))
SEA_SEED = 5


def noise(size: tuple[int, int], cell: float, seed: int, octaves: int, fading: float) -> Field:
    """Return smooth chance from 0 to 1, its coarsest lumps as large as a cell."""
    width, height = size
    chance = np.random.default_rng(seed)
    total, weight, weights = np.zeros(size), 1.0, 0.0
    for octave in range(octaves):
        step = max(1.5, cell / 2**octave)
        grid = chance.random((int(width / step) + 3, int(height / step) + 3))
        x, y = np.arange(width) / step, np.arange(height) / step
        column, row = x.astype(int), y.astype(int)
        across, down = _smooth(x - column)[:, None], _smooth(y - row)
        upper = grid[np.ix_(column, row)] * (1 - across) + grid[np.ix_(column + 1, row)] * across
        lower = (
            grid[np.ix_(column, row + 1)] * (1 - across)
            + grid[np.ix_(column + 1, row + 1)] * across
        )
        total += weight * (upper * (1 - down) + lower * down)
        weights += weight
        weight *= fading
    return total / weights


def _smooth(part: Field) -> Field:
    return part * part * (3 - 2 * part)


def blurred(values: Field, radius: float) -> Field:
    """Soften values from 0 to 1."""
    grey = to_surface(np.repeat((values * 255)[..., None], 3, -1))
    grey = pygame.transform.gaussian_blur(grey, max(1, round(radius)))
    return np.asarray(pygame.surfarray.array3d(grey)[..., 0], float) / 255


def filled(outlines: Sequence[Outline], size: tuple[int, int]) -> Field:
    """Return 1 inside outlines and 0 outside, with smooth edges."""
    finer = 2
    large = pygame.Surface((size[0] * finer, size[1] * finer))
    for outline in outlines:
        pygame.draw.polygon(large, "white", [(x * finer, y * finer) for x, y in outline])
    return (
        np.asarray(
            pygame.surfarray.array3d(pygame.transform.smoothscale(large, size))[..., 0], float
        )
        / 255
    )


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


def sea(lands: Sequence[Outline], size: tuple[int, int]) -> pygame.Surface:
    """Paint a sun-lit sea round some lands."""
    seed, (width, height) = SEA_SEED, size
    x, y = np.arange(width)[:, None], np.arange(height)[None]
    large, medium = noise(size, 340, seed, 3, 0.5), noise(size, 90, seed + 1, 4, 0.5)
    light = 1 - np.clip(np.hypot((x - 520) / 900, (y - 210) / 520), 0, 1)
    depth = np.clip(0.18 + 0.52 * light + 0.34 * (large - 0.5) + 0.16 * (medium - 0.5), 0, 1)
    colours = graded(depth, DEEP_TO_BRIGHT)
    land = filled(lands, size)
    near = np.clip(blurred(land, 26) * 2, 0, 1)
    shallows = graded(np.clip(near + 0.25 * (medium - 0.5), 0, 1), NEAR_THE_COAST)
    colours = mixed(colours, shallows, rising(0, 1, near) * 0.85)
    # A rolling swell: warped bands, lit on one side.
    crest = np.sin(y / 9.5 + np.sin(x / 57 + medium * 5) * 0.9 + large * 9 + x / 90)
    slope = crest - np.roll(crest, 2, 1)
    colours += (slope * 46 * (0.35 + 0.65 * medium))[..., None] * np.array([0.8, 1.0, 1.0])
    fine = noise(size, 26, seed + 2, 3, 0.5)
    tops = np.clip(crest - 0.90, 0, 1) * 10 * rising(0.56, 0.78, fine * 0.6 + medium * 0.4)
    colours += (tops * 60)[..., None] * np.array([0.9, 1.0, 1.0])
    web = np.clip(1 - np.abs(noise(size, 46, seed + 7, 3, 0.5) - 0.5) * 18, 0, 1)
    colours += (web * 20 * (0.3 + light))[..., None] * np.array([0.8, 1.0, 0.95])
    far = blurred(land, 22)
    for level, strength in ((0.34, 0.55), (0.22, 0.38), (0.12, 0.26)):  # engraved coast lines
        line = np.clip(1 - np.abs(far - level) / 0.012, 0, 1) * strength * (1 - land)
        colours = mixed(colours, colour("#E8F6EC"), line)
    glint = np.clip(1 - np.hypot((x - 430) / 520, (y - 150) / 190), 0, 1) ** 2
    colours += (glint * 26)[..., None] * np.array([1, 0.95, 0.75])
    dusk = np.clip(np.hypot((x - 640) / 820, (y - 330) / 470), 0, 1.4) ** 3
    colours *= (1 - 0.30 * np.clip(dusk, 0, 1))[..., None]
    return to_surface(_with_land(colours, land, size, seed))


def _with_land(colours: Field, land: Field, size: tuple[int, int], seed: int) -> Field:
    lumps = noise(size, 60, seed + 20, 5, 0.5)
    ground = graded(np.clip(0.5 + (lumps - 0.5) * 1.5, 0, 1), SAND)
    ground *= (0.80 + 0.24 * rising(0.45, 0.95, blurred(land, 10)))[..., None]
    colours = mixed(colours, ground, land)
    wet = np.clip(1 - np.abs(blurred(land, 1.2) - 0.5) / 0.38, 0, 1)
    colours = mixed(colours, colour("#3A2416"), wet * 0.75)
    foam = np.clip(1 - np.abs(blurred(land, 4) - 0.30) / 0.13, 0, 1) * (1 - land)
    return mixed(colours, colour("#E9F7EF"), foam * 0.8)


def _rounded(size: tuple[int, int], radius: float) -> tuple[Field, Field]:
    """Return the opacity of a rounded box, and how far outside its edge each pixel lies."""
    width, height = size
    x, y = np.arange(width)[:, None] + 0.5, np.arange(height)[None] + 0.5
    across = np.abs(x - width / 2) - (width / 2 - radius)
    down = np.abs(y - height / 2) - (height / 2 - radius)
    corner = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    outside = corner + np.minimum(np.maximum(across, down), 0) - radius
    return np.clip(0.5 - outside, 0, 1), outside


def parchment(size: tuple[int, int], radius: float, seed: int, shade: float = 0) -> pygame.Surface:
    """Paint a sheet with rounded corners, browner towards its rim."""
    lumps, grain = noise(size, 90, seed, 5, 0.55), noise(size, 5, seed + 9, 2, 0.5)
    tone = np.clip((lumps - 0.5) * 1.3 + 0.5 + (grain - 0.5) * 0.18, 0, 1)
    opacity, outside = _rounded(size, radius)
    rim = np.clip(1 + outside / 26, 0, 1) ** 2.2 * 0.34
    colours = graded(tone, PAPER) * (1 - rim[..., None])
    colours += colour("#7A4A22") * (rim * 0.62)[..., None]
    return to_surface(colours * (1 - shade), opacity)


def wood(size: tuple[int, int], seed: int, plank: int) -> pygame.Surface:
    """Paint walnut planks under a lamp."""
    width, height = size
    x, y = np.arange(width)[:, None], np.arange(height)[None]
    warp = y + noise(size, 160, seed, 3, 0.5) * 26
    grain = 0.5 + 0.5 * np.sin(warp / 3.4 + noise(size, 60, seed + 2, 3, 0.5) * 7)
    tone = 0.55 * grain + 0.45 * noise(size, 24, seed + 5, 4, 0.5)
    tone = tone * 0.7 + noise(size, 300, seed + 6, 2, 0.5) * 0.3
    colours = graded(np.clip(tone, 0, 1), WALNUT)
    below_seam = np.arange(height) % plank
    seam = (below_seam < 2) + 0.5 * (below_seam == 2)
    colours *= (1 - 0.6 * seam)[None, :, None]
    colours += 14.0 * ((below_seam >= 3) & (below_seam < 5))[None, :, None]
    middle = width * 0.44
    lamp = np.clip(1 - np.hypot((x - middle) / (width / 2), (y - 20) / (height * 1.15)), 0, 1)
    colours = colours * (0.62 + 0.75 * lamp)[..., None]
    colours += (lamp * 22)[..., None] * np.array([1, 0.7, 0.35])
    return to_surface(colours)

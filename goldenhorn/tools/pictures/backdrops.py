"""Landscapes behind the menus: the chart's sea, the blurred evening, and the title's harbour.

Each is composed for 1280 x 720 and painted for 1080 lines. The title has no ships or words:
`goldenhorn.scenes.title` puts them there; the water in front of the large ship is painted once more
as `title_wave_front`, so that the hull sinks in. Needs numpy.
"""

from __future__ import annotations

import math
import random
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.light import faded, hazed
from goldenhorn.graphics.outlines import drawn_at, linear, stroked
from goldenhorn.graphics.theme import rgb
from goldenhorn.scenes.title.living_harbour import HORIZON, SUN, WAVE_FRONT
from goldenhorn.tools.pictures.baked_ornaments import drawn_ornament, wave_marks
from goldenhorn.tools.pictures.grain import (
    cloud,
    colour,
    finer,
    from_surface,
    graded,
    mixed,
    places,
    rising,
    to_surface,
)
from goldenhorn.tools.pictures.water import FINENESS, Water

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    from goldenhorn.tools.pictures.grain import Field

Size = tuple[int, int]
SCRIM_WIDTH = 620
"""From the left edge: so far the title is darkened for its menu."""


@dataclass(frozen=True, slots=True)
class WaveRow:
    """One row of waves: how far below the horizon, how high, how long, and its colours."""

    below: int
    height: int
    length: int
    seed: int
    top: str
    foot: str
    crest: str


FAR = WaveRow(62, 5, 120, 3, "#3A88A0", "#15557A", "#F7D9A6")
MIDDLE = WaveRow(104, 8, 170, 4, "#2A7C98", "#0F4769", "#DDEFE2")
NEAR = WaveRow(152, 12, 230, 5, "#22708F", "#0B3B5B", "#CFEAE4")
AT_THE_BOW = WaveRow(186, 9, 200, 15, "#206E8E", "#0B3B5B", "#D5EFE8")
FRONT = WaveRow(218, 15, 300, 6, "#175B7C", "#062940", "#B4DDDC")


def _cloud(size: Size, cell: float, seed: int, octaves: int = 4, fading: float = 0.5) -> Field:
    return cloud(size, cell, seed, octaves, fading, FINENESS)


def _drawn(size: Size, body: str, gradients: str = "") -> pygame.Surface:
    return drawn_at(finer(size, FINENESS), body, gradients, 0, FINENESS)


def sky(size: Size, horizon: float, sun: tuple[float, float]) -> Field:
    """Paint evening: gradient, sun, streaks of cloud, rays."""
    x, y = places(size, FINENESS)
    height = np.clip(y / horizon, 0, 1) + 0 * x
    stops = [
        *((0.0, "#173A63"), (0.28, "#3C6E96"), (0.52, "#C98A8E")),
        *((0.72, "#F4A868"), (0.88, "#FFD58A"), (1.0, "#FFE9B8")),
    ]
    colours = graded(height, stops)
    away = np.hypot(x - sun[0], (y - sun[1]) * 1.05)
    colours += (np.clip(1 - away / 520, 0, 1) ** 2 * 80)[..., None] * np.array([1, 0.75, 0.35])
    colours += (np.clip(1 - away / 170, 0, 1) ** 2 * 110)[..., None] * np.array([1, 0.9, 0.55])
    disc = rising(66, 62, away)
    colours = mixed(colours, np.array([255.0, 246, 214]), disc)
    lumps = _cloud(size, 210, 71, 5, 0.55)
    streaks = np.repeat(_cloud((size[0] // 4 + 1, size[1]), 60, 73, 5, 0.55), 4, 0)
    covered = rising(0.50, 0.74, streaks[: len(lumps)] * 0.75 + lumps * 0.25)
    covered *= rising(horizon * 0.98, horizon * 0.55, y) * rising(-40, 90, y)
    lit = np.clip(1 - away / 760, 0, 1)
    tones = mixed(np.zeros((*lumps.shape, 3)) + colour("#6E6A92"), colour("#FFE2B4"), lit)
    colours = mixed(colours, tones, 0.62 * covered)
    angle = np.arctan2(y - sun[1], x - sun[0])
    rays = np.clip(np.sin(angle * 17) + 0.35 * np.sin(angle * 41 + 1.3), 0, 1.3)
    rays = rays * np.clip(1 - away / 780, 0, 1) * rising(40, 160, away)
    colours += (rays * 17)[..., None] * np.array([1, 0.85, 0.5])
    return colours


def harbour(size: Size, horizon: int, sun_x: float) -> pygame.Surface:
    """Paint sky and flat sea with the sun's road on it."""
    x, y = places(size, FINENESS)
    colours = sky(size, horizon, (sun_x, horizon - 96))
    depth = np.clip((y - horizon) / (size[1] - horizon), 0, 1) + 0 * x
    stops = [
        *((0.0, "#E8B27E"), (0.05, "#9A8F8E"), (0.16, "#3F7C93")),
        *((0.45, "#16587A"), (1.0, "#08304A")),
    ]
    water = graded(depth, stops)
    below = np.maximum(y - horizon, 0)
    phase = (below + 4) ** 0.62 * 6.2
    bend = np.sin(x / (40 + depth * 90) + _cloud(size, 120, 5, 3) * 6)
    waves = np.sin(phase * 2.2 + bend * 1.8)
    water += (waves * 13 * (0.4 + depth))[..., None] * np.array([0.8, 1, 1])
    road = np.exp(-(((x - sun_x) / (46 + depth * 170)) ** 2)) * (1 - depth * 0.55)
    glints = np.clip(waves * 0.6 + _cloud(size, 12, 9, 3) * 1.5 - 0.55, 0, 1)
    water += (road * (70 + 150 * glints))[..., None] * np.array([1, 0.80, 0.42])
    return to_surface(mixed(colours, water, rising(horizon - 0.6, horizon + 0.6, y) + 0 * x))


def wave_band(size: Size, horizon: int, band: WaveRow, shift: float) -> pygame.Surface:
    """Draw one row of waves with its crest, and all the water in front of it."""
    chance = random.Random(band.seed)
    y, height, length = horizon + band.below, band.height, band.length
    x = shift - length
    crest = f"M{x:.1f} {y:.1f}"
    while x < size[0] + length:
        rise = height * chance.uniform(0.75, 1.15)
        crest += (
            f" C{x + length * 0.30:.1f} {y - rise:.1f} {x + length * 0.46:.1f}"
            f" {y - rise * 1.08:.1f} {x + length * 0.56:.1f} {y - rise * 0.4:.1f}"
            f" S{x + length * 0.82:.1f} {y + rise * 0.42:.1f} {x + length:.1f} {y:.1f}"
        )
        x += length
    foot = size[1] + 40
    line = stroked(band.crest, round(1.6 + height * 0.12, 1), 0.85)
    dashes = " ".join(f"{length * share:.0f}" for share in (0.9, 0.22, 0.3, 0.5))
    echo = stroked(band.crest, 1.6, 0.35)
    return _drawn(
        size,
        f'<path d="{crest} L{x:.1f} {foot} L-400 {foot}Z" fill="url(#w)"/>'
        f'<g transform="translate(0 {height * 0.55:.1f})">'
        f'<path d="{crest}" {stroked(band.top, round(height * 0.9, 1), 0.55)}/></g>'
        f'<path d="{crest}" {line} stroke-dasharray="{dashes}"/>'
        f'<g transform="translate({length * 0.1:.0f} {height * 1.3:.1f})"><path d="{crest}" {echo}'
        f' stroke-dasharray="{length * 0.25:.0f} {length * 0.6:.0f}"/></g>',
        linear("w", (0, y - height), (0, min(foot, y + 150)), (0, band.top), (1, band.foot)),
    )


def _glitter(onto: pygame.Surface, sun_x: float, y: float, number: int) -> None:
    """Strew warm sparks on a row of waves, more of them near the sun's road."""
    chance = random.Random(40 + number)
    for _ in range(46):
        x, down = chance.gauss(sun_x, 60 + 44 * number), chance.uniform(2, 40)
        width = max(4, round(chance.uniform(10, 34)))
        opacity = chance.uniform(0.25, 0.75)
        spark = _drawn(
            (width, 6),
            f'<ellipse cx="{width / 2}" cy="3" rx="{width / 2 - 0.5}" ry="2.2"'
            f' fill="#FFE3A0" fill-opacity="{opacity:.2f}"/>',
        )
        onto.blit(spark, spark.get_rect(center=finer((x, y + down), FINENESS)))


def _cities(onto: pygame.Surface) -> None:
    drawings = SvgImages()
    for name, width, x, base, tone, amount in (
        ("venice", 300, -16, 451, "#D99A86", 0.62),
        ("constantinople", 380, 930, 452, "#F2B27C", 0.58),
    ):
        city = hazed(drawings.get(name, round(width * FINENESS)), rgb(tone), amount)
        onto.blit(city, city.get_rect(bottomleft=finer((x, base), FINENESS)))


def _haze(onto: pygame.Surface) -> None:
    """Lay warm mist over the horizon."""
    middle, height = round(52 * FINENESS), round(90 * FINENESS)
    mist = pygame.Surface((onto.get_width(), height), pygame.SRCALPHA)
    for y in range(height):
        opacity = 150 * math.exp(-(((y - middle) / (20 * FINENESS)) ** 2))
        mist.fill((255, 224, 170, int(opacity)), (0, y, onto.get_width(), 1))
    onto.blit(mist, (0, round(HORIZON * FINENESS) - middle))


def _swell(surface: pygame.Surface) -> Field:
    """Paint strokes of swell over all waves, warm near the sun's road."""
    size = FULL_SIZE
    x, y = places(size, FINENESS)
    depth = np.clip((y - HORIZON - 50) / (size[1] - 50 - HORIZON), 0, 1)
    lumps, patches = _cloud(size, 80, 31, 4), _cloud(size, 22, 33, 3)
    below = np.maximum(y - HORIZON, 0)
    phase = (below + 6) ** 0.66 * 4.4 + np.sin(x / 70 + lumps * 6) * 1.3 + lumps * 7
    crest = np.sin(phase)
    strokes = np.clip(crest - 0.45, 0, 1) * 34 * rising(0.40, 0.62, patches)
    strokes = strokes - np.clip(-crest - 0.5, 0, 1) * 20
    warm = np.exp(-(((x - SUN) / (120 + depth * 200)) ** 2))[..., None]
    tone = np.array([0.7, 0.95, 1.0]) * (1 - 0.6 * warm) + np.array([1.2, 0.9, 0.5]) * 0.8 * warm
    share = np.clip((below - 60) / 40, 0, 1) * (0.5 + 0.5 * depth)
    return from_surface(surface) + strokes[..., None] * share[..., None] * tone


def _scrim(colours: Field) -> Field:
    """Darken where the menu and the name of the game will stand."""
    x, y = places(FULL_SIZE, FINENESS)
    left = np.clip(1 - x / SCRIM_WIDTH, 0, 1) ** 1.1 * 0.62
    top = np.clip(1 - y / 150, 0, 1) ** 1.3 * 0.45
    return mixed(colours, np.array([8.0, 22, 40]), np.maximum(left + 0 * y, top + 0 * x))


def title() -> pygame.Surface:
    """Paint the title's harbour without ships, gulls and words."""
    surface = harbour(FULL_SIZE, HORIZON, SUN)
    _cities(surface)
    _haze(surface)
    bands = (
        *((FAR, 0, 214), (MIDDLE, -40, 214), (NEAR, -80, 214)),
        *((AT_THE_BOW, -70, 235), (FRONT, -120, 214)),
    )
    for number, (band, shift, opacity) in enumerate(bands):
        waves = wave_band(FULL_SIZE, HORIZON, band, shift)
        surface.blit(faded(waves, opacity / 255), (0, 0))
        if band is not AT_THE_BOW:
            _glitter(surface, SUN, HORIZON + band.below, min(number, 3))
    return to_surface(_scrim(_swell(surface)))


def title_wave_front() -> pygame.Surface:
    """Cut out of the title the water in front of the hero ship."""
    water = from_surface(title())
    cover: Field = np.zeros(water.shape[:2])
    for band, shift, opacity in ((NEAR, -80, 0.84), (AT_THE_BOW, -70, 1), (FRONT, -120, 1)):
        waves = wave_band(FULL_SIZE, HORIZON, band, shift)
        alpha = pygame.surfarray.array_alpha(waves) / 255 * opacity
        cover = np.maximum(cover, alpha)
    left, top, width, height = (round(each * FINENESS) for each in WAVE_FRONT)
    part = slice(left, left + width), slice(top, top + height)
    return to_surface(water[part], cover[part])


def sea() -> pygame.Surface:
    """Paint the chart's sea at night: quiet, so that the warm things in front are what counts."""
    colours = Water(FULL_SIZE).open()
    surface = to_surface(mixed(colours, np.array([5.0, 22, 40]), np.full(colours.shape[:2], 0.38)))
    chance = random.Random(3)
    marks = [drawn_ornament(wave_marks()[0], round(width * FINENESS)) for width in (26, 20)]
    taken: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = chance.uniform(0, FULL_SIZE[0]), chance.uniform(0, FULL_SIZE[1])
        if all((x - a) ** 2 + (y - b) ** 2 > 64**2 for a, b in taken):
            taken.append((x, y))
            mark = faded(chance.choice(marks), chance.uniform(0.14, 0.3))
            surface.blit(mark, mark.get_rect(center=finer((x, y), FINENESS)))
    rose = SvgImages().get("compass_rose", round(420 * FINENESS))
    surface.blit(faded(rose, 0.10), rose.get_rect(center=surface.get_rect().center))
    return surface


def dusk() -> pygame.Surface:
    """Paint the same evening out of focus, for screens that are read."""
    size, horizon = FULL_SIZE, HORIZON
    surface = harbour(size, horizon, size[0] / 2)
    drawings = SvgImages()
    for name, width, x, lower, tone in (
        ("venice", 420, -30, 10, "#B87F7C"),
        ("constantinople", 460, 880, 10, "#C98A74"),
    ):
        city = hazed(drawings.get(name, round(width * FINENESS)), rgb(tone), 0.5)
        surface.blit(city, city.get_rect(bottomleft=finer((x, horizon + lower), FINENESS)))
    for number, band in enumerate((FAR, MIDDLE, FRONT)):
        surface.blit(wave_band(size, horizon, band, -40 * number), (0, 0))
    blurred = from_surface(pygame.transform.gaussian_blur(surface, 5))
    return to_surface(mixed(blurred, np.array([8.0, 18, 34]), np.full(blurred.shape[:2], 0.47)))

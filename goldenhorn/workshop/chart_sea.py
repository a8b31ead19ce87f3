"""The sea of a chart at night, behind the lobby; needs numpy, must not know scenes."""

from __future__ import annotations

import random
from contextlib import suppress

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.view.kit.light import faded
from goldenhorn.view.kit.shapes import Size, drawn, stroked
from goldenhorn.view.theme import HEIGHT, WIDTH
from goldenhorn.workshop.grain import cloud, graded, mixed, places, rising, to_surface

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np


def sea(size: Size) -> pygame.Surface:
    """Paint the chart's sea at night: quiet, so that the warm things in front are what counts."""
    x, y = places(size)
    big, middle, fine = cloud(size, 340, 5, 3), cloud(size, 90, 6, 4), cloud(size, 26, 7, 3)
    across, down = x * WIDTH / size[0], y * HEIGHT / size[1]
    light = 1 - np.clip(np.hypot((across - 520) / 900, (down - 210) / 520), 0, 1)
    tone = np.clip(0.18 + 0.52 * light + 0.34 * (big - 0.5) + 0.16 * (middle - 0.5), 0, 1)
    stops = [(0.0, "#08304D"), (0.35, "#104C70"), (0.7, "#1C7594"), (1.0, "#37A0B2")]
    colours = graded(tone, stops)
    # Rolling swell, lit on one side, with sparse bright crests.
    phase = y / 9.5 + np.sin(x / 57 + middle * 5) * 0.9 + big * 9 + x / 90
    crest = np.sin(phase)
    slope = crest - np.roll(crest, 2, 1)
    colours += (slope * 46 * (0.35 + 0.65 * middle))[..., None] * np.array([0.8, 1, 1])
    bright = np.clip(crest - 0.90, 0, 1) * 10 * rising(0.56, 0.78, fine * 0.6 + middle * 0.4)
    colours += (bright * 60)[..., None] * np.array([0.9, 1, 1])
    # A web of light, as on the bottom of a bay.
    veins = np.clip(1 - np.abs(cloud(size, 46, 12, 3) - 0.5) * 18, 0, 1)
    colours += (veins * 20 * (0.3 + light))[..., None] * np.array([0.8, 1, 0.95])
    sun = np.clip(1 - np.hypot((across - 430) / 520, (down - 150) / 190), 0, 1) ** 2
    colours += (sun * 26)[..., None] * np.array([1, 0.95, 0.75])
    corners = np.clip(np.hypot((across - 640) / 820, (down - 330) / 470), 0, 1) ** 3
    colours *= (1 - 0.30 * corners)[..., None]
    colours = mixed(colours, np.array([5.0, 22, 40]), np.full(size, 0.38))
    surface = to_surface(colours)
    _wave_marks(surface)
    rose = Drawings().get("compass_rose", round(420 * size[1] / HEIGHT))
    surface.blit(faded(rose, 0.10), rose.get_rect(center=(size[0] // 2, size[1] // 2)))
    return surface


def _wave_marks(onto: pygame.Surface) -> None:
    """Strew a chart's little wave signs, none too near another."""
    chance = random.Random(3)
    path = "M2 9 Q7 1 12 7 Q15 10 18 6 Q23 0 32 8"
    marks = [
        drawn(
            (round(34 * scale), round(12 * scale)),
            f'<g transform="scale({scale})"><path d="{path}" {stroked("#CFEFF0", 2.2)}/></g>',
        )
        for scale in (0.76, 0.59)
    ]
    taken: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = chance.uniform(0, onto.get_width()), chance.uniform(0, onto.get_height())
        if all((x - a) ** 2 + (y - b) ** 2 > 64**2 for a, b in taken):
            taken.append((x, y))
            mark = faded(chance.choice(marks), chance.uniform(0.14, 0.3))
            onto.blit(mark, mark.get_rect(center=(round(x), round(y))))

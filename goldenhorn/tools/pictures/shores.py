"""A developers' tool: where coasts, islands, ornaments and the dots of the route lie."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from goldenhorn.board_view.path_finding import curve
from goldenhorn.board_view.places import Layout, Point
from goldenhorn.tools.pictures.water import Outline, roughened

FINE = 40
"""Points of the route's curve between two of the points it goes through."""


class Ornament(NamedTuple):
    """A drawing on the open sea, centred, seldom quite opaque."""

    name: str
    x: int
    y: int
    width: int
    opacity: float


ISLANDS = {
    "2": ((470, 190, 46, 22), (806, 470, 46, 22), (700, 518, 20, 10)),
    "3": ((412, 150, 34, 18), (640, 486, 36, 18), (868, 150, 34, 18)),
    "4": ((364, 140, 26, 15), (738, 214, 24, 14), (544, 470, 24, 15), (916, 492, 24, 14)),
    "2_expansion": ((480, 226, 40, 19), (806, 480, 40, 19)),
    "3_expansion": ((412, 206, 30, 15), (640, 494, 32, 16), (868, 206, 30, 15)),
    "4_expansion": ((364, 196, 26, 14), (738, 240, 24, 14), (544, 470, 24, 15), (916, 492, 24, 14)),
}
ORNAMENTS = {
    "2": (
        Ornament("compass_rose", 480, 330, 168, 0.6),
        Ornament("serpent", 800, 330, 132, 0.85),
        Ornament("gull", 730, 140, 28, 0.95),
        Ornament("gull", 756, 158, 20, 0.95),
    ),
    "3": (
        Ornament("compass_rose", 412, 330, 120, 0.5),
        Ornament("serpent", 868, 336, 110, 0.8),
        Ornament("gull", 640, 300, 30, 0.95),
    ),
    "4": (
        Ornament("compass_rose", 366, 262, 88, 0.5),
        Ornament("serpent", 738, 402, 84, 0.8),
        Ornament("gull", 548, 306, 26, 0.95),
        Ornament("gull", 566, 290, 20, 0.95),
    ),
}


def coasts(layout: Layout) -> list[Outline]:
    """Return the mainland in the west and in the east."""
    west: Outline = [
        (-30, 90),
        (216, 90),
        (210, 150),
        (216, 210),
        (210, 262),
        (208, 332),
        (180, 340),
    ]
    west += [(60, 338), (10, 344), (4, 420), (5, 500), (2, 580), (-30, 580)]
    east = [(layout.size[0] - x, y) for x, y in roughened(west, 3, 2)]
    return [roughened(west, 3, 1), east]


def island(place: tuple[int, int, int, int], number: int) -> Outline:
    """Return the shore of an island: its middle, how far it reaches and how deep it is."""
    x, y, reach, depth = place
    turns = [step * math.pi / 7 for step in range(14)]
    shore = [
        (
            x + reach * math.cos(turn) * (1 + 0.18 * math.sin(3 * turn + number)),
            y + depth * math.sin(turn) * (1 + 0.2 * math.cos(2 * turn + number)),
        )
        for turn in turns
    ]
    return roughened(shore, 1.5, 30 + number, 8)


def fort_island(layout: Layout) -> Outline:
    """Return the shore of the island that Modone stands on."""
    assert layout.fort
    x, y, width, height = layout.fort
    middle, foot, half = x + width / 2, y + height, max(width * 0.59, 46)
    shore = [(-1, -0.2), (-0.6, -0.45), (0.6, -0.45), (1, -0.2), (0.94, 0.18), (0.4, 0.45)]
    shore += [(-0.4, 0.45), (-0.94, 0.18)]
    return roughened([(middle + a * half, foot + 8 + b * half) for a, b in shore], 3, 5, 8)


def dots(line: tuple[Point, ...]) -> list[tuple[float, float]]:
    """Return points at even distances on a smooth curve through the line's points."""
    dots, gone = [], 0.0
    for here, there in pairwise(curve(line, FINE)[:-1]):  # none on the last square itself
        gone += math.dist(here, there)
        if gone >= 13:
            gone = 0.0
            dots.append(there)
    return dots

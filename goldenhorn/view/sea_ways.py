"""The ways ships take over the water, in numbers; knows places and poses, no pygame and no ticks.

Between squares a ship follows the dotted line. Out of and into a harbour it keeps clear of the
quay, and where another ship lies in its way it is lifted over it and swings aside.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from goldenhorn.engine.board import MODONE, Port, Route
from goldenhorn.view.curves import curve
from goldenhorn.view.places import Layout, Point
from goldenhorn.view.poses import FOOT, Pose

Place = tuple[float, float]

STEPS = 12
"""Points of a curve between two of the points it goes through."""
COARSE = 6
"""At first only every so-manieth point is looked at."""
NEAR = 0.55
"""A ship nearer to the way than this is in the way, in ships' widths."""
LIFT, SWING = 0.3, 0.5
"""How high and how far aside a ship is taken over another, in ships' widths."""
REACH = 1.25
"""How far before and behind the other ship it is lifted, in ships' widths."""
RUN_UP = 50.0
"""Pixels after the start and before the end in which no ship is lifted yet."""
QUAY_FOOT = 20
"""A ship's foot this far below a harbour's upper edge has left the quay behind."""


@dataclass(frozen=True, slots=True)
class Bump:
    """Another ship in the way."""

    at: float
    """How far along the way, in pixels."""
    aside: Place
    """The direction in which there is room."""


class Way:
    """A way over the water that can be asked for the place at any distance from its start."""

    def __init__(self, points: list[Place], width: float) -> None:
        """Follow points with a ship so wide."""
        self._points = points
        self._width = width
        self._reached = [0.0, *accumulate(map(math.dist, points, points[1:]))]
        self.length = self._reached[-1]
        self._bumps: list[Bump] = []
        self._index = 0

    def lead_over(self, at_sea: Sequence[Place], lying: Sequence[Place], middle: Place) -> None:
        """Lead over other ships.

        At sea there is room to swing towards the middle; over those that lie in a harbour the way
        leads straight, or it would cross the quay.
        """
        near = NEAR * self._width
        across, down = zip(*self._points, strict=True)
        self._around = min(across) - near, min(down) - near, max(across) + near, max(down) + near
        """Ships beyond these edges are not in the way."""
        over = [bump for other in lying if (bump := self._bump(other, other))]
        self._bumps = [bump for other in at_sea if (bump := self._bump(other, middle))]
        self._bumps += [Bump(bump.at, (0.0, 0.0)) for bump in over]

    @property
    def is_hop(self) -> bool:
        """Whether another ship lies in the way."""
        return bool(self._bumps)

    @property
    def hop(self) -> tuple[float, float]:
        """Where the ship leaves the water and where it comes down, in shares of the way."""
        half = REACH * self._width
        first, last = min(b.at for b in self._bumps), max(b.at for b in self._bumps)
        return max(0.12, (first - half) / self.length), min(0.88, (last + half) / self.length)

    def at(self, share: float) -> tuple[float, float, float]:
        """Return the place on the water at a share of the way, and how high above it the ship is.

        Made for shares that grow: it looks on from where it was asked last.
        """
        distance = max(0.0, min(1.0, share)) * self.length
        x, y = self._along(distance)
        lift = 0.0
        for bump in self._bumps:
            off = (distance - bump.at) / (REACH * self._width)
            if abs(off) >= 1:
                continue
            rising = math.cos(off * math.pi / 2) ** 2
            edge = min(1.0, distance / RUN_UP, (self.length - distance) / RUN_UP)
            lift = max(lift, rising * edge)
            x += bump.aside[0] * SWING * self._width * rising * edge
            y += bump.aside[1] * SWING * self._width * rising * edge
        return x, y, lift * LIFT * self._width

    def _along(self, distance: float) -> Place:
        reached = self._reached
        index = self._index if reached[self._index] <= distance else 0
        last = len(self._points) - 2
        while index < last and reached[index + 1] < distance:
            index += 1
        self._index = index
        (x, y), (to_x, to_y) = self._points[index], self._points[index + 1]
        step = reached[index + 1] - reached[index]
        share = (distance - reached[index]) / step if step else 0.0
        return x + (to_x - x) * share, y + (to_y - y) * share

    def _bump(self, other: Place, middle: Place) -> Bump | None:
        """Return where a ship is in the way, if it is."""
        points, dist = self._points, math.dist
        near = NEAR * self._width
        left, top, right, bottom = self._around
        if not (left <= other[0] <= right and top <= other[1] <= bottom):
            return None
        if min(dist(point, other) for point in points[::COARSE]) > 2 * near:
            return None  # nearly all are this far away
        distances = [dist(point, other) for point in points]
        nearest = min(range(len(distances)), key=distances.__getitem__)
        at = self._reached[nearest]
        if distances[nearest] > near or min(at, self.length - at) < near / 2:
            return None
        before, after = self._points[max(0, nearest - 1)], self._points[nearest + 1]
        long = math.dist(before, after) or 1.0
        aside = (before[1] - after[1]) / long, (after[0] - before[0]) / long
        inwards = (middle[0] - other[0]) * aside[0] + (middle[1] - other[1]) * aside[1]
        sign = 1 if inwards >= 0 else -1
        x, y = aside[0] * sign, aside[1] * sign
        if y * (middle[1] - other[1]) < 0:
            y = 0.0  # never up to the panels nor down to the desk
        return Bump(at, (x, y))


def sea_way(layout: Layout, route: Route, origin: int, landing: int, start: Pose, end: Pose) -> Way:
    """Return the way from one square of the route to another, between two poses."""
    foot = FOOT * layout.ship_width
    line = layout.route_line
    stops = _stops(line, layout.squares, route.ports)
    first, last = _line_ends(stops, route, origin, landing)
    step = 1 if landing > origin else -1
    between = [(x, y + foot) for x, y in _slice(line, first, last, step)]
    points: list[Place] = [(start.x, start.y)]
    points += _harbour_mouth(layout, route.ports[origin], start, between or [(end.x, end.y)])
    points += between
    points += _harbour_mouth(layout, route.ports[landing], end, points[-1:])[::-1]
    points.append((end.x, end.y))
    return Way(curve(points, STEPS), layout.ship_width)


def look_out(way: Way, layout: Layout, others: Iterable[Pose]) -> None:
    """Let a way lead over all other ships that lie in it."""
    middle = layout.size[0] / 2, (layout.squares[0][1] + layout.squares[2][1]) / 2
    west, east = layout.ports[0].harbour[2], layout.ports[1].harbour[0]
    at_sea: list[Place] = []
    lying: list[Place] = []
    for each in others:
        (at_sea if west < each.x < east else lying).append((each.x, each.y))
    way.lead_over(at_sea, lying, middle)


@lru_cache
def _stops(
    line: tuple[Point, ...], squares: tuple[Point, ...], ports: tuple[Port | None, ...]
) -> dict[int, int]:
    """Return which point of the dotted line each sea square of the route is."""
    seas = (at for at, port in enumerate(ports) if port is None)
    return {at: line.index(square) for at, square in zip(seas, squares, strict=False)}


def _line_ends(stops: dict[int, int], route: Route, origin: int, landing: int) -> tuple[int, int]:
    """Return the first and the last point of the line between two squares, without the squares.

    Next to Modone the line's points belong to its berths; of those only the outermost are used.
    """
    step = 1 if landing > origin else -1
    if origin in stops:
        first = stops[origin] + step
    elif route.ports[origin] is MODONE:
        first = stops[origin + step] - step
    else:
        first = stops[origin + step]
    if landing in stops:
        last = stops[landing] - step
    elif route.ports[landing] is MODONE:
        last = stops[landing - step] + step
    else:
        last = stops[landing - step]
    if origin + step == landing and route.ports[landing] not in (None, MODONE):
        last = first - step  # straight from the last square into the harbour
    if origin + step == landing and route.ports[origin] not in (None, MODONE):
        first = last + step
    return first, last


def _slice(line: tuple[tuple[int, int], ...], first: int, last: int, step: int) -> list[Place]:
    return [line[index] for index in range(first, last + step, step)]


def _harbour_mouth(
    layout: Layout, port: Port | None, berth: Pose, beyond: list[Place]
) -> list[Place]:
    """Return where a ship passes on its way out of a harbour, clear of the quay above it."""
    if port is None or port is MODONE:
        return []
    x, y, width, _ = layout.ports[port].harbour
    is_eastern = layout.ports[port].is_eastern
    half = layout.ship_width / 2
    edge = x if is_eastern else x + width
    outwards = -1 if is_eastern else 1
    beyond_y = beyond[0][1]
    if beyond_y > y + QUAY_FOOT + half:
        return [(edge - outwards * 8, (berth.y + beyond_y) / 2)]
    clear = edge + outwards * (half - 12)
    return [(edge - outwards * 20, max(y + 70, min(berth.y, y + 110))), (clear, y + QUAY_FOOT + 8)]

"""The ways ships take over the water, in numbers, and how they sail along them.

From square to square a ship follows the dotted line; past squares that are taken it hops along the
line that the plan has shown. Where another ship lies in its way it is lifted over it.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import cos, hypot, pi, sin
from typing import NamedTuple

from goldenhorn.board_view.path_finding import (
    Path,
    Spot,
    curve,
    find_path,
    mouth,
    passed_spots,
    shores,
)
from goldenhorn.board_view.pieces.poses import FOOT, Pose
from goldenhorn.board_view.places import Layout, Point
from goldenhorn.engine.board import MODONE, Port, Route
from goldenhorn.graphics.tween import between, in_out_cubic, in_out_sine

Place = tuple[float, float]

STEPS = 12
"""Points of a curve between two of the points it goes through."""
COARSE = 6
"""At first only one of so many points is looked at."""
NEAR = 0.55
"""A ship nearer to the way than this is in the way, in ships' widths."""
LIFT, SWING = 0.3, 0.5
"""How high and how far aside a ship is taken over another, in ships' widths."""
REACH = 1.25
"""How far before and behind the other ship it is lifted, in ships' widths."""
RUN_UP = 50.0
"""Pixels after the start and before the end in which no ship is lifted yet."""
BESIDE = 0.6
"""So far before and behind a ship over which it is lifted it stands in front of that ship."""


@dataclass(frozen=True, slots=True)
class Bump:
    """Another ship in the way, or beside it."""

    at: float
    """How far along the way, in pixels."""
    aside: Place = (0.0, 0.0)
    """The direction in which there is room."""
    foot: float = 0.0
    """The height on the picture of what it passes over, in front of it."""


class ShipPath:
    """A way over the water that can be asked for the place at any distance from its start."""

    def __init__(self, points: list[Place], width: float, hops: Iterable[int] = ()) -> None:
        """Follow points with a ship so wide, which hops at some of them past a taken square."""
        self._points = points
        self._width = width
        self._reached = [0.0, *accumulate(map(math.dist, points, points[1:]))]
        self.length = self._reached[-1]
        self._bumps = [Bump(self._reached[number]) for number in hops]
        self._index = 0

    def lead_over(
        self, at_sea: Sequence[Place], lying: Sequence[Place], shores: tuple[float, float]
    ) -> None:
        """Lead over other ships.

        At sea there is room to swing round them, unless the way does so already; over those that
        lie in a harbour it leads straight, or it would cross the quay.
        """
        near = NEAR * self._width
        across, down = zip(*self._points, strict=True)
        self._around = min(across) - near, min(down) - near, max(across) + near, max(down) + near
        """Ships beyond these edges are not in the way."""
        is_led_round = self.is_hop
        for other in at_sea:
            nearest = self._nearest(other)
            if nearest is not None:
                aside = (0.0, 0.0) if is_led_round else self._away(nearest, other, shores)
                self._bumps.append(Bump(self._reached[nearest], aside))
        for other in lying:
            nearest = self._nearest(other)
            if nearest is not None:
                self._bumps.append(Bump(self._reached[nearest], foot=other[1] + 1))

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
        if not self._bumps:
            return x, y, 0.0
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

    def in_front_of(self, share: float) -> float:
        """Return the lowest height of what it is lifted over straight at a share of the way."""
        if not self._bumps:
            return 0.0
        distance, reach = share * self.length, BESIDE * self._width
        return max((b.foot for b in self._bumps if abs(distance - b.at) < reach), default=0.0)

    def _nearest(self, other: Place) -> int | None:
        """Return the point at which a ship is in the way, if it is."""
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
        return nearest

    def _away(self, nearest: int, other: Place, shores: tuple[float, float]) -> Place:
        """Return the direction away from a ship; none where it would lead ashore."""
        before, after = self._points[nearest - 1], self._points[nearest + 1]
        long = math.dist(before, after) or 1.0
        x, y = (before[1] - after[1]) / long, (after[0] - before[0]) / long
        here = self._points[nearest]
        if (here[0] - other[0]) * x + (here[1] - other[1]) * y < 0:
            x, y = -x, -y
        ashore = not shores[0] < here[0] + x * SWING * self._width < shores[1]
        return (0.0, 0.0) if ashore else (x, y)


def find_ship_path(
    layout: Layout, route: Route, origin: int, landing: int, start: Pose, end: Pose
) -> ShipPath:
    """Find the way from one square of the route to another: round all that lie between them."""
    foot = FOOT * layout.ship_width
    passed = passed_spots(layout, route, origin, landing)
    first, last = (start.x, start.y - foot), (end.x, end.y - foot)
    if passed:
        lane = find_path(layout, first, passed, last)
    else:
        lane = _along_the_line(layout, route, origin, landing, (first, last))
    inner = [(x, y + foot) for x, y in lane.sailed[1:-1]]
    points = [(start.x, start.y), *inner, (end.x, end.y)]
    hops = [STEPS * (1 + len(lane.out) + number) for number in range(len(passed))]
    return ShipPath(curve(points, STEPS), layout.ship_width, hops)


def _along_the_line(
    layout: Layout, route: Route, origin: int, landing: int, ends: tuple[Spot, Spot]
) -> Path:
    """Return the way between neighbours, along the dotted line."""
    start, end = ends
    line = layout.route_line
    first, last = _line_ends(_stops(line, layout.squares, route.ports), route, origin, landing)
    between = _slice(line, first, last, 1 if landing > origin else -1)
    out = mouth(layout, start, (between or [end])[0])
    into = mouth(layout, end, [start, *out, *between][-1])[::-1]
    return Path(start, out, tuple(between), into, end)


def look_out(way: ShipPath, layout: Layout, others: Iterable[Pose]) -> None:
    """Let a way lead over all other ships that lie in it."""
    west, east = shores(layout)
    at_sea: list[Place] = []
    lying: list[Place] = []
    for each in others:
        (at_sea if west < each.x < east else lying).append((each.x, each.y))
    way.lead_over(at_sea, lying, (west, east))


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


def _slice(line: tuple[tuple[int, int], ...], first: int, last: int, step: int) -> list[Spot]:
    return [line[index] for index in range(first, last + step, step)]


SHORTEST, PER_PIXEL = 14, 0.1
"""Ticks of a voyage: so many, and so many for each pixel; one square takes 28."""
LONGEST = 84
PITCH, ROLL, HOP_PITCH, MOST_PITCH = 2.0, 1.3, 3.4, 4.1
"""Degrees: bow up at speed, rolling, bow up and down in a hop, and never more than."""
FULL_SPEED = 5.0
"""Pixels in a tick at which the bow is as high as it gets."""
ROLL_TICKS = 5.0
LEAVING = 0.7
"""How wide a ship is that was moored, of its width at sea: it was drawn flat there."""

OnWater = tuple[float, float, float]
"""A place on the water, and how high above it."""


class MomentAtSea(NamedTuple):
    """How a ship sails at a time."""

    share: float
    """Of its way."""
    place: OnWater
    speed: float
    """Pixels in a tick."""
    width: int
    pitch: float
    """By how many degrees it is turned to the left, which lifts an eastern bow."""
    in_front_of: float
    """The lowest height of what it is lifted over."""


def sailing(share: float) -> float:
    """Ease a voyage: pure cubic stands still for a third of the time and then jumps."""
    return between(in_out_cubic(share), in_out_sine(share), 0.55)


def sea_width(pose: Pose, widest: int) -> int:
    """Return how wide a ship is under sail in a pose that it takes or leaves."""
    return round(LEAVING * widest) if pose.is_moored else pose.width


class VoyageMotion:
    """Steers a ship from one pose to another."""

    def __init__(
        self, way: ShipPath, start: Pose, end: Pose, widest: int, faces_east: bool
    ) -> None:
        """Follow a way with a ship that is so wide at sea."""
        self._way, self._widest = way, widest
        self._bow = 1 if faces_east else -1
        self.ticks = min(LONGEST, SHORTEST + PER_PIXEL * way.length)
        """How long it takes at the usual pace."""
        self._widths = sea_width(start, widest), sea_width(end, widest)

    @property
    def start(self) -> OnWater:
        """Where it begins."""
        return self._way.at(0)

    def at(self, passed: float, last: OnWater, ticks: float) -> MomentAtSea:
        """Find how it sails when so much time has passed, so many ticks after it was last seen."""
        way = self._way
        share = sailing(min(1.0, passed / self.ticks))
        place = way.at(share)
        speed = hypot(place[0] - last[0], place[1] - last[1]) / ticks
        width = round(between(*self._widths, share))
        pitch = PITCH * min(1.0, speed / FULL_SPEED)
        if width == self._widest:
            pitch += ROLL * sin(passed / ROLL_TICKS)
            if way.is_hop:
                pitch += HOP_PITCH * cos(pi * share) * min(1.0, 4 * sin(pi * share))
            pitch = max(-MOST_PITCH, min(MOST_PITCH, pitch))
        return MomentAtSea(share, place, speed, width, self._bow * pitch, way.in_front_of(share))

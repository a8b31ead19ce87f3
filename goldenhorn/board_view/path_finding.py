"""How a way leads round squares that are taken, and out of harbours, in numbers; smooth lines.

What is planned and what is sailed follow the same line. Round every square there are a few spots by
which it can be passed; the shortest way over one spot of each that touches no square is the best.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from goldenhorn.board_view.pieces.poses import FOOT
from goldenhorn.board_view.places import Layout, PortPlaces
from goldenhorn.engine.board import Route

Point = tuple[float, float]


def curve(points: Sequence[Point], steps: int) -> list[Point]:
    """Return a curve of Catmull and Rom through points, in so many steps from one to the next."""
    return list(_curve(tuple(points), steps))


@lru_cache(maxsize=256)
def _curve(points: tuple[Point, ...], steps: int) -> list[Point]:
    ends = [points[0], *points, points[-1]]
    line: list[Point] = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            share = step / steps
            line.append(
                (
                    _between(before[0], start[0], end[0], after[0], share),
                    _between(before[1], start[1], end[1], after[1], share),
                )
            )
    return [*line, points[-1]]


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * share**2
        + (3 * start - before - 3 * end + after) * share**3
    )


Spot = tuple[float, float]
"""The middle of a square, or of a hull that stands on it."""

TRAY = (0.5, 0.38)
"""Half the width and height that a way leaves free round a square, in squares' widths."""
ASIDE = (0.66, 0.56)
"""How far beside and above a square it can be passed, in squares' widths."""
DIRECTIONS = 12
"""In so many directions from a square there may be a spot to pass it."""
AT_LEAST_FREE = 22
"""Pixels between such a spot and the shore."""
ON_A_SQUARE = 8.0
"""By how much longer a way over squares seems than one beside them."""
IN_A_STRAIT = 0.5
"""By how much longer a way seems for each pixel that a spot is too near to something else."""
INSIDE = 32
"""A ship turns along the quay so many pixels inside the edge of its harbour."""
AT_QUAY, BELOW_QUAY = 70, 110
"""A ship leaves its harbour at such a height, in pixels below its upper edge."""
QUAY_FOOT = 14
"""A ship's foot this far below a harbour's upper edge has left the quay behind."""
CLEAR = 0.38
"""Half of what of a hull must keep clear of the quay, in ships' widths."""


@dataclass(frozen=True, slots=True)
class Path:
    """A way from one landing to the next."""

    start: Spot
    out: tuple[Spot, ...]
    """Where it leads out of a harbour: over its edge, and perhaps along the quay."""
    between: tuple[Spot, ...]
    """Where it leads over the sea; round squares one spot for each."""
    into: tuple[Spot, ...]
    """Where it leads into a harbour."""
    end: Spot

    @property
    def sailed(self) -> tuple[Spot, ...]:
        """All that a ship passes on its way."""
        return (self.start, *self.out, *self.between, *self.into, self.end)

    @property
    def shown(self) -> tuple[Spot, ...]:
        """The same way for a line, which need not keep clear of the quay as a hull must."""
        return (self.start, *self.out[:1], *self.between, *self.into[-1:], self.end)


def find_path(layout: Layout, start: Spot, passed: Sequence[Spot], end: Spot) -> Path:
    """Find the way round some squares; it begins and ends on a square or in a harbour."""
    out = mouth(layout, start, passed[0])
    into = mouth(layout, end, passed[-1])[::-1]
    sea = sea_of(layout)
    from_start, to_end = (partial(sea.effort, own=sea.squares_at(spot)) for spot in (start, end))
    ways: list[Tried] = [(0.0, (*out, start)[:1])]
    for number, square in enumerate(passed):
        measure = sea.effort_between if number else from_start
        spots = sea.spots_round(square)
        ways = sorted(_easiest(ways, spot, strait, measure) for spot, strait in spots)
    _effort, best = _easiest(ways, (end, *into)[-1], 0, to_end)
    between = best[1:-1]
    out, into = mouth(layout, start, between[0]), mouth(layout, end, between[-1])[::-1]
    return Path(start, out, between, into, end)


Tried = tuple[float, tuple[Spot, ...]]
"""How long a way seems so far, and where it leads through."""


def _easiest(
    ways: list[Tried], spot: Spot, strait: float, measure: Callable[[Spot, Spot], float]
) -> Tried:
    """Return the easiest of some ways, led on to a spot."""
    best, chosen = math.inf, ways[0][1]
    for effort, way in ways:
        if effort + math.dist(way[-1], spot) < best:  # else it need not be measured
            whole = effort + measure(way[-1], spot)
            if whole < best:
                best, chosen = whole, way
    return best + strait, (*chosen, spot)


def passed_spots(layout: Layout, route: Route, origin: int, landing: int) -> tuple[Spot, ...]:
    """Return what lies between two squares of the route: squares, and Modone where it is full."""
    step = 1 if landing > origin else -1
    return tuple(
        layout.squares[layout.sea_number(route, at)]
        if route.ports[at] is None
        else layout.modone_berths[len(layout.modone_berths) // 2]
        for at in range(origin + step, landing, step)
    )


def mouth(layout: Layout, berth: Spot, beyond: Spot) -> tuple[Spot, ...]:
    """Return where a ship passes on its way out of a harbour, clear of the quay above it."""
    port = _harbour_of(layout, berth)
    if port is None:
        return ()
    foot = FOOT * layout.ship_width
    left, top, width, _height = port.harbour
    edge, outwards = (left, -1) if port.is_eastern else (left + width, 1)
    if beyond[1] + foot > top + QUAY_FOOT + layout.ship_width / 2:
        return ((edge - outwards * 8, (berth[1] + beyond[1]) / 2),)
    quay = port.market_cloth[0] if port.is_eastern else port.market_cloth[0] + port.market_cloth[2]
    height = max(top + AT_QUAY, min(berth[1] + foot, top + BELOW_QUAY))
    clear = quay + outwards * CLEAR * layout.ship_width
    return (edge - outwards * INSIDE, height - foot), (clear, top + QUAY_FOOT - foot)


def shores(layout: Layout) -> tuple[int, int]:
    """Return where the open sea begins and ends."""
    return layout.ports[0].harbour[2], layout.ports[1].harbour[0]


def is_in_harbour(layout: Layout, spot: Spot) -> bool:
    """Whether a spot lies beside the open sea."""
    return _harbour_of(layout, spot) is not None


def _harbour_of(layout: Layout, spot: Spot) -> PortPlaces | None:
    left, right = shores(layout)
    return None if left < spot[0] < right else layout.ports[int(spot[0] >= right)]


class Sea:
    """The squares of a layout, and how well one sails between them."""

    def __init__(self, layout: Layout) -> None:
        """Look at the squares of a layout."""
        self._layout = layout
        self._squares: tuple[Spot, ...] = (*layout.squares, *layout.modone_berths)
        self._wide, self._high = (share * layout.square_width for share in TRAY)
        self._trays = [(spot, spot[0] / self._wide, spot[1] / self._high) for spot in self._squares]
        self._spots: dict[Spot, list[tuple[Spot, float]]] = {}
        self._efforts: dict[tuple[Spot, Spot], float] = {}

    def effort_between(self, start: Spot, end: Spot) -> float:
        """Return how long a straight way seems between spots that are asked for often."""
        key = start, end
        if key not in self._efforts:
            self._efforts[key] = self.effort(start, end)
        return self._efforts[key]

    def effort(self, start: Spot, end: Spot, own: Sequence[Spot] = ()) -> float:
        """Return how long a straight way seems; over squares, but for its own, it is longer."""
        x, y = start[0] / self._wide, start[1] / self._high
        across, down = end[0] / self._wide - x, end[1] / self._high - y
        square = across * across + down * down
        length = math.dist(start, end)
        if not square:
            return length
        inside = 0.0
        for tray, tray_x, tray_y in self._trays:
            aside, above = x - tray_x, y - tray_y
            along = aside * across + above * down
            root = along * along - square * (aside * aside + above * above - 1)
            if root <= 0 or tray in own:
                continue
            root = math.sqrt(root)
            enters, leaves = max(0.0, (-along - root) / square), min(1.0, (root - along) / square)
            inside += max(0.0, leaves - enters)
        return length * (1 + ON_A_SQUARE * inside)

    def spots_round(self, square: Spot) -> list[tuple[Spot, float]]:
        """Return where a square can be passed, and by how much each spot is too narrow."""
        if square not in self._spots:
            self._spots[square] = list(self._measured_round(square))
        return self._spots[square]

    def _measured_round(self, square: Spot) -> Iterator[tuple[Spot, float]]:
        width = self._layout.square_width
        left, right, top, bottom = self._edges
        for number in range(DIRECTIONS):
            turn = 2 * math.pi * number / DIRECTIONS
            x = square[0] + ASIDE[0] * width * math.cos(turn)
            y = square[1] + ASIDE[1] * width * math.sin(turn)
            x = max(left + AT_LEAST_FREE, min(right - AT_LEAST_FREE, x))
            y = max(top + AT_LEAST_FREE, min(bottom - AT_LEAST_FREE, y))
            if not self.squares_at((x, y)):
                yield (x, y), IN_A_STRAIT * max(0.0, width - self.room((x, y), square))

    def squares_at(self, spot: Spot) -> list[Spot]:
        """Return the squares on which a spot lies: one or none."""
        return [each for each in self._squares if self.is_on(spot, each)]

    def is_on(self, spot: Spot, square: Spot) -> bool:
        """Whether a spot lies on a square, or where a way leaves room for it."""
        aside, above = (spot[0] - square[0]) / self._wide, (spot[1] - square[1]) / self._high
        return aside * aside + above * above <= 1

    def room(self, spot: Spot, beside: Spot) -> float:
        """Return how far it is from a spot to the shores and to all squares but one."""
        others = (each for each in self._squares if each != beside)
        left, right, top, bottom = self._edges
        edges = spot[0] - left, right - spot[0], spot[1] - top, bottom - spot[1]
        return min(*edges, *(math.dist(spot, each) for each in others))

    @cached_property
    def _edges(self) -> tuple[int, int, int, int]:
        """The shores, and what lies above and below the sea."""
        upper = (*self._layout.panels, *self._layout.dominions)[-1]
        return *shores(self._layout), upper[1] + upper[3], self._layout.prompt[1]


@lru_cache(maxsize=4)
def sea_of(layout: Layout) -> Sea:
    """Return the sea of a layout."""
    return Sea(layout)

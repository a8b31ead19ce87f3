"""A smooth line through points, in numbers only."""

from collections.abc import Sequence
from functools import lru_cache

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

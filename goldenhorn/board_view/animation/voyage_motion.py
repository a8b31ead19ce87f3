"""How a ship sails along its way: where it is at a time, how fast, how wide and how far turned.

Numbers only: knows neither pygame nor what is seen of it.
"""

from math import cos, hypot, pi, sin
from typing import NamedTuple

from goldenhorn.board_view.animation.ship_paths import Way
from goldenhorn.board_view.pieces.poses import Pose
from goldenhorn.graphics.tween import between, in_out_cubic, in_out_sine

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


class Moment(NamedTuple):
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


class Helm:
    """Steers a ship from one pose to another."""

    def __init__(self, way: Way, start: Pose, end: Pose, widest: int, faces_east: bool) -> None:
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

    def at(self, passed: float, last: OnWater, ticks: float) -> Moment:
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
        return Moment(share, place, speed, width, self._bow * pitch, way.in_front_of(share))

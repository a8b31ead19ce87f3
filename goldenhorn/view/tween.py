"""How things move from here to there: easings and a value on its way; knows no pygame, no clock.

An easing takes the share of the time that has passed, from 0 to 1, and gives the share of the way.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi

Easing = Callable[[float], float]

OVERSHOOT = 1.70158
"""Makes `out_back` go a tenth of the way too far before it settles."""


def linear(share: float) -> float:
    """Go evenly.

    >>> linear(0.25)
    0.25
    """
    return share


def in_cubic(share: float) -> float:
    """Start slowly and leave fast.

    >>> in_cubic(0.5)
    0.125
    """
    return share * share * share


def out_quad(share: float) -> float:
    """Arrive gently.

    >>> out_quad(0.5)
    0.75
    """
    return 1 - (1 - share) * (1 - share)


def out_cubic(share: float) -> float:
    """Start fast and arrive slowly.

    >>> out_cubic(0.5)
    0.875
    """
    return 1 - in_cubic(1 - share)


def in_out_cubic(share: float) -> float:
    """Start and arrive slowly, and hurry in between.

    >>> in_out_cubic(0.25), in_out_cubic(0.5), in_out_cubic(0.75)
    (0.0625, 0.5, 0.9375)
    """
    return 4 * in_cubic(share) if share < 0.5 else 1 - 4 * in_cubic(1 - share)


def in_out_sine(share: float) -> float:
    """Start and arrive gently, as a swing does.

    >>> [round(in_out_sine(quarter / 4), 3) for quarter in range(5)]
    [0.0, 0.146, 0.5, 0.854, 1.0]
    """
    return 0.5 - 0.5 * cos(pi * share)


def out_back(share: float, overshoot: float = OVERSHOOT) -> float:
    """Go a little too far and come back.

    >>> [round(out_back(quarter / 4), 2) for quarter in range(5)]
    [0.0, 0.82, 1.09, 1.06, 1.0]
    """
    rest = share - 1
    return 1 + rest * rest * ((overshoot + 1) * rest + overshoot)


@dataclass(frozen=True, slots=True)
class Tween:
    """A value on its way from one number to another."""

    start: float
    end: float
    ticks: int
    easing: Easing = linear

    def at(self, tick: int) -> float:
        """Tell the value so many ticks after the start; before and after, it stands still.

        >>> Tween(10, 20, 4).at(1), Tween(10, 20, 4).at(9), Tween(10, 20, 0).at(0)
        (12.5, 20, 20)
        """
        if tick >= self.ticks:
            return self.end
        return self.start + (self.end - self.start) * self.easing(max(0, tick) / self.ticks)

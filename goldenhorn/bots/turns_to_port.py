"""How many turns a ship still needs to its port, by its sails and the squares ahead.

Wind cards are a probability here: high for colours in the hand, low for others. Ships in the way
are left out, since they move before one gets there.
"""

from dataclasses import dataclass
from functools import lru_cache

from goldenhorn.engine.board import EAST, MODONE, WEST, Route
from goldenhorn.engine.pieces import COLOURS, Sails

UNKNOWN_HAND = 1 << len(COLOURS)
"""Stands in place of a set of held colours where a hand cannot be seen."""


@dataclass(frozen=True)
class Winds:
    """How likely a square is passed with a wind card."""

    held: float = 0.75
    """Of a colour in the hand."""
    lacking: float = 0.12
    """Of a colour not in the hand: it may come."""
    unknown: float = 0.3
    """Of a hand that cannot be seen."""


WINDS = Winds()


class TurnsToPort:
    """Expected turns to the port ahead for one route, worked out when first asked for."""

    def __init__(self, route: Route, winds: Winds) -> None:
        self._route = route
        self._winds = winds
        self._known: dict[tuple[Sails, int], tuple[float, ...]] = {}

    def turns(self, sails: Sails, held: int) -> tuple[float, ...]:
        """Return the turns from each square going east, then from each going west.

        `held` has a bit for each colour in the hand, or is UNKNOWN_HAND. Square `at` is found at
        place `at` going east and at place `-1 - at` going west.
        """
        key = (sails, held)
        known = self._known.get(key)
        if known is None:
            east = self._one_way(sails, held, EAST)
            west = self._one_way(sails, held, WEST)
            known = self._known[key] = (*east, *reversed(west))
        return known

    def _one_way(self, sails: Sails, held: int, heading: int) -> list[float]:
        route = self._route
        turns = [0.0] * len(route.squares)
        landed = 0.0  # turns still needed after landing on the square ahead within a move
        ahead = range(route.last - 1, -1, -1) if heading == EAST else range(1, route.last + 1)
        for at in ahead:
            turns[at] = 1 + landed
            colour = route.colours[at]
            if colour is None:
                landed = turns[at] if route.ports[at] is MODONE else 0.0
            elif colour not in sails:
                winds = self._winds
                wind = winds.unknown
                if held != UNKNOWN_HAND:
                    wind = winds.held if held >> colour & 1 else winds.lacking
                landed = wind * landed + (1 - wind) * turns[at]
        return turns


@lru_cache(maxsize=8)
def turns_to_port(route: Route, winds: Winds = WINDS) -> TurnsToPort:
    """Return the journeys of a route; the same object for the same route and winds."""
    return TurnsToPort(route, winds)

"""How far in front things stand, from the sea at the back to what flies above all; numbers only."""

HARBOUR, FREE_BERTH, MARKET = 5.0, 5.1, 5.3
PATH = 6.0
"""For whoever marks a way over the sea: above squares and ports, below ships."""
SYMBOL, SHIP_SHADOW, HEADING = 3.5, 6.4, 6.5
SHIP, CARGO_TAG = 7.0, 8.0
"""Ships stand by their height on the picture; their cargo tags above every ship."""
DESK, COUNT, HAND, PROMPT = 11.0, 11.1, 11.3, 11.7
PANEL = 12.0
FLIGHT = 14.0
"""For whatever moves above everything else for a moment."""


def by_height(depth: float, y: float) -> float:
    """Return a depth at which what is lower on the picture stands further in front."""
    return depth + y / 1000

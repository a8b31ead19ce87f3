"""Where the seal on the prompt ribbon stands; for whoever draws it, or something round it."""

from goldenhorn.assets import Drawings
from goldenhorn.view.places import Layout

SEAL, COMPACT_SEAL = 48, 42
FROM_LEFT = 54
BAND_MIDDLE = 0.42
"""The middle of the ribbon's band: its ends hang lower."""


def seal_width(layout: Layout) -> int:
    """Return how wide the seal is."""
    return COMPACT_SEAL if layout.is_compact else SEAL


def seal_centre(layout: Layout, drawings: Drawings) -> tuple[int, int]:
    """Return the middle of the seal, from the ribbon's corner."""
    ribbon = drawings.get("ribbon", layout.prompt[2])
    return FROM_LEFT, round(ribbon.get_height() * BAND_MIDDLE)

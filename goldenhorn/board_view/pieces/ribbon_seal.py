"""Where the seal on the prompt ribbon stands; for whoever draws it, or something round it."""

from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.images import Drawings

SEAL = 48
"""How wide the seal is."""
FROM_LEFT = 54
BAND_MIDDLE = 0.42
"""The middle of the ribbon's band: its ends hang lower."""


def seal_centre(layout: Layout, drawings: Drawings) -> tuple[int, int]:
    """Return the middle of the seal, from the ribbon's corner."""
    ribbon = drawings.get("ribbon", layout.prompt[2])
    return FROM_LEFT, round(ribbon.get_height() * BAND_MIDDLE)

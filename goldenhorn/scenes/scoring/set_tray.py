"""The tray that a set is laid in."""

from goldenhorn.graphics.materials import NEARLY_BLACK
from goldenhorn.graphics.outlines import GOLD_CODE, code, drawn, filled, rounded
from goldenhorn.graphics.sprite import Piece
from goldenhorn.scenes.scoring.columns import SLOTS, TRAY_RIM
from goldenhorn.ui.kit import Kit

AROUND_CUBES = 4
"""Between a cube and the tray's edge, above and below."""


def tray(kit: Kit, pitch: int, cube: int) -> Piece:
    """Draw a wooden tray with six hollows, so far apart, for cubes of a width."""
    size = (SLOTS * pitch + 2 * TRAY_RIM, cube + 2 * AROUND_CUBES)
    middle = size[1] / 2
    wood = code(NEARLY_BLACK) if kit.high_contrast else "#5A3620"
    paint = f'{filled(wood, 0.88)} stroke="{GOLD_CODE}" stroke-width="1.8"'
    shapes = rounded(size, 1, middle, paint)
    for slot in range(SLOTS):
        x = TRAY_RIM + (slot + 0.5) * pitch
        shapes += f'<circle cx="{x}" cy="{middle}" r="3" {filled("#C9A97A", 0.7)}/>'
    return Piece(drawn(size, shapes))

"""A speech bubble."""

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.light import STRIP
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import INK_CODE
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look

CORNER, ROOT = 10, 9
"""How round its corners are, and half the width of the tip where it leaves the bubble."""
SIDE, AIR = 8, 4
MOST_LINES = 4


def bubble(look: Look, text: str, size: tuple[float, float], tip: tuple[float, float]) -> Node:
    """Return what somebody says above it, where its tip points, measured from its corner."""
    width, height = size
    line = 3 if look.theme.is_flat else 2.4

    def paint(brush: Brush) -> None:
        near, right, bottom = 1.5, width - 1.5, height - 1.5
        root = min(max(tip[0], near + CORNER + 12), right - CORNER - 12)
        outline = (
            f"M{near + CORNER} {near} L{root - ROOT} {near} L{tip[0]} {tip[1]}"
            f" L{root + ROOT} {near} L{right - CORNER} {near} Q{right} {near} {right}"
            f" {near + CORNER} L{right} {bottom - CORNER} Q{right} {bottom} {right - CORNER}"
            f" {bottom} L{near + CORNER} {bottom} Q{near} {bottom} {near} {bottom - CORNER}"
            f" L{near} {near + CORNER} Q{near} {near} {near + CORNER} {near}Z"
        )
        brush.shapes(
            f'<path d="{outline}" fill="#FFFCF0" stroke="{INK_CODE}" stroke-width="{line}"'
            ' stroke-linejoin="round"/>'
        )
        brush.shadow(STRIP)

    reach = max(14, round(-tip[1]) + 6)
    whole = Picture(look.art.painted(("bubble", tip, line), size, paint, reach))
    room = width - 2 * SIDE, height - 2 * AIR
    words = label(look, text, look.on_paper(20), *room, most_lines=MOST_LINES)
    words.x, words.y = SIDE, AIR
    whole.add(words)
    return whole

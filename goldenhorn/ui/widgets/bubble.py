"""A speech bubble, as high as what is said in it."""

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.light import STRIP
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import INK_CODE
from goldenhorn.ui.widgets.label import paragraph
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import on

CORNER, ROOT, TIP = 10, 9, 12
"""How round its corners are, half the width of the tip at its root, and the tip's height."""
SIDE, AIR = 8, 4


def bubble(look: Look, text: str, width: float, tip: float, least: float, most: float) -> Node:
    """Return what somebody above it says, whose middle is so far from its left end."""
    words = paragraph(look, text, look.on_paper(20), width - 2 * SIDE, "center", most - 2 * AIR)
    size = _wide, height = width, max(least, words.height + 2 * AIR)
    line = 3 if look.theme.is_flat else 2.4

    def paint(brush: Brush) -> None:
        near, right, bottom = 1.5, width - 1.5, height - 1.5
        outline = (
            f"M{near + CORNER} {near} L{tip - ROOT} {near} L{tip} {-TIP}"
            f" L{tip + ROOT} {near} L{right - CORNER} {near} Q{right} {near} {right}"
            f" {near + CORNER} L{right} {bottom - CORNER} Q{right} {bottom} {right - CORNER}"
            f" {bottom} L{near + CORNER} {bottom} Q{near} {bottom} {near} {bottom - CORNER}"
            f" L{near} {near + CORNER} Q{near} {near} {near + CORNER} {near}Z"
        )
        brush.shapes(
            f'<path d="{outline}" fill="#FFFCF0" stroke="{INK_CODE}" stroke-width="{line}"'
            ' stroke-linejoin="round"/>'
        )
        brush.shadow(STRIP)

    return on(Picture(look.art.painted(("bubble", tip, line), size, paint, TIP + 6)), words)

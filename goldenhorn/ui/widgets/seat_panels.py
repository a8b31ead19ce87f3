"""What a seat lies on, a warehouse or a dashed frame where nobody sits; and what is said there."""

from typing import Any

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.light import SMALL, STRIP
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    INK_CODE,
    code,
    dashed_frame,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.ui.widgets.label import paragraph
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import on, paper

Size = tuple[float, float]
BELOW_EAVES = 8
"""How much lower than the roof a panel begins."""
ROOF, ROOF_REACH, ROOF_RISE = 18, 5, 2
"""The height of a roof, and by how much it stands out at the sides and above."""
TILE = 15
BUBBLE_CORNER, TIP_ROOT, TIP = 10, 9, 12
"""How round a bubble's corners are, half the width of its tip at the root, and the tip's height."""
SIDE, AIR = 8, 4


def seat_panel(look: Look, size: Size, *, is_glowing: bool = False, **place: Any) -> Node:
    """Return a sheet of parchment under a roof that reaches beyond it."""
    width, height = size
    sheet = paper(look, (width, height - BELOW_EAVES), is_glowing=is_glowing, y=BELOW_EAVES)
    drawn = look.art.painted("roof", (width + 2 * ROOF_REACH, ROOF + 4), _paint_roof, 10)
    roof = Picture(drawn, x=-ROOF_REACH, y=-ROOF_RISE)
    return Node(sheet, roof, width=width, height=height, **place)


def _paint_roof(brush: Brush) -> None:
    width, eaves, tip, top = brush.width, ROOF * 0.66, ROOF * 1.16, ROOF * 0.35
    count = max(1, int(width / TILE))
    step = width / count
    shapes = (
        f'<rect x="1" y="1" width="{width - 2}" height="{ROOF * 0.62:.1f}" fill="url(#r)"'
        f' stroke="{INK_CODE}" stroke-width="2"/>'
    )
    for number in range(count):
        left, right = number * step, (number + 1) * step
        lit = left + step * 0.3
        shapes += (
            f'<path d="M{left:.1f} {top:.1f} L{left:.1f} {eaves:.1f} Q{(left + right) / 2:.1f}'
            f' {tip:.1f} {right:.1f} {eaves:.1f} L{right:.1f} {top:.1f}Z" fill="url(#r)"'
            f' stroke="{INK_CODE}" stroke-width="1.6"/>'
            f'<path d="M{lit:.1f} 3 L{lit:.1f} {eaves:.1f}" {stroked("#F2A27C", 1.6, 0.7)}/>'
        )
    tones = linear("r", (0, 0), (0, ROOF), (0, "#D87E58"), (0.5, "#B5553A"), (1, "#7E3423"))
    brush.shapes(shapes, tones)
    brush.shadow(SMALL)


def empty_seat(look: Look, size: Size, **place: Any) -> Node:
    """Return a cool dashed frame: here somebody could sit."""
    theme = look.theme

    def paint(brush: Brush) -> None:
        ground, line = filled("#0A2438", 0.8), "#8FD3C8"
        if theme.is_flat:
            ground, line = filled(code(theme.dark)), code(theme.on_dark)
        brush.shapes(rounded(size, 2, 12, ground) + dashed_frame(size, 2, 12, line))

    return Picture(look.art.painted(("empty seat", theme.is_flat), size, paint), **place)


def bubble(look: Look, text: str, width: float, tip: float, least: float, most: float) -> Node:
    """Return what somebody above it says, whose middle is so far from its left end."""
    words = paragraph(look, text, look.on_paper(20), width - 2 * SIDE, "center", most - 2 * AIR)
    size = width, max(least, words.height + 2 * AIR)
    line = 3 if look.theme.is_flat else 2.4

    def paint(brush: Brush) -> None:
        edge = f'fill="#FFFCF0" stroke="{INK_CODE}" stroke-width="{line}" stroke-linejoin="round"'
        foot = 1.5 + line / 2  # the tip's open end hides the upper edge
        points = f"M{tip - TIP_ROOT} {foot} L{tip} {-TIP} L{tip + TIP_ROOT} {foot}"
        brush.shapes(rounded(size, 1.5, BUBBLE_CORNER, edge) + f'<path d="{points}" {edge}/>')
        brush.shadow(STRIP)

    return on(Picture(look.art.painted(("bubble", tip, line), size, paint, TIP + 6)), words)

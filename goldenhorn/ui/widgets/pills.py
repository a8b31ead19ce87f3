"""A pill: a sentence on a night strip between pictures, as wide as it must be."""

from collections.abc import Sequence

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import row, spacer
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import code, rounded, stroked
from goldenhorn.graphics.theme import GOLD, IVORY
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import strip

SIDE, BETWEEN = 20, 8
"""Before the first and after the last word, and between two things."""
NEARER = 8
"""A round picture may stand so much nearer to the round end than letters."""
RING = 6


def pill(
    look: Look,
    text: str,
    room: tuple[float, float],
    *,
    before: Sequence[str] = (),
    after: Sequence[str] = (),
    picture: float = 30,
    least: float = 0,
    is_focused: bool = False,
) -> Node:
    """Write between drawings named; as high as the room, and at most as wide."""
    height = room[1]
    signs = [[look.drawing(name, picture) for name in names] for names in (before, after)]
    left, right = (SIDE - NEARER if names else SIDE for names in signs)
    taken = sum(each.width + BETWEEN for names in signs for each in names)
    words = label(look, text, look.on_dark(20), room[0] - left - right - taken - BETWEEN,
                  height - 8, "left", 2)  # fmt: skip
    if after and words.letters < look.words.smallest:  # rather no pictures than tiny letters
        return pill(look, text, room, before=before, picture=picture, is_focused=is_focused,
                    least=least)  # fmt: skip
    words.width = words.written_area[2]
    words.height = height - 8
    gaps = [spacer(grows=1)] if after else []
    wide = least - left - right
    inside = row(*signs[0], words, *gaps, *signs[1], gap=BETWEEN, width=wide if after else 0)
    size = max(least, inside.width + left + right), height
    inside.x = left if before or after else (size[0] - inside.width) / 2
    inside.y = (height - inside.height) / 2
    parts = [strip(look, size), inside]
    if is_focused:
        parts.insert(0, _ring(look, size))
    return Node(*parts, width=size[0], height=height)


def _ring(look: Look, size: tuple[float, float]) -> Picture:
    outer = size[0] + 2 * RING, size[1] + 2 * RING
    is_flat = look.theme.is_flat

    def paint(brush: Brush) -> None:
        colour = GOLD if is_flat else IVORY  # a halo alone is lost before a golden sky
        brush.shapes(rounded(outer, 2, outer[1] / 2, stroked(code(colour), 4)))
        if not is_flat:
            brush.halo(8)

    return Picture(look.art.painted(("pill ring", is_flat), outer, paint, 18), x=-RING, y=-RING)

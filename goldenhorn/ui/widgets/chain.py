"""A brass chain on which something hangs."""

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.outlines import GILDED, INK_CODE, linear, stroked
from goldenhorn.ui.widgets.look import Look

WIDTH, LINK, APART = 14, 27, 19
"""How wide a chain is, how high a link, and how far links stand from one another."""


def chain(look: Look, height: float) -> Picture:
    """Return links that hang down from above; the uppermost may be cut off."""

    def paint(brush: Brush) -> None:
        top = height - LINK
        while top > -LINK:
            shape = f'<rect x="3.4" y="{top + 3.2}" width="7.2" height="{LINK - 6.4}" rx="3.6"'
            tones = linear("g", (0, top), (WIDTH, top + LINK), *GILDED)
            body = f"{shape} {stroked(INK_CODE, 6)}/>{shape} {stroked('url(#g)', 3)}/>"
            brush.shapes(body, tones)
            top -= APART

    return Picture(look.art.painted("chain", (WIDTH, height), paint))

"""What adorns a screen: chains that boards hang from, a line with a rose, ships before the sun."""

from typing import Any

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.outlines import GILDED, GOLD_CODE, INK_CODE, code, linear, stroked
from goldenhorn.graphics.theme import GOLD_LIGHT, Rgb
from goldenhorn.ui.widgets.look import Look

LINK = (14, 27)
LINKS_APART = 19
ROSE = 36
SUNLIT: Rgb = (255, 226, 150)
"""The rim of what sails in front of the sun."""


def chain(look: Look, height: float = LINK[1]) -> Picture:
    """Return brass links that hang from above, standing by their middle; as it is, one link."""

    def paint(brush: Brush) -> None:
        shapes, y = "", height - LINK[1]
        while y > -LINKS_APART:  # from the foot upwards: the uppermost link may be cut off
            shape = f'<rect x="3.4" y="{y + 3.2}" width="7.2" height="{LINK[1] - 6.4}" rx="3.6"'
            shapes = f"{shape} {stroked(INK_CODE, 6)}/>{shape} {stroked('url(#g)', 3)}/>{shapes}"
            y -= LINKS_APART
        brush.shapes(shapes, linear("g", (0, 0), (LINK[0], height), *GILDED))

    return Picture(look.art.painted("chain", (LINK[0], height), paint), pivot=(0.5, 0.5))


def rose_rule(look: Look, width: float) -> Picture:
    """Return a gold line that ends softly, with a little compass rose on its middle."""
    light, middle = code(GOLD_LIGHT), f"{width / 2} {ROSE / 2}"
    shapes = f'<rect y="{ROSE / 2 - 1}" width="{width}" height="2.4" fill="url(#g)"/>'
    points = [(turn, 11) for turn in (45, 135, 225, 315)]
    for turn, reach in (*points, *((turn, 17) for turn in (0, 90, 180, 270))):
        for side, tone in ((-3.4, light), (3.4, "#B37A24")):  # each point lit on one side
            shapes += (
                f'<g transform="translate({middle}) rotate({turn})">'
                f'<path d="M0 0 L{side} -4 L0 -{reach}Z" fill="{tone}"/></g>'
            )
    fade = linear("g", (0, 0), (width, 0), (0, GOLD_CODE, 0), (0.5, light, 1), (1, GOLD_CODE, 0))
    drawn = look.art.painted("rose rule", (width, ROSE), lambda brush: brush.shapes(shapes, fade))
    return Picture(drawn, pivot=(0.5, 0.5))


def sunlit(look: Look, name: str, width: float, **place: Any) -> Picture:
    """Return a drawing with the sun behind it on its rim."""
    size = width, look.art.drawing(name, width).height

    def paint(brush: Brush) -> None:
        brush.drawing(name, (size[0] / 2, size[1] / 2), width)
        brush.halo(5, SUNLIT, 0.55)

    return Picture(look.art.painted(("sunlit", name), size, paint, 12), **place)

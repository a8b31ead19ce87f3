"""What adorns a screen: a landscape behind it, chains, a line with a rose, badges of the focus."""

from typing import Any, TypeVar

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.node import Fill, Node, Picture
from goldenhorn.graphics.outlines import GILDED, GOLD_CODE, INK_CODE, code, linear, stroked
from goldenhorn.graphics.theme import GOLD_LIGHT, HEIGHT, WIDTH, Rgb
from goldenhorn.ui.widgets.look import Look

LINK = (14, 27)
LINKS_APART = 19
ROSE = 36
BADGE, BADGES_APART = 44, 22
"""How wide a badge is, and how far apart those of several people on one thing stand."""
Focused = TypeVar("Focused", bound=Node)
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


def backdrop(look: Look, name: str) -> Node:
    """Return a ground as large as the picture."""
    if look.theme.is_flat:
        return Fill(look.theme.dark, width=WIDTH, height=HEIGHT)
    return Picture(look.art.painting(name, WIDTH, HEIGHT))


def with_badge(look: Look, focused: Focused, *crests: str) -> Focused:
    """Put badges on the left end of what is focused; nobody's crest shows nothing."""
    middle = focused.height / 2
    for number, crest in enumerate(filter(None, crests)):
        x = number * BADGES_APART
        focused.add(look.drawing(f"badge_{crest}", BADGE, x=x, y=middle, pivot=(0.5, 0.5), z=1))
    return focused

"""Small things between others: brass links and chains, thin rules, and the rule with a rose."""

import pygame

from goldenhorn.graphics.button_state import Ground
from goldenhorn.graphics.outlines import GILDED, INK_CODE, code, drawn, linear, stroked
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.sprite import Image

LINK = (14, 27)
LINKS_APART = 19
ROSE = 36


def chain(materials: Materials, height: int) -> Image:
    """Draw links that hang from above; one link is 27 pixels high."""
    sheet = DrawSurface(materials.words, (LINK[0], max(height, LINK[1])))
    link = _link()
    y = sheet.size[1] - LINK[1]
    sheet.put(link, 0, y)
    while y > 0:  # from the foot upwards: the uppermost link may be cut off
        y -= LINKS_APART
        sheet.put(link, 0, y)
    return sheet.image()


def _link() -> pygame.Surface:
    shape = f'<rect x="3.4" y="3.2" width="7.2" height="{LINK[1] - 6.4:.1f}" rx="3.6"'
    return drawn(
        LINK,
        f"{shape} {stroked(INK_CODE, 6)}/>{shape} {stroked('url(#g)', 3)}/>",
        linear("g", (0, 0), LINK, *GILDED),
    )


def rule(materials: Materials, width: int, on: Ground) -> Image:
    """Draw a thin line between two rows, 4 pixels high."""
    size = (width, 4)
    sheet = DrawSurface(materials.words, size)
    if materials.high_contrast:
        line = code(NEARLY_BLACK if on == "paper" else NEARLY_WHITE)
        sheet.surface.fill(line, (0, 1, width, 2))
    elif on == "paper":
        tone = "#8A5A34"
        fading = linear(
            *("g", (0, 0), (width, 0), (0, tone, 0)),
            *((0.15, tone, 0.6), (0.85, tone, 0.6), (1, tone, 0)),
        )
        sheet.put(
            drawn(size, f'<rect x="0" y="1" width="{width}" height="1.8" fill="url(#g)"/>', fading)
        )
    else:
        sheet.put(
            drawn(
                size,
                f'<rect x="0" y="0" width="{width}" height="1.6" fill="#120906" fill-opacity=".8"/>'
                f'<rect x="0" y="1.6" width="{width}" height="1.2" fill="#B07C48"'
                ' fill-opacity=".35"/>',
            )
        )
    return sheet.image()

"""A thin rule between two rows."""

from goldenhorn.graphics.button_state import Ground
from goldenhorn.graphics.outlines import code, drawn, linear
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.sprite import Image


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

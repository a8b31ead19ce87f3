"""Labels: small labels that say what will happen, would happen, or what it costs."""

from enum import Enum

import pygame

from goldenhorn.graphics.outlines import (
    INK_CODE,
    code,
    dashed_frame,
    drawn,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.glows import blank, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.rich_line import draw_line, fits, line_width
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import TEXT

ASIDE = 11
"""Between a label's edge and its words."""
HEIGHT = 1.62
"""How high a label is for the size of its letters."""


class Tone(Enum):
    """What a label says by its material: upper and lower tone, edge, and letters."""

    PROMISE = ("#FFF8E4", "#E6CFA0", INK_CODE, TEXT)
    """It will happen."""
    PROSPECT = ("#F7EBCB", "#E3D0A6", "", TEXT)
    """It would happen one toll further: dashed."""
    PRICE = ("#FFF1BC", "#E9B84E", INK_CODE, TEXT)
    BARRED = ("#C9CDD0", "#A5ABB0", INK_CODE, TEXT)
    """It cannot be paid: grey."""


def label_image(
    materials: Materials,
    lines: tuple[Line, ...],
    tone: Tone,
    size: int,
    *,
    at_least: int = 0,
    at_most: int,
    most_growth: float,
) -> Image:
    """Draw the first of some lines that finds room; the last one should always do."""
    words, drawings = materials.words, materials.drawings
    above, below, edge, ink = tone.value
    if materials.high_contrast:
        above = below = code(NEARLY_WHITE)
        ink = NEARLY_BLACK
    style = style_on_piece(words, size, ink, most=most_growth)
    room = at_most - 2 * ASIDE
    line = next((each for each in lines if fits(words, drawings, each, style, room)), lines[-1])
    natural, height = label_size(materials, line, style)
    width = max(at_least, min(at_most, natural))
    whole = blank(width, height)
    whole.blit(_body((width, height), above, below, edge), (0, 0))
    with words.noting() as written:
        box = pygame.Rect(ASIDE, 0, width - 2 * ASIDE, height)
        draw_line(whole, words, drawings, line, style, box)
    image = with_shadow(whole, 4, (1, 3))
    return Image(image.surface, image.margin, tuple(written))


def label_size(materials: Materials, line: Line, style: Style) -> tuple[int, int]:
    """Return how wide and high a label is if its line finds all the room it likes."""
    width = line_width(materials.words, materials.drawings, line, style) + 2 * ASIDE
    return width, round(style.size * materials.words.scale * HEIGHT)


def _body(size: tuple[int, int], above: str, below: str, edge: str) -> pygame.Surface:
    radius = min(size[1] / 2 - 1.4, 13)
    tones = linear("g", (0, 0), (0, size[1]), (0, above), (1, below))
    if edge:
        paint = f'{filled("url(#g)")} stroke="{edge}" stroke-width="2.4"'
        return drawn(size, rounded(size, 1.6, radius, paint), tones)
    shape = rounded(size, 1.6, radius, filled("url(#g)"))
    shape += rounded(size, 1.6, radius, stroked(INK_CODE, 1, 0.35))
    return drawn(size, shape + dashed_frame(size, 1.6, radius, INK_CODE), tones)

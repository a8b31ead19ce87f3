"""A line of words and small drawings; knows how wide it is and shrinks to fit; knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.view.shapes import tinted
from goldenhorn.view.text import Style, Words
from goldenhorn.view.theme import Rgb

GAP = 6
HIGHER = 1.25
"""A drawing in a line is so many times as high as the letters' size."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing that stands in a line like a word."""

    drawing: str
    tint: Rgb | None = None
    """Paint its shape in one colour, as for white glyphs on a light ground."""


Line = Sequence[str | Icon]


def line_width(words: Words, drawings: Drawings, line: Line, style: Style) -> int:
    """Return how wide a line will be."""
    widths = [
        words.width(part, style)
        if isinstance(part, str)
        else _drawn(words, drawings, part, style).get_width()
        for part in line
    ]
    return sum(widths) + GAP * max(0, len(widths) - 1)


def draw_line(
    onto: pygame.Surface,
    words: Words,
    drawings: Drawings,
    line: Line,
    style: Style,
    box: pygame.Rect,
    is_centred: bool = True,
) -> pygame.Rect:
    """Draw a line inside a box, smaller if it must be."""
    while (
        line_width(words, drawings, line, style) > box.width
        and style.size * words.scale > words.smallest
    ):
        style = replace(style, size=style.size - 1)
    width = line_width(words, drawings, line, style)
    x = box.centerx - width // 2 if is_centred else box.x
    start = x
    for part in line:
        if isinstance(part, str):
            place = pygame.Rect(x, box.y, words.width(part, style), box.height)
            words.draw(onto, part, style, place, "midleft")
            x = place.right + GAP
        else:
            image = _drawn(words, drawings, part, style)
            onto.blit(image, image.get_rect(midleft=(x, box.centery)))
            x += image.get_width() + GAP
    return pygame.Rect(start, box.y, width, box.height)


def _drawn(words: Words, drawings: Drawings, icon: Icon, style: Style) -> pygame.Surface:
    high = round(style.size * words.scale * HIGHER)
    image = drawings.get(icon.drawing, high)
    if image.get_height() > high:
        width = max(1, high * image.get_width() // image.get_height())
        image = drawings.get(icon.drawing, width)
    return tinted(image, icon.tint) if icon.tint else image

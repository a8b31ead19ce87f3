"""A sentence over several lines, as large as it can be: it breaks before it shrinks."""

import pygame

from goldenhorn.graphics.draw_surface import LINES_APART
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Style, Words, Written


def sentence(words: Words, text: str, style: Style, size: tuple[int, int]) -> Piece:
    """Write from the top left corner of a transparent box."""
    lines = words.balanced(text, style, size[0])
    while height_of(words, style, len(lines)) > size[1] and _can_shrink(words, style):
        style = words.smaller(style)
        lines = words.balanced(text, style, size[0])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    step = _step(words, style)
    place = pygame.Rect(0, 0, 0, 0)
    for number, line in enumerate(lines):
        place.union_ip(surface.blit(words.surface(line, style), (0, number * step)))
    if pygame.display.get_surface():
        surface = surface.convert_alpha()
    return Piece(surface, 0, (Written(text, place, surface.get_rect(), words.pixels(style.size)),))


def height_of(words: Words, style: Style, lines: int) -> int:
    """Return how high so many lines are."""
    return words.height(style) + _step(words, style) * (lines - 1)


def _step(words: Words, style: Style) -> int:
    return round(style.size * words.scale * LINES_APART)


def _can_shrink(words: Words, style: Style) -> bool:
    return words.pixels(style.size) > words.smallest

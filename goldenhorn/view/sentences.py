"""A sentence over several lines, as large as it can be: it breaks before it shrinks."""

from dataclasses import replace

import pygame

from goldenhorn.view.picture import Piece
from goldenhorn.view.text import Style, Words, Written


def sentence(words: Words, text: str, style: Style, size: tuple[int, int]) -> Piece:
    """Write from the top left corner of a transparent box."""
    lines = words.balanced(text, style, size[0])
    while words.height(style) * len(lines) > size[1] and style.size * words.scale > words.smallest:
        style = replace(style, size=style.size - 1)
        lines = words.balanced(text, style, size[0])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    step = words.height(style)
    place = pygame.Rect(0, 0, 0, 0)
    for number, line in enumerate(lines):
        place.union_ip(surface.blit(words.surface(line, style), (0, number * step)))
    if pygame.display.get_surface():
        surface = surface.convert_alpha()
    return Piece(surface, 0, (Written(text, place, surface.get_rect()),))

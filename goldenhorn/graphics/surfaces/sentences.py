"""Letters that fit: one size for labels that stand together, sentences that break first."""

from collections.abc import Iterable
from dataclasses import replace

import pygame

from goldenhorn.graphics.lettering import LINES_APART, Lettering, fitted
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style, Words, Written


def even_style(
    words: Words,
    texts: Iterable[str],
    style: Style,
    room: tuple[int, int],
    most_lines: int = 1,
) -> Style:
    """Return the style in the largest size in which every one of the texts fits its room."""
    sizes = (
        fitted(words, text, Lettering(style), room, most_lines)[0].style.size for text in texts
    )
    return replace(style, size=min(sizes, default=style.size))


def readable_style(
    words: Words, texts: Iterable[str], style: Style, room: tuple[int, int]
) -> Style:
    """Return that style, but none too small to be read: rather a single long text shrinks alone."""
    even = even_style(words, texts, style, room)
    least = min(words.pixels(style.size), words.smallest)
    return replace(even, size=max(even.size, words.size_of(least)))


def sentence(words: Words, text: str, style: Style, size: tuple[int, int]) -> Image:
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
    return Image(surface, 0, (Written(text, place, surface.get_rect(), words.pixels(style.size)),))


def height_of(words: Words, style: Style, lines: int) -> int:
    """Return how high so many lines are."""
    return words.height(style) + _step(words, style) * (lines - 1)


def _step(words: Words, style: Style) -> int:
    return round(style.size * words.scale * LINES_APART)


def _can_shrink(words: Words, style: Style) -> bool:
    return words.pixels(style.size) > words.smallest

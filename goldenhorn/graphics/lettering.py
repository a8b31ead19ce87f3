"""Letters cut into a material: plain, gilded as if carved into wood, or engraved into metal.

A text is written on one line if that can be, else on more, smaller only if it must be.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.text import LAST_RESORT, FontFace, Style, Words
from goldenhorn.graphics.theme import Rgb

LINES_APART, LINES_CLOSE = 1.12, 1.0
"""The distance of lines in heights of letters; close only where nothing else helps."""
HARDLY_SMALLER, WORTH_A_LINE = 0.8, 1.15
"""A line whose letters keep so much of their size stays one; more lines must give so much more."""
MOST_FITS = 3000
"""So many fitted texts are remembered; then all are forgotten."""
SMOOTHED = {FontFace.TITLE: 2}
"""Emboldened letters are drawn larger and scaled down, else their edges are rough."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """How letters are cut: the colours under them, their own, and how far apart they stand."""

    style: Style
    tracking: int = 0
    under: tuple[tuple[int, Rgb], ...] = ()
    """How many pixels lower, and in which colour; drawn first to last."""
    gilding: tuple[Rgb, ...] = ()
    """From the top to the foot of the letters; none: the style's colour."""

    def of_size(self, size: float, scale: float) -> "Lettering":
        """The same in another size; letters smaller than at 100 % also move together."""
        share = min(1.0, size * scale / max(1, self.style.size))
        tracking = int(self.tracking * share)
        return replace(self, style=replace(self.style, size=size), tracking=tracking)


def fitted(
    words: Words,
    text: str,
    lettering: Lettering,
    room: Size,
    most_lines: int,
    rather_large: bool = False,
) -> tuple[Lettering, list[str]]:
    """Choose size and lines: one line that can be read, else more lines, else smaller letters.

    What should rather be large takes more lines before its letters get any smaller.
    """
    key = (text, lettering, room, most_lines, rather_large)
    found = words.fits.get(key)
    if found is None:
        if len(words.fits) >= MOST_FITS:
            words.fits.clear()
        found = words.fits[key] = _fitted(words, text, lettering, room, most_lines, rather_large)
    return found


def _fitted(
    words: Words,
    text: str,
    lettering: Lettering,
    room: Size,
    most_lines: int,
    rather_large: bool,
) -> tuple[Lettering, list[str]]:
    # Whoever has chosen large letters rather has more lines than much smaller letters.
    readable = list(_sizes(words, lettering, words.smallest))
    if rather_large:
        large, several = _first_fitting(words, text, lettering, room, most_lines, readable)
        if large is not None:
            return large, several
    one, lines = _first_fitting(words, text, lettering, room, 1, readable)
    has_shrunk = one is None or one.style.size < HARDLY_SMALLER * lettering.style.size
    if one is not None and (words.scale <= 1 or most_lines == 1 or not has_shrunk):
        return one, lines
    more, several = None, lines
    if most_lines > 1:
        more, several = _first_fitting(words, text, lettering, room, most_lines, readable)
    if one is not None and (more is None or more.style.size < WORTH_A_LINE * one.style.size):
        return one, lines
    if more is not None:
        return more, several
    small = list(_sizes(words, lettering, LAST_RESORT))
    least, several = _first_fitting(words, text, lettering, room, most_lines, small)
    return least or lettering.of_size(small[-1], words.scale), several


def _first_fitting(
    words: Words, text: str, lettering: Lettering, room: Size, most_lines: int, sizes: list[float]
) -> tuple[Lettering | None, list[str]]:
    """Return the first size in which a text has room, and its lines; None and the last lines."""
    if most_lines == 1:
        return _largest_on_a_line(words, text, lettering, room, sizes), [text]
    smaller = lettering
    for size in sizes:
        smaller = lettering.of_size(size, words.scale)
        count = len(words.wrapped(text, smaller.style, room[0]))  # balanced lines are as many
        if count > most_lines or not _is_low_enough(words, count, smaller, room):
            continue
        lines = words.balanced(text, smaller.style, room[0])
        if _is_narrow_enough(words, lines, smaller, room):
            return smaller, lines
    return None, words.balanced(text, smaller.style, room[0]) if sizes else [text]


def _largest_on_a_line(
    words: Words, text: str, lettering: Lettering, room: Size, sizes: list[float]
) -> Lettering | None:
    """Find the first size by halving, as opening a font for every one takes long."""

    def has_room(number: int) -> bool:
        smaller = lettering.of_size(sizes[number], words.scale)
        is_low_enough = _is_low_enough(words, 1, smaller, room)
        return is_low_enough and _is_narrow_enough(words, [text], smaller, room)

    if not sizes:
        return None
    number = 0 if has_room(0) else bisect_left(range(len(sizes)), True, lo=1, key=has_room)
    return lettering.of_size(sizes[number], words.scale) if number < len(sizes) else None


def _sizes(words: Words, lettering: Lettering, smallest: int) -> Iterator[float]:
    yield lettering.style.size
    for pixels in range(words.pixels(lettering.style.size) - 1, smallest - 1, -1):
        yield words.size_of(pixels)


def _is_low_enough(words: Words, lines: int, lettering: Lettering, room: Size) -> bool:
    return words.height(lettering.style) + line_step(words, lettering) * (lines - 1) <= room[1]


def _is_narrow_enough(words: Words, lines: list[str], lettering: Lettering, room: Size) -> bool:
    return all(width_of(words, line, lettering) <= room[0] for line in lines)


def line_step(words: Words, lettering: Lettering) -> int:
    """Return how far below one another lines stand."""
    height = lettering.style.size * words.scale
    return round(height * (LINES_APART if height >= words.smallest else LINES_CLOSE))


def _smoothed(style: Style) -> tuple[Style, int]:
    """Return in which style letters are drawn, and by how much they are then scaled down."""
    zoom = SMOOTHED.get(style.face, 1)
    return (style, 1) if zoom == 1 else (replace(style, size=style.size * zoom), zoom)


def width_of(words: Words, text: str, lettering: Lettering) -> int:
    """Measure a line, with the gaps between letters that stand apart."""
    large, zoom = _smoothed(lettering.style)
    if not lettering.tracking:
        return -(-words.width(text, large) // zoom)
    letters = sum(words.width(letter, large) for letter in text)
    return -(-(letters + lettering.tracking * zoom * (len(text) - 1)) // zoom)


def lettered(words: Words, text: str, lettering: Lettering) -> pygame.Surface:
    """Return one line as a surface, as high as the style's lines are."""
    style, zoom = _smoothed(lettering.style)
    size = (width_of(words, text, lettering), words.height(lettering.style))
    canvas = pygame.Surface((size[0] * zoom, size[1] * zoom), pygame.SRCALPHA)
    # The surface's hidden colour would shine through where it is scaled down.
    canvas.fill((*(lettering.under[-1][1] if lettering.under else style.colour), 0))
    for lower, colour in lettering.under:
        _lay_line(canvas, words, text, replace(style, colour=colour), lettering, lower * zoom)
    if lettering.gilding:
        line = pygame.Surface(canvas.get_size(), pygame.SRCALPHA)
        _lay_line(line, words, text, replace(style, colour=(255, 255, 255)), lettering, 0)
        line.blit(
            _graded(canvas.get_size(), lettering.gilding),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        canvas.blit(line, (0, 0))
    else:
        _lay_line(canvas, words, text, style, lettering, 0)
    return canvas if zoom == 1 else pygame.transform.smoothscale(canvas, size)


def _lay_line(
    onto: pygame.Surface, words: Words, text: str, style: Style, lettering: Lettering, lower: int
) -> None:
    zoom = SMOOTHED.get(style.face, 1)
    x = 0
    for part in text if lettering.tracking else (text,):
        surface = words.surface(part, style)
        onto.blit(surface, (x, (onto.get_height() - surface.get_height()) // 2 + lower))
        x += surface.get_width() + lettering.tracking * zoom


def _graded(size: Size, colours: tuple[Rgb, ...]) -> pygame.Surface:
    """Return colours melting into one another from top to foot."""
    column = pygame.Surface((1, len(colours)), pygame.SRCALPHA)
    for y, colour in enumerate(colours):
        column.set_at((0, y), (*colour, 255))
    return pygame.transform.smoothscale(column, size)


def shortened(words: Words, text: str, lettering: Lettering, width: int) -> str:
    """Return a text cut so that it fits a width, with dots where something is missing."""
    if width_of(words, text, lettering) <= width:
        return text
    kept = text
    while kept and width_of(words, kept.rstrip() + "…", lettering) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"

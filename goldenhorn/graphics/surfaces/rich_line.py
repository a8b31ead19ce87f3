"""Lines of words, drawings, keys and pills that shrink or wrap to fit."""

from dataclasses import replace
from functools import lru_cache

import pygame

from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.piece_colours import GOODS
from goldenhorn.graphics.rich_parts import (
    CARDS,
    HIGHER,
    PILL_TONES,
    SLIMNESS,
    Icon,
    Line,
    Part,
    Pill,
    Space,
    broken,
    gap_before,
)
from goldenhorn.graphics.surfaces.glows import plate, tinted
from goldenhorn.graphics.surfaces.key_pictures import key_cap
from goldenhorn.graphics.surfaces.materials import Materials
from goldenhorn.graphics.text import LAST_RESORT, Style, Words
from goldenhorn.graphics.theme import INK, IVORY, TEXT, Rgb


@lru_cache(maxsize=64)
def mini_card(drawings: SvgImages, colour: Colour, height: int) -> pygame.Surface:
    """Return a field of the card's colour with its sign, the same surface every time."""
    width = round(height * SLIMNESS)
    tones = GOODS[colour]
    card = plate((width, height), height * 0.12, (IVORY, IVORY), INK, max(1, height / 26)).copy()
    rim = max(2, round(height * 0.09))
    field = plate(
        (width - 2 * rim, height - 2 * rim), height * 0.07, (tones.light, tones.base), INK, 1
    )
    card.blit(field, (rim, rim))
    sign = drawings.get(f"stud_{word(colour)}", round(width * 0.82))
    card.blit(sign, sign.get_rect(center=(width // 2, height // 2)))
    return card


def line_width(words: Words, drawings: SvgImages, line: Line, style: Style) -> int:
    """Return how wide a line will be."""
    widths = [_width(words, drawings, part, style) for part in line]
    return sum(widths) + sum(gap_before(part) for part in line[1:])


def line_height(words: Words, line: Line, style: Style) -> int:
    """Return how high a line is, so that neither words nor drawings touch the next."""
    largest = max((part.larger for part in line if isinstance(part, Icon)), default=1.0)
    return max(words.height(style), round(style.size * words.scale * HIGHER * largest) + 1)


def fits(words: Words, drawings: SvgImages, line: Line, style: Style, width: int) -> bool:
    """Whether a line finds room in a width, if need be in the smallest letters."""
    smallest = replace(style, size=min(style.size, words.size_of(words.smallest)))
    return line_width(words, drawings, line, smallest) <= width


def draw_line(
    onto: pygame.Surface,
    words: Words,
    drawings: SvgImages,
    line: Line,
    style: Style,
    box: pygame.Rect,
    is_centred: bool = True,
) -> pygame.Rect:
    """Draw a line inside a box, smaller if it must be."""
    style = words.narrow_enough(
        style, box.width, lambda tried: line_width(words, drawings, line, tried)
    )
    width = line_width(words, drawings, line, style)
    x = box.centerx - width // 2 if is_centred else box.x
    start = x
    for number, part in enumerate(line):
        x += gap_before(part) if number else 0
        part_width = _width(words, drawings, part, style)
        place = pygame.Rect(x, box.y, part_width, box.height)
        if isinstance(part, str):
            words.draw(onto, part, style, place, "midleft")
        elif isinstance(part, Pill):
            _draw_pill(onto, words, part, style, place)
        elif not isinstance(part, Space):
            image = _drawn(words, drawings, part, style)
            onto.blit(image, image.get_rect(midleft=(x, box.centery)))
        x += part_width
    return pygame.Rect(start, box.y, width, box.height)


def _width(words: Words, drawings: SvgImages, part: Part, style: Style) -> int:
    if isinstance(part, str):
        return words.width(part, style)
    if isinstance(part, Pill):
        return words.width(part.text, style) + round(style.size * words.scale * 0.8)
    if isinstance(part, Space):
        return part.width
    return _drawn(words, drawings, part, style).get_width()


def _draw_pill(
    onto: pygame.Surface, words: Words, pill: Pill, style: Style, place: pygame.Rect
) -> None:
    high = round(style.size * words.scale * HIGHER)
    body = plate((place.width, high), high / 2, PILL_TONES, INK, 2)
    onto.blit(body, body.get_rect(center=place.center))
    words.draw(onto, pill.text, replace(style, colour=TEXT), place)


@lru_cache(maxsize=64)
def _cap(words: Words, drawings: SvgImages, key: Key, height: int) -> pygame.Surface:
    return key_cap(Materials(drawings, PngImages(), words), key, height).surface


def _drawn(words: Words, drawings: SvgImages, part: Icon | Key, style: Style) -> pygame.Surface:
    high = round(style.size * words.scale * HIGHER)
    if isinstance(part, Key):
        return _cap(words, drawings, part, high)
    high = round(high * part.larger)
    if part.drawing in CARDS:
        return mini_card(drawings, CARDS[part.drawing], high)
    return _icon(drawings, part.drawing, part.tint, high)


@lru_cache(maxsize=128)
def _icon(drawings: SvgImages, name: str, tint: Rgb | None, high: int) -> pygame.Surface:
    """Return a drawing that is no higher than that, and no wider."""
    image = drawings.get(name, high)
    if image.get_height() > high:
        width = max(1, high * image.get_width() // image.get_height())
        image = drawings.get(name, width)
    return tinted(image, tint) if tint else image


def wrapped(
    words: Words, drawings: SvgImages, line: Line, style: Style, width: int
) -> list[list[Part]]:
    """Break a line where it may be."""
    return broken(line, lambda parts: line_width(words, drawings, parts, style) <= width)


def line_step(words: Words, style: Style) -> int:
    """Return how far below one another lines stand that have no large drawings."""
    return line_height(words, (), style)


def fitted_lines(
    words: Words, drawings: SvgImages, line: Line, style: Style, size: tuple[int, int]
) -> tuple[Style, list[list[Part]]]:
    """Break a line so that it fits a size, in the largest letters that do."""
    while True:
        lines = wrapped(words, drawings, line, style, size[0])
        is_narrow = all(line_width(words, drawings, each, style) <= size[0] for each in lines)
        is_low = sum(line_height(words, each, style) for each in lines) <= size[1]
        if (is_narrow and is_low) or words.pixels(style.size) <= LAST_RESORT:
            return style, lines
        style = words.smaller(style)


def draw_wrapped(
    onto: pygame.Surface,
    words: Words,
    drawings: SvgImages,
    line: Line,
    style: Style,
    box: pygame.Rect,
    is_centred: bool = False,
) -> None:
    """Draw a line over as many lines as it needs, in the middle of a box's height."""
    style, lines = fitted_lines(words, drawings, line, style, box.size)
    heights = [line_height(words, each, style) for each in lines]
    top = box.centery - sum(heights) // 2
    for each, height in zip(lines, heights, strict=True):
        draw_line(
            *(onto, words, drawings, each, style),
            pygame.Rect(box.x, top, box.width, height),
            is_centred,
        )
        top += height

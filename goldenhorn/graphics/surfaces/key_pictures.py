"""Pictures of keys and buttons, the strip that names those that matter now, and pills."""

from typing import get_args

import pygame

from goldenhorn.graphics.button_state import Cross, Key
from goldenhorn.graphics.lettering import fitted, width_of
from goldenhorn.graphics.light import STRIP, lay_shadow
from goldenhorn.graphics.outlines import (
    GOLD_CODE,
    INK_CODE,
    Size,
    code,
    drawn,
    drawn_once,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import LAST_RESORT
from goldenhorn.graphics.theme import NIGHT, TEXT

MARGIN = 12
AROUND = 20
"""Inside a strip, before the first and after the last word."""
BETWEEN = 26
AFTER_KEY = 8
ABOVE_AND_BELOW = 7
"""Inside a strip, above and below its words together."""
SIGNS = {"Cross": "cross", "Circle": "circle", "Square": "square", "Triangle": "triangle"}
"""The four signs on PlayStation pads, by the words they are called."""
ARROWS = {
    "arrows_across": ("left", "right"),
    "arrows_down": ("up", "down"),
    "arrow_left": ("left",),
    "arrow_right": ("right",),
}
"""Which way the arrows on a cap point."""


def key_cap(materials: Materials, key: Key, height: int) -> Image:
    """Draw one key or button; wider for words."""
    if key.is_pointer or key.shape in get_args(Cross):
        drawing = materials.drawings.get(f"dev_{key.shape}", height)
        sheet = DrawSurface(materials.words, drawing.get_size())
        sheet.put(drawing)
        return sheet.image()
    if key.shape in ARROWS:
        return _arrows(materials, key, height)
    if key.label in SIGNS:
        return _signed(materials, key, height)
    # Letters on keys keep their size: they are pictures of keys, not sentences.
    text_size = materials.words.size_of(round(height * 0.6))
    lettering = materials.on_paper(text_size)
    letters = width_of(materials.words, key.label, lettering)
    is_round = key.shape == "round" and letters <= height * 0.66
    width = height if is_round else max(height, letters + round(height * 0.56))
    size = (width, height)
    sheet = DrawSurface(materials.words, size)
    sheet.put(_round(size) if key.shape == "round" else _cap(size))
    sheet.write(key.label, lettering, pygame.Rect(2, -4, width - 4, height + 5), most_lines=1)
    return sheet.image()


def _round(size: Size) -> pygame.Surface:
    """Draw a pad's button; a pill where a word is written on it."""
    height = size[1]
    line = max(1.6, height * 0.068)
    radius = height / 2
    ring = f'{filled("#FFF8E4")} stroke="{GOLD_CODE}" stroke-width="{line:.1f}"'
    face = (size[0], height - 2)
    return drawn_once(
        size, rounded(size, 0.5, radius, filled(INK_CODE)) + rounded(face, 2.4, radius, ring)
    )


def _cap(size: Size) -> pygame.Surface:
    """Draw a key of a keyboard: its side, and its top where the letter stands."""
    width, height = size
    shapes = (
        f'<rect x="0.5" y="1.5" width="{width - 1}" height="{height - 1.5}" rx="7"'
        f" {filled(INK_CODE)}/>"
        f'<rect x="2.2" y="0.8" width="{width - 4.4}" height="{height - 4}" rx="6"'
        f" {filled('url(#k)')}/>"
        f'<rect x="5" y="2.8" width="{width - 10}" height="{height - 10.5}" rx="4.6"'
        f" {filled('#FFFAEA')}/>"
    )
    tones = linear("k", (0, 0), (0, height), (0, "#F7E9C8"), (1, "#B99A66"))
    return drawn_once(size, shapes, tones)


def _arrows(materials: Materials, key: Key, height: int) -> Image:
    ways = ARROWS[key.shape]
    is_across = "left" in ways or "right" in ways
    width = round(height * (1.75 if is_across and len(ways) > 1 else 1.1))
    sheet = DrawSurface(materials.words, (width, height))
    sheet.put(_cap((width, height)))
    sign = materials.glyph("left", round(height * (0.62 if is_across else 0.44)), TEXT)
    middle = height / 2 - height * 0.07
    if is_across:
        reach = width * 0.2 if len(ways) > 1 else 0
        if "left" in ways:
            sheet.put_centred(sign, width / 2 - reach, middle)
        if "right" in ways:
            sheet.put_centred(pygame.transform.flip(sign, True, False), width / 2 + reach, middle)
    else:
        up = pygame.transform.rotate(sign, -90)
        sheet.put_centred(up, width / 2, middle - height * 0.17)
        sheet.put_centred(pygame.transform.flip(up, False, True), width / 2, middle + height * 0.17)
    return sheet.image()


def _signed(materials: Materials, key: Key, height: int) -> Image:
    """Draw a round button with one of the four signs."""
    centre, reach = height / 2, height * 0.2
    low, high = centre - 1 - reach, centre - 1 + reach
    line = stroked(code(TEXT), max(2.0, height * 0.085))
    shape = {
        "cross": f'<path d="M{low} {low} L{high} {high} M{high} {low} L{low} {high}" {line}/>',
        "circle": f'<circle cx="{centre}" cy="{centre - 1}" r="{reach * 1.15:.1f}" {line}/>',
        "square": f'<path d="M{low} {low} L{high} {low} L{high} {high} L{low} {high}Z" {line}/>',
        "triangle": f'<path d="M{centre} {low - 1} L{high + 1} {high} L{low - 1} {high}Z" {line}/>',
    }[SIGNS[key.label]]
    sheet = DrawSurface(materials.words, (height, height))
    sheet.put(_round((height, height)))
    sheet.put(drawn((height, height), shape))
    return sheet.image()


def strip_body(materials: Materials, size: Size, radius: float | None = None) -> pygame.Surface:
    """Draw the night pill."""
    radius = size[1] / 2 - 1 if radius is None else radius
    if materials.high_contrast:
        paint = f'{filled(code(NEARLY_BLACK))} stroke="{code(NEARLY_WHITE)}" stroke-width="3"'
        return drawn(size, rounded(size, 1.5, radius, paint))
    paint = f'{filled(code(NIGHT), 0.94)} stroke="{INK_CODE}" stroke-width="3"'
    return drawn(
        size,
        rounded(size, 1.5, radius, paint)
        + rounded(size, 2.4, radius - 1, stroked(GOLD_CODE, 1.6, 0.9)),
    )


def strip(materials: Materials, size: Size) -> Image:
    """Draw the night pill with its shadow."""
    sheet = DrawSurface(materials.words, size, MARGIN)
    _lay_strip(sheet, materials)
    return sheet.image()


def _lay_strip(sheet: DrawSurface, materials: Materials, radius: float | None = None) -> None:
    body = strip_body(materials, sheet.size, radius)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    sheet.put(body)


def hints(
    materials: Materials, items: tuple[tuple[Key, str], ...], width_at_most: int, height: int
) -> Image:
    """Name the buttons that matter now, on one line, else smaller, else on two lines."""
    words = materials.words
    style = materials.on_night(20).style
    while words.height(style) > height - ABOVE_AND_BELOW:
        style = words.smaller(style)  # strips do not grow: what is measured must be what is written
    rows = [items]
    while _row_width(materials, items, height, style.size) > width_at_most:
        if words.pixels(style.size) <= words.smallest:
            if len(items) > 1:
                rows = _in_two(materials, items, height, style.size)
            break
        style = words.smaller(style)
    while (
        max(_row_width(materials, row, height, style.size) for row in rows) > width_at_most
        and words.pixels(style.size) > LAST_RESORT
    ):
        style = words.smaller(style)
    text_size = style.size
    width = min(width_at_most, max(_row_width(materials, row, height, text_size) for row in rows))
    size = (width, height * len(rows) - 4 * (len(rows) - 1))
    sheet = DrawSurface(materials.words, size, MARGIN)
    _lay_strip(sheet, materials, height / 2 - 1)
    for number, row in enumerate(rows):
        _lay_row(sheet, materials, row, height, text_size, number * (height - 4))
    return sheet.image()


def _in_two(
    materials: Materials, items: tuple[tuple[Key, str], ...], height: int, text_size: float
) -> list[tuple[tuple[Key, str], ...]]:
    """Split where the longer of the two rows is shortest."""
    splits = [(items[:count], items[count:]) for count in range(1, len(items))]
    best = min(
        splits, key=lambda rows: max(_row_width(materials, row, height, text_size) for row in rows)
    )
    return list(best)


def _row_width(
    materials: Materials, items: tuple[tuple[Key, str], ...], height: int, text_size: float
) -> int:
    lettering = materials.on_night(text_size)
    return (
        2 * AROUND
        + BETWEEN * (len(items) - 1)
        + sum(
            key_cap(materials, key, height - 10).size[0]
            + AFTER_KEY
            + width_of(materials.words, text, lettering)
            for key, text in items
        )
    )


def _lay_row(
    sheet: DrawSurface,
    materials: Materials,
    items: tuple[tuple[Key, str], ...],
    height: int,
    text_size: float,
    y: int,
) -> None:
    lettering = materials.on_night(text_size)
    x = max(AROUND, (sheet.size[0] - _row_width(materials, items, height, text_size)) // 2 + AROUND)
    room_left = sheet.size[0] - AROUND
    for key, text in items:
        cap = key_cap(materials, key, height - 10)
        sheet.put(cap.surface, x, y + (height - cap.size[1]) / 2)
        x += cap.size[0] + AFTER_KEY
        wide = min(width_of(materials.words, text, lettering), max(1, room_left - x))
        box = pygame.Rect(x, y + 3, wide, height - ABOVE_AND_BELOW)
        smaller, lines = fitted(materials.words, text, lettering, box.size, 2)
        wide = max(width_of(materials.words, line, smaller) for line in lines)
        sheet.write(text, lettering, box, "midleft")
        x += wide + BETWEEN

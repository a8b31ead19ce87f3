"""What things lie on: ribbon, scroll, paper, a seat's warehouse, the gold row; and rules."""

import pygame

from goldenhorn.graphics.light import SCROLL, SHEET, SMALL, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    GILDED,
    GOLD_CODE,
    INK_CODE,
    Size,
    Stop,
    code,
    drawn,
    drawn_edge,
    filled,
    linear,
    round_off,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, QUIET, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD, GOLD_DARK

CORNER = 10
EDGE_CORNER = 36
"""The corner of the picture that darkens the rim of parchment, which is then stretched."""
ROOF = 18
"""The height of a seat's roof; it begins 2 px above the seat and reaches out by 5 px."""
ROOF_REACH = 5
FLAT_LINE = 3
LEATHER: tuple[Stop, ...] = ((0, "#B98A5A"), (0.5, "#8A5A34"), (1, "#5A3620"))


def ribbon(materials: Materials, size: Size, title: str, text_size: float) -> Image:
    """Draw the ribbon that names a screen, its ends folded behind."""
    width, height = size
    tail = max(16, min(30, width // 12))
    sheet = DrawSurface(materials.words, size, 16)
    body = ribbon_body(size, tail, materials.high_contrast)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), SHEET)
    sheet.put(body)
    box = pygame.Rect(tail + 10, 6, width - 2 * tail - 20, round(height * 0.84) - 9)
    tracking = max(1, int(text_size) // 11)
    sheet.write(title, materials.on_paper(text_size, FontFace.TITLE, tracking), box, most_lines=1)
    return sheet.image()


def ribbon_body(size: Size, tail: int, high_contrast: bool) -> pygame.Surface:
    """Draw a ribbon with nothing on it, its ends folded behind so many pixels from the sides."""
    width, height = size
    fold, foot, front = height * 0.28, height - 2, height * 0.84
    ink, line = INK_CODE, 2.4
    light: tuple[Stop, ...] = ((0, "#FFF6DC"), (0.5, "#F2DFB2"), (1, "#D8B981"))
    dark: tuple[Stop, ...] = ((0, "#C9A468"), (1, "#8A6434"))
    if high_contrast:
        light, dark = ((0, code(NEARLY_WHITE)),) * 2, ((0, code(QUIET)),) * 2
        ink, line = code(NEARLY_BLACK), FLAT_LINE
    paint = f'stroke="{ink}" stroke-width="{line}" stroke-linejoin="round"'
    shapes = ""
    for outer, inner, bend in (
        (2, tail + 16, tail),
        (width - 2, width - tail - 16, width - tail),
    ):
        notch = outer + (bend - outer) * 0.6
        shapes += (
            f'<path d="M{outer} {fold:.1f} L{inner} {fold:.1f} L{inner} {foot} L{outer} {foot}'
            f' L{notch:.1f} {height * 0.64:.1f}Z" fill="url(#q)" {paint}/>'
            f'<path d="M{bend} {fold:.1f} L{inner} {foot} L{inner} {height * 0.8:.1f}Z"'
            f" {filled('#5A3D1E')}/>"
        )
    right = width - tail
    shapes += (
        f'<path d="M{tail} 2 L{right} 2 L{right} {front:.1f} L{tail} {front:.1f}Z"'
        f' fill="url(#p)" {paint}/>'
        f'<path d="M{tail + 5} 6 L{right - 5} 6 M{tail + 5} {front - 4:.1f}'
        f' L{right - 5} {front - 4:.1f}" {stroked("#B98A45", 1.4)}/>'
    )
    return drawn(
        size,
        shapes,
        linear("p", (0, 0), (0, height), *light) + linear("q", (0, 0), (0, height), *dark),
    )


def parchment(
    materials: Materials, size: Size, radius: int = CORNER, seed: int = 0
) -> pygame.Surface:
    """Cut a sheet of parchment, darker towards its rim."""
    if materials.high_contrast:
        return drawn(size, rounded(size, 0, radius, filled(code(NEARLY_WHITE))))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(materials.texture("parchment", size, seed), (0, 0))
    _stretch_frame(sheet, materials.pictures.get("parchment_edge"))
    round_off(sheet, radius)
    return sheet


def _stretch_frame(onto: pygame.Surface, frame: pygame.Surface) -> None:
    """Lay a frame over a whole surface: its corners as they are, its sides stretched."""
    width, height = onto.get_size()
    span = frame.get_width()
    corner = min(EDGE_CORNER, width // 2, height // 2, span // 2)
    for from_x, wide, x, across in _thirds(span, width, corner):
        for from_y, high, y, down in _thirds(span, height, corner):
            is_middle = from_x == from_y == corner  # nothing is to be seen there
            if min(wide, high, across, down) > 0 and not is_middle:
                part = frame.subsurface((from_x, from_y, wide, high))
                onto.blit(pygame.transform.smoothscale(part, (across, down)), (x, y))


def _thirds(span: int, length: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Say for both ends and the middle: from where, how much, to where, and how far stretched."""
    return (
        (0, corner, 0, corner),
        (corner, span - 2 * corner, corner, length - 2 * corner),
        (span - corner, corner, length - corner, corner),
    )


def rim(materials: Materials, size: Size, radius: int, is_gold: bool) -> pygame.Surface:
    """Draw the frame round a sheet."""
    if materials.high_contrast:
        line = stroked(code(GOLD if is_gold else NEARLY_BLACK), 6 if is_gold else FLAT_LINE)
        edge = rounded(size, 1.5, radius, stroked(code(NEARLY_BLACK), FLAT_LINE))
        return drawn(size, rounded(size, 5 if is_gold else 1.5, radius, line) + edge)
    thick = 3.4 if is_gold else 2.4
    inset = thick / 2 + 1
    shapes = rounded(size, inset, radius - 1, stroked(INK_CODE, thick + 2))
    shapes += rounded(size, inset, radius - 1, stroked("url(#g)", thick))
    stops = GILDED if is_gold else LEATHER
    return drawn_edge(size, shapes, linear("g", (0, 0), (size[0] * 0.3, size[1]), *stops))


def paper(materials: Materials, size: Size, glowing: bool) -> Image:
    """Draw a framed sheet; a glowing one has a gold frame."""
    sheet = DrawSurface(materials.words, size, 30 if glowing else 22)
    _lay_paper(sheet, materials, sheet.rect, glowing)
    return sheet.image()


def _lay_paper(sheet: DrawSurface, materials: Materials, area: pygame.Rect, glowing: bool) -> None:
    body = parchment(materials, area.size, seed=area.width + area.height)
    place = sheet.at(area.x, area.y)
    if glowing:
        lay_halo(sheet.surface, body, place, 14)
    lay_shadow(sheet.surface, body, place, SHEET)
    sheet.put(body, area.x, area.y)
    sheet.put(rim(materials, area.size, CORNER, glowing), area.x, area.y)


def seat_panel(materials: Materials, size: Size, glowing: bool) -> Image:
    """Draw a warehouse: a sheet under a red roof, which reaches beyond it."""
    width, height = size
    sheet = DrawSurface(materials.words, size, 30 if glowing else 22)
    _lay_paper(sheet, materials, pygame.Rect(0, 8, width, height - 8), glowing)
    tiles = _roof(width + 2 * ROOF_REACH)
    lay_shadow(sheet.surface, tiles, sheet.at(-ROOF_REACH, -2), SMALL)
    sheet.put(tiles, -ROOF_REACH, -2)
    return sheet.image()


def _roof(width: int) -> pygame.Surface:
    count = max(1, width // 15)
    step = width / count
    eaves, tip = ROOF * 0.66, ROOF * 1.16
    shapes = (
        f'<rect x="1" y="1" width="{width - 2}" height="{ROOF * 0.62:.1f}" fill="url(#r)"'
        f' stroke="{INK_CODE}" stroke-width="2"/>'
    )
    for number in range(count):
        left, right = number * step, (number + 1) * step
        lit = left + step * 0.3
        shapes += (
            f'<path d="M{left:.1f} {ROOF * 0.35:.1f} L{left:.1f} {eaves:.1f}'
            f" Q{(left + right) / 2:.1f} {tip:.1f} {right:.1f} {eaves:.1f}"
            f' L{right:.1f} {ROOF * 0.35:.1f}Z" fill="url(#r)" stroke="{INK_CODE}"'
            f' stroke-width="1.6"/>'
            f'<path d="M{lit:.1f} 3 L{lit:.1f} {eaves:.1f}" {stroked("#F2A27C", 1.6, 0.7)}/>'
        )
    tones = linear("r", (0, 0), (0, ROOF), (0, "#D87E58"), (0.5, "#B5553A"), (1, "#7E3423"))
    return drawn((width, ROOF + 4), shapes, tones)


def scroll(materials: Materials, size: Size) -> Image:
    """Draw a large sheet between two rods."""
    width, height = size
    body = pygame.Surface(size, pygame.SRCALPHA)
    body.blit(parchment(materials, (width - 44, height - 16), 4, 7), (22, 8))
    tones: tuple[Stop, ...] = (
        *((0, "#7A5226"), (0.25, "#E9CF98"), (0.5, "#FFF4D6")),
        *((0.75, "#D9B983"), (1, "#6B4520")),
    )
    if materials.high_contrast:
        tones = ((0, code(QUIET)), (1, code(QUIET)))
    knob = f'{filled(GOLD_CODE)} stroke="{INK_CODE}" stroke-width="2.2"'
    rod = drawn(
        (34, height),
        f'<rect x="3" y="6" width="28" height="{height - 12}" rx="9" fill="url(#r)"'
        f' stroke="{INK_CODE}" stroke-width="2.6"/>'
        f'<rect x="10" y="1.2" width="14" height="9" rx="4" {knob}/>'
        f'<rect x="10" y="{height - 10.2}" width="14" height="9" rx="4" {knob}/>',
        linear("r", (0, 0), (34, 0), *tones),
    )
    body.blit(rod, (0, 0))
    body.blit(pygame.transform.flip(rod, True, False), (width - 34, 0))
    sheet = DrawSurface(materials.words, size, 34)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), SCROLL)
    sheet.put(body)
    return sheet.image()


def focus_bar(materials: Materials, size: Size) -> Image:
    """Draw the one gold row: a gilded wash."""
    sheet = DrawSurface(materials.words, size, 18)
    if materials.high_contrast:
        paint = f'{filled("#FFE680")} stroke="{code(NEARLY_BLACK)}" stroke-width="3"'
        sheet.put(drawn(size, rounded(size, 1.5, 11, paint)))
        return sheet.image()
    wash = linear(
        "g", (0, 0), (size[0], 0), (0, "#FFE79A", 0.95), (0.5, "#FFD863", 0.88), (1, "#F2BE4A", 0.7)
    )
    edge = f'fill="url(#g)" stroke="{code(GOLD_DARK)}" stroke-width="2.4"'
    bar = drawn(
        size, rounded(size, 1.4, 12, edge) + rounded(size, 5.4, 9, stroked("#FFF8DA", 1.8)), wash
    )
    lay_halo(sheet.surface, bar, sheet.at(0, 0), 6, GOLD, 0.35)
    sheet.put(bar)
    return sheet.image()


def rule(materials: Materials, width: int) -> Image:
    """Draw a thin line between two rows, 4 pixels high."""
    size = (width, 4)
    sheet = DrawSurface(materials.words, size)
    if materials.high_contrast:
        sheet.surface.fill(NEARLY_BLACK, (0, 1, width, 2))
        return sheet.image()
    tone = "#8A5A34"
    fading = linear(
        *("g", (0, 0), (width, 0), (0, tone, 0)),
        *((0.15, tone, 0.6), (0.85, tone, 0.6), (1, tone, 0)),
    )
    line = f'<rect x="0" y="1" width="{width}" height="1.8" fill="url(#g)"/>'
    sheet.put(drawn(size, line, fading))
    return sheet.image()

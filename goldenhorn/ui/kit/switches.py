"""What settings are changed with: switch, stepper, and the one gold row."""

import pygame

from goldenhorn.graphics.button_state import ButtonState, Ground
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL, faded, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    INK_CODE,
    Size,
    Stop,
    code,
    cut_out,
    drawn,
    filled,
    linear,
    radial,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import GOLD, GOLD_DARK, IVORY, TEXT, rgb

MARGIN = 10
POLISHED: tuple[Stop, ...] = ((0, "#FFF6CF"), (0.5, "#F0C050"), (1, "#A86A18"))
TARNISHED: tuple[Stop, ...] = ((0, "#E9DCC2"), (0.5, "#A8927A"), (1, "#5E4A38"))
FADED = 0.5


def switch(materials: Materials, size: Size, is_on: bool, is_enabled: bool) -> Image:
    """Draw a peg in a slot: its place, its metal and a sign all say the same."""
    width, height = size
    sheet = DrawSurface(materials.words, size, MARGIN)
    sign_colour = rgb("#2A1408") if is_on else rgb("#D9B988")
    if materials.high_contrast:
        sign_colour = NEARLY_BLACK if is_on else NEARLY_WHITE
    bed = _slot(materials, size, is_on)
    sign = materials.glyph("check" if is_on else "cross", round(height * 0.54), sign_colour)
    peg = _peg(height + 4, POLISHED if is_on else TARNISHED)
    if not is_enabled:
        bed, sign, peg = faded(bed, FADED), faded(sign, FADED + 0.1), faded(peg, 0.75)
    sheet.put(bed)
    off_end = height * 0.63
    sheet.put_centred(sign, off_end if is_on else width - off_end, height / 2)
    _lay_centred(sheet, peg, width - height / 2 if is_on else height / 2, height / 2)
    return sheet.image()


def _slot(materials: Materials, size: Size, is_on: bool) -> pygame.Surface:
    radius = size[1] / 2 - 2
    if materials.high_contrast:
        # Black on black would hide the slot: a white line stands round the dark one.
        white, black = code(NEARLY_WHITE), code(NEARLY_BLACK)
        return drawn(
            size,
            rounded(size, 0, radius + 2, filled(white))
            + rounded(size, 3, radius, filled(black))
            + rounded(size, 4.5, radius, filled(white if is_on else black)),
        )
    tones: tuple[Stop, ...] = ((0, "#1E120B"), (1, "#4A2E1C"))
    if is_on:
        tones = ((0, "#7A4E14"), (0.5, "#C98E2E"), (1, "#E9BE5C"))
    edge = f'fill="url(#t)" stroke="{INK_CODE}" stroke-width="3"'
    line = stroked("#FFE6A0" if is_on else "#8A6240", 1.4, 0.8)
    return drawn(
        size,
        rounded(size, 1.5, radius, edge) + rounded(size, 3.4, radius - 2, line),
        linear("t", (0, 0), (0, size[1]), *tones),
    )


def _peg(span: int, tones: tuple[Stop, ...]) -> pygame.Surface:
    unit = span / 40
    middle = span / 2
    inner = (
        f'<circle cx="{middle}" cy="{middle}" r="{9.6 * unit:.1f}"'
        f" {stroked('#8A5A16' if tones is POLISHED else '#4A3A2A', 2 * unit)}/>"
    )
    glint = (
        f"M{9 * unit:.1f} {14 * unit:.1f} A{13 * unit:.1f} {13 * unit:.1f} 0 0 1"
        f" {19 * unit:.1f} {7.4 * unit:.1f}"
    )
    return drawn(
        (span, span),
        f'<circle cx="{middle}" cy="{middle + 1.4 * unit:.1f}" r="{18 * unit:.1f}"'
        f" {filled(INK_CODE)}/>"
        f'<circle cx="{middle}" cy="{middle}" r="{16.4 * unit:.1f}" fill="url(#p)"'
        f' stroke="{INK_CODE}" stroke-width="{1.6 * unit:.1f}"/>{inner}'
        f'<path d="{glint}" {stroked("#FFFFFF", 2.6 * unit, 0.85)}/>',
        radial("p", (14 * unit, 12 * unit), 26 * unit, *tones),
    )


def _lay_centred(sheet: DrawSurface, surface: pygame.Surface, x: float, y: float) -> None:
    place = sheet.at(x - surface.get_width() / 2, y - surface.get_height() / 2)
    lay_shadow(sheet.surface, surface, place, SMALL)
    sheet.surface.blit(surface, place)


def stepper(
    materials: Materials, size: Size, text: str, on: Ground, state: ButtonState, icon: str | None
) -> Image:
    """Draw a value between two arrows; the arrows are lit where they can be used now."""
    width, height = size
    sheet = DrawSurface(materials.words, size)
    is_dark = on == "wood"
    tones: tuple[Stop, ...] = ((0, "#DCC08A"), (1, "#FBF1D8"))
    letters, line = TEXT, INK_CODE
    if is_dark:
        tones, letters, line = ((0, "#1A0F08"), (1, "#38220F")), IVORY, "#120906"
    if materials.high_contrast:
        flat = NEARLY_BLACK if is_dark else NEARLY_WHITE
        letters = NEARLY_WHITE if is_dark else NEARLY_BLACK
        tones, line = ((0, code(flat)), (1, code(flat))), code(letters)
    paint = f'fill="url(#g)" stroke="{line}" stroke-width="{3 if materials.high_contrast else 2.6}"'
    bed = drawn(size, rounded(size, 1.5, 9, paint), linear("g", (0, 0), (0, height), *tones))
    sheet.put(faded(bed, 0.7) if state is ButtonState.DISABLED else bed)
    span = min(34, height - 4)
    for side, x in (("left", span / 2 + 4), ("right", width - span / 2 - 4)):
        arrow = materials.drawings.get(f"icon_{side}{'_lit' if state.is_metal else ''}", span)
        if state is ButtonState.DISABLED:
            arrow = faded(arrow, FADED)
        sheet.put_centred(arrow, x, height / 2 + (1 if state is ButtonState.PRESSED else 0))
    box = pygame.Rect(span + 14, 2, width - 2 * span - 28, height - 5)
    if icon is not None:
        picture = materials.drawings.get(icon, min(32, height - 6))
        sheet.put_centred(picture, box.left + picture.get_width() / 2, height / 2)
        box = pygame.Rect(box.left + picture.get_width() + 4, 2, 0, box.height)
        box.width = width - span - 14 - box.left
    if state is ButtonState.DISABLED and not materials.high_contrast:
        letters = rgb("#B8AA94") if is_dark else rgb("#6B5A48")
    sheet.write(text, Lettering(Style(22, letters)), box)
    return sheet.image()


def focus_bar(materials: Materials, size: Size, on: Ground) -> Image:
    """Draw the one gold row: a gilded wash on paper, a brass bar on wood."""
    sheet = DrawSurface(materials.words, size, 18)
    if materials.high_contrast:
        paint = f'{filled("#FFE680")} stroke="{code(NEARLY_BLACK)}" stroke-width="3"'
        sheet.put(drawn(size, rounded(size, 1.5, 11, paint)))
        return sheet.image()
    if on == "wood":
        mask = drawn(size, rounded(size, 1, 9, filled("#FFFFFF")))
        bar = cut_out(materials.pictures.get("brass", size), mask)
        bar.blit(drawn(size, rounded(size, 1.4, 9, stroked(INK_CODE, 2.6))), (0, 0))
        lay_halo(sheet.surface, bar, sheet.at(0, 0), 8, opacity=0.7)
        sheet.put(bar)
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

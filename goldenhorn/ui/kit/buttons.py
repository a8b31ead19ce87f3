"""The carved button in four materials: walnut, brass, brass pushed in, and driftwood.

Each state has its own material, letters and height, so that none needs its colour to be told.
"""

import pygame

from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.light import BUTTON, PUSHED, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    GILDED,
    INK_CODE,
    Size,
    code,
    cut_out,
    dashed_frame,
    drawn,
    drawn_once,
    filled,
    linear,
    notched,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.key_pictures import key_cap
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, QUIET, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD

EDGE = 4
"""The side of the board, seen from above: it stands on its foot by so much."""
PLATE = 6
"""How far the brass plate lies inside the wood."""
NARROW = 170
"""Below this width there is no room for studs beside a key or a sign."""
STUDDED_SIDES, PLAIN_SIDES = 29, 15
"""Pixels on either side that no label takes, with and without studs."""
HALO = 10
MARGIN = 26
GAP = 9
"""Between a key or a sign and the label."""
FLAT_LINE = 3
"""The outline in high contrast."""


def body(
    materials: Materials, size: Size, state: ButtonState, seed: int, has_studs: bool
) -> pygame.Surface:
    """Draw the button without letters; it is higher than its size by the edge."""
    if materials.high_contrast:
        return _flat_body(size, state)
    width, height = size
    corner = min(12.0, height * 0.2)
    lowered = state.lowered
    canvas = drawn_once(
        (width, height + EDGE + 1),
        notched(size, corner, 1, f'{filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="2.4"', EDGE)
        + notched(size, corner, 1, filled(INK_CODE), lowered),
    ).copy()
    name = "driftwood" if state is ButtonState.DISABLED else "walnut"
    mask = drawn_once(size, notched(size, corner, 2.6, filled("#FFFFFF")))
    wood = cut_out(materials.texture(name, size, seed), mask)
    wood.blit(_bevel(size, corner, state), (0, 0))
    canvas.blit(wood, (0, lowered))
    if state.is_metal:
        _screw_on_plate(canvas, materials, size, corner, state)
    if has_studs:
        stud_name = "plaque_stud_dull" if state is ButtonState.DISABLED else "plaque_stud"
        stud = materials.drawings.get(stud_name, 13)
        for x in (16.5, width - 16.5):
            canvas.blit(stud, (round(x - 6.5), round(height / 2 - 6.8) + lowered))
    return canvas


def _bevel(size: Size, corner: float, state: ButtonState) -> pygame.Surface:
    """Return the lit upper and dark lower edge, and on bare wood the inlaid line."""
    width, height = size
    is_grey = state is ButtonState.DISABLED
    light, dark = ("#B5A998", "#2E2924") if is_grey else ("#C08A52", "#1E0F07")
    left, right = corner + 3, width - corner - 3
    lines = (
        f'<path d="M{left} 4 L{right} 4" {stroked(light, 2, 0.75)}/>'
        f'<path d="M{left} {height - 4} L{right} {height - 4}" {stroked(dark, 3, 0.6)}/>'
    )
    if state.is_metal:
        return drawn_once(size, lines)
    stops = ((0, "#A89C8A"), (0.5, "#7D7264"), (1, "#5A5046")) if is_grey else GILDED
    inlay = notched(size, corner * 0.8, 7.5, stroked("#1A0C06", 4.4, 0.75))
    inlay += notched(size, corner * 0.8, 7.5, stroked("url(#g)", 2))
    return drawn_once(size, lines + inlay, linear("g", (0, 0), (width * 0.3, height), *stops))


def _screw_on_plate(
    canvas: pygame.Surface, materials: Materials, size: Size, corner: float, state: ButtonState
) -> None:
    lowered = state.lowered
    plate = size[0] - 2 * PLATE, size[1] - 2 * PLATE
    rim = f'{filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="3" stroke-linejoin="round"'
    canvas.blit(drawn_once(size, notched(size, corner * 0.8, PLATE, rim)), (0, lowered))
    mask = drawn_once(plate, notched(plate, corner * 0.8, 1, filled("#FFFFFF")))
    brass = cut_out(materials.pictures.get("brass", plate), mask)
    if state is ButtonState.PRESSED:
        brass.fill((204, 204, 204, 255), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(brass, (PLATE, PLATE + lowered))
    groove = notched(size, corner * 0.6, PLATE + 6, stroked("#7A4A10", 1.6, 0.75))
    if state is ButtonState.PRESSED:
        fall = linear("p", (0, PLATE), (0, PLATE + 16), (0, "#3A1C04", 0.75), (1, "#3A1C04", 0))
        shade = notched(size, corner * 0.8, PLATE + 1, filled("url(#p)"))
        canvas.blit(drawn_once(size, shade + groove, fall), (0, lowered))
    else:
        shine = notched(size, corner * 0.8, PLATE + 2, stroked("#FFFBE0", 1.6, 0.85))
        canvas.blit(drawn_once(size, shine + groove), (0, 0))


def _flat_body(size: Size, state: ButtonState) -> pygame.Surface:
    """High contrast: black at rest, white when focused, two lines when pressed, dashes when not."""
    corner = min(12.0, size[1] * 0.2)
    black, white = code(NEARLY_BLACK), code(NEARLY_WHITE)
    line = FLAT_LINE / 2
    if state is ButtonState.DISABLED:
        shapes = notched(size, corner, 0, filled(black))
        shapes += dashed_frame(size, line + 2, corner, code(QUIET))
    elif state is ButtonState.REST:
        shapes = notched(size, corner, 0, filled(black))
        shapes += notched(size, corner, line + 1, stroked(white, FLAT_LINE))
    else:
        lower = state.lowered
        shapes = notched(size, corner, 0, filled(black), lower)
        shapes += notched(size, corner, FLAT_LINE, filled(white), lower)
        if state is ButtonState.PRESSED:
            shapes += notched(size, corner, 9, stroked(black, FLAT_LINE), lower)
    return drawn((size[0], size[1] + EDGE + 1), shapes)


def plaque(
    materials: Materials,
    size: Size,
    label: str,
    state: ButtonState,
    text_size: float,
    face: FontFace,
    key: Key | None,
    icon: str | None,
    sub: str,
    tracking: int,
    blank: pygame.Surface,
    sides: int,
    is_lit: bool = True,
) -> Image:
    """Put light, label, and a key or a sign on a body."""
    width, height = size
    sheet = DrawSurface(materials.words, size, MARGIN)
    if is_lit and state is ButtonState.FOCUSED:
        if materials.high_contrast:
            outer = (width + 12, height + 12)
            ring = notched(outer, 14, 2, stroked(code(GOLD), FLAT_LINE + 1))
            sheet.put(drawn(outer, ring), -6, -6)
        else:
            lay_halo(sheet.surface, blank, sheet.at(0, 0), HALO)
    if is_lit and not materials.high_contrast:
        shadow = PUSHED if state is ButtonState.PRESSED else BUTTON
        lay_shadow(sheet.surface, blank, sheet.at(0, 0), shadow)
    sheet.put(blank)
    lettering = materials.on_plaque(state, text_size, face, tracking)
    # Concave corners and inlay need air; low plaques can spare less of it.
    air = 6 if height < 56 else 8
    room = pygame.Rect(sides, air, width - 2 * sides, height - 2 * air).move(0, state.lowered - 1)
    if face is FontFace.TITLE:  # its lines are higher above the capitals than below them
        room.move_ip(0, round(text_size * materials.words.scale * 0.05))
    sign = _sign(materials, state, height, key, icon)
    if icon is not None and sign is not None:
        beside = (room.width - sign.get_width() - GAP, room.height)
        smaller, _lines = fitted(materials.words, label, lettering, beside, 2)
        if materials.words.pixels(smaller.style.size) < materials.words.smallest:
            sign = None  # rather no sign than a label that cannot be read
    align = "center"
    if sign is not None:
        room, align = _beside_sign(sheet, label, lettering, room, sign), "midleft"
    if sub:
        upper, lower = room.copy(), room.copy()
        upper.height = round(room.height * 0.56)
        lower.top, lower.height = upper.bottom - 2, room.height - upper.height + 2
        sheet.write(label, lettering, upper, align, most_lines=1)
        small = materials.on_plaque(state, min(20, text_size), FontFace.BOLD)
        sheet.write(sub, small, lower, align, most_lines=1)
    else:
        sheet.write(label, lettering, room, align)
    return sheet.image()


def has_studs(size: Size, key: Key | None, icon: str | None) -> bool:
    """Tell whether two studs have room."""
    return size[0] >= NARROW or (key is None and icon is None and size[0] >= 100)


def _sign(
    materials: Materials, state: ButtonState, height: int, key: Key | None, icon: str | None
) -> pygame.Surface | None:
    if key is not None:
        return key_cap(materials, key, min(32, height - 16)).surface
    if icon is not None:
        return materials.glyph(icon, min(30, height - 16), materials.ink_on_plaque(state))
    return None


def _beside_sign(
    sheet: DrawSurface, label: str, lettering: Lettering, room: pygame.Rect, sign: pygame.Surface
) -> pygame.Rect:
    """Centre sign and label as one group; return the room that is left for the label."""
    taken = sign.get_width() + (GAP if label else 0)
    left_over = room.width - taken
    words = sheet.words
    smaller, lines = fitted(words, label, lettering, (left_over, room.height), 2)
    wide = max((width_of(words, line, smaller) for line in lines), default=0) if label else 0
    x = room.left + max(0, (room.width - taken - wide) // 2)
    sheet.put_centred(sign, x + sign.get_width() / 2, room.centery)
    return pygame.Rect(x + taken, room.top, room.right - x - taken, room.height)

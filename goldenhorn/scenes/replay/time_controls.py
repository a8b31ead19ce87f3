"""What moves time: discs with signs, pills, the line of the whole game; and where all stands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.light import SMALL, STRIP, lay_halo, lay_shadow, silhouette
from goldenhorn.graphics.outlines import (
    GOLD_CODE,
    INK_CODE,
    Size,
    Stop,
    code,
    drawn,
    drawn_once,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.key_pictures import strip_body
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import IVORY, TEXT
from goldenhorn.ui.kit import ButtonState, Kit


@dataclass(frozen=True, slots=True)
class ReplayPlan:
    """The desk below the board, which holds no piles now but everything that moves time."""

    desk_top: int
    bar: pygame.Rect
    """The whole game as a line; what has been seen of it is bright."""
    round_plate: tuple[int, int, int, int]
    sentence: pygame.Rect
    hands: pygame.Rect
    """The switch that opens all hands."""
    save: pygame.Rect
    """The disc that writes the game to a file."""
    rope: pygame.Rect
    """The deeds of the round, or all hands."""
    middles: tuple[int, ...]
    """The middles of the discs from left to right: round, step, play, step, round, end."""
    controls_y: int
    disc: int
    play: int
    """Diameters."""
    speeds: tuple[pygame.Rect, ...]
    """One place for each speed, or one for all of them."""
    hints: pygame.Rect
    leave: pygame.Rect
    hint_height: int
    knot: int
    """How large a deed on the rope is."""
    card: int
    """How high a card of an open hand is."""
    title: pygame.Rect
    scores_top: int
    score_row: int
    scores_width: int
    text: int
    corner: int
    """How large the gilded corners of the picture are."""

    def around(self, layout: Layout) -> Layout:
        """Return the layout of a board whose desk is cleared for what stands here."""
        return replace(
            layout,
            desk_top=self.desk_top,
            draw_pile=None,
            discard_pile=None,
            bag=None,
            store=None,
            event=None,
            round_plate=self.round_plate,
        )


PLAN = ReplayPlan(
    desk_top=556,
    bar=pygame.Rect(40, 553, 1200, 12),
    round_plate=(48, 570, 150, 34),
    sentence=pygame.Rect(210, 570, 772, 34),
    hands=pygame.Rect(1042, 569, 190, 36),
    save=pygame.Rect(990, 566, 42, 42),
    rope=pygame.Rect(48, 607, 1184, 40),
    middles=(400, 460, 526, 592, 652, 712),
    controls_y=675,
    disc=52,
    play=58,
    speeds=tuple(pygame.Rect(756 + 58 * number, 655, 54, 40) for number in range(4)),
    hints=pygame.Rect(48, 654, 316, 42),
    leave=pygame.Rect(996, 654, 236, 42),
    hint_height=42,
    knot=38,
    card=38,
    title=pygame.Rect(380, 20, 520, 74),
    scores_top=190,
    score_row=58,
    scores_width=470,
    text=22,
    corner=64,
)


MARGIN = 22
HALO = 9
DRAWN_RADIUS = 26
"""Signs are told for a disc of this radius."""
NIGHT_TONES: tuple[Stop, ...] = ((0, "#2F6688"), (1, "#10324C"))
BRASS_TONES: tuple[Stop, ...] = ((0, "#FFE9A6"), (1, "#C98A2A"))
Corner = tuple[float, float]
TRIANGLES: dict[str, tuple[tuple[Corner, Corner, Corner], ...]] = {
    "back": (((7, -11), (-12, 0), (7, 11)),),
    "round_back": (((10, -10), (-8, 0), (10, 10)),),
    "play": (((-7, -12), (13, 0), (-7, 12)),),
    "end": (((-14, -9), (-3, 0), (-14, 9)), ((-2, -9), (9, 0), (-2, 9))),
}
BARS: dict[str, tuple[float, ...]] = {"round_back": (-13,), "pause": (-6.5, 6.5), "end": (13,)}
MIRRORED = {"forward": "back", "round_forward": "round_back"}
DRAWN_SIGNS = {"again": "replay", "save": "save"}
"""Signs that are there as glyphs already."""


def disc(kit: Kit, sign: str, diameter: int, state: ButtonState) -> Image:
    """Draw a round button with a sign; gold where the focus is."""
    sheet = DrawSurface(kit.words, (diameter, diameter), MARGIN)
    body, ink = _disc_body(kit, diameter, state)
    if state.is_metal and not kit.high_contrast:
        lay_halo(sheet.surface, body, sheet.at(0, 0), HALO)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    lowered = state.lowered // 2
    sheet.put(body, 0, lowered)
    if sign in DRAWN_SIGNS:
        colour = TEXT if ink == code(TEXT) else IVORY
        glyph = kit.glyph(DRAWN_SIGNS[sign], round(diameter * 0.62), colour)
        sheet.put_centred(glyph, diameter / 2, diameter / 2 + lowered)
    elif sign in ("eye", "eye_shut"):
        eye = kit.drawings.get(sign, round(diameter * 0.74))
        if state.is_metal:
            eye = silhouette(eye, TEXT)
        sheet.put_centred(eye, diameter / 2, diameter / 2 + lowered)
    else:
        sheet.put(_sign(sign, diameter, ink), 0, lowered)
    return sheet.image()


def _disc_body(kit: Kit, diameter: int, state: ButtonState) -> tuple[pygame.Surface, str]:
    radius = diameter / 2
    if kit.high_contrast:
        ground, ink = code(NEARLY_BLACK), code(NEARLY_WHITE)
        if state.is_metal:
            ground, ink = ink, ground
        paint = f'{filled(ground)} stroke="{code(NEARLY_WHITE)}" stroke-width="3"'
        circle = f'<circle cx="{radius}" cy="{radius}" r="{radius - 2}" {paint}/>'
        return drawn_once((diameter, diameter), circle), ink
    tones = BRASS_TONES if state.is_metal else NIGHT_TONES
    paint = f'fill="url(#t)" stroke="{INK_CODE}" stroke-width="2.6"'
    rim = stroked("#FFF6D2" if state.is_metal else GOLD_CODE, 1.8)
    body = drawn_once(
        (diameter, diameter),
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 1.5}" {paint}/>'
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 4.5}" {rim}/>',
        linear("t", (0, 0), (0, diameter), *tones),
    )
    return body, code(TEXT if state.is_metal else IVORY)


def _sign(sign: str, diameter: int, ink: str) -> pygame.Surface:
    plain = MIRRORED.get(sign, sign)
    scale = diameter / 2 / DRAWN_RADIUS
    middle = diameter / 2
    joined = 'stroke-width="2" stroke-linejoin="round"'
    body = ""
    for corners in TRIANGLES.get(plain, ()):
        places = [(middle + x * scale, middle + y * scale) for x, y in corners]
        path = " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        body += f'<path d="M{path}Z" {filled(ink)} stroke="{ink}" {joined}/>'
    for x in BARS.get(plain, ()):
        across = middle + x * scale
        top, foot = middle - 10 * scale, middle + 10 * scale
        body += f'<path d="M{across:.1f} {top:.1f} L{across:.1f} {foot:.1f}"'
        body += f" {stroked(ink, 5 * scale)}/>"
    surface = drawn((diameter, diameter), body)
    return pygame.transform.flip(surface, True, False) if sign in MIRRORED else surface


def pill(
    kit: Kit, size: Size, text: str, is_on: bool, is_focused: bool, icon: str | None = None
) -> Image:
    """Draw a pill with a word, gold where it is on; `icon` names a drawing before the word."""
    sheet = DrawSurface(kit.words, size, MARGIN)
    body = _brass_pill(kit, size) if is_on else strip_body(kit, size)
    if is_focused and kit.high_contrast:
        outer = (size[0] + 10, size[1] + 10)
        sheet.put(drawn(outer, rounded(outer, 2, outer[1] / 2, stroked(GOLD_CODE, 4))), -5, -5)
    elif is_focused:
        lay_halo(sheet.surface, body, sheet.at(0, 0), HALO)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    sheet.put(body)
    box = pygame.Rect(10, 2, size[0] - 20, size[1] - 4)
    if icon is not None:
        drawing = kit.drawings.get(icon, size[1] - 10)
        if is_on:
            drawing = silhouette(drawing, TEXT)
        sheet.put_centred(drawing, 10 + drawing.get_width() / 2, size[1] / 2)
        box = pygame.Rect(16 + drawing.get_width(), 2, size[0] - drawing.get_width() - 28, box.h)
    lettering = kit.on_paper(20) if is_on else kit.on_night(20)
    sheet.write(text, lettering, box)
    return sheet.image()


def _brass_pill(kit: Kit, size: Size) -> pygame.Surface:
    if kit.high_contrast:
        paint = f'{filled(code(NEARLY_WHITE))} stroke="{code(NEARLY_BLACK)}" stroke-width="3"'
        return drawn(size, rounded(size, 1.5, size[1] / 2, paint))
    paint = f'fill="url(#t)" stroke="{INK_CODE}" stroke-width="2.6"'
    return drawn(
        size,
        rounded(size, 1.5, size[1] / 2, paint)
        + rounded(size, 3.6, size[1] / 2 - 2, stroked("#FFF6D2", 1.4, 0.8)),
        linear("t", (0, 0), (0, size[1]), *BRASS_TONES),
    )


def bar(kit: Kit, size: Size, share: float, rounds: Sequence[float], is_focused: bool) -> Image:
    """Draw the line of a whole game: the part that was seen, the rounds, and a knob between."""
    width, height = size
    sheet = DrawSurface(kit.words, size, MARGIN)
    bed, seen = "#3A2113", "url(#t)"
    if kit.high_contrast:
        bed, seen = code(NEARLY_BLACK), code(NEARLY_WHITE)
    body = rounded(size, 1, height / 2, f'{filled(bed)} stroke="{INK_CODE}" stroke-width="2"')
    gold = (
        f'<rect x="2" y="2.5" width="{width - 4}" height="{height - 5}" rx="{height / 2 - 2.5}"'
        f" {filled(seen)}/>"
    )
    tones = linear("t", (0, 0), (0, height), (0, "#FFE9A6"), (0.5, "#E3B04B"), (1, "#A86A18"))
    sheet.put(drawn_once(size, body))
    done = pygame.Rect(0, 0, round(share * width), height)  # the knob hides where it ends
    sheet.put(drawn_once(size, body + gold, tones).subsurface(done))
    for place in rounds:
        if 0 < place < 1:
            ink = INK_CODE if place < share else GOLD_CODE
            mark = f'<path d="M2 3 L2 {height - 3}" {stroked(ink, 1.6, 0.8)}/>'
            sheet.put(drawn_once((4, height), mark), place * width - 2, 0)
    _lay_knob(sheet, kit, height + 12, share * width, is_focused)
    return sheet.image()


def _lay_knob(sheet: DrawSurface, kit: Kit, span: int, across: float, is_focused: bool) -> None:
    knob, _ink = _disc_body(kit, span, ButtonState.FOCUSED)
    corner = across - span / 2, (sheet.size[1] - span) / 2
    if is_focused:
        lay_halo(sheet.surface, knob, sheet.at(*corner), HALO)
    lay_shadow(sheet.surface, knob, sheet.at(*corner), SMALL)
    sheet.put(knob, *corner)


def corner(span: int, is_right: bool, is_lower: bool) -> Image:
    """Draw one gilded corner of the frame that says: this has been before."""
    path = f"M4 {span - 4} L4 20 Q4 4 20 4 L{span - 4} 4"
    lines = f'<path d="{path}" {stroked(INK_CODE, 8)}/><path d="{path}" {stroked(GOLD_CODE, 4)}/>'
    surface = drawn((span, span), lines)
    return Image(pygame.transform.flip(surface, is_right, is_lower))

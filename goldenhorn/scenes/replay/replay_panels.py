"""What is told while a game is watched again: sentences, deeds, open hands, and the last sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import pygame

from goldenhorn.board_view.hands.open_hands import BESIDE_SEAL, held_colours, lay_hand, pitch_of
from goldenhorn.board_view.words.event_lines import good_icon
from goldenhorn.engine.board import Route
from goldenhorn.engine.events import CargoLoaded, CargoUnloaded, ShipSailed, WindPlayed
from goldenhorn.engine.pieces import EMPTY, Cards, Stock
from goldenhorn.engine.wire import word
from goldenhorn.graphics.light import SHEET, SMALL, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    INK_CODE,
    Size,
    drawn,
    drawn_once,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.rich_parts import CARDS, MIDDLE_DOT, Line, Part
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import blank, style_on_piece, tinted
from goldenhorn.graphics.surfaces.rich_line import draw_wrapped, fits, line_width, mini_card
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import IVORY, TEXT
from goldenhorn.session.public_facts import Deed, Kind, TableInfo
from goldenhorn.ui.kit import Kit

SIDE, HEAD, FOOT = 26, 30, 14
"""Beside the rows, above them for the ribbon, and below."""
SHEET_MARGIN = SHEET.reach
POINTS = 90


@dataclass(frozen=True, slots=True)
class ReplayScore:
    """One seat's result."""

    name: str
    crest: str
    points: int
    is_winner: bool


def sheet_height(count: int, row: int) -> int:
    """Return how high a sheet for so many seats is."""
    return HEAD + row * count + FOOT


def score_sheet(kit: Kit, width: int, row: int, scores: Sequence[ReplayScore]) -> Image:
    """Draw the sheet without its ribbon."""
    size: Size = (width, sheet_height(len(scores), row))
    sheet = DrawSurface(kit.words, size, SHEET_MARGIN)
    paper = kit.paper(size)
    lay_shadow(sheet.surface, paper.surface, sheet.at(-paper.margin, -paper.margin), SHEET)
    sheet.put(paper.surface, -paper.margin, -paper.margin)
    for number, score in enumerate(scores):
        place = pygame.Rect(SIDE, HEAD + row * number, width - 2 * SIDE, row)
        _lay_row(sheet, kit, score, place)
        if number:
            rule = kit.rule(place.width)
            sheet.put(rule.surface, place.x, place.y - 2)
    return sheet.image()


def _lay_row(sheet: DrawSurface, kit: Kit, score: ReplayScore, place: pygame.Rect) -> None:
    span = place.height - 8
    badge = kit.drawings.get(f"badge_{score.crest}", span)
    sheet.put_centred(badge, place.x + span / 2, place.centery)
    left = place.x + span + 12
    if score.is_winner:
        crown = kit.drawings.get("crown", round(span * 0.8))
        sheet.put_centred(crown, left + crown.get_width() / 2, place.centery)
        left += crown.get_width() + 10
    box = pygame.Rect(left, place.y + 2, place.right - POINTS - left, place.height - 4)
    sheet.write(score.name, kit.on_paper(24), box, "midleft", 1)
    coin = kit.drawings.get("coin", round(span * 0.56))
    box = pygame.Rect(place.right - POINTS, place.y + 2, POINTS, place.height - 4)
    sheet.put_centred(coin, box.x + coin.get_width() / 2 + 6, place.centery)
    box.width, box.x = POINTS - coin.get_width() - 12, box.x + coin.get_width() + 12
    sheet.write(str(score.points), kit.on_paper(28, FontFace.TITLE), box, "midright", 1)


SEAL = 34
KNOT_TONES = {True: "#FFF3D6", False: "#E0CBA0"}
"""The ground of the deed that is told, and of the others."""
GROWTH = 1.25
"""The deed that is told is so much larger."""
PALE_SIGNS = ("anchor", "bell")
"""Drawn for dark plates; on a knot they would not be seen."""
KINDS = {
    Kind.PLACEMENT: "anchor",
    Kind.RAID: "sabres",
    Kind.CONQUEST: "fort_icon",
    Kind.TRAINING: "soldier",
    Kind.END: "bell",
}
FREE_SIDE = 30
"""At both ends of the rope."""
DOT = 16
MARGIN = 16


def sentence(kit: Kit, size: Size, crest: str, line: Line, text_size: int) -> Image:
    """Write what has just happened on the wood, sealed by who did it."""
    surface = blank(*size)
    span = min(SEAL, size[1])
    style = style_on_piece(kit.words, text_size, IVORY)
    wide = min(size[0] - span - 8, line_width(kit.words, kit.drawings, line, style))
    left = (size[0] - wide - span - 8) // 2
    seal = kit.drawings.get(f"badge_{crest}", span)
    surface.blit(seal, seal.get_rect(midleft=(left, size[1] // 2)))
    box = pygame.Rect(left + span + 8, 0, size[0] - left - span - 8, size[1])
    with kit.words.noting() as written:
        draw_wrapped(surface, kit.words, kit.drawings, line, style, box)
    return Image(surface, 0, tuple(written))


def joined(clauses: Sequence[Line]) -> Line:
    """Put clauses side by side."""
    line: list[Part] = []
    for clause in clauses:
        line += [MIDDLE_DOT, *clause] if line else clause
    return line


def has_room(kit: Kit, size: Size, line: Line, text_size: int) -> bool:
    """Whether a sentence can be told in letters that can be read."""
    style = style_on_piece(kit.words, text_size, IVORY)
    return fits(kit.words, kit.drawings, line, style, size[0] - min(SEAL, size[1]) - 8)


# --- The rope -------------------------------------------------------------------------------------


def knots(width: int, count: int) -> list[int]:
    """Return the middles of so many deeds on a rope."""
    step = (width - 2 * FREE_SIDE) / max(1, count)
    return [round(FREE_SIDE + step * (number + 0.5)) for number in range(count)]


def rope(
    kit: Kit, size: Size, deeds: Sequence[Deed], told: int, company: TableInfo, knot: int
) -> Image:
    """Draw the deeds of a round as knots; those behind the told one are only dots."""
    sheet = DrawSurface(kit.words, size, MARGIN)
    middles = knots(size[0], len(deeds))
    seen = middles[told] if 0 <= told < len(deeds) else 0
    sheet.put(_cord(size[0], seen), 0, size[1] / 2 - 8)
    for number, (deed, middle) in enumerate(zip(deeds, middles, strict=True)):
        if number > told:
            dot = f'<circle cx="8" cy="8" r="6.4" {filled("#6B4A30")}'
            dot += f' stroke="{INK_CODE}" stroke-width="2.2"/>'
            sheet.put_centred(drawn_once((DOT, DOT), dot), middle, size[1] / 2)
            continue
        is_told = number == told
        span = round(knot * GROWTH) if is_told else knot
        _lay_knot(sheet, kit, deed, company, (middle, size[1] / 2), span, is_told)
    return sheet.image()


def _cord(width: int, seen: int) -> pygame.Surface:
    """Draw the rope, gilded as far as it has been seen; a knot hides where that ends."""
    size = (width, 16)
    strands = "".join(
        f'<path d="M{x} 11 L{x + 6} 5" {stroked("#D9BE8A", 2)}/>' for x in range(8, width - 10, 12)
    )
    body = rounded(size, 3, 5, filled(INK_CODE)) + rounded(size, 4.4, 4, filled("#8B6A3E"))
    gilded = f'<rect x="3" y="3" width="{width - 6}" height="10" rx="5" fill="url(#g)"'
    gilded += f' stroke="{INK_CODE}" stroke-width="1.6"/>'
    tones = linear("g", (0, 3), (0, 13), (0, "#FFE6A0"), (1, "#E3B04B"))
    cord = drawn_once(size, body + strands).copy()
    if seen:
        cord.blit(drawn_once(size, body + gilded, tones), (0, 0), (0, 0, seen, 16))
    return cord


def _lay_knot(
    sheet: DrawSurface,
    kit: Kit,
    deed: Deed,
    company: TableInfo,
    middle: tuple[float, float],
    span: int,
    is_told: bool,
) -> None:
    radius = span / 2
    sheet.put_centred(_bare_knot(span, is_told, is_told and not kit.high_contrast), *middle)
    sheet.put_centred(_picture(kit, deed_sign(deed, company.route), round(span * 0.64)), *middle)
    badge = kit.drawings.get(f"badge_{company.crests[deed.seat]}", round(span * 0.56))
    sheet.put_centred(badge, middle[0] + radius * 0.82, middle[1] - radius * 0.4)


@cache
def _bare_knot(span: int, is_told: bool, shines: bool) -> pygame.Surface:
    """Draw a knot with nothing on it, in the middle of a surface with room for its light."""
    radius = span / 2
    ring = stroked("#E3B04B", max(2.0, span / 14))
    paint = f'{filled(KNOT_TONES[is_told])} stroke="{INK_CODE}" stroke-width="2.4"'
    plate = drawn(
        (span, span),
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 1.4}" {paint}/>'
        f'<circle cx="{radius}" cy="{radius}" r="{radius - 4}" {ring}/>',
    )
    whole = blank(span + 2 * MARGIN, span + 2 * MARGIN)
    if shines:
        lay_halo(whole, plate, (MARGIN, MARGIN), 6)
    lay_shadow(whole, plate, (MARGIN, MARGIN), SMALL)
    whole.blit(plate, (MARGIN, MARGIN))
    return whole


def _picture(kit: Kit, name: str, span: int) -> pygame.Surface:
    if name in CARDS:
        return mini_card(kit.drawings, CARDS[name], span)
    drawing = kit.drawings.get(name, span)
    if drawing.get_height() > span:
        drawing = kit.drawings.get(name, max(1, span * span // drawing.get_height()))
    return tinted(drawing, TEXT) if name in PALE_SIGNS else drawing


def deed_sign(deed: Deed, route: Route) -> str:
    """Name the drawing that tells a deed: what was brought, taken or played, or where it ended."""
    if deed.kind is not Kind.VOYAGE:
        return KINDS[deed.kind]
    for event in reversed(deed.events):
        match event:
            case CargoUnloaded(cargo=cargo) | CargoLoaded(cargo=cargo) if cargo != EMPTY:
                return _good(cargo)
            case WindPlayed(colour=colour):
                return f"card_{word(colour)}"
    for event in reversed(deed.events):
        if isinstance(event, ShipSailed):
            sea = route.colours[event.landing]
            return "anchor" if sea is None else f"stud_{word(sea)}"
    return "anchor"


@cache
def _good(cargo: Stock) -> str:
    """Name the drawing of what there is most of."""
    return good_icon(cargo.index(max(cargo))).drawing


# --- Open hands -----------------------------------------------------------------------------------


def hands(kit: Kit, size: Size, held: Sequence[Cards], crests: Sequence[str], card: int) -> Image:
    """Draw all hands side by side, each colour once and counted."""
    sheet = DrawSurface(kit.words, size, MARGIN)
    share = size[0] // len(held)
    pitch = pitch_of(held, share, card)
    surface = blank(*size)
    with kit.words.noting() as written:
        for seat, cards in enumerate(held):
            wide = card + BESIDE_SEAL + pitch * len(held_colours(cards))
            corner = share * seat + (share - wide) // 2, (size[1] - card) // 2
            lay_hand(surface, kit.words, kit.drawings, cards, crests[seat], corner, card, pitch)
    sheet.put(surface)
    image = sheet.image()
    return Image(image.surface, image.margin, tuple(written))


def planks(desk: pygame.Surface, height: int) -> Image:
    """Return the lowest part of a desk, to go on below it."""
    return Image(desk.subsurface((0, desk.get_height() - height, desk.get_width(), height)))

"""What is written on the pages of a book: titles, columns, sayings."""

import pygame

from goldenhorn.graphics.draw_surface import Sheet, fitted
from goldenhorn.graphics.light import STRIP, lay_shadow, silhouette
from goldenhorn.graphics.materials import NEARLY_BLACK
from goldenhorn.graphics.outlines import GOLD_CODE, INK_CODE, code, drawn, filled, linear, stroked
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Face, Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.scenes.rules.open_book import BookPlan
from goldenhorn.scenes.rules.text_flow import Flow
from goldenhorn.ui.kit import Kit

SMALL_PRINT = 20
MOST_LINES = 6
PADDING = (16, 12)
"""Inside a saying, beside and above its words."""
GULL = "coach_talk"
"""The gull that explains the pictures."""
TAIL = 22
BUBBLE_CORNER = 16
PRINTED = 0.15
"""How strong the ornament is that fills an empty part of a page."""
ROOM_FOR_ORNAMENT = 110
LARGEST_ORNAMENT = 150


def title(kit: Kit, plan: BookPlan, text: str) -> Piece:
    """Write the name of a page."""
    sheet = Sheet(kit.words, plan.title.size)
    lettering = kit.on_paper(plan.title_size, Face.TITLE)
    sheet.write(text, lettering, sheet.rect, "midleft", 2)
    return sheet.piece()


def small_print(kit: Kit, text: str, size: tuple[int, int], align: str = "center") -> Piece:
    """Write the number of a page or of a rule."""
    style = Style(SMALL_PRINT, SOFT_TEXT)
    if kit.high_contrast:
        style = kit.on_paper(SMALL_PRINT).style
    return kit.label(text, style, size, align)


def column(kit: Kit, plan: BookPlan, flow: Flow, number: int, area: pygame.Rect) -> Piece:
    """Write one column of a text, with a mark where a paragraph begins."""
    bullet = _bullet(round(plan.indent * 0.56), kit.high_contrast)
    sheet = Sheet(kit.words, area.size)
    lettering = kit.on_paper(flow.style.size, flow.style.face)
    for line in flow.columns[number]:
        if line.begins:
            sheet.put_centred(bullet, bullet.get_width() / 2, line.y + flow.step * 0.52)
        box = pygame.Rect(plan.indent, line.y, area.width - plan.indent, flow.step)
        sheet.write(line.text, lettering, box, "midleft", 1)
    return sheet.piece()


def ornament(kit: Kit, name: str, room: pygame.Rect) -> tuple[Piece, int, int] | None:
    """Print a faint drawing into the room that a text has left, if there is enough of it."""
    if room.height < ROOM_FOR_ORNAMENT or kit.high_contrast:
        return None
    height = min(LARGEST_ORNAMENT, room.height - 20)
    shape = kit.drawings.get(name, height)
    shape = kit.drawings.get(name, round(height * height / max(height, shape.get_height())))
    place = shape.get_rect(center=room.center)
    return Piece(silhouette(shape, SOFT_TEXT, PRINTED)), place.x, place.y


def saying(kit: Kit, plan: BookPlan, text: str) -> Piece:
    """Write what a picture shows, as a gull says it."""
    width, height = plan.caption.size
    gull = kit.drawings.get(GULL, plan.gull)
    left = plan.gull + TAIL
    lettering = kit.on_paper(plan.caption_size, Face.BOLD)
    room = (width - left - 2 * PADDING[0], height - 2 * PADDING[1])
    lettering, lines = fitted(kit.words, text, lettering, room, MOST_LINES)
    words_high = kit.words.height(lettering.style) * len(lines)
    bubble = pygame.Rect(left, 0, width - left, min(height, words_high + 2 * PADDING[1]))
    bubble.centery = height // 2
    sheet = Sheet(kit.words, plan.caption.size, STRIP.reach)
    body = _bubble(plan.caption.size, bubble, kit.high_contrast)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    sheet.put(body)
    sheet.put(gull, 0, height - gull.get_height())
    inner = bubble.inflate(-2 * PADDING[0], -2 * (PADDING[1] - 3))
    sheet.write(text, lettering, inner, "center", MOST_LINES)
    return sheet.piece()


def _bullet(span: int, high_contrast: bool) -> pygame.Surface:
    middle = span / 2
    shape = f"M{middle} 1 L{span - 1} {middle} L{middle} {span - 1} L1 {middle}Z"
    ink = code(NEARLY_BLACK) if high_contrast else "#6E1A24"
    edge = stroked(GOLD_CODE, 1.6)
    return drawn((span, span), f'<path d="{shape}" {filled(ink)}/><path d="{shape}" {edge}/>')


def _bubble(size: tuple[int, int], area: pygame.Rect, high_contrast: bool) -> pygame.Surface:
    corner = min(BUBBLE_CORNER, area.height // 2)
    left, top, right, bottom = area.x + 1.5, area.y + 1.5, area.right - 1.5, area.bottom - 1.5
    middle = area.centery
    tail = f"L{left} {middle + 12} L{left - TAIL + 4} {middle + 2} L{left} {middle - 8}"
    outline = (
        f"M{left + corner} {top} L{right - corner} {top} Q{right} {top} {right} {top + corner}"
        f" L{right} {bottom - corner} Q{right} {bottom} {right - corner} {bottom}"
        f" L{left + corner} {bottom} Q{left} {bottom} {left} {bottom - corner}"
        f" {tail} L{left} {top + corner}"
        f" Q{left} {top} {left + corner} {top}Z"
    )
    paint = f'fill="url(#b)" stroke="{INK_CODE}" stroke-width="{3 if high_contrast else 2.4}"'
    ivory = linear("b", (0, top), (0, bottom), (0, "#FFFDF4"), (1, "#F6E9C8"))
    return drawn(size, f'<path d="{outline}" {paint} stroke-linejoin="round"/>', ivory)

"""The last sheet of a game that was watched again: everybody's points, the most above."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.draw_surface import Sheet
from goldenhorn.graphics.light import SHEET, lay_shadow
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Face
from goldenhorn.ui.kit import Kit

SIDE, HEAD, FOOT = 26, 30, 14
"""Beside the rows, above them for the ribbon, and below."""
MARGIN = SHEET.reach
POINTS = 90


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result."""

    name: str
    crest: str
    points: int
    is_winner: bool


def sheet_height(count: int, row: int) -> int:
    """Return how high a sheet for so many seats is."""
    return HEAD + row * count + FOOT


def score_sheet(kit: Kit, width: int, row: int, scores: Sequence[Score]) -> Piece:
    """Draw the sheet without its ribbon."""
    size: Size = (width, sheet_height(len(scores), row))
    sheet = Sheet(kit.words, size, MARGIN)
    paper = kit.paper(size)
    lay_shadow(sheet.surface, paper.surface, sheet.at(-paper.margin, -paper.margin), SHEET)
    sheet.put(paper.surface, -paper.margin, -paper.margin)
    for number, score in enumerate(scores):
        place = pygame.Rect(SIDE, HEAD + row * number, width - 2 * SIDE, row)
        _lay_row(sheet, kit, score, place)
        if number:
            rule = kit.rule(place.width)
            sheet.put(rule.surface, place.x, place.y - 2)
    return sheet.piece()


def _lay_row(sheet: Sheet, kit: Kit, score: Score, place: pygame.Rect) -> None:
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
    sheet.write(str(score.points), kit.on_paper(28, Face.TITLE), box, "midright", 1)

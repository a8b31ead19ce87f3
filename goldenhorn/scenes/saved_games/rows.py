"""The rows of the saved games: who plays, how far they are, and since when."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.draw_surface import Lettering, Sheet
from goldenhorn.graphics.even_sizes import even_style
from goldenhorn.graphics.light import SMALL, lay_shadow
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.ui.kit import Kit, State

MOST_SEALS = 4
SEALS_APART = 0.86
"""Seals overlap a little, like coins."""
SHARES = (0.5, 0.23, 0.27)
"""How the names, the round and the date share what the seals leave."""
ALIGNED = ("midleft", "center", "midright")
MOST_LINES = 3
LEAST_HEIGHT = 62
"""How high a row must be for two lines of letters that can be read."""


@dataclass(frozen=True, slots=True)
class SavedLine:
    """What stands in one row."""

    names: str
    crests: tuple[str, ...]
    round: str
    date: str

    @property
    def texts(self) -> tuple[str, str, str]:
        """What is written, column by column."""
        return self.names, self.round, self.date


def forget_plaque(kit: Kit, size: Size, state: State) -> Piece:
    """Draw the small plaque that deletes a game."""
    plaque = kit.blank_plaque(size, state)
    sheet = Sheet(kit.words, size, plaque.margin)
    sheet.put(plaque.surface, -plaque.margin, -plaque.margin)
    cross = kit.glyph("cross", min(size) // 2, kit.ink_on_plaque(state))
    sheet.put_centred(cross, size[0] / 2, size[1] / 2 + state.lowered)
    return sheet.piece()


class SavedLines:
    """Draws rows of one size, with letters of one size in each column."""

    def __init__(self, kit: Kit, size: Size, lines: Sequence[SavedLine]) -> None:
        self._kit, self._size = kit, size
        self._span = min(46, size[1] - 12)
        left = 12 + round(self._span * (1 + SEALS_APART * (MOST_SEALS - 1))) + 14
        area = pygame.Rect(left, 3, size[0] - left - 14, size[1] - 6)
        soft = kit.on_paper(22).style if kit.high_contrast else Style(22, SOFT_TEXT)
        styles = (kit.on_paper(24).style, kit.on_paper(22).style, soft)
        columns = zip(*(line.texts for line in lines), strict=True)
        boxes = _side_by_side(area)
        self._columns = [
            (box, even_style(kit.words, texts, style, box.size, MOST_LINES))
            for texts, box, style in zip(columns, boxes, styles, strict=True)
        ]

    def piece(self, line: SavedLine) -> Piece:
        """Draw a row, to be laid on parchment."""
        kit, span = self._kit, self._span
        sheet = Sheet(kit.words, self._size, SMALL.reach)
        for number, crest in enumerate(line.crests):
            seal = kit.drawings.get(f"badge_{crest}", span)
            corner = 12 + number * span * SEALS_APART, (self._size[1] - span) / 2
            lay_shadow(sheet.surface, seal, sheet.at(*corner), SMALL)
            sheet.put(seal, *corner)
        columns = zip(line.texts, self._columns, ALIGNED, strict=True)
        for text, (box, style), align in columns:
            sheet.write(text, Lettering(style), box, align, MOST_LINES)
        return sheet.piece()


def _side_by_side(area: pygame.Rect) -> list[pygame.Rect]:
    boxes, left = [], area.x
    for share in SHARES:
        width = round(area.width * share)
        boxes.append(pygame.Rect(left, area.y, width - 10, area.height))
        left += width
    return boxes

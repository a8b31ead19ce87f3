"""The page of highlights: cells with a picture, who it was, a title and a sentence.

Must not know how highlights are found.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.sheet import Lettering, Sheet, fitted
from goldenhorn.view.sprite import Piece
from goldenhorn.view.text import Face, Style
from goldenhorn.view.theme import SOFT_TEXT

COLUMNS = 2
AROUND = 12
"""Between a cell's frame and what stands in it."""
MOST_LINES = 6
"""Of a sentence."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell says."""

    icon: str
    """The name of a drawing."""
    title: str
    sentence: str
    crests: tuple[str, ...] = ()


def cells(kit: Kit, area: pygame.Rect, shown: Sequence[Cell]) -> list[tuple[Piece, pygame.Rect]]:
    """Draw cells in two columns, all in letters of the same sizes, and say where each belongs."""
    rows = max(1, -(-len(shown) // COLUMNS))
    gap = 8 if area.width < 800 else 16
    width = (area.width - gap * (COLUMNS - 1)) // COLUMNS
    height = min((area.height - gap * (rows - 1)) // rows, 170)
    top = area.y + (area.height - rows * height - (rows - 1) * gap) // 2
    drawn = _Cells(kit, (width, height), shown)
    placed = []
    for number, cell in enumerate(shown):
        row, column = divmod(number, COLUMNS)
        x, y = area.x + column * (width + gap), top + row * (height + gap)
        placed.append((drawn.piece(cell), pygame.Rect(x, y, width, height)))
    return placed


class _Cells:
    """How cells of one size are divided, and how large their letters are."""

    def __init__(self, kit: Kit, size: tuple[int, int], shown: Sequence[Cell]) -> None:
        self._kit, self._size = kit, size
        self._is_small = size[0] < 400
        self._icon = 34 if self._is_small else 84
        self._badge = 28 if self._is_small else 42
        self._left = 2 * AROUND + self._icon
        colour = kit.on_paper(20).style.colour if kit.high_contrast else SOFT_TEXT
        title = Style(22 if self._is_small else 26, colour, Face.TITLE)
        sentence = kit.on_paper(20 if self._is_small else 28).style
        self._title = self._even(
            title, [(cell.title, self._title_box(cell)) for cell in shown], most_lines=1
        )
        self._sentence = self._even(
            sentence, [(cell.sentence, self._sentence_box()) for cell in shown], MOST_LINES
        )

    def _even(
        self, style: Style, texts: Sequence[tuple[str, pygame.Rect]], most_lines: int
    ) -> Lettering:
        words, wish, large = self._kit.words, Lettering(style), not self._is_small
        sizes = (
            fitted(words, text, wish, box.size, most_lines, large)[0].style.size
            for text, box in texts
        )
        return Lettering(replace(style, size=min(sizes, default=style.size)))

    def _title_box(self, cell: Cell) -> pygame.Rect:
        line = max(self._badge, round(self._kit.words.smallest * 1.4))
        crests_wide = len(cell.crests) * (self._badge + 4)
        wide = self._size[0] - self._left - AROUND - crests_wide - 4
        return pygame.Rect(self._left, 6 if self._is_small else 16, wide, line)

    def _sentence_box(self) -> pygame.Rect:
        width, height = self._size
        top = self._title_box(Cell("", "", "")).bottom + 2
        return pygame.Rect(self._left, top, width - self._left - AROUND, height - top - 5)

    def piece(self, cell: Cell) -> Piece:
        """Draw a cell."""
        kit, (width, height) = self._kit, self._size
        sheet = Sheet(kit.words, self._size, 22)
        paper = kit.paper(self._size)
        sheet.put(paper.surface, -paper.margin, -paper.margin)
        picture = kit.drawings.get(cell.icon, self._icon)
        if picture.get_height() > height - 2 * AROUND:
            shrunk = self._icon * (height - 2 * AROUND) // picture.get_height()
            picture = kit.drawings.get(cell.icon, shrunk)
        sheet.put_centred(picture, AROUND + self._icon / 2, height / 2)
        for number, crest in enumerate(cell.crests):
            x = width - AROUND - (number + 1) * (self._badge + 4) + 4
            badge = kit.drawings.get(f"badge_{crest}", self._badge)
            sheet.put(badge, x, 7 if self._is_small else 12)
        sheet.write(cell.title, self._title, self._title_box(cell), "midleft", most_lines=1)
        # A large screen has room to spare: for large letters on more lines, in its middle.
        is_large, box = not self._is_small, self._sentence_box()
        align = "midleft" if is_large else "topleft"
        sheet.write(cell.sentence, self._sentence, box, align, MOST_LINES, is_large)
        return sheet.piece()

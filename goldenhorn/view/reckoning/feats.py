"""The page of highlights: cells with a picture, who it was, a title and a sentence.

Must not know how highlights are found.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.sheet import Lettering, Sheet
from goldenhorn.view.picture import Piece
from goldenhorn.view.text import Face, Style
from goldenhorn.view.theme import SOFT_TEXT

COLUMNS = 2
AROUND = 12
"""Between a cell's frame and what stands in it."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell says."""

    icon: str
    """The name of a drawing."""
    title: str
    sentence: str
    crests: tuple[str, ...] = ()


def cells(kit: Kit, area: pygame.Rect, shown: Sequence[Cell]) -> list[tuple[Piece, pygame.Rect]]:
    """Draw cells in two columns, and say where each belongs."""
    rows = max(1, -(-len(shown) // COLUMNS))
    gap = 8 if area.width < 800 else 16
    width = (area.width - gap * (COLUMNS - 1)) // COLUMNS
    height = min((area.height - gap * (rows - 1)) // rows, 170)
    top = area.y + (area.height - rows * height - (rows - 1) * gap) // 2
    placed = []
    for number, cell in enumerate(shown):
        row, column = divmod(number, COLUMNS)
        rect = pygame.Rect(
            area.x + column * (width + gap), top + row * (height + gap), width, height
        )
        placed.append((_cell(kit, rect.size, cell), rect))
    return placed


def _cell(kit: Kit, size: tuple[int, int], cell: Cell) -> Piece:
    width, height = size
    sheet = Sheet(kit.words, size, 22)
    paper = kit.paper(size)
    sheet.put(paper.surface, -paper.margin, -paper.margin)
    is_small = width < 400
    icon_width = 34 if is_small else 84
    picture = kit.drawings.get(cell.icon, icon_width)
    if picture.get_height() > height - 2 * AROUND:
        shrunk = icon_width * (height - 2 * AROUND) // picture.get_height()
        picture = kit.drawings.get(cell.icon, shrunk)
    sheet.put_centred(picture, AROUND + icon_width / 2, height / 2)
    left = 2 * AROUND + icon_width
    badge = 28 if is_small else 42
    crests_wide = len(cell.crests) * (badge + 4)
    for number, crest in enumerate(cell.crests):
        x = width - AROUND - (number + 1) * (badge + 4) + 4
        sheet.put(kit.drawings.get(f"badge_{crest}", badge), x, 7 if is_small else 12)
    line = max(badge, round(kit.words.smallest * 1.4))
    top = 6 if is_small else 16
    title = pygame.Rect(left, top, width - left - AROUND - crests_wide - 4, line)
    colour = kit.on_paper(20).style.colour if kit.high_contrast else SOFT_TEXT
    sheet.write(
        cell.title,
        Lettering(Style(22 if is_small else 26, colour, Face.TITLE)),
        title,
        "midleft",
        most_lines=1,
    )
    box = pygame.Rect(left, title.bottom + 2, width - left - AROUND, 0)
    box.height = height - box.y - 5
    sheet.write(cell.sentence, kit.on_paper(20 if is_small else 25), box, "topleft", most_lines=6)
    return sheet.piece()

"""The page of highlights: cells with a picture, who it was, a title and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.graphics.lettering import Lettering, fitted
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.session.game import Game
from goldenhorn.session.game_highlights import Feat, Highlight
from goldenhorn.session.highlight_texts import sentence_of, title_of
from goldenhorn.ui.kit import Kit

COLUMNS, GAP = 2, 16
ICON, BADGE = 84, 42
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


def highlight_cells(
    kit: Kit, area: pygame.Rect, shown: Sequence[Cell]
) -> list[tuple[Image, pygame.Rect]]:
    """Draw cells in two columns, all in letters of the same sizes, and say where each belongs."""
    rows = max(1, -(-len(shown) // COLUMNS))
    width = (area.width - GAP * (COLUMNS - 1)) // COLUMNS
    height = min((area.height - GAP * (rows - 1)) // rows, 170)
    top = area.y + (area.height - rows * height - (rows - 1) * GAP) // 2
    drawn = _Cells(kit, (width, height), shown)
    placed = []
    for number, cell in enumerate(shown):
        row, column = divmod(number, COLUMNS)
        x, y = area.x + column * (width + GAP), top + row * (height + GAP)
        placed.append((drawn.image(cell), pygame.Rect(x, y, width, height)))
    return placed


class _Cells:
    """How cells of one size are divided, and how large their letters are."""

    def __init__(self, kit: Kit, size: tuple[int, int], shown: Sequence[Cell]) -> None:
        self._kit, self._size = kit, size
        self._left = 2 * AROUND + ICON
        colour = kit.on_paper(20).style.colour if kit.high_contrast else SOFT_TEXT
        title = Style(26, colour, FontFace.TITLE)
        sentence = kit.on_paper(28).style
        self._title = self._even(
            title, [(cell.title, self._title_box(cell)) for cell in shown], most_lines=1
        )
        self._sentence = self._even(
            sentence, [(cell.sentence, self._sentence_box()) for cell in shown], MOST_LINES
        )

    def _even(
        self, style: Style, texts: Sequence[tuple[str, pygame.Rect]], most_lines: int
    ) -> Lettering:
        words, lettering = self._kit.words, Lettering(style)
        sizes = (
            fitted(words, text, lettering, box.size, most_lines, True)[0].style.size
            for text, box in texts
        )
        return Lettering(replace(style, size=min(sizes, default=style.size)))

    def _title_box(self, cell: Cell) -> pygame.Rect:
        line = max(BADGE, round(self._kit.words.smallest * 1.4))
        crests_wide = len(cell.crests) * (BADGE + 4)
        wide = self._size[0] - self._left - AROUND - crests_wide - 4
        return pygame.Rect(self._left, 16, wide, line)

    def _sentence_box(self) -> pygame.Rect:
        width, height = self._size
        top = self._title_box(Cell("", "", "")).bottom + 2
        return pygame.Rect(self._left, top, width - self._left - AROUND, height - top - 5)

    def image(self, cell: Cell) -> Image:
        """Draw a cell."""
        kit, (width, height) = self._kit, self._size
        sheet = DrawSurface(kit.words, self._size, 22)
        paper = kit.paper(self._size)
        sheet.put(paper.surface, -paper.margin, -paper.margin)
        picture = kit.drawings.get(cell.icon, ICON)
        if picture.get_height() > height - 2 * AROUND:
            shrunk = ICON * (height - 2 * AROUND) // picture.get_height()
            picture = kit.drawings.get(cell.icon, shrunk)
        sheet.put_centred(picture, AROUND + ICON / 2, height / 2)
        for number, crest in enumerate(cell.crests):
            x = width - AROUND - (number + 1) * (BADGE + 4) + 4
            badge = kit.drawings.get(f"badge_{crest}", BADGE)
            sheet.put(badge, x, 12)
        sheet.write(cell.title, self._title, self._title_box(cell), "midleft", most_lines=1)
        box = self._sentence_box()
        sheet.write(cell.sentence, self._sentence, box, "midleft", MOST_LINES, True)
        return sheet.image()


ICONS = {
    Feat.LONGEST_RUN: "compass_rose",
    Feat.RICHEST_CARGO: "soldier",
    Feat.MOST_RAIDS: "sabres",
    Feat.MOST_DOMINIONS: "fort_icon",
    Feat.MOST_CARDS: "card_back",
    Feat.BEST_DECISION: "laurel",
    Feat.COSTLIEST_DECISION: "serpent",
}
DECISIONS = (Feat.BEST_DECISION, Feat.COSTLIEST_DECISION)


def told_highlights(
    game: Game, highlights: Sequence[Highlight], decisions: Sequence[Highlight] | None
) -> list[Cell]:
    """Tell feats and decisions; None are decisions that are still being thought over."""
    told = []
    for each in (*highlights, *(decisions or ())):
        crests = tuple(game.seats[seat].crest for seat in each.seats)
        told.append(Cell(_icon(each), title_of(each.feat), sentence_of(each, game.names), crests))
    if decisions is None:
        told += [Cell(ICONS[feat], title_of(feat), _("Being thought over …")) for feat in DECISIONS]
    return told


def _icon(highlight: Highlight) -> str:
    """Name the drawing of a highlight; a cargo of goods is pictured by its cube."""
    for colour in COLOURS:
        if highlight.cargo[colour]:
            return f"cube_{colour.name.lower()}"
    return ICONS[highlight.feat]

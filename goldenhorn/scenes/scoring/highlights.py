"""The page of highlights: cells with a picture, who it was, a title and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.graphics.layout import anchored, grid, row
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.session.game import Game
from goldenhorn.session.game_highlights import Feat, Highlight
from goldenhorn.session.highlight_texts import sentence_of, title_of
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import paper

COLUMNS, GAP, HIGHEST = 2, 16, 170
ICON, BADGE = 84, 42
AROUND = 12
"""Between a cell's frame and what stands in it."""
TITLE, SENTENCE, MOST_LINES = 26, 28, 6


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell says."""

    icon: str
    """The name of a drawing."""
    title: str
    sentence: str
    crests: tuple[str, ...] = ()


def highlight_cells(look: Look, size: tuple[float, float], shown: Sequence[Cell]) -> Node:
    """Return cells in two columns, all in letters of the same sizes."""
    rows = max(1, -(-len(shown) // COLUMNS))
    width = (size[0] - GAP * (COLUMNS - 1)) / COLUMNS
    height = min((size[1] - GAP * (rows - 1)) / rows, HIGHEST)
    left, top, head = 2 * AROUND + ICON, 16, max(BADGE, round(look.words.smallest * 1.4))
    most = max((len(each.crests) for each in shown), default=0)
    title_room = width - left - AROUND - most * (BADGE + 4) - 4, head
    room = width - left - AROUND, height - top - head - 7
    carved = evenly(look, [each.title for each in shown],
                    look.softly_on_paper(TITLE, FontFace.TITLE), *title_room)  # fmt: skip
    plain = evenly(look, [each.sentence for each in shown], look.on_paper(SENTENCE), *room,
                   MOST_LINES, rather_large=True)  # fmt: skip
    cells = []
    for each in shown:
        icon = look.drawing(each.icon, ICON)
        if icon.height > height - 2 * AROUND:
            icon = look.drawing(each.icon, ICON * (height - 2 * AROUND) / icon.height)
        badges = row(*(look.drawing(f"badge_{crest}", BADGE) for crest in each.crests), gap=4)
        cell = paper(look, (width, height))
        cell.add(
            anchored(icon, AROUND + ICON / 2, height / 2),
            anchored(label(look, each.title, carved, *title_room, "left"), left, top, (0, 0)),
            anchored(badges, width - AROUND, AROUND, (1, 0)),
            anchored(label(look, each.sentence, plain, *room, "left", MOST_LINES,
                           rather_large=True), left, top + head + 2, (0, 0)),
        )  # fmt: skip
        cells.append(cell)
    return grid(cells, COLUMNS, gap=(GAP, GAP))


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

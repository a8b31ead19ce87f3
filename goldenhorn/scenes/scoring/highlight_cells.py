"""What the cells of the page of highlights say."""

from collections.abc import Sequence

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.scenes.scoring.highlights import Cell
from goldenhorn.session.game import Game
from goldenhorn.session.game_highlights import Feat, Highlight
from goldenhorn.session.highlight_texts import sentence_of, title_of

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
    game: Game, feats: Sequence[Highlight], decisions: Sequence[Highlight] | None
) -> list[Cell]:
    """Tell feats and decisions; None are decisions that are still being thought over."""
    told = []
    for each in (*feats, *(decisions or ())):
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

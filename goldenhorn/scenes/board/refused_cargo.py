"""How a good looks that a ship may not take, and the numbers of that page."""

from dataclasses import dataclass

from goldenhorn.graphics.draw_surface import Sheet
from goldenhorn.graphics.materials import NEARLY_WHITE
from goldenhorn.graphics.sprite import Piece
from goldenhorn.ui.kit.kit import Kit

SEAL = 0.62
"""How wide the seal on the good is, in goods' widths."""


@dataclass(frozen=True, slots=True)
class RefusedCargoPlan:
    """How large things are."""

    scroll: int
    """How high the scroll is at least."""
    ship: int
    cube: int
    between: int
    """Between the ship and the words."""
    free: int
    """How high the row is of what is free."""
    below: int
    """Between that row and the foot."""
    pitch: int
    text: int


PLAN = RefusedCargoPlan(
    scroll=320,
    ship=190,
    cube=64,
    between=44,
    free=64,
    below=26,
    pitch=56,
    text=22,
)


def refused_good(kit: Kit, name: str, width: int) -> Piece:
    """Draw a good with a red seal on its corner, crossed out."""
    good = kit.drawing(name, width)
    seal = kit.drawings.get("seal", round(width * SEAL))
    margin = max(good.margin, seal.get_width())
    sheet = Sheet(kit.words, good.size, margin)
    sheet.put(good.surface, -good.margin, -good.margin)
    sheet.put_centred(seal, good.size[0], good.size[1])
    cross = kit.glyph("cross", round(width * SEAL * 0.6), NEARLY_WHITE)
    sheet.put_centred(cross, good.size[0], good.size[1])
    return sheet.piece()

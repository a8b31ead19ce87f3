"""The compact board's warehouse of the seat to move; knows one warehouse, which is public."""

from functools import partial

from goldenhorn.assets import Drawings
from goldenhorn.engine.state import Position
from goldenhorn.view.cast import Cast
from goldenhorn.view.depths import DESK
from goldenhorn.view.niches import draw_niche, set_being_built
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank
from goldenhorn.view.sprite import Piece
from goldenhorn.view.text import Words

HEIGHT = 58


class OwnNiches:
    """Shows the niches in a cast of sprites; nothing in layouts whose panels have them."""

    def __init__(self, cast: Cast, drawings: Drawings, words: Words, layout: Layout) -> None:
        self._cast, self._drawings, self._words = cast, drawings, words
        self._layout = layout

    def show(self, position: Position) -> None:
        """Show what the seat to move has brought home."""
        places = self._layout.own_niches
        warehouse = position.warehouses[position.player]
        built = set_being_built(warehouse)
        for kind, corner in enumerate(places):
            width = places[1][0] - places[0][0] - 1
            is_built = kind in built
            key = ("niche", kind, warehouse[kind], is_built, is_built and len(built) >= 4)
            make = partial(self._niche, width, *key[1:])
            self._cast.put(("niche", kind), key, make, corner, DESK)

    def _niche(self, width: int, kind: int, count: int, is_built: bool, is_bright: bool) -> Piece:
        surface = blank(width, HEIGHT)
        box = (0, 0, width, HEIGHT)
        with self._words.noting() as written:
            draw_niche(surface, self._words, self._drawings, box, kind, count, is_built, is_bright)
        return Piece(surface, 0, tuple(written))

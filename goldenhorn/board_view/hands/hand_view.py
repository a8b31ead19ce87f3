"""A hand of cards as sprites, open or closed.

The board never shows a hand: whoever may see one says so by giving its cards here.
"""

import math
from collections.abc import Sequence
from functools import partial

from goldenhorn.board_view.layout import HAND
from goldenhorn.board_view.pieces.piles import turned
from goldenhorn.board_view.places import Layout
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.glows import plate, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites, Snapshot
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import draw_line, line_width
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import GOLD, IVORY, NIGHT

WIDEST_STEP, WIDEST_FAN = 4.8, 24.0
"""Degrees between two cards, and between the first and the last: no hand reaches the buttons."""
CLOSED_DROP, CLOSED_STEP, CLOSED_FAN = 14, 4.2, 21.0
GRID = 0.6
"""Cards are turned by multiples of so many degrees, so that images can be kept."""
PILL_Y, PILL_HEIGHT = 682, 40


def fan_place(layout: Layout, count: int, index: int, is_open: bool) -> tuple[float, float, float]:
    """Return the middle of a card in a fan, and by how many degrees it leans to the right."""
    widest, fan = (WIDEST_STEP, WIDEST_FAN) if is_open else (CLOSED_STEP, CLOSED_FAN)
    lean = (index - (count - 1) / 2) * min(widest, fan / max(1, count - 1))
    x, y = layout.hand_centre
    turn = math.radians(lean)
    drop = 0 if is_open else CLOSED_DROP
    radius = layout.hand_radius
    return x + radius * math.sin(turn), y + drop - radius * math.cos(turn), lean


PILL_GRID = 12
"""Pills are as wide as so many pixels allow, so that few must be made."""


class HandView:
    """The cards of one hand as sprites."""

    def __init__(self, picture: Picture, drawings: SvgImages, words: Words, layout: Layout) -> None:
        self._sprites = NamedSprites(picture)
        self._drawings, self._words, self._layout = drawings, words, layout
        self._count = 0
        self._pills: dict[int, Image] = {}
        """By width: pills on which nothing is written yet."""

    def show_open(self, cards: Sequence[Colour]) -> None:
        """Show these cards face up, from left to right."""
        self._spread([f"card_{word(card)}" for card in cards], is_open=True)
        self._sprites.hide("pill")

    def show_closed(self, count: int, line: Line = ()) -> None:
        """Show so many backs, and a line on them, such as whose they are and how to look."""
        self._spread(["card_back"] * count, is_open=False)
        if not line:
            self._sprites.hide("pill")
            return
        make = partial(self._pill, tuple(line))
        sprite = self._sprites.put_once("pill", ("pill", tuple(line)), make, (0, 0), HAND + 0.3)
        assert sprite.image is not None
        width, height = sprite.image.size
        sprite.move_to(self._layout.hand_centre[0] - width / 2, PILL_Y - height / 2)

    def hide(self) -> None:
        """Show no hand."""
        self._spread([], is_open=True)
        self._sprites.hide("pill")

    def snapshot(self) -> Snapshot:
        """Describe what can be seen."""
        return self._sprites.snapshot()

    def _spread(self, names: list[str], is_open: bool) -> None:
        for index, name in enumerate(names):
            x, y, lean = fan_place(self._layout, len(names), index, is_open)
            steps = round(lean / GRID)
            make = partial(self._card, name, steps)
            width, height = self._sprites.image((name, steps), make).size
            corner = x - width / 2, y - height / 2
            self._sprites.put(("card", index), (name, steps), make, corner, HAND + index / 1000)
        for index in range(len(names), self._count):
            self._sprites.hide(("card", index))
        self._count = max(self._count, len(names))

    def _card(self, name: str, steps: int) -> Image:
        card = self._drawings.get(name, self._layout.hand_card_width)
        return with_shadow(turned(card, -steps * GRID), 5, (-3, 3), 0.55)

    def _pill(self, line: Line) -> Image:
        style = style_on_piece(self._words, 21, IVORY)
        width = line_width(self._words, self._drawings, line, style) + 28
        width += -width % PILL_GRID
        bare = self._bare_pill(width)
        whole = bare.surface.copy()
        pill = whole.subsurface((bare.margin, bare.margin, *bare.size))
        with self._words.noting() as written:
            draw_line(pill, self._words, self._drawings, line, style, pill.get_rect())
        return Image(whole, bare.margin, tuple(written))

    def _bare_pill(self, width: int) -> Image:
        bare = self._pills.get(width)
        if bare is None:
            body = plate((width, PILL_HEIGHT), 13, ((27, 50, 71), NIGHT), GOLD, 2)
            bare = self._pills[width] = with_shadow(body, 4, (1, 3))
        return bare

"""The row of dominions above the sea: who holds which, and what each costs and brings."""

from functools import partial

import pygame

from goldenhorn.board_view.board_part import BoardPart
from goldenhorn.board_view.layout import PANEL
from goldenhorn.common.language import N_, _
from goldenhorn.engine.pieces import DOMINIONS
from goldenhorn.engine.state import Position
from goldenhorn.graphics.rich_parts import Icon, Line
from goldenhorn.graphics.surfaces.glows import style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.rich_line import draw_line
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import TEXT

NAMES = {
    "zara": N_("Zara"),
    "durazzo": N_("Durazzo"),
    "candia": N_("Candia"),
    "negroponte": N_("Negroponte"),
    "galata": N_("Galata"),
}
SHIELD = 34
"""The width of the shield on a dominion's tile."""
STAMPED_FROM = 1.9
LARGEST_SHIELD = round(SHIELD * STAMPED_FROM)
"""How wide it is when it comes down to be stamped there: so many times as large."""
HELD = (226, 222, 214, 255)
"""A dominion that somebody holds is a little darker."""


class DominionRow(BoardPart):
    """Shows the dominions as sprites; nothing without the expansion."""

    def show(self, position: Position) -> None:
        """Show who holds what."""
        for place, (x, y) in enumerate(box[:2] for box in self._layout.dominions):
            owner = position.owners[place]
            crest = None if owner is None else position.config.fleet_of(owner).crest
            name = ("dominion", place)
            make = partial(self._tile, place, crest)
            self._sprites.put(name, (*name, crest), make, (x, y), PANEL - 0.5)

    def _tile(self, place: int, crest: str | None) -> Image:
        dominion = DOMINIONS[place]
        width, height = self._layout.dominions[place][2:]
        tile = self._pictures.get("dominion").copy()
        if crest:
            tile.fill(HELD, special_flags=pygame.BLEND_RGBA_MULT)
            emblem = with_shadow(self._drawings.get(f"shield_{crest}", SHIELD), 3, (1, 2)).surface
        else:
            emblem = self._drawings.get("fort_icon", 38)
        tile.blit(emblem, emblem.get_rect(center=(25, height // 2 - 1)))
        style = style_on_piece(self._words, 20, TEXT, most=1.0)
        line: Line = [Icon("coin"), str(dominion.points)]
        if not crest:
            line = [Icon("soldier"), str(dominion.soldiers), *line]
        with self._words.noting() as written:
            name = _(NAMES[dominion.name])
            name_box = pygame.Rect(50, 4, width - 58, 21)
            self._words.draw(tile, name, style, name_box, "midleft")
            box = pygame.Rect(50, 25, width - 56, 20)
            draw_line(tile, self._words, self._drawings, line, style, box, is_centred=False)
        image = with_shadow(tile, 4, (2, 4), 0.5)
        return Image(image.surface, image.margin, tuple(written))

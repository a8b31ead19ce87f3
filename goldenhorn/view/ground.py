"""What never changes during a game: sea, squares, desk and names on one surface; no position.

The order of the squares comes from the route, which the house rule H5 shuffles.
"""

import pygame

from goldenhorn.assets import Drawings, Pictures
from goldenhorn.engine.board import Route
from goldenhorn.engine.wire import word
from goldenhorn.language import _
from goldenhorn.view.places import Box, Layout
from goldenhorn.view.shapes import style_on_piece, with_shadow
from goldenhorn.view.text import Face, Words, Written
from goldenhorn.view.theme import TEXT

DRAWN_SQUARE = 132
"""Proportions of squares are told for a square of this width."""


def ground(
    layout: Layout, route: Route, drawings: Drawings, pictures: Pictures, words: Words
) -> tuple[pygame.Surface, tuple[Written, ...]]:
    """Return the ground of a game, and the texts on it."""
    surface = pygame.Surface(layout.size)
    surface.blit(pictures.once(layout.sea), (0, 0))
    desk = "desk_compact" if layout.is_compact else "desk"
    surface.blit(pictures.once(desk), (0, layout.desk_top))
    colours = [colour for colour in route.colours if colour is not None]
    scale = layout.square_width / DRAWN_SQUARE
    for (x, y), colour in zip(layout.squares, colours, strict=True):
        square = drawings.get(f"square_{word(colour)}", layout.square_width)
        tray = with_shadow(square, 6, (3, 6), 0.5)
        surface.blit(tray.surface, tray.surface.get_rect(center=(x, y)))
        stud = drawings.get(f"stud_{word(colour)}", round(33 * scale))
        surface.blit(stud, stud.get_rect(center=(x, round(y + 34 * scale))))
    with words.noting() as written:
        venice, constantinople = layout.ports
        _name(surface, words, _("Venice"), venice.name_text, 22)
        _name(surface, words, _("Constantinople"), constantinople.name_text, 22)
        if layout.fort_name:
            x, y, width, height = layout.fort_name
            _name(surface, words, _("Modone"), (x + 18, y + 3, width - 36, height - 12), 20)
    return surface, tuple(written)


def _name(surface: pygame.Surface, words: Words, name: str, box: Box | None, size: int) -> None:
    if box is None:
        return
    text = name.upper()
    style = style_on_piece(words, size, TEXT, Face.TITLE)
    if words.width(text, style) <= box[2]:
        words.draw(surface, text, style, pygame.Rect(box))
        return
    # Narrower letters, struck twice one pixel apart: bold enough, and no wider.
    style = words.fitted(text, style_on_piece(words, size, TEXT, Face.NAME), box[2])
    place = words.draw(surface, text, style, pygame.Rect(box))
    surface.blit(words.surface(text, style), place.move(1, 0))

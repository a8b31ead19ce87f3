"""The board's background: what never changes during a game, and its flat twin for high contrast.

The order of the squares comes from the route, which the house rule H5 shuffles.
"""

import pygame

from goldenhorn.board_view.places import Box, Layout
from goldenhorn.common.language import _
from goldenhorn.engine.board import Route
from goldenhorn.engine.wire import word
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.glows import blank, plate, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.text import FontFace, Words, Written
from goldenhorn.graphics.theme import GOLD, TEXT

SHEETS = ("panel", "slip", "cartouche", "dominion")
ACTIVE = "_active"
DESK = "desk"
RADIUS = 8
EDGE, ACTIVE_EDGE = 3, 5
"""How thick the dark edge of a paper is, and the golden one inside that of whoever's turn it is."""
ROOFS = {"panel": 4}
"""By how much a picture is wider than its paper on each side."""
TAKEN: tuple[int, int, int] = (64, 96, 110)
NIGHT_WATER: tuple[int, int, int] = (4, 16, 32)
"""What is taken from the water, so that only its brightest lines stay, and what is added to it."""


class FlatPictures(PngImages):
    """Hands out the same pictures, but those that are written on without any texture."""

    def __init__(self, others: PngImages) -> None:
        super().__init__()
        self._others = others

    def scaled_once(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Hand out a sea and its coasts as they are."""
        return self._others.scaled_once(name, size)

    def fetch(self, name: str, size: tuple[int, int]) -> None:
        """Begin to read one of them."""
        self._others.fetch(name, size)

    def _loaded(self, name: str) -> pygame.Surface:
        picture = self._others.once(name)
        size = picture.get_size()
        kind = name.removesuffix(ACTIVE)
        if kind == DESK:
            flat = pygame.Surface(size)
            flat.fill(NEARLY_BLACK)
            flat.fill(NEARLY_WHITE, (0, 0, size[0], EDGE))
            return flat
        if kind not in SHEETS:
            return picture
        roof = ROOFS.get(kind, 0)
        inner = (size[0] - 2 * roof, size[1])
        flat = blank(*size)
        flat.blit(flat_paper(inner, is_active=name.endswith(ACTIVE)), (roof, 0))
        return flat


def flat_paper(size: tuple[int, int], is_active: bool = False) -> pygame.Surface:
    """Draw a paper without texture, dark at its edge; that of whoever's turn it is, gold inside."""
    white = (NEARLY_WHITE, NEARLY_WHITE)
    paper = plate(size, RADIUS, white, NEARLY_BLACK, EDGE).copy()
    if is_active:
        inner = (size[0] - 2 * EDGE, size[1] - 2 * EDGE)
        paper.blit(plate(inner, RADIUS - EDGE, white, GOLD, ACTIVE_EDGE), (EDGE, EDGE))
    return paper


def calmed(sea: pygame.Surface, kept: list[pygame.Rect]) -> pygame.Surface:
    """Return a sea that is dark and flat, but for places that stay as they are."""
    calm = sea.copy()
    calm.fill(TAKEN, special_flags=pygame.BLEND_RGB_SUB)
    calm.fill(NIGHT_WATER, special_flags=pygame.BLEND_RGB_ADD)
    for place in kept:
        calm.blit(sea, place, place)
    return calm


DRAWN_SQUARE = 132
"""Proportions of squares are told for a square of this width."""
STUD, STUD_BELOW = 33, 34
"""How wide the stud of such a square is, and how far below the middle of the square it lies."""
UNDER_NAME = 6
"""By how much the ribbons with the names are painted less high than their boxes."""


def draw_background(
    layout: Layout,
    route: Route,
    drawings: SvgImages,
    pictures: PngImages,
    words: Words,
    high_contrast: bool = False,
) -> tuple[pygame.Surface, tuple[Written, ...]]:
    """Return the ground of a game, and the texts on it."""
    surface = pygame.Surface(layout.size)
    for part in layout.water:
        pictures.fetch(part, layout.water_size)
    scale = layout.square_width / DRAWN_SQUARE
    squares: list[tuple[pygame.Surface, pygame.Rect]] = []
    colours = [colour for colour in route.colours if colour is not None]
    for (x, y), colour in zip(layout.squares, colours, strict=True):
        square = drawings.get(f"square_{word(colour)}", layout.square_width)
        tray = with_shadow(square, 6, (3, 6), 0.5).surface
        stud = drawings.get(f"stud_{word(colour)}", round(STUD * scale))
        below = x, round(y + STUD_BELOW * scale)
        squares += (tray, tray.get_rect(center=(x, y))), (stud, stud.get_rect(center=below))
    sea, coasts = (pictures.scaled_once(part, layout.water_size) for part in layout.water)
    surface.blit(sea, (0, 0), special_flags=pygame.BLEND_RGB_MAX)  # scaled, it is not quite opaque
    surface.blit(coasts, (0, 0))
    if high_contrast:
        surface = calmed(surface, _cities(layout))
    surface.blit(pictures.once("desk"), (0, layout.desk_top))
    surface.blits(squares)
    if high_contrast:
        for box in (*(port.name for port in layout.ports), layout.fort_name):
            if box is not None:
                surface.blit(flat_paper((box[2], box[3] - UNDER_NAME)), box[:2])
    with words.noting() as written:
        venice, constantinople = layout.ports
        _name(surface, words, _("Venice"), venice.name_text, 22)
        _name(surface, words, _("Constantinople"), constantinople.name_text, 22)
        if layout.fort_name:
            x, y, width, height = layout.fort_name
            _name(surface, words, _("Modone"), (x + 18, y + 3, width - 36, height - 12), 20)
    return surface, tuple(written)


def _cities(layout: Layout) -> list[pygame.Rect]:
    """Return where the pictures of the two cities are, and their markets."""
    return [pygame.Rect(box) for port in layout.ports for box in (port.skyline, port.market_cloth)]


def _name(surface: pygame.Surface, words: Words, name: str, box: Box, size: int) -> None:
    text = name.upper()
    style = style_on_piece(words, size, TEXT, FontFace.TITLE)
    if words.width(text, style) <= box[2]:
        words.draw(surface, text, style, pygame.Rect(box))
        return
    # Narrower letters, struck twice one pixel apart: bold enough, and no wider.
    style = words.fitted(text, style_on_piece(words, size, TEXT, FontFace.NAME), box[2])
    place = words.draw(surface, text, style, pygame.Rect(box))
    surface.blit(words.surface(text, style), place.move(1, 0))

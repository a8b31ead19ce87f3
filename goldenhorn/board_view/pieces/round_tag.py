"""The brass tag beside the prompt that tells the round; knows a number, and whether it is last."""

import pygame

from goldenhorn.board_view.flat_pictures import flat_paper
from goldenhorn.common.language import _
from goldenhorn.graphics.glows import haze, plate, style_on_piece, with_shadow
from goldenhorn.graphics.images import Drawings
from goldenhorn.graphics.rich_line import Icon, Line, draw_line
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import HALO, INK, TEXT, Rgb

BRASS: tuple[Rgb, Rgb] = ((255, 240, 184), (190, 134, 46))
GLEAM: Rgb = (255, 248, 218)


def round_tag(
    words: Words,
    drawings: Drawings,
    size: tuple[int, int],
    number: int,
    *,
    is_last: bool,
    high_contrast: bool,
) -> Piece:
    """Draw the tag; it glows in the last round."""
    tag = flat_paper(size) if high_contrast else _brass(size)
    style = style_on_piece(words, 20, TEXT)
    box = tag.get_rect().inflate(-14, 0)
    line: Line = [_("Round {number}", number=number)]
    if is_last:
        line = [Icon("glyph_hourglass", TEXT), _("LAST")]
    with words.noting() as written:
        draw_line(tag, words, drawings, line, style, box)
    if not is_last:
        piece = with_shadow(tag, 4, (1, 3), 0.5)
        return Piece(piece.surface, piece.margin, tuple(written))
    whole = haze(tag, 8, HALO, 1.0)
    whole.blit(tag, (16, 16))
    return Piece(whole, 16, tuple(written))


def _brass(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    brass = plate(size, 8, BRASS, INK, 2).copy()
    brass.blit(plate((width - 8, height - 8), 5, (GLEAM, GLEAM), INK, 0), (4, 4))
    brass.blit(plate((width - 10, height - 10), 4, BRASS, BRASS[0], 0), (5, 5))
    return brass

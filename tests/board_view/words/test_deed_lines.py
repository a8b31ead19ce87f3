"""Deeds in words and signs: every sign can be told from the paper it stands on."""

import pygame
import pytest

from goldenhorn.board_view.words.deed_lines import label_line, row_line
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.rich_parts import Icon
from goldenhorn.graphics.surfaces.glows import style_on_piece
from goldenhorn.graphics.surfaces.rich_line import draw_line
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import TEXT
from goldenhorn.session.deeds import company_of, deeds_of
from tests.finished_games import finished

PAPER = pygame.Color("#FFF3D6")
HIGH = 60


def difference(drawings: SvgImages, icon: Icon) -> int:
    """How far the darkest or brightest spot of a sign is from the paper, of 255."""
    paper = pygame.Surface((4 * HIGH, HIGH))
    paper.fill(PAPER)
    words = Words()
    draw_line(paper, words, drawings, [icon], style_on_piece(words, 30, TEXT), paper.get_rect())
    spots = (paper.get_at((x, y)) for x in range(0, 4 * HIGH, 2) for y in range(0, HIGH, 2))
    return max(abs(spot.g - PAPER.g) for spot in spots)


@pytest.mark.parametrize("number", range(3))
def test_every_sign_of_a_deed_can_be_seen_on_paper(number: int) -> None:
    game = finished(number)
    company, drawings, signs = company_of(game), SvgImages(), set[Icon]()
    for deed in deeds_of(game):
        for line in (row_line(deed, company, None), label_line(deed, company, 0)):
            signs |= {part for part in line if isinstance(part, Icon)}
    assert any(sign.drawing == "bell" for sign in signs)
    for sign in signs:
        assert difference(drawings, sign) > 120, sign

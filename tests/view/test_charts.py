"""Charts and lines of the hall of fame: every value has its place, every name has room."""

import random

import pygame
import pytest

from goldenhorn.assets import Drawings, Pictures
from goldenhorn.view.charts import MOST_LINES, Bar, Figure, bars, graph, scale_for
from goldenhorn.view.fame_lines import Line, place_line, shortened
from goldenhorn.view.kit import Kit
from goldenhorn.view.text import Style, Words
from goldenhorn.view.theme import TEXT


@pytest.fixture
def kit() -> Kit:
    return Kit(Drawings(), Pictures(), Words())


def test_a_scale_holds_all_values_on_few_lines() -> None:
    chance = random.Random(1)
    for _ in range(300):
        values = [chance.randrange(10 ** chance.randrange(1, 4)) for _ in range(5)]
        scale = scale_for(values)
        assert scale[0] <= min(values)
        assert max(values) <= scale[-1]
        assert 2 <= len(scale) <= MOST_LINES


@pytest.mark.parametrize("values", [(0,), (7, 7), (3, 31), tuple(range(20))])
def test_a_graph_stays_in_its_frame(kit: Kit, values: tuple[int, ...]) -> None:
    piece = graph(kit, (400, 120), values, (Figure("31", "best"), Figure("20.3", "mean")))
    assert piece.size == (400, 120)
    for written in piece.written:
        assert pygame.Rect(0, 0, 400, 120).contains(written.place)


def test_a_higher_share_is_a_higher_bar(kit: Kit) -> None:
    shown = tuple(Bar("shield_lion", "Anna", share, "1") for share in (0.0, 0.4, 1.0))
    piece = bars(kit, (300, 140), shown)
    tops = [each.place.bottom for each in piece.written if each.text == "1"]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 3


def test_long_names_are_shortened_and_short_ones_are_not(kit: Kit) -> None:
    style = Style(20, TEXT)
    assert shortened(kit.words, "Anna", style, 100) == "Anna"
    short = shortened(kit.words, "Wwwwwwwwwwww", style, 100)
    assert short.endswith("…")
    assert kit.words.width(short, style) <= 100


def test_portraits_leave_less_room_for_the_name_but_never_cover_it(kit: Kit) -> None:
    three = ("bot_easy", "bot_hard", "bot_expert")
    for portraits in ((), three[:1], three):
        line = Line("badge_lion", "Bartolomea", 24, 1, portraits)
        piece = place_line(kit, (376, 54), line)
        [name] = [each for each in piece.written if each.text[0] == "B"]
        [points] = [each for each in piece.written if each.text == "24"]
        taken = 40 + 28.8 * (len(portraits) - 1) if portraits else 0
        assert name.place.right <= points.box.left - taken

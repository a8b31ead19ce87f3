"""Charts and lines of the hall of fame: every value has its place, every name has room."""

import random
from itertools import pairwise

import pygame
import pytest

from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style, Words
from goldenhorn.graphics.theme import TEXT
from goldenhorn.ui.charts import MOST_LINES, Bar, Figure, bars, graph, scale_for
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.ranking_rows import RankingLine, place_line, player_line, shortened


@pytest.fixture
def kit() -> Kit:
    return Kit(SvgImages(), PngImages(), Words())


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
    image = graph(kit, (400, 120), values, (Figure("31", "best"), Figure("20.3", "mean")))
    assert image.size == (400, 120)
    for written in image.written:
        assert pygame.Rect(0, 0, 400, 120).contains(written.place)


def test_a_higher_share_is_a_higher_bar(kit: Kit) -> None:
    shown = tuple(Bar("shield_lion", "Anna", share, "1") for share in (0.0, 0.4, 1.0))
    image = bars(kit, (300, 140), shown)
    tops = [each.place.bottom for each in image.written if each.text == "1"]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 3


def test_long_names_take_room_from_short_ones_before_they_are_shortened() -> None:
    kit = Kit(SvgImages(), PngImages(), Words(2.0))
    names = ("[Ňíňá]", "[Ťáďďěóó]", "[Óřšóláá]", "[Ťhě ĎĎógěě]")
    image = bars(kit, (348, 100), tuple(Bar("shield_lion", name, 0.5, "1/2") for name in names))
    places = [each.place for each in image.written if each.text in names]
    assert len(places) == len(names)
    assert all(one.right < other.left for one, other in pairwise(places))


def height_of(image: Image, text: str) -> int:
    return next(each.place.height for each in image.written if each.text == text)


def test_large_letters_use_the_room_beside_a_graph_and_below_bars() -> None:
    usual, large = (Kit(SvgImages(), PngImages(), Words(scale)) for scale in (1.0, 2.0))
    figures = (Figure("31", "best"), Figure("3.2", "mean"))
    one, other = (graph(kit, (652, 132), (3, 31), figures) for kit in (usual, large))
    assert height_of(other, "best") > 1.25 * height_of(one, "best")
    four = (Bar("shield_lion", "Anna", 1.0, "1/2"),) * 4
    one, other = (bars(kit, (446, 132), four) for kit in (usual, large))
    assert height_of(other, "Anna") > 1.25 * height_of(one, "Anna")


def test_long_names_are_shortened_and_short_ones_are_not(kit: Kit) -> None:
    style = Style(20, TEXT)
    assert shortened(kit.words, "Anna", style, 100) == "Anna"
    short = shortened(kit.words, "Wwwwwwwwwwww", style, 100)
    assert short.endswith("…")
    assert kit.words.width(short, style) <= 100


def test_portraits_leave_less_room_for_the_name_but_never_cover_it(kit: Kit) -> None:
    three = ("bot_easy", "bot_hard", "bot_expert")
    for portraits in ((), three[:1], three):
        line = RankingLine("badge_lion", "Bartolomea", 24, 1, portraits)
        image = place_line(kit, (376, 54), line)
        [name] = [each for each in image.written if each.text[0] == "B"]
        [points] = [each for each in image.written if each.text == "24"]
        taken = 40 + 28.8 * (len(portraits) - 1) if portraits else 0
        assert name.place.right <= points.box.left - taken


def test_a_name_of_two_words_has_two_lines_before_it_is_shortened() -> None:
    kit = Kit(SvgImages(), PngImages(), Words(2.0))
    image = player_line(kit, (216, 48), RankingLine("bot_expert", "[Ťhě ĎĎógěě]", 27))
    assert "[Ťhě ĎĎógěě]" in [each.text for each in image.written]

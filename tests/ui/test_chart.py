"""Charts and lines of the hall of fame: every value has its place, every name has room."""

import random
from itertools import pairwise

import pygame
import pytest

from goldenhorn.graphics.art import Art
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import Words, Written
from goldenhorn.graphics.theme import RICH
from goldenhorn.scenes.fame.sheets import points_graph
from goldenhorn.ui.widgets.chart import MOST_LINES, Bar, Curve, LineChart, bar_chart, scale_for
from goldenhorn.ui.widgets.label import written_in
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.ranking import RankingLine, best_line, player_line


def look_at(scale: float = 1.0) -> Look:
    words = Words(scale)
    return Look(Art(SvgImages(), PngImages(), words), words, RICH)


def written(node: Node, *texts: str) -> list[Written]:
    return [each for each in written_in(node) if each.text in texts]


def test_a_scale_holds_all_values_on_few_lines() -> None:
    chance = random.Random(1)
    for _ in range(300):
        values = [chance.randrange(10 ** chance.randrange(1, 4)) for _ in range(5)]
        scale = scale_for(values)
        assert scale[0] <= min(values)
        assert max(values) <= scale[-1]
        assert 2 <= len(scale) <= MOST_LINES


@pytest.mark.parametrize("values", [(0,), (7, 7), (3, 31), tuple(range(20))])
def test_a_graph_stays_in_its_frame(values: tuple[int, ...]) -> None:
    chart = points_graph(look_at(), (400, 120), values)
    assert (chart.width, chart.height) == pytest.approx((400, 120))
    for each in written_in(chart):
        assert pygame.Rect(0, 0, 400, 120).contains(each.place), each.text


def test_lines_end_where_their_last_values_are() -> None:
    curves = [Curve((0, 10)), Curve((0, 40))]
    chart = LineChart(look_at(), (600, 300), curves, range(0, 41, 10), (1,), "Round")
    (_x, low), (x, high) = chart.ends
    assert high < low
    assert 580 < x < 600


def test_a_higher_share_is_a_higher_bar() -> None:
    shown = tuple(Bar("shield_lion", "Anna", share, "1") for share in (0.0, 0.4, 1.0))
    tops = [each.place.bottom for each in written(bar_chart(look_at(), (300, 140), shown), "1")]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 3


def test_long_names_take_room_from_short_ones_before_they_are_shortened() -> None:
    names = ("[Ňíňá]", "[Ťáďďěóó]", "[Óřšóláá]", "[Ťhě ĎĎógěě]")
    bars = tuple(Bar("shield_lion", name, 0.5, "1/2") for name in names)
    places = [each.place for each in written(bar_chart(look_at(2.0), (348, 100), bars), *names)]
    assert len(places) == len(names)
    assert all(one.right < other.left for one, other in pairwise(places))


def test_large_letters_use_the_room_beside_a_graph_and_below_bars() -> None:
    four = (Bar("shield_lion", "Anna", 1.0, "1/2"),) * 4
    graphs = [points_graph(look_at(scale), (652, 132), (3, 31)) for scale in (1.0, 2.0)]
    bars = [bar_chart(look_at(scale), (446, 132), four) for scale in (1.0, 2.0)]
    for (usual, large), text in ((graphs, "best"), (bars, "Anna")):
        one, other = (written(node, text)[0].place.height for node in (usual, large))
        assert other > 1.25 * one


def test_portraits_leave_less_room_for_the_name_but_never_cover_it() -> None:
    three = ("bot_easy", "bot_hard", "bot_expert")
    for portraits in ((), three[:1], three):
        line = RankingLine("badge_lion", "Bartolomea", 24, 1, portraits)
        [name] = written_in(best_line(look_at(), (250, 54), line))
        taken = 40 + 28.8 * (len(portraits) - 1) if portraits else 0
        assert name.text[0] == "B"
        assert name.place.right <= 250 - taken


def test_a_name_of_two_words_has_two_lines_before_it_is_shortened() -> None:
    line = player_line(look_at(2.0), (216, 48), RankingLine("bot_expert", "[Ťhě ĎĎógěě]", 27))
    assert "[Ťhě ĎĎógěě]" in [each.text for each in written_in(line)]


def test_long_names_are_shortened_and_short_ones_are_not() -> None:
    for name, is_short in (("Anna", True), ("Wwwwwwwwwwww", False)):
        told = player_line(look_at(), (180, 48), RankingLine("badge_lion", name, 7))
        shown = written_in(told)[0]
        assert (shown.text == name) is is_short
        assert shown.box.contains(shown.place)

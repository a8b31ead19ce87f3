"""The way of a planned voyage: one line that ends at its landing and leads over no other square."""

import itertools
import math

import pygame
import pytest

from goldenhorn.board_view.animation.ship_paths import find_ship_path, look_out
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.path_finding import Spot, find_path
from goldenhorn.board_view.pieces.piece_images import PieceImages
from goldenhorn.board_view.pieces.poses import FOOT, Pose
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.route_line import FINE, at_berth, on_square, way_over
from goldenhorn.engine.board import printed_route
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import EMPTY
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.text import Words

SMALL_SHIP = 80
"""The width of ships in a harbour, the smallest that bear a tag."""


def moorings(layout: Layout, port: int) -> list[Spot]:
    """Some places of ships in a harbour, near its edge to the sea."""
    harbour = pygame.Rect(layout.ports[port].harbour)
    x = harbour.x + harbour.width * (0.3 if port else 0.7)
    return [(x, harbour.y + harbour.height * share) for share in (0.15, 0.4)]


def is_on(layout: Layout, spot: Spot, square: Spot) -> bool:
    """Whether a spot lies well inside a square."""
    width = layout.square_width
    across, down = (spot[0] - square[0]) / width, (spot[1] - square[1]) / width
    return math.hypot(across / 0.42, down / 0.32) < 1


@pytest.mark.parametrize("port", [0, 1])
@pytest.mark.parametrize("is_home", [False, True])
def test_the_way_over_a_taken_square_next_to_a_port_is_unbroken_and_crosses_no_square(
    port: int, is_home: bool
) -> None:
    layout = layout_of(Config(4))
    passed, landing = layout.squares[::-1][:2] if port else layout.squares[:2]
    for mooring in moorings(layout, port):
        start, end = (landing, mooring) if is_home else (mooring, landing)
        line, around = way_over(layout, on_square(layout, start), (passed,), on_square(layout, end))
        steps = [math.dist(before, after) for before, after in itertools.pairwise(line)]
        assert max(steps) < math.dist(mooring, passed) / FINE * 4
        assert not any(is_on(layout, spot, square) for spot in line for square in layout.squares)
        assert len(around) == 1


def test_the_tag_of_a_small_ship_does_not_grow_over_its_sails() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    cargo = (3, *EMPTY[1:])
    usual, larger = (
        PieceImages(SvgImages(), Words(scale), False).cargo_tag(cargo, SMALL_SHIP).size
        for scale in (1.0, 1.5)
    )
    assert larger == usual


LAYOUTS = [
    layout_of(config) for config in (Config(2), Config(3), Config(4), Config(2, expansion=True))
]


def leaps(layout: Layout) -> list[tuple[int, int]]:
    """From which sea square to which one leaps over one to three others on the same side."""
    half = len(layout.squares) // 2 if layout.modone_berths else len(layout.squares)
    sides = [range(start, start + half) for start in range(0, len(layout.squares), half)]
    return [
        (one, other)
        for side in sides
        for one, other in itertools.permutations(side, 2)
        if 2 <= abs(one - other) <= 4
    ]


def between(layout: Layout, one: int, other: int) -> tuple[Spot, ...]:
    """The squares between two, in the order in which they are passed."""
    step = 1 if other > one else -1
    return tuple(layout.squares[at] for at in range(one + step, other, step))


def length(spots: tuple[Spot, ...]) -> float:
    """How long a way is."""
    return sum(math.dist(one, other) for one, other in itertools.pairwise(spots))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_a_way_swings_round_every_square_it_passes_and_back_the_same_way(layout: Layout) -> None:
    for one, other in leaps(layout):
        passed, squares = between(layout, one, other), layout.squares
        there = find_path(layout, squares[one], passed, squares[other])
        back = find_path(layout, squares[other], passed[::-1], squares[one])
        assert len(there.between) == len(passed)
        reach = layout.square_width
        for spot, square in zip(there.between, passed, strict=True):
            assert math.dist(spot, square) < 0.7 * reach
            assert not any(is_on(layout, spot, each) for each in squares)
        assert length(there.sailed) == pytest.approx(length(back.sailed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_voyage_out_of_venice_leads_where_the_plan_showed_it_and_onto_no_ship(
    players: int,
) -> None:
    config = Config(players)
    layout, route = layout_of(config), printed_route(players)
    berth_x, berth_y = layout.ports[0].few[1]
    foot = FOOT * layout.ship_width
    start = Pose(berth_x, berth_y, layout.ship_width, True, 0)
    passed, landing = layout.squares[:2], layout.squares[2]
    end = Pose(landing[0], round(landing[1] + foot), layout.ship_width, True, 0, is_at_sea=True)
    taken = [(x, y + foot) for x, y in passed]
    way = find_ship_path(layout, route, 0, 3, start, end)
    look_out(way, layout, [Pose(x, round(y), layout.ship_width, True, 0) for x, y in taken])
    sailed = [way.at(step / 200)[:2] for step in range(201)]
    _line, around = way_over(
        layout,
        at_berth((berth_x, berth_y - foot), layout.ship_width),
        passed,
        on_square(layout, landing),
    )
    for x, y in around:
        assert min(math.dist((x, y + foot), place) for place in sailed) < 4
    first, second = (min(math.dist(ship, place) for place in sailed) for ship in taken)
    assert first > 0.5 * layout.ship_width
    assert second > 0.25 * layout.ship_width  # next to the quay there is hardly any room
    # It goes up once and comes down once.
    heights = [y for _x, y in sailed]
    top = heights.index(min(heights))
    assert all(y <= before + 2 for before, y in itertools.pairwise(heights[:top]) if before < 300)
    assert all(y >= before - 2 for before, y in itertools.pairwise(heights[top:]))


@pytest.mark.parametrize("port", [0, 1])
def test_an_arrow_ends_at_the_hull_in_a_harbour(port: int) -> None:
    layout = layout_of(Config(4))
    square = layout.squares[-1] if port else layout.squares[0]
    for x, y in layout.ports[port].few:
        width = layout.ports[port].few_width
        hull = pygame.Rect(0, 0, width, width // 2)
        hull.center = x, y - round(FOOT * width)
        line, _around = way_over(
            layout, on_square(layout, square), (), at_berth(hull.center, width)
        )
        assert not hull.collidepoint(line[-1])
        assert hull.inflate(36, 36).collidepoint(line[-1])

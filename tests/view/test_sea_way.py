"""The way of a planned voyage: one line that ends at its landing and leads over no other square."""

import itertools
import math

import pygame
import pytest

from goldenhorn.assets import Drawings
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import EMPTY
from goldenhorn.view.layout import layout_of
from goldenhorn.view.places import Layout
from goldenhorn.view.sea_way import FINE, Spot, way_over
from goldenhorn.view.sprites import Faces
from goldenhorn.view.text import Words

COMPACT_SHIP = 72
"""The width of the smallest ships at sea."""


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


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("port", [0, 1])
@pytest.mark.parametrize("is_home", [False, True])
def test_the_way_over_a_taken_square_next_to_a_port_is_unbroken_and_crosses_no_square(
    port: int, is_home: bool, compact: bool
) -> None:
    layout = layout_of(Config(4), compact)
    passed, landing = layout.squares[::-1][:2] if port else layout.squares[:2]
    for mooring in moorings(layout, port):
        start, end = (landing, mooring) if is_home else (mooring, landing)
        line, around = way_over(layout, start, (passed,), end)
        steps = [math.dist(before, after) for before, after in itertools.pairwise(line)]
        assert max(steps) < math.dist(mooring, passed) / FINE * 4
        assert not any(is_on(layout, spot, square) for spot in line for square in layout.squares)
        assert len(around) == 1


def test_the_tag_of_a_small_ship_does_not_grow_over_its_sails() -> None:
    pygame.display.init()
    pygame.display.set_mode((800, 480))
    cargo = (3, *EMPTY[1:])
    usual, larger = (
        Faces(Drawings(), Words(scale), False).cargo_tag(cargo, COMPACT_SHIP).size
        for scale in (1.0, 1.5)
    )
    assert larger == usual

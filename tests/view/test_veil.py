"""Darkness over the sea: soft at every moment, and never too much of it at once."""

from itertools import pairwise

import pygame
import pytest

from goldenhorn.engine.config import Config
from goldenhorn.view.layout import layout_of
from goldenhorn.view.passing import Passing
from goldenhorn.view.picture import Picture
from goldenhorn.view.veil import VEIL_TICKS, Veil

OPACITY = 0.6
SOFTEST = 255 * OPACITY / 10
"""By how much brighter or darker than its neighbour a row may be."""

ROUNDING = 1
"""By how many of 255 steps a row may be brighter or darker than it should."""


class Sea:
    """A white sea, and darkness that may come over it."""

    def __init__(self) -> None:
        layout = layout_of(Config(4))
        self.canvas = pygame.Surface(layout.size)
        ground = self.canvas.copy()
        ground.fill("white")
        self.picture = Picture(ground)
        self.passing = Passing(self.picture)
        self.veil = Veil(self.passing, layout, 9.0, (0, 0, 0), OPACITY)
        top = layout.panels[0][1] + layout.panels[0][3]
        self.rows = range(top, layout.desk_top)
        self.picture.paint(self.canvas)

    def seen(self, share: float) -> list[int]:
        """How bright each row of the sea is at a share of the darkness."""
        self.veil.show(share)
        self.picture.paint(self.canvas)
        return [self.canvas.get_at((5, y)).r for y in self.rows]


@pytest.fixture
def sea() -> Sea:
    return Sea()


def test_it_covers_the_whole_sea_evenly_and_nothing_else(sea: Sea) -> None:
    dark = 255 - round(255 * OPACITY)
    assert all(abs(row - dark) <= ROUNDING for row in sea.seen(1))
    beyond = [sea.canvas.get_at((5, y)).r for y in (sea.rows[0] - 1, sea.rows[-1] + 1)]
    assert beyond == [255, 255]
    assert set(sea.seen(0)) == {255}


def test_its_edge_is_soft_at_every_moment(sea: Sea) -> None:
    for tick in range(VEIL_TICKS + 1):
        rows = sea.seen(tick / VEIL_TICKS)
        assert max(abs(one - other) for one, other in pairwise(rows)) <= SOFTEST


def test_it_grows_darker_from_tick_to_tick_and_lighter_again_the_same_way(sea: Sea) -> None:
    shares = [tick / VEIL_TICKS for tick in range(VEIL_TICKS + 1)]
    falling = [sea.seen(share) for share in shares]
    for before, after in pairwise(falling):
        assert sum(after) < sum(before)
        assert all(new <= old for old, new in zip(before, after, strict=True))
    assert [sea.seen(share) for share in reversed(shares)] == falling[::-1]


def test_no_tick_changes_half_of_the_sea(sea: Sea) -> None:
    frames = [sea.seen(tick / VEIL_TICKS) for tick in range(VEIL_TICKS + 1)]
    for before, after in pairwise(frames):
        changed = [old for old, new in zip(before, after, strict=True) if old != new]
        assert len(changed) < len(before) / 2


def test_removed_it_leaves_nothing(sea: Sea) -> None:
    sea.seen(0.5)
    sea.veil.remove()
    sea.picture.paint(sea.canvas)
    assert sea.passing.count == 0
    assert all(sea.canvas.get_at((5, y)).r == 255 for y in sea.rows)

"""bench frames: every screen has its rows, and both layouts the same budgets."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from goldenhorn import bench_frames
from goldenhorn.bench_board import IDLE
from goldenhorn.bench_pages import PAGE_REELS
from goldenhorn.bench_reel import Reel
from goldenhorn.view.sizes import COMPACT_SIZE, FULL_SIZE
from tests.shared_pictures import sharing_kits, sharing_pictures

SCREENS = ("settings", "rule book", "hall of fame", "reckoning", "replay", "lesson", "pause")


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    with sharing_pictures(), sharing_kits():
        yield


def named(name: str) -> Reel:
    return next(reel for reel in PAGE_REELS if reel.name == name)


def test_every_screen_stands_still_and_has_a_budget_for_it() -> None:
    for screen in SCREENS:
        assert named(f"idle {screen}").budget == IDLE


def test_no_two_reels_have_the_same_name() -> None:
    for reels in bench_frames.REELS_AT.values():
        names = [reel.name for reel in reels]
        assert len(names) == len(set(names))


def test_both_layouts_are_measured_and_held_to_the_same_budgets() -> None:
    short = replace(named("idle settings"), warm=1, ticks=3, runs=1)
    rows = bench_frames.bench_frames((short,))
    by_size = []
    for width, height in (FULL_SIZE, COMPACT_SIZE):
        own = [row for row in rows if f"{width}x{height}" in row.name]
        by_size.append([row.budget for row in own])
        assert all(row.value >= 0 for row in own)
    assert by_size[0] == by_size[1]
    assert by_size[0][:2] == [*IDLE]

"""bench frames: every screen has its rows."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from goldenhorn import bench_frames
from goldenhorn.bench_board import IDLE, TABLES, WORST
from goldenhorn.bench_reel import Reel
from tests.shared_pictures import sharing_kits, sharing_pictures

SCREENS = (
    *("title", "lobby", "placement", "board", "pause", "seats", "lost pad", "replay", "reckoning"),
    *("settings", "keys and buttons", "rule book", "lesson", "hall of fame", "finished games"),
    *("saved games", "house rules", "entry of a name", "entry of a seed", "question"),
    *("child lock", "run aground"),
)


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    with sharing_pictures(), sharing_kits():
        yield


def named(name: str) -> Reel:
    return next(reel for reel in bench_frames.REELS if reel.name == name)


def test_every_screen_stands_still_and_has_a_budget_for_it() -> None:
    for screen in SCREENS:
        assert named(f"idle {screen}").budget == IDLE


def test_no_two_reels_have_the_same_name() -> None:
    names = [reel.name for reel in bench_frames.REELS]
    assert len(names) == len(set(names))


def test_every_animation_and_every_table_has_its_rows() -> None:
    names = {reel.name for reel in bench_frames.REELS}
    assert {"pirates", "loading", "unloading", "drawing cards", "handing over"} <= names
    assert {f"bot game of {table}" for table in TABLES} <= names
    assert {(table.players, table.expansion) for table in TABLES.values()} == {
        (2, False),
        (2, True),
        (3, False),
        (3, True),
        (4, False),
        (4, True),
    }


def test_a_reel_of_an_animation_counts_only_what_is_shown() -> None:
    short = replace(named("pirates"), warm=1, ticks=60, runs=1)
    rows = bench_frames.bench_frames((short,))
    worst = [row for row in rows if row.name.endswith("worst")]
    first = [row for row in worst if "for the first time" in row.name]
    assert len(first) == len(worst) - len(first) == 1
    assert {row.budget for row in worst if row not in first} == {WORST}
    assert {row.budget for row in first} == {None}
    assert all(row.value > 0 for row in rows)


def test_a_tick_counts_with_its_median_and_beside_that_with_what_its_first_run_took() -> None:
    measured = bench_frames.Measured(named("pirates"))
    measured._runs = [[9.0, 1.0], [2.0, 1.0], [3.0, 5.0]]
    measured._redraws = [2.5]
    worst = {row.name: row.value for row in measured.rows() if row.name.endswith("worst")}
    assert worst == {
        "pirates, tick in B, worst": 3.0,
        "pirates, for the first time, tick in B, worst": 9.0,
    }


def test_a_reel_is_held_to_its_budgets() -> None:
    short = replace(named("idle settings"), warm=1, ticks=3, runs=1)
    _blit, *rows = bench_frames.bench_frames((short,))
    assert all(row.value >= 0 for row in rows)
    assert [row.budget for row in rows][:2] == [*IDLE]

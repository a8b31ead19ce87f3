"""bench frames: every scenario has its rows, and every budget of the house is held against them."""

from collections.abc import Iterator

import pytest

from goldenhorn.common.report import BenchRow
from goldenhorn.input.bindings import Button
from goldenhorn.tools import bench_frames as bench
from goldenhorn.tools.bench_frames import bench_frames
from goldenhorn.tools.scenarios import bot_games, menus
from goldenhorn.tools.scenarios.game_setup import board_of, game_after
from goldenhorn.tools.scenarios.scenario import Scenario, scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver
from tests.shared_pictures import sharing_kits, sharing_pictures


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    with sharing_pictures(), sharing_kits():
        yield


def rows_of(*scenarios: Scenario) -> dict[str, BenchRow]:
    first, *rows = bench_frames(scenarios)
    assert first.name.startswith("B, ")
    return {row.name: row for row in rows}


FRAMES = {
    "draws, most": bench.DRAWS,
    "runs, most": bench.RUNS_OF_DRAWS,
    "overdraw, median": bench.OVERDRAW_AT_REST,
    "overdraw, most": bench.OVERDRAW,
    "uploaded in kB, most": bench.UPLOADED,
    "Python, median": bench.PYTHON,
    "Python, p95": bench.PAGE_P95,
}


def test_frames_and_openings_are_held_against_their_budgets() -> None:
    rows = rows_of(menus.switching_off)
    assert {name: row.budget for name, row in rows.items() if row.budget} == {
        **{f"switching off, {what}": budget for what, budget in FRAMES.items()},
        "switching off, opening a page (Question)": bench.PAGE,  # the title has been preloaded
    }
    values = [rows[f"switching off, Python, {what}"].value for what in ("median", "p95", "worst")]
    assert values == sorted(values)


def test_what_is_drawn_is_counted() -> None:
    @scenario(screens=())
    def title(driver: ScreenshotDriver) -> None:
        driver.show(driver.navigation.title)
        driver.wait(5)

    rows = rows_of(title)
    assert rows["title, draws, most"].value > 10
    assert 1 < rows["title, runs, most"].value <= rows["title, draws, most"].value
    assert 1 < rows["title, overdraw, median"].value <= rows["title, overdraw, most"].value
    assert rows["title, software, median"].value > 0


def test_every_number_of_players_has_a_game_with_and_without_the_expansion() -> None:
    tables = {(players, expansion) for players, expansion, _rules in bot_games.TABLES.values()}
    assert tables == {(players, expansion) for players in (2, 3, 4) for expansion in (False, True)}
    assert len(bot_games.GAMES) == len(bot_games.TABLES)


def test_a_painted_board_is_opened_as_one_and_only_measured() -> None:
    @scenario(screens=())
    def short_game(driver: ScreenshotDriver) -> None:
        driver.show(lambda: board_of(driver, game_after(0, "easy", "easy")))
        driver.wait(3)

    rows = rows_of(short_game)
    assert "short game, opening a board (CoachedBoard)" in rows
    assert not any(row.budget for row in rows.values())
    assert not any("opening a page" in name for name in rows)


def test_what_is_heard_counts_with_the_tick_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    clock = iter(range(1_000_000))
    monkeypatch.setattr(bench, "thread_time", lambda: float(next(clock)))

    @scenario(screens=())
    def pressing(driver: ScreenshotDriver) -> None:
        driver.set(reduced_motion=True)
        driver.show(driver.navigation.title)
        driver.wait(3)
        driver.press(Button.DOWN, settles=False)
        driver.wait(3)

    rows = rows_of(pressing)
    assert rows["pressing, Python, worst"].value > rows["pressing, Python, median"].value >= 1

"""bench frames: every scenario has its rows, and every budget of the house is held against them."""

from collections.abc import Iterator

import pytest

from goldenhorn.bench_frames import BOARD, GAME, PAGE, TICK, bench_frames
from goldenhorn.bindings import Button
from goldenhorn.report import BenchRow
from goldenhorn.scenarios import bot_games, menus
from goldenhorn.scenarios.scenario import Scenario, scenario
from goldenhorn.screenshot_driver import ScreenshotDriver
from tests.shared_pictures import sharing_kits, sharing_pictures


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    with sharing_pictures(), sharing_kits():
        yield


def rows_of(*scenarios: Scenario) -> dict[str, BenchRow]:
    first, *rows = bench_frames(scenarios)
    assert first.name.startswith("B, ")
    assert all(row.value > 0 for row in rows)
    return {row.name: row for row in rows}


def test_ticks_and_openings_are_held_against_their_budgets() -> None:
    rows = rows_of(menus.switching_off)
    assert {name: row.budget for name, row in rows.items() if row.budget} == {
        "switching off, tick, worst": TICK,
        "switching off, opening a page (Title)": PAGE,
    }
    values = [rows[f"switching off, tick, {what}"].value for what in ("median", "p95", "worst")]
    assert values == sorted(values)


def test_every_number_of_players_has_a_game_with_and_without_the_expansion() -> None:
    tables = {(players, expansion) for players, expansion, _rules in bot_games.TABLES.values()}
    assert tables == {(players, expansion) for players in (2, 3, 4) for expansion in (False, True)}
    assert len(bot_games.GAMES) == len(bot_games.TABLES)


def test_a_game_of_bots_is_held_against_the_median_and_opens_a_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("goldenhorn.bench_frames.RUNS", 1)
    rows = rows_of(bot_games.GAMES[0])
    assert rows["bot game of two, tick, median"].budget == GAME
    assert rows["bot game of two, tick, worst"].budget == TICK
    assert [row.budget for name, row in rows.items() if "opening a board" in name] == [BOARD]


def test_what_is_heard_counts_with_the_tick_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenhorn.bench_frames.RUNS", 1)
    clock = iter(range(1_000_000))
    monkeypatch.setattr("goldenhorn.bench_frames.thread_time", lambda: float(next(clock)))

    @scenario(screens=())
    def pressing(driver: ScreenshotDriver) -> None:
        driver.show(driver.journey.title)
        driver.press(Button.DOWN, settles=False)
        driver.wait(3)

    rows = rows_of(pressing)
    assert rows["pressing, tick, worst"].value == 2
    assert rows["pressing, tick, median"].value == 1

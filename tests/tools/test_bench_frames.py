"""bench frames: every scenario has its rows, and every budget of the house is held against them."""

from collections.abc import Iterator

import pytest

from goldenhorn.common.report import BenchRow
from goldenhorn.input.bindings import Button
from goldenhorn.tools.bench_frames import BOARD, GAME, PAGE, TICK, bench_frames
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


def test_a_game_of_bots_is_held_against_its_median_and_opens_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @scenario(screens=())
    def short_game(driver: ScreenshotDriver) -> None:
        driver.show(lambda: board_of(driver, game_after(0, "easy", "easy")))
        driver.wait(3)

    monkeypatch.setattr("goldenhorn.tools.bench_frames.GAMES", (short_game,))
    rows = rows_of(short_game)
    assert {name: row.budget for name, row in rows.items() if row.budget} == {
        "short game, tick, median": GAME,
        "short game, tick, worst": TICK,
        "short game, opening a board (CoachedBoard)": BOARD,
    }


def test_what_is_heard_counts_with_the_tick_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenhorn.tools.bench_frames.RUNS", 1)
    clock = iter(range(1_000_000))
    monkeypatch.setattr("goldenhorn.tools.bench_frames.thread_time", lambda: float(next(clock)))

    @scenario(screens=())
    def pressing(driver: ScreenshotDriver) -> None:
        driver.show(driver.navigation.title)
        driver.press(Button.DOWN, settles=False)
        driver.wait(3)

    rows = rows_of(pressing)
    assert rows["pressing, tick, worst"].value == 2
    assert rows["pressing, tick, median"].value == 1

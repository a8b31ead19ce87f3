"""The hall of fame, empty and full; the games in it are made up."""

from collections.abc import Hashable
from dataclasses import replace

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.fame.fame import CLEAR, GRAPH, TAB, WINS, FamePage
from goldenhorn.scenes.fame.fame import GAMES as ALL_GAMES
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.fame import GENERATIONS, RECORDS
from goldenhorn.storage.results import Player, Result, results_to_text
from goldenhorn.tools.scenarios.game_setup import FOUR, NAMES, finished
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

GAMES = 24


@scenario("fame_empty", screens=("FamePage",))
def empty_hall(driver: ScreenshotDriver) -> None:
    """The hall of fame before anybody has sailed."""
    title = driver.show(driver.navigation.title)
    driver.show(lambda: driver.navigation.hall_of_fame(title))
    driver.take("fame_empty")


@scenario("fame_games", screens=("FinishedGames",))
def all_games(driver: ScreenshotDriver) -> None:
    """The list of all games, with some of bots only."""
    with driver.keeping() as folder:
        records = folder / RECORDS
        records.mkdir()
        results = []
        for number in range(GAMES):
            record = f"{number + 1:04}.json"
            (records / record).touch()  # it is there, which is all that the list asks
            results.append(replace(_made_up(number, number % 3), record=record))
        (folder / GENERATIONS[0]).write_text(results_to_text(results), encoding="utf-8")
        title = driver.show(driver.navigation.title)
        page = driver.show(lambda: driver.navigation.hall_of_fame(title))
        assert isinstance(page, FamePage)
        _focus(driver, page, ALL_GAMES)
        driver.press(Button.CONFIRM)
        driver.press(Button.DOWN)
        driver.take("fame_games")


@scenario(
    "fame",
    "fame_line",
    "fame_wins",
    "fame_bots",
    "fame_expansion",
    "fame_clear",
    screens=("FamePage", "Question"),
)
def hall(driver: ScreenshotDriver) -> None:
    """The hall of fame after many games: best scores, win rates, and the question to clear it."""
    with driver.keeping() as folder:
        results = [_made_up(number, 1 + number % 2) for number in range(GAMES)]
        (folder / GENERATIONS[0]).write_text(results_to_text(results), encoding="utf-8")
        driver.navigation.game_store.fame.add(finished(*FOUR), "2026-11-16")
        title = driver.show(driver.navigation.title)
        page = driver.show(lambda: driver.navigation.hall_of_fame(title))
        assert isinstance(page, FamePage)
        _focus(driver, page, GRAPH)
        driver.take("fame")
        _focus(driver, page, ("row", 4, 0))
        driver.take("fame_line")
        _focus(driver, page, WINS)
        driver.take("fame_wins")
        driver.press(Button.RIGHT)
        driver.take("fame_bots")
        _focus(driver, page, TAB)
        driver.press(Button.RIGHT)
        driver.take("fame_expansion")
        _focus(driver, page, CLEAR)
        driver.press(Button.CONFIRM)
        driver.take("fame_clear")


def _focus(driver: ScreenshotDriver, page: FamePage, key: Hashable) -> None:
    page.focus.key = key
    page.changed()
    driver.wait(2)


def _made_up(number: int, people: int) -> Result:
    """One game of two to four, with points that rise and fall from game to game."""
    count = 2 + number % 3
    players = []
    for seat in range(count):
        fleet = (number + seat) % len(FLEETS)
        is_human = seat < people
        who = HUMAN if is_human else CHARACTERS[(number + seat) % len(CHARACTERS)].level
        points = 14 + number // 3 + (number * 7 + seat * 5) % 11
        name = NAMES[fleet] if is_human else ""
        players.append(Player(name, FLEETS[fleet].crest, who, points))
    most = max(player.points for player in players)
    won = tuple(seat for seat, player in enumerate(players) if player.points == most)
    date = f"2026-{1 + number // 3:02}-{1 + number:02}"
    result = Result(date, tuple(players), won, False, (), 12 + number % 5, "", f"made up {number}")
    return replace(result, expansion=number % 5 == 4)

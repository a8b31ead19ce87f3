"""After the last turn: final scores, games watched again, and games that were put by."""

from goldenhorn.input.bindings import Button
from goldenhorn.scenes.scoring.tableau import TICKS as TABLEAU
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.storage.saves import keep_in_slot
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    REST,
    finished,
    game_after,
    press_until,
    seat_people,
    shared_victory,
    show_turn,
)
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver
from goldenhorn.ui.scene import Scene


@scenario(
    "reckoning_winner",
    "reckoning_counting",
    "reckoning",
    "reckoning_graph",
    "reckoning_highlights",
    screens=("Scoring",),
)
def reckoning(driver: ScreenshotDriver) -> None:
    """The reckoning, page by page."""
    _reckon(driver, finished(*FOUR, expansion=True))
    driver.wait(150)
    driver.take("reckoning_winner")
    driver.wait(TABLEAU - 150 + 120)
    driver.take("reckoning_counting")
    driver.press(Button.CONFIRM)
    driver.wait(90)
    driver.take("reckoning")
    for name in ("graph", "highlights"):
        driver.press(Button.DOWN)
        driver.wait(120)
        driver.take(f"reckoning_{name}")


@scenario("reckoning_tie_winners", "reckoning_tie", screens=("Scoring",))
def tie(driver: ScreenshotDriver) -> None:
    """A victory that is shared, and so is the crown."""
    _reckon(driver, shared_victory(*FOUR, expansion=True))
    driver.wait(150)
    driver.take("reckoning_tie_winners")
    driver.press(Button.CONFIRM)
    driver.wait(90)
    driver.take("reckoning_tie")


def _reckon(driver: ScreenshotDriver, game: Game) -> None:
    def reckoning() -> Scene:
        scene = driver.navigation.scoring(seat_people(driver, game))
        assert scene is not None
        return scene

    driver.show(reckoning)


@scenario("replay_instant", screens=("Replay",))
def instant_replay(driver: ScreenshotDriver) -> None:
    """The last turns of a game that goes on, shown again: it says so, and opens no hands."""
    from goldenhorn.scenes.replay.replay import Replay

    show_turn(driver, game_after(60, *FOUR))
    driver.press(Button.LOG)
    driver.wait(REST)
    driver.press(Button.CONFIRM)
    assert isinstance(driver.scene, Replay)
    driver.wait(20)
    driver.take("replay_instant")


@scenario("replay_step", "replay_open_hands", "replay_end", screens=("Replay",))
def replay(driver: ScreenshotDriver) -> None:
    """A game of bots watched again: a step on its way, open hands, and its end."""
    from goldenhorn.scenes.replay.replay import Replay
    from goldenhorn.scenes.replay.replay_view import HANDS, PLAY, TRACK

    def go_to(key: str, button: Button) -> None:
        press_until(driver, button, key, lambda: film.focus.key == key)

    game = finished("easy", "easy", "easy", "easy", seed=7)
    film = driver.show(lambda: Replay(driver.context, driver.navigation.lobby(), game))
    go_to(TRACK, Button.UP)
    driver.press(*[Button.RIGHT] * 7)
    go_to(PLAY, Button.DOWN)
    driver.press(Button.RIGHT)
    driver.wait(30)
    driver.take("replay_step")
    go_to(HANDS, Button.UP)
    driver.press(Button.CONFIRM)
    driver.take("replay_open_hands")
    go_to(TRACK, Button.UP)
    driver.press(Button.CONFIRM)
    driver.take("replay_end")


@scenario(
    "saved_games_empty",
    "title_saved_games",
    "saved_games",
    "saved_games_delete",
    screens=("SavedGames", "Title", "Question"),
)
def saved_games(driver: ScreenshotDriver) -> None:
    """The saved games, none and a few, and the title that leads there."""
    title = driver.navigation.title()
    driver.show(lambda: driver.navigation.saved_games(title, None))
    driver.take("saved_games_empty")
    with driver.keeping() as folder:
        for count, names in enumerate((("Anna", ""), ("Ben", "Carla", ""), ("", "", "", ""))):
            game = _game_of(names, count)
            keep_in_slot(folder, game, f"2026-11-{12 + count}")
        title = driver.show(driver.navigation.title)
        driver.press(Button.RIGHT)
        driver.take("title_saved_games")
        driver.show(lambda: driver.navigation.saved_games(title, game))
        driver.wait(4)  # one board is read after another
        driver.take("saved_games")
        driver.press(Button.DOWN, Button.RIGHT, Button.CONFIRM)
        driver.take("saved_games_delete")


def _game_of(names: tuple[str, ...], count: int) -> Game:
    """A game of these people, and of bots where there is no name, some way on."""
    places = [
        Place(HUMAN if name or not seat else "medium", name, seat)
        for seat, name in enumerate(names)
    ]
    places += [Place(fleet=fleet) for fleet in range(len(places), 4)]
    game = Game.begin(Lineup(tuple(places)), count)
    for _action in range(20 + 30 * count):
        game.play(game.legal_actions[-1])
    return game

"""Where people sit down: the lobby, what opens from it, and the placing of the fleets."""

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.scenes.lobby.items import START, LobbyItem, Part
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.tools.scenarios.game_setup import NAMES, seat_people
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import PADS, ScreenshotDriver


@scenario(
    *("lobby_empty", "lobby_two", "lobby_three", "lobby_ready", "lost_pad", "lobby_taken_over"),
    screens=("Lobby", "LostPad"),
)
def lobby(driver: ScreenshotDriver) -> None:
    """The lobby from empty to ready, and a lost pad."""
    driver.show(driver.navigation.lobby)
    driver.take("lobby_empty")
    driver.press(Button.CONFIRM, device=PADS[0])
    driver.press(Button.CONFIRM, device=KEYBOARD)
    driver.take("lobby_two")
    driver.press(Button.CONFIRM, device=PADS[0])
    driver.press(Button.CONFIRM, device=PADS[1])
    driver.take("lobby_three")
    driver.press(Button.CONFIRM, device=KEYBOARD)
    driver.press(Button.CONFIRM, device=PADS[1])
    driver.take("lobby_ready")
    driver.unplug(PADS[1])
    driver.take("lost_pad")
    driver.press(Button.DOWN, device=PADS[2])
    driver.context.controls.attach(PADS[1])
    driver.take("lobby_taken_over")


@scenario("lobby_welcome", "lobby_plus", "lobby_crest", "lobby_waits", screens=("Lobby",))
def lobby_welcome(driver: ScreenshotDriver) -> None:
    """Who chose New game has a seat; a plus and a crest are chosen; Start waits for one person."""
    lobby = _lobby(driver)
    lobby.welcome(KEYBOARD)
    driver.wait(2)
    driver.take("lobby_welcome")
    parts: tuple[tuple[Part, int, str], ...] = (("join", 3, "plus"), ("crest", 0, "crest"))
    for kind, place, name in parts:
        lobby.point_at(KEYBOARD, LobbyItem(kind, place))
        driver.wait(2)
        driver.take(f"lobby_{name}")
    driver.press(Button.CONFIRM, device=PADS[0])
    lobby.point_at(KEYBOARD, START)
    driver.press(Button.CONFIRM)
    driver.take("lobby_waits")


@scenario("lobby_bots", "lobby_person_and_bots", screens=("Lobby",))
def lobby_bots(driver: ScreenshotDriver) -> None:
    """A bot of each level, and a person who sails against three of them."""
    lobby = _lobby(driver)
    for place, character in enumerate(CHARACTERS):
        lobby.lobby_state.give_to_bot(place, character.level)
    lobby.changed()
    driver.wait(2)
    driver.take("lobby_bots")
    lobby.lobby_state.stand_up(0)
    driver.press(Button.CONFIRM)
    driver.press(Button.CONFIRM)
    driver.take("lobby_person_and_bots")


@scenario(
    "house_rules", "name_entry", "seed_entry", screens=("HouseRules", "NameEntry", "SeedEntry")
)
def lobby_overlays(driver: ScreenshotDriver) -> None:
    """House rules, a name and a seed."""
    from goldenhorn.scenes.lobby.house_rules import HouseRules
    from goldenhorn.ui.name_entry import NameEntry, SeedEntry

    lobby = _lobby(driver)
    driver.press(Button.CONFIRM)
    context, lobby_state = driver.context, lobby.lobby_state
    driver.show(lambda: HouseRules(context, lobby, lobby_state, KEYBOARD))
    driver.press(Button.CONFIRM, Button.DOWN)
    driver.take("house_rules")
    driver.show(lambda: NameEntry(context, lobby, KEYBOARD, "Anna", NAMES, lambda _name: None))
    driver.take("name_entry")
    driver.show(lambda: SeedEntry(context, lobby, KEYBOARD, 7, lambda _seed: None))
    driver.take("seed_entry")


@scenario("placement", "placement_waiting", screens=("Placement",))
def placement(driver: ScreenshotDriver) -> None:
    """Fleets are placed side by side, and who is done waits for the others."""
    lineup = Lineup(first=0, seed=5)
    for number, who in enumerate((HUMAN, HUMAN, "hard", HUMAN)):
        lineup = lineup.with_place(number, Place(who, NAMES[number], number))
    game = seat_people(driver, Game.begin(lineup, 5))
    driver.show(lambda: driver.navigation.board(game))
    driver.wait(60)
    driver.take("placement")
    driver.press(Button.RIGHT, Button.CONFIRM)
    driver.wait(30)
    driver.take("placement_waiting")


def _lobby(driver: ScreenshotDriver) -> Lobby:
    lobby = driver.show(driver.navigation.lobby)
    assert isinstance(lobby, Lobby)
    return lobby

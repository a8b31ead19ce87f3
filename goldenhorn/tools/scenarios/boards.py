"""The board at every table, and as full as it gets: a port with all ships, a hand of many cards."""

from goldenhorn.engine.actions import Action, Announce, Load, PlaceFleet, Raid, Sail, Wind
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.input.bindings import Button
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    SEEDS_TRIED,
    begun,
    bots_for,
    game_after,
    show_turn,
)
from goldenhorn.tools.scenarios.private import FALLEN
from goldenhorn.tools.scenarios.scenario import Missed, scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

MANY_CARDS = 25

Table = tuple[str, int, tuple[str, ...], bool, tuple[str, ...]]
TABLES: tuple[Table, ...] = (
    ("2", 0, (HUMAN, "hard"), False, ()),
    ("2_late", 110, (HUMAN, "hard"), False, ()),
    ("3", 60, (HUMAN, "easy", "hard"), False, ()),
    ("3_house_rules", 60, (HUMAN, "easy", "hard"), False, ("H4", "H5")),
    ("4", 60, FOUR, False, ()),
    ("2_expansion", 90, (HUMAN, "hard"), True, ()),
    ("4_expansion", 120, FOUR, True, ()),
    ("4_open_hands", 60, FOUR, False, ("H6",)),
    ("3_expansion_open_hands", 60, (HUMAN, HUMAN, "hard"), True, ("H6",)),
)
"""What a table is called, actions played, who sits there, expansion and house rules."""


@scenario(*(f"board_{table[0]}" for table in TABLES), screens=("CoachedBoard",))
def tables(driver: ScreenshotDriver) -> None:
    """The board for every number of players, early and late, with and without the expansion."""
    for name, actions, who, expansion, house_rules in TABLES:
        show_turn(driver, game_after(actions, *who, expansion=expansion, rules=house_rules))
        driver.take(f"board_{name}")


@scenario("board_twelve_ships_in_port", screens=("CoachedBoard",))
def full_port(driver: ScreenshotDriver) -> None:
    """Twelve ships in Venice."""
    game = begun(*FOUR)
    for _seat in game.seats:
        game.play(PlaceFleet((VENICE,) * SHIPS_PER_FLEET))
    show_turn(driver, game)
    driver.take("board_twelve_ships_in_port")


@scenario("board_25_cards", "peek_25_cards", screens=("CoachedBoard",))
def full_hand(driver: ScreenshotDriver) -> None:
    """Very many cards: as a fan, and behind the curtain."""
    show_turn(driver, _hoarded(*FOUR))
    driver.take("board_25_cards")
    show_turn(driver, _hoarded(HUMAN, HUMAN, *FOUR[2:]))
    driver.press(Button.PEEK)
    driver.wait(FALLEN)
    driver.take("peek_25_cards")


def _hoarded(*who: str) -> Game:
    """A game in which the first seat has sailed for cards only, and never spent one."""
    for seed in range(SEEDS_TRIED):
        game = begun(*who, seed=seed)
        play_on = bots_for(game, seed)
        while not game.is_over:
            state = game.state
            if state.player != 0:
                play_on()
            elif state.phase == "begin" and state.hand_size(0) == MANY_CARDS:
                return game
            else:
                game.play(_for_cards(game.legal_actions, MANY_CARDS - state.hand_size(0)))
    raise Missed(f"In {SEEDS_TRIED} games nobody held {MANY_CARDS} cards.")


def _for_cards(legal: tuple[Action, ...], missing: int) -> Action:
    """What brings neither more nor less than the missing cards, if it is done often enough.

    Ships with three, two and one colours draw one, two and three cards (R35).
    """
    ship = (missing - 1) % SHIPS_PER_FLEET
    kept = [each for each in legal if not isinstance(each, Wind | Raid | Announce)]
    of_ship = [each for each in kept if isinstance(each, Load | Sail) and each.ship == ship]
    return (of_ship or kept)[-1]

"""As full as it gets: a port with every ship of the game, and a hand with very many cards."""

from goldenhorn.bindings import Button
from goldenhorn.engine.actions import Action, Announce, Load, PlaceFleet, Raid, Sail, Wind
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import Missed, moment
from goldenhorn.moments.private import FALLEN
from goldenhorn.moments.table import FOUR, SEEDS_TRIED, begun, bots_for, show_turn
from goldenhorn.studio import Studio

MANY_CARDS = 25


@moment("board_twelve_ships_in_port")
def full_port(studio: Studio) -> None:
    """Twelve ships in Venice."""
    game = begun(*FOUR)
    for _seat in game.seats:
        game.play(PlaceFleet((VENICE,) * SHIPS_PER_FLEET))
    show_turn(studio, game)
    studio.take("board_twelve_ships_in_port")


@moment("board_25_cards", "peek_25_cards")
def full_hand(studio: Studio) -> None:
    """Very many cards: as a fan, and behind the curtain."""
    show_turn(studio, _hoarded(*FOUR))
    studio.take("board_25_cards")
    show_turn(studio, _hoarded(HUMAN, HUMAN, *FOUR[2:]))
    studio.press(Button.PEEK)
    studio.wait(FALLEN)
    studio.take("peek_25_cards")


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

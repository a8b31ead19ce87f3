"""What lies on the rail beside the ships: dominions, training, the bell and the end of a turn."""

from goldenhorn.bindings import Button
from goldenhorn.choices import Choices, Rail
from goldenhorn.engine.actions import Announce, Conquer, Train
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.game import Game
from goldenhorn.lessons_more import FARMERS_LESSON
from goldenhorn.lessons_plan import opened
from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import (
    FOUR,
    REST,
    ask,
    game_where,
    go_to_rail,
    press_until,
    show_turn,
    take_at_rest,
    wait_for,
)
from goldenhorn.studio import Studio


@moment("turn_dominions", "turn_payment", "turn_payment_other")
def dominions(studio: Studio) -> None:
    """Which dominion is conquered, and with which people it is paid."""
    game = game_where(
        "dominion to be paid in two ways",
        lambda _game, choices: bool(_payable_in_two_ways(choices)),
        *(HUMAN, "easy"),
        expansion=True,
        forgone=(Conquer, Train),
    )
    _board, turn = show_turn(studio, game)
    chosen = _payable_in_two_ways(Choices(turn.view))[0]
    studio.press(Button.DOMINIONS)
    press_until(studio, Button.RIGHT, "dominion", lambda: turn.dominion == chosen)
    take_at_rest(studio, "turn_dominions")
    take_at_rest(studio, "turn_payment", Button.CONFIRM)
    take_at_rest(studio, "turn_payment_other", Button.RIGHT)


def _payable_in_two_ways(choices: Choices) -> list[int]:
    found = []
    is_open = anytime_actions(choices.view)
    if choices.view.phase == "begin" and Rail.DOMINIONS in choices.rails:
        for number in range(len(choices.view.owners)):
            choices.dominion = number
            if sum(payment in is_open for payment in choices.payments) > 1:
                found.append(number)
    return found


@moment("turn_training")
def training(studio: Studio) -> None:
    """How many farmers become soldiers."""
    _board, turn = show_turn(studio, farmers_to_train())
    go_to_rail(studio, turn, Rail.TRAIN)
    take_at_rest(studio, "turn_training", Button.CONFIRM)


def farmers_to_train() -> Game:
    """A game in which the first seat may train: rare among bots, so it is as in its lesson."""
    game = opened(FARMERS_LESSON.opening)
    for action in FARMERS_LESSON.goals[0].wanted:
        game.play(action)
    return game


@moment("turn_end")
def end_of_turn(studio: Studio) -> None:
    """What can still be done after the move, or nothing more."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.view.phase == "end"

    show_turn(studio, game_where("choice after a move", finds, *FOUR, forgone=(Announce,)))
    studio.take("turn_end")


@moment("turn_bell", "turn_bell_asked", "turn_bell_yes", "last_round", "board_last_round")
def bell(studio: Studio) -> None:
    """The end is announced, after a second question; the last round is rung in."""
    board, turn = show_turn(studio, game_to_announce())
    go_to_rail(studio, turn, Rail.BELL)
    studio.take("turn_bell")
    take_at_rest(studio, "turn_bell_asked", Button.CONFIRM)
    take_at_rest(studio, "turn_bell_yes", Button.RIGHT)
    studio.press(Button.CONFIRM)
    wait_for(studio, "last round", lambda: board.parts.banner.is_shown)
    studio.wait(2 * REST)
    studio.take("last_round")
    ask(studio, board)
    studio.take("board_last_round")


def game_to_announce() -> Game:
    """A game in which the first seat may ring the bell."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.view.phase == "begin" and Rail.BELL in choices.rails

    return game_where("bell to ring", finds, *FOUR, forgone=(Announce,))

"""What lies beside the ships: dominions, training, the bell and the end of a turn."""

from dataclasses import replace

from goldenhorn.engine.actions import Announce, Conquer, Train
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.input.bindings import Button
from goldenhorn.session.deeds import company_of, last_round_of
from goldenhorn.session.game import Game
from goldenhorn.session.lessons.lesson_plan import opened
from goldenhorn.session.lessons.lessons import FARMERS_LESSON
from goldenhorn.session.lineup import HUMAN
from goldenhorn.session.planning.choices import Choices, SideAction
from goldenhorn.session.public_facts import Standing
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    REST,
    ask,
    game_where,
    go_to_side_actions,
    press_until,
    show_turn,
    take_at_rest,
    wait_for,
)
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver


@scenario("turn_dominions", "turn_payment", "turn_payment_other", screens=("CoachedBoard",))
def dominions(driver: ScreenshotDriver) -> None:
    """Which dominion is conquered, and with which people it is paid."""
    game = game_where(
        "dominion to be paid in two ways",
        lambda _game, choices: bool(_payable_in_two_ways(choices)),
        *(HUMAN, "easy"),
        expansion=True,
        forgone=(Conquer, Train),
    )
    _board, turn = show_turn(driver, game)
    chosen = _payable_in_two_ways(Choices(turn.public_state))[0]
    driver.press(Button.DOMINIONS)
    press_until(driver, Button.RIGHT, "dominion", lambda: turn.dominion == chosen)
    take_at_rest(driver, "turn_dominions")
    take_at_rest(driver, "turn_payment", Button.CONFIRM)
    take_at_rest(driver, "turn_payment_other", Button.RIGHT)


def _payable_in_two_ways(choices: Choices) -> list[int]:
    found = []
    is_open = anytime_actions(choices.public_state)
    if choices.public_state.phase == "begin" and SideAction.DOMINIONS in choices.side_actions:
        for number in range(len(choices.public_state.owners)):
            choices.dominion = number
            if sum(payment in is_open for payment in choices.payments) > 1:
                found.append(number)
    return found


@scenario("turn_training", screens=("CoachedBoard",))
def training(driver: ScreenshotDriver) -> None:
    """How many farmers become soldiers."""
    _board, turn = show_turn(driver, farmers_to_train())
    go_to_side_actions(driver, turn, SideAction.TRAIN)
    take_at_rest(driver, "turn_training", Button.CONFIRM)


def farmers_to_train() -> Game:
    """A game in which the first seat may train: rare among bots, so it is as in its lesson."""
    game = opened(FARMERS_LESSON.opening)
    for action in FARMERS_LESSON.goals[0].wanted:
        game.play(action)
    return game


@scenario("turn_end", screens=("CoachedBoard",))
def end_of_turn(driver: ScreenshotDriver) -> None:
    """What can still be done after the move, or nothing more."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.public_state.phase == "end"

    show_turn(driver, game_where("choice after a move", finds, *FOUR, forgone=(Announce,)))
    driver.take("turn_end")


@scenario(
    "turn_bell",
    "turn_bell_asked",
    "turn_bell_yes",
    "last_round",
    "board_last_round",
    "the_end",
    screens=("CoachedBoard",),
)
def bell(driver: ScreenshotDriver) -> None:
    """The end is announced, after a second question; the last round is rung in."""
    board, turn = show_turn(driver, game_to_announce())
    go_to_side_actions(driver, turn, SideAction.BELL)
    driver.take("turn_bell")
    take_at_rest(driver, "turn_bell_asked", Button.CONFIRM)
    take_at_rest(driver, "turn_bell_yes", Button.RIGHT)
    driver.press(Button.CONFIRM)
    wait_for(driver, "last round", lambda: board.widgets.banner.is_shown)
    driver.wait(2 * REST)
    driver.take("last_round")
    ask(driver, board)
    driver.take("board_last_round")
    last = last_round_of(board.game)
    assert last is not None
    over = tuple((seat, Standing.DONE) for seat, _standing in last.order[:-1])
    over = (*over, (last.order[-1][0], Standing.RINGS))
    board.widgets.banner.show(replace(last, order=over), company_of(board.game))
    driver.wait(2 * REST)
    driver.take("the_end")


def game_to_announce() -> Game:
    """A game in which the first seat may ring the bell."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.public_state.phase == "begin" and SideAction.BELL in choices.side_actions

    return game_where("bell to ring", finds, *FOUR, forgone=(Announce,))

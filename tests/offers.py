"""A developers' command: with an open hand nothing is lit that cannot be done.

`python -m tests.offers --turns 2000 --seed 1` plays random whole games, base, expansion and house
rules, for a player who only ever confirms what is lit: ships, rows of the tray, landings, targets
and medallions that are not grey. Not one may be refused, and all that is committed is legal.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from goldenhorn.board_view.planning.choice_rows import choice_rows_of
from goldenhorn.bots.bot import decide
from goldenhorn.bots.whole_turn import EasyBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import OPEN_HANDS, SHIPS_PER_FLEET
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import Button
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.game_controller import GameController
from goldenhorn.session.lineup import HUMAN
from goldenhorn.session.planning.choices import VOYAGE_STEPS, Step
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Commit
from goldenhorn.session.planning.turn import Turn
from tests.random_games import pick, random_config, words_of

BACKS, CONFIRMS = 0.1, 0.4
"""How often a player thinks better of it, and chooses what has the focus already."""
MOST_PRESSES = 500
"""Within so many even a random player has committed something."""


def lit(turn: Turn) -> Iterator[Callable[[], Answer]]:
    """All taps on what looks as if it could be chosen now."""
    view = turn.public_state
    if turn.step in VOYAGE_STEPS:
        yield from (partial(turn.tap_side_action, rail) for rail in turn.side_actions)
        if view.phase == "begin":
            yield from (partial(turn.tap_ship, *ship) for ship in turn.targets)
    match turn.step:
        case Step.SHIP if view.phase == "begin":
            own = range(SHIPS_PER_FLEET)
            yield from (partial(turn.tap_ship, view.player, number) for number in own)
        case Step.LANDING:
            payable = (voyage for voyage in turn.landings if not turn.missing(voyage))
            yield from (partial(turn.tap_square, voyage.landing) for voyage in payable)
        case Step.TARGET:
            yield from (partial(turn.tap_ship, *ship) for ship in turn.targets)
        case Step.DOMINION:
            free = (number for number, owner in enumerate(view.owners) if owner is None)
            yield from (partial(turn.tap_dominion, number) for number in free)
        case Step.ANNOUNCING:
            yield partial(turn.press, Button.RIGHT)
        case _:
            for number, row in enumerate(choice_rows_of(turn)):
                if row.is_open:
                    yield partial(turn.tap_choice, number)


def is_focus_lit(turn: Turn) -> bool:
    """Whether what has the focus does not look grey."""
    if turn.step is Step.DOMINION:
        return turn.public_state.owners[turn.dominion] is None
    rows = choice_rows_of(turn)
    return not rows or rows[turn.focus_in_tray()[0]].is_open


def answer_to(turn: Turn, chance: random.Random) -> Answer:
    """Do something that is lit, or go back."""
    dice, taps, can_confirm = chance.random(), list(lit(turn)), is_focus_lit(turn)
    if dice < BACKS or not (taps or can_confirm):
        return turn.press(Button.BACK)
    if not taps or (dice < BACKS + CONFIRMS and can_confirm):
        return turn.press(Button.CONFIRM)
    return pick(chance, taps)()


def commit_of(turn: Turn, chance: random.Random) -> Commit:
    """Press until something is committed; nothing may be refused."""
    for _press in range(MOST_PRESSES):
        before = turn.step
        answer = answer_to(turn, chance)
        assert not isinstance(answer, ChoiceRefused), f"{answer.refusal} in {before}"
        if isinstance(answer, Commit):
            return answer
    raise AssertionError("nobody gets to the end of this turn")


def open_game(config: Config, seed: int) -> Game:
    """A game of one person and bots, or of people with open hands (H6)."""
    is_open = OPEN_HANDS in config.rules
    seats = [
        Seat(fleet, "", who, who)
        for fleet, who in (
            (fleet, HUMAN if is_open or seat == 0 else "easy")
            for seat, fleet in enumerate(config.fleets)
        )
    ]
    return Game(Match(config, seed), seats)


def play_game(config: Config, seed: int, chance: random.Random) -> Iterator[tuple[str, ...]]:
    """Play a whole game; yield for every turn of a person what it was made of."""
    controller = GameController(open_game(config, seed))
    game, bot = controller.game, EasyBot(seed)
    is_step_by_step = chance.random() < 0.3
    while not game.is_over:
        state = game.state
        if not game.mover.is_human or state.phase == "place":
            seen = observe(state, state.player)
            controller.commit((decide(bot, seen, game.legal_actions),))
            continue
        turn = Turn(controller.shown_to_all, is_step_by_step=is_step_by_step)
        assert turn.hand is not None, "the hand does not lie open"
        actions = commit_of(turn, chance).actions
        controller.commit(actions)  # raises whatever is not legal
        yield tuple(type(action).__name__ for action in actions)


def check_offers(turns: int, seed: int) -> Counter[str]:
    """Play games until so many turns are planned; return how often each action was committed."""
    chance, done, number = random.Random(seed), Counter[str](), 0
    while done["commits"] < turns:
        number += 1
        config = random_config(chance)
        try:
            for names in play_game(config, seed * 1000 + number, chance):
                done.update(("commits", *names))
        except AssertionError as problem:
            raise AssertionError(f"game {number}, {words_of(config)}: {problem}") from problem
        done["games"] += 1
    return done


def main() -> None:
    """Play, and tell how much."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.offers")
    parser.add_argument("--turns", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    done = check_offers(options.turns, options.seed)
    print(f"Nothing that was lit was refused: {dict(sorted(done.items()))}")


if __name__ == "__main__":
    main()

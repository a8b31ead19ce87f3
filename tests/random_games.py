"""Random whole games for the property tests: every configuration, several styles of play."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import TypeVar

from goldenhorn.engine.actions import Action, Announce, Conquer, Load, Raid, Stop, Train
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import Event
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import HOUSE_RULES, MODONE_FOR_THREE, Cargo
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.state import State

Step = tuple[State, Action, State, tuple[Event, ...]]

STYLES = ("any", "never announces", "idles", "robs", "rules the seas")


Item = TypeVar("Item")


def pick(chance: random.Random, items: Sequence[Item]) -> Item:
    """Choose one; of Python's generator only random() is the same in every version."""
    return items[int(chance.random() * len(items))]


def random_config(chance: random.Random) -> Config:
    players = pick(chance, (2, 3, 4))
    allowed = [rule for rule in HOUSE_RULES if players == 3 or rule != MODONE_FOR_THREE]
    return Config(
        players=players,
        expansion=chance.random() < 0.5,
        start=int(chance.random() * players),
        rules=frozenset(rule for rule in allowed if chance.random() < 0.25),
        fleets=pick(chance, tuple(permutations(range(4), players))),
    )


def words_of(config: Config) -> str:
    """Tell a configuration in the same words on every run; the order of a set is not the same."""
    rules = " ".join(sorted(config.rules)) or "no house rules"
    expansion = ", expansion" if config.expansion else ""
    return f"{config.players} players{expansion}, {rules}"


def choose(chance: random.Random, style: str, legal: tuple[Action, ...]) -> Action:
    """Choose as the style likes; each leads games into corners the others rarely see."""
    favoured: list[Action] = list(legal)
    match style:
        case "never announces":
            favoured = [action for action in legal if not isinstance(action, Announce)]
        case "idles":
            idle: list[Action] = [a for a in legal if not isinstance(a, Load | Raid | Announce)]
            favoured = [a for a in idle if isinstance(a, Stop)] or idle or favoured
        case "robs":
            favoured = [action for action in legal if isinstance(action, Raid)]
        case "rules the seas":
            people = (Cargo.SOLDIERS, Cargo.FARMERS, Cargo.TROOPS)
            favoured = [
                action
                for action in legal
                if isinstance(action, Conquer | Train)
                or (isinstance(action, Load) and action.cargo in people)
            ] or [action for action in legal if not isinstance(action, Announce)]
    return pick(chance, favoured or legal)


@cache
def random_game(number: int) -> tuple[Step, ...]:
    """Play game number so-and-so: state before, action, state after, events, step by step."""
    chance = random.Random(number)
    config = random_config(chance)
    style = STYLES[number % len(STYLES)]
    state = setup(config, number)
    steps: list[Step] = []
    while legal := legal_actions(state):
        action = choose(chance, style, legal)
        after, events = apply(state, action)
        steps.append((state, action, after, events))
        state = after
        assert len(steps) < 5000, "this game does not end"
    return tuple(steps)


def random_steps(games: range) -> Iterator[Step]:
    for number in games:
        yield from random_game(number)


def sampled_states(games: range, every: int = 7) -> Iterator[State]:
    """One of so many states of some games, and their last ones."""
    for number in games:
        steps = random_game(number)
        for place, (_, _, after, _) in enumerate(steps):
            if place % every == 0 or place == len(steps) - 1:
                yield after

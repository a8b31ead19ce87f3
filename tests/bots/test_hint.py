"""Hints: what the hard bot would do, with a reason that is true."""

from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest

from goldenhorn.bots.bot import decide
from goldenhorn.bots.hard import HardBot
from goldenhorn.bots.hint import Hint, Reason, hint
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.actions import Action, Announce, Conquer, Raid
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import plus
from goldenhorn.engine.scoring import sets_of
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from tests.engine.test_sight import redealt
from tests.table import Table

T = TypeVar("T")


def finished(thinking: Generator[None, None, T]) -> T:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result


def hint_for(state: State) -> Hint:
    return finished(hint(observe(state, state.player), legal_actions(state)))


def hinted_positions() -> list[tuple[State, Hint]]:
    found = []
    for seed in range(4):
        match = Match(Config(2 + seed % 3, expansion=seed % 2 == 1), seed)
        bots = [LEVELS["hard"](seat) for seat in range(match.config.players)]
        while match.legal_actions:
            state = match.state
            found.append((state, hint_for(state)))
            view = observe(state, state.player)
            match.play(decide(bots[state.player], view, match.legal_actions))
    return found


HINTS = hinted_positions()


def test_a_hint_is_what_the_hard_bot_would_do() -> None:
    for state, given in HINTS:
        view = observe(state, state.player)
        assert given.action == decide(HardBot(0), view, legal_actions(state))
        assert given.turn[0] == given.action


def test_a_hint_never_depends_on_hidden_cards() -> None:
    for number, (state, given) in enumerate(HINTS[::9]):
        assert hint_for(redealt(state, state.player, number)) == given


def test_reasons_vary_and_are_sentences() -> None:
    reasons = Counter(given.reason for _, given in HINTS)
    assert len(reasons) >= 10
    for _, given in HINTS:
        told = given.reason.told(given.count)
        assert told.endswith(".")
        assert "{" not in told
        assert "1 points" not in told
        assert " 0 " not in told


def test_reasons_are_true() -> None:
    for state, given in HINTS:
        seat = state.player

        def includes(kind: type[Action], turn: tuple[Action, ...] = given.turn) -> bool:
            return any(isinstance(action, kind) for action in turn)

        match given.reason:
            case Reason.WINS:
                assert includes(Announce)
            case Reason.CONQUERS:
                assert includes(Conquer)
                assert given.count > 0
            case Reason.ROBS:
                assert includes(Raid)
            case Reason.ONLY_CHOICE:
                assert len(legal_actions(state)) == 1
            case Reason.COMPLETES_SET | Reason.WOULD_COMPLETE_SET:
                assert 4 <= given.count <= 6
                reachable = state.warehouses[seat]
                for ship in state.ships[seat]:
                    reachable = plus(reachable, ship.cargo)
                for market in state.markets:
                    reachable = plus(reachable, market)
                for fleet in state.ships:
                    for ship in fleet:
                        reachable = plus(reachable, ship.cargo)
                assert given.count <= max(sets_of(reachable))
            case Reason.BRINGS_HOME | Reason.RICH_CARGO:
                assert given.count > 0


def test_the_example_of_the_issue() -> None:
    table = Table()
    table.warehouse(0, red=1, blue=1, green=1, yellow=1)
    table.market(VENICE, pink=7, red=1, blue=1)
    given = hint_for(table.state)
    assert str(given.action) in ("load 0 pink", "load 1 pink")
    assert given.reason.told(given.count) == "It would complete your set of 5."


@pytest.mark.parametrize(
    ("reason", "count", "sentence"),
    [
        (Reason.BRINGS_HOME, 1, "It brings home 1 point."),
        (Reason.BRINGS_HOME, 3, "It brings home 3 points."),
        (Reason.SAFER, 0, "It keeps your cargo away from pirates."),
    ],
)
def test_sentences(reason: Reason, count: int, sentence: str) -> None:
    assert reason.told(count) == sentence

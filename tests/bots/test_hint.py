"""Hints: what the hard bot would do, with a reason that is true."""

from functools import cache

import pytest

from goldenhorn.bots.bot import decide, thought_through
from goldenhorn.bots.hint import Hint, Reason, hint
from goldenhorn.bots.levels import LEVELS
from goldenhorn.bots.turns import played_through
from goldenhorn.bots.whole_turn import HardBot
from goldenhorn.engine.actions import Conquer, Load, Raid
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.scoring import scores, sets_of
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from tests.engine.test_sight import redealt
from tests.table import Table


def hint_for(state: State) -> Hint:
    return thought_through(hint(observe(state, state.player), legal_actions(state)))


@cache
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


def test_a_hint_is_what_the_hard_bot_would_do() -> None:
    for state, given in hinted_positions():
        view = observe(state, state.player)
        assert given.action == decide(HardBot(0), view, legal_actions(state))
        assert given.turn[0] == given.action


def test_a_hint_never_depends_on_hidden_cards() -> None:
    for number, (state, given) in enumerate(hinted_positions()[::9]):
        assert hint_for(redealt(state, state.player, number)) == given


def test_reasons_are_sentences() -> None:
    for _, given in hinted_positions():
        told = given.reason.told(given.count)
        assert told.endswith(".")
        assert "{" not in told
        assert "1 points" not in told
        assert " 0 " not in told


def after_turn(state: State, given: Hint) -> State:
    """The real table after the whole hinted turn, as far as it can be played."""
    return played_through(state, given.turn)


def at_risk(state: State) -> int:
    """How many cubes of the mover's lie open to pirates."""
    return sum(sum(s.cargo) for s in state.ships[state.player] if state.can_be_robbed(s))


def test_reasons_are_true() -> None:
    seen = set()
    for state, given in hinted_positions():
        seat, after = state.player, after_turn(state, given)
        gained = scores(after)[seat] - scores(state)[seat]
        seen.add(given.reason)
        match given.reason:
            case Reason.WINS:
                others = [points for s, points in enumerate(scores(after)) if s != seat]
                assert after.final_round
                assert given.count == scores(after)[seat] - max(others) > 0
            case Reason.NOW_OR_NEVER:
                assert after.final_round
            case Reason.NOT_YET | Reason.WAITS:
                assert not after.final_round
            case Reason.CONQUERS:
                assert any(isinstance(action, Conquer) for action in given.turn)
                assert given.count > 0
            case Reason.ROBS:
                assert isinstance(given.action, Raid)
            case Reason.ONLY_CHOICE:
                assert len(legal_actions(state)) == 1
            case Reason.BRINGS_HOME:
                assert given.count == gained > 0
            case Reason.COMPLETES_SET:
                assert given.count in sets_of(after.warehouses[seat])
                assert gained > 0
            case Reason.WOULD_COMPLETE_SET | Reason.RICH_CARGO:
                assert any(isinstance(action, Load) for action in given.turn)
                assert given.count > 0
            case Reason.NEARER:
                ships = zip(state.ships[seat], after.ships[seat], strict=True)
                assert any(old.at != new.at and not new.is_empty for old, new in ships)
            case Reason.CARDS:
                assert after.hand_size(seat) == given.count > state.hand_size(seat)
            case Reason.SAFER:
                assert at_risk(state) > 0
            case Reason.READY:
                moved = [
                    (old, new)
                    for old, new in zip(state.ships[seat], after.ships[seat], strict=True)
                    if old != new
                ]
                assert any(new.is_empty for _, new in moved)
    assert len(seen) >= 10


def test_the_example_of_the_issue() -> None:
    table = Table()
    table.warehouse(0, red=1, blue=1, green=1, yellow=1)
    table.market(VENICE, pink=7, red=1, blue=1)
    given = hint_for(table.state)
    assert str(given.action) in ("load 0 pink", "load 1 pink")
    assert given.reason.told(given.count) == "It would complete your set of 5."


def test_not_announcing_has_a_reason_too() -> None:
    table = Table()
    table.change(phase="end", player=0)
    table.warehouse(0, **dict.fromkeys(("yellow", "pink", "green", "red", "orange", "blue"), 1))
    table.warehouse(1, red=8, blue=1)
    table.ship(1, 0, at="yellow", green=5)
    given = hint_for(table.state)
    assert str(given.action) == "end"
    assert given.reason is Reason.NOT_YET


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

"""After a game: the best and the costliest decision of each seat, by the hard bot's evaluation.

Each turn is judged by what its player could see then, not by what the draws brought later.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from goldenhorn.bots.evaluation import Judge, Outlook
from goldenhorn.bots.turns import plans, played_through
from goldenhorn.bots.whole_turn import HardBot, chance_of
from goldenhorn.engine.actions import Action
from goldenhorn.engine.record import Record
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.sight import imagine, observe
from goldenhorn.engine.state import State


@dataclass(frozen=True)
class ReviewedTurn:
    """One turn that mattered."""

    turn: int
    """How many turns had been finished before it."""
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    """The turn the evaluation would have preferred; the played one itself if there was none."""
    swing: float
    """What it won over the usual turn, or lost against the better one, as a share of the win."""


@dataclass(frozen=True)
class Review:
    """What the evaluation has to say about one seat's game."""

    best: ReviewedTurn | None
    costliest: ReviewedTurn | None


def review(record: Record) -> Generator[None, None, tuple[Review, ...]]:
    """Judge every turn of a game and pick each seat's best and costliest; yield while thinking."""
    best: list[ReviewedTurn | None] = [None] * record.config.players
    costliest: list[ReviewedTurn | None] = [None] * record.config.players
    for view, played in _turns(record):
        yield
        seat = view.player
        moments = yield from judged(view, played)
        if moments is not None:
            good, bad = moments
            known = best[seat]
            if good.swing > 0 and (known is None or good.swing > known.swing):
                best[seat] = good
            known = costliest[seat]
            if bad.swing > 0 and (known is None or bad.swing > known.swing):
                costliest[seat] = bad
    return tuple(Review(good, bad) for good, bad in zip(best, costliest, strict=True))


def _turns(record: Record) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Cut a record into turns: what the mover saw at the beginning, and what they did."""
    state = setup(record.config, record.seed)
    begun: State | None = None
    played: list[Action] = []
    for action in record.actions:
        if begun is None and state.phase == "begin":
            begun = observe(state, state.player)
        if begun is not None:
            played.append(action)
        state, _ = apply(state, action)
        if begun is not None and state.turn > begun.turn:
            yield begun, tuple(played)
            begun, played = None, []


def judged(
    view: State, played: tuple[Action, ...]
) -> Generator[None, None, tuple[ReviewedTurn, ReviewedTurn] | None]:
    """Compare a turn with all the turns there were, in the same imagined world."""
    judge = Judge(Outlook(view), view, view.player)
    yield
    world = imagine(view, chance_of(0, view))
    found = yield from plans(world, judge, HardBot.raids)
    if len(found) < 2:
        return None
    yield
    value = judge.value(played_through(world, played))
    usual = found[len(found) // 2].value
    better = found[0].actions if found[0].value > value else played
    return (
        ReviewedTurn(view.turn, played, better, (value - usual) / 2),
        ReviewedTurn(view.turn, played, better, (found[0].value - value) / 2),
    )

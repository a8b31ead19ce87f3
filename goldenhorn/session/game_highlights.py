"""What a finished game will be remembered for: points by round, feats, best and worst turns.

Plain data only; the sentences stand in highlight_texts.py.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from goldenhorn.bots.review import ReviewedTurn, review
from goldenhorn.engine.actions import Action
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    EndCause,
    Event,
    ShipRobbed,
    ShipSailed,
)
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import EMPTY, Stock
from goldenhorn.engine.record import record_of
from goldenhorn.engine.rules import apply
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import State, size_of


class Feat(StrEnum):
    """What somebody can have done more of than all others."""

    LONGEST_RUN = "longest run"
    RICHEST_CARGO = "richest cargo"
    MOST_RAIDS = "most raids"
    MOST_DOMINIONS = "most dominions"
    MOST_CARDS = "most cards"
    BEST_DECISION = "best decision"
    COSTLIEST_DECISION = "costliest decision"


class Act(StrEnum):
    """What a turn was about, the rarest first."""

    CALLED_THE_END = "called the end"
    CONQUERED = "conquered"
    ROBBED = "robbed"
    UNLOADED = "unloaded"
    LOADED = "loaded"
    SAILED = "sailed"


@dataclass(frozen=True, slots=True)
class TurnInBrief:
    """One turn in a word: what it was about, and how far the ship came."""

    act: Act
    seat: int
    cargo: Stock = EMPTY
    """What was loaded or unloaded."""
    dominion: int | None = None
    victim: int | None = None
    squares: int = 0


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something to be remembered: who, what, how much and when."""

    feat: Feat
    seats: tuple[int, ...]
    """Usually one; those who did equally well share it."""
    amount: int
    """Squares, pieces, raids, dominions or cards; of a decision its per cent of the victory."""
    round: int | None = None
    """When it was first done; None for what was counted over the whole game."""
    cargo: Stock = EMPTY
    deed: TurnInBrief | None = None
    better: TurnInBrief | None = None
    """What would have been better; None where that differs in details only."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What brought the end, by whom and when."""

    cause: EndCause
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class _Turn:
    """One turn: the position before it, and all that happened in it."""

    before: State
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        return self.before.player

    @property
    def round(self) -> int:
        return self.before.turn // self.before.config.players + 1


def points_by_round(match: Match) -> tuple[tuple[int, ...], ...]:
    """Return each seat's points at the start and after every round, the last one as it ended."""
    players = match.config.players
    after = {0: scores(match.history[0][0] if match.history else match.state)}
    for before, _action, _events in match.history:
        if before.turn % players == 0 and before.turn not in after:
            after[before.turn] = scores(before)
    last = match.state.turn
    after[last] = scores(match.state)
    rounds = [after[turn] for turn in sorted(after)]
    return tuple(tuple(each[seat] for each in rounds) for seat in range(players))


def ending(match: Match) -> Ending | None:
    """Return what brought the end; None while it has not come."""
    for turn in _turns(match):
        for event in turn.events:
            if isinstance(event, EndCame):
                return Ending(event.cause, turn.seat, turn.round)
    return None


def highlights(match: Match) -> tuple[Highlight, ...]:
    """Return the feats of a game; what nobody did is left out."""
    turns = _turns(match)
    found = (
        _farthest(Feat.LONGEST_RUN, turns, _squares),
        _farthest(Feat.RICHEST_CARGO, turns, _unloaded),
        _most(Feat.MOST_RAIDS, turns, lambda event: isinstance(event, ShipRobbed)),
        _most(Feat.MOST_DOMINIONS, turns, lambda event: isinstance(event, DominionConquered)),
        _most(Feat.MOST_CARDS, turns, _drawn),
    )
    return tuple(each for each in found if each is not None)


def decisions(match: Match) -> Generator[None, None, tuple[Highlight, ...]]:
    """Return the best and the costliest decision of all seats; yield while thinking."""
    reviews = yield from review(record_of(match))
    turns = {turn.before.turn: turn for turn in _turns(match)}
    found = []
    for feat, moments in (
        (Feat.BEST_DECISION, [each.best for each in reviews]),
        (Feat.COSTLIEST_DECISION, [each.costliest for each in reviews]),
    ):
        known = [moment for moment in moments if moment is not None]
        if known:
            moment = max(known, key=lambda each: each.swing)
            found.append(_decision(feat, turns[moment.turn], moment))
    return tuple(found)


def _decision(feat: Feat, turn: _Turn, moment: ReviewedTurn) -> Highlight:
    deed = _deed(turn.seat, turn.events)
    better = None
    if feat is Feat.COSTLIEST_DECISION:
        other_events = _played(turn.before, moment.better)
        better = _deed(turn.seat, other_events)
        if replace(better, squares=0) == replace(deed, squares=0):
            deed, better = _sailing(turn.seat, turn.events), _sailing(turn.seat, other_events)
        if better == deed:
            better = None
    percent = round(100 * moment.swing)
    return Highlight(feat, (turn.seat,), percent, turn.round, deed=deed, better=better)


def _played(state: State, actions: Iterable[Action]) -> tuple[Event, ...]:
    """Play a turn that never was; stop where the bag would have made it impossible."""
    happened: list[Event] = []
    for action in actions:
        if action not in legal_actions(state):
            break
        state, events = apply(state, action)
        happened += events
    return tuple(happened)


def _turns(match: Match) -> list[_Turn]:
    """Cut a game into its turns; placing the fleets is none."""
    turns: dict[int, tuple[State, list[Event]]] = {}
    for before, _action, events in match.history:
        if before.phase != "place":
            turns.setdefault(before.turn, (before, []))[1].extend(events)
    return [_Turn(before, tuple(events)) for before, events in turns.values()]


def _farthest(
    feat: Feat, turns: Sequence[_Turn], measure: Callable[[_Turn], int]
) -> Highlight | None:
    """Find the one turn in which most was done."""
    amount = max(map(measure, turns), default=0)
    if not amount:
        return None
    best = [turn for turn in turns if measure(turn) == amount]
    seats = tuple(sorted({turn.seat for turn in best}))
    cargo = _cargo(best[0].events) if feat is Feat.RICHEST_CARGO else EMPTY
    return Highlight(feat, seats, amount, best[0].round, cargo)


def _most(
    feat: Feat, turns: Sequence[_Turn], count: Callable[[Event], int | bool]
) -> Highlight | None:
    """Find who did most of something in the whole game."""
    done: dict[int, int] = {}
    for turn in turns:
        done[turn.seat] = done.get(turn.seat, 0) + sum(map(count, turn.events))
    amount = max(done.values(), default=0)
    if not amount:
        return None
    return Highlight(feat, tuple(sorted(seat for seat in done if done[seat] == amount)), amount)


def _drawn(event: Event) -> int:
    return size_of(event.cards) if isinstance(event, CardsDrawn) else 0


def _squares(turn: _Turn) -> int:
    return _run(turn.events)


def _run(events: Iterable[Event]) -> int:
    """Return how many squares a ship came on; those it skipped count."""
    return sum(abs(each.landing - each.origin) for each in events if isinstance(each, ShipSailed))


def _unloaded(turn: _Turn) -> int:
    return sum(_cargo(turn.events))


def _cargo(events: Iterable[Event]) -> Stock:
    return next((each.cargo for each in events if isinstance(each, CargoUnloaded)), EMPTY)


def _sailing(seat: int, events: Sequence[Event]) -> TurnInBrief:
    return TurnInBrief(Act.SAILED, seat, squares=_run(events))


def _deed(seat: int, events: Sequence[Event]) -> TurnInBrief:
    """Say what a turn was about: the rarest thing that happened in it."""
    deeds = [_sailing(seat, events)]
    for event in events:
        match event:
            case EndCame(cause=EndCause.ANNOUNCED):
                deeds.append(TurnInBrief(Act.CALLED_THE_END, seat))
            case DominionConquered():
                deeds.append(TurnInBrief(Act.CONQUERED, seat, dominion=event.dominion))
            case ShipRobbed():
                deeds.append(TurnInBrief(Act.ROBBED, seat, victim=event.victim))
            case CargoUnloaded() if sum(event.cargo):
                deeds.append(TurnInBrief(Act.UNLOADED, seat, event.cargo))
            case CargoLoaded() if sum(event.cargo):
                deeds.append(TurnInBrief(Act.LOADED, seat, event.cargo))
            case _:
                pass
    return min(deeds, key=lambda deed: list(Act).index(deed.act))

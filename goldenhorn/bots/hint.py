"""A hint for the human to move: what the hard bot would do, and the one reason that counts most.

The reason is the term of the evaluation in which the best turn is most ahead of the best other one,
among those that grow by it: what a hint says is true of the table, not only of a comparison. It
uses the seat's own view, so it belongs on the private layer of the screen.
"""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum

from goldenhorn.bots.evaluation import Judge, Outlook, Term
from goldenhorn.bots.points import final_points, points_of
from goldenhorn.bots.turns import plans, played_through
from goldenhorn.bots.whole_turn import HardBot, best_placement, chance_of
from goldenhorn.engine.actions import Action, Conquer, EndTurn, Load, Raid
from goldenhorn.engine.pieces import EMPTY, SOLDIERS, plus
from goldenhorn.engine.scoring import sets_of
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import State

_NOTHING = 1e-9
"""Differences below this are rounding."""
_SEED = 0
"""Always the same, so that whoever asks again is told the same."""


class Reason(Enum):
    """Why a turn is good: sentences to be translated, for one and for many of {count}."""

    ONLY_CHOICE = "There is nothing else to do."
    SHORT_WAYS = "The squares ahead suit these ships."
    WINS = (
        "You lead by {count} point, and hardly anyone can catch up.",
        "You lead by {count} points, and hardly anyone can catch up.",
    )
    NOW_OR_NEVER = "If the game went on, the others would pull ahead."
    NOT_YET = "Ending the game now would not win it."
    CONQUERS = (
        "The dominion is worth {count} point more than its price.",
        "The dominion is worth {count} points more than its price.",
    )
    COMPLETES_SET = "It completes your set of {count}."
    WOULD_COMPLETE_SET = "It would complete your set of {count}."
    BRINGS_HOME = ("It brings home {count} point.", "It brings home {count} points.")
    ROBS = "It takes a cube home at once, and from somebody else."
    RICH_CARGO = ("This cargo will bring {count} point.", "This cargo will bring {count} points.")
    NEARER = "It brings your cargo nearer to its port."
    CARDS = (
        "It leaves you with {count} card in hand.",
        "It leaves you with {count} cards in hand.",
    )
    READY = "It brings an empty ship nearer to its next cargo."
    BRIDGES = "Ships that stand ahead will carry yours further."
    SAFER = "It keeps your cargo away from pirates."
    AGAINST_OTHERS = "It leaves the others with less."
    SOLDIERS = "Soldiers in your warehouse win dominions."
    WAITS = "What you could do now is worth more later."
    AS_GOOD_AS_ANY = "It is as good as any other turn."

    def told(self, count: int) -> str:
        """Return the sentence in English."""
        one, many = self.value if isinstance(self.value, tuple) else (self.value, self.value)
        return str(one if count == 1 else many).format(count=count)


@dataclass(frozen=True)
class Hint:
    """What to do now, the whole turn it belongs to, and why."""

    action: Action
    turn: tuple[Action, ...]
    reason: Reason
    count: int = 0
    """What the reason counts, if it counts something."""


def hint(view: State, legal: tuple[Action, ...]) -> Generator[None, None, Hint]:
    """Think of the best turn for the seat to move and say why; yield while thinking."""
    if view.phase == "place":
        placement = best_placement(view, legal)
        return Hint(placement, (placement,), Reason.SHORT_WAYS)
    if len(legal) == 1:
        return Hint(legal[0], legal, Reason.ONLY_CHOICE)
    judge = Judge(Outlook(view), view, view.player)
    world = imagine(view, chance_of(_SEED, view))
    found = yield from plans(world, judge, HardBot.raids)
    best = found[0]
    others = [
        plan
        for plan in found
        if plan.value < best.value and _is_another_choice(plan.first, best.first)
    ]
    turn = _Turn(view, best.actions, played_through(world, best.actions))
    compared = played_through(world, others[0].actions) if others else view
    reason, count = _reason(turn, judge, compared)
    return Hint(best.first, best.actions, reason, count)


def _is_another_choice(one: Action, other: Action) -> bool:
    """The same cargo in another ship is not: the reason for a cargo is the cargo."""
    if isinstance(one, Load) and isinstance(other, Load):
        return one.cargo != other.cargo
    return one != other


@dataclass(frozen=True)
class _Turn:
    """The turn a reason is wanted for: what the seat saw, did, and came to."""

    view: State
    actions: tuple[Action, ...]
    after: State

    @property
    def seat(self) -> int:
        return self.view.player

    @property
    def gained(self) -> int:
        return int(points_of(self.after, self.seat) - points_of(self.view, self.seat))

    @property
    def lead(self) -> int:
        players = range(self.view.config.players)
        others = [points_of(self.after, seat) for seat in players if seat != self.seat]
        return int(points_of(self.after, self.seat) - max(others))

    def shows(self, term: Term) -> bool:
        """Whether a term grew by something to be seen, and not only by the way."""
        fleets = zip(self.view.ships[self.seat], self.after.ships[self.seat], strict=True)
        moved = [new for old, new in fleets if old.at != new.at]
        match term:
            case "ready":
                return any(ship.is_empty for ship in moved)
            case "cargo" | "arrival":
                return self.gained > 0 or any(not ship.is_empty for ship in moved)
            case _:
                return True


def _reason(turn: _Turn, judge: Judge, compared: State) -> tuple[Reason, int]:
    """Return the reason for a turn against where another would have led, and what it counts."""
    if turn.view.final_round:
        return (Reason.BRINGS_HOME, turn.gained) if turn.gained > 0 else (Reason.AS_GOOD_AS_ANY, 0)
    if turn.after.final_round:
        return (Reason.WINS, turn.lead) if turn.lead > 0 else (Reason.NOW_OR_NEVER, 0)
    if turn.gained > 0 and any(isinstance(action, Conquer) for action in turn.actions):
        return Reason.CONQUERS, turn.gained
    if compared.final_round:
        return Reason.NOT_YET, 0
    now, ours, theirs = (judge.terms(state) for state in (turn.view, turn.after, compared))
    grown = [term for term in ours if ours[term] > now[term] + _NOTHING and turn.shows(term)]
    if grown:
        return _told(max(grown, key=lambda term: ours[term] - theirs[term]), turn)
    is_waiting = turn.actions[0] == EndTurn()
    return (Reason.WAITS if is_waiting else Reason.AS_GOOD_AS_ANY), 0


def _told(term: Term, turn: _Turn) -> tuple[Reason, int]:
    robs = isinstance(turn.actions[0], Raid)
    match term:
        case "points" | "sets":
            before, after = turn.view.warehouses[turn.seat], turn.after.warehouses[turn.seat]
            width = _set_completed(before, after)
            if width:
                return Reason.COMPLETES_SET, width
            return (Reason.ROBS, 0) if robs else (Reason.BRINGS_HOME, turn.gained)
        case "cargo" | "arrival":
            return _cargo_told(turn)
        case "cards":
            return Reason.CARDS, turn.after.hand_size(turn.seat)
        case "ready":
            return Reason.READY, 0
        case "bridges":
            return Reason.BRIDGES, 0
        case "safety":
            return Reason.SAFER, 0
        case "soldiers":
            return Reason.SOLDIERS, 0
        case "others":
            return (Reason.ROBS if robs else Reason.AGAINST_OTHERS), 0
        case _:
            raise ValueError(term)


def _cargo_told(turn: _Turn) -> tuple[Reason, int]:
    """A cargo is under way: say what it will be good for."""
    stored = turn.after.warehouses[turn.seat]
    for action in turn.actions:
        if isinstance(action, Load):
            cargo = turn.after.ships[turn.seat][action.ship].cargo
            width = _set_completed(stored, plus(stored, cargo))
            if width:
                return Reason.WOULD_COMPLETE_SET, width
            if cargo != EMPTY:
                goods = stored[:SOLDIERS]
                points = final_points(plus(goods, cargo)) - final_points(goods)
                return Reason.RICH_CARGO, points + sum(cargo[SOLDIERS:])
    return (Reason.BRINGS_HOME, turn.gained) if turn.gained > 0 else (Reason.NEARER, 0)


def _set_completed(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """Return the width of a set of four or more that became wider by what was added."""
    old, new = sets_of(before), sets_of(after)
    old += (0,) * (len(new) - len(old))
    grown = [width for was, width in zip(old, new, strict=True) if width > was and width >= 4]
    return max(grown, default=0)

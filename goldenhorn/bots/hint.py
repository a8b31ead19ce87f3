"""A hint for the human to move: what the hard bot would do, and the one reason that counts most.

The reason is the term of the evaluation in which the best turn is most ahead of the best other one.
It uses the seat's own view, so it belongs on the private layer of the screen.
"""

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum

from goldenhorn.bots.evaluation import Judge, Outlook, final_points, points_of
from goldenhorn.bots.hard import HardBot
from goldenhorn.bots.placement import best_placement
from goldenhorn.bots.turns import Plan, plans
from goldenhorn.bots.whole_turn import chance_of
from goldenhorn.engine.actions import Action, Announce, Conquer, Load, Raid
from goldenhorn.engine.pieces import EMPTY, SOLDIERS, plus
from goldenhorn.engine.scoring import sets_of
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import Position, State


class Reason(Enum):
    """Why a turn is good: sentences to be translated, for one and for many of {count}."""

    ONLY_CHOICE = "There is nothing else to do."
    SHORT_WAYS = "The squares ahead suit these ships."
    WINS = (
        "You lead by {count} point, and hardly anyone can catch up.",
        "You lead by {count} points, and hardly anyone can catch up.",
    )
    NOW_OR_NEVER = "If the game went on, the others would pull ahead."
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
    READY = "It makes your ships ready for their next cargo."
    SAFER = "It keeps your cargo away from pirates."
    AGAINST_OTHERS = "It leaves the others with less."
    SOLDIERS = "Soldiers in your warehouse win dominions."
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


def hint(view: State, legal: tuple[Action, ...], seed: int = 0) -> Generator[None, None, Hint]:
    """Think of the best turn for the seat to move and say why; yield while thinking."""
    if view.phase == "place":
        placement = best_placement(view, legal)
        return Hint(placement, (placement,), Reason.SHORT_WAYS)
    if len(legal) == 1:
        return Hint(legal[0], legal, Reason.ONLY_CHOICE)
    judge = Judge(Outlook(view), view, view.player)
    found = yield from plans(imagine(view, chance_of(seed, view)), judge, HardBot.raids)
    best = found[0]
    others = [plan for plan in found if _is_another_choice(plan.first, best.first)]
    reason, count = _reason(view, judge, best, others[0] if others else None)
    return Hint(best.first, best.actions, reason, count)


def _is_another_choice(one: Action, other: Action) -> bool:
    """The same cargo in another ship is not: the reason for a cargo is the cargo."""
    if isinstance(one, Load) and isinstance(other, Load):
        return one.cargo != other.cargo
    return one != other


def _reason(view: State, judge: Judge, best: Plan, other: Plan | None) -> tuple[Reason, int]:
    for action in best.actions:
        if isinstance(action, Announce):
            lead = points_of(best.after, judge.seat) - _best_other(best.after, judge.seat)
            return (Reason.WINS, int(lead)) if lead > 0 else (Reason.NOW_OR_NEVER, 0)
        if isinstance(action, Conquer):
            gained = points_of(best.after, judge.seat) - points_of(view, judge.seat)
            return Reason.CONQUERS, int(gained)
    if best.after.final_round:
        gained = int(points_of(best.after, judge.seat) - points_of(view, judge.seat))
        return (Reason.BRINGS_HOME, gained) if gained > 0 else (Reason.AS_GOOD_AS_ANY, 0)
    ours = judge.terms(best.after)
    theirs = judge.terms(view if other is None else other.after)
    term = max(ours, key=lambda name: ours[name] - theirs[name])
    if ours[term] <= theirs[term]:
        return Reason.AS_GOOD_AS_ANY, 0
    return _told(term, view, judge.seat, best)


def _told(term: str, view: State, seat: int, best: Plan) -> tuple[Reason, int]:
    after = best.after
    stored, storing = view.warehouses[seat], after.warehouses[seat]
    match term:
        case "points" | "sets":
            width = _set_completed(stored, storing)
            if width:
                return Reason.COMPLETES_SET, width
            if isinstance(best.first, Raid):
                return Reason.ROBS, 0
            gained = int(points_of(after, seat) - points_of(view, seat))
            return (Reason.BRINGS_HOME, gained) if gained else (Reason.NEARER, 0)
        case "cargo":
            return _cargo_told(seat, best)
        case "cards":
            return Reason.CARDS, after.hand_size(seat)
        case "ships":
            return Reason.READY, 0
        case "safety":
            return Reason.SAFER, 0
        case "soldiers":
            return Reason.SOLDIERS, 0
        case "others":
            return (Reason.ROBS if isinstance(best.first, Raid) else Reason.AGAINST_OTHERS), 0
        case _:
            raise ValueError(term)


def _cargo_told(seat: int, best: Plan) -> tuple[Reason, int]:
    """A cargo is under way: say what it will be good for."""
    for action in best.actions:
        if isinstance(action, Load):
            cargo = best.after.ships[seat][action.ship].cargo
            stored = best.after.warehouses[seat]
            width = _set_completed(stored, plus(stored, cargo))
            if width:
                return Reason.WOULD_COMPLETE_SET, width
            if cargo != EMPTY:
                goods = stored[:SOLDIERS]
                points = final_points(plus(goods, cargo)) - final_points(goods)
                return Reason.RICH_CARGO, points + sum(cargo[SOLDIERS:])
    return Reason.NEARER, 0


def _set_completed(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """Return the width of a set of four or more that became wider by what was added."""
    old, new = sets_of(before), sets_of(after)
    old += (0,) * (len(new) - len(old))
    grown = [width for was, width in zip(old, new, strict=True) if width > was and width >= 4]
    return max(grown, default=0)


def _best_other(position: Position, seat: int) -> float:
    players = range(position.config.players)
    return max(points_of(position, other) for other in players if other != seat)

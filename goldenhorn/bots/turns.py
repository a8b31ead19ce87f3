"""Whole turns: every way to spend one, judged where it ends.

Works on an imagined state, so that cubes and cards can be drawn; the judge does not look at what
was drawn. Generators yield often, so that thinking can be cut into short slices.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Protocol

from goldenhorn.engine.actions import Action, Announce, Conquer, Raid, Train
from goldenhorn.engine.legality import ANNOUNCE, END_TURN, STOP, anytime_actions, legal_actions
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import Position, State


class Judging(Protocol):
    """Somebody who says what a position is worth."""

    def value(self, position: Position) -> float:
        """Return the worth of a position; more is better."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to spend the turn: its actions, where it leads, and what that is worth."""

    actions: tuple[Action, ...]
    after: State
    value: float

    @property
    def first(self) -> Action:
        """What to do now."""
        return self.actions[0]


def plans(state: State, judge: Judging, raids: int) -> Generator[None, None, list[Plan]]:
    """Return the plans of a turn from this state, the best first; try so many raids first."""
    if state.phase == "end":
        found = list(_endings(state, judge))
        found.sort(key=_by_value, reverse=True)
        return found
    found = []
    robberies: list[Plan] = []
    for action in legal_actions(state):
        if isinstance(action, Raid):
            if raids:
                after = apply(state, action)[0]
                robberies.append(Plan((action,), after, judge.value(after)))
        elif not isinstance(action, Announce | Conquer | Train):
            _sail_on((action,), apply(state, action)[0], state.player, judge, found)
            yield
    robberies.sort(key=_by_value, reverse=True)
    for robbery in robberies[:raids]:
        later = yield from plans(robbery.after, judge, 0)
        best = later[0]
        found.append(Plan(robbery.actions + best.actions, best.after, best.value))
    found.sort(key=_by_value, reverse=True)
    return found


def _by_value(plan: Plan) -> float:
    return plan.value


def _sail_on(
    done: tuple[Action, ...], state: State, seat: int, judge: Judging, found: list[Plan]
) -> None:
    """Follow a move from landing to landing and note every place where it may end."""
    while state.phase == "sail" and state.player == seat:
        on = legal_actions(state)
        if STOP in on[:2]:
            found.append(_ended((*done, STOP), apply(state, STOP)[0], seat, judge))
        if on[0] is STOP:
            return
        done = (*done, on[0])
        state = apply(state, on[0])[0]
    found.append(_ended(done, state, seat, judge))


def _ended(done: tuple[Action, ...], state: State, seat: int, judge: Judging) -> Plan:
    if state.phase != "end" or state.player != seat:
        return Plan(done, state, judge.value(state))
    last = max(_last_words(state, judge), key=_by_value)
    return Plan(done + last.actions, last.after, last.value)


def _last_words(state: State, judge: Judging) -> Iterator[Plan]:
    """After the move: simply end the turn, or announce the end of the game."""
    yield _closed((END_TURN,), state, judge)
    if ANNOUNCE in anytime_actions(state)[:1]:
        yield _closed((ANNOUNCE,), state, judge)


def _endings(state: State, judge: Judging) -> Iterator[Plan]:
    """In phase end: everything that may still be done, one thing at a time."""
    for action in legal_actions(state):
        yield _closed((action,), state, judge)


def _closed(actions: tuple[Action, ...], state: State, judge: Judging) -> Plan:
    """Play actions in phase end, then end the turn if it is still open."""
    seat = state.player
    for action in actions:
        state = apply(state, action)[0]
    if state.phase == "end" and state.player == seat:
        actions = (*actions, END_TURN)
        state = apply(state, END_TURN)[0]
    return Plan(actions, state, judge.value(state))


def played_through(state: State, actions: tuple[Action, ...]) -> State:
    """Play actions thought of in another imagined state, as far as they are legal in this one."""
    for action in actions:
        if action not in legal_actions(state):
            break
        state = apply(state, action)[0]
    return state

"""Whole turns: every way to spend one, judged where it ends.

Works on an imagined state, so that cubes and cards can be drawn; the judge does not look at what
was drawn. Generators yield often, so that thinking can be cut into short slices.

Announcing, conquering and training wait for the end of a turn: whatever is open then was open
before, or has just been won.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Protocol

from goldenhorn.engine.actions import Action, Announce, Conquer, Raid, Train
from goldenhorn.engine.legality import ANNOUNCE, END_TURN, STOP, legal_actions
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import Position, State


class Judging(Protocol):
    """Somebody who says what a position is worth."""

    def value(self, position: Position) -> float:
        """Return the worth of a position; more is better."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to spend the turn: its actions, and what the table is worth after them."""

    actions: tuple[Action, ...]
    value: float

    @property
    def first(self) -> Action:
        """What to do now."""
        return self.actions[0]


def plans(state: State, judge: Judging, raids: int) -> Generator[None, None, list[Plan]]:
    """Return the plans of a turn from this state, the best first; try so many raids first."""
    found: list[Plan] = []
    robberies: list[tuple[Plan, State]] = []
    if state.phase == "end":
        found += _endings(state, judge)
    else:
        for action in legal_actions(state):
            if isinstance(action, Raid):
                if raids:
                    after, _ = apply(state, action)
                    robberies.append((Plan((action,), judge.value(after)), after))
            elif not isinstance(action, Announce | Conquer | Train):
                after, _ = apply(state, action)
                found += _courses((action,), after, state.player, judge)
                yield
    robberies.sort(key=lambda robbery: robbery[0].value, reverse=True)
    for robbery, after in robberies[:raids]:
        later = yield from plans(after, judge, 0)
        found.append(Plan(robbery.actions + later[0].actions, later[0].value))
    found.sort(key=_by_value, reverse=True)
    return found


def _by_value(plan: Plan) -> float:
    return plan.value


def _courses(done: tuple[Action, ...], state: State, seat: int, judge: Judging) -> Iterator[Plan]:
    """Follow a move from landing to landing and note every place where it may end."""
    while state.phase == "sail" and state.player == seat:
        legal = legal_actions(state)
        if STOP in legal[:2]:
            yield _stopped((*done, STOP), state, legal, judge)
        on = legal[0]
        if on is STOP:
            return
        done = (*done, on)
        state, _ = apply(state, on)
    if state.phase == "end" and state.player == seat:
        last = max(_last_words(state, judge), key=_by_value)
        yield Plan(done + last.actions, last.value)
    else:
        yield Plan(done, judge.value(state))


def _stopped(
    done: tuple[Action, ...], state: State, legal: tuple[Action, ...], judge: Judging
) -> Plan:
    """Stop here. Unless the end is in play, nothing that counts changes by saying so."""
    if state.end_cause is None and ANNOUNCE not in legal:
        is_more_open = legal[-1] is not STOP
        return Plan((*done, END_TURN) if is_more_open else done, judge.value(state))
    after, _ = apply(state, STOP)
    if after.phase != "end":
        return Plan(done, judge.value(after))
    last = max(_last_words(after, judge), key=_by_value)
    return Plan(done + last.actions, last.value)


def _last_words(state: State, judge: Judging) -> Iterator[Plan]:
    """In phase end: simply end the turn, or announce the end of the game."""
    yield _closed(END_TURN, state, judge)
    if ANNOUNCE in legal_actions(state):
        yield _closed(ANNOUNCE, state, judge)


def _endings(state: State, judge: Judging) -> Iterator[Plan]:
    """In phase end: everything that may still be done, one thing at a time."""
    for action in legal_actions(state):
        yield _closed(action, state, judge)


def _closed(action: Action, state: State, judge: Judging) -> Plan:
    """Do one thing in phase end, then end the turn if it is still open."""
    seat = state.player
    after, _ = apply(state, action)
    if after.phase == "end" and after.player == seat:
        after, _ = apply(after, END_TURN)
        return Plan((action, END_TURN), judge.value(after))
    return Plan((action,), judge.value(after))


def played_through(state: State, actions: tuple[Action, ...]) -> State:
    """Play actions thought of in another imagined state, as far as they are legal in this one."""
    for action in actions:
        if action not in legal_actions(state):
            break
        state, _ = apply(state, action)
    return state

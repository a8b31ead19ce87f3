"""Whole turns: every way to spend one, judged where it ends.

Works on an imagined state, so that cubes and cards can be drawn; what was drawn is kept from the
judge. Generators yield often, so that thinking can be cut into short slices.

Announcing, conquering and training wait for the end of a turn: whatever is open then was open
before, or has just been won.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol

from goldenhorn.engine.actions import Action, Announce, Conquer, Raid, Train
from goldenhorn.engine.legality import ANNOUNCE, END_TURN, STOP, WIND, legal_actions
from goldenhorn.engine.pieces import Cards
from goldenhorn.engine.rules import QUIET_TURNS_PER_PLAYER, apply
from goldenhorn.engine.state import Position, State

Pause = Generator[None, None, None]


class Judging(Protocol):
    """Somebody who says what a position is worth."""

    def value(self, position: Position, hand: Cards | None = None) -> float:
        """Return the worth of a position; more is better.

        `hand` is what the mover held before the last draw, where there was one.
        """
        ...


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A way to spend the turn: its actions, and what the table is worth after them."""

    actions: tuple[Action, ...]
    value: float

    @property
    def first(self) -> Action:
        """What to do now."""
        return self.actions[0]


def plans(state: State, judge: Judging, raids: int) -> Generator[None, None, list[BotTurn]]:
    """Return the plans of a turn from this state, the best first; try so many raids first.

    A raid is followed through the rest of the turn only if it is worth its cards by itself.
    """
    closing = _Closing(judge, state.player)
    found: list[BotTurn] = []
    robberies: list[tuple[BotTurn, State]] = []
    unrobbed = judge.value(state) if raids else 0.0
    yield
    for action in legal_actions(state):
        if isinstance(action, Raid):
            if raids:
                after, _ = apply(state, action)
                plan = BotTurn((action,), judge.value(after))
                if plan.value > unrobbed:
                    robberies.append((plan, after))
                yield
        elif state.phase == "end":
            after, _ = apply(state, action)
            found.append((yield from closing.best((action,), after)))
        elif not isinstance(action, Announce | Conquer | Train):
            yield from _sail(action, state, judge, closing, found)
    robberies.sort(key=lambda robbery: robbery[0].value, reverse=True)
    for robbery, after in robberies[:raids]:
        later = yield from plans(after, judge, 0)
        found.append(BotTurn(robbery.actions + later[0].actions, later[0].value))
    found.sort(key=_by_value, reverse=True)
    return found


def _by_value(plan: BotTurn) -> tuple[float, int]:
    return plan.value, -len(plan.actions)  # of equal turns the shortest


def _sail(
    first: Action, before: State, judge: Judging, closing: "_Closing", found: list[BotTurn]
) -> Pause:
    """Follow a move from landing to landing and note every place where it may end."""
    seat = before.player
    done: tuple[Action, ...] = (first,)
    state, _ = apply(before, first)
    while state.phase == "sail" and state.player == seat:
        legal = legal_actions(state)
        if STOP in legal[:2]:
            found.append((yield from _stopped((*done, STOP), state, legal, judge, closing)))
            yield
        if legal[0] is STOP:
            return
        before = state
        done = (*done, legal[0])
        state, _ = apply(state, legal[0])
    hand = _hand_before_the_draw(before, done[-1])
    found.append((yield from closing.best(done, state, hand)))
    yield


def _hand_before_the_draw(before: State, action: Action) -> Cards:
    """What the mover held on arriving, before cards were drawn."""
    hand = before.hand(before.player)
    if action is WIND and before.sailing is not None:
        colour = before.route.colours[before.ships[before.player][before.sailing].at]
        assert colour is not None
        hand = hand[:colour] + (hand[colour] - 1,) + hand[colour + 1 :]
    return hand


def _stopped(
    done: tuple[Action, ...],
    state: State,
    legal: tuple[Action, ...],
    judge: Judging,
    closing: "_Closing",
) -> Generator[None, None, BotTurn]:
    """Stop here. Where nothing is open and no end is near, saying so changes nothing."""
    quiet = QUIET_TURNS_PER_PLAYER * state.config.players
    if (
        legal[-1] is STOP
        and state.end_cause is None
        and (state.stirred or state.quiet_turns + 1 < quiet)
    ):
        return BotTurn(done, judge.value(state))
    after, _ = apply(state, STOP)
    return (yield from closing.best(done, after))


class _Closing:
    """How to close a turn after its move: what to conquer and train, and whether to announce."""

    def __init__(self, judge: Judging, seat: int) -> None:
        self._judge = judge
        self._seat = seat
        self._deeds: dict[tuple[object, ...], tuple[Action, ...]] = {}
        """The best deeds for a warehouse: they are the same wherever the ship stopped."""

    def best(
        self, done: tuple[Action, ...], state: State, hand: Cards | None = None
    ) -> Generator[None, None, BotTurn]:
        """Return the plan that closes the turn best after what was done."""
        plan = yield from self._closed(done, state, hand)
        if self._is_open(state) and ANNOUNCE in legal_actions(state):
            announced, _ = apply(state, ANNOUNCE)
            other = yield from self._closed((*done, ANNOUNCE), announced, hand)
            if other.value > plan.value:
                return other
        return plan

    def _closed(
        self, done: tuple[Action, ...], state: State, hand: Cards | None
    ) -> Generator[None, None, BotTurn]:
        if self._is_open(state):
            deeds = yield from self._best_deeds(state, hand)
            for deed in deeds:
                state, _ = apply(state, deed)
            done += deeds
            if self._is_open(state):
                state, _ = apply(state, END_TURN)
                done += (END_TURN,)
        return BotTurn(done, self._judge.value(state, hand))

    def _is_open(self, state: State) -> bool:
        return state.phase == "end" and state.player == self._seat

    def _best_deeds(
        self, state: State, hand: Cards | None
    ) -> Generator[None, None, tuple[Action, ...]]:
        """Conquer and train, one deed after the other, as long as that is better than not."""
        key = (
            state.warehouses[self._seat],
            state.owners,
            state.store,
            state.conquered,
            state.end_cause,
        )
        deeds = self._deeds.get(key)
        if deeds is None:
            deeds = ()
            value = self._value_if_ended(state, hand)
            while self._is_open(state):
                choice: tuple[Action, State] | None = None
                for action in legal_actions(state):
                    if isinstance(action, Conquer | Train):
                        after, _ = apply(state, action)
                        worth = self._value_if_ended(after, hand)
                        if worth > value:
                            value, choice = worth, (action, after)
                        yield
                if choice is None:
                    break
                deeds += (choice[0],)
                state = choice[1]
            self._deeds[key] = deeds
        return deeds

    def _value_if_ended(self, state: State, hand: Cards | None) -> float:
        if self._is_open(state):
            state, _ = apply(state, END_TURN)
        return self._judge.value(state, hand)


def played_through(state: State, actions: tuple[Action, ...]) -> State:
    """Play actions thought of in another imagined state, as far as they are legal in this one."""
    for action in actions:
        if action not in legal_actions(state):
            break
        state, _ = apply(state, action)
    return state

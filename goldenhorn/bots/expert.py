"""Looks ahead in imagined worlds, on top of the hard bot's judgement.

The best whole turns by the evaluation are candidates. In each imagined world (the hidden cards
dealt anew) every candidate is played, the others answer with their own best turn, and where that
leads is judged. Worlds are shared by all candidates, and the worse drop out from stage to stage.
Only whole turns are worth that: what is left of one is decided by the evaluation alone.
"""

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise

from goldenhorn.bots.bot import Thinking, counted
from goldenhorn.bots.evaluation import Judge, Outlook
from goldenhorn.bots.turns import BotTurn, plans, played_through
from goldenhorn.bots.weights import WEIGHTS, Weights
from goldenhorn.bots.whole_turn import best_placement, chance_of
from goldenhorn.engine.actions import Action
from goldenhorn.engine.chance import SEEDS, below
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import Position, State

Stages = tuple[tuple[int, int], ...]
"""So many candidates, each tried in so many worlds; then so many of them, and so on."""

STAGES: dict[int, Stages] = {
    2: ((7, 3), (4, 3), (2, 5)),
    3: ((6, 2), (3, 3), (2, 3)),
    4: ((5, 2), (3, 2)),
}
"""The effort by the number of players: a number of imagined rounds, never a time."""

LIGHT_STAGES: dict[int, Stages] = {
    2: ((4, 3), (2, 5)),
    3: ((4, 2), (2, 4)),
    4: ((3, 3),),
}
"""The same for a slow machine: fewer candidates rather than fewer worlds, since a choice made by
too few of them is worse than none. It is still stronger than the hard bot."""

MOST_SLICES = 1700
"""A world that would take it beyond so many slices of thought is not imagined: its time must not
tell its cards, so even the richest position is thought through before the table sees it act."""

RAIDS = 4
"""How many of the own raids are followed through the whole turn."""
ANSWERING_RAIDS = 1
"""The same for the turns that others answer with."""


@dataclass(slots=True)
class Candidate:
    """A plan and how it has fared so far."""

    plan: BotTurn
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        """Return its mean value over the worlds it was tried in."""
        return self.total / self.tries


Scene = tuple[object, ...]
"""What a bot compares to see whether the table looks as it foresaw."""


class ExpertBot:
    """Tries its best turns in imagined worlds, and sees the one that fares best through."""

    def __init__(
        self, seed: int, weights: Weights = WEIGHTS, stages: dict[int, Stages] = STAGES
    ) -> None:
        self._seed = seed
        self._weights = weights
        self._stages = stages
        self._foreseen: dict[Scene, Action] = {}
        """What to do next in this turn, as long as the table looks as it should by then."""

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose the next action of the turn that fares best in imagined worlds."""
        if view.phase == "place":
            return best_placement(view, legal)
        if len(legal) == 1:
            return legal[0]
        following = self._foreseen.get(_scene(view, view.player))
        if following in legal:
            return following
        chance = chance_of(self._seed, view)
        best = yield from self._best_plan(view, chance)
        self._foresee(imagine(view, chance), best.actions)
        return best.first

    def _best_plan(self, view: State, chance: int) -> Generator[None, None, BotTurn]:
        outlook = Outlook(view, self._weights)
        judge = Judge(outlook, view, view.player)
        found = yield from plans(imagine(view, chance), judge, RAIDS)
        if view.phase != "begin":
            return found[0]  # what was drawn on the way changes little, and the table waits
        candidates = [Candidate(plan) for plan in found]
        spent = longest = 0
        for keep, worlds in self._stages[view.config.players]:
            candidates = candidates[:keep]
            if len(candidates) == 1:
                break
            for _ in range(worlds):
                if spent + longest > MOST_SLICES:
                    break
                seed, chance = below(chance, SEEDS)
                world = imagine(view, seed)
                before = spent
                for candidate in candidates:
                    future = self._future(world, candidate.plan, judge, outlook)
                    value, slices = yield from counted(future)
                    candidate.total += value
                    candidate.tries += 1
                    spent += slices
                longest = max(longest, spent - before)
            candidates.sort(key=Candidate.mean, reverse=True)
        return candidates[0].plan

    def _foresee(self, world: State, actions: tuple[Action, ...]) -> None:
        """Note what the table will look like before each further action of the turn."""
        seat = world.player
        self._foreseen.clear()
        for done, following in pairwise(actions):
            world = played_through(world, (done,))
            self._foreseen[_scene(world, seat)] = following

    def _future(
        self, world: State, plan: BotTurn, judge: Judge, outlook: Outlook
    ) -> Generator[None, None, float]:
        """Play a plan in a world, let the others answer, and judge where that leads."""
        state = played_through(world, plan.actions)
        for _ in range(world.config.players):  # a whole round: short of it, tempo misleads
            yield
            if state.phase == "over":
                break
            answerer = Judge(outlook, state, state.player)
            answers = yield from plans(state, answerer, ANSWERING_RAIDS)
            state = played_through(state, answers[0].actions)
        return judge.value(state)


def _scene(position: Position, seat: int) -> Scene:
    """Everything that a turn changes except what is drawn: the rest is as it was."""
    return (
        position.turn,
        position.phase,
        position.sailing,
        position.raided,
        position.conquered,
        position.end_cause,
        position.ships,
        position.warehouses,
        position.hands[seat],
    )

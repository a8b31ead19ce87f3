"""Looks ahead in imagined worlds, on top of the hard bot's judgement.

The best whole turns by the evaluation are candidates. In each imagined world (the hidden cards
dealt anew) every candidate is played, the others answer with their own best turn, and where that
leads is judged. Worlds are shared by all candidates, and the worse drop out from stage to stage.
"""

from collections.abc import Generator
from dataclasses import dataclass

from goldenhorn.bots.bot import Thinking
from goldenhorn.bots.evaluation import WEIGHTS, Judge, Outlook, Weights
from goldenhorn.bots.placement import best_placement
from goldenhorn.bots.turns import Plan, plans, played_through
from goldenhorn.bots.whole_turn import chance_of
from goldenhorn.engine.actions import Action
from goldenhorn.engine.chance import below
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import State


@dataclass(frozen=True)
class Effort:
    """How much is thought, in numbers and never in time."""

    raids: int = 4
    """How many of the own raids are followed through the whole turn."""
    stages: tuple[tuple[int, int], ...] = ((8, 3), (4, 4), (2, 6))
    """So many candidates, each tried in so many worlds; then so many of them, and so on."""
    turns_ahead: int = 2
    """How many turns of an imagined world are played after the own one."""
    answer_raids: int = 1
    """How many raids are followed through in those turns."""


EFFORT = Effort()


@dataclass(slots=True)
class Candidate:
    """A plan and how it has fared so far."""

    plan: Plan
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        """Return its mean value over the worlds it was tried in."""
        return self.total / self.tries


class ExpertBot:
    """Tries its best turns in imagined worlds and plays the one that fares best."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS, effort: Effort = EFFORT) -> None:
        self._seed = seed
        self._weights = weights
        self._effort = effort

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose the first action of the turn that fares best in imagined worlds."""
        if view.phase == "place":
            return best_placement(view, legal)
        if len(legal) == 1:
            return legal[0]
        chance = chance_of(self._seed, view)
        outlook = Outlook(view, self._weights)
        judge = Judge(outlook, view, view.player)
        found = yield from plans(imagine(view, chance), judge, self._effort.raids)
        candidates = [Candidate(plan) for plan in found]
        for keep, worlds in self._effort.stages:
            candidates = candidates[:keep]
            if len({candidate.plan.first for candidate in candidates}) == 1:
                break
            for _ in range(worlds):
                _, chance = below(chance, 2)
                world = imagine(view, chance)
                for candidate in candidates:
                    candidate.total += yield from self._future(
                        world, candidate.plan, judge, outlook
                    )
                    candidate.tries += 1
            candidates.sort(key=Candidate.mean, reverse=True)
        return candidates[0].plan.first

    def _future(
        self, world: State, plan: Plan, judge: Judge, outlook: Outlook
    ) -> Generator[None, None, float]:
        """Play a plan in a world, let the others answer, and judge where that leads."""
        state = played_through(world, plan)
        for _ in range(self._effort.turns_ahead):
            if state.phase == "over":
                break
            answerer = Judge(outlook, state, state.player)
            answers = yield from plans(state, answerer, self._effort.answer_raids)
            state = answers[0].after
        return judge.value(state)

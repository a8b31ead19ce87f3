"""Plays the turn that is best a round later, in a few imagined worlds."""

from goldenhorn.bots.evaluation import WEIGHTS, Weights
from goldenhorn.bots.lookahead import Effort, LookaheadBot

EFFORT = Effort(raids=3, stages=((4, 3),), turns_ahead=2)


class HardBot(LookaheadBot):
    """Looks ahead with a small effort."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, EFFORT, weights)

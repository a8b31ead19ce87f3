"""Looks a round ahead in many imagined worlds."""

from goldenhorn.bots.evaluation import WEIGHTS, Weights
from goldenhorn.bots.lookahead import Effort, LookaheadBot

EFFORT = Effort(raids=4, stages=((8, 3), (4, 4), (2, 6)), turns_ahead=2)


class ExpertBot(LookaheadBot):
    """Looks ahead with a large effort."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, EFFORT, weights)

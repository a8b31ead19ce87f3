"""Plays the best whole turn by the full, tuned evaluation."""

from goldenhorn.bots.evaluation import Judge, Outlook
from goldenhorn.bots.turns import Judging
from goldenhorn.bots.weights import WEIGHTS, Weights
from goldenhorn.bots.whole_turn import WholeTurnBot
from goldenhorn.engine.state import State


class HardBot(WholeTurnBot):
    """Enumerates whole turns and judges where each leaves the table."""

    raids = 3

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed)
        self._weights = weights

    def _judge(self, view: State) -> Judging:
        return Judge(Outlook(view, self._weights), view, view.player)

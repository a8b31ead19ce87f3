"""Plays any legal action: no opponent, but a yardstick and a test."""

from goldenhorn.bots.bot import Thinking
from goldenhorn.bots.whole_turn import chance_of
from goldenhorn.engine.actions import Action
from goldenhorn.engine.chance import below
from goldenhorn.engine.state import State


class RandomBot:
    """Chooses blindly, each legal action as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose without looking at more than what tells one decision of a turn from the next."""
        yield from ()
        at = 0 if view.sailing is None else view.ships[view.player][view.sailing].at
        decisions_apart = 1_009 * len(legal) + 100_003 * at
        place, _ = below(chance_of(self._seed, view) + decisions_apart, len(legal))
        return legal[place]

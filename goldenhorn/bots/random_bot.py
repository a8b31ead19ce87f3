"""Plays any legal action: no opponent, but a yardstick and a test."""

from goldenhorn.bots.bot import Thinking
from goldenhorn.engine.actions import Action
from goldenhorn.engine.chance import below, seeded
from goldenhorn.engine.state import State


class RandomBot:
    """Chooses blindly, each legal action as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:  # noqa: ARG002
        """Choose without looking."""
        yield from ()
        place, self._chance = below(self._chance, len(legal))
        return legal[place]

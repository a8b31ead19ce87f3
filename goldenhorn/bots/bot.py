"""The Bot protocol: what everyone who decides for a seat must offer.

A bot gets what its seat may see and the actions open to it, never the real state. It thinks in a
generator that yields now and then, so that a picture can go on moving, and returns its action.
"""

from collections.abc import Callable, Generator
from typing import Protocol

from goldenhorn.engine.actions import Action
from goldenhorn.engine.state import State

Thinking = Generator[None, None, Action]


class Bot(Protocol):
    """Somebody who can choose an action."""

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose one of the legal actions, seeing only this view; yield while thinking."""
        ...


MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed: same seed and same views, same decisions."""


def decide(bot: Bot, view: State, legal: tuple[Action, ...]) -> Action:
    """Let a bot think to its end without a pause."""
    thinking = bot.think(view, legal)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action

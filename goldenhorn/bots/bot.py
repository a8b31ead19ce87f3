"""The Bot protocol: what everyone who decides for a seat must offer.

A bot gets what its seat may see and the actions open to it, never the real state. It thinks in a
generator that yields now and then, so that a picture can go on moving, and returns its action.
"""

from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

from goldenhorn.engine.actions import Action
from goldenhorn.engine.state import State

Thinking = Generator[None, None, Action]
Thought = TypeVar("Thought")


class Bot(Protocol):
    """Somebody who can choose an action."""

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose one of the legal actions, seeing only this view; yield while thinking."""
        ...


MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed: same seed and same views, same decisions."""


def thought_through(thinking: Generator[None, None, Thought]) -> Thought:
    """Let somebody think to the end without a pause."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            thought: Thought = done.value
            return thought


def counted(
    thinking: Generator[None, None, Thought],
) -> Generator[None, None, tuple[Thought, int]]:
    """Let somebody think, and tell in how many slices."""
    slices = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, slices
        slices += 1
        yield


def decide(bot: Bot, view: State, legal: tuple[Action, ...]) -> Action:
    """Let a bot choose without a pause."""
    return thought_through(bot.think(view, legal))

"""The common frame of the bots that judge whole turns and do not look beyond them."""

from abc import ABC, abstractmethod

from goldenhorn.bots.bot import Thinking
from goldenhorn.bots.placement import best_placement
from goldenhorn.bots.turns import Judging, Plan, plans
from goldenhorn.engine.actions import Action
from goldenhorn.engine.chance import seeded
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import State

_DECISIONS_APART = 1_000_003


def chance_of(seed: int, view: State) -> int:
    """Return where a bot's chance begins in this turn: the same for the same seed and view."""
    return seeded(seed * _DECISIONS_APART + view.turn)


class WholeTurnBot(ABC):
    """Imagines the hidden cards once, lists the turns there are, and picks one."""

    raids = 1
    """How many raids are followed through the whole turn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose the first action of the turn that is picked."""
        if view.phase == "place":
            return best_placement(view, legal)
        if len(legal) == 1:
            return legal[0]
        chance = chance_of(self._seed, view)
        found = yield from plans(imagine(view, chance), self._judge(view), self.raids)
        return self._pick(found, chance).first

    @abstractmethod
    def _judge(self, view: State) -> Judging:
        """Return who judges the turns that can come of this view."""

    def _pick(self, found: list[Plan], _: int) -> Plan:
        return found[0]

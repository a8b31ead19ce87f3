"""What can be chosen in the lobby, and what its parts are built from: who is there and points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.node import Node
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.widgets.badge import with_badge
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.target import Target

Badged = TypeVar("Badged", bound=Node)
Kind = Literal["seat", "name", "who", "crest", "option", "start", "join", "status"]
EXPANSION, HANDS, FIRST, RULES, SEED = OPTIONS = ("expansion", "hands", "first", "rules", "seed")
"""What people agree on, from top to bottom."""
TURNING_OPTIONS = (HANDS, FIRST)


@dataclass(frozen=True, slots=True)
class LobbyItem:
    """What an item is: a part of a place, an option, or the way out to sea."""

    kind: Kind
    place: int = 0
    option: str = ""


START = LobbyItem("start")


@dataclass(frozen=True, slots=True)
class Arrow:
    """One of two arrows that turn a thing; only pointers need it."""

    thing: LobbyItem
    step: int


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who has come, and who points at what."""

    context: AppContext
    lobby_state: LobbyState
    pointed: Mapping[LobbyItem, Sequence[str]]
    """The crests of those who point at a thing; a guest's is empty."""

    @property
    def look(self) -> Look:
        """How everything looks now."""
        return self.context.look

    def state_of(self, thing: LobbyItem) -> ButtonState:
        """How a thing stands now."""
        return ButtonState.FOCUSED if thing in self.pointed else ButtonState.REST

    def badged(self, thing: LobbyItem, node: Badged) -> Badged:
        """Show on the left end of a node who points at a thing."""
        return with_badge(self.look, node, *self.pointed.get(thing, ()))


def halved(thing: LobbyItem, node: Node) -> Node:
    """Let the left half of a node turn a thing back, and its right half on."""
    half = node.width / 2
    for step, x in ((-1, 0.0), (1, half)):
        arrow = Arrow(thing, step)
        node.add(Target(key=arrow, is_shortcut=True, x=x, width=half, height=node.height))
    return node

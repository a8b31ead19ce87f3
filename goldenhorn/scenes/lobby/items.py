"""What can be chosen in the lobby, and what its parts are built from: who is there and points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.node import Node
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Focus
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.ornaments import with_badge
from goldenhorn.ui.widgets.target import Target

Badged = TypeVar("Badged", bound=Node)
Part = Literal["seat", "name", "who", "crest", "join", "status"]
Option = Literal["expansion", "hands", "first", "rules", "seed"]


@dataclass(frozen=True, slots=True)
class LobbyItem:
    """What an item is: a part of a place, an option, or the way out to sea."""

    kind: Part | Option | Literal["start"]
    place: int | None = None
    """For a part, of which place."""


START = LobbyItem("start")
EXPANSION = LobbyItem("expansion")
OPTIONS = EXPANSION, *(LobbyItem(kind) for kind in ("hands", "first", "rules", "seed"))
"""What people agree on, from top to bottom."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """One of two arrows that turn a thing; only pointers need it."""

    thing: LobbyItem
    step: int


@dataclass(slots=True)
class Cursor:
    """What one device points at."""

    focus: Focus = field(default_factory=Focus)
    held: object = None
    """What its mouse or finger holds down."""


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

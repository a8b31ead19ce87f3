"""What can be chosen: a node that focus, pointers and the narrator find by its key."""

from collections.abc import Hashable
from typing import Any

from goldenhorn.graphics.node import Node


class Group(Node):
    """Targets that belong together: directions stay among them as long as they can.

    Whoever comes back to a group with a key finds the target that had the focus there last.
    """


class Target(Node):
    """A part of the picture that can be chosen."""

    def __init__(
        self,
        *children: Node,
        key: Hashable,
        turns: bool = False,
        is_shortcut: bool = False,
        is_preferred: bool = False,
        **place: Any,
    ) -> None:
        super().__init__(*children, key=key, **place)
        self.turns = turns
        """LEFT and RIGHT change its value instead of moving on."""
        self.is_shortcut = is_shortcut
        """Only mouse and finger reach it, because every device has a key for it."""
        self.is_preferred = is_preferred
        """Whether it has the focus at first."""

"""One cursor over the items of a screen, moved the same way on every screen."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from goldenhorn.input.bindings import Button


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be chosen: what it is called, and where it lies."""

    key: Hashable
    rect: pygame.Rect
    turns: bool = False
    """LEFT and RIGHT change its value instead of moving on."""
    is_hidden_from_focus: bool = False
    """Only mouse and finger reach it, because every device has a key for it."""


class Focus:
    """Which item is chosen now."""

    def __init__(self) -> None:
        self.items: Sequence[Item] = ()
        self.key: Hashable = None

    @property
    def item(self) -> Item | None:
        """The chosen item."""
        return next((item for item in self.items if item.key == self.key), None)

    def set_items(self, items: Sequence[Item], preferred: Hashable = None) -> None:
        """Choose among other items; stay where it is if that is still there."""
        self.items = items
        keys = [item.key for item in items if not item.is_hidden_from_focus]
        if self.key not in keys:
            self.key = preferred if preferred in keys else keys[0] if keys else None

    def move(self, direction: Button) -> bool:
        """Go to the nearest item in a direction; tell whether there was one."""
        here = self.item
        if here is None:
            return False
        others = [item for item in self.items if not item.is_hidden_from_focus and item != here]
        reached = [
            (distance, number, item)
            for number, item in enumerate(others)
            if (distance := distance_to(here.rect, item.rect, direction)) is not None
        ]
        if not reached:
            return False
        self.key = min(reached)[2].key
        return True

    def at(self, x: float, y: float) -> Item | None:
        """The item at a place; of several the last, which lies in front."""
        return next((item for item in reversed(self.items) if item.rect.collidepoint(x, y)), None)


def distance_to(here: pygame.Rect, there: pygame.Rect, direction: Button) -> float | None:
    """How far an item lies in a direction; None if it does not lie there at all.

    What lies straight ahead, with its sides overlapping ours, is nearer than what lies aslant; of
    several straight ahead the one whose middle is nearest to ours.
    """
    own, other = _seen_along(here, direction), _seen_along(there, direction)
    if other.near < (own.near + own.far) / 2:
        return None
    ahead = max(0, other.near - own.far)
    aside = max(0, other.start - own.end + 1, own.start - other.end + 1)
    off_middle = abs(own.start + own.end - other.start - other.end) / 2
    return ahead + 3 * aside + off_middle / 100


class _Seen(NamedTuple):
    """A rectangle as one sees it who looks in a direction: its depth, and its sides."""

    near: int
    far: int
    start: int
    end: int


def _seen_along(rect: pygame.Rect, direction: Button) -> _Seen:
    match direction:
        case Button.LEFT:
            return _Seen(-rect.right, -rect.left, rect.top, rect.bottom)
        case Button.RIGHT:
            return _Seen(rect.left, rect.right, rect.top, rect.bottom)
        case Button.UP:
            return _Seen(-rect.bottom, -rect.top, rect.left, rect.right)
        case Button.DOWN:
            return _Seen(rect.top, rect.bottom, rect.left, rect.right)
        case _:
            raise ValueError(f"{direction} is no direction")

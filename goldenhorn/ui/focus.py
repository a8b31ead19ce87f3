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
    says: str = ""
    """What a narrator says of it; where it says nothing, what is written on it is read."""
    group: Hashable = None
    """What it belongs together with: directions stay in a group as long as they can."""


OPPOSITE = {
    Button.UP: Button.DOWN,
    Button.DOWN: Button.UP,
    Button.LEFT: Button.RIGHT,
    Button.RIGHT: Button.LEFT,
}


class Focus:
    """Which item is chosen now."""

    def __init__(self) -> None:
        self.items: Sequence[Item] = ()
        self.key: Hashable = None
        self._last: dict[Hashable, Hashable] = {}
        """What had the focus last in each group."""

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

    def step(self, order: Sequence[Hashable], step: int, *, may_wrap: bool) -> bool:
        """Go to the next item of an order that has the chosen one; tell if there was one."""
        following = order.index(self.key) + step
        if may_wrap:
            following %= len(order)
        before = self.key
        if 0 <= following < len(order):
            self.key = order[following]
        return self.key != before

    def move(self, direction: Button, *, may_wrap: bool = False) -> bool:
        """Go to the nearest item in a direction, or round to the other end; tell if it moved."""
        here = self.item
        if here is None:
            return False
        others = [item for item in self.items if not item.is_hidden_from_focus and item != here]
        for candidates in ([item for item in others if item.group == here.group], others):
            reached = [
                (distance, number, item)
                for number, item in enumerate(candidates)
                if (distance := distance_to(here.rect, item.rect, direction)) is not None
            ]
            if reached:
                self._enter(here, min(reached)[2])
                return True
        around = [
            (not _is_ahead(here.rect, item.rect, direction), -distance, number, item)
            for number, item in enumerate(others)
            if (distance := distance_to(here.rect, item.rect, OPPOSITE[direction])) is not None
        ]
        if not may_wrap or not around:
            return False
        is_aslant, *_rest, item = min(around)
        if is_aslant and direction in (Button.LEFT, Button.RIGHT):
            return False  # a row goes round in itself; a column leads on to what stands beside it
        self._enter(here, item)
        return True

    def _enter(self, before: Item, item: Item) -> None:
        """Go to an item; in another group to the one that had the focus there last."""
        self._last[before.group] = before.key
        self.key = item.key
        last = self._last.get(item.group)
        if item.group not in (None, before.group) and any(
            each.key == last and each.group == item.group for each in self.items
        ):
            self.key = last

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


def _is_ahead(here: pygame.Rect, there: pygame.Rect, direction: Button) -> bool:
    """Whether an item lies in the same column or row."""
    own, other = _seen_along(here, direction), _seen_along(there, direction)
    return other.start < own.end and own.start < other.end


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

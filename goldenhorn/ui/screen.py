"""A screen with one cursor over what can be chosen, whichever device moves it.

`build` returns its picture as a tree of nodes; the targets in it are what is pointed at, focused
and read aloud.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import Written, read_in, read_outside
from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.input_events import InputEvent, Point, PointKind, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Focus, Item
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.label import written_in
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.target import Group, Target

PRESSED_TICKS = 8
"""How long a button stays down after a press, so that it is seen."""
BACK = "back"
"""The name of the foot's entry that does what the button does."""
CHOOSE = "choose"
"""The name of the one that chooses what has the focus."""


class Shortcut(NamedTuple):
    """The foot's entry that does the same as an item elsewhere on the screen."""

    key: Hashable


class Screen(Scene):
    """A scene that builds its tree anew when something has changed, and one cursor on it."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.focus = Focus()
        self.pressed: Hashable = None
        """The item that a pointer or button holds down."""
        self.next: Scene | None = self
        """The scene of the next tick."""
        self.root = Node()
        """What is shown."""
        self._held_by_pointer = False
        self._pressed_ticks = 0
        self._spoke = context.controls.speaker
        self._is_stale = True
        self._narrated: str | None = None
        """What a narrator was told of the focus; None before anything was told."""

    # What a screen says about itself

    def build(self) -> Node:
        """Return its picture as it is now."""
        raise NotImplementedError(f"{self} shows nothing")

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Do what choosing an item does."""

    def in_order(self) -> Sequence[Hashable]:
        """All that UP and DOWN go through one by one, where LEFT and RIGHT change values."""
        return ()

    def turned(self, key: Hashable, step: int) -> bool:
        """Change an item's value by a step; tell whether it changed."""
        raise LookupError(f"{key} cannot be turned by {step}")

    def tapped(self, item: Item, point: Point) -> None:
        """Do what a click or tap on an item does; by default the same as choosing it."""
        match item.key:
            case Shortcut(key):
                self.chosen(key, point)
            case key if key == BACK:
                self.went_back()
            case key if key == CHOOSE:
                self.chosen(self.focus.key, point)
            case key:
                self.chosen(key, point)

    def went_back(self) -> None:
        """Do what Back does."""

    def news(self) -> str:
        """What a narrator says when the screen comes up: what is written beside the items."""
        return read_outside(self.texts(), [item.rect for item in self.focus.items])

    def focus_words(self) -> str:
        """What a narrator says of what has the focus: what it says itself, or what is on it."""
        item = self.focus.item
        if item is None:
            return ""
        return item.says or read_in(self.texts(), item.rect)

    def soon(self) -> Sequence[Drawable]:
        """Say what it does not show yet, but will as soon as somebody moves."""
        return ()

    # What a screen calls in build

    @property
    def look(self) -> Look:
        """How everything looks now: its art, letters and colours."""
        return self.context.look

    def state_of(self, key: Hashable) -> ButtonState:
        """How an item stands now."""
        if self.pressed == key:
            return ButtonState.PRESSED
        return ButtonState.FOCUSED if self.focus.key == key else ButtonState.REST

    # Hearing

    def hear(self, heard: InputEvent) -> None:
        """Pass on what was heard; who chooses after somebody else in the same tick is too late."""
        if self.next is not self:
            if isinstance(heard, Press):
                return
            if isinstance(heard, Point):
                heard = replace(heard, kind=PointKind.CANCELLED)
        super().hear(heard)

    def press(self, press: Press) -> None:
        """Move, change, choose or go back."""
        button = press.button
        if button in DIRECTIONS:
            self._steer(button, may_wrap=not press.is_repeat)
        elif button is Button.CONFIRM and self.focus.key is not None and not press.is_repeat:
            self._push(self.focus.key)
            self.context.sound.play(Cue.UI_OK)
            self.chosen(self.focus.key, press)
            self.changed()
        elif button is Button.BACK and not press.is_repeat:
            self.context.sound.play(Cue.UI_BACK)
            self.went_back()
            self.changed()

    def _steer(self, direction: Button, *, may_wrap: bool) -> None:
        item = self.focus.item
        order, is_across = self.in_order(), direction in (Button.LEFT, Button.RIGHT)
        if not is_across and self.focus.key in order:
            step = 1 if direction is Button.DOWN else -1
            moved = self.focus.step(order, step, may_wrap=may_wrap)
        elif item is not None and item.turns and is_across:
            moved = self.turned(item.key, 1 if direction is Button.RIGHT else -1)
        else:
            moved = self.focus.move(direction, may_wrap=may_wrap)
        if moved:
            self.context.sound.play(Cue.UI_MOVE)
            self.changed()

    def point(self, point: Point) -> None:
        """Let mouse and fingers focus by moving and choose by letting go."""
        item = self.focus.at(point.x, point.y)
        match point.kind:
            case PointKind.MOVED:
                self._hover(item)
            case PointKind.DOWN:
                self._hover(item)
                self.pressed = item.key if item else None
                self._held_by_pointer = item is not None
                self.changed()
            case PointKind.UP:
                was_pressed, self.pressed = self.pressed, None
                self._held_by_pointer = False
                if item is not None and item.key == was_pressed:
                    self._push(item.key)
                    self.context.sound.play(Cue.UI_OK)
                    self.tapped(item, point)
                self.changed()
            case PointKind.RIGHT_CLICKED:
                self.context.sound.play(Cue.UI_BACK)
                self.went_back()
                self.changed()
            case PointKind.CANCELLED:
                self.pressed = None
                self._held_by_pointer = False
                self.changed()
            case _:
                pass

    def _hover(self, item: Item | None) -> None:
        if item is not None and not item.is_hidden_from_focus and item.key != self.focus.key:
            self.focus.key = item.key
            self.changed()

    def _push(self, key: Hashable) -> None:
        self.pressed = key
        self._pressed_ticks = PRESSED_TICKS

    # Passing time

    def changed(self) -> None:
        """Compose anew before the next drawing."""
        self._is_stale = True

    def lay_out(self) -> None:
        """Compose anew."""
        self.changed()

    def update(self) -> Scene | None:
        """Pass a tick; compose if something changed."""
        self.keep_up()
        if self.next is not self:
            following, self.next = self.next, self  # so that a parent is itself when it comes back
            self._narrated = None
            return following
        if self._pressed_ticks and not self._held_by_pointer:
            self._pressed_ticks -= 1
            if not self._pressed_ticks:
                self.pressed = None
                self._is_stale = True
        if self.context.controls.speaker != self._spoke:
            self._spoke = self.context.controls.speaker
            self._is_stale = True
        was_stale = self._is_stale
        if was_stale:
            self.refresh()
        if self.context.narrator.is_on and (was_stale or self._narrated is None):
            self._narrate()
        return self

    def _narrate(self) -> None:
        """Tell a narrator what has the focus, if that is new."""
        words = self.focus_words()
        if words != self._narrated:
            news = self.news() if self._narrated is None else ""
            self._narrated = words
            self.context.narrator.tell(news, words)

    def refresh(self) -> None:
        """Build now."""
        self._is_stale = False
        if not self._build_once():  # what had the focus is gone, or nothing had it yet
            self._build_once()

    def _build_once(self) -> bool:
        """Build, and tell whether what is shown is for the focus as it is now."""
        self.root = self.build()
        focused = self.focus.key
        found = tuple(items_in(self.root))
        preferred = [node.key for node in self.root.walk()
                     if isinstance(node, Target) and node.is_preferred]  # fmt: skip
        self.focus.set_items(found, preferred[-1] if preferred else None)
        return self.focus.key == focused

    # Drawing

    @property
    def preload(self) -> Sequence[Drawable | Callable[[], object]]:
        """All that is in its tree now, and what will be soon."""
        return [*(draw.drawable for draw in self.root.draws()), *self.soon()]

    @property
    def has_changed(self) -> bool:
        """Whether it must be drawn again."""
        return self.root.is_stale

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole tree; changes nothing else."""
        canvas.paint(self.root.draws())

    def texts(self) -> list[Written]:
        """Return all that is written, from back to front."""
        return written_in(self.root)


def items_in(root: Node) -> Iterator[Item]:
    """Yield what can be chosen in a tree, and where it lies, from back to front."""
    for node, area in root.boxes():
        if isinstance(node, Target):
            rect, group = pygame.Rect(*map(round, area)), _group_of(node)
            yield Item(node.key, rect, node.turns, node.is_shortcut, node.says, group)


def _group_of(target: Target) -> Hashable:
    """Return the key of the group that a target is in, if it is in one."""
    return next((node.key for node in target.parents() if isinstance(node, Group)), None)

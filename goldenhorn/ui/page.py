"""A screen with one cursor over items, whichever device moves it; and overlays."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import filled
from goldenhorn.graphics.sprite import Image
from goldenhorn.graphics.text import read_in, read_outside
from goldenhorn.graphics.theme import NIGHT
from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, InputEvent, Point, PointKind, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Focus, Item
from goldenhorn.ui.kit import ButtonState, Key
from goldenhorn.ui.scene import Scene

PRESSED_TICKS = 8
"""How long a plaque stays down after a press, so that it is seen."""
FOOT_WIDTH = 0.94
"""How much of the screen's width the names of the keys may take."""
FOOT_MIDDLE = 0.935
"""How far down they stand."""
FOOT_GAP = 12
IN_FRONT = 100.0
DIM, HIGH_CONTRAST_DIM = 0.8, 0.92
"""How much darker it is behind an overlay."""
BACK = "back"
"""The name of the foot's entry that does what the button does."""


class Page(Scene, ABC):
    """A scene that composes its picture from named pieces and lets one cursor choose among items.

    A page says in `compose` what it shows; whatever was shown before and is not shown again goes.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.focus = Focus()
        self.pressed: Hashable = None
        """The item that a pointer or button holds down."""
        self.next: Scene | None = self
        """The scene of the next tick."""
        self._held_by_pointer = False
        self._pressed_ticks = 0
        self._shown: set[Hashable] = set()
        self._items: list[Item] = []
        self._preferred: Hashable = None
        self._spoke = context.controls.speaker
        self._is_stale = True
        self._narrated: str | None = None
        """What a narrator was told of the focus; None before anything was told."""

    # What a page says about itself

    @abstractmethod
    def compose(self) -> None:
        """Show everything by `show` and `offer`; called whenever something has changed."""

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
        if item.key == BACK:
            self.went_back()
        else:
            self.chosen(item.key, point)

    def went_back(self) -> None:
        """Do what Back does."""

    def news(self) -> str:
        """What a narrator says when the page comes up: what is written beside the items."""
        return read_outside(self.picture.texts(), [item.rect for item in self._items])

    def focus_words(self) -> str:
        """What a narrator says of what has the focus: what is written on it."""
        item = self.focus.item
        return "" if item is None else read_in(self.picture.texts(), item.rect)

    # What a page calls in compose

    def show(self, name: Hashable, image: Image, x: float, y: float, z: float = 0) -> None:
        """Show a piece under a name."""
        self._shown.add(name)
        self.picture.put(name, image, x, y, z)

    def offer(
        self,
        key: Hashable,
        rect: pygame.Rect,
        *,
        turns: bool = False,
        is_preferred: bool = False,
        is_hidden_from_focus: bool = False,
    ) -> None:
        """Let an item be chosen."""
        self._items.append(Item(key, rect, turns, is_hidden_from_focus))
        if is_preferred:
            self._preferred = key

    def state_of(self, key: Hashable) -> ButtonState:
        """How an item stands now."""
        if self.pressed == key:
            return ButtonState.PRESSED
        return ButtonState.FOCUSED if self.focus.key == key else ButtonState.REST

    def foot(self, *hints: tuple[Hashable, Key, str]) -> None:
        """Name the keys that matter now at the foot of the screen; pointers can tap the names."""
        if not hints:
            return
        width, height = self.context.size
        share = (width * FOOT_WIDTH - FOOT_GAP * (len(hints) - 1)) / len(hints)
        kit = self.context.kit
        whole = width * FOOT_WIDTH
        pieces = [kit.hints(((key, text),), round(whole)) for _, key, text in hints]
        if sum(image.size[0] + FOOT_GAP for image in pieces) > whole + FOOT_GAP:
            pieces = [kit.hints(((key, text),), round(share)) for _, key, text in hints]
        x = (width - sum(image.size[0] + FOOT_GAP for image in pieces) + FOOT_GAP) / 2
        middle = height * FOOT_MIDDLE
        for (name, _key, _text), image in zip(hints, pieces, strict=True):
            rect = pygame.Rect((round(x), 0), image.size)
            rect.centery = round(middle)
            self.show(("foot", name), image, rect.x, rect.y, IN_FRONT)
            self.offer(name, rect.inflate(0, FOOT_GAP), is_hidden_from_focus=True)
            x += rect.width + FOOT_GAP

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
        """Compose now."""
        self._is_stale = False
        focused = self.focus.key
        self._compose_once()
        if self.focus.key != focused:  # what had the focus is gone, or nothing had it yet
            self._compose_once()

    def _compose_once(self) -> None:
        self._shown.clear()
        self._items.clear()
        self.compose()
        self.picture.keep_only(self._shown)
        self.focus.set_items(tuple(self._items), self._preferred)


class OverlayPage(Page):
    """A page in front of its parent, which is seen dimmed behind it and comes back after it."""

    def __init__(self, context: AppContext, parent: Scene) -> None:
        super().__init__(context)
        self.parent = parent
        parent.left()  # before it is looked at: what is private there must not be seen behind
        self.lay_out()

    def lay_out(self) -> None:
        """Take a new look at the parent, and compose anew."""
        self.parent.bring_up_to_date()
        self.picture.lay(None)
        super().lay_out()

    def draw(self, canvas: Canvas) -> None:
        """Draw the parent, darkened, and the page in front of it."""
        self.parent.draw(canvas)
        dark = HIGH_CONTRAST_DIM if self.context.settings.high_contrast else DIM
        canvas.paint([filled((0, 0, *self.context.size), NIGHT, dark)])
        super().draw(canvas)

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer if a seat is lost: it knows whose; a free pad is only gone."""
        if lost.seats:
            self.parent.lost(lost)
            self.next = self.parent
        self.changed()

    def went_back(self) -> None:
        """Return to the parent."""
        self.next = self.parent


BADGE = 44
BADGES = 60.0


class OwnOverlay(OverlayPage):
    """Listens to the device that opened it, and to those that own no seat."""

    def __init__(self, context: AppContext, parent: Page, device: Device, crest: str = "") -> None:
        self.device = device
        self.crest = crest
        """Of the one who opened it; empty for a device without a seat."""
        self._parent_page = parent
        super().__init__(context, parent)

    def heeds(self, device: Device) -> bool:
        """Tell whether a device has a say here."""
        return device == self.device or not self.context.controls.seats_of(device)

    def hear(self, heard: InputEvent) -> None:
        """Pass over what the others do."""
        if not isinstance(heard, Press | Point) or self.heeds(heard.device):
            super().hear(heard)

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer; return to it if it does, or if the owner is gone."""
        parent = self._parent_page
        parent.lost(lost)
        if parent.next is not parent or lost.device == self.device:
            self.next = parent

    def left(self) -> None:
        """Let the parent show what was changed here."""
        self._parent_page.changed()

    def show_badge(self, rect: pygame.Rect) -> None:
        """Show whose focus it is, at the left end of what is focused."""
        if self.crest:
            badge = self.context.kit.drawing(f"badge_{self.crest}", BADGE)
            x, y = rect.left - BADGE / 2, rect.centery - badge.size[1] / 2
            self.show("badge", badge, x, y, BADGES)

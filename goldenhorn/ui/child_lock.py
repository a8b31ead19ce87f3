"""A lock against small hands: opens when two buttons are held, or its picture is, for a while.

Who taps instead of holding opens it by the two in turn. Whoever can read what to hold is old
enough.
"""

from collections.abc import Callable
from typing import TypeVar

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press, Release
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit.switches import SLIDER_HEIGHT
from goldenhorn.ui.painted_lists import ribbon_width
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

Following = TypeVar("Following", bound=Scene | None)
HOLD_TICKS = 180
"""Three seconds."""
PAIR = frozenset((Button.CONFIRM, Button.BACK))
STEPS = 12
"""In so many steps the bar fills."""
TAPS = 2 * 3
"""Where people tap: each of the two three times, in turn."""
LOCK, BAR = "lock", "bar"
AROUND_BAR = 14
"""So much higher than the bar is what can be tapped of it."""
WIDTH, HEIGHT = 800, 300
RIBBON_HEIGHT, TITLE_SIZE, TEXT_SIZE = 78, 40, 26
SPAN = 110
"""How wide the lock is."""


def past_lock(
    context: AppContext, parent: Scene, way: Callable[[], Following]
) -> Following | Scene:
    """Where a way leads, or the lock before it where children play."""
    return ChildLock(context, parent, way) if context.settings.child_lock else way()


class ChildLock(PaintedOverlay):
    """A small scroll with a lock on it."""

    def __init__(
        self, context: AppContext, parent: Scene, opens: Callable[[], Scene | None]
    ) -> None:
        """Stand before what `opens` leads to."""
        self._opens = opens
        self._held: dict[Device, set[Button]] = {}
        self._is_pair: set[Device] = set()
        """Where both were held at once: letting go of Back then does not lead back."""
        self._is_touched = False
        self._ticks = 0
        self._taps = 0
        self._tapped_by: Device | None = None
        self._is_pointing = False
        """Whether mouse or finger spoke last; the mouse is one device with the keyboard."""
        super().__init__(context, parent)
        self.focus.key = LOCK

    @property
    def _is_tapped(self) -> bool:
        """Whether it is opened by tapping, for those who cannot hold."""
        return self.context.settings.holding == "toggle"

    @property
    def _step(self) -> int:
        """How far it is open, in steps of the bar."""
        if self._is_tapped:
            return self._taps * STEPS // TAPS
        return self._ticks * STEPS // HOLD_TICKS

    # Hearing

    def press(self, press: Press) -> None:
        """Hold a button; only letting go of Back leads back, as it is one of the two."""
        self._points(False)
        if press.button not in PAIR or press.is_repeat:
            return
        if self._is_tapped:
            self._tap(press.device, is_second=press.button is Button.BACK)
        else:
            held = self._held.setdefault(press.device, set())
            held.add(press.button)
            if held >= PAIR:
                self._is_pair.add(press.device)

    def _tap(self, device: Device, *, is_second: bool) -> None:
        """Count what comes in turn from one device; Back out of turn leads back."""
        if device is not self._tapped_by:
            self._tapped_by, self._taps = device, 0
        is_in_turn = self._taps % 2 == is_second
        if is_second and not is_in_turn and not self._is_pointing:
            self.context.sound.play(Cue.UI_BACK)
            self.went_back()
        self._taps = self._taps + 1 if is_in_turn else int(not is_second)
        self.changed()
        if self._taps == TAPS:
            self._open()
        elif is_in_turn:
            self.context.sound.play(Cue.UI_MOVE)

    def _points(self, is_pointing: bool) -> None:
        if is_pointing != self._is_pointing:
            self._is_pointing = is_pointing
            self.changed()

    def release(self, release: Release) -> None:
        """Let go of a button."""
        held = self._held.get(release.device, set())
        if release.button in held:
            held.discard(release.button)
            is_back = release.button is Button.BACK and release.device not in self._is_pair
            if not held:
                self._is_pair.discard(release.device)
            if is_back:
                self.context.sound.play(Cue.UI_BACK)
                self.went_back()

    def point(self, point: Point) -> None:
        """Hold the lock itself."""
        self._points(True)
        item = self.focus.at(point.x, point.y)
        is_on_lock = item is not None and item.key == LOCK
        match point.kind:
            case PointKind.DOWN:
                self._is_touched = is_on_lock
            case PointKind.UP | PointKind.CANCELLED:
                self._is_touched = False
            case PointKind.DRAGGED:
                self._is_touched = self._is_touched and is_on_lock
            case _:
                pass
        super().point(point)

    def tapped(self, item: Item, point: Point) -> None:
        """Tap the lock, or the bar."""
        if self._is_tapped and item.key in (LOCK, BAR):
            self._tap(point.device, is_second=item.key == BAR)
        else:
            super().tapped(item, point)

    def lost(self, lost: DeviceLost) -> None:
        """Forget what a pad that is gone held."""
        self._held.pop(lost.device, None)
        super().lost(lost)

    # Passing time

    def update(self) -> Scene | None:
        """Count how long it is held."""
        is_held = self._is_touched or any(held >= PAIR for held in self._held.values())
        step = self._step
        self._ticks = self._ticks + 1 if is_held and not self._is_tapped else 0
        if self._step != step:
            self.changed()
        if self._ticks == HOLD_TICKS:
            self._open()
        return super().update()

    def _open(self) -> None:
        self.context.sound.play(Cue.UI_OK)
        self.next = self._opens()

    def left(self) -> None:
        """Lock again."""
        self._held.clear()
        self._is_pair.clear()
        self._is_touched, self._ticks, self._taps = False, 0, 0

    # Showing

    def compose(self) -> None:
        """Show the lock, what to hold or to tap, and how far that has come."""
        context, kit = self.context, self.context.kit
        height = round(HEIGHT * (1 + (kit.words.scale - 1) / 3))
        scroll = pygame.Rect(0, 0, WIDTH, height)
        scroll.center = context.size[0] // 2, round(context.size[1] * 0.47)
        self.show("scroll", kit.scroll(scroll.size), *scroll.topleft)
        title = _("Child lock").upper()
        wide = ribbon_width(kit.words, title, TITLE_SIZE, WIDTH // 2, WIDTH + 60)
        ribbon = pygame.Rect(0, scroll.top - RIBBON_HEIGHT // 3, wide, RIBBON_HEIGHT)
        ribbon.centerx = scroll.centerx
        self.show("ribbon", kit.ribbon(ribbon.size, title, TITLE_SIZE), *ribbon.topleft, 1)
        lock = pygame.Rect(scroll.left + 64, 0, SPAN, SPAN)
        lock.centery = (ribbon.bottom + scroll.bottom) // 2 - 4
        self.show(LOCK, kit.drawing("icon_lock", SPAN), *lock.topleft, 1)
        self.offer(LOCK, lock, is_preferred=True)
        box = pygame.Rect(lock.right + 30, ribbon.bottom + 6, 0, 0)
        box.size = (scroll.right - 64 - box.left, scroll.bottom - 34 - SLIDER_HEIGHT - box.top)
        style = kit.on_paper(TEXT_SIZE).style
        text = kit.paragraph(self._sentence(), style, box.size, "left")
        self.show("text", text, *box.topleft, 1)
        bar = pygame.Rect(box.left, box.bottom + 4, box.width, SLIDER_HEIGHT)
        self.show(BAR, kit.slider(bar.width, self._step, STEPS), *bar.topleft, 1)
        if self._is_tapped:
            self.offer(BAR, bar.inflate(0, AROUND_BAR), is_hidden_from_focus=True)
        self.foot((BACK, context.key(Button.BACK), _("back")))

    def _sentence(self) -> str:
        controls = self.context.controls
        device = controls.last_active_device
        first, second = (controls.label(each, device) for each in (Button.CONFIRM, Button.BACK))
        is_pointed = self._is_pointing or not first or not second
        if is_pointed and self._is_tapped:
            return _("Tap the lock and the bar in turn, three times each, to open it.")
        if self._is_tapped:
            return _(
                "Press {first} and {second} in turn, three times each, to open the lock.",
                first=first,
                second=second,
            )
        if is_pointed:
            return _("Hold the lock for three seconds to open it.")
        return _(
            "Hold {first} and {second} together for three seconds to open the lock.",
            first=first,
            second=second,
        )

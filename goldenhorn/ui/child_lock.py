"""A lock against small hands: opens when two buttons are held, or its picture is, for a while.

Who taps instead of holding opens it by the two in turn. Whoever can read what to hold is old
enough.
"""

from collections.abc import Callable
from typing import TypeVar

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.layout import column, padded, row
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press, Release
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from goldenhorn.ui.widgets.controls import slider
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import paragraph
from goldenhorn.ui.widgets.panels import sheet
from goldenhorn.ui.widgets.target import Target

Following = TypeVar("Following", bound=Scene | None)
HOLD_TICKS = 180
"""Three seconds."""
PAIR = frozenset((Button.CONFIRM, Button.BACK))
STEPS = 12
"""In so many steps the bar fills."""
TAPS = 2 * 3
"""Where people tap: each of the two three times, in turn."""
LOCK, BAR = "lock", "bar"
AROUND_BAR = 7
"""So much more of the bar, above and below, can be tapped."""
SPAN, WIDTH, GAP, TEXT_SIZE = 110, 560, 28, 26
"""How wide the lock is and what stands beside it, and how far they stand apart."""


def past_lock(
    context: AppContext, parent: Scene, way: Callable[[], Following]
) -> Following | Scene:
    """Where a way leads, or the lock before it where children play."""
    return ChildLock(context, parent, way) if context.settings.child_lock else way()


class ChildLock(Overlay):
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

    def build(self) -> Node:
        """Show the lock, what to hold or to tap, and how far that has come."""
        look = self.look
        lock = Target(look.drawing("icon_lock", SPAN), key=LOCK, width=SPAN, height=SPAN)
        text = paragraph(look, self._sentence(), look.on_paper(TEXT_SIZE), WIDTH)
        around = Target(key=BAR, is_shortcut=True) if self._is_tapped else Node()
        bar = padded(slider(look, WIDTH, self._step, STEPS), around, 0, AROUND_BAR)
        whole = sheet(look, _("Child lock"), row(lock, column(text, bar, gap=GAP), gap=GAP))
        return Node(whole, foot(look, [Hint(BACK, self.context.key(Button.BACK), _("back"))]))

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

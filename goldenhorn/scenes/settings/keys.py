"""The screen of keys and buttons: shows what presses what, and lets people choose another."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.layout import row, spacer
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import DEFAULT_BINDINGS, Bindings, Button, pad_button_name
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.input.input_events import Captured, DeviceLost, Point, PointKind, Press
from goldenhorn.input.key_names import KeyNames
from goldenhorn.input.rebinding import (
    NAMES,
    RebindingRefused,
    Rebound,
    name_of,
    what_became,
    why_refused,
    with_key,
    with_pad_button,
)
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.page import Page, PageButton
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE, Shortcut
from goldenhorn.ui.widgets.keys import Hint, key_cap
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.rows import Row, Size

AS_AT_FIRST = "as at first"
CAPTURE_TICKS = 300
"""Five seconds to press the key that one wants."""
HEAD = 46
"""The height of the line that names keyboard and gamepad."""
SIDE, NAME_WIDTH, KEYS_WIDTH, PAD_WIDTH, AIR = 18, 302, 408, 310, 12
"""The columns of a row, and the air between two."""
AFTER_SIGN = 8
CAP, BETWEEN_CAPS = 34, 8
"""The height of a key, and what lies between two."""


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """The row of a button; a button alone would equal the foot's entry of the same name."""

    button: Button


ROWS = tuple(ButtonRow(button) for button in NAMES)


class Remap(Page):
    """A scroll that lists all buttons; choosing one asks for the key that shall press it."""

    title = N_("Keys and buttons")

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self._before = context.settings.bindings
        self._key_names = KeyNames()
        self._waiting: Button | None = None
        self._asker: Device = KEYBOARD
        self._ticks = 0
        self._answer = ""
        """What came of the last choice; told until somebody moves on."""
        super().__init__(context, parent)

    @property
    def bindings(self) -> Bindings:
        """What presses what now."""
        return self.context.controls.bindings

    # What is shown

    def heading(self, width: float) -> Node:  # noqa: ARG002
        """Name the two columns, each by its device."""
        return in_columns(
            spacer(NAME_WIDTH),
            self._headed("device_keyboard", _("Keyboard"), KEYS_WIDTH),
            self._headed("device_gamepad", _("Gamepad"), PAD_WIDTH),
        )

    def _headed(self, drawing: str, text: str, width: float) -> Node:
        look = self.look
        sign = look.drawing(drawing, 1.2 * HEAD)
        room = width - sign.width - AFTER_SIGN
        return row(sign, label(look, text, look.on_paper(20), room, HEAD, "left"), gap=AFTER_SIGN)

    def rows(self) -> Sequence[Row]:
        """Return a row for each button."""
        return [self._row_of(each) for each in ROWS]

    def _row_of(self, key: ButtonRow) -> Row:
        look, button = self.look, key.button

        def fill(size: Size, _state: ButtonState) -> Node:
            high = size[1] - 4
            name = label(look, name_of(button), look.on_paper(23), NAME_WIDTH, high, "left", 3)
            if self._waiting is button:
                text = _("Press it now … {seconds}", seconds=-(-self._ticks // TICKS_PER_SECOND))
                room = KEYS_WIDTH + PAD_WIDTH
                return in_columns(name, label(look, text, look.on_paper(22), room, high, "left", 2))
            keys = self._caps(self._keys(button), KEYS_WIDTH, high)
            return in_columns(name, keys, self._caps(self._pad_buttons(button), PAD_WIDTH, high))

        return Row(key, fill, lambda event: self._ask(button, event.device))

    def _caps(self, caps: list[Key], width: float, high: float) -> Node:
        """Return as many keys as have room, the first in any case."""
        pieces = [key_cap(self.look, cap, min(CAP, high - 4)) for cap in caps]
        while len(pieces) > 1 and row(*pieces, gap=BETWEEN_CAPS).width > width:
            pieces.pop()
        return row(*pieces, gap=BETWEEN_CAPS, width=width)

    def button(self) -> PageButton:
        """Offer to give all their first meaning again."""
        is_enabled = self.bindings != DEFAULT_BINDINGS
        return PageButton(AS_AT_FIRST, _("Default"), "undo", self._reset, is_enabled)

    def hints(self) -> Sequence[Hint]:
        """Name the keys."""
        key = self.context.key
        return (
            Hint(CHOOSE, key(Button.CONFIRM), _("change")),
            Hint(BACK, key(Button.BACK), _("back")),
            Hint(Shortcut(AS_AT_FIRST), key(Button.DOMINIONS), _("default")),
        )

    def sentence(self) -> str:
        """Ask for a key, say what became of it, or explain."""
        if self._waiting is not None:
            return _("Press the key or button for: {action}.", action=name_of(self._waiting))
        if self._answer:
            return self._answer
        if self.focus.key == AS_AT_FIRST:
            return _("Gives every key and button its first meaning again.")
        return _("Choose one, then press the key or button that you want for it.")

    def _keys(self, button: Button) -> list[Key]:
        first = self.context.controls.label(button, KEYBOARD)
        names = [first, *(self._key_names.name(key) for key in self.bindings.keys[button][1:])]
        return [Key(name, "cap") for name in names if name]

    def _pad_buttons(self, button: Button) -> list[Key]:
        pads = self.bindings.pads[button]
        if not pads and button is Button.HINT:  # both together, see controls.py
            pads = (*self.bindings.pads[Button.PEEK][:1], *self.bindings.pads[Button.FAST][:1])
        return [Key(pad_button_name(pad, self._pad.family), "round") for pad in pads]

    @property
    def _pad(self) -> Device:
        """The pad whose letters are shown: the one that spoke, else any, else a usual one."""
        controls = self.context.controls
        pads = [device for device in controls.devices if device.kind == "gamepad"]
        if controls.last_active_device in pads:
            return controls.last_active_device
        return pads[0] if pads else Device("gamepad", 0)

    # Choosing

    def _ask(self, button: Button, asker: Device) -> None:
        if asker.kind == "touch":
            self._answer = _("A key or button must be chosen from the device it belongs to.")
            return
        self._waiting, self._asker, self._ticks = button, asker, CAPTURE_TICKS
        self._answer = ""
        self.context.controls.capture_next()

    def _stop_asking(self, answer: str) -> None:
        self.context.controls.capture_next(False)
        self._waiting, self._answer = None, answer
        self.changed()

    def captured(self, captured: Captured) -> None:
        """Bind what was pressed, or say why not; Back on another device means never mind."""
        button = self._waiting
        if button is None:
            return
        if captured.device != self._asker and self._meaning(captured) is Button.BACK:
            self.context.sound.play(Cue.UI_BACK)
            self._stop_asking(_("Nothing was changed."))
            return
        try:
            rebound = self._rebound(button, captured)
        except RebindingRefused as refused:
            self.context.sound.play(Cue.UI_BACK)
            self._stop_asking(why_refused(refused))
            return
        self.context.sound.play(Cue.UI_OK)
        self._store(rebound.bindings)
        self._stop_asking(what_became(button, rebound, self.context.controls, captured.device))

    def _meaning(self, captured: Captured) -> Button | None:
        if captured.pad_button is not None:
            return self.bindings.button_by_pad().get(captured.pad_button)
        return self.bindings.button_by_key().get(captured.key or 0)

    def _rebound(self, button: Button, captured: Captured) -> Rebound:
        if captured.pad_button is not None:
            return with_pad_button(self.bindings, button, captured.pad_button)
        return with_key(self.bindings, button, captured.key or 0)

    def _store(self, bindings: Bindings) -> None:
        kept = {} if bindings == DEFAULT_BINDINGS else bindings.to_json()
        self.context.change(replace(self.context.settings, bindings=kept))
        self.changed()

    def _reset(self) -> None:
        if self.bindings != DEFAULT_BINDINGS:
            self._store(DEFAULT_BINDINGS)
        self._answer = _("All keys and buttons are back to default.")

    # Hearing

    def press(self, press: Press) -> None:
        """Make all as at first by its own button too."""
        self._answer = ""
        if press.button is Button.DOMINIONS and not press.is_repeat:
            self.context.sound.play(Cue.UI_BACK)
            self._reset()
            self.changed()
        else:
            super().press(press)

    def point(self, point: Point) -> None:
        """Let a pointer call off what was asked, or go on as on every page."""
        if self._waiting is None:
            super().point(point)
        elif point.kind in (PointKind.DOWN, PointKind.RIGHT_CLICKED):
            self.context.sound.play(Cue.UI_BACK)
            self._stop_asking(_("Nothing was changed."))

    def tapped(self, item: Item, point: Point) -> None:
        """Forget the last answer, then do what a tap does."""
        self._answer = ""
        super().tapped(item, point)

    def update(self) -> Scene | None:
        """Count down while a key is asked for."""
        if self._waiting is not None:
            self._ticks -= 1
            if self._ticks % TICKS_PER_SECOND == 0:
                self.changed()
            if not self._ticks:
                self._stop_asking(_("Nothing was changed."))
        return super().update()

    def lost(self, lost: DeviceLost) -> None:
        """Ask no longer: the key may have been on that device."""
        if self._waiting is not None:
            self._stop_asking("")
        super().lost(lost)

    def left(self) -> None:
        """Ask no longer, and have the keys written if they are others."""
        self.context.controls.capture_next(False)
        if self.context.settings.bindings != self._before:
            self._before = self.context.settings.bindings
            self.context.save_settings()


def in_columns(*cells: Node) -> Node:
    """Put cells that are as wide as their columns side by side."""
    return row(spacer(SIDE - AIR), *cells, gap=AIR, y=2)

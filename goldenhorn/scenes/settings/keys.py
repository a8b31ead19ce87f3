"""The screen of keys and buttons: shows what presses what, and lets people choose another."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.graphics.surfaces.sprite import Image
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
from goldenhorn.ui.kit import Key
from goldenhorn.ui.list_layout import ListLayout
from goldenhorn.ui.painted_lists import Frame
from goldenhorn.ui.painted_rows_page import LIST_DEPTH, Plaque, RowsPage
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

AS_AT_FIRST, CHOOSE = "as at first", "choose"
CAPTURE_TICKS = 300
"""Five seconds to press the key that one wants."""
HEAD = 46
"""The height of the line that names keyboard and gamepad."""
LEAST_ROW = 52
TALLER_PER_SCALE = 22
CAP = 34
"""The height of a key."""
BETWEEN_CAPS = 8
SIDE = 18
LABEL_SHARE, KEYS_SHARE = 0.30, 0.40
"""How much of a row the name takes, and how much the keys; the pad's button has the rest."""


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """The row of a button; a button alone would equal the foot's entry of the same name."""

    button: Button


ROWS = tuple(ButtonRow(button) for button in NAMES)


class Remap(RowsPage):
    """A scroll that lists all buttons; choosing one asks for the key that shall press it."""

    order = (*ROWS, AS_AT_FIRST)

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self._before = context.settings.bindings
        self._key_names = KeyNames()
        self._waiting: Button | None = None
        self._asker: Device = KEYBOARD
        self._ticks = 0
        self._answer = ""
        """What came of the last choice; told until somebody moves on."""
        super().__init__(context, parent)
        self.focus.key = ROWS[0]

    @property
    def bindings(self) -> Bindings:
        """What presses what now."""
        return self.context.controls.bindings

    # What is shown

    def compose(self) -> None:
        """Show the rows that fit, the focused one among them."""
        plaque = Plaque(AS_AT_FIRST, _("As at first"), self.bindings != DEFAULT_BINDINGS)
        frame = self.show_frame(_("Keys and buttons"), self._sentence(), plaque)
        layout = self._layout_for(frame)
        places = self.place_rows(ROWS, layout)
        some_row = next(iter(places.values()))
        self._show_head(frame, some_row)
        for key, rect in places.items():
            assert isinstance(key, ButtonRow)
            self._show_row(key, rect)
            self.show((key, "rule"), self.lists.rule(rect.width - 16), rect.x + 8, rect.y - 1)
            self.offer(key, rect)
        self.show_rail()
        self.foot(
            (CHOOSE, self.context.key(Button.CONFIRM), _("change")),
            (BACK, self.context.key(Button.BACK), _("back")),
            (f"foot {AS_AT_FIRST}", self.context.key(Button.DOMINIONS), _("as at first")),
        )

    def _layout_for(self, frame: Frame) -> ListLayout:
        area = pygame.Rect(
            frame.area.x, frame.area.y + HEAD, frame.area.width, frame.area.height - HEAD
        )
        least = LEAST_ROW + round((self.context.kit.words.scale - 1) * TALLER_PER_SCALE)
        return ListLayout(area, len(ROWS), least)

    def _sentence(self) -> str:
        if self._waiting is not None:
            name = name_of(self._waiting)
            return _("Press the key or button that shall mean: {action}.", action=name)
        if self._answer:
            return self._answer
        if self.focus.key == AS_AT_FIRST:
            return _("Gives every key and button its first meaning again.")
        return _("Choose one, then press the key or button that you want for it.")

    def _show_head(self, frame: Frame, row: pygame.Rect) -> None:
        """Name the two columns, each by its device."""
        kit = self.context.kit
        _label, keys, pad = _thirds(row)
        for name, text, rect in (
            ("keyboard", _("Keyboard"), keys),
            ("gamepad", _("Gamepad"), pad),
        ):
            width = round(HEAD * 1.2)
            drawing = kit.drawing(f"device_{name}", width)
            y = frame.area.y + (HEAD - drawing.size[1]) / 2
            self.show(("head", name), drawing, rect.x, y, LIST_DEPTH)
            box = pygame.Rect(rect.x + width + 8, frame.area.y, rect.width - width - 8, HEAD)
            label = kit.label(text, kit.on_paper(20).style, box.size, "left")
            self.show(("head text", name), label, *box.topleft, LIST_DEPTH)

    def _show_row(self, row: ButtonRow, rect: pygame.Rect) -> None:
        kit, button = self.context.kit, row.button
        if self.focus.key == row:
            bar = rect.inflate(0, -4)
            self.show((button, "bar"), kit.focus_bar(bar.size), *bar.topleft, LIST_DEPTH - 1)
        label, keys, pad = _thirds(rect)
        text = kit.paragraph(name_of(button), kit.on_paper(23).style, label.size, "left")
        self.show((button, "label"), text, *label.topleft, LIST_DEPTH)
        if self._waiting is button:
            asked = pygame.Rect(keys.x, rect.y + 2, pad.right - keys.x, rect.height - 4)
            seconds = -(-self._ticks // TICKS_PER_SECOND)
            text = kit.paragraph(
                _("Press it now … {seconds}", seconds=seconds),
                kit.on_paper(22).style,
                asked.size,
                "left",
            )
            self.show((button, "asked"), text, *asked.topleft, LIST_DEPTH)
            return
        self._show_caps((button, "key"), self._keys(button), keys)
        self._show_caps((button, "pad"), self._pad_buttons(button), pad)

    def _keys(self, button: Button) -> list[Key]:
        keys = self.bindings.keys[button]
        first = self.context.controls.label(button, KEYBOARD)
        names = [first, *(self._key_names.name(key) for key in keys[1:])]
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

    def _show_caps(self, name: tuple[Hashable, str], caps: list[Key], place: pygame.Rect) -> None:
        """Show as many keys as have room, the first in any case."""
        x, height = place.x, min(CAP, place.height - 8)
        pieces: list[Image] = [self.context.kit.key_cap(cap, height) for cap in caps]
        for number, image in enumerate(pieces):
            if number and x + image.size[0] > place.right:
                return
            self.show((*name, number), image, x, place.centery - height / 2, LIST_DEPTH)
            x += image.size[0] + BETWEEN_CAPS

    # Choosing

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Ask for a key, or make all as at first."""
        if key in (AS_AT_FIRST, f"foot {AS_AT_FIRST}"):
            self._reset()
        elif press.device.kind == "touch":
            self._answer = _("A key or button must be chosen from the device it belongs to.")
        else:
            row = self.focus.key if key == CHOOSE else key
            if isinstance(row, ButtonRow):
                self._ask(row.button, press.device)

    def _ask(self, button: Button, asker: Device) -> None:
        self._waiting, self._asker, self._ticks = button, asker, CAPTURE_TICKS
        self._answer = ""
        self.context.controls.capture_next()
        self.changed()

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
        self._answer = _("All keys and buttons are as at first.")

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


def _thirds(row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Where name, keys and pad button of a row stand."""
    inner = row.inflate(-2 * SIDE, 0)
    name, keys = round(inner.width * LABEL_SHARE), round(inner.width * KEYS_SHARE)
    return (
        pygame.Rect(inner.x, inner.y + 2, name - 12, inner.height - 4),
        pygame.Rect(inner.x + name, inner.y, keys - 12, inner.height),
        pygame.Rect(inner.x + name + keys, inner.y, inner.width - name - keys, inner.height),
    )

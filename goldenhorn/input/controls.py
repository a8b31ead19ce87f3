"""The only reader of pygame's event queue: turns what people do into presses with a seat.

Once per tick of 1/60 s `Controls.poll` returns what was heard since; holds and repeats are counted
in polls, never by a clock. A pad's FAST (right shoulder) means HINT while its PEEK is held, unless
HINT has a pad button of its own.
"""

from collections.abc import Callable
from contextlib import suppress
from math import dist

import pygame

from goldenhorn.input.bindings import DEFAULT_BINDINGS, Bindings, Button, pad_button_name
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device, Pad, PadChange, Seating, open_pads
from goldenhorn.input.held_buttons import CHORD, Chords, HeldButtons, Source, is_time_to_repeat
from goldenhorn.input.input_events import (
    Captured,
    DeviceFound,
    DeviceLost,
    FocusGained,
    FocusLost,
    FramesToggled,
    FullscreenToggled,
    InputEvent,
    KeysRelabelled,
    Leave,
    Point,
    PointKind,
    Press,
    Quit,
    TexturesLost,
    Typed,
    WindowExposed,
    WindowResized,
)
from goldenhorn.input.key_names import KeyNames
from goldenhorn.input.pointers import Pointers

SYSTEM_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
TYPING_KEYS = frozenset(
    (
        *range(pygame.KSCAN_A, pygame.KSCAN_RETURN),
        *range(pygame.KSCAN_SPACE, pygame.KSCAN_CAPSLOCK),
        *range(pygame.KSCAN_KP_DIVIDE, pygame.KSCAN_KP_ENTER),
        *range(pygame.KSCAN_KP_1, pygame.KSCAN_NONUSBACKSLASH + 1),
    )
)
"""Keys that give a character on some layout; while somebody types they press nothing."""
BUTTONS_WHILE_TYPING = {
    pygame.KSCAN_RETURN: Button.CONFIRM,
    pygame.KSCAN_KP_ENTER: Button.CONFIRM,
    pygame.KSCAN_ESCAPE: Button.BACK,
}
"""However keys are bound, these end the typing."""
NUDGE = 24.0
"""How far, in logical pixels, somebody may knock against the mouse without meaning it."""
ERASE = "\b"
"""What Backspace types."""


class Controls(Seating):
    """All devices, and who sits at which."""

    def __init__(
        self,
        to_logical: Callable[[float, float], tuple[float, float]],
        bindings: Bindings = DEFAULT_BINDINGS,
        window_size: Callable[[], tuple[int, int]] = pygame.display.get_window_size,
    ) -> None:
        """Listen; fingers come as fractions of `window_size`, then both pass `to_logical`."""
        super().__init__()
        self.last_active_device: Device = KEYBOARD
        self.is_pointing = False
        """Whether who sits at keyboard and mouse has used the mouse last."""
        self._mouse_rested: tuple[float, float] | None = None
        """From where the mouse has moved since a key was pressed."""
        self._pointers = Pointers(to_logical, window_size, self._point)
        self._key_names = KeyNames()
        self._heard: list[InputEvent] = []
        self._pads: dict[int, Pad] = {}
        self._holds = HeldButtons(self._hear, self.seat_for)
        self._chords = Chords(self._hear)
        self._erasing: int | None = None
        self._is_capturing = False
        self._is_at_rest = False
        """Whether nothing has been held down since the last event."""
        self.is_typing = False
        self.bindings = bindings
        self._listeners: dict[int, Callable[[pygame.Event], None]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.KEYMAPCHANGED: lambda _: self._change_layout(),
            pygame.MOUSEMOTION: self._pointers.mouse,
            pygame.MOUSEBUTTONDOWN: self._pointers.mouse,
            pygame.MOUSEBUTTONUP: self._pointers.mouse,
            pygame.FINGERMOTION: self._pointers.finger,
            pygame.FINGERDOWN: self._pointers.finger,
            pygame.FINGERUP: self._pointers.finger,
            pygame.JOYDEVICEADDED: lambda _: self._find_pads(),
            pygame.JOYDEVICEREMOVED: self._lose_pad,
            pygame.JOYBUTTONDOWN: self._pad_event,
            pygame.JOYBUTTONUP: self._pad_event,
            pygame.JOYHATMOTION: self._pad_event,
            pygame.JOYAXISMOTION: self._pad_event,
            pygame.QUIT: lambda _: self._heard.append(Quit()),
            pygame.WINDOWFOCUSLOST: lambda _: self._lose_focus(),
            pygame.WINDOWFOCUSGAINED: lambda _: self._heard.append(FocusGained()),
            pygame.WINDOWSIZECHANGED: lambda _: self._heard.append(WindowResized()),
            pygame.RENDER_TARGETS_RESET: lambda _: self._heard.append(TexturesLost()),
            pygame.RENDER_DEVICE_RESET: lambda _: self._heard.append(TexturesLost()),
            pygame.WINDOWEXPOSED: lambda _: self._heard.append(WindowExposed()),
        }
        with suppress(pygame.error):  # where SDL has no joysticks, people play without
            pygame.joystick.init()
        self._find_pads()
        self.stop_typing()  # SDL begins with an open text field, and on some screens a keyboard

    @property
    def bindings(self) -> Bindings:
        """Which keys and pad buttons press what; what is held stays held when they change."""
        return self._bindings

    @bindings.setter
    def bindings(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._by_key = bindings.button_by_key()
        self._by_pad = bindings.button_by_pad()

    @property
    def speaker(self) -> tuple[Device, bool]:
        """The device that spoke last, and whether it pointed: by this, keys are named."""
        device = self.last_active_device
        return device, self.points(device)

    def points(self, device: Device) -> bool:
        """Whether a device is used by pointing now."""
        return device == TOUCH or (device == KEYBOARD and self.is_pointing)

    def poll(self) -> list[InputEvent]:
        """Hear everything since the last tick, in order; each call is one tick."""
        events = pygame.event.get()
        if not events and self._is_at_rest:
            return self._take_heard() if self._heard else []
        self._holds.pass_tick()
        self._pointers.pass_tick()
        for event in events:
            listener = self._listeners.get(event.type)
            if listener is not None:
                listener(event)
        self._count_holds()
        self._is_at_rest = self._is_quiet()
        return self._take_heard()

    def _is_quiet(self) -> bool:
        """Whether nothing is held down, so that a tick changes nothing."""
        if not self._holds.is_empty or self._erasing is not None or self._pointers.contacts:
            return False
        return not self._pads or not any(
            pad.pressed or self._chords.is_held(pad) for pad in self._pads.values()
        )

    def _hear(self, heard: InputEvent) -> None:
        self._heard.append(heard)

    def _take_heard(self) -> list[InputEvent]:
        heard, self._heard = self._heard, []
        return heard

    def start_typing(self) -> None:
        """Let keys with characters type text instead of pressing buttons."""
        self.is_typing = True
        if pygame.display.get_init():
            pygame.key.start_text_input()

    def stop_typing(self) -> None:
        """Let all keys press buttons again."""
        self.is_typing = False
        self._erasing = None
        if pygame.display.get_init():
            pygame.key.stop_text_input()

    def capture_next(self, is_wanted: bool = True) -> None:
        """Let the next key or pad button be Captured, for rebinding, instead of pressing."""
        self._is_capturing = is_wanted

    def _capture(self, captured: Captured) -> None:
        self._is_capturing = False
        self.last_active_device = captured.device
        self._heard.append(captured)

    def rumble(self, device: Device | None) -> None:
        """Let a pad tremble shortly; other devices cannot."""
        pad = self._pads.get(device.id) if device is not None else None
        if pad is not None:
            pad.rumble()

    def label(self, button: Button, device: Device) -> str:
        """What is printed on a device where a button lies; empty where it has none."""
        if device.kind == "keyboard":
            keys = self.bindings.keys[button]
            return self._key_names.name(keys[0]) if keys else ""
        if device.kind == "touch":
            return ""
        pads = self.bindings.pads[button]
        if pads:
            return pad_button_name(pads[0], device.family)
        if button is Button.HINT:
            both = (self.label(Button.PEEK, device), self.label(Button.FAST, device))
            return " + ".join(both) if all(both) else ""
        return ""

    # Buttons of any device

    def _press(self, device: Device, button: Button, source: Source) -> None:
        if not self._holds.is_down(device, button):
            self.last_active_device = device
            if device == KEYBOARD:
                self.is_pointing, self._mouse_rested = False, None
        self._holds.press(device, button, source)

    def _count_holds(self) -> None:
        self._holds.tell_repeats()
        self._pointers.tell_holds()
        for pad in self._pads.values():
            self._chords.pass_tick(pad)
        if self._erasing is not None:
            self._erasing += 1
            if is_time_to_repeat(self._erasing):
                self._heard.append(Typed(ERASE))

    # Keyboard

    def _key_down(self, event: pygame.Event) -> None:
        scancode, key = event.scancode, event.key
        self._key_names.learn(scancode, key)
        if event.mod & pygame.KMOD_ALT and scancode in (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER):
            self._heard.append(FullscreenToggled())
        elif event.mod & SYSTEM_MODIFIERS:
            # By its label; by its place only where the layout has no Latin letters.
            is_q = key == pygame.K_q or (scancode == pygame.KSCAN_Q and key > 0x7F)
            if event.mod & pygame.KMOD_CTRL and is_q:
                self._heard.append(Leave(KEYBOARD))
        elif scancode == pygame.KSCAN_F11:
            self._heard.append(FullscreenToggled())
        elif scancode == pygame.KSCAN_F3:
            self._heard.append(FramesToggled())
        elif self._is_capturing:
            self._capture(Captured(KEYBOARD, key=scancode))
        elif self.is_typing and scancode == pygame.KSCAN_BACKSPACE:
            self._erasing = -1  # this tick is not counted
            self._heard.append(Typed(ERASE))
        elif button := self._button_of(scancode):
            self._press(KEYBOARD, button, ("key", scancode))

    def _button_of(self, scancode: int) -> Button | None:
        if self.is_typing and scancode in BUTTONS_WHILE_TYPING:
            return BUTTONS_WHILE_TYPING[scancode]
        if self.is_typing and scancode in TYPING_KEYS:
            return None
        return self._by_key.get(scancode)

    def _key_up(self, event: pygame.Event) -> None:
        if event.scancode == pygame.KSCAN_BACKSPACE:
            self._erasing = None
        self._holds.release(KEYBOARD, ("key", event.scancode))

    def _text(self, event: pygame.Event) -> None:
        text = "".join(character for character in event.text if character.isprintable())
        if self.is_typing and text:
            self.last_active_device = KEYBOARD
            self._heard.append(Typed(text))

    def _change_layout(self) -> None:
        """Read the keyboard's layout anew; tell if a key that we name is called otherwise now."""
        before = [self.label(button, KEYBOARD) for button in Button]
        self._key_names.forget()
        if [self.label(button, KEYBOARD) for button in Button] != before:
            self._heard.append(KeysRelabelled())

    def _lose_focus(self) -> None:
        # Pads play on, see window.prepare_environment.
        self._holds.release(KEYBOARD, None)
        self._erasing = None
        self._pointers.cancel()
        self._heard.append(FocusLost())

    def _point(self, device: Device, kind: PointKind, place: tuple[float, float]) -> None:
        if kind in (PointKind.DOWN, PointKind.RIGHT_CLICKED):
            self.last_active_device = device
            self.is_pointing = self.is_pointing or device == KEYBOARD
        elif kind is PointKind.MOVED and self.last_active_device == device == KEYBOARD:
            self._mouse_rested = self._mouse_rested or place
            self.is_pointing = self.is_pointing or dist(place, self._mouse_rested) > NUDGE
        point = Point(device, kind, *place, self.seat_for(device))
        last = self._heard[-1] if self._heard else None
        # A quick mouse moves many times a tick; only where it came to matters.
        is_way = kind in (PointKind.MOVED, PointKind.DRAGGED)
        if is_way and isinstance(last, Point) and (last.device, last.kind) == (device, kind):
            self._heard.pop()
        self._heard.append(point)

    # Gamepads

    def _find_pads(self) -> None:
        waiting = {device.number for seat in self.lost_seats() if (device := self.device_of(seat))}
        for pad in open_pads(self._pads, waiting):
            self._pads[pad.device.id] = pad
            self.attach(pad.device)
            self._heard.append(DeviceFound(pad.device))

    def _lose_pad(self, event: pygame.Event) -> None:
        pad = self._pads.pop(event.instance_id, None)
        if pad is not None:
            # What it pressed in this very tick comes too late: nobody can sit down at it any more.
            self._heard = [
                each
                for each in self._heard
                if not (isinstance(each, Press) and each.device == pad.device)
            ]
            self._holds.release(pad.device, None)
            self.detach(pad.device)
            self._chords.forget(pad)
            self._heard.append(DeviceLost(pad.device, self.seats_of(pad.device)))
        self._find_pads()  # SDL may drop the news of one pad when another goes at the same time

    def _pad_event(self, event: pygame.Event) -> None:
        pad = self._pads.get(event.instance_id)
        if pad is None:
            return
        for change in pad.read(event):
            self._pad_change(pad, change)

    def _pad_change(self, pad: Pad, change: PadChange) -> None:
        device, source = pad.device, (change.part, change.pad_button.value)
        if not change.is_down:
            self._holds.release(device, source)
            return
        if self._is_capturing:
            if not change.part.startswith("stick"):  # a stick is not bound to anything
                self._capture(Captured(device, pad_button=change.pad_button))
            return
        button = self._by_pad.get(change.pad_button)
        if button is None or (change.pad_button in CHORD and pad.pressed >= CHORD):
            return  # the second of Start and Select means only that somebody wants to leave
        if button is Button.FAST and not self.bindings.pads[Button.HINT]:
            button = Button.HINT if self._holds.is_down(device, Button.PEEK) else button
        self._press(device, button, source)

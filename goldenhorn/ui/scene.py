"""The Scene protocol: press and point, update to the next scene, draw; and who makes haste."""

from collections.abc import Callable, Sequence

import pygame

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.text import Written
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import (
    Captured,
    DeviceFound,
    DeviceLost,
    InputEvent,
    Point,
    Press,
    Release,
    Typed,
)
from goldenhorn.ui.app_context import AppContext

NOTICE_ROOM = (0.8, 0.5, 0.97)
"""How much of the screen a notice may take, across and down, and how far down it ends."""


class Scene:
    """One screen; everything it does depends on what it hears and on ticks, never on a clock."""

    is_unwatched = False
    """Whether it is shown because nobody is there, so that the screen may sleep."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._revision = context.revision

    # What people do; a scene overrides what it cares for.

    def press(self, press: Press) -> None:
        """Hear a button go down."""

    def release(self, release: Release) -> None:
        """Hear a button go up."""

    def point(self, point: Point) -> None:
        """Hear what the mouse or a finger does."""

    def typed(self, typed: Typed) -> None:
        """Hear typed text."""

    def captured(self, captured: Captured) -> None:
        """Hear the key that somebody wants to bind."""

    def found(self, found: DeviceFound) -> None:
        """Hear that a pad was plugged in."""

    def lost(self, lost: DeviceLost) -> None:
        """Hear that a pad is gone."""

    def hear(self, heard: InputEvent) -> None:
        """Pass on what was heard to the one who cares for it."""
        match heard:
            case Press():
                self.press(heard)
            case Release():
                self.release(heard)
            case Point():
                self.point(heard)
            case Typed():
                self.typed(heard)
            case Captured():
                self.captured(heard)
            case DeviceFound():
                self.found(heard)
            case DeviceLost():
                self.lost(heard)
            case _:
                pass  # the app has seen to it

    def update(self) -> "Scene | None":
        """Pass one tick and return the scene of the next one, usually itself; None ends the app."""
        self.keep_up()
        return self

    def keep_up(self) -> None:
        """Build the picture anew if the context has changed since it was built."""
        if self._revision != self.context.revision:
            self._revision = self.context.revision
            self.lay_out()

    def lay_out(self) -> None:
        """Build the picture anew, for other words, another size or other materials."""

    @property
    def notice_room(self) -> pygame.Rect:
        """Where a sentence that people should read once may stand, at its foot."""
        width, height = self.context.size
        wide, high, foot = NOTICE_ROOM
        room = pygame.Rect(0, 0, round(width * wide), round(height * high))
        room.midbottom = width // 2, round(height * foot)
        return room

    def refresh(self) -> None:
        """Bring the picture up to date with what the scene knows, without passing time."""

    @property
    def preload(self) -> Sequence[Drawable | Callable[[], object]]:
        """What is made on the way to this scene: what it draws, or functions that make images."""
        return ()

    def left(self) -> None:
        """Tidy up when the scene is replaced by another, or the game ends."""

    def bring_up_to_date(self) -> None:
        """Have everything as it is now, ready to be drawn."""
        self.keep_up()
        self.refresh()

    @property
    def has_changed(self) -> bool:
        """Whether it must be drawn again."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; changes nothing else."""

    def texts(self) -> list[Written]:
        """Return all that is written, with the boxes it belongs in, from back to front."""
        return []


class FastForward:
    """The devices that ask for more speed."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._devices: set[Device] = set()

    @property
    def is_on(self) -> bool:
        """Whether anybody asks for it."""
        return bool(self._devices)

    def press(self, device: Device) -> None:
        """Begin until a device lets go, or where people tap until it taps again."""
        if self._context.settings.holding == "toggle":
            self._devices ^= {device}
        else:
            self._devices.add(device)

    def release(self, device: Device) -> None:
        """Hear that a device lets go."""
        if self._context.settings.holding == "hold":
            self._devices.discard(device)

    def forget(self, device: Device) -> None:
        """Wait no longer for a device that is gone."""
        self._devices.discard(device)

    def stop(self) -> None:
        """Forget who asked for it."""
        self._devices.clear()

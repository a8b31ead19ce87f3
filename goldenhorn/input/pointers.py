"""Mouse and fingers: where they point, press, rest and drag.

Rests are counted in ticks, never by a clock. Places are told in logical coordinates.
"""

from collections.abc import Callable
from math import hypot

import pygame

from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import PointKind

LONG_HOLD_TICKS = 30
"""Ticks after which a resting pointer is held."""
SLIP = 12.0
"""How far, in logical pixels, a pointer may slip before its press becomes a drag."""
MOUSE_AS_TOUCH = -1
"""SDL's touch id of fingers that are a mouse in truth."""

Place = tuple[float, float]
Tell = Callable[[Device, PointKind, Place], None]


class _Contact:
    """A mouse button or finger that is down."""

    def __init__(self, finger: int, place: Place) -> None:
        self.finger = finger
        self.start = self.place = place
        self.ticks = 0
        self.is_drag = False


class Pointers:
    """All that points, one contact a device at a time."""

    def __init__(
        self,
        to_logical: Callable[[float, float], Place],
        window_size: Callable[[], tuple[int, int]],
        tell: Tell,
    ) -> None:
        """Fingers come as fractions of `window_size`; all places pass `to_logical`."""
        self._to_logical = to_logical
        self._window_size = window_size
        self._tell = tell
        self.contacts: dict[Device, _Contact] = {}
        """What is down, at most one of each device."""

    def pass_tick(self) -> None:
        """Count how long pointers have rested."""
        for contact in self.contacts.values():
            contact.ticks += 1

    def tell_holds(self) -> None:
        """Tell of those that have just rested long enough."""
        for device, contact in self.contacts.items():
            if contact.ticks == LONG_HOLD_TICKS and not contact.is_drag:
                self._tell(device, PointKind.HELD, contact.place)

    def cancel(self) -> None:
        """Forget all contacts, because nothing was meant by them."""
        for device, contact in self.contacts.items():
            self._tell(device, PointKind.CANCELLED, contact.place)
        self.contacts.clear()

    def mouse(self, event: pygame.Event) -> None:
        """Read one mouse event."""
        if getattr(event, "touch", False):  # a finger that SDL shows as a mouse all the same
            return
        place = self._to_logical(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._moved(KEYBOARD, 0, place)
        elif event.button == pygame.BUTTON_LEFT:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._down(KEYBOARD, 0, place)
            else:
                self._up(KEYBOARD, 0, place)
        elif event.button == pygame.BUTTON_RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
            self._tell(KEYBOARD, PointKind.RIGHT_CLICKED, place)

    def finger(self, event: pygame.Event) -> None:
        """Read one touch event."""
        if event.touch_id == MOUSE_AS_TOUCH:
            return
        width, height = self._window_size()
        place = self._to_logical(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            self._down(TOUCH, event.finger_id, place)
        elif event.type == pygame.FINGERUP:
            self._up(TOUCH, event.finger_id, place)
        elif TOUCH in self.contacts:  # a finger has no place before it is down
            self._moved(TOUCH, event.finger_id, place)

    def _down(self, device: Device, finger: int, place: Place) -> None:
        if device not in self.contacts:  # one finger at a time
            self.contacts[device] = _Contact(finger, place)
            self._tell(device, PointKind.DOWN, place)

    def _moved(self, device: Device, finger: int, place: Place) -> None:
        contact = self.contacts.get(device)
        if contact is None:
            self._tell(device, PointKind.MOVED, place)
        elif contact.finger == finger:
            contact.place = place
            way = hypot(place[0] - contact.start[0], place[1] - contact.start[1])
            contact.is_drag = contact.is_drag or way > SLIP
            if contact.is_drag:
                self._tell(device, PointKind.DRAGGED, place)

    def _up(self, device: Device, finger: int, place: Place) -> None:
        contact = self.contacts.get(device)
        if contact is not None and contact.finger == finger:
            del self.contacts[device]
            self._tell(device, PointKind.UP, place)

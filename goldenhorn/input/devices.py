"""What people hold in their hands, and whose seat it is.

A seat belongs to a device, never to a place in a list: four identical pads have the same name and
GUID, and only SDL's instance id tells them apart. A pad that was unplugged and comes back has a new
id and is a stranger; its old seat waits until somebody takes it over.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import pygame

from goldenhorn.input.bindings import PadButton

Kind = Literal["keyboard", "touch", "gamepad"]
Family = Literal["xbox", "playstation", "nintendo"]

STICK_PRESSED = 0.6
"""How far a stick must go to press; a worn stick rests up to a third away from its middle."""

STICK_RELEASED = 0.4
"""How far it must come back to let go, so that a trembling thumb does not press twice."""

RUMBLE = (0.2, 0.6, 140)
"""The low and the high motor's strength, and milliseconds."""

FEWEST_BUTTONS = 2
"""Some mice, keyboards and sensors pass for joysticks; a pad has at least two buttons."""


@dataclass(frozen=True, slots=True)
class Device:
    """One thing that people press; the id is unique for the life of the process."""

    kind: Kind
    id: int
    number: int = 0
    """Gamepads are counted from 1 in the order they appeared."""
    family: Family = "xbox"
    """Whose letters are printed on it."""

    @property
    def letter(self) -> str:
        """The letter people know a gamepad by; empty for other devices.

        >>> Device("gamepad", 17, 2).letter
        'B'
        """
        if not self.number:
            return ""
        return chr(ord("A") + self.number - 1) if self.number <= 26 else str(self.number)


# SDL counts pads from 0 upwards, so these ids never meet one.
KEYBOARD = Device("keyboard", -1)
"""Keyboard and mouse are one device: one person sits at both."""
TOUCH = Device("touch", -2)
MISSING = Device("gamepad", -3)
"""Stands for a pad of an earlier day, which is not plugged in; never attached."""


@dataclass(frozen=True, slots=True)
class PadLayout:
    """Where the buttons and sticks of one pad lie among its numbered inputs."""

    buttons: Mapping[int, PadButton]
    sticks: tuple[tuple[int, int], ...]
    """The axes (across, down) of each stick that moves the focus."""


_MAPPED = {
    "a": PadButton.SOUTH,
    "b": PadButton.EAST,
    "x": PadButton.WEST,
    "y": PadButton.NORTH,
    "back": PadButton.SELECT,
    "guide": PadButton.GUIDE,
    "start": PadButton.START,
    "leftstick": PadButton.LEFT_STICK,
    "rightstick": PadButton.RIGHT_STICK,
    "leftshoulder": PadButton.LEFT_SHOULDER,
    "rightshoulder": PadButton.RIGHT_SHOULDER,
    "dpup": PadButton.UP,
    "dpdown": PadButton.DOWN,
    "dpleft": PadButton.LEFT,
    "dpright": PadButton.RIGHT,
}
_USUAL_ORDER = ("a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start")


def layout_from_mapping(mapping: Mapping[str, str]) -> PadLayout:
    """Read a pad's entry in SDL's database, as in {"a": "b1", "leftx": "a0"}."""
    buttons = {
        int(mapping[word][1:]): pad_button
        for word, pad_button in _MAPPED.items()
        if mapping.get(word, "").startswith("b")
    }
    sticks = []
    # Old pads report their cross as an axis, with a sign: {"dpleft": "-a0", "dpup": "-a1"}.
    for across, down in (("leftx", "lefty"), ("dpleft", "dpup")):
        axes = [mapping.get(word, "").lstrip("+-").rstrip("~") for word in (across, down)]
        if all(axis.startswith("a") for axis in axes):
            sticks.append((int(axes[0][1:]), int(axes[1][1:])))
    return PadLayout(buttons, tuple(dict.fromkeys(sticks)))


def guessed_layout(button_count: int) -> PadLayout:
    """Guess for a pad SDL does not know: many buttons come in SDL's order, few in the usual one."""
    if button_count > max(PadButton):
        return PadLayout({pad_button.value: pad_button for pad_button in PadButton}, ((0, 1),))
    buttons = {index: _MAPPED[word] for index, word in enumerate(_USUAL_ORDER)}
    return PadLayout(buttons, ((0, 1),))


def stick_direction(across: float, down: float, current: PadButton | None) -> PadButton | None:
    """Read one direction from a stick, which stays until the stick has clearly left it.

    >>> stick_direction(0.5, 0.0, None), stick_direction(0.5, 0.0, PadButton.RIGHT).name
    (None, 'RIGHT')
    """
    reach = {
        PadButton.LEFT: -across,
        PadButton.RIGHT: across,
        PadButton.UP: -down,
        PadButton.DOWN: down,
    }
    furthest = max(reach, key=lambda direction: reach[direction])
    if current is not None and reach[current] > STICK_RELEASED:
        leaves = reach[furthest] > reach[current] + (STICK_PRESSED - STICK_RELEASED)
        return furthest if leaves else current
    return furthest if reach[furthest] > STICK_PRESSED else None


@dataclass(frozen=True, slots=True)
class PadChange:
    """A button of a pad went down or up, by its own switch, a hat or a stick."""

    pad_button: PadButton
    part: str
    is_down: bool


class Pad:
    """One gamepad that is plugged in."""

    def __init__(self, joystick: pygame.joystick.JoystickType, number: int) -> None:
        self._joystick = joystick  # pygame closes a pad that nobody holds
        self.device = Device(
            "gamepad", joystick.get_instance_id(), number, family_of(joystick.get_name())
        )
        self.layout = _layout_of(joystick)
        self.pressed: set[PadButton] = set()
        """The buttons that are down by their own switch."""
        self._axes: dict[int, float] = {}
        self._directions: dict[tuple[int, int], PadButton | None] = {}

    def rumble(self) -> None:
        """Tremble shortly, where the pad can: felt by who holds it, seen by nobody."""
        with suppress(pygame.error, AttributeError):
            self._joystick.rumble(*RUMBLE)

    def read(self, event: pygame.Event) -> list[PadChange]:
        """Read one joystick event of this pad."""
        if event.type == pygame.JOYAXISMOTION:
            return self._read_axis(event.axis, event.value)
        if event.type == pygame.JOYHATMOTION:
            return self._read_hat(f"hat {event.hat}", *event.value)
        pad_button = self.layout.buttons.get(event.button)
        if pad_button is None:
            return []
        is_down = event.type == pygame.JOYBUTTONDOWN
        self.pressed = self.pressed | {pad_button} if is_down else self.pressed - {pad_button}
        return [PadChange(pad_button, "button", is_down)]

    def _read_hat(self, part: str, across: int, up: int) -> list[PadChange]:
        changes = [
            PadChange(PadButton.LEFT, part, across < 0),
            PadChange(PadButton.RIGHT, part, across > 0),
            PadChange(PadButton.UP, part, up > 0),
            PadChange(PadButton.DOWN, part, up < 0),
        ]
        return sorted(changes, key=lambda change: change.is_down)  # let go before pressing

    def _read_axis(self, axis: int, value: float) -> list[PadChange]:
        changes = []
        self._axes[axis] = value
        for stick in self.layout.sticks:
            across, down = (self._axes.get(each, 0.0) for each in stick)
            before = self._directions.get(stick)
            after = stick_direction(across, down, before)
            self._directions[stick] = after
            if before is not after:
                part = f"stick {stick[0]}"
                changes += [PadChange(before, part, False)] if before is not None else []
                changes += [PadChange(after, part, True)] if after is not None else []
        return changes


def family_of(name: str) -> Family:
    """Guess from a pad's name whose letters are printed on it."""
    words = name.lower()
    if any(word in words for word in ("nintendo", "switch", "joy-con", "snes")):
        return "nintendo"
    if any(word in words for word in ("playstation", "sony", "ps3", "ps4", "ps5", "dualsense")):
        return "playstation"
    return "xbox"


def _layout_of(joystick: pygame.joystick.JoystickType) -> PadLayout:
    try:
        # Not public yet in pygame-ce 2.5.8, but the only way to SDL's database of pads.
        from pygame._sdl2 import controller

        controller.init()
        return layout_from_mapping(controller.Controller.from_joystick(joystick).get_mapping())
    except (ImportError, AttributeError, ValueError, pygame.error):
        return guessed_layout(joystick.get_numbuttons())


def open_pads(known: Mapping[int, Pad], taken_numbers: set[int]) -> list[Pad]:
    """Open all pads that are plugged in and not yet known; numbers of others are not used again."""
    # The index in JOYDEVICEADDED is stale as soon as another pad goes, so all are looked at.
    found: list[Pad] = []
    if not pygame.joystick.get_init():
        return found
    taken = {pad.device.number for pad in known.values()} | taken_numbers
    for index in range(pygame.joystick.get_count()):
        try:
            joystick = pygame.joystick.Joystick(index)
            if joystick.get_instance_id() in known or joystick.get_numbuttons() < FEWEST_BUTTONS:
                continue
            number = next(n for n in range(1, len(taken) + 2) if n not in taken)
            found.append(Pad(joystick, number))
        except pygame.error:  # it went while we looked
            continue
        taken.add(number)
    return found


class Seating:
    """Who sits where: every seat has at most one device, a device may have several seats."""

    def __init__(self) -> None:
        self._devices: dict[int, Device] = {}
        self._attached: dict[int, Device] = {KEYBOARD.id: KEYBOARD, TOUCH.id: TOUCH}
        self._turn: int | None = None

    @property
    def devices(self) -> tuple[Device, ...]:
        """All devices that can be used now."""
        return tuple(self._attached.values())

    def attach(self, device: Device) -> None:
        """Let a device be used from now on."""
        self._attached[device.id] = device

    def detach(self, device: Device) -> None:
        """Let a device be gone; its seats stay reserved."""
        self._attached.pop(device.id, None)

    def is_attached(self, device: Device) -> bool:
        """Tell whether a device can be used now."""
        return device.id in self._attached

    def bind(self, seat: int, device: Device) -> None:
        """Give a seat to a device, whoever had it before."""
        if not self.is_attached(device):
            raise ValueError("This device is not plugged in.")
        self._devices[seat] = device

    def miss(self, seat: int) -> None:
        """Let a seat wait for a device, because the pad it was played on is not there."""
        self._devices[seat] = MISSING

    def unbind(self, seat: int) -> None:
        """Make a seat free."""
        self._devices.pop(seat, None)

    def unbind_all(self) -> None:
        """Make every seat free."""
        self._devices.clear()

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats of a device, lost or not, in the order of the table."""
        return tuple(sorted(seat for seat, owner in self._devices.items() if owner == device))

    def device_of(self, seat: int) -> Device | None:
        """The device of a seat; a lost pad stays its device until somebody takes over."""
        return self._devices.get(seat)

    def turn_of(self, seat: int | None) -> None:
        """Say which seat is to move: a device with several seats then speaks for that one."""
        self._turn = seat

    def seat_for(self, device: Device) -> int | None:
        """The seat a device speaks for now."""
        seats = self.seats_of(device)
        if self._turn in seats:
            return self._turn
        return seats[0] if seats else None

    def lost_seats(self) -> tuple[int, ...]:
        """The seats whose pad is gone and which wait for another device."""
        return tuple(
            sorted(seat for seat, owner in self._devices.items() if not self.is_attached(owner))
        )

    def take_over(self, seat: int, device: Device) -> None:
        """Give a lost seat to another device."""
        if seat not in self.lost_seats():
            raise ValueError("This seat has not lost its device.")
        self.bind(seat, device)

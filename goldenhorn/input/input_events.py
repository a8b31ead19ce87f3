"""Everything that can be heard from people and their devices."""

from dataclasses import dataclass
from enum import StrEnum

from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import Device


class PointKind(StrEnum):
    """What a pointer did."""

    MOVED = "moved"
    DOWN = "down"
    DRAGGED = "dragged"
    HELD = "held"
    UP = "up"
    RIGHT_CLICKED = "right clicked"
    CANCELLED = "cancelled"
    """It was down when the window lost the focus; nothing was meant by it."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button went down, or repeats while it is down."""

    device: Device
    button: Button
    seat: int | None
    is_repeat: bool = False


@dataclass(frozen=True, slots=True)
class Release:
    """A button went up again; the seat is the one that pressed it."""

    device: Device
    button: Button
    seat: int | None


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse or a finger did something at a place in logical coordinates."""

    device: Device
    kind: PointKind
    x: float
    y: float
    seat: int | None


@dataclass(frozen=True, slots=True)
class Typed:
    """Somebody typed text, or ERASE."""

    text: str


@dataclass(frozen=True, slots=True)
class Captured:
    """The key (by scancode) or pad button that somebody chose for a binding."""

    device: Device
    key: int | None = None
    pad_button: PadButton | None = None


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was closed or the system wants us gone."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Ctrl+Q, or Start and Select held for two seconds."""

    device: Device


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """Our window is in front again."""


@dataclass(frozen=True, slots=True)
class WindowResized:
    """The window has another size."""


@dataclass(frozen=True, slots=True)
class TexturesLost:
    """The machine has lost what pictures were made of."""


@dataclass(frozen=True, slots=True)
class WindowExposed:
    """The window's picture may be gone and must be shown again."""


@dataclass(frozen=True, slots=True)
class FullscreenToggled:
    """F11 or Alt+Enter."""


@dataclass(frozen=True, slots=True)
class FramesToggled:
    """F3, or both sticks held down for a second: show how long frames take, or no longer."""


@dataclass(frozen=True, slots=True)
class KeysRelabelled:
    """The keyboard has another layout now, so keys are called otherwise."""


@dataclass(frozen=True, slots=True)
class DeviceFound:
    """A pad was plugged in."""

    device: Device


@dataclass(frozen=True, slots=True)
class DeviceLost:
    """A pad is gone; its seats stay reserved."""

    device: Device
    seats: tuple[int, ...]


InputEvent = (
    Press
    | Release
    | Point
    | Typed
    | Captured
    | Quit
    | Leave
    | FocusLost
    | FocusGained
    | WindowResized
    | WindowExposed
    | TexturesLost
    | FullscreenToggled
    | FramesToggled
    | KeysRelabelled
    | DeviceFound
    | DeviceLost
)

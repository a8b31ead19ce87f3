"""The states of a button, and keys to be pictured."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, get_args

Arrows = Literal["arrows_across", "arrows_down", "arrow_left", "arrow_right"]
Cross = Literal["dpad_across", "dpad_down", "dpad_left", "dpad_right"]
Pointing = Literal["mouse", "mouse_right", "touch"]
Shape = Literal["round", "cap"] | Arrows | Cross | Pointing


class ButtonState(Enum):
    """How a button stands: each has its own material, letters and height."""

    REST = auto()
    FOCUSED = auto()
    PRESSED = auto()
    DISABLED = auto()

    @property
    def is_metal(self) -> bool:
        """Tell whether the brass plate is screwed on."""
        return self in (ButtonState.FOCUSED, ButtonState.PRESSED)

    @property
    def lowered(self) -> int:
        """By how many pixels it is pushed in."""
        return 3 if self is ButtonState.PRESSED else 0


@dataclass(frozen=True, slots=True)
class Key:
    """A button of some device, as a picture names it."""

    label: str
    """A letter or a short word; arrows, crosses, mouse and touch need none."""
    shape: Shape = "round"

    @property
    def is_pointer(self) -> bool:
        """Whether it is no key at all but a mouse or a finger."""
        return self.shape in get_args(Pointing)

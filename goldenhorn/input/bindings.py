"""What buttons mean, and which keys and pad buttons press them.

Keys are bound by scancode, that is by their place on the keyboard, so that WASD is a cross on every
layout. D is a part of it, so dominions lie on C (conquer), which is C on QWERTY, QWERTZ and AZERTY
alike. Pad buttons are named by their position, never by a maker's letter.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import Any, Self, TypeVar

import pygame

from goldenhorn.common.language import N_, _
from goldenhorn.input.key_names import LAST_SCANCODE, PRINTED


class Button(StrEnum):
    """What a press means, whatever it was pressed on."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    PIRATES = "pirates"
    DOMINIONS = "dominions"
    PEEK = "peek"
    HINT = "hint"
    FAST = "fast"
    LOG = "log"
    PAUSE = "pause"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"


class PadButton(IntEnum):
    """The buttons of a gamepad by position, numbered as SDL numbers those of pads it knows."""

    SOUTH = 0
    EAST = 1
    WEST = 2
    NORTH = 3
    SELECT = 4
    GUIDE = 5
    START = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LEFT_SHOULDER = 9
    RIGHT_SHOULDER = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14


DIRECTIONS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
NUMBERS = (Button.ONE, Button.TWO, Button.THREE, Button.FOUR, Button.FIVE, Button.SIX)
ESSENTIAL = (*DIRECTIONS, Button.CONFIRM, Button.BACK)
"""Without these nobody would find the way back to the settings."""

RESERVED_KEYS = frozenset(
    (
        *(pygame.KSCAN_F3, pygame.KSCAN_F11, pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL),
        *(pygame.KSCAN_LALT, pygame.KSCAN_RALT, pygame.KSCAN_LGUI, pygame.KSCAN_RGUI),
    )
)
"""F11 toggles fullscreen; the others turn a key into something for the system."""

_Input = TypeVar("_Input", bound=int)


class AlreadyBound(ValueError):
    """A key or pad button that means something else already; the message is one sentence."""

    def __init__(self, thing: str, button: Button) -> None:
        super().__init__(f"This {thing} already means {button.value}.")
        self.button = button


@dataclass(frozen=True, slots=True)
class Bindings:
    """Which scancodes and pad buttons press which button."""

    keys: Mapping[Button, tuple[int, ...]]
    pads: Mapping[Button, tuple[PadButton, ...]]

    def rebound(
        self,
        button: Button,
        *,
        keys: Iterable[int] | None = None,
        pads: Iterable[PadButton] | None = None,
    ) -> Self:
        """Give a button other keys or other pad buttons; raises ValueError with one sentence."""
        changed = self
        if keys is not None:
            changed = replace(changed, keys={**self.keys, button: tuple(keys)})
            _check(changed.keys, button, "key")
            if any(scancode in RESERVED_KEYS for scancode in changed.keys[button]):
                raise ValueError("This key is kept for the window and the system.")
            if not all(0 < scancode <= LAST_SCANCODE for scancode in changed.keys[button]):
                raise ValueError("There is no such key.")
        if pads is not None:
            changed = replace(changed, pads={**self.pads, button: tuple(pads)})
            _check(changed.pads, button, "pad button")
        return changed

    def button_by_key(self) -> dict[int, Button]:
        """Look buttons up by scancode."""
        return {key: button for button, keys in self.keys.items() for key in keys}

    def button_by_pad(self) -> dict[PadButton, Button]:
        """Look buttons up by pad button."""
        return {pad: button for button, pads in self.pads.items() for pad in pads}

    def to_json(self) -> dict[str, Any]:
        """Write the bindings as plain lists under plain names.

        >>> DEFAULT_BINDINGS.to_json()["pads"]["confirm"]
        ['south']
        """
        return {
            "keys": {button.value: list(self.keys[button]) for button in Button},
            "pads": {button.value: [_pad_word(p) for p in self.pads[button]] for button in Button},
        }

    @classmethod
    def from_json(cls, given: object) -> Self:
        """Read what `to_json` wrote; anything else raises ValueError with one sentence."""
        if not isinstance(given, dict) or set(given) != {"keys", "pads"}:
            raise ValueError("Bindings must be an object with keys and pads.")
        read = cls(
            _read_table(given["keys"], "keys", _read_scancode),
            _read_table(given["pads"], "pads", _read_pad_button),
        )
        for button in Button:
            read.rebound(button, keys=read.keys[button], pads=read.pads[button])
        return read


def _check(table: Mapping[Button, tuple[int, ...]], button: Button, thing: str) -> None:
    """Refuse what would take the only way to press something, or press two things at once."""
    chosen = table[button]
    if button in ESSENTIAL and not chosen:
        raise ValueError(f"There must be a {thing} for {button.value}.")
    if len(set(chosen)) < len(chosen):
        raise ValueError(f"The same {thing} is named twice for {button.value}.")
    for other, others in table.items():
        if other is not button and set(others) & set(chosen):
            raise AlreadyBound(thing, other)


def _read_table(
    given: object, name: str, read: Callable[[object], _Input]
) -> dict[Button, tuple[_Input, ...]]:
    if not isinstance(given, dict) or set(given) != {button.value for button in Button}:
        raise ValueError(f"The {name} must name every button once, and nothing else.")
    table = {}
    for button in Button:
        entries = given[button.value]
        if not isinstance(entries, list):
            raise ValueError(f"The {name} for {button.value} must be a list.")
        table[button] = tuple(read(entry) for entry in entries)
    return table


def _read_scancode(given: object) -> int:
    if not isinstance(given, int) or isinstance(given, bool):
        raise ValueError("A key must be given by its scancode, a whole number.")
    return given


def _read_pad_button(given: object) -> PadButton:
    for pad_button in PadButton:
        if given == _pad_word(pad_button):
            return pad_button
    raise ValueError("A pad button must be given by its position, as in south.")


def _pad_word(pad_button: PadButton) -> str:
    return pad_button.name.lower().replace("_", " ")


FACES = {
    "xbox": ("A", "B", "X", "Y"),
    "playstation": (N_("Cross"), N_("Circle"), N_("Square"), N_("Triangle")),
    "nintendo": ("B", "A", "Y", "X"),
}
"""What is printed on the south, east, west and north buttons of each family of pads."""
SIDES = {
    "xbox": ("LS", "RS", "LB", "RB"),
    "playstation": ("L3", "R3", "L1", "R1"),
    "nintendo": ("LS", "RS", "L", "R"),
}
"""The same for both sticks, which can be pressed, and both shoulders."""


def pad_button_name(pad_button: PadButton, family: str) -> str:
    """Name a pad button as its maker prints it.

    >>> pad_button_name(PadButton.SOUTH, "nintendo"), pad_button_name(PadButton.START, "xbox")
    ('B', 'Start')
    >>> pad_button_name(PadButton.LEFT_SHOULDER, "xbox")
    'LB'
    """
    if pad_button <= PadButton.NORTH:
        return _(FACES[family][pad_button])
    if PadButton.LEFT_STICK <= pad_button <= PadButton.RIGHT_SHOULDER:
        return SIDES[family][pad_button - PadButton.LEFT_STICK]
    word = _pad_word(pad_button).capitalize()
    return _(word) if word in PRINTED else word


DEFAULT_BINDINGS = Bindings(
    keys={
        Button.UP: (pygame.KSCAN_UP, pygame.KSCAN_W),
        Button.DOWN: (pygame.KSCAN_DOWN, pygame.KSCAN_S),
        Button.LEFT: (pygame.KSCAN_LEFT, pygame.KSCAN_A),
        Button.RIGHT: (pygame.KSCAN_RIGHT, pygame.KSCAN_D),
        Button.CONFIRM: (pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_KP_ENTER),
        Button.BACK: (pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE),
        Button.PIRATES: (pygame.KSCAN_P,),
        Button.DOMINIONS: (pygame.KSCAN_C,),
        Button.PEEK: (pygame.KSCAN_Q,),
        Button.HINT: (pygame.KSCAN_H,),
        Button.FAST: (pygame.KSCAN_F,),
        Button.LOG: (pygame.KSCAN_TAB,),
        Button.PAUSE: (pygame.KSCAN_F10,),
        Button.ONE: (pygame.KSCAN_1, pygame.KSCAN_KP_1),
        Button.TWO: (pygame.KSCAN_2, pygame.KSCAN_KP_2),
        Button.THREE: (pygame.KSCAN_3, pygame.KSCAN_KP_3),
        Button.FOUR: (pygame.KSCAN_4, pygame.KSCAN_KP_4),
        Button.FIVE: (pygame.KSCAN_5, pygame.KSCAN_KP_5),
        Button.SIX: (pygame.KSCAN_6, pygame.KSCAN_KP_6),
    },
    pads={
        Button.UP: (PadButton.UP,),
        Button.DOWN: (PadButton.DOWN,),
        Button.LEFT: (PadButton.LEFT,),
        Button.RIGHT: (PadButton.RIGHT,),
        Button.CONFIRM: (PadButton.SOUTH,),
        Button.BACK: (PadButton.EAST,),
        Button.PIRATES: (PadButton.NORTH,),
        Button.DOMINIONS: (PadButton.WEST,),
        Button.PEEK: (PadButton.LEFT_SHOULDER,),
        Button.HINT: (),  # FAST while PEEK is held, see controls.py
        Button.FAST: (PadButton.RIGHT_SHOULDER,),
        Button.LOG: (PadButton.SELECT,),
        Button.PAUSE: (PadButton.START,),
        **dict.fromkeys(NUMBERS, ()),
    },
)

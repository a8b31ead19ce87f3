"""What is printed on keys, in the language of now."""

import re

import pygame

from goldenhorn.common.language import N_, _

LAST_SCANCODE = 511
KEY_WITHOUT_CHARACTER = 1 << 30
"""SDL makes the key of a place that gives no character by adding this to the scancode."""
KEYPAD = "Keypad "
FUNCTION_KEY = re.compile(r"F\d+")
PRINTED = {
    "Return": N_("Enter"),
    "Enter": N_("Enter"),
    "Escape": N_("Esc"),
    "Backspace": N_("Bksp"),
    "Delete": N_("Del"),
    "Insert": N_("Ins"),
    "PageUp": N_("PgUp"),
    "PageDown": N_("PgDn"),
    "Home": N_("Home"),
    "End": N_("End"),
    "Left Shift": N_("Shift"),
    "Right Shift": N_("Shift"),
    "Left Ctrl": N_("Ctrl"),
    "Right Ctrl": N_("Ctrl"),
    "Space": N_("Space"),
    "Up": N_("Up"),
    "Down": N_("Down"),
    "Left": N_("Left"),
    "Right": N_("Right"),
    "Tab": N_("Tab"),
    "CapsLock": N_("Caps"),
    "Numlock": N_("NumLk"),
    "ScrollLock": N_("ScrLk"),
    "PrintScreen": N_("PrtSc"),
    "SysReq": N_("SysRq"),
    "Pause": N_("Pause"),
    "Left Alt": N_("Alt"),
    "Right Alt": N_("AltGr"),
    "Left GUI": N_("Win"),
    "Right GUI": N_("Win"),
    "ModeSwitch": N_("AltGr"),
    "Application": N_("Menu"),
    "Menu": N_("Menu"),
    "Help": N_("Help"),
    "Mute": N_("Mute"),
    "AudioMute": N_("Mute"),
    "VolumeUp": N_("Louder"),
    "VolumeDown": N_("Quieter"),
    "AudioPlay": N_("Play"),
    "AudioStop": N_("Halt"),
    "AudioNext": N_("Next"),
    "AudioPrev": N_("Previous"),
}
"""What stands on keys that SDL calls by a word: shorter, and in the language of now."""


class KeyNames:
    """The labels that the present layout prints on the keys."""

    def __init__(self) -> None:
        self._keys: dict[int, int] = {}
        self._is_layout_read = False

    def learn(self, scancode: int, key: int) -> None:
        """Remember what a pressed key said about itself."""
        if key:
            self._keys[scancode] = key

    def forget(self) -> None:
        """Begin anew, because the layout was changed."""
        self._keys.clear()
        self._is_layout_read = False

    def name(self, scancode: int) -> str:
        """Name the key at a place, by the layout where it is known, else as on an American one."""
        if not self._is_layout_read:
            self._read_layout()
        key = self._keys.get(scancode, scancode | KEY_WITHOUT_CHARACTER)
        name = pygame.key.name(key, use_compat=False)
        if len(name.upper()) == 1:
            return name.upper()  # SDL does so for a to z only
        if name.startswith(KEYPAD):
            label = _label(name.removeprefix(KEYPAD))
            return _("Num {key}", key=label) if label else _("Key {number}", number=scancode)
        return _label(name) or _("Key {number}", number=scancode)

    def _read_layout(self) -> None:
        # pygame tells the place of a key but not the key at a place, and only through the tuple of
        # pressed keys; filled with places instead, that tuple is the table wanted, backwards.
        self._is_layout_read = True
        place_of = pygame.key.ScancodeWrapper(tuple(range(LAST_SCANCODE + 1)))  # type: ignore[arg-type]
        for key in range(0x0600):  # Latin, Greek and Cyrillic
            scancode = int(place_of[key])
            if scancode:
                self._keys.setdefault(scancode, key)


def _label(name: str) -> str:
    """Return what is printed on a key of SDL's name; nothing if that is a word of English only."""
    if name in PRINTED:
        return _(PRINTED[name])
    is_sign = len(name) == 1 or not any(character.isalpha() for character in name)
    return name if is_sign or FUNCTION_KEY.fullmatch(name) else ""

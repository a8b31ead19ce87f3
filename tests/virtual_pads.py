"""Gamepads that exist only inside SDL, so that tests can plug, press and unplug them."""

import ctypes
from functools import cache
from pathlib import Path

import pygame

from goldenhorn.input.bindings import PadButton

GAMECONTROLLER = 1
AXES, BUTTONS = 6, 15


@cache
def sdl() -> ctypes.CDLL | None:
    """The very SDL that pygame has loaded, or None where it cannot be found."""
    packages = Path(pygame.__file__).parent.parent
    places = (
        *packages.glob("pygame_ce.libs/libSDL2-2*"),  # Linux
        *packages.glob("pygame/.dylibs/libSDL2-2*"),  # macOS
        *packages.glob("pygame/SDL2.dll"),  # Windows
    )
    for place in places:
        library = ctypes.CDLL(str(place))
        if not hasattr(library, "SDL_JoystickAttachVirtual"):
            continue
        library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        library.SDL_JoystickOpen.restype = ctypes.c_void_p
        library.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        pad, number = ctypes.c_void_p, ctypes.c_int
        library.SDL_JoystickSetVirtualButton.argtypes = [pad, number, ctypes.c_uint8]
        library.SDL_JoystickSetVirtualHat.argtypes = [pad, number, ctypes.c_uint8]
        library.SDL_JoystickSetVirtualAxis.argtypes = [pad, number, ctypes.c_int16]
        return library
    return None


def pad_count() -> int:
    """How many pads SDL knows now, real ones included."""
    library = sdl()
    return int(library.SDL_NumJoysticks()) if library is not None else 0


class VirtualPad:
    """One pad; all of them have the same name and GUID. What it does is heard at the next poll."""

    def __init__(self, hats: int = 0, buttons: int = BUTTONS) -> None:
        library = sdl()
        assert library is not None
        self._sdl = library
        index = library.SDL_JoystickAttachVirtual(GAMECONTROLLER, AXES, buttons, hats)
        assert index >= 0, "SDL gives no virtual pad"
        self.instance_id = int(library.SDL_JoystickGetDeviceInstanceID(index))
        # Held open here too, so that it can be pressed before anybody listens.
        self._pad = library.SDL_JoystickOpen(index)
        self.is_attached = True

    def detach(self) -> None:
        """Pull the plug."""
        if not self.is_attached:
            return
        self.is_attached = False
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance_id:
                assert self._sdl.SDL_JoystickDetachVirtual(index) == 0
                break
        self._sdl.SDL_JoystickClose(self._pad)

    def press(self, *buttons: PadButton) -> None:
        """Push buttons down."""
        for button in buttons:
            assert self._sdl.SDL_JoystickSetVirtualButton(self._pad, button, 1) == 0

    def release(self, *buttons: PadButton) -> None:
        """Let buttons go."""
        for button in buttons:
            assert self._sdl.SDL_JoystickSetVirtualButton(self._pad, button, 0) == 0

    def tilt(self, across: float, down: float) -> None:
        """Move the left stick, from -1 to 1 each way."""
        for axis, value in enumerate((across, down)):
            assert self._sdl.SDL_JoystickSetVirtualAxis(self._pad, axis, int(value * 32767)) == 0

    def hat(self, across: int, up: int) -> None:
        """Push the cross of an old pad."""
        bits = (1 if up > 0 else 4 if up < 0 else 0) | (2 if across > 0 else 8 if across < 0 else 0)
        assert self._sdl.SDL_JoystickSetVirtualHat(self._pad, 0, bits) == 0

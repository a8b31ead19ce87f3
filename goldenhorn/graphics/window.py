"""The window: opens it, with the canvas that draws in it, and follows its size."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from goldenhorn.common.language import _
from goldenhorn.common.launch_options import Overrides
from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.canvas import Canvas, NoRenderer
from goldenhorn.storage.settings import Settings
from goldenhorn.system.memory import give_back

Size = tuple[int, int]

NARROW_BELOW = 1000
"""In a window narrower than this, letters that nobody chose to be otherwise are larger."""
SMALLEST_WINDOW: Size = (320, 200)
LARGEST_WINDOW: Size = (7680, 4320)
DESKTOP_MARGIN = (20, 80)
"""What a desktop needs beside a window for its own bars."""
USUAL_FRAME = 1000 / 60
OVERSCAN = 0.95
"""The share of the picture that a television which cuts off its edges still shows."""


class NoDisplay(Exception):
    """No window can be opened; the message is one plain sentence."""


def prepare_environment() -> None:
    """Say how SDL is to behave; must come before anything opens, and leaves alone what is set."""
    variables = {
        "SDL_RENDER_SCALE_QUALITY": "linear",
        # Where a driver is named, nothing would be drawn in one go otherwise.
        "SDL_RENDER_BATCHING": "1",
        "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
        # Fingers and the mouse are two devices, and neither passes for the other.
        "SDL_TOUCH_MOUSE_EVENTS": "0",
        "SDL_MOUSE_TOUCH_EVENTS": "0",
        # Nintendo's A lies where others have B; we go by position.
        "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
        # On a couch nobody has a mouse at hand to click a window to the front.
        "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
    }
    if _is_raspberry_pi():
        variables["SDL_RENDER_DRIVER"] = "opengles2"
    if os.environ.get("WAYLAND_DISPLAY"):
        variables["SDL_VIDEODRIVER"] = "wayland,x11"
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        variables["SDL_RENDER_DRIVER"] = "software"
    for name, value in variables.items():
        os.environ.setdefault(name, value)


def _is_raspberry_pi() -> bool:
    try:
        return b"Raspberry Pi" in Path("/proc/device-tree/model").read_bytes()
    except OSError:
        return False


class Window:
    """One window, full screen or not, with the canvas that scenes draw on."""

    def __init__(
        self,
        *,
        is_fullscreen: bool,
        size: Size | None = None,
        overscan: bool = False,
        canvas: Callable[[pygame.Window], Canvas] = Canvas,
    ) -> None:
        """Open the window; `size` is the one it has while it is not full screen."""
        self.is_fullscreen = is_fullscreen
        with suppress(pygame.error):
            pygame.display.init()
        # Where SDL finds no screen it would play to an invisible one.
        is_asked_for = "SDL_VIDEODRIVER" in os.environ or "SDL_VIDEO_DRIVER" in os.environ
        if not pygame.display.get_init() or (
            pygame.display.get_driver() == "offscreen" and not is_asked_for
        ):
            raise NoDisplay(_("There is no screen to show the game on."))
        try:
            # Hidden, as making the renderer may make the window anew.
            self._window = pygame.Window(
                "Golden Horn",
                size or _fitting_the_desktop(),
                hidden=True,
                resizable=True,
                allow_high_dpi=True,
            )
            if is_fullscreen:
                self._window.set_fullscreen(desktop=True)
            self.canvas = canvas(self._window)
            """What scenes draw on, in logical pixels."""
        except (pygame.error, NoRenderer) as problem:
            raise NoDisplay(
                _("No window could be opened: {reason}.", reason=str(problem).rstrip("."))
            ) from None
        self._window.minimum_size = SMALLEST_WINDOW
        self._window.show()
        self._let_overscan(overscan)
        pygame.mouse.set_visible(True)
        self.let_sleep(False)

    def close(self) -> None:
        """Close it, once nothing is shown any more."""
        self.canvas.close()
        self._window.destroy()

    @property
    def is_narrow(self) -> bool:
        """Whether the picture is shown so small that letters should be larger."""
        return self._window.size[0] < NARROW_BELOW

    def change(self, *, is_fullscreen: bool, overscan: bool, is_coarse: bool = False) -> None:
        """Fill the screen or no longer, leave the edges free or not, and draw finely or not."""
        if is_fullscreen != self.is_fullscreen:
            self.is_fullscreen = is_fullscreen
            if is_fullscreen:
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
            self.canvas.fit()
        if self.canvas.is_coarse != is_coarse:
            self.canvas.is_coarse = is_coarse
            self.canvas.fit()
        self._let_overscan(overscan)

    def _let_overscan(self, overscan: bool) -> None:
        share = OVERSCAN if overscan else 1.0
        if self.canvas.share != share:
            self.canvas.share = share
            self.canvas.fit()

    def resize(self, size: Size) -> None:
        """Have another size."""
        self._window.size = size
        self.resized()

    def resized(self) -> None:
        """Follow a window that was drawn to another size, or moved to another screen."""
        self.canvas.fit()
        give_back()  # all that was painted for the size before

    @property
    def frame_milliseconds(self) -> float:
        """How long the screen shows a picture; sixty times a second where it does not say."""
        rate = max(pygame.display.get_desktop_refresh_rates(), default=0)
        return 1000 / rate if rate > 0 else USUAL_FRAME

    def let_sleep(self, may_sleep: bool) -> None:
        """Say whether the system may darken the screen."""
        pygame.display.set_allow_screensaver(may_sleep)

    def to_logical(self, x: float, y: float) -> tuple[float, float]:
        """Say where on the canvas a place of the window lies, as the mouse reports it."""
        return self.canvas.logical(x, y)

    def finger_area(self) -> Size:
        """The measures of the window that a finger's fractions are fractions of."""
        return self._window.size


def wants_fullscreen(settings: Settings, overrides: Overrides) -> bool:
    """Whether the window is to fill the screen: whoever asks for a size asks for a window."""
    if overrides.is_fullscreen is None:
        return settings.fullscreen and overrides.size is None
    return overrides.is_fullscreen


def open_window(settings: Settings, overrides: Overrides) -> Window:
    """Open the window as people have set it, or as the command line wants it for this once."""
    return Window(
        is_fullscreen=wants_fullscreen(settings, overrides),
        size=overrides.size,
        overscan=settings.overscan,
    )


def _fitting_the_desktop() -> Size:
    """The size of a window: smaller than the picture on a desktop that has no room for it."""
    sizes = pygame.display.get_desktop_sizes() or [LARGEST_WINDOW]
    room = sizes[0][0] - DESKTOP_MARGIN[0], sizes[0][1] - DESKTOP_MARGIN[1]
    scale = min(1.0, room[0] / FULL_SIZE[0], room[1] / FULL_SIZE[1])
    return max(1, round(FULL_SIZE[0] * scale)), max(1, round(FULL_SIZE[1] * scale))


def read_size(text: str) -> Size:
    """Read a window's size from words like 1920x1080; anything else raises ValueError."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isascii() and width.isdecimal()) or not (
        height.isascii() and height.isdecimal() and len(text) <= 11
    ):
        raise ValueError(_("A size is written like 1280x720."))
    size = int(width), int(height)
    for given, least, most in zip(size, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True):
        if not least <= given <= most:
            raise ValueError(_("A window is from 320x200 to 7680x4320 pixels large."))
    return size

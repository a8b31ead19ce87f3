"""The window: opens it, gives scenes a canvas of a fixed logical size, and shows that canvas.

SDL's renderer scales the canvas to any window; where there is no fast renderer the canvas is shown
plainly and scaled by hand only if the window has another size.
"""

import os
import warnings
from contextlib import suppress
from pathlib import Path

import pygame

from goldenhorn.common.language import _
from goldenhorn.common.launch_options import Overrides
from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.storage.settings import Settings

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
        # By this name, which is not SDL's own, pygame asks whether scales may be uneven.
        "SDL_HINT_RENDER_SCALE_QUALITY": "1",
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
    for name, value in variables.items():
        os.environ.setdefault(name, value)


def _is_raspberry_pi() -> bool:
    try:
        return b"Raspberry Pi" in Path("/proc/device-tree/model").read_bytes()
    except OSError:
        return False


class Window:
    """One window, full screen or not."""

    def __init__(self, *, is_fullscreen: bool, size: Size | None = None, overscan: bool = False):
        """Open the window; `size` is the one it has while it is not full screen."""
        self.is_fullscreen = is_fullscreen
        self._wanted_size = size
        self._overscan = overscan
        self._is_plain = False
        self._is_scaled_by_hand = False
        with suppress(pygame.error):
            pygame.display.init()
        # Where SDL finds no screen it would play to an invisible one.
        is_asked_for = "SDL_VIDEODRIVER" in os.environ or "SDL_VIDEO_DRIVER" in os.environ
        if not pygame.display.get_init() or (
            pygame.display.get_driver() == "offscreen" and not is_asked_for
        ):
            raise NoDisplay(_("There is no screen to show the game on."))
        pygame.display.set_caption("Golden Horn")
        self._open()
        self.let_sleep(False)

    def _open(self) -> None:
        if self._wanted_size is None and not self.is_fullscreen:
            self._wanted_size = _fitting_the_desktop()
        border = self._border()
        whole = (FULL_SIZE[0] + 2 * border[0], FULL_SIZE[1] + 2 * border[1])
        try:
            self._display = self._opened(whole)
        except pygame.error as problem:
            raise NoDisplay(
                _("No window could be opened: {reason}.", reason=str(problem).rstrip("."))
            ) from None
        self._picture = (
            pygame.Surface(whole).convert() if self._is_scaled_by_hand else self._display
        )
        self.canvas = self._picture.subsurface(pygame.Rect(border, FULL_SIZE))
        """What scenes draw on, in logical pixels."""
        self._origin = border
        pygame.mouse.set_visible(True)

    def _opened(self, whole: Size) -> pygame.Surface:
        flags = pygame.FULLSCREEN if self.is_fullscreen else pygame.RESIZABLE
        if not self._is_plain and not self._is_small_window(whole):
            with warnings.catch_warnings(record=True) as warned:
                warnings.simplefilter("always")
                try:
                    display = pygame.display.set_mode(whole, pygame.SCALED | flags, vsync=1)
                except pygame.error:  # vsync refused, or no renderer at all
                    self._is_plain = True
                else:
                    self._is_plain = any("renderer" in str(each.message) for each in warned)
            if not self._is_plain:
                if not self.is_fullscreen and self._wanted_size:
                    _resize_window(self._wanted_size)
                self._is_scaled_by_hand = False
                return display
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        plain_size = whole if self.is_fullscreen else self._wanted_size or whole
        display = pygame.display.set_mode(plain_size, flags)
        self._is_scaled_by_hand = display.get_size() != whole
        return display

    def _is_small_window(self, whole: Size) -> bool:
        """Whether the window is smaller than the picture: SDL only ever enlarges in a window."""
        wanted = self._wanted_size
        if self.is_fullscreen or wanted is None:
            return False
        return wanted[0] < whole[0] or wanted[1] < whole[1]

    @property
    def is_narrow(self) -> bool:
        """Whether the picture is shown so small that letters should be larger."""
        if self.is_fullscreen:
            sizes = pygame.display.get_desktop_sizes()
            return bool(sizes) and sizes[0][0] < NARROW_BELOW
        return self._wanted_size is not None and self._wanted_size[0] < NARROW_BELOW

    def _border(self) -> Size:
        """The dark edge that a television with overscan cuts off, in logical pixels."""
        if not self._overscan:
            return 0, 0
        width, height = FULL_SIZE
        return round(width * (1 / OVERSCAN - 1) / 2), round(height * (1 / OVERSCAN - 1) / 2)

    def change(self, *, is_fullscreen: bool, overscan: bool) -> None:
        """Open the window anew if it must be otherwise; the canvas is then another one."""
        if (is_fullscreen, overscan) != (self.is_fullscreen, self._overscan):
            if not self.is_fullscreen:
                self._wanted_size = pygame.display.get_window_size()
            self.is_fullscreen, self._overscan = is_fullscreen, overscan
            self._open()

    def resized(self, size: Size) -> None:
        """Follow a window that was drawn to another size."""
        if self._is_scaled_by_hand and not self.is_fullscreen and size != self._wanted_size:
            self._wanted_size = size
            self._open()

    @property
    def frame_milliseconds(self) -> float:
        """How long the screen shows a picture; sixty times a second where it does not say."""
        rate = pygame.display.get_current_refresh_rate()
        return 1000 / rate if rate > 0 else USUAL_FRAME

    def let_sleep(self, may_sleep: bool) -> None:
        """Say whether the system may darken the screen."""
        pygame.display.set_allow_screensaver(may_sleep)

    def show(self) -> None:
        """Show the canvas as it is now."""
        if self._is_scaled_by_hand:
            x, y, width, height = self._letter_box()
            scaled = pygame.transform.smoothscale(self._picture, (width, height))
            self._display.blit(scaled, (x, y))
        pygame.display.flip()

    def to_logical(self, x: float, y: float) -> tuple[float, float]:
        """Say where on the canvas a place of the window lies, as the mouse reports it."""
        if self._is_scaled_by_hand:
            left, top, width, height = self._letter_box()
            whole_width, whole_height = self._picture.get_size()
            x, y = (x - left) * whole_width / width, (y - top) * whole_height / height
        return x - self._origin[0], y - self._origin[1]

    def finger_area(self) -> Size:
        """The pixels that a finger's fractions are fractions of."""
        # SDL maps fingers and mouse alike to the picture that it scales.
        return self._display.get_size()

    def _letter_box(self) -> tuple[int, int, int, int]:
        """Where the picture lies in a window of another shape: x, y, width, height."""
        window, picture = self._display.get_size(), self._picture.get_size()
        scale = min(window[0] / picture[0], window[1] / picture[1])
        width, height = max(1, round(picture[0] * scale)), max(1, round(picture[1] * scale))
        return (window[0] - width) // 2, (window[1] - height) // 2, width, height


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


def _fitting_the_desktop() -> Size | None:
    """The size of a window for a desktop that has no room for the whole picture; None: as it is."""
    sizes = pygame.display.get_desktop_sizes()
    if not sizes:
        return None
    room = sizes[0][0] - DESKTOP_MARGIN[0], sizes[0][1] - DESKTOP_MARGIN[1]
    scale = min(room[0] / FULL_SIZE[0], room[1] / FULL_SIZE[1])
    if scale >= 1:
        return None
    return max(1, round(FULL_SIZE[0] * scale)), max(1, round(FULL_SIZE[1] * scale))


def _resize_window(size: Size) -> None:
    # pygame-ce 2.5.8 has no other way to size a scaled window than this one, which it deprecates.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        with suppress(pygame.error, AttributeError):
            window = pygame.Window.from_display_module()
            window.size = size
            window.position = pygame.WINDOWPOS_CENTERED


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

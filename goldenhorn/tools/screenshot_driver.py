"""Drives the game without a clock and without a screen, and takes pictures of what it shows.

What happens is told as what people press, through the same scenes as in the game. Whoever wants to
do something else than taking pictures derives from the driver.
"""

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pygame

from goldenhorn.app.frame_meter import FrameMeter
from goldenhorn.app.loop import App
from goldenhorn.app.navigation import Navigation
from goldenhorn.common import language
from goldenhorn.common.launch_options import Overrides
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.graphics.window import Size, Window, prepare_environment
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.input.input_events import DeviceLost, InputEvent, Point, PointKind, Press
from goldenhorn.session.coach import TIPS
from goldenhorn.session.game import Game
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition

PADS = (Device("gamepad", 101, 1), Device("gamepad", 102, 2), Device("gamepad", 103, 3))
"""Pads that nobody holds: enough to fill a lobby."""
AnyScene = TypeVar("AnyScene", bound=Scene)
LOOKS_PER_SECOND = 4 * 60
"""How often a clock is looked at that measures 60 frames."""


class NoPicture(Exception):
    """A picture cannot be written; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """Where the pictures go, and how they are to be."""

    folder: Path
    language: str = "en"
    text_size: int = 100
    size: Size = (1280, 720)


class ScreenshotDriver:
    """An app without a clock, in which scenarios are shown and pictures taken."""

    canvas_type: Callable[[pygame.Window], Canvas] = RecordingCanvas
    video_driver = "dummy"

    def __init__(self, options: PictureOptions) -> None:
        os.environ["SDL_VIDEODRIVER"] = self.video_driver
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # whoever ends the command means the command
        prepare_environment()
        language.use(options.language)
        overrides = Overrides(language=options.language, is_fullscreen=False, size=options.size)
        tips = tuple(tip.name for tip in TIPS)  # nothing is to stand before what is shown
        self._settings = Settings(text_size=options.text_size, fullscreen=False, tips=tips)
        # Only what is looked at is painted.
        window = Window(is_fullscreen=False, size=options.size, canvas=self.canvas_type)
        self.context = AppContext(self._settings, None, overrides, window)
        self.navigation = self._new_navigation()
        self._options = options
        self._app = App(self.context, self.navigation.title())
        self.names: list[str] = []
        """What the pictures are called that were taken of a scenario."""
        self.screens: set[str] = set()
        """The classes of the scenes that are on them."""
        self.taken: list[Path] = []
        self.begin_anew()

    def _new_navigation(self) -> Navigation:
        return Navigation(
            self.context,
            today=lambda: "2026-11-16",
            draw_seed=lambda: 7,
            switch_off=lambda: lambda: None,  # a machine that takes its time
        )

    def begin_anew(self) -> None:
        """Forget whatever was set, plugged in or written, so that no picture depends on others."""
        context, controls = self.context, self.context.controls
        context.change(self._settings)
        context.notices.clear()
        context.is_silent = True  # nobody wants a picture of what this machine lacks
        controls.unbind_all()
        for pad in PADS:
            controls.attach(pad)
        controls.last_active_device, controls.is_pointing = KEYBOARD, False
        self.navigation.close()
        self.navigation = self._new_navigation()

    def set(self, **values: Any) -> None:
        """Set something, as on the settings screen."""
        self.context.change(replace(self.context.settings, **values))

    @contextmanager
    def keeping(self) -> Iterator[Path]:
        """Keep games in a folder meanwhile."""
        context = self.context
        with TemporaryDirectory() as name:
            self.navigation.close()
            context.folder = Path(name) / "goldenhorn"  # some pictures name it
            context.folder.mkdir()
            self.navigation = self._new_navigation()
            try:
                yield context.folder
            finally:
                self.navigation.close()
                context.folder = None
                self.navigation = self._new_navigation()

    @property
    def scene(self) -> Scene:
        """What is on the screen."""
        assert self._app.scene is not None
        return self._app.scene

    def dealt(self, game: Game) -> Game:
        """Return a game as it is to be shown: here as it was dealt."""
        return game

    def show(self, make: Callable[[], AnyScene]) -> AnyScene:
        """Open a screen, without any transition, and return it."""
        scene = make()
        self._app = App(self.context, scene)
        self.wait(1)
        return scene

    def measure(self) -> None:
        """Show how long frames take, by a clock that goes on by itself."""
        looks = itertools.count()
        self._app.meter = FrameMeter(self.context, lambda: next(looks) / LOOKS_PER_SECOND)

    def wait(self, ticks: int) -> None:
        """Pass time."""
        for _tick in range(ticks):
            self._app.tick()
            self._app.frame()

    def hear(self, heard: InputEvent) -> None:
        """Let the scene hear something."""
        self.scene.hear(heard)

    def press(self, *buttons: Button, device: Device = KEYBOARD, settles: bool = True) -> None:
        """Press buttons one after another; without settling, what they begin is still to come."""
        controls = self.context.controls
        controls.last_active_device, controls.is_pointing = device, False
        for button in buttons:
            self.hear(Press(device, button, controls.seat_for(device)))
            if settles:
                self.wait(1)
                self.settle()

    def tap(self, x: float, y: float, device: Device) -> None:
        """Tap the screen with a finger, or click with the keyboard's mouse."""
        controls = self.context.controls
        controls.last_active_device, controls.is_pointing = device, True
        for kind in (PointKind.DOWN, PointKind.UP):
            self.hear(Point(device, kind, x, y, controls.seat_for(device)))
            self.wait(1)
        self.settle()

    def settle(self) -> None:
        """Let a transition to the next screen end, and pressed plaques rise."""
        while isinstance(self.scene, Transition):
            self.wait(1)
        self.wait(10)

    def unplug(self, device: Device) -> None:
        """Pull a pad's plug."""
        controls = self.context.controls
        controls.detach(device)
        self.hear(DeviceLost(device, controls.seats_of(device)))
        self.wait(2)
        self.settle()

    def take(self, name: str) -> None:
        """Look at the screen as it is now, under the name of a picture."""
        self.names.append(name)
        self.screens.add(type(self.scene).__name__)
        self.look(name)

    def look(self, name: str) -> None:
        """Take a picture, in the size that was asked for."""
        picture = self.screenshot()
        path = self._options.folder / f"{len(self.taken) + 1:03}_{name}.png"
        try:
            pygame.image.save(picture, path)
        except (OSError, pygame.error):  # SDL does not tell the reason in words for people
            raise NoPicture(f"The picture {path} cannot be written.") from None
        self.taken.append(path)

    def screenshot(self) -> pygame.Surface:
        """Return the screen as it is now."""
        return self.draw().screenshot()

    def draw(self) -> RecordingCanvas:
        """Draw the screen as it is now, without painting it."""
        canvas = self.context.window.canvas
        assert isinstance(canvas, RecordingCanvas)
        canvas.begin()
        self.scene.draw(canvas)
        if self._app.meter is not None:
            self._app.meter.end_redraw(canvas)
        return canvas

    def close(self) -> None:
        """Put everything away."""
        self.navigation.close()
        self.context.sound.close()
        self.context.window.close()
        pygame.quit()

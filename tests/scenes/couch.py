"""A couch for tests: the whole app with dummy drivers, and people pressing, clicking, tapping."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from goldenhorn.app.loop import App
from goldenhorn.common import language
from goldenhorn.common.launch_options import Overrides
from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.graphics.window import Window, prepare_environment
from goldenhorn.input.bindings import PadButton
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from tests.virtual_pads import VirtualPad

INSTANT = Settings(fullscreen=False, speed="instant", reduced_motion=True)
"""Nothing moves, and nobody waits for a show."""


class Couch:
    """Runs an app tick by tick, with real SDL events."""

    def __init__(
        self,
        folder: Path | None = None,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 720),
        code: str = "en",
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        prepare_environment()
        language.use(code)
        settings = settings or Settings(fullscreen=False)
        overscan = settings.overscan
        window = Window(is_fullscreen=False, size=size, overscan=overscan, canvas=RecordingCanvas)
        self.context = AppContext(
            settings,
            folder,
            Overrides(language=code, is_fullscreen=False, size=size),
            window,
        )
        self.context.is_loading = False  # closing a mixer takes a tenth of a second; cues are noted
        self.app: App | None = None
        self.pads: list[VirtualPad] = []

    @property
    def drawn(self) -> list[tuple[object, ...]]:
        """What was drawn last, told piece by piece, to be compared."""
        canvas = self.context.window.canvas
        assert isinstance(canvas, RecordingCanvas)
        return canvas.told()

    def drawn_outside(self, areas: Iterable[pygame.Rect]) -> list[tuple[object, ...]]:
        """What was drawn last but for what lies wholly in private areas."""
        canvas = self.context.window.canvas
        assert isinstance(canvas, RecordingCanvas)
        hidden = [area.inflate(2, 2) for area in areas]
        return [
            draw.told()
            for draw in canvas.frame
            if not any(area.contains(pygame.FRect(draw.area)) for area in hidden)
        ]

    def written(self) -> list[str]:
        """All that is written on the screen now, a notice in front of it too."""
        assert self.app is not None
        assert self.scene is not None
        return [each.text for each in (*self.scene.texts(), *self.app.notice.texts())]

    def painted(self) -> pygame.Surface:
        """The last frame in pixels."""
        return self.context.window.canvas.screenshot()

    def show(self, scene: Scene) -> Scene:
        """Let a scene be the current one, without a transition."""
        self.app = App(self.context, scene)
        self.ticks(1)
        return scene

    @property
    def scene(self) -> Scene | None:
        """The current scene."""
        assert self.app is not None
        return self.app.scene

    def ticks(self, count: int = 1) -> None:
        """Pass time, drawing after each tick as the loop does."""
        assert self.app is not None
        for _ in range(count):
            self.app.tick()
            self.app.frame()

    def settle(self, most: int = 60) -> None:
        """Pass time until a transition is over."""
        from goldenhorn.ui.transition import Transition

        self.ticks(1)
        while isinstance(self.scene, Transition) and most:
            self.ticks(1)
            most -= 1

    def key(self, scancode: int, key: int = 0, mod: int = 0, text: str = "") -> None:
        """Press and release a key."""
        down = {"scancode": scancode, "key": key, "mod": mod, "unicode": text}
        pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
        if text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.ticks(1)
        pygame.event.post(pygame.Event(pygame.KEYUP, down))
        self.ticks(1)

    def in_window(self, x: float, y: float) -> tuple[int, int]:
        """Where in the window a place of the canvas lies, which may be smaller or have a border."""
        left, top = self.context.window.to_logical(0, 0)
        right, bottom = self.context.window.to_logical(1, 1)
        return round((x - left) / (right - left)), round((y - top) / (bottom - top))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Move the mouse and click."""
        place = self.in_window(x, y)
        motion = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
        held = {"pos": place, "button": button, "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, held))
        self.ticks(1)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, held))
        self.ticks(1)

    def tap(self, x: float, y: float) -> None:
        """Touch the screen with a finger."""
        width, height = self.context.window.finger_area()
        across, down = self.in_window(x, y)
        finger = {"touch_id": 7, "finger_id": 1, "x": across / width, "y": down / height}
        finger |= {"dx": 0.0, "dy": 0.0, "pressure": 1.0}
        pygame.event.post(pygame.Event(pygame.FINGERDOWN, finger))
        self.ticks(1)
        pygame.event.post(pygame.Event(pygame.FINGERUP, finger))
        self.ticks(1)

    def plug(self) -> VirtualPad:
        """Plug in a gamepad."""
        pad = VirtualPad()
        self.pads.append(pad)
        self.ticks(1)
        return pad

    def pad(self, pad: VirtualPad, button: PadButton) -> None:
        """Press and release a pad's button."""
        pad.press(button)
        self.ticks(1)
        pad.release(button)
        self.ticks(1)

    def close(self) -> None:
        """Unplug everything and close the window."""
        for pad in self.pads:
            pad.detach()
        self.context.sound.close()
        self.context.narrator.close()
        self.context.window.close()
        pygame.quit()
        language.use("en")


MakeCouch = Callable[..., Couch]
"""What makes couches that are tidied up after a test: it takes what a couch is made with."""

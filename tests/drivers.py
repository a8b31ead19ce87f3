"""A developers' command: real windows show the same with a graphics card as without one.

`xvfb-run -s "-screen 0 1920x1080x24" python -m tests.drivers [--every N]` shows every Nth scenario
of the catalogue in a window, drawn by SDL's renderers `opengl` and `software`, and compares the
pictures: but for what is turned or scaled, no colour may differ by more than 10 of 255, and by more
than 2 only in one pixel of eight, where several translucent layers were rounded one after another.
Before, it resizes a window and fills the screen fifty times, and counts textures and memory.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Draw
from goldenhorn.system.memory import megabytes
from goldenhorn.tools.scenarios.catalogue import SCENARIOS
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver

MOST_DIFFERENCE, ROUNDED_ONCE = 10, 2
MOST_ROUNDED_OFTEN = 1280 * 720 // 8
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (800, 480))
TIMES = 50
ROUND = 20
"""After so many sizes all come again, in the window and on the full screen."""
MOST_GROWTH = 8.0
"""In MB, from the first round but ten to the last."""


class InAWindow(ScreenshotDriver):
    """Shows scenarios in a real window, and keeps what was painted there."""

    video_driver = "x11"

    def __init__(self, renderer: str) -> None:
        os.environ["SDL_RENDER_DRIVER"] = renderer
        super().__init__(PictureOptions(Path(os.devnull)))
        self.pictures: dict[str, tuple[pygame.Surface, list[pygame.Rect]]] = {}

    def look(self, name: str) -> None:
        """Keep the picture, and where something on it was turned or scaled."""
        canvas = self.draw()
        others = [_rounded(draw) for draw in canvas.frame if _is_turned_or_scaled(draw)]
        self.pictures[name] = canvas.screenshot(), others


def _is_turned_or_scaled(draw: Draw) -> bool:
    drawable = draw.drawable
    beyond = 2 * drawable.margin
    size = drawable.width + beyond, drawable.height + beyond
    return bool(draw.angle) or (draw.width, draw.height) != size


def _rounded(draw: Draw) -> pygame.Rect:
    side = max(draw.width, draw.height) if draw.angle else 0
    left, top, width, height = draw.area
    return pygame.Rect(left, top, width, height).inflate(side + 4, side + 4)


def compare(scenarios: Sequence[Scenario]) -> int:
    """Compare all pictures; return how many there are."""
    drivers = []
    for renderer in ("opengl", "software"):
        driver = InAWindow(renderer)
        for scenario in scenarios:
            scenario.walk(driver)
        driver.close()
        drivers.append(driver)
    first, other = drivers
    for name, (picture, others) in first.pictures.items():
        painted = other.pictures[name][0]
        apart = _difference(picture, painted)
        for area in others:
            apart.fill((0, 0, 0), area)
        wrong, rounded = (_pixels_beyond(apart, most) for most in (MOST_DIFFERENCE, ROUNDED_ONCE))
        assert not wrong, f"{name}: {wrong} pixels differ"
        assert rounded <= MOST_ROUNDED_OFTEN, f"{name}: {rounded} pixels were rounded often"
    return len(first.pictures)


def _pixels_beyond(apart: pygame.Surface, most: int) -> int:
    alike = pygame.mask.from_threshold(apart, (0, 0, 0), (*[most + 1] * 3, 255))
    return apart.get_width() * apart.get_height() - alike.count()


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return how far two pictures are apart, colour by colour."""
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return more


class Resized(ScreenshotDriver):
    """An app in a real window that people resize again and again."""

    video_driver = "x11"
    canvas_type = Canvas

    def wears_on(self) -> None:
        """Fail if textures or memory grow with the number of sizes a window had."""
        self.show(self.navigation.title)
        seen: dict[tuple[object, ...], set[int]] = {}
        taken: list[float] = []
        for number in range(TIMES):
            full, size = number % 5 == 4, SIZES[number % len(SIZES)]
            self.context.change(replace(self.context.settings, fullscreen=full))
            if not full:
                self.context.window.resize(size)
            self.context.follow_window()
            self.wait(4)
            taken.append(megabytes())
            seen.setdefault((full, size), set()).add(self.context.window.canvas.texture_bytes)
        # As little as after any of as many sizes: what is given back is not given back at once.
        grown = min(taken[-ROUND:]) - min(taken[ROUND // 2 : ROUND + ROUND // 2])
        textures = max(map(max, seen.values())) / 1e6
        print(f"{TIMES} sizes: memory grew by {grown:.1f} MB, textures take {textures:.1f} MB")
        assert grown < MOST_GROWTH
        self.close()


def main() -> None:
    """Read the options, compare and resize."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, metavar="N")
    options = parser.parse_args()
    for renderer in ("opengl", "software"):  # first, while nothing else has taken any memory
        os.environ["SDL_RENDER_DRIVER"] = renderer
        print(renderer, end=": ")
        Resized(PictureOptions(Path(os.devnull))).wears_on()
    print(f"{compare(SCENARIOS[:: options.every])} pictures compared")


if __name__ == "__main__":
    main()

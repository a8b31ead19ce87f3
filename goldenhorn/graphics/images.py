"""The only file that opens assets/drawings and assets/pictures: each loaded once for each size.

What is missing or damaged is noted once, in one sentence; a drawing is then drawn as nothing, and
a picture as a plain surface on which letters can still be read.
"""

import re
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from goldenhorn.common.folders import ASSETS
from goldenhorn.common.language import _
from goldenhorn.graphics.drawable import Drawable

DRAWINGS = ASSETS / "drawings"
PICTURES = ASSETS / "pictures"
SOUNDS = ASSETS / "sounds"

PLAIN = {
    "parchment": (240, 221, 180),
    "parchment_edge": (0, 0, 0, 0),
    "brass": (237, 187, 76),
    "driftwood": (126, 117, 106),
    "walnut": (84, 49, 28),
    "timber": (63, 36, 20),
    "sea": (11, 51, 80),
    "open_sea": (23, 93, 126),
    "dusk": (26, 46, 72),
    "title": (26, 46, 72),
}
"""What stands in for a picture that cannot be read; for all others: nothing, transparent."""


ENDINGS = (".jpg", ".webp", ".png")
"""Of pictures: large painted ones are kept as JPEG, or as WebP if they can be seen through."""

OUR_FORMAT = pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def quickly_drawn(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface in the one format in which all others are painted, too."""
    return surface.convert(OUR_FORMAT)


_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class SvgImages:
    """Hands out surfaces by name and size; the same surface every time."""

    def __init__(self, folder: Path = DRAWINGS) -> None:
        self.problems: list[str] = []
        """Plain sentences on drawings that are missing or damaged, one for each."""
        self.folder = folder
        self._surfaces: dict[tuple[str, int, bool], pygame.Surface] = {}
        self._proportions: dict[str, float] = {}

    def names(self) -> list[str]:
        """List all drawings there are."""
        return sorted(path.stem for path in self.folder.glob("*.svg"))

    def get(self, name: str, width: int, flipped: bool = False) -> pygame.Surface:
        """Return a drawing so many pixels wide, its height in proportion, mirrored or not."""
        key = (name, width, flipped)
        surface = self._surfaces.get(key)
        if surface is None:
            if flipped:
                surface = pygame.transform.flip(self.get(name, width), True, False)
            else:
                surface = self.rasterised(name, width)
            self._surfaces[key] = surface
        return surface

    def proportion(self, name: str) -> float:
        """Return how many times as wide as high a drawing is; 1 where it cannot be read."""
        if name not in self._proportions:
            try:
                found = _VIEW_BOX.search((self.folder / f"{name}.svg").read_text(encoding="utf-8"))
                wide, high = map(float, found.groups()) if found else (1.0, 1.0)
                self._proportions[name] = wide / high
            except (OSError, ValueError, ZeroDivisionError):
                self._proportions[name] = 1.0  # what is wrong with it is told when it is drawn
        return self._proportions[name]

    def forget(self) -> None:
        """Drop all surfaces, as after a change of the display."""
        self._surfaces.clear()

    def rasterised(self, name: str, width: int) -> pygame.Surface:
        """Return a drawing so many pixels wide, made anew every time."""
        path = self.folder / f"{name}.svg"
        try:
            found = _VIEW_BOX.search(path.read_text(encoding="utf-8"))
            if found is None:
                raise ValueError(path)
            height = max(1, round(width * float(found[2]) / float(found[1])))
            # One pixel more than wanted: SDL_image rounds the longer side down.
            surface = pygame.image.load_sized_svg(path, (width + 1, height + 1))
        except FileNotFoundError:
            self._note(_("The drawing {file} is missing.", file=path.name))
        except (OSError, ValueError, ZeroDivisionError, pygame.error):
            self._note(_("The drawing {file} cannot be read.", file=path.name))
        else:
            return quickly_drawn(surface)
        return pygame.Surface((max(1, width), max(1, width)), pygame.SRCALPHA)

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)


class _Kept(threading.local):
    """What one thread has loaded: a sheet that another cuts from is locked and cannot be drawn."""

    def __init__(self) -> None:
        self.surfaces: dict[tuple[str, tuple[int, int] | None], pygame.Surface] = {}


class _Reader(threading.Thread):
    """Reads a picture aside; reading does not keep other threads from their work."""

    def __init__(self, read: Callable[[], pygame.Surface]) -> None:
        super().__init__(name="reader", daemon=True)
        self._read = read
        self.surface: pygame.Surface | None = None

    def run(self) -> None:
        """Read it."""
        self.surface = self._read()


class PngImages:
    """Hands out textures and backdrops by name and size; a thread gets the same every time."""

    def __init__(self, folder: Path = PICTURES) -> None:
        self.problems: list[str] = []
        """Plain sentences on pictures that are missing or damaged, one for each."""
        self.folder = folder
        self._kept = _Kept()
        self._readers: dict[tuple[str, tuple[int, int]], _Reader] = {}

    def names(self) -> list[str]:
        """List all pictures there are."""
        return sorted(path.stem for path in self.folder.iterdir() if path.suffix in ENDINGS)

    def get(self, name: str, size: tuple[int, int] | None = None) -> pygame.Surface:
        """Return a picture as it is, or scaled to a size."""
        key = (name, size)
        surface = self._kept.surfaces.get(key)
        if surface is None:
            surface = self._scaled(name, size) if size else self._loaded(name)
            self._kept.surfaces[key] = surface
        return surface

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture in a size, made anew every time."""
        return pygame.transform.smoothscale(self.get(name), size)

    def scaled_once(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Do so with one so large that it is not worth keeping, once a canvas has it."""
        reader = self._readers.pop((name, size), None)
        if reader is not None:
            reader.join()
        return (reader and reader.surface) or self._scaled(name, size)

    def fetch(self, name: str, size: tuple[int, int]) -> None:
        """Begin to read what will soon be wanted once, scaled."""
        if (name, size) not in self._readers:
            reader = self._readers[name, size] = _Reader(partial(self._scaled, name, size))
            reader.start()

    def _scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        surface = self.once(name)
        return (
            surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)
        )

    def once(self, name: str) -> pygame.Surface:
        """Return a picture that is wanted this once, such as a large part of something larger."""
        return self._kept.surfaces.get((name, None)) or self._loaded(name)

    def forget(self) -> None:
        """Drop all surfaces, as after a change of the display."""
        self._kept.surfaces.clear()

    def _loaded(self, name: str) -> pygame.Surface:
        paths = (self.folder / f"{name}{ending}" for ending in ENDINGS)
        path = next((path for path in paths if path.exists()), self.folder / f"{name}.png")
        try:
            surface = pygame.image.load(path)
        except FileNotFoundError:
            self._note(_("The picture {file} is missing.", file=path.name))
        except (OSError, pygame.error):
            self._note(_("The picture {file} cannot be read.", file=path.name))
        else:
            return quickly_drawn(surface)
        surface = pygame.Surface((64, 64), pygame.SRCALPHA)
        surface.fill(PLAIN.get(name, (0, 0, 0, 0)))
        return surface

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)


class Painting(Drawable):
    """A picture from assets/pictures/, stretched to a size."""

    __slots__ = ("_images", "name")
    is_painted_aside = True

    def __init__(self, images: PngImages, name: str, width: float, height: float) -> None:
        super().__init__(("painting", name, width, height), width, height)
        self._images, self.name = images, name

    def surface_at(self, scale: float) -> pygame.Surface:
        """Read it, as fine as the window is."""
        size = max(1, round(self.width * scale)), max(1, round(self.height * scale))
        return self._images.scaled_once(self.name, size)

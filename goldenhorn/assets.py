"""The only file that opens assets/drawings: every drawing rasterised once for each size.

A drawing that is missing or damaged is noted once, in one sentence, and drawn as nothing.
"""

import re
from pathlib import Path

import pygame

from goldenhorn.language import _

FOLDER = Path(__file__).resolve().parent.parent / "assets"
DRAWINGS = FOLDER / "drawings"
SOUNDS = FOLDER / "sounds"

_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Drawings:
    """Hands out surfaces by name and size; the same surface for the same wish."""

    def __init__(self, folder: Path = DRAWINGS) -> None:
        self.problems: list[str] = []
        """Plain sentences on drawings that are missing or damaged, one for each."""
        self._folder = folder
        self._surfaces: dict[tuple[str, int, bool], pygame.Surface] = {}

    def names(self) -> list[str]:
        """List all drawings there are."""
        return sorted(path.stem for path in self._folder.glob("*.svg"))

    def get(self, name: str, width: int, flipped: bool = False) -> pygame.Surface:
        """Return a drawing so many pixels wide, its height in proportion, mirrored or not."""
        key = (name, width, flipped)
        surface = self._surfaces.get(key)
        if surface is None:
            if flipped:
                surface = pygame.transform.flip(self.get(name, width), True, False)
            else:
                surface = self._rasterised(name, width)
            self._surfaces[key] = surface
        return surface

    def forget(self) -> None:
        """Drop all surfaces, as after a change of the display."""
        self._surfaces.clear()

    def _rasterised(self, name: str, width: int) -> pygame.Surface:
        path = self._folder / f"{name}.svg"
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
            return surface.convert_alpha() if pygame.display.get_surface() else surface
        return pygame.Surface((max(1, width), max(1, width)), pygame.SRCALPHA)

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)

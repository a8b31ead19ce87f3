"""A developers' tool: paints all of assets/pictures from numbers, the same bytes every time.

`python -m goldenhorn.tools.pictures.textures [--into DIR] [NAME ...]` paints all, or those named.
It needs numpy and pillow; playing does not. Materials are painted here, landscapes in `backdrops`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from goldenhorn.graphics.images import PICTURES
from goldenhorn.tools.pictures import backdrops
from goldenhorn.tools.pictures.grain import (
    cloud,
    colour,
    graded,
    mixed,
    places,
    save,
    save_fine,
    to_surface,
)

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    from goldenhorn.tools.pictures.grain import Field

Size = tuple[int, int]
Tones = tuple[str, str, str]
"""Dark, middle and light."""


def wood(size: Size, seed: int, tones: Tones) -> pygame.Surface:
    """Paint grain that runs across."""
    _, y = places(size)
    bent = y + cloud(size, 160, seed, 3) * 26
    rings = 0.5 + 0.5 * np.sin(bent / 3.4 + cloud(size, 60, seed + 2, 3) * 7)
    fine = 0.55 * rings + 0.45 * cloud(size, 24, seed + 5, 4)
    tone = np.clip(fine * 0.7 + cloud(size, 300, seed + 6, 2) * 0.3, 0, 1)
    colours = graded(tone, list(zip((0, 0.55, 1), tones, strict=True)))
    return to_surface(colours)


def walnut() -> pygame.Surface:
    """Paint the wood of buttons."""
    return wood((640, 200), 3, ("#331C0E", "#54311C", "#704627"))


def driftwood() -> pygame.Surface:
    """Paint the grey wood of buttons that cannot be pressed."""
    return wood((560, 160), 8, ("#5C554D", "#7E756A", "#968B7E"))


def timber() -> pygame.Surface:
    """Paint the boards that rows and menus lie on."""
    return wood((1216, 600), 12, ("#24130B", "#3F2414", "#5C3820"))


def brass() -> pygame.Surface:
    """Paint a brushed plate: sheen from top to foot, scratches across, two gleams."""
    size = (480, 96)
    x, y = places(size)
    across, down = x / size[0], y / size[1]
    stops = [
        *((0.0, "#FFF0B8"), (0.18, "#FBD87C"), (0.50, "#EDBB4C")),
        *((0.56, "#DFA638"), (0.86, "#C4872A"), (1.0, "#DDA94A")),
    ]
    colours = graded(down + 0 * across, stops)
    scratches = cloud((size[0], size[1] * 6), 40, 7, 4, 0.6)[:, ::6]
    colours += ((scratches - 0.5) * 34)[..., None] * np.array([1, 0.9, 0.6])
    slant = across - 0.30 + 0.10 * down
    gleam = np.exp(-((slant / 0.07) ** 2)) + 0.5 * np.exp(-(((slant - 0.12) / 0.02) ** 2))
    colours += (gleam * 26)[..., None] * np.array([1, 0.95, 0.7])
    return to_surface(colours)


def parchment() -> pygame.Surface:
    """Paint one large sheet to cut all sheets from."""
    size = (1200, 600)
    stains, fibres = cloud(size, 90, 77, 5, 0.55), cloud(size, 5, 86, 2)
    tone = np.clip((stains - 0.5) * 1.3 + 0.5 + (fibres - 0.5) * 0.18, 0, 1)
    return to_surface(graded(tone, [(0, "#DDBF88"), (0.45, "#F0DDB4"), (1, "#FBF1D8")]))


def parchment_edge() -> pygame.Surface:
    """Paint the dark rim of a sheet; its corners are kept, its sides stretched."""
    span, corner, reach = 80, 10, 26
    x, y = places((span, span))
    beyond_x = np.abs(x + 0.5 - span / 2) - (span / 2 - corner)
    beyond_y = np.abs(y + 0.5 - span / 2) - (span / 2 - corner)
    inside = np.minimum(np.maximum(beyond_x, beyond_y), 0)
    depth = np.hypot(np.maximum(beyond_x, 0), np.maximum(beyond_y, 0)) + inside - corner
    shade = 0.34 * 0.8 * np.clip(1 + depth / reach, 0, 1) ** 2.2
    tone: Field = np.zeros((span, span, 3)) + colour("#7A4A22") * 0.62
    return to_surface(mixed(tone, tone, shade), shade)


MATERIALS: tuple[Callable[[], pygame.Surface], ...] = (
    *(walnut, driftwood, timber, brass, parchment),
    parchment_edge,
)
TRANSPARENT = {"parchment_edge", *backdrops.TRANSPARENT}


def names() -> list[str]:
    """List all pictures this tool paints."""
    return sorted([material.__name__ for material in MATERIALS] + list(backdrops.NAMES))


def paint(name: str) -> pygame.Surface:
    """Paint one picture."""
    for material in MATERIALS:
        if material.__name__ == name:
            return material()
    return backdrops.paint(name)


def main(words: Sequence[str] | None = None) -> None:
    """Read the options and paint."""
    parser = argparse.ArgumentParser(description="Paint the pictures of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; all if none is given")
    parser.add_argument("--into", type=Path, default=PICTURES, metavar="DIR")
    options = parser.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    options.into.mkdir(parents=True, exist_ok=True)
    unknown = set(options.names) - set(names())
    if unknown:
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    try:
        for name in options.names or names():
            is_opaque, write, ending = name not in TRANSPARENT, save, "png"
            if name in backdrops.FINE:
                write, ending = save_fine, "jpg" if is_opaque else "webp"
            write(paint(name), options.into / f"{name}.{ending}", is_opaque)
    except (NameError, ModuleNotFoundError):
        sys.exit("This tool needs numpy and pillow: pip install numpy pillow.")


if __name__ == "__main__":
    main()

"""A developers' tool: paints all of assets/pictures from numbers, the same bytes every time.

`python -m goldenhorn.tools.pictures.textures [--into DIR] [NAME ...]` paints all, or those named.
It needs numpy and pillow; playing does not. Materials are painted here, landscapes in `backdrops`,
what a board lies on in `seas`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from goldenhorn.graphics.images import PICTURES
from goldenhorn.tools.pictures.backdrops import dusk, sea, title, title_wave_front
from goldenhorn.tools.pictures.baked_ornaments import GILT, drawn_ornament, gilded_edge, rail, roof
from goldenhorn.tools.pictures.gold_letters import gold_title
from goldenhorn.tools.pictures.grain import (
    cloud,
    colour,
    graded,
    places,
    save,
    save_fine,
    to_surface,
)
from goldenhorn.tools.pictures.seas import LAYOUTS, open_sea, scenery

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    from goldenhorn.tools.pictures.grain import Field

Painter = Callable[[], pygame.Surface]
Size = tuple[int, int]
Tones = tuple[str, str, str]
"""Dark, middle and light."""
Metal = tuple[Tones, float]
"""Of an edge: light, middle and dark, and how thick it is."""
BRONZE: Tones = ("#B98A5A", "#8A5A34", "#5A3620")


def grain_of_wood(size: Size, seed: int, tones: Tones) -> Field:
    """Return wood whose grain runs across."""
    _, y = places(size)
    bent = y + cloud(size, 160, seed, 3) * 26
    rings = 0.5 + 0.5 * np.sin(bent / 3.4 + cloud(size, 60, seed + 2, 3) * 7)
    fine = 0.55 * rings + 0.45 * cloud(size, 24, seed + 5, 4)
    tone = np.clip(fine * 0.7 + cloud(size, 300, seed + 6, 2) * 0.3, 0, 1)
    return graded(tone, list(zip((0, 0.55, 1), tones, strict=True)))


def walnut() -> pygame.Surface:
    """Paint the wood of buttons."""
    return to_surface(grain_of_wood((640, 200), 3, ("#331C0E", "#54311C", "#704627")))


def driftwood() -> pygame.Surface:
    """Paint the grey wood of buttons that cannot be pressed."""
    return to_surface(grain_of_wood((560, 160), 8, ("#5C554D", "#7E756A", "#968B7E")))


def timber() -> pygame.Surface:
    """Paint the boards that rows and menus lie on."""
    return to_surface(grain_of_wood((1216, 600), 12, ("#24130B", "#3F2414", "#5C3820")))


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


def paper(size: Size, seed: int) -> Field:
    """Return stained paper."""
    stains, fibres = cloud(size, 90, seed, 5, 0.55), cloud(size, 5, seed + 9, 2)
    tone = np.clip((stains - 0.5) * 1.3 + 0.5 + (fibres - 0.5) * 0.18, 0, 1)
    return graded(tone, [(0, "#DDBF88"), (0.45, "#F0DDB4"), (1, "#FBF1D8")])


def parchment() -> pygame.Surface:
    """Paint one large sheet to cut all sheets from."""
    return to_surface(paper((1200, 600), 77))


def beyond(size: Size, corner: float) -> Field:
    """Return how far outside the edge of a rounded box each pixel lies."""
    x, y = places(size)
    across = np.abs(x + 0.5 - size[0] / 2) - (size[0] / 2 - corner)
    down = np.abs(y + 0.5 - size[1] / 2) - (size[1] / 2 - corner)
    round_corner = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    outside: Field = round_corner + np.minimum(np.maximum(across, down), 0) - corner
    return outside


def rim(outside: Field) -> Field:
    """Return how dark a sheet is towards its edge."""
    dark: Field = 0.34 * np.clip(1 + outside / 26, 0, 1) ** 2.2
    return dark


def parchment_edge() -> pygame.Surface:
    """Paint the dark rim of a sheet; its corners are kept, its sides stretched."""
    size = (80, 80)
    tone: Field = np.zeros((*size, 3)) + colour("#7A4A22") * 0.62
    return to_surface(tone, rim(beyond(size, 10)) * 0.8)


def sheet(size: Size, corner: float, seed: int, metal: Metal, shade: float = 0) -> pygame.Surface:
    """Paint a sheet with a metal edge, browner towards it."""
    outside = beyond(size, corner)
    dark = rim(outside)[..., None]
    colours = paper(size, seed) * (1 - dark) + colour("#7A4A22") * 0.62 * dark
    surface = to_surface(colours * (1 - shade), np.clip(0.5 - outside, 0, 1))
    surface.blit(drawn_ornament(gilded_edge(*size, *metal), size[0]), (0, 0))
    return surface


def warehouse(metal: Metal, shade: float = 0) -> pygame.Surface:
    """Paint a sheet under a tiled roof that juts out by four pixels."""
    width, height = size = (304, 86)
    whole = pygame.Surface((width + 8, height + 9), pygame.SRCALPHA)
    whole.blit(sheet(size, 9, 20, metal, shade), (4, 9))
    whole.blit(drawn_ornament(roof(width + 8, 15), width + 8), (0, 0))
    return whole


def desk() -> pygame.Surface:
    """Paint walnut planks under a lamp, with a brass rail."""
    size, plank = (1280, 164), 42
    x, y = places(size)
    colours = grain_of_wood(size, 11, ("#2B180F", "#4A2B19", "#6A4126"))
    below_seam = y % plank
    colours *= (1 - 0.6 * ((below_seam < 2) + 0.5 * (below_seam == 2)))[..., None]
    colours += 14.0 * ((below_seam >= 3) & (below_seam < 5))[..., None]
    lamp = np.clip(1 - np.hypot((x - 563.2) / 640, (y - 20) / (size[1] * 1.15)), 0, 1)
    colours = colours * (0.62 + 0.75 * lamp)[..., None]
    surface = to_surface(colours + (lamp * 22)[..., None] * np.array([1, 0.7, 0.35]))
    surface.blit(drawn_ornament(rail(size[0]), size[0]), (0, 0))
    return surface


def named(*painters: Painter) -> dict[str, Painter]:
    """Return painters by their names."""
    return {painter.__name__: painter for painter in painters}


WOODS = named(walnut, driftwood, timber, brass, parchment, desk)
SHEETS: dict[str, Painter] = {
    **named(parchment_edge),
    "cartouche": partial(sheet, (468, 64), 8, 91, (GILT, 2.6)),
    "dominion": partial(sheet, (168, 48), 10, 62, (GILT, 2.2)),
    "slip": partial(sheet, (272, 60), 8, 44, (BRONZE, 2.0)),
    "panel": partial(warehouse, (BRONZE, 2.0), 0.08),
    "panel_active": partial(warehouse, (GILT, 3.4)),
}
LANDSCAPES = named(sea, open_sea, dusk, title)
WATER = named(sea, open_sea) | {name: partial(scenery, name) for name in LAYOUTS}
PAINTERS = WOODS | SHEETS | LANDSCAPES | named(title_wave_front, gold_title) | WATER


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
    unknown = set(options.names) - set(PAINTERS)
    if unknown:
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    try:
        for name in options.names or PAINTERS:
            painted, path = PAINTERS[name](), options.into / name
            if name in WOODS | SHEETS:
                save(painted, path.with_suffix(".png"), is_opaque=name in WOODS)
            else:
                save_fine(painted, path, is_opaque=name in LANDSCAPES, is_water=name in WATER)
    except (NameError, ModuleNotFoundError):
        sys.exit("This tool needs numpy and pillow: pip install numpy pillow.")


if __name__ == "__main__":
    main()

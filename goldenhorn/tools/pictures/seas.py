"""A developers' tool: bakes the sea of every layout, with all scenery that never changes.

`python -m goldenhorn.tools.pictures.seas [--into DIR] [NAME ...]` writes opaque pictures of sea,
coasts, islands, the dotted route and the two ports, and the boards that seat panels and slips are
made of; the same pixels every time. DIR is assets/pictures where nothing is said. Baking needs
numpy, playing does not. Squares are not baked: their order can be shuffled (H5).
"""

from __future__ import annotations

import argparse
import io
import os
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from goldenhorn.board_view.layout import all_layouts
from goldenhorn.board_view.places import Layout, Point, PortPlaces
from goldenhorn.graphics.images import PICTURES, SvgImages
from goldenhorn.tools.pictures.baked_ornaments import (
    cypresses,
    gilded_edge,
    market_cloth,
    quay,
    rail,
    ribbon,
    roof,
    route_dot,
    skyline_frame,
    wave_marks,
)
from goldenhorn.tools.pictures.grain import to_surface
from goldenhorn.tools.pictures.shores import ISLANDS, ORNAMENTS, coasts, dots, fort_island, island
from goldenhorn.tools.pictures.water import parchment, sea, wood

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

SHADE = (4, 10, 20)


class Bakery:
    """Paints onto one surface after the other; drawings come from the game's own."""

    def __init__(self) -> None:
        self._drawings = SvgImages()
        self._canvas = pygame.Surface((1, 1), pygame.SRCALPHA)

    def baked_sea(self, layout: Layout) -> pygame.Surface:
        """Return the whole map of a layout, down to the desk."""
        width, height = layout.size[0], layout.desk_top + 1
        kind = f"{layout.lane}_expansion" if layout.has_expansion else layout.lane
        islands = ISLANDS[kind]
        lands = [*coasts(layout), *map(island, islands, range(len(islands)))]
        if layout.fort:
            lands.append(fort_island(layout))
        self._canvas = sea(lands, (width, height))
        self._mark_waves(layout, islands)
        for x, y, reach, depth in islands:
            self._put(_drawn(cypresses(), round(reach * 1.9)), (x, y + depth * 0.35), "midbottom")
        for each in ORNAMENTS[kind[0]]:
            drawing = self._drawings.get(each.name, each.width)
            self._put(drawing, (each.x, each.y), "center", each.opacity)
        for point in dots(layout.route_line):
            self._put(_drawn(route_dot(), 9), point, "center")
        self._build_modone(layout)
        for port in layout.ports:
            self._build_port(port)
        self._light()
        return self._canvas.convert(24)

    def _put(
        self, image: pygame.Surface, at: tuple[float, float], anchor: str, opacity: float = 1
    ) -> None:
        if opacity < 1:
            image = image.copy()
            image.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        place = image.get_rect()
        setattr(place, anchor, (round(at[0]), round(at[1])))
        self._canvas.blit(image, place)

    def _drop(self, image: pygame.Surface, at: Point, blur: int = 5, opacity: float = 0.45) -> None:
        """Put an image with a soft shadow to the lower right."""
        margin = 2 * blur
        size = image.get_width() + 2 * margin, image.get_height() + 2 * margin
        shadow = pygame.Surface(size, pygame.SRCALPHA)
        shadow.fill((*SHADE, 0))
        solid = image.copy()
        solid.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        solid.fill((*SHADE, 0), special_flags=pygame.BLEND_RGBA_ADD)
        solid.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        shadow.blit(solid, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
        shadow = pygame.transform.gaussian_blur(shadow, blur, repeat_edge_pixels=False)
        self._canvas.blit(shadow, (at[0] - margin + 2, at[1] - margin + 4))
        self._canvas.blit(image, at)

    def _mark_waves(self, layout: Layout, islands: Sequence[tuple[int, ...]]) -> None:
        chance = random.Random(4)
        solid = [
            (x, y, layout.square_width * 0.6, layout.square_width * 0.48) for x, y in layout.squares
        ]
        solid += [(x, y, 80, 60) for x, y in layout.modone_berths]
        solid += [(x, y, reach + 22, depth + 22) for x, y, reach, depth in islands]
        marks = [_drawn(mark, width) for mark in wave_marks() for width in (26, 22, 18)]
        left, right = 215, layout.size[0] - 215
        taken: list[tuple[float, float]] = []
        for _ in range(2600):
            x = left + (right - left) * chance.random()
            y = 108 + (layout.desk_top - 116) * chance.random()
            mark = marks[int(len(marks) * chance.random())]
            opacity = 0.22 + 0.28 * chance.random()
            if any((x - a) ** 2 + (y - b) ** 2 < 36**2 for a, b in taken):
                continue
            if any(abs(x - a) < wide and abs(y - b) < high for a, b, wide, high in solid):
                continue
            taken.append((x, y))
            self._put(mark, (x, y), "center", opacity)

    def _build_modone(self, layout: Layout) -> None:
        if layout.fort:
            x, y, width, _ = layout.fort
            self._drop(self._drawings.get("modone", width), (x, y), 6, 0.4)
        if layout.fort_name:
            x, y, width, height = layout.fort_name
            self._drop(_drawn(ribbon(width, height, 12), width), (x, y), 4, 0.4)
        for x, y in layout.modone_berths:
            tray = self._drawings.get("berth", round(layout.berth_width * 1.16))
            self._drop(tray, tray.get_rect(center=(x, y)).topleft, 6)

    def _build_port(self, port: PortPlaces) -> None:
        x, y, width, height = port.skyline
        city = "constantinople" if port.is_eastern else "venice"
        sky = self._drawings.get("sky_dusk" if port.is_eastern else "sky_dawn", width)
        sky = pygame.transform.smoothscale(sky, (width, height))
        self._drop(sky, (x, y))
        inset = round(width * 0.04)
        skyline = self._drawings.get(city, width - 2 * inset)
        self._drop(skyline, (x + inset, y + height - 4 - skyline.get_height()), 3, 0.35)
        self._put(_drawn(skyline_frame(width, height), width), (x, y), "topleft")
        x, y, width, height = port.market_cloth
        self._drop(_drawn(quay(202, 118), 202), (x - 6, 211))
        self._drop(_drawn(market_cloth(width, height), width), (x, y), 3, 0.3)
        if port.name:
            x, y, width, height = port.name
            self._drop(_drawn(ribbon(width, height, 12), width), (x, y), 4, 0.4)
        stairs = self._drawings.get("stairs", 40)
        self._put(stairs, (1280 - 128 if port.is_eastern else 128, 325), "midtop")
        lighthouse = self._drawings.get("lighthouse", 34, flipped=port.is_eastern)
        self._put(lighthouse, (1280 - 205 if port.is_eastern else 205, 545), "midbottom")

    def _light(self) -> None:
        """Lay warm light over the upper left, dusk under the panels and over the desk's edge."""
        width, height = self._canvas.get_size()
        x, y = np.arange(width)[:, None], np.arange(height)[None]
        warm = np.clip(1 - np.hypot((x - 330) / 760, (y - 60) / 520), 0, 1) ** 1.6
        lit = pygame.surfarray.array3d(self._canvas) + (warm * 30)[..., None] * np.array(
            [1, 0.86, 0.55]
        )
        top = 0.745 * np.clip(1 - y * 1.0 / 130, 0, 1) ** 1.4
        foot = 0.6 * np.clip((y - (height - 32)) / 28, 0, 1) ** 2
        for dark in (top, foot):
            share = (dark * np.ones((width, 1)))[..., None]
            lit = lit * (1 - share) + np.array([2, 12, 22]) * share
        # Two neighbouring tones look alike on such a sea, and the files are smaller.
        self._canvas = to_surface(np.round(lit / 2) * 2)

    def baked_boards(self) -> dict[str, pygame.Surface]:
        """Return the sheets and planks that panels, slips and the desk are made of."""
        gold, brass = ("#FFE6A0", "#E3B04B", "#8A5A16"), ("#B98A5A", "#8A5A34", "#5A3620")
        return {
            "panel": _panel(parchment((304, 86), 9, 20, 0.08), brass, 2.0),
            "panel_active": _panel(parchment((304, 86), 9, 20), gold, 3.4),
            "dominion": _sheet(parchment((168, 48), 10, 62), gold, 2.2),
            "slip": _sheet(parchment((272, 60), 8, 44), brass, 2.0),
            "cartouche": _sheet(parchment((468, 64), 8, 91), gold, 2.6),
            "desk": _railed(wood((1280, 164), 11, 42)),
        }


def _sheet(paper: pygame.Surface, tones: tuple[str, str, str], thickness: float) -> pygame.Surface:
    width, height = paper.get_size()
    edge = _drawn(gilded_edge(width, height, tones, thickness), width)
    paper.blit(edge, (0, 0))
    return paper


def _panel(paper: pygame.Surface, tones: tuple[str, str, str], thickness: float) -> pygame.Surface:
    """Return a warehouse: a sheet under a tiled roof that juts out by four pixels."""
    sheet = _sheet(paper, tones, thickness)
    width, height = sheet.get_size()
    whole = pygame.Surface((width + 8, height + 9), pygame.SRCALPHA)
    whole.blit(sheet, (4, 9))
    whole.blit(_drawn(roof(width + 8, 15), width + 8), (0, 0))
    return whole


def _railed(planks: pygame.Surface) -> pygame.Surface:
    planks.blit(_drawn(rail(planks.get_width()), planks.get_width()), (0, 0))
    return planks.convert(24)


def _drawn(source: str, width: int) -> pygame.Surface:
    found = source.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split()
    height = max(1, round(width * float(found[1]) / float(found[0])))
    # One pixel more than wanted: SDL_image rounds the longer side down.
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width + 1, height + 1))


BOARD_PICTURES = (
    *("cartouche", "desk", "dominion", "panel", "panel_active"),
    "slip",
)
"""What lies on and round the seas."""


def names() -> list[str]:
    """All pictures that this tool bakes."""
    return sorted({layout.sea for layout in all_layouts()} | set(BOARD_PICTURES))


def main(arguments: Sequence[str] | None = None) -> None:
    """Bake all pictures, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m goldenhorn.tools.pictures.seas")
    parser.add_argument("--into", type=Path, default=PICTURES)
    parser.add_argument("names", nargs="*", help="only pictures whose names begin so")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    chosen.into.mkdir(parents=True, exist_ok=True)
    bakery = Bakery()

    def is_wanted(name: str) -> bool:
        return not chosen.names or any(name.startswith(prefix) for prefix in chosen.names)

    for name, layout in {layout.sea: layout for layout in all_layouts()}.items():
        if is_wanted(name):
            _save(bakery.baked_sea(layout), chosen.into / f"{name}.png")
    for name, surface in bakery.baked_boards().items():
        if is_wanted(name):
            _save(surface, chosen.into / f"{name}.png")


def _save(surface: pygame.Surface, path: Path) -> None:
    pygame.image.save(surface, path)
    print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()

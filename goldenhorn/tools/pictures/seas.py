"""A developers' tool: the sea under all boards, and what stands in it on each.

Whatever never changes: coasts, islands, the dotted route and the two ports. Squares are not among
it: their order can be shuffled (H5).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from goldenhorn.board_view.layout import all_layouts
from goldenhorn.board_view.places import Layout, PortPlaces
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.light import DRAWN, Shadow, faded, lay_shadow
from goldenhorn.tools.pictures.baked_ornaments import (
    GILT,
    cypresses,
    drawn_ornament,
    gilded_edge,
    market_cloth,
    quay,
    ribbon,
    route_dot,
    wave_marks,
)
from goldenhorn.tools.pictures.grain import (
    colour,
    finer,
    from_surface,
    laid,
    mixed,
    places,
    rising,
    to_surface,
)
from goldenhorn.tools.pictures.shores import ISLANDS, ORNAMENTS, coasts, dots, fort_island, island
from goldenhorn.tools.pictures.water import FINENESS, NEAR_THE_COAST, Outline, Water

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    from goldenhorn.tools.pictures.grain import Field

LAYOUTS = {layout.coasts: layout for layout in all_layouts()}


class Scenery:
    """Paints what stands in the sea of one layout, once on black and once on white.

    By how much the two differ tells how opaque it is.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout, self._drawings = layout, SvgImages()
        size = finer(layout.water_size, FINENESS)
        self._canvases = pygame.Surface(size), pygame.Surface(size)
        self._canvases[1].fill("white")

    def painted(self) -> pygame.Surface:
        """Return all scenery with the shores, transparent where the sea is open."""
        layout, islands = self._layout, _islands(self._layout)
        lands = [*coasts(layout), *map(island, islands, range(len(islands)))]
        if layout.fort:
            lands.append(fort_island(layout))
        self._mark_waves()
        for x, y, reach, depth in islands:
            self._put(_drawn(cypresses(), round(reach * 1.9)), (x, y + depth * 0.35), "midbottom")
        for each in ORNAMENTS[layout.lane]:
            drawing = faded(self._drawing(each.name, each.width), each.opacity)
            self._put(drawing, (each.x, each.y))
        for point in dots(layout.route_line):
            self._put(_drawn(route_dot(), 9), point)
        self._build_modone()
        for port in layout.ports:
            self._build_port(port)
        black, white = map(from_surface, self._canvases)
        opacity = 1 - (white - black).mean(-1) / 255
        colours = black / np.maximum(opacity, 1 / 255)[..., None]
        colours, opacity = laid(*_solid(Water(layout.water_size), lands), colours, opacity)
        return _bled(_lit(colours), opacity)

    def _drawing(self, name: str, width: float, flipped: bool = False) -> pygame.Surface:
        return self._drawings.get(name, round(width * FINENESS), flipped)

    def _put(
        self,
        image: pygame.Surface,
        at: tuple[float, float],
        anchor: str = "center",
        shadow: Shadow | None = None,
    ) -> None:
        place = image.get_rect(**{anchor: finer(at, FINENESS)})
        for canvas in self._canvases:
            if shadow:
                lay_shadow(canvas, image, place.topleft, shadow.larger(FINENESS))
            canvas.blit(image, place)

    def _drop(
        self,
        image: pygame.Surface,
        at: tuple[float, float],
        blur: int = DRAWN.blur,
        darkness: float = DRAWN.darkness,
        anchor: str = "topleft",
    ) -> None:
        self._put(image, at, anchor, Shadow(blur, DRAWN.right, DRAWN.down, darkness))

    def _mark_waves(self) -> None:
        layout, chance = self._layout, random.Random(4)
        solid = [
            (x, y, layout.square_width * 0.6, layout.square_width * 0.48) for x, y in layout.squares
        ]
        solid += [(x, y, 80, 60) for x, y in layout.modone_berths]
        solid += [(x, y, reach + 22, depth + 22) for x, y, reach, depth in _islands(layout)]
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
            self._put(faded(mark, opacity), (x, y))

    def _build_modone(self) -> None:
        layout = self._layout
        if layout.fort:
            x, y, width, _ = layout.fort
            self._drop(self._drawing("modone", width), (x, y), 6, 0.4)
        if layout.fort_name:
            x, y, width, height = layout.fort_name
            self._drop(_drawn(ribbon(width, height, 12), width), (x, y), 4, 0.4)
        for berth in layout.modone_berths:
            self._drop(self._drawing("berth", layout.berth_width * 1.16), berth, 6, anchor="center")

    def _build_port(self, port: PortPlaces) -> None:
        x, y, width, height = port.skyline
        city = "constantinople" if port.is_eastern else "venice"
        sky = self._drawing("sky_dusk" if port.is_eastern else "sky_dawn", width)
        sky = pygame.transform.smoothscale(sky, finer((width, height), FINENESS))
        self._drop(sky, (x, y))
        inset = round(width * 0.04)
        skyline = self._drawing(city, width - 2 * inset)
        self._drop(skyline, (x + inset, y + height - 4), 3, 0.35, "bottomleft")
        self._put(_drawn(gilded_edge(width, height, GILT, 2.6), width), (x, y), "topleft")
        x, y, width, height = port.market_cloth
        self._drop(_drawn(quay(202, 118), 202), (x - 6, 211))
        self._drop(_drawn(market_cloth(width, height), width), (x, y), 3, 0.3)
        x, y, width, height = port.name
        self._drop(_drawn(ribbon(width, height, 12), width), (x, y), 4, 0.4)
        self._put(self._drawing("stairs", 40), (_inwards(port, 128), 325), "midtop")
        lighthouse = self._drawing("lighthouse", 34, port.is_eastern)
        self._put(lighthouse, (_inwards(port, 205), 545), "midbottom")


def _islands(layout: Layout) -> Sequence[tuple[int, int, int, int]]:
    return ISLANDS[f"{layout.lane}_expansion" if layout.has_expansion else layout.lane]


def _inwards(port: PortPlaces, x: int) -> int:
    return 1280 - x if port.is_eastern else x


def _drawn(source: str, width: float) -> pygame.Surface:
    return drawn_ornament(source, round(width * FINENESS))


def _solid(water: Water, lands: Sequence[Outline]) -> tuple[Field, Field]:
    """Return shores whose shallows hold the open sea below, too: sharper edges take less room."""
    colours, opacity = water.shores(lands)
    whole = np.maximum(opacity, rising(0, 0.06, opacity))
    return mixed(water.open(), colours, opacity / np.maximum(whole, 1e-9)), whole


def _lit(colours: Field) -> Field:
    """Lay warm light over the upper left, dusk under the panels and over the desk's edge."""
    width, height = colours.shape[:2]
    x, y = (each / FINENESS for each in places((width, height)))
    warm = np.clip(1 - np.hypot((x - 330) / 760, (y - 60) / 520), 0, 1) ** 1.6
    lit = colours + (warm * 30)[..., None] * np.array([1, 0.86, 0.55])
    top = 0.745 * np.clip(1 - y / 130, 0, 1) ** 1.4
    foot = 0.6 * np.clip((y - height / FINENESS + 32) / 28, 0, 1) ** 2
    return mixed(lit, np.array([2.0, 12, 22]), np.maximum(top, foot))


def _bled(colours: Field, opacity: Field) -> pygame.Surface:
    """Let colours bleed into what is transparent, so that edges keep theirs in another size."""
    whole = np.stack([opacity * 255] * 3, -1)
    tones, share = (
        from_surface(pygame.transform.gaussian_blur(to_surface(each), 4))
        for each in (colours * opacity[..., None], whole)
    )
    bled = np.where(share > 7, tones * 255 / np.maximum(share, 1), colour(NEAR_THE_COAST[0][1]))
    return to_surface(np.where(whole < 1, bled, colours), opacity)


def open_sea() -> pygame.Surface:
    """Paint the sea that all boards share."""
    return to_surface(_lit(Water(next(iter(LAYOUTS.values())).water_size).open()))


def scenery(name: str) -> pygame.Surface:
    """Paint what one layout has of its own."""
    return Scenery(LAYOUTS[name]).painted()

"""Draws what lies on the screen where fleets are placed: cities, quays, ships, plates.

Each thing is drawn once and kept.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.engine.board import VENICE, Port
from goldenhorn.engine.pieces import Sails
from goldenhorn.graphics.lettering import Lettering, fitted
from goldenhorn.graphics.light import DRAWN, SHEET, SMALL, STRIP, faded, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    GILDED,
    INK_CODE,
    code,
    drawn,
    filled,
    linear,
    round_off,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.key_pictures import key_cap
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import HALO, SOFT_TEXT
from goldenhorn.scenes.board.placement_layout import PlatePlan
from goldenhorn.ui.kit import Key, Kit
from goldenhorn.ui.kit.panels import CORNER, parchment, rim

CITIES = {True: ("venice", "sky_dawn"), False: ("constantinople", "sky_dusk")}
"""Skyline and sky, by whether it is Venice."""
EMPTY_BERTH = 0.55
"""How opaque a free berth is."""
AFTER_SIGN = 6
SHIP_MARGIN = 22
"""Room for the halo of a ship."""


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate says."""

    crest: str
    name: str
    counts: tuple[int, int]
    status: str
    order: str
    """Its place in the order of turns; empty for the first, who bears the wheel."""
    is_first: bool
    picture: str
    """The device or the portrait of whoever decides."""
    is_ready: bool = False
    is_glowing: bool = False
    key: Key | None = None
    """What must be pressed to be ready, while that is focused."""


class PlacementPieces:
    """Draws with a kit."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._kept: dict[Hashable, Image] = {}
        self._plates: dict[str, tuple[Hashable, Image]] = {}
        """The latest plate of each crest: what plates say changes too often to keep them all."""

    def _keep(self, key: Hashable, make: Callable[[], Image]) -> Image:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def city(self, port: Port, size: tuple[int, int]) -> Image:
        """Draw a framed view of a city."""
        return self._keep(("city", port, size), lambda: self._city(port, size))

    def _city(self, port: Port, size: tuple[int, int]) -> Image:
        kit = self._kit
        skyline, sky = CITIES[port is VENICE]
        view = pygame.Surface(size, pygame.SRCALPHA)
        view.blit(pygame.transform.smoothscale(kit.drawings.get(sky, size[0]), size), (0, 0))
        city = kit.drawings.get(skyline, size[0] - 16)
        view.blit(city, city.get_rect(midbottom=(size[0] // 2, size[1] - 2)))
        round_off(view, CORNER)
        frame = rounded(size, 2.6, 9, stroked(INK_CODE, 5)) + rounded(
            size, 2.6, 9, stroked("url(#g)", 2.6)
        )
        view.blit(drawn(size, frame, linear("g", (0, 0), (60, size[1]), *GILDED)), (0, 0))
        sheet = DrawSurface(kit.words, size, DRAWN.reach)
        lay_shadow(sheet.surface, view, sheet.at(0, 0), DRAWN)
        sheet.put(view)
        return sheet.image()

    def quay(self, size: tuple[int, int]) -> Image:
        """Draw a stretch of sheltered water with a pier along its foot."""
        return self._keep(("quay", size), lambda: self._quay(size))

    def _quay(self, size: tuple[int, int]) -> Image:
        kit = self._kit
        width, height = size
        if kit.high_contrast:
            paint = f'{filled(code(NEARLY_BLACK))} stroke="{code(NEARLY_WHITE)}" stroke-width="3"'
            water = drawn(size, rounded(size, 1.5, 14, paint))
        else:
            tones = ((0, "#4FB0BC"), (0.5, "#2C86A0"), (1, "#17597A"))
            water = drawn(
                size,
                rounded(size, 1.5, 14, f'fill="url(#g)" stroke="{INK_CODE}" stroke-width="3"')
                + _ripples(size)
                + rounded(size, 5, 11, stroked("#BFE9E2", 1.6, 0.5)),
                linear("g", (0, 0), (0, height), *tones),
            )
        sheet = DrawSurface(kit.words, size, SHEET.reach)
        lay_shadow(sheet.surface, water, sheet.at(0, 0), SHEET)
        sheet.put(water)
        pier = kit.drawings.get("pier", 186)
        beam = pygame.transform.smoothscale(pier, (width - 16, max(13, height // 6)))
        sheet.put(beam, 8, height - round(height * 0.22))
        return sheet.image()

    def berth(self, width: int) -> Image:
        """Draw a free berth, hardly to be seen."""

        def make() -> Image:
            berth = faded(self._kit.drawings.get("berth", width), EMPTY_BERTH)
            sheet = DrawSurface(self._kit.words, berth.get_size())
            sheet.put(berth)
            return sheet.image()

        return self._keep(("berth", width), make)

    def ship(self, crest: str, sails: Sails, width: int, heads_east: bool, glows: bool) -> Image:
        """Draw a ship that faces the way it will sail."""
        name = ship_drawing(crest, sails)

        def make() -> Image:
            surface = self._kit.drawings.get(name, width, not heads_east)
            sheet = DrawSurface(self._kit.words, surface.get_size(), SHIP_MARGIN)
            if glows:
                lay_halo(sheet.surface, surface, sheet.at(0, 0), 8, HALO, 1)
            sheet.put(surface)
            return sheet.image()

        return self._keep(("ship", name, width, heads_east, glows), make)

    def plate(self, size: tuple[int, int], plan: PlatePlan, look: PlateLook, text: int) -> Image:
        """Draw the plate between two quays; gold-framed when its seat is ready."""
        key = (size, look, text)
        latest = self._plates.get(look.crest)
        if latest is None or latest[0] != key:
            latest = self._plates[look.crest] = (key, self._plate(size, plan, look, text))
        return latest[1]

    def _plate(self, size: tuple[int, int], plan: PlatePlan, look: PlateLook, text: int) -> Image:
        kit = self._kit
        sheet = DrawSurface(kit.words, size, 30)
        seed = sum(map(ord, look.crest))
        body = parchment(kit, size, seed=seed)
        if look.is_glowing:
            lay_halo(sheet.surface, body, sheet.at(0, 0), 14)
        lay_shadow(sheet.surface, body, sheet.at(0, 0), SHEET)
        sheet.put(body)
        sheet.put(rim(kit, size, CORNER, look.is_ready or look.is_glowing))
        x, y, width = plan.shield
        _lay_centred(sheet, kit.drawings.get(f"shield_{look.crest}", width), x, y)
        x, y, width = plan.device
        _lay_centred(sheet, kit.drawings.get(look.picture, width), x, y)
        sheet.write(
            look.name.upper(), kit.on_paper(text + 3, FontFace.TITLE, 1), plan.name, "midleft", 1
        )
        self._write_counts(sheet, plan.counts, look.counts, text)
        self._write_order(sheet, plan, look)
        self._write_status(sheet, plan, look, text)
        return sheet.image()

    def _write_counts(
        self, sheet: DrawSurface, box: pygame.Rect, counts: tuple[int, int], text: int
    ) -> None:
        """Write how many begin in the west and in the east, between two arrows."""
        kit = self._kit
        soft = self._soft.style.colour
        arrow = kit.glyph("left", 18, soft)
        figures = box.inflate(-48, 0)
        sheet.put_centred(arrow, box.left + 12, box.centery)
        sheet.put_centred(pygame.transform.flip(arrow, True, False), box.right - 12, box.centery)
        sheet.write(f"{counts[0]} : {counts[1]}", kit.on_paper(text), figures, "center", 1)

    def _write_order(self, sheet: DrawSurface, plan: PlatePlan, look: PlateLook) -> None:
        if look.is_first:
            wheel = self._kit.drawings.get("icon_first_lit", plan.order.height + 6)
            _lay_centred(sheet, wheel, plan.order.centerx, plan.order.centery)
        else:
            sheet.write(look.order, self._soft, plan.order, "center", 1)

    def _write_status(
        self, sheet: DrawSurface, plan: PlatePlan, look: PlateLook, text: int
    ) -> None:
        kit, box = self._kit, plan.status.copy()
        lettering = kit.on_paper(text) if look.is_ready or look.is_glowing else self._soft
        sign = None
        if look.is_ready:
            sign = kit.drawings.get("seal", plan.seal)
        elif look.key is not None:
            sign = key_cap(kit, look.key, plan.seal - 2).surface
            beside = (box.width - sign.get_width() - AFTER_SIGN, box.height)
            smaller, _lines = fitted(kit.words, look.status, lettering, beside, 1)
            if kit.words.pixels(smaller.style.size) < kit.words.smallest:
                sign = None  # rather no key than a word that cannot be read
        if sign is not None:
            _lay_centred(sheet, sign, box.left + sign.get_width() / 2, box.centery)
            gap = sign.get_width() + AFTER_SIGN
            box.left, box.width = box.left + gap, box.width - gap
        sheet.write(look.status, lettering, box, "midleft", 1)

    @property
    def _soft(self) -> Lettering:
        """Letters that stand back on paper."""
        colour = NEARLY_BLACK if self._kit.high_contrast else SOFT_TEXT
        return Lettering(Style(20, colour))

    def arrow(self, port: Port, width: int) -> Image:
        """Draw the roundel that points to a port."""

        def make() -> Image:
            side = "left" if port is VENICE else "right"
            roundel = self._kit.drawings.get(f"icon_{side}_lit", width)
            sheet = DrawSurface(self._kit.words, roundel.get_size(), SMALL.reach)
            lay_shadow(sheet.surface, roundel, sheet.at(0, 0), SMALL)
            sheet.put(roundel)
            return sheet.image()

        return self._keep(("arrow", port, width), make)


def _ripples(size: tuple[int, int]) -> str:
    """Write a few light waves, in places that look like chance."""
    width, height = size
    path = ""
    for number in range(max(3, width // 60)):
        x = 24 + (number * 97) % max(1, width - 60)
        y = 16 + (number * 41) % max(1, height - 48)
        path += f"M{x} {y} q5 -4 10 0 q5 4 10 0 "
    return f'<path d="{path}" {stroked("#DDF3EE", 1.6, 0.4)}/>'


def _lay_centred(sheet: DrawSurface, surface: pygame.Surface, x: float, y: float) -> None:
    place = sheet.at(x - surface.get_width() / 2, y - surface.get_height() / 2)
    lay_shadow(sheet.surface, surface, place, STRIP)
    sheet.surface.blit(surface, place)

"""The harbours of the two origin ports: jetties, what lies on them, and life in the free berths.

Knows which berths are free and who owns which jetty, not which ships come and go.
"""

from functools import partial

import pygame

from goldenhorn.board_view.layout import FREE_BERTH, HARBOUR
from goldenhorn.board_view.places import Layout, PortPlaces
from goldenhorn.engine.board import Port
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.glows import blank, with_shadow
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.sprite import Image

Prop = tuple[str, int, int, int]
"""A drawing, its width, and where its foot stands: from the outer edge, and down the picture."""

JETTIES = (410, 474)
POLES = ((188, 426), (100, 426), (188, 490), (100, 490))
CLUTTER: tuple[Prop, ...] = (
    ("lantern", 16, 174, 420),
    ("lantern", 16, 174, 484),
    ("crate", 17, 17, 419),
    ("crate", 15, 33, 420),
    ("crate", 15, 24, 405),
    ("barrel", 14, 50, 420),
    ("amphora", 11, 15, 485),
    ("amphora", 11, 28, 485),
    ("amphora", 11, 41, 486),
    ("barrel", 14, 118, 484),
)
LIVELY: tuple[tuple[Prop, ...], ...] = (
    (("rowboat", 44, 48, 412),),
    (("fish", 22, 142, 396), ("sitting_gull", 22, 102, 382)),
    (("gondola", 66, 54, 478),),
    (("fish", 22, 156, 458), ("fish", 17, 134, 466)),
    (("rowboat", 44, 48, 540),),
    (("buoy", 18, 160, 540),),
)
"""What there is to see in each free berth besides the chalk outline of a hull."""


class Harbour:
    """Shows one port's harbour as sprites."""

    def __init__(
        self,
        sprites: NamedSprites,
        drawings: SvgImages,
        layout: Layout,
        port: Port,
        crests: tuple[str, ...],
    ) -> None:
        self._sprites, self._drawings = sprites, drawings
        self._layout, self._port, self._crests = layout, port, crests
        self._places: PortPlaces = layout.ports[port]

    def show(self, is_crowded: bool, free: tuple[int, ...]) -> None:
        """Show one jetty for each owner, or berths for few ships with those that are free."""
        box = pygame.Rect(self._places.harbour)
        make = partial(self._crowded if is_crowded else self._quiet, box)
        key = ("harbour", self._port, is_crowded)
        self._sprites.put(("harbour", self._port), key, make, box.topleft, HARBOUR)
        for berth in range(len(self._places.few)):
            name = ("berth", self._port, berth)
            if berth in free:
                make = partial(self._free_berth, berth)
                corner = self._berth_box(berth).topleft
                self._sprites.put(name, name, make, corner, FREE_BERTH + berth / 100)
            else:
                self._sprites.hide(name)

    def _across(self, x: int) -> int:
        return self._layout.size[0] - x if self._places.is_eastern else x

    def _put(self, onto: pygame.Surface, corner: tuple[int, int], prop: Prop) -> None:
        name, width, x, y = prop
        drawing = self._drawings.get(name, width, flipped=self._places.is_eastern)
        foot = self._across(x) - corner[0], y - corner[1]
        onto.blit(drawing, drawing.get_rect(midbottom=foot))

    def _jetty(self, onto: pygame.Surface, corner: tuple[int, int], width: int, top: int) -> None:
        pier = with_shadow(self._drawings.get("pier", width), 3, (2, 4), 0.35)
        x = self._layout.size[0] - width if self._places.is_eastern else 0
        onto.blit(pier.surface, (x - corner[0] - pier.margin, top - corner[1] - pier.margin))

    def _quiet(self, box: pygame.Rect) -> Image:
        surface = blank(*box.size)
        for top in JETTIES:
            self._jetty(surface, box.topleft, self._places.jetty_width, top)
        for x, y in POLES:
            self._put(surface, box.topleft, ("mooring_pole", 11, x, y))
        for prop in CLUTTER:
            self._put(surface, box.topleft, prop)
        return Image(surface)

    def _crowded(self, box: pygame.Rect) -> Image:
        surface = blank(*box.size)
        for crest, (x, y) in zip(self._crests, self._places.seals, strict=False):
            self._jetty(surface, box.topleft, self._places.jetty_width + 8, y + 13)
            seal = self._drawings.get(f"badge_{crest}", 28)
            surface.blit(seal, seal.get_rect(center=(x - box.x, y - box.y)))
        return Image(surface)

    def _berth_box(self, berth: int) -> pygame.Rect:
        x, y = self._places.few[berth]
        return pygame.Rect(x - 52, y - 50, 104, 58)

    def _free_berth(self, berth: int) -> Image:
        box = self._berth_box(berth)
        surface = blank(*box.size)
        x, y = self._places.few[berth]
        outline = self._drawings.get("berth_outline", 76, flipped=self._places.is_eastern)
        surface.blit(outline, outline.get_rect(midbottom=(x - box.x, y + 3 - box.y)))
        for prop in LIVELY[berth]:
            self._put(surface, box.topleft, prop)
        return Image(surface)

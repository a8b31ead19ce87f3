"""Tiles that stand for devices: brass while they are free, driftwood with the owner's crest."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import IVORY, Rgb, rgb
from goldenhorn.ui.kit import ButtonState, Kit

PICTURES = {
    "gamepad": (("device_gamepad", 0.62),),
    "keyboard": (("device_keyboard", 0.58), ("device_mouse", 0.42)),
    "touch": (("device_touch", 0.5),),
}
"""Which drawings a kind of device shows, and how wide each is in heights of the tile."""
PICTURES_FOOT = 0.54
"""How far down a tile its pictures reach; below them stands the name."""
BADGE = 42
DUSTY: Rgb = rgb("#7E756A")
"""What devices that are taken fade into."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile says."""

    kind: str
    label: str
    is_free: bool
    crest: str | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of a tile and where it goes."""

    name: str
    image: Image
    x: float
    y: float
    z: float


class DeviceTiles:
    """Draws tiles from the kit's pieces."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def parts(self, tile: Tile, rect: pygame.Rect) -> Iterator[Part]:
        """Draw one tile."""
        kit = self._kit
        state = ButtonState.FOCUSED if tile.is_free else ButtonState.DISABLED
        yield Part("tile", kit.blank_plaque(rect.size, state), rect.x, rect.y, 1)
        yield from self._pictures(tile, rect)
        box = rect.inflate(-12, 0)
        box.top = rect.top + round(rect.height * PICTURES_FOOT)
        box.height = rect.bottom - 7 - box.top
        colour = kit.ink_on_plaque(state)
        if not tile.is_free and not kit.high_contrast:
            colour = IVORY
        yield Part("name", kit.paragraph(tile.label, Style(20, colour), box.size), *box.topleft, 3)
        if tile.crest is not None:
            badge = kit.drawing(f"badge_{tile.crest}", BADGE)
            yield Part("badge", badge, rect.right - BADGE - 2, rect.top + 2, 4)

    def _pictures(self, tile: Tile, rect: pygame.Rect) -> Iterator[Part]:
        pieces = []
        for name, share in PICTURES[tile.kind]:
            width = round(rect.height * share)
            if tile.is_free or self._kit.high_contrast:
                pieces.append(self._kit.drawing(name, width, shadow=False))
            else:
                pieces.append(self._kit.hazed(name, width, DUSTY, 0.4))
        x = rect.centerx - sum(image.size[0] for image in pieces) / 2
        if tile.crest is not None and len(pieces) > 1:
            x -= BADGE / 2  # the badge must not hide the second picture
        middle = rect.top + 8 + (rect.height * PICTURES_FOOT - 8) / 2
        for number, image in enumerate(pieces):
            yield Part(f"picture {number}", image, x, middle - image.size[1] / 2, 2)
            x += image.size[0]

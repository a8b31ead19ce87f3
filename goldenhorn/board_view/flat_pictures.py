"""The board's pictures for high contrast: flat papers with dark edges."""

import pygame

from goldenhorn.graphics.glows import blank, plate
from goldenhorn.graphics.images import Pictures
from goldenhorn.graphics.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.theme import GOLD

PAPERS = ("panel", "slip", "cartouche", "dominion")
ACTIVE = "_active"
DESK = "desk"
RADIUS = 8
EDGE, ACTIVE_EDGE = 3, 5
"""How thick the dark edge of a paper is, and the golden one inside that of whoever's turn it is."""
ROOFS = {"panel": 4}
"""By how much a picture is wider than its paper on each side."""
TAKEN: tuple[int, int, int] = (64, 96, 110)
NIGHT_WATER: tuple[int, int, int] = (4, 16, 32)
"""What is taken from the water, so that only its brightest lines stay, and what is added to it."""


class FlatPictures(Pictures):
    """Hands out the same pictures, but those that are written on without any texture."""

    def __init__(self, others: Pictures) -> None:
        super().__init__()
        self._others = others

    def _loaded(self, name: str) -> pygame.Surface:
        picture = self._others.once(name)
        size = picture.get_size()
        kind = name.removesuffix(ACTIVE)
        if kind == DESK:
            flat = pygame.Surface(size)
            flat.fill(NEARLY_BLACK)
            flat.fill(NEARLY_WHITE, (0, 0, size[0], EDGE))
            return flat
        if kind not in PAPERS:
            return picture
        roof = ROOFS.get(kind, 0)
        inner = (size[0] - 2 * roof, size[1])
        flat = blank(*size)
        flat.blit(flat_paper(inner, is_active=name.endswith(ACTIVE)), (roof, 0))
        return flat


def flat_paper(size: tuple[int, int], is_active: bool = False) -> pygame.Surface:
    """Draw a paper without texture, dark at its edge; that of whoever's turn it is, gold inside."""
    white = (NEARLY_WHITE, NEARLY_WHITE)
    paper = plate(size, RADIUS, white, NEARLY_BLACK, EDGE).copy()
    if is_active:
        inner = (size[0] - 2 * EDGE, size[1] - 2 * EDGE)
        paper.blit(plate(inner, RADIUS - EDGE, white, GOLD, ACTIVE_EDGE), (EDGE, EDGE))
    return paper


def calmed(sea: pygame.Surface, kept: list[pygame.Rect]) -> pygame.Surface:
    """Return a sea that is dark and flat, but for places that stay as they are."""
    calm = sea.copy()
    calm.fill(TAKEN, special_flags=pygame.BLEND_RGB_SUB)
    calm.fill(NIGHT_WATER, special_flags=pygame.BLEND_RGB_ADD)
    for place in kept:
        calm.blit(sea, place, place)
    return calm

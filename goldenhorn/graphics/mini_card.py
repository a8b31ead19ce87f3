"""A card reduced to what can be read at the height of a line."""

from functools import lru_cache

import pygame

from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.glows import plate
from goldenhorn.graphics.images import Drawings
from goldenhorn.graphics.theme import GOODS, INK, IVORY

SLIMNESS = 0.76
"""Its width for its height."""


@lru_cache(maxsize=64)
def mini_card(drawings: Drawings, colour: Colour, height: int) -> pygame.Surface:
    """Return a field of the card's colour with its sign, the same surface for the same wish."""
    width = round(height * SLIMNESS)
    tones = GOODS[colour]
    card = plate((width, height), height * 0.12, (IVORY, IVORY), INK, max(1, height / 26)).copy()
    rim = max(2, round(height * 0.09))
    field = plate(
        (width - 2 * rim, height - 2 * rim), height * 0.07, (tones.light, tones.base), INK, 1
    )
    card.blit(field, (rim, rim))
    sign = drawings.get(f"stud_{word(colour)}", round(width * 0.82))
    card.blit(sign, sign.get_rect(center=(width // 2, height // 2)))
    return card

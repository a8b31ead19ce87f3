"""Halos round what can be chosen, and the ghosts of ships."""

import pygame

from goldenhorn.graphics.glows import blank, haze
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.theme import HALO, Rgb

EDGE: Rgb = (255, 253, 240)
PALER = (204, 204, 204, 255)
TOWARDS_IVORY = (51, 50, 44, 0)
"""Four fifths of the colours, and a fifth of ivory."""
STRONG, FAINT = 205, 120
"""How opaque a ghost is."""
NEAR, WIDE = 4, 9
"""How far the halo of what can be chosen reaches, and that of what has the focus."""


def halo(surface: pygame.Surface, margin: int, is_focused: bool) -> Piece:
    """Return the glow round something, without the thing itself."""
    blur = WIDE if is_focused else NEAR
    soft = haze(surface, blur, HALO, 1)
    whole = blank(*soft.get_size())
    for _again in range(5):  # strong near the edge, and still ending softly
        whole.blit(soft, (0, 0))
    return Piece(whole, margin + 2 * blur)


def glowing(surface: pygame.Surface) -> Piece:
    """Return a thing in focus: larger than life by its drawing, with the wide halo round it."""
    glow = halo(surface, 0, True)
    glow.surface.blit(surface, (glow.margin, glow.margin))
    return glow


def ghost(hull: pygame.Surface, is_faint: bool) -> Piece:
    """Return a pale, transparent ship with a warm edge, never to be taken for a real one."""
    pale = hull.copy()
    pale.fill(PALER, special_flags=pygame.BLEND_RGBA_MULT)
    pale.fill(TOWARDS_IVORY, special_flags=pygame.BLEND_RGBA_ADD)
    opacity = FAINT if is_faint else STRONG
    pale.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    blur = 2
    edge = haze(hull, blur, EDGE, 1)
    whole = blank(*edge.get_size())
    for _again in range(1 if is_faint else 3):
        whole.blit(edge, (0, 0))
    inside = hull.copy()
    inside.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(inside, (2 * blur, 2 * blur), special_flags=pygame.BLEND_RGBA_SUB)
    whole.blit(pale, (2 * blur, 2 * blur))
    return Piece(whole, 2 * blur)


def outer_glow(surface: pygame.Surface, blur: int, strength: int) -> Piece:
    """Return the glow outside a thing only, for what must not be tinted."""
    soft = haze(surface, blur, HALO, 1)
    whole = blank(*soft.get_size())
    for _again in range(strength):
        whole.blit(soft, (0, 0))
    inside = surface.copy()
    inside.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(inside, (2 * blur, 2 * blur), special_flags=pygame.BLEND_RGBA_SUB)
    return Piece(whole, 2 * blur)

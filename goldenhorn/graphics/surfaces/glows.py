"""Plain shapes with smooth edges, soft shadows and glows, halos round anything, and pale copies."""

from functools import lru_cache

import pygame

from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import HALO, Rgb

FINER = 4
"""Shapes are drawn so many times larger and scaled down, for smooth edges."""
MOST_GROWTH = 1.3
"""Texts on pieces grow with the text size only so far; else they would not fit their piece."""
SHADE: Rgb = (4, 10, 20)
COARSENESS = 0.6
"""A haze is blurred in a picture smaller by so much of its blur."""


def style_on_piece(
    words: Words,
    size: float,
    colour: Rgb,
    face: FontFace = FontFace.BOLD,
    outline: int = 0,
    most: float = MOST_GROWTH,
) -> Style:
    """Return a style for a text on a piece, which may not grow beyond the piece."""
    pixels = int(size * min(words.scale, most))  # never rounded up: pieces have no room to spare
    return Style(words.size_of(pixels), colour, face, outline)


def growth(words: Words) -> float:
    """Return by how much pieces with texts grow with the text size."""
    return max(1.0, min(words.scale, MOST_GROWTH))


def blank(width: int, height: int) -> pygame.Surface:
    """Return a surface on which nothing is to be seen."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


@lru_cache(maxsize=4)
def darkness(size: tuple[int, int], colour: Rgb) -> Image:
    """Return what hides all behind it; as a sprite fades in it dims."""
    surface = pygame.Surface(size)
    surface.fill(colour)
    return Image(surface)


@lru_cache(maxsize=256)
def plate(
    size: tuple[int, int],
    radius: float,
    tones: tuple[Rgb, Rgb],
    edge: Rgb,
    thickness: float = 2,
    foot_radius: float | None = None,
) -> pygame.Surface:
    """Draw a rounded plate that goes from one tone above to another below, with an edge.

    The same arguments get the same surface: whoever draws on it draws on a copy.
    """
    width, height = size
    large = blank(width * FINER, height * FINER)
    foot = radius if foot_radius is None else foot_radius
    _rounded(large, large.get_rect(), edge, radius, foot)
    inner = large.get_rect().inflate(-2 * thickness * FINER, -2 * thickness * FINER)
    _rounded(large, inner, (255, 255, 255), radius - thickness, foot - thickness)
    gradient = blank(1, 2)
    gradient.set_at((0, 0), tones[0])
    gradient.set_at((0, 1), tones[1])
    gradient = pygame.transform.smoothscale(gradient, inner.size)
    filling = blank(*inner.size)
    _rounded(filling, filling.get_rect(), (255, 255, 255), radius - thickness, foot - thickness)
    filling.blit(gradient, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(filling, inner)
    return pygame.transform.smoothscale(large, size)


def _rounded(
    onto: pygame.Surface, box: pygame.Rect, colour: Rgb, radius: float, foot: float
) -> None:
    top, bottom = max(0, round(radius * FINER)), max(0, round(foot * FINER))
    pygame.draw.rect(
        onto,
        colour,
        box,
        border_top_left_radius=top,
        border_top_right_radius=top,
        border_bottom_left_radius=bottom,
        border_bottom_right_radius=bottom,
    )


def disc(diameter: int, fill: Rgb, edge: Rgb, thickness: float = 2) -> pygame.Surface:
    """Draw a round plate."""
    return plate((diameter, diameter), diameter / 2, (fill, fill), edge, thickness)


def haze(surface: pygame.Surface, blur: int, colour: Rgb, opacity: float) -> pygame.Surface:
    """Return the blurred silhouette of a surface, larger by twice the blur on each side."""
    margin = 2 * blur
    width, height = surface.get_size()
    whole = pygame.Rect(0, 0, width + 2 * margin, height + 2 * margin)
    coarse = max(1, round(blur * COARSENESS))
    columns, rows = -(-whole.width // coarse), -(-whole.height // coarse)
    soft = blank(columns * coarse, rows * coarse)
    soft.fill((*colour, 0))
    silhouette = tinted(surface, colour, opacity)
    soft.blit(silhouette, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    # Blurred in small and enlarged, which looks the same and takes an eighth of the time.
    small = pygame.transform.smoothscale(soft, (columns, rows))
    small = pygame.transform.box_blur(small, 1, False)
    return pygame.transform.smoothscale(small, soft.get_size()).subsurface(whole)


def with_shadow(
    surface: pygame.Surface,
    blur: int = 4,
    aside: tuple[int, int] = (2, 3),
    opacity: float = 0.45,
) -> Image:
    """Return a surface with a soft shadow, as from the one lamp at the upper left."""
    margin = 2 * blur + max(aside)
    width, height = surface.get_size()
    whole = blank(width + 2 * margin, height + 2 * margin)
    place = margin - 2 * blur + aside[0], margin - 2 * blur + aside[1]
    whole.blit(haze(surface, blur, SHADE, opacity), place)
    whole.blit(surface, (margin, margin))
    return Image(whole, margin)


def tinted(surface: pygame.Surface, colour: Rgb, opacity: float = 1.0) -> pygame.Surface:
    """Return the silhouette of a surface in one colour."""
    shape = surface.copy()
    shape.fill((0, 0, 0, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shape


EDGE: Rgb = (255, 253, 240)
PALER = (204, 204, 204, 255)
TOWARDS_IVORY = (51, 50, 44, 0)
"""Four fifths of the colours, and a fifth of ivory."""
STRONG, FAINT = 205, 120
"""How opaque a pale copy is."""
NEAR, WIDE = 4, 9
"""How far the halo of what can be chosen reaches, and that of what has the focus."""


def halo(surface: pygame.Surface, margin: int, is_focused: bool) -> Image:
    """Return the glow round something, without the thing itself."""
    blur = WIDE if is_focused else NEAR
    soft = haze(surface, blur, HALO, 1)
    whole = blank(*soft.get_size())
    for _again in range(5):  # strong near the edge, and still ending softly
        whole.blit(soft, (0, 0))
    return Image(whole, margin + 2 * blur)


def glowing(surface: pygame.Surface) -> Image:
    """Return a thing in focus: larger than life by its drawing, with the wide halo round it."""
    glow = halo(surface, 0, True)
    glow.surface.blit(surface, (glow.margin, glow.margin))
    return glow


def translucent(hull: pygame.Surface, is_faint: bool) -> Image:
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
    return Image(whole, 2 * blur)


def outer_glow(surface: pygame.Surface, blur: int, strength: int) -> Image:
    """Return the glow outside a thing only, for what must not be tinted."""
    soft = haze(surface, blur, HALO, 1)
    whole = blank(*soft.get_size())
    for _again in range(strength):
        whole.blit(soft, (0, 0))
    inside = surface.copy()
    inside.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(inside, (2 * blur, 2 * blur), special_flags=pygame.BLEND_RGBA_SUB)
    return Image(whole, 2 * blur)

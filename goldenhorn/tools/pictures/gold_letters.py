"""The name of the game in carved gold, with its shadow."""

import pygame

from goldenhorn.graphics.lettering import Lettering, lettered
from goldenhorn.graphics.light import blurred_outline, silhouette
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import Rgb, rgb
from goldenhorn.scenes.title.title import NAME as PLACE
from goldenhorn.tools.pictures.grain import finer

NAME = "GOLDEN HORN"
ZOOM = 3
"""Drawn larger, then scaled down: smooth outlines."""
FINENESS = 1.5
LETTERS = 104
"""How high the letters are."""
GOLD = tuple(
    map(rgb, ("#FFFBE6", "#FFFBE6", "#FFE694", "#F6BC47", "#CF7F1E", "#E9A437", "#FFDC80"))
) + (rgb("#E2A036"),)


def gold_title() -> pygame.Surface:
    """Draw the words from back to front: shadow, dark outline, two bevels, gold."""
    style = Style(LETTERS * ZOOM, (255, 255, 255), FontFace.TITLE)
    tracking = round(LETTERS / 13 * ZOOM)
    words = Words()
    white = lettered(words, NAME, Lettering(style, tracking))
    gold = lettered(words, NAME, Lettering(style, tracking, (), GOLD))
    width, height = PLACE.size
    canvas = pygame.Surface((width * ZOOM, height * ZOOM), pygame.SRCALPHA)
    canvas.fill((*rgb("#2A1408"), 0))
    unit = ZOOM
    outline = _grown(white, rgb("#2A1408"), 6 * unit)
    soft, pad = blurred_outline(outline, (14, 6, 4), round(10 * unit), 0.8)
    place = outline.get_rect(center=(canvas.get_width() // 2, canvas.get_height() // 2))
    canvas.blit(soft, (place.x - pad + 2 * unit, place.y - pad + 8 * unit))
    canvas.blit(outline, place)
    for tone, reach, lower in (("#FFE9A6", 1.6, -1.6), ("#7A3E0C", 1.2, 1.8)):
        bevel = _grown(white, rgb(tone), reach * unit)
        canvas.blit(bevel, bevel.get_rect(center=(place.centerx, place.centery + lower * unit)))
    canvas.blit(gold, gold.get_rect(center=place.center))
    return pygame.transform.smoothscale(canvas, finer(PLACE.size, FINENESS))


def _grown(letters: pygame.Surface, colour: Rgb, reach: float) -> pygame.Surface:
    """Return letters in a colour, thicker on all sides."""
    pad = int(reach) + 2
    size = (letters.get_width() + 2 * pad, letters.get_height() + 2 * pad)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    flat = silhouette(letters, colour)
    for x in range(-pad, pad + 1):
        for y in range(-pad, pad + 1):
            if x * x + y * y <= reach * reach:
                surface.blit(flat, (pad + x, pad + y))
    return surface

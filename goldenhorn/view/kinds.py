"""Goods and people as small drawings, by their place in a Stock; knows no counts."""

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.engine.pieces import COLOURS, FARMERS, SOLDIERS
from goldenhorn.engine.wire import word
from goldenhorn.view.shapes import tinted
from goldenhorn.view.theme import Rgb

CHALK: Rgb = (217, 185, 136)


def kind_drawing(kind: int) -> str:
    """Return the drawing of a good or a person by its place in a Stock."""
    if kind in (SOLDIERS, FARMERS):
        return "soldier" if kind == SOLDIERS else "farmer"
    return f"cube_{word(COLOURS[kind])}"


def faint_kind(drawings: Drawings, kind: int, width: int) -> pygame.Surface:
    """Return the sign of a kind of which there is nothing."""
    if kind >= SOLDIERS:
        person = drawings.get(kind_drawing(kind), width).copy()
        person.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        return person
    shape = tinted(drawings.get(f"{kind_drawing(kind)}_empty", width), CHALK)
    shape.blit(shape.copy(), (0, 0))  # twice as strong
    return shape

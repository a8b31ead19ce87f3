"""How the drawings of goods, people and ships are named."""

import pygame

from goldenhorn.board_view.places import moored_width
from goldenhorn.engine.pieces import COLOURS, FARMERS, SOLDIERS, Sails
from goldenhorn.engine.wire import word
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.glows import tinted
from goldenhorn.graphics.theme import Rgb

CHALK: Rgb = (217, 185, 136)
LOW_BELOW = 0.72
"""Moored ships on a smaller scale are drawn low, so that their symbols are large enough."""


def kind_drawing(kind: int) -> str:
    """Return the drawing of a good or a person by its place in a Stock."""
    if kind in (SOLDIERS, FARMERS):
        return "soldier" if kind == SOLDIERS else "farmer"
    return f"cube_{word(COLOURS[kind])}"


def faint_kind(drawings: SvgImages, kind: int, width: int) -> pygame.Surface:
    """Return the sign of a kind of which there is nothing."""
    if kind >= SOLDIERS:
        person = drawings.get(kind_drawing(kind), width).copy()
        person.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        return person
    shape = tinted(drawings.get(f"{kind_drawing(kind)}_empty", width), CHALK)
    shape.blit(shape.copy(), (0, 0))  # twice as strong
    return shape


def ship_drawing(crest: str, sails: Sails, kind: str = "ship") -> str:
    """Name the drawing of a ship: under sail, dry, moored or crowded.

    >>> from goldenhorn.engine.pieces import Colour
    >>> ship_drawing("lion", (Colour.ORANGE, Colour.BLUE))
    'ship_lion_orange-blue'
    """
    return f"{kind}_{crest}_{'-'.join(map(word, sails))}"


def moored_drawing(crest: str, sails: Sails, width: int) -> str:
    """Name the drawing of a moored ship so wide; a small one is hardly more than its sails."""
    return ship_drawing(crest, sails, "crowded" if lies_low(len(sails), width) else "moored")


def lies_low(sails: int, width: int) -> bool:
    """Whether a moored ship with so many sails is so narrow that it is drawn low."""
    return width < moored_width(sails, LOW_BELOW)

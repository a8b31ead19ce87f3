"""What a ship leaves on the water: bow wave, puffs of foam, splashes; knows no ship."""

import pygame

from goldenhorn.view.depths import PATH, SHIP
from goldenhorn.view.faces import DRAWN_SHIP
from goldenhorn.view.performance import Performance
from goldenhorn.view.places import Layout
from goldenhorn.view.sprite import Piece
from goldenhorn.view.tween import Script, wait

PUFF_TICKS, PUFF_FRAMES = 7, 6
SPLASH_TICKS, SPLASH_FRAMES = 4, 5
WAVE_FRAMES, WAVE_WIDTH = 4, 158 / DRAWN_SHIP
WAKE, SPLASH = PATH + 0.2, SHIP + 0.9
SQUARE_REACH = 0.62
"""How far a square keeps foam away, in its widths; up and down a little less."""


def is_open_water(layout: Layout, x: float, y: float) -> bool:
    """Whether foam may lie here: on no square and no berth."""
    half = layout.square_width * SQUARE_REACH
    return not any(
        abs(x - at_x) < half and abs(y - at_y) < half * 0.7
        for at_x, at_y in (*layout.squares, *layout.modone_berths)
    )


def bow_wave(show: Performance, frame: int, width: int, faces_east: bool) -> Piece:
    """Return one of the drawings of a bow wave, scaled from that of the widest ship."""
    model = show.layout.ship_width
    wide, name = round(model * WAVE_WIDTH), f"wake_bow_{frame % WAVE_FRAMES}"
    drawing = show.drawings.get(name, wide, flipped=not faces_east)
    if width == model:
        return Piece(drawing)
    size = round(width * WAVE_WIDTH), round(drawing.get_height() * width / model)
    return Piece(pygame.transform.smoothscale(drawing, size))


def _puff_width(width: int) -> int:
    """Return one of two widths: every other would have to be drawn first."""
    return 68 if width > 90 else 52


def puff(show: Performance, x: float, y: float, width: int) -> Script:
    """Let a puff of foam that a ship so wide has left fade away."""
    sprite = show.lend(WAKE)
    for frame in range(PUFF_FRAMES):
        sprite.show_round(_frame(show, f"wake_trail_{frame}", _puff_width(width)), x, y)
        yield from wait(PUFF_TICKS)
    show.give_back(sprite)


def splash(show: Performance, x: float, y: float, width: int) -> Script:
    """Let the water splash where a ship so wide leaves it or comes down."""
    sprite = show.lend(SPLASH)
    for frame in range(SPLASH_FRAMES):
        face = _frame(show, f"splash_{frame}", show.layout.ship_width)
        sprite.show_round(face, x, y - 0.12 * width)
        yield from wait(SPLASH_TICKS)
    show.give_back(sprite)


def _frame(show: Performance, name: str, width: int) -> Piece:
    return Piece(show.drawings.get(name, width))

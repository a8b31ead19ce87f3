"""What a ship leaves on the water: bow wave, puffs of foam, splashes; knows no ship."""

from collections.abc import Iterator
from functools import partial

import pygame

from goldenhorn.view.depths import PATH, SHIP
from goldenhorn.view.faces import DRAWN_SHIP
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.places import Layout
from goldenhorn.view.sprite import Piece
from goldenhorn.view.tween import Script, wait

PUFF_TICKS, PUFF_FRAMES = 7, 6
MOST_PUFFS = 8
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
    frame %= WAVE_FRAMES
    return show.passing.face(
        ("bow", frame, width, faces_east), partial(_bow_wave, show, frame, width, faces_east)
    )


def _bow_wave(show: Performance, frame: int, width: int, faces_east: bool) -> Piece:
    model = show.layout.ship_width
    wide = round(model * WAVE_WIDTH)
    drawing = show.drawings.get(f"wake_bow_{frame}", wide, flipped=not faces_east)
    if width == model:
        return Piece(drawing)
    size = round(width * WAVE_WIDTH), round(drawing.get_height() * width / model)
    return Piece(pygame.transform.smoothscale(drawing, size))


def _puff_width(width: int) -> int:
    """Return one of two widths: every other would have to be drawn first."""
    return 68 if width > 90 else 52


def puff(show: Performance, x: float, y: float, width: int) -> Script:
    """Let a puff of foam that a ship so wide has left fade away."""
    sprite = show.passing.lend(WAKE)
    for frame in range(PUFF_FRAMES):
        put_middle(sprite, _frame(show, f"wake_trail_{frame}", _puff_width(width)), x, y)
        yield from wait(PUFF_TICKS)
    show.passing.give_back(sprite)


def splash(show: Performance, x: float, y: float, width: int) -> Script:
    """Let the water splash where a ship so wide leaves it or comes down."""
    sprite = show.passing.lend(SPLASH)
    for frame in range(SPLASH_FRAMES):
        face = _frame(show, f"splash_{frame}", show.layout.ship_width)
        put_middle(sprite, face, x, y - 0.12 * width)
        yield from wait(SPLASH_TICKS)
    show.passing.give_back(sprite)


def _frame(show: Performance, name: str, width: int) -> Piece:
    return show.passing.face((name, width), lambda: Piece(show.drawings.get(name, width)))


def warm_wake(show: Performance) -> Iterator[None]:
    """Make the faces of wake and splashes, one at each step."""
    show.passing.reserve(WAKE, MOST_PUFFS)
    show.passing.reserve(SHIP, 1)
    show.passing.reserve(SPLASH, 2)
    for width in sorted({show.layout.ship_width, show.layout.ports[0].few_width}):
        for frame in range(PUFF_FRAMES):
            _frame(show, f"wake_trail_{frame}", _puff_width(width))
            yield
    for frame in range(SPLASH_FRAMES):
        _frame(show, f"splash_{frame}", show.layout.ship_width)
        yield
    for faces_east in (True, False):
        for frame in range(WAVE_FRAMES):
            bow_wave(show, frame, show.layout.ship_width, faces_east)
            yield

"""The dashed way of a voyage over the sea, and the rings round the squares; knows places only."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.view.curves import curve
from goldenhorn.view.ghosts import outer_glow
from goldenhorn.view.ground import DRAWN_SQUARE
from goldenhorn.view.kit.shapes import INK_CODE, drawn, filled, stroked
from goldenhorn.view.kit.stuff import Stuff
from goldenhorn.view.picture import Piece
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank, disc, with_shadow
from goldenhorn.view.theme import GOLD, NIGHT

Spot = tuple[float, float]

GILT, PALE = "#FFE9A0", "#FFF3D6"
"""A way that is paid for or free, and one that is only possible."""
ROUND = 0.66
"""How far the way swings round a square that it passes, in squares' widths."""
BEND = 0.42
"""How far the way between neighbours above one another bends, to pass the pill between them."""
TRAY = (0.5, 0.38)
"""Half the width and height that the way leaves free round a square, in squares' widths."""
DASH, BREAK = 12, 9
FINE = 24
"""Points of a curve between two places."""
EDGE = 16
"""Room for thick lines and arrow heads round a way."""
FREE, LANDING, PROSPECT = "free", "landing", "prospect"
RINGS = {FREE: ("#FFE79A", 4.0), LANDING: ("#FFFBE0", 5.0), PROSPECT: ("#FFF3D6", 3.4)}


def round_spot(layout: Layout, before: Spot, passed: Spot, after: Spot) -> Spot:
    """Return where the way swings round a square: on the side that has more room."""
    return _aside(layout, before, passed, after, ROUND)


def bend_spot(layout: Layout, start: Spot, end: Spot) -> Spot:
    """Return where the way between two neighbours bends, so that it passes what stands between."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    is_down = abs(end[1] - start[1]) > abs(end[0] - start[0])
    return _aside(layout, start, middle, end, BEND if is_down else 0)


def _aside(layout: Layout, before: Spot, middle: Spot, after: Spot, far: float) -> Spot:
    """Return a spot beside another, so many squares' widths away, where there is more room."""
    across, down = after[0] - before[0], after[1] - before[1]
    length = math.hypot(across, down) or 1
    reach = far * layout.square_width
    aside = -down / length * reach, across / length * reach
    others = [each for each in (*layout.squares, *layout.modone_berths) if each != middle]
    left, right = layout.ports[0].harbour[2], layout.ports[1].harbour[0]
    upper = (*layout.panels, *layout.dominions)[-1]
    top, bottom = upper[1] + upper[3], layout.prompt[1]

    def room(spot: Spot) -> float:
        edges = spot[0] - left, right - spot[0], spot[1] - top, bottom - spot[1]
        return min(*edges, *(math.dist(spot, other) for other in others))

    sides = [(middle[0] + sign * aside[0], middle[1] + sign * aside[1]) for sign in (1, -1)]
    return max(sides, key=room)


@lru_cache(maxsize=256)
def visible(points: tuple[Spot, ...], square_width: int) -> tuple[Spot, ...]:
    """Return the part of a smooth line that lies outside the squares at its ends."""
    line = curve(points, FINE)

    def is_free(spot: Spot, middle: Spot) -> bool:
        wide, high = TRAY[0] * square_width, TRAY[1] * square_width
        return ((spot[0] - middle[0]) / wide) ** 2 + ((spot[1] - middle[1]) / high) ** 2 > 1

    start, end = line[0], line[-1]
    seen = [spot for spot in line if is_free(spot, start) and is_free(spot, end)]
    # Squares that touch leave no room: a short stroke between them must do.
    if len(seen) <= 6:
        seen = line[len(line) * 2 // 5 : len(line) * 3 // 5 + 1]
    return tuple(seen)


def way_box(line: Sequence[Spot]) -> pygame.Rect:
    """Return the area that a line takes when it is drawn."""
    left = math.floor(min(x for x, _ in line)) - EDGE
    top = math.floor(min(y for _, y in line)) - EDGE
    right, bottom = max(x for x, _ in line) + EDGE, max(y for _, y in line) + EDGE
    return pygame.Rect(left, top, math.ceil(right - left), math.ceil(bottom - top))


def way(line: Sequence[Spot], is_prospect: bool) -> Piece:
    """Draw a dashed line with an arrow head; its corner is that of its box."""
    left, top, *size = way_box(line)
    local = [(x - left, y - top) for x, y in line]
    (x, y), (from_x, from_y) = local[-1], local[-min(8, len(local))]
    turn = math.atan2(y - from_y, x - from_x)
    head = " L".join(
        f"{x + reach * math.cos(turn + aside):.1f} {y + reach * math.sin(turn + aside):.1f}"
        for reach, aside in ((8, 0), (13, 2.35), (13, -2.35))
    )
    body = " ".join(
        "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in dash) for dash in _dashes(local[:-5])
    )
    colour, thick = (PALE, 4.0) if is_prospect else (GILT, 6.0)
    shapes = f'<path d="{body}" {stroked(INK_CODE, thick + 5)}/>' if body else ""
    shapes += f'<path d="M{head}Z" {filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="7"/>'
    shapes += f'<path d="{body}" {stroked(colour, thick)}/>' if body else ""
    shapes += f'<path d="M{head}Z" {filled(colour)} stroke="{colour}" stroke-width="2"/>'
    return Piece(drawn((size[0], size[1]), shapes))


def _dashes(line: Sequence[Spot]) -> list[list[Spot]]:
    """Cut a line into dashes: SDL_image leaves the last of its own undefined."""
    dashes: list[list[Spot]] = []
    is_drawing, gone = True, 0.0
    dash = list(line[:1])
    for before, after in pairwise(line):
        gone += math.dist(before, after)
        if is_drawing:
            dash.append(after)
        if gone >= (DASH if is_drawing else BREAK):
            if is_drawing:
                dashes.append(dash)
            is_drawing, gone, dash = not is_drawing, 0.0, [after]
    if is_drawing and len(dash) > 2:
        dashes.append(dash)
    return dashes


def hop(stuff: Stuff, diameter: int) -> Piece:
    """Draw the disc that marks a square as passed over."""
    face = disc(diameter, NIGHT, GOLD, 2).copy()
    sign = stuff.drawings.get("hop", round(diameter * 0.62))
    face.blit(sign, sign.get_rect(center=(diameter // 2, diameter // 2)))
    return with_shadow(face, 3, (1, 2))


def ring(stuff: Stuff, colour: Colour, width: int, kind: str) -> Piece:
    """Draw a ring round a sea square, never a tint over it; its middle is the square's."""
    square = stuff.drawings.get(f"square_{word(colour)}", width)
    scale = width / DRAWN_SQUARE
    ink, thick = RINGS[kind]
    height = square.get_height()
    outline = _rounded(9 * scale, 9 * scale, 114 * scale, 72 * scale)
    line = f'<path d="{outline}" {stroked(INK_CODE, thick + 2.6)}/>'
    line += f'<path d="{outline}" {stroked(ink, thick)}/>'
    if kind == PROSPECT:
        line = f'<path d="{outline}" {stroked(ink, thick, 0.75)}/>'
        whole, margin = blank(width, height), 0
    else:
        glow = outer_glow(square, 5 if kind == FREE else 8, 1 if kind == FREE else 2)
        whole, margin = glow.surface, glow.margin
    whole.blit(drawn((width, height), line), (margin, margin))
    stud = stuff.drawings.get(f"stud_{word(colour)}", round(33 * scale))
    middle = margin + width // 2, margin + height // 2 + round(34 * scale)
    whole.blit(stud, stud.get_rect(center=middle))
    return Piece(whole, margin)


def _rounded(x: float, y: float, width: float, height: float) -> str:
    """Write the outline of a square's tray: an ellipse that is nearly a rectangle."""
    bulge = 0.72
    right, bottom, half_w, half_h = x + width, y + height, width / 2, height / 2
    near_x, near_y = half_w * (1 - bulge), half_h * (1 - bulge)
    return (
        f"M{x:.1f} {y + half_h:.1f}"
        f" C{x:.1f} {y + near_y:.1f} {x + near_x:.1f} {y:.1f} {x + half_w:.1f} {y:.1f}"
        f" C{right - near_x:.1f} {y:.1f} {right:.1f} {y + near_y:.1f} {right:.1f} {y + half_h:.1f}"
        f" C{right:.1f} {bottom - near_y:.1f} {right - near_x:.1f} {bottom:.1f}"
        f" {x + half_w:.1f} {bottom:.1f}"
        f" C{x + near_x:.1f} {bottom:.1f} {x:.1f} {bottom - near_y:.1f} {x:.1f} {y + half_h:.1f}Z"
    )

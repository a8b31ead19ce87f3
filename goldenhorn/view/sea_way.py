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
STRIDES = 12
"""At how many places between two bends it is asked whether there is a square."""
DIRECTIONS = 16
"""In how many directions from a square that is passed a place is looked for."""
AT_LEAST_FREE = 16
"""Pixels between the sign of a leap and the shore."""
DASH, BREAK = 12, 9
FINE = 24
"""Points of a curve between two places."""
EDGE = 16
"""Room for thick lines and arrow heads round a way."""
FREE, LANDING, PROSPECT = "free", "landing", "prospect"
RINGS = {FREE: ("#FFE79A", 4.0), LANDING: ("#FFFBE0", 5.0), PROSPECT: ("#FFF3D6", 3.4)}


@lru_cache(maxsize=256)
def way_over(
    layout: Layout, start: Spot, passed: tuple[Spot, ...], end: Spot
) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Return the way from one landing to the next, and where it swings round what it passes."""
    if _is_in_harbour(layout, start) or _is_in_harbour(layout, end):
        there = _around(layout, start, passed, end)
        back = _around(layout, end, passed[::-1], start)[::-1]
        around = min(there, back, key=lambda spots: _effort(layout, (start, *spots, end)))
    else:
        chain = (start, *passed, end)
        legs = zip(chain, passed, chain[2:], strict=False)
        around = [_sides(layout, *leg, ROUND)[0] for leg in legs]
    bends = around or [_bend_spot(layout, start, end)]
    return visible((start, *bends, end), layout.square_width), tuple(around)


def _is_in_harbour(layout: Layout, spot: Spot) -> bool:
    """Whether a spot lies beside the open sea."""
    left, right = _shores(layout)
    return not left < spot[0] < right


def _shores(layout: Layout) -> tuple[int, int]:
    """Return where the open sea begins and ends."""
    return layout.ports[0].harbour[2], layout.ports[1].harbour[0]


def _around(layout: Layout, start: Spot, passed: Sequence[Spot], end: Spot) -> list[Spot]:
    """Return where a way from or to a port swings round squares, found one after another."""
    around: list[Spot] = []
    for spot, following in zip(passed, [*passed, end][1:], strict=True):
        around.append(_round_spot(layout, around[-1] if around else start, spot, following))
    return around


def _round_spot(layout: Layout, before: Spot, passed: Spot, after: Spot) -> Spot:
    """Return where the way swings round a square: on the side that has more room.

    Where it would lead over other squares, the way is looked for all round: next to a port one
    sails along the shore.
    """
    spots = _sides(layout, before, passed, after, ROUND)
    side = _easiest(layout, before, spots, after)
    if not _trouble(layout, (before, side, after)):
        return side
    reach = ROUND * layout.square_width
    turns = (2 * math.pi * number / DIRECTIONS for number in range(DIRECTIONS))
    ring = ((passed[0] + reach * math.cos(t), passed[1] + reach * math.sin(t)) for t in turns)
    free = (spot for spot in ring if _room(layout, spot, passed) >= AT_LEAST_FREE)
    return min((side, *free), key=lambda spot: _effort(layout, (before, spot, after)))


def _bend_spot(layout: Layout, start: Spot, end: Spot) -> Spot:
    """Return where the way between two neighbours bends, so that it passes what stands between."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    is_down = abs(end[1] - start[1]) > abs(end[0] - start[0])
    spots = _sides(layout, start, middle, end, BEND if is_down else 0)[:1]
    if _is_in_harbour(layout, start) or _is_in_harbour(layout, end):
        spots.append(middle)
    return _easiest(layout, start, spots, end)


def _easiest(layout: Layout, before: Spot, spots: Sequence[Spot], after: Spot) -> Spot:
    """Return the spot by which a way touches the fewest squares; of equals the first."""
    return min(spots, key=lambda spot: _trouble(layout, (before, spot, after)))


def _effort(layout: Layout, way: Sequence[Spot]) -> tuple[int, float]:
    """Return how much of a way lies on squares, and how long it is."""
    return _trouble(layout, way), sum(math.dist(start, end) for start, end in pairwise(way))


def _trouble(layout: Layout, way: Sequence[Spot]) -> int:
    """Tell how much of a way lies on squares; where it begins and ends it may."""
    first, last = way[0], way[-1]
    trays = {*layout.squares, *layout.modone_berths, first, last}
    trouble = 0
    for start, end in pairwise(way):
        own = {spot for spot in (start, end) if spot in (first, last)}
        near = [tray for tray in trays - own if _is_near(tray, start, end, layout.square_width)]
        for step in range(1, STRIDES) if near else ():
            t = step / STRIDES
            spot = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            trouble += sum(not _is_free(spot, tray, layout.square_width) for tray in near)
    return trouble


def _is_near(tray: Spot, start: Spot, end: Spot, square_width: int) -> bool:
    """Whether a straight line between two spots could touch a square at all."""
    wide, high = TRAY[0] * square_width, TRAY[1] * square_width
    return (
        min(start[0], end[0]) - wide < tray[0] < max(start[0], end[0]) + wide
        and min(start[1], end[1]) - high < tray[1] < max(start[1], end[1]) + high
    )


def _sides(layout: Layout, before: Spot, middle: Spot, after: Spot, far: float) -> list[Spot]:
    """Return the spots beside another, so many squares' widths away, first that with more room."""
    across, down = after[0] - before[0], after[1] - before[1]
    length = math.hypot(across, down) or 1
    reach = far * layout.square_width
    aside = -down / length * reach, across / length * reach
    sides = [(middle[0] + sign * aside[0], middle[1] + sign * aside[1]) for sign in (1, -1)]
    return sorted(sides, key=lambda spot: -_room(layout, spot, middle))


def _room(layout: Layout, spot: Spot, beside: Spot) -> float:
    """Return how far it is from a spot to the shores and to all squares but one."""
    others = [each for each in (*layout.squares, *layout.modone_berths) if each != beside]
    left, right = _shores(layout)
    upper = (*layout.panels, *layout.dominions)[-1]
    top, bottom = upper[1] + upper[3], layout.prompt[1]
    edges = spot[0] - left, right - spot[0], spot[1] - top, bottom - spot[1]
    return min(*edges, *(math.dist(spot, other) for other in others))


def _is_free(spot: Spot, middle: Spot, square_width: int) -> bool:
    """Whether a spot lies outside the square with a middle."""
    wide, high = TRAY[0] * square_width, TRAY[1] * square_width
    return ((spot[0] - middle[0]) / wide) ** 2 + ((spot[1] - middle[1]) / high) ** 2 > 1


@lru_cache(maxsize=256)
def visible(points: tuple[Spot, ...], square_width: int) -> tuple[Spot, ...]:
    """Return the part of a smooth line between the squares at its ends."""
    line = curve(points, FINE)
    start, end = line[0], line[-1]
    free = [n for n, spot in enumerate(line) if _is_free(spot, start, square_width)]
    first = free[0] if free else len(line)
    reached = (n for n in range(first, len(line)) if not _is_free(line[n], end, square_width))
    seen = line[first : next(reached, len(line))]
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

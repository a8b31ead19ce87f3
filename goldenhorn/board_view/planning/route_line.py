"""The dashed way of a voyage over the sea, and the rings round the squares."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame

from goldenhorn.board_view.path_finding import TRAY, Spot, curve, find_path, sea_of
from goldenhorn.board_view.pieces.background import DRAWN_SQUARE, STUD, STUD_BELOW
from goldenhorn.board_view.places import Layout
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.outlines import INK_CODE, drawn, filled, stroked
from goldenhorn.graphics.surfaces.glows import blank, disc, outer_glow, with_shadow
from goldenhorn.graphics.surfaces.materials import Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import GOLD, NIGHT

FREE, LANDING, PROSPECT, BARRED = "free", "landing", "prospect", "barred"
WAYS = {
    FREE: ("#FFE9A0", 6.0),
    LANDING: ("#FFE9A0", 6.0),
    PROSPECT: ("#FFF3D6", 4.0),
    BARRED: ("#98A2A9", 4.0),
}
"""A way that is paid for or free, one that is only possible, and one that cannot be paid."""
BEND = 0.42
"""How far the way between neighbours above one another bends, to pass the pill between them."""
HULL = (0.5, 0.3)
"""Half the width and height of a hull that lies in a harbour, in its widths."""
BEFORE_HULL = 10
"""Pixels between a hull and the middle of an arrow's head."""
DASH, BREAK = 12, 9
FINE = 24
"""Points of a curve between two places."""
EDGE = 16
"""Room for thick lines and arrow heads round a way."""
HEAD = ((8, 0.0), (13, 2.35), (13, -2.35))
"""The corners of an arrow's head: how far from its middle, and in which direction."""
HEAD_LENGTH = 12
"""Pixels from the end of a way in which it has an arrow's head and no dashes."""
RINGS = {
    FREE: ("#FFE79A", 4.0),
    LANDING: ("#FFFBE0", 5.0),
    PROSPECT: ("#FFF3D6", 3.4),
    BARRED: ("#98A2A9", 3.4),
}


class RouteEnd(NamedTuple):
    """Where a way begins or ends, and how much it leaves free of what stands there."""

    spot: Spot
    free: tuple[float, float]
    """Half its width and height."""

    def is_beside(self, spot: Spot) -> bool:
        """Whether a spot lies outside of what stands there."""
        aside, above = spot[0] - self.spot[0], spot[1] - self.spot[1]
        return (aside / self.free[0]) ** 2 + (above / self.free[1]) ** 2 > 1


def on_square(layout: Layout, spot: Spot) -> RouteEnd:
    """Return a stop on a square."""
    return RouteEnd(spot, (TRAY[0] * layout.square_width, TRAY[1] * layout.square_width))


def at_berth(spot: Spot, width: int) -> RouteEnd:
    """Return the stop of a ship so wide in a harbour."""
    return RouteEnd(spot, (HULL[0] * width + BEFORE_HULL, HULL[1] * width + BEFORE_HULL))


@lru_cache(maxsize=256)
def way_over(
    layout: Layout, start: RouteEnd, passed: tuple[Spot, ...], end: RouteEnd
) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Return the way from one landing to the next, and where it swings round what it passes."""
    if not passed:
        bent = start.spot, _bend_spot(layout, start.spot, end.spot), end.spot
        return _visible(bent, start, end), ()
    lane = find_path(layout, start.spot, passed, end.spot)
    return _visible(lane.shown, start, end), lane.between


def _bend_spot(layout: Layout, start: Spot, end: Spot) -> Spot:
    """Return where the way between two neighbours bends, so that it passes what stands between."""
    across, down = end[0] - start[0], end[1] - start[1]
    middle = start[0] + across / 2, start[1] + down / 2
    if abs(down) <= abs(across):
        return middle
    reach = BEND * layout.square_width / math.hypot(across, down)
    aside = -down * reach, across * reach
    sides = [(middle[0] + sign * aside[0], middle[1] + sign * aside[1]) for sign in (1, -1)]
    return max(sides, key=lambda spot: sea_of(layout).room(spot, middle))


def _visible(points: tuple[Spot, ...], start: RouteEnd, end: RouteEnd) -> tuple[Spot, ...]:
    """Return the part of a smooth line between what stands at its ends."""
    line = curve(points, FINE)
    first = next((n for n, spot in enumerate(line) if start.is_beside(spot)), len(line))
    last = max((n for n, spot in enumerate(line) if end.is_beside(spot)), default=0)
    seen = line[first : last + 1]
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


def way(line: Sequence[Spot], kind: str) -> Image:
    """Draw a dashed line with an arrow head; its corner is that of its box."""
    left, top, *size = way_box(line)
    local = [(x - left, y - top) for x, y in line]
    x, y = local[-1]
    # Dashes are laid from the arrow's head backwards, so that none is missing before it.
    shaft = [spot for spot in local[::-1] if math.dist(spot, local[-1]) >= HEAD_LENGTH]
    from_x, from_y = (shaft or local)[0]
    turn = math.atan2(y - from_y, x - from_x)
    head = " L".join(
        f"{x + reach * math.cos(turn + aside):.1f} {y + reach * math.sin(turn + aside):.1f}"
        for reach, aside in HEAD
    )
    body = " ".join("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in dash) for dash in _dashes(shaft))
    colour, thick = WAYS[kind]
    shapes = f'<path d="{body}" {stroked(INK_CODE, thick + 5)}/>' if body else ""
    shapes += f'<path d="M{head}Z" {filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="7"/>'
    shapes += f'<path d="{body}" {stroked(colour, thick)}/>' if body else ""
    shapes += f'<path d="M{head}Z" {filled(colour)} stroke="{colour}" stroke-width="2"/>'
    return Image(drawn((size[0], size[1]), shapes))


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


def hop(materials: Materials, diameter: int) -> Image:
    """Draw the disc that marks a square as passed over."""
    face = disc(diameter, NIGHT, GOLD, 2).copy()
    sign = materials.drawings.get("hop", round(diameter * 0.62))
    face.blit(sign, sign.get_rect(center=(diameter // 2, diameter // 2)))
    return with_shadow(face, 3, (1, 2))


def ring(materials: Materials, colour: Colour, width: int, kind: str) -> Image:
    """Draw a ring round a sea square, never a tint over it; its middle is the square's."""
    square = materials.drawings.get(f"square_{word(colour)}", width)
    scale = width / DRAWN_SQUARE
    ink, thick = RINGS[kind]
    height = square.get_height()
    outline = _rounded(9 * scale, 9 * scale, 114 * scale, 72 * scale)
    line = f'<path d="{outline}" {stroked(INK_CODE, thick + 2.6)}/>'
    line += f'<path d="{outline}" {stroked(ink, thick)}/>'
    if kind in (PROSPECT, BARRED):
        line = f'<path d="{outline}" {stroked(ink, thick, 0.75)}/>'
        whole, margin = blank(width, height), 0
    else:
        glow = outer_glow(square, 5 if kind == FREE else 8, 1 if kind == FREE else 2)
        whole, margin = glow.surface, glow.margin
    whole.blit(drawn((width, height), line), (margin, margin))
    stud = materials.drawings.get(f"stud_{word(colour)}", round(STUD * scale))
    middle = margin + width // 2, margin + height // 2 + round(STUD_BELOW * scale)
    whole.blit(stud, stud.get_rect(center=middle))
    return Image(whole, margin)


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

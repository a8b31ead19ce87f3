"""The sand bank on which a ship has run aground; knows no ship and no scene."""

import io
from functools import cache

import pygame

from goldenhorn.view.sprite import Piece

_BACK = (
    '<path d="M6 128 C60 96 120 70 210 60 C320 46 430 62 500 92 C560 112 600 124 614 132 '
    'C520 148 120 150 6 128Z" fill="url(#s)" stroke="#5A3A1C" stroke-width="3" '
    'stroke-linejoin="round"/><path d="M60 122 q30 -10 60 -4 M200 96 q40 -8 70 0 '
    'M380 104 q40 -6 66 6 M470 122 q26 -4 50 2" stroke="#B98F55" stroke-width="3" fill="none" '
    'stroke-linecap="round"/><path d="M10 131 Q60 122 120 136 T240 138 T360 140 T480 138 '
    'T610 134" stroke="#F2FBF4" stroke-width="6" fill="none" stroke-linecap="round"/>'
)
_FRONT = (
    '<path d="M4 54 C40 44 60 20 110 26 C150 30 170 10 230 8 C300 6 330 34 396 54 '
    'C300 60 90 60 4 54Z" fill="url(#s)"/><path d="M4 54 C40 44 60 20 110 26 '
    'C150 30 170 10 230 8 C300 6 330 34 396 54" fill="none" stroke="#5A3A1C" '
    'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>'
)


@cache
def shoal() -> Piece:
    """Draw the bank behind the ship, 600 pixels wide."""
    return _drawn((620, 150), _BACK, ("#F2DDA8", "#C79F62"), (50, 150), (600, 145))


@cache
def shoal_front() -> Piece:
    """Draw the sand before its keel, 380 pixels wide."""
    return _drawn((400, 60), _FRONT, ("#EBD29A", "#CBA468"), (8, 56), (380, 57))


def _drawn(
    box: tuple[int, int],
    shapes: str,
    colours: tuple[str, str],
    heights: tuple[int, int],
    size: tuple[int, int],
) -> Piece:
    """Rasterise shapes whose sand goes from light above to dark below."""
    top, foot = heights
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]} {box[1]}" '
        f'width="{box[0]}" height="{box[1]}"><defs><linearGradient id="s" x1="0" x2="0" '
        f'y1="{top}" y2="{foot}" gradientUnits="userSpaceOnUse"><stop offset="0" '
        f'stop-color="{colours[0]}"/><stop offset="1" stop-color="{colours[1]}"/>'
        f"</linearGradient></defs>{shapes}</svg>"
    )
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    return Piece(surface.convert_alpha() if pygame.display.get_surface() else surface)

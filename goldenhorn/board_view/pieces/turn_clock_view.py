"""How much time is left for a turn: a ring round the seal on the ribbon.

Quiet on purpose: the ring shrinks in small steps, and only the last seconds are written out.
"""

from functools import partial
from math import ceil, cos, pi, sin

import pygame

from goldenhorn.board_view.depths import PROMPT
from goldenhorn.board_view.pieces.ribbon_seal import SEAL, seal_centre
from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.glows import style_on_piece
from goldenhorn.graphics.named_sprites import Cast
from goldenhorn.graphics.outlines import GOLD_CODE, INK_CODE, drawn, filled, stroked
from goldenhorn.graphics.picture import Picture
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Face
from goldenhorn.graphics.theme import IVORY
from goldenhorn.ui.kit import Kit

STEPS = 40
"""In so many steps the ring shrinks to nothing."""
IN_FRONT = 0.02
"""In front of the ribbon, behind what is said over it."""
BAND = 5
"""How thick the ring is, with as much again for its dark edges."""
URGENT, URGENT_EDGE = "#C8321F", "#FFE0B0"
"""Not told by colour alone: a number stands in the ring then."""
BED = "#1B2A3A"


class TurnClockView:
    """Shows the time that is left, as a part of what there was, and at last in seconds."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout) -> None:
        self._kit, self._layout = kit, layout
        self._cast = Cast(picture)

    def show(self, share: float, seconds: int | None) -> None:
        """Show what part of the time is left; the seconds only where they are to be read."""
        step = max(0, min(STEPS, ceil(share * STEPS)))
        left, top = self._layout.prompt[:2]
        x, y = seal_centre(self._layout, self._kit.drawings)
        size = SEAL + 2 * BAND + 6
        key = ("clock", step, seconds)
        make = partial(self._ring, size, step, seconds)
        corner = left + x - size // 2, top + y - size // 2
        self._cast.put_once("clock", key, make, corner, PROMPT + IN_FRONT)

    def hide(self) -> None:
        """Show no clock."""
        self._cast.hide("clock")

    @property
    def is_shown(self) -> bool:
        """Whether a clock is to be seen."""
        return bool(self._cast.shown(["clock"]))

    def _ring(self, size: int, step: int, seconds: int | None) -> Piece:
        middle, radius = size / 2, size / 2 - BAND
        circle = f'<circle cx="{middle:.1f}" cy="{middle:.1f}" r="{radius:.1f}"'
        inside = filled(BED) if seconds is not None else filled(BED, 0)
        body = f"{circle} {inside}/>{circle} {stroked(INK_CODE, BAND + 4)}/>"
        body += f"{circle} {stroked(BED, BAND)}/>"
        colour = GOLD_CODE if seconds is None else URGENT
        body += _arc(middle, radius, step, stroked(colour, BAND))
        if seconds is not None:
            body += _arc(middle, radius, step, stroked(URGENT_EDGE, 1.4))
        surface = drawn((size, size), body)
        words = self._kit.words
        with words.noting() as written:
            if seconds is not None:
                style = style_on_piece(words, 24, IVORY, Face.BOLD)
                box = pygame.Rect(0, 0, size - 4 * BAND, size - 4 * BAND)
                box.center = (size // 2, size // 2)
                style = words.fitted(str(seconds), style, box.width)
                while words.height(style) > box.height:
                    style = words.smaller(style)
                words.draw(surface, str(seconds), style, box)
        return Piece(surface, 0, tuple(written))


def _arc(middle: float, radius: float, step: int, paint: str) -> str:
    """Draw what is left, clockwise from the top: like the hand of a clock it eats from there."""
    if step == 0:
        return ""
    if step == STEPS:
        return f'<circle cx="{middle:.1f}" cy="{middle:.1f}" r="{radius:.1f}" {paint}/>'
    angle = 2 * pi * (1 - step / STEPS)
    x, y = middle + radius * sin(angle), middle - radius * cos(angle)
    large = 1 if step > STEPS / 2 else 0
    return (
        f'<path d="M{x:.2f} {y:.2f} A{radius:.2f} {radius:.2f} 0 {large} 1'
        f' {middle:.2f} {middle - radius:.2f}" {paint}/>'
    )

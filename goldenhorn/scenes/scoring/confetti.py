"""Confetti of goods' signs that comes down round the sheet when somebody is crowned.

Where a piece falls depends on its number and the tick only.
"""

import pygame

from goldenhorn.engine.pieces import COLOURS
from goldenhorn.graphics.light import silhouette
from goldenhorn.graphics.piece_colours import GOODS
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.scenes.scoring.columns import Show
from goldenhorn.ui.kit import Kit

COUNT = 60
FALL_TICKS = 80
LATEST_START = 50
"""The last pieces start so many ticks after the first."""
TICKS = FALL_TICKS + LATEST_START
"""After so many it lies still."""
WIDTHS = (14, 18, 24)
ABOVE = 40
"""From how far above the screen it comes."""
BEHIND = 0.5
"""Behind the sheet, so that it is seen at the rims only."""


class Confetti:
    """Pieces that fall once and stay, most of them at the two sides of a screen."""

    def __init__(self, kit: Kit, size: tuple[int, int], rim: int) -> None:
        self._places = [_place(number, size, rim) for number in range(COUNT)]
        self._pieces = [_piece(kit, number) for number in range(COUNT)]
        self._starts = [_scattered(number, 3) % LATEST_START for number in range(COUNT)]

    def show(self, show: Show, tick: int) -> None:
        """Show it so many ticks after the crowning."""
        for number in range(COUNT):
            self._show_piece(show, number, tick)

    def _show_piece(self, show: Show, number: int, tick: int) -> None:
        share = min(1.0, (tick - self._starts[number]) / FALL_TICKS)
        if share > 0:
            x, y = self._places[number]
            fallen = 1 - (1 - share) * (1 - share)
            down = (y + ABOVE) * fallen - ABOVE
            show(("confetti", number), self._pieces[number], x, down, BEHIND)


def _place(number: int, size: tuple[int, int], rim: int) -> tuple[float, float]:
    width, height = size
    along, down = _scattered(number, 1) % 1000 / 1000, _scattered(number, 2) % 1000 / 1000
    if number % 3 == 0:  # above the sheet
        return along * width, down * rim
    return (along * rim if number % 2 else width - along * rim), down * height


def _piece(kit: Kit, number: int) -> Image:
    colour = COLOURS[_scattered(number, 4) % len(COLOURS)]
    width = WIDTHS[_scattered(number, 5) % len(WIDTHS)]
    sign = kit.drawings.get(f"symbol_{colour.name.lower()}", width)
    flat = silhouette(sign, GOODS[colour].base)
    turned = pygame.transform.rotozoom(flat, _scattered(number, 6) % 360, 1)
    return Image(turned)


def _scattered(number: int, salt: int) -> int:
    """Return a number that seems to come from nowhere, the same each time."""
    mixed = (number * 2654435761 + salt * 40503) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 2246822519 & 0xFFFFFFFF
    return mixed ^ mixed >> 13

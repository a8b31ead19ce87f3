"""The board lives while nobody acts: ships bob, the sea glints, a gull passes.

Everything follows from the tick, and from when each ship came to rest. No snapshot of the board
tells whether it bobs.
"""

from collections.abc import Callable
from functools import partial
from math import sin

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import CARGO_TAG, SHIP_SHADOW, SYMBOL
from goldenhorn.board_view.pieces.floating_ship import FloatingShip
from goldenhorn.board_view.places import Layout
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.ambience import AT_ANCHOR, Glints, Gulls
from goldenhorn.graphics.surfaces.picture import Picture

NOD_TICKS, NOD = 24, 1.4
"""A ship that has just come to rest nods so long, at first by so many times its roll at anchor."""
GLINTS = 26
GULL_WIDTH = 40
GRID = 16
"""Glints twinkle in squares of so many pixels in which nothing else lies."""
GLINT_Z = SYMBOL - 1.0
GULL_Z = CARGO_TAG - 0.05
"""Above every ship, below whatever people count, plan or read."""


class BoardAmbience:
    """All that moves on a board by itself."""

    def __init__(self, view: BoardView, picture: Picture, drawings: SvgImages) -> None:
        self._ships = [
            view.ship(seat, number)
            for seat in range(view.config.players)
            for number in range(SHIPS_PER_FLEET)
        ]
        self._sailed: dict[FloatingShip, int] = {}
        """When ships were last seen under way."""
        layout = view.layout
        self._glints = Glints(picture, drawings, open_water(layout), GLINT_Z, slots=GLINTS)
        self._glints.update(0)  # painted with everything else
        left, right = layout.ports[0].harbour[2], layout.ports[1].harbour[0]
        top, bottom = layout.squares[0][1] - 40, layout.desk_top - 120
        sky = pygame.Rect(left, top, right - left, bottom - top)
        self._gulls = Gulls(
            picture, drawings, sky, GULL_Z, width=GULL_WIDTH, shadow_z=SHIP_SHADOW - 0.1
        )

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before the first tick: every ship as it is rolled then."""
        return [
            partial(ship.get_rolled, AT_ANCHOR.at(0, number)[1])
            for number, ship in enumerate(self._ships)
        ]

    def update(self, tick: int) -> None:
        """Show a tick."""
        self._glints.update(tick)
        self._gulls.update(tick)
        for number, ship in enumerate(self._ships):
            if not ship.is_resting:
                self._sailed[ship] = tick
                continue
            rise, roll = AT_ANCHOR.at(tick, number)
            rested = tick - self._sailed.get(ship, tick - NOD_TICKS)
            if rested < NOD_TICKS:
                roll = round(AT_ANCHOR.roll_steps * NOD * (1 - rested / NOD_TICKS) * sin(tick / 3))
            ship.bob(rise, roll)


def open_water(layout: Layout) -> list[pygame.Rect]:
    """Return areas of the sea in which neither a square nor anything else stands."""
    left = layout.ports[0].harbour[2]
    right, bottom = layout.ports[1].harbour[0], layout.desk_top
    top = layout.squares[0][1] - layout.square_width // 2
    half = round(layout.square_width * 0.5)
    taken = [
        pygame.Rect(x - half, y - half, 2 * half, 2 * half)
        for x, y in (*layout.squares, *layout.modone_berths)
    ]
    if layout.fort:
        taken.append(pygame.Rect(layout.fort).inflate(60, 80))
    cells = [
        pygame.Rect(x, y, GRID, GRID)
        for x in range(left, right - GRID, GRID)
        for y in range(top, bottom - GRID, GRID)
    ]
    return [cell for cell in cells if cell.collidelist(taken) < 0]

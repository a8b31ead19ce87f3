"""The board lives while nobody acts: ships bob, the sea glints, a gull passes; knows no events.

Everything follows from the ticks that passed and from whether other things moved meanwhile. Of the
ships at rest at most one is painted anew in a tick, and no snapshot of the board tells whether it
bobs. While it is dark, the sea holds its breath: nobody would see it, and painting it takes longer.
"""

from math import pi, sin

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.view.ambient import TWINKLE_STEP, Glints, Gulls, chance
from goldenhorn.view.board_view import BoardView
from goldenhorn.view.depths import CARGO_TAG, SHIP_SHADOW, SYMBOL
from goldenhorn.view.floating_ship import FloatingShip
from goldenhorn.view.picture import Picture
from goldenhorn.view.places import Layout
from goldenhorn.view.riding import BOB_TICKS

RISE, ROLL_STEPS = 1.49, 2
"""Pixels, and steps of ROLL_STEP degrees."""
BOB_CYCLE = 6
BOBS, BOBS_AT_LEISURE = (1, 3), (1,)
"""In which ticks of a cycle one of the ships at anchor moves; the second is for times in which
people watch something else. The even ticks belong to glints and gulls."""
LOOKED_AT = 2
"""In every odd tick so many ships are asked whether they have set sail."""
NOD_TICKS, NOD = 24, 1.4
"""A ship that has just come to rest nods so long, at first by so many times its roll at anchor."""
GLINTS = 26
GULL_WIDTH = 40
GRID = 16
"""Glints twinkle in squares of so many pixels in which nothing else lies."""
GLINT_Z = SYMBOL - 1.0
GULL_Z = CARGO_TAG - 0.05
"""Above every ship, below whatever people count, plan or read."""


class _Bobber:
    """One ship at anchor."""

    def __init__(self, ship: FloatingShip, seed: int) -> None:
        self.ship = ship
        shortest, longest = BOB_TICKS
        self._period = shortest + chance(seed, 1) % (longest - shortest + 1)
        self._phase = chance(seed, 2) % 628 / 100
        self._look: tuple[int, int] | None = None
        self.rested_since: int | None = None
        """Since when it has been at rest, for as long as it nods."""

    @property
    def is_restless(self) -> bool:
        """Whether it is under way or has just come to rest."""
        return self.ship.rest is None or self.rested_since is not None

    def nods(self, tick: int) -> bool:
        """Note whether the ship is under way; tell whether it has just come to rest."""
        if self.ship.rest is None:
            self._look, self.rested_since = None, tick
            return False
        if self.rested_since is not None and tick - self.rested_since > NOD_TICKS:
            self.rested_since = None
        return self.rested_since is not None

    def move(self, tick: int, may_roll: bool) -> bool:
        """Take the pose of a tick, from step to step; tell whether that is another one."""
        if not self.ship.is_at_anchor:
            return False
        angle = 2 * pi * tick / self._period + self._phase
        rise = round(RISE * sin(angle))
        # At half the frequency of the rise, or it looks mechanical.
        steps = round(ROLL_STEPS * sin(angle / 2 + 1.1))
        if self.rested_since is not None:
            left = 1 - (tick - self.rested_since) / NOD_TICKS
            steps = ROLL_STEPS * round(NOD * left * sin(tick / 3))
            if not may_roll and not self.ship.can_roll(steps):
                steps = 0
        else:
            if self._look is not None:
                before, most = self._look[1], int(may_roll)
                steps = max(before - most, min(before + most, steps))
            if not self.ship.has_rolled(steps):
                if may_roll:
                    self.ship.roll(steps)  # to be shown next time: this is enough for a tick
                return may_roll
        look = rise, steps
        if look == self._look:
            return False
        self._look = look
        self.ship.bob(*look)
        return True


class LivingSea:
    """All that moves on a board by itself."""

    def __init__(self, view: BoardView, picture: Picture, drawings: Drawings) -> None:
        self._bobbers = [
            _Bobber(view.ship(seat, number), SHIPS_PER_FLEET * seat + number)
            for seat in range(view.config.players)
            for number in range(SHIPS_PER_FLEET)
        ]
        self._next = self._looked_at = 0
        self._restless: list[_Bobber] = []
        self._view = view
        self._held = 0
        """How many ticks have passed in which nothing moved, as hardly anything could be seen."""
        layout = view.layout
        self._glints = Glints(picture, drawings, open_water(layout), GLINT_Z, slots=GLINTS)
        self._glints.update(0)  # which takes long, and is painted with everything else
        left, right = layout.ports[0].harbour[2], layout.ports[1].harbour[0]
        top, bottom = layout.squares[0][1] - 40, layout.desk_top - 120
        sky = pygame.Rect(left, top, right - left, bottom - top)
        self._gulls = Gulls(
            picture, drawings, sky, GULL_Z, width=GULL_WIDTH, shadow_z=SHIP_SHADOW - 0.1
        )

    def update(self, tick: int, at_leisure: bool = False) -> None:
        """Show a tick; while people watch something else, less happens and no hull is turned."""
        if self._view.is_dark:
            self.hold_breath()
            return
        tick -= self._held
        if tick % 2 == 0:
            if not at_leisure or tick % TWINKLE_STEP == 0:
                self._glints.update(tick)
            self._gulls.update(tick)
            return
        self._find_restless()
        nodding = None
        for bobber in self._restless:
            if bobber.nods(tick):
                nodding = bobber
        if nodding is not None and nodding.move(tick, not at_leisure):
            return
        if tick % BOB_CYCLE in (BOBS_AT_LEISURE if at_leisure else BOBS):
            self._next = (self._next + 1) % len(self._bobbers)
            self._bobbers[self._next].move(tick, not at_leisure)

    def hold_breath(self) -> None:
        """Let a tick pass in which nothing moves."""
        self._held += 1

    def _find_restless(self) -> None:
        """Look whether some of the ships have set sail; a voyage takes longer than all."""
        if self._restless:
            self._restless = [each for each in self._restless if each.is_restless]
        count = len(self._bobbers)
        for _ in range(LOOKED_AT):
            self._looked_at = (self._looked_at + 1) % count
            bobber = self._bobbers[self._looked_at]
            if bobber.is_restless and bobber not in self._restless:
                self._restless.append(bobber)


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

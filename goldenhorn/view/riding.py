"""Ships ride at anchor: they rise, fall and roll while foam plays round them.

Everything follows from the tick alone, and one ship at most is painted in a tick. Must not know
which screen the ships lie on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, pi, radians, sin

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.view.ambient import chance
from goldenhorn.view.picture import Picture
from goldenhorn.view.sprite import Piece, Sprite

BOB_TICKS = (156, 204)
"""The shortest and the longest time between two rises: 2.6 to 3.4 seconds."""
FOAM_TICKS = 9
FOAM_DRAWINGS = 4
FOAM_ABOVE = 0.88
"""How much of the foam lies above the lowest edge of the drawing of a hull."""
PART_PIXELS = 27_000
"""A larger ship is cut into strips, of which one is painted in a tick."""


@dataclass(frozen=True, slots=True)
class Swell:
    """How a ship rides: how far it rises and falls, and how many steps of how much it rolls."""

    rise: float = 1.49
    """Pixels; just below one and a half, so that it is never two up or down."""
    roll_step: float = 0.6
    """Degrees."""
    roll_steps: int = 2
    slowness: float = 1
    """How many times longer than a small ship it takes to rise and fall."""

    @property
    def most_rise(self) -> int:
        """Whole pixels."""
        return round(self.rise)


CALM = Swell()


class Rider:
    """A ship at anchor; its hull rolls about its foot and the foam stays level."""

    def __init__(
        self,
        picture: Picture,
        hull: pygame.Surface,
        foot: tuple[float, float],
        z: float,
        *,
        seed: int = 0,
        swell: Swell = CALM,
        tilt: float = 0,
        foam: Sequence[pygame.Surface] = (),
        seen_to: int | None = None,
    ) -> None:
        """Ride with the middle of the hull's lowest edge at `foot`; foam is centred on it.

        What lies below `seen_to` on the screen is hidden by something else and never painted.
        """
        self._hull, self._swell, self._tilt = hull, swell, tilt
        shortest, longest = BOB_TICKS
        period = shortest + chance(seed, 1) % (longest - shortest + 1)
        self._period = period * swell.slowness
        self._phase = chance(seed, 2) % 628 / 100
        self._frames: dict[int, pygame.Surface] = {}
        self._pieces: dict[tuple[int, int, int], Piece] = {}
        most = radians(abs(tilt) + swell.roll_step * swell.roll_steps)
        width, height = hull.get_size()
        self._reach = ceil(height * sin(most)) + 2, ceil(width * sin(most)) + swell.most_rise + 2
        self._canvas = width + 2 * self._reach[0], height + 2 * self._reach[1]
        left, top = self._corner(foot)
        seen = self._canvas[1] - swell.most_rise
        end = seen if seen_to is None else min(seen, seen_to - top)
        self._rects = self._cut_into_strips(left, end)
        self._foam = [Piece(each) for each in foam]
        self._picture = picture
        self.hulls = [
            picture.add(self._piece(0, 0, number), left + rect.x, top + rect.y, z)
            for number, rect in enumerate(self._rects)
        ]
        self.foam: Sprite | None = None
        if self._foam:
            # In front of the own hull, behind whatever stands in front of it.
            self.foam = picture.add(self._foam[0], *self._foam_corner(foot), z + 0.01)

    def move_to(self, foot: tuple[float, float]) -> None:
        """Ride elsewhere."""
        left, top = self._corner(foot)
        for sprite, rect in zip(self.hulls, self._rects, strict=True):
            sprite.move_to(left + rect.x, top + rect.y)
        if self.foam is not None:
            self.foam.move_to(*self._foam_corner(foot))

    def pose(self, tick: int, number: int) -> None:
        """Show one strip as it is at a tick; with the first the foam goes on."""
        angle = 2 * pi * tick / self._period + self._phase
        swell = self._swell
        rise = round(swell.rise * sin(angle))
        # At half the frequency of the rise, or it looks mechanical.
        roll = round(swell.roll_steps * sin(angle / 2 + 1.1))
        self.hulls[number].show(self._piece(roll, rise, number))
        if number == 0 and self.foam is not None:
            step = (tick + round(self._phase * 100)) // FOAM_TICKS
            self.foam.show(self._foam[step % len(self._foam)])

    def warm(self) -> Iterator[None]:
        """Turn the hull into all its poses before they are needed, one at each step."""
        steps = self._swell.roll_steps
        for roll in range(-steps, steps + 1):
            self._frame(roll)
            yield

    def leave(self) -> None:
        """Go out of the picture."""
        for sprite in self.hulls:
            self._picture.remove(sprite)
        if self.foam is not None:
            self._picture.remove(self.foam)

    def _corner(self, foot: tuple[float, float]) -> tuple[int, int]:
        width, height = self._canvas
        return round(foot[0] - width / 2), round(foot[1] - height + self._reach[1])

    def _foam_corner(self, foot: tuple[float, float]) -> tuple[int, int]:
        width, height = self._foam[0].size
        return round(foot[0] - width / 2), round(foot[1] - height * FOAM_ABOVE)

    def _cut_into_strips(self, left: int, end: int) -> list[pygame.Rect]:
        """Divide the canvas from top to end, each strip as narrow as the ship is there."""
        frame, swell = self._frame(0), self._swell
        # Less than the canvas has to spare: that must hold the tilt, too.
        most = radians(swell.roll_step * swell.roll_steps)
        aside = ceil(self._hull.get_height() * sin(most)) + 1
        up = ceil(self._hull.get_width() / 2 * sin(most)) + swell.most_rise + 1
        whole = frame.get_bounding_rect().inflate(2 * aside, 2 * up)
        whole = whole.clip((0, swell.most_rise, self._canvas[0], end - swell.most_rise))
        count = ceil(whole.width * whole.height / PART_PIXELS)
        edges = [whole.top + whole.height * number // count for number in range(count + 1)]
        rects = []
        for top, bottom in pairwise(edges):
            rows = pygame.Rect(0, top, self._canvas[0], bottom - top)
            seen = frame.subsurface(rows.inflate(0, 2 * up).clip(frame.get_rect()))
            rect = rows.copy()
            rect.x, rect.width = seen.get_bounding_rect().x, seen.get_bounding_rect().width
            rect = rect.inflate(2 * aside, 0).clip(rows)
            # From columns divisible by four SDL copies past the cache: far slower for little areas.
            if (left + rect.x) % 4 == 0:
                rect.x, rect.width = rect.x + 1, rect.width - 1
            rects.append(rect)
        return rects

    def _piece(self, roll: int, rise: int, number: int) -> Piece:
        """One strip of the hull; rising means looking lower on the canvas."""
        key = (roll, rise, number)
        piece = self._pieces.get(key)
        if piece is None:
            rect = self._rects[number].move(0, rise)
            piece = self._pieces[key] = Piece(self._frame(roll).subsurface(rect))
        return piece

    def _frame(self, roll: int) -> pygame.Surface:
        """The hull turned about its foot, on a canvas of always the same size."""
        frame = self._frames.get(roll)
        if frame is None:
            degrees = self._tilt + roll * self._swell.roll_step
            turned = pygame.transform.rotozoom(self._hull, degrees, 1) if degrees else self._hull
            half, angle = self._hull.get_height() / 2, radians(degrees)
            foot = self._canvas[0] / 2, self._canvas[1] - self._reach[1]
            centre = foot[0] - half * sin(angle), foot[1] - half * sin(angle + pi / 2)
            frame = pygame.Surface(self._canvas, pygame.SRCALPHA)
            frame.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
            if pygame.display.get_surface():
                frame = frame.convert_alpha()
            self._frames[roll] = frame
        return frame


class Bobbing:
    """Lets ships ride at anchor in turns: one of them, or one strip of a large one, in a tick."""

    def __init__(self, rest: int = 0) -> None:
        """Let so many ticks pass between two turns; 1 leaves the even ticks to others."""
        self._every = rest + 1
        self._turns: list[tuple[Rider, int]] = []
        self._is_begun = False

    def add(self, rider: Rider) -> Rider:
        """Let a ship ride from the next tick on."""
        self._turns += [(rider, number) for number in range(len(rider.hulls))]
        self._is_begun = False
        return rider

    def remove(self, rider: Rider) -> None:
        """Take a ship out of the picture."""
        self._turns = [turn for turn in self._turns if turn[0] is not rider]
        self._is_begun = False
        rider.leave()

    def update(self, tick: int) -> None:
        """Let the one whose turn it is take the pose of the tick; at the beginning, all."""
        count = len(self._turns)
        if not count:
            return
        if not self._is_begun:
            self._is_begun = True
            for turn in range(count):
                self._take(turn, tick)
        elif (tick + 1) % self._every == 0:
            self._take((tick + 1) // self._every % count, tick)

    def _take(self, turn: int, tick: int) -> None:
        """Pose as at the last turn, however late it is; strips of one ship all in the same pose."""
        rider, number = self._turns[turn]
        since = ((tick + 1) // self._every - turn) % len(self._turns)
        last = ((tick + 1) // self._every - since) * self._every - 1
        rider.pose(last - number * self._every, number)


def foam_collar(drawings: Drawings, width: int, flipped: bool = False) -> list[pygame.Surface]:
    """Take the four drawings of foam round a hull so many pixels wide."""
    foam = round(width * 140 / 148)
    return [drawings.get(f"wake_idle_{number}", foam, flipped) for number in range(FOAM_DRAWINGS)]

"""The sea lives while nobody plays: glints twinkle, gulls pass, ships ride at anchor.

Everything follows from the tick alone, so any moment can be drawn again. Few sprites change in one
tick and each is found by a table, never by asking all. Must not know which screen it lives on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, pi, radians, sin

import pygame

from goldenhorn.assets import Drawings
from goldenhorn.view.picture import Picture, Piece, Sprite

TWINKLE = (0, 1, 2, 3, 2, 1, 0)
"""The drawings `glint_*` that a glint goes through."""
TWINKLE_STEP = 6
GLINT_CYCLE = 480
"""Each slot twinkles once in so many ticks, every time elsewhere."""

GULL_CYCLE = 1800
GULL_DELAY = 600
"""A gull sets off up to so many ticks into its cycle: one comes every 20 to 40 seconds."""
GULL_TICKS = 480
WING_TICKS = 7
WINGS = (0, 1, 2, 1, 0, 1, 1, 1, 1)
"""The drawings `gull_fly_*`: up, level, down, level, up, then gliding."""
GULL_SHADOW = (18, 62)
"""How far right of and below a gull its shadow lies on the sea; this makes it fly."""
CIRCLE_TICKS = 1500

BOB_TICKS = (156, 204)
"""The shortest and the longest time between two rises: 2.6 to 3.4 seconds."""
FOAM_TICKS = 9
FOAM_DRAWINGS = 4
FOAM_ABOVE = 0.88
"""How much of the foam lies above the lowest edge of the drawing of a hull."""
PART_PIXELS = 27_000
"""A larger ship is cut into strips, of which one is painted in a tick."""


def chance(*numbers: int) -> int:
    """Mix numbers into one that looks like chance, from 0 to 2³¹ - 1.

    >>> chance(1, 2) == chance(1, 2), chance(1, 2) == chance(2, 1)
    (True, False)
    """
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed >> 1


class Glints:
    """Sparks of light on water or gold, each at a place of its own for two thirds of a second."""

    def __init__(
        self,
        picture: Picture,
        drawings: Drawings,
        areas: Sequence[pygame.Rect],
        z: float,
        *,
        width: int = 18,
        slots: int = 60,
        seed: int = 0,
    ) -> None:
        """Twinkle in areas: the larger an area, the more often; name one twice for more light."""
        self._areas = areas
        self._reaches = [sum(_pixels(area) for area in areas[: n + 1]) for n in range(len(areas))]
        self._seed = seed
        self._faces = [Piece(drawings.get(f"glint_{number}", width)) for number in range(4)]
        self._half = width // 2
        self._sprites = [picture.add(self._faces[0], 0, 0, z) for _ in range(slots)]
        self._changes: list[list[tuple[int, int]]] = [[] for _ in range(GLINT_CYCLE)]
        """For every tick of a cycle: which slots go on, and to which step."""
        # All in even ticks, which leaves the odd ones to what costs more.
        self._starts = [slot * GLINT_CYCLE // 2 // slots * 2 for slot in range(slots)]
        for slot, start in enumerate(self._starts):
            for step in range(len(TWINKLE) + 1):
                self._changes[(start + step * TWINKLE_STEP) % GLINT_CYCLE].append((slot, step))
        self._tick: int | None = None

    def update(self, tick: int) -> None:
        """Show a tick; from one to the next only what changes."""
        if self._tick is None or tick != self._tick + 1:
            for slot, start in enumerate(self._starts):
                self._set(slot, (tick - start) % GLINT_CYCLE // TWINKLE_STEP, tick)
        else:
            for slot, step in self._changes[tick % GLINT_CYCLE]:
                self._set(slot, step, tick)
        self._tick = tick

    def _set(self, slot: int, step: int, tick: int) -> None:
        sprite = self._sprites[slot]
        if step >= len(TWINKLE):
            sprite.show(None)
            return
        sprite.show(self._faces[TWINKLE[step]])
        if step == 0 or self._tick is None or tick != self._tick + 1:
            x, y = self._place(slot, (tick - self._starts[slot]) // GLINT_CYCLE)
            sprite.move_to(x - self._half, y - self._half)

    def _place(self, slot: int, cycle: int) -> tuple[int, int]:
        drawn = chance(self._seed, slot, cycle)
        aim = drawn % self._reaches[-1]
        area = next(
            area for area, reach in zip(self._areas, self._reaches, strict=True) if aim < reach
        )
        across, down = chance(drawn, 1), chance(drawn, 2)
        return area.x + across % area.width, area.y + down % area.height


def _pixels(area: pygame.Rect) -> int:
    return area.width * area.height


@dataclass(frozen=True, slots=True)
class Circling:
    """A gull that stays: the middle of its circle, and how wide it is drawn."""

    x: int
    y: int
    width: int


class Gulls:
    """A gull crosses now and then, over sky or sea; others may circle where they are."""

    def __init__(
        self,
        picture: Picture,
        drawings: Drawings,
        sky: pygame.Rect,
        z: float,
        *,
        width: int = 40,
        shadow_z: float | None = None,
        circling: Sequence[Circling] = (),
        seed: int = 0,
    ) -> None:
        """Cross a part of the screen; with `shadow_z` a shadow follows on the sea."""
        self._sky = sky
        self._width = width
        self._seed = seed
        self._faces = _gull_faces(drawings, width)
        self._gull = picture.add(self._faces[0], 0, 0, z)
        self._gull.show(None)
        self._shadow: Sprite | None = None
        if shadow_z is not None:
            self._shadow_face = Piece(_soft_shadow(width))
            self._shadow = picture.add(self._shadow_face, 0, 0, shadow_z)
            self._shadow.show(None)
        self._circling = [
            (gull, _gull_faces(drawings, gull.width), picture.add(self._faces[0], 0, 0, z))
            for gull in circling
        ]
        self._is_begun = False

    def update(self, tick: int) -> None:
        """Fly on in even ticks: the passing gull in each, and of the others one in every second."""
        if not self._is_begun:
            self._is_begun = True
            self._cross(tick)
            for number in range(len(self._circling)):
                self._circle(number, tick)
        elif tick % 2 == 0:
            self._cross(tick)
            if self._circling and tick % 4 == 0:
                self._circle(tick // 4 % len(self._circling), tick)

    def _cross(self, tick: int) -> None:
        tick -= tick % 2
        cycle, since = divmod(tick, GULL_CYCLE)
        drawn = chance(self._seed, cycle)
        since -= drawn % GULL_DELAY
        if not 0 <= since < GULL_TICKS:
            self._gull.show(None)
            if self._shadow is not None:
                self._shadow.show(None)
            return
        sky, width = self._sky, self._width
        way = since / GULL_TICKS
        x = sky.x - width + (sky.width + 2 * width) * (way if drawn >> 12 & 1 else 1 - way)
        height = sky.height / 2
        y = sky.centery + height * (0.75 * sin(2.2 * pi * way + drawn % 7) + 0.12 * sin(30 * way))
        self._gull.show(self._faces[WINGS[since // WING_TICKS % len(WINGS)]])
        self._gull.move_to(x - width / 2, y)
        if self._shadow is not None:
            self._shadow.show(self._shadow_face)
            self._shadow.move_to(x - width * 0.375 + GULL_SHADOW[0], y + GULL_SHADOW[1])

    def _circle(self, number: int, tick: int) -> None:
        gull, faces, sprite = self._circling[number]
        count = len(self._circling)
        # The last tick at which it was this one's turn, so that a late beginning looks the same.
        tick -= (tick - 4 * number) % (4 * count)
        angle = 2 * pi * (tick / CIRCLE_TICKS + number / count)
        # It beats its wings for a third of the circle, and glides for the rest.
        is_gliding = angle % (2 * pi) > 2 * pi / 3
        sprite.show(faces[1 if is_gliding else WINGS[tick // WING_TICKS % 4]])
        x = gull.x + gull.width * 1.3 * sin(angle) - gull.width / 2
        sprite.move_to(x, gull.y + gull.width * 0.35 * sin(angle + pi / 2))


def _gull_faces(drawings: Drawings, width: int) -> list[Piece]:
    return [Piece(drawings.get(f"gull_fly_{number}", width)) for number in range(3)]


def _soft_shadow(width: int) -> pygame.Surface:
    size = (round(width * 0.75), round(width * 0.25))
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    for step in range(3):
        inset = pygame.Rect((0, 0), size).inflate(-4 * step, -2 * step)
        pygame.draw.ellipse(shadow, (2, 20, 34, 28 + 22 * step), inset)
    return shadow.convert_alpha() if pygame.display.get_surface() else shadow


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
        count = ceil(_pixels(whole) / PART_PIXELS)
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

"""How the examples of the rule book move: looks, keys and actors as numbers.

Everything is measured on a canvas of 440 x 330 units, whatever size it is painted in later.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import pi, sin

from goldenhorn.graphics.tween import in_out_cubic

CANVAS = (440, 330)
FADE = (0.3, 0.6)
"""How opaque something is while it appears or goes; few steps, for each is a picture of its own."""
FADE_STEP = 4
"""The ticks that each of these steps lasts."""
SAIL_TICKS = 50
HOP_TICKS = 28
BOB_TICKS = 170
BOB_REACH = 2.0
BOB_PHASE = 37
"""Neighbours do not bob in step."""


@dataclass(frozen=True, slots=True)
class Look:
    """What something looks like: a drawing, or one of the painter's compositions, so wide."""

    drawing: str
    width: float
    flipped: bool = False
    glowing: bool = False
    opacity: float = 1.0


GONE = Look("", 0)


@dataclass(frozen=True, slots=True)
class Keyframe:
    """Where the middle of something is at a tick, and what it looks like from then on."""

    tick: int
    x: float
    y: float
    look: Look
    hop: float = 0
    """How high it flies on its way here."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Something in an example, from its first key to its last."""

    keys: tuple[Keyframe, ...]
    z: float = 0
    bobs: bool = False
    phase: int = 0

    @property
    def is_still(self) -> bool:
        """Whether it can be painted into the background."""
        return len(self.keys) == 1 and not self.bobs and self.z <= 0

    def at(self, tick: int, swell: int) -> tuple[float, float, Look]:
        """Tell its middle and its look at a tick of the loop; `swell` is the tick of the waves."""
        before = self.keys[0]
        after = before
        for key in self.keys:
            after = key
            if key.tick > tick:
                break
            before = key
        span = after.tick - before.tick
        share = in_out_cubic(min(1.0, max(0.0, (tick - before.tick) / span))) if span > 0 else 0.0
        x = before.x + (after.x - before.x) * share
        y = before.y + (after.y - before.y) * share - after.hop * 4 * share * (1 - share)
        if self.bobs:
            y += BOB_REACH * sin(2 * pi * (swell + self.phase * BOB_PHASE) / BOB_TICKS)
        return x, y, before.look


@dataclass(frozen=True, slots=True)
class Example:
    """One illustration: what it stands on, what is in it, and how long it takes."""

    background: str
    """`sea`, `table` or `paper`."""
    actors: tuple[Actor, ...]
    length: int = 1
    """The ticks after which it begins again."""
    rest: int = 0
    """The tick that is shown where nothing may move."""
    route: tuple[tuple[float, float], ...] = field(default=())
    """A dotted line on the ground."""


def still(
    drawing: str,
    width: float,
    x: float,
    y: float,
    *,
    z: float = 0,
    flipped: bool = False,
    glowing: bool = False,
    opacity: float = 1.0,
) -> Actor:
    """Let something stand where it is."""
    return Actor((Keyframe(0, x, y, Look(drawing, width, flipped, glowing, opacity)),), z)


def afloat(look: Look, x: float, y: float, phase: int = 0) -> Actor:
    """Let a ship lie and bob."""
    return Actor((Keyframe(0, x, y, look),), z=2, bobs=True, phase=phase)


@dataclass(frozen=True, slots=True)
class Move:
    """When something leaves for a place, how long it takes and how high it flies."""

    tick: int
    x: float
    y: float
    ticks: int = SAIL_TICKS
    hop: float = 0
    look: Look | None = None
    """What it looks like from its departure on, if that changes."""


def moving(
    look: Look,
    start: tuple[float, float],
    moves: Sequence[Move],
    *,
    until: int,
    appears: int = 0,
    z: float = 3,
    bobs: bool = False,
    phase: int = 0,
) -> Actor:
    """Let something appear softly, make its moves one after another, and fade away at the end."""
    keys = [Keyframe(0, *start, GONE)] if appears else []
    x, y = start
    for number, opacity in enumerate((*FADE, 1.0)):
        keys.append(Keyframe(appears + number * FADE_STEP, x, y, replace(look, opacity=opacity)))
    for move in moves:
        look = move.look or look
        keys.append(Keyframe(move.tick, x, y, look))
        x, y = move.x, move.y
        keys.append(Keyframe(move.tick + move.ticks, x, y, look, move.hop))
    for number, opacity in enumerate((1.0, *reversed(FADE))):
        keys.append(Keyframe(until + number * FADE_STEP, x, y, replace(look, opacity=opacity)))
    keys.append(Keyframe(until + len(FADE) * FADE_STEP + FADE_STEP, x, y, GONE))
    return Actor(tuple(keys), z, bobs, phase)


def shown(look: Look, x: float, y: float, appears: int, until: int, z: float = 4) -> Actor:
    """Let something appear for a while without moving."""
    return moving(look, (x, y), (), until=until, appears=appears, z=z)


def hopping(
    look: Look,
    start: tuple[float, float],
    end: tuple[float, float],
    tick: int,
    until: int,
    *,
    appears: int = 0,
    z: float = 5,
    hop: float = 40,
) -> Actor:
    """Let a cube or a card hop from one place to another."""
    move = Move(tick, *end, HOP_TICKS, hop)
    return moving(look, start, (move,), until=until, appears=appears, z=z)

"""What the planning screen shows, gathered before it is shown: marks and areas.

Knows the choices, which are open facts, and never a hand.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.pieces.poses import Pose, ShipName, ship_poses
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.targets import Areas, Target
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.surfaces.glows import blank
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.session.planning.choices import Choices
from goldenhorn.ui.kit.kit import Kit

Entrance = Callable[[Image, float], Image]
"""Returns how a piece looks while it comes in: 0 is the beginning, 1 the end."""

MOST_IMAGES = 240
"""Kept from turn to turn; with more than that all are forgotten once nothing is shown."""
POP_LASTS, FADE_LASTS = 8, 10
POP_FROM = 0.9


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing to be shown."""

    name: Hashable
    key: Hashable
    """Says all about how it looks."""
    make: Callable[[], Image]
    at: tuple[float, float]
    z: float
    anchor: str = "topleft"
    """Which point of the thing stands there; a name of pygame's Rect."""
    after: int = 0
    """How many ticks it waits before it comes in."""
    entrance: Entrance | None = None
    lasts: int = 0
    """How many ticks it takes to come in."""


class Marks:
    """Shows marks as sprites of their own."""

    def __init__(self, picture: Picture, is_calm: bool = False) -> None:
        """Show marks in a picture, all at once where that is calmer."""
        self._picture = picture
        self._is_calm = is_calm
        self._sprites = NamedSprites(picture)
        self._images: set[Hashable] = set()
        self._told: set[Hashable] = set()
        self._coming: list[tuple[int, Mark]] = []
        """Who is yet to come in, or on the way, and since when."""

    def tell(self, marks: Sequence[Mark], tick: int) -> None:
        """Show these marks and no others; those told before stand where they belong at once."""
        names = {mark.name for mark in marks}
        for name in self._told - names:
            self._sprites.hide(name)
        self._coming = []
        for mark in marks:
            is_new = mark.name not in self._told
            if is_new and not self._is_calm and (mark.after or mark.entrance):
                self._sprites.hide(mark.name)
                self._coming.append((tick + mark.after, mark))
            else:
                self._put(mark)
        self._told = names
        self.advance(tick)

    def advance(self, tick: int) -> None:
        """Let what is coming in come nearer."""
        still: list[tuple[int, Mark]] = []
        for start, mark in self._coming:
            if tick < start:
                still.append((start, mark))
                continue
            progress = 1.0 if not mark.lasts else min(1.0, (tick - start) / mark.lasts)
            self._put(mark)
            if mark.entrance and progress < 1:
                sprite = self._sprites.sprite(mark.name)
                sprite.show(mark.entrance(self._image(mark), progress))
                still.append((start, mark))
        self._coming = still

    def settle(self) -> None:
        """Let everything arrive."""
        for _start, mark in self._coming:
            self._put(mark)
        self._coming = []

    def replace(self, name: Hashable, key: Hashable, make: Callable[[], Image]) -> None:
        """Give what is shown under a name another image of the same size."""
        self._images.add(key)
        for sprite in self._sprites.shown([name]):
            sprite.show(self._sprites.image(key, make))

    def clear(self) -> None:
        """Show nothing, and keep nothing in the picture."""
        self._sprites.remove_all()
        self._told, self._coming = set(), []
        if len(self._images) > MOST_IMAGES:
            self._sprites, self._images = NamedSprites(self._picture), set()

    def _image(self, mark: Mark) -> Image:
        self._images.add(mark.key)
        return self._sprites.image(mark.key, mark.make)

    def _put(self, mark: Mark) -> None:
        image = self._image(mark)
        place = pygame.Rect((0, 0), image.size)
        setattr(place, mark.anchor, (round(mark.at[0]), round(mark.at[1])))
        self._sprites.put(mark.name, mark.key, mark.make, place.topleft, mark.z)


def popped(image: Image, progress: float) -> Image:
    """Return a piece that is not quite as large yet."""
    scale = POP_FROM + (1 - POP_FROM) * progress
    width, height = image.surface.get_size()
    small = pygame.transform.smoothscale(
        image.surface, (max(1, round(width * scale)), max(1, round(height * scale)))
    )
    whole = blank(width, height)
    whole.blit(small, small.get_rect(center=(width // 2, height // 2)))
    return Image(whole, image.margin)


def faded(image: Image, progress: float) -> Image:
    """Return a piece that is still half transparent."""
    pale = image.surface.copy()
    opacity = round(255 * (0.25 + 0.75 * progress))
    pale.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return Image(pale, image.margin)


RINGS, UNDER_GOODS = 3.7, 5.25
VEIL, LIT = 9.0, 9.2
"""A veil over the sea, and the ships that are lit in front of it."""
SIGNS, LABELS, TRAY, TRAY_ROWS, CHOSEN_ROW = 10.0, 10.1, 10.3, 10.4, 10.5
CONTROLS = 11.75
HAIR = 1e-9
"""So near stand things at the same depth: what is seen must not depend on the past."""
SHEET_VEIL, SHEET, ON_SHEET = 12.7, 12.8, 12.9


@dataclass(frozen=True, slots=True)
class Keys:
    """What the player's device calls the buttons that matter in a turn."""

    confirm: Key
    back: Key
    left_right: Key
    pirates: Key
    dominions: Key
    pause: Key
    peek: Key

    def across(self, *, is_east: bool) -> Key:
        """The one arrow that leads east or west; a device without arrows has no other key."""
        match self.left_right.shape:
            case "arrows_across":
                return Key("", "arrow_right" if is_east else "arrow_left")
            case "dpad_across":
                return Key("", "dpad_right" if is_east else "dpad_left")
            case _:
                return self.left_right


@dataclass(frozen=True, slots=True)
class PlanContext:
    """Where a plan is shown."""

    board: BoardView
    kit: Kit
    layout: Layout
    names: tuple[str, ...]


@dataclass(slots=True)
class PlanMarks:
    """Marks and areas for one state of the choices."""

    context: PlanContext
    choices: Choices
    keys: Keys
    marks: list[Mark] = field(default_factory=list)
    foremost: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    controls: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    squares: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    ships: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    harbours: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    poses: Mapping[ShipName, Pose] = field(default_factory=dict)
    breathing: dict[Hashable, tuple[Hashable, Callable[..., Image]]] = field(default_factory=dict)
    """Marks that breathe while the plan rests: how each looks, and what makes it so large."""
    unhidden: list[tuple[float, float]] = field(default_factory=list)
    """Signs of leaps and heads of arrows, which nothing may hide."""

    def __post_init__(self) -> None:
        self.poses = ship_poses(self.context.layout, self.choices.public_state)

    def put(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Image],
        at: tuple[float, float],
        z: float,
        anchor: str = "center",
        after: int = 0,
        entrance: Entrance | None = None,
        lasts: int = 0,
    ) -> None:
        """Add a mark; of two at the same depth the later one stands in front."""
        z += len(self.marks) * HAIR
        self.marks.append(Mark(name, key, make, at, z, anchor, after, entrance, lasts))

    @property
    def areas(self) -> Areas:
        """What can be hit, from front to back."""
        areas = Areas()
        for layer in (self.foremost, self.controls, self.squares, self.ships, self.harbours):
            areas.layer(*layer)
        return areas

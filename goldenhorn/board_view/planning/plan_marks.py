"""A sketch of what the planning screen shows: marks and areas, gathered before they are shown.

Knows the choices, which are open facts, and never a hand.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.pieces.poses import Pose, ShipName, ship_poses
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.marks import Entrance, Mark
from goldenhorn.board_view.planning.targets import Areas, Target
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.sprite import Piece
from goldenhorn.session.planning.choices import Choices
from goldenhorn.ui.kit.kit import Kit

RINGS, UNDER_GOODS = 3.7, 5.25
VEIL, LIT = 9.0, 9.2
"""A veil over the sea, and the ships that are lit in front of it."""
SIGNS, CHIPS, CARPET, STALLS, CHOSEN_STALL = 10.0, 10.1, 10.3, 10.4, 10.5
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
        if self.left_right.shape != "arrows_across":
            return self.left_right
        return Key("", "arrow_right" if is_east else "arrow_left")


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a plan is shown."""

    board: BoardView
    kit: Kit
    layout: Layout
    names: tuple[str, ...]


@dataclass(slots=True)
class Sketch:
    """Marks and areas for one state of the choices."""

    setting: Setting
    choices: Choices
    keys: Keys
    marks: list[Mark] = field(default_factory=list)
    foremost: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    controls: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    squares: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    ships: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    harbours: list[tuple[pygame.Rect, Target]] = field(default_factory=list)
    poses: Mapping[ShipName, Pose] = field(default_factory=dict)
    unhidden: list[tuple[float, float]] = field(default_factory=list)
    """Signs of leaps and heads of arrows, which nothing may hide."""

    def __post_init__(self) -> None:
        self.poses = ship_poses(self.setting.layout, self.choices.view)

    def put(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Piece],
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

"""What a pointer can hit on the board, and the areas where."""

import math
from dataclasses import dataclass, field

import pygame

from goldenhorn.session.planning.choices import SideAction


@dataclass(frozen=True, slots=True)
class OnShip:
    """A ship."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class OnSquare:
    """A square of the route on which the ship could land."""

    at: int


@dataclass(frozen=True, slots=True)
class OnChoice:
    """A choice on the tray, or an answer on the sheet."""

    number: int


@dataclass(frozen=True, slots=True)
class OnSideAction:
    """A medallion."""

    side_action: SideAction


@dataclass(frozen=True, slots=True)
class OnDominion:
    """A dominion."""

    number: int


@dataclass(frozen=True, slots=True)
class OnConfirm:
    """The button that does what Confirm does."""


@dataclass(frozen=True, slots=True)
class OnBack:
    """The button that does what Back does."""


@dataclass(frozen=True, slots=True)
class OnPause:
    """The pause medallion."""


@dataclass(frozen=True, slots=True)
class OnLog:
    """The event slip."""


@dataclass(frozen=True, slots=True)
class OnHand:
    """The hand of the player to move, or the button for it."""


@dataclass(frozen=True, slots=True)
class OnCover:
    """The plate on a cover by which its player opens the hand behind it."""


Target = (
    OnShip
    | OnSquare
    | OnChoice
    | OnSideAction
    | OnDominion
    | OnConfirm
    | OnBack
    | OnPause
    | OnLog
    | OnHand
    | OnCover
)


@dataclass(slots=True)
class Areas:
    """Areas in layers, the foremost asked first; of those in a layer the nearest middle wins."""

    layers: list[list[tuple[pygame.Rect, Target]]] = field(default_factory=list)

    def layer(self, *areas: tuple[pygame.Rect, Target]) -> None:
        """Add areas behind all that were added before."""
        self.layers.append(list(areas))

    def at(self, x: float, y: float) -> Target | None:
        """Return what is hit, None if nothing is."""
        for layer in self.layers:
            hit = [(rect, target) for rect, target in layer if rect.collidepoint(x, y)]
            if hit:
                return min(hit, key=lambda each: math.dist(each[0].center, (x, y)))[1]
        return None

    def all(self) -> list[tuple[pygame.Rect, Target]]:
        """Return every area, from front to back."""
        return [each for layer in self.layers for each in layer]

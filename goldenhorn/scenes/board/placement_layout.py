"""Where everything lies while fleets are placed; numbers only.

Each seat has a row: the quay of Venice, a plate that says whose row it is, the quay of
Constantinople.
"""

from dataclasses import dataclass

import pygame

from goldenhorn.engine.board import VENICE, Port

SHIP_RATIO = 140 / 148
"""A ship's height in its width."""


@dataclass(frozen=True, slots=True)
class PlatePlan:
    """Where the parts of a plate lie, measured from its corner."""

    shield: tuple[int, int, int]
    """The centre and the width."""
    name: pygame.Rect
    counts: pygame.Rect
    status: pygame.Rect
    device: tuple[int, int, int]
    order: pygame.Rect
    seal: int


@dataclass(frozen=True, slots=True)
class PlacementRowPlan:
    """One row."""

    west: pygame.Rect
    plate: pygame.Rect
    east: pygame.Rect
    ship_width: int
    column: int
    """From one ship to the next."""
    parts: PlatePlan

    def quay(self, port: Port) -> pygame.Rect:
        """The quay of a port."""
        return self.west if port is VENICE else self.east

    def ship(self, port: Port, number: int) -> pygame.Rect:
        """Where a ship lies at a quay; each keeps its column on both sides."""
        quay = self.quay(port)
        size = (self.ship_width, round(self.ship_width * SHIP_RATIO))
        rect = pygame.Rect((0, 0), size)
        rect.midbottom = (
            quay.centerx + (number - 1) * self.column,
            quay.bottom - quay.height // 15,
        )
        return rect

    def berth(self, port: Port, number: int) -> tuple[int, int]:
        """The middle of an empty berth."""
        quay = self.quay(port)
        return quay.centerx + (number - 1) * self.column, quay.centery - quay.height // 50


@dataclass(frozen=True, slots=True)
class PlacementPlan:
    """The whole screen for a number of seats."""

    title: pygame.Rect
    title_size: int
    hint: pygame.Rect
    """One sentence on what is to be done."""
    cities: tuple[pygame.Rect, pygame.Rect]
    """The pictures of the two cities."""
    names: tuple[pygame.Rect, pygame.Rect]
    """The ribbons with their names."""
    rows: tuple[PlacementRowPlan, ...]
    text: int
    arrow: int


def placement_plan(seats: int) -> PlacementPlan:
    """Arrange the screen for so many seats; fewer rows are higher."""
    height, step, ship = {2: (152, 182, 132), 3: (134, 152, 122)}.get(seats, (114, 124, 106))
    area = pygame.Rect(34, 160, 1212, 486)
    top = area.top + (area.height - step * (seats - 1) - height) // 2
    lower = (height - 114) // 2
    parts = PlatePlan(
        shield=(46, height // 2, 70),
        name=pygame.Rect(90, 8 + lower, 214, 36),
        counts=pygame.Rect(90, 46 + lower, 120, 28),
        status=pygame.Rect(90, 75 + lower, 160, 32),
        device=(276, 58 + lower, 46),
        order=pygame.Rect(250, 82 + lower, 54, 27),
        seal=32,
    )
    rows = tuple(
        PlacementRowPlan(
            west=pygame.Rect(34, top + number * step, 440, height),
            plate=pygame.Rect(482, top + number * step, 316, height),
            east=pygame.Rect(806, top + number * step, 440, height),
            ship_width=ship,
            column=142,
            parts=parts,
        )
        for number in range(seats)
    )
    return PlacementPlan(
        title=pygame.Rect(310, 18, 660, 74),
        title_size=36,
        hint=pygame.Rect(302, 96, 662, 56),
        cities=(pygame.Rect(34, 18, 204, 112), pygame.Rect(1042, 18, 204, 112)),
        names=(pygame.Rect(33, 106, 206, 46), pygame.Rect(970, 106, 278, 46)),
        rows=rows,
        text=22,
        arrow=40,
    )

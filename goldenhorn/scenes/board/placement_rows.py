"""The rows of a screen where fleets are placed: what lies where, and ships on their way across.

Time passes by ticks.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.engine.board import CONSTANTINOPLE, ORIGIN_PORTS, VENICE, Port
from goldenhorn.engine.pieces import Sails
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.tween import Tween, in_out_cubic
from goldenhorn.scenes.board.placement_layout import PlacementRowPlan, placement_plan
from goldenhorn.scenes.board.placement_pictures import PlacementPieces, PlateLook
from goldenhorn.ui.kit import Kit

QUAYS, BERTHS, SHIPS, ARROWS, PLATES, HEADS = range(6)
"""What lies in front of what: ships sail behind the plates."""
BERTH = 0.87
"""The width of a free berth in widths of a ship."""


@dataclass(frozen=True, slots=True)
class ShipName:
    """A ship of a seat, as something that is shown and can be tapped."""

    seat: int
    ship: int


@dataclass(frozen=True, slots=True)
class PlateName:
    """A seat's plate, likewise."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlacementRowLook:
    """How one row stands."""

    crest: str
    fleet: tuple[Sails, ...]
    ports: tuple[Port, ...]
    focused: int | None
    """The ship that can be sent over now."""
    plate: PlateLook


@dataclass(frozen=True, slots=True)
class PlacedImage:
    """A piece, what it is called, and where it goes."""

    name: Hashable
    image: Image
    x: float
    y: float
    z: float


@dataclass(slots=True)
class _Glide:
    """A ship on its way to the other quay."""

    across: Tween
    ticks: int = 0

    @property
    def x(self) -> float:
        return self.across.at(self.ticks)


class PlacementRows:
    """Shows one row per seat, in the order in which they are given."""

    def __init__(self, kit: Kit, order: Sequence[int]) -> None:
        self._pieces = PlacementPieces(kit)
        self._order = tuple(order)
        self.plan = placement_plan(len(order))
        self._glides: dict[ShipName, _Glide] = {}

    def row(self, seat: int) -> PlacementRowPlan:
        """Where the row of a seat lies."""
        return self.plan.rows[self._order.index(seat)]

    # Moving

    def set_sail(self, name: ShipName, port: Port, ticks: int) -> None:
        """Let a ship glide to a port, from wherever it is; at once if that takes no time."""
        row, glide = self.row(name.seat), self._glides.pop(name, None)
        if ticks:
            start = glide.x if glide is not None else row.ship(_other(port), name.ship).x
            end = row.ship(port, name.ship).x
            self._glides[name] = _Glide(Tween(start, end, ticks, in_out_cubic))

    def arrive(self, seat: int) -> None:
        """Let all ships of a seat be where they go."""
        for name in [name for name in self._glides if name.seat == seat]:
            del self._glides[name]

    def pass_tick(self) -> tuple[list[ShipName], bool]:
        """Let ships glide on; tell which are still on their way, and whether any has arrived."""
        for glide in self._glides.values():
            glide.ticks += 1
        over = [name for name, glide in self._glides.items() if glide.ticks >= glide.across.ticks]
        for name in over:
            del self._glides[name]
        return list(self._glides), bool(over)

    # Showing

    def cities(self) -> Iterator[PlacedImage]:
        """Show the pictures of the two cities."""
        for port, city in zip(ORIGIN_PORTS, self.plan.cities, strict=True):
            yield PlacedImage(
                ("city", port), self._pieces.city(port, city.size), *city.topleft, QUAYS
            )

    def parts(self, seat: int, look: PlacementRowLook) -> Iterator[PlacedImage]:
        """Show a whole row."""
        row = self.row(seat)
        for port in ORIGIN_PORTS:
            quay = row.quay(port)
            image = self._pieces.quay(quay.size)
            yield PlacedImage(("quay", seat, port), image, *quay.topleft, QUAYS)
        berth = self._pieces.berth(round(row.ship_width * BERTH))
        for ship, port in enumerate(look.ports):
            x, y = row.berth(_other(port), ship)
            place = (x - berth.size[0] / 2, y - berth.size[1] / 2)
            yield PlacedImage(("berth", seat, ship), berth, *place, BERTHS)
            yield self.ship(ShipName(seat, ship), look)
        roundel = self.roundel(seat, look)
        if roundel is not None and look.focused is not None:
            image = self._pieces.arrow(_other(look.ports[look.focused]), roundel.width)
            yield PlacedImage(("arrow", seat), image, *roundel.topleft, ARROWS)
        plate = self._pieces.plate(row.plate.size, row.parts, look.plate, self.plan.text)
        yield PlacedImage(PlateName(seat), plate, *row.plate.topleft, PLATES)

    def ship(self, name: ShipName, look: PlacementRowLook) -> PlacedImage:
        """Show a ship where it is now; on its way it looks ahead, and turns on arrival."""
        row, port, glide = self.row(name.seat), look.ports[name.ship], self._glides.get(name)
        place = row.ship(port, name.ship)
        heads_east = (port is VENICE) is (glide is None)
        glows = look.focused == name.ship
        sails = look.fleet[name.ship]
        image = self._pieces.ship(look.crest, sails, row.ship_width, heads_east, glows)
        x = glide.x if glide is not None else place.x
        return PlacedImage(name, image, x, place.bottom - image.size[1], SHIPS)

    def roundel(self, seat: int, look: PlacementRowLook) -> pygame.Rect | None:
        """Where the arrow stands that points the focused ship to the other port."""
        if look.focused is None or ShipName(seat, look.focused) in self._glides:
            return None
        row, port = self.row(seat), look.ports[look.focused]
        ship, width = row.ship(port, look.focused), self.plan.arrow
        rect = pygame.Rect(0, 0, width, width)
        side = 1 if port is VENICE else -1
        rect.center = (
            ship.centerx + side * (ship.width // 2 + width // 4),
            row.west.centery,
        )
        return rect


def _other(port: Port) -> Port:
    return CONSTANTINOPLE if port is VENICE else VENICE

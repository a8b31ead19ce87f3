"""The printed map: ports, sea tiles, and the route they form for a number of players."""

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache

from goldenhorn.engine.chance import below, shuffled
from goldenhorn.engine.pieces import Colour


class Port(IntEnum):
    """The three ports; the two origin ports (R5) are also the places in State.markets."""

    VENICE = 0
    CONSTANTINOPLE = 1
    MODONE = 2


VENICE, CONSTANTINOPLE, MODONE = Port
ORIGIN_PORTS = (VENICE, CONSTANTINOPLE)
EAST, WEST = 1, -1

Tile = tuple[Colour, Colour, Colour]
TRIANGLE: Tile = (Colour.ORANGE, Colour.PINK, Colour.GREEN)  # R6
CIRCLE: Tile = (Colour.RED, Colour.BLUE, Colour.YELLOW)  # R6

_ANY_NUMBER = 99


@dataclass(frozen=True, slots=True)
class Route:
    """The way from Venice (square 0) to Constantinople (the last square)."""

    colours: tuple[Colour | None, ...]
    """The colour of each sea square, None for a port."""
    modone_berths: int
    """How many ships Modone holds (R7); 0 where the route has no Modone."""

    last: int = field(init=False)
    """The index of Constantinople."""
    ports: tuple[Port | None, ...] = field(init=False)
    """The port on each square, None for the sea."""
    room: tuple[int, ...] = field(init=False)
    """How many ships each square holds (R5, R6, R7)."""

    def __post_init__(self) -> None:
        halfway = tuple(None if colour is not None else MODONE for colour in self.colours[1:-1])
        ports = (VENICE, *halfway, CONSTANTINOPLE)
        holds = {None: 1, MODONE: self.modone_berths}
        object.__setattr__(self, "last", len(self.colours) - 1)
        object.__setattr__(self, "ports", ports)
        object.__setattr__(self, "room", tuple(holds.get(port, _ANY_NUMBER) for port in ports))

    @property
    def squares(self) -> tuple[Port | Colour, ...]:
        """What each square is, to be told apart by type: a port, or the sea by its colour."""
        named = zip(self.colours, self.ports, strict=True)
        squares = (port if colour is None else colour for colour, port in named)
        return tuple(square for square in squares if square is not None)

    def square_of(self, port: Port) -> int:
        """Return where an origin port lies."""
        return 0 if port is VENICE else self.last


def way_out(port: Port) -> int:
    """Return the heading of a ship in an origin port (R26)."""
    return EAST if port is VENICE else WEST


@cache
def printed_route(players: int, modone_for_three: bool = False) -> Route:
    """Lay out the board as printed.

    >>> [square.name for square in printed_route(2).squares]  # doctest: +NORMALIZE_WHITESPACE
    ['VENICE', 'ORANGE', 'PINK', 'GREEN', 'MODONE', 'RED', 'BLUE', 'YELLOW', 'CONSTANTINOPLE']
    """
    tiles = (TRIANGLE, CIRCLE) if players == 2 else (TRIANGLE, CIRCLE, TRIANGLE, CIRCLE)
    return _joined(tiles, _berths(players, modone_for_three))


def shuffled_route(players: int, modone_for_three: bool, chance: int) -> tuple[Route, int]:
    """Lay out the board with the first symbol and the colours within every tile drawn (H5)."""
    first, chance = below(chance, 2)
    symbols = (TRIANGLE, CIRCLE) if first == 0 else (CIRCLE, TRIANGLE)
    tiles: list[tuple[Colour, ...]] = []
    for place in range(2 if players == 2 else 4):
        tile, chance = shuffled(chance, symbols[place % 2])
        tiles.append(tile)
    return _joined(tuple(tiles), _berths(players, modone_for_three)), chance


def _berths(players: int, modone_for_three: bool) -> int:
    if players == 2:
        return 2  # R10
    if players == 4 or modone_for_three:
        return 3  # R12, H4
    return 0  # R11


def _joined(tiles: tuple[tuple[Colour, ...], ...], berths: int) -> Route:
    middle = len(tiles) // 2
    west = tuple(colour for tile in tiles[:middle] for colour in tile)
    east = tuple(colour for tile in tiles[middle:] for colour in tile)
    halfway = (None,) if berths else ()
    return Route((None, *west, *halfway, *east, None), berths)

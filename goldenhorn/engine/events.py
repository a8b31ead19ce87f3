"""One frozen class per fact that happened; each says from where to where.

Events are returned by `apply`, never broadcast. Counts are Stock, Cards or Bag of pieces.py;
where a seat may not see cards, sight.redact replaces them by FaceDown.
"""

from enum import Enum
from typing import final

from goldenhorn.engine.board import Port
from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.pieces import Bag, Cards, Colour, FaceDown, Stock


class EndCause(Enum):
    """What brought the end of the game."""

    ANNOUNCED = "announced"  # R40
    PORT_EMPTY = "port_empty"  # R41
    DOMINIONS_TAKEN = "dominions_taken"  # R69
    QUIET = "quiet"  # R43


@final
@frozen
class FleetPlaced:
    """A player has divided their ships between the origin ports (R13)."""

    player: int
    ports: tuple[Port, ...]


@final
@frozen
class PortFilled:
    """Cubes came from the bag to an origin port (R14, R24); `added` is what lies there for them."""

    port: Port
    drawn: Bag
    added: Stock


@final
@frozen
class CardsDrawn:
    """A player drew from the pile (R14, R35)."""

    player: int
    cards: Cards | FaceDown


@final
@frozen
class PileReshuffled:
    """The discard pile became the new draw pile (R36)."""

    cards: Cards


@final
@frozen
class ShipRobbed:
    """Pirates paid two cards and brought one cube from a ship at sea to a warehouse (R21)."""

    player: int
    victim: int
    ship: int
    cards: tuple[Colour, Colour]
    piece: int
    """The place of the cube in a Stock."""


@final
@frozen
class CargoLoaded:
    """A ship took its cargo from an origin port (R24, R63)."""

    player: int
    ship: int
    port: Port
    cargo: Stock


@final
@frozen
class ShipTurned:
    """A ship that had been robbed empty turned round (R23)."""

    player: int
    ship: int
    heading: int


@final
@frozen
class WindPlayed:
    """A player discarded a wind card to sail on (R31)."""

    player: int
    colour: Colour


@final
@frozen
class ShipSailed:
    """A ship went one step, over whatever squares between were taken (R30)."""

    player: int
    ship: int
    origin: int
    landing: int


@final
@frozen
class CargoUnloaded:
    """A ship's whole cargo went to its owner's warehouse (R34, R65)."""

    player: int
    ship: int
    port: Port
    cargo: Stock


@final
@frozen
class DominionConquered:
    """A player paid for a dominion (R66)."""

    player: int
    dominion: int
    soldiers: int
    farmers: int


@final
@frozen
class FarmersTrained:
    """Farmers of a warehouse became soldiers of the store (R67)."""

    player: int
    count: int


@final
@frozen
class EndCame:
    """The last turns have begun (R40, R41, R43, R69); the last one is before `ends_before`'s."""

    player: int
    cause: EndCause
    ends_before: int


@final
@frozen
class TurnEnded:
    """A player's turn is over; `turn` counts the finished turns."""

    player: int
    turn: int


@final
@frozen
class GameEnded:
    """The last turn is over (R42): points by seat and the seats that share the victory (R53)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    FleetPlaced
    | PortFilled
    | CardsDrawn
    | PileReshuffled
    | ShipRobbed
    | CargoLoaded
    | ShipTurned
    | WindPlayed
    | ShipSailed
    | CargoUnloaded
    | DominionConquered
    | FarmersTrained
    | EndCame
    | TurnEnded
    | GameEnded
)

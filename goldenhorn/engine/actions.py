"""One frozen class per decision a player can make; what each does stands in rules.py.

Actions are small and hashable, and print as a person would say them: `load 2 blue`.
"""

from typing import final

from goldenhorn.engine.board import Port
from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.pieces import DOMINIONS, Cargo, Colour


@final
@frozen
class PlaceFleet:
    """Divide the three ships between the origin ports, ship by ship (R13)."""

    ports: tuple[Port, ...]

    def __str__(self) -> str:
        return "place " + " ".join(port.name.lower() for port in self.ports)


@final
@frozen
class Raid:
    """Send pirates against an opponent's ship and pay two cards (R21)."""

    player: int
    ship: int
    cards: tuple[Colour, Colour]
    """In the order of Colour, whichever way they were given."""

    def __post_init__(self) -> None:
        one, other = self.cards
        if one > other:
            object.__setattr__(self, "cards", (other, one))

    def __str__(self) -> str:
        one, other = self.cards
        return f"raid {self.player}:{self.ship} {one.name.lower()} {other.name.lower()}"


@final
@frozen
class Load:
    """Start a move from an origin port: take a cargo and sail the free first step (R24)."""

    ship: int
    cargo: Cargo

    def __str__(self) -> str:
        return f"load {self.ship} {self.cargo.name.lower()}"


@final
@frozen
class Sail:
    """Start a move from the sea or from Modone with the free first step (R30)."""

    ship: int
    turn: bool
    """Whether the ship turns round first (R23)."""

    def __str__(self) -> str:
        return f"sail {self.ship}" + (" turned" if self.turn else "")


@final
@frozen
class Advance:
    """Sail on over a square of the ship's own colour (R31)."""

    def __str__(self) -> str:
        return "advance"


@final
@frozen
class Wind:
    """Sail on by discarding a card of the square's colour (R31)."""

    def __str__(self) -> str:
        return "wind"


@final
@frozen
class Stop:
    """End the move on this sea square (R32)."""

    def __str__(self) -> str:
        return "stop"


@final
@frozen
class Announce:
    """Announce the end of the game (R40)."""

    def __str__(self) -> str:
        return "announce"


@final
@frozen
class Conquer:
    """Take a dominion for exactly this payment (R66)."""

    dominion: int
    soldiers: int
    farmers: int

    def __str__(self) -> str:
        return f"conquer {DOMINIONS[self.dominion].name} {self.soldiers}+{self.farmers}"


@final
@frozen
class Train:
    """Turn farmers of the own warehouse into soldiers (R67)."""

    count: int

    def __str__(self) -> str:
        return f"train {self.count}"


@final
@frozen
class EndTurn:
    """End the turn after the move, where announcing, conquering or training is still open."""

    def __str__(self) -> str:
        return "end"


Action = (
    PlaceFleet | Raid | Load | Sail | Advance | Wind | Stop | Announce | Conquer | Train | EndTurn
)

"""What lies in the box: colours, cargoes, counts of pieces, fleets, dominions, house rules.

Knows the material only, not how it is played.
"""

from enum import IntEnum
from operator import add, sub

from goldenhorn.engine.frozen import frozen


class Colour(IntEnum):
    """The six colours of goods, cards, sails and sea squares (R1)."""

    __hash__ = int.__hash__  # Enum's own is written in Python and shows in every cache look-up

    YELLOW = 0
    PINK = 1
    GREEN = 2
    RED = 3
    ORANGE = 4
    BLUE = 5


COLOURS: tuple[Colour, ...] = tuple(Colour)

Cards = tuple[int, ...]
"""Six counts, one of each colour: a hand, the draw pile or the discard pile."""


@frozen
class FaceDown:
    """Cards that may not be seen: only how many there are; asking for a colour is an error."""

    count: int


Stock = tuple[int, ...]
"""Eight counts, one of each colour, then soldiers, then farmers: a market, a warehouse, a cargo."""

Bag = tuple[int, ...]
"""Eight counts, one of each colour, then white cubes, then black cubes."""

SOLDIERS, FARMERS = 6, 7
WHITE, BLACK = 6, 7

NO_CARDS: Cards = (0,) * 6
EMPTY: Stock = (0,) * 8

CUBES_PER_COLOUR = 15  # R1
CARDS_PER_COLOUR = 9  # R2
HAND_AT_START = 5  # R14
PORT_FULL = 9  # R14
PORT_FULL_WITH_PEOPLE = 10  # R60
SOLDIERS_IN_STORE = 20  # R60
WHITE_CUBES = BLACK_CUBES = 8  # R60

ALL_CARDS: Cards = (CARDS_PER_COLOUR,) * 6
ALL_GOODS: Bag = (CUBES_PER_COLOUR,) * 6 + (0, 0)
ALL_GOODS_AND_PEOPLE: Bag = (CUBES_PER_COLOUR,) * 6 + (WHITE_CUBES, BLACK_CUBES)


def stock_of_people(soldiers: int, farmers: int) -> Stock:
    """Return people as a Stock without any goods."""
    return (*EMPTY[:SOLDIERS], soldiers, farmers)


def plus(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Add two rows of counts."""
    return tuple(map(add, one, other))


def minus(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Subtract one row of counts from another."""
    return tuple(map(sub, one, other))


class Cargo(IntEnum):
    """What a ship may take on leaving an origin port; up to FARMERS also the place in a Stock."""

    YELLOW = 0
    PINK = 1
    GREEN = 2
    RED = 3
    ORANGE = 4
    BLUE = 5
    SOLDIERS = 6
    FARMERS = 7
    TROOPS = 8  # soldiers and farmers together (R63)
    NOTHING = 9  # only where no good may be taken (R25)


Sails = tuple[Colour, ...]
SHIPS_PER_FLEET = 3  # R3


@frozen
class Fleet:
    """A crest and the sails of its three ships: of three colours, of two, of one (R3)."""

    crest: str
    sails: tuple[Sails, Sails, Sails]


FLEETS: tuple[Fleet, ...] = (  # R4
    Fleet(
        "lion",
        ((Colour.GREEN, Colour.YELLOW, Colour.RED), (Colour.ORANGE, Colour.BLUE), (Colour.PINK,)),
    ),
    Fleet(
        "eagle",
        ((Colour.ORANGE, Colour.PINK, Colour.BLUE), (Colour.GREEN, Colour.RED), (Colour.YELLOW,)),
    ),
    Fleet(
        "dolphin",
        ((Colour.GREEN, Colour.ORANGE, Colour.BLUE), (Colour.YELLOW, Colour.PINK), (Colour.RED,)),
    ),
    Fleet(
        "griffin",
        ((Colour.YELLOW, Colour.RED, Colour.PINK), (Colour.GREEN, Colour.ORANGE), (Colour.BLUE,)),
    ),
)


@frozen
class Dominion:
    """A tile of the expansion: what it costs in soldiers and what it scores."""

    name: str
    soldiers: int
    points: int


DOMINIONS: tuple[Dominion, ...] = (  # R68
    Dominion("zara", 2, 3),
    Dominion("durazzo", 3, 6),
    Dominion("candia", 4, 8),
    Dominion("negroponte", 5, 10),
    Dominion("galata", 6, 12),
)

MUST_SAIL_ON = "H1"
MUST_TURN_BACK = "H2"
ONE_MORE_TURN = "H3"
MODONE_FOR_THREE = "H4"
SHUFFLED_SEA = "H5"
OPEN_HANDS = "H6"
HOUSE_RULES: tuple[str, ...] = (
    MUST_SAIL_ON,
    MUST_TURN_BACK,
    ONE_MORE_TURN,
    MODONE_FOR_THREE,
    SHUFFLED_SEA,
    OPEN_HANDS,
)

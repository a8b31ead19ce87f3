"""What overlays tell of a game: facts that everybody at the table knows; no pygame, no match."""

from dataclasses import dataclass
from enum import Enum, auto

from goldenhorn.engine.board import Route
from goldenhorn.engine.events import EndCause, Event
from goldenhorn.engine.pieces import Sails

BEFORE_ALL_ROUNDS = 0
"""The round in which fleets are placed."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Who plays, and where."""

    names: tuple[str, ...]
    crests: tuple[str, ...]
    sails: tuple[tuple[Sails, ...], ...]
    """The sails of every ship, by seat and number."""
    route: Route
    start: int
    """Who begins each round."""


class Kind(Enum):
    """What somebody can do that is worth telling."""

    PLACEMENT = auto()
    RAID = auto()
    VOYAGE = auto()
    CONQUEST = auto()
    TRAINING = auto()
    END = auto()
    """It brought the end of the game."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that a seat did, with all that came of it."""

    seat: int
    kind: Kind
    round: int
    turn: int
    step: int
    """With which action of the game it began."""
    events: tuple[Event, ...]
    """As the public saw them."""
    points: int
    """By how much it raised the seat's points."""
    victim: int | None = None
    """Whose ship was robbed."""
    is_one_short: bool = False
    """It left the seat one colour short of all six, for the first time."""


@dataclass(frozen=True, slots=True)
class Recap:
    """What a seat should know before its turn."""

    seat: int
    points: int
    rank: int
    """1 for the most points; those with as many share it. 0 while all have as many."""
    players: int
    deeds: tuple[Deed, ...]
    """What the others did since the seat's last turn, in order."""
    enders: tuple[int, ...]
    """Who has all six colours and may end the game."""
    is_last_round: bool
    is_first_turn: bool


class Standing(Enum):
    """What the last round still has for somebody."""

    DONE = auto()
    RINGS = auto()
    """Announces the end just now."""
    PLAYS = auto()
    """Plays the turn in which the end came otherwise."""
    ONE_TURN = auto()


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the end comes: who has had the last turn already, and who has one to come."""

    cause: EndCause
    order: tuple[tuple[int, Standing], ...]
    """Seats in the order of their last turns."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has another turn."""
        return all(standing is not Standing.ONE_TURN for _seat, standing in self.order)

"""Who sits down to a game, and by which rules: what the lobby settles.

Places are the four corners of the lobby, clockwise from the top left. Those that are taken become
the seats 0, 1, 2 ... of the game, in the same order.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.chance import SEEDS, below, seeded
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import FLEETS, HOUSE_RULES, MODONE_FOR_THREE

PLACES = 4
NOBODY = "nobody"
HUMAN = "human"
LONGEST_NAME = 12
REPLACEMENT = "medium"
"""The level of a bot that takes a lost pad's place."""
_LOT = 0x57A27


@dataclass(frozen=True, slots=True)
class Place:
    """One corner: who sits there, under which name and crest."""

    who: str = NOBODY
    """NOBODY, HUMAN, or the level of a bot."""
    name: str = ""
    fleet: int = 0
    """Which of pieces.FLEETS, and with it which crest (R4)."""

    @property
    def is_taken(self) -> bool:
        """Whether anybody sits there."""
        return self.who != NOBODY

    @property
    def is_human(self) -> bool:
        """Whether a person sits there."""
        return self.who == HUMAN


@dataclass(frozen=True, slots=True)
class Lineup:
    """The four places and what people have agreed on."""

    places: tuple[Place, ...] = field(default=tuple(Place(fleet=n) for n in range(PLACES)))
    expansion: bool = False
    rules: frozenset[str] = frozenset()
    first: int | None = None
    """The place that sails first; None lets the lot decide (R15)."""
    seed: int | None = None
    """None draws a new one for each game."""

    @property
    def taken(self) -> tuple[int, ...]:
        """The places where somebody sits; their order is the order of the seats."""
        return tuple(n for n, place in enumerate(self.places) if place.is_taken)

    @property
    def can_start(self) -> bool:
        """Whether enough have sat down."""
        return len(self.taken) >= 2

    def with_place(self, number: int, place: Place) -> "Lineup":
        """The same with another at one place; nobody keeps a crest that is taken."""
        places = [*self.places]
        places[number] = place
        return replace(self, places=tuple(places))

    def free_fleet(self, preferred: int, step: int = 1) -> int:
        """The first crest from the preferred one on that nobody has yet."""
        used = {place.fleet for place in self.places if place.is_taken}
        for offset in range(len(FLEETS)):
            fleet = (preferred + offset * step) % len(FLEETS)
            if fleet not in used:
                return fleet
        return preferred

    def config(self, seed: int) -> Config:
        """What the engine needs to know; the lot is drawn from the seed."""
        taken = self.taken
        if self.first in taken:
            start = taken.index(self.first)
        else:
            start, _ = below(seeded(seed) ^ _LOT, len(taken))
        rules = self.rules if len(taken) == 3 else self.rules - {MODONE_FOR_THREE}
        fleets = tuple(self.places[n].fleet for n in taken)
        return Config(len(taken), self.expansion, start, rules, fleets)

    def to_json(self) -> dict[str, Any]:
        """Write it down for the settings."""
        return {
            "places": [{"who": p.who, "name": p.name, "fleet": p.fleet} for p in self.places],
            "expansion": self.expansion,
            "rules": sorted(self.rules),
            "first": self.first,
            "seed": self.seed,
        }


def lineup_from_json(given: object) -> Lineup:
    """Read what `to_json` wrote; whatever is not that is an empty table, never an error."""
    try:
        return _read(given)
    except (KeyError, TypeError, ValueError, AttributeError):
        return Lineup()


def _read(given: Any) -> Lineup:
    places = tuple(
        Place(str(each["who"]), str(each["name"])[:LONGEST_NAME], each["fleet"])
        for each in given["places"]
    )
    whos = {NOBODY, HUMAN, *LEVELS}
    taken = [place.fleet for place in places if place.is_taken]
    first, seed = given["first"], given["seed"]
    if (
        len(places) != PLACES
        or not all(place.who in whos for place in places)
        or not all(type(place.fleet) is int and 0 <= place.fleet < PLACES for place in places)
        or len(set(taken)) != len(taken)
        or type(given["expansion"]) is not bool
        or not (first is None or (type(first) is int and 0 <= first < PLACES))
        or not (seed is None or (type(seed) is int and 0 <= seed < SEEDS))
    ):
        raise ValueError("This is no line-up.")
    rules = frozenset(rule for rule in given["rules"] if rule in HOUSE_RULES)
    return Lineup(places, given["expansion"], rules, first, seed)

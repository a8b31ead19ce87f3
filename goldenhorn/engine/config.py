"""What people agree on before a game begins: how many play, with which fleets and rules."""

from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.pieces import FLEETS, HOUSE_RULES, MODONE_FOR_THREE, Fleet


class BadConfig(ValueError):
    """A game that cannot be set up; the message is one plain sentence."""


@frozen
class Config:
    """The choices made at set-up; impossible ones raise BadConfig."""

    players: int
    expansion: bool = False
    start: int = 0
    """The seat of the start player (R15)."""
    rules: frozenset[str] = frozenset()
    """The house rules switched on, by their names."""
    fleets: tuple[int, ...] = ()
    """The fleet of each seat (R4); left out, seat q has fleet q."""

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise BadConfig("Two, three or four players can play.")
        if not 0 <= self.start < self.players:
            raise BadConfig(f"The start player must be a seat from 0 to {self.players - 1}.")
        unknown = sorted(self.rules.difference(HOUSE_RULES))
        if unknown:
            name = unknown[0] if len(unknown[0]) <= 20 else unknown[0][:17] + "..."
            first, last = HOUSE_RULES[0], HOUSE_RULES[-1]
            raise BadConfig(
                f"There is no house rule {name!r}; the house rules are {first} to {last}."
            )
        if MODONE_FOR_THREE in self.rules and self.players != 3:
            raise BadConfig("House rule H4 is for three players only.")
        if not self.fleets:
            object.__setattr__(self, "fleets", tuple(range(self.players)))
        if len(self.fleets) != self.players:
            raise BadConfig(f"{self.players} players need {self.players} fleets.")
        if not all(0 <= fleet < len(FLEETS) for fleet in self.fleets):
            raise BadConfig(f"Fleets are numbered from 0 to {len(FLEETS) - 1}.")
        if len(set(self.fleets)) != self.players:
            raise BadConfig("No two players may share a fleet (R4).")

    def fleet_of(self, seat: int) -> Fleet:
        """Return the crest and sails of a seat."""
        return FLEETS[self.fleets[seat]]

"""What each player's column adds up, and how much of it is shown at which tick."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from goldenhorn.engine.pieces import COLOURS, DOMINIONS, Stock
from goldenhorn.engine.scoring import SET_BONUS, Score, score, sets_of, winners
from goldenhorn.engine.state import Position

STEP_TICKS = 36
"""600 ms for each row."""
MOST_LINES = 3
"""So many sets are shown one by one; of more, those with the same colours share a line."""

GOODS, DOMINION_ROW, PEOPLE, CROWN = "goods", "dominions", "people", "crown"
Step = str | int
"""One of the names above, or the number of a line of sets."""


@dataclass(frozen=True, slots=True)
class SetLine:
    """A set with a bonus, or several of the same colours."""

    colours: tuple[int, ...]
    times: int
    bonus: int
    """Of each of them."""


@dataclass(frozen=True, slots=True)
class Account:
    """One player's column."""

    name: str
    crest: str
    warehouse: Stock
    score: Score
    lines: tuple[SetLine, ...]
    dominions: tuple[str, ...]
    """The names of the drawings' dominions."""
    is_winner: bool


def accounts_of(
    position: Position, names: Sequence[str], crests: Sequence[str]
) -> tuple[Account, ...]:
    """Write down what every seat has."""
    best = winners(position)
    accounts = []
    for seat, (name, crest) in enumerate(zip(names, crests, strict=True)):
        warehouse = position.warehouses[seat]
        held = zip(DOMINIONS, position.owners, strict=False)
        accounts.append(
            Account(
                name,
                crest,
                warehouse,
                score(position, seat),
                set_lines(warehouse),
                tuple(dominion.name for dominion, owner in held if owner == seat),
                seat in best,
            )
        )
    return tuple(accounts)


def set_lines(warehouse: Stock) -> tuple[SetLine, ...]:
    """List the sets that bring a bonus (R51).

    >>> [(line.times, line.bonus) for line in set_lines((4, 2, 1, 2, 3, 1, 0, 0))]
    [(1, 4), (1, 1)]
    >>> [(line.times, line.bonus) for line in set_lines((5, 5, 5, 5, 5, 3, 0, 0))]
    [(3, 4), (2, 2)]
    """
    lines = []
    for depth, width in enumerate(sets_of(warehouse)):
        if width in SET_BONUS:
            colours = tuple(colour for colour in COLOURS if warehouse[colour] > depth)
            lines.append(SetLine(colours, 1, SET_BONUS[width]))
    if len(lines) <= MOST_LINES:
        return tuple(lines)
    grouped = []
    for colours, group in groupby(lines, key=lambda line: line.colours):
        alike = list(group)
        grouped.append(SetLine(colours, len(alike), alike[0].bonus))
    return tuple(grouped)


class CountUp:
    """In which order rows are told, and how far each has come at a tick."""

    def __init__(self, accounts: Sequence[Account], has_people: bool) -> None:
        self.lines = max(1, *(len(account.lines) for account in accounts))
        """How many lines of sets the table has."""
        told = range(max(len(account.lines) for account in accounts))
        people: tuple[Step, ...] = (DOMINION_ROW, PEOPLE) if has_people else ()
        self.steps: tuple[Step, ...] = (GOODS, *told, *people, CROWN)

    @property
    def ticks(self) -> int:
        """When everything has been told."""
        return len(self.steps) * STEP_TICKS

    def share(self, step: Step, tick: int) -> float:
        """Return how much of a row has been told, from 0 to 1."""
        if step not in self.steps:
            return 0.0
        start = self.steps.index(step) * STEP_TICKS
        return min(1.0, max(0.0, (tick - start) / STEP_TICKS))

    def counted(self, amount: int, step: Step, tick: int) -> int:
        """Return a number on its way up; quick at first."""
        left = 1 - self.share(step, tick)
        return round(amount * (1 - left * left))

    def points(self, account: Account, tick: int) -> int:
        """Return the sum of what has been told of a column."""
        points = self.counted(account.score.goods, GOODS, tick)
        for number, line in enumerate(account.lines):
            if self.share(number, tick) == 1:
                points += line.times * line.bonus
        points += self.counted(account.score.dominions, DOMINION_ROW, tick)
        return points + self.counted(account.score.people, PEOPLE, tick)

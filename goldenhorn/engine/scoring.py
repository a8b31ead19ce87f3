"""Points with their breakdown; knows nothing of turns."""

from functools import lru_cache

from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.pieces import COLOURS, DOMINIONS, FARMERS, SOLDIERS, Stock
from goldenhorn.engine.state import Position

SET_BONUS = {4: 1, 5: 2, 6: 4}  # R51


@frozen
class Score:
    """One seat's points, row by row."""

    goods: int
    """One for each cube in the warehouse (R50)."""
    sets: tuple[int, ...]
    """How many colours each set has, the widest first; sets without a bonus included (R51)."""
    set_bonus: int
    """What the sets add (R51)."""
    dominions: int
    """The points of own dominions (R70)."""
    people: int
    """One for each soldier and farmer in the warehouse (R70)."""

    @property
    def total(self) -> int:
        """All points together."""
        return self.goods + self.set_bonus + self.dominions + self.people


@lru_cache(maxsize=1 << 12)
def sets_of(warehouse: Stock) -> tuple[int, ...]:
    """Split a warehouse into sets of different colours, the widest first, which is best (R51).

    The example of R52 has a set of six and one of four:

    >>> sets_of((4, 2, 1, 2, 3, 1, 0, 0))
    (6, 4, 2, 1)
    """
    goods = warehouse[: len(COLOURS)]
    return tuple(sum(count > depth for count in goods) for depth in range(max(goods)))


@lru_cache(maxsize=1 << 12)
def set_bonus(warehouse: Stock) -> int:
    """Return the points that the sets of a warehouse add (R51)."""
    return sum(SET_BONUS.get(width, 0) for width in sets_of(warehouse))


def score(position: Position, seat: int) -> Score:
    """Return what a seat would score now (R50, R51, R70)."""
    warehouse = position.warehouses[seat]
    return Score(
        goods=sum(warehouse[: len(COLOURS)]),
        sets=sets_of(warehouse),
        set_bonus=set_bonus(warehouse),
        dominions=sum(
            dominion.points
            for dominion, owner in zip(DOMINIONS, position.owners, strict=False)
            if owner == seat
        ),
        people=warehouse[SOLDIERS] + warehouse[FARMERS],
    )


def scores(position: Position) -> tuple[int, ...]:
    """Return the points of all seats as they would be now."""
    return tuple(score(position, seat).total for seat in range(position.config.players))


def winners(position: Position) -> tuple[int, ...]:
    """Return the seats with the most points: they share the victory (R53)."""
    points = scores(position)
    return tuple(seat for seat, own in enumerate(points) if own == max(points))

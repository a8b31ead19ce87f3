"""Points as the rules give them, remembered: the evaluation asks for them all the time."""

from functools import lru_cache

from goldenhorn.engine.pieces import DOMINIONS, FARMERS, SOLDIERS, Stock
from goldenhorn.engine.scoring import SET_BONUS
from goldenhorn.engine.state import Position


@lru_cache(maxsize=1 << 15)
def final_points(goods: Stock) -> int:
    """Return the points of goods with their sets (R50, R51)."""
    bonus = 0
    for depth in range(max(goods)):
        bonus += SET_BONUS.get(sum([count > depth for count in goods]), 0)
    return sum(goods) + bonus


def points_of(position: Position, seat: int) -> float:
    """Return a seat's points as scoring.score gives them, remembered for the next time."""
    warehouse = position.warehouses[seat]
    points = final_points(warehouse[:SOLDIERS]) + warehouse[SOLDIERS] + warehouse[FARMERS]
    return points + dominion_points(position.owners, seat)


@lru_cache(maxsize=1 << 12)
def dominion_points(owners: tuple[int | None, ...], seat: int) -> int:
    """Return the points of the dominions a seat holds (R70)."""
    tiles = zip(DOMINIONS, owners, strict=False)
    return sum(tile.points for tile, owner in tiles if owner == seat)


@lru_cache(maxsize=1 << 10)
def soldiers_wanted(owners: tuple[int | None, ...]) -> int:
    """Return how many soldiers all free dominions cost together (R68)."""
    tiles = zip(DOMINIONS, owners, strict=True)
    return sum(tile.soldiers for tile, owner in tiles if owner is None)

"""R50 to R53: points."""

from itertools import combinations, product

from goldenhorn.engine.events import EndCause, GameEnded
from goldenhorn.engine.scoring import score, sets_of, winners
from tests.engine.test_end import pass_turn
from tests.table import Table


def test_r50_each_cube_in_the_warehouse_is_one_point_and_cargo_none() -> None:
    table = Table()
    table.warehouse(0, red=3, blue=2)
    table.ship(0, 2, at="pink", blue=4)
    assert table.score(0) == 5
    assert table.score(1) == 0


def test_r51_four_five_and_six_different_colours_add_one_two_and_four() -> None:
    table = Table()
    table.warehouse(0, red=1, blue=1, green=1)
    assert table.score(0) == 3
    table.warehouse(0, red=1, blue=1, green=1, pink=1)
    assert table.score(0) == 5
    table.warehouse(0, red=1, blue=1, green=1, pink=1, orange=1)
    assert table.score(0) == 7
    table.warehouse(0, red=1, blue=1, green=1, pink=1, orange=1, yellow=1)
    assert table.score(0) == 10


def best_bonus(goods: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The best split into sets by trying them all."""
    if goods not in known:
        best = 0
        present = [kind for kind in range(6) if goods[kind]]
        for width, bonus in ((4, 1), (5, 2), (6, 4)):
            for chosen in combinations(present, width):
                left = tuple(count - (kind in chosen) for kind, count in enumerate(goods))
                best = max(best, bonus + best_bonus(left, known))
        known[goods] = best
    return known[goods]


def test_r51_taking_the_widest_set_first_is_always_best() -> None:
    known: dict[tuple[int, ...], int] = {}
    table = Table()
    for goods in product(range(4), repeat=6):
        if list(goods) == sorted(goods):
            table.change(warehouses=((*goods, 0, 0), (0,) * 8))
            assert score(table.state, 0).set_bonus == best_bonus(goods, known), goods


def test_r52_the_example_of_the_sheet() -> None:
    table = Table()
    table.warehouse(0, orange=3, red=2, green=1, yellow=4, blue=1, pink=2)
    assert sets_of(table.state.warehouses[0]) == (6, 4, 2, 1)
    assert table.score(0) == 18


def test_r53_equal_points_share_the_victory() -> None:
    table = Table(players=3)
    table.warehouse(0, red=4)
    table.warehouse(1, red=1)
    table.warehouse(2, red=1, blue=2, green=1)
    assert winners(table.state) == (0, 2)
    table.change(player=2, end_cause=EndCause.ANNOUNCED)
    pass_turn(table)
    assert table.happened(GameEnded) == [GameEnded((4, 1, 4), (0, 2))]

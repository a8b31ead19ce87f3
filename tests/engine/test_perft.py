"""Perft: how many lines of play there are from fixed positions, to a depth."""

import pytest

from goldenhorn.engine.board import VENICE, WEST
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import State
from tests.table import Table


def perft(state: State, depth: int) -> int:
    """Count the lines of play of a depth; a finished game is one line."""
    if depth == 0:
        return 1
    legal = legal_actions(state)
    if not legal:
        return 1
    if depth == 1:
        return len(legal)
    return sum(perft(apply(state, action)[0], depth - 1) for action in legal)


def opening(players: int, **options: object) -> State:
    return Table(players=players, placed=False, **options).state  # type: ignore[arg-type]


def crowded() -> State:
    """Two fleets meet at sea: raids, skips, wind cards and a ship that may turn."""
    table = Table()
    table.ship(0, 0, at="orange", blue=2)
    table.ship(0, 1, at="green", may_turn=True)
    table.ship(1, 0, at="pink", heading=WEST, red=1)
    table.ship(1, 1, at="blue", heading=WEST, yellow=3)
    table.ship(1, 2, at="modone", heading=WEST)
    table.hand(0, orange=2, green=1, red=2, pink=1)
    table.hand(1, yellow=2, green=2, blue=1)
    table.market(VENICE, yellow=3, green=3, blue=3)
    return table.state


def rich() -> State:
    """An expansion game in which everything is open at once."""
    table = Table(expansion=True)
    one_each = dict.fromkeys(("yellow", "pink", "green", "red", "orange", "blue"), 1)
    table.warehouse(0, **one_each, soldiers=3, farmers=4)
    table.warehouse(1, **one_each, soldiers=1, farmers=1)
    table.market(VENICE, blue=3, pink=2, soldiers=3, farmers=2)
    table.ship(0, 0, at="blue", red=1)
    table.ship(1, 0, at="green", farmers=1)
    table.hand(0, orange=1, pink=2, blue=1)
    return table.state


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (8, 64, 704, 1120)),
        (opening(3), (8, 64, 512, 5632)),
        (opening(4, expansion=True), (8, 64, 512, 4096)),
        (crowded(), (10, 57, 265, 1066)),  # 4 raids, 3 loads, 3 sails
        (
            rich(),
            (27, 494, 5671, 46946),
        ),  # 4 raids, 8 loads, a sail, announce, 9 payments, train 1-4
    ],
    ids=["two", "three", "four with expansion", "crowded", "rich"],
)
def test_perft(state: State, counts: tuple[int, ...]) -> None:
    assert tuple(perft(state, depth) for depth in range(1, 5)) == counts

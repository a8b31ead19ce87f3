"""R10 to R15: before the first turn."""

import pytest

from goldenhorn.engine.board import printed_route
from goldenhorn.engine.config import BadConfig, Config
from goldenhorn.engine.events import CardsDrawn, FleetPlaced, PortFilled
from goldenhorn.engine.wire import word
from tests.table import Table

TRIANGLE = ["orange", "pink", "green"]
CIRCLE = ["red", "blue", "yellow"]


def route_words(players: int) -> list[str]:
    return [word(square) for square in printed_route(players).squares]


def test_r10_two_players_have_one_tile_on_each_side_of_modone() -> None:
    assert route_words(2) == ["venice", *TRIANGLE, "modone", *CIRCLE, "constantinople"]


def test_r11_three_players_have_four_tiles_and_no_modone() -> None:
    sea = [*TRIANGLE, *CIRCLE]
    assert route_words(3) == ["venice", *sea, *sea, "constantinople"]


def test_r12_four_players_have_two_tiles_on_each_side_of_modone() -> None:
    sea = [*TRIANGLE, *CIRCLE]
    assert route_words(4) == ["venice", *sea, "modone", *sea, "constantinople"]


def test_r13_each_player_divides_the_fleet_freely_in_turn_order_from_the_start_player() -> None:
    table = Table(players=3, start=1, placed=False)
    assert len(table.legal) == 8
    order = []
    for ports in ("venice venice constantinople", "constantinople " * 3, "venice " * 3):
        order.append(table.state.player)
        table.play(f"place {ports}".strip())
        assert isinstance(table.events[0], FleetPlaced)
    assert order == [1, 2, 0]
    assert [table.at(1, ship) for ship in range(3)] == ["venice", "venice", "constantinople"]
    assert [ship.heading for ship in table.state.ships[1]] == [1, 1, -1]
    assert [table.at(2, ship) for ship in range(3)] == ["constantinople"] * 3


def test_r13_no_cube_and_no_card_is_seen_before_all_have_placed() -> None:
    table = Table(players=2, placed=False)
    table.play("place venice venice venice")
    assert sum(map(sum, table.state.markets)) == 0
    assert [table.held(seat) for seat in (0, 1)] == [{}, {}]
    assert sum(table.state.bag) == 90


def test_r14_then_nine_cubes_lie_in_each_origin_port_and_everyone_holds_five_cards() -> None:
    table = Table(players=3, placed=False)
    table.play(*["place venice venice venice"] * 3)
    assert [sum(market) for market in table.state.markets] == [9, 9]
    assert sum(table.state.bag) == 72
    assert [table.state.hand_size(seat) for seat in range(3)] == [5, 5, 5]
    assert sum(table.state.shown_deck()) == 39
    kinds = [type(event) for event in table.events]
    assert kinds == [FleetPlaced, PortFilled, PortFilled, CardsDrawn, CardsDrawn, CardsDrawn]
    assert [event.port for event in table.happened(PortFilled)] == [0, 1]  # type: ignore[union-attr]


def test_r14_cubes_and_cards_are_drawn_by_chance() -> None:
    openings = {(Table(seed=seed).state.markets, Table(seed=seed).state.hands) for seed in range(9)}
    assert len(openings) == 9


def test_r15_the_start_player_is_chosen_and_play_goes_clockwise() -> None:
    table = Table(players=3, start=2)
    order = []
    for _ in range(4):
        order.append(table.state.player)
        table.play(table.starting("load")[0])
        while table.state.phase == "sail":
            table.play("stop")
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize(
    "choices",
    [
        {"players": 1},
        {"players": 5},
        {"players": 2, "start": 2},
        {"players": 2, "start": -1},
        {"players": 2, "rules": frozenset({"H99"})},
        {"players": 2, "rules": frozenset({"H4"})},
        {"players": 4, "rules": frozenset({"H4"})},
        {"players": 2, "fleets": (0,)},
        {"players": 2, "fleets": (0, 0)},
        {"players": 2, "fleets": (0, 4)},
        {"players": 2, "fleets": (-1, 1)},
    ],
)
def test_impossible_games_are_refused_with_a_sentence(choices: dict) -> None:
    with pytest.raises(BadConfig, match=r"\.$"):
        Config(**choices)

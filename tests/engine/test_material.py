"""R1 to R7: what lies in the box."""

import pytest

from goldenhorn.engine.board import CONSTANTINOPLE, MODONE, VENICE, printed_route
from goldenhorn.engine.pieces import ALL_CARDS, ALL_GOODS, COLOURS, FLEETS, Colour
from goldenhorn.engine.wire import word
from tests.table import Table


def test_r1_ninety_cubes_fifteen_of_each_of_six_colours_lie_in_the_bag() -> None:
    assert [word(colour) for colour in COLOURS] == [
        *("yellow", "pink", "green", "red", "orange", "blue")
    ]
    assert ALL_GOODS[:6] == (15,) * 6
    assert sum(Table(placed=False).state.bag) == 90


def test_r2_fifty_four_cards_nine_of_each_colour() -> None:
    assert ALL_CARDS == (9,) * 6
    assert Table(placed=False).state.deck == ALL_CARDS


def test_r3_a_fleet_has_sails_of_three_two_and_one_colour_and_each_colour_once() -> None:
    for fleet in FLEETS:
        assert [len(sails) for sails in fleet.sails] == [3, 2, 1]
        assert sorted(colour for sails in fleet.sails for colour in sails) == list(COLOURS)


def test_r4_the_four_fleets() -> None:
    described = {
        fleet.crest: " / ".join("-".join(word(c) for c in sails) for sails in fleet.sails)
        for fleet in FLEETS
    }
    assert described == {
        "lion": "green-yellow-red / orange-blue / pink",
        "eagle": "orange-pink-blue / green-red / yellow",
        "dolphin": "green-orange-blue / yellow-pink / red",
        "griffin": "yellow-red-pink / green-orange / blue",
    }


def test_r4_a_chosen_crest_brings_its_fleet() -> None:
    table = Table(players=2, fleets=(3, 1))
    assert table.state.ships[0][2].sails == (Colour.BLUE,)
    assert table.state.ships[1][2].sails == (Colour.YELLOW,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r5_origin_ports_at_both_ends_hold_all_ships(players: int) -> None:
    table = Table(players=players)
    squares = table.state.route.squares
    assert squares[0] is VENICE
    assert squares[-1] is CONSTANTINOPLE
    assert all(ship.at == 0 for fleet in table.state.ships for ship in fleet)


def test_r6_tiles_run_orange_pink_green_and_red_blue_yellow_going_east() -> None:
    names = [word(square) for square in printed_route(3).squares[1:-1]]
    assert names == ["orange", "pink", "green", "red", "blue", "yellow"] * 2


def test_r6_a_sea_square_holds_one_ship() -> None:
    table = Table()
    table.ship(1, 0, at="orange")
    table.market(VENICE, yellow=9)
    table.play("load 1 yellow")
    assert table.at(0, 1) == "pink"


@pytest.mark.parametrize(("players", "berths"), [(2, 2), (4, 3)])
def test_r7_modone_has_two_berths_on_one_side_and_three_on_the_other(
    players: int, berths: int
) -> None:
    route = printed_route(players)
    modone = route.ports.index(MODONE)
    assert route.room[modone] == berths

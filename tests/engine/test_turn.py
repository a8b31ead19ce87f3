"""R20 to R26: pirates, loading, heading."""

from goldenhorn.engine.actions import EndTurn, Load, Raid, Sail
from goldenhorn.engine.board import CONSTANTINOPLE, EAST, VENICE, WEST
from goldenhorn.engine.events import (
    CargoLoaded,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
)
from goldenhorn.engine.pieces import Cargo, Colour
from tests.table import Table


def pirates_table(**cargo: int) -> Table:
    """The eagle's ship orange-pink-blue lies laden on green before the lion's pirates."""
    table = Table()
    table.ship(1, 0, at="green", may_turn=False, **(cargo or {"red": 2}))
    table.hand(0, orange=1, pink=2, green=3)
    return table


def test_r20_a_turn_is_one_move_of_one_own_ship() -> None:
    table = Table()
    table.market(VENICE, yellow=3, blue=6)
    assert table.why_not(EndTurn()) == "R20"
    table.play("load 1 yellow")
    assert table.why_not(Load(2, Cargo.BLUE)) == "R20"
    assert table.why_not(Sail(1, False)) == "R20"
    table.play("stop")
    assert table.happened(TurnEnded) == [TurnEnded(0, 1)]
    assert table.state.player == 1


def test_r20_pirates_come_before_the_move_and_leave_it_open() -> None:
    table = pirates_table()
    table.play("raid 1:0 pink pink")
    assert table.state.player == 0
    assert table.starting("load")
    table.play(table.starting("load")[0])
    assert table.why_not(Raid(1, 0, (Colour.PINK, Colour.ORANGE))) == "R20"


def test_r21_two_cards_of_the_ships_sails_buy_one_cube_for_the_warehouse() -> None:
    table = pirates_table()
    assert table.starting("raid") == ["raid 1:0 pink pink", "raid 1:0 pink orange"]
    table.play("raid 1:0 pink orange")
    assert table.cargo(1, 0) == {"red": 1}
    assert table.stored(0) == {"red": 1}
    assert table.held(0) == {"pink": 1, "green": 3}
    assert table.discarded() == {"pink": 1, "orange": 1}
    robbed = ShipRobbed(0, 1, 0, (Colour.PINK, Colour.ORANGE), Colour.RED)
    assert table.events == [robbed]


def test_r21_once_per_turn() -> None:
    table = pirates_table()
    table.hand(0, pink=4)
    table.play("raid 1:0 pink pink")
    assert table.starting("raid") == []
    assert table.why_not(Raid(1, 0, (Colour.PINK, Colour.PINK))) == "R21"


def test_r21_cards_must_match_the_sails_and_be_held() -> None:
    table = pirates_table()
    assert table.why_not(Raid(1, 0, (Colour.PINK, Colour.GREEN))) == "R21"
    assert table.why_not(Raid(1, 0, (Colour.ORANGE, Colour.ORANGE))) == "R21"


def test_r22_ships_in_ports_own_ships_and_empty_ships_are_safe() -> None:
    table = pirates_table()
    pinks = (Colour.PINK, Colour.PINK)
    table.ship(0, 2, at="orange", blue=1)
    assert table.why_not(Raid(0, 2, pinks)) == "R22"
    table.ship(1, 0, at="green")
    assert table.why_not(Raid(1, 0, pinks)) == "R22"
    for port in ("venice", "modone", "constantinople"):
        table.ship(1, 0, at=port, red=1)
        assert table.why_not(Raid(1, 0, pinks)) == "R22"
    assert table.starting("raid") == []


def test_r23_a_ship_robbed_empty_may_turn_round_at_its_next_move() -> None:
    table = pirates_table(red=1)
    table.play("raid 1:0 pink pink")
    assert table.state.ships[1][0].may_turn
    assert table.state.ships[1][0].heading == EAST
    table.play(table.starting("load")[0], "stop")
    assert [text for text in table.starting("sail") if " 0" in text] == ["sail 0", "sail 0 turned"]
    table.play("sail 0 turned")
    assert isinstance(table.events[0], ShipTurned)
    assert table.state.ships[1][0].heading == WEST
    assert table.at(1, 0) == "pink"


def test_r23_the_right_lapses_when_the_ship_has_moved() -> None:
    table = Table()
    table.ship(0, 0, at="orange", may_turn=True)
    table.play("sail 0")
    assert not table.state.ships[0][0].may_turn
    assert table.state.ships[0][0].heading == EAST


def test_r23_the_right_lasts_while_other_ships_move() -> None:
    table = Table()
    table.ship(0, 0, at="green", may_turn=True)
    table.ship(0, 1, at="orange", blue=1)
    table.play("sail 1", "stop")
    assert table.state.ships[0][0].may_turn


def test_r23_a_ship_with_cargo_left_gets_no_such_right() -> None:
    table = pirates_table(red=2)
    table.play("raid 1:0 pink pink")
    assert not table.state.ships[1][0].may_turn


def test_r24_a_leaving_ship_takes_all_cubes_of_one_colour_that_is_not_on_its_sails() -> None:
    table = Table()
    table.market(VENICE, yellow=1, blue=2, pink=6)
    # The lion's ships: green-yellow-red, orange-blue, pink.
    assert table.starting("load") == [
        *("load 0 pink", "load 0 blue", "load 1 yellow", "load 1 pink"),
        *("load 2 yellow", "load 2 blue"),
    ]
    assert table.why_not(Load(0, Cargo.YELLOW)) == "R24"
    assert table.why_not(Load(0, Cargo.ORANGE)) == "R24"
    table.play("load 0 pink")
    assert table.cargo(0, 0) == {"pink": 6}
    assert isinstance(table.events[0], CargoLoaded)


def test_r24_loading_is_compulsory_and_only_possible_in_an_origin_port() -> None:
    table = Table()
    table.market(VENICE, blue=9)
    assert table.why_not(Load(0, Cargo.NOTHING)) == "R24"
    assert table.why_not(Sail(0, False)) == "R24"
    table.ship(0, 0, at="modone")
    table.ship(0, 1, at="pink")
    assert table.why_not(Load(0, Cargo.BLUE)) == "R24"
    assert table.why_not(Load(1, Cargo.YELLOW)) == "R24"


def test_r24_the_port_is_refilled_to_nine_at_once_before_the_ship_moves() -> None:
    table = Table()
    table.market(VENICE, blue=4, pink=5)
    table.play("load 0 blue")
    assert sum(table.state.markets[VENICE]) == 9
    assert [type(event) for event in table.events] == [CargoLoaded, PortFilled, ShipSailed]


def test_r24_a_short_bag_gives_what_it_has() -> None:
    table = Table()
    table.market(VENICE, blue=4, pink=5)
    table.bag(red=1)
    table.play("load 0 blue")
    assert table.in_market(VENICE) == {"pink": 5, "red": 1}
    assert sum(table.state.bag) == 0


def test_r25_with_no_good_it_may_take_a_ship_leaves_empty_and_the_port_is_refilled() -> None:
    table = Table()
    table.market(VENICE, pink=2)
    assert [text for text in table.starting("load") if "load 2" in text] == ["load 2 nothing"]
    table.play("load 2 nothing")
    assert table.cargo(0, 2) == {}
    assert sum(table.state.markets[VENICE]) == 9
    assert table.happened(CargoLoaded) == []


def test_r26_a_ship_keeps_its_heading_at_sea_and_in_modone() -> None:
    table = Table()
    table.ship(0, 0, at="modone", heading=WEST)
    table.ship(0, 1, at="pink", heading=WEST, yellow=1)
    assert table.why_not(Sail(0, True)) == "R26"
    assert table.why_not(Sail(1, True)) == "R26"
    table.play("sail 0")
    assert table.at(0, 0) == "green"


def test_r26_it_turns_in_an_origin_port() -> None:
    table = Table()
    table.ship(0, 0, at="yellow", blue=1)
    table.play("sail 0")
    assert table.at(0, 0) == "constantinople"
    assert table.state.ships[0][0].heading == WEST
    table.change(player=0, phase="begin")
    table.market(CONSTANTINOPLE, blue=9)
    table.play("load 0 blue")
    assert table.at(0, 0) == "yellow"

"""R30 to R36: steps, wind, ports, cards; with the sheet's worked examples."""

import pytest

from goldenhorn.engine.actions import Advance, Stop, Wind
from goldenhorn.engine.board import EAST, WEST
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoUnloaded,
    PileReshuffled,
    ShipSailed,
    WindPlayed,
)
from goldenhorn.engine.pieces import Colour
from tests.table import Table


def test_r30_the_first_step_is_free_to_the_next_square() -> None:
    table = Table()
    table.ship(0, 2, at="orange", blue=1)
    table.hand(0)
    table.play("sail 2")
    assert table.at(0, 2) == "pink"
    assert table.happened(ShipSailed) == [ShipSailed(0, 2, 1, 2)]


def test_r30_worked_example_an_occupied_square_is_skipped_at_no_cost() -> None:
    table = Table()
    table.ship(0, 2, at="orange", blue=1)
    table.ship(1, 0, at="pink", red=1)
    table.ship(0, 1, at="green", yellow=1)
    table.hand(0)
    table.play("sail 2")
    assert table.at(0, 2) == "modone"


def test_r30_a_full_modone_is_skipped_too() -> None:
    table = Table()
    table.ship(1, 0, at="modone")
    table.ship(1, 1, at="modone")
    table.ship(0, 2, at="green", blue=1)
    table.play("sail 2")
    assert table.at(0, 2) == "red"


def test_r30_skipping_works_at_every_step_and_westward() -> None:
    table = Table()
    table.ship(0, 0, at="yellow", heading=WEST, blue=1)
    table.ship(1, 0, at="red", red=1)
    table.play("sail 0")
    assert table.at(0, 0) == "blue"
    table.hand(0, blue=1)
    table.play("wind")
    assert table.at(0, 0) == "modone"


def test_r31_worked_example_a_ship_runs_on_over_squares_of_its_own_colours() -> None:
    table = Table(players=4)
    # Green-yellow-red sails over green and red, the colours of two squares in a row.
    table.ship(0, 0, at="pink", blue=2)
    table.hand(0)
    table.play("sail 0")
    assert table.at(0, 0) == "green"
    table.play("advance")
    assert table.at(0, 0) == "red"
    table.play("advance")
    assert table.at(0, 0) == "blue"
    assert table.legal == ["stop"]


def test_r31_worked_example_two_wind_cards_carry_a_ship_two_squares_further() -> None:
    table = Table(players=4)
    table.ship(0, 2, at="orange", blue=1)
    table.hand(0, green=1, red=1)
    table.play("sail 2", "advance")
    assert table.at(0, 2) == "green"
    table.play("wind")
    assert table.events[0] == WindPlayed(0, Colour.GREEN)
    table.play("wind")
    assert table.at(0, 2) == "blue"
    assert table.held(0) == {}
    assert table.discarded() == {"green": 1, "red": 1}
    assert table.legal == ["stop"]


def test_r31_no_wind_card_on_an_own_colour_and_no_free_ride_on_another() -> None:
    table = Table()
    table.ship(0, 2, at="orange", blue=1)
    table.hand(0, pink=1, green=1)
    table.play("sail 2")
    assert table.legal == ["advance", "stop"]
    assert table.why_not(Wind()) == "R31"
    table.play("advance")
    assert table.legal == ["wind", "stop"]
    assert table.why_not(Advance()) == "R31"
    table.hand(0, pink=1)
    assert table.why_not(Wind()) == "R31"


def test_r32_the_owner_may_stop_on_any_sea_square_and_always_says_so() -> None:
    table = Table()
    table.ship(0, 2, at="orange", blue=1)
    table.hand(0)
    table.play("sail 2", "advance")
    assert table.state.phase == "sail"
    assert table.legal == ["stop"]
    table.play("stop")
    assert table.at(0, 2) == "green"
    assert table.why_not(Stop()) == "R20"


@pytest.mark.parametrize(
    ("at", "heading", "port"),
    [
        ("orange", WEST, "venice"),
        ("yellow", EAST, "constantinople"),
        ("green", EAST, "modone"),
    ],
)
def test_r33_coming_to_a_port_ends_the_move(at: str, heading: int, port: str) -> None:
    table = Table()
    table.ship(0, 1, at=at, heading=heading, pink=1)
    table.play("sail 1")
    assert table.at(0, 1) == port
    assert table.state.player == 1
    assert table.state.sailing is None


def test_r34_an_origin_port_takes_the_whole_cargo_to_the_warehouse() -> None:
    table = Table()
    table.ship(0, 1, at="yellow", pink=4)
    table.warehouse(0, pink=1, red=2)
    table.play("sail 1")
    assert table.stored(0) == {"pink": 5, "red": 2}
    assert table.cargo(0, 1) == {}
    assert len(table.happened(CargoUnloaded)) == 1


def test_r34_nothing_is_unloaded_in_modone() -> None:
    table = Table(players=4)
    table.ship(0, 1, at=6, pink=4)
    table.play("sail 1")
    assert table.at(0, 1) == "modone"
    assert table.cargo(0, 1) == {"pink": 4}
    assert table.stored(0) == {}


@pytest.mark.parametrize(("ship", "cards"), [(0, 1), (1, 2), (2, 3)])
def test_r35_the_fewer_sails_the_more_cards_on_arrival(ship: int, cards: int) -> None:
    table = Table(players=4)
    for before, port in ((6, "modone"), (13, "constantinople")):
        table.change(player=0, phase="begin")
        table.ship(0, ship, at=before)  # an empty ship draws too
        table.hand(0)
        table.play(f"sail {ship}")
        assert table.at(0, ship) == port
        assert table.state.hand_size(0) == cards


def test_r35_with_two_players_modone_gives_no_cards() -> None:
    table = Table()
    table.ship(0, 2, at="green", blue=1)
    table.hand(0)
    table.play("sail 2")
    assert table.at(0, 2) == "modone"
    assert table.state.hand_size(0) == 0
    assert table.happened(CardsDrawn) == []


def arriving() -> Table:
    """The lion's one-coloured ship is about to arrive and draw three cards."""
    table = Table()
    table.ship(0, 2, at="yellow", blue=1)
    table.hand(0)
    table.hand(1)
    return table


def test_r36_the_discards_become_the_pile_as_soon_as_a_card_is_needed() -> None:
    table = arriving()
    table.deck(red=1)
    table.discard(green=9)
    table.play("sail 2")
    assert table.held(0) == {"red": 1, "green": 2}
    assert table.discarded() == {}
    assert sum(table.state.shown_deck()) == 7
    cards = [event for event in table.events if isinstance(event, CardsDrawn | PileReshuffled)]
    assert [type(event) for event in cards] == [CardsDrawn, PileReshuffled, CardsDrawn]


def test_r36_an_exactly_exhausted_pile_is_not_reshuffled_yet() -> None:
    table = arriving()
    table.deck(red=3)
    table.discard(green=2)
    table.play("sail 2")
    assert table.held(0) == {"red": 3}
    assert table.discarded() == {"green": 2}


def test_r36_when_both_piles_are_out_the_rest_of_the_draw_is_lost() -> None:
    table = arriving()
    table.deck(red=1)
    table.discard(blue=1)
    table.play("sail 2")
    assert table.held(0) == {"red": 1, "blue": 1}
    assert table.state.deck == table.state.discard == (0,) * 6


def test_r36_no_hand_limit() -> None:
    table = arriving()
    table.hand(0, red=9, blue=9, green=7)
    table.play("sail 2")
    assert table.state.hand_size(0) == 28


def test_a_wind_card_just_discarded_can_come_back_through_the_reshuffle() -> None:
    table = Table()
    table.ship(0, 2, at="blue", blue=1)
    table.hand(0, yellow=1)
    table.deck()
    table.play("sail 2", "wind")
    assert table.at(0, 2) == "constantinople"
    assert table.held(0) == {"yellow": 1}


def test_venice_can_be_reached_in_one_step_from_its_neighbour() -> None:
    table = Table()
    table.ship(0, 2, at="orange", heading=WEST, blue=2)
    table.play("sail 2")
    assert table.at(0, 2) == "venice"
    assert table.stored(0) == {"blue": 2}

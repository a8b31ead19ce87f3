"""H1 to H6: the switches at set-up."""

from itertools import pairwise

import pytest

from goldenhorn.engine.actions import Sail, Stop
from goldenhorn.engine.board import EAST, MODONE, VENICE, WEST
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.sight import observe
from goldenhorn.engine.wire import word
from tests.engine.test_end import ALL_SIX, pass_turn, quiet_turn
from tests.table import Table


def test_h1_a_ship_on_a_square_of_its_own_colour_must_sail_on() -> None:
    table = Table(rules="H1")
    table.ship(0, 2, at="orange", blue=1)
    table.play("sail 2")
    assert table.at(0, 2) == "pink"
    assert table.legal == ["advance"]
    assert table.why_not(Stop()) == "H1"
    table.play("advance")
    assert "stop" in table.legal


def test_h2_a_ship_robbed_empty_must_turn_back() -> None:
    table = Table(rules="H2")
    table.ship(0, 0, at="green", may_turn=True)
    table.ship(0, 1, at="yellow", pink=1)
    assert table.starting("sail") == ["sail 0 turned", "sail 1"]
    assert table.why_not(Sail(0, False)) == "H2"
    table.play("sail 0 turned")
    assert table.state.ships[0][0].heading == WEST
    assert not table.state.ships[0][0].may_turn


@pytest.mark.parametrize("announcer", [0, 1, 2])
def test_h3_each_other_player_has_exactly_one_more_turn(announcer: int) -> None:
    table = Table(players=3, rules="H3")
    while table.state.player != announcer:
        pass_turn(table)
    table.warehouse(announcer, **ALL_SIX)
    table.play("announce")
    assert table.state.ends_before == announcer
    pass_turn(table)
    for _ in range(2):
        assert table.state.phase == "begin"
        pass_turn(table)
    assert table.state.phase == "over"
    assert table.state.player == (announcer - 1) % 3


def test_h3_whatever_brought_the_end() -> None:
    table = Table(rules="H3")
    pass_turn(table)
    table.market(VENICE, red=1)
    table.bag()
    table.play("load 0 red")
    assert table.state.end_cause is EndCause.PORT_EMPTY
    assert table.state.ends_before == 1


def test_h3_an_end_by_quiet_turns_is_brought_by_whoever_completed_the_count() -> None:
    table = Table(rules="H3")
    for _ in range(20):
        quiet_turn(table)
    assert table.state.final_round
    assert table.state.ends_before == 1
    assert table.state.phase == "begin"
    quiet_turn(table)
    assert table.state.phase == "over"
    assert table.state.player == 0


def test_h3_a_second_cause_changes_nothing() -> None:
    table = Table(rules="H3")
    table.warehouse(0, **ALL_SIX)
    table.play("announce")
    table.bag()
    table.change(player=1)
    table.market(VENICE, red=1)
    table.play("load 0 red")
    assert table.state.end_cause is EndCause.ANNOUNCED
    assert table.state.ends_before == 0


def test_h4_modone_with_three_berths_for_three_players() -> None:
    table = Table(players=3, rules="H4")
    names = [word(square) for square in table.state.route.squares]
    assert names[7] == "modone"
    assert len(names) == 15
    assert table.state.route.room[table.state.route.ports.index(MODONE)] == 3


def test_h4_modone_gives_cards_to_three_players() -> None:
    table = Table(players=3, rules="H4")
    table.ship(0, 2, at=6, blue=1)
    table.hand(0)
    table.play("sail 2")
    assert table.state.hand_size(0) == 3


@pytest.mark.parametrize(("players", "rules"), [(2, "H5"), (3, "H5"), (3, "H4 H5"), (4, "H5")])
def test_h5_tiles_are_shuffled_and_their_symbols_still_alternate(players: int, rules: str) -> None:
    triangle, circle = {"orange", "pink", "green"}, {"red", "blue", "yellow"}
    seen = set()
    for seed in range(60):
        table = Table(players=players, rules=rules, seed=seed, placed=False)
        names = [word(square) for square in table.state.route.squares]
        assert names.count("modone") == (0 if rules == "H5" and players == 3 else 1)
        sea = [name for name in names[1:-1] if name != "modone"]
        tiles = [set(sea[start : start + 3]) for start in range(0, len(sea), 3)]
        assert tiles[0] in (triangle, circle)
        for one, other in pairwise(tiles):
            assert {frozenset(one), frozenset(other)} == {frozenset(triangle), frozenset(circle)}
        seen.add(tuple(names))
    assert len(seen) > 30


def test_h6_all_hands_and_the_pile_are_open_but_the_future_is_not() -> None:
    table = Table(rules="H6")
    view = observe(table.state, 0)
    assert view.hands == table.state.hands
    assert view.deck == table.state.deck
    assert view.chance is None


def test_h6_changes_nothing_else() -> None:
    open_table, closed = Table(rules="H6"), Table()
    assert open_table.legal == closed.legal
    assert open_table.state.hands == closed.state.hands


def test_without_h1_a_ship_may_stop_on_its_own_colour() -> None:
    table = Table()
    table.ship(0, 2, at="orange", heading=EAST, blue=1)
    table.play("sail 2")
    assert table.legal == ["advance", "stop"]

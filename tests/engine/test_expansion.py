"""R60 to R70: Dominio da Mar."""

import pytest

from goldenhorn.engine.actions import Conquer, Load, Raid, Train
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.events import DominionConquered, EndCame, EndCause, FarmersTrained
from goldenhorn.engine.pieces import DOMINIONS, Cargo, Colour
from goldenhorn.engine.scoring import score
from tests.table import Table


def expansion(**options: int) -> Table:
    return Table(expansion=True, **options)  # type: ignore[arg-type]


def refilling(store: int, black_out: int, **bag: int) -> Table:
    """The lion leaves Venice with one blue cube; the bag then gives what is named."""
    table = expansion()
    table.market(VENICE, blue=1, pink=10 - sum(bag.values()))
    table.bag(**bag)
    table.change(store=store, black_out=black_out)
    table.play("load 0 blue")
    return table


def test_r60_sixteen_cubes_join_the_bag_and_ports_are_filled_to_ten() -> None:
    table = Table(expansion=True, placed=False)
    assert table.state.bag == (15,) * 6 + (8, 8)
    assert table.state.store == 20
    table.play(*["place venice venice venice"] * 2)
    assert [sum(market) for market in table.state.markets] == [10, 10]


def test_r60_goods_soldiers_and_farmers_count_towards_ten() -> None:
    table = expansion()
    table.market(VENICE, blue=2, pink=3, soldiers=3, farmers=2)
    table.bag(red=9)
    table.play("load 0 blue")
    assert table.in_market(VENICE) == {"pink": 3, "red": 2, "soldiers": 3, "farmers": 2}


def test_r61_drawn_black_and_white_cubes_become_soldiers() -> None:
    table = refilling(store=20, black_out=0, black=2, white=3, red=1)
    assert table.in_market(VENICE) == {"pink": 4, "red": 1, "soldiers": 5}
    assert table.state.store == 15
    assert table.state.black_out == 2
    assert table.state.bag == (0,) * 6 + (3, 0)


def test_r61_at_set_up_too() -> None:
    with_people = [Table(expansion=True, seed=seed).state for seed in range(6)]
    for state in with_people:
        soldiers = sum(market[6] for market in state.markets)
        assert state.store == 20 - soldiers
        assert state.bag[6] == 8  # every white cube went back
        assert state.black_out == 8 - state.bag[7]
    assert any(state.store < 20 for state in with_people)


def test_r61_a_white_cube_is_not_drawn_again_in_the_same_refill() -> None:
    table = refilling(store=20, black_out=0, white=2)
    assert table.in_market(VENICE) == {"pink": 8, "soldiers": 2}


def test_r62_with_the_store_out_a_black_cube_stays_as_a_farmer() -> None:
    table = refilling(store=0, black_out=0, black=2)
    assert table.in_market(VENICE) == {"pink": 8, "farmers": 2}
    assert table.state.black_out == 0


def test_r62_for_a_white_cube_a_black_one_that_had_left_becomes_the_farmer() -> None:
    table = refilling(store=0, black_out=3, white=2)
    assert table.in_market(VENICE) == {"pink": 8, "farmers": 2}
    assert table.state.black_out == 1
    assert table.state.bag == (0,) * 6 + (2, 0)


def test_r62_with_no_black_cube_left_the_place_stays_empty() -> None:
    table = refilling(store=0, black_out=1, white=3)
    assert table.in_market(VENICE) == {"pink": 7, "farmers": 1}
    assert table.state.black_out == 0
    assert table.state.bag == (0,) * 6 + (3, 0)


def test_r62_a_black_cube_that_made_room_for_the_last_soldier_is_at_hand_for_a_white_one() -> None:
    table = refilling(store=1, black_out=0, black=1, white=1)
    assert table.in_market(VENICE) == {"pink": 8, "soldiers": 1, "farmers": 1}
    assert table.state.black_out == 0


def test_r63_a_ship_may_take_all_soldiers_all_farmers_or_both_instead_of_goods() -> None:
    table = expansion()
    table.market(VENICE, blue=2, pink=3, soldiers=3, farmers=2)
    assert [text for text in table.starting("load") if "load 0" in text] == [
        *("load 0 pink", "load 0 blue", "load 0 soldiers", "load 0 farmers", "load 0 troops")
    ]
    table.play("load 0 troops")
    assert table.cargo(0, 0) == {"soldiers": 3, "farmers": 2}


@pytest.mark.parametrize(("cargo", "taken"), [("soldiers", 3), ("farmers", 2)])
def test_r63_one_kind_of_people_is_taken_whole(cargo: str, taken: int) -> None:
    table = expansion()
    table.market(VENICE, blue=5, soldiers=3, farmers=2)
    table.play(f"load 2 {cargo}")
    assert table.cargo(0, 2) == {cargo: taken}


def test_r63_troops_need_both_and_people_never_keep_a_ship_from_leaving_empty() -> None:
    table = expansion()
    table.market(VENICE, pink=8, soldiers=2)
    assert [text for text in table.starting("load") if "load 2" in text] == [
        *("load 2 nothing", "load 2 soldiers")
    ]
    assert table.why_not(Load(2, Cargo.TROOPS)) == "R63"
    assert table.why_not(Load(2, Cargo.FARMERS)) == "R63"
    table.market(VENICE, pink=8, farmers=2)
    assert table.why_not(Load(2, Cargo.TROOPS)) == "R63"
    assert table.why_not(Load(2, Cargo.SOLDIERS)) == "R63"


def test_r64_a_soldier_aboard_keeps_pirates_away_but_farmers_are_robbed() -> None:
    table = expansion()
    table.hand(0, pink=2)
    table.ship(1, 0, at="green", soldiers=1, farmers=3)
    assert table.why_not(Raid(1, 0, (Colour.PINK, Colour.PINK))) == "R64"
    table.ship(1, 0, at="green", farmers=1)
    table.play("raid 1:0 pink pink")
    assert table.stored(0) == {"farmers": 1}
    assert table.state.ships[1][0].may_turn


def test_r65_people_go_to_the_warehouse_in_an_origin_port() -> None:
    table = expansion()
    table.ship(0, 0, at="yellow", soldiers=1, farmers=2)
    table.play("sail 0")
    assert table.stored(0) == {"soldiers": 1, "farmers": 2}


def test_r66_a_dominion_is_paid_exactly_with_two_farmers_for_one_soldier() -> None:
    table = expansion()
    table.warehouse(0, soldiers=2, farmers=3)
    assert table.starting("conquer") == [
        *("conquer zara 2+0", "conquer zara 1+2", "conquer durazzo 2+2")
    ]
    table.change(store=10, black_out=4)
    table.play("conquer durazzo 2+2")
    assert table.stored(0) == {"farmers": 1}
    assert table.state.owners == (None, 0, None, None, None)
    assert (table.state.store, table.state.black_out) == (12, 6)
    assert table.events == [DominionConquered(0, 1, 2, 2)]


def test_r66_no_change_is_given_and_nothing_is_paid_that_is_not_there() -> None:
    table = expansion()
    table.warehouse(0, soldiers=2, farmers=1)
    assert table.why_not(Conquer(0, 1, 1)) == "R66"
    assert table.why_not(Conquer(0, 2, 1)) == "R66"
    assert table.why_not(Conquer(0, 3, -2)) == "R66"
    assert table.why_not(Conquer(1, 3, 0)) == "R66"


def test_r66_once_per_turn_at_any_moment_of_it() -> None:
    table = expansion()
    table.warehouse(0, soldiers=9)
    assert table.starting("conquer")
    table.play(table.starting("load")[0])
    table.play("conquer zara 2+0")
    assert table.why_not(Conquer(1, 3, 0)) == "R66"
    table.play("stop")
    assert table.state.player == 1  # nothing else was open: the turn ended by itself


def test_r66_also_after_unloading() -> None:
    table = expansion()
    table.ship(0, 0, at="yellow", soldiers=2)
    table.play("sail 0")
    assert table.legal == ["conquer zara 2+0", "end"]
    table.play("conquer zara 2+0")
    assert table.state.player == 1


def test_r66_a_conquered_dominion_stays_with_its_conqueror() -> None:
    table = expansion()
    table.warehouse(0, soldiers=2)
    table.change(owners=(1, None, None, None, None))
    assert table.why_not(Conquer(0, 2, 0)) == "R66"


def test_r67_farmers_are_trained_one_for_one_at_any_moment() -> None:
    table = expansion()
    table.warehouse(0, farmers=3)
    table.change(store=2, black_out=1)
    assert table.starting("train") == ["train 1", "train 2"]
    assert table.why_not(Train(3)) == "R67"
    assert table.why_not(Train(4)) == "R67"
    assert table.why_not(Train(0)) == "R67"
    table.play("train 2")
    assert table.stored(0) == {"soldiers": 2, "farmers": 1}
    assert (table.state.store, table.state.black_out) == (0, 3)
    assert table.events == [FarmersTrained(0, 2)]
    assert table.starting("train") == []


def test_r67_several_times_in_a_turn_and_it_keeps_the_turn_open() -> None:
    table = expansion()
    table.ship(0, 2, at="yellow", farmers=2)
    table.play("sail 2")
    assert table.state.phase == "end"
    table.play("train 1")
    assert table.legal == ["train 1", "end"]
    table.play("train 1")
    assert table.stored(0) == {"soldiers": 2}
    assert table.legal == ["conquer zara 2+0", "end"]


def test_r68_what_the_dominions_cost_and_score() -> None:
    assert [(tile.name, tile.soldiers, tile.points) for tile in DOMINIONS] == [
        ("zara", 2, 3),
        ("durazzo", 3, 6),
        ("candia", 4, 8),
        ("negroponte", 5, 10),
        ("galata", 6, 12),
    ]


def test_r69_the_last_dominion_brings_the_end() -> None:
    table = expansion()
    table.change(owners=(None, 1, 0, 1, 0))
    table.warehouse(0, soldiers=2)
    table.play("conquer zara 2+0")
    assert table.happened(EndCame) == [EndCame(0, EndCause.DOMINIONS_TAKEN, 0)]


def test_r69_farmers_do_not_keep_a_port_open_but_a_soldier_does() -> None:
    table = refilling(store=0, black_out=0, black=10)
    assert table.in_market(VENICE) == {"farmers": 10}
    assert table.state.final_round
    table = refilling(store=1, black_out=0, black=10)
    assert table.in_market(VENICE) == {"soldiers": 1, "farmers": 9}
    assert not table.state.final_round


def test_r70_dominions_and_people_score_but_people_are_no_part_of_sets() -> None:
    table = expansion()
    table.change(owners=(0, None, None, None, 0))
    table.warehouse(0, red=1, blue=1, green=1, soldiers=2, farmers=1)
    table.ship(0, 0, at="pink", soldiers=5)
    points = score(table.state, 0)
    assert (points.goods, points.set_bonus, points.dominions, points.people) == (3, 0, 15, 3)
    assert table.score(0) == 21


@pytest.mark.parametrize("action", [Conquer(0, 2, 0), Train(1)])
def test_without_the_expansion_there_is_nothing_of_it(action: Conquer | Train) -> None:
    table = Table()
    assert table.state.owners == ()
    assert table.state.store == 0
    assert table.why_not(action) == "R60"


def test_r43_conquering_and_training_break_the_quiet() -> None:
    for deed in ("conquer zara 2+0", "train 1"):
        table = expansion()
        table.change(quiet_turns=5)
        table.warehouse(0, soldiers=2, farmers=1)
        table.ship(0, 2, at="orange")
        table.play(deed, "sail 2", "stop")
        if table.state.phase == "end":
            table.play("end")
        assert table.state.quiet_turns == 0

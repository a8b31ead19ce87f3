"""R40 to R43: what brings the end, and which turns are still played."""

import pytest

from goldenhorn.engine.actions import Announce
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.events import EndCame, EndCause, GameEnded, TurnEnded
from tests.table import Table

ALL_SIX = {"yellow": 1, "pink": 1, "green": 1, "red": 1, "orange": 1, "blue": 1}


def pass_turn(table: Table) -> None:
    """Make the first move there is and stop at once."""
    table.play(table.starting("load")[0])
    table.play("stop")
    if table.state.phase == "end":
        table.play("end")


def quiet_turn(table: Table) -> None:
    """Sail one step with an empty ship and stop: nothing is loaded or unloaded."""
    seat = table.state.player
    table.ship(seat, 0, at="red" if seat else "orange")
    table.play("sail 0", "stop")


def test_r40_all_six_colours_allow_to_announce_the_end_at_any_moment_of_the_turn() -> None:
    table = Table()
    table.warehouse(0, **ALL_SIX)
    assert "announce" in table.legal
    table.play(table.starting("load")[0])
    assert "announce" in table.legal
    table.play("stop")
    assert table.state.phase == "end"
    assert table.legal == ["announce", "end"]


def test_r40_five_colours_do_not() -> None:
    table = Table()
    table.warehouse(0, **{**ALL_SIX, "blue": 0, "red": 9})
    assert table.why_not(Announce()) == "R40"


def test_r40_also_after_unloading() -> None:
    table = Table()
    table.warehouse(0, **{**ALL_SIX, "pink": 0})
    table.ship(0, 0, at="yellow", pink=1)
    assert "announce" not in table.legal
    table.play("sail 0")
    assert table.legal == ["announce", "end"]
    table.play("announce")
    assert table.state.final_round
    assert table.happened(EndCame) == [EndCame(0, EndCause.ANNOUNCED, 0)]


def test_r40_robbed_cubes_count() -> None:
    table = Table()
    table.warehouse(0, **{**ALL_SIX, "red": 0})
    table.ship(1, 0, at="green", red=1)
    table.hand(0, pink=2)
    table.play("raid 1:0 pink pink")
    assert "announce" in table.legal


def test_r40_it_is_never_compulsory() -> None:
    table = Table()
    table.warehouse(0, **ALL_SIX)
    pass_turn(table)
    assert table.state.player == 1
    assert not table.state.final_round


def test_r40_not_possible_once_the_end_has_come() -> None:
    table = Table()
    table.warehouse(0, **ALL_SIX)
    table.warehouse(1, **ALL_SIX)
    table.play("announce")
    assert table.why_not(Announce()) == "R40"
    pass_turn(table)
    assert table.state.player == 1
    assert "announce" not in table.legal


def test_r40_after_announcing_in_phase_end_the_turn_ends_by_itself() -> None:
    table = Table()
    table.warehouse(0, **ALL_SIX)
    table.play(table.starting("load")[0], "stop", "announce")
    assert table.state.player == 1
    assert table.happened(TurnEnded) == [TurnEnded(0, 1)]


def test_r41_a_port_that_holds_nothing_after_its_refill_brings_the_end() -> None:
    table = Table()
    table.market(VENICE, blue=3)
    table.bag()
    table.play("load 0 blue")
    assert table.happened(EndCame) == [EndCame(0, EndCause.PORT_EMPTY, 0)]
    assert table.state.final_round


def test_r41_a_single_cube_keeps_it_open() -> None:
    table = Table()
    table.market(VENICE, blue=3)
    table.bag(red=1)
    table.play("load 0 blue")
    assert not table.state.final_round


@pytest.mark.parametrize(("announcer", "turns_left"), [(1, 2), (2, 1), (0, 0)])
def test_r42_the_round_is_finished_up_to_the_player_right_of_the_start_player(
    announcer: int, turns_left: int
) -> None:
    table = Table(players=3, start=1)
    while table.state.player != announcer:
        pass_turn(table)
    table.warehouse(announcer, **ALL_SIX)
    table.play("announce")
    assert table.state.ends_before == 1
    pass_turn(table)
    for _ in range(turns_left):
        assert table.state.phase == "begin"
        pass_turn(table)
    assert table.state.phase == "over"
    assert table.legal == []
    assert table.state.player == 0
    assert table.state.turn == 3
    assert len(table.happened(GameEnded)) == 1


def test_r43_ten_quiet_turns_per_player_in_a_row_bring_the_end() -> None:
    table = Table()
    for turn in range(20):
        assert not table.state.final_round
        assert table.state.quiet_turns == turn
        quiet_turn(table)
    assert table.state.quiet_turns == 20
    assert table.state.phase == "over"  # the twentieth turn was the last of its round
    assert table.happened(EndCame) == [EndCame(1, EndCause.QUIET, 0)]


def test_r43_the_round_is_finished_here_too_and_the_count_goes_on() -> None:
    table = Table()
    pass_turn(table)  # the start player loads
    assert table.state.quiet_turns == 0
    for _ in range(20):
        quiet_turn(table)
    assert table.state.final_round
    assert table.state.phase == "begin"
    assert table.state.player == 1
    quiet_turn(table)
    assert table.state.quiet_turns == 21
    assert table.state.phase == "over"


def test_r43_loading_unloading_and_robbing_break_the_quiet_but_cards_do_not() -> None:
    table = Table()
    table.change(quiet_turns=5)
    table.ship(0, 2, at="yellow")
    table.play("sail 2")  # arrives empty and draws cards
    assert table.state.quiet_turns == 6
    table.ship(1, 2, at="blue", red=1)
    table.play("sail 2", "stop")  # laden, but neither loading nor unloading
    assert table.state.quiet_turns == 7
    table.ship(0, 0, at="yellow", blue=1)
    table.play("sail 0")  # unloads; the square of the eagle's ship is elsewhere
    assert table.state.quiet_turns == 0


def test_r43_a_robbery_breaks_the_quiet() -> None:
    table = Table()
    table.change(quiet_turns=5)
    table.ship(0, 2, at="orange")
    table.ship(1, 0, at="green", red=1)
    table.hand(0, pink=2)
    table.play("raid 1:0 pink pink", "sail 2", "stop")
    assert table.state.quiet_turns == 0


def test_r43_leaving_empty_and_announcing_do_not_break_it() -> None:
    table = Table()
    table.change(quiet_turns=5)
    table.market(VENICE, pink=9)
    table.warehouse(0, **ALL_SIX)
    table.play("load 2 nothing", "announce", "stop")
    assert table.state.quiet_turns == 6


def test_when_over_the_flags_of_the_last_turn_stay() -> None:
    table = Table()
    table.change(player=1, end_cause=EndCause.ANNOUNCED)
    table.ship(0, 0, at="pink", blue=1)
    table.hand(1, red=2, green=1)
    table.play("raid 0:0 green red")
    pass_turn(table)
    assert table.state.phase == "over"
    assert table.state.raided
    assert table.state.sailing is None
    assert table.held(1)["red"] == 1

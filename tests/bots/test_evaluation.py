"""The evaluation: its parts add up, it sees what it should and nothing else."""

from itertools import pairwise

import pytest

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.evaluation import Judge, Outlook
from goldenhorn.bots.points import points_of
from goldenhorn.bots.turns import plans
from goldenhorn.bots.turns_to_port import UNKNOWN_HAND, turns_to_port
from goldenhorn.bots.weights import WEIGHTS, changed_weights
from goldenhorn.engine.board import printed_route
from goldenhorn.engine.chance import seeded
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.rules import apply
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.sight import imagine, observe
from goldenhorn.engine.state import State
from tests.random_games import sampled_states
from tests.table import Table


def judge_of(state: State, seat: int = 0) -> Judge:
    view = observe(state, seat)
    return Judge(Outlook(view), view, seat)


def advantage(table: Table) -> float:
    return judge_of(table.state).advantage(table.state)


def test_the_terms_add_up_to_the_advantage() -> None:
    for number, state in enumerate(sampled_states(range(30), every=11)):
        if state.phase not in ("place", "over"):
            judge = judge_of(state, state.player)
            world = imagine(observe(state, state.player), seeded(number))
            terms = judge.terms(world)
            assert sum(terms.values()) == pytest.approx(judge.advantage(world))


def test_the_same_position_is_judged_the_same_whatever_was_judged_before() -> None:
    """A judge remembers opponents' worths; that must never show."""
    for number, state in enumerate(sampled_states(range(12), every=25)):
        if state.phase not in ("place", "over"):
            used = judge_of(state, state.player)
            world = imagine(observe(state, state.player), seeded(number))
            near = [apply(world, action)[0] for action in legal_actions(world)]
            if state.config.expansion:
                draft = world.thaw()
                draft.owners = (1, 0, 1, 0, None)
                near.append(draft.freeze())
            for position in near:
                used.value(position)
            for position in near[::3] + near[-1:]:
                assert used.value(position) == judge_of(state, state.player).value(position)


def test_points_are_those_of_the_rules() -> None:
    for state in sampled_states(range(30), every=11):
        points = tuple(points_of(state, seat) for seat in range(state.config.players))
        assert points == scores(state)


def test_more_goods_cards_and_nearer_cargo_are_better() -> None:
    table = Table()
    plain = advantage(table)
    table.warehouse(0, red=1)
    assert advantage(table) > plain
    table.hand(0, red=5)
    few = advantage(table)
    table.hand(0, red=6)
    assert advantage(table) > few
    table.ship(0, 0, at="orange", blue=2)
    far = advantage(table)
    table.ship(0, 0, at="yellow", blue=2)
    assert advantage(table) > far


def test_a_cube_that_widens_a_set_is_worth_more_than_another() -> None:
    table = Table()
    table.warehouse(0, red=1, blue=1, green=1, pink=1, yellow=1)
    table.ship(0, 2, at="yellow", orange=1)
    widening = advantage(table)
    table.ship(0, 2, at="yellow", red=1)
    assert widening > advantage(table)


def test_a_laden_ship_is_safer_in_modone_than_beside_it() -> None:
    table = Table()
    table.hand(1, green=4, yellow=4, red=4)
    judge = judge_of(table.state)
    table.ship(0, 0, at="modone", blue=1)
    in_port = judge.terms(table.state)["safety"]
    table.ship(0, 0, at="red", blue=1)
    assert judge.terms(table.state)["safety"] < in_port == 0


def test_with_open_hands_only_those_who_can_rob_are_feared() -> None:
    for cards, feared in (({"green": 1, "red": 1}, True), ({"blue": 5, "red": 1}, False)):
        table = Table(rules="H6")
        table.hand(1, **cards)
        table.ship(0, 0, at="pink", blue=2)
        safety = judge_of(table.state).terms(table.state)["safety"]
        assert (safety < 0) == feared


def test_what_is_won_or_lost_is_certain() -> None:
    table = Table()
    table.change(phase="over")
    table.warehouse(0, red=3)
    assert judge_of(table.state).value(table.state) > 0.99
    assert judge_of(table.state, 1).value(table.state) < -0.99


def test_journeys_are_shorter_with_more_sails_with_cards_and_nearer_by() -> None:
    route = printed_route(4)
    ways = turns_to_port(route)
    lion = FLEETS[0].sails
    three, two, one = (ways.turns(sails, UNKNOWN_HAND)[0] for sails in lion)
    assert three < two < one
    none, every = ways.turns(lion[2], 0), ways.turns(lion[2], 0b111111)
    assert every[0] < none[0]
    assert all(before >= after >= 1 for before, after in pairwise(none[:14]))
    assert none[-1 - 1] == 1  # one step west of the first square lies Venice


def test_what_is_drawn_in_imagination_does_not_count() -> None:
    """The same turn is worth the same in every imagined world."""
    for state in sampled_states(range(20), every=17):
        if state.phase == "begin":
            view = observe(state, state.player)
            judge = judge_of(state, state.player)
            values = []
            for number in range(4):
                found = thought_through(plans(imagine(view, seeded(number)), judge, 0))
                values.append({plan.actions: plan.value for plan in found})
            for actions in set.intersection(*(set(valued) for valued in values)):
                if state.bag[6:] == (0, 0) and state.end_cause is None:
                    assert len({valued[actions] for valued in values}) == 1, actions


@pytest.mark.parametrize("text", ["card=nan", "card=inf", "card=0", "haste=1", "fading=-1", "a=1"])
def test_impossible_weights_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="'"):
        changed_weights(text)


def test_by_h2_a_robbed_ship_is_judged_by_the_way_back() -> None:
    table = Table()
    table.ship(0, 0, at="orange", may_turn=True)
    free = judge_of(table.state).terms(table.state)["ready"]
    table = Table(rules="H2")
    table.ship(0, 0, at="yellow", may_turn=True)
    forced = judge_of(table.state).terms(table.state)["ready"]
    assert forced < free


def test_weights_are_read_from_text() -> None:
    assert changed_weights("card=0.25").card == 0.25
    assert changed_weights("card=0.25").haste == WEIGHTS.haste

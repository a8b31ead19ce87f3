"""Plans: from open facts only, and what they promise is exactly what then happens."""

import random

import pytest

from goldenhorn.engine.actions import Load, Raid, Sail
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import CardsDrawn, CargoUnloaded, ShipRobbed, ShipSailed
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import EMPTY, SHIPS_PER_FLEET, Stock, plus
from goldenhorn.engine.scoring import score
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State, size_of
from goldenhorn.session.planning.plans import (
    Gain,
    Plan,
    cards_missing,
    departures,
    end_of_free_run,
    gain_of,
    raids_on,
    robbable,
    voyages,
    voyages_on,
)
from tests.random_games import words_of

TABLES = [
    Config(2),
    Config(3, rules=frozenset({"H1", "H2"})),
    Config(3, rules=frozenset({"H4", "H5"})),
    Config(4, expansion=True),
    Config(2, expansion=True, rules=frozenset({"H2"})),
]


def all_plans(view: State) -> list[Plan]:
    if view.phase == "sail":
        return [Plan(voyage) for voyage in voyages_on(view)]
    raids: list[Raid | None] = [None]
    for seat, ship in robbable(view):
        raids += raids_on(view, seat, ship)
    return [
        Plan(voyage, raid)
        for number in range(SHIPS_PER_FLEET)
        for departure in departures(view, number)
        for voyage in voyages(view, departure)
        for raid in raids
    ]


@pytest.mark.parametrize("config", TABLES, ids=words_of)
def test_what_a_plan_promises_is_what_happens(config: Config) -> None:
    chance = random.Random(words_of(config))
    for seed in range(6):
        match = Match(config, seed)
        while match.state.phase != "over":
            if match.state.phase in ("begin", "sail"):
                play_a_plan(match, chance)
            else:
                match.play(chance.choice(match.legal_actions))


def play_a_plan(match: Match, chance: random.Random) -> None:
    state = match.state
    plans = all_plans(observe(state, None))
    hand = state.hand(state.player)
    payable = [plan for plan in plans if not cards_missing(hand, plan)]
    # Every start of a move that the engine allows is offered, and nothing else that can be paid.
    starts = {action for action in match.legal_actions if isinstance(action, Load | Sail)}
    assert {plan.voyage.departure for plan in plans} - {None} == starts
    raids = {action for action in match.legal_actions if isinstance(action, Raid)}
    assert {plan.raid for plan in payable} - {None} == raids
    plan = chance.choice(payable)
    if plan.voyage.departure and not chance.randrange(4):
        match.play(plan.voyage.departure)  # begun, and planned anew from where it is
        return
    promised = gain_of(observe(state, None), plan)
    player, before = state.player, score(state, state.player)
    seen: list[object] = []
    for action in plan.actions:
        assert action in match.legal_actions
        seen += match.play(action)
    assert match.state.phase in ("end", "begin", "over")
    assert match.state.player != player or match.state.phase != "begin"
    after = score(match.state, player)
    assert promised.points == after.total - before.total
    assert promised.set_points == after.set_bonus - before.set_bonus
    assert promised == Gain(
        unloaded=next((e.cargo for e in seen if isinstance(e, CargoUnloaded)), EMPTY),
        robbed=loot(seen),
        points=promised.points,
        set_points=promised.set_points,
        widest_set=promised.widest_set,
        cards=sum(size_of(e.cards) for e in seen if isinstance(e, CardsDrawn)),
    )
    sailed = [(e.origin, e.landing) for e in seen if isinstance(e, ShipSailed)]
    assert sailed == [(leg.origin, leg.landing) for leg in plan.voyage.legs]


def loot(events: list[object]) -> Stock:
    for event in events:
        if isinstance(event, ShipRobbed):
            one = tuple(int(kind == event.piece) for kind in range(len(EMPTY)))
            return plus(EMPTY, one)
    return EMPTY


def test_plans_never_look_at_a_hand() -> None:
    state = Match(Config(3), 4).state
    match = Match(Config(3), 4)
    for _ in range(40):
        match.play(match.legal_actions[-1])
        state = match.state
        if state.phase != "begin":
            continue
        blind = observe(state, None)
        for plan, seen in zip(all_plans(state), all_plans(blind), strict=True):
            assert plan == seen
            assert gain_of(state, plan) == gain_of(blind, seen)


def test_the_free_run_is_the_furthest_landing_without_a_toll() -> None:
    match = Match(Config(2), 1)
    while match.state.phase == "place":
        match.play(match.legal_actions[0])
    view = observe(match.state, None)
    for number in range(SHIPS_PER_FLEET):
        for departure in departures(view, number):
            choices = voyages(view, departure)
            first = end_of_free_run(choices)
            assert not choices[first].tolls
            assert all(choice.tolls for choice in choices[first + 1 :])
            assert choices[-1].ends_in_port

"""What is true in every whole game, whoever plays and whatever happens."""

from collections import Counter

import pytest

from goldenhorn.engine.board import MODONE
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import BLACK, EMPTY, FARMERS, HOUSE_RULES, SOLDIERS, WHITE
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import FIELDS, State
from tests.random_games import STYLES, random_config, random_game, random_steps, sampled_states

GAMES = range(250)


def stocks_of(state: State) -> list[tuple[int, ...]]:
    cargoes = [ship.cargo for fleet in state.ships for ship in fleet]
    return [*state.markets, *state.warehouses, *cargoes]


def test_every_cube_and_card_is_in_exactly_one_place() -> None:
    for _, _, state, _ in random_steps(GAMES):
        stocks = stocks_of(state)
        for colour in range(6):
            cubes = state.bag[colour] + sum(stock[colour] for stock in stocks)
            cards = sum(state.hand(seat)[colour] for seat in range(state.config.players))
            assert cubes == 15
            assert cards + state.discard[colour] + state.shown_deck()[colour] == 9
        soldiers = sum(stock[SOLDIERS] for stock in stocks)
        farmers = sum(stock[FARMERS] for stock in stocks)
        people = 8 if state.config.expansion else 0
        assert state.bag[WHITE] == people
        assert state.bag[BLACK] + state.black_out + farmers == people
        assert state.store + soldiers == (20 if state.config.expansion else 0)
        assert min(map(min, [*stocks, state.bag, state.discard, state.shown_deck()])) >= 0
        assert state.store >= 0
        assert state.black_out >= 0


def test_ships_stand_where_there_is_room_and_carry_one_kind() -> None:
    for _, _, state, _ in random_steps(GAMES):
        standing = Counter(ship.at for fleet in state.ships for ship in fleet)
        for at, ships in standing.items():
            assert ships <= state.route.room[at]
        for fleet in state.ships:
            for ship in fleet:
                goods = [kind for kind in range(6) if ship.cargo[kind]]
                people = ship.cargo[SOLDIERS] + ship.cargo[FARMERS]
                assert len(goods) + bool(people) <= 1
                assert not set(goods) & set(ship.sails)
                port = state.port_of(ship)
                if port is not None and port is not MODONE:
                    assert ship.cargo == EMPTY
                if ship.may_turn:
                    assert port is None
                    assert ship.cargo == EMPTY


def test_there_is_a_legal_action_until_the_end_and_none_twice() -> None:
    for before, action, after, _ in random_steps(GAMES):
        legal = legal_actions(before)
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert legal_actions(before) == legal
        assert (after.phase == "over") == (not legal_actions(after))


def test_all_have_had_the_same_number_of_turns_except_by_h3() -> None:
    for number in GAMES:
        last = random_game(number)[-1][2]
        assert last.phase == "over"
        assert last.final_round
        if "H3" not in last.config.rules:
            assert last.turn % last.config.players == 0
            assert last.ends_before == last.config.start


def test_all_corners_are_visited() -> None:
    """The games above prove something only if they meet every ending and every event."""
    endings = Counter(random_game(number)[-1][2].end_cause for number in GAMES)
    assert len(endings) == 4
    happened = Counter(
        type(event).__name__ for *_, events in random_steps(GAMES) for event in events
    )
    assert len(happened) == 15
    assert min(happened.values()) >= 10, happened
    assert len({number % len(STYLES) for number in GAMES}) == len(STYLES)


def test_old_states_never_change() -> None:
    for number in range(40):
        steps = random_game(number)
        before = [hash(state) for state, *_ in steps]
        for state, action, after, events in steps:
            assert apply(state, action) == (after, events)
        assert [hash(state) for state, *_ in steps] == before


@pytest.mark.parametrize("name", FIELDS)
def test_a_state_cannot_be_written_to(name: str) -> None:
    state = random_game(0)[0][0]
    with pytest.raises(AttributeError):
        setattr(state, name, None)
    with pytest.raises(AttributeError):
        delattr(state, name)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    for number in range(60):
        steps = random_game(number)
        match = Match(steps[0][0].config, number)
        for _, action, after, events in steps:
            assert match.play(action) == events
            assert match.state == after


def test_configurations_are_really_varied() -> None:
    import random

    configs = {random_config(random.Random(number)) for number in GAMES}
    assert {config.players for config in configs} == {2, 3, 4}
    assert {config.expansion for config in configs} == {False, True}
    assert {rule for config in configs for rule in config.rules} == set(HOUSE_RULES)


def test_states_can_be_copied_and_hashed() -> None:
    import copy
    import pickle

    for state in sampled_states(range(6), every=40):
        assert copy.deepcopy(state) == state
        restored = pickle.loads(pickle.dumps(state))
        assert restored == state
        assert hash(restored) == hash(state)

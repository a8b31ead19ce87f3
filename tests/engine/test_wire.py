"""The protocol's words: to JSON and back."""

import json

import pytest

from goldenhorn.engine.actions import Raid
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.strict import BadWords
from goldenhorn.engine.wire import (
    action_from_json,
    action_to_json,
    config_from_json,
    config_to_json,
    event_to_json,
    state_to_json,
)
from tests.random_games import random_steps, sampled_states


def test_every_action_comes_back_from_json() -> None:
    for state in sampled_states(range(40), every=5):
        for action in legal_actions(state):
            assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action


def test_the_cards_of_a_raid_come_in_either_order() -> None:
    given = {"type": "raid", "player": 1, "ship": 0, "cards": ["red", "green"]}
    assert action_from_json(given) == Raid(1, 0, (Colour.GREEN, Colour.RED))


def test_every_event_is_plain_json_with_a_type() -> None:
    for *_, events in random_steps(range(40)):
        for event in events:
            written = event_to_json(event)
            assert json.loads(json.dumps(written)) == written
            assert isinstance(written["type"], str)


def test_an_event_in_words() -> None:
    for *_, events in random_steps(range(5)):
        for event in events:
            written = event_to_json(event)
            if written["type"] == "cargo_loaded":
                assert written["port"] in ("venice", "constantinople")
                assert all(count > 0 for count in written["cargo"].values())
                return
    raise AssertionError("nothing was loaded")


def test_the_state_has_the_fields_of_the_protocol_and_no_zero_amounts() -> None:
    for state in sampled_states(range(20)):
        written = state_to_json(state)
        assert list(written) == [
            *("players", "expansion", "rules", "start_player", "turn", "player", "phase"),
            *("sailing", "raided", "conquered", "final_round", "ends_before", "quiet_turns"),
            *("route", "ships", "markets", "warehouses", "hands", "discard", "deck", "bag"),
            *("dominions", "store", "scores"),
        ]
        assert json.loads(json.dumps(written)) == written
        amounts = [*written["markets"].values(), *written["warehouses"], *written["hands"]]
        amounts += [written["discard"], written["deck"], written["bag"]]
        assert all(count > 0 for amount in amounts for count in amount.values())


def test_configurations_come_back_from_json() -> None:
    config = Config(3, True, 2, frozenset({"H4", "H1"}), (2, 0, 1))
    assert config_from_json(config_to_json(config)) == config
    assert config_from_json({"players": 2}) == Config(2)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"players": "2"},
        {"players": 2.0},
        {"players": True},
        {"players": 2, "expansion": 1},
        {"players": 2, "expansion": None},
        {"players": 2, "start": "0"},
        {"players": 2, "rules": "H1"},
        {"players": 2, "rules": [1]},
        {"players": 2, "rules": ["H9"]},
        {"players": 2, "fleets": []},
        {"players": 2, "fleets": [0, "1"]},
        {"players": 2, "fleets": {"0": 1}},
    ],
)
def test_bad_configurations_are_refused_with_a_sentence(given: dict) -> None:
    with pytest.raises(BadWords, match=r"\.$"):
        config_from_json(given)


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        "stop",
        {},
        {"type": None},
        {"type": ["stop"]},
        {"type": "hover"},
        {"type": "stop", "ship": 0},
        {"type": "place"},
        {"type": "place", "ports": "venice"},
        {"type": "place", "ports": ["venice", "venice"]},
        {"type": "place", "ports": ["venice", "venice", "modone"]},
        {"type": "place", "ports": ["venice", "venice", ["venice"]]},
        {"type": "raid", "player": 1, "ship": 0},
        {"type": "raid", "player": "1", "ship": 0, "cards": ["red", "red"]},
        {"type": "raid", "player": 1, "ship": 0, "cards": ["red"]},
        {"type": "raid", "player": 1, "ship": 0, "cards": ["red", "soldiers"]},
        {"type": "load", "ship": 3, "cargo": "red"},
        {"type": "load", "ship": -1, "cargo": "red"},
        {"type": "load", "ship": False, "cargo": "red"},
        {"type": "load", "ship": 0, "cargo": "white"},
        {"type": "load", "ship": 0, "cargo": {}},
        {"type": "sail", "ship": 0},
        {"type": "sail", "ship": 0, "turn": 0},
        {"type": "conquer", "dominion": "rome", "soldiers": 2, "farmers": 0},
        {"type": "conquer", "dominion": [], "soldiers": 2, "farmers": 0},
        {"type": "conquer", "dominion": "zara", "soldiers": 2.0, "farmers": 0},
        {"type": "train", "count": "all"},
    ],
)
def test_bad_actions_are_refused_with_a_sentence(given: object) -> None:
    with pytest.raises(BadWords, match=r"\.$"):
        action_from_json(given)

"""Records: written, read, replayed, and refused when they are not what they say."""

import json

import pytest

from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import (
    BadRecord,
    NewerRecord,
    checksum,
    record_from_text,
    record_of,
    record_to_text,
    replay,
)
from tests.random_games import random_game


def match_after(number: int, actions: int | None = None) -> Match:
    steps = random_game(number)
    match = Match(steps[0][0].config, number)
    for _, action, _, _ in steps[:actions]:
        match.play(action)
    return match


def changed(match: Match, **parts: object) -> str:
    given = json.loads(record_to_text(record_of(match)))
    return json.dumps({**given, **parts})


@pytest.mark.parametrize("number", range(40))
def test_a_record_replays_to_the_very_state(number: int) -> None:
    match = match_after(number, None if number % 2 else 30)
    record = record_from_text(record_to_text(record_of(match)))
    assert record == record_of(match)
    again = replay(record)
    assert again.state == match.state
    assert again.actions == match.actions


def test_what_cannot_be_taken_back_stays_so_after_a_replay() -> None:
    match = Match(Config(3), 3)
    for _ in range(2):
        match.play(match.legal_actions[0])
    match.undo()
    refusal = match.why_no_undo()
    assert refusal is not None
    again = replay(record_from_text(record_to_text(record_of(match))))
    assert again.why_no_undo() is refusal
    for settled in (-1, 2):
        with pytest.raises(BadRecord, match="settled"):
            replay(record_from_text(changed(match, settled=settled)))


def test_a_record_is_readable_json_with_an_action_a_line() -> None:
    text = record_to_text(record_of(match_after(3, 5)))
    assert json.loads(text)["version"] == 1
    assert len(text.splitlines()) == 13
    assert json.loads(record_to_text(record_of(Match(Config(2), -5))))["seed"] == -5


def test_a_record_that_leads_elsewhere_is_reported() -> None:
    match = match_after(4, 20)
    with pytest.raises(BadRecord, match="does not lead"):
        replay(record_from_text(changed(match, checksum="0" * 32)))
    with pytest.raises(BadRecord):
        replay(record_from_text(changed(match, seed=match.seed + 1)))


@pytest.mark.parametrize("table", [{"names": ["Ž", {"x": [1, None]}]}, {}, [], 5, "x", False])
def test_a_table_is_carried_through_unread(table: object) -> None:
    match = match_after(4, 20)
    record = record_from_text(changed(match, table=table))
    assert record.table == table
    assert replay(record).state == match.state
    assert record_from_text(record_to_text(record)) == record
    assert record_of(match).table is None


def test_a_record_of_a_newer_game_is_told_from_a_damaged_one() -> None:
    with pytest.raises(NewerRecord):
        record_from_text(changed(match_after(4, 2), version=2))


def test_an_illegal_action_in_a_record_is_named_by_its_number() -> None:
    match = match_after(4, 20)
    given = json.loads(record_to_text(record_of(match)))
    actions = [*given["actions"][:1], {"type": "advance"}]
    with pytest.raises(BadRecord, match="Action 2 of the record is not legal: First every player"):
        replay(record_from_text(changed(match, actions=actions)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "damaged or not"),
        ("[]", "damaged or not"),
        ("\0\0\0", "damaged or not"),
        ("[" * 100_000, "damaged or not"),
        ("{}", "not a Golden Horn record"),
        ('{"format":"chess"}', "not a Golden Horn record"),
        ('{"format":"golden-horn"}', "damaged"),
        ('{"format":"golden-horn","version":true}', "damaged"),
        ('{"format":"golden-horn","version":0}', "never existed"),
        ('{"format":"golden-horn","version":99}', "newer version"),
        ('{"format":"golden-horn","version":1}', 'damaged: The field "config" is missing'),
    ],
)
def test_a_bad_text_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        record_from_text(text)


@pytest.mark.parametrize(
    "parts",
    [
        {"extra": 1},
        {"config": None},
        {"config": {"players": 2}},
        {"config": {"players": 9, "expansion": 0, "start": 0, "rules": [], "fleets": [0, 1]}},
        {"seed": "7"},
        {"seed": 1.5},
        {"seed": True},
        {"checksum": 5},
        {"settled": None},
        {"actions": {}},
        {"actions": [[]]},
        {"actions": [{"type": "fly"}]},
        {"actions": [{"type": []}]},
        {"actions": [{"type": "place", "ports": ["rome", "rome", "rome"]}]},
        {"actions": [{"type": "load", "ship": 7, "cargo": "red"}]},
    ],
)
def test_a_damaged_field_is_refused_with_a_sentence(parts: dict) -> None:
    with pytest.raises(BadRecord, match=r"^The record is damaged: .*\.$"):
        record_from_text(changed(match_after(3, 5), **parts))


def test_every_truncation_and_every_flipped_bit_is_noticed_or_harmless() -> None:
    match = match_after(6, 12)
    data = record_to_text(record_of(match)).encode()
    for place in range(0, len(data) - 2, 3):
        with pytest.raises(BadRecord):
            replay(record_from_text(data[:place].decode()))
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << (place % 7)
        try:
            again = replay(record_from_text(flipped.decode()))
        except BadRecord:
            continue
        assert again.state == match.state  # a flip in what only undo asks for


def test_the_checksum_sees_what_the_protocol_does_not_show() -> None:
    state = match_after(3, 40).state
    draft = state.thaw()
    assert draft.chance is not None
    draft.chance += 1
    assert checksum(draft.freeze()) != checksum(state)

"""Games put by for later: told in short, the oldest making room, none lost for a damaged other."""

import os
from pathlib import Path

import pytest

from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.saves import (
    SLOTS,
    Slot,
    forget_slot,
    keep_in_slot,
    list_slots,
    load_match,
    load_slot,
    save_match,
)
from tests.session.test_game import assert_same, game_after, lineup


def test_a_game_put_by_is_told_in_short_and_comes_back(tmp_path: Path) -> None:
    game = Game.begin(lineup(HUMAN, "easy", "easy", names=("Anna", "", "")), 9)
    while game.round < 3:
        game.play(game.legal_actions[-1])
    assert keep_in_slot(tmp_path, game, "1 May, evening") is None
    slot = Slot(
        1, ("Anna", "Nina", "Zanetta"), ("lion", "eagle", "dolphin"), 3, "1 May, evening", 1
    )
    assert list_slots(tmp_path) == (slot,)
    again, note = load_slot(tmp_path, 1)
    assert note is None
    assert again is not None
    assert_same(again, game)
    assert load_match(str(tmp_path / "saved-1.json")).state == game.state


def test_the_oldest_makes_room_whatever_the_dates_say(tmp_path: Path) -> None:
    for number in range(SLOTS + 2):
        assert keep_in_slot(tmp_path, game_after(number, 10), f"day {99 - number}") is None
    slots = list_slots(tmp_path)
    assert [slot.date for slot in slots] == [f"day {99 - n}" for n in range(SLOTS + 1, 1, -1)]
    assert [slot.number for slot in slots] == [2, 1, *range(SLOTS, 2, -1)]
    assert len(os.listdir(tmp_path)) == SLOTS
    again, _ = load_slot(tmp_path, 2)
    assert again is not None
    assert_same(again, game_after(SLOTS + 1, 10))


def test_a_slot_that_was_emptied_is_used_first(tmp_path: Path) -> None:
    for number in range(SLOTS):
        keep_in_slot(tmp_path, game_after(number, 10))
    forget_slot(tmp_path, 4)
    forget_slot(tmp_path, 4)
    assert len(list_slots(tmp_path)) == SLOTS - 1
    keep_in_slot(tmp_path, game_after(9, 10))
    assert list_slots(tmp_path)[0].number == 4
    assert len(list_slots(tmp_path)) == SLOTS


def test_a_damaged_slot_is_not_listed_and_makes_room_before_a_good_one(tmp_path: Path) -> None:
    for number in range(SLOTS - 1):
        keep_in_slot(tmp_path, game_after(number, 10))
    (tmp_path / "saved-3.json").write_text("bad")
    assert [slot.number for slot in list_slots(tmp_path)] == [5, 4, 2, 1]
    keep_in_slot(tmp_path, game_after(7, 10))
    assert list_slots(tmp_path)[0].number == SLOTS  # a free one comes first
    keep_in_slot(tmp_path, game_after(8, 10))
    assert [slot.number for slot in list_slots(tmp_path)] == [3, 6, 5, 4, 2, 1]
    assert (tmp_path / "saved-3.json.damaged-1").read_text() == "bad"


def test_opening_a_damaged_or_missing_slot_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "saved-2.json").write_text("bad")
    sentence = "The saved game could not be read and is kept as saved-2.json.damaged-1."
    assert load_slot(tmp_path, 2) == (None, sentence)
    assert load_slot(tmp_path, 2) == (None, "The saved game is no longer there.")


@pytest.mark.parametrize("old", ['"seal": "', '"round": ', '"date": "', '"name": "'])
def test_a_slot_with_a_damaged_table_still_holds_its_position(tmp_path: Path, old: str) -> None:
    game = game_after(3, 10)
    keep_in_slot(tmp_path, game, "today")
    path = tmp_path / "saved-1.json"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, f"{old}1", 1))
    (slot,) = list_slots(tmp_path)
    assert (slot.round, slot.date, slot.order) == (0, "", 0)
    assert [name.lower() for name in slot.names] == list(slot.crests)
    again, note = load_slot(tmp_path, 1)
    assert again is not None
    assert again.state == game.state
    assert note is not None


def test_a_protocols_save_in_a_slot_is_listed_with_people(tmp_path: Path) -> None:
    game = game_after(3, 10)
    save_match(game.match, str(tmp_path / "saved-5.json"))
    (slot,) = list_slots(tmp_path)
    assert slot.number == 5
    assert load_slot(tmp_path, 5)[1] is None


def test_a_disk_that_does_not_write_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_after(3, 10)
    no_folder = "There is no data folder, so the game cannot be saved."
    assert keep_in_slot(None, game) == no_folder
    assert list_slots(None) == ()
    gone = "The game could not be saved: there is no such file or folder."
    assert keep_in_slot(tmp_path / "gone", game) == gone

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert keep_in_slot(tmp_path, game) == "The disk is full, so the game could not be saved."
    assert os.listdir(tmp_path) == []


def test_games_can_change_places_though_every_slot_is_taken(tmp_path: Path) -> None:
    for number in range(SLOTS):
        keep_in_slot(tmp_path, game_after(number, 10), f"day {number}")
    assert keep_in_slot(tmp_path, game_after(9, 10), "today", may_use_spare=True) is None
    assert [slot.date for slot in list_slots(tmp_path)] == [
        "today",
        *(f"day {number}" for number in reversed(range(SLOTS))),
    ]
    forget_slot(tmp_path, 2)
    assert len(list_slots(tmp_path)) == SLOTS
    assert keep_in_slot(tmp_path, game_after(8, 10), "later") is None
    assert keep_in_slot(tmp_path, game_after(7, 10), "last") is None
    assert [slot.date for slot in list_slots(tmp_path)][:3] == ["last", "later", "today"]
    assert "day 0" not in {slot.date for slot in list_slots(tmp_path)}

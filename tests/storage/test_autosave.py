"""The game being played is kept after every action, whatever happens to the disk or the power."""

import errno
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenhorn.common.files import MOST_KEPT_ASIDE
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.saves import GENERATIONS, Autosave, load_latest, load_match, save_match
from tests.kills import kill_games, kill_saves
from tests.session.test_game import assert_same, game_after, lineup


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path)
    yield autosave
    autosave.close()


def latest(folder: Path) -> Game:
    game, note = load_latest(folder)
    assert note is None
    assert game is not None
    return game


def kept(folder: Path, number: int, *lengths: int) -> None:
    """Keep a game at several moments, each a generation of its own."""
    autosave = Autosave(folder)
    for length in lengths:
        autosave.keep(game_after(number, length))
        autosave.flush()
    autosave.close()


# --- Continue -----------------------------------------------------------------------------------


def test_continue_in_the_middle_of_a_turn_is_the_same_table(
    tmp_path: Path, autosave: Autosave
) -> None:
    game = Game.begin(lineup(HUMAN, "easy", HUMAN, names=("Anna", "", "")), 9, ["keyboard"])
    while game.state.phase != "sail":
        game.play(game.legal_actions[-1])
    game.hand_over(2, "hard")
    game.played_on(0, "gamepad")
    autosave.keep(game)
    autosave.flush()
    again = latest(tmp_path)
    assert_same(again, game)
    assert again.names == ("Anna", "Nina", "Dolphin")
    assert (again.seats[0].device, again.seats[2].current_controller, again.privacy) == (
        "gamepad",
        "hard",
        "peek",
    )


@pytest.mark.parametrize("number", [2, 7])
def test_after_every_action_the_latest_is_found(
    tmp_path: Path, autosave: Autosave, number: int
) -> None:
    whole = game_after(number)
    game = Game(game_after(number, 0).match, whole.seats)
    for action in whole.match.actions[:40]:
        game.play(action)
        autosave.keep(game)
        autosave.flush()
        assert_same(latest(tmp_path), game)
    assert sorted(os.listdir(tmp_path)) == sorted(GENERATIONS)
    assert autosave.problem() is None


def test_the_two_moments_before_are_kept_too(tmp_path: Path) -> None:
    kept(tmp_path, 3, 10, 11, 12, 13)
    lengths = [len(load_match(str(tmp_path / name)).actions) for name in GENERATIONS]
    assert lengths == [13, 12, 11]


def test_a_finished_game_is_not_offered_nor_what_it_was_before(tmp_path: Path) -> None:
    whole = len(game_after(3).match.actions)
    kept(tmp_path, 3, whole - 1, whole)
    assert load_latest(tmp_path) == (None, None)


def test_a_forgotten_game_is_gone_and_the_next_one_starts_alone(
    tmp_path: Path, autosave: Autosave
) -> None:
    kept(tmp_path, 3, 10, 11, 12)
    autosave.keep(game_after(3, 13))
    autosave.forget()
    autosave.flush()
    assert os.listdir(tmp_path) == []
    assert load_latest(tmp_path) == (None, None)
    kept(tmp_path, 3, 10, 11, 12)
    autosave.forget()
    autosave.keep(game_after(4, 5))
    autosave.flush()
    assert os.listdir(tmp_path) == [GENERATIONS[0]]
    assert_same(latest(tmp_path), game_after(4, 5))


def test_forgetting_begins_with_the_oldest(
    tmp_path: Path, autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, 3, 10, 11, 12)
    really = Path.unlink

    def fails_at_the_last(path: Path, missing_ok: bool = False) -> None:
        if path.name == GENERATIONS[0]:
            raise OSError(errno.EIO, "Input/output error")
        really(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", fails_at_the_last)
    autosave.forget()
    autosave.flush()
    assert os.listdir(tmp_path) == [GENERATIONS[0]]
    assert autosave.problem() == "The game could not be saved: the disk does not answer."


def test_a_game_saved_through_the_protocol_opens_with_people(tmp_path: Path) -> None:
    game = game_after(3, 20)
    save_match(game.match, str(tmp_path / GENERATIONS[0]))
    again = latest(tmp_path)
    assert again.state == game.state
    assert all(seat.is_human and not seat.name for seat in again.seats)


# --- Power cuts ---------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of a Unix")
def test_whenever_the_game_is_killed_a_good_save_is_left(tmp_path: Path) -> None:
    kill_saves(tmp_path, times=10, seed=7)


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of a Unix")
def test_whole_games_and_exchanges_of_slots_survive_being_killed(tmp_path: Path) -> None:
    kill_games(tmp_path, times=2, seed=1)


def test_a_newest_save_cut_at_any_byte_gives_way_to_the_one_before(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6)
    older = game_after(3, 5)
    newest = tmp_path / GENERATIONS[0]
    data = newest.read_bytes()
    for length in range(len(data) - 1):
        newest.write_bytes(data[:length])
        game, note = load_latest(tmp_path)
        assert game is not None
        assert game.state == older.state
        assert note == (
            "The last save could not be read and is kept as autosave.json.damaged-1; "
            "the game goes on from the one before."
        )
        (tmp_path / f"{GENERATIONS[0]}.damaged-1").unlink()
    newest.write_bytes(data[:-1])  # the line's end says nothing
    assert_same(latest(tmp_path), game_after(3, 6))


def test_a_half_written_file_is_never_mistaken_for_a_save(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6)
    data = (tmp_path / GENERATIONS[0]).read_bytes()
    for length in (0, 1, len(data) // 2, len(data)):
        (tmp_path / ".saving-01234567").write_bytes(data[:length])
        assert_same(latest(tmp_path), game_after(3, 6))
    kept(tmp_path, 3, 7)
    assert_same(latest(tmp_path), game_after(3, 7))


def test_a_save_zeroed_by_a_power_cut_never_pushes_out_a_good_one(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6)
    for _ in range(MOST_KEPT_ASIDE + 3):
        (tmp_path / GENERATIONS[0]).write_bytes(b"\0" * 500)
        game, note = load_latest(tmp_path)
        assert game is not None
        assert game.state == game_after(3, 5).state
        assert note is not None
        assert not (tmp_path / GENERATIONS[0]).exists()
    assert len([*tmp_path.glob("*.damaged-*")]) == MOST_KEPT_ASIDE
    kept(tmp_path, 3, 8)
    assert_same(latest(tmp_path), game_after(3, 8))


# --- Damage -------------------------------------------------------------------------------------


def test_if_all_generations_are_bad_there_is_no_game_and_a_sentence(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6, 7)
    for name in GENERATIONS:
        (tmp_path / name).write_text("bad")
    sentence = "The saved game could not be read and is kept as autosave.json.damaged-1."
    assert load_latest(tmp_path) == (None, sentence)
    assert sorted(os.listdir(tmp_path)) == sorted(f"{name}.damaged-1" for name in GENERATIONS)
    assert load_latest(tmp_path) == (None, None)


def test_a_save_of_a_newer_game_is_kept_as_such(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5)
    path = tmp_path / GENERATIONS[0]
    path.write_text(json.dumps({**json.loads(path.read_text()), "version": 99}))
    sentence = "The saved game is of a newer Golden Horn and is kept as autosave.json.newer-1."
    assert load_latest(tmp_path) == (None, sentence)


def test_a_folder_in_the_way_is_put_aside(tmp_path: Path, autosave: Autosave) -> None:
    (tmp_path / GENERATIONS[0]).mkdir()
    autosave.keep(game_after(3, 5))
    autosave.flush()
    assert autosave.problem() == "The game could not be saved: it is not a file."
    assert load_latest(tmp_path)[0] is None
    autosave.keep(game_after(3, 5))
    autosave.flush()
    assert_same(latest(tmp_path), game_after(3, 5))


def test_a_file_out_of_reach_is_left_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, 3, 5, 6)
    really = Path.read_bytes

    def fails(path: Path) -> bytes:
        if path.name == GENERATIONS[0]:
            raise OSError(errno.EIO, "Input/output error")
        return really(path)

    monkeypatch.setattr(Path, "read_bytes", fails)
    game, note = load_latest(tmp_path)
    assert game is not None
    assert game.state == game_after(3, 5).state
    assert note == "The last save could not be read, so the game goes on from the one before."
    assert (tmp_path / GENERATIONS[0]).exists()


def test_a_damaged_table_keeps_the_newest_position(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6)
    path = tmp_path / GENERATIONS[0]
    path.write_text(path.read_text().replace('"seal": "', '"seal": "0'))
    game, note = load_latest(tmp_path)
    assert game is not None
    assert game.state == game_after(3, 6).state
    assert note == "The names of this game were damaged, so a person sits on every seat now."


def test_an_older_save_with_a_damaged_table_tells_both(tmp_path: Path) -> None:
    kept(tmp_path, 3, 5, 6)
    (tmp_path / GENERATIONS[0]).write_text("bad")
    path = tmp_path / GENERATIONS[1]
    path.write_text(path.read_text().replace('"seal": "', '"seal": "0'))
    game, note = load_latest(tmp_path)
    assert game is not None
    assert note is not None
    assert note.startswith("The last save could not be read")
    assert note.endswith("so a person sits on every seat now.")


def test_random_damage_gives_a_good_game_or_a_sentence(tmp_path: Path) -> None:
    chance = random.Random(5)
    path = tmp_path / GENERATIONS[0]
    kept(tmp_path, 6, 9, 10)
    good = path.read_bytes()
    states = {length: game_after(6, length).state for length in (9, 10)}
    for _ in range(300):
        data = bytearray(good)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        game, note = load_latest(tmp_path)
        assert game is not None
        if note is None:
            assert_same(game, game_after(6, 10))
        assert game.state == states[len(game.match.actions)]
        for aside in tmp_path.glob("*.damaged-*"):
            aside.unlink()


# --- Disks that do not write --------------------------------------------------------------------


@pytest.mark.parametrize("function", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full, so the game could not be saved."),
        (errno.EROFS, "The data folder is read-only, so the game could not be saved."),
        (errno.EIO, "The game could not be saved: the disk does not answer."),
    ],
)
def test_a_bad_disk_is_told_once_and_keeps_what_it_has(
    tmp_path: Path,
    autosave: Autosave,
    monkeypatch: pytest.MonkeyPatch,
    function: str,
    number: int,
    sentence: str,
) -> None:
    kept(tmp_path, 3, 5, 6)

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, function, fails)
        told = []
        for length in (7, 8, 9):
            autosave.keep(game_after(3, length))
            autosave.flush()
            told.append(autosave.problem())
        assert told == [sentence, None, None]
        assert_same(latest(tmp_path), game_after(3, 6))
    autosave.keep(game_after(3, 10))
    autosave.flush()
    assert autosave.problem() is None
    assert_same(latest(tmp_path), game_after(3, 10))
    assert sorted(os.listdir(tmp_path)) == sorted(GENERATIONS)
    with monkeypatch.context() as patch:
        patch.setattr(os, function, fails)
        autosave.keep(game_after(3, 11))
        autosave.flush()
    assert autosave.problem() == sentence


def test_a_folder_that_is_gone_is_a_sentence(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "gone")
    autosave.keep(game_after(3, 5))
    autosave.close()
    assert autosave.problem() == "The game could not be saved: there is no such file or folder."
    assert load_latest(tmp_path / "gone") == (None, None)


def test_without_a_folder_nothing_is_kept_and_a_sentence_says_so() -> None:
    autosave = Autosave(None)
    autosave.keep(game_after(3, 5))
    autosave.forget()
    autosave.flush()
    assert autosave.problem() == "There is no data folder, so the game cannot be saved."
    assert autosave.problem() is None
    autosave.close()
    assert load_latest(None) == (None, None)

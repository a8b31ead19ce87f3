"""Files: written whole or not at all, read with care."""

import os
import stat
from pathlib import Path

import pytest

from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.storage.saves import LARGEST_RECORD, SaveFailed, load_match, save_match
from tests.engine.test_record import match_after


def test_a_match_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = match_after(5, 33)
    save_match(match, str(path))
    assert load_match(str(path)).state == match.state
    assert os.listdir(tmp_path) == ["game.json"]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_match(match_after(5, 10), str(path))
    save_match(match_after(5, 20), str(path))
    assert load_match(str(path)).state == match_after(5, 20).state


def test_an_undone_action_is_not_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = Match(Config(2), 1)
    first = match.state
    match.play(match.legal_actions[3])
    match.undo()
    save_match(match, str(path))
    assert load_match(str(path)).state == first


@pytest.mark.parametrize("name", ["", ".", "missing/game.json", "a\0b", "x" * 400])
def test_a_file_that_cannot_be_written_is_a_sentence_and_leaves_nothing(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SaveFailed, match=r"^The file could not be written: .*\.$"):
        save_match(Match(Config(2), 1), name)
    assert os.listdir(tmp_path) == []


def test_a_full_disk_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save_match(match_after(5, 10), str(path))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveFailed, match="the disk is full"):
        save_match(match_after(5, 20), str(path))
    monkeypatch.undo()
    assert os.listdir(tmp_path) == ["game.json"]
    assert load_match(str(path)).state == match_after(5, 10).state


def test_a_folder_in_the_way_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveFailed, match="could not be written"):
        save_match(Match(Config(2), 1), str(tmp_path))
    with pytest.raises(SaveFailed, match="it is not a file"):
        load_match(str(tmp_path))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "damaged or not"),
        (b"\0" * 500, "damaged or not"),
        (b"\xff\xfe\xfd", "damaged or not"),
        (b"{}", "not a Golden Horn record"),
        (b" " * (LARGEST_RECORD + 1), "too large"),
    ],
    ids=["empty", "zeros", "not text", "foreign", "huge"],
)
def test_a_bad_file_is_a_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(SaveFailed, match=sentence):
        load_match(str(path))


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveFailed, match=r"^The file could not be read: there is no such file"):
        load_match(str(tmp_path / "none.json"))


@pytest.mark.skipif(os.name != "posix", reason="links, pipes and modes of a Unix")
def test_only_files_are_replaced_and_links_and_modes_stay(tmp_path: Path) -> None:
    match = match_after(5, 10)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveFailed, match="it is not a file"):
        save_match(match, str(tmp_path / "pipe"))
    with pytest.raises(SaveFailed, match="it is not a file"):
        load_match(str(tmp_path / "pipe"))
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old")
    target.chmod(0o664)
    link.symlink_to(target)
    save_match(match, str(link))
    assert link.is_symlink()
    assert load_match(str(target)).state == match.state
    assert target.stat().st_mode & 0o777 == 0o664


def test_a_long_name_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)
    save_match(match_after(5, 10), str(path))
    assert load_match(str(path)).state == match_after(5, 10).state


@pytest.mark.skipif(not hasattr(os, "O_DIRECTORY"), reason="folders cannot be synced here")
def test_the_file_and_its_folder_are_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(
        os, "fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
    )
    save_match(match_after(5, 10), str(tmp_path / "game.json"))
    assert synced == [False, True]

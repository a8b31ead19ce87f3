"""`main.py --seats ...`: a new game begins at once, and never costs the one that was left."""

import os
from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.app.loop import App
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.title.title import Title
from goldenhorn.storage.saves import SLOTS, keep_in_slot, list_slots, load_slot
from goldenhorn.ui.scene import Scene
from tests.finished_games import finished
from tests.session.test_game import assert_same, game_after


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Scene | None]:
    """What would have been on the screen first."""
    scenes: list[Scene | None] = []

    def run(app: App, is_hurried: bool) -> None:
        assert not is_hurried
        scenes.append(app.scene)

    monkeypatch.setattr(App, "run", run)
    return scenes


def begin(folder: Path, *words: str) -> int:
    options = ("--seats", "human,easy", "--windowed", "--language", "en", *words)
    return command_line.run([*options, "--data-dir", str(folder)])


def leave_game(folder: Path) -> str:
    """Leave a game as the autosave does, and return what it wrote."""
    text = game_after(1, 40).snapshot().to_text()
    (folder / "autosave.json").write_text(text, encoding="utf-8")
    return text


def test_the_game_that_was_left_is_put_by_before_another_begins(
    tmp_path: Path, shown: list[Scene | None]
) -> None:
    leave_game(tmp_path)
    assert begin(tmp_path) == 0
    assert isinstance(shown[0], Placement)
    (slot,) = list_slots(tmp_path)
    kept, _note = load_slot(tmp_path, slot.number)
    assert kept is not None
    assert_same(kept, game_after(1, 40))
    assert not (tmp_path / "autosave.json").exists()


def test_where_no_game_was_left_none_is_put_by(tmp_path: Path, shown: list[Scene | None]) -> None:
    assert begin(tmp_path) == 0
    assert isinstance(shown[0], Placement)
    assert list_slots(tmp_path) == ()


def test_a_finished_game_that_nobody_entered_is_entered(
    tmp_path: Path, shown: list[Scene | None]
) -> None:
    (tmp_path / "autosave.json").write_text(finished(1).snapshot().to_text(), encoding="utf-8")
    assert begin(tmp_path) == 0
    assert isinstance(shown[0], Placement)
    assert (tmp_path / "fame.json").exists()
    assert list_slots(tmp_path) == ()


def test_where_every_slot_is_taken_the_title_says_that_no_new_game_was_begun(
    tmp_path: Path, shown: list[Scene | None], capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(SLOTS):
        keep_in_slot(tmp_path, game_after(number, 10))
    text = leave_game(tmp_path)
    before = list_slots(tmp_path)
    assert begin(tmp_path) == 0
    assert isinstance(shown[0], Title)
    said = "All places for saved games are taken, so no new game was begun.\n"
    assert capsys.readouterr().err == said
    assert list_slots(tmp_path) == before
    assert (tmp_path / "autosave.json").read_text(encoding="utf-8") == text


def test_where_the_game_left_cannot_be_kept_no_new_one_is_begun(
    tmp_path: Path,
    shown: list[Scene | None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = leave_game(tmp_path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert begin(tmp_path) == 0
    assert isinstance(shown[0], Title)
    said = "The game that was left could not be kept, so no new one was begun.\n"
    assert capsys.readouterr().err == said
    assert (tmp_path / "autosave.json").read_text(encoding="utf-8") == text


@pytest.mark.usefixtures("shown")
def test_a_game_that_nobody_watches_ends_with_that_sentence_instead_of_waiting_at_the_title(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(SLOTS):
        keep_in_slot(tmp_path, game_after(number, 10))
    text = leave_game(tmp_path)
    assert begin(tmp_path, "--quit-at-end", "--speed", "instant") == 2
    said = "All places for saved games are taken, so no new game was begun.\n"
    assert capsys.readouterr().err == said
    assert (tmp_path / "autosave.json").read_text(encoding="utf-8") == text

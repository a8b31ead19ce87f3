"""What goes wrong before the first screen is told on one, or in a sentence; no game is lost."""

from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.app.loop import App
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.crash.crash import QUIT, SAIL_ON, TITLE, CrashScreen
from goldenhorn.scenes.title.title import Title
from goldenhorn.storage.saves import load_game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from tests.session.test_game import game_after


def broken(*_anything: object, **_options: object) -> None:
    raise RuntimeError("the keel broke")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Scene | None]:
    """What would have been on the screen first."""
    scenes: list[Scene | None] = []

    def run(app: App, is_hurried: bool) -> None:
        assert not is_hurried
        for _ in range(2):
            app.tick()
            app.frame()
        scenes.append(app.scene)

    monkeypatch.setattr(App, "run", run)
    return scenes


def start(folder: Path, *words: str) -> int:
    return command_line.run([*words, "--windowed", "--language", "en", "--data-dir", str(folder)])


def saved_in(folder: Path) -> Path:
    path = folder / "autosave.json"
    path.write_text(game_after(1, 40).snapshot().to_text(), encoding="utf-8")
    return path


def keys_of(scene: Scene | None) -> list[object]:
    assert isinstance(scene, CrashScreen)
    return [item.key for item in scene.focus.items]


def test_a_title_that_cannot_be_built_is_told_on_a_screen(
    tmp_path: Path, shown: list[Scene | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Title, "__init__", broken)
    assert start(tmp_path) == 0
    assert keys_of(shown[0]) == [TITLE, QUIT]
    assert "the keel broke" in (tmp_path / "crash-1.txt").read_text()


def test_a_game_that_cannot_be_continued_is_kept_and_told_on_a_screen(
    tmp_path: Path, shown: list[Scene | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved_in(tmp_path)
    before = save.read_text()
    monkeypatch.setattr("goldenhorn.app.navigation.seat_again", broken)
    assert start(tmp_path, "--continue") == 0
    assert keys_of(shown[0]) == [SAIL_ON, TITLE, QUIT]
    assert save.read_text() == before
    game, _note = load_game(str(tmp_path / "crash-1.txt"))
    assert game.state == game_after(1, 40).state


def test_whatever_cannot_even_be_looked_for_is_told_on_a_screen(
    tmp_path: Path, shown: list[Scene | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goldenhorn.storage.game_store.load_newest", broken)
    assert start(tmp_path) == 0
    assert keys_of(shown[0]) == [TITLE, QUIT]


@pytest.mark.parametrize("place", [CrashScreen, AppContext])
def test_where_no_screen_can_tell_it_a_sentence_does(
    place: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = saved_in(tmp_path)
    before = save.read_text()
    monkeypatch.setattr(Board, "__init__", broken)
    monkeypatch.setattr(place, "__init__", broken)
    assert start(tmp_path, "--continue") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(tmp_path) in said
    assert "the keel broke" in (tmp_path / "crash-1.txt").read_text()
    assert save.read_text() == before


def test_where_nothing_can_be_written_the_sentence_names_what_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("I am here.")
    monkeypatch.setattr(AppContext, "__init__", broken)
    assert start(file) == 1
    assert capsys.readouterr().err == "Something went wrong: RuntimeError('the keel broke').\n"


HURRY = ("--seats", "easy,easy", "--speed", "instant", "--quit-at-end", "--seed", "3")


@pytest.mark.parametrize("broken_part", ["__init__", "update"])
def test_a_game_that_nobody_watches_ends_with_a_sentence_and_its_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    broken_part: str,
) -> None:
    monkeypatch.setattr(Board, broken_part, broken)
    assert start(tmp_path, *HURRY) == 1
    note = tmp_path / "crash-1.txt"
    said = capsys.readouterr().err
    assert said == f"Something went wrong; a note of what happened lies in {note}.\n"
    game, _note = load_game(str(note))
    assert game.match.seed == 3
    assert [path.name for path in tmp_path.glob("crash-*")] == [note.name]


def test_what_nobody_read_is_told_when_a_game_that_nobody_watches_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.json").write_text("{")
    assert start(tmp_path, *HURRY) == 0
    said = capsys.readouterr().err
    assert "settings" in said.lower()
    assert said.count("\n") == len(set(said.splitlines()))

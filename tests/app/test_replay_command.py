"""`main.py replay FILE`: a good file is shown, a bad one gets one sentence and no window."""

from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.app.loop import App
from goldenhorn.common import language
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.session.game import Game
from goldenhorn.storage import settings as settings_file
from goldenhorn.storage.crash_report import report_text
from goldenhorn.storage.saves import save_match
from goldenhorn.storage.settings import Settings
from tests.finished_games import finished
from tests.session.test_game import game_after


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Replay]:
    """What would have been on the screen."""
    scenes: list[Replay] = []

    def run(app: App, is_hurried: bool) -> None:
        assert not is_hurried
        assert isinstance(app.scene, Replay)
        app.tick()
        scenes.append(app.scene)

    monkeypatch.setattr(App, "run", run)
    return scenes


def watch(path: Path, *words: str) -> int:
    folder = str(path.parent / "data")
    return command_line.run(["replay", str(path), "--windowed", "--data-dir", folder, *words])


def written(folder: Path, game: Game) -> Path:
    path = folder / "game.json"
    path.write_text(game.snapshot().to_text(), encoding="utf-8")
    return path


def test_a_finished_game_is_shown_with_its_names_and_its_hands_may_be_opened(
    tmp_path: Path, shown: list[Replay]
) -> None:
    assert watch(written(tmp_path, finished(1))) == 0
    [replay] = shown
    assert replay.timeline.game.state == finished(1).state
    assert replay.timeline.game.names == finished(1).names
    assert replay.timeline.may_open
    replay.went_back()
    assert replay.next is None


def test_of_a_game_that_is_not_over_only_the_public_view_is_shown(
    tmp_path: Path, shown: list[Replay]
) -> None:
    games = (game_after(number, 40) for number in range(9))
    game = next(game for game in games if OPEN_HANDS not in game.match.config.rules)
    assert watch(written(tmp_path, game), "--size", "800x480") == 0
    assert not shown[0].timeline.may_open


def test_a_record_of_the_protocol_is_shown_too(tmp_path: Path, shown: list[Replay]) -> None:
    path = tmp_path / "record.json"
    save_match(finished(2).match, str(path))
    assert watch(path, "--speed", "fast") == 0
    assert shown[0].timeline.last == len(finished(2).match.actions)
    assert shown[0].speed == 2


def test_the_game_of_a_crash_report_is_shown_too(tmp_path: Path, shown: list[Replay]) -> None:
    path = tmp_path / "crash-1.txt"
    game = finished(1)
    path.write_text(report_text(RuntimeError("the mast broke"), Settings(), game))
    assert watch(path) == 0
    [replay] = shown
    assert replay.timeline.game.state == game.state
    assert [seat.current_controller for seat in replay.timeline.game.seats] == [
        seat.current_controller for seat in game.seats
    ]


def test_a_report_without_a_game_says_so(
    tmp_path: Path, shown: list[Replay], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "crash-1.txt"
    path.write_text(report_text(RuntimeError("the mast broke"), None, None))
    assert watch(path) == 2
    said = "The file is a report of something that went wrong outside a game.\n"
    assert capsys.readouterr().err == said
    assert shown == []


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"\xff\xfe",
        b"{}",
        b"not a record",
        b'{"format": "golden-horn", "version": 99}',
        b"[" * 100_000,
        finished(1).snapshot().to_text().replace('"seed": 1', '"seed": 2').encode(),
        finished(1).snapshot().to_text().encode()[:-40],
    ],
)
def test_a_bad_file_gets_one_sentence(
    content: bytes | None,
    tmp_path: Path,
    shown: list[Replay],
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    assert watch(path) == 2
    said = capsys.readouterr().err
    assert said.endswith(".\n")
    assert said.count("\n") == 1
    assert shown == []


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("de", "Die Datei konnte nicht gelesen werden: es ist keine Datei.\n"),
        ("fr", "Le fichier n’a pas pu être lu\u00a0: ce n’est pas un fichier.\n"),
        ("cs", "Soubor nelze přečíst: není to soubor.\n"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_the_language_that_was_asked_for(
    code: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert watch(tmp_path, "--language", code) == 2
    assert capsys.readouterr().err == sentence
    path = tmp_path / "damaged.json"
    path.write_text("{}")
    assert watch(path, f"--language={code}") == 2
    told = capsys.readouterr().err
    language.use("en")
    assert watch(path, "--language", "en") == 2
    assert capsys.readouterr().err != told


@pytest.mark.usefixtures("english_again")
def test_without_an_option_it_is_told_in_the_language_of_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    settings_file.save(Settings(language="cs"), data)
    assert watch(tmp_path / "none.json") == 2
    expected = "Soubor nelze přečíst: takový soubor ani složka neexistuje.\n"
    assert capsys.readouterr().err == expected


def test_a_folder_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert watch(tmp_path) == 2
    assert capsys.readouterr().err.startswith("The file could not be read")

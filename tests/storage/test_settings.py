"""Settings: kept whole, read with care, and never a reason not to play."""

import errno
import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from goldenhorn.storage.settings import (
    FILE,
    LARGEST_FILE,
    TEXT_SIZES,
    VERSION,
    Settings,
    data_folder,
    load,
    save,
)

CHANGED = Settings(
    language="cs",
    speed="calm",
    master=0,
    effects=10,
    music=1,
    muted=True,
    text_size=175,
    reduced_motion=True,
    high_contrast=True,
    fullscreen=False,
    overscan=True,
    holding="toggle",
    coach=False,
    untipped=("Anna",),
    narration=True,
    step_by_step=True,
    turn_timer=5,
    bots_turns="summarised",
    quality="calm",
    cabinet=True,
    child_lock=True,
    bindings={"pad": {"confirm": [0, 1]}, "keys": None},
    lineup={"seats": [{"name": "Žofie \ud800", "level": "hard"}]},
    lessons=("sails", "wind"),
    tips=("load",),
)


def write(folder: Path, content: object) -> Path:
    path = folder / FILE
    path.write_text(json.dumps(content))
    return path


def assert_is_a_sentence(note: str | None) -> None:
    assert note
    assert note[0].isupper()
    assert note.endswith(".")
    assert "\n" not in note


def test_the_example_changes_every_setting() -> None:
    for entry in fields(Settings):
        assert getattr(CHANGED, entry.name) != getattr(Settings(), entry.name), entry.name


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_settings_come_back_from_their_file(tmp_path: Path, settings: Settings) -> None:
    assert save(settings, tmp_path) is None
    assert load(tmp_path) == (settings, None)
    assert os.listdir(tmp_path) == [FILE]


def test_a_first_start_has_the_usual_settings_and_no_note(tmp_path: Path) -> None:
    assert load(tmp_path) == (Settings(), None)
    assert os.listdir(tmp_path) == []


def test_text_goes_from_100_to_200_per_cent() -> None:
    assert {100, 125, 150, 175, 200} <= set(TEXT_SIZES)
    assert (min(TEXT_SIZES), max(TEXT_SIZES)) == (100, 200)


def test_without_a_folder_the_settings_live_in_memory() -> None:
    assert load(None) == (Settings(), None)
    assert_is_a_sentence(save(CHANGED, None))


DAMAGED = {
    "empty": b"",
    "zero-filled": b"\0" * 600,
    "truncated": json.dumps({"version": VERSION, "speed": "calm"}).encode()[:-4],
    "not text": b"\xff\xfe\xfd",
    "a list": b"[1, 2]",
    "a number": b"7",
    "null": b"null",
    "too deep": b"[" * 200_000,
    "too large": b" " * (LARGEST_FILE + 1),
    "without version": b"{}",
    "version 0": b'{"version": 0}',
    "version true": b'{"version": true}',
    "version text": b'{"version": "1"}',
    "huge version": b'{"version": 1' + b"0" * 5000 + b"}",
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_kept_aside_with_a_note(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    settings, note = load(tmp_path)
    assert settings == Settings()
    assert_is_a_sentence(note)
    assert "settings.json.damaged-1" in str(note)
    assert os.listdir(tmp_path) == ["settings.json.damaged-1"]
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == data
    assert load(tmp_path) == (Settings(), None)  # told once


def test_at_most_five_damaged_files_are_kept_and_none_is_overwritten(tmp_path: Path) -> None:
    for number in range(1, 8):
        (tmp_path / FILE).write_text(f"bad {number}")
        settings, note = load(tmp_path)
        assert settings == Settings()
        assert_is_a_sentence(note)
        assert save(settings, tmp_path) is None
    kept = {f"settings.json.damaged-{number}": f"bad {number}" for number in range(1, 6)}
    assert sorted(os.listdir(tmp_path)) == sorted([FILE, *kept])
    assert {name: (tmp_path / name).read_text() for name in kept} == kept
    assert load(tmp_path) == (Settings(), None)


def test_settings_of_a_newer_game_are_kept_aside(tmp_path: Path) -> None:
    write(tmp_path, {"version": VERSION + 1, "speed": "calm"})
    settings, note = load(tmp_path)
    assert settings == Settings()
    assert_is_a_sentence(note)
    assert "newer" in str(note)
    assert os.listdir(tmp_path) == ["settings.json.newer-1"]


def test_a_folder_in_the_way_is_moved_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert load(tmp_path)[0] == Settings()
    assert save(CHANGED, tmp_path) is None
    assert load(tmp_path) == (CHANGED, None)


NO_TRUTH: list[Any] = [0, 1, "true", None]
BAD: dict[str, list[Any]] = {
    "language": [7, "", "../de", "Deutsch", "d", "x" * 30, "de\n", []],
    "speed": ["brisk", None, 1, "CALM", []],
    "master": [-1, 11, 5.0, True, "5", None, []],
    "effects": [-1, 11],
    "music": [-1, 11],
    "text_size": [99, 110, 225, 100.0, "100", True],
    "holding": ["tap", True, {}],
    "bindings": [[], None, "x"],
    "lineup": [["seats"]],
    "lessons": ["wind", [1], ["x" * 41], ["wind"] * 1001, None],
    "tips": [{"load": True}, 3],
    "untipped": ["Anna", [3]],
    "muted": NO_TRUTH,
    "reduced_motion": NO_TRUTH,
    "narration": NO_TRUTH,
    "coach": NO_TRUTH,
    "high_contrast": NO_TRUTH,
    "fullscreen": NO_TRUTH,
    "overscan": NO_TRUTH,
    "step_by_step": NO_TRUTH,
    "turn_timer": [3, -1, True, 1.0, "1", None],
    "bots_turns": ["hidden", True, None],
    "quality": ["half", True, None],
    "cabinet": NO_TRUTH,
    "child_lock": NO_TRUTH,
}
BAD_VALUES = [(name, value) for name, values in BAD.items() for value in values]


def test_every_setting_has_its_bad_values() -> None:
    assert set(BAD) == {entry.name for entry in fields(Settings)}


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_a_bad_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    save(CHANGED, tmp_path)
    content = json.loads((tmp_path / FILE).read_text())
    write(tmp_path, {**content, name: value})
    settings, note = load(tmp_path)
    assert settings == replace(CHANGED, **{name: getattr(Settings(), name)})
    assert_is_a_sentence(note)
    assert os.listdir(tmp_path) == [FILE]


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_a_bad_value_cannot_be_set(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"^{name} cannot be "):
        replace(CHANGED, **{name: value})


def test_missing_and_unknown_settings_are_no_damage(tmp_path: Path) -> None:
    write(tmp_path, {"version": VERSION, "speed": "fast", "colour": "blue"})
    settings, note = load(tmp_path)
    assert (settings, note) == (Settings(speed="fast"), None)
    save(settings, tmp_path)
    assert "colour" not in json.loads((tmp_path / FILE).read_text())


def test_a_file_saved_by_a_plain_editor_can_be_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'\xef\xbb\xbf{"version": 1,\r\n "speed": "fast"}\r\n')
    assert load(tmp_path) == (Settings(speed="fast"), None)


def refuse(monkeypatch: pytest.MonkeyPatch, number: int, *names: str) -> None:
    """Let functions fail, because tests may run as root, whom no mode stops."""

    def refused(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    for name in names:
        monkeypatch.setattr(name, refused)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_read_only_folder_is_a_sentence_and_settings_are_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    save(CHANGED, tmp_path)
    refuse(monkeypatch, number, "builtins.open", "os.rename")
    note = save(Settings(), tmp_path)
    assert_is_a_sentence(note)
    assert "read-only" in str(note)
    assert load(tmp_path) == (CHANGED, None)
    assert os.listdir(tmp_path) == [FILE]


def test_a_damaged_file_in_a_read_only_folder_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text("bad")
    refuse(monkeypatch, errno.EROFS, "os.rename")
    settings, note = load(tmp_path)
    assert settings == Settings()
    assert_is_a_sentence(note)
    assert "kept" not in str(note)
    assert (tmp_path / FILE).read_text() == "bad"


@pytest.mark.parametrize("function", ["builtins.open", "os.fsync", "os.replace"])
def test_a_full_disk_is_a_sentence_and_keeps_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    save(CHANGED, tmp_path)
    with monkeypatch.context() as patch:
        refuse(patch, errno.ENOSPC, function)
        note = save(Settings(), tmp_path)
    assert_is_a_sentence(note)
    assert "full" in str(note)
    assert load(tmp_path) == (CHANGED, None)
    assert os.listdir(tmp_path) == [FILE]


def test_a_folder_that_has_gone_is_a_sentence(tmp_path: Path) -> None:
    assert_is_a_sentence(save(CHANGED, tmp_path / "gone"))
    assert load(tmp_path / "gone") == (Settings(), None)


def test_a_chosen_data_folder_is_made(tmp_path: Path) -> None:
    wanted = tmp_path / "deep" / "down"
    assert data_folder(str(wanted)) == (wanted, None)
    assert wanted.is_dir()
    assert data_folder(str(wanted)) == (wanted, None)


def test_a_data_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for name in ("file", "file/below", "a\0b", "x" * 400):
        folder, note = data_folder(str(tmp_path / name))
        assert folder is None
        assert_is_a_sentence(note)


@pytest.mark.skipif(sys.platform != "linux", reason="other platforms have other places")
def test_the_platforms_data_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pygame")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder, note = data_folder(None)
    assert (folder, note) == (tmp_path / "data" / "goldenhorn", None)
    assert folder is not None
    assert folder.is_dir()
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    folder, note = data_folder(None)
    assert folder is None
    assert_is_a_sentence(note)


def test_settings_and_languages_load_without_pygame() -> None:
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "import goldenhorn.storage.settings as s, goldenhorn.tools.languages\n"
        "print(s.data_folder(None))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pygame is not installed" in done.stdout

"""main.py install: exact about what it writes and removes, and what it writes starts the game."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from goldenhorn import __version__
from goldenhorn.app import command_line
from goldenhorn.app.install.entries import Kind, Start, desktop_word, unit_word
from goldenhorn.app.install.game_list import LIST_FILE, PICTURE
from goldenhorn.app.install.install import Installation, homes_from
from goldenhorn.app.install.installed_files import fingerprint
from goldenhorn.app.install.start_command import (
    DEBIAN_COMMAND,
    DEBIAN_FOLDER,
    CannotInstall,
    check_start,
    start_from,
)

ROOT = Path(__file__).parent.parent.parent
KINDS: tuple[Kind, ...] = ("desktop", "retropie", "kiosk")
ODD_NAME = "a b 50% \"c\" $d \\e =f `g` %U 'h' ${i} é"
"""What a folder may be called."""
A_SHORT_GAME = (
    *("--seats", "easy,easy", "--seed", "3", "--speed", "instant", "--quit-at-end"),
    *("--windowed", "--size", "800x480"),
)


AT_LOG_IN = "The game starts full screen at your next log-in."


class CheckedOnce:
    """Asks each Python for pygame only once, where it was found: this takes longest here."""

    def __init__(self) -> None:
        self._can_play: set[Path | None] = set()

    def __call__(self, start: Start) -> None:
        if start.python not in self._can_play:
            check_start(start)
            self._can_play.add(start.python)


CHECKED_ONCE = CheckedOnce()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new home folder with an awkward name, in which RetroPie is installed."""
    monkeypatch.setattr("goldenhorn.app.install.install.check_start", CHECKED_ONCE)
    home = tmp_path / ODD_NAME
    (home / "RetroPie" / "roms" / "ports").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "SUDO_USER"):
        monkeypatch.delenv(name, raising=False)
    return home


def everything_in(folder: Path) -> dict[str, bytes | str | None]:
    """All folders, files and links, with what is in them."""
    found: dict[str, bytes | str | None] = {}
    for path in folder.rglob("*"):
        if path.is_symlink():
            found[str(path)] = os.readlink(path)
        else:
            found[str(path)] = None if path.is_dir() else path.read_bytes()
    return found


def install(*words: str) -> int:
    return command_line.run(["install", *words])


@pytest.mark.parametrize("kind", KINDS)
def test_a_rehearsal_writes_nothing_and_says_what_would_be_done(
    kind: Kind, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    for words in ((f"--{kind}",), (f"--{kind}", "--undo")):
        assert install(*words, "--dry-run") == 0
        *rehearsed, last = capsys.readouterr().out.splitlines()
        assert last == "This was only a rehearsal: no file was touched."
        assert everything_in(home) == before
        assert install(*words) == 0
        done = [
            line.replace("Written: ", "Would write: ").replace("Removed: ", "Would remove: ")
            for line in capsys.readouterr().out.splitlines()
            if line != AT_LOG_IN
        ]
        assert rehearsed == done
        assert all(line.startswith("Would ") for line in rehearsed)
        before = everything_in(home)


@pytest.mark.parametrize("kind", KINDS)
def test_it_says_exactly_which_files_it_wrote(
    kind: Kind, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    install(f"--{kind}")
    after = everything_in(home)
    new = {path for path in after if path not in before and after[path] is not None}
    told = capsys.readouterr().out.splitlines()
    assert {line.removeprefix("Written: ") for line in told if line != AT_LOG_IN} == new


@pytest.mark.parametrize("kind", KINDS)
def test_twice_is_like_once(kind: Kind, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install(f"--{kind}")
    once = everything_in(home)
    capsys.readouterr()
    assert install(f"--{kind}") == 0
    assert everything_in(home) == once
    told = [line for line in capsys.readouterr().out.splitlines() if line != AT_LOG_IN]
    assert all(line.startswith("Already there: ") for line in told)


def test_a_kiosk_says_when_it_starts(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Once it is installed: neither before nor after, nor where somebody's file is in its place."""

    def says(*words: str) -> bool:
        install(*words)
        return capsys.readouterr().out.splitlines()[-1] == AT_LOG_IN

    assert not says("--kiosk", "--dry-run")
    assert says("--kiosk")
    assert says("--kiosk")
    assert not says("--desktop")
    assert not says("--kiosk", "--undo")
    unit_in(home).parent.mkdir(parents=True)
    unit_in(home).write_text("my own")
    assert not says("--kiosk")


@pytest.mark.parametrize("kind", KINDS)
def test_undo_leaves_the_home_as_it_was(kind: Kind, home: Path) -> None:
    (home / ".config" / "autostart").mkdir(parents=True)  # somebody's own, empty though it is
    before = everything_in(home)
    install(f"--{kind}")
    installed = everything_in(home)
    assert install(f"--{kind}", "--undo", "--dry-run") == 0
    assert everything_in(home) == installed
    assert install(f"--{kind}", "--undo") == 0
    assert everything_in(home) == before


def test_undo_of_one_kind_leaves_the_others(home: Path) -> None:
    before = everything_in(home)
    install("--desktop")
    desktop_only = everything_in(home)
    install("--kiosk")
    install("--kiosk", "--undo")
    left = everything_in(home)
    listed = str(list_in(home))
    assert left.keys() == desktop_only.keys()
    assert all(left[path] == desktop_only[path] for path in left if path != listed)
    install("--desktop", "--undo")
    assert everything_in(home) == before


def test_undo_forgets_the_folders_that_it_removed(home: Path) -> None:
    install("--desktop")
    install("--kiosk")
    install("--desktop", "--undo")
    somebodys = home / ".local/share/icons/hicolor"
    assert not somebodys.parent.exists()
    somebodys.mkdir(parents=True)
    install("--kiosk", "--undo")
    assert somebodys.is_dir()


def test_folders_that_somebody_removed_are_forgotten_when_the_next_kind_is_installed(
    home: Path,
) -> None:
    install("--desktop")
    shutil.rmtree(home / ".local/share/icons")
    install("--kiosk")
    somebodys = home / ".local/share/icons/hicolor"
    somebodys.mkdir(parents=True)
    install("--kiosk", "--undo")
    install("--desktop", "--undo")
    assert somebodys.is_dir()


def test_a_folder_of_ours_that_held_something_else_is_removed_when_it_is_empty(home: Path) -> None:
    before = everything_in(home)
    install("--desktop")
    install("--kiosk")
    somebodys = home / ".local/share/applications/my own.desktop"
    somebodys.write_text("my own")
    install("--desktop", "--undo")
    assert somebodys.read_text() == "my own"
    somebodys.unlink()
    install("--kiosk", "--undo")
    assert everything_in(home) == before


def test_what_somebody_changed_is_neither_removed_nor_overwritten(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("--desktop")
    entry = desktop_entry_in(home)
    entry.write_text("my own")
    capsys.readouterr()
    assert install("--desktop") == 1
    assert f"somebody else made or changed it: {entry}" in capsys.readouterr().out
    for words in (("--dry-run",), ()):
        assert install("--desktop", "--undo", *words) == 1
        assert f"somebody else made or changed it: {entry}" in capsys.readouterr().out
    assert entry.read_text() == "my own"
    assert not (home / ".local/share/icons").exists()


def test_a_file_that_lay_there_already_is_neither_adopted_nor_removed(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("--desktop")
    somebodys = tmp_path / "somebody's"
    shutil.copytree(home, somebodys, symlinks=True)
    install("--desktop", "--undo")
    entry = desktop_entry_in(home)
    entry.parent.mkdir(parents=True)
    shutil.copy(desktop_entry_in(somebodys), entry)
    before = everything_in(home)
    capsys.readouterr()
    assert install("--desktop") == 0
    assert f"Already there: {entry}\n" in capsys.readouterr().out
    assert install("--desktop", "--undo") == 1
    assert f"somebody else made or changed it: {entry}\n" in capsys.readouterr().out
    assert everything_in(home) == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("is_healed", [False, True])
def test_without_its_list_an_installation_can_still_be_undone(
    kind: Kind, is_healed: bool, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    install(f"--{kind}")
    shutil.rmtree(home / ".local/share/goldenhorn")
    installed = everything_in(home)
    capsys.readouterr()
    if is_healed:
        assert install(f"--{kind}") == 0
        assert f"Written: {list_in(home)}\n" in capsys.readouterr().out
    assert install(f"--{kind}", "--undo", "--dry-run") == 0
    assert install(f"--{kind}", "--undo") == 0
    said = "Folders stay, even empty ones: installed.json, which named ours, was missing.\n"
    assert (said in capsys.readouterr().out) != is_healed
    folders = {path: None for path, content in installed.items() if content is None}
    assert everything_in(home) == {**before, **folders}


def test_without_a_list_undo_of_one_kind_leaves_the_others_to_be_undone(home: Path) -> None:
    for kind in KINDS:
        install(f"--{kind}")
    shutil.rmtree(home / ".local/share/goldenhorn")
    assert install("--kiosk", "--undo") == 0
    assert not list_in(home).parent.exists()
    assert desktop_entry_in(home).exists()
    for kind in KINDS:
        assert install(f"--{kind}", "--undo") == 0
    assert not [path for path, content in everything_in(home).items() if content is not None]


def test_without_a_list_installing_one_kind_finds_the_others_again(home: Path) -> None:
    install("--kiosk")
    list_in(home).unlink()
    install("--desktop")
    assert install("--kiosk", "--undo") == 0
    assert not unit_in(home).exists()


@pytest.mark.parametrize("is_healed", [False, True])
def test_without_a_list_what_somebody_changed_is_left_alone(
    is_healed: bool, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("--desktop")
    entry = desktop_entry_in(home)
    entry.write_text("my own")
    list_in(home).unlink()
    if is_healed:
        assert install("--desktop") == 1
    capsys.readouterr()
    assert install("--desktop", "--undo") == 1
    assert f"somebody else made or changed it: {entry}\n" in capsys.readouterr().out
    assert entry.read_text() == "my own"
    assert not icon_in(home).exists()


def test_without_a_list_undo_removes_what_is_left_of_an_installation(home: Path) -> None:
    install("--kiosk")
    list_in(home).unlink()
    (home / ".config/autostart/golden-horn-kiosk.desktop").unlink()
    assert install("--kiosk", "--undo") == 0
    assert not unit_in(home).exists()


def older_checkout(folder: Path) -> Start:
    """Start the game by a Python elsewhere."""
    python = a_python(folder / "old" / "python")
    return replace(start_from(ROOT), words=(str(python), str(ROOT / "main.py")), python=python)


def a_python(path: Path, found: str = "true") -> Path:
    """Put a program where a Python would be; `found` is what it runs when asked for pygame."""
    path.parent.mkdir(parents=True)
    path.write_text(
        f'#!/bin/sh\n[ "$1" = -c ] && exec {found}\nprintf "%s\\n" "$0" "$@" >"$1.ran"\n'
    )
    path.chmod(0o755)
    return path


def test_what_an_older_checkout_wrote_is_replaced_and_removed(home: Path, tmp_path: Path) -> None:
    before = everything_in(home)
    Installation("retropie", older_checkout(tmp_path), homes_from(os.environ)).install()
    assert "old/python" in (home / "RetroPie/roms/ports/Golden Horn.sh").read_text()
    assert install("--retropie") == 0
    port = home / "RetroPie/roms/ports/Golden Horn.sh"
    assert "old/python" not in port.read_text()
    install("--retropie", "--undo")
    assert everything_in(home) == before


def test_undo_without_an_installation_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    assert install("--kiosk", "--undo") == 0
    assert all(line.startswith("Not there: ") for line in capsys.readouterr().out.splitlines())
    assert everything_in(home) == before


def test_a_damaged_list_of_what_was_written_is_no_obstacle(home: Path) -> None:
    for text in (
        "",
        "[]",
        '{"files": 7, "folders": []}',
        '{"files": {"kiosk": 1}, "folders": [2]}',
        r'{"files": {}, "folders": ["\u0000"]}',
        r'{"files": {}, "folders": ["/a\u0000b"]}',
        r'{"files": {"kiosk": {"/a\u0000b": "c"}}, "folders": []}',
        r'{"files": {"kiosk": {"/\ud800": "c"}}, "folders": []}',
        f'{{"files": {{"kiosk": {{"": "{fingerprint(b"")}"}}}}, "folders": []}}',
        f'{{"files": {{"kiosk": {{"/": "{fingerprint(b"")}"}}}}, "folders": []}}',
    ):
        install("--kiosk")
        install("--desktop")
        list_in(home).write_text(text)
        assert install("--kiosk", "--undo") == 0
        assert not unit_in(home).exists()
        assert install("--desktop", "--undo") == 0  # the others were found again, too
        assert not desktop_entry_in(home).exists()


def test_a_list_may_name_what_no_disk_can_hold(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("--kiosk")
    listed = json.loads(list_in(home).read_text())
    listed["files"]["kiosk"][f"/{'x' * 300}"] = fingerprint(b"my own")
    listed["folders"].append(f"/{'y' * 300}")
    list_in(home).write_text(json.dumps(listed))
    capsys.readouterr()
    install("--kiosk", "--undo")
    assert not unit_in(home).exists()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("words", [(), ("--dry-run",), ("--undo",), ("--undo", "--dry-run")])
def test_a_link_of_somebody_to_a_name_that_is_no_text_is_left_alone(
    home: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    service = unit_in(home)
    service.parent.mkdir(parents=True)
    os.symlink(b"my own \xff", os.fsencode(service))
    assert install("--kiosk", *words) == 1
    assert f"somebody else made or changed it: {service}\n" in capsys.readouterr().out
    assert os.readlink(os.fsencode(service)) == b"my own \xff"


@pytest.mark.parametrize("words", [(), ("--dry-run",)])
def test_undo_with_a_damaged_list_says_that_folders_stay(
    home: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    install("--kiosk")
    install("--kiosk", "--undo")
    assert "Folders stay" not in capsys.readouterr().out
    install("--kiosk")
    list_in(home).write_text("{")
    assert install("--kiosk", "--undo", *words) == 0
    said = "Folders stay, even empty ones: installed.json, which named ours, was damaged.\n"
    assert said in capsys.readouterr().out
    assert unit_in(home).parent.is_dir()


# What is in the way


def problem_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert install(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err


def test_without_a_home_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    assert "HOME is not set" in problem_of(capsys, "--desktop")


def test_without_retropie_it_says_so(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "RetroPie/roms/ports").rmdir()
    assert "There is no RetroPie here" in problem_of(capsys, "--retropie")


def test_when_retropie_is_gone_undo_still_cleans_up_its_list(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("--retropie")
    shutil.rmtree(home / "RetroPie")
    capsys.readouterr()
    assert install("--retropie", "--undo") == 0
    port = home / "RetroPie/roms/ports/Golden Horn.sh"
    removed = [home / PICTURE, game_list_in(home), list_in(home)]
    told = [f"Not there: {port}", *(f"Removed: {path}" for path in removed)]
    assert capsys.readouterr().out.splitlines() == told
    assert everything_in(home) == {}


def test_elsewhere_than_on_linux_it_says_so(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "Only Linux" in problem_of(capsys, "--desktop")
    assert everything_in(home) == before


def test_one_kind_must_be_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--kiosk" in problem_of(capsys)
    assert "exclude each other" in problem_of(capsys, "--kiosk", "--desktop")
    assert home.exists()


def test_where_one_file_cannot_be_written_none_is(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file stands where the folder of the last entry should be: that stops even root."""
    (home / ".config").mkdir()
    (home / ".config" / "autostart").write_text("in the way")
    before = everything_in(home)
    assert "Nothing was installed" in problem_of(capsys, "--kiosk")
    assert everything_in(home) == before


def test_where_one_file_cannot_be_written_older_ones_stay_as_they_were(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The service is written over before it turns out that the autostart entry cannot be."""
    Installation("kiosk", older_checkout(tmp_path), homes_from(os.environ)).install()
    service = home / ".config/systemd/user/golden-horn.service"
    service.chmod(0o700)
    shutil.rmtree(home / ".config" / "autostart")
    (home / ".config" / "autostart").write_text("in the way")
    before = everything_in(home)
    assert "Nothing was installed" in problem_of(capsys, "--kiosk")
    assert everything_in(home) == before
    assert os.access(service, os.X_OK)


def test_a_folder_in_the_place_of_the_list_is_no_crash(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    list_in(home).mkdir(parents=True)
    before = everything_in(home)
    for words in (("--desktop",), ("--desktop", "--dry-run"), ("--desktop", "--undo")):
        assert "it is a folder" in problem_of(capsys, *words)
        assert everything_in(home) == before


def forbid_writing(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Let the system forbid what it would allow to root."""
    access = os.access

    def forbidding(path: Path, mode: int) -> bool:
        return access(path, mode) and not (path in folders and mode & os.W_OK)

    monkeypatch.setattr(os, "access", forbidding)


@pytest.mark.parametrize("words", [("--dry-run",), ()])
def test_a_rehearsal_fails_as_the_deed_would_where_a_folder_cannot_be_written_to(
    home: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    forbid_writing(monkeypatch, home)
    before = everything_in(home)
    icon = icon_in(home)
    said = f"Nothing was installed, since {icon} cannot be written: permission is denied.\n"
    assert problem_of(capsys, "--desktop", *words) == said
    assert everything_in(home) == before


@pytest.mark.parametrize("in_the_way", [".config/autostart", ".config"])
def test_a_rehearsal_fails_as_the_deed_would_where_a_file_is_in_the_way(
    home: Path,
    in_the_way: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (home / in_the_way).parent.mkdir(exist_ok=True)
    (home / in_the_way).write_text("in the way")
    before = everything_in(home)
    rehearsed = problem_of(capsys, "--kiosk", "--dry-run")
    assert problem_of(capsys, "--kiosk") == rehearsed
    monkeypatch.setattr("goldenhorn.app.install.install.obstacle_to", lambda _path: None)
    assert problem_of(capsys, "--kiosk") == rehearsed  # the system itself says the same
    assert everything_in(home) == before


@pytest.mark.parametrize("words", [("--dry-run",), ()])
def test_a_rehearsal_of_undo_fails_as_undo_would_and_both_leave_everything(
    home: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install("--desktop")
    capsys.readouterr()
    entry = desktop_entry_in(home)
    forbid_writing(monkeypatch, entry.parent)
    before = everything_in(home)
    said = f"{entry} cannot be removed: permission is denied.\n"
    assert problem_of(capsys, "--desktop", "--undo", *words) == said
    assert everything_in(home) == before


@pytest.mark.parametrize("words", [("--dry-run",), ()])
def test_a_list_that_cannot_be_written_stops_undo_and_its_rehearsal(
    home: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install("--desktop")
    install("--kiosk")
    capsys.readouterr()
    listed = list_in(home)
    forbid_writing(monkeypatch, listed.parent)
    before = everything_in(home)
    said = f"{listed} cannot be written: permission is denied.\n"
    assert problem_of(capsys, "--desktop", "--undo", *words) == said
    assert everything_in(home) == before


@pytest.mark.parametrize("words", [(), ("--dry-run",)])
def test_a_python_without_pygame_is_not_written_into_an_entry(
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
) -> None:
    python = a_python(tmp_path / "bare" / "python", found="false")
    monkeypatch.setattr(
        "goldenhorn.app.install.start_command.start_from",
        lambda: replace(start_from(ROOT), python=python),
    )
    before = everything_in(home)
    said = problem_of(capsys, "--desktop", *words)
    assert said.startswith(f"{python} has no pygame-ce: make the folder .venv")
    assert everything_in(home) == before
    assert install("--desktop", "--undo") == 0


def test_a_python_that_is_not_there_is_not_written_into_an_entry(home: Path) -> None:
    with pytest.raises(CannotInstall, match="has no pygame-ce"):
        check_start(replace(start_from(ROOT), python=home / "python"))


# What it wrote starts the game


def desktop_entry_in(home: Path) -> Path:
    return home / ".local/share/applications/golden-horn.desktop"


def icon_in(home: Path) -> Path:
    return home / ".local/share/icons/hicolor/scalable/apps/golden-horn.svg"


def list_in(home: Path) -> Path:
    return home / ".local/share/goldenhorn/installed.json"


def game_list_in(home: Path) -> Path:
    return home / ".emulationstation/gamelists/ports" / LIST_FILE


def unit_in(home: Path) -> Path:
    return home / ".config/systemd/user/golden-horn.service"


def command_in(kind: Kind, home: Path) -> list[str]:
    """Read the command as those who start such an entry read it, and after it the shell."""
    if kind == "retropie":
        port = home / "RetroPie/roms/ports/Golden Horn.sh"
        assert os.access(port, os.X_OK)
        line = port.read_text().splitlines()[-1]
        return shlex.split(line.removeprefix("exec "))
    if kind == "desktop":
        text = desktop_entry_in(home).read_text()
        line = text.split("\nExec=")[1].splitlines()[0].replace("\\\\", "\\")
        found = re.findall(r'"((?:[^"\\]|\\.)*)"', line)
        words = [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word in found]
    else:
        text = unit_in(home).read_text()
        line = text.split("\nExecStart=")[1].splitlines()[0]
        found = shlex.split(line.removeprefix("/bin/sh -c "))
        words = [word.replace("%%", "%").replace("$$", "$") for word in found]
    assert line.startswith("/bin/sh -c ")
    assert words[0] == 'exec "$0" "$@"'
    return words[1:]


def test_what_was_written_starts_the_game(home: Path, tmp_path: Path) -> None:
    for kind in KINDS:
        install(f"--{kind}")
    commands = [command_in(kind, home) for kind in KINDS]
    words = commands[0]
    assert words[-1] == str(ROOT / "main.py")
    assert commands[1:] == [[*words, "--fullscreen"]] * 2
    kept = tmp_path / "kept"
    done = subprocess.run(
        [*words, *A_SHORT_GAME, "--data-dir", str(kept)],
        cwd="/",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (kept / "games").is_dir()  # it was played to its end


@pytest.fixture
def awkward(tmp_path: Path) -> Start:
    """A checkout in a folder that nobody should have named so."""
    checkout = tmp_path / "games" / ODD_NAME
    a_python(checkout / ".venv" / "bin" / "python")
    (checkout / "main.py").touch()
    return start_from(checkout)


@pytest.mark.parametrize("kind", KINDS)
def test_awkward_folders_are_quoted_as_each_reader_needs_it(
    kind: Kind, home: Path, awkward: Start
) -> None:
    Installation(kind, awkward, homes_from(os.environ)).install()
    assert command_in(kind, home)[:2] == [*awkward.words]


@pytest.mark.skipif(shutil.which("gio") is None, reason="no GLib here")
def test_a_desktop_starts_the_game_from_an_awkward_folder(home: Path, awkward: Start) -> None:
    Installation("desktop", awkward, homes_from(os.environ)).install()
    ran = Path(f"{awkward.words[1]}.ran")
    subprocess.run(["gio", "launch", desktop_entry_in(home)], check=True, timeout=30)
    for _attempt in range(200):  # gio does not wait for what it has started
        if ran.exists() and ran.read_text():
            break
        time.sleep(0.05)
    assert ran.read_text().splitlines() == [*awkward.words]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no such tool here")
def test_desktop_entries_are_valid(home: Path, awkward: Start) -> None:
    for kind in KINDS:
        Installation(kind, awkward, homes_from(os.environ)).install()
    written = [desktop_entry_in(home), *home.glob(".config/autostart/*.desktop")]
    assert len(written) == 2
    said = subprocess.run(["desktop-file-validate", *written], capture_output=True, text=True)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_service_is_valid(home: Path, tmp_path: Path, awkward: Start) -> None:
    Installation("kiosk", awkward, homes_from(os.environ)).install()
    said = subprocess.run(
        ["systemd-analyze", "--user", "verify", unit_in(home)],
        env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_a_shell_reads_back_what_is_quoted_for_it() -> None:
    """Within double quotes a desktop entry escapes like a shell, after undoing its own escapes."""
    word = desktop_word(ODD_NAME).replace("\\\\", "\\").replace("%%", "%")
    read = subprocess.run(["sh", "-c", f"printf %s {word}"], capture_output=True, text=True)
    assert read.stdout == ODD_NAME
    assert unit_word("plain") == '"plain"'


def test_the_service_is_wanted_at_log_in(home: Path) -> None:
    install("--kiosk")
    units = home / ".config/systemd/user"
    link = units / "default.target.wants" / "golden-horn.service"
    assert link.resolve() == (units / "golden-horn.service").resolve()
    autostart = (home / ".config/autostart/golden-horn-kiosk.desktop").read_text()
    assert "systemctl --user start golden-horn.service" in autostart


# From where it runs


def test_each_way_to_have_the_game_is_started_by_a_command_of_its_own(tmp_path: Path) -> None:
    """A wheel is told from a checkout by main.py; the others bring their pygame along."""
    wheel = start_from(tmp_path, "/venv/bin/python")
    assert wheel.words == ("/venv/bin/python", "-P", "-m", "goldenhorn")
    assert wheel.python == Path("/venv/bin/python")
    package = start_from(DEBIAN_FOLDER, "/usr/bin/python3")
    assert (package.words, package.python) == ((DEBIAN_COMMAND,), None)
    bundle = start_from(tmp_path, "/games/golden-horn/golden-horn", is_bundled=True)
    assert (bundle.words, bundle.python) == (("/games/golden-horn/golden-horn",), None)
    check_start(bundle)


def test_a_wheel_is_started_wherever_its_entry_is_opened(home: Path, tmp_path: Path) -> None:
    """Also where something else is called like the game."""
    (tmp_path / "goldenhorn.py").write_text("raise SystemExit(7)")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(home)}
    words = start_from(tmp_path).words
    done = subprocess.run(
        [*words, "--version"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, f"Golden Horn {__version__}\n")

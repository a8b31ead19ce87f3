"""The game as people start it: real processes, with everything that can be missing or broken."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.storage.settings import Settings
from goldenhorn.storage.settings import save as save_settings

MAIN = Path(__file__).parent.parent.parent / "main.py"
LONGEST = 120
"""Seconds; far more than any of these needs."""


def environment(**changes: str | None) -> dict[str, str]:
    variables = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    variables["PYTHONWARNINGS"] = "default"  # so that a warning is seen as something on stderr
    for name, value in changes.items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = value
    return variables


def run(
    *arguments: str, folder: Path | str, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(MAIN), *arguments, "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env=variables or environment(),
        check=False,
    )


def plays_through(
    folder: Path | str,
    *options: str,
    variables: dict[str, str] | None = None,
    said: tuple[str, ...] = (),
) -> None:
    """Play a whole game that nobody watches; some of the sentences it leaves are `said`."""
    seats = () if "--seats" in options else ("--seats", "easy,medium")
    result = run(
        *(*seats, "--quit-at-end", "--speed", "instant", "--seed", "3", "--windowed"),
        *("--language", "en", *options),
        folder=folder,
        variables=variables,
    )
    lines = result.stderr.splitlines()
    assert (result.returncode, result.stdout, bool(lines)) == (0, "", bool(said)), lines
    assert len(set(lines)) == len(lines), "nothing is said twice"
    assert set(said) <= set(lines)


AS_DRAWN = ("--size", "1280x720")
"""Without this, windows here are smaller than the picture, which takes a third of a game's time."""

# Each process takes seconds, so that what is broken below is tried with other options each time.
FOUR = ("--seats", "easy,random,easy,medium", *AS_DRAWN)
SMALL = ("--expansion", "--size", "800x480")
THREE = ("--seats", "easy,easy,easy", *AS_DRAWN)
ALL_RULES = (*THREE, "--rules", "H1,H2,H3,H4,H5,H6")
LACKS = (
    "No sound device was found, so the game is played in silence.",
    "The font Cinzel is missing; another is used.",
    "The font Atkinson Hyperlegible is missing; another is used.",
)
"""What is said of a machine without loudspeakers and fonts."""
NO_FOLDER = (
    "The data folder cannot be made, so nothing is kept: there is something else of that name."
)


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "easy"),
        ("--seats", "easy,nobody"),
        ("--seats", "easy,easy,easy,easy,easy"),
        ("--seats", "easy,easy", "--names", "A,B,C"),
        ("--seats", "easy,easy", "--rules", "H9"),
        ("--seats", "easy,easy", "--seed", "-1"),
        ("--seats", "easy,easy", "--continue"),
        ("--size", "10x10"),
        ("--language", "tlh"),
        ("--speed", "warp"),
        ("sail",),
    ],
)
def test_options_that_cannot_be_are_answered_with_a_sentence(
    tmp_path: Path,
    options: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("goldenhorn.app.start.open_startup_window", never_to_be_called)
    with pytest.raises(SystemExit) as ended:  # so main.py and the reader of options leave
        sys.exit(command_line.run([*options, "--data-dir", str(tmp_path)]))
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    assert len(said.err.strip().splitlines()[-1]) > 10


def never_to_be_called(_options: object) -> None:
    raise AssertionError("the game has begun")


def test_a_refusal_ends_the_process_in_order(tmp_path: Path) -> None:
    result = run("--seats", "easy,nobody", folder=tmp_path)
    assert result.returncode == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()[-1]) > 10


def test_no_screen_is_told_in_one_sentence(tmp_path: Path) -> None:
    nowhere = environment(
        SDL_VIDEODRIVER=None, SDL_VIDEO_DRIVER=None, DISPLAY=None, WAYLAND_DISPLAY=None
    )
    nowhere["XDG_RUNTIME_DIR"] = str(tmp_path)
    if Path("/dev/dri").exists():
        pytest.skip("this machine can show pictures without a desktop")
    result = run(folder=tmp_path, variables=nowhere)
    assert result.returncode == 2
    assert result.stderr.strip().count("\n") == 0
    assert result.stderr.strip().endswith(".")


def test_a_data_folder_that_is_a_file_is_no_reason_to_stop(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("I am here.")
    plays_through(file, *SMALL, said=(NO_FOLDER,))
    assert file.read_text() == "I am here."


def test_neither_a_read_only_data_folder_nor_missing_fonts_and_loudspeakers_are_a_reason_to_stop(
    tmp_path: Path,
) -> None:
    folder, hidden = tmp_path / "data", tmp_path / "hidden"
    folder.mkdir()
    folder.chmod(0o500)  # where systems have such rights
    (hidden / "fontpkg").mkdir(parents=True)
    (hidden / "fontpkg" / "__init__.py").write_text("raise ImportError('hidden')")
    broken = environment(PYTHONPATH=str(hidden), SDL_AUDIODRIVER="nonsense")
    try:
        plays_through(folder, *FOUR, variables=broken, said=LACKS)
    finally:
        folder.chmod(0o700)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux can play a full disk")
def test_a_full_disk_is_no_reason_to_stop(tmp_path: Path) -> None:
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0));"
        "from goldenhorn.app.command_line import run; sys.exit(run(sys.argv[1:]))"
    )
    options = ("--seats", "easy,easy", "--quit-at-end", "--speed", "instant", "--seed", "3")
    result = subprocess.run(
        [sys.executable, "-c", code, *options, *AS_DRAWN, "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env=environment(PYTHONDONTWRITEBYTECODE="1"),
        cwd=MAIN.parent,
        check=False,
    )
    said = result.stderr.splitlines()
    assert (result.returncode, len(said)) == (0, 3)
    assert all(line.endswith("it is too large.") for line in said)


def test_damaged_settings_are_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{ this is no JSON")
    aside = "The settings could not be read and are kept as settings.json.damaged-1"
    plays_through(tmp_path, *ALL_RULES, said=(f"{aside}; now they are as at first.",))
    assert (tmp_path / "settings.json.damaged-1").read_text() == "{ this is no JSON"


def test_a_newer_version_beside_this_one_loses_nothing(tmp_path: Path) -> None:
    """What it has kept is renamed and told, a sentence each; it can be named back for it."""
    newer = {
        "settings.json": '{"version": 99, "sails": "silk"}',
        "autosave.json": '{"format": "golden-horn", "version": 99}',
        "fame.json": '{"format": "golden-horn-fame", "version": 99, "results": []}',
    }
    for name, text in newer.items():
        (tmp_path / name).write_text(text)
    plays_through(
        tmp_path,
        *AS_DRAWN,
        said=(
            "The settings are of a newer game and are kept as settings.json.newer-1; "
            "here they are as at first.",
            "The saved game is of a newer Golden Horn and is kept as autosave.json.newer-1.",
            "The hall of fame is of a newer Golden Horn and is kept as fame.json.newer-1.",
        ),
    )
    assert {name: (tmp_path / f"{name}.newer-1").read_text() for name in newer} == newer


def started(folder: Path, *options: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, str(MAIN), *options, "--data-dir", str(folder)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_for(path: Path) -> None:
    ends = time.monotonic() + LONGEST
    while not path.exists():
        assert time.monotonic() < ends, f"{path.name} was never written"
        time.sleep(0.05)


@pytest.mark.skipif(os.name != "posix", reason="other systems end processes otherwise")
def test_a_game_that_is_ended_from_outside_is_saved_and_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "autosave.json"
    game = started(tmp_path, "--seats", "easy,easy", "--speed", "calm", "--seed", "3")
    wait_for(save)
    game.send_signal(signal.SIGTERM)
    out, err = game.communicate(timeout=LONGEST)
    assert (game.returncode, out, err) == (0, b"", b"")
    assert save.exists()
    options = ("--quit-at-end", "--speed", "instant", "--windowed")
    result = run("--continue", *options, folder=tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert not save.exists(), "a finished game must not be offered again"
    assert (tmp_path / "fame.json").exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems end processes otherwise")
def test_nothing_to_continue_leads_to_the_title(tmp_path: Path) -> None:
    save_settings(Settings(narration=True), tmp_path)
    game = started(tmp_path, "--continue", "--language", "en")
    told = tmp_path / "narration.txt"
    wait_for(told)
    assert game.poll() is None
    game.send_signal(signal.SIGTERM)
    out, err = game.communicate(timeout=LONGEST)
    assert (game.returncode, out) == (0, b"")
    sentence = "There is no saved game to continue."
    assert sentence in told.read_text(encoding="utf-8")
    assert err.decode().strip() in (sentence, ""), "it may not have been on the screen yet"

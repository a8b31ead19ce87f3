"""`main.py bench` leaves alone what people keep, and measures the start as people start."""

import json
import os
import sys
from functools import partial
from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.engine.config import Config
from goldenhorn.storage.settings import Settings, data_folder, load, save
from goldenhorn.tools import bench, bench_frames, bench_start
from goldenhorn.tools.scenarios import menus
from tests.session.test_game import game_after

SHORTER = (("show(400)", "show(20)"), ("while not isinstance(app.scene, Scoring):", "for _ in '':"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which somebody has played, and nothing that would lead elsewhere."""
    if sys.platform != "linux":
        pytest.skip("other systems keep homes elsewhere")
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    folder, _note = data_folder()
    assert folder is not None
    assert folder.is_relative_to(tmp_path)
    (folder / "autosave.json").write_text(game_after(1, 40).snapshot().to_text(), encoding="utf-8")
    assert save(Settings(language="de", text_size=200, high_contrast=True), folder) is None
    return tmp_path


def everything_in(home: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def bench_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SLICES", "STEPS_PER_SLICE", "PLIES_PER_SLICE", "BOT_GAMES"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "TABLES", {"2 players": Config(2)})
    monkeypatch.setattr(bench, "CHARACTERS", CHARACTERS[:1])
    one_scenario = partial(bench_frames.bench_frames, (menus.switching_off,))
    monkeypatch.setattr(bench_frames, "bench_frames", one_scenario)
    monkeypatch.setattr(bench_start, "STARTS", 1)
    for name in ("MEMORY", "MEMORY_OF_A_GAME"):
        program = getattr(bench_start, name)
        for long, short in SHORTER:
            program = program.replace(long, short)
        monkeypatch.setattr(bench_start, name, program)


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("what", ["engine", "bots", "frames", "start"])
def test_no_bench_touches_what_is_kept_at_home(
    what: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything_in(home)
    bench_quickly(monkeypatch)
    command_line.run(["bench", what, "--json"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert rows
    assert everything_in(home) == before


@pytest.mark.usefixtures("home")
def test_the_start_is_measured_with_default_settings() -> None:
    program = bench_start.OPENING + "print(opened.settings.text_size)"
    assert bench_start.said_by(program) == [Settings().text_size]
    folder, _note = data_folder()
    assert load(folder)[0].text_size == 200


def test_the_start_is_measured_from_before_the_command_line_is_read() -> None:
    program = bench_start.OPENING.replace(
        "begin = process_time()", "begin = process_time()\nbefore = set(sys.modules)"
    )
    told = program + "print(int('goldenhorn' in before or 'argparse' in before))"
    assert bench_start.said_by(told) == [0]


def test_the_least_times_of_both_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {bench_start.BASELINE: iter([9.0, 1.0, 9.0]), bench_start.FIRST_FRAME: iter([2, 9, 9])}
    game = {bench_start.MEMORY_OF_A_GAME: [128.0, 97.0]}
    monkeypatch.setattr(bench_start, "STARTS", 3)
    monkeypatch.setattr(
        bench_start,
        "said_by",
        lambda program: game.get(program) or [next(times.get(program, iter([8])))],
    )
    rows = {row.name: row for row in bench_start.bench_start()}
    ratio = rows["start to first frame, ratio"]
    assert ratio.value == 2
    assert ratio.ok


def test_the_first_frame_waits_for_no_rules() -> None:
    """What the rules need is imported behind the first picture."""
    program = (
        bench_start.OPENING + "print(sum(name.endswith('engine.pieces') for name in sys.modules))"
    )
    assert bench_start.said_by(program) == [0]

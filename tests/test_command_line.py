"""main.py: every command runs, also without pygame, and bad words get one sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from goldenhorn import bench, command_line
from goldenhorn.report import BenchRow, bench_report

ROOT = Path(__file__).parent.parent

WITHOUT_PYGAME = (
    "import sys; sys.modules['pygame'] = None; sys.argv = ['main.py', *sys.argv[1:]];"
    "import runpy; runpy.run_path('main.py', run_name='__main__')"
)


def run_without_pygame(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME, *words],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def test_protocol_runs_without_pygame() -> None:
    done = run_without_pygame("protocol", stdin='{"cmd":"new","players":2,"seed":1}\nx\n')
    assert done.returncode == 0
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False]
    assert done.stderr == ""


def test_simulate_runs_without_pygame() -> None:
    done = run_without_pygame("simulate", "--games", "3", "--expansion", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr == ""


def test_play_runs_in_a_terminal_without_pygame() -> None:
    done = run_without_pygame("--seed", "4", "--seats", "human,random", stdin="1\nq\n")
    assert done.returncode == 0
    assert "Your hand" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--seats", "random"],
        ["simulate", "--seats", "random,hal"],
        ["simulate", "--seats", ""],
        ["simulate", "--rules", "H9"],
        ["simulate", "--rules", "H4"],
        ["--seats", "human,hal"],
        ["--seats", "human,random,random,random,random"],
        ["play", "--rules", "x"],
    ],
)
def test_impossible_wishes_get_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seed", "x"],
        ["bench"],
        ["bench", "nothing"],
        ["--fly"],
    ],
)
def test_unknown_words_are_explained(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command_line.run(words)
    assert caught.value.code == 2
    assert "main.py" in capsys.readouterr().err


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.run(["simulate", "--games", "2", "--rules", "H1,H3"]) == 0
    assert "95 % interval" in capsys.readouterr().out


def test_bench_engine_measures_every_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "STEPS_PER_SLICE", 100)
    monkeypatch.setattr(bench, "PLIES_PER_SLICE", 20)
    command_line.run(["bench", "engine", "--json"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["name"] for row in rows][:4] == [
        f"actions per second, {name}" for name in bench.TABLES
    ]
    assert all(row["value"] > 0 for row in rows)


def test_a_missed_budget_shows_in_table_json_and_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        BenchRow("plain", 12345.0),
        BenchRow("cost", 2.0, 3.0),
        BenchRow("speed", 2.0, 3.0, at_least=True),
    ]
    assert json.loads(bench_report(rows, as_json=True)) == {
        "rows": [
            {"name": "plain", "value": 12345.0},
            {"name": "cost", "value": 2.0, "budget": 3.0, "ok": True},
            {"name": "speed", "value": 2.0, "budget": 3.0, "ok": False},
        ]
    }
    assert "MISSED" in bench_report(rows, as_json=False)
    monkeypatch.setattr(bench, "bench_engine", lambda: rows)
    assert command_line.run(["bench", "engine"]) == 1
    monkeypatch.setattr(bench, "bench_engine", lambda: rows[:2])
    assert command_line.run(["bench", "engine"]) == 0
    capsys.readouterr()

"""main.py: every command runs, also without pygame, and bad words get one sentence."""

import json
import os
import re
import subprocess
import sys
import types
from pathlib import Path

import pytest

from goldenhorn.app import command_line
from goldenhorn.app.command_options import COMMANDS
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.report import BenchRow, bench_report
from goldenhorn.engine.config import Config
from goldenhorn.tools import bench

ROOT = Path(__file__).parent.parent.parent

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
    done = run_without_pygame("terminal", "--seed", "4", "--seats", "human,random", stdin="1\nq\n")
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
        ["--seats", "human,easy", "--names", "Ann\x1b[31m,Ben"],
        ["--data-dir", ""],
        ["screenshots", ""],
        ["screenshots", "main.py"],
        ["simulate", "--rules", "a\nb" * 99],
        ["simulate", "--seats", "hard[card=1"],
        ["simulate", "--seats", "hard[cart=1]"],
        ["simulate", "--seats", "hard[card=x],hard"],
        ["simulate", "--seats", "random[card=1],hard"],
        ["dance"],
        ["simulat", "--games", "3"],
    ],
)
def test_impossible_options_get_one_sentence(
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
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seed", "x"],
        ["bench", "nothing"],
        ["--fly"],
    ],
)
def test_unknown_words_are_explained(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.run(words) == 2
    said = capsys.readouterr().err
    assert "main.py" in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["--seats", "human,easy", "--seed", "x"], "--seed"),
        (["--speed", "warp"], "--speed"),
        (["--sede", "7"], None),
        (["replay", "game.json", "--speed", "warp"], "--speed"),
        (["replay"], "FILE"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--jobs", "many"], "--jobs"),
        (["terminal", "--seed", "x"], "--seed"),
        (["bench", "nothing"], "frames"),
        (["screenshots", "pictures", "--text-size", "7"], "--text-size"),
        (["install", "--desktop", "--fly"], None),
    ],
)
def test_the_help_that_a_complaint_names_tells_of_what_it_complains_about(
    words: list[str], option: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.run(words) == 2
    said = capsys.readouterr().err
    advised = re.search(r"main\.py (\w+) --help", said)
    assert advised is not None, said
    with pytest.raises(SystemExit):
        command_line.run([advised[1], "--help"])
    told = capsys.readouterr().out
    assert advised[1] == (words[0] if words[0] in COMMANDS else "play")
    assert option is None or option in told


def test_the_help_of_everything_names_all_commands_and_where_options_of_play_are_listed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        command_line.run(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert all(f" {command} " in told for command in COMMANDS)
    assert "main.py play --help lists its options" in told
    assert "Only play and replay need a screen." in told


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "human,hal"],
        ["--seats", "human"],
        ["--seats", "human,easy", "--names", "A,B,C"],
        ["--seats", "human,easy", "--rules", "H9"],
        ["--seats", "human,easy", "--seed", "-1"],
        ["--seats", "human,easy", "--continue"],
        ["play", "--rules", "x"],
        ["--data-dir", ""],
        ["--size", "10x10"],
        ["--size", "large"],
        ["--fly"],
        ["--speed", "warp"],
        ["replay"],
        ["dance"],
    ],
)
def test_players_are_answered_in_their_language(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for code in ("en", "de", "fr", "cs"):
        assert command_line.run([*words, "--language", code]) == 2
        told.append(capsys.readouterr().err)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("seed", ["-1", "18446744073709551616"])
@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "human,easy", "--language", "en"],
        ["terminal", "--seats", "human,easy"],
        ["simulate", "--games", "1"],
    ],
)
def test_a_number_that_is_no_seed_is_refused_by_everything_that_begins_games(
    words: list[str], seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.run([*words, "--seed", seed]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "A seed is a whole number from 0 to 18446744073709551615.\n"


def test_the_largest_seed_begins_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "1", "--seed", "18446744073709551615"]
    assert command_line.run(words) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("words", [[], ["replay", "game.json"]])
def test_a_data_folder_without_a_name_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.run([*words, "--language", "en", "--data-dir", ""]) == 2
    assert capsys.readouterr().err == "--data-dir wants the name of a folder.\n"


@pytest.mark.parametrize("name", ["main.py/below a file", "/proc/x", "a\0b", "n" * 300])
def test_a_folder_for_pictures_that_cannot_be_made_is_named(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if name.startswith("/proc") and not os.path.exists("/proc"):
        pytest.skip("only Linux has a folder in which nothing can be made")
    assert command_line.run(["screenshots", name]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"The folder {name} cannot be made: ")


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.run(["simulate", "--games", "2", "--rules", "H1,H3"]) == 0
    assert "95 % interval" in capsys.readouterr().out


class SlowBoard:
    """A chess board with one move, forty times slower than any step of ours."""

    @property
    def legal_moves(self) -> list[str]:
        return ["e4"] if sum(range(20_000)) else []

    def push(self, move: str) -> None:
        assert move == "e4"


def short_bench(monkeypatch: pytest.MonkeyPatch, board: type) -> list[BenchRow]:
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "STEPS_PER_SLICE", 300)
    monkeypatch.setattr(bench, "PLIES_PER_SLICE", 200)
    monkeypatch.setitem(sys.modules, "chess", types.SimpleNamespace(Board=board))
    return bench.bench_engine()


def test_bench_engine_measures_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = short_bench(monkeypatch, SlowBoard)
    assert [row.name for row in rows] == [
        *(f"actions per second, {name}" for name in bench.TABLES),
        "plies per second, python-chess",
        *(f"times python-chess, {name}" for name in bench.TABLES),
    ]
    for speed, ratio in zip(rows[:4], rows[5:], strict=True):
        assert ratio.value == pytest.approx(speed.value / rows[4].value)
        assert ratio.value > bench.ENGINE_BUDGET
        assert ratio.ok


def test_bench_engine_misses_its_budget_beside_something_quick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class QuickBoard(SlowBoard):
        legal_moves = ("e4",)  # type: ignore[assignment]

    assert not any(row.ok for row in short_bench(monkeypatch, QuickBoard)[5:])


def test_bench_engine_runs_without_chess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "STEPS_PER_SLICE", 100)
    rows = bench.bench_engine()
    assert len(rows) == 4
    assert all(row.value > 0 and row.ok for row in rows)


def test_bench_bots_measures_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLES", {"2 players": Config(2)})
    monkeypatch.setattr(bench, "BOT_GAMES", 1)
    monkeypatch.setattr(bench, "CHARACTERS", CHARACTERS[:2])
    rows = bench.bench_bots()
    assert len(rows) == 1 + 2 * 5
    assert all(row.value > 0 for row in rows)
    assert [row.budget for row in rows if row.budget] == [0.01, 0.01]


def test_bench_alone_measures_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def rows(what: str) -> list[BenchRow]:
        return [BenchRow(f"something of {what}", 1.0, 2.0)]

    for module, names in {
        "bench": ("engine", "bots"),
        "bench_frames": ("frames",),
        "bench_start": ("start",),
    }.items():
        for name in names:
            bench = f"goldenhorn.tools.{module}.bench_{name}"
            monkeypatch.setattr(bench, lambda name=name: rows(name))
    assert command_line.run(["bench", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["rows"]
    assert [row["name"].split()[-1] for row in told] == ["frames", "start", "bots", "engine"]


@pytest.mark.parametrize("words", [["bench"], ["bench", "start"]])
def test_a_folder_with_its_own_python_says_what_it_cannot_measure(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("goldenhorn.app.commands.IS_BUNDLED", True)
    assert command_line.run(words) == 2
    said = capsys.readouterr().err
    assert said == "There is no Python here that the start could be measured with.\n"


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


def test_every_answer_of_the_protocol_is_flushed_at_once() -> None:
    process = subprocess.Popen(
        [sys.executable, "main.py", "protocol"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for line in (b'{"cmd":"new","players":2,"seed":1}\n', b'{"cmd":"state"}\n'):
            process.stdin.write(line)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]  # would wait for ever
        process.stdin.write(b'{"cmd":"quit"}\n')
        process.stdin.flush()
        assert process.wait(timeout=30) == 0


@pytest.mark.skipif(os.name != "posix", reason="shell redirections of a Unix")
@pytest.mark.parametrize(
    ("redirected", "status", "said"),
    [
        ("protocol <&-", 2, "needs a standard input"),
        ("protocol >&-", 2, "needs a standard input"),
        ("terminal <&-", 2, "needs a terminal"),
        ("simulate --games 1 | true", 0, ""),
        ("simulate --games 1 > /dev/full", 1, "the disk is full"),
        ("terminal --seats human,random < /dev/null > /dev/null", 0, ""),
    ],
)
def test_lost_inputs_and_outputs_get_one_sentence(redirected: str, status: int, said: str) -> None:
    if "/dev/full" in redirected and not os.path.exists("/dev/full"):
        status, said, redirected = 0, "", "simulate --games 1 > /dev/null"
    done = subprocess.run(
        ["bash", "-c", f'set -o pipefail; "$0" main.py {redirected}', sys.executable],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == status
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 1


def test_an_old_terminal_shows_what_it_can() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "terminal", "--seats", "human,random", "--expansion"],
        cwd=ROOT,
        input="1\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert "Zara 2?3" in done.stdout

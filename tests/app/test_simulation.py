"""Whole games without a window, and the tables they give."""

import gc
import json
import sys

import pytest

from goldenhorn.app import simulation
from goldenhorn.app.simulation import (
    Contest,
    entrants_from,
    play_game,
    progress_bar,
    simulate,
    tally_to_json,
    tally_to_table,
)
from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.state import State
from tests.table import Table


def contest(players: int = 2, games: int = 12, **options: object) -> Contest:
    config = Config(players, **options)  # type: ignore[arg-type]
    return Contest(("random",) * players, config, games, seed=3)


def test_a_contest_counts_every_game() -> None:
    tally = simulate(contest(3, expansion=True))
    assert sum(entrant.wins for entrant in tally.entrants) == pytest.approx(12)
    assert sum(tally.endings.values()) == 12
    assert all(len(entrant.points) == 12 for entrant in tally.entrants)
    assert all(rounds.is_integer() for rounds in tally.rounds)


def test_a_contest_is_the_same_every_time() -> None:
    assert tally_to_json(simulate(contest())) == tally_to_json(simulate(contest()))


def test_one_game_of_a_contest_can_be_played_alone() -> None:
    whole = simulate(contest(games=4))
    alone = simulate(Contest(("random", "random"), Config(2), 1, seed=3))
    assert whole.rounds[0] == alone.rounds[0]


def test_json_and_table() -> None:
    tally = simulate(contest(4, rules=frozenset({"H3"})))
    told = json.loads(tally_to_json(tally))
    assert told["games"] == 12
    assert told["rules"] == ["H3"]
    assert [seat["name"] for seat in told["seats"]] == ["random"] * 4
    for seat in told["seats"]:
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1
    text = tally_to_table(tally)
    assert "95 % interval" in text
    assert "12 games" in text
    assert "how games ended" in text


def test_progress_is_reported_game_by_game() -> None:
    done: list[int] = []
    simulate(contest(games=5), done.append)
    assert done == [1, 2, 3, 4, 5]


def test_unknown_names_are_refused() -> None:
    assert entrants_from("random,hard") == ("random", "hard")
    with pytest.raises(ValueError, match="no bot called 'hal'"):
        entrants_from("random,hal")


def test_games_leave_nothing_in_memory() -> None:
    def states() -> int:
        gc.collect()
        return sum(isinstance(thing, State) for thing in gc.get_objects())

    before = states()
    play_game(Config(4, expansion=True), 5, [RandomBot(seat) for seat in range(4)])
    assert states() == before


def test_entrants_move_one_seat_on_with_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entrant 0 always sits where the table's rigged winner sits only every third game."""
    seats: list[tuple[str, ...]] = []
    table = Table(players=3)
    table.change(phase="over", end_cause=EndCause.ANNOUNCED, turn=30)
    table.warehouse(1, red=5)
    table.warehouse(2, red=2)

    def rigged(_: Config, __: int, bots: list[str]) -> State:
        seats.append(tuple(bots))
        return table.state

    monkeypatch.setattr(simulation, "play_game", rigged)
    monkeypatch.setattr(simulation, "maker", lambda name: lambda _: name)
    tally = simulate(Contest(("a", "b", "c"), Config(3), 3, seed=1))
    assert seats == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert [entrant.points for entrant in tally.entrants] == [[0, 5, 2], [5, 2, 0], [2, 0, 5]]
    assert [entrant.wins for entrant in tally.entrants] == [1, 1, 1]
    assert tally.rounds == [10, 10, 10]


def test_a_shared_victory_counts_as_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(players=3)
    table.change(phase="over", end_cause=EndCause.QUIET, turn=31)
    table.warehouse(0, red=4)
    table.warehouse(2, blue=4)
    monkeypatch.setattr(simulation, "play_game", lambda *_: table.state)
    tally = simulate(Contest(("random",) * 3, Config(3), 1, seed=1))
    assert [entrant.wins for entrant in tally.entrants] == [0.5, 0, 0.5]
    assert tally.endings == {"quiet": 1}
    told = json.loads(tally_to_json(tally))
    assert told["rounds"]["most"] == 10.3333


def test_two_processes_give_the_same_as_one() -> None:
    assert tally_to_json(simulate(contest(), jobs=2)) == tally_to_json(simulate(contest()))


def test_the_progress_bar_is_drawn_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    progress_bar(4)(2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress_bar(4)(2)
    assert "█" * 20 + "░" * 20 + " 2/4" in capsys.readouterr().err

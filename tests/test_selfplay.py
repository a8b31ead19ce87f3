"""Whole games without a window, and the tables they give."""

import gc
import json

import pytest

from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.state import State
from goldenhorn.selfplay import (
    Contest,
    entrants_from,
    play_game,
    simulate,
    tally_to_json,
    tally_to_table,
)


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
    assert list(entrants_from("random,random")) == ["random", "random"]
    with pytest.raises(ValueError, match="no bot called 'hal'"):
        list(entrants_from("random,hal"))


def test_games_leave_nothing_in_memory() -> None:
    def states() -> int:
        gc.collect()
        return sum(isinstance(thing, State) for thing in gc.get_objects())

    before = states()
    play_game(Config(4, expansion=True), 5, [RandomBot(seat) for seat in range(4)])
    assert states() == before

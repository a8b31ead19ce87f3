"""Finished games are remembered, whatever happens to the disk or the power."""

import errno
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goldenhorn.common import language
from goldenhorn.common.files import MOST_KEPT_ASIDE
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.strict import BadWords
from goldenhorn.session.game import Game, Seat, game_from_text
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage import fame as fame_file
from goldenhorn.storage.fame import GENERATIONS, RECORDS, Fame
from goldenhorn.storage.results import _seal, results_from_text, results_to_text
from tests.finished_games import fame_with, finished, made_up, result
from tests.kills import LONGEST_PAUSE
from tests.session.test_game import assert_same

ROOT = Path(__file__).parent.parent.parent


def entered(folder: Path, *numbers: int) -> Fame:
    fame = Fame(folder)
    for number in numbers:
        assert fame.add(finished(number), f"day {number}") is None
    return fame


def dates(fame: Fame) -> list[str]:
    return [each.date for each in fame.results()]


# --- What is remembered -------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_a_finished_game_is_told_in_short_and_kept_as_a_whole(tmp_path: Path, number: int) -> None:
    game = finished(number)
    assert Fame(tmp_path).add(game, "16 November 2026") is None
    fame = Fame(tmp_path)
    [told] = fame.results()
    assert fame.problem() is None
    assert told.date == "16 November 2026"
    assert told.names == game.names
    assert tuple(player.points for player in told.players) == scores(game.state)
    assert [(p.crest, p.who) for p in told.players] == [
        (s.crest, s.current_controller) for s in game.seats
    ]
    assert told.winners == winners(game.state)
    assert told.expansion == game.match.config.expansion
    assert set(told.rules) == game.match.config.rules
    assert (told.rounds - 1) * len(game.seats) < game.state.turn <= told.rounds * len(game.seats)
    text, note = fame.record(told.record)
    assert note is None
    assert text is not None
    assert_same(game_from_text(text)[0], game)


def test_games_stand_in_the_order_they_were_entered_and_none_twice(tmp_path: Path) -> None:
    fame = entered(tmp_path, 3, 1, 2)
    assert fame.add(finished(1), "another day") is None
    assert Fame(tmp_path).add(finished(2), "another day") is None
    assert dates(fame) == ["day 3", "day 1", "day 2"]
    assert len(os.listdir(tmp_path / RECORDS)) == 3


def test_two_doors_to_the_same_folder_lose_nothing(tmp_path: Path) -> None:
    one, other = Fame(tmp_path), Fame(tmp_path)
    for number in range(4):
        assert (one if number % 2 else other).add(finished(number), str(number)) is None
    assert dates(one) == dates(other) == ["0", "1", "2", "3"]
    assert len({each.record for each in one.results()}) == 4


def test_a_game_that_is_not_over_is_not_entered(tmp_path: Path) -> None:
    whole = finished(1)
    game = Game(whole.match, whole.seats)
    unfinished = Game.from_json(type(whole.match)(whole.match.config, 1), game.to_json())
    assert Fame(tmp_path).add(unfinished, "") is None
    assert Fame(tmp_path).results() == ()


def test_who_typed_no_name_has_one_in_the_language_of_now(tmp_path: Path) -> None:
    whole = finished(1)
    seats = [
        Seat(seat.fleet, "", seat.original_controller, seat.current_controller)
        for seat in whole.seats
    ]
    Fame(tmp_path).add(Game(whole.match, seats), "")
    [told] = Fame(tmp_path).results()
    english = told.names
    language.use("xx")
    try:
        assert told.names != english
    finally:
        language.use("en")


def test_only_the_newest_games_are_kept_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fame_file, "MOST_RECORDS", 3)
    fame = entered(tmp_path, 0, 1, 2, 3, 4)
    assert len(fame.results()) == 5
    assert [fame.has_record(each.record) for each in fame.results()] == [False] * 2 + [True] * 3
    assert fame.record(fame.results()[0].record) == (
        None,
        "This game is no longer there as a whole.",
    )


# --- What is told from it -----------------------------------------------------------------------


def test_the_best_are_people_and_equal_points_share_a_place(tmp_path: Path) -> None:
    fame = fame_with(
        tmp_path,
        result(1, ("Anna", HUMAN, 20), ("", "hard", 31)),
        result(2, ("Ben", HUMAN, 24), ("Eva", HUMAN, 20)),
        result(3, ("Anna", HUMAN, 25), ("", "easy", 9), ("", "expert", 24)),
        result(4, ("Eva", HUMAN, 12), ("", "easy", 9)),
        result(5, ("Eva", HUMAN, 40), ("", "easy", 9), expansion=True),
    )
    two = fame.best(2, expansion=False)
    assert [(each.place, each.name, each.player.points) for each in two] == [
        (1, "Ben", 24),
        (2, "Anna", 20),
        (2, "Eva", 20),
        (4, "Eva", 12),
    ]
    assert [each.name for each in fame.best(2, count=2)] == ["Eva", "Ben"]
    [three] = fame.best(3)
    assert three.result.bots_beaten_by(three.seat) == ("expert", "easy")
    assert fame.best(4) == ()


def test_wins_are_counted_by_name_and_against_each_level(tmp_path: Path) -> None:
    fame = fame_with(
        tmp_path,
        result(1, ("Anna", HUMAN, 20), ("", "hard", 31), ("", "easy", 12)),
        result(2, ("Ben", HUMAN, 24), ("Anna", HUMAN, 24)),
        result(3, ("ANNA", HUMAN, 25), ("", "hard", 9)),
        result(4, ("", "hard", 25), ("", "easy", 9)),
    )
    anna, ben = fame.win_rates()
    assert (anna.name, anna.overall.wins, anna.overall.games) == ("ANNA", 2, 3)
    assert (ben.name, ben.overall.wins, ben.overall.games) == ("Ben", 1, 1)
    assert {level: (each.wins, each.games) for level, each in anna.against.items()} == {
        "hard": (1, 2),
        "easy": (1, 1),
    }
    assert ben.against == {}
    assert anna.points == [20, 24, 25]


def test_a_bot_that_took_over_plays_for_itself(tmp_path: Path) -> None:
    whole = finished(1)
    seats = [Seat(seat.fleet, "Anna", HUMAN, "easy") for seat in whole.seats]
    fame = Fame(tmp_path)
    fame.add(Game(whole.match, seats), "")
    assert fame.best(len(seats)) == ()
    assert fame.win_rates() == ()


# --- Export and clear ---------------------------------------------------------------------------


def test_an_export_holds_every_game_and_says_where_it_is(tmp_path: Path) -> None:
    fame = entered(tmp_path, 1, 2)
    path = tmp_path / "goldenhorn-fame.json"
    assert fame.export(path) == f"The hall of fame is now also in {path}."
    assert results_from_text(path.read_text()) == fame.results()
    assert fame.export(tmp_path / "no" / "where.json") == (
        "The hall of fame could not be written to where.json: there is no such file or folder."
    )


def test_cleared_is_cleared_and_the_next_game_is_the_first(tmp_path: Path) -> None:
    fame = entered(tmp_path, 1, 2)
    assert fame.clear() is None
    assert Fame(tmp_path).results() == ()
    assert os.listdir(tmp_path / RECORDS) == []
    assert fame.clear() is None
    assert dates(entered(tmp_path, 2)) == ["day 2"]


# --- Damage -------------------------------------------------------------------------------------


def test_a_damaged_newest_file_costs_only_the_last_game(tmp_path: Path) -> None:
    entered(tmp_path, 1, 2, 3)
    (tmp_path / GENERATIONS[0]).write_bytes(b"\0" * 100)
    fame = Fame(tmp_path)
    assert dates(fame) == ["day 1", "day 2"]
    assert fame.problem() == (
        "The hall of fame could not be read and is kept as fame.json.damaged-1; "
        "the last game is missing from it."
    )
    assert fame.problem() is None
    assert fame.add(finished(4), "day 4") is None
    assert dates(fame) == ["day 1", "day 2", "day 4"]
    assert fame.problem() is None


def test_if_everything_is_damaged_all_is_kept_aside_and_a_new_hall_opens(tmp_path: Path) -> None:
    for round_number in range(1, MOST_KEPT_ASIDE + 3):
        for name in GENERATIONS:
            (tmp_path / name).write_text("bad")
        fame = Fame(tmp_path)
        assert fame.results() == ()
        sentence = fame.problem()
        if round_number <= MOST_KEPT_ASIDE:
            file = f"fame.json.damaged-{round_number}"
            assert sentence == f"The hall of fame could not be read and is kept as {file}."
        else:
            assert sentence == "The hall of fame could not be read."
    assert dates(entered(tmp_path, 1)) == ["day 1"]


def test_a_hall_of_a_newer_game_is_kept_as_such(tmp_path: Path) -> None:
    entered(tmp_path, 1)
    path = tmp_path / GENERATIONS[0]
    path.write_text(json.dumps({**json.loads(path.read_text()), "version": 2, "more": 1}))
    fame = Fame(tmp_path)
    assert fame.results() == ()
    assert fame.problem() == (
        "The hall of fame is of a newer Golden Horn and is kept as fame.json.newer-1."
    )


def test_a_damaged_record_is_a_sentence_and_the_result_stays(tmp_path: Path) -> None:
    fame = entered(tmp_path, 1)
    (tmp_path / RECORDS / "0001.json").write_bytes(b"\xff\xfe")
    assert fame.record("0001.json") == (
        None,
        "This game is damaged and is kept as 0001.json.damaged-1.",
    )
    assert len(fame.results()) == 1
    assert not fame.has_record("0001.json")
    assert entered(tmp_path, 2).results()[1].record == "0002.json"


def test_any_flipped_bit_gives_the_same_games_or_a_sentence(tmp_path: Path) -> None:
    chance = random.Random(5)
    entered(tmp_path, 1, 2)
    path = tmp_path / GENERATIONS[0]
    good, games = path.read_bytes(), Fame(tmp_path).results()
    for _ in range(400):
        data = bytearray(good)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        fame = Fame(tmp_path)
        found, note = fame.results(), fame.problem()
        assert found == games if note is None else found == games[:1]
        for aside in tmp_path.glob("fame.json.*-*"):
            aside.unlink()


def test_a_file_cut_anywhere_gives_way_to_the_one_before(tmp_path: Path) -> None:
    entered(tmp_path, 1, 2)
    path = tmp_path / GENERATIONS[0]
    good = path.read_bytes()
    for length in range(0, len(good) - 1, 7):
        path.write_bytes(good[:length])
        assert dates(Fame(tmp_path)) == ["day 1"]
        (tmp_path / "fame.json.damaged-1").unlink()


@pytest.mark.parametrize(
    "change",
    [
        {"record": "../autosave.json"},
        {"players": []},
        {"winners": [7]},
        {"winners": []},
        {"rules": ["H9"]},
        {"rounds": True},
        {"expansion": 1},
        {"date": "a\nb"},
        {"more": 1},
    ],
)
def test_a_sealed_file_with_an_impossible_game_is_refused(change: dict) -> None:
    [told] = made_up(1)
    text = results_to_text([told])
    game = {**json.loads(text)["results"][0], **change}
    whole = {**json.loads(text), "results": [game], "checksum": _seal([game])}
    with pytest.raises(BadWords):
        results_from_text(json.dumps(whole))


# --- Disks that do not write, and power cuts ----------------------------------------------------


@pytest.mark.parametrize("function", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full, so the hall of fame lasts until the game ends."),
        (
            errno.EROFS,
            "The data folder is read-only, so the hall of fame lasts until the game ends.",
        ),
        (
            errno.EIO,
            "The hall of fame could not be written, so it lasts until the game ends: "
            "the disk does not answer.",
        ),
    ],
)
def test_a_bad_disk_is_told_and_what_it_did_not_take_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str, number: int, sentence: str
) -> None:
    fame = entered(tmp_path, 1)

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, function, fails)
        assert fame.add(finished(2), "day 2") == sentence
        assert dates(fame) == ["day 1", "day 2"]
        assert dates(Fame(tmp_path)) == ["day 1"]
        assert "could not be written" in fame.export(tmp_path / "export.json")
    assert fame.add(finished(3), "day 3") is None
    assert dates(Fame(tmp_path)) == ["day 1", "day 2", "day 3"]
    assert [*tmp_path.rglob(".saving-*")] == []


def test_a_result_is_kept_even_if_the_whole_game_cannot_be(tmp_path: Path) -> None:
    (tmp_path / RECORDS).write_text("in the way")
    fame = Fame(tmp_path)
    note = fame.add(finished(1), "day 1")
    assert note is not None
    assert note.startswith("The result is kept, but this game cannot be watched again: ")
    [told] = Fame(tmp_path).results()
    assert told.record == ""
    assert not fame.has_record("")
    (tmp_path / RECORDS).unlink()
    assert fame.add(finished(1), "day 2") is None
    [told] = Fame(tmp_path).results()
    assert (told.date, fame.has_record(told.record)) == ("day 1", True)


def test_a_file_out_of_reach_is_never_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fame = entered(tmp_path, 1, 2)

    def fails(_: Path) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", fails)
        assert fame.add(finished(3), "day 3") is not None
        assert dates(fame) == ["day 3"]
        assert fame.problem() == "The hall of fame cannot be read now."
        assert fame.export(tmp_path / "export.json") == "The hall of fame cannot be read now."
        assert not (tmp_path / "export.json").exists()
    assert dates(fame) == ["day 1", "day 2", "day 3"]
    assert fame.add(finished(4), "day 4") is None
    assert dates(Fame(tmp_path)) == ["day 1", "day 2", "day 3", "day 4"]


def test_without_a_folder_the_hall_lasts_until_the_game_ends() -> None:
    fame = Fame(None)
    sentence = "There is no data folder, so the hall of fame lasts until the game ends."
    assert fame.add(finished(1), "day 1") == sentence
    assert fame.add(finished(1), "day 1") == sentence
    assert dates(fame) == ["day 1"]
    assert not fame.has_record("0001.json")
    assert fame.clear() is None
    assert fame.results() == ()


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of a Unix")
def test_whenever_it_is_killed_all_games_but_perhaps_the_last_are_there(tmp_path: Path) -> None:
    chance = random.Random(3)
    surely = 0
    for _ in range(6):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.finished_games", str(tmp_path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        lines = [child.stdout.readline() for _line in range(chance.randrange(1, 6))]
        time.sleep(chance.random() * LONGEST_PAUSE)
        child.kill()
        rest, _ = child.communicate()
        surely += "".join([*lines, rest]).count("\n")
        fame = Fame(tmp_path)
        found = dates(fame)
        assert fame.problem() is None
        assert found == [f"day {number}" for number in range(len(found))]
        assert len(found) >= surely
        assert all(fame.record(each.record)[1] is None for each in fame.results())
        surely = len(found)

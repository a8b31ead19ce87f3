"""A game at a table: who sits there, under which name, and what a save keeps of it."""

import json
import random

import pytest

from goldenhorn.bots.levels import LEVELS
from goldenhorn.common import language
from goldenhorn.engine.config import BadConfig
from goldenhorn.engine.match import Match, UndoRefused
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.engine.record import BadRecord
from goldenhorn.engine.refusals import IllegalAction
from goldenhorn.session.game import DeviceKind, Game, Seat, game_from_text
from goldenhorn.session.lineup import HUMAN, LONGEST_NAME, Lineup, Place
from tests.engine.test_record import match_after
from tests.random_games import random_game

DEVICES: tuple[DeviceKind | None, ...] = ("keyboard", "touch", "gamepad", None)


def lineup(*whos: str, names: tuple[str, ...] = ("", "", "", ""), **more: object) -> Lineup:
    places = [Place(who, name, n) for n, (who, name) in enumerate(zip(whos, names, strict=False))]
    places += [Place(fleet=n) for n in range(len(places), 4)]
    return Lineup(tuple(places), **more)  # type: ignore[arg-type]


def game_after(number: int, actions: int | None = None) -> Game:
    """Seat all kinds of players at a random game."""
    chance = random.Random(number)
    match = match_after(number, actions)
    seats = []
    for fleet in match.config.fleets:
        sat_down = chance.choice((HUMAN, *LEVELS))
        who = chance.choice([*LEVELS, sat_down])
        name = chance.choice(("", "Žofie", 'A "b\\', "名前", "'{x}'"))
        seats.append(Seat(fleet, name, sat_down, who, chance.choice(DEVICES)))
    return Game(match, seats)


def assert_same(one: Game, other: Game) -> None:
    assert one.state == other.state
    assert one.legal_actions == other.legal_actions
    assert one.match.actions == other.match.actions
    assert one.match.why_no_undo() is other.match.why_no_undo()
    assert one.match.settled == other.match.settled
    assert one.seats == other.seats
    assert one.names == other.names
    assert one.privacy == other.privacy
    assert one.history() == other.history()


# --- Sitting down -------------------------------------------------------------------------------


def test_seats_are_the_taken_places_in_order() -> None:
    places = (Place(), Place(HUMAN, "Anna", 3), Place(), Place("hard", "", 0))
    game = Game.begin(Lineup(places, expansion=True, first=3), 7, ["gamepad"])
    assert game.seats == (
        Seat(3, "Anna", HUMAN, HUMAN, "gamepad"),
        Seat(0, "", "hard", "hard", None),
    )
    assert [seat.crest for seat in game.seats] == ["griffin", "lion"]
    assert game.names == ("Anna", "Orsola")
    assert game.state == Match(Lineup(places, expansion=True, first=3).config(7), 7).state
    assert game.round == 1
    assert not game.is_over


def test_too_few_players_are_refused() -> None:
    with pytest.raises(BadConfig):
        Game.begin(lineup(HUMAN), 1)


@pytest.mark.parametrize(
    ("whos", "names", "shown"),
    [
        (("easy", "easy", "easy"), ("", "", ""), ("Nina", "Zanetta", "Bettina")),
        (("easy", HUMAN, "easy"), ("", "Nina", "Nina 2"), ("Zanetta", "Nina", "Nina 2")),
        ((HUMAN, HUMAN, "expert"), ("", "Lion", ""), ("Lion\u00a02", "Lion", "The Doge")),
        ((HUMAN, "random"), ("  ", ""), ("Lion", "Eagle")),
        (("hard", HUMAN), ("Anna", " Bo\n "), ("Anna", "Bo")),
    ],
)
def test_who_gave_no_name_gets_one_that_nobody_else_has(
    whos: tuple[str, ...], names: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert Game.begin(lineup(*whos, names=names), 1).names == shown


def test_names_that_were_made_up_follow_the_language_and_are_not_saved() -> None:
    game = Game.begin(lineup(HUMAN, "easy", "easy", names=("Anna", "", "")), 1)
    text = game.snapshot().to_text()
    try:
        language.use(language.PSEUDO)
        anna, nina, second = game.names
        assert game_from_text(text)[0].names == (anna, nina, second)
    finally:
        language.use("en")
    assert anna == "Anna"
    assert "Nina" not in {nina, second}
    assert nina != second
    assert "Anna" in text
    assert "Nina" not in text


def test_a_name_that_no_screen_can_show_is_cleaned() -> None:
    names = ("\ud800\0A\u202eb", "x" * 50)
    game = Game.begin(lineup(HUMAN, HUMAN, names=names), 1)
    assert game.names == ("Ab", "x" * LONGEST_NAME)
    assert_same(game, game_from_text(game.snapshot().to_text())[0])


@pytest.mark.parametrize(
    ("whos", "rules", "privacy"),
    [
        ((HUMAN, "easy", "hard"), (), "fan"),
        ((HUMAN, "easy", HUMAN), (), "peek"),
        ((HUMAN, HUMAN), (), "peek"),
        ((HUMAN, "easy"), (OPEN_HANDS,), "open"),
        (("easy", "easy"), (), "none"),
    ],
)
def test_hands_are_shown_as_those_who_sat_down_need_it(
    whos: tuple[str, ...], rules: tuple[str, ...], privacy: str
) -> None:
    assert Game.begin(lineup(*whos, rules=frozenset(rules)), 1).privacy == privacy


# --- Playing ------------------------------------------------------------------------------------


def test_a_seat_given_to_a_bot_keeps_its_name_and_uncovers_no_hand() -> None:
    game = Game.begin(lineup(HUMAN, HUMAN), 1)
    game.hand_over(0, "medium")
    again = game_from_text(game.snapshot().to_text())[0]
    for each in (game, again):
        assert each.seats[0].current_controller == "medium"
        assert not each.seats[0].is_human
        assert each.seats[0].original_controller == HUMAN
        assert each.names == ("Lion", "Eagle")
        assert each.privacy == "peek"
    again.hand_over(0, HUMAN)
    assert again.seats[0].is_human


def test_nobody_takes_a_bots_seat_and_strangers_none() -> None:
    game = Game.begin(lineup(HUMAN, "easy"), 1)
    before = game.seats
    with pytest.raises(ValueError, match="Nobody"):
        game.hand_over(1, HUMAN)
    with pytest.raises(ValueError, match="Nobody"):
        game.hand_over(0, "wizard")
    assert game.seats == before
    game.hand_over(1, "expert")
    assert game.names[1] == "Nina"


def test_playing_and_undoing_go_through_the_match() -> None:
    game = Game.begin(lineup(HUMAN, HUMAN, first=1), 1)
    assert game.mover is game.seats[1]
    first = game.state
    events = game.play(game.legal_actions[2])
    assert events
    assert [(step.seat, step.events) for step in game.history()] == [(1, events)]
    game.undo()
    assert game.state == first
    assert game.history() == ()
    with pytest.raises(UndoRefused):
        game.undo()
    bad = next(a for _, a, _, _ in random_game(1) if a not in game.legal_actions)
    with pytest.raises(IllegalAction):
        game.play(bad)


@pytest.mark.parametrize("number", range(5))
def test_the_history_tells_who_did_what_and_what_came_of_it(number: int) -> None:
    steps = random_game(number)
    game = Game(match_after(number))
    told = [(step.seat, step.action, step.events) for step in game.history()]
    assert told == [(before.player, action, events) for before, action, _, events in steps]
    assert game.history(len(steps) - 3) == game.history()[-3:]
    assert game.is_over


def test_what_a_seat_has_missed_is_what_others_did_since() -> None:
    game = Game(match_after(4, 40))
    for seat in range(game.match.config.players):
        missed = game.missed_by(seat)
        assert all(step.seat != seat for step in missed)
        assert game.history()[len(game.history()) - len(missed) - 1].seat == seat
    begun = Game.begin(lineup(HUMAN, HUMAN, first=0), 1)
    begun.play(begun.legal_actions[0])
    assert begun.missed_by(1) == begun.history()
    assert begun.missed_by(0) == ()


def test_rounds_are_counted_from_one() -> None:
    game = Game(match_after(3))
    players = game.match.config.players
    assert game.round == game.state.turn // players + 1


# --- Saves --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_a_game_saved_after_any_action_is_the_same_game(number: int) -> None:
    whole = game_after(number)
    game = Game(Match(whole.match.config, number), whole.seats)
    for action in whole.match.actions[:120]:
        game.play(action)
        again, note = game_from_text(game.snapshot().to_text())
        assert note is None
        assert_same(again, game)


def test_a_snapshot_stays_what_it_was() -> None:
    game = game_after(3, 20)
    snapshot = game.snapshot()
    before = snapshot.to_text()
    game.play(game.legal_actions[0])
    game.played_on(0, "touch")
    game.hand_over(0, "random")
    assert snapshot.to_text() == before != game.snapshot().to_text()


def test_undo_rights_survive_a_save() -> None:
    game = Game.begin(lineup(HUMAN, HUMAN, HUMAN), 3)
    for _ in range(2):
        game.play(game.legal_actions[0])
    again = game_from_text(game.snapshot().to_text())[0]
    assert again.undo() == game.undo()
    with pytest.raises(UndoRefused):
        again.undo()
    third = game_from_text(again.snapshot().to_text())[0]
    with pytest.raises(UndoRefused):
        third.undo()


def test_how_much_bots_think_is_kept_with_a_game() -> None:
    game = Game.begin(lineup(HUMAN, "expert"), 3, effort="light")
    again = game_from_text(game.snapshot().to_text())[0]
    assert again.effort == "light"


def test_a_game_of_usual_bots_is_written_as_ever() -> None:
    game = Game.begin(lineup(HUMAN, "expert"), 3)
    assert "effort" not in game.snapshot().to_text()
    assert game_from_text(game.snapshot().to_text())[0].effort == "full"


def changed_table(game: Game, **parts: object) -> str:
    given = json.loads(game.snapshot().to_text())
    return json.dumps({**given, "table": {**given["table"], **parts}})


def resealed(game: Game, table: object) -> str:
    """Write a table that nobody could have sat at, with a seal that is whole."""
    snapshot = game.snapshot()
    assert isinstance(table, dict)
    snapshot.table.clear()
    snapshot.table.update(table)
    return snapshot.to_text()


SEAT = {"name": "", "sat_down": "human", "who": "human", "device": None}
BAD_TABLES = [
    {},
    {"seats": [SEAT] * 3, "effort": "none"},
    {"seats": [SEAT] * 3, "effort": None},
    {"seats": None},
    {"seats": []},
    {"seats": [SEAT]},
    {"seats": [SEAT, 5]},
    {"seats": [SEAT, {**SEAT, "name": "x" * 13}]},
    {"seats": [SEAT, {**SEAT, "name": "a\nb"}]},
    {"seats": [SEAT, {**SEAT, "name": 5}]},
    {"seats": [SEAT, {**SEAT, "who": "wizard"}]},
    {"seats": [SEAT, {**SEAT, "who": []}]},
    {"seats": [SEAT, {**SEAT, "sat_down": "easy"}]},
    {"seats": [SEAT, {**SEAT, "device": "piano"}]},
    {"seats": [SEAT, {**SEAT, "device": ["touch"]}]},
    {"seats": [SEAT, {**SEAT, "more": 1}]},
]


def assert_only_names_are_lost(text: str, game: Game) -> None:
    again, note = game_from_text(text)
    assert note == "The names of this game were damaged, so a person sits on every seat now."
    assert again.state == game.state
    assert again.legal_actions == game.legal_actions
    assert again.seats == tuple(Seat(fleet) for fleet in game.match.config.fleets)
    assert again.privacy in ("peek", "open")


@pytest.mark.parametrize("table", BAD_TABLES)
def test_a_table_where_nobody_can_sit_loses_only_the_names(table: object) -> None:
    game = Game.begin(lineup("easy", HUMAN), 5)
    assert_only_names_are_lost(resealed(game, table), game)


@pytest.mark.parametrize("table", [5, [], "x", True, {}, {"seal": 5}, {"a": [[[[]]]]}])
def test_a_damaged_table_loses_only_the_names(table: object) -> None:
    game = game_after(3, 20)
    given = json.loads(game.snapshot().to_text())
    assert_only_names_are_lost(json.dumps({**given, "table": table}), game)


def test_a_table_of_many_storeys_loses_only_the_names() -> None:
    game = game_after(3, 20)
    given = json.loads(game.snapshot().to_text())
    deep = json.dumps({**given, "table": "DEEP"}).replace('"DEEP"', "[" * 800 + "]" * 800)
    assert_only_names_are_lost(deep, game)


def test_a_changed_name_or_a_table_of_another_moment_breaks_the_seal() -> None:
    game = Game.begin(lineup(HUMAN, "easy"), 5)
    seats = [{**SEAT, "name": "Anna"}, SEAT]
    assert_only_names_are_lost(changed_table(game, seats=seats), game)
    older = json.loads(game.snapshot().to_text())["table"]
    game.play(game.legal_actions[0])
    assert_only_names_are_lost(changed_table(game, **older), game)


def test_changed_undo_rights_break_the_seal() -> None:
    game = Game.begin(lineup(HUMAN, HUMAN), 5)
    game.play(game.legal_actions[0])
    text = game.snapshot().to_text()
    assert '"settled": 0' in text
    assert_only_names_are_lost(text.replace('"settled": 0', '"settled": 1'), game)


def test_random_damage_is_noticed_or_harmless() -> None:
    chance = random.Random(1)
    noticed = 0
    for number in range(3):
        game = game_after(number, 15)
        good = game.snapshot().to_text().encode()
        for _ in range(700):
            data = bytearray(good)
            for _ in range(chance.choice((1, 1, 1, 2, 5))):
                data[chance.randrange(len(data))] = chance.randrange(256)
            try:
                again, note = game_from_text(data.decode())
            except (UnicodeDecodeError, BadRecord):
                noticed += 1
                continue
            assert again.state == game.state
            assert again.legal_actions == game.legal_actions
            if note is None:
                assert_same(again, game)
    assert noticed > 1000

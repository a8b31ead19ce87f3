"""The JSON-lines door: its answers, its refusals, and that it never dies."""

import io
import json
import random
from pathlib import Path

import pytest

from goldenhorn.app.protocol import LONGEST_LINE, Session, serve
from goldenhorn.engine.wire import state_to_json
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place

PLACE = {"type": "place", "ports": ["venice", "constantinople", "venice"]}


def ask(session: Session, **request: object) -> dict:
    answer = session.answer(json.dumps(request))
    if not answer["ok"]:
        assert set(answer) == {"ok", "error"}
        assert answer["error"].endswith(".")
        assert "\n" not in answer["error"]
    return answer


def started(players: int = 2, **options: object) -> Session:
    session = Session()
    assert ask(session, cmd="new", players=players, seed=7, **options)["ok"]
    for _ in range(players):
        assert ask(session, cmd="apply", action=PLACE)["ok"]
    return session


def played_on(session: Session, seed: int) -> dict:
    """Play random legal actions to the end of the game."""
    chance = random.Random(seed)
    answer = ask(session, cmd="state")
    while answer["legal"]:
        answer = ask(session, cmd="apply", action=chance.choice(answer["legal"]))
        assert answer["ok"]
    return answer


def test_new_starts_a_game_before_the_fleets_are_placed() -> None:
    session = Session()
    answer = ask(session, cmd="new", players=3, seed=7)
    assert set(answer) == {"ok", "state", "legal", "events"}
    state = answer["state"]
    assert state["phase"] == "place"
    assert state["markets"] == {"venice": {}, "constantinople": {}}
    assert state["hands"] == [{}, {}, {}]
    assert all(ship["at"] == 0 and ship["heading"] == 1 for f in state["ships"] for ship in f)
    assert state["bag"] == dict.fromkeys(state["deck"], 15)
    assert state["store"] == {"soldiers": 0, "black": 0}
    assert state["dominions"] == []
    assert len(answer["legal"]) == 8


def test_new_takes_every_choice() -> None:
    session = Session()
    answer = ask(
        session,
        cmd="new",
        players=3,
        seed=1,
        expansion=True,
        start=2,
        rules=["H4", "H3"],
        fleets=[3, 2, 0],
    )
    state = answer["state"]
    assert state["start_player"] == state["player"] == state["ends_before"] == 2
    assert state["rules"] == ["H3", "H4"]
    assert state["ships"][0][2]["sails"] == ["blue"]
    assert state["route"][7] == {"kind": "port", "name": "modone", "berths": 3}
    assert [tile["name"] for tile in state["dominions"]] == [
        *("zara", "durazzo", "candia", "negroponte", "galata")
    ]


def test_events_tell_what_a_request_made_happen() -> None:
    session = Session()
    ask(session, cmd="new", players=2, seed=7)
    ask(session, cmd="apply", action=PLACE)
    answer = ask(session, cmd="apply", action=PLACE)
    assert [event["type"] for event in answer["events"]] == [
        *("fleet_placed", "port_filled", "port_filled", "cards_drawn", "cards_drawn")
    ]
    assert ask(session, cmd="state")["events"] == []


def test_the_same_requests_give_the_same_answers() -> None:
    assert played_on(started(4, expansion=True), 5) == played_on(started(4, expansion=True), 5)


def test_a_view_hides_other_hands_and_the_pile() -> None:
    session = started(3)
    state = ask(session, cmd="state")["state"]
    answer = ask(session, cmd="view", player=1)
    assert set(answer) == {"ok", "view"}
    view = answer["view"]
    assert view["hands"] == [5, state["hands"][1], 5]
    assert view["deck"] == 39
    hidden = {"hands", "deck"}
    assert {k: v for k, v in view.items() if k not in hidden} == {
        k: v for k, v in state.items() if k not in hidden
    }


def test_by_h6_a_view_shows_all() -> None:
    session = started(3, rules=["H6"])
    assert ask(session, cmd="view", player=1)["view"] == ask(session, cmd="state")["state"]


def test_undo_takes_back_the_last_action_or_says_why_not() -> None:
    session = Session()
    ask(session, cmd="new", players=2, seed=7)
    assert "nothing" in ask(session, cmd="undo")["error"]
    before = ask(session, cmd="state")
    ask(session, cmd="apply", action=PLACE)
    assert ask(session, cmd="undo") == before
    ask(session, cmd="apply", action=PLACE)
    ask(session, cmd="apply", action=PLACE)
    assert "drawn" in ask(session, cmd="undo")["error"]


def test_cards_of_a_raid_in_either_order() -> None:
    session = started(2)
    chance = random.Random(2)
    for _ in range(2000):
        answer = ask(session, cmd="state")
        if not answer["legal"]:
            session = started(2)
            continue
        raids = [
            a for a in answer["legal"] if a["type"] == "raid" and a["cards"][0] != a["cards"][1]
        ]
        if raids:
            swapped = {**raids[0], "cards": raids[0]["cards"][::-1]}
            assert ask(session, cmd="apply", action=swapped)["ok"]
            return
        ask(session, cmd="apply", action=chance.choice(answer["legal"]))
    raise AssertionError("no raid came up")


def test_a_save_of_the_game_is_loaded_past_its_table(tmp_path: Path) -> None:
    game = Game.begin(Lineup((Place(HUMAN, "Anna"), Place("easy", "", 1), Place(), Place())), 7)
    game.play(game.legal_actions[3])
    text = game.snapshot().to_text()
    path = tmp_path / "autosave.json"
    for damaged in (text, text.replace("Anna", "Otto")):
        assert "table" in damaged
        path.write_text(damaged)
        loaded = ask(Session(), cmd="load", path=str(path))
        assert loaded["state"] == state_to_json(game.state)


def test_save_and_load(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    session = started(3, expansion=True)
    saved = ask(session, cmd="save", path=path)
    assert saved == ask(session, cmd="state")
    end = played_on(session, 3)
    assert ask(session, cmd="load", path=path) == saved
    assert played_on(session, 3) == end


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "expert"])
def test_a_bot_says_what_it_would_play_and_plays_nothing(level: str) -> None:
    session = started(3, expansion=True)
    before = ask(session, cmd="state")
    answer = ask(session, cmd="bot", level=level)
    assert set(answer) == {"ok", "action"}
    assert answer["action"] in before["legal"]
    assert ask(session, cmd="bot", level=level) == answer
    assert ask(session, cmd="state") == before


def test_bots_play_a_whole_game_and_then_say_that_it_is_over() -> None:
    session = started(2)
    while ask(session, cmd="state")["legal"]:
        action = ask(session, cmd="bot", level="hard")["action"]
        assert ask(session, cmd="apply", action=action)["ok"]
    assert ask(session, cmd="bot", level="hard")["error"] == "The game is over."


BAD_LINES = [
    "",
    " ",
    "no json",
    "[]",
    "7",
    "null",
    '"state"',
    "{",
    "[" * 50_000,
    '{"cmd":NaN}',
    "{}",
    '{"cmd":null}',
    '{"cmd":5}',
    '{"cmd":["state"]}',
    '{"cmd":"dance"}',
    '{"cmd":"\\ud800"}',
    '{"cmd":"state","more":1}',
    '{"cmd":"quit","more":1}',
    '{"cmd":"view"}',
    '{"cmd":"view","player":2}',
    '{"cmd":"view","player":-1}',
    '{"cmd":"view","player":"0"}',
    '{"cmd":"view","player":true}',
    '{"cmd":"apply"}',
    '{"cmd":"apply","action":null}',
    '{"cmd":"apply","action":{"type":"advance"}}',
    '{"cmd":"apply","action":{"type":"end"}}',
    '{"cmd":"apply","action":{"type":"raid","player":9,"ship":0,"cards":["red","red"]}}',
    '{"cmd":"apply","action":{"type":"raid","player":-1,"ship":0,"cards":["red","red"]}}',
    '{"cmd":"apply","action":{"type":"load","ship":0,"cargo":"red"},"more":1}',
    '{"cmd":"apply","action":{"type":"conquer","dominion":"zara","soldiers":2,"farmers":0}}',
    '{"cmd":"bot"}',
    '{"cmd":"bot","level":[]}',
    '{"cmd":"bot","level":"god"}',
    '{"cmd":"bot","level":"hard[card=1]"}',
    '{"cmd":"new"}',
    '{"cmd":"new","players":2}',
    '{"cmd":"new","seed":2}',
    '{"cmd":"new","players":5,"seed":1}',
    '{"cmd":"new","players":2,"seed":"x"}',
    '{"cmd":"new","players":2,"seed":1e3}',
    '{"cmd":"new","players":2,"seed":1,"colour":"red"}',
    '{"cmd":"new","players":2,"seed":1,"rules":["H4"]}',
    '{"cmd":"new","players":4,"seed":1,"rules":["H4"]}',
    '{"cmd":"new","players":2,"seed":1,"fleets":[1,1]}',
    '{"cmd":"save"}',
    '{"cmd":"save","path":7}',
    '{"cmd":"save","path":""}',
    '{"cmd":"save","path":"/nowhere/at/all.json"}',
    '{"cmd":"save","path":"a\\u0000b"}',
    '{"cmd":"save","path":"\\ud800"}',
    '{"cmd":"load","path":"/nowhere/at/all.json"}',
    '{"cmd":"load","path":"/"}',
    '{"cmd":"load","path":"\\u0000"}',
    '{"cmd":"load","path":"/dev/zero"}',
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_bad_line_gets_one_sentence_and_changes_nothing(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = started()
    before = ask(session, cmd="state")
    answer = session.answer(line)
    assert answer["ok"] is False
    assert set(answer) == {"ok", "error"}
    assert answer["error"].endswith(".")
    assert len(answer["error"]) < 200
    assert "Traceback" not in answer["error"]
    assert ask(session, cmd="state") == before
    assert not session.is_over


@pytest.mark.parametrize("command", ["apply", "state", "view", "undo", "bot", "save"])
def test_before_a_game_every_command_says_so(command: str) -> None:
    more: dict[str, dict] = {
        "apply": {"action": PLACE},
        "view": {"player": 0},
        "bot": {"level": "hard"},
        "save": {"path": "x"},
    }
    answer = ask(Session(), cmd=command, **more.get(command, {}))
    assert answer["error"] == "No game has been started yet."


def test_any_depth_of_nesting_gets_an_answer() -> None:
    session = started()
    for depth in range(2, 3000, 7):
        nested = "[" * depth + "]" * depth
        for line in (
            nested,
            f'{{"cmd":{nested}}}',
            f'{{"cmd":"apply","action":{{"type":"load","ship":0,"cargo":{nested}}}}}',
            f'{{"cmd":"new","players":2,"seed":1,"rules":{nested}}}',
        ):
            assert session.answer(line)["ok"] is False
    assert ask(session, cmd="state")["ok"]


def served(*lines: bytes) -> list[dict]:
    answers = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_every_line_gets_one_answer_until_quit() -> None:
    answers = served(
        b'{"cmd":"new","players":2,"seed":1}\n',
        b"\xff\xfe\n",
        b"\n",
        b"x" * (LONGEST_LINE * 2) + b"\n",
        b'{"cmd":"state"}\r\n',
        b'{"cmd":"quit"}\n',
        b'{"cmd":"state"}\n',
    )
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True, True]
    assert answers[-1] == {"ok": True}


def test_the_end_of_the_lines_ends_it_quietly() -> None:
    assert served() == []
    assert len(served(b'{"cmd":"state"}')) == 1


def test_random_mutilations_never_break_it() -> None:
    session = started(3, expansion=True)
    chance = random.Random(1)
    lines = [json.dumps({"cmd": "apply", "action": a}) for a in ask(session, cmd="state")["legal"]]
    for _ in range(3000):
        line = bytearray(chance.choice(lines).encode())
        for _ in range(chance.randint(1, 3)):
            line[chance.randrange(len(line))] = chance.randrange(32, 127)
        answer = session.answer(line.decode())
        assert answer["ok"] in (True, False)
        if answer["ok"]:
            session = started(3, expansion=True)


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"rules": ["H4", "H5"]}), (4, {"expansion": True})]
)
def test_whole_games(players: int, options: dict) -> None:
    end = played_on(started(players, **options), players)
    assert end["state"]["phase"] == "over"
    assert end["events"][-1]["type"] == "game_ended"
    assert end["events"][-1]["scores"] == end["state"]["scores"]

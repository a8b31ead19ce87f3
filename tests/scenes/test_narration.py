"""Narration: whoever listens learns of menus, turns, plans and reasons; nothing that is hidden."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.words.event_lines import filled
from goldenhorn.board_view.words.narrator_words import spoken, spoken_plan
from goldenhorn.common import language
from goldenhorn.common.language import _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.sight import observe
from goldenhorn.graphics.rich_parts import Icon, Part, Pill, Space
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard
from goldenhorn.session.lessons.lessons import LESSONS
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.plans import cards_missing
from goldenhorn.session.rule_book.rule_book import page_of
from goldenhorn.system.narrator import FILE
from goldenhorn.ui.kit import Key
from tests.finished_games import finished
from tests.scenes.board_table import PADS, Table, game_of
from tests.scenes.couch import INSTANT, Couch, MakeCouch
from tests.scenes.listener import Listener


@pytest.fixture
def couch(make_couch: MakeCouch, tmp_path: Path) -> Couch:
    return make_couch(settings=INSTANT, folder=tmp_path)


def seated(couch: Couch, *who: str, seed: int = 3) -> tuple[Table, list[str]]:
    listener = Listener(couch.context)
    return Table(couch, game_of(*who, seed=seed)), listener.heard


# --- Lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["Anna loaded 2", Icon("cube_blue"), "1", Icon("cube_red")],
         "Anna loaded 2 blue cubes, 1 red cube"),
        (["robbed Ben of", Icon("cube_pink")], "robbed Ben of 1 pink cube"),
        (["pay", Icon("card_red"), Icon("card_blue"), "and stop"],
         "pay 1 red card, 1 blue card and stop"),
        ([Key("Enter"), "conquer Zara", Icon("coin"), "3"], "Enter: conquer Zara, 3 points"),
        (["with 1", Icon("soldier"), "2", Icon("farmer")], "with 1 soldier, 2 farmers"),
        (["for", Icon("card_blue"), Icon("card_blue")], "for 2 blue cards"),
        (["on", Icon("stud_green"), ": here"], "on the green square: here"),
        ([Key("Enter"), "sail", Space(8), Key("", "arrows_across"), "other"],
         "Enter: sail; left or right: other"),
        ([Key("", "touch"), "sail", Icon("coin"), Pill("+3")], "sail +3"),
        ([], ""),
    ],
)  # fmt: skip
def test_a_line_of_drawings_is_said_in_words(line: list[str | Icon | Key], words: str) -> None:
    assert spoken(line) == words


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    ("code", "stopping", "sailing", "loading", "robbing", "taking"),
    [
        (
            "de",
            "Enter: auf Feld Pink anhalten",
            "Enter: weiter für 1 rote Karte",
            "Enter: 3 Würfel in Gelb laden",
            "Enter: für 2 grüne Karten rauben",
            "Anna raubte 1 Würfel in Orange von Ben",
        ),
        (
            "fr",
            "Enter\u00a0: s’arrêter sur la case rose",
            "Enter\u00a0: avancer avec 1 carte rouge",
            "Enter\u00a0: charger 3 cubes jaunes",
            "Enter\u00a0: piller avec 2 cartes vertes",
            "Anna a pillé Ben\u00a0: 1 cube orange",
        ),
        (
            "cs",
            "Enter: zastavit: růžové políčko",
            "Enter: plout dál za 1 červenou kartu",
            "Enter: naložit: 3 žluté kostky",
            "Enter: loupit za 2 zelené karty",
            "Anna posílá piráty, Ben ztrácí: 1 oranžová kostka",
        ),
    ],
)
def test_colours_are_bent_as_each_language_bends_them(
    code: str, stopping: str, sailing: str, loading: str, robbing: str, taking: str
) -> None:
    language.use(code)
    key, green = Key("Enter"), Icon("card_green")
    yellow: list[Part] = ["3", Icon("cube_yellow")]
    robbed = _("{name} robbed {victim} of {good}")
    assert [
        spoken(filled(_("{key} stop on {square}"), key=key, square=Icon("stud_pink"))),
        spoken(filled(_("{key} sail on for {card}"), key=key, card=Icon("card_red"))),
        spoken(filled(_("{key} load {goods}"), key=key, goods=yellow)),
        spoken(filled(_("{key} rob for {cards}"), key=key, cards=[green, green])),
        spoken(filled(robbed, name="Anna", victim="Ben", good=Icon("cube_orange"))),
    ] == [stopping, sailing, loading, robbing, taking]


def test_what_a_dominion_would_be_paid_with_is_said() -> None:
    game = game_of("human", "human", expansion=True)
    choices = Choices(observe(game.state, None))
    choices.step, choices.dominion, choices.payment = Step.PAYMENT, 0, 1
    across, other = Key("", "arrows_across"), Key("X")
    keys = Keys(Key("Enter"), Key("Esc"), across, other, other, other, other)
    said = spoken_plan(choices, keys, game.names)
    assert said == (
        "Payment: 1 soldier, 2 farmers",
        "Enter: conquer Zara, 3 points; left or right: pay with",
    )


# --- Menus ----------------------------------------------------------------------------------------


def test_a_menu_says_what_has_the_focus_and_only_when_it_changes(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    couch.show(table.navigation.title())
    couch.ticks(5)
    heard.clear()
    couch.key(pygame.KSCAN_DOWN)
    couch.ticks(5)
    couch.key(pygame.KSCAN_LEFT)
    assert heard == ["How to play"]


def test_a_question_is_read_out_with_the_answer_in_focus(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    couch.show(table.navigation.title())
    couch.key(pygame.KSCAN_DOWN)
    heard.clear()
    couch.key(pygame.KSCAN_RETURN)
    asked = "How to play; Short lessons on the board, or all the rules to read."
    assert heard == [asked, "Learn by playing"]
    couch.key(pygame.KSCAN_ESCAPE)
    assert heard[-1] == "How to play"  # back on the title


def test_a_setting_says_its_value_and_its_sentence(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    couch.show(table.navigation.settings(table.navigation.title()))
    couch.ticks(2)
    heard.clear()
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_LEFT)
    sentence = "How fast ships and cards move. Off: they are simply there."
    assert heard == [f"Animation: Off; {sentence}", f"Animation: Fast; {sentence}"]
    while "Text size" not in heard[-1]:
        couch.key(pygame.KSCAN_DOWN)
    assert heard[-1].startswith("Text size: 100;")
    while "This machine" not in heard[-1]:
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    couch.key(pygame.KSCAN_DOWN)
    sentence = "The title can switch the machine off, and the screen never sleeps."
    assert heard[-1] == f"Cabinet: switched off; {sentence}"


def test_a_page_of_rules_is_read_out(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    couch.show(table.navigation.rules(table.navigation.title(), "R21"))
    couch.ticks(2)
    page = page_of("R21")
    assert any(all(text in line for text in (page.title, *page.paragraphs)) for line in heard)


def test_in_the_lobby_each_device_hears_its_own_cursor(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    lobby = table.navigation.lobby()
    couch.show(lobby)
    assert isinstance(lobby, Lobby)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_UP)
    assert heard[-1] == "Marco, Lion"
    couch.key(pygame.KSCAN_UP)
    assert heard[-1] == lobby.lobby_state.name_of(0)


def test_while_fleets_are_placed_the_ship_and_its_port_are_said(couch: Couch) -> None:
    table, heard = seated(couch, "human", "easy")
    couch.context.controls.bind(0, KEYBOARD)
    places = (Place(HUMAN, "Anna", 0), Place("easy", "", 1), Place(fleet=2), Place(fleet=3))
    scene = table.navigation.begin(Lineup(places))
    couch.show(scene)
    assert isinstance(scene, Placement)
    name = scene.game.names[0]
    couch.key(pygame.KSCAN_RIGHT)
    assert heard[-1] == f"{name}, ship 1, Constantinople"


# --- The board ------------------------------------------------------------------------------------


def test_a_turn_is_told_from_its_call_to_its_end(couch: Couch) -> None:
    table, heard = seated(couch, "human", "human")
    table.until_planning()
    assert heard[:3] == ["Anna’s turn", "Nobody has sailed yet", "Anna: 0 points"]
    assert heard[3].startswith("Anna, ship ")
    assert heard[4] == "Enter: plan its voyage; left or right: choose a ship"
    table.commit()
    told = [line for line in heard if line.startswith(("Anna loaded", "Anna sailed"))]
    assert told[:2] == told[2:]  # as it happens, and to Ben when he is called
    assert len(set(told)) == 2
    assert heard.index("Ben’s turn") > heard.index(told[1])


def test_a_bots_turn_is_told_whether_it_is_shown_or_summed_up(make_couch: MakeCouch) -> None:
    heard = {}
    for way in ("shown", "summarised"):
        couch = make_couch(settings=replace(INSTANT, bots_turns=way))
        table, heard[way] = seated(couch, "human", "medium")
        table.until_planning()
        table.commit()
        table.until_planning()
    assert heard["shown"] == heard["summarised"]
    assert any(line.startswith("Taddeo sailed") for line in heard["shown"])


def test_at_the_end_everybody_learns_who_has_won_with_how_many_points(couch: Couch) -> None:
    table, heard = seated(couch, "easy", "easy")
    for _tick in range(20000):
        if table.game.is_over:
            break
        table.pass_ticks(1)
    points = scores(table.game.state)
    told = [f"{name}: {count} points" for name, count in zip(table.game.names, points, strict=True)]
    at = heard.index(told[0])
    assert heard[at : at + 2] == told
    assert heard[at - 1].endswith("won")


def test_a_public_reason_is_told_and_a_move_taken_back(couch: Couch) -> None:
    table, heard = seated(couch, "human", "human")
    table.until_planning()
    table.press(Button.DOMINIONS)
    assert heard[-1] == told_refusal(Refusal.NO_EXPANSION)
    table.until_undoable()
    seat = table.board.controller.last_seat
    assert seat is not None
    table.press(Button.BACK, device=(KEYBOARD, *PADS)[seat])
    assert f"{table.game.names[seat]} took the last move back" in heard


def test_when_the_board_comes_back_it_says_again_where_one_is(couch: Couch) -> None:
    table, heard = seated(couch, "human", "human")
    table.until_planning()
    table.press(Button.PAUSE)
    table.pass_ticks(2)
    assert "Resume" in heard
    heard.clear()
    table.press(Button.CONFIRM)
    table.pass_ticks(2)
    assert heard[0] == "Anna’s turn"
    assert heard[-1].startswith("Enter: plan its voyage")


def test_the_hand_over_is_told_with_what_happened_since(couch: Couch) -> None:
    table, heard = seated(couch, "human", "human")
    table.until_planning()
    table.commit()
    while not table.board.modals.is_calling:
        table.pass_ticks(1)
    called = heard[heard.index("What the others did") - 1 :]
    assert called[0] == "Ben’s turn"
    assert [line for line in called if line.startswith("Anna sailed to ")]
    assert "Ben: 0 points" in called
    table.press(Button.PAUSE)
    table.pass_ticks(2)
    heard.clear()
    table.press(Button.CONFIRM)
    table.pass_ticks(2)
    assert heard[: len(called)] == called  # again, as it still lies there


def test_the_log_book_is_read_line_by_line(couch: Couch) -> None:
    table, heard = seated(couch, "human", "human")
    table.until_planning()
    table.commit()
    table.until_planning()
    heard.clear()
    table.press(Button.LOG)
    table.pass_ticks(2)
    assert heard[:2] == ["Log-book", "Round 1"]
    assert any(line.startswith("Anna sailed to ") for line in heard)
    heard.clear()
    table.press(Button.UP)
    table.pass_ticks(2)
    assert heard == ["Before the first round", "Ben placed the fleet"]
    table.press(Button.UP)
    table.pass_ticks(2)
    assert heard[2:] == ["Anna placed the fleet"]


def test_what_a_hand_lacks_is_never_told(couch: Couch) -> None:
    checked = 0
    for seed in range(12):
        table, heard = seated(couch, "human", "human", seed=seed)
        table.until_planning()
        while table.board.turn is not None and table.board.turn.voyage is None:
            table.press(Button.CONFIRM)
        turn = table.board.turn
        if turn is None or turn.further is None:
            continue
        table.press(
            Button.RIGHT if turn.faces_east(turn.landings[turn.landing_index]) else Button.LEFT
        )
        state = table.game.state
        assert turn.plan is not None
        if not cards_missing(state.hand(state.player), turn.plan):
            continue
        table.press(Button.CONFIRM)
        table.press(Button.PEEK)
        table.press(Button.HINT)
        table.pass_ticks(90)
        private = [told_refusal(each) for each in Refusal if each.is_private]
        assert not any("You lack" in line or line in private for line in heard)
        checked += 1
    assert checked


def test_the_coach_is_heard_once_for_each_thing_it_says(couch: Couch) -> None:
    heard = Listener(couch.context).heard
    lesson = LESSONS[0]
    board = LessonBoard(
        couch.context,
        lesson,
        leave=lambda: board,
        done=lambda each: each,
        rules=lambda scene, _rule: scene,
        menu=lambda scene, *_lesson: scene,
    )
    couch.show(board)
    couch.ticks(200)
    assert heard.count(_(lesson.goals[0].says)) == 1


def test_a_tip_is_heard(couch: Couch) -> None:
    listener = Listener(couch.context)
    table = Table(couch, game_of("human", "easy"), has_tips=True)
    table.until_planning()
    assert len(table.context.settings.tips) == 1
    assert any(line.startswith("Choose one of your three ships") for line in listener.heard)


def test_a_game_that_is_watched_again_is_told_again(couch: Couch) -> None:
    heard = Listener(couch.context).heard
    game = finished(0)
    replay = Replay(couch.context, None, game)
    couch.show(replay)
    couch.ticks(2)
    assert heard[-1] == "step; pause"
    for _step in range(6):
        couch.key(pygame.KSCAN_RIGHT)
        couch.ticks(120)
    assert any(name in line and "sailed to" in line for line in heard for name in game.names)


# --- The setting ----------------------------------------------------------------------------------


def test_narration_is_off_by_default_and_its_setting_writes_the_file(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    table = Table(couch, game_of("human", "easy"))
    table.until_planning()
    assert not (tmp_path / FILE).exists()
    couch.context.change(replace(couch.context.settings, narration=True))
    table.commit()
    couch.context.narrator.close()
    lines = (tmp_path / FILE).read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("Anna sailed to") for line in lines)

"""The board: few presses, plain words, whole undos, and nothing is lost on the way."""

import random
from dataclasses import replace
from typing import Any, cast

import pygame
import pytest

from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnChoice,
    OnConfirm,
    OnHand,
    OnPause,
    OnShip,
    OnSideAction,
    OnSquare,
    Target,
)
from goldenhorn.common.cues import Cue
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.actions import Action, Announce
from goldenhorn.engine.events import EndCame
from goldenhorn.engine.match import Match
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.input.input_events import PointKind, Press
from goldenhorn.scenes.board.board import HASTE
from goldenhorn.scenes.board.bot_turns import UNDO_TICKS
from goldenhorn.scenes.board.peeking import HINT_AFTER
from goldenhorn.scenes.board.peoples_turns import MOST_NUDGES, NUDGE_AFTER
from goldenhorn.scenes.pause.pause import Pause
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.storage.settings import Settings
from goldenhorn.tools.scenarios.powers import game_to_announce
from goldenhorn.ui.kit import Key
from goldenhorn.ui.question import Question
from tests.random_games import random_game
from tests.scenes.board_table import PADS, Table, game_of, play_some, words
from tests.scenes.couch import Couch, MakeCouch


def at_speed(speed: Any, **others: Any) -> Settings:
    return Settings(fullscreen=False, speed=speed, **others)


@pytest.fixture
def quick(make_couch: MakeCouch) -> Couch:
    return make_couch(settings=at_speed("instant"))


def targets(table: Table) -> list[Target]:
    return [target for _rect, target in table.board.widgets.plan.targets]


def place_of(table: Table, wanted: Target) -> tuple[int, int]:
    return next(rect.center for rect, each in table.board.widgets.plan.targets if each == wanted)


def painted_at_rest(table: Table) -> list[int]:
    """The ticks of a second and a half at rest in which something was painted."""
    table.until_planning()
    table.pass_ticks(120)  # what comes with the plan has come
    painted: list[int] = []
    canvas = table.context.window.canvas
    table.board.draw(canvas)
    for _tick in range(90):
        table.pass_ticks(1)
        if table.board.has_changed:
            painted.append(table.board.tick)
            table.board.draw(canvas)
    return painted


def test_at_rest_the_sea_moves_thirty_times_a_second(make_couch: MakeCouch) -> None:
    painted = painted_at_rest(Table(make_couch(), game_of("human", "easy")))
    assert 10 < len(painted) <= 45
    assert not any(tick % 2 for tick in painted)


def test_with_less_motion_nothing_is_painted_at_rest(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, reduced_motion=True))
    assert painted_at_rest(Table(couch, game_of("human", "easy"))) == []


# Beginning and going on


def test_back_at_the_very_start_pauses_and_leaves_the_fleets_where_they_are(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy", seed=4))
    table.until_planning()
    placed = table.game.match.actions
    table.press(Button.BACK)
    assert isinstance(table.scene, Pause)
    assert table.game.match.actions == placed


def test_at_sea_two_presses_make_a_turn_and_from_port_three(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"))
    counts = set()
    for _turn in range(12):
        table.until_planning()
        assert table.board.turn is not None
        is_in_port = bool(table.board.turn.cargoes)
        if table.game.state.phase == "begin":
            counts.add((is_in_port, table.commit()))
        else:
            table.commit()
    assert counts == {(True, 3), (False, 2)}


def test_the_ribbon_says_who_thinks_and_what_is_being_done(make_couch: MakeCouch) -> None:
    table = Table(make_couch(), game_of("human", "medium"))
    table.until_planning()
    table.commit()
    assert any(text.startswith("Anna") for text in words(table))
    while table.board.is_busy:
        table.pass_ticks(1)
    table.pass_ticks(2)
    assert "Taddeo is thinking" in words(table)
    table.until_planning()
    assert not any("thinking" in text for text in words(table))


def test_the_ribbon_stays_while_words_for_a_deed_are_found(make_couch: MakeCouch) -> None:
    table = Table(make_couch(), game_of("human", "medium"))
    table.until_planning()
    table.commit()
    for _tick in range(12):
        assert table.board.widgets.board.asked is not None
        table.pass_ticks(1)
    assert any(text.startswith("Anna") for text in words(table))


@pytest.mark.parametrize("code", ["en", "xx"])
def test_the_slip_bears_a_crest_instead_of_a_name_and_holds_its_words(
    make_couch: MakeCouch, code: str
) -> None:
    game = game_of("human", "easy", "easy", expansion=True, seed=5)
    table = Table(make_couch(settings=at_speed("instant", language=code), code=code), game)
    layout = table.board.widgets.layout
    assert layout.event
    seen = 0
    for _turn in range(25):
        table.until_planning()
        x, y, width, height = layout.event
        slip = [
            each
            for each in table.board.texts()
            if x <= each.place.x <= x + width and y <= each.place.y <= y + height
        ]
        seen += len(slip)
        assert all(each.place.right <= x + width for each in slip)
        assert not any(name in each.text for each in slip for name in game.names)
        table.commit()
    assert seen > 20


def line_on_hand(table: Table) -> Line:
    """What stands on a closed hand."""
    key = table.board.widgets.hand.view.snapshot()["pill"][0]
    assert isinstance(key, tuple)
    return cast("Line", key[1])


def test_a_closed_hand_names_the_key_of_whoever_is_to_move(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.until_planning()
    assert table.game.state.player == 0
    assert Key("Q", "cap") in line_on_hand(table)
    assert any(text.endswith("peek") for text in words(table))
    table.commit()
    table.until_planning()
    assert table.game.state.player == 1
    assert quick.context.key(Button.PEEK, PADS[0]) in line_on_hand(table)


def test_keys_are_named_as_on_the_device_that_spoke_last(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"))
    table.until_planning()
    caps = [table.board.turns._keys().confirm]
    table.tap((640, 4))
    caps.append(table.board.turns._keys().confirm)
    table.press(Button.RIGHT)
    caps.append(table.board.turns._keys().confirm)
    assert caps == [Key("Enter", "cap"), Key("", "touch"), Key("Enter", "cap")]


def test_only_whoever_is_called_dismisses_the_hand_over(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.pass_ticks(2)
    assert table.board.modals.is_calling
    table.press(Button.CONFIRM, device=PADS[0])
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    table.press(Button.CONFIRM, device=KEYBOARD)
    table.pass_ticks(2)
    assert table.board.turn is not None


def test_the_hand_over_names_the_keys_of_whoever_is_called(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(PADS[0], KEYBOARD))
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    assert {"Anna, your turn!", "begin", "log", "Begin", "Menu"} <= set(words(table))
    asked = table.board.widgets.board.asked
    assert asked is not None
    keys = [part for part in asked[1] if isinstance(part, Key)]
    wanted = (Button.CONFIRM, Button.LOG)
    assert keys == [quick.context.key(button, PADS[0]) for button in wanted]
    table.press(Button.CONFIRM, device=PADS[0])
    table.pass_ticks(30)
    assert "Begin" not in words(table)


def test_the_buttons_of_the_hand_over_can_be_tapped(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(TOUCH, KEYBOARD))
    table.pass_ticks(30)
    plan = table.board.widgets.plan
    places = {type(target): rect.center for rect, target in plan.targets}
    table.tap(places[OnBack])
    table.couch.settle()
    assert isinstance(table.scene, Pause)
    table.press(Button.BACK, device=TOUCH)
    table.couch.settle()
    assert table.board.modals.is_calling
    table.tap(places[OnConfirm])
    table.pass_ticks(2)
    assert not table.board.modals.is_calling
    assert table.board.turn is not None


def test_the_event_slip_opens_the_log_from_the_hand_over(quick: Couch) -> None:
    game = game_of("human", "human", "easy", seed=6)
    play_some(game, 20, random.Random(6))
    while game.state.player:
        game.play(game.legal_actions[-1])
    table = Table(quick, game, devices=(TOUCH, KEYBOARD))
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    event = table.board.widgets.layout.event
    assert event is not None
    table.tap(pygame.Rect(event).center)
    assert table.board.modals.is_book_open
    table.press(Button.BACK, device=TOUCH)
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    assert "Anna, your turn!" in words(table)


def test_bots_wait_while_the_book_lies_open(quick: Couch) -> None:
    table = Table(quick, game_of("easy", "human"))
    table.pass_ticks(1)
    table.press(Button.LOG, device=PADS[0])
    played = len(table.game.match.actions)
    table.pass_ticks(200)
    assert len(table.game.match.actions) == played
    table.press(Button.BACK, device=PADS[0])
    table.pass_ticks(60)
    assert len(table.game.match.actions) > played


def test_a_direction_held_since_before_skips_nothing(make_couch: MakeCouch) -> None:
    table = Table(make_couch(), game_of("human", "easy"))
    table.until_planning()
    table.commit()
    table.pass_ticks(3)
    table.hear(Press(KEYBOARD, Button.LEFT, 0, is_repeat=True))
    assert table.board.is_busy
    table.hear(Press(KEYBOARD, Button.LEFT, 0))
    assert not table.board.is_busy


def test_whoever_is_away_is_called_a_few_times_and_then_left_in_peace(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"))
    table.until_planning()
    table.press(Button.LEFT)
    table.context.sound.heard.clear()
    table.pass_ticks(NUDGE_AFTER)
    assert table.context.sound.heard == [Cue.TURN]
    assert "Anna, it is your turn." in words(table)
    table.pass_ticks(MOST_NUDGES * NUDGE_AFTER)
    assert table.context.sound.heard == [Cue.TURN] * MOST_NUDGES


# Taking back


def test_a_bot_waits_so_that_a_move_can_be_taken_back(quick: Couch) -> None:
    table = Table(quick, game_of("human", "random"))
    table.until_undoable()
    table.pass_ticks(UNDO_TICKS - 5)
    assert table.board.controller.last_seat == 0
    before = len(table.game.match.actions)
    table.press(Button.BACK, device=KEYBOARD)
    assert len(table.game.match.actions) < before
    table.pass_ticks(2)
    assert table.board.turn is not None
    assert table.game.state.phase == "begin"
    assert table.game.state.player == 0


def test_back_takes_a_move_back_while_it_is_still_being_shown(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=at_speed("instant"))
    table = Table(couch, game_of("human", "random"))
    table.until_undoable()
    table.press(Button.BACK, device=KEYBOARD)
    couch.context.change(at_speed("normal"))
    table.until_planning()
    table.commit()
    assert table.board.is_busy
    table.press(Button.BACK, device=KEYBOARD)
    table.pass_ticks(2)
    assert not table.board.is_busy
    assert table.board.turn is not None


@pytest.mark.parametrize("size", [(1280, 720), (800, 480)])
@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_before_a_bot_acts_a_button_takes_the_move_back(
    make_couch: MakeCouch, speed: str, size: tuple[int, int]
) -> None:
    couch = make_couch(settings=at_speed("instant"), size=size)
    table = Table(couch, game_of("human", "random"), devices=(TOUCH,))
    table.until_undoable()
    table.press(Button.BACK, device=TOUCH)
    couch.context.change(at_speed(speed))
    table.until_planning()
    table.commit()
    played = len(table.game.match.actions)
    table.pass_ticks(2)
    assert table.board.is_busy is (speed == "normal")
    assert "Undo" in words(table)
    table.tap(place_of(table, OnBack()))
    assert len(table.game.match.actions) < played
    table.pass_ticks(2)
    assert table.board.turn is not None
    assert table.game.state.player == 0


def test_the_button_that_takes_back_stays_at_rest_until_the_bot_acts(quick: Couch) -> None:
    table = Table(quick, game_of("human", "random"))
    table.until_undoable()
    while table.board.is_busy:
        table.pass_ticks(1)
    ticks, played = 1, table.game.match.played  # the tick in which all came to rest
    while table.game.match.played == played:
        assert targets(table) == [OnPause(), OnBack()]
        assert "Undo" in words(table)
        table.pass_ticks(1)
        ticks += 1
    assert ticks >= UNDO_TICKS
    assert targets(table) == [OnPause()]
    assert "Undo" not in words(table)


def test_a_move_that_stays_brings_no_button_to_take_it_back(quick: Couch) -> None:
    table = Table(quick, game_of("human", "expert"))
    quick.context.change(at_speed("normal"))
    table.until_planning()
    table.commit()  # out of port, so cubes were drawn
    table.pass_ticks(2)
    assert not table.board.controller.waits_for_undo
    assert targets(table) == [OnPause()]


def test_a_slow_tap_on_the_button_takes_back_and_hurries_nothing(quick: Couch) -> None:
    table = Table(quick, game_of("human", "random"), devices=(TOUCH,))
    table.until_undoable()
    table.pass_ticks(2)
    played, place = table.game.match.played, place_of(table, OnBack())
    for kind in (PointKind.DOWN, PointKind.HELD, PointKind.UP):
        table.point(kind, place)
        assert table.board.haste == 1
    assert table.game.match.played < played


def test_whoever_moved_takes_it_back_from_before_the_next_ones_sheet(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.until_undoable()
    mover = table.game.state.player
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    other = table.context.controls.device_of(1 - mover)
    table.press(Button.BACK, device=other)
    table.pass_ticks(2)
    assert table.game.state.player == 1 - mover
    assert table.board.turn is not None
    assert not table.board.modals.is_calling


def test_a_picture_that_fails_loses_no_action_of_a_commit_and_undo_takes_all_back(
    quick: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(quick, game_of("human", "human"))
    board, match = table.board, table.game.match
    while True:  # until a turn of several actions can be taken back
        table.until_undoable()
        played, seat = match.actions, board.controller.last_seat
        assert seat is not None
        board.turns.undo(seat)
        before, actions = table.game.state, played[match.played :]
        if len(actions) > 1:
            break
        board.play(actions)

    def fail(*_events: object) -> None:
        raise RuntimeError("made up for a test")

    with monkeypatch.context() as broken:
        broken.setattr(board.widgets.choreography, "play", fail)
        with pytest.raises(RuntimeError):
            board.play(actions)
    assert match.actions[: len(played)] == played
    board.turns.undo(seat)
    assert table.game.state == before


def test_the_next_ones_sheet_offers_undo_by_the_key_of_whoever_moved(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.until_undoable()
    called = table.game.state.player
    mover = table.context.controls.device_of(1 - called)
    assert mover is not None
    table.pass_ticks(30)
    assert table.board.modals.is_calling
    assert {"Begin", "Undo"} <= set(words(table))
    assert "Menu" not in words(table)
    look = table.board.widgets.plan._marks._sprites.snapshot()["back"][0]
    assert isinstance(look, tuple)
    assert quick.context.key(Button.BACK, mover) in look
    played = table.game.match.played
    table.tap(place_of(table, OnBack()), mover)
    assert table.game.match.played < played
    table.pass_ticks(2)
    assert table.game.state.player == 1 - called
    assert table.board.turn is not None


def test_back_says_why_a_move_stays_and_offers_page_and_menu_when_pressed_again(
    quick: Couch,
) -> None:
    table = Table(quick, game_of("human", "expert"))
    quick.context.change(at_speed("normal"))
    table.until_planning()
    table.commit()  # out of port, so cubes were drawn
    while table.board.is_busy:
        table.press(Button.LEFT, device=KEYBOARD)
    table.press(Button.BACK, device=KEYBOARD)
    assert any("drawn" in text for text in words(table))
    assert table.scene is table.board
    table.press(Button.BACK, device=KEYBOARD)
    assert isinstance(table.scene, Question)
    for button in (Button.RIGHT, Button.RIGHT, Button.CONFIRM):
        table.press(button, device=KEYBOARD)
    assert isinstance(table.scene, Pause)


def test_the_grey_bell_says_why_the_end_cannot_be_announced_yet(quick: Couch) -> None:
    table = Table(quick, game_of("human", "expert"))
    table.until_planning()
    table.tap(place_of(table, OnSideAction(SideAction.BELL)), KEYBOARD)
    assert told_refusal(Refusal.COLOURS_MISSING) in " ".join(words(table))
    assert table.board.turn is not None
    assert table.board.turn.step is Step.SHIP


def test_a_refusal_leaves_what_is_being_chosen_in_sight(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy", seed=4))
    table.until_planning()
    table.press(Button.CONFIRM)
    turn = table.board.turn
    assert turn is not None
    assert turn.step is Step.CARGO
    turn.cargo = next(
        number for number, cargo in enumerate(turn.cargoes) if turn.why_not_cargo(cargo) is not None
    )
    table.press(Button.CONFIRM)
    table.pass_ticks(30)
    said = next(each.box for each in table.board.texts() if "(R" in each.text)
    targets = table.board.widgets.plan.targets
    choices = [rect for rect, target in targets if isinstance(target, OnChoice)]
    assert choices
    assert all(rect.bottom <= said.top for rect in choices)


def test_another_persons_back_disturbs_nobody_who_plans(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.until_planning()
    table.press(Button.CONFIRM)
    step = table.board.turn and table.board.turn.step
    table.press(Button.BACK, device=PADS[0])
    assert table.scene is table.board
    assert table.board.turn is not None
    assert table.board.turn.step is step


# Hands


def middle_of_hand(table: Table) -> tuple[int, int]:
    rect = next(rect for rect, target in table.board.widgets.plan.targets if target == OnHand())
    return rect.center


@pytest.mark.parametrize("device", [KEYBOARD, TOUCH])
def test_a_hand_held_open_with_a_pointer_closes_when_it_is_let_go(
    quick: Couch, device: Any
) -> None:
    table = Table(quick, game_of("human", "human"), devices=(device, PADS[0]))
    table.until_planning()
    place = middle_of_hand(table)
    table.point(PointKind.DOWN, place, device)
    table.point(PointKind.HELD, place, device)
    assert table.board.private.peeking.seat == 0
    table.point(PointKind.UP, place, device)
    assert table.board.private.peeking.seat is None
    table.tap(place, device)
    assert table.board.private.peeking.seat == 0
    table.tap(place, device)
    assert table.board.private.peeking.seat is None


def test_out_of_turn_a_finger_on_the_own_panel_opens_the_own_hand(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"), devices=(KEYBOARD, TOUCH))
    table.until_planning()
    x, y, width, height = table.board.widgets.layout.panels[0]
    table.tap((x + width / 2, y + height / 2))
    assert table.board.private.peeking.seat is None
    x, y, width, height = table.board.widgets.layout.panels[1]
    table.tap((x + width / 2, y + height / 2))
    assert table.board.private.peeking.seat == 1


def test_step_by_step_a_ship_under_way_can_be_dragged_on(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=at_speed("instant", step_by_step=True))
    table = Table(couch, game_of("human", "medium"), devices=(TOUCH,))
    table.until_planning()
    table.press(Button.CONFIRM, Button.CONFIRM)  # it is loaded, and waits off the port
    table.until_planning()
    turn = table.board.turn
    assert turn is not None
    assert turn.plan is not None
    assert turn.public_state.phase == "sail"
    plan = table.board.widgets.plan
    payable = [voyage.landing for voyage in turn.landings if not turn.missing(voyage)]
    goal = next(landing for landing in payable[::-1] if landing != turn.plan.voyage.landing)

    def spot(wanted: Target) -> tuple[int, int]:
        """A place at which nothing else is in the way."""
        return next(
            (x, y)
            for rect, target in plan.targets
            if target == wanted
            for x in range(rect.left, rect.right, 4)
            for y in range(rect.top, rect.bottom, 4)
            if plan.target_at(x, y) == wanted
        )

    ship = spot(OnShip(0, turn.ship))
    assert goal != turn.landings[turn.landing_index].landing
    table.context.sound.heard.clear()
    for kind, place in (
        (PointKind.DOWN, ship),
        (PointKind.DRAGGED, (ship[0] + 20, ship[1])),
        (PointKind.DRAGGED, spot(OnSquare(goal))),
        (PointKind.UP, spot(OnSquare(goal))),
    ):
        table.point(kind, place)
        table.pass_ticks(1)
    assert turn.landings[turn.landing_index].landing == goal
    assert Cue.UI_BACK not in table.context.sound.heard
    assert not table.board.turns.is_saying


def test_in_an_open_hand_the_right_shoulder_asks_for_a_hint(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=at_speed("instant", holding="toggle"))
    table = Table(couch, game_of("human", "human"), devices=(PADS[0], PADS[1]))
    table.until_planning()
    table.press(Button.PEEK)
    table.pass_ticks(30)
    assert "Hint" in words(table)
    table.press(Button.FAST)
    table.pass_ticks(HINT_AFTER)
    assert "Hint" not in words(table), "it has been told"
    assert not table.board.fast_forward.is_on


def test_a_hint_is_seen_only_after_a_fixed_time(make_couch: MakeCouch) -> None:
    table = Table(make_couch(settings=at_speed("instant")), game_of("human", "easy"))
    table.until_planning()
    table.press(Button.HINT)
    note, seen = table.board.widgets.note, []
    for _tick in range(HINT_AFTER - 2):  # a press and its release took two
        seen.append(note.is_shown)
        table.pass_ticks(1)
    assert not any(seen)
    assert note.is_shown


def test_another_plan_does_not_bring_a_hint_forward(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=at_speed("instant", holding="toggle"))
    table = Table(couch, game_of("human", "human"), devices=(PADS[0], PADS[1]))
    table.until_planning()
    table.press(Button.PEEK)
    table.pass_ticks(30)
    table.press(Button.FAST)
    private = table.board.private
    while private._thinking is not None:
        table.pass_ticks(1)
    table.pass_ticks(1)
    assert "Hint" in words(table)  # it was found before its time
    table.press(Button.RIGHT)
    assert "Hint" in words(table)


def test_an_open_hand_marks_what_the_plan_of_now_costs_without_falling_anew(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=at_speed("instant", holding="toggle"))
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    table.press(Button.PEEK)
    table.pass_ticks(30)
    peek = table.board.widgets.peek
    assert peek.are_faces_shown
    table.press(Button.LEFT)
    assert peek.are_faces_shown


def test_the_book_and_the_pause_cover_an_open_hand(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=at_speed("instant", holding="toggle"))
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    for button in (Button.LOG, Button.PAUSE):
        table.press(Button.PEEK)
        assert table.board.widgets.peek.is_shown
        table.press(button)
        assert not table.board.widgets.peek.is_shown
        table.press(Button.BACK)


def test_while_a_bot_moves_a_shared_device_opens_nobodys_hand(quick: Couch) -> None:
    game = game_of("human", "human", "expert")
    table = Table(quick, game, devices=(KEYBOARD, KEYBOARD))
    table.until_planning()
    table.commit()
    table.until_planning()
    quick.context.change(at_speed("normal"))
    table.commit()
    assert game.state.player == 2
    table.press(Button.PEEK, device=KEYBOARD)
    assert table.board.private.peeking.covered is None
    assert table.board.private.peeking.seat is None


def test_a_tap_on_the_open_hand_asks_for_a_hint_and_covers_nothing(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=at_speed("instant"), size=(800, 480))
    table = Table(couch, game_of("human", "easy"), devices=(TOUCH,))
    table.until_planning()
    table.context.sound.heard.clear()
    table.tap(middle_of_hand(table))
    assert Cue.CARD_DRAW not in table.context.sound.heard
    assert table.board.private.peeking.seat is None
    assert not table.board.widgets.peek.is_shown
    table.pass_ticks(HINT_AFTER + 1)
    assert table.board.widgets.note.is_shown


# Faster


@pytest.mark.parametrize("device", [KEYBOARD, TOUCH])
def test_a_pointer_held_anywhere_lets_things_go_faster_and_skips_nothing(
    make_couch: MakeCouch, device: Any
) -> None:
    table = Table(make_couch(settings=at_speed("calm")), game_of("human", "easy"), (device,))
    table.until_planning()
    table.commit()
    assert table.board.is_busy
    table.point(PointKind.DOWN, (640, 300), device)
    table.point(PointKind.HELD, (640, 300), device)
    table.pass_ticks(1)
    assert table.board.haste == HASTE
    table.point(PointKind.UP, (640, 300), device)
    assert table.board.haste == 1
    assert table.board.is_busy
    table.point(PointKind.DOWN, (640, 300), device)
    table.point(PointKind.HELD, (640, 300), device)
    table.point(PointKind.CANCELLED, (640, 300), device)
    assert table.board.haste == 1


def test_a_slow_tap_on_the_plan_is_still_a_tap(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"), (TOUCH,))
    table.until_planning()
    place = next(r for r, t in table.board.widgets.plan.targets if t == OnConfirm()).center
    table.point(PointKind.DOWN, place)
    table.point(PointKind.HELD, place)
    assert table.board.haste == 1
    table.point(PointKind.UP, place)
    assert table.board.turn is not None
    assert table.board.turn.step is not Step.SHIP


# What changes on the way


def test_a_plan_and_a_hand_over_survive_other_letters(quick: Couch) -> None:
    table = Table(quick, game_of("human", "human"))
    table.pass_ticks(2)
    quick.context.change(replace(quick.context.settings, text_size=150))
    table.pass_ticks(2)
    assert table.board.modals.is_calling
    table.until_planning()
    table.press(Button.CONFIRM)
    step = table.board.turn and table.board.turn.step
    quick.context.change(replace(quick.context.settings, text_size=100))
    table.pass_ticks(2)
    assert table.board.turn is not None
    assert table.board.turn.step is step


def test_less_motion_holds_from_the_next_tick_on(quick: Couch) -> None:
    table = Table(quick, game_of("human", "easy"))
    table.until_planning()
    quick.context.change(replace(quick.context.settings, reduced_motion=True))
    table.pass_ticks(1)
    assert not table.board.widgets.choreography.has_motion


# The last round


def ringing(couch: Couch) -> Table:
    """A table at which a person has just rung the last round."""
    table = Table(couch, game_to_announce())
    table.pass_ticks(40)
    table.board.play((Announce(),))
    while not table.board.widgets.banner.is_shown:
        table.pass_ticks(1)
    return table


@pytest.mark.parametrize("ticks", [0, 3, 60])
def test_who_takes_the_bell_back_plans_again_at_once(ticks: int, make_couch: MakeCouch) -> None:
    table = ringing(make_couch())
    table.pass_ticks(ticks)
    table.press(Button.BACK)
    assert not table.board.game.state.final_round
    assert not table.board.widgets.banner.is_shown
    table.until_planning(60)
    assert not any("last round" in text for text in words(table))


def test_other_looks_do_not_put_the_bell_away(make_couch: MakeCouch) -> None:
    table = ringing(make_couch())
    table.pass_ticks(10)
    context = table.board.context
    context.change(replace(context.settings, high_contrast=True))
    table.pass_ticks(60)
    assert table.board.widgets.banner.is_shown
    assert table.board.turn is None


def ended_by_the_last() -> tuple[Game, tuple[Action, ...]]:
    """A game before the commit that ends it at once, because nobody has another turn."""
    for number in range(40):
        whole = random_game(number)
        for step, (before, _action, _after, events) in enumerate(whole):
            came = [event for event in events if isinstance(event, EndCame)]
            if came and (before.player + 1) % before.config.players == came[0].ends_before:
                match = Match(before.config, number)
                for each in whole[:step]:
                    match.play(each[1])
                seats = [Seat(fleet, f"Anna{fleet}") for fleet in before.config.fleets]
                return Game(match, seats), tuple(each[1] for each in whole[step:])
    raise AssertionError("no random game ends at once")


def test_an_end_that_leaves_nobody_a_turn_is_shown_before_the_reckoning(
    make_couch: MakeCouch,
) -> None:
    game, rest = ended_by_the_last()
    table = Table(make_couch(), game)
    table.pass_ticks(2)
    board = table.board
    board.modals.drop_call()
    board.play(rest)
    assert game.is_over
    table.pass_ticks(400)
    assert board.widgets.banner.is_shown
    assert table.scene is board
    assert "The end" in words(table)
    table.press(Button.CONFIRM)
    table.pass_ticks(120)
    assert isinstance(table.scene, Scoring)

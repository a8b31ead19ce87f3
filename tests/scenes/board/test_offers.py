"""What the board offers: open hands see beforehand what they can pay, and hints are planned."""

import random
from collections.abc import Callable

import pygame
import pytest

from goldenhorn.board_view.planning.targets import OnChoice, OnShip, OnSideAction, Target
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.actions import Raid
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import PointKind
from goldenhorn.scenes.board.peeking import HINT_AFTER
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.planning.plans import raids, robbable
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.question import Question
from tests.scenes.board_table import PADS, Table, game_of, play_some, words
from tests.scenes.couch import MakeCouch

SETTINGS = Settings(fullscreen=False, speed="instant", holding="toggle")


def planning(make_couch: MakeCouch, game: Game) -> tuple[Table, Turn]:
    table = Table(make_couch(settings=SETTINGS), game)
    table.until_planning()
    assert table.board.turn is not None
    return table, table.board.turn


def own_turn(*who: str, wanted: Callable[[Game], bool]) -> Game:
    """A game in which the first seat begins a turn of some kind."""
    for seed in range(40):
        game, chance = game_of(*who, seed=seed), random.Random(seed)
        for _turn in range(20):
            if game.state.phase == "begin" and game.state.player == 0 and wanted(game):
                return game
            play_some(game, 2, chance)
    raise AssertionError("no such turn")


def can_rob(game: Game) -> bool:
    return any(isinstance(action, Raid) for action in game.legal_actions)


def facts(turn: Turn) -> tuple[object, ...]:
    return turn.step, turn.ship, turn.side_action, turn.raid, turn.cargo, turn.landing_index


def text_of(table: Table) -> str:
    return " ".join(words(table))


def test_a_hint_plans_what_it_advises_beside_a_prompt_that_can_be_read(
    make_couch: MakeCouch,
) -> None:
    table, turn = planning(make_couch, game_of("human", "easy"))
    table.press(Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert turn.plan is not None
    assert "does it." in text_of(table)
    prompt = pygame.Rect(table.board.widgets.layout.prompt)
    assert not table.board.widgets.note.rect.colliderect(prompt)
    actions, played = turn.plan.actions, len(table.game.match.actions)
    table.press(Button.CONFIRM)
    assert actions == table.game.match.actions[played : played + len(actions)]


def test_whoever_has_gone_on_to_plan_is_only_told(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, game_of("human", "easy"))
    table.press(Button.HINT, Button.RIGHT)
    before = facts(turn)
    table.pass_ticks(HINT_AFTER)
    assert table.board.widgets.note.is_shown
    assert "does it." not in text_of(table)
    assert facts(turn) == before


def test_a_hint_to_a_hidden_hand_moves_nothing_that_all_see(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, game_of("human", "human"))
    before = facts(turn)
    table.press(Button.PEEK, Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert facts(turn) == before
    assert "does it." not in text_of(table)


def test_pirates_that_wait_are_told_until_back_calls_them_off(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=can_rob))
    table.press(Button.PIRATES)
    while turn.raid is None:
        table.press(Button.CONFIRM)
    assert "Pirates wait. Now choose a voyage" in text_of(table)
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    assert turn.plan is not None
    assert turn.plan.raid is not None
    assert "with pirates" in text_of(table)
    assert f"+{turn.gain(turn.plan.voyage).points}" in words(table)
    table.press(Button.BACK)
    assert turn.raid is None
    assert turn.step is Step.LANDING
    assert "with pirates" not in text_of(table)


def test_a_stray_tap_on_anothers_ship_asks_beside_the_plan(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=can_rob))
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    before, plan = facts(turn), table.board.widgets.plan

    def spot(ship: OnShip) -> tuple[int, int]:
        rects = (rect for rect, target in plan.targets if target == ship)
        return next(rect.center for rect in rects if plan.target_at(*rect.center) == ship)

    ship = OnShip(*turn.targets[0])
    table.tap(spot(ship), device=KEYBOARD)
    assert facts(turn) == before
    table.pass_ticks(15)  # the tag has come in
    assert "rob?" in words(table)
    table.tap(spot(ship), device=KEYBOARD)
    assert turn.step in (Step.TARGET, Step.PAIR)


@pytest.mark.parametrize("is_raid", [False, True])
def test_what_a_hidden_hand_cannot_pay_is_told_to_its_owner_before_the_commit(
    make_couch: MakeCouch, is_raid: bool
) -> None:
    told = 0
    for seed in range(8):
        game = game_of("human", "human", "human", seed=seed)
        play_some(game, 12 + seed, random.Random(seed))
        table, turn = planning(make_couch, game)
        if is_raid and not turn.targets:
            continue
        if is_raid:
            table.press(Button.PIRATES, Button.CONFIRM)
        else:
            while turn.step is not Step.LANDING:
                table.press(Button.CONFIRM)
            table.press(Button.UP)
        hand = game.state.hand(game.state.player)
        lacks = any(turn.price.count(colour) > hand[colour] for colour in turn.price)
        public = text_of(table)
        assert "You lack" not in public
        assert "You hold no two" not in public
        table.press(Button.PEEK)
        table.pass_ticks(30)
        private = text_of(table)
        assert lacks <= ("You lack" in private or "You hold no two" in private)
        told += lacks
    assert told


def test_with_pads_the_hint_names_the_pads_button(make_couch: MakeCouch) -> None:
    table = Table(make_couch(settings=SETTINGS), game_of("human", "easy"), devices=(PADS[0],))
    table.until_planning()
    table.press(Button.HINT)
    table.pass_ticks(HINT_AFTER)
    assert "does it." in text_of(table)
    assert "Enter" not in text_of(table)


def grey_pirates(game: Game) -> bool:
    """Whether ships can be robbed but none can be paid for, and some cargo is not allowed."""
    view = observe(game.state, 0)
    turn, found = Turn(view), 0
    for turn.ship in range(3):
        found += len(grey_cargoes(turn))
    return bool(robbable(view)) and not raids(view) and found > 0


def test_grey_pirates_in_focus_say_why_before_any_press(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=grey_pirates))
    reason = told_refusal(Refusal.RAID_NO_SHIP)
    assert reason not in text_of(table)
    while turn.side_action is not SideAction.PIRATES:
        table.press(Button.DOWN if turn.side_action is None else Button.LEFT)
    assert reason in text_of(table)
    assert "Why?" in words(table)
    table.press(Button.UP)
    assert turn.side_action is None
    assert reason not in text_of(table)


@pytest.mark.parametrize("way", ["twice", "hint"])
def test_grey_pirates_pressed_twice_or_asked_about_open_the_page(
    make_couch: MakeCouch, way: str
) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=grey_pirates))
    while turn.side_action is not SideAction.PIRATES:
        table.press(Button.DOWN if turn.side_action is None else Button.LEFT)
    before = facts(turn)
    if way == "twice":
        table.press(Button.CONFIRM)
        assert table.scene is table.board
        table.press(Button.CONFIRM)
    else:
        table.press(Button.HINT)
    assert isinstance(table.scene, Question)
    table.press(Button.CONFIRM)  # choose another
    assert table.scene is table.board
    assert facts(turn) == before


def grey_cargoes(turn: Turn) -> list[int]:
    return [n for n, each in enumerate(turn.cargoes) if turn.why_not_cargo(each) is not None]


def spot_of(table: Table, wanted: Target) -> tuple[int, int]:
    plan = table.board.widgets.plan
    rects = (rect for rect, target in plan.targets if target == wanted)
    return next(rect.center for rect in rects if plan.target_at(*rect.center) == wanted)


def test_the_mouse_over_grey_pirates_shows_why_and_hides_it_again(make_couch: MakeCouch) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=grey_pirates))
    before, reason = facts(turn), told_refusal(Refusal.RAID_NO_SHIP)
    table.point(PointKind.MOVED, spot_of(table, OnSideAction(SideAction.PIRATES)), KEYBOARD)
    table.pass_ticks(1)
    assert reason in text_of(table)
    table.point(PointKind.MOVED, (640, 300), KEYBOARD)
    table.pass_ticks(1)
    assert reason not in text_of(table)
    assert facts(turn) == before


def test_what_the_mouse_is_over_has_the_focus_and_one_click_chooses_it(
    make_couch: MakeCouch,
) -> None:
    table, turn = planning(make_couch, game_of("human", "easy"))
    for number in (1, 2, 0):
        table.point(PointKind.MOVED, spot_of(table, OnShip(0, number)), KEYBOARD)
        assert (turn.step, turn.ship) == (Step.SHIP, number)
    while not [each for each in turn.cargoes if turn.why_not_cargo(each) is None][1:]:
        table.press(Button.RIGHT)
    table.press(Button.CONFIRM)
    allowed = [n for n, each in enumerate(turn.cargoes) if turn.why_not_cargo(each) is None]
    other = next(number for number in allowed if number != turn.cargo)
    table.point(PointKind.MOVED, spot_of(table, OnChoice(other)), KEYBOARD)
    assert (turn.step, turn.cargo) == (Step.CARGO, other)
    table.pass_ticks(30)
    table.tap(spot_of(table, OnChoice(other)), KEYBOARD)
    assert turn.step is Step.LANDING


@pytest.mark.parametrize("device", [KEYBOARD, TOUCH])
def test_a_pointer_that_rests_on_something_grey_opens_the_page(
    make_couch: MakeCouch, device: Device
) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=grey_pirates))
    spot = spot_of(table, OnSideAction(SideAction.PIRATES))
    table.point(PointKind.DOWN, spot, device)
    table.point(PointKind.HELD, spot, device)
    table.pass_ticks(1)
    assert isinstance(table.scene, Question)
    table.press(Button.CONFIRM)
    assert table.scene is table.board
    while not grey_cargoes(turn):
        table.press(Button.RIGHT)
    table.press(Button.CONFIRM)
    assert turn.step is Step.CARGO
    for number in grey_cargoes(turn):
        spot = spot_of(table, OnChoice(number))
        table.point(PointKind.DOWN, spot, device)
        table.point(PointKind.HELD, spot, device)
        table.pass_ticks(1)
        assert isinstance(table.scene, Question)
        table.press(Button.CONFIRM)
        assert (turn.step, turn.cargo) == (Step.CARGO, number)


def lacks_later(game: Game) -> bool:
    """Whether the first ship can pay the next step, and then not the one behind it."""
    turn = Turn(observe(game.state, 0))
    while turn.step is not Step.LANDING:
        turn.press(Button.CONFIRM)
    barred = turn.barred()
    return barred is not None and barred is not turn.further


def test_a_step_on_the_way_that_cannot_be_paid_is_told_on_the_way_there(
    make_couch: MakeCouch,
) -> None:
    table, turn = planning(make_couch, own_turn("human", "easy", "easy", wanted=lacks_later))
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    table.pass_ticks(60)
    assert "then no" in text_of(table)
    assert "no" in words(table)  # beside the square from which it cannot go on
    ahead = Button.RIGHT if turn.faces_east(turn.landings[0]) else Button.LEFT
    while turn.further is not turn.barred():
        assert turn.barred() is not None
        table.press(ahead)
    table.pass_ticks(60)
    assert "to sail on" in text_of(table)
    assert "then no" not in text_of(table)
    before = facts(turn)
    table.press(ahead)
    assert facts(turn) == before


def test_what_a_hidden_hand_lacks_later_on_is_told_to_its_owner_only(
    make_couch: MakeCouch,
) -> None:
    game = own_turn("human", "human", "human", wanted=lacks_later)
    table, turn = planning(make_couch, game)
    while turn.step is not Step.LANDING:
        table.press(Button.CONFIRM)
    table.pass_ticks(60)
    assert "then no" not in text_of(table)
    assert "further on" not in text_of(table)
    table.press(Button.PEEK)
    table.pass_ticks(30)
    assert "You lack" in text_of(table)
    assert "further on" in text_of(table)

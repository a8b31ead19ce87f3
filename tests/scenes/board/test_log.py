"""The log-book on the board: every deed in it can be seen again, and the game waits meanwhile."""

import random

import pytest

from goldenhorn.board_view.planning.targets import OnBack, OnConfirm, OnPause, OnSideAction, Target
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.input.input_events import PointKind
from goldenhorn.scenes.pause.pause import Pause
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.session.deeds import deeds_of
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of, play_some
from tests.scenes.couch import MakeCouch


@pytest.fixture
def table(make_couch: MakeCouch) -> Table:
    """A game in which much has happened, with its book open."""
    game = game_of("human", "human", "easy", seed=6)
    play_some(game, 40, random.Random(6))
    while not game.mover.is_human:
        game.play(game.legal_actions[-1])
    couch = make_couch(settings=Settings(fullscreen=False, speed="instant"))
    table = Table(couch, game, devices=(KEYBOARD, TOUCH))
    table.until_planning()
    return table


def words(table: Table) -> list[str]:
    assert table.scene is not None
    return [each.text for each in table.scene.texts()]


def test_confirm_on_a_row_shows_it_again_and_back_returns_to_the_same_row(table: Table) -> None:
    table.press(Button.LOG, Button.UP, Button.UP, Button.UP, device=KEYBOARD)
    step = table.board.widgets.log.step
    assert step in {deed.step for deed in deeds_of(table.game)}
    snapshot = table.game.snapshot()
    table.press(Button.CONFIRM, device=KEYBOARD)
    replay = table.scene
    assert isinstance(replay, Replay)
    assert replay.timeline.first == step
    table.couch.settle()
    table.pass_ticks(200)
    assert replay.timeline.at > replay.timeline.first
    assert table.game.snapshot() == snapshot
    table.press(Button.BACK, device=KEYBOARD)
    table.couch.settle()
    assert table.scene is table.board
    assert table.board.modals.is_book_open
    assert table.board.widgets.log.step == step
    assert table.game.snapshot() == snapshot


def test_every_row_can_be_reached_by_up_and_down(table: Table) -> None:
    table.press(Button.LOG, device=KEYBOARD)
    log = table.board.widgets.log
    log.page(-100)
    steps = [log.step]
    for _row in range(len(deeds_of(table.game)) + 3):
        log.scroll(1)
        if log.step != steps[-1]:
            steps.append(log.step)
    assert steps == list(dict.fromkeys(deed.step for deed in deeds_of(table.game)))


def test_a_tap_on_a_row_shows_it_again_but_a_drag_only_moves_the_page(table: Table) -> None:
    table.press(Button.LOG, device=KEYBOARD)
    log = table.board.widgets.log
    log.page(-1)
    table.pass_ticks(60)
    middle = log.rect.center
    table.point(PointKind.DOWN, middle)
    table.point(PointKind.DRAGGED, (middle[0], middle[1] + 40))
    table.point(PointKind.UP, (middle[0], middle[1] + 40))
    table.pass_ticks(2)
    assert table.scene is table.board
    table.tap(middle)
    assert isinstance(table.scene, Replay)
    assert table.scene.timeline.first == log.step


def places(table: Table, kind: type[Target]) -> list[tuple[int, int]]:
    """Where things of a kind can be tapped."""
    targets = table.board.widgets.plan.targets
    return [area.center for area, target in targets if isinstance(target, kind)]


def test_the_open_book_has_two_buttons_of_its_own_and_gives_those_of_the_plan_back(
    table: Table,
) -> None:
    table.pass_ticks(30)
    planned = table.board.widgets.plan.targets
    before = words(table)
    assert places(table, OnSideAction)
    table.press(Button.LOG, device=KEYBOARD)
    assert {"Show", "Close"} <= set(words(table))
    assert not {"Plan", "Menu"} & set(words(table))
    assert not places(table, OnSideAction)
    table.press(Button.BACK, device=KEYBOARD)
    table.pass_ticks(30)
    assert words(table) == before
    assert table.board.widgets.plan.targets == planned


def test_a_tap_on_show_in_the_book_shows_the_line_under_the_cursor_again(table: Table) -> None:
    table.press(Button.LOG, Button.UP, device=KEYBOARD)
    (button,) = places(table, OnConfirm)
    table.tap(button)
    assert isinstance(table.scene, Replay)
    assert table.scene.timeline.first == table.board.widgets.log.step


def test_a_tap_on_close_in_the_book_closes_it_and_the_plan_goes_on(table: Table) -> None:
    table.press(Button.LOG, device=KEYBOARD)
    (button,) = places(table, OnBack)
    table.tap(button)
    assert not table.board.modals.is_book_open
    assert table.scene is table.board
    assert places(table, OnSideAction)


def test_a_tap_on_pause_beside_the_book_pauses(table: Table) -> None:
    table.press(Button.LOG, device=KEYBOARD)
    (button,) = places(table, OnPause)
    table.tap(button)
    assert isinstance(table.scene, Pause)


def test_after_a_look_at_the_replay_the_book_still_has_its_buttons(table: Table) -> None:
    table.press(Button.LOG, Button.CONFIRM, device=KEYBOARD)
    table.couch.settle()
    table.press(Button.BACK, device=KEYBOARD)
    table.couch.settle()
    assert table.board.modals.is_book_open
    assert {"Show", "Close"} <= set(words(table))
    assert not places(table, OnSideAction)


def test_the_book_gives_the_hand_over_its_buttons_back(make_couch: MakeCouch) -> None:
    game = game_of("human", "human", seed=6)
    play_some(game, 20, random.Random(6))
    couch = make_couch(settings=Settings(fullscreen=False, speed="instant"))
    table = Table(couch, game, devices=(KEYBOARD, TOUCH))
    while not table.board.modals.is_calling:
        table.pass_ticks(1)
    table.pass_ticks(2)
    assert "Begin" in words(table)
    table.press(Button.LOG, device=KEYBOARD)
    assert {"Show", "Close"} <= set(words(table))
    assert "Begin" not in words(table)
    table.press(Button.BACK, device=KEYBOARD)
    assert "Begin" in words(table)
    assert "Show" not in words(table)


def test_a_tap_beside_the_book_closes_it(table: Table) -> None:
    table.press(Button.LOG, device=KEYBOARD)
    table.tap((4, 300))
    assert not table.board.modals.is_book_open
    assert table.scene is table.board


def test_the_ribbon_says_what_the_book_can_do_and_then_asks_again_for_the_plan(
    table: Table,
) -> None:
    asked = table.board.widgets.board.asked
    assert asked is not None
    table.press(Button.LOG, device=KEYBOARD)
    table.pass_ticks(3)
    assert {"turn the pages", "see it again"} <= set(words(table))
    table.press(Button.BACK, device=KEYBOARD)
    assert table.board.widgets.board.asked == asked
    assert "see it again" not in words(table)


def test_the_pause_opens_the_book_for_the_only_person_whichever_device_asks(
    make_couch: MakeCouch,
) -> None:
    table = Table(make_couch(), game_of("human", "expert", seed=6))
    table.until_planning()
    table.commit()
    for device in (KEYBOARD, PADS[0]):
        assert table.game.state.player == 1
        table.context.controls.last_active_device = device
        assert table.board.with_log() is table.board
        asked = table.board.widgets.board.asked
        assert asked is not None
        assert asked[0] == 0
        table.press(Button.BACK, device=device)


def test_a_pad_lost_while_something_is_seen_again_is_asked_for(make_couch: MakeCouch) -> None:
    game = game_of("human", "human", seed=6)
    play_some(game, 20, random.Random(6))
    couch = make_couch(settings=Settings(fullscreen=False, speed="instant"))
    table = Table(couch, game, devices=(PADS[0], PADS[1]))
    table.until_planning()
    table.press(Button.LOG, Button.CONFIRM)
    table.couch.settle()
    assert isinstance(table.scene, Replay)
    table.unplug(PADS[1])
    table.pass_ticks(40)
    assert "WAIT FOR BEN" in words(table)

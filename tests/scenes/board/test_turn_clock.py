"""The turn timer and the nudge: gentle with whoever is away, and just to whoever is kept away."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goldenhorn.board_view.layout import PANEL, PROMPT
from goldenhorn.board_view.pieces.away_mark import BREATH_TICKS, BREATHS, IN_FRONT
from goldenhorn.board_view.pieces.prompt_and_event import IN_FRONT as CLOCK_IN_FRONT
from goldenhorn.common.cues import Cue
from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.scenes.board.peoples_turns import NUDGE_AFTER
from goldenhorn.scenes.board.turn_clock import LAST_SECONDS, TICKS_PER_MINUTE
from goldenhorn.scenes.lost_pad.lost_pad import LostPad
from goldenhorn.scenes.pause.pause import Pause
from goldenhorn.session.lineup import REPLACEMENT
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of, saved_in, words
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well

MINUTE = TICKS_PER_MINUTE


def seen_at(table: Table, z: float) -> list[tuple[Image | None, int, int]]:
    """All that is seen so far in front."""
    sprites = table.board.picture.visible
    return [(each.image, each.x, each.y) for each in sprites if each.z == z]


def couch_for(make: MakeCouch, folder: Path | None = None, **options: Any) -> Couch:
    settings = {"speed": "instant", "turn_timer": 1, **options.pop("settings", {})}
    return make(folder=folder, settings=Settings(fullscreen=False, **settings), **options)


def until_time_is_up(table: Table) -> None:
    """Let the clock be nearly over, and then over."""
    table.board.clock.ticks = MINUTE - 2
    table.pass_ticks(2)


def until_another_moves(table: Table) -> None:
    """Let whoever plays now play the turn to its end."""
    turn = table.game.state.turn
    for _tick in range(2000):
        if table.game.state.turn != turn:
            return
        table.pass_ticks(1)
    raise AssertionError("nobody has moved")


# The clock


def test_without_the_setting_nobody_is_hurried(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch, settings={"turn_timer": 0}), game_of("human", "easy"))
    table.until_planning()
    table.board.clock.ticks = 5 * MINUTE
    table.pass_ticks(10)
    assert table.board.turn is not None
    assert not table.board.widgets.clock.is_shown
    assert table.game.match.actions == game_of("human", "easy").match.actions


def test_when_time_is_up_a_bot_plays_this_one_turn_and_the_seat_stays_a_persons(
    make_couch: MakeCouch,
) -> None:
    table = Table(couch_for(make_couch), game_of("human", "human"))
    table.until_planning()
    table.press(Button.CONFIRM)  # a plan is begun
    until_time_is_up(table)
    assert table.board.turn is None
    assert "Time is up: a bot plays this turn for Anna." in words(table)
    until_another_moves(table)
    assert table.board.controller._bot_drivers[0].level == REPLACEMENT
    assert all(seat.is_human for seat in table.game.seats)
    table.until_planning()
    assert table.game.state.player == 1
    table.commit()
    table.until_planning()
    assert table.game.state.player == 0
    assert table.board.clock.ticks < TICKS_PER_SECOND


def test_the_sentence_that_time_is_up_can_be_read_before_anything_happens(
    make_couch: MakeCouch,
) -> None:
    table = Table(couch_for(make_couch), game_of("human", "human"))
    table.until_planning()
    until_time_is_up(table)
    played = len(table.game.match.actions)
    table.pass_ticks(3 * TICKS_PER_SECOND)
    assert len(table.game.match.actions) == played


def test_whoever_is_away_at_the_hand_over_does_not_stop_the_game(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch), game_of("human", "human"))
    table.pass_ticks(3)
    assert table.board.modals.is_calling
    until_time_is_up(table)
    assert not table.board.modals.is_calling
    until_another_moves(table)
    assert table.game.state.player == 1


def paused(table: Table) -> None:
    table.press(Button.PAUSE)
    assert isinstance(table.scene, Pause)


def reading(table: Table) -> None:
    table.press(Button.LOG)
    assert table.board.modals.is_book_open


def covered(table: Table) -> None:
    table.press(Button.PEEK)
    assert table.board.private.peeking.covered is not None


def without_pad(table: Table) -> None:
    table.context.controls.bind(1, PADS[0])
    table.unplug(PADS[0])
    table.pass_ticks(3)
    assert isinstance(table.scene, LostPad)


@pytest.mark.parametrize("moment", [paused, reading, covered, without_pad])
def test_the_clock_stands_still_while_something_keeps_people_from_playing(
    make_couch: MakeCouch, moment: Callable[[Table], None]
) -> None:
    game = game_of("human", "human")
    table = Table(couch_for(make_couch), game, devices=(KEYBOARD, KEYBOARD))
    table.until_planning()
    table.pass_ticks(5)
    moment(table)
    ticks = table.board.clock.ticks
    assert ticks > 0
    table.pass_ticks(100)
    assert table.board.clock.ticks == ticks


def test_the_clock_stands_still_while_things_move(make_couch: MakeCouch) -> None:
    couch = couch_for(make_couch, settings={"speed": "normal", "step_by_step": True})
    table = Table(couch, game_of("human", "easy"))
    table.until_planning()
    table.pass_ticks(40)
    table.commit()
    assert table.game.state.phase == "sail"
    assert table.board.is_busy
    ticks = table.board.clock.ticks
    assert ticks >= 40
    table.pass_ticks(10)
    assert table.board.clock.ticks == ticks
    table.until_planning()
    table.pass_ticks(10)
    assert table.board.clock.ticks > ticks  # the same turn goes on


def test_the_ring_shrinks_quietly_and_only_the_last_seconds_are_counted(
    make_couch: MakeCouch,
) -> None:
    table = Table(couch_for(make_couch), game_of("human", "easy"))
    table.until_planning()
    table.context.sound.heard.clear()
    table.pass_ticks(2)
    first = seen_at(table, PROMPT + CLOCK_IN_FRONT)
    table.pass_ticks(30)
    assert seen_at(table, PROMPT + CLOCK_IN_FRONT) == first
    table.board.clock.ticks = MINUTE // 2
    table.pass_ticks(1)
    assert seen_at(table, PROMPT + CLOCK_IN_FRONT) != first
    assert table.context.sound.heard == []
    table.board.clock.ticks = MINUTE - LAST_SECONDS * TICKS_PER_SECOND - 1
    table.pass_ticks(1)
    assert table.context.sound.heard == [Cue.TURN]
    assert str(LAST_SECONDS) in words(table)
    table.pass_ticks(TICKS_PER_SECOND)
    assert str(LAST_SECONDS - 1) in words(table)


def test_what_a_bot_played_for_somebody_is_not_taken_back(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch), game_of("human", "human"))
    table.until_planning()
    until_time_is_up(table)
    until_another_moves(table)
    assert table.board.controller.why_no_undo(0) is not None


def test_a_lent_turn_is_given_back_when_the_one_before_is_taken_back(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch), game_of("human", "human"))
    table.until_undoable()
    late = table.game.state.player
    table.until_planning()
    until_time_is_up(table)
    assert table.board.controller.is_turn_lent
    table.press(Button.BACK, device=table.context.controls.device_of(1 - late))
    assert table.game.state.player == 1 - late
    table.until_planning()
    table.commit()
    assert table.game.state.player == late
    assert not table.board.controller.is_turn_lent


def test_a_save_knows_nothing_of_a_lent_turn(make_couch: MakeCouch, tmp_path: Path) -> None:
    table = Table(couch_for(make_couch, tmp_path), game_of("human", "human"))
    table.until_planning()
    until_time_is_up(table)
    until_another_moves(table)
    assert all(seat.current_controller == "human" for seat in saved_in(tmp_path, table).seats)


@pytest.mark.parametrize("code", ["en", "xx"])
def test_the_last_seconds_can_be_read_at_every_size(make_couch: MakeCouch, code: str) -> None:
    for text_size in (100, 150, 200):
        settings = {"text_size": text_size, "language": code}
        couch = couch_for(make_couch, settings=settings, code=code)
        table = Table(couch, game_of("human", "easy"))
        table.until_planning()
        table.board.clock.ticks = MINUTE - LAST_SECONDS * TICKS_PER_SECOND
        table.pass_ticks(2)
        seconds = [each for each in table.board.texts() if each.text.isdigit()]
        assert str(LAST_SECONDS) in [each.text for each in seconds]
        assert_laid_out_well([each for each in seconds if each.text == str(LAST_SECONDS)])


# The nudge


def looks(table: Table) -> list[tuple[Image | None, int, int]]:
    return seen_at(table, PANEL + IN_FRONT)


def test_a_panel_pulses_for_whoever_is_away_until_somebody_presses(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch, settings={"turn_timer": 0}), game_of("human", "easy"))
    table.until_planning()
    table.pass_ticks(NUDGE_AFTER - 2)
    assert not table.board.widgets.away.is_shown
    table.pass_ticks(3)
    faces = set()
    for _tick in range(BREATH_TICKS):
        table.pass_ticks(1)
        faces.add(looks(table)[0][0])
    assert len(faces) > 4
    table.pass_ticks(BREATH_TICKS * BREATHS)
    steady = looks(table)
    table.pass_ticks(BREATH_TICKS // 2)
    assert looks(table) == steady
    table.press(Button.LEFT)
    assert not table.board.widgets.away.is_shown


def test_with_less_motion_the_mark_is_steady_from_the_start(make_couch: MakeCouch) -> None:
    settings = {"turn_timer": 0, "reduced_motion": True}
    table = Table(couch_for(make_couch, settings=settings), game_of("human", "easy"))
    table.until_planning()
    table.pass_ticks(NUDGE_AFTER + 1)
    steady = looks(table)
    assert steady
    for _tick in range(BREATH_TICKS):
        table.pass_ticks(1)
        assert looks(table) == steady


def test_the_setting_holds_from_the_next_tick_on(make_couch: MakeCouch) -> None:
    couch = couch_for(make_couch, settings={"turn_timer": 0})
    table = Table(couch, game_of("human", "easy"))
    table.until_planning()
    couch.context.change(replace(couch.context.settings, turn_timer=2))
    table.pass_ticks(1)
    assert table.board.widgets.clock.is_shown
    couch.context.change(replace(couch.context.settings, turn_timer=0))
    table.pass_ticks(1)
    assert not table.board.widgets.clock.is_shown

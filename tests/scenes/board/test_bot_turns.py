"""Bots' turns in short: seen at once, told long enough, and true to the law of the picture."""

import random
from dataclasses import replace
from typing import Any

import pytest

from goldenhorn.graphics.surfaces.named_sprites import Snapshot
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.input.input_events import Press, Release
from goldenhorn.scenes.board.board import HASTE, Board
from goldenhorn.scenes.board.bot_turns import READ_TICKS
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import Table, game_of, play_some
from tests.scenes.couch import Couch, MakeCouch


def couch_for(make: MakeCouch, size: tuple[int, int] = (1280, 720), **options: Any) -> Couch:
    settings = {"speed": "fast", "bots_turns": "summarised", **options}
    return make(settings=Settings(fullscreen=False, **settings), size=size)


def snapshot(table: Table) -> Snapshot:
    """All that the board shows, but for what is asked or told."""
    shown = table.board.widgets.board.snapshot()
    return {name: look for name, look in shown.items() if name not in ("ribbon", "prompt")}


def fresh_snapshot(table: Table) -> Snapshot:
    board = table.navigation.board(table.game)
    assert isinstance(board, Board)
    shown = board.widgets.board.snapshot()
    return {name: look for name, look in shown.items() if name not in ("ribbon", "prompt")}


def in_the_middle_of_a_turn(make_couch: MakeCouch) -> Table:
    """A table at which a bot has done something, and is not done yet."""
    table = Table(couch_for(make_couch), game_of("human", "hard", seed=5))
    table.until_planning()
    table.commit()
    turn = table.game.state.turn
    while table.game.state.phase == "begin" or table.game.state.turn == turn - 1:
        table.pass_ticks(1)
    return table


def until_told(table: Table, most: int = 2000) -> None:
    """Pass time until it is told what a bot did."""
    for _tick in range(most):
        if table.board.bots.is_telling:
            return
        table.pass_ticks(1)
    raise AssertionError("no bot has played")


@pytest.mark.parametrize("expansion", [False, True])
def test_what_is_seen_after_a_turn_in_short_is_what_a_new_board_shows(
    make_couch: MakeCouch, expansion: bool
) -> None:
    game = game_of("human", "medium", "easy", expansion=expansion, seed=8)
    play_some(game, 20, random.Random(3))
    table = Table(couch_for(make_couch, speed="instant"), game)
    told = 0
    for _turn in range(8):
        table.until_planning()
        table.commit()
        while table.board.turn is None and not game.is_over:
            table.pass_ticks(1)
            if table.board.bots.is_telling:
                told += 1
                assert snapshot(table) == fresh_snapshot(table)
                assert table.board.widgets.choreography.passing == 0
                table.board.skip()
                assert snapshot(table) == fresh_snapshot(table)
    assert told > 10


def test_until_the_turn_is_over_the_picture_stays_as_it_was(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch), game_of("human", "hard", seed=5))
    table.until_planning()
    table.commit()
    while table.board.is_busy:
        table.pass_ticks(1)
    before, turn, unseen = snapshot(table), table.game.state.turn, 0
    while table.game.state.turn == turn:
        assert not table.board.is_busy
        assert snapshot(table) == before
        unseen += table.game.state.phase != "begin"
        table.pass_ticks(1)
    assert unseen
    assert table.board.bots.is_telling
    assert snapshot(table) != before


def test_skipping_in_the_middle_of_such_a_turn_shows_where_everything_is(
    make_couch: MakeCouch,
) -> None:
    table = in_the_middle_of_a_turn(make_couch)
    assert snapshot(table) != fresh_snapshot(table)
    table.board.skip()
    assert snapshot(table) == fresh_snapshot(table)


def test_who_wants_to_see_the_rest_of_a_turn_sees_it(make_couch: MakeCouch) -> None:
    table = in_the_middle_of_a_turn(make_couch)
    table.context.change(replace(table.context.settings, bots_turns="shown"))
    table.pass_ticks(1)
    assert snapshot(table) == fresh_snapshot(table)
    for _tick in range(200):
        table.pass_ticks(1)
        if table.board.is_busy:
            break
    assert not table.board.widgets.choreography.is_idle
    assert not table.board.bots.is_telling


@pytest.mark.parametrize("speed", READ_TICKS)
def test_it_is_told_who_did_what_for_as_long_as_the_speed_says(
    make_couch: MakeCouch, speed: str
) -> None:
    table = Table(couch_for(make_couch, speed=speed), game_of("human", "easy", seed=4))
    table.until_planning()
    table.commit()
    until_told(table)
    table.pass_ticks(2)  # the ribbon is written on a tick later
    asked = table.board.widgets.board.asked
    assert asked is not None
    assert asked[0] == 1
    assert table.board.widgets.board.snapshot()["prompt"][0]
    told = [asked[1]]
    marks = table.board.widgets.summary._marks._sprites
    assert any(name == ("told", (1, ship)) for name in marks.snapshot() for ship in range(3))
    ticks = 2
    while table.board.bots.is_telling:
        assert table.board.turn is None
        table.pass_ticks(1)
        ticks += 1
        asked = table.board.widgets.board.asked
        if asked is not None and asked[1] not in told and table.board.bots.is_telling:
            told.append(asked[1])
    line = " ".join(part for page in told for part in page if isinstance(part, str))
    assert "loaded" in line
    assert "sailed to" in line
    assert not any(str(page[-1]).endswith("·") for page in told)
    assert abs(ticks - len(told) * READ_TICKS[speed]) <= 1
    assert marks.snapshot() == {}


def test_a_press_skips_what_is_told_and_holding_fast_shortens_it(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch, speed="calm"), game_of("human", "easy", "easy", seed=4))
    table.until_planning()
    table.commit()
    until_told(table)
    table.press(Button.LEFT, device=KEYBOARD)
    assert not table.board.bots.is_telling
    until_told(table)
    table.hear(Press(KEYBOARD, Button.FAST, 0))
    lines = 1 + len(table.board.bots._pages)
    table.pass_ticks(round(lines * READ_TICKS["calm"] / HASTE) + 1)
    assert not table.board.bots.is_telling
    table.hear(Release(KEYBOARD, Button.FAST, 0))


@pytest.mark.parametrize("holding", ["hold", "toggle"])
def test_things_hurry_while_a_button_is_held_or_until_it_is_tapped_again(
    make_couch: MakeCouch, holding: str
) -> None:
    table = Table(couch_for(make_couch, holding=holding), game_of("human", "easy", seed=4))
    table.until_planning()
    table.press(Button.FAST)
    assert (table.board.haste == HASTE) is (holding == "toggle")
    table.press(Button.FAST)
    assert table.board.haste == 1


def test_another_picture_in_the_middle_of_it_loses_nothing(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch), game_of("human", "easy", seed=4))
    table.until_planning()
    table.commit()
    until_told(table)
    table.context.change(replace(table.context.settings, text_size=150))
    table.pass_ticks(1)
    assert not table.board.bots.is_telling
    assert snapshot(table) == fresh_snapshot(table)
    table.until_planning()


def test_the_last_round_is_rung_in_after_it_was_told_how_it_came(make_couch: MakeCouch) -> None:
    table = Table(couch_for(make_couch, speed="instant"), game_of("easy", "easy", seed=4))
    while not (table.game.state.final_round and table.board.bots.is_telling):
        table.board.skip()
        until_told(table)
    assert not table.board.widgets.banner.is_shown
    table.board.skip()
    table.pass_ticks(3)
    assert table.board.widgets.banner.is_shown

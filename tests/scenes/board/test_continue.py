"""Nothing is lost: killed at any moment a game goes on, pads may go, pictures may be made anew."""

import errno
import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goldenhorn.graphics.surfaces.named_sprites import Snapshot
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.lost_pad.lost_pad import LostPad
from goldenhorn.scenes.pause.pause import Pause
from goldenhorn.scenes.pause.seats_page import SeatsPage
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.storage.fame import Fame
from goldenhorn.storage.saves import GENERATIONS, load_latest, load_newest
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of, play_some, saved_in
from tests.scenes.couch import Couch, MakeCouch


def couch_for(make: MakeCouch, folder: Path | None = None, **options: Any) -> Couch:
    settings = Settings(fullscreen=False, **{"speed": "instant", **options})
    return make(folder=folder, settings=settings)


# Continue


def test_after_every_action_the_very_position_comes_back_with_hands_covered(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path, step_by_step=True)
    game = game_of("human", "easy", "human", expansion=True)
    table = Table(couch, game, devices=(KEYBOARD, PADS[0]))
    chance, phases = random.Random(1), set()
    for _press in range(50):
        if table.board.turn is None:
            table.until_planning()
        before = len(game.match.actions)
        table.press(chance.choice([*[Button.CONFIRM] * 5, Button.LEFT, Button.RIGHT, Button.PEEK]))
        if len(game.match.actions) == before:
            continue
        saved = saved_in(tmp_path, table)
        assert saved.state == game.state
        assert (saved.names, saved.seats, saved.privacy) == (game.names, game.seats, game.privacy)
        phases.add(saved.state.phase)
        board = table.navigation.resumed(saved)
        assert isinstance(board, Board)
        assert board.private.peeking.seat is None
        assert not board.widgets.peek.is_shown
        assert board.widgets.board.snapshot() == fresh_snapshot(table)
    assert phases >= {"begin", "sail"}


def test_on_a_full_disk_the_game_goes_on_and_says_so_once(
    make_couch: MakeCouch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    table = Table(couch_for(make_couch, tmp_path), game_of("human", "easy"))
    told: list[str] = []
    monkeypatch.setattr(table.context, "note", lambda each: told.append(each) if each else None)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", is_full)
        for _turn in range(3):
            table.until_planning()
            table.commit()
            table.navigation.game_store.autosave.flush()
    assert table.game.state.turn >= 3
    assert told == ["The disk is full, so the game could not be saved."]
    table.until_planning()
    table.commit()
    assert saved_in(tmp_path, table).state == table.game.state


def test_a_game_that_the_hall_of_fame_could_not_take_is_entered_at_the_next_title(
    make_couch: MakeCouch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(couch_for(make_couch, tmp_path), game_of("easy", "easy"))
    with monkeypatch.context() as patch:
        patch.setattr(Fame, "add", lambda *_: "The disk is full.")
        for _tick in range(5000):
            table.pass_ticks(1)
            if isinstance(table.couch.scene, Scoring):
                break
        table.navigation.title()
        kept, _note = load_newest(tmp_path)
        assert kept is not None
        assert kept.is_over
    table.navigation.title()
    assert len(Fame(tmp_path).results()) == 1
    table.navigation.game_store.autosave.flush()
    assert load_newest(tmp_path) == (None, None)


@pytest.mark.parametrize("harm", [b"", b"\0" * 900, b'{"half": '])
@pytest.mark.parametrize("is_older_good", [True, False])
def test_a_damaged_save_is_told_to_whoever_goes_on(
    make_couch: MakeCouch, tmp_path: Path, harm: bytes, is_older_good: bool
) -> None:
    table = Table(couch_for(make_couch, tmp_path), game_of("human", "easy"))
    table.until_planning()
    table.navigation.game_store.autosave.keep(table.game)
    table.navigation.game_store.autosave.flush()
    newest, *older = (tmp_path / name for name in GENERATIONS)
    for path in older:
        path.unlink(missing_ok=True)
    if is_older_good:
        older[0].write_bytes(newest.read_bytes())
    newest.write_bytes(harm)
    table.couch.context.notices.clear()
    game = table.navigation.game_store.left_game()
    assert (game is not None) is is_older_good
    assert len(table.couch.context.notices) == 1
    assert (
        "could not be read and is kept as autosave.json.damaged-1"
        in (table.couch.context.notices[0])
    )
    table.navigation.game_store.left_game()
    assert len(table.couch.context.notices) == 1, "once is enough"


def test_at_instant_speed_every_action_is_on_the_disk_before_the_next(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    table = Table(couch_for(make_couch, tmp_path, speed="instant"), game_of("easy", "easy"))
    for _tick in range(60):
        table.pass_ticks(1)
        game, note = load_latest(tmp_path)
        if game is not None:
            assert note is None
            assert game.match.actions == table.game.match.actions
    assert len(table.game.match.actions) > 20


def test_a_continued_game_calls_its_people_before_they_plan(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path, step_by_step=True)
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    table.commit()
    assert table.game.state.phase == "sail"
    saved = saved_in(tmp_path, table)
    again = Table(couch, saved, board=table.navigation.resumed(saved))
    again.pass_ticks(2)
    assert again.board.modals.is_calling
    assert again.board.turn is None


def test_a_continued_game_still_takes_back_a_whole_move(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path)
    table = Table(couch, game_of("human", "human"))
    table.until_undoable()
    mover = 1 - table.game.state.player
    saved = saved_in(tmp_path, table)
    again = Table(couch, saved, board=table.navigation.resumed(saved))
    again.board.turns.undo(mover)
    assert saved.state.phase == "begin"
    assert saved.state.player == mover


# Devices that are not there any more


def continued_without_pads(table: Table, folder: Path) -> Table:
    """The same game on another day, with no pad plugged in."""
    saved = saved_in(folder, table)
    for pad in PADS:
        table.context.controls.detach(pad)
    table.couch.show(table.navigation.resumed(saved))
    table.pass_ticks(3)
    return table


def test_a_continued_game_asks_by_name_for_each_device_that_is_not_there(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path)
    game = game_of("human", "human", "human")
    for seat, kind in enumerate(("gamepad", "keyboard", "gamepad")):
        game.played_on(seat, kind)  # type: ignore[arg-type]
    table = Table(couch, game, devices=(PADS[0], KEYBOARD, PADS[1]))
    table.until_planning()
    table.commit()
    continued_without_pads(table, tmp_path)
    page = table.scene
    assert isinstance(page, LostPad)
    assert "Anna’s gamepad is not here." in [each.text for each in page.texts()]
    couch.context.controls.attach(PADS[3])
    table.press(Button.UP, device=PADS[3])
    assert "Chiara’s gamepad is not here." in [each.text for each in page.texts()]
    table.press(Button.RIGHT, device=TOUCH)
    table.pass_ticks(3)
    board = table.scene
    assert isinstance(board, Board)
    devices = [couch.context.controls.device_of(seat) for seat in range(3)]
    assert devices == [PADS[3], KEYBOARD, TOUCH]
    assert [seat.device for seat in board.game.seats] == ["gamepad", "keyboard", "touch"]


def test_whoever_has_a_seat_already_can_play_for_a_pad_that_is_not_there(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path)
    game = game_of("human", "human")
    for seat, kind in enumerate(("gamepad", "keyboard")):
        game.played_on(seat, kind)  # type: ignore[arg-type]
    table = Table(couch, game, devices=(PADS[0], KEYBOARD))
    table.until_planning()
    table.commit()
    continued_without_pads(table, tmp_path)
    assert isinstance(table.scene, LostPad)
    table.pass_ticks(60)
    table.press(Button.CONFIRM, device=KEYBOARD)
    table.pass_ticks(3)
    assert isinstance(table.scene, Board)
    assert couch.context.controls.seats_of(KEYBOARD) == (0, 1)


def test_a_pad_that_is_there_gets_a_pads_seat_without_a_question(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path)
    game = game_of("human", "easy")
    game.played_on(0, "gamepad")
    table = Table(couch, game, devices=(PADS[0],))
    table.until_planning()
    table.commit()
    saved = saved_in(tmp_path, table)
    couch.show(table.navigation.resumed(saved))
    table.pass_ticks(3)
    assert isinstance(table.scene, Board)
    assert couch.context.controls.device_of(0) == PADS[0]


def test_fleets_that_are_still_being_placed_wait_for_a_pad_that_is_not_there(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = couch_for(make_couch, tmp_path)
    table = Table(couch, game_of("human", "easy"))
    lineup = Lineup(first=0, seed=3)
    for number in range(2):
        lineup = lineup.with_place(number, Place(HUMAN, f"P{number}", number))
    for pad in PADS:
        couch.context.controls.detach(pad)
    couch.show(table.navigation.resumed(Game.begin(lineup, 3, ["keyboard", "gamepad"])))
    table.pass_ticks(3)
    assert isinstance(table.scene, LostPad)
    assert table.scene.seat.name == "P1"
    table.press(Button.UP, device=TOUCH)
    table.pass_ticks(3)
    assert isinstance(table.scene, Placement)


# Lost pads


def planning(table: Table) -> None:
    table.until_planning()


def animating(table: Table) -> None:
    table.until_planning()
    table.context.change(replace(table.context.settings, speed="normal"))
    table.commit()
    assert table.board.is_busy


def called(table: Table) -> None:
    table.pass_ticks(2)
    assert table.board.modals.is_calling


def peeking(table: Table) -> None:
    table.until_planning()
    table.press(Button.PEEK, device=PADS[0])
    assert table.board.private.peeking.seat is not None


def pausing(table: Table) -> None:
    table.until_planning()
    table.press(Button.PAUSE)
    assert isinstance(table.scene, Pause)


def reading(table: Table) -> None:
    table.until_planning()
    table.press(Button.LOG)
    assert table.board.modals.is_book_open


@pytest.mark.parametrize("moment", [planning, animating, called, peeking, pausing, reading])
def test_a_lost_pad_is_missed_by_name_whatever_goes_on(
    make_couch: MakeCouch, moment: Callable[[Table], None]
) -> None:
    couch = couch_for(make_couch, holding="toggle")
    table = Table(couch, game_of("human", "human"), devices=(PADS[0], KEYBOARD))
    moment(table)
    table.unplug(PADS[0])
    if moment is pausing:
        table.press(Button.BACK, device=KEYBOARD)
    table.pass_ticks(2)
    assert isinstance(table.scene, LostPad)
    assert "Anna" in " ".join(each.text for each in table.scene.texts())
    assert not table.board.widgets.peek.is_shown
    played = len(table.game.match.actions)
    table.pass_ticks(100)
    assert len(table.game.match.actions) == played
    table.press(Button.CONFIRM, device=PADS[2])
    table.pass_ticks(10)
    assert table.scene is table.board
    assert table.context.controls.device_of(0) == PADS[2]


def test_a_bot_plays_on_and_gives_the_seat_back(make_couch: MakeCouch) -> None:
    couch = couch_for(make_couch)
    table = Table(couch, game_of("human", "human"), devices=(PADS[0], KEYBOARD))
    table.until_planning()
    table.unplug(PADS[0])
    table.pass_ticks(60)
    table.press(Button.PIRATES, device=KEYBOARD)
    table.pass_ticks(60)
    assert not table.game.seats[0].is_human
    assert table.game.privacy == "peek"
    table.until_planning()
    assert table.game.state.player == 1
    table.press(Button.PAUSE, device=KEYBOARD)
    table.context.controls.attach(PADS[0])
    seats = SeatsPage(couch.context, table.board, table.game, lambda: None)
    couch.show(seats)
    for _press in range(8):
        if table.game.seats[0].current_controller == HUMAN:
            break
        table.press(Button.RIGHT, device=KEYBOARD)
    assert table.game.seats[0].is_human
    couch.show(table.board)
    table.context.controls.bind(0, PADS[0])
    table.until_planning()
    table.commit()
    table.until_planning()
    assert table.game.state.player == 0


# The law of the picture


def fresh_snapshot(table: Table) -> Snapshot:
    """What a board that was just made shows of the same position."""
    board = table.navigation.board(table.game)
    assert isinstance(board, Board)
    return board.widgets.board.snapshot()


def without_ribbon(snapshot: Snapshot) -> Snapshot:
    """Leave out what is asked: that depends on how far somebody's plan is."""
    return {name: look for name, look in snapshot.items() if name not in ("ribbon", "prompt")}


@pytest.mark.parametrize("who", [("human", "easy"), ("human", "human", "easy", "medium")])
def test_whatever_happens_to_the_window_the_board_shows_where_things_are(
    make_couch: MakeCouch, who: tuple[str, ...]
) -> None:
    couch = couch_for(make_couch, speed="fast")
    table = Table(couch, game_of(*who, expansion=len(who) == 4, seed=8))
    play_some(table.game, 20, random.Random(3))
    table = Table(couch, table.game)
    chance = random.Random(len(who))
    for _turn in range(8):
        table.until_planning()
        table.commit()
        table.pass_ticks(chance.randrange(30))
        settings = couch.context.settings
        match chance.randrange(5):
            case 0:
                couch.context.change(replace(settings, text_size=chance.choice((100, 125, 150))))
            case 1:
                couch.context.change(replace(settings, language=chance.choice(("en", "de", "xx"))))
            case 2:
                couch.context.window.resize(chance.choice(((800, 480), (1280, 720))))
                couch.context.follow_window()
            case 3:
                couch.context.change(replace(settings, reduced_motion=not settings.reduced_motion))
            case _:
                table.board.skip()
        table.pass_ticks(1)
        table.board.skip()
        shown = table.board.widgets.board.snapshot()
        assert without_ribbon(shown) == without_ribbon(fresh_snapshot(table))
        assert table.board.widgets.choreography.passing == 0

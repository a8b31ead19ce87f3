"""Watching a game again: after every jump the board is right; every device gets everywhere."""

from collections.abc import Hashable
from pathlib import Path

import pygame
import pytest

from goldenhorn.app.navigation import Navigation
from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.graphics.text import Written
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.input.input_events import Press, Release
from goldenhorn.scenes.fame.fame import FamePage
from goldenhorn.scenes.replay.replay import LINGER_TICKS, TITLE_TICKS, Replay, replay_since
from goldenhorn.scenes.replay.replay_view import (
    END,
    HANDS,
    PLAY,
    ROUND_BACK,
    ROUND_ON,
    SAVE,
    SPEED,
    STEP_BACK,
    STEP_ON,
    TRACK,
)
from goldenhorn.scenes.scoring.scoring import WATCH, Scoring
from goldenhorn.session.game import Game
from goldenhorn.storage.fame import file_name
from goldenhorn.storage.saves import load_game
from goldenhorn.storage.settings import Holding, Settings
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from tests.board_view.overlays.overlay_table import pixels, redealt
from tests.finished_games import finished
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import place_of, texts
from tests.session.test_game import game_after


@pytest.mark.parametrize("text_size", [100, 200])
def test_a_notice_covers_nothing_that_moves_time(make_couch: MakeCouch, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(settings=settings)
    replay, _before = watched(couch, finished(1))
    couch.context.note("This game is damaged and is kept as 0001.json.damaged-1.")
    couch.ticks(2)
    assert any("damaged" in text for text in couch.written())
    for key in (TRACK, ROUND_BACK, STEP_BACK, PLAY, STEP_ON, ROUND_ON, END, SPEED, HANDS, SAVE):
        for place in (item.rect for item in replay.focus.items if item.key == key):
            assert not replay.notice_room.colliderect(place), key


class Before(Scene):
    """Where one came from."""


def watched(couch: Couch, game: Game) -> tuple[Replay, Before]:
    before = Before(couch.context)
    replay = Replay(couch.context, before, game)
    couch.show(replay)
    couch.context.notices.clear()
    return replay, before


def paused(couch: Couch, game: Game) -> Replay:
    replay, _before = watched(couch, game)
    couch.key(pygame.KSCAN_RETURN)
    assert not replay.is_playing
    return replay


def assert_like_new(couch: Couch, replay: Replay) -> None:
    """The board shows what one shows that was made for this very position."""
    fresh = Replay(couch.context, None, replay.timeline.game)
    fresh.timeline.at = replay.timeline.at
    fresh.show_at_once()
    assert replay.board.snapshot() == fresh.board.snapshot()
    assert replay.choreography.passing == 0


# --- The board ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_after_any_jump_the_board_equals_a_fresh_one(couch: Couch, number: int) -> None:
    replay = paused(couch, finished(number))
    for turn, key in enumerate([ROUND_ON, STEP_ON, ROUND_ON, STEP_BACK, ROUND_BACK, END] * 2):
        place = place_of(replay, key)
        couch.click(*place)
        couch.ticks(turn % 4 * 7)  # some jumps come while something still moves
        if key != STEP_ON:
            assert_like_new(couch, replay)
        if key == END:
            assert replay.timeline.state == finished(number).state
            couch.click(*place_of(replay, TRACK))
            assert_like_new(couch, replay)


def test_a_step_forward_shows_its_way_and_ends_where_a_fresh_board_stands(couch: Couch) -> None:
    replay = paused(couch, finished(1))
    for _step in range(8):
        before = replay.timeline.at
        couch.key(pygame.KSCAN_RIGHT)
        assert replay.timeline.at > before
        assert not replay.choreography.is_idle
        couch.ticks(500)
        assert replay.choreography.is_idle
        assert_like_new(couch, replay)
    while replay.timeline.at > replay.timeline.first:
        couch.key(pygame.KSCAN_LEFT)
        assert_like_new(couch, replay)


def test_a_film_that_nobody_touches_plays_to_the_final_scores(couch: Couch) -> None:
    game = finished(3)
    replay, _before = watched(couch, game)
    replay.speed = 3
    for _tick in range(60_000):
        replay.update()
        if replay.is_over:
            break
    assert replay.timeline.state == game.state
    assert_like_new(couch, replay)
    assert not replay.is_playing
    shown = texts(replay)
    assert "FINAL SCORES" in shown
    assert {str(points) for points in replay.timeline.scores()} <= set(shown)
    couch.ticks(2)
    assert couch.scene is replay


def test_what_is_hidden_never_shows_before_a_game_is_over(couch: Couch) -> None:
    game = next(
        game
        for game in (game_after(number, 60) for number in range(9))
        if OPEN_HANDS not in game.match.config.rules
    )
    pictures = []
    for twin in (game, redealt(game, 77)):
        replay = Replay(couch.context, None, twin, is_open=True, since=40)
        assert not replay.is_open
        assert HANDS not in {item.key for item in replay.focus.items}
        frames = []
        for _tick in range(300):
            replay.update()
        frames.append(pixels(replay.picture))
        replay.chosen(END, press=None)  # type: ignore[arg-type]
        replay.refresh()
        frames.append(pixels(replay.picture))
        pictures.append(frames)
    assert pictures[0] == pictures[1]


# --- What people do -----------------------------------------------------------------------------


def test_the_arrows_reach_everything_and_change_it(couch: Couch) -> None:
    replay = paused(couch, finished(0))
    assert replay.focus.key == PLAY
    couch.key(pygame.KSCAN_UP)
    assert replay.focus.key == SAVE
    couch.key(pygame.KSCAN_UP)
    assert replay.focus.key == HANDS
    couch.key(pygame.KSCAN_RIGHT)
    assert replay.is_open
    couch.key(pygame.KSCAN_UP)
    assert replay.focus.key == TRACK
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)
    assert replay.timeline.at == replay.timeline.round_starts[2]
    couch.key(pygame.KSCAN_LEFT)
    assert replay.timeline.at == replay.timeline.round_starts[1]
    couch.key(pygame.KSCAN_RETURN)
    assert replay.timeline.is_at_end
    for _row in range(4):
        couch.key(pygame.KSCAN_DOWN)
    assert replay.focus.key == SPEED
    couch.key(pygame.KSCAN_RIGHT)
    assert replay.speed == 2
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_LEFT)
    assert replay.speed == 0


def test_a_pad_with_a_cross_and_two_buttons_plays_pauses_steps_and_leaves(couch: Couch) -> None:
    replay, before = watched(couch, finished(0))
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    assert not replay.is_playing
    couch.pad(pad, PadButton.RIGHT)
    assert replay.timeline.at == replay.timeline.marks[1]
    couch.pad(pad, PadButton.LEFT)
    assert replay.timeline.at == replay.timeline.first
    couch.pad(pad, PadButton.SOUTH)
    assert replay.is_playing
    couch.pad(pad, PadButton.EAST)
    couch.settle()
    assert couch.scene is before


@pytest.mark.parametrize("size", [(1280, 720), (800, 480)])
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_pointers_do_everything_by_tapping(
    make_couch: MakeCouch, size: tuple[int, int], hand: str
) -> None:
    couch = make_couch(size=size)
    replay, before = watched(couch, finished(0))
    tap = couch.click if hand == "mouse" else couch.tap

    def touch(key: Hashable) -> None:
        tap(*place_of(replay, key))

    touch(PLAY)
    assert not replay.is_playing
    touch(STEP_ON)
    assert replay.timeline.at == replay.timeline.marks[1]
    touch(STEP_BACK)
    assert replay.timeline.at == replay.timeline.first
    touch(ROUND_ON)
    touch(ROUND_ON)
    assert replay.timeline.at == replay.timeline.round_starts[2]
    deed = replay.timeline.deeds_of_round()[0]
    touch(("deed", deed.step))
    assert replay.timeline.at > deed.step
    touch(ROUND_BACK)
    touch(TRACK)
    assert 0.4 < replay.timeline.share < 0.6
    touch(HANDS)
    assert replay.is_open
    touch((SPEED, 2))
    assert replay.speed == 2
    touch(END)
    assert replay.is_over
    touch(PLAY)
    assert replay.timeline.at == replay.timeline.first
    assert replay.is_playing
    touch(BACK)
    couch.settle()
    assert couch.scene is before


def test_steps_in_quick_succession_leave_open_hands_where_the_board_stands(couch: Couch) -> None:
    replay = paused(couch, finished(1))
    interrupted = 0
    for _step in range(12):
        at, was_idle = replay.timeline.at, replay.choreography.is_idle
        couch.key(pygame.KSCAN_RIGHT)
        if not was_idle:  # the step before was still on its way
            assert replay.rested_at == at
            interrupted += 1
    assert interrupted > 6


@pytest.mark.parametrize("button", Button)
def test_a_press_in_the_tick_in_which_it_comes_up_does_no_harm(
    couch: Couch, button: Button
) -> None:
    replay = Replay(couch.context, Before(couch.context), finished(1))
    replay.hear(Press(KEYBOARD, button, None))
    couch.show(replay)
    couch.ticks(2)
    assert replay.focus.key == PLAY


def test_the_line_of_time_can_be_pulled(couch: Couch) -> None:
    replay = paused(couch, finished(0))
    bar = replay.plan.bar
    held = {"button": 1, "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, {"pos": bar.center, **held}))
    couch.ticks(1)
    for x in (bar.centerx + 200, bar.right - 100, bar.left + 300):
        motion = {"pos": (x, bar.centery), "rel": (9, 0), "buttons": (1, 0, 0), "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
        couch.ticks(1)
        assert abs(replay.timeline.share - (x - bar.x) / bar.width) < 0.05
        assert_like_new(couch, replay)


def test_a_pause_holds_everything_where_it_is(couch: Couch) -> None:
    replay, _before = watched(couch, finished(0))
    couch.ticks(TITLE_TICKS + 20)
    while replay.choreography.is_idle:
        couch.ticks(1)
    couch.key(pygame.KSCAN_RETURN)
    at, passing = replay.timeline.at, replay.choreography.passing
    snapshot = replay.board.snapshot()
    couch.ticks(200)
    assert (replay.timeline.at, replay.choreography.passing) == (at, passing)
    assert replay.board.snapshot() == snapshot
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(600)
    assert replay.timeline.at > at


def test_faster_means_sooner(couch: Couch) -> None:
    reached = []
    for speed in range(4):
        replay, _before = watched(couch, finished(0))
        replay.speed = speed
        couch.ticks(TITLE_TICKS + 700)
        reached.append(replay.timeline.at)
    assert reached == sorted(set(reached))


@pytest.mark.parametrize("holding", ["hold", "toggle"])
def test_faster_lasts_while_it_is_held_or_until_it_is_tapped_again(
    make_couch: MakeCouch, holding: Holding
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, holding=holding))
    replay, _before = watched(couch, finished(0))
    usual, paces = replay.pace, []
    for deed in (Press, Release, Press, Release):
        replay.hear(deed(KEYBOARD, Button.FAST, None))
        paces.append(replay.pace < usual)
    assert paces == ([True, False] * 2 if holding == "hold" else [True, True, False, False])


# --- A file of its own --------------------------------------------------------------------------


def saved_by(couch: Couch, replay: Replay) -> str:
    """Save by keys; return what is said about it."""
    couch.key(pygame.KSCAN_UP)
    assert replay.focus.key == SAVE
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    question = couch.scene
    assert isinstance(question, Question)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert couch.scene is replay
    assert not replay.is_playing
    return question.news()


def test_a_finished_game_is_saved_to_a_file_that_replays_to_the_same_end(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    game = finished(0)
    for _time in range(2):  # the same game is the same file
        assert str(tmp_path / file_name(game)) in saved_by(couch, paused(couch, game))
    (path,) = tmp_path.glob("goldenhorn-game-*.json")
    again, note = load_game(str(path))
    assert note is None
    assert (again.state, again.names) == (game.state, game.names)


def test_a_game_that_cannot_be_saved_is_a_sentence(make_couch: MakeCouch, tmp_path: Path) -> None:
    couch = make_couch(folder=None)
    assert "There is no data folder to write to." in saved_by(couch, paused(couch, finished(0)))
    couch = make_couch(folder=tmp_path)
    (tmp_path / file_name(finished(0))).mkdir()
    said = saved_by(couch, paused(couch, finished(0)))
    assert "This game could not be written to" in said


def test_a_game_that_is_not_over_cannot_be_saved(couch: Couch) -> None:
    replay, _before = watched(couch, game_after(4, 40))
    assert SAVE not in {item.key for item in replay.focus.items}


# --- Instant replay -----------------------------------------------------------------------------


def test_an_instant_replay_shows_what_was_missed_and_goes_back_by_itself(couch: Couch) -> None:
    game = game_after(4, 40)
    before = Before(couch.context)
    replay = replay_since(couch.context, before, game, 34)
    couch.show(replay)
    assert "INSTANT REPLAY" in texts(replay)
    replay.speed = 3
    snapshot = game.snapshot()
    for _tick in range(20_000):
        couch.ticks(1)
        if couch.scene is not replay:
            break
    couch.settle()
    assert couch.scene is before
    assert game.snapshot() == snapshot


def test_whoever_touches_an_instant_replay_stays_until_they_leave(couch: Couch) -> None:
    before = Before(couch.context)
    replay = replay_since(couch.context, before, game_after(4, 40), 39)
    couch.show(replay)
    for _tick in range(5000):
        couch.ticks(1)
        if replay.is_over:
            break
    couch.key(pygame.KSCAN_LEFT)
    couch.ticks(LINGER_TICKS + 60)
    assert couch.scene is replay
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert couch.scene is before


def test_a_game_without_any_step_can_be_watched_too(couch: Couch) -> None:
    replay, _before = watched(couch, game_after(2, 0))
    couch.ticks(TITLE_TICKS + 60)
    assert replay.is_over
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_RIGHT)
    assert replay.timeline.at == 0


# --- The ways there -----------------------------------------------------------------------------


def test_the_hall_of_fame_shows_a_game_again_and_takes_one_back(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    navigation = Navigation(couch.context, today=lambda: "today", draw_seed=lambda: 1)
    navigation.game_store.fame.add(finished(1), "today")
    page = navigation.hall_of_fame(Before(couch.context))
    assert isinstance(page, FamePage)
    couch.show(page)
    while not isinstance(page.focus.key, tuple):
        couch.key(pygame.KSCAN_UP)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    replay = couch.scene
    assert isinstance(replay, Replay)
    assert replay.timeline.game.state == finished(1).state
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert couch.scene is page


def test_a_record_that_cannot_be_played_is_told_and_the_hall_stays(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    navigation = Navigation(couch.context, today=lambda: "today", draw_seed=lambda: 1)
    navigation.game_store.fame.add(finished(1), "today")
    [path] = (tmp_path / "games").iterdir()
    path.write_text(path.read_text().replace('"seed": 1', '"seed": 2'))
    page = navigation.hall_of_fame(Before(couch.context))
    assert isinstance(page, FamePage)
    couch.show(page)
    while not isinstance(page.focus.key, tuple):
        couch.key(pygame.KSCAN_UP)
    page.chosen(page.focus.key, press=None)  # type: ignore[arg-type]
    assert page.next is page
    assert couch.context.notices == ["This game is damaged."]


def test_the_reckoning_shows_its_game_again(couch: Couch) -> None:
    navigation = Navigation(couch.context, today=lambda: "today", draw_seed=lambda: 1)
    scoring = navigation.scoring(finished(2))
    assert isinstance(scoring, Scoring)
    couch.context.notices.clear()
    scoring.chosen(WATCH, None)  # type: ignore[arg-type]
    replay = scoring.next
    assert isinstance(replay, Replay)
    couch.show(replay)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert couch.scene is scoring


# --- Layout -------------------------------------------------------------------------------------


def own_texts(replay: Replay) -> list[Written]:
    """All texts on the desk; those on the board have tests of their own."""
    top = replay.plan.desk_top
    return [each for each in replay.texts() if each.place.bottom > top]


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_text_on_the_desk_has_its_place(make_couch: MakeCouch, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(code=PSEUDO, settings=settings)
    for number in (0, 3, 5):
        replay, _before = watched(couch, finished(number))
        for at in range(0, replay.timeline.last + 1, 35):
            replay.timeline.jump(at)
            replay.show_at_once()
            for key in (TRACK, HANDS, PLAY, SPEED):
                replay.focus.key = key
                replay.is_open = at % 2 == 0
                replay.refresh()
                assert_laid_out_well(own_texts(replay))


@pytest.mark.parametrize("code", ["en", "xx"])
def test_the_final_scores_can_be_read_at_any_size(make_couch: MakeCouch, code: str) -> None:
    for text_size in (100, 200):
        settings = Settings(fullscreen=False, text_size=text_size)
        couch = make_couch(code=code, settings=settings)
        replay = paused(couch, finished(0))
        replay.chosen(END, press=None)  # type: ignore[arg-type]
        replay.refresh()
        sheets = [replay.picture.put(name, *image) for name, image in sheets_of(replay)]
        written = [
            each.moved(sheet.x, sheet.y)
            for sheet in sheets
            if sheet.image is not None
            for each in sheet.image.written
        ]
        assert len(written) == 1 + 2 * 4
        assert_laid_out_well(written)


def sheets_of(replay: Replay) -> list[tuple[Hashable, tuple]]:
    named = replay.picture.named
    return [
        (name, (named[name].image, named[name].x, named[name].y, named[name].z))
        for name in ("ribbon", "scores")
    ]


def test_high_contrast_says_the_same(make_couch: MakeCouch) -> None:
    words = []
    for high_contrast in (False, True):
        settings = Settings(fullscreen=False, high_contrast=high_contrast)
        couch = make_couch(settings=settings)
        replay = paused(couch, finished(0))
        words.append(texts(replay))
    assert words[0] == words[1]


def test_a_film_that_stands_still_draws_nothing_without_motion(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, reduced_motion=True))
    paused(couch, finished(0))
    couch.ticks(600)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False

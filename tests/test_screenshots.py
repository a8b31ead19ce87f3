"""The pictures of the game: all that people come to see is among them, and nothing is left out."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goldenhorn.lessons import LESSONS
from goldenhorn.moments import (
    endings,
    fame,
    learning,
    lobby,
    menus,
    powers,
    private,
    turns,
    waiting,
)
from goldenhorn.moments.moment import Missed, Moment, moment
from goldenhorn.moments.table import FOUR, game_where
from goldenhorn.rule_book import PAGES
from goldenhorn.screenshots import MOMENTS, PICTURES, take_all
from goldenhorn.studio import Studio, Wish
from goldenhorn.workshop.pictures import CHOSEN

NEEDED = (
    *("title", "title_attract", "title_notice", "title_continue", "new_game_over_unfinished"),
    *("how_to_play", "lobby_bots", "lobby_ready", "lost_pad", "house_rules", "name_entry"),
    *("settings", "settings_last", "settings_lowest", "settings_highest", "remap"),
    *("key_list_pad", "key_list_touch", "fame", "fame_wins", "fame_clear", "fame_empty"),
    *("lessons", "lesson_well_done", "lesson_mouse", "lesson_touch", "coach_tip", "placement"),
    *("turn_cargo", "turn_cargo_refused", "why_not", "turn_landing", "turn_landing_from_port"),
    *("turn_landing_for_a_card", "turn_both_headings", "turn_pirates", "turn_pirates_pair"),
    *("turn_bell", "turn_bell_asked", "last_round", "turn_dominions", "turn_payment"),
    *("turn_training", "turn_end", "turn_step_by_step", "turn_undo_refused", "turn_touch"),
    *("handover", "handover_robbed", "peek", "peek_hint", "pass_cover", "log", "log_scrolled"),
    *("pause", "seats", "abandon", "lost_pad_in_game", "saved_games", "saved_games_empty"),
    *("reckoning", "reckoning_graph", "reckoning_highlights", "replay_step", "replay_end"),
    *("contrast_title", "contrast_lobby", "contrast_board", "contrast_settings", "crash"),
)
"""Screens and moments that nobody may forget."""


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Studio]:
    studio = Studio(Wish(tmp_path))
    yield studio
    studio.close()


def names_of(files: list[Path]) -> tuple[str, ...]:
    return tuple(file.stem.partition("_")[2] for file in files)


def test_no_two_pictures_have_the_same_name() -> None:
    assert len(set(PICTURES)) == len(PICTURES)


def test_every_screen_and_key_moment_is_among_the_pictures() -> None:
    lessons = {f"lesson_{each.name}{what}" for each in LESSONS for what in ("", "_wrong", "_goal")}
    rules = {f"rules_{page.name}" for page in PAGES}
    assert {*NEEDED, *CHOSEN, *lessons, *rules} <= set(PICTURES)


def test_every_moment_that_was_made_has_its_place_in_the_order() -> None:
    rooms = (endings, fame, learning, lobby, menus, powers, private, turns, waiting)
    made = [each for room in rooms for each in vars(room).values() if isinstance(each, Moment)]
    assert sorted(each.pictures for each in made) == sorted(each.pictures for each in MOMENTS)


def test_a_slice_of_the_moments_is_really_drawn(tmp_path: Path) -> None:
    files = take_all(Wish(tmp_path / "new"), only=("fame_empty", "turn_end"))
    assert names_of(files) == ("fame_empty", "turn_end")
    pictures = [pygame.image.load(file) for file in files]
    assert {picture.get_size() for picture in pictures} == {(1280, 720)}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == len(files)


def test_a_picture_that_was_promised_but_not_taken_is_missed_aloud(studio: Studio) -> None:
    @moment("first", "second")
    def forgetful(studio: Studio) -> None:
        studio.take("first")

    with pytest.raises(Missed, match=r"should have been first, second, but were first\."):
        forgetful.take(studio)


def test_a_position_that_no_game_comes_to_is_missed_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenhorn.moments.table.SEEDS_TRIED", 2)
    with pytest.raises(Missed, match=r"In 2 games there was no flying ship\."):
        game_where("flying ship", lambda _game, _choices: False, *FOUR)


def test_a_moment_depends_on_nothing_that_was_shown_before(studio: Studio) -> None:
    @moment("lobby")
    def empty_lobby(studio: Studio) -> None:
        studio.show(studio.journey.lobby())
        studio.take("lobby")

    for each in (empty_lobby, lobby.lobby_bots, empty_lobby):
        each.take(studio)
    assert studio.taken[0].read_bytes() == studio.taken[-1].read_bytes()

"""The hall of fame on the screen: whatever stands in it, every device gets everywhere."""

from collections.abc import Callable, Hashable
from pathlib import Path

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.record import record_from_text
from goldenhorn.input.bindings import DIRECTIONS, PadButton
from goldenhorn.scenes.fame.fame import FamePage, Replay
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.fame import EXPORTED, Fame
from goldenhorn.storage.results import Result
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from tests.finished_games import fame_with, finished, made_up, result
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.lock import open_lock
from tests.scenes.pages import place_of, texts

LONG = "Wwwwwwwwwwww"
"""No name is wider."""


class Before(Scene):
    """Where one came from, and where a game is watched."""

    def watch(self, _text: str) -> Scene:
        return self


def opened(
    couch: Couch, folder: Path, *results: Result, replay: Replay | None = None
) -> tuple[FamePage, Before]:
    """Show a hall of fame with these games."""
    before = Before(couch.context)
    fame = fame_with(folder, *results) if results else Fame(folder)
    page = FamePage(couch.context, before, fame, replay)
    couch.show(page)
    couch.ticks(2)
    return page, before


def names_and_lengths() -> tuple[tuple[Result, ...], ...]:
    """An empty hall, one game, games of people with the widest names, many games."""
    players = ((LONG, HUMAN, 28), ("", "easy", 1), ("", "medium", 2), ("", "hard", 3))
    wide = tuple(result(count, *players[:count]) for count in (2, 3, 4))
    return (), made_up(1), wide, made_up(60)


# --- Layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_text_has_its_place(make_couch: MakeCouch, tmp_path: Path, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(folder=tmp_path, code=PSEUDO, settings=settings)
    for results in names_and_lengths():
        page, _ = opened(couch, tmp_path, *results, replay=Before(couch.context).watch)
        couch.context.notices.clear()
        for key in [item.key for item in page.focus.items]:
            for _turn in range(2 if key in ("wins", "tab") else 1):
                page.focus.key = key
                page.refresh()
                assert_laid_out_well(page.texts())
                if key in ("wins", "tab"):
                    page.turned(key, 1)
        (tmp_path / "fame.json").unlink(missing_ok=True)


def test_high_contrast_shows_the_same_words(make_couch: MakeCouch, tmp_path: Path) -> None:
    plain, _ = opened(make_couch(folder=tmp_path), tmp_path, *made_up(20))
    words = texts(plain)
    settings = Settings(fullscreen=False, high_contrast=True)
    couch = make_couch(folder=tmp_path, settings=settings)
    stark, _ = opened(couch, tmp_path, *made_up(20))
    assert texts(stark) == words


@pytest.mark.parametrize("number", range(4))
def test_four_directions_reach_everything(
    make_couch: MakeCouch, tmp_path: Path, number: int
) -> None:
    couch = make_couch(folder=tmp_path)
    page, _ = opened(couch, tmp_path, *names_and_lengths()[number])
    wanted = {item.key for item in page.focus.items if not item.is_hidden_from_focus}
    seen, waiting = {page.focus.key}, [page.focus.key]
    while waiting:
        here = waiting.pop()
        for direction in DIRECTIONS:
            page.focus.key = here
            page.refresh()
            item = page.focus.item
            assert item is not None
            if not (item.turns and direction.name in ("LEFT", "RIGHT")):
                page.focus.move(direction)
                if page.focus.key not in seen:
                    seen.add(page.focus.key)
                    waiting.append(page.focus.key)
    assert seen == wanted


def test_a_hall_that_rests_draws_nothing(couch: Couch, tmp_path: Path) -> None:
    opened(couch, tmp_path, *made_up(30))
    couch.ticks(400)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False


# --- What is told -------------------------------------------------------------------------------


def test_an_empty_hall_invites_and_has_nothing_to_export_or_clear(
    couch: Couch, tmp_path: Path
) -> None:
    page, _ = opened(couch, tmp_path)
    assert "Nobody has sailed yet" in texts(page)
    assert texts(page).count("The first place is free!") == 3
    assert {item.key for item in page.focus.items} == {"tab", "turn", BACK}


def test_one_game_stands_on_its_sheet_and_the_others_are_free(couch: Couch, tmp_path: Path) -> None:
    page, _ = opened(couch, tmp_path, result(1, ("Anna", HUMAN, 31), ("", "hard", 20)))
    shown = texts(page)
    assert {"Anna: points in the last game", "Wins in 1 game"} <= set(shown)
    assert shown.count("The first place is free!") == 2


def test_the_focused_line_tells_of_its_game(couch: Couch, tmp_path: Path) -> None:
    page, _ = opened(
        couch,
        tmp_path,
        result(1, ("Ben", HUMAN, 22), ("Eva", HUMAN, 25)),
        result(2, ("Anna", HUMAN, 31), ("", "hard", 20)),
    )
    couch.key(pygame.KSCAN_UP)
    while page.focus.key != ("row", 2, 0):
        couch.key(pygame.KSCAN_UP)
    assert {"2026-01-03, 14 rounds", "Orsola", "Anna: points in the last game"} <= set(texts(page))
    couch.key(pygame.KSCAN_DOWN)
    assert "2026-01-02, 13 rounds" in texts(page)
    assert "Eva: points in the last game" in texts(page)
    assert "watch again" not in texts(page)


def test_the_arrows_show_another_player_and_how_they_fared_against_bots(
    couch: Couch, tmp_path: Path
) -> None:
    page, _ = opened(
        couch,
        tmp_path,
        result(1, ("Anna", HUMAN, 31), ("", "hard", 20)),
        result(2, ("Ben", HUMAN, 12), ("", "easy", 20), ("", "easy", 9)),
    )
    assert "Anna: points in the last game" in texts(page)
    couch.key(pygame.KSCAN_RIGHT)
    assert "Ben: points in the last game" in texts(page)
    couch.click(*place_of(page, "wins"))
    assert "Ben against the bots" in texts(page)
    assert "1/2" in texts(page)
    couch.key(pygame.KSCAN_LEFT)
    assert "Wins in 2 games" in texts(page)


def test_base_game_and_expansion_have_sheets_of_their_own(couch: Couch, tmp_path: Path) -> None:
    page, _ = opened(
        couch,
        tmp_path,
        result(1, ("Anna", HUMAN, 31), ("", "hard", 20)),
        result(2, ("Ben", HUMAN, 55), ("", "easy", 20), expansion=True),
    )
    assert "Ben: points in the last game" in texts(page)
    assert "31" not in texts(page)
    x, y = place_of(page, "tab")
    couch.tap(x - 40, y)
    assert "Anna: points in the last game" in texts(page)
    assert "55" not in texts(page)


# --- Watching, exporting, clearing, leaving -----------------------------------------------------


@pytest.fixture
def watched(couch: Couch, tmp_path: Path) -> tuple[FamePage, list[str]]:
    """A hall with one real game that can be watched."""
    fame, asked = Fame(tmp_path), list[str]()
    fame.add(finished(1), "today")

    def replay(text: str) -> Scene:
        asked.append(text)
        return page

    page = FamePage(couch.context, Before(couch.context), fame, replay)
    couch.show(page)
    return page, asked


def row_of(page: FamePage) -> Hashable:
    return next(item.key for item in page.focus.items if isinstance(item.key, tuple))


def test_keys_watch_the_focused_game_again(
    couch: Couch, watched: tuple[FamePage, list[str]]
) -> None:
    page, asked = watched
    page.focus.key = row_of(page)
    assert "watch again" in texts(page)
    couch.key(pygame.KSCAN_RETURN)
    [text] = asked
    assert record_from_text(text).actions == finished(1).match.actions


def test_a_pad_watches_with_its_cross_and_one_button(
    couch: Couch, watched: tuple[FamePage, list[str]]
) -> None:
    page, asked = watched
    pad = couch.plug()
    while page.focus.key != row_of(page):
        couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.SOUTH)
    assert len(asked) == 1


def test_the_first_tap_looks_and_the_second_watches(
    couch: Couch, watched: tuple[FamePage, list[str]]
) -> None:
    page, asked = watched
    couch.tap(*place_of(page, row_of(page)))
    assert asked == []
    assert "watch again" in texts(page)
    couch.tap(*place_of(page, row_of(page)))
    assert len(asked) == 1
    couch.settle()
    couch.tap(*place_of(page, "watch"))
    assert len(asked) == 2


def test_a_click_watches_what_the_mouse_has_pointed_at(
    couch: Couch, watched: tuple[FamePage, list[str]]
) -> None:
    page, asked = watched
    couch.click(*place_of(page, row_of(page)))
    assert len(asked) == 1


def test_a_damaged_game_is_a_sentence(
    couch: Couch, tmp_path: Path, watched: tuple[FamePage, list[str]]
) -> None:
    page, asked = watched
    (tmp_path / "games" / "0001.json").write_text("bad")
    page.focus.key = row_of(page)
    couch.context.notices.clear()
    page.chosen(page.focus.key, None)  # type: ignore[arg-type]
    assert asked == []
    assert couch.context.notices == ["This game is damaged and is kept as 0001.json.damaged-1."]
    assert "watch again" not in texts(page)


def test_an_export_is_written_and_its_place_is_told(make_couch: MakeCouch, tmp_path: Path) -> None:
    couch = make_couch(folder=tmp_path)
    page, _ = opened(couch, tmp_path, *made_up(3))
    couch.click(*place_of(page, "export"))
    couch.settle()
    assert isinstance(couch.scene, Question)
    told = " ".join(each.text for each in couch.scene.texts())
    assert f"The hall of fame is now also in {tmp_path / EXPORTED}." in told
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    assert couch.scene is page
    assert (tmp_path / EXPORTED).read_text() == (tmp_path / "fame.json").read_text()


def test_without_a_folder_an_export_is_a_sentence(couch: Couch, tmp_path: Path) -> None:
    page, _ = opened(couch, tmp_path, *made_up(3))
    couch.click(*place_of(page, "export"))
    couch.settle()
    assert isinstance(couch.scene, Question)
    told = [each.text for each in couch.scene.texts()]
    assert "There is no data folder to write to." in told


def test_nothing_is_cleared_without_a_second_answer(couch: Couch, tmp_path: Path) -> None:
    page, _ = opened(couch, tmp_path, *made_up(3))
    couch.click(*place_of(page, "clear"))
    couch.settle()
    couch.key(pygame.KSCAN_RETURN)  # the harmless answer is preselected
    couch.settle()
    assert couch.scene is page
    assert len(Fame(tmp_path).results()) == 3
    couch.click(*place_of(page, "clear"))
    couch.settle()
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    assert couch.scene is page
    assert Fame(tmp_path).results() == ()
    assert "Nobody has sailed yet" in texts(page)


def test_where_children_play_clearing_is_asked_behind_the_lock(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, child_lock=True))
    page, _ = opened(couch, tmp_path, *made_up(3))
    couch.click(*place_of(page, "clear"))
    couch.settle()
    open_lock(couch)
    couch.settle()
    assert isinstance(couch.scene, Question)
    assert len(Fame(tmp_path).results()) == 3


def test_a_damaged_hall_is_told_when_it_is_opened(couch: Couch, tmp_path: Path) -> None:
    (tmp_path / "fame.json").write_text("bad")
    couch.context.notices.clear()
    FamePage(couch.context, Before(couch.context), Fame(tmp_path))
    assert couch.context.notices == [
        "The hall of fame could not be read and is kept as fame.json.damaged-1."
    ]


def test_every_device_leaves(couch: Couch, tmp_path: Path) -> None:
    page, before = opened(couch, tmp_path, *made_up(3))
    pad = couch.plug()
    leave: Callable[[], None]
    for leave in (
        lambda: couch.key(pygame.KSCAN_ESCAPE),
        lambda: couch.pad(pad, PadButton.EAST),
        lambda: couch.click(*place_of(page, BACK)),
        lambda: couch.tap(*place_of(page, BACK)),
        lambda: couch.click(600, 300, button=3),
    ):
        couch.show(page)
        leave()
        couch.settle()
        assert couch.scene is before

"""The list of all finished games: every one of them is reached and watched with any device."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.fame.fame import FamePage
from goldenhorn.scenes.fame.games_list import FinishedGames
from goldenhorn.scenes.fame.statistics import game_lines
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.fame import RECORDS, Fame
from goldenhorn.storage.results import Result
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.page import RAIL
from goldenhorn.ui.screen import BACK
from goldenhorn.ui.widgets.ranking import RankingLine
from tests.finished_games import fame_with, finished, made_up, result
from tests.scenes.couch import MakeCouch
from tests.scenes.homes import Home
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import place_of, texts

LONG = "Wwwwwwwwwwww"
"""No name is wider."""
BOTS_ONLY = result(90, ("", "easy", 33), ("", "hard", 32))


class HomeWithFame(Home):
    """One in which there are finished games."""

    def keep(self, *results: Result) -> None:
        """Make up games whose records are there, though nobody could watch them."""
        records = self.folder / RECORDS
        records.mkdir(exist_ok=True)
        numbered = [
            replace(each, record=f"{number + 1:04}.json") for number, each in enumerate(results)
        ]
        fame_with(self.folder, *numbered)
        for each in numbered:
            (records / each.record).touch()

    def play(self, *seeds: int) -> None:
        """Enter real games, the second of them one of bots only."""
        fame = Fame(self.folder)
        for number, seed in enumerate(seeds):
            whos = ("easy",) if number == 1 else ()
            assert fame.add(finished(seed, *whos), f"2026-11-{number + 1:02}") is None

    @property
    def hall(self) -> FamePage:
        """The hall as it is opened from the title."""
        page = self.navigation.hall_of_fame(self.navigation.title())
        assert isinstance(page, FamePage)
        self.couch.show(page)
        self.couch.context.notices.clear()
        page.refresh()
        return page

    def open(self) -> FinishedGames:
        """Go from the hall to the list."""
        self.couch.click(*place_of(self.hall, "games"))
        return self.page

    @property
    def page(self) -> FinishedGames:
        return self.arrived_at(FinishedGames)

    def assert_is_watched(self, seed: int) -> None:
        """Fail unless a game is on the screen."""
        self.couch.settle()
        scene = self.couch.scene
        assert isinstance(scene, Replay)
        assert scene.timeline.game.match.actions == finished(seed).match.actions


@pytest.fixture
def home(make_couch: MakeCouch, tmp_path: Path) -> Iterator[HomeWithFame]:
    home = HomeWithFame(make_couch(folder=tmp_path), tmp_path)
    yield home
    home.close()


# --- The way there ------------------------------------------------------------------------------


def test_the_hall_leads_to_the_list_only_while_games_can_be_watched(home: HomeWithFame) -> None:
    assert "games" not in {item.key for item in home.hall.focus.items}
    fame_with(home.folder, *made_up(3))
    assert "games" not in {item.key for item in home.hall.focus.items}
    home.keep(*made_up(3))
    assert "games" in {item.key for item in home.hall.focus.items}


def test_a_pad_gets_there_and_back_with_its_cross_and_two_buttons(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    home = HomeWithFame(make_couch(folder=tmp_path), tmp_path)
    home.play(1, 2)
    hall, pad = home.hall, home.couch.plug()
    hall.focus.key = "export"
    hall.refresh()
    home.couch.pad(pad, PadButton.LEFT)
    assert hall.focus.key == "games"
    home.couch.pad(pad, PadButton.SOUTH)
    page = home.page
    home.couch.pad(pad, PadButton.DOWN)
    home.couch.pad(pad, PadButton.SOUTH)
    home.assert_is_watched(1)
    home.couch.pad(pad, PadButton.EAST)
    assert home.page is page
    home.couch.pad(pad, PadButton.EAST)
    home.couch.settle()
    assert home.couch.scene is hall
    home.close()


def test_every_device_goes_back_to_the_hall(home: HomeWithFame) -> None:
    home.keep(*made_up(3))
    hall, couch = home.hall, home.couch
    leave: Callable[[FinishedGames], None]
    for leave in (
        lambda _page: couch.key(pygame.KSCAN_ESCAPE),
        lambda page: couch.click(*place_of(page, BACK)),
        lambda page: couch.tap(*place_of(page, BACK)),
        lambda _page: couch.click(600, 300, button=3),
    ):
        couch.click(*place_of(hall, "games"))
        leave(home.page)
        couch.settle()
        assert couch.scene is hall


# --- What is listed -----------------------------------------------------------------------------


def test_all_of_forty_games_are_reached_by_keys_the_newest_first(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    home = HomeWithFame(make_couch(folder=tmp_path), tmp_path)
    home.keep(*made_up(39), BOTS_ONLY)
    page = home.open()
    dates = [each.date for each in (*made_up(39), BOTS_ONLY)]
    for date in reversed(dates):
        assert page.focus.item is not None
        row = page.focus.item.rect
        written = [each.text for each in page.texts() if row.contains(each.place)]
        assert date in written
        home.couch.key(pygame.KSCAN_DOWN)
    assert page.focus.key == page.in_order()[0]
    home.close()


def test_fingers_reach_all_by_the_rail_and_by_the_foot(home: HomeWithFame) -> None:
    home.keep(*made_up(40))
    page = home.open()
    seen: set[object] = set()
    while page.in_order()[-1] not in seen:
        before = len(seen)
        page.refresh()
        seen |= {item.key for item in page.focus.items}
        assert len(seen) > before
        home.couch.tap(*place_of(page, "turn"))
    assert seen >= set(page.in_order())
    page.focus.key = page.in_order()[0]
    page.refresh()
    rail = next(item.rect for item in page.focus.items if item.key == RAIL)
    home.couch.tap(rail.centerx, rail.bottom - 60)
    assert place_of(page, page.in_order()[-1])


def test_left_and_right_turn_whole_pages_and_stay_at_the_ends(home: HomeWithFame) -> None:
    home.keep(*made_up(40))
    page, couch = home.open(), home.couch
    shown = [item.key for item in page.focus.items if item.key in page.in_order()]
    couch.key(pygame.KSCAN_RIGHT)
    assert page.focus.key == page.in_order()[len(shown)]
    for _step in range(10):
        couch.key(pygame.KSCAN_RIGHT)
    assert page.focus.key == page.in_order()[-1]
    for _step in range(10):
        couch.key(pygame.KSCAN_LEFT)
    assert page.focus.key == page.in_order()[0]
    assert page.first == 0


def test_a_line_tells_the_day_the_expansion_and_everybody_the_winner_first(
    home: HomeWithFame,
) -> None:
    home.keep(
        result(1, ("Anna", HUMAN, 21), ("Ben", HUMAN, 34), ("", "hard", 25), expansion=True),
        BOTS_ONLY,
    )
    page = home.open()
    shown = texts(page)
    for text in ("2026-01-02", "Expansion", "2026-04-07", "34", "33", "32"):
        assert text in shown
    assert shown.count("Expansion") == 1
    places = {each.text: each.place.x for each in page.texts()}
    assert places["Ben"] < places["34"] < places["25"] < places["Anna"] < places["21"]


def test_a_game_that_is_not_kept_as_a_whole_is_not_listed(home: HomeWithFame) -> None:
    home.keep(*made_up(5))
    (home.folder / RECORDS / "0002.json").unlink()
    page = home.open()
    assert len(page.in_order()) == 4
    assert made_up(5)[1].date not in texts(page)


def test_nothing_is_opened_and_little_drawn_to_show_two_thousand_games(
    home: HomeWithFame, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.keep(*made_up(2000))
    opened: list[str] = []
    monkeypatch.setattr(Fame, "record", lambda _fame, name: opened.append(name))
    told: list[Result] = []

    def lines(game: Result) -> Iterator[RankingLine]:
        told.append(game)
        return game_lines(game)

    monkeypatch.setattr("goldenhorn.scenes.fame.games_list.game_lines", lines)
    hall = home.hall
    home.couch.click(*place_of(hall, "games"))
    page = home.page
    assert len(page.in_order()) == 2000
    assert opened == []
    assert len({each.fingerprint for each in told}) < 20


# --- Watching -----------------------------------------------------------------------------------


def test_every_device_watches_a_game_and_comes_back_to_its_line(home: HomeWithFame) -> None:
    home.play(1, 2, 3)
    page, couch = home.open(), home.couch
    watch: Callable[[], None]
    for number, watch in enumerate(
        (
            lambda: couch.key(pygame.KSCAN_RETURN),
            lambda: couch.click(*place_of(page, page.in_order()[1])),
            lambda: couch.tap(*place_of(page, page.in_order()[2])),
        )
    ):
        watch()
        home.assert_is_watched(3 - number)
        couch.key(pygame.KSCAN_ESCAPE)
        assert home.page is page
        assert page.focus.key == page.in_order()[number]
    couch.tap(*place_of(page, "choose"))
    home.assert_is_watched(1)


def test_a_damaged_game_is_a_sentence_and_leaves_the_list(
    home: HomeWithFame, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.play(1, 2)
    page = home.open()
    (home.folder / RECORDS / "0002.json").write_text("bad")
    notes: list[str | None] = []
    monkeypatch.setattr(home.couch.context, "note", notes.append)
    home.couch.key(pygame.KSCAN_RETURN)
    assert home.page is page
    assert notes == ["This game is damaged and is kept as 0002.json.damaged-1."]
    assert texts(page).count("2026-11-02") == 0
    home.couch.key(pygame.KSCAN_RETURN)
    home.assert_is_watched(1)


def test_when_the_last_game_is_gone_the_hall_no_longer_leads_there(
    home: HomeWithFame, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.play(1)
    hall = home.hall
    home.couch.click(*place_of(hall, "games"))
    assert len(home.page.in_order()) == 1
    (home.folder / RECORDS / "0001.json").unlink()
    notes: list[str | None] = []
    monkeypatch.setattr(home.couch.context, "note", notes.append)
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert home.couch.scene is hall
    assert notes == ["This game is no longer there as a whole."]
    assert "games" not in {item.key for item in hall.focus.items}


# --- Layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_text_has_its_place(make_couch: MakeCouch, tmp_path: Path, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    home = HomeWithFame(make_couch(folder=tmp_path, code=PSEUDO, settings=settings), tmp_path)
    players = ((LONG, HUMAN, 128), ("", "easy", 1), ("", "medium", 2), ("", "hard", 3))
    wide = tuple(result(count, *players[:count], expansion=True) for count in (2, 3, 4))
    for results in (wide[2:], wide, (*wide, *made_up(12))):
        home.keep(*results)
        hall = home.hall
        assert_laid_out_well(hall.texts())
        page = home.open()
        for key in page.in_order():
            page.focus.key = key
            page.refresh()
            assert page.focus.key == key
            assert_laid_out_well(page.texts())
    home.close()

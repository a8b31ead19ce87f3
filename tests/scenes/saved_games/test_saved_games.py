"""The saved games: told, continued, exchanged without loss, and deleted only when asked twice."""

import errno
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.saved_games.saved_games import NEW, SavedGames
from goldenhorn.scenes.title.title import CONTINUE, KEPT, Title
from goldenhorn.session.game import Game, Seat
from goldenhorn.storage import saves
from goldenhorn.storage.game_store import told_in_short
from goldenhorn.storage.saves import SLOTS, keep_in_slot, list_slots, load_latest, load_slot
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.question import Question
from goldenhorn.ui.screen import BACK
from tests.engine.test_record import match_after
from tests.finished_games import finished
from tests.scenes.couch import MakeCouch
from tests.scenes.homes import Home
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.listener import Listener
from tests.scenes.lock import open_lock
from tests.scenes.pages import place_of, texts
from tests.session.test_game import assert_same

LONG = "Wwwwwwwwwwww"
"""No name is wider."""


def game_of(number: int, name: str = "Anna") -> Game:
    """A game some rounds after its beginning."""
    match = match_after(number, 40)
    seats = [Seat(fleet, f"{name[:11]}{n}") for n, fleet in enumerate(match.config.fleets)]
    return Game(match, seats)


class HomeWithSlots(Home):
    """One in which there are saved games."""

    def keep(self, *games: Game) -> None:
        for number, game in enumerate(games):
            assert keep_in_slot(self.folder, game, f"2026-11-{number + 1:02}") is None

    def leave(self, game: Game) -> None:
        self.navigation.game_store.autosave.keep(game)
        self.navigation.game_store.autosave.flush()

    def open(self) -> SavedGames:
        """Go there from the title."""
        title = shown(self)
        self.couch.context.notices.clear()
        while title.focus.key != KEPT:
            self.couch.key(pygame.KSCAN_RIGHT)
        self.couch.key(pygame.KSCAN_RETURN)
        return self.page

    @property
    def page(self) -> SavedGames:
        return self.arrived_at(SavedGames)


@pytest.fixture
def home(make_couch: MakeCouch, tmp_path: Path) -> Iterator[HomeWithSlots]:
    home = HomeWithSlots(make_couch(folder=tmp_path), tmp_path)
    yield home
    home.close()


def test_the_title_leads_there_only_while_games_are_kept(home: HomeWithSlots) -> None:
    assert KEPT not in {item.key for item in shown(home).focus.items}
    home.keep(game_of(2))
    title = shown(home)
    assert KEPT in {item.key for item in title.focus.items}
    assert "1 saved game" in [each.text for each in title.texts()]
    home.keep(game_of(3))
    assert "2 saved games" in [each.text for each in shown(home).texts()]


def shown(home: HomeWithSlots) -> Title:
    title = home.navigation.title()
    home.couch.show(title)
    assert isinstance(title, Title)
    return title


def test_without_an_open_game_continue_offers_the_one_put_by_last(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    title = shown(home)
    assert title.focus.key == CONTINUE
    assert told_in_short(game_of(3)) in [each.text for each in title.texts()]
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert [slot.number for slot in list_slots(home.folder)] == [1]
    left = home.navigation.game_store.left_game()
    assert left is not None
    assert_same(left, game_of(3))


def test_the_cursor_on_the_saved_games_is_seen_before_a_golden_sky(home: HomeWithSlots) -> None:
    home.keep(game_of(2))
    title = shown(home)
    (place,) = [item.rect for item in title.focus.items if item.key == KEPT]

    def edge() -> int:
        """How bright the sky is just beside the strip."""
        home.couch.ticks(2)
        colour = home.couch.painted().get_at((place.right + 3, place.centery))
        return sum(tuple(colour)[:3])

    before = edge()
    title.focus.key = KEPT
    title.changed()
    assert edge() > before + 60


def test_a_damaged_game_is_passed_over_and_the_list_counts_the_open_one(
    home: HomeWithSlots,
) -> None:
    home.keep(game_of(2))
    path = home.folder / "saved-1.json"
    path.write_text(path.read_text().replace('"seed": 2', '"seed": 4'))
    assert not {CONTINUE, KEPT} & {item.key for item in shown(home).focus.items}
    home.keep(game_of(2))
    home.leave(game_of(1))
    assert "2 saved games" in [each.text for each in shown(home).texts()]


def test_the_first_game_stands_on_the_title_until_one_was_played(home: HomeWithSlots) -> None:
    title = shown(home)
    assert title.focus.key == "first"
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert isinstance(home.couch.scene, Board)
    assert home.couch.scene.game.state.phase == "begin"
    assert "first" not in {item.key for item in shown(home).focus.items}
    home.navigation.game_store.autosave.forget()
    assert "first" in {item.key for item in shown(home).focus.items}
    home.navigation.game_store.enter(finished(1))
    assert "first" not in {item.key for item in shown(home).focus.items}


def test_the_game_left_last_stands_above_those_put_by_newest_first(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    home.leave(game_of(4, "Ben"))
    page = home.open()
    assert page.in_order() == [("game", 0), ("game", 2), ("game", 1)]
    shown = texts(page)
    assert ", ".join(game_of(4, "Ben").names) in shown
    assert {"2026-11-01", "2026-11-02", "played last"} <= set(shown)
    assert f"Round {game_of(2).round}" in shown


def test_each_game_shows_its_board_and_a_damaged_one_none(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    path = home.folder / "saved-1.json"
    path.write_text(path.read_text().replace('"seed": 2', '"seed": 4'))
    page = home.open()
    home.couch.ticks(3)
    boards = {slot.number: board for slot, board in page.boards.items()}
    assert boards == {1: None, 2: observe(game_of(3).state, None)}
    assert boards[2] is not None
    assert boards[2].chance is None
    assert path.exists()  # it is told only when somebody wants to go on with it


def test_a_game_put_by_is_continued_and_the_one_left_takes_a_slot(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    left = game_of(4, "Ben")
    home.leave(left)
    home.open()
    home.couch.key(pygame.KSCAN_DOWN)
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    board = home.couch.scene
    assert isinstance(board, Board)
    assert_same(board.game, game_of(3))
    kept = {slot.names: slot.number for slot in list_slots(home.folder)}
    assert set(kept) == {game_of(2).names, left.names}
    again, _note = load_slot(home.folder, kept[left.names])
    assert again is not None
    assert_same(again, left)
    home.navigation.game_store.autosave.flush()
    current, _note = load_latest(home.folder)
    assert current is not None
    assert current.match.seed == 3


def test_no_game_is_lost_when_all_slots_are_taken(home: HomeWithSlots) -> None:
    home.keep(*(game_of(2 + number) for number in range(SLOTS)))
    home.leave(game_of(30, "Ben"))
    page = home.open()
    oldest = page.in_order()[-1]
    page.focus.key = oldest
    page.refresh()
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert isinstance(home.couch.scene, Board)
    seeds = set()
    for slot in list_slots(home.folder):
        game, _note = load_slot(home.folder, slot.number)
        assert game is not None
        seeds.add(game.match.seed)
    assert seeds == {30, *(3 + number for number in range(SLOTS - 1))}


def test_a_full_disk_leaves_everything_where_it_is(
    home: HomeWithSlots, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.keep(game_of(2))
    home.leave(game_of(4, "Ben"))
    page = home.open()
    told = Listener(home.couch.context)

    def full(*_words: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("goldenhorn.storage.saves.write_whole", full)
    home.couch.key(pygame.KSCAN_DOWN)
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert home.couch.scene is page
    assert "The disk is full, so the game could not be saved." in told.heard
    assert [slot.number for slot in list_slots(home.folder)] == [1]
    left, _note = load_latest(home.folder)
    assert left is not None
    assert_same(left, game_of(4, "Ben"))


def test_the_game_left_last_goes_on_from_here_too(home: HomeWithSlots) -> None:
    home.keep(game_of(2))
    home.leave(game_of(4, "Ben"))
    home.open()
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    board = home.couch.scene
    assert isinstance(board, Board)
    assert_same(board.game, game_of(4, "Ben"))
    assert len(list_slots(home.folder)) == 1


def test_where_children_play_deleting_is_asked_behind_the_lock(home: HomeWithSlots) -> None:
    home.keep(game_of(2))
    couch = home.couch
    couch.context.change(replace(couch.context.settings, child_lock=True))
    home.open()
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    open_lock(couch)
    couch.settle()
    assert isinstance(couch.scene, Question)
    assert len(list_slots(home.folder)) == 1


def test_a_game_is_deleted_only_after_a_second_question(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    page, couch = home.open(), home.couch
    couch.key(pygame.KSCAN_RIGHT)
    assert page.focus.key == ("forget", 2)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    assert isinstance(couch.scene, Question)
    couch.key(pygame.KSCAN_ESCAPE)
    assert home.page is page
    assert len(list_slots(home.folder)) == 2
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    assert home.page is page
    assert [slot.number for slot in list_slots(home.folder)] == [1]
    assert page.focus.key == ("game", 1)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert isinstance(couch.scene, Title)
    assert "1 saved game" in [each.text for each in couch.scene.texts()]


def test_a_pad_and_fingers_do_the_same(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3), game_of(5))
    page, couch = home.open(), home.couch
    pad = couch.plug()
    couch.context.notices.clear()
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.RIGHT)
    assert page.focus.key == ("forget", 2)
    couch.pad(pad, PadButton.UP)
    assert page.focus.key == ("game", 3)
    couch.tap(*place_of(page, ("forget", 1)))
    couch.settle()
    assert isinstance(couch.scene, Question)
    couch.pad(pad, PadButton.EAST)
    assert home.page is page
    couch.tap(*place_of(page, ("game", 1)))
    couch.settle()
    assert isinstance(couch.scene, Board)
    assert couch.scene.game.match.seed == 2


def test_the_mouse_goes_back_by_the_foot(home: HomeWithSlots) -> None:
    home.keep(game_of(2))
    page = home.open()
    home.couch.click(*place_of(page, BACK))
    home.couch.settle()
    assert isinstance(home.couch.scene, Title)


def test_a_damaged_game_is_told_and_nothing_else_happens(home: HomeWithSlots) -> None:
    home.keep(game_of(2), game_of(3))
    page = home.open()
    path = home.folder / "saved-2.json"
    path.write_text(path.read_text().replace('"seed": 3', '"seed": 4'))
    page.chosen(("game", 2), press=None)  # type: ignore[arg-type]
    assert page.next is page
    assert any("could not be read" in note for note in home.couch.context.notices)


def test_an_empty_list_invites_to_a_new_game(home: HomeWithSlots) -> None:
    page = home.navigation.saved_games(shown(home), None)
    home.couch.show(page)
    assert isinstance(page, SavedGames)
    assert page.focus.key == NEW
    assert any("No game is waiting" in text for text in texts(page))
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert isinstance(home.couch.scene, Lobby)


def ask_for_a_new_game(home: HomeWithSlots) -> None:
    """Choose New game on the title."""
    title = shown(home)
    home.couch.context.notices.clear()
    home.couch.click(*place_of(title, "new"))


def answer(home: HomeWithSlots, question: Question) -> None:
    """Choose the answer that is not harmless."""
    home.couch.key(pygame.KSCAN_RIGHT)
    assert question.focus.key == 1
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()


def test_a_new_game_puts_the_open_one_by_without_a_question(
    home: HomeWithSlots, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str | None] = []
    monkeypatch.setattr(home.couch.context, "note", told.append)
    home.leave(game_of(1))
    ask_for_a_new_game(home)
    home.arrived_at(Lobby)
    assert "The open game is kept in Saved games." in told
    assert [slot.number for slot in list_slots(home.folder)] == [1]
    home.navigation.game_store.autosave.flush()
    assert load_latest(home.folder)[0] is None


def test_where_no_place_is_free_people_are_told_that_the_oldest_is_lost(
    home: HomeWithSlots,
) -> None:
    home.keep(*(game_of(2 + number) for number in range(SLOTS)))
    home.leave(game_of(1))
    ask_for_a_new_game(home)
    question = home.arrived_at(Question)
    assert "oldest saved game, which is lost" in " ".join(texts(question))


def test_a_new_game_takes_the_place_of_one_that_cannot_be_kept_only_if_people_say_so(
    home: HomeWithSlots, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_whatever: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    home.leave(game_of(1))
    monkeypatch.setattr(saves, "write_whole", full)
    ask_for_a_new_game(home)
    question = home.arrived_at(Question)
    assert "The disk is full" in " ".join(texts(question))
    home.couch.key(pygame.KSCAN_RETURN)
    home.couch.settle()
    assert isinstance(home.couch.scene, Title)
    kept = load_latest(home.folder)[0]
    assert kept is not None
    assert_same(kept, game_of(1))
    home.couch.click(*place_of(home.couch.scene, "new"))
    answer(home, home.arrived_at(Question))
    assert isinstance(home.couch.scene, Lobby)


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_text_has_its_place(make_couch: MakeCouch, tmp_path: Path, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    home = HomeWithSlots(make_couch(folder=tmp_path, code=PSEUDO, settings=settings), tmp_path)
    home.leave(game_of(1, LONG))
    title = shown(home)
    pages: list[SavedGames] = []
    for count in (0, 1, SLOTS):
        home.keep(*(game_of(2 + number, LONG) for number in range(count)))
        left = game_of(1, LONG) if count else None
        page = home.navigation.saved_games(title, left)
        assert isinstance(page, SavedGames)
        pages.append(page)
    for page in pages:
        for key in list(page.in_order()):
            page.focus.key = key
            page.refresh()
            assert page.focus.key == key
            assert_laid_out_well(page.texts())
    assert_laid_out_well(shown(home).texts())
    home.close()

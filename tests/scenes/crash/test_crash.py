"""After an unexpected exception the game is safe, a note is written, and people can go on."""

import os
import re
from dataclasses import fields, replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from goldenhorn import __version__
from goldenhorn.app.loop import App
from goldenhorn.bots.levels import EFFORTS, Effort
from goldenhorn.common import language
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.input.input_events import Press
from goldenhorn.scenes.attract.attract import Attract
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.crash.crash import QUIT, SAIL_ON, TITLE, CrashInfo, CrashScreen
from goldenhorn.scenes.fame.fame import FamePage
from goldenhorn.scenes.pause.pause import PauseEntry
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.storage.saves import SaveFailed, load_game, load_latest
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from tests.crawler import Outing
from tests.finished_games import finished
from tests.scenes.couch import MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.session.test_game import assert_same, game_after

PEOPLE = Lineup((Place(HUMAN, "Zenobia", 0), Place("easy", "", 1), Place(), Place()))
BOTS = Lineup((Place("easy", "Zenobia", 0), Place("easy", "", 1), Place(), Place()))


class Broken(Scene):
    """A scene that cannot go on."""

    words = "the mast broke"

    def update(self) -> Scene | None:
        raise RuntimeError(self.words)


def strand(outing: Outing, effort: Effort = "full") -> CrashScreen:
    """Play a little, then let the next tick break."""
    board = outing.navigation.board(Game.begin(BOTS, 7, effort=effort))
    outing.app = App(outing.context, board, outing.navigation.crash_screen)
    outing.ticks(60)
    outing.the_app.scene = Broken(outing.context)
    outing.ticks(2)
    assert isinstance(outing.scene, CrashScreen)
    return outing.scene


def choose(outing: Outing, name: object) -> None:
    page = outing.scene
    assert isinstance(page, Screen | PaintedPage)
    item = next(item for item in page.focus.items if item.key == name)
    outing.tap(*item.rect.center)
    outing.settle()


def test_the_saved_game_goes_on(outing: Outing) -> None:
    strand(outing)
    choose(outing, SAIL_ON)
    assert isinstance(outing.scene, Board)
    assert outing.scene.game.names[0] == "Zenobia"


def test_the_title_and_the_way_out_are_offered_too(outing: Outing) -> None:
    strand(outing)
    choose(outing, TITLE)
    assert isinstance(outing.scene, Title)
    strand(outing)
    choose(outing, QUIT)
    assert outing.scene is None


def test_going_on_has_the_same_name_as_on_the_title(outing: Outing) -> None:
    crash = strand(outing)
    assert "Continue" in [text.text for text in crash.texts()]


@pytest.mark.parametrize("effort", EFFORTS)
def test_the_note_can_be_played_again_and_names_nobody(
    outing: Outing, tmp_path: Path, effort: Effort
) -> None:
    strand(outing, effort)
    path = tmp_path / "crash-1.txt"
    text = path.read_text()
    assert "RuntimeError: the mast broke" in text
    assert "Zenobia" not in text
    assert f"Golden Horn {__version__}, Python " in text
    assert f"Bots think: {effort}\n" in text
    game, note = load_game(str(path))
    assert note is None
    assert len(game.match.actions) > 3
    assert game.effort == effort
    assert [seat.current_controller for seat in game.seats] == ["easy", "easy"]
    assert game.seats[0].name == ""


def test_the_note_does_not_tell_who_has_seen_or_refused_tips_or_sat_in_the_lobby(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = ("Zenobia", "Ottoline", "Perpetua", "Quirin")
    settings = replace(
        outing.context.settings,
        tips=("welcome", "Zenobia/welcome", "Ottoline/ports"),
        untipped=("Perpetua",),
        lineup=replace(BOTS, places=(Place("easy", "Quirin", 0), *BOTS.places[1:])).to_json(),
    )
    outing.context.change(settings)
    monkeypatch.setattr(Broken, "words", f"the mast of {', '.join(people)} broke")
    strand(outing)
    text = (tmp_path / "crash-1.txt").read_text()
    assert not [name for name in people if name in text]
    assert "the mast of somebody, somebody, somebody, somebody broke" in text


def test_every_setting_with_words_of_its_own_is_known_not_to_name_anybody() -> None:
    """Whoever adds one decides here whether a note may tell it."""
    free = {entry.name for entry in fields(Settings) if type(entry.default) not in (bool, int)}
    harmless = {"language", "speed", "quality", "holding", "bots_turns", "bindings", "lessons"}
    assert free - harmless == {"lineup", "tips", "untipped"}


def test_the_version_is_named_in_one_place() -> None:
    project = (Path(__file__).parent.parent.parent.parent / "pyproject.toml").read_text()
    assert 'dynamic = ["version"]' in project
    assert '[tool.hatch.version]\npath = "goldenhorn/__init__.py"' in project
    assert not re.search(r'^version = "', project, re.MULTILINE)


def test_a_game_that_cannot_be_opened_again_leaves_the_title_and_a_second_note(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strand(outing)
    monkeypatch.setattr("goldenhorn.app.navigation.seat_again", broken)
    choose(outing, SAIL_ON)
    crash = outing.scene
    assert isinstance(crash, CrashScreen)
    assert [item.key for item in crash.focus.items] == [TITLE, QUIT]
    assert "no seat" in (tmp_path / "crash-2.txt").read_text()
    choose(outing, TITLE)
    assert isinstance(outing.scene, Title)


def broken(*_anything: object, **_options: object) -> None:
    raise RuntimeError("no seat")


def words_of(crash: CrashScreen) -> str:
    return " ".join(text.text for text in crash.texts())


def keys_of(crash: CrashScreen) -> list[object]:
    return [item.key for item in crash.focus.items]


def break_now(outing: Outing) -> CrashScreen:
    """Let the next tick break, whatever is on the screen."""
    outing.app = App(outing.context, Broken(outing.context), outing.navigation.crash_screen)
    outing.ticks(2)
    assert isinstance(outing.scene, CrashScreen)
    return outing.scene


def leave_game(folder: Path) -> Game:
    """Leave another table's game as the autosave does."""
    game = game_after(1, 40)
    (folder / "autosave.json").write_text(game.snapshot().to_text(), encoding="utf-8")
    return game


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_what_was_played_since_the_last_autosave_is_saved_too(
    outing: Outing, tmp_path: Path
) -> None:
    game = game_after(2, 30)
    outing.navigation.board(game)
    outing.navigation.game_store.autosave.keep(game)
    game.play(game.legal_actions[0])
    assert "your game is saved" in words_of(break_now(outing))
    saved, _note = load_latest(tmp_path)
    assert saved is not None
    assert_same(saved, game)


def test_a_game_that_breaks_while_fleets_are_placed_is_saved_before_its_first_action(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_game(tmp_path)
    with monkeypatch.context() as broken_screen:
        broken_screen.setattr(Placement, "__init__", broken)
        with pytest.raises(RuntimeError):
            outing.navigation.begin(PEOPLE)
    assert "your game is saved" in words_of(break_now(outing))
    saved, _note = load_latest(tmp_path)
    assert saved is not None
    assert saved.names[0] == "Zenobia"
    choose(outing, SAIL_ON)
    assert isinstance(outing.scene, Placement)
    assert outing.scene.game.names[0] == "Zenobia"


def test_without_a_folder_the_game_goes_on_from_memory_and_nobody_says_it_is_saved() -> None:
    outing = Outing(None)
    try:
        game = game_after(2, 30)
        outing.navigation.board(game)
        crash = break_now(outing)
        assert keys_of(crash) == [SAIL_ON, TITLE, QUIT]
        assert "is saved" not in words_of(crash)
        assert "could not be saved" in words_of(crash)
        choose(outing, SAIL_ON)
        assert isinstance(outing.scene, Board)
        assert_same(outing.scene.game, game)
    finally:
        outing.close()


def test_an_older_game_of_another_table_is_never_taken_for_one_that_cannot_be_saved(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = leave_game(tmp_path)
    game = game_after(2, 30)
    outing.navigation.board(game)
    fill_disk(monkeypatch)
    assert "could not be saved" in words_of(break_now(outing))
    choose(outing, SAIL_ON)
    assert isinstance(outing.scene, Board)
    assert_same(outing.scene.game, game)
    left, _note = load_latest(tmp_path)
    assert left is not None
    assert_same(left, older)


def test_those_whose_game_is_over_are_not_offered_one_of_another_table(
    outing: Outing, tmp_path: Path
) -> None:
    outing.navigation.board(finished(1))
    leave_game(tmp_path)
    crash = break_now(outing)
    assert keys_of(crash) == [TITLE, QUIT]
    assert "is saved" not in words_of(crash)


def test_a_game_that_was_given_up_does_not_come_back_by_an_error(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_after(2, 30)
    outing.show(outing.navigation.pause(outing.navigation.board(game), game))
    with monkeypatch.context() as broken_archive:
        broken_archive.setattr("goldenhorn.storage.game_store.load_newest", broken)
        choose(outing, PauseEntry.ABANDON)
        with pytest.raises(RuntimeError):
            choose(outing, 1)
    assert keys_of(break_now(outing)) == [TITLE, QUIT]
    assert load_latest(tmp_path) == (None, None)


def test_a_game_that_cannot_be_told_in_short_can_still_go_on(
    outing: Outing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goldenhorn.app.crash_recovery.told_in_short", broken)
    outing.navigation.board(game_after(2, 30))
    assert keys_of(break_now(outing)) == [SAIL_ON, TITLE, QUIT]
    choose(outing, SAIL_ON)
    assert isinstance(outing.scene, Board)


def test_a_note_of_what_broke_while_a_game_was_watched_tells_that_game(
    outing: Outing, tmp_path: Path
) -> None:
    older = leave_game(tmp_path)
    film = outing.navigation.replay(outing.navigation.title(), finished(1))
    assert isinstance(film, Replay)
    break_now(outing)
    reported, _note = load_game(str(tmp_path / "crash-1.txt"))
    assert reported.state == finished(1).state
    choose(outing, SAIL_ON)
    assert isinstance(outing.scene, Board)
    played = outing.scene.game.match.actions
    assert played[: len(older.match.actions)] == older.match.actions


def test_a_note_of_what_broke_after_a_game_was_watched_does_not_tell_that_game(
    outing: Outing, tmp_path: Path
) -> None:
    hall = outing.navigation.hall_of_fame(Scene(outing.context))
    outing.show(outing.navigation.replay(hall, finished(1)))
    outing.key(pygame.KSCAN_ESCAPE)
    outing.settle()
    assert isinstance(outing.scene, FamePage)
    break_now(outing)
    assert "Record: none" in (tmp_path / "crash-1.txt").read_text()


def test_children_cannot_leave_a_locked_cabinet_by_it(outing: Outing) -> None:
    outing.context.change(replace(outing.context.settings, cabinet=True, child_lock=True))
    assert [item.key for item in strand(outing).focus.items] == [SAIL_ON, TITLE]


def test_without_a_game_or_a_folder_people_are_told_so() -> None:
    outing = Outing(None)
    try:
        outing.app = App(outing.context, Broken(outing.context), outing.navigation.crash_screen)
        outing.ticks(2)
        crash = outing.scene
        assert isinstance(crash, CrashScreen)
        assert [item.key for item in crash.focus.items] == [TITLE, QUIT]
        words = " ".join(text.text for text in crash.texts())
        assert "could be written" in words
    finally:
        outing.close()


def test_only_a_few_notes_are_kept(outing: Outing, tmp_path: Path) -> None:
    for _ in range(7):
        strand(outing)
    assert len([*tmp_path.glob("crash-*.txt")]) == 5


def test_where_nobody_rescues_or_the_rescue_breaks_the_exception_is_heard(outing: Outing) -> None:
    outing.app = App(outing.context, Broken(outing.context))
    with pytest.raises(RuntimeError, match="mast"):
        outing.ticks(1)
    outing.app = App(
        outing.context, Broken(outing.context), lambda _problem: Broken(outing.context)
    )
    with pytest.raises(RuntimeError, match="mast"):
        outing.ticks(3)
    outing.app = App(outing.context, Broken(outing.context), broken)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="no seat") as both:
        outing.ticks(1)
    assert "mast" in str(both.value.__context__)


def test_a_note_of_what_broke_while_bots_played_for_passers_by_tells_that_game(
    outing: Outing, tmp_path: Path
) -> None:
    shown = outing.navigation.attract(Scene(outing.context))
    assert isinstance(shown, Attract)
    break_now(outing)
    reported, _note = load_game(str(tmp_path / "crash-1.txt"))
    assert reported.match.seed == shown.game.match.seed


def test_a_note_of_what_broke_after_bots_had_played_for_passers_by_does_not_tell_that_game(
    outing: Outing, tmp_path: Path
) -> None:
    outing.navigation.attract(Scene(outing.context)).hear(Press(KEYBOARD, Button.CONFIRM, None))
    break_now(outing)
    assert "Record: none" in (tmp_path / "crash-1.txt").read_text()


def played_by(name: str, game: Game) -> Game:
    """The same game, with somebody of this name in the first seat."""
    return Game(
        game.match, [replace(game.seats[0], name=name, current_controller=HUMAN), *game.seats[1:]]
    )


def test_a_note_names_nobody_of_the_hall_of_fame_or_of_saved_games(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_store = outing.navigation.game_store
    game_store.enter(played_by("Quirina", finished(1)))
    assert game_store.put_by(played_by("Ottoline", game_after(2, 30))) is None
    monkeypatch.setattr(Broken, "words", "no Quirina, no Ottoline")
    break_now(outing)
    text = (tmp_path / "crash-1.txt").read_text()
    assert "no somebody, no somebody" in text
    assert "Quirina" not in text
    assert "Ottoline" not in text


@pytest.mark.parametrize("home", [None, Path("/")])
def test_a_note_is_written_for_whoever_has_no_home(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path | None
) -> None:
    def homeless() -> Path:
        if home is None:
            raise RuntimeError("Could not determine home directory.")
        return home

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr(Broken, "words", "cannot read /usr/share/x")
    break_now(outing)
    assert "cannot read /usr/share/x" in (tmp_path / "crash-1.txt").read_text()


def test_a_game_that_is_past_telling_leaves_a_note_without_it(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outing.navigation.board(game_after(2, 30))
    monkeypatch.setattr("goldenhorn.storage.crash_report._nameless", broken)
    break_now(outing)
    text = (tmp_path / "crash-1.txt").read_text()
    assert "the mast broke" in text
    assert "Record: none" in text


def test_a_note_that_cannot_be_put_into_words_does_not_take_the_screen_with_it(
    outing: Outing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goldenhorn.app.crash_recovery.report_text", broken)
    assert "No note of what happened" in words_of(break_now(outing))


def test_a_note_saved_again_by_an_editor_that_marks_its_files_can_be_watched(
    outing: Outing, tmp_path: Path
) -> None:
    strand(outing)
    path = tmp_path / "crash-1.txt"
    before, _note = load_game(str(path))
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    after, _note = load_game(str(path))
    assert_same(after, before)


def test_a_note_whose_end_is_missing_is_damaged(outing: Outing, tmp_path: Path) -> None:
    strand(outing)
    path = tmp_path / "crash-1.txt"
    path.write_text(path.read_text().partition("Record: ")[0])
    with pytest.raises(SaveFailed, match="damaged"):
        load_game(str(path))


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_all_texts_can_be_read_where_they_stand(
    make_couch: MakeCouch, text_size: int, high_contrast: bool
) -> None:
    settings = Settings(fullscreen=False, text_size=text_size, high_contrast=high_contrast)
    couch = make_couch(code=language.PSEUDO, settings=settings)
    crests, note = ("lion", "eagle", "dolphin", "griffin"), Path("goldenhorn/crash-1.txt")
    told = f"{language._('Continue')}, {language._('Title screen')}"
    for crash_info in (
        *(CrashInfo(told, crests, note), CrashInfo(told, crests[:2], None, is_saved=False)),
        CrashInfo(note=note),
    ):
        sail_on = (lambda: Scene(couch.context)) if crash_info.game else None
        crash = CrashScreen(
            couch.context, crash_info, sail_on=sail_on, title=lambda: Scene(couch.context)
        )
        couch.show(crash)
        assert_laid_out_well(crash.texts())
        rects = [item.rect for item in crash.focus.items]
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))

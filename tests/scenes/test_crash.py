"""After an unexpected exception the game is safe, a note is written, and people can go on."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from goldenhorn import __version__
from goldenhorn.app import App
from goldenhorn.bots.levels import EFFORTS, Effort
from goldenhorn.game import Game
from goldenhorn.lineup import Lineup, Place
from goldenhorn.saves import load_game
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.crash import QUIT, SAIL_ON, TITLE, Crash
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.title import Title
from goldenhorn.settings import Settings
from tests.crawler import Outing

BOTS = Lineup((Place("easy", "Zenobia", 0), Place("easy", "", 1), Place(), Place()))


class Broken(Scene):
    """A scene that cannot go on."""

    words = "the mast broke"

    def update(self) -> Scene | None:
        raise RuntimeError(self.words)


def strand(outing: Outing, effort: Effort = "full") -> Crash:
    """Play a little, then let the next tick break."""
    board = outing.journey.board(Game.begin(BOTS, 7, effort=effort))
    outing.app = App(outing.stage, board, outing.journey.run_aground)
    outing.ticks(60)
    outing.the_app.scene = Broken(outing.stage)
    outing.ticks(2)
    assert isinstance(outing.scene, Crash)
    return outing.scene


def choose(outing: Outing, name: str) -> None:
    crash = outing.scene
    assert isinstance(crash, Crash)
    item = next(item for item in crash.focus.items if item.key == name)
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
    assert "Continue" in [text.text for text in crash.picture.texts()]


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
    assert [seat.who for seat in game.seats] == ["easy", "easy"]
    assert game.seats[0].name == ""


def test_the_note_does_not_tell_who_has_seen_or_refused_tips_or_sat_in_the_lobby(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = ("Zenobia", "Ottoline", "Perpetua", "Quirin")
    settings = replace(
        outing.stage.settings,
        tips=("welcome", "Zenobia/welcome", "Ottoline/ports"),
        untipped=("Perpetua",),
        lineup=replace(BOTS, places=(Place("easy", "Quirin", 0), *BOTS.places[1:])).to_json(),
    )
    outing.stage.change(settings)
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
    project = (Path(__file__).parent.parent.parent / "pyproject.toml").read_text()
    assert 'dynamic = ["version"]' in project
    assert 'version = { attr = "goldenhorn.__version__" }' in project
    assert not re.search(r'^version = "', project, re.MULTILINE)


def test_a_game_that_cannot_be_opened_again_leaves_the_title_and_a_second_note(
    outing: Outing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strand(outing)
    monkeypatch.setattr("goldenhorn.scenes.journey.seat_again", broken)
    choose(outing, SAIL_ON)
    crash = outing.scene
    assert isinstance(crash, Crash)
    assert [item.key for item in crash.focus.items] == [TITLE, QUIT]
    assert "no seat" in (tmp_path / "crash-2.txt").read_text()
    choose(outing, TITLE)
    assert isinstance(outing.scene, Title)


def broken(*_anything: object) -> None:
    raise RuntimeError("no seat")


def test_children_cannot_leave_a_locked_cabinet_by_it(outing: Outing) -> None:
    outing.stage.change(replace(outing.stage.settings, cabinet=True, child_lock=True))
    assert [item.key for item in strand(outing).focus.items] == [SAIL_ON, TITLE]


def test_without_a_game_or_a_folder_people_are_told_so() -> None:
    outing = Outing(None)
    try:
        outing.app = App(outing.stage, Broken(outing.stage), outing.journey.run_aground)
        outing.ticks(2)
        crash = outing.scene
        assert isinstance(crash, Crash)
        assert [item.key for item in crash.focus.items] == [TITLE, QUIT]
        words = " ".join(text.text for text in crash.picture.texts())
        assert "could be written" in words
    finally:
        outing.close()


def test_only_a_few_notes_are_kept(outing: Outing, tmp_path: Path) -> None:
    for _ in range(7):
        strand(outing)
    assert len([*tmp_path.glob("crash-*.txt")]) == 5


def test_where_nobody_rescues_or_the_rescue_breaks_the_exception_is_heard(outing: Outing) -> None:
    outing.app = App(outing.stage, Broken(outing.stage))
    with pytest.raises(RuntimeError, match="mast"):
        outing.ticks(1)
    outing.app = App(outing.stage, Broken(outing.stage), lambda _problem: Broken(outing.stage))
    with pytest.raises(RuntimeError, match="mast"):
        outing.ticks(3)
    outing.app = App(outing.stage, Broken(outing.stage), broken)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="no seat") as both:
        outing.ticks(1)
    assert "mast" in str(both.value.__context__)

"""After an unexpected exception the game is safe, a note is written, and people can go on."""

from pathlib import Path

import pytest

from goldenhorn.app import App
from goldenhorn.crash_report import record_in
from goldenhorn.engine.record import replay
from goldenhorn.lineup import Lineup, Place
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.crash import QUIT, SAIL_ON, TITLE, Crash
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.title import Title
from tests.crawler import Outing

BOTS = Lineup((Place("easy", "Zenobia", 0), Place("easy", "", 1), Place(), Place()))


class Broken(Scene):
    """A scene that cannot go on."""

    def update(self) -> Scene | None:
        raise RuntimeError("the mast broke")


def strand(outing: Outing) -> Crash:
    """Play a little, then let the next tick break."""
    board = outing.journey.begin(BOTS)
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


def test_the_note_can_be_played_again_and_names_nobody(outing: Outing, tmp_path: Path) -> None:
    strand(outing)
    text = (tmp_path / "crash-1.txt").read_text()
    assert "RuntimeError: the mast broke" in text
    assert "Zenobia" not in text
    record = record_in(text)
    assert record is not None
    assert len(record.actions) > 3
    assert replay(record).history


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

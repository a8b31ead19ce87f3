"""What breaks while something is drawn: the crash page comes up, or one sentence is said.

The window is a real one of SDL's dummy driver, drawn in by SDL's software renderer.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goldenhorn.app import command_line
from goldenhorn.app.loop import App
from goldenhorn.app.navigation import Navigation
from goldenhorn.graphics.art import Art, Letters, Painted
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.canvas import Canvas, RendererError
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.crash.crash import QUIT, SAIL_ON, TITLE, CrashScreen
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.game import Game
from goldenhorn.storage.saves import load_latest
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from tests.session.test_game import assert_same, game_after

TICKS = 90

Shown = list[tuple[Scene | None, pygame.Surface]]
"""The scene of the end, and its picture."""


def broken(*_anything: object, **_options: object) -> None:
    raise RuntimeError("the mast broke")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """Let the app run for a moment only, and keep what was on the screen then."""
    ends: Shown = []

    def run(app: App, is_hurried: bool) -> None:  # noqa: ARG001
        for _ in range(TICKS):
            app.tick()
            app.frame()
        ends.append((app.scene, app.context.window.canvas.screenshot()))

    monkeypatch.setattr(App, "run", run)
    return ends


def start(folder: Path, *words: str) -> int:
    return command_line.run([*words, "--windowed", "--language", "en", "--data-dir", str(folder)])


def saved_in(folder: Path) -> Game:
    game = game_after(1, 40)
    text = game.snapshot().to_text()
    (folder / "autosave.json").write_text(text, encoding="utf-8")
    return game


def assert_saved(folder: Path, game: Game) -> None:
    left, _note = load_latest(folder)
    assert left is not None
    assert_same(left, game)


def assert_crash_page(shown: Shown, *ways: str) -> None:
    [(scene, picture)] = shown
    assert isinstance(scene, CrashScreen)
    assert [item.key for item in scene.focus.items] == [*ways]
    width, height = picture.get_size()
    red, green, blue, _alpha = picture.get_at((width * 52 // 100, height // 2))  # on the scroll
    assert red > green > blue > 100


def breaking(key: str, original: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    """Break the painter of one thing only."""

    def surface_at(self: Drawable, scale: float) -> pygame.Surface:
        if key in str(self.key):
            raise RuntimeError("the mast broke")
        return original(self, scale)

    return surface_at


PRESENT = Canvas._present


def present_without_the_card(canvas: Canvas) -> None:
    if not canvas._is_plain:
        raise RendererError("the card is gone")
    PRESENT(canvas)


def test_a_painter_that_breaks_leads_to_the_crash_page(
    tmp_path: Path, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = saved_in(tmp_path)
    monkeypatch.setattr(Painted, "surface_at", breaking("rose rule", Painted.surface_at))
    assert start(tmp_path) == 0
    assert_crash_page(shown, SAIL_ON, TITLE, QUIT)
    assert "the mast broke" in (tmp_path / "crash-1.txt").read_text()
    assert_saved(tmp_path, game)


def test_letters_that_break_on_one_screen_lead_to_the_crash_page(
    tmp_path: Path, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Letters, "surface_at", breaking("Settings", Letters.surface_at))
    assert start(tmp_path) == 0
    assert_crash_page(shown, TITLE, QUIT)


def test_a_renderer_that_breaks_is_left_for_a_plain_one_and_nothing_is_lost(
    tmp_path: Path, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Canvas, "_present", present_without_the_card)
    assert start(tmp_path) == 0
    assert isinstance(shown[0][0], Title)
    assert not [*tmp_path.glob("crash-*")]


def test_the_crash_page_comes_up_on_the_plain_renderer(
    tmp_path: Path, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_in(tmp_path)
    monkeypatch.setattr(Canvas, "_present", present_without_the_card)
    monkeypatch.setattr(Title, "update", broken)
    assert start(tmp_path) == 0
    assert_crash_page(shown, SAIL_ON, TITLE, QUIT)


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        *((Art, "painted"), (Art, "letters"), (Brush, "shapes"), (Painted, "surface_at")),
        *((Letters, "surface_at"), (Canvas, "show"), (Canvas, "_computed"), (CrashScreen, "build")),
    ],
)
def test_where_not_even_the_crash_page_can_be_drawn_the_game_is_saved_and_a_sentence_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    owner: type,
    name: str,
) -> None:
    """All is well until the game has gone on for a moment; then nothing can be drawn any more."""
    saved_in(tmp_path)
    games: list[Game] = []
    load = Navigation.resumed

    def resumed(navigation: Navigation, game: Game) -> Scene:
        games.append(game)
        return load(navigation, game)

    def breaks(_board: Board) -> None:
        monkeypatch.setattr(owner, name, broken)
        broken()

    monkeypatch.setattr(Navigation, "resumed", resumed)
    monkeypatch.setattr(Board, "update", breaks)
    assert start(tmp_path, "--continue") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(tmp_path) in said
    assert_saved(tmp_path, games[0])


def test_the_sentence_is_said_where_everything_that_draws_is_broken_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = saved_in(tmp_path)
    monkeypatch.setattr(AppContext, "look", property(broken), raising=False)
    assert start(tmp_path) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert_saved(tmp_path, game)

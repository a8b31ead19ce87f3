"""The way to a screen: it waits until that is painted, but not for long, and never for a press."""

import threading
from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from goldenhorn.app.loop import App
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.node import Fill, Node
from goldenhorn.graphics.preloader import Preloader
from goldenhorn.graphics.window import Window, prepare_environment
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.transition import FADE_TICKS, MOST_WAITING, Transition
from goldenhorn.ui.widgets.label import line
from tests.scenes.couch import Couch


class Slow(Preloader):
    """Needs some ticks."""

    def __init__(self, ticks: int) -> None:
        super().__init__()
        self.left = ticks
        self.wanted: list[Drawable] = []
        self.was_dropped = False

    def begin(self, _canvas: Canvas, drawables: Iterable[Drawable]) -> None:
        self.wanted = [*drawables]

    def take_some(self, _canvas: Canvas) -> bool:
        self.left -= 1
        return self.left <= 0

    def drop(self) -> None:
        self.was_dropped = True


class There(Screen):
    """A screen with a word on it, and another to come."""

    def build(self) -> Node:
        self.later = line(self.look, "Later", self.look.on_dark(30))
        fill = Fill((0, 0, 0), width=9, height=9)
        return Node(fill, line(self.look, "There", self.look.on_dark(30)))

    def soon(self) -> list[Drawable]:
        return self.later.lines


def go(couch: Couch, preloader: Preloader | None) -> tuple[Transition, There]:
    here, there = There(couch.context), There(couch.context)
    couch.show(here)
    couch.context.preloader = preloader
    here.next = there
    couch.ticks(1)
    assert isinstance(couch.scene, Transition)
    return couch.scene, there


def ticks_until(couch: Couch, scene: Scene) -> int:
    for tick in range(200):
        if couch.scene is scene:
            return tick
        couch.ticks(1)
    raise AssertionError("it never comes")


def test_without_a_preloader_it_fades_at_once(couch: Couch) -> None:
    _way, there = go(couch, None)
    assert ticks_until(couch, there) == FADE_TICKS


@pytest.mark.parametrize(("needed", "waited"), [(1, 0), (8, 7), (500, MOST_WAITING - 1)])
def test_it_waits_for_what_is_painted_but_not_for_long(
    couch: Couch, needed: int, waited: int
) -> None:
    preloader = Slow(needed)
    _way, there = go(couch, preloader)
    assert ticks_until(couch, there) == FADE_TICKS + waited
    assert preloader.was_dropped


def test_while_it_waits_only_what_was_before_is_drawn(couch: Couch) -> None:
    go(couch, Slow(10))
    couch.ticks(5)
    assert len(couch.drawn) == 1
    couch.ticks(10)
    assert len(couch.drawn) > 1


def test_a_press_does_not_wait(couch: Couch) -> None:
    preloader = Slow(500)
    _way, there = go(couch, preloader)
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is there
    assert preloader.was_dropped


def test_all_that_a_screen_shows_now_and_soon_is_painted_on_the_way(couch: Couch) -> None:
    preloader = Slow(3)
    _way, there = go(couch, preloader)
    there_now = [draw.drawable for draw in there.root.draws()]
    assert preloader.wanted == [*there_now, *there.later.lines]
    assert len(there_now) == 2


class Leaving(There):
    """A screen that leads on, or out, after some ticks."""

    def __init__(self, context: AppContext, to: Scene | None) -> None:
        super().__init__(context)
        self.to, self.left_ticks = to, 5

    def update(self) -> Scene | None:
        self.left_ticks -= 1
        if not self.left_ticks:
            self.next = self.to
        return super().update()


def test_in_a_window_the_app_paints_ahead_and_ends_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_RENDER_DRIVER", "software")
    prepare_environment()
    window = Window(is_fullscreen=False, size=(640, 360), canvas=Canvas)
    context = AppContext(Settings(fullscreen=False), tmp_path, window=window)
    context.is_loading = False
    there = Leaving(context, None)
    threads = threading.active_count()
    App(context, Leaving(context, there)).run()
    assert isinstance(context.preloader, Preloader)
    assert threading.active_count() == threads
    assert not any(window.canvas.lacks(draw.drawable) for draw in there.root.draws())
    context.narrator.close()
    window.close()
    pygame.quit()

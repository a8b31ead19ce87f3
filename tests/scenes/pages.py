"""Pages in tests: what is read on one, where its items lie, and stand-ins behind and beyond it."""

from collections.abc import Callable, Hashable
from typing import TypeVar

import pygame

from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.page import Page
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from tests.scenes.couch import Couch

SomePage = TypeVar("SomePage", bound=Screen)


class Empty(PaintedPage):
    """Whatever lies behind."""

    def compose(self) -> None:
        """Show something, so that one can see whether it is there."""
        self.show("paper", self.context.kit.paper((100, 100)), 10, 10)


class Elsewhere(PaintedPage):
    """Where a page leads that is looked at alone."""

    def __init__(self, context: AppContext, name: str = "") -> None:
        super().__init__(context)
        self.name = name

    def compose(self) -> None:
        """Show nothing."""


def where(couch: Couch) -> str:
    """The name of the place that a page has led to."""
    couch.settle()
    assert isinstance(couch.scene, Elsewhere)
    return couch.scene.name


def texts(page: Screen) -> list[str]:
    """All that is written on a page now."""
    page.refresh()
    return [each.text for each in page.texts()]


def place_of(page: Screen, key: Hashable) -> tuple[int, int]:
    """The middle of an item."""
    page.refresh()
    x, y = next(item.rect.center for item in page.focus.items if item.key == key)
    return x, y


def opened_in_front(couch: Couch, make: Callable[[AppContext, Scene], SomePage]) -> SomePage:
    """Open a page in front of an empty one, as from a menu."""
    behind = Empty(couch.context)
    couch.show(behind)
    page = make(couch.context, behind)
    behind.next = page
    couch.ticks(2)
    assert couch.scene is page
    return page


def go_down_to(couch: Couch, page: Page, key: Hashable) -> None:
    """Go down to a row by keys."""
    for _ in page.in_order():
        if page.focus.key == key:
            return
        couch.key(pygame.KSCAN_DOWN)
    raise AssertionError(key)

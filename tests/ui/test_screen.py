"""Screens as trees: one cursor by every device, groups, what is read, and what is drawn."""

from collections.abc import Hashable

import pygame
import pytest

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.screen import BACK, CHOOSE, Screen, Shortcut
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.target import Group
from tests.scenes.couch import Couch
from tests.scenes.layout import assert_laid_out_well

PLACES = {
    **{name: (100, 100 + 100 * number) for number, name in enumerate(("new", "old", "rules"))},
    **{name: (700, 100 + 100 * number) for number, name in enumerate(("de", "en", "fr"))},
}


class Harbour(Screen):
    """Two columns of buttons, each a group, and a foot."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.did: list[Hashable] = []
        self.builds = 0

    def build(self) -> Node:
        """Place the buttons."""
        self.builds += 1
        groups = {name: Group(key=name) for name in ("menu", "languages")}
        for name, (x, y) in PLACES.items():
            one = button(self.look, name, name, (300, 64), self.state_of(name))
            one.x, one.y = x, y
            groups["menu" if x < 640 else "languages"].add(one)
        hints = (
            Hint(CHOOSE, self.context.across(), "choose"),
            Hint(Shortcut("rules"), self.context.up_and_down(), "rules"),
            Hint(BACK, self.context.across(), "back"),
        )
        return Node(*groups.values(), foot(self.look, hints))

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Note what was chosen."""
        self.did.append(key)

    def went_back(self) -> None:
        """Note that somebody went back."""
        self.did.append(BACK)


@pytest.fixture
def harbour(couch: Couch) -> Harbour:
    screen = Harbour(couch.context)
    couch.show(screen)
    couch.ticks(2)
    return screen


def test_directions_stay_in_a_group_and_come_back_to_where_they_were(
    couch: Couch, harbour: Harbour
) -> None:
    walked = []
    for key in (pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT,
                pygame.KSCAN_UP, pygame.KSCAN_RIGHT):  # fmt: skip
        couch.key(key)
        walked.append(harbour.focus.key)
    assert walked == ["old", "en", "fr", "old", "new", "fr"]


def test_every_device_chooses_what_it_means(couch: Couch, harbour: Harbour) -> None:
    pad = couch.plug()
    couch.key(pygame.KSCAN_RETURN)
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.SOUTH)
    couch.click(750, 130)
    couch.tap(750, 330)
    couch.pad(pad, PadButton.EAST)
    assert harbour.did == ["new", "old", "de", "fr", BACK]


def test_the_foot_does_what_its_keys_do(couch: Couch, harbour: Harbour) -> None:
    couch.key(pygame.KSCAN_DOWN)
    for name in (CHOOSE, Shortcut("rules"), BACK):
        couch.tap(*next(item.rect.center for item in harbour.focus.items if item.key == name))
    assert harbour.did == ["old", "rules", BACK]
    assert harbour.focus.key == "old"


def test_a_pointer_focuses_by_moving_and_changes_its_mind_by_letting_go_elsewhere(
    couch: Couch, harbour: Harbour
) -> None:
    motion = {"rel": (1, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, {**motion, "pos": (750, 230)}))
    couch.ticks(1)
    assert harbour.focus.key == "en"
    held = {"button": 1, "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, {**held, "pos": (750, 230)}))
    couch.ticks(1)
    assert harbour.state_of("en") is ButtonState.PRESSED
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, {**held, "pos": (640, 600)}))
    couch.ticks(1)
    assert harbour.did == []


def test_a_screen_at_rest_is_neither_built_nor_drawn(couch: Couch, harbour: Harbour) -> None:
    assert couch.app is not None
    couch.ticks(20)
    builds = harbour.builds
    for _ in range(30):
        couch.app.tick()
        assert not couch.app.frame()
    assert harbour.builds == builds
    couch.key(pygame.KSCAN_DOWN)
    assert harbour.builds == builds + 1


def test_what_is_drawn_is_what_is_pointed_at_and_read(harbour: Harbour) -> None:
    assert [item.key for item in harbour.focus.items][:6] == [*PLACES]
    assert_laid_out_well(harbour.texts())
    assert harbour.focus_words() == "new"
    for item in harbour.focus.items[:6]:
        assert item.rect == pygame.Rect(PLACES[str(item.key)], (300, 64))

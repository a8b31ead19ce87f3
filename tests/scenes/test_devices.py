"""Whoever spoke last is told the own keys: the mouse sees no keycaps, a pad its cross."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pygame
import pytest

from goldenhorn.app.navigation import Navigation
from goldenhorn.board_view.planning.targets import OnSquare
from goldenhorn.graphics.button_state import Arrows
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.session.planning.choices import Step
from goldenhorn.ui.kit import Key, Kit
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets import keys
from goldenhorn.ui.widgets.look import Look
from tests.scenes.board_table import Table, game_of
from tests.scenes.couch import INSTANT, Couch, MakeCouch

PAGES: dict[str, Callable[[Navigation, Scene], Scene]] = {
    "settings": lambda journey, title: journey.settings(title),
    "rules": lambda journey, title: journey.rules(title),
    "pause": lambda journey, title: journey.pause(title, game_of("human", "easy")),
    "board": lambda journey, _title: journey.board(game_of("human", "easy")),
    "lessons": lambda journey, title: journey.lessons(title),
}


Drawn = Callable[[Couch], set[str]]


@pytest.fixture
def keycaps(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Draws the screen anew, and tells which keys of a keyboard stand on it."""
    drawn: list[Key] = []
    hints, key_cap, plaque = Kit.hints, Kit.key_cap, Kit.plaque

    def noted_hints(kit: Kit, items: tuple[tuple[Key, str], ...], *rest: int) -> Image:
        drawn.extend(key for key, _text in items)
        return hints(kit, items, *rest)

    def noted_cap(kit: Kit, key: Key, *rest: int) -> Image:
        drawn.append(key)
        return key_cap(kit, key, *rest)

    def noted_plaque(kit: Kit, *given: Any, key: Key | None = None, **others: Any) -> Image:
        drawn.extend([key] if key is not None else [])
        return plaque(kit, *given, key=key, **others)

    cap_node = keys.key_cap

    def noted_node(look: Look, key: Key, height: float) -> Node:
        drawn.append(key)
        return cap_node(look, key, height)

    monkeypatch.setattr(keys, "key_cap", noted_node)
    monkeypatch.setattr(Kit, "hints", noted_hints)
    monkeypatch.setattr(Kit, "key_cap", noted_cap)
    monkeypatch.setattr(Kit, "plaque", noted_plaque)

    def look(couch: Couch) -> set[str]:
        settings = couch.context.settings
        couch.ticks(3)
        drawn.clear()
        couch.context.change(replace(settings, high_contrast=not settings.high_contrast))
        couch.ticks(3)
        return {key.label or key.shape for key in drawn if key.shape in ("cap", *get_args(Arrows))}

    return look


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("device", ["mouse", "touch", "wandering mouse", "pad"])
def test_only_who_presses_keys_sees_keycaps(
    make_couch: MakeCouch, keycaps: Drawn, name: str, device: str
) -> None:
    couch = make_couch(settings=INSTANT)
    journey = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    couch.show(PAGES[name](journey, journey.title()))
    assert keycaps(couch)
    if device == "touch":
        couch.tap(3, 3)
    elif device == "mouse":
        couch.click(3, 3)
    elif device == "pad":
        couch.pad(couch.plug(), PadButton.UP)
    else:
        move(couch, 3, 3)
        move(couch, 3, 40)
    assert not keycaps(couch)
    couch.key(pygame.KSCAN_6)
    assert keycaps(couch)


def test_hand_over_and_hidden_hand_name_the_mouse_too(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    table = Table(couch, game_of("human", "human"), devices=(KEYBOARD, KEYBOARD))
    couch.ticks(30)
    assert table.board.modals.is_calling
    shown = []
    for _device in range(2):
        _seat, lines = table.board.modals.invitation or (0, ())
        shown.append({part.shape for line in lines for part in line if isinstance(part, Key)})
        couch.click(3, 3, button=2)
        move(couch, 3, 40)
        couch.ticks(2)
    assert shown == [{"cap"}, {"mouse"}]


def move(couch: Couch, x: float, y: float) -> None:
    """Move the mouse, and press nothing."""
    motion = {"pos": couch.in_window(x, y), "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
    couch.ticks(1)


def test_a_nudge_of_the_mouse_changes_no_keys(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    journey = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    couch.show(journey.settings(journey.title()))
    before = couch.context.key(Button.CONFIRM)
    for x in (3, 9, 5):
        move(couch, x, 3)
    assert couch.context.key(Button.CONFIRM) == before


def test_directions_are_arrows_a_cross_or_a_pointer(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    context, controls = couch.context, couch.context.controls
    Table(couch, game_of("human", "easy"))
    pad = couch.plug()
    assert context.across() == Key("", "arrows_across")
    couch.pad(pad, PadButton.LEFT)
    assert context.across() == Key("", "dpad_across")
    assert context.up_and_down() == Key("", "dpad_down")
    couch.click(640, 300)
    assert context.across() == context.key(Button.CONFIRM) == Key("", "mouse")
    assert context.key(Button.BACK) == Key("", "mouse_right")
    assert context.key(Button.BACK, TOUCH) == Key("", "touch")
    couch.key(pygame.KSCAN_LEFT)
    assert controls.speaker == (KEYBOARD, False)
    assert context.key(Button.CONFIRM).shape == "cap"


def landings(table: Table) -> list[tuple[int, tuple[int, int]]]:
    """The landings that cost nothing, but for the one in preview."""
    turn = table.board.turn
    assert turn is not None
    assert turn.voyage is not None
    free = {each.landing for each in turn.landings if not each.tolls} - {turn.voyage.landing}
    return [
        (target.at, rect.center)
        for rect, target in table.board.widgets.plan.targets
        if isinstance(target, OnSquare) and target.at in free
    ]


def test_the_mouse_over_a_landing_shows_the_way_there_and_a_click_on_it_sails(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    table = Table(couch, game_of("human", "easy"))
    table.until_planning()
    turn = table.board.turn
    assert turn is not None
    for ship in (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3):
        couch.key(ship)
        while turn.step is not Step.LANDING:
            couch.key(pygame.KSCAN_RETURN)
        if landings(table):
            break
    at, place = landings(table)[0]
    played = table.game.match.played
    move(couch, *place)
    couch.ticks(2)
    assert turn.voyage is not None
    assert turn.voyage.landing == at
    assert table.game.match.played == played
    couch.ticks(40)
    couch.click(*place)
    assert table.game.match.played > played


def test_a_click_that_comes_with_the_mouse_only_shows_the_way(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    table = Table(couch, game_of("human", "easy"))
    table.until_planning()
    turn = table.board.turn
    assert turn is not None
    for ship in (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3):
        couch.key(ship)
        while turn.step is not Step.LANDING:
            couch.key(pygame.KSCAN_RETURN)
        if landings(table):
            break
    at, place = landings(table)[0]
    played = table.game.match.played
    couch.click(*place)
    assert turn.voyage is not None
    assert turn.voyage.landing == at
    assert table.game.match.played == played
    couch.click(*place)
    assert table.game.match.played > played

"""The settings screen: every setting by every device, at once, written once, and taken back."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from goldenhorn.common import language
from goldenhorn.common.cues import Cue
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.settings.keys import Remap
from goldenhorn.scenes.settings.setting_rows import KEYS, SETTINGS
from goldenhorn.scenes.settings.settings import AS_IT_WAS, SettingsPage
from goldenhorn.storage.settings import FILE, TEXT_SIZES, Settings
from goldenhorn.ui.notice import SHOWN_TICKS
from goldenhorn.ui.page import RAIL
from goldenhorn.ui.screen import BACK, CHOOSE, Shortcut
from goldenhorn.ui.widgets.rows import Adjuster
from goldenhorn.ui.widgets.target import Target
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_rows_laid_out_well
from tests.scenes.pages import go_down_to, opened_in_front

SWITCHES = (
    *("muted", "reduced_motion", "high_contrast", "fullscreen", "overscan", "step_by_step"),
    *("narration", "coach"),
)
VOLUMES = ("master", "effects", "music")
SMALL = (800, 480)


def opened(couch: Couch) -> SettingsPage:
    return opened_in_front(couch, SettingsPage)


def item(page: SettingsPage, name: object) -> pygame.Rect:
    return next(each.rect for each in page.focus.items if each.key == name)


def control(page: SettingsPage, name: str) -> pygame.Rect:
    """Where a row's control was drawn."""
    boxes = iter(page.root.boxes())
    assert any(isinstance(node, Target) and node.key == name for node, _area in boxes)
    area = next(area for node, area in boxes if isinstance(node, Adjuster))
    return pygame.Rect(*map(round, area))


def stored(folder: Path) -> dict[str, Any]:
    found = json.loads((folder / FILE).read_text())
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", SWITCHES)
def test_keys_and_pads_and_pointers_turn_every_switch(couch: Couch, name: str) -> None:
    page = opened(couch)
    before = getattr(couch.context.settings, name)
    go_down_to(couch, page, name)
    couch.key(pygame.KSCAN_RETURN)
    assert getattr(couch.context.settings, name) is not before
    assert page.focus.key == name
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    assert getattr(couch.context.settings, name) is before
    couch.pad(pad, PadButton.RIGHT)
    assert getattr(couch.context.settings, name) is True
    couch.pad(pad, PadButton.LEFT)
    assert getattr(couch.context.settings, name) is False
    couch.click(item(page, name).left + 120, item(page, name).centery)
    assert getattr(couch.context.settings, name) is True
    if name != "overscan":  # its edge has moved everything for the finger
        couch.tap(item(page, name).right - 40, item(page, name).centery)
        assert getattr(couch.context.settings, name) is False


@pytest.mark.parametrize("name", VOLUMES)
def test_volumes_follow_keys_taps_and_pulls_and_are_heard(couch: Couch, name: str) -> None:
    page = opened(couch)
    go_down_to(couch, page, name)
    before = getattr(couch.context.settings, name)
    couch.context.sound.heard.clear()
    couch.key(pygame.KSCAN_RIGHT)
    assert getattr(couch.context.settings, name) == before + 1
    assert Cue.CUBE_LOAD in couch.context.sound.heard
    couch.key(pygame.KSCAN_LEFT)
    assert getattr(couch.context.settings, name) == before
    rod = control(page, name)
    couch.click(rod.right - 4, rod.centery)
    assert getattr(couch.context.settings, name) == 10
    couch.tap(rod.left + 4, rod.centery)
    assert getattr(couch.context.settings, name) == 0
    held = {"button": 1, "touch": False}
    motion = {"rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, {**held, "pos": rod.midleft}))
    for x, y in (rod.center, (rod.centerx, rod.bottom + 90)):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, {**motion, "pos": (x, y)}))
        couch.ticks(1)
        assert getattr(couch.context.settings, name) == 5
    couch.context.sound.heard.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, {**motion, "pos": (1270, 700)}))
    couch.ticks(1)
    assert Cue.CUBE_LOAD in couch.context.sound.heard
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, {**held, "pos": (1270, 700)}))
    couch.ticks(1)
    assert getattr(couch.context.settings, name) == 10


def test_a_volume_ends_where_it_ends(couch: Couch) -> None:
    page = opened(couch)
    go_down_to(couch, page, "master")
    for _ in range(12):
        couch.key(pygame.KSCAN_LEFT)
    assert couch.context.settings.master == 0
    couch.context.sound.heard.clear()
    couch.key(pygame.KSCAN_LEFT)
    assert couch.context.sound.heard == []


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("speed", ("calm", "normal", "fast", "instant")),
        ("holding", ("hold", "toggle")),
        ("text_size", TEXT_SIZES),
    ],
)
def test_stops_are_chosen_by_keys_and_by_tapping_them(
    couch: Couch, name: str, values: tuple[object, ...]
) -> None:
    page = opened(couch)
    go_down_to(couch, page, name)
    for _ in values:
        couch.key(pygame.KSCAN_LEFT)
    for value in values:
        assert getattr(couch.context.settings, name) == value
        couch.key(pygame.KSCAN_RIGHT)
    assert getattr(couch.context.settings, name) == values[-1]
    couch.key(pygame.KSCAN_SPACE)
    assert getattr(couch.context.settings, name) == values[0]
    for number, value in enumerate(values):
        tiles = control(page, name)
        x = tiles.left + tiles.width * (2 * number + 1) / (2 * len(values))
        (couch.click if number % 2 else couch.tap)(x, tiles.centery)
        assert getattr(couch.context.settings, name) == value
        assert page.focus.key == name


def test_in_a_narrow_window_letters_are_larger_until_people_choose_a_size(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(size=SMALL, folder=tmp_path)
    page = opened(couch)
    go_down_to(couch, page, "text_size")
    larger = "The window is small, so everything you read is written at 150 %."
    for name, size, sentence in (
        ("KSCAN_LEFT", 150, larger),
        ("KSCAN_RIGHT", 125, "Everything you read is written at 125 %."),
        ("KSCAN_LEFT", 150, larger),
    ):
        couch.key(getattr(pygame, name))
        assert couch.context.text_size == size
        assert couch.context.kit.words.scale == size / 100
        assert sentence in page.focus_words()
    couch.context.save_settings()
    assert stored(tmp_path)["text_size"] == 100


def test_the_same_picture_is_shown_in_every_window(make_couch: MakeCouch) -> None:
    wide = make_couch()
    assert wide.context.text_size == 100
    assert wide.context.size == (1280, 720)
    narrow = make_couch(size=SMALL)
    window = narrow.context.window
    assert narrow.context.size == (1280, 720)
    assert [round(place) for place in window.to_logical(400, 240)] == [640, 360]
    window.resize((1024, 600))
    narrow.context.follow_window()
    assert narrow.context.text_size == 100
    window.resize((999, 600))
    narrow.context.follow_window()
    assert narrow.context.kit.words.scale == 1.5


def test_languages_come_round_and_the_system_is_one_of_them(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "available", lambda: (("en", "English"), ("xx", "Xx")))
    monkeypatch.setattr(language, "system_language", lambda: "en")
    page = opened(couch)
    texts = {each.text for each in page.texts()}
    assert {"Language", "System"} <= texts
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.settings.language == "en"
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.settings.language == "xx"
    couch.ticks(1)
    assert language.pseudo("Language") in {each.text for each in page.texts()}
    assert page.focus.key == "language"
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.settings.language is None
    arrows = control(page, "language")
    couch.tap(arrows.left + 12, arrows.centery)
    assert couch.context.settings.language == "xx"
    arrows = control(page, "language")
    couch.click(arrows.right - 12, arrows.centery)
    assert couch.context.settings.language is None


def test_the_foots_first_entry_changes_the_focused_row(couch: Couch) -> None:
    page = opened(couch)
    go_down_to(couch, page, "muted")
    couch.tap(*item(page, CHOOSE).center)
    assert couch.context.settings.muted


def test_what_is_set_works_at_once(couch: Couch) -> None:
    page = opened(couch)
    go_down_to(couch, page, "text_size")
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.kit.words.scale == 1.25
    go_down_to(couch, page, "high_contrast")
    couch.key(pygame.KSCAN_RETURN)
    assert couch.context.kit.high_contrast
    go_down_to(couch, page, "fullscreen")
    couch.key(pygame.KSCAN_RETURN)
    assert couch.context.window.is_fullscreen
    go_down_to(couch, page, "speed")
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.speed == "fast"


def test_what_the_command_line_gave_gives_way(couch: Couch) -> None:
    context = couch.context
    context.settings = replace(context.settings, fullscreen=True)
    context.overrides = replace(context.overrides, speed="instant")
    page = opened(couch)
    go_down_to(couch, page, "speed")
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_LEFT)
    assert context.speed == context.settings.speed == "normal"
    go_down_to(couch, page, "fullscreen")
    couch.key(pygame.KSCAN_RETURN)
    assert context.window.is_fullscreen


def test_settings_are_written_once_when_the_screen_is_left(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    go_down_to(couch, page, "holding")
    couch.key(pygame.KSCAN_RIGHT)
    couch.ticks(5)
    assert not (tmp_path / FILE).exists()
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is page.parent
    assert stored(tmp_path)["holding"] == "toggle"


def test_nothing_is_written_where_nothing_was_changed(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    couch.click(640, 5, button=3)
    assert couch.scene is page.parent
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("way", ["button", "plaque by keys", "plaque by mouse", "foot by finger"])
def test_everything_can_be_as_it_was(make_couch: MakeCouch, tmp_path: Path, way: str) -> None:
    couch = make_couch(folder=tmp_path)
    before = couch.context.settings
    page = opened(couch)
    for name in ("speed", "music", "text_size", "high_contrast"):
        go_down_to(couch, page, name)
        couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.settings != before
    if way == "button":
        couch.key(pygame.KSCAN_C)
    elif way == "plaque by keys":
        go_down_to(couch, page, AS_IT_WAS)
        couch.key(pygame.KSCAN_RETURN)
    elif way == "plaque by mouse":
        couch.click(*item(page, AS_IT_WAS).center)
    else:
        couch.tap(*item(page, Shortcut(AS_IT_WAS)).center)
    assert couch.context.settings == before
    couch.ticks(2)
    assert not couch.context.kit.high_contrast
    foot = item(page, BACK)
    couch.tap(*foot.center)
    assert couch.scene is page.parent
    assert stored(tmp_path)["music"] == before.music


def test_a_folder_that_takes_nothing_is_told_once(make_couch: MakeCouch, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()  # nobody can write a file there, not even root
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    couch.ticks(400)
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    scene = couch.scene
    assert scene is page.parent
    told = [text for text in couch.written() if "could not be saved" in text]
    assert len(told) == 1
    couch.ticks(400)
    assert couch.context.settings.speed == "fast"
    again = opened(couch)
    again.focus.key = "speed"
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_ESCAPE)
    assert len(couch.context.notices) <= 1


def test_the_keys_are_opened_and_lead_back(couch: Couch) -> None:
    page = opened(couch)
    couch.key(pygame.KSCAN_UP)
    couch.key(pygame.KSCAN_UP)
    assert page.focus.key == KEYS
    couch.key(pygame.KSCAN_RETURN)
    assert isinstance(couch.scene, Remap)
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is page
    couch.tap(item(page, KEYS).right - 60, item(page, KEYS).centery)
    assert isinstance(couch.scene, Remap)


def test_a_long_list_is_scrolled_by_keys_rail_and_finger(make_couch: MakeCouch) -> None:
    couch = make_couch(size=SMALL)
    page = opened(couch)
    shown = {each.key for each in page.focus.items}
    assert "step_by_step" not in shown
    go_down_to(couch, page, "step_by_step")
    assert item(page, "step_by_step")
    rail = item(page, RAIL)
    couch.tap(rail.centerx, rail.top + 60)
    assert page.first == 0
    couch.click(rail.centerx, rail.bottom - 10)
    assert page.first == 1
    start = (item(page, "effects").left + 90, item(page, "effects").centery)
    width, height = couch.context.window.finger_area()
    finger = {"touch_id": 7, "finger_id": 1, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    for kind, y in (
        (pygame.FINGERDOWN, start[1]),
        (pygame.FINGERMOTION, start[1] - 120),
        (pygame.FINGERUP, start[1] - 120),
    ):
        place = {"x": start[0] / width, "y": y / height}
        pygame.event.post(pygame.Event(kind, {**finger, **place}))
        couch.ticks(1)
    assert page.first == 4
    assert couch.context.settings == Settings(fullscreen=False)


def test_a_slider_that_others_scroll_away_is_let_go(make_couch: MakeCouch) -> None:
    couch = make_couch(size=SMALL)
    page = opened(couch)
    go_down_to(couch, page, "effects")
    rod = control(page, "effects")
    motion = {"rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
    held = {"button": 1, "touch": False, "pos": rod.midleft}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, held))
    couch.ticks(1)
    for _press in range(30):
        couch.key(pygame.KSCAN_DOWN)
    assert "effects" not in {each.key for each in page.focus.items}
    before = couch.context.settings
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, {**motion, "pos": rod.center}))
    couch.ticks(1)
    assert couch.context.settings == before


def test_two_columns_stand_where_they_can_be_read(couch: Couch) -> None:
    page = opened(couch)
    assert len({each.rect.left for each in page.focus.items if each.key in SETTINGS}) == 2
    couch.context.change(replace(couch.context.settings, text_size=200))
    couch.ticks(2)
    assert len({each.rect.left for each in page.focus.items if each.key in SETTINGS}) == 1


def test_a_free_pad_that_goes_does_not_close_the_settings(couch: Couch) -> None:
    page = opened(couch)
    pad = couch.plug()
    pad.detach()
    couch.ticks(2)
    assert couch.scene is page


@pytest.mark.parametrize("high_contrast", [False, True])
def test_every_row_can_be_read_at_every_text_size(
    make_couch: MakeCouch, high_contrast: bool
) -> None:
    settings = Settings(fullscreen=False, high_contrast=high_contrast)
    couch = make_couch(code=language.PSEUDO, settings=settings)
    couch.context.notices.clear()
    page = opened(couch)
    assert_rows_laid_out_well(couch, page)


# What cannot be kept


def full_disk(*_anything: object) -> str:
    return FULL


FULL = "The disk is full, so the settings last until the game ends."


def test_settings_that_cannot_be_kept_are_told_where_people_return_to(
    make_couch: MakeCouch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    monkeypatch.setattr("goldenhorn.storage.settings.save", full_disk)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert couch.scene is page.parent
    assert FULL in " ".join(couch.written())


def test_whoever_leaves_the_game_reads_first_that_nothing_could_be_kept(
    make_couch: MakeCouch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    monkeypatch.setattr("goldenhorn.storage.settings.save", full_disk)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_Q, pygame.K_q, pygame.KMOD_LCTRL)
    couch.ticks(20)
    assert couch.scene is page
    assert FULL in " ".join(couch.written())
    settings = couch.context.settings
    couch.ticks(SHOWN_TICKS)
    assert couch.scene is None
    assert couch.context.settings == settings


def test_a_second_press_or_a_closed_window_leaves_at_once(
    make_couch: MakeCouch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goldenhorn.storage.settings.save", full_disk)
    couch = make_couch(folder=tmp_path)
    opened(couch)
    couch.key(pygame.KSCAN_Q, pygame.K_q, pygame.KMOD_LCTRL)
    assert couch.scene is not None
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is None
    other = make_couch(folder=tmp_path)
    opened(other)
    pygame.event.post(pygame.Event(pygame.QUIT))
    other.ticks(1)
    assert other.scene is None
    assert other.context.notices == [FULL]  # written to the terminal, if there is one

"""The screen of keys and buttons: chosen, exchanged, called off, made as at first, and kept."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.input.bindings import DEFAULT_BINDINGS, Button, PadButton
from goldenhorn.scenes.settings.keys import AS_AT_FIRST, CAPTURE_TICKS, ROWS, ButtonRow, Remap
from goldenhorn.storage.settings import FILE, Settings, load
from goldenhorn.ui.page import RAIL
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well, assert_rows_laid_out_well
from tests.scenes.pages import go_down_to, opened_in_front


def opened(couch: Couch) -> Remap:
    return opened_in_front(couch, Remap)


def texts(page: Remap) -> set[str]:
    return {each.text for each in page.texts()}


def place(page: Remap, key: object) -> tuple[int, int]:
    return next(each.rect.center for each in page.focus.items if each.key == key)


def test_every_button_is_listed_with_its_keys_and_its_pad_button(couch: Couch) -> None:
    page = opened(couch)
    assert {row.button for row in ROWS} == set(Button)
    assert {"Confirm", "Enter", "Space", "A", "Keyboard", "Gamepad"} <= texts(page)
    go_down_to(couch, page, ButtonRow(Button.HINT))
    assert {"Hint", "H", "LB", "RB"} <= texts(page)


def test_a_key_is_chosen_by_keyboard_works_at_once_and_is_kept(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    couch.key(pygame.KSCAN_RETURN)
    assert "Press the key or button for: Confirm." in texts(page)
    couch.key(pygame.KSCAN_X, pygame.K_x)
    assert page.bindings.keys[Button.CONFIRM] == (pygame.KSCAN_X,)
    assert "X now means: Confirm." in texts(page)
    couch.key(pygame.KSCAN_RETURN)
    assert "X now means: Confirm." in texts(page)  # Return presses nothing any more
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is page.parent
    settings, note = load(tmp_path)
    assert note is None
    again = make_couch(folder=tmp_path, settings=replace(settings, fullscreen=False))
    assert again.context.controls.bindings.keys[Button.CONFIRM] == (pygame.KSCAN_X,)


def test_a_pad_chooses_for_pads_and_exchanges_what_is_taken(couch: Couch) -> None:
    page = opened(couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.NORTH)
    assert page.bindings.pads[Button.CONFIRM] == (PadButton.NORTH,)
    assert page.bindings.pads[Button.PIRATES] == (PadButton.SOUTH,)
    assert "Y now means: Confirm. A now means: Pirates." in texts(page)
    assert page.bindings.keys == DEFAULT_BINDINGS.keys


def test_what_is_needed_elsewhere_is_refused_in_one_sentence(couch: Couch) -> None:
    page = opened(couch)
    pad = couch.plug()
    go_down_to(couch, page, ButtonRow(Button.ONE))
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.EAST)
    assert "Back needs this one, so it stays as it is." in texts(page)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_LALT)
    assert "This key is kept for the window and the system." in texts(page)
    assert page.bindings == DEFAULT_BINDINGS


def test_the_asking_ends_after_five_seconds(couch: Couch) -> None:
    page = opened(couch)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(CAPTURE_TICKS)
    assert "Nothing was changed." in texts(page)
    couch.key(pygame.KSCAN_DOWN)
    assert page.focus.key == ButtonRow(Button.BACK)


def test_back_on_another_device_calls_it_off_and_on_the_same_one_is_chosen(couch: Couch) -> None:
    page = opened(couch)
    pad = couch.plug()
    go_down_to(couch, page, ButtonRow(Button.PEEK))
    couch.pad(pad, PadButton.SOUTH)
    couch.key(pygame.KSCAN_ESCAPE)
    assert page.bindings == DEFAULT_BINDINGS
    assert "Nothing was changed." in texts(page)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_BACKSPACE)
    assert page.bindings.keys[Button.PEEK] == (pygame.KSCAN_BACKSPACE,)
    assert page.bindings.keys[Button.BACK] == (pygame.KSCAN_ESCAPE,)
    assert couch.scene is page


def test_a_click_asks_too_and_the_next_one_calls_it_off(couch: Couch) -> None:
    page = opened(couch)
    couch.click(*place(page, ButtonRow(Button.BACK)))
    couch.click(*place(page, ButtonRow(Button.UP)))
    assert "Nothing was changed." in texts(page)
    couch.click(*place(page, ButtonRow(Button.UP)))
    couch.key(pygame.KSCAN_X, pygame.K_x)
    assert page.bindings.keys[Button.UP] == (pygame.KSCAN_X,)


def test_a_finger_looks_and_resets(couch: Couch) -> None:
    page = opened(couch)
    couch.tap(*place(page, ButtonRow(Button.BACK)))
    couch.key(pygame.KSCAN_DOWN)
    assert page.focus.key == ButtonRow(Button.UP)  # it was no answer to a question
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_X, pygame.K_x)
    assert page.bindings != DEFAULT_BINDINGS
    rail = next(each.rect for each in page.focus.items if each.key == RAIL)
    couch.tap(rail.centerx, rail.bottom - 60)
    assert page.first > 0
    couch.tap(*place(page, AS_AT_FIRST))
    assert page.bindings == DEFAULT_BINDINGS
    assert "All keys and buttons are back to default." in texts(page)


@pytest.mark.parametrize("way", ["button", "plaque"])
def test_everything_can_be_as_at_first(make_couch: MakeCouch, tmp_path: Path, way: str) -> None:
    couch = make_couch(folder=tmp_path)
    page = opened(couch)
    go_down_to(couch, page, ButtonRow(Button.PEEK))
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_X, pygame.K_x)
    if way == "button":
        couch.key(pygame.KSCAN_C)
    else:
        go_down_to(couch, page, AS_AT_FIRST)
        couch.key(pygame.KSCAN_RETURN)
    assert page.bindings == DEFAULT_BINDINGS
    assert couch.context.settings.bindings == {}
    couch.key(pygame.KSCAN_ESCAPE)
    assert not (tmp_path / FILE).exists()  # nothing is different from before


def test_leaving_in_the_middle_leaves_no_one_waiting_for_a_key(couch: Couch) -> None:
    page = opened(couch)
    pad = couch.plug()
    couch.context.controls.bind(0, couch.context.controls.last_active_device)
    device = next(each for each in couch.context.controls.devices if each.kind == "gamepad")
    couch.context.controls.bind(1, device)
    couch.key(pygame.KSCAN_RETURN)
    pad.detach()
    couch.ticks(2)
    assert couch.scene is page.parent
    couch.context.controls.unbind(1)
    again = opened(couch)
    couch.key(pygame.KSCAN_DOWN)
    assert again.focus.key == ButtonRow(Button.BACK)
    assert again.bindings == DEFAULT_BINDINGS


@pytest.mark.parametrize("high_contrast", [False, True])
def test_every_row_can_be_read_at_every_text_size(
    make_couch: MakeCouch, high_contrast: bool
) -> None:
    settings = Settings(fullscreen=False, high_contrast=high_contrast)
    couch = make_couch(code=PSEUDO, settings=settings)
    couch.context.notices.clear()
    page = opened(couch)
    assert_rows_laid_out_well(couch, page)
    page.focus.key = ButtonRow(Button.PEEK)
    page.changed()
    couch.ticks(1)
    couch.key(pygame.KSCAN_RETURN)
    assert_laid_out_well(page.texts())


def test_keys_that_cannot_be_read_are_as_at_first_and_one_sentence(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, bindings={"keys": 3}))
    assert couch.context.controls.bindings == DEFAULT_BINDINGS
    assert "The keys you chose could not be read and are back to default." in couch.context.notices

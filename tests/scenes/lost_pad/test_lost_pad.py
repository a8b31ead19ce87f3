"""A lost pad: everything waits by name until a free device, a bot or nobody takes the seat."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import DeviceLost
from goldenhorn.scenes.lost_pad.lost_pad import (
    BOT,
    DELIBERATE_AFTER,
    LEAVE,
    TAKE,
    LostPad,
    LostSeat,
)
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.virtual_pads import VirtualPad

PEOPLE = (("Anna", "lion"), ("Ben", "eagle"), ("Carla", "griffin"), ("Dora", "dolphin"))


class Table(PaintedPage):
    """A game or a lobby: knows who sits where, and waits for those whose pad is gone."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.bots: list[int] = []
        self.has_left = False
        self.devices: dict[int, Device] = {}

    def compose(self) -> None:
        self.show("paper", self.context.kit.paper((100, 100)), 10, 10)

    def sit(self, seat: int, device: Device) -> None:
        self.devices[seat] = device
        self.context.controls.bind(seat, device)

    def lost(self, lost: DeviceLost) -> None:
        controls = self.context.controls
        seats = [
            LostSeat(seat, *PEOPLE[seat], device)
            for seat, device in self.devices.items()
            if controls.seats_of(device)
        ]
        gone = tuple(each for each in seats if each.seat in controls.lost_seats())
        if lost.seats:
            self.next = LostPad(
                self.context,
                self,
                gone,
                take_over=self.take_over,
                give_to_bot=self.give_to_bot,
                leave=self.leave,
                seated=tuple(each for each in seats if each not in gone),
            )

    def take_over(self, seat: int, device: Device) -> None:
        self.devices[seat] = device
        self.context.controls.take_over(seat, device)

    def give_to_bot(self, seat: int) -> None:
        self.bots.append(seat)
        self.context.controls.unbind(seat)

    def leave(self) -> Scene:
        self.has_left = True
        return self


def device_of(couch: Couch, pad: VirtualPad) -> Device:
    return next(each for each in couch.context.controls.devices if each.id == pad.instance_id)


def seated(couch: Couch, pads: int, *, keyboard: bool = False) -> tuple[Table, list[VirtualPad]]:
    """Let people sit down, each with a pad, and perhaps one more at the keyboard."""
    table = couch.show(Table(couch.context))
    assert isinstance(table, Table)
    plugged = [couch.plug() for _ in range(pads)]
    for seat, pad in enumerate(plugged):
        table.sit(seat, device_of(couch, pad))
    if keyboard:
        table.sit(pads, KEYBOARD)
    return table, plugged


def waiting(couch: Couch) -> LostPad:
    scene = couch.scene
    assert isinstance(scene, LostPad)
    return scene


def texts(couch: Couch) -> set[str]:
    return {each.text for each in waiting(couch).texts()}


def place(couch: Couch, key: object) -> tuple[int, int]:
    items = waiting(couch).focus.items
    return next(each.rect.center for each in items if each.key == key)


def lose(couch: Couch, *pads: VirtualPad) -> None:
    for pad in pads:
        pad.detach()
    couch.ticks(3)


def test_it_waits_by_name_and_shows_what_is_free_and_what_is_taken(couch: Couch) -> None:
    _table, pads = seated(couch, 2)
    lose(couch, pads[0])
    assert {"WAIT FOR ANNA", "Anna’s gamepad is gone.", "Keyboard and mouse"} <= texts(couch)
    assert "Ben" in texts(couch)
    assert "Gamepad B" not in texts(couch)


def test_a_new_pads_press_takes_over_within_the_same_tick(couch: Couch) -> None:
    table, pads = seated(couch, 2)
    old = device_of(couch, pads[0])
    lose(couch, pads[0])
    new = couch.plug()
    couch.ticks(1)
    device = device_of(couch, new)
    assert device.letter not in (old.letter, "B")
    assert f"Gamepad {device.letter}" in texts(couch)
    new.press(PadButton.WEST)
    couch.ticks(1)
    assert couch.scene is table
    assert couch.context.controls.device_of(0) == device
    assert couch.context.controls.lost_seats() == ()


def test_of_two_who_press_in_the_same_tick_the_first_takes_over(couch: Couch) -> None:
    table, pads = seated(couch, 2)
    lose(couch, pads[0])
    new = couch.plug()
    couch.ticks(1)
    new.press(PadButton.WEST)
    couch.key(pygame.KSCAN_F)
    assert couch.scene is table
    taken = couch.context.controls.device_of(0)
    assert taken in (KEYBOARD, device_of(couch, new))
    assert couch.context.controls.lost_seats() == ()


def test_the_free_keyboard_a_click_and_a_finger_take_over(couch: Couch) -> None:
    ways: tuple[tuple[Callable[[], None], Device], ...] = (
        (lambda: couch.key(pygame.KSCAN_F), KEYBOARD),
        (lambda: couch.click(640, 60), KEYBOARD),
        (lambda: couch.tap(640, 60), TOUCH),
    )
    for act, device in ways:
        table, pads = seated(couch, 2)
        lose(couch, pads[0])
        assert isinstance(couch.scene, LostPad)
        act()
        assert couch.scene is table
        assert couch.context.controls.device_of(0) == device
        lose(couch, pads[1])
        for seat in (0, 1):
            couch.context.controls.unbind(seat)


def test_tapping_a_free_tile_gives_the_seat_to_that_device(couch: Couch) -> None:
    table, pads = seated(couch, 2, keyboard=True)
    free = couch.plug()
    lose(couch, pads[0])
    couch.click(*place(couch, device_of(couch, free)))
    assert couch.scene is table
    assert couch.context.controls.device_of(0) == device_of(couch, free)


def test_a_device_with_a_seat_takes_over_only_by_the_plaque(couch: Couch) -> None:
    table, pads = seated(couch, 2)
    lose(couch, pads[0])
    couch.pad(pads[1], PadButton.SOUTH)
    couch.pad(pads[1], PadButton.EAST)
    assert isinstance(couch.scene, LostPad), "whoever was just pressing did not mean it"
    couch.ticks(DELIBERATE_AFTER)
    couch.pad(pads[1], PadButton.WEST)
    assert isinstance(couch.scene, LostPad)
    assert waiting(couch).focus.key == TAKE
    couch.pad(pads[1], PadButton.SOUTH)
    assert couch.scene is table
    assert couch.context.controls.seats_of(device_of(couch, pads[1])) == (0, 1)


@pytest.mark.parametrize("way", ["plaque", "button", "mouse", "finger"])
def test_a_bot_plays_on(couch: Couch, way: str) -> None:
    table, pads = seated(couch, 2, keyboard=True)
    table.sit(3, TOUCH)
    lose(couch, pads[0])
    couch.ticks(DELIBERATE_AFTER)
    if way == "plaque":
        couch.pad(pads[1], PadButton.RIGHT)
        couch.pad(pads[1], PadButton.SOUTH)
    elif way == "button":
        couch.pad(pads[1], PadButton.NORTH)
    elif way == "mouse":
        couch.click(*place(couch, BOT))
    else:
        couch.tap(*place(couch, BOT))
    assert table.bots == [0]
    assert couch.scene is table


@pytest.mark.parametrize("way", ["plaque", "button", "mouse"])
def test_people_may_save_and_leave(couch: Couch, way: str) -> None:
    table, pads = seated(couch, 1, keyboard=True)
    lose(couch, pads[0])
    couch.ticks(DELIBERATE_AFTER)
    if way == "plaque":
        couch.key(pygame.KSCAN_RIGHT)
        couch.key(pygame.KSCAN_RIGHT)
        couch.key(pygame.KSCAN_RETURN)
    elif way == "button":
        couch.key(pygame.KSCAN_ESCAPE)
    else:
        couch.click(*place(couch, LEAVE))
    assert table.has_left
    assert couch.context.controls.lost_seats() == (0,)


def test_several_lost_seats_are_dealt_with_one_after_another(couch: Couch) -> None:
    table, pads = seated(couch, 3)
    lose(couch, pads[0], pads[2])
    assert "WAIT FOR ANNA" in texts(couch)
    new = couch.plug()
    couch.pad(new, PadButton.SOUTH)
    assert "WAIT FOR CARLA" in texts(couch)
    assert "Anna" in texts(couch)
    couch.pad(new, PadButton.SOUTH)
    assert isinstance(couch.scene, LostPad), "it has a seat now"
    couch.ticks(DELIBERATE_AFTER)
    couch.pad(new, PadButton.NORTH)
    assert couch.scene is table
    assert couch.context.controls.device_of(0) == device_of(couch, new)
    assert table.bots == [2]


def test_another_pad_that_goes_meanwhile_is_waited_for_too(couch: Couch) -> None:
    table, pads = seated(couch, 2, keyboard=True)
    lose(couch, pads[0])
    lose(couch, pads[1])
    couch.ticks(DELIBERATE_AFTER)
    couch.key(pygame.KSCAN_P)
    assert "WAIT FOR BEN" in texts(couch)
    couch.ticks(DELIBERATE_AFTER)
    couch.key(pygame.KSCAN_P)
    assert table.bots == [0, 1]
    assert couch.scene is table


def test_a_free_pad_comes_and_goes_while_people_wait(couch: Couch) -> None:
    _table, pads = seated(couch, 2)
    lose(couch, pads[0])
    free = couch.plug()
    couch.ticks(1)
    assert "Gamepad C" in texts(couch)
    lose(couch, free)
    assert "Gamepad C" not in texts(couch)


@pytest.mark.parametrize("high_contrast", [False, True])
def test_it_can_be_read_at_every_text_size(make_couch: MakeCouch, high_contrast: bool) -> None:
    settings = Settings(fullscreen=False, high_contrast=high_contrast)
    couch = make_couch(code=PSEUDO, settings=settings)
    couch.context.notices.clear()
    _table, pads = seated(couch, 3, keyboard=True)
    couch.plug()
    couch.plug()
    lose(couch, pads[0])
    for text_size in (100, 150, 200):
        couch.context.change(replace(couch.context.settings, text_size=text_size))
        couch.ticks(2)
        assert_laid_out_well(waiting(couch).texts())

"""The page of the seats: bots take over, people come back, devices are swapped, by every device."""

import pygame
import pytest

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.scenes.pause.seats_page import Control, SeatsPage
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.screen import BACK
from tests.scenes.board.test_placement import Blank, game_of, plugged
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well


class Desk:
    """The page in front of an empty screen."""

    def __init__(self, couch: Couch, game: Game) -> None:
        self.couch, self.game = couch, game
        self.kept = 0
        self.parent = Blank(couch.context)
        couch.show(self.parent)
        self.page = SeatsPage(couch.context, self.parent, game, self._keep)
        self.parent.next = self.page
        couch.ticks(2)

    def _keep(self) -> None:
        self.kept += 1

    def rect(self, key: object) -> pygame.Rect:
        return next(item.rect for item in self.page.focus.items if item.key == key)

    def has(self, key: object) -> bool:
        return any(item.key == key for item in self.page.focus.items)

    def who(self, seat: int) -> str:
        return self.game.seats[seat].current_controller

    @property
    def texts(self) -> list[str]:
        self.couch.ticks(1)
        return [written.text for written in self.page.texts()]


def test_bots_are_told_by_what_they_are(couch: Couch) -> None:
    desk = Desk(couch, game_of((HUMAN, *(each.level for each in CHARACTERS[1:]))))
    assert {each.crest_line for each in CHARACTERS[1:]} <= set(desk.texts)


def test_a_bot_takes_over_and_the_person_comes_back_to_the_same_device(couch: Couch) -> None:
    controls = couch.context.controls
    pad, device = plugged(couch)
    controls.bind(0, device)
    controls.bind(1, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    couch.key(pygame.KSCAN_RIGHT)
    assert desk.who(0) == "easy"
    assert controls.device_of(0) is None
    assert "A bot for now" in desk.texts
    couch.key(pygame.KSCAN_RIGHT)
    assert desk.who(0) == "medium"
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_LEFT)
    assert desk.who(0) == HUMAN
    assert controls.device_of(0) == device
    assert desk.kept == 4
    assert pad is couch.pads[0]


def test_whoever_comes_back_after_the_own_pad_is_gone_shares_the_device_that_asked(
    couch: Couch,
) -> None:
    controls = couch.context.controls
    pad, device = plugged(couch)
    controls.bind(0, device)
    controls.bind(1, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    couch.key(pygame.KSCAN_RIGHT)
    pad.detach()
    couch.pads.clear()
    couch.ticks(2)
    assert couch.scene is desk.page  # a bot's seat waits for no pad
    couch.key(pygame.KSCAN_LEFT)
    assert desk.who(0) == HUMAN
    assert controls.seats_of(KEYBOARD) == (0, 1)
    assert desk.game.seats[0].device == "keyboard"


def test_nobody_sits_down_in_the_place_of_a_bot_but_another_bot(couch: Couch) -> None:
    couch.context.controls.bind(0, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, "expert")))
    assert not desk.has(Control("device", 1))
    while desk.page.focus.key != Control("who", 1):
        couch.key(pygame.KSCAN_DOWN)
    seen = set()
    for _ in range(4):
        couch.key(pygame.KSCAN_RIGHT)
        seen.add(desk.who(1))
    assert seen == {"easy", "medium", "hard", "expert"}


def test_a_seat_goes_to_the_next_device_that_is_pressed(couch: Couch) -> None:
    controls = couch.context.controls
    pad, device = plugged(couch)
    controls.bind(0, KEYBOARD)
    controls.bind(1, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    couch.key(pygame.KSCAN_RIGHT)  # a stepper keeps left and right
    couch.key(pygame.KSCAN_LEFT)
    couch.click(*desk.rect(Control("device", 1)).center)
    assert desk.page.waiting_for == 1
    assert "Press any button on the device that Ben is to play with." in desk.texts
    couch.pad(pad, PadButton.NORTH)
    assert desk.page.waiting_for is None
    assert controls.device_of(1) == device
    assert desk.game.seats[1].device == "gamepad"
    assert "Gamepad A" in desk.texts


def test_a_device_that_has_a_seat_can_get_another(couch: Couch) -> None:
    controls = couch.context.controls
    controls.bind(0, KEYBOARD)
    controls.bind(1, TOUCH)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    couch.tap(*desk.rect(Control("device", 1)).center)
    couch.key(pygame.KSCAN_SPACE)
    assert controls.seats_of(KEYBOARD) == (0, 1)


def test_a_finger_can_take_a_seat_and_can_let_it_be(couch: Couch) -> None:
    controls = couch.context.controls
    controls.bind(0, KEYBOARD)
    controls.bind(1, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    couch.tap(*desk.rect(Control("device", 1)).center)
    couch.ticks(1)
    couch.tap(*desk.rect(BACK).center)
    assert desk.page.waiting_for is None
    assert controls.device_of(1) == KEYBOARD
    assert couch.scene is desk.page
    couch.tap(*desk.rect(Control("device", 1)).center)
    couch.tap(600, 600)
    assert controls.device_of(1) == TOUCH


def test_back_on_the_device_that_asked_keeps_the_seat_where_it_is(couch: Couch) -> None:
    controls = couch.context.controls
    pad, device = plugged(couch)
    controls.bind(0, device)
    controls.bind(1, KEYBOARD)
    desk = Desk(couch, game_of((HUMAN, HUMAN)))
    while desk.page.focus.key != Control("device", 0):
        couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.SOUTH)
    assert desk.page.waiting_for == 0
    couch.pad(pad, PadButton.EAST)
    assert desk.page.waiting_for is None
    assert desk.kept == 0
    couch.pad(pad, PadButton.EAST)
    assert couch.scene is desk.parent


def test_a_cross_reaches_everything_from_top_to_bottom_and_back(couch: Couch) -> None:
    pad, device = plugged(couch)
    couch.context.controls.bind(0, device)
    desk = Desk(couch, game_of((HUMAN, "easy", HUMAN)))
    everything = [
        *(Control("who", 0), Control("tips", 0), Control("device", 0), Control("who", 1)),
        *(Control("who", 2), Control("tips", 2), Control("device", 2)),
    ]
    back = [everything[0], *everything[:0:-1]]
    for button, way in ((PadButton.DOWN, everything), (PadButton.UP, back)):
        for control in way:
            assert desk.page.focus.key == control
            couch.pad(pad, button)
    assert desk.page.focus.key == everything[0]  # round, as everywhere


def test_both_sides_of_a_stepper_can_be_tapped(couch: Couch) -> None:
    couch.context.controls.bind(0, TOUCH)
    desk = Desk(couch, game_of((HUMAN, "easy")))
    rect = desk.rect(Control("who", 1))
    couch.tap(rect.right - 20, rect.centery)
    assert desk.who(1) == "medium"
    couch.tap(rect.left + 20, rect.centery)
    assert desk.who(1) == "easy"


def test_whether_a_person_gets_tips_is_shown_switched_and_said(couch: Couch) -> None:
    couch.context.controls.bind(0, TOUCH)
    desk = Desk(couch, game_of((HUMAN, "easy")))
    person, name = desk.game.seats[0].person, desk.game.names[0]
    rect = desk.rect(Control("tips", 0))
    couch.tap(*rect.center)
    assert couch.context.settings.untipped == (person,)
    assert f"{name} gets no tips." in desk.texts
    assert desk.page.focus_words() == f"{name} gets no tips."
    couch.tap(*rect.center)
    assert couch.context.settings.untipped == ()
    assert not desk.has(Control("tips", 1))  # bots need none


def test_where_nobody_gets_tips_nobody_switches_them_for_one(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, coach=False))
    desk = Desk(couch, game_of((HUMAN, "easy")))
    assert not desk.has(Control("tips", 0))


@pytest.mark.parametrize(("text_size", "code"), [(100, "en"), (150, "en"), (200, "xx")])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_text_can_be_read(
    make_couch: MakeCouch, text_size: int, code: str, seats: int
) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(settings=settings, code=code)
    game = game_of((HUMAN, HUMAN, HUMAN, "hard")[:seats])
    couch.context.controls.bind(0, KEYBOARD)
    couch.context.controls.bind(1, TOUCH)
    desk = Desk(couch, game)
    assert_laid_out_well(desk.page.texts())
    for key in (pygame.KSCAN_RIGHT, *(pygame.KSCAN_DOWN,) * 3):
        couch.key(key)
        assert_laid_out_well(desk.page.texts())
    couch.click(*desk.rect(Control("device", 1)).center)
    couch.ticks(2)
    assert_laid_out_well(desk.page.texts())

"""Pages: every device moves, chooses, changes and goes back in the same way."""

from collections.abc import Hashable

import pygame

from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.kit import ButtonState, Key
from goldenhorn.ui.painted_page import PaintedOverlay, PaintedPage
from goldenhorn.ui.screen import BACK
from goldenhorn.ui.transition import Transition
from tests.scenes.couch import Couch


class Menu(PaintedPage):
    """Three plaques, of which the last can be turned."""

    def compose(self) -> None:
        self.log: list[str] = getattr(self, "log", [])
        for number in range(3):
            rect = pygame.Rect(100, 100 + 100 * number, 300, 60)
            state = ButtonState.FOCUSED if self.focus.key == number else ButtonState.REST
            self.show(
                number, self.context.kit.plaque(rect.size, f"Item {number}", state), *rect[:2]
            )
            self.offer(number, rect, turns=number == 2, is_preferred=number == 1)
        self.foot((BACK, Key("Esc", "cap"), "back"))

    def chosen(self, key: Hashable, _press: Press | Point) -> None:
        self.log.append(f"chose {key}")

    def turned(self, key: Hashable, step: int) -> bool:
        self.log.append(f"turned {key} by {step}")
        return True

    def went_back(self) -> None:
        self.log.append("back")


class KeyNamer(PaintedPage):
    """Names the key with which cards are peeked at."""

    def compose(self) -> None:
        self.named = self.context.key(Button.PEEK)
        self.foot((BACK, self.named, "peek"))


class Question(PaintedOverlay):
    """Something in front of a menu."""

    def compose(self) -> None:
        self.show("q", self.context.kit.scroll((400, 200)), 400, 200)
        self.offer("q", pygame.Rect(400, 200, 400, 200))


def test_keys_move_turn_choose_and_go_back(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    assert menu.focus.key == 1
    couch.key(pygame.KSCAN_UP)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_S)
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_LEFT)
    couch.key(pygame.KSCAN_DOWN)  # nothing lies there
    couch.key(pygame.KSCAN_ESCAPE)
    assert menu.log == ["chose 0", "turned 2 by 1", "turned 2 by -1", "back"]


def test_a_pad_does_the_same_with_its_cross_and_two_buttons(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    pad = couch.plug()
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.EAST)
    assert menu.log == ["chose 0", "back"]


def test_mouse_and_finger_choose_what_they_let_go_of(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    couch.click(250, 130)
    assert menu.focus.key == 0
    couch.tap(250, 230)
    couch.click(900, 600)
    couch.click(900, 600, button=3)
    foot = next(item for item in menu.focus.items if item.key == BACK)
    couch.tap(*foot.rect.center)
    assert menu.log == ["chose 0", "chose 1", "back", "back"]


def test_a_press_that_slips_off_its_item_chooses_nothing(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    held = {"pos": (250, 130), "button": 1, "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, held))
    couch.ticks(1)
    assert menu.pressed == 0
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, {**held, "pos": (900, 600)}))
    couch.ticks(1)
    assert menu.log == []
    assert menu.pressed is None


def test_a_page_that_rests_draws_nothing(couch: Couch) -> None:
    couch.show(Menu(couch.context))
    couch.ticks(3)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False
    couch.key(pygame.KSCAN_UP)
    couch.ticks(20)
    couch.app.tick()
    assert couch.app.frame() is False


def test_an_overlay_returns_to_its_parent(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    menu.next = Question(couch.context, menu)
    couch.ticks(2)
    assert isinstance(couch.scene, Question)
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is menu


def test_a_transition_leads_on_by_itself_and_a_press_skips_it(couch: Couch) -> None:
    menu = couch.show(Menu(couch.context))
    assert isinstance(menu, Menu)
    other = Menu(couch.context)
    menu.next = other
    couch.ticks(1)
    assert isinstance(couch.scene, Transition)
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is other
    assert other.log == ["chose 1"]
    other.next = menu
    couch.ticks(40)
    assert couch.scene is menu


def test_a_notice_is_shown_once_on_whatever_screen_there_is(couch: Couch) -> None:
    couch.show(Menu(couch.context))
    couch.ticks(2)
    couch.context.notices.clear()
    couch.ticks(400)
    couch.context.note("The disk is full.")
    couch.ticks(2)
    assert "The disk is full." in couch.written()
    couch.ticks(400)
    couch.context.note("The disk is full.")
    couch.ticks(2)
    assert "The disk is full." not in couch.written()


def test_another_keyboard_layout_changes_the_keys_that_are_named_at_once(couch: Couch) -> None:
    menu = couch.show(KeyNamer(couch.context))
    assert isinstance(menu, KeyNamer)
    couch.key(pygame.KSCAN_Q, key=pygame.K_a)  # as on a French keyboard
    menu.changed()
    couch.ticks(100)  # it naps by now
    assert menu.named == Key("A", "cap")
    pygame.event.post(pygame.Event(pygame.KEYMAPCHANGED))
    assert couch.app is not None
    couch.app.tick()
    assert menu.named == Key("Q", "cap")
    assert couch.app.frame() is True

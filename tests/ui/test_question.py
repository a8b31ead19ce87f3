"""Questions: the harmless answer is preselected, and Back gives it."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goldenhorn.common.language import _
from goldenhorn.input.bindings import PadButton
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import Empty

LONG = "The game is saved as it is now. Nobody wins, and the hall of fame stays as it is."


class Asked:
    """A question in front of something, and what was answered."""

    def __init__(self, couch: Couch, count: int = 2) -> None:
        self.log: list[str] = []
        behind = couch.show(Empty(couch.context))
        assert isinstance(behind, Empty)
        self.behind = behind
        words = (_("Not yet"), _("End the game"), _("Save and leave"))[:count]
        answers = tuple((word, self._answer(word)) for word in words)
        self.question = Question(
            couch.context, behind, _("End the game?"), _(LONG), answers, preselected=0
        )
        behind.next = self.question
        couch.ticks(2)

    def _answer(self, word: str) -> Callable[[], Scene]:
        def answer() -> Scene:
            self.log.append(word)
            return self.behind

        return answer

    def place(self, key: object) -> tuple[int, int]:
        items = self.question.focus.items
        return next(each.rect.center for each in items if each.key == key)


def test_a_stray_press_gives_the_harmless_answer(couch: Couch) -> None:
    asked = Asked(couch)
    couch.key(pygame.KSCAN_RETURN)
    assert asked.log == ["Not yet"]
    assert couch.scene is asked.behind


def test_back_and_right_click_give_the_harmless_answer_wherever_the_cursor_is(
    couch: Couch,
) -> None:
    asked = Asked(couch)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_ESCAPE)
    assert asked.log == ["Not yet"]
    asked = Asked(couch)
    couch.click(5, 5, button=3)
    assert asked.log == ["Not yet"]
    asked = Asked(couch)
    couch.tap(*asked.place(BACK))
    assert asked.log == ["Not yet"]


def test_every_device_can_give_the_other_answer(couch: Couch) -> None:
    asked = Asked(couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.RIGHT)
    couch.pad(pad, PadButton.SOUTH)
    assert asked.log == ["End the game"]
    asked = Asked(couch)
    couch.click(*asked.place(1))
    assert asked.log == ["End the game"]
    asked = Asked(couch)
    couch.tap(*asked.place(1))
    assert asked.log == ["End the game"]
    asked = Asked(couch)
    couch.key(pygame.KSCAN_D)
    couch.tap(*asked.place("choose"))
    assert asked.log == ["End the game"]


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("code", ["en", "xx"])
def test_questions_can_be_read_at_every_text_size(
    make_couch: MakeCouch, code: str, high_contrast: bool
) -> None:
    settings = Settings(fullscreen=False, high_contrast=high_contrast)
    couch = make_couch(code=code, settings=settings)
    couch.context.notices.clear()
    for count in (2, 3):
        for text_size in (100, 150, 200):
            couch.context.change(replace(couch.context.settings, text_size=text_size))
            asked = Asked(couch, count)
            assert_laid_out_well(asked.question.texts())


def test_of_two_answers_in_the_same_tick_the_first_counts(couch: Couch) -> None:
    asked = Asked(couch)
    pad = couch.plug()
    couch.ticks(1)
    pad.press(PadButton.SOUTH)
    couch.key(pygame.KSCAN_RETURN)
    assert asked.log == ["Not yet"]
    assert couch.scene is asked.behind

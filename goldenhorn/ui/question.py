"""A question before something that cannot be taken back.

The harmless answer is preselected, and Back gives it too, so that a stray press changes nothing.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.text import Style, Words
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.painted_lists import ribbon_width, side_by_side
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

Answers = tuple[tuple[str, Callable[[], Scene | None]], ...]
"""What each is called, and where it leads; None ends the app."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the parts of a question are."""

    width: int
    least: int
    """The height of the scroll for a short text."""
    top: int
    """How high the scroll may begin."""
    foot: int
    """Where the answers must end."""
    ribbon: int
    title: int
    text: int
    answer: int
    widest_answer: int
    sides: int


_SIZES = Sizes(800, 220, 76, 640, 78, 40, 26, 70, 330, 60)
_UNDER_ANSWERS = 18
"""Between the scroll and the answers."""
_BETWEEN = 20
IN_A_ROW = 4


class Question(PaintedOverlay):
    """A small scroll with the answers below it."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        title: str,
        text: str,
        answers: Answers,
        preselected: int,
    ) -> None:
        """Ask; `preselected` is the number of the harmless answer."""
        self._title, self._text = title, text
        self._answers = answers
        self._harmless = preselected
        super().__init__(context, parent)
        self.focus.key = preselected

    def compose(self) -> None:
        """Show the scroll as high as its text, and the answers below."""
        kit = self.context.kit
        sizes = _SIZES
        scroll = self._scroll(kit.words, sizes)
        self.show("scroll", kit.scroll(scroll.size), *scroll.topleft)
        title = self._title.upper()
        width = ribbon_width(kit.words, title, sizes.title, sizes.width // 2, sizes.width + 60)
        ribbon = pygame.Rect(0, scroll.top - sizes.ribbon // 3, width, sizes.ribbon)
        ribbon.centerx = scroll.centerx
        self.show("ribbon", kit.ribbon(ribbon.size, title, sizes.title), *ribbon.topleft, 1)
        box = scroll.inflate(-2 * sizes.sides, 0)
        box.top, box.height = ribbon.bottom + 4, scroll.bottom - ribbon.bottom - 24
        self._show_text(box, kit.on_paper(sizes.text).style)
        self._show_answers(scroll, sizes)
        self.foot(
            ("choose", self.context.key(Button.CONFIRM), _("choose")),
            (BACK, self.context.key(Button.BACK), self._answers[self._harmless][0]),
        )

    def news(self) -> str:
        """Say what is asked."""
        return f"{self._title}; {self._text}"

    def _show_text(self, box: pygame.Rect, style: Style) -> None:
        """Write in full size over several lines where they have room, else as small as must be."""
        kit = self.context.kit
        lines = kit.words.balanced(self._text, style, box.width)
        step = kit.words.height(style)
        if step * len(lines) > box.height:
            self.show("text", kit.paragraph(self._text, style, box.size), *box.topleft, 1)
            return
        top = box.centery - step * len(lines) // 2
        for number, line in enumerate(lines):
            image = kit.label(line, style, (box.width, step))
            self.show(("text", number), image, box.x, top + number * step, 1)

    def _scroll(self, words: Words, sizes: Sizes) -> pygame.Rect:
        style = self.context.kit.on_paper(sizes.text).style
        lines = words.balanced(self._text, style, sizes.width - 2 * sizes.sides)
        needed = words.height(style) * len(lines) + sizes.ribbon + 60
        whole = sizes.foot - sizes.top
        most = whole - (sizes.answer + _UNDER_ANSWERS) * len(self._rows)
        height = min(max(sizes.least, needed), most)
        scroll = pygame.Rect(0, sizes.top + (most - height) // 2, sizes.width, height)
        scroll.centerx = self.context.size[0] // 2
        return scroll

    @property
    def _rows(self) -> tuple[Answers, ...]:
        """The answers as they stand side by side."""
        count = len(self._answers)
        return tuple(self._answers[at : at + IN_A_ROW] for at in range(0, count, IN_A_ROW))

    def _show_answers(self, scroll: pygame.Rect, sizes: Sizes) -> None:
        area = pygame.Rect(0, scroll.bottom + _UNDER_ANSWERS, scroll.width, sizes.answer)
        if len(self._answers) > 2:  # more of them may reach beyond the scroll
            area.width = self.context.size[0] - sizes.sides
        area.centerx = scroll.centerx
        places = []
        for row in self._rows:
            places += side_by_side(area, len(row), sizes.widest_answer, _BETWEEN)
            area.top += sizes.answer + _UNDER_ANSWERS
        for number, (place, (label, _answer)) in enumerate(zip(places, self._answers, strict=True)):
            state = self.state_of(number)
            self.show(number, self.context.kit.plaque(place.size, label, state), *place.topleft, 1)
            self.offer(number, place, is_preferred=number == self._harmless)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Do what the answer says; the foot's entry gives the one that is focused."""
        number = self.focus.key if key == "choose" else key
        assert isinstance(number, int)
        self.next = self._answers[number][1]()

    def went_back(self) -> None:
        """Give the harmless answer."""
        self.next = self._answers[self._harmless][1]()

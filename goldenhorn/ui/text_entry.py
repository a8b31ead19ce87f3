"""Writing a few characters on any device: typed, or picked from a grid."""

from abc import abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import GOLD_DARK, TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.controls import ERASE
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import Point, Press, Typed
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.painted_page import OwnPaintedOverlay, PaintedPage
from goldenhorn.ui.screen import BACK

COLUMNS = 13
MOST_ROWS = 3
CARET = 3
TALLER = 12
"""How much higher the actions are than the texts to pick."""
DONE, ERASING = "done", "erase"
ON_SCROLL, ON_PAPER = 1.0, 2.0


@dataclass(frozen=True, slots=True)
class Sign:
    """A character of the grid."""

    character: str


@dataclass(frozen=True, slots=True)
class Ready:
    """A whole text that can be picked."""

    text: str


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things lie."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    ribbon_text: int
    field: pygame.Rect
    ready: pygame.Rect
    most_ready: int
    grid: pygame.Rect
    row: int
    actions: int
    gap: int


_PLAN = _Plan(
    scroll=pygame.Rect(170, 60, 940, 520),
    ribbon=pygame.Rect(360, 20, 560, 78),
    ribbon_text=38,
    field=pygame.Rect(340, 112, 600, 68),
    ready=pygame.Rect(218, 198, 844, 54),
    most_ready=5,
    grid=pygame.Rect(218, 270, 844, 186),
    row=62,
    actions=474,
    gap=8,
)


class TextEntry(OwnPaintedOverlay):
    """A field, texts to pick, characters to pick, and what ends the writing."""

    longest = 1
    """How many characters there may be."""

    def __init__(
        self, context: AppContext, parent: PaintedPage, device: Device, text: str, crest: str = ""
    ) -> None:
        self.text = text
        self.is_untouched = True
        """What stands there is only a suggestion: the first character takes its place."""
        super().__init__(context, parent, device, crest)
        if self.heeds(KEYBOARD) and device != TOUCH:
            context.controls.start_typing()
        self.focus.key = DONE if device == KEYBOARD else Sign(self.characters()[0])

    # What an entry says about itself

    @abstractmethod
    def characters(self) -> str:
        """The grid, row by row."""

    def ready_texts(self) -> tuple[str, ...]:
        """Whole texts that can be picked."""
        return ()

    def more_actions(self) -> tuple[tuple[str, str], ...]:
        """What else there is beside erasing and being done: names and labels."""
        return ()

    def shown(self, character: str) -> str:
        """A character as it would be written now."""
        return character

    def accepts(self, text: str) -> bool:
        """Whether a text may stand in the field."""
        return len(text) <= self.longest

    @abstractmethod
    def done(self) -> None:
        """Use what is written."""

    # Writing

    def write(self, characters: str) -> None:
        """Write at the end what may be written, or in place of a suggestion."""
        for character in characters:
            longer = character if self.is_untouched else self.text + character
            if self.accepts(longer):
                self.text, self.is_untouched = longer, False
        self.changed()

    def erase(self) -> None:
        """Take back the last character."""
        self.is_untouched = False
        self.text = self.text[:-1]
        self.changed()

    def typed(self, typed: Typed) -> None:
        """Write what the keyboard types; Return then ends it."""
        if not self.heeds(KEYBOARD):
            return
        if typed.text == ERASE:
            self.erase()
        else:
            self.write(typed.text)
        self.focus.key = DONE

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Write, erase, or be done."""
        match key:
            case Sign(character):
                self.write(self.shown(character))
            case Ready(text):
                self.text = text
                self.is_untouched = True
                self.focus.key = DONE
            case "erase":
                self.erase()
            case "done":
                self.done()
                self.next = self.parent
            case str():
                self.acted(key)
            case _:
                pass

    def acted(self, name: str) -> None:
        """Do one of the other actions."""

    def left(self) -> None:
        """Let keys press buttons again."""
        super().left()
        self.context.controls.stop_typing()

    # Drawing

    def lay_out(self) -> None:
        """Draw the caret for this size, and compose anew."""
        caret = pygame.Surface((CARET, _PLAN.field.height - 22))
        caret.fill(GOLD_DARK)
        self._caret = Image(caret)
        super().lay_out()

    def compose(self) -> None:
        """Show everything."""
        kit, plan = self.context.kit, _PLAN
        missing = (MOST_ROWS - -(-len(self.characters()) // COLUMNS)) * plan.row
        if not self.ready_texts():
            missing += plan.grid.top - plan.ready.top
        size = (plan.scroll.width, plan.scroll.height - missing)
        self.show("scroll", kit.scroll(size), *plan.scroll.topleft)
        ribbon = kit.ribbon(plan.ribbon.size, self.title_text(), plan.ribbon_text)
        self.show("ribbon", ribbon, *plan.ribbon.topleft, ON_SCROLL)
        self._show_field()
        texts = self.ready_texts()[: plan.most_ready]
        for text, rect in zip(texts, _spread(plan.ready, len(texts), plan.gap), strict=True):
            self._show_plaque(Ready(text), rect, text, 22)
        for number, character in enumerate(self.characters()):
            rect = self._cell(number)
            self._show_plaque(Sign(character), rect, self.shown(character), 26)
        names = (*self.more_actions(), (ERASING, _("Erase")), (DONE, _("Done")))
        row = pygame.Rect(
            plan.ready.x, plan.actions - missing, plan.ready.width, plan.ready.height + TALLER
        )
        for (name, label), rect in zip(names, _spread(row, len(names), plan.gap), strict=True):
            self._show_plaque(name, rect, label, 22)
        key = self.context.key
        self.foot(
            (self.focus.key, key(Button.CONFIRM), _("choose")),
            (BACK, key(Button.BACK), _("as before")),
        )

    @abstractmethod
    def title_text(self) -> str:
        """What is to be written."""

    def _cell(self, number: int) -> pygame.Rect:
        """Where a character lies; the last row stands in the middle."""
        plan = _PLAN
        row, column = divmod(number, COLUMNS)
        count = min(COLUMNS, len(self.characters()) - row * COLUMNS)
        width = (plan.grid.width + plan.gap) / COLUMNS
        x = plan.grid.centerx - count * width / 2 + column * width + plan.gap / 2
        size = (int(width) - plan.gap, plan.row - plan.gap)
        top = plan.grid.top if self.ready_texts() else plan.ready.top
        return pygame.Rect((round(x), top + row * plan.row), size)

    def _show_plaque(self, key: Hashable, rect: pygame.Rect, label: str, text_size: int) -> None:
        state = self.state_of(key)
        plaque = self.context.kit.plaque(rect.size, label, state, text_size=text_size)
        self.show(key, plaque, *rect.topleft, ON_SCROLL + (0.5 if state.is_metal else 0))
        self.offer(key, rect)

    def _show_field(self) -> None:
        kit, field = self.context.kit, _PLAN.field
        self.show("field", kit.paper(field.size, glowing=True), *field.topleft, ON_SCROLL)
        ink = NEARLY_BLACK if kit.high_contrast else TEXT
        box = field.inflate(-40, -10)
        if self.text:
            written = kit.label(self.text, Style(34, ink, FontFace.TITLE), box.size)
            self.show("text", written, *box.topleft, ON_PAPER)
            right = written.written[0].place.right + box.left
        else:
            right = box.centerx
        self.show("caret", self._caret, right + 4, box.top + 6, ON_PAPER)
        if self.crest:
            self.show_badge(field)


def _spread(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Divide a row into equal parts."""
    if not count:
        return []
    width = (area.width + gap) / count
    return [
        pygame.Rect(round(area.x + number * width), area.y, int(width) - gap, area.height)
        for number in range(count)
    ]

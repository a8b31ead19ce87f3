"""Writing a few characters on any device: typed, or picked from a grid."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from goldenhorn.common.language import _
from goldenhorn.graphics.layout import centred, column, row
from goldenhorn.graphics.node import Fill, Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.bindings import Button
from goldenhorn.input.controls import ERASE
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import Point, Press, Typed
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.overlay import OwnOverlay
from goldenhorn.ui.screen import BACK, CHOOSE, Screen
from goldenhorn.ui.widgets.buttons import button, even_button_size
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.ornaments import with_badge
from goldenhorn.ui.widgets.panels import paper, sheet
from goldenhorn.ui.widgets.target import Target

MOST_COLUMNS, MOST_ROWS = 14, 3
"""The characters stand in as few rows as they can, all about equally long."""
MOST_READY = 5
WIDTH, WIDER, GAP, APART = 844, 0.28, 8, 18
"""How wide all is, by what share wider for letters twice as large, and what lies between two
buttons and between two groups of them."""
FIELD, CARET, AIR = (600, 68), (3, 46), 20
SIGN = 57, 54
"""How large the button of a character may be."""
DONE, ERASING = "done", "erase"


@dataclass(frozen=True, slots=True)
class Sign:
    """A character of the grid."""

    character: str


@dataclass(frozen=True, slots=True)
class Ready:
    """A whole text that can be picked."""

    text: str


class TextEntry(OwnOverlay):
    """A field, texts to pick, characters to pick, and what ends the writing."""

    longest = 1
    """How many characters there may be."""

    def __init__(
        self, context: AppContext, parent: Screen, device: Device, text: str, crest: str = ""
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

    # Showing

    def build(self) -> Node:
        """Show everything on a scroll."""
        names = (*self.more_actions(), (ERASING, _("Erase")), (DONE, _("Done")))
        groups = [
            self._field(),
            self._row([(Ready(text), text) for text in self.ready_texts()[:MOST_READY]], 54),
            self._grid(),
            self._row(names, 66),
        ]
        shown = [group for group in groups if group.height]
        whole = sheet(self.look, self.title_text(), column(*shown, gap=APART, align=0.5))
        key = self.context.key
        hints = (
            Hint(CHOOSE, key(Button.CONFIRM), _("choose")),
            Hint(BACK, key(Button.BACK), _("as before")),
        )
        return Node(whole, foot(self.look, hints))

    @abstractmethod
    def title_text(self) -> str:
        """What is to be written."""

    @property
    def _larger(self) -> float:
        return 1 + (self.look.words.scale - 1) * WIDER

    def _field(self) -> Node:
        look, (width, height) = self.look, FIELD
        lettering = look.on_paper(34, FontFace.TITLE)
        text = label(look, self.text, lettering, width - 2 * AIR, height - 10)
        left, _top, wide, _high = text.written_area
        caret = Fill(look.theme.soft_on_paper, width=CARET[0], height=CARET[1])
        caret.x, caret.y = left + wide + 4, (text.height - CARET[1]) / 2
        text.add(caret)
        field = paper(look, FIELD, is_glowing=True)
        field.add(text)
        return with_badge(look, centred(text, field), self.crest)

    def _row(self, names: Sequence[tuple[Hashable, str]], height: float) -> Node:
        """Return buttons that share the whole width."""
        width = (WIDTH * self._larger + GAP) / max(1, len(names)) - GAP
        return row(*self._buttons(names, (width, height), 22), gap=GAP)

    def _grid(self) -> Node:
        signs = [(Sign(each), self.shown(each)) for each in self.characters()]
        lines = -(-len(signs) // MOST_COLUMNS)
        count = -(-len(signs) // lines)
        widest = (WIDTH * self._larger + GAP) / count - GAP
        size = min(SIGN[0] * self._larger, widest), SIGN[1] * self._larger
        buttons = self._buttons(signs, size, 26)
        rows = (row(*buttons[at : at + count], gap=GAP) for at in range(0, len(signs), count))
        return column(*rows, gap=GAP, align=0.5)

    def _buttons(
        self, names: Sequence[tuple[Hashable, str]], size: tuple[float, float], text_size: float
    ) -> list[Target]:
        look = self.look
        even = even_button_size(look, [text for _key, text in names], size, text_size)
        return [
            button(look, key, text, size, self.state_of(key), text_size=even) for key, text in names
        ]

"""A question before something that cannot be taken back.

The harmless answer is preselected, and Back gives it too, so that a stray press changes nothing.
"""

from collections.abc import Callable, Hashable

from goldenhorn.common.language import _
from goldenhorn.graphics.layout import centred, column, padded, row, spacer
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.buttons import button, even_button_size
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import paragraph
from goldenhorn.ui.widgets.panels import ribbon, scroll

Answers = tuple[tuple[str, Callable[[], Scene | None]], ...]
"""What each is called, and where it leads; None ends the app."""
WIDTH, LEAST = 800, 200
"""How wide the scroll is, and how high for a short text."""
TOP, FOOT = 84, 640
"""How high the ribbon may begin, and where the answers must end."""
RAISED, BELOW_RIBBON, SIDES = 26, 58, 60
"""How far the ribbon stands above the scroll and on it, and what stays free beside the text."""
ANSWER_HEIGHT, WIDEST_ANSWER, IN_A_ROW = 70, 330, 4
BETWEEN, ABOVE_ANSWERS = 20, 18


class Question(Overlay):
    """A scroll as high as its text, with the answers below it in rows of at most four."""

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

    def build(self) -> Node:
        """Show the scroll, and the answers below."""
        answers = self._rows()
        most = FOOT - TOP - answers.height - ABOVE_ANSWERS - BELOW_RIBBON - 2 * BETWEEN
        inside = self.inside(WIDTH - 2 * SIDES, most)
        high = max(LEAST, BELOW_RIBBON + inside.height + 2 * BETWEEN)
        sheet = scroll(self.look, (WIDTH, high))
        padded(column(spacer(height=BELOW_RIBBON), inside), sheet, SIDES, 0)
        name = ribbon(self.look, self._title, WIDTH + SIDES, least=WIDTH / 2)
        name.x, name.y = (WIDTH - name.width) / 2, -RAISED
        sheet.add(name)
        whole = column(sheet, answers, gap=ABOVE_ANSWERS, align=0.5)
        place = centred(whole, Node(whole, y=TOP, width=self.context.size[0], height=FOOT - TOP))
        choose = Hint(CHOOSE, self.context.key(Button.CONFIRM), _("choose"))
        back = self._answers[self._harmless][0]
        hints = choose, Hint(BACK, self.context.key(Button.BACK), back)
        return Node(place, foot(self.look, hints))

    def inside(self, width: float, most: float) -> Node:
        """Return what stands on the scroll, at most so high."""
        return paragraph(self.look, self._text, self.look.on_paper(26), width, "center", most)

    def _rows(self) -> Node:
        look, in_a_row = self.look, min(IN_A_ROW, len(self._answers))
        # more than two may reach beyond the scroll
        whole = WIDTH if in_a_row <= 2 else self.context.size[0] - SIDES
        width = min(WIDEST_ANSWER, (whole + BETWEEN) / in_a_row - BETWEEN)
        size = width, ANSWER_HEIGHT
        letters = even_button_size(look, [text for text, _way in self._answers], size)
        buttons = [
            button(look, number, text, size, self.state_of(number), text_size=letters,
                   is_preferred=number == self._harmless)
            for number, (text, _way) in enumerate(self._answers)
        ]  # fmt: skip
        rows = range(0, len(buttons), IN_A_ROW)
        lines = [row(*buttons[at : at + IN_A_ROW], gap=BETWEEN) for at in rows]
        return column(*lines, gap=ABOVE_ANSWERS, align=0.5)

    def news(self) -> str:
        """Say what is asked."""
        return f"{self._title}; {self._text}"

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Do what the answer says."""
        assert isinstance(key, int)
        self.next = self._answers[key][1]()

    def went_back(self) -> None:
        """Give the harmless answer."""
        self.next = self._answers[self._harmless][1]()

"""Sentences that people should read once, shown one after another in front of whatever is shown."""

from pygame import Rect

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import Written
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.label import label, paragraph, written_in
from goldenhorn.ui.widgets.panels import on, strip

SHOWN_TICKS = 360
"""Six seconds for a sentence."""
TEXT_SIZE = 22
AROUND = (28, 10)
"""Between the sentence and the strip's edge, across and down."""
MOST_LINES = 12


class Notice:
    """Takes sentences from the context and shows each for a while, whatever scene is current."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._told: set[str] = set()
        self._sentence: str | None = None
        self._ticks = 0
        self.root = Node()
        """What is shown of it."""
        self.has_changed = False
        """Whether it must be drawn again."""

    @property
    def is_shown(self) -> bool:
        """Whether a sentence stands on the screen."""
        return self._sentence is not None

    @property
    def unread(self) -> tuple[str, ...]:
        """The sentences that wait and that nobody has read yet."""
        return tuple(each for each in self._context.notices if each not in self._told)

    def update(self) -> None:
        """Pass one tick."""
        if self._sentence is None:
            if not self._context.notices:
                return
            sentence = self._context.notices.pop(0)
            if sentence in self._told:
                return
            self._told.add(sentence)
            self._sentence, self._ticks = sentence, SHOWN_TICKS
            self.has_changed = True
        self._ticks -= 1
        if not self._ticks:
            self._sentence = None
            self.has_changed = True

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the sentence where the scene has room for it."""
        self.has_changed = False
        self.root = Node()
        if self._sentence is not None:
            self.root = self._strip(self._sentence, scene.notice_room)
            canvas.paint(self.root.draws())

    def texts(self) -> list[Written]:
        """Return what is written, with its box."""
        return written_in(self.root)

    def _strip(self, sentence: str, room: Rect) -> Node:
        look = self._context.look
        wide, high = room.width - 2 * AROUND[0], room.height - 2 * AROUND[1]
        words = paragraph(look, sentence, look.on_dark(TEXT_SIZE), wide, "center")
        if words.height > high:
            words = label(look, sentence, look.on_dark(TEXT_SIZE), wide, high, "center", MOST_LINES)
        words.width = words.written_area[2]
        ground = strip(look, (words.width + 2 * AROUND[0], words.height + 2 * AROUND[1]))
        ground.x, ground.y = room.centerx - ground.width / 2, room.bottom - ground.height
        return on(ground, words)

"""The two papers that tell what goes on: the prompt ribbon and the event slip; knows lines only.

Their words are sprites of their own, as they change often.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

from goldenhorn.board_view.board_part import BoardPart
from goldenhorn.board_view.depths import DESK, PROMPT
from goldenhorn.board_view.pieces.ribbon_seal import SEAL, seal_centre
from goldenhorn.graphics.glows import MOST_GROWTH, blank, style_on_piece, with_shadow
from goldenhorn.graphics.rich_line import Line, draw_line, line_width
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.ui.kit.panels import ribbon_body

BEFORE_PROMPT, AFTER_PROMPT = 86, 36
"""What the seal and the ribbon's ends take from the room for its words."""
PROMPT_SIZE = 24
BEFORE_EVENT, AFTER_EVENT = 56, 8
"""What the seal takes of the slip, and the edge."""
EVENT_SIZE, EVENT_APART = 20, 1.2
"""How large the slip's letters are, and in heights of letters how far its lines stand apart."""
ONE_LINE_GROWTH, TWO_LINES_GROWTH = MOST_GROWTH, 1.1
"""By how much they grow at most: two lines share the slip's height."""
LINE_HEIGHT, LINE_APART = 52, 24
"""Room for what stands in a line, which may reach beyond its neighbours; the least of its own."""
MOST_LINES = 2
"""On the slip."""
ON_PAPER = 0.005
"""How far words stand in front of their paper."""


class Papers(BoardPart):
    """Shows ribbon and slip in a cast of sprites."""

    def prompt(self, crest: str, line: Line) -> None:
        """Write on the prompt ribbon; without words it is bare."""
        x, y, width, _height = self._layout.prompt
        self._cast.put("ribbon", *self._bare_ribbon(crest), (x, y), PROMPT)
        if not line:
            self._cast.hide("prompt")
            return
        style = style_on_piece(self._words, PROMPT_SIZE, TEXT)
        room = width - BEFORE_PROMPT - AFTER_PROMPT
        make = partial(self._inked, line, style, room, is_centred=True)
        band = round(self._drawings.get("ribbon", width).get_height() * 0.42)
        place = x + BEFORE_PROMPT, y + band - LINE_HEIGHT // 2
        self._cast.put_once("prompt", ("prompt", tuple(line)), make, place, PROMPT + ON_PAPER)

    def remove_prompt(self) -> None:
        """Take the prompt ribbon away."""
        self._cast.hide("ribbon")
        self._cast.hide("prompt")

    def event(self, crest: str, lines: Sequence[Line]) -> None:
        """Write up to two lines on the event slip, where the layout has one."""
        if not self._layout.event:
            return
        x, y, width, height = self._layout.event
        room = width - BEFORE_EVENT - AFTER_EVENT
        style = self._event_style(lines, room)
        self._cast.put("slip", *self._bare_slip(crest), (x, y), DESK)
        apart = round(self._words.pixels(style.size) * EVENT_APART)
        top = y + (height - LINE_HEIGHT - apart * (len(lines) - 1)) // 2
        for number, (line, colour) in enumerate(zip(lines, (TEXT, self._soft_text), strict=False)):
            make = partial(self._inked, line, replace(style, colour=colour), room)
            key, place = ("event", number, style.size, *line), (x + BEFORE_EVENT, top)
            self._cast.put_once(("event", number), key, make, place, DESK + ON_PAPER)
            top += apart
        for number in range(len(lines), MOST_LINES):
            self._cast.hide(("event", number))

    def _event_style(self, lines: Sequence[Line], room: int) -> Style:
        """Return the largest letters in which all lines find room; a long one shrinks alone."""
        words = self._words
        most = ONE_LINE_GROWTH if len(lines) == 1 else TWO_LINES_GROWTH
        style = style_on_piece(words, EVENT_SIZE, TEXT, most=most)
        least = style_on_piece(words, EVENT_SIZE, TEXT, most=1.0)
        while words.pixels(style.size) > words.pixels(least.size) and any(
            line_width(words, self._drawings, line, style) > room for line in lines
        ):
            style = words.smaller(style)
        return style

    def remove_event(self) -> None:
        """Take the event slip away."""
        self._cast.hide("slip")
        for number in range(MOST_LINES):
            self._cast.hide(("event", number))

    def _inked(self, line: Line, style: Style, width: int, *, is_centred: bool = False) -> Piece:
        """Write a line on nothing."""
        surface = blank(width, LINE_HEIGHT)
        with self._words.noting() as written:
            high = max(LINE_APART, round(self._words.pixels(style.size) * EVENT_APART))
            box = surface.get_rect().inflate(0, high - LINE_HEIGHT)
            draw_line(surface, self._words, self._drawings, line, style, box, is_centred)
        return Piece(surface, 0, tuple(written))

    def _bare_ribbon(self, crest: str) -> tuple[Hashable, Callable[[], Piece]]:
        """Return how to draw the ribbon with its seal, and its key."""
        width, height = self._layout.prompt[2:]

        def make() -> Piece:
            ribbon = self._drawings.get("ribbon", width)
            if self._is_flat:
                ribbon = ribbon_body(ribbon.get_size(), width // 25, high_contrast=True)
            whole = blank(width, max(height, ribbon.get_height()))
            whole.blit(ribbon, (0, 0))
            seal = self._drawings.get(f"badge_{crest}", SEAL)
            whole.blit(seal, seal.get_rect(center=seal_centre(self._layout, self._drawings)))
            return with_shadow(whole, 5, (1, 4), 0.5)

        return ("ribbon", crest), make

    def _bare_slip(self, crest: str) -> tuple[Hashable, Callable[[], Piece]]:
        """Return how to draw the event slip with its seal, and its key."""
        assert self._layout.event
        size = self._layout.event[2:]

        def make() -> Piece:
            slip = self._pictures.get("slip", size).copy()
            seal = self._drawings.get(f"badge_{crest}", 42)
            slip.blit(seal, seal.get_rect(center=(28, size[1] // 2)))
            return with_shadow(slip, 5, (1, 3), 0.5)

        return ("slip", crest), make

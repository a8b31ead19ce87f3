"""The two papers that tell what goes on: the prompt ribbon and the event slip; knows lines only.

Their words are sprites of their own, as they change often.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from goldenhorn.assets import Drawings, Pictures
from goldenhorn.view.cast import Cast
from goldenhorn.view.depths import DESK, PROMPT
from goldenhorn.view.kit.panels import ribbon_body
from goldenhorn.view.picture import Piece
from goldenhorn.view.places import Layout
from goldenhorn.view.ribbon_seal import seal_centre, seal_width
from goldenhorn.view.rich_line import Line, draw_line
from goldenhorn.view.shapes import blank, style_on_piece, with_shadow
from goldenhorn.view.text import Style, Words
from goldenhorn.view.theme import SOFT_TEXT, TEXT

BEFORE_PROMPT, AFTER_PROMPT = 86, 36
"""What the seal and the ribbon's ends take from the room for its words."""
BEFORE_EVENT, AFTER_EVENT = 56, 8
"""The same on the slip."""
EVENT_MIDDLE = 18
"""How far below its upper edge the slip's first line stands."""
LINE_HEIGHT, LINE_APART = 52, 24
"""Room for what stands in a line, which may reach beyond its neighbours; from line to line."""
ON_PAPER = 0.005
"""How far words stand in front of their paper."""


class Papers:
    """Shows ribbon and slip in a cast of sprites."""

    def __init__(
        self,
        cast: Cast,
        drawings: Drawings,
        words: Words,
        pictures: Pictures,
        layout: Layout,
        high_contrast: bool = False,
    ) -> None:
        self._is_flat = high_contrast
        self._soft_text = TEXT if high_contrast else SOFT_TEXT
        self._cast, self._drawings, self._words = cast, drawings, words
        self._pictures, self._layout = pictures, layout

    def prompt(self, crest: str, line: Line) -> None:
        """Write on the prompt ribbon."""
        x, y, width, _height = self._layout.prompt
        self._cast.put("ribbon", *self._bare_ribbon(crest), (x, y), PROMPT)
        size = 22 if self._layout.is_compact else 24
        style = style_on_piece(self._words, size, TEXT)
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
        x, y, width, _height = self._layout.event
        self._cast.put("slip", *self._bare_slip(crest), (x, y), DESK)
        room = width - BEFORE_EVENT - AFTER_EVENT
        for number, colour in enumerate((TEXT, self._soft_text)):
            name = ("event", number)
            if number >= len(lines):
                self._cast.hide(name)
                continue
            style = style_on_piece(self._words, 20, colour, most=1.0)
            make = partial(self._inked, lines[number], style, room)
            place = x + BEFORE_EVENT, y + EVENT_MIDDLE - LINE_HEIGHT // 2 + number * LINE_APART
            self._cast.put_once(name, (*name, *lines[number]), make, place, DESK + ON_PAPER)

    def remove_event(self) -> None:
        """Take the event slip away."""
        for name in ("slip", ("event", 0), ("event", 1)):
            self._cast.hide(name)

    def warm(self, crests: Sequence[str]) -> Iterator[None]:
        """Make the papers with these crests, one at each step."""
        for crest in crests:
            self._cast.face(*self._bare_ribbon(crest))
            yield
            if self._layout.event:
                self._cast.face(*self._bare_slip(crest))
                yield

    def _inked(self, line: Line, style: Style, width: int, *, is_centred: bool = False) -> Piece:
        """Write a line on nothing."""
        surface = blank(width, LINE_HEIGHT)
        with self._words.noting() as written:
            box = surface.get_rect().inflate(0, LINE_APART - LINE_HEIGHT)
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
            seal = self._drawings.get(f"badge_{crest}", seal_width(self._layout))
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

"""The prompt ribbon and the event slip, with seal, clock and round.

Their words are sprites of their own, as they change often.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, cos, pi, sin

import pygame

from goldenhorn.board_view.board_part import BoardPart
from goldenhorn.board_view.layout import DESK, PROMPT
from goldenhorn.board_view.pieces.background import flat_paper
from goldenhorn.board_view.places import Layout
from goldenhorn.common.language import _
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.outlines import GOLD_CODE, INK_CODE, drawn, filled, stroked
from goldenhorn.graphics.rich_parts import Icon, Line
from goldenhorn.graphics.surfaces.glows import (
    MOST_GROWTH,
    blank,
    haze,
    plate,
    style_on_piece,
    with_shadow,
)
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import draw_line, line_width
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import HALO, INK, IVORY, TEXT, Rgb
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.kit.panels import ribbon_body

SEAL = 48
"""How wide the seal is."""
FROM_LEFT = 54
BAND_MIDDLE = 0.42
"""The middle of the ribbon's band: its ends hang lower."""


def seal_centre(layout: Layout, drawings: SvgImages) -> tuple[int, int]:
    """Return the middle of the seal, from the ribbon's corner."""
    ribbon = drawings.get("ribbon", layout.prompt[2])
    return FROM_LEFT, round(ribbon.get_height() * BAND_MIDDLE)


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


class PromptAndEvent(BoardPart):
    """Shows ribbon and slip as sprites."""

    def prompt(self, crest: str, line: Line) -> None:
        """Write on the prompt ribbon; without words it is bare."""
        x, y, width, _height = self._layout.prompt
        self._sprites.put("ribbon", *self._bare_ribbon(crest), (x, y), PROMPT)
        if not line:
            self._sprites.hide("prompt")
            return
        style = style_on_piece(self._words, PROMPT_SIZE, TEXT)
        room = width - BEFORE_PROMPT - AFTER_PROMPT
        make = partial(self._inked, line, style, room, is_centred=True)
        band = round(self._drawings.get("ribbon", width).get_height() * 0.42)
        place = x + BEFORE_PROMPT, y + band - LINE_HEIGHT // 2
        self._sprites.put_once("prompt", ("prompt", tuple(line)), make, place, PROMPT + ON_PAPER)

    def remove_prompt(self) -> None:
        """Take the prompt ribbon away."""
        self._sprites.hide("ribbon")
        self._sprites.hide("prompt")

    def event(self, crest: str, lines: Sequence[Line]) -> None:
        """Write up to two lines on the event slip, where the layout has one."""
        if not self._layout.event:
            return
        x, y, width, height = self._layout.event
        room = width - BEFORE_EVENT - AFTER_EVENT
        style = self._event_style(lines, room)
        self._sprites.put("slip", *self._bare_slip(crest), (x, y), DESK)
        apart = round(self._words.pixels(style.size) * EVENT_APART)
        top = y + (height - LINE_HEIGHT - apart * (len(lines) - 1)) // 2
        for number, (line, colour) in enumerate(zip(lines, (TEXT, self._soft_text), strict=False)):
            make = partial(self._inked, line, replace(style, colour=colour), room)
            key, place = ("event", number, style.size, *line), (x + BEFORE_EVENT, top)
            self._sprites.put_once(("event", number), key, make, place, DESK + ON_PAPER)
            top += apart
        for number in range(len(lines), MOST_LINES):
            self._sprites.hide(("event", number))

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
        self._sprites.hide("slip")
        for number in range(MOST_LINES):
            self._sprites.hide(("event", number))

    def _inked(self, line: Line, style: Style, width: int, *, is_centred: bool = False) -> Image:
        """Write a line on nothing."""
        surface = blank(width, LINE_HEIGHT)
        with self._words.noting() as written:
            high = max(LINE_APART, round(self._words.pixels(style.size) * EVENT_APART))
            box = surface.get_rect().inflate(0, high - LINE_HEIGHT)
            draw_line(surface, self._words, self._drawings, line, style, box, is_centred)
        return Image(surface, 0, tuple(written))

    def _bare_ribbon(self, crest: str) -> tuple[Hashable, Callable[[], Image]]:
        """Return how to draw the ribbon with its seal, and its key."""
        width, height = self._layout.prompt[2:]

        def make() -> Image:
            ribbon = self._drawings.get("ribbon", width)
            if self._is_flat:
                ribbon = ribbon_body(ribbon.get_size(), width // 25, high_contrast=True)
            whole = blank(width, max(height, ribbon.get_height()))
            whole.blit(ribbon, (0, 0))
            seal = self._drawings.get(f"badge_{crest}", SEAL)
            whole.blit(seal, seal.get_rect(center=seal_centre(self._layout, self._drawings)))
            return with_shadow(whole, 5, (1, 4), 0.5)

        return ("ribbon", crest), make

    def _bare_slip(self, crest: str) -> tuple[Hashable, Callable[[], Image]]:
        """Return how to draw the event slip with its seal, and its key."""
        assert self._layout.event
        size = self._layout.event[2:]

        def make() -> Image:
            slip = self._pictures.get("slip", size).copy()
            seal = self._drawings.get(f"badge_{crest}", 42)
            slip.blit(seal, seal.get_rect(center=(28, size[1] // 2)))
            return with_shadow(slip, 5, (1, 3), 0.5)

        return ("slip", crest), make


STEPS = 40
"""In so many steps the ring shrinks to nothing."""
IN_FRONT = 0.02
"""In front of the ribbon, behind what is said over it."""
BAND = 5
"""How thick the ring is, with as much again for its dark edges."""
URGENT, URGENT_EDGE = "#C8321F", "#FFE0B0"
"""Not told by colour alone: a number stands in the ring then."""
BED = "#1B2A3A"


class TurnClockView:
    """Shows the time that is left, as a part of what there was, and at last in seconds."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout) -> None:
        self._kit, self._layout = kit, layout
        self._sprites = NamedSprites(picture)

    def show(self, share: float, seconds: int | None) -> None:
        """Show what part of the time is left; the seconds only where they are to be read."""
        step = max(0, min(STEPS, ceil(share * STEPS)))
        left, top = self._layout.prompt[:2]
        x, y = seal_centre(self._layout, self._kit.drawings)
        size = SEAL + 2 * BAND + 6
        key = ("clock", step, seconds)
        make = partial(self._ring, size, step, seconds)
        corner = left + x - size // 2, top + y - size // 2
        self._sprites.put_once("clock", key, make, corner, PROMPT + IN_FRONT)

    def hide(self) -> None:
        """Show no clock."""
        self._sprites.hide("clock")

    @property
    def is_shown(self) -> bool:
        """Whether a clock is to be seen."""
        return bool(self._sprites.shown(["clock"]))

    def _ring(self, size: int, step: int, seconds: int | None) -> Image:
        middle, radius = size / 2, size / 2 - BAND
        circle = f'<circle cx="{middle:.1f}" cy="{middle:.1f}" r="{radius:.1f}"'
        inside = filled(BED) if seconds is not None else filled(BED, 0)
        body = f"{circle} {inside}/>{circle} {stroked(INK_CODE, BAND + 4)}/>"
        body += f"{circle} {stroked(BED, BAND)}/>"
        colour = GOLD_CODE if seconds is None else URGENT
        body += _arc(middle, radius, step, stroked(colour, BAND))
        if seconds is not None:
            body += _arc(middle, radius, step, stroked(URGENT_EDGE, 1.4))
        surface = drawn((size, size), body)
        words = self._kit.words
        with words.noting() as written:
            if seconds is not None:
                style = style_on_piece(words, 24, IVORY, FontFace.BOLD)
                box = pygame.Rect(0, 0, size - 4 * BAND, size - 4 * BAND)
                box.center = (size // 2, size // 2)
                style = words.fitted(str(seconds), style, box.width)
                while words.height(style) > box.height:
                    style = words.smaller(style)
                words.draw(surface, str(seconds), style, box)
        return Image(surface, 0, tuple(written))


def _arc(middle: float, radius: float, step: int, paint: str) -> str:
    """Draw what is left, clockwise from the top: like the hand of a clock it eats from there."""
    if step == 0:
        return ""
    if step == STEPS:
        return f'<circle cx="{middle:.1f}" cy="{middle:.1f}" r="{radius:.1f}" {paint}/>'
    angle = 2 * pi * (1 - step / STEPS)
    x, y = middle + radius * sin(angle), middle - radius * cos(angle)
    large = 1 if step > STEPS / 2 else 0
    return (
        f'<path d="M{x:.2f} {y:.2f} A{radius:.2f} {radius:.2f} 0 {large} 1'
        f' {middle:.2f} {middle - radius:.2f}" {paint}/>'
    )


BRASS: tuple[Rgb, Rgb] = ((255, 240, 184), (190, 134, 46))
GLEAM: Rgb = (255, 248, 218)


def round_tag(
    words: Words,
    drawings: SvgImages,
    size: tuple[int, int],
    number: int,
    *,
    is_last: bool,
    high_contrast: bool,
) -> Image:
    """Draw the tag; it glows in the last round."""
    tag = flat_paper(size) if high_contrast else _brass(size)
    style = style_on_piece(words, 20, TEXT)
    box = tag.get_rect().inflate(-14, 0)
    line: Line = [_("Round {number}", number=number)]
    if is_last:
        line = [Icon("glyph_hourglass", TEXT), _("LAST")]
        if line_width(words, drawings, line, style) > box.width:
            line = line[1:]  # a long word is rather large than adorned
    with words.noting() as written:
        draw_line(tag, words, drawings, line, style, box)
    if not is_last:
        image = with_shadow(tag, 4, (1, 3), 0.5)
        return Image(image.surface, image.margin, tuple(written))
    whole = haze(tag, 8, HALO, 1.0)
    whole.blit(tag, (16, 16))
    return Image(whole, 16, tuple(written))


def _brass(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    brass = plate(size, 8, BRASS, INK, 2).copy()
    brass.blit(plate((width - 8, height - 8), 5, (GLEAM, GLEAM), INK, 0), (4, 4))
    brass.blit(plate((width - 10, height - 10), 4, BRASS, BRASS[0], 0), (5, 5))
    return brass

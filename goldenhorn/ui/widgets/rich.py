"""A line of words, drawings, cards, keys and pills, over as many lines as it needs."""

from dataclasses import replace

from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.layout import column, row, spacer
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import INK_CODE, code, linear, rounded
from goldenhorn.graphics.piece_colours import GOODS
from goldenhorn.graphics.rich_parts import (
    CARDS,
    HIGHER,
    PILL_TONES,
    SLIMNESS,
    Line,
    Part,
    Pill,
    Space,
    broken,
    gap_before,
)
from goldenhorn.graphics.text import LAST_RESORT, Style
from goldenhorn.graphics.theme import IVORY
from goldenhorn.ui.widgets.keys import key_cap
from goldenhorn.ui.widgets.label import ALIGNED, line
from goldenhorn.ui.widgets.look import Look

PILL_SIDES = 0.8
"""What a pill needs beside its letters, in their size."""


def rich(
    look: Look,
    parts: Line,
    lettering: Lettering,
    width: float,
    most: float = 10_000,
    align: str = "left",
) -> Node:
    """Set parts in the largest letters with which they have room; no higher than they are."""
    while True:
        lines = broken(parts, lambda some: _line(look, some, lettering).width <= width)  # noqa: B023
        whole = column(*(_line(look, each, lettering) for each in lines), align=ALIGNED[align])
        has_room = whole.width <= width and whole.height <= most
        if has_room or look.words.pixels(lettering.style.size) <= LAST_RESORT:
            break
        lettering = replace(lettering, style=look.words.smaller(lettering.style))
    for each in whole.children:
        each.x += (width - whole.width) * ALIGNED[align]
    whole.width = max(width, whole.width)
    return whole


def _line(look: Look, parts: Line, lettering: Lettering) -> Node:
    nodes: list[Node] = []
    for part in parts:
        nodes += [spacer(gap_before(part) if nodes else 0), _part(look, part, lettering)]
    return row(*nodes)


def _part(look: Look, part: Part, lettering: Lettering) -> Node:
    if isinstance(part, str):
        return line(look, part, lettering)
    if isinstance(part, Space):
        return spacer(part.width)
    letters = lettering.style.size * look.words.scale
    high = round(letters * HIGHER)
    if isinstance(part, Key):
        return key_cap(look, part, high)
    if isinstance(part, Pill):
        return _pill(look, part.text, lettering.style.size, high)
    high = round(high * part.larger)
    if part.drawing in CARDS:
        return mini_card(look, CARDS[part.drawing], high)
    icon = look.drawing(part.drawing, high)
    if icon.height > high:  # no higher than that, and no wider
        icon = look.drawing(part.drawing, high * high / icon.height)
    if part.tint is not None:
        icon.tint = part.tint
    return icon


def _pill(look: Look, text: str, size: float, high: float) -> Node:
    theme = look.theme
    words = line(look, text, Lettering(Style(size, theme.on_paper)))
    area = words.width + round(size * look.words.scale * PILL_SIDES), high
    above, below = (theme.paper, theme.paper) if theme.is_flat else PILL_TONES

    def paint(brush: Brush) -> None:
        edge = f'fill="url(#p)" stroke="{INK_CODE}" stroke-width="2"'
        tones = linear("p", (0, 0), (0, high), (0, code(above)), (1, code(below)))
        brush.shapes(rounded(area, 1, high / 2, edge), tones)

    body = Picture(look.art.painted(("pill", theme.is_flat), area, paint))
    words.x, words.y = (area[0] - words.width) / 2, (high - words.height) / 2
    body.add(words)
    return body


def mini_card(look: Look, colour: Colour, height: float) -> Picture:
    """Return a field of a card's colour with its sign."""
    size = width, _height = round(height * SLIMNESS), height
    tones, rim = GOODS[colour], max(2, round(height * 0.09))

    def paint(brush: Brush) -> None:
        thick = max(1, height / 26)
        edge = f'fill="{code(IVORY)}" stroke="{INK_CODE}" stroke-width="{thick}"'
        field = f'fill="url(#f)" stroke="{INK_CODE}" stroke-width="1"'
        lights = linear("f", (0, rim), (0, height - rim), (0, code(tones.light)),
                        (1, code(tones.base)))  # fmt: skip
        shapes = rounded(size, thick / 2, height * 0.12, edge)
        brush.shapes(shapes + rounded(size, rim + 0.5, height * 0.07, field), lights)
        brush.drawing(f"stud_{word(colour)}", (width / 2, height / 2), width * 0.82)

    return Picture(look.art.painted(("mini card", colour), size, paint))

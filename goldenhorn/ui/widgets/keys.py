"""Pictures of keys and buttons, and the foot of a screen that names those that matter now."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import get_args

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.button_state import Cross, Key
from goldenhorn.graphics.layout import row
from goldenhorn.graphics.lettering import Lettering, width_of
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    GOLD_CODE,
    INK_CODE,
    code,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.text import LAST_RESORT, Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import on, strip
from goldenhorn.ui.widgets.target import Target

FOOT_MIDDLE, FOOT_HEIGHT, FOOT_WIDTH = 673, 42, 1203
"""How far down the foot stands, how high its strips are, and how wide all together may be."""
GAP, AFTER_KEY, SIDE = 12, 8, 20
SIGNS = {"Cross": "cross", "Circle": "circle", "Square": "square", "Triangle": "triangle"}
"""The four signs on PlayStation pads, by the words they are called."""
ARROWS = {
    "arrows_across": ("left", "right"),
    "arrows_down": ("up", "down"),
    "arrow_left": ("left",),
    "arrow_right": ("right",),
}
"""Which way the arrows on a cap point."""
TURNS = {"left": 0.0, "up": -90.0, "right": 180.0, "down": 90.0}


@dataclass(frozen=True, slots=True)
class Hint:
    """What a key does now; choosing it with a pointer does the same."""

    key: Hashable
    cap: Key
    text: str


def key_cap(look: Look, key: Key, height: float) -> Node:
    """Return one key or button; wider for words."""
    if key.is_pointer or key.shape in get_args(Cross):
        return look.drawing(f"dev_{key.shape}", height)
    if key.shape in ARROWS:
        ways = ARROWS[key.shape]
        is_double = "left" in ways and "right" in ways
        size = height * (1.75 if is_double else 1.1), height
        return Picture(
            look.art.painted(("arrows", ways), size, lambda brush: _paint_arrows(brush, ways))
        )
    if key.label in SIGNS:
        size = height, height
        return Picture(
            look.art.painted(("sign", key.label), size, lambda brush: _paint_sign(brush, key.label))
        )
    # Letters on keys keep their size: they are pictures of keys, not sentences.
    lettering = Lettering(Style(look.words.size_of(round(height * 0.6)), TEXT))
    wide = width_of(look.words, key.label, lettering)
    is_round = key.shape == "round" and wide <= height * 0.66
    width = height if is_round else max(height, wide + round(height * 0.56))
    paint = _paint_round if key.shape == "round" else _paint_cap
    cap = Picture(look.art.painted(("cap", key.shape), (width, height), paint))
    letters = label(look, key.label, lettering, width - 4, height + 5)
    letters.x, letters.y = 2, -4
    cap.add(letters)
    return cap


def _paint_round(brush: Brush) -> None:
    """Paint a pad's button; a pill where a word is written on it."""
    height = brush.height
    ring = f'{filled("#FFF8E4")} stroke="{GOLD_CODE}" stroke-width="{max(1.6, height * 0.068)}"'
    shapes = rounded((brush.width, height), 0.5, height / 2, filled(INK_CODE))
    brush.shapes(shapes + rounded((brush.width, height - 2), 2.4, height / 2, ring))


def _paint_cap(brush: Brush) -> None:
    """Paint a key of a keyboard: its side, and its top where the letter stands."""
    width, height = brush.width, brush.height
    shapes = (
        f'<rect x="0.5" y="1.5" width="{width - 1}" height="{height - 1.5}" rx="7"'
        f" {filled(INK_CODE)}/>"
        f'<rect x="2.2" y="0.8" width="{width - 4.4}" height="{height - 4}" rx="6"'
        f" {filled('url(#k)')}/>"
        f'<rect x="5" y="2.8" width="{width - 10}" height="{height - 10.5}" rx="4.6"'
        f" {filled('#FFFAEA')}/>"
    )
    brush.shapes(shapes, linear("k", (0, 0), (0, height), (0, "#F7E9C8"), (1, "#B99A66")))


def _paint_arrows(brush: Brush, ways: Sequence[str]) -> None:
    _paint_cap(brush)
    width, height = brush.width, brush.height
    is_across = "left" in ways or "right" in ways
    middle, size = height * 0.43, height * (0.62 if is_across else 0.44)
    for way in ways:
        x, y = width / 2, middle
        if is_across:
            x += width * 0.2 * (len(ways) > 1) * (-1 if way == "left" else 1)
        else:
            y += height * 0.17 * (-1 if way == "up" else 1)
        brush.drawing("glyph_left", (x, y), size, tint=TEXT, turn=TURNS[way])


def _paint_sign(brush: Brush, name: str) -> None:
    """Paint a round button with one of the four signs."""
    height = brush.height
    centre, reach = height / 2, height * 0.2
    low, high = centre - 1 - reach, centre - 1 + reach
    line = stroked(code(TEXT), max(2.0, height * 0.085))
    shape = {
        "cross": f'<path d="M{low} {low} L{high} {high} M{high} {low} L{low} {high}" {line}/>',
        "circle": f'<circle cx="{centre}" cy="{centre - 1}" r="{reach * 1.15}" {line}/>',
        "square": f'<path d="M{low} {low} L{high} {low} L{high} {high} L{low} {high}Z" {line}/>',
        "triangle": f'<path d="M{centre} {low - 1} L{high + 1} {high} L{low - 1} {high}Z" {line}/>',
    }[SIGNS[name]]
    _paint_round(brush)
    brush.shapes(shape)


def foot(look: Look, hints: Sequence[Hint], widest: float = FOOT_WIDTH) -> Node:
    """Return the foot: on one line, smaller if it must be; pointers can choose each hint."""
    style = look.on_dark(20).style
    words = look.words
    while words.height(style) > FOOT_HEIGHT - 7:
        style = words.smaller(style)  # strips do not grow
    while _width(look, hints, Lettering(style)) > widest and words.pixels(style.size) > LAST_RESORT:
        style = words.smaller(style)
    entries = [_entry(look, hint, Lettering(style)) for hint in hints]
    whole = row(*entries, gap=GAP)
    whole.x, whole.y = 640 - whole.width / 2, FOOT_MIDDLE - FOOT_HEIGHT / 2
    return whole


def _entry(look: Look, hint: Hint, lettering: Lettering) -> Target:
    named = named_key(look, hint.cap, hint.text, FOOT_WIDTH, lettering)
    return Target(named, key=hint.key, is_shortcut=True, width=named.width, height=FOOT_HEIGHT)


def named_key(
    look: Look, cap: Key, text: str, widest: float, lettering: Lettering | None = None
) -> Node:
    """Return a strip that says what a key does; it is no wider, rather its letters are smaller."""
    before, lettering = key_cap(look, cap, FOOT_HEIGHT - 10), lettering or look.on_dark(20)
    room = widest - before.width - AFTER_KEY - 2 * SIDE
    letters = label(look, text, lettering, room, FOOT_HEIGHT - 7)
    letters.width = letters.written_area[2]
    ground = strip(look, (widest - room + letters.width, FOOT_HEIGHT))
    return on(ground, row(before, letters, gap=AFTER_KEY))


def _width(look: Look, hints: Sequence[Hint], lettering: Lettering) -> float:
    caps = sum(key_cap(look, hint.cap, FOOT_HEIGHT - 10).width for hint in hints)
    letters = sum(width_of(look.words, hint.text, lettering) for hint in hints)
    return caps + letters + len(hints) * (AFTER_KEY + 2 * SIDE) + GAP * (len(hints) - 1)

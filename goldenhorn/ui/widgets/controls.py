"""What values are changed with: switch, slider, stepper and named stops."""

from collections.abc import Sequence

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    GILDED,
    INK_CODE,
    Stop,
    code,
    filled,
    linear,
    radial,
    rounded,
    stroked,
)
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import IVORY, TEXT, Theme, rgb
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
SLIDER_HEIGHT = 34
KNOB = 17.0
"""A slider's knob stops so far from both ends."""
BETWEEN_STOPS = 5
FADED = 0.5
_POLISHED: tuple[Stop, ...] = ((0, "#FFF6CF"), (0.5, "#F0C050"), (1, "#A86A18"))
_TARNISHED: tuple[Stop, ...] = ((0, "#E9DCC2"), (0.5, "#A8927A"), (1, "#5E4A38"))


def switch(look: Look, size: Size, *, is_on: bool, is_enabled: bool = True) -> Node:
    """Return a peg in a slot: its place, its metal and a sign all say the same."""
    theme, (width, height) = look.theme, size
    sign = rgb("#2A1408") if is_on else rgb("#D9B988")
    if theme.is_flat:
        sign = theme.dark if is_on else theme.paper

    def paint(brush: Brush) -> None:
        alpha = 1 if is_enabled else FADED
        _paint_slot(brush, theme, is_on=is_on, alpha=alpha)
        off_end = height * 0.63
        x = off_end if is_on else width - off_end
        name = "glyph_check" if is_on else "glyph_cross"
        brush.drawing(name, (x, height / 2), height * 0.54, tint=sign, alpha=alpha)

    slot = Picture(look.art.painted(("slot", is_on, is_enabled, theme.is_flat), size, paint))
    peg = _peg(look, height + 4, is_polished=is_on, has_ring=True)
    peg.x, peg.y = width - height / 2 if is_on else height / 2, height / 2
    peg.alpha = 1 if is_enabled else 0.75
    slot.add(peg)
    return slot


def _paint_slot(brush: Brush, theme: Theme, *, is_on: bool, alpha: float) -> None:
    size = brush.width, brush.height
    radius = size[1] / 2 - 2
    if theme.is_flat:
        # Black on black would hide the slot: a white line stands round the dark one.
        white, black = code(theme.paper), code(theme.dark)
        shapes = rounded(size, 0, radius + 2, filled(white))
        shapes += rounded(size, 3, radius, filled(black))
        shapes += rounded(size, 4.5, radius, filled(white if is_on else black))
        brush.shapes(shapes, alpha=alpha)
        return
    tones: tuple[Stop, ...] = ((0, "#1E120B"), (1, "#4A2E1C"))
    if is_on:
        tones = ((0, "#7A4E14"), (0.5, "#C98E2E"), (1, "#E9BE5C"))
    edge = f'fill="url(#t)" stroke="{INK_CODE}" stroke-width="3"'
    line = stroked("#FFE6A0" if is_on else "#8A6240", 1.4, 0.8)
    shapes = rounded(size, 1.5, radius, edge) + rounded(size, 3.4, radius - 2, line)
    brush.shapes(shapes, linear("t", (0, 0), (0, size[1]), *tones), alpha)


def _peg(look: Look, span: float, *, is_polished: bool, has_ring: bool) -> Picture:
    tones = _POLISHED if is_polished else _TARNISHED

    def paint(brush: Brush) -> None:
        unit, middle = span / 40, span / 2
        inner = f'<circle cx="{middle}" cy="{middle}" r="{6 * unit}" {filled("#7A4A10")}/>'
        if has_ring:
            line = stroked("#8A5A16" if is_polished else "#4A3A2A", 2 * unit)
            inner = f'<circle cx="{middle}" cy="{middle}" r="{9.6 * unit}" {line}/>'
        arc = 13 * unit
        glint = f"M{9 * unit} {14 * unit} A{arc} {arc} 0 0 1 {19 * unit} {7.4 * unit}"
        brush.shapes(
            f'<circle cx="{middle}" cy="{middle + 1.4 * unit}" r="{18 * unit}"'
            f" {filled(INK_CODE)}/>"
            f'<circle cx="{middle}" cy="{middle}" r="{16.4 * unit}" fill="url(#p)"'
            f' stroke="{INK_CODE}" stroke-width="{1.6 * unit}"/>{inner}'
            f'<path d="{glint}" {stroked("#FFFFFF", 2.6 * unit, 0.85)}/>',
            radial("p", (14 * unit, 12 * unit), 26 * unit, *tones),
        )
        brush.shadow(SMALL)

    key = ("peg", is_polished, has_ring)
    return Picture(look.art.painted(key, (span, span), paint, 8), pivot=(0.5, 0.5))


def slider(look: Look, width: float, value: int, steps: int, *, is_enabled: bool = True) -> Node:
    """Return a knob on a brass rod, with a notch for each step from 0."""
    theme, size = look.theme, (width, SLIDER_HEIGHT)
    share = min(max(value, 0), steps) / max(1, steps)
    middle, run = SLIDER_HEIGHT / 2, width - 2 * KNOB

    def paint(brush: Brush) -> None:
        ground, edge, notch = "#3A2113", INK_CODE, "#8A5A34"
        if theme.is_flat:
            ground, edge, notch = code(theme.dark), code(theme.quiet), code(theme.quiet)
        marks = "".join(
            f"M{KNOB + run * number / steps} {middle + 10} l0 4" for number in range(steps + 1)
        )
        shapes = (
            f'<rect x="2" y="{middle - 6}" width="{width - 4}" height="12" rx="6" {filled(ground)}'
            f' stroke="{edge}" stroke-width="2.6"/>'
            f'<rect x="4" y="{middle - 4}" width="{max(4.0, KNOB - 4 + run * share)}" height="8"'
            f' rx="4" fill="url(#g)"/><path d="{marks}" {stroked(notch, 2)}/>'
        )
        tones = linear("g", (0, middle - 5), (0, middle + 5), *GILDED)
        brush.shapes(shapes, tones, 1 if is_enabled else FADED)

    key = ("rod", value, steps, is_enabled, theme.is_flat)
    rod = Picture(look.art.painted(key, size, paint))
    knob = _peg(look, SLIDER_HEIGHT, is_polished=is_enabled, has_ring=False)
    knob.x, knob.y = KNOB + run * share, middle
    rod.add(knob)
    return rod


def stepper(
    look: Look,
    size: Size,
    text: str,
    state: ButtonState = ButtonState.REST,
    icon: str = "",
    beside: Sequence[str] = (),
    *,
    is_dark: bool = False,
) -> Node:
    """Return a value between two arrows, which are lit where they can be used now.

    Its letters are not larger than those of the steppers beside it, whose texts may be given. A
    dark one is cut into wood, and has room for two lines.
    """
    theme, (width, height) = look.theme, size
    is_idle = state is ButtonState.DISABLED
    tones: tuple[Stop, ...] = ((0, "#DCC08A"), (1, "#FBF1D8"))
    letters, edge = theme.on_paper, INK_CODE
    if is_dark:
        tones, letters, edge = ((0, "#1A0F08"), (1, "#38220F")), theme.on_dark, "#120906"
    if theme.is_flat:
        flat, edge = code(theme.dark if is_dark else theme.paper), code(letters)
        tones = ((0, flat), (1, flat))

    def paint(brush: Brush) -> None:
        paint = f'fill="url(#g)" stroke="{edge}" stroke-width="2.6"'
        ground = linear("g", (0, 0), (0, height), *tones)
        brush.shapes(rounded(size, 1.5, 9, paint), ground, 0.7 if is_idle else 1)

    whole = Picture(look.art.painted(("stepper", is_idle, is_dark, theme.is_flat), size, paint))
    span = min(34, height - 4)
    for side, x in (("left", span / 2 + 4), ("right", width - span / 2 - 4)):
        name = f"icon_{side}{'_lit' if state.is_metal else ''}"
        lower = 1 if state is ButtonState.PRESSED else 0
        alpha = FADED if is_idle else 1
        arrow = look.drawing(name, span, x=x, y=height / 2 + lower, pivot=(0.5, 0.5), alpha=alpha)
        whole.add(arrow)
    left, right = span + 14, width - span - 14
    if icon:
        picture = look.drawing(icon, min(32, height - 6), x=left, y=height / 2, pivot=(0, 0.5))
        whole.add(picture)
        left += picture.width + 4
    lettering = Lettering(Style(22, theme.quiet if is_idle else letters))
    room, lines = (right - left, height - 5), 2 if is_dark else 1
    lettering = evenly(look, (text, *beside), lettering, *room, lines)
    words = label(look, text, lettering, *room, most_lines=lines)
    words.x, words.y = left, 2
    whole.add(words)
    return whole


def stops(
    look: Look, size: Size, labels: Sequence[str], chosen: int, samples: Sequence[int] = ()
) -> Node:
    """Return named stops side by side, the chosen one of brass; samples show letters' sizes."""
    theme, (width, height) = look.theme, size
    whole, count = Node(width=width, height=height), len(labels)
    for number, text in enumerate(labels):
        left = round((width + BETWEEN_STOPS) * number / count)
        right = round((width + BETWEEN_STOPS) * (number + 1) / count) - BETWEEN_STOPS
        tile = _tile(look, (right - left, height), is_chosen=number == chosen)
        tile.x = left
        letters = TEXT if number == chosen else IVORY
        if theme.is_flat:
            letters = theme.on_paper if number == chosen else theme.on_dark
        # Samples of sizes show themselves, whatever size is chosen now.
        text_size = look.words.size_of(samples[number]) if samples else 20
        lettering = Lettering(Style(text_size, letters))
        words = label(look, text, lettering, right - left - 12, height - 5, most_lines=2)
        words.x, words.y = 6, 2
        tile.add(words)
        whole.add(tile)
    return whole


def _tile(look: Look, size: Size, *, is_chosen: bool) -> Picture:
    theme = look.theme

    def paint(brush: Brush) -> None:
        tones: tuple[Stop, ...] = ((0, "#7A4E30"), (1, "#4E2E1A"))
        if is_chosen:
            tones = ((0, "#FFE9A6"), (0.5, "#F0BD4E"), (1, "#B9771E"))
        line = INK_CODE
        if theme.is_flat:
            flat = code(theme.paper if is_chosen else theme.dark)
            tones, line = ((0, flat), (1, flat)), code(theme.quiet)
        shapes = rounded(size, 1.5, 8, f'fill="url(#g)" stroke="{line}" stroke-width="2.8"')
        if is_chosen:
            inner = INK_CODE if theme.is_flat else "#FFFBE0"
            shapes += rounded(size, 4.4, 5.4, stroked(inner, 1.4, 0.8))
        elif not theme.is_flat:
            shapes += f'<path d="M9 4.4 L{size[0] - 9} 4.4" {stroked("#C08A52", 1.6, 0.6)}/>'
        brush.shapes(shapes, linear("g", (0, 0), (0, size[1]), *tones))

    return Picture(look.art.painted(("tile", is_chosen, theme.is_flat), size, paint))

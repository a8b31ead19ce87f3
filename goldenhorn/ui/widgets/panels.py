"""What things lie on: scroll, paper, ribbon, board, strip, the gold row; and rules between rows."""

from typing import Any

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.drawable import Area
from goldenhorn.graphics.layout import centred
from goldenhorn.graphics.lettering import width_of
from goldenhorn.graphics.light import BOARD, SCROLL, SHEET, STRIP
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    GILDED,
    GOLD_CODE,
    INK_CODE,
    Stop,
    code,
    filled,
    linear,
    radial,
    rounded,
    stroked,
)
from goldenhorn.graphics.theme import GOLD, GOLD_DARK, Theme
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
CORNER = 10
LINE = 3
"""The outline in high contrast."""
RIBBON_SIDES = 130
"""What a ribbon needs beyond its letters: folds, ends and air."""
BRACKET = 34
PLANK = 70
"""The height of one board where there are several."""
_LEATHER: tuple[Stop, ...] = ((0, "#B98A5A"), (0.5, "#8A5A34"), (1, "#5A3620"))


def paper(look: Look, size: Size, *, is_glowing: bool = False, **place: Any) -> Picture:
    """Return a framed sheet of parchment; a glowing one has a gold frame and a halo."""
    theme = look.theme

    def paint(brush: Brush) -> None:
        _parchment(brush, theme, (0, 0, *size), CORNER)
        if theme.is_flat:
            colour, line = (GOLD, 6) if is_glowing else (theme.dark, LINE)
            brush.shapes(rounded(size, line / 2 + 2, CORNER, stroked(code(colour), line)))
            brush.shapes(rounded(size, 1.5, CORNER, stroked(code(theme.dark), LINE)))
            return
        thick = 3.4 if is_glowing else 2.4
        inset = thick / 2 + 1
        frame = rounded(size, inset, CORNER - 1, stroked(INK_CODE, thick + 2))
        frame += rounded(size, inset, CORNER - 1, stroked("url(#g)", thick))
        stops = GILDED if is_glowing else _LEATHER
        brush.shapes(frame, linear("g", (0, 0), (size[0] * 0.3, size[1]), *stops))
        if is_glowing:
            brush.halo(14)
        brush.shadow(SHEET)

    key = ("paper", is_glowing, theme.is_flat)
    return Picture(look.art.painted(key, size, paint, 30), **place)


def _parchment(brush: Brush, theme: Theme, area: Area, radius: float) -> None:
    """Lay a sheet of parchment, darker towards its rim."""
    left, top, width, height = area
    place = f'x="{left}" y="{top}" width="{width}" height="{height}" rx="{radius}"'
    if theme.is_flat:
        brush.shapes(f"<rect {place} {filled(code(theme.paper))}/>")
        return
    brush.material("parchment", f'<rect {place} fill="#FFFFFF"/>', int(width + height))
    rim = "".join(
        f'<rect x="{left + inset}" y="{top + inset}" width="{width - 2 * inset}"'
        f' height="{height - 2 * inset}" rx="{radius}" {stroked("#7A4A1C", 8, 0.05)}/>'
        for inset in (2, 6, 11, 17)
    )
    brush.shapes(rim)


def scroll(look: Look, size: Size, **place: Any) -> Picture:
    """Return a large sheet between two rods."""
    theme, (width, height) = look.theme, size
    tones: tuple[Stop, ...] = (
        *((0, "#7A5226"), (0.25, "#E9CF98"), (0.5, "#FFF4D6")),
        *((0.75, "#D9B983"), (1, "#6B4520")),
    )
    if theme.is_flat:
        tones = ((0, code(theme.quiet)),) * 2

    def paint(brush: Brush) -> None:
        _parchment(brush, theme, (22, 8, width - 44, height - 16), 4)
        knob = f'{filled(GOLD_CODE)} stroke="{INK_CODE}" stroke-width="2.2"'
        rods = gradients = ""
        for name, x in (("l", 0.0), ("r", width - 34)):
            rods += (
                f'<rect x="{x + 3}" y="6" width="28" height="{height - 12}" rx="9"'
                f' fill="url(#{name})" stroke="{INK_CODE}" stroke-width="2.6"/>'
                f'<rect x="{x + 10}" y="1.2" width="14" height="9" rx="4" {knob}/>'
                f'<rect x="{x + 10}" y="{height - 10.2}" width="14" height="9" rx="4" {knob}/>'
            )
            gradients += linear(name, (x, 0), (x + 34, 0), *tones)
        brush.shapes(rods, gradients)
        brush.shadow(SCROLL)

    return Picture(look.art.painted(("scroll", theme.is_flat), size, paint, 38), **place)


def ribbon(
    look: Look, title: str, most: float, *, least: float = 520, text_size: float = 42
) -> Node:
    """Return the ribbon that names a screen, as wide as its letters and at most so wide.

    Titles are large enough for everybody, so they keep their size where people want larger letters.
    """
    title = title.upper()
    theme, lettering = look.theme, look.title_on_paper(text_size)
    width = min(most, max(least, width_of(look.words, title, lettering) + RIBBON_SIDES))
    height = text_size * 1.86
    size, tail = (width, height), max(16, min(30, width / 12))
    light: tuple[Stop, ...] = ((0, "#FFF6DC"), (0.5, "#F2DFB2"), (1, "#D8B981"))
    dark: tuple[Stop, ...] = ((0, "#C9A468"), (1, "#8A6434"))
    if theme.is_flat:
        light, dark = ((0, code(theme.paper)),) * 2, ((0, code(theme.quiet)),) * 2

    def paint(brush: Brush) -> None:
        fold, foot, front = height * 0.28, height - 2, height * 0.84
        edge = f'stroke="{INK_CODE}" stroke-width="2.4" stroke-linejoin="round"'
        shapes = ""
        for outer, inner, bend in (
            (2.0, tail + 16, tail),
            (width - 2, width - tail - 16, width - tail),
        ):
            notch = outer + (bend - outer) * 0.6
            shapes += (
                f'<path d="M{outer} {fold} L{inner} {fold} L{inner} {foot} L{outer} {foot}'
                f' L{notch} {height * 0.64}Z" fill="url(#q)" {edge}/>'
                f'<path d="M{bend} {fold} L{inner} {foot} L{inner} {height * 0.8}Z"'
                f" {filled('#5A3D1E')}/>"
            )
        right = width - tail
        shapes += (
            f'<path d="M{tail} 2 L{right} 2 L{right} {front} L{tail} {front}Z"'
            f' fill="url(#p)" {edge}/>'
            f'<path d="M{tail + 5} 6 L{right - 5} 6 M{tail + 5} {front - 4}'
            f' L{right - 5} {front - 4}" {stroked("#B98A45", 1.4)}/>'
        )
        tones = linear("p", (0, 0), (0, height), *light) + linear("q", (0, 0), (0, height), *dark)
        brush.shapes(shapes, tones)
        if not theme.is_flat:
            brush.shadow(SHEET)

    body = Picture(look.art.painted(("ribbon", theme.is_flat), size, paint, 24))
    words = label(look, title, lettering, width - 2 * tail - 20, height * 0.84 - 9)
    words.x, words.y = tail + 10, 6
    body.add(words)
    return body


def strip(look: Look, size: Size, radius: float | None = None, **place: Any) -> Picture:
    """Return the night pill that sentences and keys stand on."""
    theme, round_ = look.theme, size[1] / 2 - 1 if radius is None else radius

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'stroke="{code(theme.on_dark)}" stroke-width="3"'
            brush.shapes(rounded(size, 1.5, round_, f"{filled(code(theme.dark))} {line}"))
            return
        body = f'{filled(code(theme.dark), 0.94)} stroke="{INK_CODE}" stroke-width="3"'
        gold = stroked(GOLD_CODE, 1.6, 0.9)
        brush.shapes(rounded(size, 1.5, round_, body) + rounded(size, 2.4, round_ - 1, gold))
        brush.shadow(STRIP)

    key = ("strip", round_, theme.is_flat)
    return Picture(look.art.painted(key, size, paint, 12), **place)


def board(look: Look, size: Size, *, is_planked: bool = False, **place: Any) -> Picture:
    """Return a board of dark timber, or several, with brass brackets at its corners."""
    theme, (width, height) = look.theme, size

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'stroke="{code(theme.on_dark)}" stroke-width="3"'
            brush.shapes(rounded(size, 1.5, CORNER, f"{filled(code(theme.dark))} {line}"))
            return
        brush.material("timber", rounded(size, 0, CORNER, filled("#FFFFFF")), int(width))
        lamp, far = (width * 0.3, height * 0.1), (width**2 + height**2) ** 0.5
        lights = radial("d", lamp, far, (0, "#100602", 0), (1, "#100602", 0.45))
        lights += radial("l", lamp, far * 0.5, (0, "#FFD9A0", 0.16), (1, "#FFD9A0", 0))
        lit = "".join(rounded(size, 0, CORNER, filled(f"url(#{name})")) for name in "dl")
        joints = "".join(
            f'<path d="M3 {y} L{width - 3} {y}" {stroked("#120803", 2, 0.85)}/>'
            f'<path d="M5 {y + 2} L{width - 5} {y + 2}" {stroked("#B07C48", 1.2, 0.3)}/>'
            for y in (range(PLANK, round(height) - PLANK // 2, PLANK) if is_planked else ())
        )
        frame = rounded(size, 1.5, CORNER - 0.5, stroked(INK_CODE, 3))
        frame += rounded(size, 4, 7, stroked("#B07C48", 1.6, 0.55))
        brush.shapes(joints + lit + frame, lights)
        span = min(BRACKET, height / 2)
        for right in (False, True):
            for low in (False, True):
                x = width + 2 - span / 2 if right else span / 2 - 2
                y = height + 2 - span / 2 if low else span / 2 - 2
                brush.drawing("bracket", (x, y), span, flip=(right, low))
        brush.shadow(BOARD)

    key = ("board", is_planked, theme.is_flat)
    return Picture(look.art.painted(key, size, paint, 24), **place)


def focus_bar(look: Look, size: Size, **place: Any) -> Picture:
    """Return the one gold row of a list."""
    theme, wide = look.theme, size[0]

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'{filled("#FFE680")} stroke="{code(theme.dark)}" stroke-width="3"'
            brush.shapes(rounded(size, 1.5, 11, line))
            return
        tones: tuple[Stop, ...] = (
            *((0, "#FFE79A", 0.95), (0.5, "#FFD863", 0.88), (1, "#F2BE4A", 0.7)),
        )
        edge = f'fill="url(#g)" stroke="{code(GOLD_DARK)}" stroke-width="2.4"'
        shine = stroked("#FFF8DA", 1.8)
        bar = rounded(size, 1.4, 12, edge) + rounded(size, 5.4, 9, shine)
        brush.shapes(bar, linear("g", (0, 0), (wide, 0), *tones))
        brush.halo(6, GOLD, 0.35)

    return Picture(look.art.painted(("focus bar", theme.is_flat), size, paint, 18), **place)


def rule(look: Look, width: float, **place: Any) -> Picture:
    """Return a thin line between two rows, ending softly."""
    theme = look.theme

    def paint(brush: Brush) -> None:
        line = f'<rect x="0" y="1" width="{width}" height="1.8"'
        if theme.is_flat:
            brush.shapes(f"{line} {filled(code(theme.dark))}/>")
            return
        tones = ((0, "#8A5A34", 0), (0.15, "#8A5A34", 0.6), (0.85, "#8A5A34", 0.6))
        fading = linear("g", (0, 0), (width, 0), *tones, (1, "#8A5A34", 0))
        brush.shapes(f'{line} fill="url(#g)"/>', fading)

    return Picture(look.art.painted(("rule", theme.is_flat), (width, 4), paint), **place)


def on(panel: Node, child: Node) -> Node:
    """Put a node into the middle of a panel; return the panel."""
    panel.add(child)
    return centred(child, panel)

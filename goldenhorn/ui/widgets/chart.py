"""Charts on parchment: lines over a scale, and bars of wood behind pictures.

Lines differ in colour and marks, bars in pictures and words, so none needs its colour to be told.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored
from goldenhorn.graphics.lettering import Lettering, shortened, width_of
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    GOLD_CODE,
    INK_CODE,
    Stop,
    code,
    filled,
    linear,
    stroked,
)
from goldenhorn.graphics.theme import GOLD, GOLD_LIGHT, INK, Rgb
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.ranking import BARELY_READ, smallest_on_paper

Size = tuple[float, float]
STEPS = (5, 10, 20, 50, 100, 200, 500)
"""How far the lines of a scale may be apart."""
MOST_LINES = 4
AXIS, MOST_AXIS = 50, 0.13
"""The width of the scale on the left, and how much of a chart's width it takes for large letters.
"""
LABEL, MOST_LABEL = 26, 0.27
"""The height of a line of small text, and how much of a chart's height it may take."""
MARK_REACH = 8
"""How far the last mark stands out beyond a scale with an axis."""
ENDS = 12
"""How far within the scale the first and the last value of a line without an axis stand."""
NAME, NAMES_APART, LEAST_SLOT = 20, 6, 58
"""The size of a bar's name, its distance from the next, and how wide a bar's place is at least."""
PICTURE, WIDEST_BAR, LOWEST_BAR = 42, 50, 9
WOOD: tuple[Stop, ...] = ((0, "#8B5A34"), (0.4, "#6A4126"), (1, "#3A2113"))
BRASS: tuple[Stop, ...] = ((0, "#FFE9A6"), (0.45, "#E3B04B"), (1, "#9A6418"))


@dataclass(frozen=True, slots=True)
class Curve:
    """One line: its values from left to right, its colours, and the number of its marks."""

    values: tuple[int, ...]
    colour: Rgb = INK
    casing: Rgb | None = None
    """What is seen on both sides of it."""
    mark: int = 0
    is_filled: bool = False
    """Whether it stands on a golden ground, with a bright last mark."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: the picture before it, its name below, its height as a share, and its number."""

    picture: str
    name: str
    share: float
    number: str
    is_chosen: bool = False


def scale_for(values: Sequence[int], most_lines: int = MOST_LINES) -> range:
    """Choose the lines of a scale that holds all values.

    >>> list(scale_for([14, 31]))
    [10, 20, 30, 40]
    """
    for step in STEPS:
        low = min(values) // step * step
        high = max(low + step, -(-max(values) // step) * step)
        if (high - low) // step < most_lines:
            break
    return range(low, high + 1, step)


class LineChart(Node):
    """Lines over their scale, and where each of them ends."""

    def __init__(
        self,
        look: Look,
        size: Size,
        curves: Sequence[Curve],
        scale: range,
        across: Sequence[int] = (),
        axis: str = "",
    ) -> None:
        """Draw lines on a sheet of a size; numbers of the axis across stand below it."""
        width, height = size
        super().__init__(width=width, height=height)
        line = _label_height(look, height) if not axis else look.words.height(
            look.on_paper(NAME).style)  # fmt: skip
        line = min(line, height / 9) if axis else line
        left = max(AXIS, min(AXIS * look.words.scale, width * MOST_AXIS))
        self._inset = 0 if axis else ENDS
        right, below = (MARK_REACH, 8 + 2 * line) if axis else (0, 0)
        self._area = left, line / 2, width - left - right, height - line - below
        self._scale, self._longest = scale, max(2, *(len(each.values) for each in curves))
        self.ends = [self._places(each)[-1] for each in curves]
        self.add(self._painted(look, tuple(curves), tuple(across)))
        self._write(look, line, across, axis)

    def _places(self, curve: Curve) -> list[tuple[float, float]]:
        """Return where the values of a line are marked."""
        left, _top, width, _height = self._area
        left, run = left + self._inset, width - 2 * self._inset
        if len(curve.values) == 1:
            return [(left + run / 2, self._height_of(curve.values[0]))]
        apart = run / (self._longest - 1)
        return [(left + number * apart, self._height_of(value))
                for number, value in enumerate(curve.values)]  # fmt: skip

    def _height_of(self, value: float) -> float:
        _left, top, _width, height = self._area
        scale = self._scale
        return top + height * (1 - (value - scale[0]) / (scale[-1] - scale[0]))

    def _across(self, number: int) -> float:
        left, _top, width, _height = self._area
        return left + width * number / (self._longest - 1)

    def _write(self, look: Look, line: float, across: Sequence[int], axis: str) -> None:
        left, top, width, height = self._area
        cut = look.softly_on_paper(NAME)
        # Numbers that would touch are left out, from the second line on.
        count = len(self._scale) - 1
        shown = self._scale if height / count > line else self._scale[::count]
        for value in shown:
            node = label(look, str(value), cut, left - 8, line, "right")
            self.add(anchored(node, 0, self._height_of(value), (0, 0.5)))
        for number in across if axis else ():
            wide = width * (across[1] - across[0]) / (self._longest - 1) - 4 if across[1:] else left
            node = label(look, str(number), cut, wide, line)
            self.add(anchored(node, self._across(number), top + height + 8, (0.5, 0)))
        if axis:
            self.add(label(look, axis, cut, width, line))
            self.children[-1].x, self.children[-1].y = left, top + height + 8 + line

    def _painted(self, look: Look, curves: tuple[Curve, ...], across: tuple[int, ...]) -> Picture:
        left, top, width, height = self._area
        size, rule = (self.width, self.height), code(look.theme.soft_on_paper)
        faint = 0.8 if look.theme.is_flat else 0.4

        def paint(brush: Brush) -> None:
            grid = ""
            for number, value in enumerate(self._scale):
                is_ground = bool(across) and not number
                y, line = self._height_of(value), stroked(rule, 2 if is_ground else 1.5,
                                                          0.9 if is_ground else faint)  # fmt: skip
                grid += f'<path d="M{left} {y:.1f} L{left + width:.1f} {y:.1f}" {line}/>'
            for number in across:
                x = self._across(number)
                grid += f'<path d="M{x:.1f} {top + height:.1f} l0 6" {stroked(rule, 2)}/>'
            brush.shapes(grid)
            for each in curves:
                _paint_curve(brush, each, self._places(each), (top, top + height))

        key = ("lines", curves, self._scale, across, self._area, look.theme.is_flat)
        return Picture(look.art.painted(key, size, paint))


def _paint_curve(
    brush: Brush, curve: Curve, places: list[tuple[float, float]], edges: tuple[float, float]
) -> None:
    path = " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    colour, casing = code(curve.colour), INK_CODE if curve.casing is None else code(curve.casing)
    shapes, (top, foot) = "", edges
    fade = linear("a", (0, top), (0, foot), (0, GOLD_CODE, 0.5), (1, GOLD_CODE, 0.16))
    if curve.is_filled and places[1:]:
        down = f"L{places[-1][0]:.1f} {foot} L{places[0][0]:.1f} {foot}Z"
        shapes += f'<path d="M{path} {down}" fill="url(#a)"/>'
    if places[1:]:
        if curve.casing is not None:
            shapes += f'<path d="M{path}" {stroked(casing, 7)}/>'
        shapes += f'<path d="M{path}" {stroked(colour, 3.6)}/>'
    for number, (x, y) in enumerate(places):
        if curve.is_filled:
            is_last = number == len(places) - 1
            fill, radius = code(GOLD_LIGHT if is_last else GOLD), 7.0 if is_last else 4.4
        else:
            fill, radius = colour, 5.0 if number else 0
        paint = f'{filled(fill)} stroke="{casing}" stroke-width="2.2"'
        shapes += _mark(curve.mark, x, y, radius, paint) if radius else ""
    brush.shapes(shapes, fade)


def _mark(number: int, x: float, y: float, r: float, paint: str) -> str:
    """Write a disc, square, diamond or triangle."""
    corners = (
        (),
        ((-r, -r), (r, -r), (r, r), (-r, r)),
        ((0, -r * 1.4), (r * 1.4, 0), (0, r * 1.4), (-r * 1.4, 0)),
        ((0, -r * 1.3), (r * 1.3, r), (-r * 1.3, r)),
    )[number % 4]
    if not corners:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" {paint}/>'
    path = " L".join(f"{x + across:.1f} {y + down:.1f}" for across, down in corners)
    return f'<path d="M{path}Z" {paint}/>'


def bar_chart(look: Look, size: Size, bars: Sequence[Bar]) -> Node:
    """Return bars side by side on one ground, each behind its picture and over its name."""
    width, height = size
    line = _label_height(look, height)
    ground, highest = height - line - 2, height - 2 * line - 4
    letters, slots = _slots(look, (width, line - 1), [bar.name for bar in bars])
    narrow = min(slots, default=0)  # pictures and bars are equally wide, whatever the names need
    picture = min(PICTURE, narrow * 0.36, highest)
    across = min(WIDEST_BAR, narrow - picture - 14)
    whole = Node(width=width, height=height)
    left = (width - sum(slots)) / 2
    for bar, slot in zip(bars, slots, strict=True):
        x = left + (slot - picture - 4 - across) / 2
        sign = look.drawing(bar.picture, picture)
        tall = max(LOWEST_BAR, highest * bar.share)
        body = _bar(look, (across, tall), is_chosen=bar.is_chosen)
        number = label(look, bar.number, look.on_paper(22), slot - picture - 6, line)
        name = shortened(look.words, bar.name, letters, int(slot - 2))
        whole.add(
            anchored(sign, x, ground - 2, (0, 1)),
            anchored(body, x + picture + 4, ground, (0, 1)),
            anchored(number, x + picture + 4 + across / 2, ground - tall, (0.5, 1)),
            anchored(label(look, name, letters, slot, line - 1), left, ground + 3, (0, 0)),
        )
        left += slot

    def paint(brush: Brush) -> None:
        brush.shapes(f'<rect x="0" y="1" width="{width}" height="2.4" {filled(INK_CODE)}/>')

    whole.add(Picture(look.art.painted("ground", (width, 5), paint), y=ground - 1))
    return whole


def _label_height(look: Look, height: float) -> float:
    """Return how high a line of small text is in letters of the size that people have chosen."""
    return max(LABEL, min(LABEL * look.words.scale, height * MOST_LABEL))


def _slots(look: Look, room: Size, names: Sequence[str]) -> tuple[Lettering, list[float]]:
    """Choose letters for names in one line, and how wide each bar's place is."""
    (width, height), words = room, look.words
    equal = width / max(1, len(names))
    if len(names) < MOST_LINES:  # few bars stand in the middle, not far apart
        equal = min(equal, width / 3)
    pixels = range(words.pixels(NAME), BARELY_READ - 1, -1)
    tried = [look.on_paper(words.size_of(high)) for high in pixels]
    tried = [each for each in tried if words.height(each.style) <= height]
    needed = [[width_of(words, name, each) + NAMES_APART for name in names] for each in tried]
    for letters, needs in zip(tried, needed, strict=True):
        if words.pixels(letters.style.size) >= words.smallest and max(needs, default=0) <= equal:
            return letters, [equal] * len(names)
    # Before names are shortened, long ones take room from short ones, if need be in small letters.
    for letters, needs in zip(tried, needed, strict=True):
        wide = [max(LEAST_SLOT, need) for need in needs]
        if sum(wide) <= width:
            return letters, [each + (width - sum(wide)) / len(names) for each in wide]
    return smallest_on_paper(look), [equal] * len(names)


def _bar(look: Look, size: Size, *, is_chosen: bool) -> Picture:
    theme, (width, height) = look.theme, size

    def paint(brush: Brush) -> None:
        tones, top = BRASS if is_chosen else WOOD, GOLD_CODE
        if theme.is_flat:
            top = code(theme.paper if is_chosen else theme.dark)
            tones = ((0, top), (1, top))
        edge = f'stroke="{INK_CODE}" stroke-width="2.6"'
        brush.shapes(
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height}" rx="5" fill="url(#w)"'
            f' {edge}/><rect x="1.5" y="1.5" width="{width - 3}" height="7" rx="3" {filled(top)}'
            f' stroke="{INK_CODE}" stroke-width="2"/>',
            linear("w", (0, 0), (width, 0), *tones),
        )
        if not theme.is_flat:
            brush.shadow(SMALL)

    drawn = look.art.painted(("bar", is_chosen, theme.is_flat), size, paint, SMALL.reach)
    return Picture(drawn)

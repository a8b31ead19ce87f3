"""Two charts on parchment: points from game to game, and bars of wood; knows no games.

Neither uses a colour of goods or of players: pictures and words say what is what.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.view.fame_lines import shortened, smallest_on_paper, soft
from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.light import SMALL, lay_shadow
from goldenhorn.view.kit.shapes import (
    GOLD_CODE,
    INK_CODE,
    Size,
    Stop,
    code,
    drawn,
    filled,
    linear,
    stroked,
)
from goldenhorn.view.kit.sheet import Sheet
from goldenhorn.view.kit.stuff import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.view.picture import Piece
from goldenhorn.view.text import Face
from goldenhorn.view.theme import GOLD_LIGHT

STEPS = (5, 10, 20, 50, 100, 200, 500)
"""How far the lines of a scale may be apart."""
MOST_LINES = 4
AXIS, FIGURES = 50, 96
"""The width of the scale on the left and of the figures on the right."""
DOT, LAST_DOT = 4.4, 7.0
LABEL = 26
"""The height of a line of small text."""
WIDEST_BAR = 50
LOWEST_BAR = 9
"""Its golden top alone."""
WOOD: tuple[Stop, ...] = ((0, "#8B5A34"), (0.4, "#6A4126"), (1, "#3A2113"))
BRASS: tuple[Stop, ...] = ((0, "#FFE9A6"), (0.45, "#E3B04B"), (1, "#9A6418"))


@dataclass(frozen=True, slots=True)
class Figure:
    """A number beside a graph, and what it is."""

    number: str
    name: str


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: the picture before it, its name below, its height as a share, and its number."""

    picture: str
    name: str
    share: float
    number: str
    is_chosen: bool = False


def scale_for(values: Sequence[int]) -> range:
    """Choose the lines of a scale that holds all values.

    >>> list(scale_for([14, 31]))
    [10, 20, 30, 40]
    """
    for step in STEPS:
        low = min(values) // step * step
        high = max(low + step, -(-max(values) // step) * step)
        if (high - low) // step < MOST_LINES:
            break
    return range(low, high + 1, step)


def graph(kit: Kit, size: Size, values: Sequence[int], figures: Sequence[Figure]) -> Piece:
    """Draw values from left to right over their scale, with figures beside them."""
    width, height = size
    sheet = Sheet(kit.words, size)
    half = LABEL // 2  # the scale's outermost numbers reach so far beyond their lines
    plot = pygame.Rect(AXIS, half, width - AXIS - FIGURES, height - 2 * half)
    scale = scale_for(values)
    # Numbers that would touch are left out, from the second line on.
    apart = plot.height / max(1, len(scale) - 1)
    shown = scale if apart > LABEL else scale[:: max(1, len(scale) - 1)]
    for line in shown:
        y = _height_of(line, scale, plot)
        box = pygame.Rect(0, round(y) - half, AXIS - 8, LABEL)
        sheet.write(str(line), soft(kit, 20), box, "midright", most_lines=1)
    sheet.put(_curve(kit, size, values, scale, plot))
    share = height // max(1, len(figures))
    for number, figure in enumerate(figures):
        box = pygame.Rect(width - FIGURES + 14, number * share, FIGURES - 14, share)
        upper = pygame.Rect(box.left, box.top, box.width, round(share * 0.54))
        lower = pygame.Rect(box.left, upper.bottom, box.width, share - upper.height - 2)
        sheet.write(figure.number, kit.on_paper(24, Face.TITLE), upper, "bottomleft", most_lines=1)
        sheet.write(figure.name, soft(kit, 20), lower, "topleft", most_lines=1)
    return sheet.piece()


def _height_of(value: float, scale: range, plot: pygame.Rect) -> float:
    return plot.bottom - (value - scale[0]) / (scale[-1] - scale[0]) * plot.height


def _curve(
    kit: Kit, size: Size, values: Sequence[int], scale: range, plot: pygame.Rect
) -> pygame.Surface:
    rule, area, opacity = "#8A5A34", GOLD_CODE, 0.45
    if kit.high_contrast:
        rule, opacity = code(NEARLY_BLACK), 0.8
    shapes = ""
    for line in scale:
        y = _height_of(line, scale, plot)
        shapes += f'<path d="M{plot.left} {y:.1f} L{plot.right} {y:.1f}"'
        shapes += f" {stroked(rule, 1.6, opacity)}/>"
    left, run = plot.left + 12, plot.width - 24
    if len(values) == 1:
        places = [(left + run / 2, _height_of(values[0], scale, plot))]
    else:
        places = [
            (left + run * number / (len(values) - 1), _height_of(value, scale, plot))
            for number, value in enumerate(values)
        ]
    path = " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    if len(places) > 1:
        foot = f"L{places[-1][0]:.1f} {plot.bottom} L{places[0][0]:.1f} {plot.bottom}Z"
        shapes += f'<path d="M{path} {foot}" fill="url(#a)"/>'
        shapes += f'<path d="M{path}" {stroked(INK_CODE, 4)}/>'
    for number, (x, y) in enumerate(places):
        is_last = number == len(places) - 1
        shapes += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{LAST_DOT if is_last else DOT}"'
            f" {filled(code(GOLD_LIGHT) if is_last else GOLD_CODE)}"
            f' stroke="{INK_CODE}" stroke-width="2.2"/>'
        )
    fade = linear("a", (0, plot.top), (0, plot.bottom), (0, area, 0.5), (1, area, 0.16))
    return drawn(size, shapes, fade)


def bars(kit: Kit, size: Size, given: Sequence[Bar]) -> Piece:
    """Draw bars side by side on one ground, each behind its picture and over its name."""
    width, height = size
    sheet = Sheet(kit.words, size)
    ground, highest = height - LABEL - 2, height - 2 * LABEL - 4
    slot = width / max(1, len(given))
    if len(given) < MOST_LINES:  # few bars stand in the middle, not far apart
        slot = min(slot, width / 3)
    start = (width - slot * len(given)) / 2
    for number, bar in enumerate(given):
        left = start + number * slot
        picture = min(42, round(slot * 0.36), highest)
        across = min(WIDEST_BAR, round(slot - picture - 14))
        x = left + (slot - picture - 4 - across) / 2
        drawing = kit.drawings.get(bar.picture, picture)
        sheet.put(drawing, x, ground - drawing.get_height() - 2)
        x += picture + 4
        tall = max(LOWEST_BAR, round(highest * bar.share))
        body = _bar(kit, (across, tall), bar.is_chosen)
        if not kit.high_contrast:
            lay_shadow(sheet.surface, body, sheet.at(x, ground - tall), SMALL)
        sheet.put(body, x, ground - tall)
        label = pygame.Rect(0, 0, round(slot - picture - 6), LABEL)
        label.midbottom = (round(x + across / 2), ground - tall)
        sheet.write(bar.number, kit.on_paper(22), label, most_lines=1)
        box = pygame.Rect(round(left) + 2, ground + 3, round(slot) - 4, LABEL - 1)
        letters = smallest_on_paper(kit)
        name = shortened(kit.words, bar.name, letters.style, box.width)
        sheet.write(name, letters, box, most_lines=1)
    line = f'<rect x="0" y="1" width="{width}" height="2.4" {filled(INK_CODE)}/>'
    sheet.put(drawn((width, 5), line), 0, ground - 1)
    return sheet.piece()


def _bar(kit: Kit, size: Size, is_chosen: bool) -> pygame.Surface:
    width, height = size
    tones = BRASS if is_chosen else WOOD
    top, edge = GOLD_CODE, INK_CODE
    if kit.high_contrast:
        flat = code(NEARLY_WHITE if is_chosen else NEARLY_BLACK)
        tones, top, edge = ((0, flat), (1, flat)), flat, code(NEARLY_BLACK)
    paint = f'stroke="{edge}" stroke-width="2.6"'
    return drawn(
        size,
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height}" rx="5" fill="url(#w)"'
        f' {paint}/><rect x="1.5" y="1.5" width="{width - 3}" height="7" rx="3" {filled(top)}'
        f' stroke="{edge}" stroke-width="2"/>',
        linear("w", (0, 0), (width, 0), *tones),
    )

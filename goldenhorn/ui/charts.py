"""Two charts on parchment: points from game to game, and bars of wood.

Neither uses a colour of goods or of players: pictures and words say what is what.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.light import SMALL, lay_shadow
from goldenhorn.graphics.outlines import (
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
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD_LIGHT
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.ranking_rows import BARELY_READ, shortened, smallest_on_paper, soft

STEPS = (5, 10, 20, 50, 100, 200, 500)
"""How far the lines of a scale may be apart."""
MOST_LINES = 4
AXIS, FIGURES = 50, 96
"""The width of the scale on the left and of the figures on the right; large letters need more."""
MOST_AXIS, MOST_FIGURES = 0.13, 0.36
"""How much of a chart's width they may take."""
DOT, LAST_DOT = 4.4, 7.0
LABEL, MOST_LABEL = 26, 0.27
"""The height of a line of small text, and how much of a chart's height it may take."""
NAME, NAMES_APART, LEAST_SLOT = 20, 6, 58
"""The size of a bar's name, its distance from the next, and how wide a bar's place is at least."""
NUMBER_SHARE, FIGURE_GAP = 0.54, 10
"""How much of a figure's height its number takes, and how far a name beside it stands."""
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


def graph(kit: Kit, size: Size, values: Sequence[int], figures: Sequence[Figure]) -> Image:
    """Draw values from left to right over their scale, with figures beside them."""
    width, height = size
    sheet = DrawSurface(kit.words, size)
    label = _label_height(kit, height)
    half = label // 2  # the scale's outermost numbers reach so far beyond their lines
    axis = _grown(kit, AXIS, width * MOST_AXIS)
    beside = FIGURES if kit.words.scale <= 1 else max(FIGURES, round(width * MOST_FIGURES))
    plot = pygame.Rect(axis, half, width - axis - beside, height - 2 * half)
    scale = scale_for(values)
    # Numbers that would touch are left out, from the second line on.
    apart = plot.height / max(1, len(scale) - 1)
    shown = scale if apart > label else scale[:: max(1, len(scale) - 1)]
    for line in shown:
        y = _height_of(line, scale, plot)
        box = pygame.Rect(0, round(y) - half, axis - 8, label)
        sheet.write(str(line), soft(kit, 20), box, "midright", most_lines=1)
    sheet.put(_curve(kit, size, values, scale, plot))
    _write_figures(kit, sheet, pygame.Rect(plot.right + 14, 0, beside - 14, height), figures)
    return sheet.image()


def _label_height(kit: Kit, height: int) -> int:
    return _grown(kit, LABEL, height * MOST_LABEL)


def _grown(kit: Kit, length: int, most: float) -> int:
    """Return a length for letters of the size that people have chosen, as far as there is room."""
    return max(length, min(round(length * kit.words.scale), round(most)))


def _write_figures(
    kit: Kit, sheet: DrawSurface, area: pygame.Rect, figures: Sequence[Figure]
) -> None:
    """Write figures one below the other: names below numbers, or beside them if that is larger."""
    numbers, names = kit.on_paper(24, FontFace.TITLE), soft(kit, 20)
    column = max(width_of(kit.words, each.number, numbers) for each in figures)
    share = area.height // len(figures)
    high = round(share * NUMBER_SHARE)
    below = (pygame.Rect(0, 0, area.width, high), pygame.Rect(0, high, area.width, share - high))
    left = min(column, area.width // 2) + FIGURE_GAP
    beside = (
        pygame.Rect(0, 0, left - FIGURE_GAP, share),
        pygame.Rect(left, 0, area.width - left, share),
    )

    def letters_in(boxes: tuple[pygame.Rect, pygame.Rect]) -> float:
        """Return how large the smallest name can be."""
        rooms = ((each.name, names, boxes[1].size, 1) for each in figures)
        return min(fitted(kit.words, *room)[0].style.size for room in rooms)

    is_beside = letters_in(beside) > letters_in(below)
    number_box, name_box = beside if is_beside else below
    number_at, name_at = ("midleft",) * 2 if is_beside else ("bottomleft", "topleft")
    for line, figure in enumerate(figures):
        at = area.left, area.top + line * share
        sheet.write(figure.number, numbers, number_box.move(at), number_at, most_lines=1)
        sheet.write(figure.name, names, name_box.move(at), name_at, most_lines=1)


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


def bars(kit: Kit, size: Size, given: Sequence[Bar]) -> Image:
    """Draw bars side by side on one ground, each behind its picture and over its name."""
    width, height = size
    sheet = DrawSurface(kit.words, size)
    label_height = _label_height(kit, height)
    ground, highest = height - label_height - 2, height - 2 * label_height - 4
    letters, slots = _slots(kit, (width, label_height - 1), [bar.name for bar in given])
    narrow = min(slots, default=0)  # pictures and bars are equally wide, whatever the names need
    picture = min(42, round(narrow * 0.36), highest)
    across = min(WIDEST_BAR, round(narrow - picture - 14))
    left = (width - sum(slots)) / 2
    for bar, slot in zip(given, slots, strict=True):
        x = left + (slot - picture - 4 - across) / 2
        drawing = kit.drawings.get(bar.picture, picture)
        sheet.put(drawing, x, ground - drawing.get_height() - 2)
        x += picture + 4
        tall = max(LOWEST_BAR, round(highest * bar.share))
        body = _bar(kit, (across, tall), bar.is_chosen)
        if not kit.high_contrast:
            lay_shadow(sheet.surface, body, sheet.at(x, ground - tall), SMALL)
        sheet.put(body, x, ground - tall)
        label = pygame.Rect(0, 0, round(slot - picture - 6), label_height)
        label.midbottom = (round(x + across / 2), ground - tall)
        sheet.write(bar.number, kit.on_paper(22), label, most_lines=1)
        box = pygame.Rect(round(left), ground + 3, round(slot), label_height - 1)
        name = shortened(kit.words, bar.name, letters.style, box.width - 2)
        sheet.write(name, letters, box, most_lines=1)
        left += slot
    line = f'<rect x="0" y="1" width="{width}" height="2.4" {filled(INK_CODE)}/>'
    sheet.put(drawn((width, 5), line), 0, ground - 1)
    return sheet.image()


def _slots(kit: Kit, room: Size, names: Sequence[str]) -> tuple[Lettering, list[float]]:
    """Choose letters for names in one line, and how wide each bar's place is."""
    width, height = room
    words = kit.words
    equal = width / max(1, len(names))
    if len(names) < MOST_LINES:  # few bars stand in the middle, not far apart
        equal = min(equal, width / 3)
    pixels = range(words.pixels(NAME), BARELY_READ - 1, -1)
    tried = [kit.on_paper(words.size_of(high)) for high in pixels]
    tried = [each for each in tried if words.height(each.style) <= height]
    for letters in tried:
        widest = max(words.width(name, letters.style) for name in names)
        if words.pixels(letters.style.size) >= words.smallest and widest + NAMES_APART <= equal:
            return letters, [equal] * len(names)
    # Before names are shortened, long ones take room from short ones, if need be in small letters.
    for letters in tried:
        needs = [words.width(name, letters.style) + NAMES_APART for name in names]
        needs = [max(LEAST_SLOT, need) for need in needs]
        if sum(needs) <= width:
            return letters, [need + (width - sum(needs)) / len(names) for need in needs]
    return smallest_on_paper(kit), [equal] * len(names)


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

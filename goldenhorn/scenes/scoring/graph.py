"""The graph of points by round: a line for each player that ends at crest, name and points.

Lines differ in colour, marks and crest, so none needs its colour to be told.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.outlines import INK_CODE, code, drawn, filled, stroked
from goldenhorn.graphics.piece_colours import CRESTS
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sentences import readable_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD_LIGHT, SOFT_TEXT, Rgb
from goldenhorn.ui.kit import Kit

MOST_STEPS = 6
"""How many lines across there are at most."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200)
"""What may lie between two of them."""
LINE, CASING = 3.6, 7.0
MARK = 5.0
BADGE = 46


@dataclass(frozen=True, slots=True)
class Curve:
    """One player's line."""

    name: str
    crest: str
    points: tuple[int, ...]
    """At the start and after every round."""


def graph(kit: Kit, size: tuple[int, int], curves: Sequence[Curve], round_word: str) -> Image:
    """Draw all lines on a sheet of a size; `round_word` names the axis of rounds."""
    sheet = DrawSurface(kit.words, size)
    axes = _Axes(kit, size, curves)
    _lay_grid(sheet, kit, axes, round_word)
    for number, curve in enumerate(curves):
        sheet.put(drawn(size, _line(axes, curve, number, kit.high_contrast)))
    _lay_ends(sheet, kit, axes, curves)
    return sheet.image()


class _Axes:
    """Where rounds and points lie on the sheet."""

    def __init__(self, kit: Kit, size: tuple[int, int], curves: Sequence[Curve]) -> None:
        width, height = size
        wanted = kit.words.height(kit.on_paper(20).style)
        self.line_height = min(wanted, max(height // 12, round(kit.words.smallest * 1.35)))
        names = width * 0.24
        self.area = pygame.Rect(52, 12, 0, 0)
        self.area.width = round(width - 52 - names - BADGE)
        self.area.height = height - 24 - 2 * self.line_height
        self.names = pygame.Rect(self.area.right + BADGE + 26, 0, 0, height)
        self.names.width = width - self.names.x
        self.rounds = max(1, *(len(curve.points) - 1 for curve in curves))
        highest = max(1, *(max(curve.points) for curve in curves))
        self.step = next((step for step in STEPS if step * MOST_STEPS >= highest), STEPS[-1])
        self.top = -(-highest // self.step) * self.step

    def place(self, round_: int, points: int) -> tuple[float, float]:
        """Return where so many points after a round are marked."""
        x = self.area.left + self.area.width * round_ / self.rounds
        return x, self.area.bottom - self.area.height * points / self.top


def _lay_grid(sheet: DrawSurface, kit: Kit, axes: _Axes, round_word: str) -> None:
    soft = NEARLY_BLACK if kit.high_contrast else SOFT_TEXT
    area = axes.area
    shapes = ""
    lettering = kit.on_paper(20)
    for points in range(0, axes.top + 1, axes.step):
        _x, y = axes.place(0, points)
        opacity = 0.9 if points == 0 else 0.3
        line = stroked(code(soft), 2 if points == 0 else 1.4, opacity)
        shapes += f'<path d="M{area.left} {y:.1f} L{area.right} {y:.1f}" {line}/>'
        height = min(axes.line_height, area.height * axes.step // axes.top)
        box = pygame.Rect(0, round(y) - height // 2, 44, height)
        sheet.write(str(points), lettering, box, "midright", most_lines=1)
    every = next(step for step in STEPS if step * 10 >= axes.rounds)
    for round_ in range(0, axes.rounds + 1, every):
        x, y = axes.place(round_, 0)
        shapes += f'<path d="M{x:.1f} {y} L{x:.1f} {y + 6}" {stroked(code(soft), 2)}/>'
        wide = area.width * every // axes.rounds - 4
        box = pygame.Rect(round(x) - wide // 2, area.bottom + 8, wide, axes.line_height)
        if round_:
            sheet.write(str(round_), lettering, box, "midtop", most_lines=1)
    sheet.put(drawn(sheet.size, shapes))
    box = pygame.Rect(area.left, area.bottom + 8 + axes.line_height, area.width, 0)
    box.height = sheet.size[1] - box.y
    sheet.write(round_word, lettering, box, most_lines=1)


def _tones(crest: str, high_contrast: bool) -> tuple[Rgb, str]:
    """Return the colour of a line and of its casing; a dark line gets a light one."""
    colours = CRESTS[crest]
    is_dark = sum(colours.field) < 3 * 60
    return colours.field, code(GOLD_LIGHT) if is_dark and not high_contrast else INK_CODE


def _line(axes: _Axes, curve: Curve, number: int, high_contrast: bool) -> str:
    places = [axes.place(round_, points) for round_, points in enumerate(curve.points)]
    path = " ".join(f"{'L' if n else 'M'}{x:.1f} {y:.1f}" for n, (x, y) in enumerate(places))
    field, casing = _tones(curve.crest, high_contrast)
    shapes = f'<path d="{path}" {stroked(casing, CASING)}/>'
    shapes += f'<path d="{path}" {stroked(code(field), LINE)}/>'
    paint = f'{filled(code(field))} stroke="{casing}" stroke-width="2.2"'
    for x, y in places[1:]:
        shapes += _mark(number, x, y, paint)
    return shapes


def _mark(number: int, x: float, y: float, paint: str) -> str:
    """Write the mark of one seat: disc, square, diamond or triangle."""
    r = MARK
    match number % 4:
        case 0:
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" {paint}/>'
        case 1:
            corners = ((-r, -r), (r, -r), (r, r), (-r, r))
        case 2:
            corners = ((0, -r * 1.4), (r * 1.4, 0), (0, r * 1.4), (-r * 1.4, 0))
        case _:
            corners = ((0, -r * 1.3), (r * 1.3, r), (-r * 1.3, r), (0, -r * 1.3))
    path = " ".join(
        f"{'L' if n else 'M'}{x + dx:.1f} {y + dy:.1f}" for n, (dx, dy) in enumerate(corners)
    )
    return f'<path d="{path}Z" {paint}/>'


def _lay_ends(sheet: DrawSurface, kit: Kit, axes: _Axes, curves: Sequence[Curve]) -> None:
    """Put crest, name and points at the end of each line, none over another."""
    ends = [axes.place(len(curve.points) - 1, curve.points[-1]) for curve in curves]
    step = min(BADGE + 8 + axes.line_height, (sheet.size[1] - 8) // len(curves))
    step = max(step, BADGE + 4)
    middles = spread([y for _x, y in ends], step, step / 2, sheet.size[1] - step / 2)
    half = axes.names.width, (round(step) - 2) // 2
    style = kit.on_paper(24, FontFace.TITLE).style
    names = readable_style(kit.words, (curve.name for curve in curves), style, half)
    points = (str(curve.points[-1]) for curve in curves)
    figures = readable_style(kit.words, points, kit.on_paper(26).style, half)
    for curve, (x, y), middle in zip(curves, ends, middles, strict=True):
        badge_x = axes.area.right + 16
        leader = f"M{x + MARK:.1f} {y:.1f} L{badge_x + 4:.1f} {middle:.1f}"
        field, casing = _tones(curve.crest, kit.high_contrast)
        shapes = f'<path d="{leader}" {stroked(casing, 3.4)}/>'
        sheet.put(drawn(sheet.size, shapes + f'<path d="{leader}" {stroked(code(field), 1.6)}/>'))
        badge = kit.drawings.get(f"badge_{curve.crest}", BADGE)
        sheet.put_centred(badge, badge_x + BADGE / 2, middle)
        box = pygame.Rect(axes.names.x, 0, axes.names.width, round(step) - 2)
        box.centery = round(middle)
        upper, lower = box.copy(), box.copy()
        upper.height = lower.height = box.height // 2
        lower.top = upper.bottom
        sheet.write(curve.name, Lettering(names), upper, "bottomleft", most_lines=1)
        sheet.write(str(curve.points[-1]), Lettering(figures), lower, "topleft", most_lines=1)


def spread(wanted: Sequence[float], apart: float, lowest: float, highest: float) -> list[float]:
    """Move numbers apart until none is nearer to another than allowed, in the same order.

    >>> spread([50, 52, 10], 10, 0, 100)
    [50, 60, 10]
    >>> spread([98, 99], 10, 0, 100)
    [90, 100]
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = list(wanted)
    previous = lowest - apart
    for index in order:
        placed[index] = previous = max(placed[index], previous + apart)
    following = highest + apart
    for index in reversed(order):
        placed[index] = following = min(placed[index], following - apart)
    return placed

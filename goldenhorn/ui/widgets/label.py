"""A label: a text in its room, on one line or several, read aloud as it stands there."""

from collections.abc import Iterable
from math import ceil, floor

import pygame

from goldenhorn.graphics.drawable import Area, Draw, Drawable
from goldenhorn.graphics.lettering import Lettering, fitted, line_step, width_of
from goldenhorn.graphics.node import Node, Spot
from goldenhorn.graphics.text import Written
from goldenhorn.ui.widgets.look import Look

ALIGNED = {"left": 0.0, "center": 0.5, "right": 1.0}
MOST_LINES = 99
"""Of a paragraph: more than any room holds."""


class Label(Node):
    """A text; its size is the room that it may take."""

    def __init__(
        self,
        text: str,
        lines: list[Drawable],
        room: tuple[float, float],
        *,
        step: float,
        align: float,
        letters: int,
    ) -> None:
        self.text, self.lines = text, lines
        self.step, self.align, self.letters = step, align, letters
        super().__init__(width=room[0], height=room[1])

    @property
    def written_area(self) -> Area:
        """What the letters cover, measured from its own corner."""
        wide = max(line.width for line in self.lines)
        high = self.lines[0].height + self.step * (len(self.lines) - 1)
        return (self.width - wide) * self.align, (self.height - high) / 2, wide, high

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw its lines."""
        _left, top, _wide, _high = self.written_area
        for number, line in enumerate(self.lines if self.text else ()):  # nothing has no pixels
            x = (self.width - line.width) * self.align + line.width / 2
            y = top + number * self.step + line.height / 2
            size = line.width * spot.scale, line.height * spot.scale
            yield Draw(line, *spot.place(x, y), *size, angle=spot.angle, alpha=spot.alpha)

    def written(self, area: Area) -> Written:
        """Say where its text stands in the picture, and in which box it should."""
        share = area[2] / self.width if self.width else 1
        left, top, wide, high = (each * share for each in self.written_area)
        start = ceil(area[0] + left), ceil(area[1] + top)
        end = floor(area[0] + left + wide), floor(area[1] + top + high)
        place = pygame.Rect(*start, end[0] - start[0], end[1] - start[1])
        corner = floor(area[0]), floor(area[1])
        room = ceil(area[0] + area[2]) - corner[0], ceil(area[1] + area[3]) - corner[1]
        return Written(self.text, place, pygame.Rect(corner, room), self.letters)


def label(
    look: Look,
    text: str,
    lettering: Lettering,
    width: float,
    height: float,
    align: str = "center",
    most_lines: int = 1,
    *,
    rather_large: bool = False,
) -> Label:
    """Write in a room: on one line if that can be, else on more, smaller only if it must be."""
    words, room = look.words, (int(width), int(height))
    lettering, lines = fitted(words, text, lettering, room, most_lines, rather_large)
    return Label(
        text,
        [look.art.letters(line, lettering) for line in lines],
        (width, height),
        step=line_step(words, lettering),
        align=ALIGNED[align],
        letters=words.pixels(lettering.style.size),
    )


def evenly(
    look: Look,
    texts: Iterable[str],
    lettering: Lettering,
    width: float,
    height: float,
    most_lines: int = 1,
    *,
    rather_large: bool = False,
) -> Lettering:
    """Return the largest letters in which each of several texts fits a room of its own."""
    room = int(width), int(height)
    fits = (fitted(look.words, text, lettering, room, most_lines, rather_large) for text in texts)
    sizes = (found for found, _lines in fits)
    return min(sizes, key=lambda found: found.style.size, default=lettering)


def written_in(root: Node) -> list[Written]:
    """Return all that is written in a tree, from back to front."""
    return [node.written(area) for node, area in root.boxes() if isinstance(node, Label)]


def line(look: Look, text: str, lettering: Lettering, widest: float = 2000) -> Label:
    """Write one line, as wide as it is; smaller only where it would be wider than it may."""
    wide = min(width_of(look.words, text, lettering), widest)
    return label(look, text, lettering, wide, look.words.height(lettering.style))


def paragraph(
    look: Look,
    text: str,
    lettering: Lettering,
    width: float,
    align: str = "left",
    most: float = 10_000,
) -> Label:
    """Write over as many lines as are needed, as high as they are; smaller only if it must be."""
    words, room = look.words, (int(width), int(most))
    lettering, lines = fitted(words, text, lettering, room, MOST_LINES, rather_large=True)
    step = line_step(words, lettering)
    return Label(
        text,
        [look.art.letters(line, lettering) for line in lines],
        (width, words.height(lettering.style) + step * (len(lines) - 1)),
        step=step,
        align=ALIGNED[align],
        letters=words.pixels(lettering.style.size),
    )

"""Breaks the paragraphs of the rule book into lines and columns."""

from collections.abc import Sequence
from dataclasses import dataclass

from goldenhorn.graphics.text import Style, Words, words_of

SQUEEZE = 0.86
"""Letters may shrink so far if the text then fits into the first column."""
BETWEEN = 0.5
"""The gap between two paragraphs, in lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, and how far below the column's top it stands."""

    text: str
    y: int
    begins: bool
    """Whether a paragraph begins here."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Columns of lines, all in one style."""

    style: Style
    step: int
    """From one line to the next."""
    columns: tuple[tuple[Line, ...], ...]


def flowed(
    words: Words, texts: Sequence[str], style: Style, width: int, heights: tuple[int, int, int]
) -> Flow:
    """Fill columns: the first is so high, and after it left and right ones in turn.

    Nothing is ever clipped: a text that is too long for the first column, even in slightly
    smaller letters, goes on in the next ones, in the size that people have chosen.
    """
    style = _narrowed(words, texts, style, width)
    tried = style
    while tried.size >= style.size * SQUEEZE and words.pixels(tried.size) >= words.smallest:
        flow = _laid(words, texts, tried, width, heights)
        if len(flow.columns) == 1:
            return flow
        tried = words.smaller(tried)
    return _laid(words, texts, style, width, heights)


def _narrowed(words: Words, texts: Sequence[str], style: Style, width: int) -> Style:
    """Return the style made so small that the longest word fits on a line."""
    longest = {word for text in texts for word in words_of(text)}
    while any(words.width(word, style) > width for word in longest):
        if words.pixels(style.size) == 1:
            break
        style = words.smaller(style)
    return style


def _laid(
    words: Words, texts: Sequence[str], style: Style, width: int, heights: tuple[int, int, int]
) -> Flow:
    step = words.height(style)
    gap = round(step * BETWEEN)
    columns: list[list[Line]] = [[]]
    room, y = heights[0], 0
    for text in texts:
        lines = words.wrapped(text, style, width)
        for number, line in enumerate(lines):
            if number == 0 and columns[-1]:
                y += gap
            # The first line of a paragraph never stands alone at the foot of a column.
            needed = 2 * step if number == 0 and len(lines) > 1 else step
            if y + needed > room and columns[-1]:
                room = heights[1 if len(columns) % 2 else 2]
                columns.append([])
                y = 0
            columns[-1].append(Line(line, y, number == 0))
            y += step
    return Flow(style, step, tuple(tuple(column) for column in columns))

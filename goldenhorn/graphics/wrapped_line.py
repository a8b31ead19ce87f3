"""Words and small drawings over several lines, smaller if they must be."""

import pygame

from goldenhorn.graphics.images import Drawings
from goldenhorn.graphics.rich_line import Line, Part, closes, draw_line, line_height, line_width
from goldenhorn.graphics.text import LAST_RESORT, Style, Words, words_of

MIDDLE_DOT = "·"
"""Stands between clauses, where a line is best broken."""


def wrapped(
    words: Words, drawings: Drawings, line: Line, style: Style, width: int
) -> list[list[Part]]:
    """Break a line: if that can be between its clauses, else between words and drawings."""

    def fits(parts: list[Part]) -> bool:
        return line_width(words, drawings, parts, style) <= width

    lines: list[list[Part]] = [[]]
    for clause in _clauses(line):
        whole = _all(lines[-1], clause)
        if fits(whole):
            lines[-1] = whole
            continue
        if lines[-1] and fits(_all([], clause)):
            lines.append(_all([], clause))
            continue
        for piece in clause:
            longer = _all(lines[-1], [piece])
            if lines[-1] and not fits(longer) and not closes(piece):
                lines.append([piece])
            else:
                lines[-1] = longer
    return lines


def _clauses(line: Line) -> list[list[Part]]:
    """Split a line into pieces that stay together if they can, each up to its dot."""
    clauses: list[list[Part]] = [[]]
    for piece in _unbroken(line):
        clauses[-1].append(piece)
        if piece == MIDDLE_DOT:
            clauses.append([])
    return clauses


def _all(line: list[Part], pieces: list[Part]) -> list[Part]:
    for piece in pieces:
        line = _with(line, piece)
    return line


def _unbroken(line: Line) -> list[Part]:
    pieces: list[Part] = []
    for part in line:
        pieces += words_of(part) if isinstance(part, str) else [part]
    return pieces


def _with(line: list[Part], piece: Part) -> list[Part]:
    if isinstance(piece, str) and line and isinstance(line[-1], str):
        return [*line[:-1], f"{line[-1]} {piece}"]
    return [*line, piece]


def line_step(words: Words, style: Style) -> int:
    """Return how far below one another lines stand that have no large drawings."""
    return line_height(words, (), style)


def fitted_lines(
    words: Words, drawings: Drawings, line: Line, style: Style, size: tuple[int, int]
) -> tuple[Style, list[list[Part]]]:
    """Break a line so that it fits a size, in the largest letters that do."""
    while True:
        lines = wrapped(words, drawings, line, style, size[0])
        is_narrow = all(line_width(words, drawings, each, style) <= size[0] for each in lines)
        is_low = sum(line_height(words, each, style) for each in lines) <= size[1]
        if (is_narrow and is_low) or words.pixels(style.size) <= LAST_RESORT:
            return style, lines
        style = words.smaller(style)


def draw_wrapped(
    onto: pygame.Surface,
    words: Words,
    drawings: Drawings,
    line: Line,
    style: Style,
    box: pygame.Rect,
    is_centred: bool = False,
) -> None:
    """Draw a line over as many lines as it needs, in the middle of a box's height."""
    style, lines = fitted_lines(words, drawings, line, style, box.size)
    heights = [line_height(words, each, style) for each in lines]
    top = box.centery - sum(heights) // 2
    for each, height in zip(lines, heights, strict=True):
        draw_line(
            *(onto, words, drawings, each, style),
            pygame.Rect(box.x, top, box.width, height),
            is_centred,
        )
        top += height

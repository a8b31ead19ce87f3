"""What a line of words, drawings, keys and pills is made of, and where it may be broken."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from goldenhorn.engine.pieces import COLOURS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.text import words_of
from goldenhorn.graphics.theme import Rgb

GAP, CLOSE = 6, 1
"""Between two parts, and before one that stands close behind."""
CLOSING = (".", ",", ";", ":", "!", "?", "…", ")")
"""What stands close behind a drawing, as behind a word."""
HIGHER = 1.25
"""A drawing in a line is so many times as high as the letters' size."""
MIDDLE_DOT = "·"
"""Stands between clauses, where a line is best broken."""
CARDS = {f"card_{word(colour)}": colour for colour in COLOURS}
"""In a line a card is reduced to its colour and its sign."""
SLIMNESS = 0.76
"""The width of such a card for its height."""
PILL_TONES: tuple[Rgb, Rgb] = ((255, 250, 226), (250, 214, 122))


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing that stands in a line like a word."""

    drawing: str
    tint: Rgb | None = None
    """Paint its shape in one colour, as for white glyphs on a light ground."""
    larger: float = 1.0
    """How many times as high it is as others, for what must be told apart by its details."""


@dataclass(frozen=True, slots=True)
class Pill:
    """A gain in a small golden pill, as "+3"."""

    text: str


@dataclass(frozen=True, slots=True)
class Space:
    """Room between two phrases."""

    width: int


Part = str | Icon | Pill | Space | Key
Line = Sequence[Part]


def gap_before(part: Part) -> int:
    """Return how much room there is before a part."""
    return CLOSE if _closes(part) else GAP


def broken(line: Line, fits: Callable[[Line], bool]) -> list[list[Part]]:
    """Break a line: if that can be between its clauses, else between words and drawings."""
    lines: list[list[Part]] = [[]]
    for clause in _clauses(line):
        whole = _all(lines[-1], clause)
        if fits(whole):
            lines[-1] = whole
            continue
        if lines[-1] and fits(_all([], clause)):
            lines.append(_all([], clause))
            continue
        for part in clause:
            longer = _with(lines[-1], part)
            if lines[-1] and not fits(longer) and not _closes(part):
                lines.append([part])
            else:
                lines[-1] = longer
    return lines


def _closes(part: Part) -> bool:
    """Whether a part stands close behind what comes before it."""
    return isinstance(part, str) and part.startswith(CLOSING)


def _clauses(line: Line) -> list[list[Part]]:
    """Split a line into pieces that stay together if they can, each up to its dot."""
    clauses: list[list[Part]] = [[]]
    for whole in line:
        for part in words_of(whole) if isinstance(whole, str) else [whole]:
            clauses[-1].append(part)
            if part == MIDDLE_DOT:
                clauses.append([])
    return clauses


def _all(line: list[Part], pieces: list[Part]) -> list[Part]:
    for part in pieces:
        line = _with(line, part)
    return line


def _with(line: list[Part], part: Part) -> list[Part]:
    if isinstance(part, str) and line and isinstance(line[-1], str):
        return [*line[:-1], f"{line[-1]} {part}"]
    return [*line, part]

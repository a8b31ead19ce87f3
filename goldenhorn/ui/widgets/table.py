"""A table: named columns, and lines that may be chosen, with a rule between two of them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from goldenhorn.graphics.lettering import Lettering, width_of
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import LAST_RESORT
from goldenhorn.ui.widgets.label import ALIGNED, label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import focus_bar, rule
from goldenhorn.ui.widgets.target import Target

Cell = Callable[[float, float], Node]
"""Makes what stands in a cell of a size."""
RULE_SIDES = 14
BETWEEN_TITLES = 12


@dataclass(frozen=True, slots=True)
class Column:
    """One column; one without a width takes what the others leave."""

    width: float = 0
    title: str = ""
    align: str = "left"


@dataclass(frozen=True, slots=True)
class Line:
    """One line; with a key it can be chosen."""

    cells: Sequence[Cell]
    key: Hashable = None
    is_lit: bool = False
    """Whether it lies on gold."""


def written(look: Look, text: str, lettering: Lettering, align: str = "center") -> Cell:
    """Return a cell with a text on one line."""
    return lambda width, height: label(look, text, lettering, width, height, align)


def nothing(width: float, height: float) -> Node:
    """Return an empty cell."""
    return Node(width=width, height=height)


def table(
    look: Look,
    columns: Sequence[Column],
    lines: Sequence[Line],
    size: tuple[float, float],
    *,
    titles: tuple[Lettering, float],
    most_lines: int = 0,
) -> Node:
    """Return a table of a size; `titles` says how they are cut and how high they stand.

    Its lines are as high as if there were at least `most_lines`.
    """
    (width, height), (lettering, top) = size, titles
    taken = sum(column.width for column in columns)
    spare = (width - taken) / max(1, sum(not column.width for column in columns))
    wide = [column.width or spare for column in columns]
    whole = Node(*_titles(look, columns, wide, lettering, top), width=width, height=height)
    high = (height - top) / max(1, len(lines), most_lines)
    for number, each in enumerate(lines):
        y = top + number * high
        if number:
            whole.add(rule(look, width - 2 * RULE_SIDES, x=RULE_SIDES, y=y - 2))
        place: dict[str, Any] = {"y": y, "width": width, "height": high}
        node = Node(**place) if each.key is None else Target(key=each.key, **place)
        if each.is_lit:
            node.add(focus_bar(look, (width, high - 2)))
        x = 0.0
        for column, cell, room in zip(columns, each.cells, wide, strict=True):
            content = cell(room, high)
            content.x = x + (room - content.width) * ALIGNED[column.align]
            content.y = (high - content.height) / 2
            node.add(content)
            x += room
        whole.add(node)
    return whole


def _titles(
    look: Look, columns: Sequence[Column], wide: Sequence[float], lettering: Lettering, top: float
) -> list[Node]:
    """Write all titles in one size; where one is too long, those before it make room."""
    words, shown = look.words, [column for column in columns if column.title]
    ends = [sum(wide[: number + 1]) for number, column in enumerate(columns) if column.title]
    rooms = [room for room, column in zip(wide, columns, strict=True) if column.title]
    while True:
        titles: list[Node] = []
        limit = sum(wide)
        for column, end, room in reversed(list(zip(shown, ends, rooms, strict=True))):
            across = width_of(words, column.title, lettering)
            start = end - room + (room - across) * ALIGNED[column.align]
            start = min(start, limit - across)
            node = label(look, column.title, lettering, across, top)
            node.x, limit = start, start - BETWEEN_TITLES
            titles.insert(0, node)
        has_room = limit >= -BETWEEN_TITLES and words.height(lettering.style) <= top
        if has_room or words.pixels(lettering.style.size) <= LAST_RESORT:
            return titles
        lettering = replace(lettering, style=words.smaller(lettering.style))

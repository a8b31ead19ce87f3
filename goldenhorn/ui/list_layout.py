"""Where the rows of a list lie that may be longer than its place; only whole rows are seen."""

from dataclasses import dataclass

import pygame

RAIL = 44
"""How wide the rail beside a list is: wide enough for a finger."""
ARROW = 40
SHORTEST_KNOB = 28


@dataclass(frozen=True, slots=True)
class ListLayout:
    """Rows in columns that fit, or one column of which a part is seen."""

    area: pygame.Rect
    count: int
    row_height: int
    """The least that a row needs."""
    columns: int = 1
    between: int = 0
    """From one column to the next."""

    @property
    def shown(self) -> int:
        """How many rows of a column are seen."""
        return max(1, min(self.per_column, self.area.height // self.row_height))

    @property
    def per_column(self) -> int:
        """How many rows a column has."""
        return -(-self.count // self.columns)

    @property
    def scrolls(self) -> bool:
        """Whether there are more rows than are seen."""
        return self.shown < self.per_column

    @property
    def last_first(self) -> int:
        """The row that is the first to be seen when the list is at its end."""
        return self.per_column - self.shown if self.scrolls else 0

    def first_for(self, first: int, row: int) -> int:
        """Scroll just as far as needed to see a row."""
        if not self.scrolls:
            return 0
        return min(max(first, row - self.shown + 1, 0), row, self.last_first)

    def places(self, first: int) -> dict[int, pygame.Rect]:
        """Where the rows that are seen lie, by their numbers."""
        area, columns = self.area, self.columns
        width = (area.width - self.between * (columns - 1)) // columns
        if self.scrolls:
            width -= RAIL
        shown = {}
        for number in range(self.count):
            column, line = divmod(number, self.per_column)
            line -= first
            if 0 <= line < self.shown:
                top = area.top + area.height * line // self.shown
                foot = area.top + area.height * (line + 1) // self.shown
                left = area.left + column * (width + self.between)
                shown[number] = pygame.Rect(left, top, width, foot - top)
        return shown

    @property
    def rail(self) -> pygame.Rect:
        """The whole rail with its two arrows."""
        return pygame.Rect(self.area.right - RAIL + 6, self.area.top, RAIL - 6, self.area.height)

    def first_at(self, y: float) -> int:
        """The first row to be seen when the rail's knob is pulled to a height."""
        track = self.rail.inflate(0, -2 * ARROW)
        share = (y - track.top) / max(1, track.height)
        return min(max(round(share * self.per_column - self.shown / 2), 0), self.last_first)

    @property
    def knob(self) -> tuple[float, float]:
        """How long the rail's knob is, and how far it can go."""
        track = self.rail.height - 2 * ARROW - 8
        length = max(SHORTEST_KNOB, round(track * self.shown / self.per_column))
        return length, track - length

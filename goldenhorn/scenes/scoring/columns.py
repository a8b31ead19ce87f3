"""Where everything stands on the ledger's sheet, for two to four columns."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.surfaces.sprite import Image

Show = Callable[[Hashable, Image, float, float, float], None]
"""Name, piece, x, y, z."""

LINES, WASH, ROWS, ON_TOP, FLYING = 1.5, 2.0, 3.0, 4.0, 5.0
"""From back to front."""

EDGE = 4
"""Between the points and a column's edge."""
TRAY_RIM = 5
"""By how much a tray reaches beyond its first and last cube's places."""
AROUND_TRAY = 9
"""What a tray's rim and the gap to the next take from the height of a set."""
SLOTS = 6
"""One for each colour."""
MOST_VALUE_GROWTH = 1.2
"""By how much the place of points grows with the text size."""


@dataclass(frozen=True, slots=True)
class LedgerMeasures:
    """How large things are, and where."""

    scroll: tuple[int, int, int, int]
    ribbon: tuple[int, int, int, int]
    ribbon_text: int
    inside: tuple[int, int, int, int]
    gutter: int
    """The width of the names of the rows."""
    side: int
    """Between a column's edge and its cubes."""
    value: int
    """The width of a row's points."""
    widest: int
    """How wide a column may become."""
    gap: int
    """Between columns."""
    largest_cube: int
    shield: tuple[int, int]
    """The least and the greatest width of a crest."""
    line: int
    """The height of a set."""
    rows: dict[str, int]
    """The least height of each row but that of the sets."""
    total_text: int
    name_text: int
    value_text: int
    count_text: int
    dominion: int
    """How wide a dominion may become."""


MEASURES = LedgerMeasures(
    scroll=(44, 60, 1192, 560),
    ribbon=(290, 18, 700, 78),
    ribbon_text=40,
    inside=(88, 94, 1106, 514),
    gutter=142,
    side=12,
    value=56,
    widest=350,
    gap=4,
    largest_cube=40,
    shield=(54, 86),
    line=34,
    rows={"head": 116, "goods": 68, "dominions": 48, "people": 46, "total": 92},
    total_text=44,
    name_text=26,
    value_text=26,
    count_text=22,
    dominion=58,
)


@dataclass(frozen=True, slots=True)
class Column:
    """One player's column."""

    rect: pygame.Rect
    side: int
    pitch: int
    """From one colour to the next."""
    value_width: int

    def slot(self, colour: int) -> int:
        """Return where a colour's place begins, in the goods as in every set."""
        return self.rect.left + self.side + colour * self.pitch

    def value(self, row: pygame.Rect) -> pygame.Rect:
        """Return where a row's points are written."""
        left = self.rect.right - EDGE - self.value_width
        return pygame.Rect(left, row.y, self.value_width, row.height)


class Columns:
    """Rows and columns for a number of players."""

    def __init__(
        self,
        players: int,
        lines: int,
        has_people: bool,
        text_scale: float = 1.0,
    ) -> None:
        """Divide the sheet; cubes make room for larger points."""
        measures = MEASURES
        self.inside = pygame.Rect(measures.inside)
        self.rows = self._rows(lines, has_people)
        room = self.inside.width - measures.gutter
        width = min(measures.widest, (room - measures.gap * (players - 1)) // players)
        taken = players * width + (players - 1) * measures.gap
        left = max(self.inside.x + measures.gutter, self.inside.centerx - taken // 2)
        growth = max(1.0, min(text_scale, MOST_VALUE_GROWTH))
        self.value_width = round(measures.value * growth)
        pitch = (width - measures.side - TRAY_RIM - self.value_width - EDGE) // SLOTS
        self.pitch = pitch
        self.cube = min(measures.largest_cube, pitch - 2)
        self.small = min(self.line(0).height - AROUND_TRAY, pitch - 2, measures.largest_cube - 6)
        """The cubes of a set."""
        self.columns = tuple(
            Column(
                pygame.Rect(
                    left + number * (width + measures.gap),
                    self.inside.y,
                    width,
                    self.inside.height,
                ),
                measures.side,
                pitch,
                self.value_width,
            )
            for number in range(players)
        )

    def line(self, number: int) -> pygame.Rect:
        """Return the place of a set in the row of sets."""
        row = self.rows["sets"]
        height = row.height // self._lines
        return pygame.Rect(row.x, row.y + number * height, row.width, height)

    def _rows(self, lines: int, has_people: bool) -> dict[str, pygame.Rect]:
        """Stack the rows; what is left over is shared among them."""
        measures = MEASURES
        self._lines = lines
        needed = {
            "head": measures.rows["head"],
            "goods": measures.rows["goods"],
            "sets": lines * measures.line + 4,
        }
        for row in ("dominions", "people") if has_people else ():
            needed[row] = measures.rows[row]
        needed["total"] = measures.rows["total"]
        spare = (self.inside.height - sum(needed.values())) // len(needed)
        rows: dict[str, pygame.Rect] = {}
        y = self.inside.y
        for row, height in needed.items():
            rows[row] = pygame.Rect(self.inside.x, y, self.inside.width, height + spare)
            y += height + spare
        return rows

"""Where everything in the hall of fame lies; numbers only."""

from dataclasses import dataclass

import pygame

PLACES = 5
"""How many of the best stand on a sheet."""
COUNTS = (2, 3, 4)
"""Of how many players games can be."""


@dataclass(frozen=True, slots=True)
class FameLayout:
    """The arrangement; a sheet is shown for each number of players."""

    ribbon: pygame.Rect
    title_size: int
    tab: pygame.Rect
    """Base game or expansion."""
    buttons: tuple[pygame.Rect, pygame.Rect, pygame.Rect]
    """All games, export and clear."""
    sheets: tuple[pygame.Rect, ...]
    head: pygame.Rect
    """Names the number of players; measured from a sheet's corner, as all that follows."""
    columns: int
    """How far down the names of the columns stand."""
    rows: pygame.Rect
    graph: pygame.Rect
    wins: pygame.Rect
    padding: int
    """Between the side of a panel and what stands on it."""
    title_line: int
    """The height of a panel's title."""
    arrow: int
    """The size of the arrows on the two panels."""

    def row(self, sheet: pygame.Rect, number: int, lower: int = 0) -> pygame.Rect:
        """Where one of the places on a sheet lies, if the first begins so much lower."""
        rows = self.rows
        height = (rows.height - lower) // PLACES
        place = pygame.Rect(rows.x, rows.y + lower + number * height, rows.width, height)
        return place.move(sheet.topleft)


LAYOUT = FameLayout(
    ribbon=pygame.Rect(344, 14, 440, 70),
    title_size=40,
    tab=pygame.Rect(38, 24, 300, 48),
    buttons=(
        pygame.Rect(792, 22, 168, 52),
        pygame.Rect(968, 22, 134, 52),
        pygame.Rect(1110, 22, 134, 52),
    ),
    sheets=tuple(pygame.Rect(34 + 410 * number, 112, 392, 336) for number in range(3)),
    head=pygame.Rect(48, -20, 296, 44),
    columns=28,
    rows=pygame.Rect(8, 56, 376, 270),
    graph=pygame.Rect(34, 464, 700, 184),
    wins=pygame.Rect(752, 464, 494, 184),
    padding=24,
    title_line=34,
    arrow=32,
)

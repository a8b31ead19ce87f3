"""Rows of finished games: when, by which rules, and who had how many points.

Each is some transparent pieces to be laid on parchment.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.draw_surface import Sheet
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.sprite import Piece
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.ranking_rows import Line, player_line, soft

MOST_PLAYERS = 4
LARGE_LETTERS = 1.3
"""From this size of letters on, players stand in two lines."""
AIR = 14
"""At both ends of a row, and after the day."""
BETWEEN = 34
"""Between two players: points must not seem to belong to whoever comes next."""
SIGN = 36
"""The width of the sign of the expansion."""


@dataclass(frozen=True, slots=True)
class FinishedLine:
    """What stands in one row."""

    date: str
    expansion: str
    """What the expansion is called; nothing if it was played without."""
    players: tuple[Line, ...]
    """The winner first."""


class FinishedLines:
    """Draws rows of one width and height, each thing once."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._pieces: dict[tuple[Size, Line | tuple[str, str]], Piece] = {}
        self._used: set[tuple[Size, Line | tuple[str, str]]] = set()

    @property
    def _lines(self) -> int:
        return 2 if self._kit.words.scale > LARGE_LETTERS else 1

    @property
    def least_height(self) -> int:
        """How high a row must be for letters that can be read."""
        return 62 if self._lines == 1 else 96

    def pieces(self, line: FinishedLine, row: pygame.Rect) -> Iterator[tuple[Piece, pygame.Rect]]:
        """Draw a row piece by piece, and say where each lies."""
        head = pygame.Rect(row.x + AIR, row.y + 4, self._head_width, row.height - 8)
        yield self._kept(head.size, (line.date, line.expansion)), head
        left = head.right + AIR + 10  # the day is written large, and players are no part of it
        area = pygame.Rect(left, head.y, row.right - AIR - left, head.height)
        columns = MOST_PLAYERS // self._lines
        width = (area.width - BETWEEN * (columns - 1)) // columns
        # two players share the middle of a high row: below them nobody seems to be missing
        height = area.height // (1 if len(line.players) <= columns else self._lines)
        for number, player in enumerate(line.players):
            down, across = divmod(number, columns)
            place = pygame.Rect(0, 0, width, height)
            place.topleft = area.x + across * (width + BETWEEN), area.y + down * height
            yield self._kept(place.size, player), place

    def forget_unseen(self) -> None:
        """Keep only what was asked for since this was called last: a list may be very long."""
        self._pieces = {wish: self._pieces[wish] for wish in self._used}
        self._used = set()

    @property
    def _head_width(self) -> int:
        return 180 if self._lines == 1 else 236

    def _kept(self, size: Size, what: Line | tuple[str, str]) -> Piece:
        wish = (size, what)
        self._used.add(wish)
        if wish not in self._pieces:
            self._pieces[wish] = (
                player_line(self._kit, size, what)
                if isinstance(what, Line)
                else _head(self._kit, size, *what)
            )
        return self._pieces[wish]


def _head(kit: Kit, size: Size, date: str, expansion: str) -> Piece:
    """Draw the day, and below it by a sign and a word whether the expansion was in the game."""
    width, height = size
    sheet = Sheet(kit.words, size)
    if not expansion:
        sheet.write(date, kit.on_paper(22), pygame.Rect((0, 0), size), "midleft", most_lines=2)
        return sheet.piece()
    half = height // 2
    sheet.write(date, kit.on_paper(22), pygame.Rect(0, 0, width, half), "midleft", most_lines=1)
    span = min(SIGN, half)
    sheet.put_centred(kit.drawings.get("icon_expansion", span), span / 2, half * 3 / 2)
    box = pygame.Rect(span + 6, half, width - span - 6, half)
    sheet.write(expansion, soft(kit, 20), box, "midleft", most_lines=1)
    return sheet.piece()

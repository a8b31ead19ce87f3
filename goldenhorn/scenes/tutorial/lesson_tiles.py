"""The list of lessons: where the tiles lie and how one looks."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.draw_surface import Sheet
from goldenhorn.graphics.even_sizes import even_style
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.text import Face, Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.ui.kit import Kit, State

ROWS, COLUMNS = 4, 2
TITLE, NUMBER = 23, 28
"""How large titles and numbers are written."""


@dataclass(frozen=True, slots=True)
class ListPlaces:
    """Where things lie."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    title: int
    tiles: tuple[pygame.Rect, ...]
    """From the first lesson down the left column, then down the right one."""
    game: pygame.Rect


@dataclass(frozen=True, slots=True)
class LessonTile:
    """What stands on a tile."""

    number: int
    title: str
    icon: str
    is_done: bool


PLACES = ListPlaces(
    scroll=pygame.Rect(110, 54, 1060, 580),
    ribbon=pygame.Rect(0, 18, 520, 78),
    title=42,
    tiles=tuple(
        pygame.Rect(172 + 480 * column, 132 + 96 * row, 456, 84)
        for column in range(COLUMNS)
        for row in range(ROWS)
    ),
    game=pygame.Rect(420, 526, 440, 76),
)


def title_size(kit: Kit, size: Size, titles: Iterable[str]) -> float:
    """Return the largest size in which every title finds room beside a seal."""
    return even_style(kit.words, titles, Style(TITLE, TEXT), _title_box(size).size, 2).size


def _title_box(size: Size) -> pygame.Rect:
    """Where a title stands, between its picture and the place for a seal."""
    width, height = size
    left = 66 + height
    return pygame.Rect(left, 4, width - left - 18 - _seal(size), height - 12)


def _seal(size: Size) -> int:
    return round(size[1] * 0.62)


def tile(kit: Kit, size: Size, face: LessonTile, state: State, text: float) -> Piece:
    """Draw a tile: number, picture and title, and a seal if the lesson is done."""
    blank = kit.blank_plaque(size, state)
    sheet = Sheet(kit.words, size, blank.margin)
    sheet.put(blank.surface, -blank.margin, -blank.margin)
    width, height = size
    lowered = state.lowered
    middle = height / 2 + lowered - 2
    number = pygame.Rect(18, lowered, 36, height - 4)
    # Numbers keep their size: they are ornaments, and titles need the room.
    figure = kit.on_plaque(state, round(NUMBER / kit.words.scale), Face.TITLE)
    sheet.write(str(face.number), figure, number, most_lines=1)
    picture = _picture(kit, face.icon, height - 26)
    sheet.put_centred(picture, 60 + height / 2, middle)
    box = _title_box(size).move(0, lowered)
    sheet.write(face.title, kit.on_plaque(state, text, Face.BOLD), box, "midleft")
    if face.is_done:
        seal = _seal(size)
        for name, wide in (("seal", seal), ("tick", round(seal * 0.56))):
            sheet.put_centred(kit.drawings.get(name, wide), width - 14 - seal / 2, middle)
    return sheet.piece()


def _picture(kit: Kit, name: str, height: int) -> pygame.Surface:
    """Take a drawing no higher and not much wider than a height."""
    drawing = kit.drawings.get(name, height)
    share = height / max(drawing.get_height(), 1)
    return drawing if share >= 1 else kit.drawings.get(name, max(1, round(height * share)))

"""What stands on a row of blank buttons: labels, some with a remark, all in letters of one size."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import LINES_APART, lettered, width_of
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Written
from goldenhorn.ui.kit import ButtonState, Kit

LABEL, REMARK = 24, 20
"""How large letters are where there is room."""
SIDE, ABOVE = 24, 8
"""What a plaque's carved rim takes."""
MOST_LINES = 2


@dataclass(frozen=True, slots=True)
class Inscription:
    """What stands on one plaque."""

    label: str
    remark: str = ""


@dataclass(frozen=True, slots=True)
class _Row:
    """One line, and how many pixels high its letters are."""

    text: str
    letters: int

    @property
    def height(self) -> int:
        return round(self.letters * LINES_APART)


def even_letters(kit: Kit, size: tuple[int, int], all_of_them: Iterable[Inscription]) -> int:
    """Return how many pixels high the letters of labels are so that every plaque has room."""
    several = tuple(all_of_them)
    letters = kit.words.pixels(LABEL)
    while letters > kit.words.smallest and not all(
        _fits(kit, size, _rows(kit, size, each, letters)) for each in several
    ):
        letters -= 1
    return letters


def plaque_words(
    kit: Kit, size: tuple[int, int], inscription: Inscription, letters: int, state: ButtonState
) -> Image:
    """Write on a blank plaque as its material wants it, in letters so many pixels high."""
    sheet = DrawSurface(kit.words, size)
    rows = _rows(kit, size, inscription, letters)
    room = _room(size).move(0, state.lowered - 1)
    y = room.centery - sum(row.height for row in rows) // 2
    places = []
    for row in rows:
        lettering = kit.on_plaque(state, kit.words.size_of(row.letters), FontFace.BOLD)
        line = lettered(kit.words, row.text, lettering)
        place = pygame.Rect(0, y, line.get_width(), row.height)
        place.centerx = room.centerx
        sheet.put(line, *line.get_rect(center=place.center).topleft)
        places.append(place)
        y += row.height
    *label, last = places
    if not inscription.remark:
        written = [Written(inscription.label, last.unionall(label), room, letters)]
    else:
        written = [
            Written(inscription.label, label[0], room, letters),
            Written(inscription.remark, last, room, rows[-1].letters),
        ]
    return Image(sheet.image().surface, 0, tuple(written))


def remark_fits(kit: Kit, size: tuple[int, int], remark: str) -> bool:
    """Tell whether a remark can be read on a plaque at all: names can be long."""
    row = _Row(remark, kit.words.smallest)
    return _width(kit, row) <= _room(size).width


def _room(size: tuple[int, int]) -> pygame.Rect:
    return pygame.Rect((0, 0), size).inflate(-2 * SIDE, -2 * ABOVE)


def _rows(kit: Kit, size: tuple[int, int], inscription: Inscription, letters: int) -> list[_Row]:
    """Break a label where it must be; a remark is a little smaller, if that can be read."""
    words = kit.words
    style = kit.on_plaque(ButtonState.REST, words.size_of(letters), FontFace.BOLD).style
    if not inscription.remark:
        lines = words.balanced(inscription.label, style, _room(size).width)
        return [_Row(line, letters) for line in lines]
    smaller = max(words.smallest, round(letters * REMARK / LABEL))
    return [_Row(inscription.label, letters), _Row(inscription.remark, min(letters, smaller))]


def _fits(kit: Kit, size: tuple[int, int], rows: list[_Row]) -> bool:
    room = _room(size)
    is_low = sum(row.height for row in rows) <= room.height
    return (
        is_low and len(rows) <= MOST_LINES and all(_width(kit, row) <= room.width for row in rows)
    )


def _width(kit: Kit, row: _Row) -> int:
    size = kit.words.size_of(row.letters)
    return width_of(kit.words, row.text, kit.on_plaque(ButtonState.REST, size, FontFace.BOLD))

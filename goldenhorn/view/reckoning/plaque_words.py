"""A label and a remark below it, to be laid on a blank plaque; their lines never touch."""

import pygame

from goldenhorn.view.kit import Kit, State
from goldenhorn.view.kit.sheet import Sheet
from goldenhorn.view.picture import Piece
from goldenhorn.view.text import Face

SIDE, ABOVE = 24, 10
"""What a plaque's carved rim takes."""
HIGH, ABOVE_IN_LOW = 70, 6
"""A plaque that is less high has only room for two lines if they come near the rim."""
UPPER = 0.54
"""The label's share of the height."""


def plaque_words(kit: Kit, size: tuple[int, int], label: str, remark: str, state: State) -> Piece:
    """Write both as the material of the plaque wants them."""
    width, height = size
    above = ABOVE if height >= HIGH else ABOVE_IN_LOW
    sheet = Sheet(kit.words, size)
    room = pygame.Rect(SIDE, above + state.lowered - 1, width - 2 * SIDE, height - 2 * above)
    upper = pygame.Rect(room.x, room.y, room.width, round(room.height * UPPER))
    lower = pygame.Rect(room.x, upper.bottom, room.width, room.height - upper.height)
    sheet.write(label, kit.on_plaque(state, 24, Face.BOLD), upper, most_lines=1)
    sheet.write(remark, kit.on_plaque(state, 20, Face.BOLD), lower, most_lines=1)
    return sheet.piece()


def remark_fits(kit: Kit, size: tuple[int, int], remark: str) -> bool:
    """Tell whether a remark can be read on a plaque at all: names can be long."""
    smallest = kit.words.size_of(kit.words.smallest)
    style = kit.on_plaque(State.REST, smallest, Face.BOLD).style
    return kit.words.width(remark, style) <= size[0] - 2 * SIDE

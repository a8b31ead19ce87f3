"""The slots of a warehouse: a cube above, its count below."""

import pygame

from goldenhorn.board_view.drawing_names import faint_kind, kind_drawing
from goldenhorn.board_view.places import Box, Layout
from goldenhorn.engine.pieces import COLOURS, SOLDIERS, Stock
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.glows import plate, style_on_piece
from goldenhorn.graphics.text import Style, Words
from goldenhorn.graphics.theme import INK, Rgb

SLOT_TOP, SLOT_HEIGHT = 42, 47
FIRST_SLOT, LAST_SLOT = 66, 8
"""How far the row of slots keeps from the panel's left and right edges."""
PEOPLE_APART = 5
WOOD: Rgb = (74, 44, 28)
SLATE: Rgb = (35, 53, 72)
DARK_RIM: Rgb = (26, 15, 10)
GOLD_RIM: Rgb = (216, 169, 76)
BRIGHT_RIM: Rgb = (255, 215, 101)
GOLD_DIGIT: Rgb = (255, 233, 166)
WHITE: Rgb = (255, 255, 255)
COUNT_SIZE, COUNT_GROWTH = 21, 1.2
"""How large a count is, and by how much it grows at most: its slot does not."""
RIM, FOOT = 3, 4
"""What a slot's rim and the gap to it take on every side, and below the count."""
DIGIT_HEIGHT = 0.76
"""How high digits are for their size, with their outline."""


def slot_boxes(layout: Layout, has_people: bool) -> tuple[Box, ...]:
    """Return where each kind's slot is, measured from the panel's corner."""
    width = layout.panels[0][2]
    count, apart = (8, PEOPLE_APART) if has_people else (6, 0)
    pitch = (width - FIRST_SLOT - LAST_SLOT - apart) / count
    return tuple(
        (
            round(FIRST_SLOT + kind * pitch + (apart if kind >= SOLDIERS else 0)),
            SLOT_TOP,
            round(pitch),
            SLOT_HEIGHT,
        )
        for kind in range(count)
    )


def slot_centre(layout: Layout, seat: int, kind: int) -> tuple[int, int]:
    """Return the middle of a seat's slot on the picture: where a cube comes home."""
    x, y = layout.panels[seat][:2]
    left, top, wide, _ = slot_boxes(layout, layout.has_expansion)[kind]
    return x + left + wide // 2, y + top + 17


def set_being_built(warehouse: Stock) -> frozenset[int]:
    """Return the colours that the first set which is not complete has already.

    >>> sorted(set_being_built((2, 1, 1, 3, 1, 1, 0, 0)))
    [0, 3]
    """
    goods = warehouse[: len(COLOURS)]
    return frozenset(kind for kind, count in enumerate(goods) if count > min(goods))


def count_style(words: Words, width: int, colour: Rgb) -> Style:
    """Return how counts are written in slots of a width: in letters that suit two digits too."""
    style = style_on_piece(words, COUNT_SIZE, colour, outline=1, most=COUNT_GROWTH)
    least = style_on_piece(words, COUNT_SIZE, colour, outline=1, most=1.0)
    while words.width("00", style) > width - 2 * RIM and words.pixels(style.size) > words.pixels(
        least.size
    ):
        style = words.smaller(style)
    return style


def draw_slot(
    onto: pygame.Surface,
    words: Words,
    drawings: SvgImages,
    box: Box,
    kind: int,
    count: int,
    is_built: bool,
    is_bright: bool,
) -> None:
    """Draw one slot with what lies in it."""
    x, y, width, height = box
    is_person = kind >= SOLDIERS
    fill = SLATE if is_person else WOOD
    rim = BRIGHT_RIM if is_bright else GOLD_RIM if is_built else DARK_RIM
    arch = 5 if is_person else 12
    onto.blit(plate((width, height), arch, (INK, INK), INK, 1, 5), (x, y))
    inner = (width - 3, height - 3)
    onto.blit(plate(inner, arch - 1, (fill, fill), rim, 2, 4), (x + 1.5, y + 1.5))
    middle = x + width // 2
    size = 29 if height > 50 and width > 36 else 26 if width >= 34 else 24
    if count:
        style = count_style(words, width, GOLD_DIGIT if is_built else WHITE)
        digits = round(words.pixels(style.size) * DIGIT_HEIGHT)
        cube = drawings.get(kind_drawing(kind), min(size, height - RIM - FOOT - digits))
        onto.blit(cube, cube.get_rect(midtop=(middle, y + RIM)))
        number = pygame.Rect(0, 0, width + 2, 22)
        number.center = (middle, y + height - FOOT - round(digits / 2))
        words.draw(onto, str(count), style, number)
        return
    faint = faint_kind(drawings, kind, size + 1)
    onto.blit(faint, faint.get_rect(center=(middle, y + height // 2)))

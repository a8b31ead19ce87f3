"""Words on a night pill, between pictures."""

import pygame

from goldenhorn.graphics.draw_surface import Sheet, fitted, width_of
from goldenhorn.graphics.keys import strip_body
from goldenhorn.graphics.light import STRIP, lay_halo, lay_shadow
from goldenhorn.graphics.materials import Stuff
from goldenhorn.graphics.outlines import code, drawn, rounded, stroked
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.theme import GOLD

AROUND, BETWEEN = 20, 8
"""Inside a strip: before and after everything, and between two things."""


def night_strip(
    kit: Stuff,
    text: str,
    room: tuple[int, int],
    before: tuple[pygame.Surface, ...],
    after: tuple[pygame.Surface, ...],
    is_focused: bool,
    text_size: float,
    least: int,
) -> Piece:
    """Write on a night pill between pictures; as wide as it must be, and as the room allows."""
    width, height = room
    lettering = kit.on_night(text_size)
    pictures = sum(each.get_width() + BETWEEN for each in (*before, *after))
    box_size = (width - 2 * AROUND - pictures, height - 8)
    smaller, lines = fitted(kit.words, text, lettering, box_size, 2)
    # Rather no pictures than words that cannot be read.
    if after and kit.words.pixels(smaller.style.size) < kit.words.smallest:
        return night_strip(kit, text, room, before, (), is_focused, text_size, least)
    wide = max(width_of(kit.words, line, smaller) for line in lines)
    size = (min(width, max(least, wide + 2 * AROUND + pictures)), height)
    body = strip_body(kit, size)
    sheet = Sheet(kit.words, size, 24)
    if is_focused and kit.high_contrast:
        outer = (size[0] + 12, height + 12)
        ring = drawn(outer, rounded(outer, 2, outer[1] / 2, stroked(code(GOLD), 4)))
        sheet.put(ring, -6, -6)
    elif is_focused:
        lay_halo(sheet.surface, body, sheet.at(0, 0), 10)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    sheet.put(body)
    # A round picture may stand nearer to the round end than letters.
    x = AROUND - BETWEEN if before else AROUND
    for each in before:
        sheet.put_centred(each, x + each.get_width() / 2, height / 2)
        x += each.get_width() + BETWEEN
    box = pygame.Rect(x, 3, wide, height - 8)
    sheet.write(text, lettering, box, "midleft" if before or after else "center")
    x = size[0] - AROUND
    for each in reversed(after):
        sheet.put_centred(each, x - each.get_width() / 2, height / 2)
        x -= each.get_width() + BETWEEN
    return sheet.piece()

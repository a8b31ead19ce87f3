"""Lists that may be longer than their place: which rows are seen, and the rail beside them.

Rows are never cut: a list shows whole ones only.
"""

from dataclasses import dataclass

import pygame

from goldenhorn.graphics.outlines import (
    INK_CODE,
    Stop,
    code,
    drawn,
    filled,
    linear,
    rounded,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import TEXT
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.list_layout import ARROW, SHORTEST_KNOB, ListLayout

RIBBON_SIDES = 130
"""What a ribbon needs beyond its letters: folds, ends and air."""
LINE = 2
"""How thick a rule is."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where everything round a list lies."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    area: pygame.Rect
    """The list's own."""
    slip: pygame.Rect
    """One sentence on the focused row."""
    title_size: int


def frame_for(words: Words, title: str) -> Frame:
    """Measure a scroll; larger letters get a higher slip, and the list less."""
    scroll, ribbon = pygame.Rect(32, 62, 1216, 574), pygame.Rect(0, 20, 520, 78)
    foot, slip_height, slip_left, title_size = 614, 62, 82, 42
    area = pygame.Rect(76, 104, 1128, 0)
    widest = scroll.width - RIBBON_SIDES
    ribbon.width = ribbon_width(words, title, title_size, ribbon.width, widest)
    ribbon.centerx = scroll.centerx
    slip_height += round((words.scale - 1) * slip_height * 0.6)
    slip = pygame.Rect(slip_left, foot - slip_height, area.width, slip_height)
    area.height = slip.top - area.top - 6
    return Frame(scroll, ribbon, area, slip, title_size)


def side_by_side(area: pygame.Rect, count: int, widest: int, gap: int) -> list[pygame.Rect]:
    """Divide an area among a few things of equal width, centred where they do not need it all."""
    count = max(1, count)
    width = min(widest, (area.width - gap * (count - 1)) // count)
    left = area.centerx - (width * count + gap * (count - 1)) // 2
    return [
        pygame.Rect(left + number * (width + gap), area.y, width, area.height)
        for number in range(count)
    ]


def ribbon_width(words: Words, title: str, title_size: int, narrowest: int, widest: int) -> int:
    """How wide a ribbon must be for its title."""
    # A ribbon is too low for larger letters, so titles keep their size.
    lettering = Style(words.size_of(title_size), TEXT, FontFace.TITLE)
    needed = words.width(title, lettering) + len(title) * title_size // 11 + RIBBON_SIDES
    return min(max(narrowest, needed), widest)


class ListPieces:
    """Draws what lists need beyond the kit, each thing once."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._kept: dict[tuple[object, ...], Image] = {}

    def rule(self, width: int) -> Image:
        """Draw the fine line between two rows, fading at both ends."""
        size, key = (width, LINE), ("line", width)
        if key not in self._kept:
            colour = code(NEARLY_BLACK) if self._kit.high_contrast else "#8A5A34"
            fade = linear(
                "f", (0, 0), (width, 0), (0, colour, 0), (0.5, colour, 0.75), (1, colour, 0)
            )
            sheet = DrawSurface(self._kit.words, size)
            sheet.put(drawn(size, rounded(size, 0, 0, filled("url(#f)")), fade))
            self._kept[key] = sheet.image()
        return self._kept[key]

    def rail(self, layout: ListLayout, first: int) -> Image:
        """Draw the rail beside a list: two arrows, and a brass knob as long as what is seen."""
        size = layout.rail.size
        key = ("rail", size, first, layout.shown, layout.per_column)
        if key not in self._kept:
            self._kept[key] = self._drawn_rail(size, layout, first)
        return self._kept[key]

    def _drawn_rail(self, size: tuple[int, int], layout: ListLayout, first: int) -> Image:
        kit = self._kit
        sheet = DrawSurface(kit.words, size)
        width, height = size
        top, length = ARROW + 4, height - 2 * ARROW - 8
        knob = max(SHORTEST_KNOB, round(length * layout.shown / layout.per_column))
        at = top + round((length - knob) * first / max(1, layout.last_first))
        bed = "#3A2113"
        metal: tuple[Stop, ...] = ((0, "#FFE9A6"), (0.5, "#F0BD4E"), (1, "#B9771E"))
        if kit.high_contrast:
            bed, metal = code(NEARLY_BLACK), ((0, code(NEARLY_WHITE)), (1, code(NEARLY_WHITE)))
        middle = width / 2
        sheet.put(
            drawn(
                size,
                f'<rect x="{middle - 6}" y="{top}" width="12" height="{length}" rx="6"'
                f' {filled(bed)} stroke="{INK_CODE}" stroke-width="2.4"/>'
                f'<rect x="{middle - 9}" y="{at}" width="18" height="{knob}" rx="8"'
                f' fill="url(#m)" stroke="{INK_CODE}" stroke-width="2.4"/>',
                linear("m", (middle - 9, 0), (middle + 9, 0), *metal),
            )
        )
        for is_down, y in ((False, ARROW / 2), (True, height - ARROW / 2)):
            is_lit = first < layout.last_first if is_down else first > 0
            arrow = kit.drawings.get("icon_left_lit" if is_lit else "icon_left", ARROW - 4)
            sheet.put_centred(pygame.transform.rotate(arrow, 90 if is_down else -90), middle, y)
        return sheet.image()

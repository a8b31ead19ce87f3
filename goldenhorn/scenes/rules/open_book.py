"""The open book that rules are read in: cover, two pages, bookmarks and a leaf that turns over."""

from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SCROLL, SMALL, lay_halo, lay_shadow
from goldenhorn.graphics.outlines import (
    GILDED,
    GOLD_CODE,
    INK_CODE,
    Size,
    Stop,
    code,
    drawn,
    drawn_edge,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, QUIET
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import INK, IVORY, TEXT, rgb
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.kit.panels import parchment

COVERED = 14
"""So much of a bookmark lies under the cover, with some air before it."""
PAGE_CORNER = 6
COVER_CORNER = 14
ASKED_STEP = 50
"""From one question to the next in usual letters."""
COVER_SEEN = 24
"""So much of the cover is seen round the pages, and at their corners."""
LEAVES = 3
"""How many leaves are seen under the page at its outer edge."""
GUTTER = 46
"""So far the fold darkens a page."""


@dataclass(frozen=True, slots=True)
class BookPlan:
    """Where everything on an open book lies."""

    cover: pygame.Rect
    pages: tuple[pygame.Rect, pygame.Rect]
    title: pygame.Rect
    title_size: int
    first: pygame.Rect
    """The text below the title."""
    second: pygame.Rect
    """The text on the right page, where no picture is."""
    picture: pygame.Rect
    caption: pygame.Rect
    cited: pygame.Rect
    number: pygame.Rect
    arrows: tuple[pygame.Rect, pygame.Rect]
    tabs: pygame.Rect
    """The first bookmark; the others hang below it."""
    tab_step: int
    text_size: int
    caption_size: int
    indent: int
    """Of every paragraph, for the mark before its first line."""
    gull: int
    """How wide the gull is that says what a picture shows."""

    def asked_rows(self, scale: float) -> int:
        """How many questions stand below one another in letters of this scale."""
        return int(self.second.height / (ASKED_STEP * scale))

    def asked(self, number: int, rows: int) -> pygame.Rect:
        """Where a question of an open leaf stands, on its left page or its right one."""
        column, row = divmod(number, rows)
        step = self.second.height // rows
        left = self.second.x if column else self.first.x
        return pygame.Rect(left, self.second.y + row * step, self.first.width, step)

    def tab(self, number: int) -> pygame.Rect:
        """Where a bookmark is."""
        return self.tabs.move(0, number * self.tab_step)


PLAN = BookPlan(
    cover=pygame.Rect(206, 20, 1042, 618),
    pages=(pygame.Rect(222, 36, 505, 586), pygame.Rect(727, 36, 505, 586)),
    title=pygame.Rect(252, 50, 446, 64),
    title_size=36,
    first=pygame.Rect(252, 136, 446, 426),
    second=pygame.Rect(760, 60, 442, 508),
    picture=pygame.Rect(760, 60, 440, 330),
    caption=pygame.Rect(764, 402, 436, 158),
    cited=pygame.Rect(252, 578, 300, 30),
    number=pygame.Rect(824, 576, 312, 34),
    arrows=(pygame.Rect(760, 570, 44, 44), pygame.Rect(1156, 570, 44, 44)),
    tabs=pygame.Rect(32, 40, 184, 48),
    tab_step=53,
    text_size=27,
    caption_size=23,
    indent=30,
    gull=104,
)


class OpenBook:
    """Hands out the parts of a book; the same piece for the same arguments."""

    def __init__(self, kit: Kit, plan: BookPlan) -> None:
        self._kit = kit
        self._plan = plan
        self._tabs: dict[tuple[str, bool, bool], Image] = {}
        self._arrows: dict[tuple[str, bool, bool], Image] = {}
        self.body = self._bound()

    def tab(self, label: str, is_open: bool, is_focused: bool) -> Image:
        """Draw a bookmark that sticks out of the book; that of the open chapter is gilded."""
        key = (label, is_open, is_focused)
        image = self._tabs.get(key)
        if image is None:
            image = self._tabs[key] = self._made_tab(label, is_open, is_focused)
        return image

    def arrow(self, name: str, is_enabled: bool, is_pressed: bool, span: int) -> Image:
        """Draw the round button that turns the page; `name` is left or right."""
        key = (name, is_enabled, is_pressed)
        image = self._arrows.get(key)
        if image is None:
            image = self._arrows[key] = self._made_arrow(name, is_enabled, is_pressed, span)
        return image

    def _made_arrow(self, name: str, is_enabled: bool, is_pressed: bool, span: int) -> Image:
        kit, size = self._kit, (span, span)
        stops: tuple[Stop, ...] = GILDED if is_enabled else ((0, "#D8C49A"), (1, "#B99F70"))
        ink = TEXT if is_enabled else rgb("#8A7550")
        if kit.high_contrast:
            stops = ((0, code(NEARLY_WHITE)),) * 2
            ink = NEARLY_BLACK if is_enabled else QUIET
        edge = f'fill="url(#a)" stroke="{code(ink)}" stroke-width="2.4"'
        body = drawn(
            size,
            rounded(size, 1.6, span / 2, edge)
            + rounded(size, 5, span / 2, stroked("#FFF3C0", 1.4, 0.6)),
            linear("a", (0, 0), (span * 0.4, span), *stops),
        )
        sheet = DrawSurface(kit.words, size, SMALL.reach)
        lower = 2 if is_pressed else 0
        if is_enabled and not is_pressed:
            lay_shadow(sheet.surface, body, sheet.at(0, 0), SMALL)
        sheet.put(body, 0, lower)
        sheet.put_centred(kit.glyph(name, round(span * 0.5), ink), span / 2, span / 2 + lower)
        return sheet.image()

    def _made_tab(self, label: str, is_open: bool, is_focused: bool) -> Image:
        kit, size = self._kit, self._plan.tabs.size
        width, height = size
        # The end that lies under the cover reaches beyond the tab, so that no gap is seen.
        paint = f'stroke="{INK_CODE}" stroke-width="2.4" stroke-linejoin="round"'
        left = 2.0 if is_open else 10.0
        outline = (
            f"M{width - 1} 2 L{left + 12} 2 Q{left} 2 {left} 14 L{left} {height - 14}"
            f" Q{left} {height - 2} {left + 12} {height - 2} L{width - 1} {height - 2}Z"
        )
        seam = (
            f"M{width - 1} 7 L{left + 13} 7 Q{left + 5} 7 {left + 5} 15 L{left + 5} {height - 15}"
            f" Q{left + 5} {height - 7} {left + 13} {height - 7} L{width - 1} {height - 7}"
        )
        leather: tuple[Stop, ...] = (0, "#A9774A"), (0.5, "#8C5C36"), (1, "#6B4226")
        stops: tuple[Stop, ...] = GILDED if is_open else leather
        line, ink = ("#8A5A16", TEXT) if is_open else ("#D9B07A", IVORY)
        if kit.high_contrast:
            stops = ((0, code(NEARLY_WHITE if is_open else NEARLY_BLACK)),) * 2
            ink = NEARLY_BLACK if is_open else NEARLY_WHITE
            line = code(ink)
        body = drawn(
            size,
            f'<path d="{outline}" fill="url(#t)" {paint}/>'
            f'<path d="{seam}" {stroked(line, 1.4, 0.8)}/>',
            linear("t", (0, 0), (0, height), *stops),
        )
        sheet = DrawSurface(kit.words, size, 20)
        if is_focused:
            lay_halo(sheet.surface, body, sheet.at(0, 0), 8)
        lay_shadow(sheet.surface, body, sheet.at(0, 0), SMALL)
        sheet.put(body)
        start = round(left) + 6
        box = pygame.Rect(start, 2, width - start - COVERED, height - 4)
        under = () if is_open or kit.high_contrast else ((1, (40, 20, 8)),)
        sheet.write(label, Lettering(Style(20, ink), under=under), box, "center", 2)
        return sheet.image()

    def _bound(self) -> Image:
        """Draw cover and pages."""
        kit, plan = self._kit, self._plan
        size = plan.cover.size
        sheet = DrawSurface(kit.words, size, SCROLL.reach)
        cover = drawn_edge(size, *_cover(size, kit.high_contrast), COVER_SEEN)
        cover.fill(INK, cover.get_rect().inflate(-2 * COVER_SEEN, -2 * COVER_SEEN))
        lay_shadow(sheet.surface, cover, sheet.at(0, 0), SCROLL)
        sheet.put(cover)
        for side, page in enumerate(plan.pages):
            outward = 1 if side else -1
            place = page.move(-plan.cover.x, -plan.cover.y)
            for leaf in range(LEAVES, 0, -1):
                shape = rounded(page.size, 0.5, PAGE_CORNER, _leaf_paint(leaf))
                under = drawn_edge(page.size, shape)
                sheet.put(under, place.x + outward * leaf * 2, place.y + leaf)
            sheet.put(self._page(page.size, side), *place.topleft)
        return sheet.image()

    def _page(self, size: Size, side: int) -> pygame.Surface:
        page = parchment(self._kit, size, PAGE_CORNER, 5 + 11 * side)
        if self._kit.high_contrast:
            return page
        width, height = size
        fold, end = (0, GUTTER) if side else (width, width - GUTTER)
        shade = linear(
            *("f", (fold, 0), (end, 0)),
            *((0, "#2A1408", 0.62), (0.3, "#4A2A12", 0.26), (1, "#4A2A12", 0)),
        )
        left = 0 if side else width - GUTTER
        strip = f'<rect x="{left}" y="0" width="{GUTTER}" height="{height}" fill="url(#f)"/>'
        page.blit(drawn((GUTTER, height), strip, shade, (left, 0)), (left, 0))
        return page


def _leaf_paint(leaf: int) -> str:
    tone = ("#F3E4C0", "#E2CB9B", "#CDB27E")[leaf - 1]
    return f'{filled(tone)} stroke="#8A6A3C" stroke-width="1"'


def _cover(size: Size, high_contrast: bool) -> tuple[str, str]:
    """Write the leather, its gilt line and the metal on its corners."""
    width, height = size
    edge = f'stroke="{INK_CODE}" stroke-width="3"'
    if high_contrast:
        edge = f'stroke="{code(NEARLY_WHITE)}" stroke-width="3"'
    shapes = rounded(size, 1.6, COVER_CORNER, f'fill="url(#c)" {edge}')
    shapes += rounded(size, 6, COVER_CORNER - 4, stroked(GOLD_CODE, 2))
    spine = width / 2
    shapes += f'<rect x="{spine - 16}" y="3" width="32" height="{height - 6}" fill="url(#s)"/>'
    reach = 44
    for x, across in ((0, 1), (width, -1)):
        for y, down in ((0, 1), (height, -1)):
            corner = (
                f"M{x + across * 2} {y + down * reach} L{x + across * 2} {y + down * 10}"
                f" Q{x + across * 2} {y + down * 2} {x + across * 10} {y + down * 2}"
                f" L{x + across * reach} {y + down * 2}"
                f" Q{x + across * 20} {y + down * 20} {x + across * 2} {y + down * reach}Z"
            )
            shapes += f'<path d="{corner}" fill="url(#g)" {edge}/>'
    gradients = (
        linear("c", (0, 0), (0, height), (0, "#7A2A30"), (0.5, "#5A1F26"), (1, "#3E1218"))
        + linear("g", (0, 0), (width * 0.3, height), *GILDED)
        + linear(
            *("s", (spine - 16, 0), (spine + 16, 0)),
            *((0, "#240A0E", 0), (0.5, "#240A0E", 0.7), (1, "#240A0E", 0)),
        )
    )
    return shapes, gradients

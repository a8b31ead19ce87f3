"""The log-book: who did what, round by round, with a cursor on one deed; only what all know."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial

import pygame

from goldenhorn.board_view.overlays.log_page import BESIDE_REPLAY, REPLAY, THUMB, LogEntry, LogPage
from goldenhorn.board_view.overlays.overlay import OVERLAY, VEIL_TICKS, Overlay
from goldenhorn.common.language import _
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import BOARD, lay_shadow
from goldenhorn.graphics.outlines import (
    code,
    drawn,
    drawn_edge,
    filled,
    round_off,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Written
from goldenhorn.graphics.theme import SOFT_TEXT, Rgb
from goldenhorn.graphics.tween import out_cubic
from goldenhorn.session.public_facts import Deed, TableInfo
from goldenhorn.ui.kit.panels import parchment, rim

VEIL = 0.5
PLACE = pygame.Rect(216, 106, 848, 414)
HEAD = 62
"""How high the title is."""
COVER = 14
"""How far the leather stands out round the page."""
LEATHER: Rgb = (150, 84, 66)
"""Laid over the grain of walnut."""
MARGIN = BOARD.reach
RISE, IN_TICKS, OUT_TICKS = 40, 12, 8
"""It comes from so many pixels below."""
SCROLL_PART = 3
"""Each tick brings the page nearer to where it shall be by this part of the way."""
FADE = 14
"""Rows fade towards an edge behind which there are more, over so many pixels."""


class LogView(Overlay):
    """The open book."""

    def show(
        self, deeds: Sequence[Deed], company: TableInfo, viewer: int | None = None, since: int = 0
    ) -> None:
        """Open the book where begins what happened from a step of the game on."""
        self._begin()
        self._company, self._viewer = company, viewer
        book = self.book
        self._page = LogPage(self._kit, deeds, company, viewer, self._window.width)
        window = self._window.move(-self.rect.x + MARGIN, -self.rect.y + MARGIN)
        self._ground = pygame.Surface(window.size)
        self._ground.blit(book.surface, (0, 0), window)
        self._sprites.put_once("book", "book", lambda: book, self.rect.topleft, OVERLAY)
        self._mark = self._page.top_of(since)
        self._deeds = [n for n, each in enumerate(self._page.entries) if each.deed is not None]
        self._cursor = self._deed_from(self._mark)
        self._offset = self._target = self._clamped(self._mark)
        self._show()

    def scroll(self, rows: int) -> None:
        """Go on by rows, or back by fewer than none."""
        if self._deeds:
            self._go_to(self._cursor + rows)
        self._settle()

    def page(self, pages: int) -> None:
        """Turn pages: one is as much as can be seen, but for the row that one knows already."""
        if self._deeds:
            step = self._window.height - self._page.entries[-1].height
            wanted = self._target + pages * step
            reached = [n for n in range(len(self._deeds)) if self._entry(n).top <= wanted]
            self._go_to(reached[-1] if reached else 0)
        self._settle()

    def drag(self, down: int) -> None:
        """Move the page with a finger, by pixels; the cursor stays on what is seen."""
        self._offset = self._target = self._clamped(self._offset - down)
        if self._deeds:
            window = range(self._offset, self._offset + self._window.height)
            if self._entry(self._cursor).top not in window:
                self._cursor = self._deed_from(self._offset)
        self._show()

    def point_at(self, x: float, y: float) -> bool:
        """Put the cursor on the row at a place; tell whether there is one."""
        if not self._window.collidepoint(x, y):
            return False
        down = y - self._window.y + self._offset
        for number in range(len(self._deeds)):
            entry = self._entry(number)
            if entry.top <= down < entry.top + entry.height:
                self._cursor = number
                self._show()
                return True
        return False

    @property
    def step(self) -> int | None:
        """With which step of the game began the deed under the cursor; None in an empty book."""
        return None if self.deed is None else self.deed.step

    @property
    def deed(self) -> Deed | None:
        """The deed under the cursor; None in an empty book."""
        return self._entry(self._cursor).deed if self._deeds else None

    def _entry(self, number: int) -> LogEntry:
        """The row of the deed with this number."""
        return self._page.entries[self._deeds[number]]

    def _deed_from(self, top: int) -> int:
        """Which deed is the first from a height of the page on, or else the last."""
        below = (n for n in range(len(self._deeds)) if self._entry(n).top >= top)
        return next(below, max(0, len(self._deeds) - 1))

    def _go_to(self, deed: int) -> None:
        """Put the cursor on a deed, as high on the page as it can be, below its round's name."""
        self._cursor = max(0, min(deed, len(self._deeds) - 1))
        number = self._deeds[self._cursor]
        above = self._page.entries[number - 1] if number else None
        is_named = above is not None and above.deed is None
        top = above.top if above is not None and is_named else self._page.entries[number].top
        self._target = self._clamped(top)

    def update(self) -> None:
        """Pass a tick."""
        if not self.is_shown or not self._has_motion:
            return
        if self._closing is not None:
            self._closing += 1
            if self._closing > OUT_TICKS:
                self.remove()
            else:
                self._show()
            return
        self._ticks += 1
        way = self._target - self._offset
        if way:
            step = -(-abs(way) // SCROLL_PART)
            self._offset += step if way > 0 else -step
        if way or self._ticks <= max(IN_TICKS, VEIL_TICKS) + 1:
            self._show()

    @property
    def rect(self) -> pygame.Rect:
        """Where the book lies."""
        return PLACE

    @property
    def _window(self) -> pygame.Rect:
        """The part of the page that moves."""
        rect = self.rect
        return pygame.Rect(rect.x + 26, rect.y + HEAD, rect.width - 48, rect.height - HEAD - 24)

    @property
    def _furthest(self) -> int:
        """How far one can scroll: the last page begins with a whole row."""
        spare = self._page.height - self._window.height
        tops = (entry.top for entry in self._page.entries if entry.top >= spare)
        return next(tops, spare) if spare > 0 else 0

    def _clamped(self, offset: int) -> int:
        return max(0, min(offset, self._furthest))

    def _settle(self) -> None:
        if not self._has_motion:
            self._offset = self._target
        self._show()

    def _show(self) -> None:
        lower = 0
        if self._closing is not None:
            lower = round(RISE * (self._closing / OUT_TICKS))
        elif self._has_motion:
            lower = round(RISE * (1 - out_cubic(self._ticks / IN_TICKS)))
        if self._closing is None:
            self._veil(VEIL, self._ticks)
        else:
            self._lift_veil(VEIL, self._closing / OUT_TICKS)
        book = self._sprites.sprite("book")
        book.move_to(self.rect.x, self.rect.y + lower)
        is_since = self._viewer is not None and self._target >= self._clamped(self._mark)
        self._sprites.put_once(
            *("title", ("title", is_since), partial(self._title, is_since)),
            *((self.rect.x, self.rect.y + lower), OVERLAY + 0.01),
        )
        place = self._window.x, self._window.y + lower
        key = ("rows", self._offset, self._cursor)
        self._sprites.put_once("rows", key, self._rows, place, OVERLAY + 0.02)

    # Drawing

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before it is opened for the first time."""
        return [lambda: self.book]

    @cached_property
    def book(self) -> Image:
        """The open book, with nothing written in it."""
        kit, size = self._kit, self.rect.size
        page = size[0] - 2 * COVER, size[1] - 2 * COVER + 2
        if kit.high_contrast:
            cover = drawn(size, rounded(size, 0, 13, filled(code(NEARLY_BLACK))))
        else:
            cover = pygame.Surface(size, pygame.SRCALPHA)
            cover.blit(
                pygame.transform.smoothscale(kit.texture("walnut", (424, 200)), size), (0, 0)
            )
            cover.fill((*LEATHER, 255), special_flags=pygame.BLEND_RGBA_MULT)
            cover.fill((34, 8, 4, 0), special_flags=pygame.BLEND_RGBA_ADD)
            round_off(cover, 13)
            cover.blit(rim(kit, size, 13, True), (0, 0))
        sheet = DrawSurface(kit.words, size, MARGIN)
        lay_shadow(sheet.surface, cover, sheet.at(0, 0), BOARD)
        sheet.put(cover)
        # The edges of the pages below show at the right and the foot.
        for below in (4, 2):
            shape = rounded(page, 0.8, 6, filled("#C9A96F") + ' stroke="#5A3620"')
            edge = drawn_edge(page, shape)
            sheet.put(edge, COVER - 2 + below, COVER - 3 + below)
        sheet.put(parchment(kit, page, 6, 83), COVER - 2, COVER - 3)
        return sheet.image()

    def _title(self, is_since: bool) -> Image:
        kit = self._kit
        sheet = DrawSurface(kit.words, self.rect.size)
        top, height = 18, 42
        width = self.rect.width - 68
        lettering = kit.on_paper(28, FontFace.TITLE, 2)
        box = pygame.Rect(34, top, width * 2 // 5, height)
        sheet.write(_("Log-book"), lettering, box, "midleft", 1)
        right = box.x + width
        if self._viewer is not None:
            seal = kit.drawings.get(f"badge_{self._company.crests[self._viewer]}", 32)
            sheet.put(seal, right - 32, box.centery - 16)
            right -= 40
        text = _("since your last turn") if is_since else _("earlier")
        if self._viewer is None:
            text = _("all rounds")
        soft = kit.on_paper(21) if kit.high_contrast else Lettering(Style(21, SOFT_TEXT))
        box = pygame.Rect(box.right + 8, top, right - box.right - 8, height)
        sheet.write(text, soft, box, "midright", 1)
        return sheet.image()

    def _rows(self) -> Image:
        """Draw what can be seen of the page."""
        window = pygame.Rect((0, 0), self._window.size)
        surface = self._ground.copy()
        written: list[Written] = []
        for number, entry in enumerate(self._page.entries):
            y = entry.top - self._offset
            if y + entry.height <= 0 or y >= window.height:
                continue
            image = self._page.image(number)
            if self._deeds and number == self._deeds[self._cursor]:
                self._draw_cursor(surface, pygame.Rect(0, y, window.width - THUMB, entry.height))
            surface.blit(image.surface, (0, y))
            moved = [each.moved(0, y) for each in image.written]
            written += [each for each in moved if window.contains(each.place)]
        self._fade(surface, is_upper=True, is_more=self._offset > 0)
        self._fade(surface, is_upper=False, is_more=self._offset < self._furthest)
        self._draw_thumb(surface)
        return Image(surface, 0, tuple(written))

    def _draw_cursor(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Lay the one gold row under a deed, with the sign that it can be seen again."""
        bar = self._kit.focus_bar(row.size)
        surface.blit(bar.surface, (row.x - bar.margin, row.y - bar.margin))
        sign = self._kit.drawings.get("icon_replay", REPLAY)
        surface.blit(sign, sign.get_rect(midright=(row.right - BESIDE_REPLAY, row.centery)))

    def _fade(self, surface: pygame.Surface, is_upper: bool, is_more: bool) -> None:
        """Let rows fade into the page where there are more behind its edge."""
        if not is_more:
            return
        for line in range(FADE):
            y = line if is_upper else surface.get_height() - 1 - line
            strip = self._ground.subsurface((0, y, surface.get_width() - THUMB, 1))
            strip.set_alpha(255 * (FADE - line) // FADE)
            surface.blit(strip, (0, y))

    def _draw_thumb(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        if not self._furthest:
            return
        long = max(28, height * height // self._page.height)
        top = (height - long) * self._offset // self._furthest
        bed = drawn((8, height), rounded((8, height), 0, 4, filled("#8A5A34", 0.3)))
        knob = (8, long)
        paint = f'{filled("#8A5A34")} stroke="#5A3620" stroke-width="1"'
        light = f'<path d="M3 5 L3 {long - 5}" {stroked("#D9A066", 1.2, 0.6)}/>'
        surface.blit(bed, (width - 10, 0))
        surface.blit(drawn(knob, rounded(knob, 0.5, 4, paint) + light), (width - 10, top))

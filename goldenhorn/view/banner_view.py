"""The last round is rung in: a ribbon, and who still has a turn; knows public facts only."""

from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.language import N_, _
from goldenhorn.view.kit.light import silhouette
from goldenhorn.view.kit.sheet import Lettering, Sheet, fitted
from goldenhorn.view.overlay import OVERLAY, Overlay, out_cubic
from goldenhorn.view.picture import Piece
from goldenhorn.view.shapes import blank, disc, haze, with_shadow
from goldenhorn.view.text import Face, Style
from goldenhorn.view.theme import GOLD, IVORY, NIGHT, SOFT_TEXT, Rgb
from goldenhorn.view.tidings import Company, LastRound, Standing

VEIL = 0.42
LABELS = {
    Standing.DONE: N_("done"),
    Standing.RINGS: N_("rings"),
    Standing.PLAYS: N_("this turn"),
    Standing.ONE_TURN: N_("one turn"),
}
MARKS = {Standing.RINGS: "bell", Standing.PLAYS: "anchor", Standing.ONE_TURN: "hourglass"}
"""Drawings on a round plate beside the shield; who is done gets a tick instead."""
SPENT: Rgb = (150, 140, 130)
"""What the shields of those who are done are dimmed by."""
ARROW: Rgb = (138, 90, 52)
GLOW: Rgb = (255, 186, 40)
"""Warmer than the halo, for parchment."""
CAP_TILT = 8

STAYS = 240
"""Ticks after which it goes by itself."""
UNROLL, ROLL_UP = 19, 10
TITLE_AT = 12
SHEET_AT, SHEET_TICKS = 10, 10
STAMP_AT, STAMP_APART, STAMPED = 18, 5, (1.3, 1.15, 1.05)
"""When the first shield is stamped, how far apart they are, and how large at each tick."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things lie; inside the sheet, heights are measured from its top."""

    ribbon: pygame.Rect
    title_size: int
    sheet: pygame.Rect
    shield: int
    shield_y: int
    label_top: int
    pitch: int


WIDE = _Places(
    ribbon=pygame.Rect(260, 176, 760, 104),
    title_size=56,
    sheet=pygame.Rect(300, 268, 680, 206),
    shield=76,
    shield_y=86,
    label_top=140,
    pitch=164,
)
COMPACT = _Places(
    ribbon=pygame.Rect(120, 84, 560, 82),
    title_size=40,
    sheet=pygame.Rect(146, 156, 508, 182),
    shield=62,
    shield_y=74,
    label_top=120,
    pitch=124,
)


class BannerView(Overlay):
    """The ribbon and the sheet with the order of the last turns."""

    def show(self, last: LastRound, company: Company, title: str = "") -> None:
        """Ring in the last round; another title asks before it is rung."""
        self._begin()
        self._last, self._company = last, company
        self._text = title or _("Last round")
        kit, places = self._kit, self._places
        self._ribbon = kit.ribbon(places.ribbon.size, "", places.title_size)
        self._paper = kit.paper(places.sheet.size)
        self._show()

    def update(self) -> None:
        """Pass a tick; without a press it goes by itself."""
        if not self.is_shown:
            return
        if self._closing is not None:
            self._closing += 1
            if self._closing > ROLL_UP:
                self.remove()
            else:
                self._show()
            return
        self._ticks += 1
        if self._ticks >= STAYS:
            self.hide()
        elif self._has_motion and self._ticks <= self._last_tick:
            self._show()

    @property
    def rect(self) -> pygame.Rect:
        """All that it covers at rest."""
        return self._places.ribbon.union(self._places.sheet)

    @property
    def _places(self) -> _Places:
        return COMPACT if self._layout.is_compact else WIDE

    @property
    def _last_tick(self) -> int:
        return STAMP_AT + STAMP_APART * len(self._last.order) + len(STAMPED) + 1

    def _show(self) -> None:
        now = self._ticks if self._has_motion else self._last_tick
        if self._closing is not None:
            if self._closing == 1:
                self._keep_only_veil()
            self._lift_veil(self._closing / ROLL_UP)
            self._show_ribbon(1 - out_cubic(self._closing / ROLL_UP))
            return
        self._veil(VEIL, now)
        self._show_ribbon(out_cubic((now + 1) / UNROLL))
        places = self._places
        if now >= TITLE_AT:
            corner = places.ribbon.topleft
            self._cast.put_once("title", "title", self._title, corner, OVERLAY + 0.03)
        if now >= SHEET_AT:
            way = out_cubic((now - SHEET_AT + 1) / SHEET_TICKS)
            make = partial(self._sheet, way)
            self._cast.put_once("sheet", ("sheet", way), make, places.sheet.topleft, OVERLAY)
        for number, (seat, standing) in enumerate(self._last.order):
            age = now - STAMP_AT - STAMP_APART * number
            if age >= 0:
                scale = STAMPED[age] if age < len(STAMPED) else 1
                self._show_seat(number, seat, standing, scale)

    def _show_ribbon(self, way: float) -> None:
        """Show the ribbon as far as it is unrolled: its two halves slide apart."""
        places, margin = self._places.ribbon, self._ribbon.margin
        width, height = self._ribbon.surface.get_size()
        half = round(width / 2 * way)

        def make() -> Piece:
            if half >= width // 2:
                return self._ribbon
            part = blank(width, height)
            part.blit(self._ribbon.surface, (width // 2 - half, 0), (0, 0, half, height))
            part.blit(self._ribbon.surface, (width // 2, 0), (width - half, 0, half, height))
            return Piece(part, margin)

        self._cast.put_once("ribbon", ("ribbon", half), make, places.topleft, OVERLAY + 0.02)

    def _title(self) -> Piece:
        places = self._places
        width, height = places.ribbon.size
        sheet = Sheet(self._kit.words, places.ribbon.size)
        box = pygame.Rect(52, 4, width - 104, round(height * 0.84) - 8)
        size = places.title_size
        sheet.write(self._text, self._kit.on_paper(size, Face.TITLE, size // 11), box, "center", 1)
        return sheet.piece()

    def _sheet(self, way: float) -> Piece:
        """Return the sheet as far as it has come out from under the ribbon."""
        surface, margin = self._paper.surface, self._paper.margin
        if way >= 1:
            return self._paper
        part = blank(*surface.get_size())
        hidden = round(surface.get_height() * (1 - way))
        part.blit(surface, (0, 0), (0, hidden, surface.get_width(), surface.get_height()))
        return Piece(part, margin)

    def _show_seat(self, number: int, seat: int, standing: Standing, scale: float) -> None:
        places = self._places
        count = len(self._last.order)
        x = places.sheet.centerx + (number - (count - 1) / 2) * places.pitch
        y = places.sheet.y + places.shield_y
        face = partial(self._shield, seat, standing, scale)
        key = ("shield", seat, scale)
        width, height = self._cast.face(key, face).size
        corner = x - width / 2, y - height / 2
        self._cast.put(("shield", number), key, face, corner, OVERLAY + 0.04)
        if scale == 1:
            make = partial(self._label, standing)
            place = x - places.pitch / 2 + 3, places.sheet.y + places.label_top
            self._cast.put(("label", number), standing, make, place, OVERLAY + 0.05)
            if number + 1 < count:
                middle = x + places.pitch / 2 - 13, y - 13
                self._cast.put(("arrow", number), "arrow", self._arrow, middle, OVERLAY + 0.04)

    def _shield(self, seat: int, standing: Standing, scale: float) -> Piece:
        """Draw a shield with what the last round has for its seat."""
        drawings = self._kit.drawings
        width = round(self._places.shield * scale)
        shield = drawings.get(f"shield_{self._company.crests[seat]}", width)
        span = width + 64, shield.get_height() + 64
        whole = blank(*span)
        middle = span[0] // 2, span[1] // 2
        if standing is Standing.ONE_TURN:
            glow = haze(shield, 8, GLOW, 1)
            for _again in range(4):  # or parchment would swallow it
                whole.blit(glow, glow.get_rect(center=middle))
        if standing is Standing.DONE:
            shield = shield.copy()
            shield.fill((*SPENT, 255), special_flags=pygame.BLEND_RGBA_MULT)
        lifted = with_shadow(shield, 4, (2, 4), 0.5).surface
        whole.blit(lifted, lifted.get_rect(center=middle))
        corner = middle[0] + round(width * 0.39), middle[1] + round(width * 0.38)
        if standing is Standing.DONE:
            tick = drawings.get("tick", round(width * 0.5))
            whole.blit(tick, tick.get_rect(center=corner))
        else:
            mark = _mark(drawings.get(MARKS[standing], round(width * 0.29)), round(width * 0.5))
            whole.blit(mark, mark.get_rect(center=corner))
        if seat == self._company.start:
            cap = drawings.get("doge_cap", round(width * 0.58))
            cap = with_shadow(pygame.transform.rotozoom(cap, CAP_TILT, 1), 3, (1, 2)).surface
            at = middle[0] - round(width * 0.34), middle[1] - round(width * 0.55)
            whole.blit(cap, cap.get_rect(center=at))
        return Piece(whole)

    def _label(self, standing: Standing) -> Piece:
        places, words = self._places, self._kit.words
        size = places.pitch - 6, places.sheet.height - places.label_top - 12
        sheet = Sheet(words, size)
        lettering = self._kit.on_paper(22)
        # All labels are as large as the longest one allows.
        texts = [_(LABELS[each]) for _seat, each in self._last.order]
        sizes = [fitted(words, text, lettering, size, 2)[0].style.size for text in texts]
        colour = lettering.style.colour
        if standing is not Standing.ONE_TURN and not self._kit.high_contrast:
            colour = SOFT_TEXT
        lettering = Lettering(Style(min(sizes), colour))
        sheet.write(_(LABELS[standing]), lettering, sheet.rect, "center", 2)
        return sheet.piece()

    def _arrow(self) -> Piece:
        return Piece(self._kit.glyph("right", 26, ARROW))


def _mark(sign: pygame.Surface, span: int) -> pygame.Surface:
    """Draw a sign on a small round plate of the night."""
    plate = disc(span, NIGHT, GOLD, 2.4).copy()
    plate.blit(silhouette(sign, IVORY), sign.get_rect(center=(span // 2, span // 2)))
    return plate

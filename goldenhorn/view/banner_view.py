"""The last round is rung in: a ribbon, and who still has a turn; knows public facts only."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from goldenhorn.language import N_, _
from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.light import silhouette
from goldenhorn.view.kit.sheet import Lettering, Sheet, fitted
from goldenhorn.view.overlay import OVERLAY, Overlay, out_cubic
from goldenhorn.view.picture import Picture, Piece
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank, disc, haze, with_shadow
from goldenhorn.view.text import Style
from goldenhorn.view.theme import GOLD, IVORY, NIGHT, SOFT_TEXT, Rgb
from goldenhorn.view.tidings import Company, LastRound, Standing
from goldenhorn.view.tween import at_once

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

Strip = tuple[Piece, tuple[int, int]]
"""A part of a piece, and where its corner stands."""

STAYS = 240
"""Ticks after which it goes by itself."""
UNROLL, ROLL_UP, DAWN = 19, 10, 10
"""For how long the ribbon unrolls, rolls up with the sheet, and the sea then grows light."""
SHEET_AT, SHEET_TICKS = 10, 10
SHIELDS_AT, SHIELDS_APART, FALLS = 20, 5, (18, 8, 3)
"""When the first shield falls into its place, how far apart they are, and from how high."""


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
    """The ribbon and the sheet with the order of the last turns.

    Both are large: they come and go strip by strip, and faces are made before they are needed.
    """

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        super().__init__(picture, kit, layout, has_motion)
        self._ribbon_strips: list[Strip] = []
        self._sheet_strips: list[Strip] = []
        """The same whenever it is rung."""

    def warm(self) -> Iterator[None]:
        """Make ribbon and sheet, one at each step, if they are not there."""
        places, kit = self._places, self._kit
        if not self._ribbon_strips:
            ribbon = kit.ribbon(places.ribbon.size, _("Last round"), places.title_size)
            self._ribbon_strips = _from_the_middle(ribbon, places.ribbon, UNROLL)
            yield
        if not self._sheet_strips:
            paper = kit.paper(places.sheet.size)
            self._sheet_strips = _downwards(paper, places.sheet, SHEET_TICKS)
            yield

    def show(self, last: LastRound, company: Company) -> None:
        """Ring in the last round."""
        self._begin()
        self._last, self._company = last, company
        self._laid = {"ribbon": 0, "sheet": 0}
        """How many strips of each are shown."""
        self._making = self._make_faces()
        self._show()

    def _make_faces(self) -> Iterator[None]:
        """Make all faces, one at each step, in the order in which they are needed."""
        cast = self._cast
        yield from self.warm()
        for seat, standing in self._last.order:
            cast.face(("shield", seat), partial(self._shield, seat, standing))
            yield
            cast.face(standing, partial(self._label, standing))
            yield

    def update(self) -> None:
        """Pass a tick; without a press it goes by itself."""
        if not self.is_shown:
            return
        if self._closing is not None:
            self._closing += 1
            if self._closing > len(self._last.order) + ROLL_UP + DAWN:
                self.remove()
            else:
                self._show_less(self._closing)
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
        return SHIELDS_AT + SHIELDS_APART * len(self._last.order) + len(FALLS) + 1

    def _show(self) -> None:
        now = self._ticks
        if self._has_motion:
            if now:  # coming up is enough for the first tick
                next(self._making, None)
        else:
            now = self._last_tick
            at_once(self._making)
        self._veil(VEIL, now)
        self._lay("ribbon", self._ribbon_strips, out_cubic((now + 1) / UNROLL), OVERLAY + 0.02)
        if now >= SHEET_AT:
            way = out_cubic((now - SHEET_AT + 1) / SHEET_TICKS)
            self._lay("sheet", self._sheet_strips, way, OVERLAY)
        for number, (seat, standing) in enumerate(self._last.order):
            age = now - SHIELDS_AT - SHIELDS_APART * number
            if age >= 0:
                self._show_seat(number, seat, standing, age)

    def _lay(self, name: str, strips: list[Strip], way: float, z: float) -> None:
        """Show as many strips of a piece as belong to its way."""
        first, self._laid[name] = self._laid[name], round(way * len(strips))
        for number, (strip, corner) in enumerate(strips[first : self._laid[name]], first):
            self._cast.put_once(
                (name, number), (name, number), partial(_as_it_is, strip), corner, z
            )

    def _show_less(self, ticks: int) -> None:
        """Take the banner away as it came, and then the darkness."""
        for name in ("shield", "label", "arrow"):
            self._cast.hide((name, len(self._last.order) - ticks))
        ticks = max(0, ticks - len(self._last.order))
        for name, strips in (("ribbon", self._ribbon_strips), ("sheet", self._sheet_strips)):
            left = len(strips) * max(0, ROLL_UP - ticks) // ROLL_UP
            for number in range(left, len(strips)):
                self._cast.hide((name, number))
        self._lift_veil(max(0, ticks - ROLL_UP) / DAWN)

    def _show_seat(self, number: int, seat: int, standing: Standing, age: int) -> None:
        places = self._places
        count = len(self._last.order)
        x = places.sheet.centerx + (number - (count - 1) / 2) * places.pitch
        y = places.sheet.y + places.shield_y
        key, face = ("shield", seat), partial(self._shield, seat, standing)
        width, height = self._cast.face(key, face).size
        fall = FALLS[age] if age < len(FALLS) else 0
        corner = x - width / 2, y - height / 2 - fall
        self._cast.put(("shield", number), key, face, corner, OVERLAY + 0.04)
        if age < len(FALLS):
            return
        make = partial(self._label, standing)
        place = x - places.pitch / 2 + 3, places.sheet.y + places.label_top
        self._cast.put(("label", number), standing, make, place, OVERLAY + 0.05)
        if number + 1 < count:
            middle = x + places.pitch / 2 - 13, y - 13
            self._cast.put(("arrow", number), "arrow", self._arrow, middle, OVERLAY + 0.04)

    def _shield(self, seat: int, standing: Standing) -> Piece:
        """Draw a shield with what the last round has for its seat."""
        drawings = self._kit.drawings
        width = self._places.shield
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


def _as_it_is(piece: Piece) -> Piece:
    return piece


def _from_the_middle(piece: Piece, box: pygame.Rect, count: int) -> list[Strip]:
    """Cut a piece into upright strips, two at the same distance from its middle."""
    width, height = piece.surface.get_size()
    middle = width // 2
    rects: list[pygame.Rect] = []
    for number in range(count):
        start, end = middle * number // count, middle * (number + 1) // count
        rects.append(pygame.Rect(middle - end, 0, end - start, height))
        start, end = (width - middle) * number // count, (width - middle) * (number + 1) // count
        rects.append(pygame.Rect(middle + start, 0, end - start, height))
    return _strips(piece, box, rects)


def _downwards(piece: Piece, box: pygame.Rect, count: int) -> list[Strip]:
    """Cut a piece into lying strips, from its upper edge downwards."""
    width, height = piece.surface.get_size()
    edges = [height * number // count for number in range(count + 1)]
    rects = [pygame.Rect(0, start, width, end - start) for start, end in pairwise(edges)]
    return _strips(piece, box, rects)


def _strips(piece: Piece, box: pygame.Rect, rects: list[pygame.Rect]) -> list[Strip]:
    """Cut rectangles out of a piece; what is written on it goes with the first of them."""
    left, top = box.left - piece.margin, box.top - piece.margin
    strips: list[Strip] = []
    for rect in rects:
        corner = left + rect.left, top + rect.top
        written = piece.written if rect is rects[0] else ()
        moved = tuple(each.moved(box.left - corner[0], box.top - corner[1]) for each in written)
        strips.append((Piece(piece.surface.subsurface(rect), 0, moved), corner))
    return strips


def _mark(sign: pygame.Surface, span: int) -> pygame.Surface:
    """Draw a sign on a small round plate of the night."""
    plate = disc(span, NIGHT, GOLD, 2.4).copy()
    plate.blit(silhouette(sign, IVORY), sign.get_rect(center=(span // 2, span // 2)))
    return plate

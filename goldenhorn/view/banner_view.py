"""The last round is rung in: a ribbon, and who still has a turn; knows public facts only."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from goldenhorn.engine.pieces import FLEETS
from goldenhorn.language import N_, _
from goldenhorn.tidings import Company, LastRound, Standing
from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.light import silhouette
from goldenhorn.view.kit.sheet import Lettering, Sheet, fitted
from goldenhorn.view.overlay import OVERLAY, Overlay, out_cubic
from goldenhorn.view.picture import Picture
from goldenhorn.view.places import Layout
from goldenhorn.view.shapes import blank, disc, haze, with_shadow
from goldenhorn.view.sprite import Piece
from goldenhorn.view.text import Style
from goldenhorn.view.theme import GOLD, IVORY, NIGHT, SOFT_TEXT, Rgb
from goldenhorn.view.tween import at_once
from goldenhorn.view.veil import VEIL_TICKS

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
RIBBON_END, SHEET_FOOT = 72, 48
"""So much at each end of the ribbon, and at the foot of the sheet, travels as they unroll."""

DEPTHS = {"ribbon": OVERLAY + 0.02, "sheet": OVERLAY}
LABEL_SIZE = 22
BESIDE_LABEL = 9
"""Keeps one label from the next."""

STAYS = 240
"""Ticks after which it goes by itself."""
UNROLL, ROLL_UP, DAWN = 19, 10, VEIL_TICKS
"""For how long the ribbon unrolls, rolls up with the sheet, and the sea then grows light."""
SHEET_AT, SHEET_TICKS = 10, 10
FACES_AT = 12
"""When the faces on the sheet begin to be made."""
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


PLACES = _Places(
    ribbon=pygame.Rect(260, 176, 760, 104),
    title_size=56,
    sheet=pygame.Rect(300, 268, 680, 206),
    shield=76,
    shield_y=86,
    label_top=140,
    pitch=164,
)


@dataclass(frozen=True, slots=True)
class _Roll:
    """A large piece that unrolls strip by strip, its ends ahead of what is seen of it."""

    strips: list[list[Strip]]
    """Those that come or go together, from the one that is seen first."""
    ends: list[tuple[Strip, tuple[int, int]]]
    """Unrolled, and in which direction they lie then from where they come."""
    rests: list[int]
    """By how many strips are seen: how many pixels are missing at each end."""


class BannerView(Overlay):
    """The ribbon and the sheet with the order of the last turns.

    Both are large: they come and go strip by strip, and faces are made before they are needed.
    """

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        super().__init__(picture, kit, layout, has_motion)
        self._rolls: dict[str, _Roll] = {}
        """Ribbon and sheet, the same whenever it is rung."""

    def warm(self) -> Iterator[None]:
        """Make ribbon, sheet, darkness, all signs and letters, a part at each step."""
        yield from self._make_rolls()
        yield from self._darkness(VEIL).warm()
        for standing in Standing:
            self._sign(standing)
            yield
            self._largest_letters(standing)
            yield
        self._cap()
        self._arrow()
        yield
        for fleet in FLEETS:
            self._kit.drawings.get(f"shield_{fleet.crest}", PLACES.shield)
            yield

    def _make_rolls(self) -> Iterator[None]:
        """Make ribbon and sheet, one at each step, if they are not there."""
        places, kit = PLACES, self._kit
        if "ribbon" not in self._rolls:
            ribbon = kit.ribbon(places.ribbon.size, _("Last round"), places.title_size)
            self._rolls["ribbon"] = _from_the_middle(ribbon, places.ribbon, UNROLL)
            yield
        if "sheet" not in self._rolls:
            paper = kit.paper(places.sheet.size)
            self._rolls["sheet"] = _downwards(paper, places.sheet, SHEET_TICKS)
            yield

    def show(self, last: LastRound, company: Company) -> None:
        """Ring in the last round."""
        self._begin()
        self._last, self._company = last, company
        self._laid = {"ribbon": 0, "sheet": 0}
        """How many strips of each are shown."""
        self._label_size: float = LABEL_SIZE
        self._shields: dict[int, Piece] = {}
        self._making = self._make_faces()
        self._show()

    def _make_faces(self) -> Iterator[None]:
        """Make all faces, a part of one at each step, in the order in which they are needed."""
        yield from self._make_rolls()
        order = self._last.order
        for standing in dict.fromkeys(standing for _seat, standing in order):
            self._label_size = min(self._label_size, self._largest_letters(standing))
            yield
        for seat, standing in order:
            yield from self._make_shield(seat, standing)
            self._cast.face(standing, partial(self._label, standing))
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
        return PLACES.ribbon.union(PLACES.sheet)

    @property
    def _last_tick(self) -> int:
        return SHIELDS_AT + SHIELDS_APART * len(self._last.order) + len(FALLS) + 1

    def _show(self) -> None:
        now = self._ticks
        if self._has_motion:
            # Coming up is enough for the first tick, and growing dark for those after it.
            if now >= FACES_AT or (now and len(self._rolls) < len(DEPTHS)):
                next(self._making, None)
        else:
            now = self._last_tick
            at_once(self._making)
        self._veil(VEIL, now)
        self._unroll("ribbon", round(UNROLL * out_cubic((now + 1) / UNROLL)))
        if now >= SHEET_AT:
            way = out_cubic((now - SHEET_AT + 1) / SHEET_TICKS)
            self._unroll("sheet", round(SHEET_TICKS * way))
        for number, (seat, standing) in enumerate(self._last.order):
            age = now - SHIELDS_AT - SHIELDS_APART * number
            if age >= 0:
                self._show_seat(number, seat, standing, age)

    def _unroll(self, name: str, count: int) -> None:
        """Show so many strips of a roll, and its ends beside them."""
        if name not in self._rolls:
            return  # it is still to be made
        roll, before, z = self._rolls[name], self._laid[name], DEPTHS[name]
        self._laid[name] = count
        for number in range(before, count):
            for side, (strip, corner) in enumerate(roll.strips[number]):
                part = (name, number, side)
                self._cast.put_once(part, part, partial(_as_it_is, strip), corner, z)
        for number in range(count, before):
            for side in range(len(roll.strips[number])):
                self._cast.hide((name, number, side))
        for side, ((end, (x, y)), (right, down)) in enumerate(roll.ends):
            rest = roll.rests[count]
            at, tip = (x - right * rest, y - down * rest), (name, "end", side)
            self._cast.put_once(tip, tip, partial(_as_it_is, end), at, z + 0.001)

    def _show_less(self, ticks: int) -> None:
        """Take the banner away as it came, and then the darkness."""
        last = len(self._last.order) - ticks
        for mark in (("shield", last), ("label", last), ("arrow", last - 1)):
            self._cast.hide(mark)
        ticks = max(0, ticks - len(self._last.order))
        for name, roll in self._rolls.items():
            left = len(roll.strips) * max(0, ROLL_UP - 1 - ticks) // (ROLL_UP - 1)
            if left < self._laid[name]:
                self._unroll(name, left)
            elif ticks >= ROLL_UP:
                for side in range(len(roll.ends)):
                    self._cast.hide((name, "end", side))
        self._lift_veil(max(0, ticks - ROLL_UP) / DAWN)

    def _show_seat(self, number: int, seat: int, standing: Standing, age: int) -> None:
        places = PLACES
        count = len(self._last.order)
        x = places.sheet.centerx + (number - (count - 1) / 2) * places.pitch
        y = places.sheet.y + places.shield_y
        shield = self._shields[seat]
        key, face = ("shield", seat), partial(_as_it_is, shield)
        width, height = shield.size
        fall = FALLS[age] if age < len(FALLS) else 0
        corner = x - width / 2, y - height / 2 - fall
        self._cast.put(("shield", number), key, face, corner, OVERLAY + 0.04)
        if age < len(FALLS):
            return
        make = partial(self._label, standing)
        place = x - places.pitch / 2 + BESIDE_LABEL, places.sheet.y + places.label_top
        self._cast.put(("label", number), standing, make, place, OVERLAY + 0.05)
        if number + 1 < count:
            middle = x + places.pitch / 2 - 13, y - 13
            self._cast.put(("arrow", number), "arrow", self._arrow, middle, OVERLAY + 0.04)

    def _make_shield(self, seat: int, standing: Standing) -> Iterator[None]:
        """Draw a shield with what the last round has for its seat, a part of it at each step."""
        drawings = self._kit.drawings
        width = PLACES.shield
        shield = drawings.get(f"shield_{self._company.crests[seat]}", width)
        span = width + 64, shield.get_height() + 64
        whole = blank(*span)
        middle = span[0] // 2, span[1] // 2
        if standing is Standing.ONE_TURN:
            glow = haze(shield, 8, GLOW, 1)
            for _again in range(4):  # or parchment would swallow it
                whole.blit(glow, glow.get_rect(center=middle))
            yield
        if standing is Standing.DONE:
            shield = shield.copy()
            shield.fill((*SPENT, 255), special_flags=pygame.BLEND_RGBA_MULT)
        lifted = with_shadow(shield, 4, (2, 4), 0.5).surface
        whole.blit(lifted, lifted.get_rect(center=middle))
        yield
        corner = middle[0] + round(width * 0.39), middle[1] + round(width * 0.38)
        sign = self._sign(standing)
        whole.blit(sign, sign.get_rect(center=corner))
        if seat == self._company.start:
            cap = self._cap()
            at = middle[0] - round(width * 0.34), middle[1] - round(width * 0.55)
            whole.blit(cap, cap.get_rect(center=at))
        self._shields[seat] = Piece(whole)
        yield

    def _sign(self, standing: Standing) -> pygame.Surface:
        """Return the small sign of what the last round has for somebody."""
        drawings, width = self._kit.drawings, PLACES.shield
        span = round(width * 0.5)
        if standing is Standing.DONE:
            return drawings.get("tick", span)
        return _mark(drawings.get(MARKS[standing], round(width * 0.29)), span)

    def _cap(self) -> pygame.Surface:
        """Return the cap of the start player, worn at an angle."""
        cap = self._kit.drawings.get("doge_cap", round(PLACES.shield * 0.58))
        return with_shadow(pygame.transform.rotozoom(cap, CAP_TILT, 1), 3, (1, 2)).surface

    @property
    def _label_room(self) -> tuple[int, int]:
        places = PLACES
        return places.pitch - 2 * BESIDE_LABEL, places.sheet.height - places.label_top - 12

    def _largest_letters(self, standing: Standing) -> float:
        """Return the letters that a label allows: all are as large as the longest one allows."""
        words, lettering = self._kit.words, self._kit.on_paper(LABEL_SIZE)
        written = fitted(words, _(LABELS[standing]), lettering, self._label_room, 2)
        return written[0].style.size

    def _label(self, standing: Standing) -> Piece:
        sheet = Sheet(self._kit.words, self._label_room)
        colour = self._kit.on_paper(LABEL_SIZE).style.colour
        if standing is not Standing.ONE_TURN and not self._kit.high_contrast:
            colour = SOFT_TEXT
        lettering = Lettering(Style(self._label_size, colour))
        sheet.write(_(LABELS[standing]), lettering, sheet.rect, "center", 2)
        return sheet.piece()

    def _arrow(self) -> Piece:
        return Piece(self._kit.glyph("right", 26, ARROW))


def _as_it_is(piece: Piece) -> Piece:
    return piece


def _from_the_middle(piece: Piece, box: pygame.Rect, count: int) -> _Roll:
    """Cut a piece into upright strips, two at the same distance from its middle, and two ends."""
    width, height = piece.surface.get_size()
    middle, reach = width // 2, width // 2 - RIBBON_END
    edges = [reach * number // count for number in range(count + 1)]
    strips = []
    for near, far in pairwise(edges):
        left = pygame.Rect(middle - far, 0, far - near, height)
        right = pygame.Rect(middle + near, 0, far - near, height)
        strips.append([_strip(piece, box, left), _strip(piece, box, right)])
    ends = [
        (_strip(piece, box, pygame.Rect(0, 0, middle - reach, height)), (-1, 0)),
        (_strip(piece, box, pygame.Rect(middle + reach, 0, width, height)), (1, 0)),
    ]
    _write(piece, box, strips[0])
    return _Roll(strips, ends, [reach - edge for edge in edges])


def _downwards(piece: Piece, box: pygame.Rect, count: int) -> _Roll:
    """Cut a piece into lying strips, from its upper edge downwards, and its foot."""
    width, height = piece.surface.get_size()
    reach = height - SHEET_FOOT
    edges = [reach * number // count for number in range(count + 1)]
    strips = [
        [_strip(piece, box, pygame.Rect(0, start, width, end - start))]
        for start, end in pairwise(edges)
    ]
    foot = _strip(piece, box, pygame.Rect(0, reach, width, SHEET_FOOT))
    return _Roll(strips, [(foot, (0, 1))], [reach - edge for edge in edges])


def _strip(piece: Piece, box: pygame.Rect, rect: pygame.Rect) -> Strip:
    """Cut a rectangle out of a piece that lies in a box, as far as the piece reaches."""
    rect = rect.clip(piece.surface.get_rect())
    corner = box.left - piece.margin + rect.left, box.top - piece.margin + rect.top
    return Piece(piece.surface.subsurface(rect)), corner


def _write(piece: Piece, box: pygame.Rect, strips: list[Strip]) -> None:
    """Let what is written on a piece belong to the first of some strips of it."""
    strip, corner = strips[0]
    moved = (each.moved(box.left - corner[0], box.top - corner[1]) for each in piece.written)
    strips[0] = Piece(strip.surface, 0, tuple(moved)), corner


def _mark(sign: pygame.Surface, span: int) -> pygame.Surface:
    """Draw a sign on a small round plate of the night."""
    plate = disc(span, NIGHT, GOLD, 2.4).copy()
    plate.blit(silhouette(sign, IVORY), sign.get_rect(center=(span // 2, span // 2)))
    return plate

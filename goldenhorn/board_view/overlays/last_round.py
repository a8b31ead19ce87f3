"""The overlay that announces the last round: a ribbon, and who still has a turn."""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.board_view.overlays.overlay import OVERLAY, VEIL_TICKS, Overlay
from goldenhorn.common.language import N_, _
from goldenhorn.graphics.lettering import Lettering, fitted
from goldenhorn.graphics.light import silhouette
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import blank, disc, haze, with_shadow
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import GOLD, IVORY, NIGHT, SOFT_TEXT, Rgb
from goldenhorn.graphics.tween import out_cubic
from goldenhorn.session.public_facts import LastRound, Standing, TableInfo

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

RIBBON, SHEET = pygame.Rect(260, 176, 760, 104), pygame.Rect(300, 268, 680, 206)
TITLE_SIZE = 56
SHIELD, PITCH = 76, 164
"""How wide a shield is, and from one to the next."""
SIGN, IN_SIGN = 0.62, 0.64
"""How wide its sign is, in shields' widths, and what stands in that, in signs' widths."""
SHIELD_Y, LABEL_TOP = 86, 140
"""On the sheet, from its top."""
RIBBON_END, SHEET_FOOT = 72, 48
"""So much at each end of the ribbon, and at the foot of the sheet, travels as they unroll."""

LABEL_SIZE = 22
BESIDE_LABEL = 9
"""Keeps one label from the next."""

STAYS = 240
"""Ticks after which it goes by itself."""
STAYS_FOR_PEOPLE = 720
"""So long it waits for somebody who may have looked away."""
UNROLL, ROLL_UP, DAWN = 19, 10, VEIL_TICKS
"""For how long the ribbon unrolls, rolls up with the sheet, and the sea then grows light."""
SHEET_AT, SHEET_TICKS = 10, 10
SHIELDS_AT, SHIELDS_APART, FALLS = 20, 5, (18, 8, 3)
"""When the first shield falls into its place, how far apart they are, and from how high."""


class BannerView(Overlay):
    """The ribbon and the sheet with the order of the last turns."""

    def show(self, last: LastRound, company: TableInfo, *, is_read: bool = False) -> None:
        """Ring in the last round, or the end if nobody has another turn; people read it longer."""
        self._begin()
        self._stays = STAYS_FOR_PEOPLE if is_read else STAYS
        self._last, self._company = last, company
        letterings = [self._largest_letters(standing) for _seat, standing in last.order]
        self._label_size = min(LABEL_SIZE, *letterings)
        self._show()

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
        if self._ticks >= self._stays:
            self.hide()
        elif self._has_motion and self._ticks <= self._last_tick:
            self._show()

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before the last round is rung in."""
        return [partial(self._ribbon, _("Last round")), self._paper]

    def _ribbon(self, title: str) -> Image:
        return self._kit.ribbon(RIBBON.size, title, TITLE_SIZE)

    def _paper(self) -> Image:
        return self._kit.paper(SHEET.size)

    @property
    def rect(self) -> pygame.Rect:
        """All that it covers at rest."""
        return RIBBON.union(SHEET)

    @property
    def _last_tick(self) -> int:
        return SHIELDS_AT + SHIELDS_APART * len(self._last.order) + len(FALLS) + 1

    def _show(self) -> None:
        now = self._ticks if self._has_motion else self._last_tick
        self._veil(VEIL, now)
        self._unroll(out_cubic((now + 1) / UNROLL), out_cubic((now - SHEET_AT + 1) / SHEET_TICKS))
        for number, (seat, standing) in enumerate(self._last.order):
            age = now - SHIELDS_AT - SHIELDS_APART * number
            if age >= 0:
                self._show_seat(number, seat, standing, age)

    def _unroll(self, ribbon: float, sheet: float) -> None:
        """Show the ribbon and the sheet by these shares; what is not seen at all is hidden."""
        self._unrolled = ribbon, sheet
        title = _("The end") if self._last.is_over else _("Last round")
        whole = self._sprites.image("ribbon", partial(self._ribbon, title))
        paper = self._sprites.image("sheet", self._paper)
        self._put_part("ribbon", RIBBON, OVERLAY + 0.02, ribbon, partial(_widened, whole, ribbon))
        self._put_part("sheet", SHEET, OVERLAY, sheet, partial(_lengthened, paper, sheet))

    def _put_part(
        self, name: str, box: pygame.Rect, z: float, share: float, make: Callable[[], Image]
    ) -> None:
        if share:
            self._sprites.put_once(name, (name, share), make, box.topleft, z)
        else:
            self._sprites.hide(name)

    def _show_less(self, ticks: int) -> None:
        """Take the banner away as it came, and then the darkness."""
        last = len(self._last.order) - ticks
        for mark in (("shield", last), ("label", last), ("arrow", last - 1)):
            self._sprites.hide(mark)
        ticks = max(0, ticks - len(self._last.order))
        left = max(0.0, 1 - ticks / ROLL_UP)
        ribbon, sheet = self._unrolled
        self._unroll(min(ribbon, left), min(sheet, left))
        self._lift_veil(VEIL, max(0, ticks - ROLL_UP) / DAWN)

    def _show_seat(self, number: int, seat: int, standing: Standing, age: int) -> None:
        count = len(self._last.order)
        x = SHEET.centerx + (number - (count - 1) / 2) * PITCH
        y = SHEET.y + SHIELD_Y
        key, make = ("shield", seat), partial(self._shield, seat, standing)
        width, height = self._sprites.image(key, make).size
        fall = FALLS[age] if age < len(FALLS) else 0
        corner = x - width / 2, y - height / 2 - fall
        self._sprites.put(("shield", number), key, make, corner, OVERLAY + 0.04)
        if age < len(FALLS):
            return
        make = partial(self._label, standing)
        place = x - PITCH / 2 + BESIDE_LABEL, SHEET.y + LABEL_TOP
        self._sprites.put(("label", number), standing, make, place, OVERLAY + 0.05)
        if number + 1 < count:
            middle = x + PITCH / 2 - 13, y - 13
            self._sprites.put(("arrow", number), "arrow", self._arrow, middle, OVERLAY + 0.04)

    def _shield(self, seat: int, standing: Standing) -> Image:
        """Draw a shield with what the last round has for its seat."""
        drawings = self._kit.drawings
        width = SHIELD
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
        sign = self._sign(standing)
        whole.blit(sign, sign.get_rect(center=corner))
        if seat == self._company.start:
            cap = self._cap()
            at = middle[0] - round(width * 0.34), middle[1] - round(width * 0.55)
            whole.blit(cap, cap.get_rect(center=at))
        return Image(whole)

    def _sign(self, standing: Standing) -> pygame.Surface:
        """Return the small sign of what the last round has for somebody."""
        drawings, span = self._kit.drawings, round(SHIELD * SIGN)
        if standing is Standing.DONE:
            return drawings.get("tick", span)
        return _mark(drawings.get(MARKS[standing], round(span * IN_SIGN)), span)

    def _cap(self) -> pygame.Surface:
        """Return the cap of the start player, worn at an angle."""
        cap = self._kit.drawings.get("doge_cap", round(SHIELD * 0.58))
        return with_shadow(pygame.transform.rotozoom(cap, CAP_TILT, 1), 3, (1, 2)).surface

    @property
    def _label_room(self) -> tuple[int, int]:
        return PITCH - 2 * BESIDE_LABEL, SHEET.height - LABEL_TOP - 12

    def _largest_letters(self, standing: Standing) -> float:
        """Return the letters that a label allows: all are as large as the longest one allows."""
        words, lettering = self._kit.words, self._kit.on_paper(LABEL_SIZE)
        written = fitted(words, _(LABELS[standing]), lettering, self._label_room, 2)
        return written[0].style.size

    def _label(self, standing: Standing) -> Image:
        sheet = DrawSurface(self._kit.words, self._label_room)
        colour = self._kit.on_paper(LABEL_SIZE).style.colour
        if standing is not Standing.ONE_TURN and not self._kit.high_contrast:
            colour = SOFT_TEXT
        lettering = Lettering(Style(self._label_size, colour))
        sheet.write(_(LABELS[standing]), lettering, sheet.rect, "center", 2)
        return sheet.image()

    def _arrow(self) -> Image:
        return Image(self._kit.glyph("right", 26, ARROW))


def _widened(image: Image, share: float) -> Image:
    """Return a ribbon as far as it is unrolled from its middle; its ends travel outwards."""
    if share == 1:
        return image
    width, height = image.surface.get_size()
    rest = round((width // 2 - RIBBON_END) * (1 - share))
    seen = blank(width, height)
    end = RIBBON_END + rest
    seen.blit(image.surface, (end, 0), (end, 0, width - 2 * end, height))
    seen.blit(image.surface, (rest, 0), (0, 0, RIBBON_END, height))
    seen.blit(image.surface, (width - end, 0), (width - RIBBON_END, 0, RIBBON_END, height))
    return Image(seen, image.margin, image.written)


def _lengthened(image: Image, share: float) -> Image:
    """Return a sheet as far as it is unrolled downwards, its foot always at its end."""
    if share == 1:
        return image
    width, height = image.surface.get_size()
    above = round((height - SHEET_FOOT) * share)
    seen = blank(width, height)
    seen.blit(image.surface, (0, 0), (0, 0, width, above))
    seen.blit(image.surface, (0, above), (0, height - SHEET_FOOT, width, SHEET_FOOT))
    return Image(seen, image.margin)


def _mark(sign: pygame.Surface, span: int) -> pygame.Surface:
    """Draw a sign on a small round plate of the night."""
    plate = disc(span, NIGHT, GOLD, 2.4).copy()
    plate.blit(silhouette(sign, IVORY), sign.get_rect(center=(span // 2, span // 2)))
    return plate

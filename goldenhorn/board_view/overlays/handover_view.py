"""The sheet between two turns: whose turn it is, and what happened since the last one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.board_view.overlays.overlay import BEHIND_PANELS, OVERLAY, Overlay
from goldenhorn.board_view.words.deed_lines import (
    label_line,
    last_turn_lines,
    rank_of,
    recap_title,
    warnings,
)
from goldenhorn.common.language import _, ngettext_
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.outlines import drawn_once, radial
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import MOST_GROWTH
from goldenhorn.graphics.surfaces.labels import Tone, label_image
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.graphics.tween import out_cubic
from goldenhorn.session.public_facts import Deed, Kind, Recap, TableInfo


@dataclass(frozen=True, slots=True)
class HandoverPlaces:
    """Where things lie; boxes are measured from the corner of the sheet."""

    sheet: pygame.Rect
    shield: int
    shield_centre: tuple[int, int]
    name: pygame.Rect
    name_size: int
    call: pygame.Rect
    call_size: int
    device: pygame.Rect
    rule_y: int
    title: pygame.Rect
    labels: pygame.Rect
    label_size: int
    points: pygame.Rect
    points_size: int
    rank: pygame.Rect


PLACES = HandoverPlaces(
    sheet=pygame.Rect(214, 128, 852, 376),
    shield=178,
    shield_centre=(130, 128),
    name=pygame.Rect(264, 22, 414, 88),
    name_size=76,
    call=pygame.Rect(266, 110, 412, 46),
    call_size=34,
    device=pygame.Rect(686, 30, 144, 116),
    rule_y=162,
    title=pygame.Rect(266, 168, 562, 36),
    labels=pygame.Rect(264, 206, 566, 162),
    label_size=22,
    points=pygame.Rect(24, 238, 212, 72),
    points_size=54,
    rank=pygame.Rect(24, 310, 212, 46),
)


VEIL = 0.58
DRAWINGS = {"gamepad": "device_gamepad", "keyboard": "device_keyboard", "touch": "device_touch"}

SHEET_AT, DROP, DROP_TICKS = 6, 30, 10
"""When it is darker the sheet comes from so many pixels above, in so many ticks."""
STAMP_AT, STAMPED = 12, (1.3, 1.18, 1.08)
"""When the shield comes down, and how large it is at each step of two ticks."""
NAME_AT, NAME_TICKS = 16, 12
LABELS_AT, LABEL_TICKS = 24, 4
OUT_TICKS = 11


@dataclass(frozen=True, slots=True)
class Controller:
    """What a seat plays with: the kind of device, and how it is called."""

    kind: str
    label: str


def importance(deed: Deed, viewer: int) -> int:
    """Return how much a deed matters to whoever moves next, for when not all can be told."""
    if deed.victim == viewer:
        return 4
    if deed.kind in (Kind.END, Kind.CONQUEST):
        return 3
    if deed.kind is Kind.RAID:
        return 2
    return 1 if deed.points else 0


class HandoverView(Overlay):
    """The sheet that calls a player to the turn."""

    def show(self, recap: Recap, company: TableInfo, controller: Controller | None = None) -> None:
        """Call a seat."""
        self._begin()
        self._recap, self._company, self._controller = recap, company, controller
        self._growth = MOST_GROWTH
        self._labels = self._laid_out_labels()
        self._sheet = self._drawn_sheet()
        self._show()

    def update(self) -> None:
        """Pass a tick."""
        if not self.is_shown or not self._has_motion:
            return
        self._ticks += 1
        if self._closing is None:
            if self._ticks <= self._last_tick:
                self._show()
            return
        self._closing += 1
        if self._closing > OUT_TICKS:
            self.remove()
        else:
            self._lift_veil(VEIL, self._closing / OUT_TICKS)
            self._show()

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before the first player is called."""
        return [self._paper, partial(_light, PLACES.shield)]

    def _paper(self) -> Image:
        return self._kit.paper(PLACES.sheet.size)

    @property
    def rect(self) -> pygame.Rect:
        """Where the sheet rests."""
        return PLACES.sheet

    @property
    def _last_tick(self) -> int:
        return LABELS_AT + LABEL_TICKS * len(self._labels) + 4

    def _show(self) -> None:
        now = self._ticks if self._has_motion else self._last_tick
        places, crest = PLACES, self._company.crests[self._recap.seat]
        top, z = places.sheet.y, OVERLAY
        if self._closing is None:
            self._veil(VEIL, now)
            top -= round(DROP * (1 - out_cubic((now - SHEET_AT) / DROP_TICKS)))
        else:
            # It slips away upwards, behind the panels.
            way = (self._closing / OUT_TICKS) ** 2
            top, z = top - round(places.sheet.bottom * way), BEHIND_PANELS
            now = self._last_tick if self._sprites.seen("sheet") else 0
        if now < SHEET_AT:
            return
        corner = places.sheet.x, top
        self._sprites.put_once("sheet", "sheet", partial(_itself, self._sheet), corner, z)
        if now >= STAMP_AT:
            step = (now - STAMP_AT) // 2
            scale = STAMPED[step] if step < len(STAMPED) else 1
            make = partial(self._shield, crest, scale)
            width, height = self._sprites.image(("shield", scale), make).size
            x, y = places.shield_centre
            middle = corner[0] + x - width / 2, corner[1] + y - height / 2
            self._sprites.put("shield", ("shield", scale), make, middle, z + 0.01)
        if now >= NAME_AT:
            way = min(1.0, (now - NAME_AT + 1) / NAME_TICKS)
            place = corner[0] + places.name.x, corner[1] + places.name.y
            self._sprites.put_once("name", ("name", way), partial(self._name, way), place, z + 0.01)
        for number, (image, (x, y)) in enumerate(self._labels):
            if now >= LABELS_AT + LABEL_TICKS * number:
                name, place = ("label", number), (corner[0] + x, corner[1] + y)
                self._sprites.put(name, name, partial(_itself, image), place, z + 0.02)

    def _shield(self, crest: str, scale: float) -> Image:
        return self._kit.drawing(f"shield_{crest}", round(PLACES.shield * scale))

    def _name(self, way: float) -> Image:
        """Write the name as far as it has been wiped in."""
        places = PLACES
        sheet = DrawSurface(self._kit.words, places.name.size)
        name = self._company.names[self._recap.seat]
        lettering = self._kit.on_paper(places.name_size, FontFace.TITLE, places.name_size // 25)
        place = sheet.write(name, lettering, sheet.rect, "midleft", 1)
        shown = place.right if way >= 1 else round(place.right * out_cubic(way))
        sheet.surface.fill((0, 0, 0, 0), (shown, 0, sheet.size[0], sheet.size[1]))
        return sheet.image()

    def _soft(self, size: int) -> Lettering:
        if self._kit.high_contrast:
            return self._kit.on_paper(size)
        return Lettering(Style(size, SOFT_TEXT))

    def _drawn_sheet(self) -> Image:
        kit, places, recap = self._kit, PLACES, self._recap
        paper = self._paper()
        sheet = DrawSurface(kit.words, places.sheet.size, paper.margin)
        sheet.put(paper.surface, -paper.margin, -paper.margin)
        if not kit.high_contrast:
            sheet.put_centred(_light(places.shield), *places.shield_centre)
        sheet.write(_("your turn"), self._soft(places.call_size), places.call, "midleft", 1)
        rule = kit.rule(places.title.width)
        sheet.put(rule.surface, places.title.x, places.rule_y)
        sheet.write(recap_title(recap), self._soft(22), places.title, "midleft", 1)
        self._draw_points(sheet)
        if recap.rank:
            sheet.write(rank_of(recap), self._soft(22), places.rank, "center", 2)
        if self._controller is not None:
            self._draw_device(sheet, self._controller)
        return sheet.image()

    def _draw_points(self, sheet: DrawSurface) -> None:
        places = PLACES
        lettering = self._kit.on_paper(places.points_size, FontFace.TITLE)
        coin = self._kit.drawings.get("coin", round(places.points_size * 0.72))
        box = places.points.inflate(-coin.get_width() - 8, 0)
        box.right = places.points.right
        place = sheet.write(str(self._recap.points), lettering, box, "center", 1)
        sheet.put(coin, place.x - coin.get_width() - 6, box.centery - coin.get_height() / 2)

    def _draw_device(self, sheet: DrawSurface, controller: Controller) -> None:
        box = PLACES.device
        drawing = self._kit.drawings.get(DRAWINGS[controller.kind], round(box.height * 0.74))
        sheet.put(drawing, box.centerx - drawing.get_width() / 2, box.y)
        top = box.y + drawing.get_height() + 4
        label = pygame.Rect(box.x, top, box.width, box.bottom - top)
        sheet.write(controller.label, self._soft(22), label, "midtop", 1)

    # Labels

    def _laid_out_labels(self) -> list[tuple[Image, tuple[int, int]]]:
        """Choose and place the labels; what finds no room is counted."""
        recap, viewer = self._recap, self._recap.seat
        by_importance = sorted(
            recap.deeds, key=lambda deed: (importance(deed, viewer), deed.step), reverse=True
        )
        for count in range(len(by_importance), -1, -1):
            kept = by_importance[:count]
            deeds = [deed for deed in recap.deeds if deed in kept]
            # What hit the player comes first.
            deeds.sort(key=lambda deed: deed.victim != viewer)
            for growth, gap in ((MOST_GROWTH, 10), (MOST_GROWTH, 5), (1, 5)):
                self._growth = growth
                pieces = list(self._pieces(deeds, len(recap.deeds) - count))
                places = _flowing([image.size for image in pieces], PLACES.labels, gap)
                if places is not None:
                    return list(zip(pieces, places, strict=True))
        return []

    def _pieces(self, deeds: list[Deed], left_out: int) -> Iterator[Image]:
        recap, company = self._recap, self._company
        for deed in deeds:
            is_hit = deed.victim == recap.seat
            tone = Tone.PRICE if is_hit else Tone.PROMISE
            line = label_line(deed, company, recap.seat)
            yield self._label((line,), tone, 2 if is_hit else 0)
        if left_out:
            more = ngettext_("and {count} thing more", "and {count} things more", left_out)
            yield self._label(([more],), Tone.PROMISE)
        if recap.is_last_round:
            yield self._label(last_turn_lines(), Tone.PRICE)
        for lines in warnings(recap.enders, company, recap.seat):
            yield self._label(lines, Tone.PROMISE)

    def _label(self, lines: tuple[Line, ...], tone: Tone, larger: int = 0) -> Image:
        places = PLACES
        size, room = places.label_size + larger, places.labels.width
        return label_image(self._kit, lines, tone, size, at_most=room, most_growth=self._growth)


def _itself(image: Image) -> Image:
    return image


def _flowing(
    sizes: list[tuple[int, int]], room: pygame.Rect, gap: int
) -> list[tuple[int, int]] | None:
    """Put things side by side, on as many rows as they need; None if they are too many."""
    places: list[tuple[int, int]] = []
    x, y, row = room.x, room.y, 0
    for width, height in sizes:
        if x > room.x and x + width > room.right:
            x, y, row = room.x, y + row + gap, 0
        places.append((x, y))
        x, row = x + width + gap, max(row, height)
    return places if y + row <= room.bottom else None


def _light(shield: int) -> pygame.Surface:
    """Draw the warm light behind the shield."""
    span = round(shield * 1.7)
    glow = ((0, "#FFF4C0", 0.95), (0.5, "#FFE08A", 0.5), (1, "#FFD765", 0))
    middle = span / 2
    disc = f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="url(#q)"/>'
    return drawn_once((span, span), disc, radial("q", (middle, middle), middle, *glow))

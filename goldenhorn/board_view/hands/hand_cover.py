"""The night curtain that hangs from a seat's panel, and a private word above the one open hand."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

import pygame

from goldenhorn.board_view.overlays.overlay import OVERLAY, Overlay, safe_area
from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.light import SHEET, lay_shadow
from goldenhorn.graphics.outlines import (
    GILDED,
    GOLD_CODE,
    INK_CODE,
    Size,
    code,
    drawn,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import blank, plate, with_shadow
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.rich_line import draw_wrapped
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import GOLD, NIGHT
from goldenhorn.graphics.tween import out_cubic

MARGIN = SHEET.reach
FALL = 7
"""Ticks in which it falls, and rises again."""
CORNER = 13
ROD = 9
FOLD = 30
"""From one fold of the cloth to the next."""


@dataclass(frozen=True, slots=True)
class CurtainPlaces:
    """How curtains are divided; all but the size is measured from the top."""

    size: Size
    header: int
    """Where the header ends."""
    cards: int
    """Where the tiles end."""
    card_height: int


PLACES = CurtainPlaces((320, 234), 42, 147, 54)


def curtain_rect(layout: Layout, seat: int) -> pygame.Rect:
    """Return where a seat's curtain hangs: under its panel, inside what televisions show."""
    x, y, width, height = layout.panels[seat]
    rect = pygame.Rect((0, 0), PLACES.size)
    rect.midtop = (x + width // 2, y + height + 2)
    return rect.clamp(safe_area(layout))


def curtain(materials: Materials, seams: tuple[int, ...]) -> pygame.Surface:
    """Draw the cloth with its shadow, and a gold seam at some heights."""
    size = PLACES.size
    body = _flat(size, seams) if materials.high_contrast else _cloth(size, seams)
    whole = blank(size[0] + 2 * MARGIN, size[1] + 2 * MARGIN)
    lay_shadow(whole, body, (MARGIN, MARGIN), SHEET)
    whole.blit(body, (MARGIN, MARGIN))
    return whole


def _flat(size: Size, seams: tuple[int, ...]) -> pygame.Surface:
    white = code(NEARLY_WHITE)
    paint = f'{filled(code(NEARLY_BLACK))} stroke="{white}" stroke-width="3"'
    return drawn(size, rounded(size, 1.5, CORNER, paint) + _seams(size, seams, white, 1))


def _cloth(size: Size, seams: tuple[int, ...]) -> pygame.Surface:
    width, height = size
    shapes = rounded(size, 1.6, CORNER, f'fill="url(#n)" stroke="{INK_CODE}" stroke-width="3"')
    for x in range(FOLD // 2, width - FOLD // 2, FOLD):
        # A fold is a soft light with its shade beside it, and falls a little inwards.
        foot = x + (x - width / 2) * 0.03
        for aside, tone, opacity in ((0, "#BFD8F0", 0.05), (11, "#000A14", 0.14)):
            shapes += (
                f'<path d="M{x + aside} {ROD} L{foot + aside:.1f} {height - 7}"'
                f' fill="none" stroke="{tone}" stroke-opacity="{opacity}" stroke-width="11"/>'
            )
    shapes += rounded(size, 4.2, CORNER - 2, stroked(GOLD_CODE, 2.2))
    shapes += _seams(size, seams, GOLD_CODE, 0.55)
    rod = f'fill="url(#r)" stroke="{INK_CODE}" stroke-width="1.8"'
    shapes += f'<rect x="6" y="1" width="{width - 12}" height="{ROD - 2}" rx="3.4" {rod}/>'
    for x in (5, width - 5):
        shapes += f'<circle cx="{x}" cy="{ROD / 2:.1f}" r="4.4" {rod}/>'
    tones = linear("n", (0, 0), (0, height), (0, "#1F3A52"), (0.6, "#132838"), (1, "#0A1622"))
    return drawn(size, shapes, tones + linear("r", (0, 0), (0, ROD), *GILDED))


def _seams(size: Size, seams: tuple[int, ...], tone: str, opacity: float) -> str:
    return "".join(
        f'<path d="M16 {y} L{size[0] - 16} {y}" {stroked(tone, 1.4, opacity)}/>' for y in seams
    )


def fallen(whole: pygame.Surface, ticks: int) -> Image:
    """Return as much of a curtain as has come down after so many ticks; it slides from behind."""
    if ticks >= FALL:
        return Image(whole, MARGIN)
    hidden = round((whole.get_height() - 2 * MARGIN) * (1 - out_cubic(ticks / FALL)))
    part = blank(*whole.get_size())
    lower = whole.get_rect(top=MARGIN + hidden, height=whole.get_height() - MARGIN - hidden)
    part.blit(whole, (0, MARGIN), lower)
    return Image(part, MARGIN)


BELOW_RIBBON, NOTE_WIDTH, NOTE_CORNER = 6, 330, 22


class PrivateNote(Overlay):
    """A card beside the one open hand: a hint."""

    def show(self, note: Line) -> None:
        """Say something until it is hidden."""
        self.is_shown = True
        make = partial(self._card, tuple(note))
        self._sprites.put_once("note", ("note", tuple(note)), make, self.rect.topleft, OVERLAY)

    def hide(self) -> None:
        """Say nothing."""
        self.remove()

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies: over the piles, so that ribbon, route and hand are seen."""
        area = safe_area(self._layout)
        top = self._layout.prompt[1] + self._layout.prompt[3] + BELOW_RIBBON
        return pygame.Rect(area.left, top, NOTE_WIDTH, area.bottom - top)

    @cached_property
    def body(self) -> Image:
        """The card with nothing on it."""
        return with_shadow(plate(self.rect.size, NOTE_CORNER, (NIGHT, NIGHT), GOLD, 2.5))

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before the first note."""
        return [lambda: self.body]

    def _card(self, note: Line) -> Image:
        kit, size, body = self._kit, self.rect.size, self.body
        sheet = DrawSurface(kit.words, size, body.margin)
        sheet.put(body.surface, -body.margin, -body.margin)
        inner = sheet.surface.subsurface((body.margin, body.margin, *size))
        box = inner.get_rect().inflate(-40, -16)
        with kit.words.noting() as written:
            style = kit.on_night(21).style
            draw_wrapped(inner, kit.words, kit.drawings, note, style, box, is_centred=True)
        image = sheet.image()
        return Image(image.surface, image.margin, tuple(written))

"""What stands round a game that nobody plays: the gilded name, a ribbon that teaches, the way out.

Knows neither the game nor when something is worth a word.
"""

from dataclasses import dataclass

import pygame

from goldenhorn.board_view.layout import FLIGHT, PANEL
from goldenhorn.common.language import _, ngettext_
from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import blank, plate, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import GOLD, GOLD_LIGHT, HEIGHT, INK, IVORY, NIGHT, TEXT, WIDTH
from goldenhorn.graphics.tween import Tween, in_out_cubic, out_cubic
from goldenhorn.ui.kit import Kit

VEIL_Z, RIBBON_Z, NAME_Z = PANEL + 0.9, FLIGHT + 1, FLIGHT + 2
"""What flies to a panel is still seen above the veil, but passes below the name."""
DARKNESS = 222
"""Of the veil, from 0 to 255."""
RISE_TICKS = 22
DEVICES = ("dev_south", "dev_key", "dev_touch")
RIBBON_BAND = 0.84
"""So much of the ribbon's height can be written on; the rest are its tails."""
RIBBON_TAIL = 0.057
"""So much of its width at either end."""
BADGE = 0.68
"""How high the seal is, in heights of the ribbon."""


@dataclass(frozen=True, slots=True)
class FramePlaces:
    """Where everything stands, in pixels."""

    picture: str
    """The gilded name, as it is baked."""
    name: tuple[int, int, int, int]
    """With the shadow round its letters."""
    veil: tuple[int, int]
    """How high it is, and from where on it melts away."""
    ribbon: tuple[int, int, int]
    """Left, top, width."""
    text_size: int
    way_out: tuple[int, int, int, int]
    """The room for the pill; it stands in the middle of it."""
    label: tuple[int, int, int, int]


PLACES = FramePlaces(
    picture="gold_title",
    name=(250, -12, 780, 132),
    veil=(126, 96),
    ribbon=(338, 572, 878),
    text_size=24,
    way_out=(517, 652, 508, 48),
    label=(1034, 652, 214, 50),
)


class AttractFrame:
    """Lays itself over a board."""

    def __init__(self, picture: Picture, kit: Kit, bots: int) -> None:
        self._picture, self._kit = picture, kit
        self._ribbon: Sprite | None = None
        self._bare: dict[str, tuple[Image, pygame.Rect]] = {}
        self._hidden_y = HEIGHT + 8
        """Below the screen, from where the ribbon rises and to where it sinks."""
        self._way = Tween(self._hidden_y, self._hidden_y, 1)
        self._tick = 0
        veil = _veil(WIDTH, *PLACES.veil)
        picture.add(Image(veil), 0, 0, VEIL_Z)
        x, y, width, height = PLACES.name
        name = kit.pictures.get(PLACES.picture, (width, height)).copy()
        picture.add(Image(name), x, y, NAME_Z)
        room = pygame.Rect(PLACES.way_out)
        pill = self._pill(room.size)
        picture.add(pill, room.centerx - pill.size[0] / 2, room.y, NAME_Z)
        picture.add(self._label(bots), *PLACES.label[:2], NAME_Z)

    def tell(self, crest: str, text: str, is_calm: bool) -> None:
        """Let a ribbon rise with a sentence, sealed by whom it is about."""
        x, y, _width = PLACES.ribbon
        image = self._written_ribbon(crest, text)
        if self._ribbon is None:
            self._ribbon = self._picture.add(image, x, self._hidden_y, RIBBON_Z)
        else:
            self._ribbon.show(image)
        start = y if is_calm else self._hidden_y
        self._start(Tween(start, y, RISE_TICKS, out_cubic))

    def hush(self, is_calm: bool) -> None:
        """Let the ribbon sink."""
        start = self._hidden_y if is_calm else PLACES.ribbon[1]
        self._start(Tween(start, self._hidden_y, RISE_TICKS, in_out_cubic))

    def _start(self, way: Tween) -> None:
        self._way, self._tick = way, 0
        self._move()

    def update(self) -> None:
        """Let a tick pass."""
        if self._tick < RISE_TICKS:
            self._tick += 1
            self._move()

    def _move(self) -> None:
        if self._ribbon is not None:
            y = self._way.at(self._tick)
            self._ribbon.move_to(PLACES.ribbon[0], y)
            if y >= self._hidden_y and self._way.end == self._hidden_y:
                self._ribbon.show(None)

    # How things look

    def _written_ribbon(self, crest: str, text: str) -> Image:
        bare, box = self._bare_ribbon(crest)
        sheet = DrawSurface(self._kit.words, bare.size, bare.margin)
        sheet.put(bare.surface, -bare.margin, -bare.margin)
        sheet.write(text, Lettering(Style(PLACES.text_size, TEXT)), box)
        return sheet.image()

    def _bare_ribbon(self, crest: str) -> tuple[Image, pygame.Rect]:
        """Return a ribbon with its seal and shadow, made once, and the box to write in."""
        if crest not in self._bare:
            width, drawings = PLACES.ribbon[2], self._kit.drawings
            ribbon = drawings.get("ribbon", width).copy()
            middle = round(ribbon.get_height() * RIBBON_BAND / 2)
            badge = drawings.get(f"badge_{crest}", round(ribbon.get_height() * BADGE))
            place = badge.get_rect(midleft=(round(width * RIBBON_TAIL), middle))
            ribbon.blit(badge, place)
            box = pygame.Rect(place.right + 10, 4, 0, 2 * middle - 6)
            box.width = width - round(width * RIBBON_TAIL) - box.left
            self._bare[crest] = with_shadow(ribbon, 5, (1, 4), 0.5), box
        return self._bare[crest]

    def _pill(self, room: tuple[int, int]) -> Image:
        """Draw the golden pill that names the way out, with a sign for each kind of device."""
        kit, text = self._kit, _("Press any button")
        height = room[1]
        signs = [kit.drawings.get(name, height - 14) for name in DEVICES]
        before = height // 2 + sum(sign.get_width() + 10 for sign in signs)
        lettering = Lettering(Style(PLACES.text_size, TEXT))
        most = (room[0] - before - height // 2, height - 6)
        smaller, lines = fitted(kit.words, text, lettering, most, 2)
        wide = max(width_of(kit.words, line, smaller) for line in lines)
        size = (before + wide + height // 2, height)
        sheet = DrawSurface(kit.words, size, 0)
        sheet.put(plate(size, height / 2, (GOLD_LIGHT, GOLD), INK, 2))
        x = height // 2 - 6
        for sign in signs:
            sheet.put_centred(sign, x + sign.get_width() / 2, height / 2)
            x += sign.get_width() + 10
        sheet.write(text, lettering, pygame.Rect(before, 2, wide, height - 5))
        plain = sheet.image()
        shaded = with_shadow(plain.surface, 4, (1, 3), 0.5)
        return Image(shaded.surface, shaded.margin, plain.written)

    def _label(self, bots: int) -> Image:
        words, size = self._kit.words, PLACES.label[2:]
        sheet = DrawSurface(words, size, 0)
        text = ngettext_("{count} bot at play", "{count} bots at play", bots)
        lettering = Lettering(style_on_piece(words, 20, IVORY))
        sheet.write(text, lettering, pygame.Rect(0, 0, *size), "midright")
        return sheet.image()


def _veil(width: int, height: int, full_to: int) -> pygame.Surface:
    """Darken the panels, so that the name stands out; melt away towards the sea."""
    veil = blank(width, height)
    veil.fill((*NIGHT, DARKNESS))
    for y in range(full_to, height):
        share = (height - y) / (height - full_to)
        veil.fill((*NIGHT, round(DARKNESS * share * share)), (0, y, width, 1))
    return veil

"""The private layer: one hand behind a curtain, and the cover that asks for its owner first.

Everything private stays inside one rectangle, whose place and size depend on the seat only: nobody
learns anything from what is around it.
"""

from collections.abc import Callable
from functools import cached_property, partial

import pygame

from goldenhorn.board_view.hands.hand_cover import FALL, PLACES, curtain, curtain_rect, fallen
from goldenhorn.board_view.overlays.overlay import OVERLAY, Overlay
from goldenhorn.board_view.places import Layout
from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS, Cards, Colour
from goldenhorn.graphics.light import faded
from goldenhorn.graphics.outlines import code, drawn, filled, rounded, stroked
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import style_on_piece
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import draw_wrapped, mini_card
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import GOLD, GOLD_LIGHT, IVORY, Rgb, rgb
from goldenhorn.ui.kit import ButtonState, Key, Kit

FACES_AFTER = FALL + 11
"""Ticks from opening: the curtain is down, and there was time to look away."""
PEEK_TICKS = 180
"""Ticks after which a hand closes by itself, and the ring is empty."""
RING_STEPS = 36
RING = 28
ASIDE = 16
"""Between the edge of the curtain and what is written on it."""
TILES_ASIDE = 11
PLATE = 52
"""How high the plate on a cover is: a finger finds it."""
NONE_LEFT = 0.26
"""How much is seen of a card that the hand does not hold."""
SPENT: Rgb = rgb("#A9B6C2")
RING_BED = "#3E5C78"


class _Hanging(Overlay):
    """Something on a curtain that falls and rises."""

    seams: tuple[int, ...] = ()
    """How high the golden seams of the cloth run, from its top."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        super().__init__(picture, kit, layout, has_motion)
        self._seat = 0

    @property
    def rect(self) -> pygame.Rect:
        """Where it hangs, without its shadow."""
        return curtain_rect(self._layout, self._seat)

    @cached_property
    def cloth(self) -> pygame.Surface:
        """The whole curtain, with nothing on it."""
        return curtain(self._kit, self.seams)

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before it falls for the first time."""
        return [lambda: self.cloth]

    def _hang(self, seat: int) -> None:
        self._begin()
        self._seat = seat
        self._show_cloth(0 if self._has_motion else FALL)

    def _show_cloth(self, ticks: int) -> None:
        make = partial(fallen, self.cloth, ticks)
        self._sprites.put_once(
            "cloth", ("cloth", min(ticks, FALL)), make, self.rect.topleft, OVERLAY
        )

    def _rise(self) -> None:
        """Pass a tick of going away."""
        assert self._closing is not None
        self._closing += 1
        if self._closing >= FALL:
            self.remove()
        else:
            self._show_cloth(FALL - self._closing)

    def _on_cloth(
        self, name: str, key: object, draw: Callable[[DrawSurface], None], z: float
    ) -> None:
        """Show something as large as the curtain on it."""

        def make() -> Image:
            sheet = DrawSurface(self._kit.words, self.rect.size)
            with self._kit.words.noting() as written:
                draw(sheet)
            image = sheet.image()
            return Image(image.surface, image.margin, (*image.written, *written))

        self._sprites.put_once(name, key, make, self.rect.topleft, OVERLAY + z)


class PeekView(_Hanging):
    """Shows one hand for a moment."""

    seams = PLACES.header, PLACES.cards

    def open(
        self,
        seat: int,
        cards: Cards,
        payable: frozenset[Colour] = frozenset(),
        note: Line = (),
        key: Key | None = None,
    ) -> None:
        """Let the curtain fall at a seat; `payable` are colours that pay a toll of the plan.

        One that hangs there already only shows what is new.
        """
        if not self.is_shown or self.is_closing or self._seat != seat:
            self._hang(seat)
        self._cards, self._payable = cards, payable
        self._note, self._key = tuple(note), key
        self._show_anew()

    def tell(self, note: Line, key: Key | None = None) -> None:
        """Write something else under the cards: why not, or the hint, or the key that asks."""
        self._note, self._key = tuple(note), key
        if self.is_shown and not self.is_closing:
            self._show_anew()

    def _show_anew(self) -> None:
        """Show what may be new, and paint the whole curtain even if nothing is.

        Whether a plan changes anything here depends on the hand; whether we paint must not.
        """
        self._show()
        self._sprites.sprite("cloth").paint_again()

    def close(self) -> None:
        """Take the cards away at once, and then the curtain."""
        if self.is_shown:
            for name in ("cards", "note", "ring", "header"):
                self._sprites.hide(name)
            self.hide()

    def update(self) -> None:
        """Pass a tick."""
        if not self.is_shown:
            return
        if self.is_closing:
            self._rise()
            return
        self._ticks += 1
        if self._has_motion and self._ticks <= FALL:
            self._show_cloth(self._ticks)
        self._show()

    @property
    def are_faces_shown(self) -> bool:
        """Whether cards can be seen by now."""
        is_down = self._ticks >= FACES_AFTER or not self._has_motion
        return self.is_shown and not self.is_closing and is_down

    def _show(self) -> None:
        if self._ticks >= FALL or not self._has_motion:
            self._on_cloth("header", "header", self._draw_header, 0.01)
            self._show_ring()
        if self.are_faces_shown:
            key = ("cards", self._cards, self._payable)
            self._on_cloth("cards", key, self._draw_cards, 0.02)
            self._on_cloth("note", ("note", self._note, self._key), self._draw_note, 0.03)

    def _show_ring(self) -> None:
        left = max(0, RING_STEPS - self._ticks * RING_STEPS // PEEK_TICKS)
        x, y = self.rect.right - ASIDE - RING, self.rect.y + 9
        make = partial(_ring, left / RING_STEPS)
        self._sprites.put_once("ring", ("ring", left), make, (x, y), OVERLAY + 0.04)

    def _draw_header(self, sheet: DrawSurface) -> None:
        header = PLACES.header
        eye = self._kit.drawings.get("eye_shut", 26)
        sheet.put(eye, ASIDE, 24 - eye.get_height() / 2)
        box = pygame.Rect(ASIDE + 34, 9, sheet.size[0] - 2 * ASIDE - 34 - RING - 8, header - 11)
        sheet.write(_("Others look away"), self._kit.on_night(21), box, "midleft", 1)

    def _draw_cards(self, sheet: DrawSurface) -> None:
        places = PLACES
        words, height = self._kit.words, places.card_height
        pitch = (sheet.size[0] - 2 * TILES_ASIDE) / len(COLOURS)
        # Counts get what the cards leave of the height.
        middle = places.header + 8 + height / 2
        below = pygame.Rect(0, round(middle + height / 2), 0, 0)
        below.height = places.cards - 5 - below.top
        for colour, count in zip(COLOURS, self._cards, strict=True):
            x = TILES_ASIDE + pitch * (colour + 0.5)
            is_payable = colour in self._payable and count > 0
            if is_payable:
                frame = _gold_frame((round(pitch) - 1, places.cards - places.header - 5))
                sheet.put(frame, x - frame.get_width() / 2, places.header + 3)
            card = mini_card(self._kit.drawings, colour, height)
            sheet.put_centred(card if count else faded(card, NONE_LEFT), x, middle)
            below.width = round(pitch) - 4
            below.centerx = round(x)
            if is_payable:
                tick = self._kit.glyph("check", 17, GOLD_LIGHT)
                sheet.put(tick, below.right - 17, below.centery - tick.get_height() / 2)
                below.width -= 17
            text = f"×{count}" if count else "0"
            style = style_on_piece(words, 22, IVORY if count else SPENT)
            words.draw(sheet.surface, text, style, below)

    def _draw_note(self, sheet: DrawSurface) -> None:
        if not self._note:
            return
        words, drawings = self._kit.words, self._kit.drawings
        top = PLACES.cards + 3
        box = pygame.Rect(ASIDE, top, sheet.size[0] - 2 * ASIDE, sheet.size[1] - 7 - top)
        if self._key is not None:
            cap = self._kit.key_cap(self._key, 30)
            sheet.put(cap.surface, box.x, box.centery - 15)
            taken = cap.size[0] + 8
            box = pygame.Rect(box.x + taken, box.y, box.width - taken, box.height)
        style = self._kit.on_night(20).style
        draw_wrapped(sheet.surface, words, drawings, self._note, style, box)


class PassCover(_Hanging):
    """Hides where a hand will open, until its owner holds the device that several seats share."""

    @property
    def plate(self) -> pygame.Rect:
        """The plate that says who looks: nothing else can be tapped to open the hand."""
        plate = self.rect.inflate(-2 * ASIDE, 0)
        plate.height = PLATE
        plate.bottom = self.rect.bottom - 14
        return plate

    def show(self, seat: int, crest: str, name: str, key: Key) -> None:
        """Ask for a player, who then dismisses it with a key, or by its plate."""
        self._hang(seat)
        self._who = (crest, name, key)
        self._show()

    def update(self) -> None:
        """Pass a tick."""
        if not self.is_shown:
            return
        if self.is_closing:
            self._sprites.hide("asking")
            self._rise()
            return
        self._ticks += 1
        if self._has_motion and self._ticks <= FALL:
            self._show_cloth(self._ticks)
        self._show()

    def _show(self) -> None:
        if self._ticks >= FALL or not self._has_motion:
            self._on_cloth("asking", ("asking", *self._who), self._draw, 0.01)

    def _draw(self, sheet: DrawSurface) -> None:
        crest, name, key = self._who
        shield = self._kit.drawing(f"shield_{crest}", 74)
        sheet.put(shield.surface, (sheet.size[0] - 74) / 2 - shield.margin, 12 - shield.margin)
        plate, foot = self.plate.move(-self.rect.x, -self.rect.y), 12 + shield.size[1] + 4
        text = _("Pass to {name}", name=name)
        box = pygame.Rect(ASIDE, foot, sheet.size[0] - 2 * ASIDE, plate.top - foot - 4)
        sheet.write(text, self._kit.on_night(28), box)
        label = _("I am {name}", name=name)
        image = self._kit.plaque(plate.size, label, ButtonState.REST, text_size=21, key=key)
        sheet.put(image.surface, plate.x - image.margin, plate.y - image.margin)


def _gold_frame(size: tuple[int, int]) -> pygame.Surface:
    paint = f'{filled(code(GOLD), 0.22)} stroke="{code(GOLD_LIGHT)}" stroke-width="2.4"'
    return drawn(size, rounded(size, 1.5, 9, paint))


def _ring(left: float) -> Image:
    """Draw how much of the time is left, running out clockwise from the top."""
    middle, radius = RING / 2, RING * 0.365
    bed = f'<circle cx="{middle}" cy="{middle}" r="{radius}" {stroked(RING_BED, 4.2)}/>'
    if left >= 1:
        gold = stroked(code(GOLD_LIGHT), 4.2)
        whole = f'<circle cx="{middle}" cy="{middle}" r="{radius}" {gold}/>'
        return Image(drawn((RING, RING), whole))
    if left <= 0:
        return Image(drawn((RING, RING), bed))
    end = pygame.Vector2(0, -radius).rotate(-360 * left)
    arc = (
        f'<path d="M{middle} {middle - radius:.2f} A{radius} {radius} 0 {int(left > 0.5)} 0'
        f' {middle + end.x:.2f} {middle + end.y:.2f}" {stroked(code(GOLD_LIGHT), 4.2)}/>'
    )
    return Image(drawn((RING, RING), bed + arc))

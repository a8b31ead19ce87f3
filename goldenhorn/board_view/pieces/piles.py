"""What lies on the desk below the map: piles, bag, store and round plate."""

from functools import partial

import pygame

from goldenhorn.board_view.board_part import BoardPart
from goldenhorn.board_view.layout import COUNT, DESK, PANEL, PROMPT
from goldenhorn.board_view.pieces.piece_images import PieceImages
from goldenhorn.board_view.pieces.prompt_and_event import round_tag
from goldenhorn.board_view.places import Point
from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS, Cards, Colour
from goldenhorn.engine.state import Position, size_of
from goldenhorn.engine.wire import word
from goldenhorn.graphics.surfaces.glows import blank, disc, plate, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD, INK, NIGHT, TEXT, Rgb

CARD_WIDTH, BAG_WIDTH, SOLDIER_WIDTH = 76, 84, 52
DISCARDS, EMPTY_PLACE = (150, 150), (CARD_WIDTH, 106)
"""How large the pile of discards is with its tilted cards, and the place of a pile without any."""
CARDS_PER_LAYER = 9
"""The draw pile is seen to shrink by a layer for so many cards."""
DISCARD_TILTS = (12, -9, 3)
ROSE = 92
"""The width of the dark disc on which the round is written."""
WHITE: Rgb = (255, 255, 255)


def discards_shown(discard: Cards, top: Colour | None) -> tuple[Colour, ...]:
    """Return up to three colours to show, the topmost last.

    The position does not tell the order of the pile; where nobody says which card came last, the
    most frequent lies on top.

    >>> [colour.name for colour in discards_shown((0, 3, 1, 0, 2, 0), Colour.GREEN)]
    ['ORANGE', 'PINK', 'GREEN']
    """
    order = sorted(COLOURS, key=lambda colour: (colour == top, discard[colour], -colour))
    return tuple(colour for colour in order if discard[colour])[-3:]


class Piles(BoardPart):
    """Shows what lies on the desk as sprites."""

    def __post_init__(self) -> None:
        self._images = PieceImages(self._drawings, self._words, self._is_flat)
        self._cartouches: dict[str, Image] = {}
        """Scrolls with a crest, before anything is written on them."""
        self._tilted: dict[tuple[Colour, int], pygame.Surface] = {}

    def show(self, position: Position, top_discard: Colour | None) -> None:
        """Show piles, bag and round as they are."""
        layout = self._layout
        self._show_draw_pile(size_of(position.deck))
        self._show_discards(position.discard, top_discard)
        if layout.bag:
            self._put_centred("bag", partial(self._images.shadowed, "bag", BAG_WIDTH), layout.bag)
            self._count("bag count", sum(position.bag), layout.bag)
        if layout.store:
            face = partial(self._images.shadowed, "soldier", SOLDIER_WIDTH)
            self._put_centred("store", face, layout.store)
            self._count("store count", position.store, layout.store)
        number = position.turn // position.config.players + 1
        if layout.cartouche:
            crest = position.config.fleet_of(position.config.start).crest
            self._show_cartouche(number, crest, position.final_round)
        else:
            self._show_round(number, position.final_round)

    def _put_centred(self, name: str, make: partial[Image], centre: Point) -> None:
        image = self._sprites.image(name, make)
        width, height = image.size
        corner = centre[0] - width // 2, centre[1] - height // 2
        self._sprites.put(name, name, make, corner, DESK)

    def _count(self, name: str, count: int, pile: Point) -> None:
        make = partial(self._images.count_pill, count)
        image = self._sprites.image(("count", count), make)
        corner = pile[0] - image.size[0] // 2, self._layout.pile_count_y - image.size[1] // 2
        self._sprites.put(name, ("count", count), make, corner, COUNT)

    def _show_draw_pile(self, count: int) -> None:
        if not self._layout.draw_pile:
            return
        x, y = self._layout.draw_pile
        layers = -(-count // CARDS_PER_LAYER)
        make = partial(self._stack, layers)
        corner = x - CARD_WIDTH // 2, y - 53
        self._sprites.put("draw pile", ("stack", layers), make, corner, DESK)
        self._count("draw pile count", count, self._layout.draw_pile)

    def _stack(self, layers: int) -> Image:
        if not layers:
            return Image(self._empty_place())
        card = self._drawings.get("card_back", CARD_WIDTH)
        rise = round(2.4 * (layers - 1))
        whole = blank(card.get_width() + 4, card.get_height() + rise)
        for layer in range(layers):
            whole.blit(card, (4 - round(0.8 * layer), rise - round(2.4 * layer)))
        image = with_shadow(whole, 4, (3, 4), 0.5)
        lowered = blank(*image.surface.get_size())
        lowered.blit(image.surface, (-4, 0))
        return Image(lowered, image.margin)

    def _empty_place(self) -> pygame.Surface:
        """Draw where a pile would lie."""
        place = plate(EMPTY_PLACE, 8, ((36, 20, 12), (30, 16, 10)), (120, 84, 48), 2).copy()
        place.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
        return place

    def _show_discards(self, discard: Cards, top: Colour | None) -> None:
        if not self._layout.discard_pile:
            return
        x, y = self._layout.discard_pile
        shown = discards_shown(discard, top)
        make = partial(self._discards, shown)
        width, height = DISCARDS if shown else EMPTY_PLACE
        corner = x - width // 2, y - height // 2
        self._sprites.put_once("discard pile", ("discards", shown), make, corner, DESK)
        self._count("discard pile count", sum(discard), self._layout.discard_pile)

    def _discards(self, shown: tuple[Colour, ...]) -> Image:
        if not shown:
            return Image(self._empty_place())
        whole = blank(*DISCARDS)
        for colour, tilt in zip(shown, DISCARD_TILTS[-len(shown) :], strict=True):
            card = self._tilted_card(colour, tilt)
            whole.blit(card, card.get_rect(center=whole.get_rect().center))
        return Image(whole)

    def _tilted_card(self, colour: Colour, tilt: int) -> pygame.Surface:
        """Return one discarded card with its shadow, made once."""
        card = self._tilted.get((colour, tilt))
        if card is None:
            flat = self._drawings.get(f"card_{word(colour)}", CARD_WIDTH)
            card = with_shadow(turned(flat, tilt), 3, (2, 3), 0.45).surface
            self._tilted[colour, tilt] = card
        return card

    def _show_round(self, number: int, is_last: bool) -> None:
        x, y, width, height = self._layout.round_plate
        make = partial(
            round_tag,
            *(self._words, self._drawings, (width, height), number),
            is_last=is_last,
            high_contrast=self._is_flat,
        )
        self._sprites.put_once("round", ("round", number, is_last), make, (x, y), PROMPT)

    def _show_cartouche(self, number: int, crest: str, is_last: bool) -> None:
        assert self._layout.cartouche
        x, y = self._layout.cartouche[:2]
        key = ("cartouche", number, crest, is_last)
        make = partial(self._cartouche, number, crest, is_last)
        self._sprites.put_once("round", key, make, (x, y), PANEL)

    def _cartouche(self, number: int, crest: str, is_last: bool) -> Image:
        """Draw the scroll at the top of a game of two: the round, and who began it."""
        bare = self._cartouches.get(crest)
        if bare is None:
            bare = self._cartouches[crest] = self._bare_cartouche(crest)
        whole = bare.surface.copy()
        scroll = whole.subsurface((bare.margin, bare.margin, *bare.size))
        words = self._words
        title = style_on_piece(words, 28, TEXT, FontFace.TITLE)
        label = _("Last").upper() if is_last else _("Round").upper()
        with words.noting() as written:
            words.draw(scroll, label, title, pygame.Rect(60, 20, 150, 52))
            style = style_on_piece(words, 40, WHITE, FontFace.TITLE, 2)
            middle = pygame.Rect(0, 0, ROSE, ROSE)
            middle.center = scroll.get_rect().center
            words.draw(scroll, str(number), style, middle)
            begins = pygame.Rect(380, 20, 100, 52)
            soft = style_on_piece(words, 22, self._soft_text)
            words.draw(scroll, _("begins"), soft, begins, "midleft")
        return Image(whole, bare.margin, tuple(written))

    def _bare_cartouche(self, crest: str) -> Image:
        """Draw the scroll with its rose and the badge of the one who began."""
        assert self._layout.cartouche
        width, height = self._layout.cartouche[2:]
        scroll = blank(width, height)
        scroll.blit(self._pictures.get("cartouche"), (30, 14))
        for x in (16, width - 46):
            scroll.blit(_rod(), (x, 4))
        rose = blank(104, 104)
        rose.blit(self._drawings.get("compass_rose", 104), (0, 0))
        rose.fill((255, 255, 255, 140), special_flags=pygame.BLEND_RGBA_MULT)
        middle = width // 2, height // 2
        night = disc(ROSE, NIGHT, GOLD, 3)
        scroll.blit(night, night.get_rect(center=middle))
        scroll.blit(rose, rose.get_rect(center=middle))
        badge = self._drawings.get(f"badge_{crest}", 46)
        scroll.blit(badge, badge.get_rect(center=(348, middle[1] + 1)))
        cap = turned(self._drawings.get("doge_cap", 36), 8)
        scroll.blit(cap, cap.get_rect(center=(333, middle[1] - 17)))
        return with_shadow(scroll, 6, (2, 4), 0.5)


def turned(surface: pygame.Surface, degrees: float) -> pygame.Surface:
    """Return a surface turned, with smooth edges."""
    width, height = surface.get_size()
    roomy = blank(width + 6, height + 6)
    roomy.fill((*INK, 0))
    roomy.blit(surface, (3, 3))
    return pygame.transform.rotozoom(roomy, degrees, 1)


def _rod() -> pygame.Surface:
    """Draw the rod a scroll is rolled on."""
    rod = blank(30, 84)
    for top in (0, 73):
        rod.blit(plate((12, 11), 3, (GOLD, GOLD), INK, 2), (9, top))
    halves = plate((24, 70), 9, ((214, 184, 130), (214, 184, 130)), INK, 2)
    light = plate((9, 62), 4, ((255, 244, 214), (255, 244, 214)), (235, 212, 166), 2)
    rod.blit(halves, (3, 7))
    rod.blit(light, (10, 11))
    return rod

"""Hands that all may see, beside the one in front: each colour once and counted.

They lie in a row, each with its owner's seal, and show only what they are given.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from goldenhorn.board_view.layout import HAND
from goldenhorn.board_view.places import Layout
from goldenhorn.engine.pieces import COLOURS, NO_CARDS, Cards, Colour
from goldenhorn.engine.state import State
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.glows import blank, style_on_piece
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites, Snapshot
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import mini_card
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import Rgb

ROW = pygame.Rect(344, 581, 512, 32)
"""Between the piles and the slip, below the ribbon."""
LOWER = 15
"""By how much the fan lies lower to leave room for the row above it."""
BETWEEN = 10
"""Between two hands of the row, at least."""
BESIDE_SEAL = 6
WIDEST_PITCH = 1.25
"""How far apart two cards are at most, for their height."""
DIGITS = 20
WHITE: Rgb = (255, 255, 255)


def lay_hand(
    surface: pygame.Surface,
    words: Words,
    drawings: SvgImages,
    cards: Cards,
    crest: str,
    corner: tuple[int, int],
    card: int,
    pitch: int,
) -> None:
    """Draw a hand in a row of cards of a height, so far apart, behind the seal of its owner."""
    x, y = corner
    surface.blit(drawings.get(f"badge_{crest}", card), corner)
    style = style_on_piece(words, DIGITS, WHITE, outline=2, most=1.0)
    for place, colour in enumerate(held_colours(cards)):
        left = x + card + BESIDE_SEAL + pitch * place
        surface.blit(mini_card(drawings, colour, card), (left, y))
        box = pygame.Rect(left, y, pitch, card + 2)
        words.draw(surface, str(cards[colour]), style, box, "bottomright")


def held_colours(cards: Cards) -> list[Colour]:
    """Return the colours of which a hand holds any."""
    return [colour for colour in COLOURS if cards[colour]]


def pitch_of(hands: Sequence[Cards], share: int, card: int) -> int:
    """Return how far apart cards lie so that all of these hands find room."""
    most = max(1, *(len(held_colours(cards)) for cards in (NO_CARDS, *hands)))
    return min(round(card * WIDEST_PITCH), (share - card - BESIDE_SEAL - 4) // most)


def with_room(layout: Layout) -> Layout:
    """Return a layout whose fan leaves room for all other hands."""
    x, y = layout.hand_centre
    return replace(layout, hand_centre=(x, y + LOWER))


class OpenHands:
    """All hands but the one that lies in front of everybody, as sprites."""

    def __init__(
        self,
        picture: Picture,
        drawings: SvgImages,
        words: Words,
        layout: Layout,
        crests: Sequence[str],
    ) -> None:
        self._sprites = NamedSprites(picture)
        self._drawings, self._words, self._layout = drawings, words, layout
        self._crests = crests

    def show(self, position: State, in_front: int) -> None:
        """Show the hands of a position but one."""
        others = [seat for seat in range(len(self._crests)) if seat != in_front]
        self._sprites.hide(in_front)
        hands = [position.hand(seat) for seat in others]
        for number, (seat, cards) in enumerate(zip(others, hands, strict=True)):
            self._lie(seat, cards, number, len(others))

    def hide(self) -> None:
        """Show no hand."""
        for seat in range(len(self._crests)):
            self._sprites.hide(seat)

    def snapshot(self) -> Snapshot:
        """Describe what can be seen."""
        return self._sprites.snapshot()

    def _lie(self, seat: int, cards: Cards, number: int, count: int) -> None:
        """Put a hand into the row on the desk."""
        share, card = ROW.width // count, ROW.height
        pitch = pitch_of((cards,), share - BETWEEN, card)
        width = card + BESIDE_SEAL + pitch * len(held_colours(cards))
        left = ROW.x + share * number + (share - width) // 2
        make = partial(self._row, seat, cards, (width, card + 2), pitch)
        self._sprites.put_once(seat, (seat, cards, pitch), make, (left, ROW.y), HAND - 0.1)

    def _row(self, seat: int, cards: Cards, size: tuple[int, int], pitch: int) -> Image:
        surface = blank(*size)
        with self._words.noting() as written:
            lay_hand(
                *(surface, self._words, self._drawings, cards, self._crests[seat]),
                *((0, 0), ROW.height, pitch),
            )
        return Image(surface, 0, tuple(written))

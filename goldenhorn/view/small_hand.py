"""An open hand on a small screen: six tiles with a card and its count, where a button would be.

Like the fan it stands for it shows only what it is given and knows no game.
"""

from collections.abc import Sequence
from functools import partial

import pygame

from goldenhorn.engine.pieces import COLOURS, Colour
from goldenhorn.view.hand_view import HandView
from goldenhorn.view.kit.light import faded
from goldenhorn.view.mini_card import mini_card
from goldenhorn.view.shapes import plate, style_on_piece, with_shadow
from goldenhorn.view.sketch import CONTROLS
from goldenhorn.view.sprite import Piece
from goldenhorn.view.theme import GOLD, IVORY, NIGHT, Rgb

COLUMNS, ROWS = 3, 2
RIM = 5
"""Between the edge of the board and its tiles."""
CARD_HEIGHT = 25
COUNT_SIZE, COUNT_GROWTH = 20, 1.2
"""How large counts are, and by how much they grow at most: their tiles do not."""
NONE_LEFT = 0.3
"""How much is seen of a card that the hand does not hold."""
UPPER_TONE: Rgb = (27, 50, 71)


class SmallHand(HandView):
    """The cards of one hand, counted by colour; a closed hand is its button's affair."""

    def show_open(self, cards: Sequence[Colour]) -> None:
        """Show how many cards of each colour there are."""
        assert self._layout.peek is not None
        counts = tuple(cards.count(colour) for colour in COLOURS)
        x, y, width, height = self._layout.peek
        make = partial(self._tiles, (width, height), counts)
        # Before the button that would open a closed hand.
        self._cast.put_once("tiles", ("tiles", counts), make, (x, y), CONTROLS + 0.01)

    def hide(self) -> None:
        """Show no hand."""
        self._cast.hide("tiles")

    def _tiles(self, size: tuple[int, int], counts: tuple[int, ...]) -> Piece:
        board = with_shadow(plate(size, 11, (UPPER_TONE, NIGHT), GOLD, 2), 4, (1, 3))
        inside = pygame.Rect(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)
        wide, high = inside.width / COLUMNS, inside.height / ROWS
        onto = board.surface.subsurface((board.margin, board.margin, *size))
        style = style_on_piece(self._words, COUNT_SIZE, IVORY, most=COUNT_GROWTH)
        with self._words.noting() as written:
            for colour, count in zip(COLOURS, counts, strict=True):
                row, column = divmod(int(colour), COLUMNS)
                corner = inside.x + round(column * wide), inside.y + round(row * high)
                tile = pygame.Rect(corner, (round(wide), round(high)))
                card = mini_card(self._drawings, colour, CARD_HEIGHT)
                place = card.get_rect(midleft=(tile.x + 1, tile.centery))
                onto.blit(card if count else faded(card, NONE_LEFT), place)
                if count:
                    box = pygame.Rect(place.right, tile.y, tile.right - place.right, tile.height)
                    self._words.draw(onto, str(count), style, box)
        return Piece(board.surface, board.margin, tuple(written))

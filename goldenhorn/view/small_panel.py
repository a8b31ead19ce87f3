"""A seat's panel on a small screen: two lines, with name and score, best set and cards."""

from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.engine.pieces import COLOURS
from goldenhorn.engine.wire import word
from goldenhorn.view.depths import PANEL
from goldenhorn.view.niches import set_being_built
from goldenhorn.view.seat_panel import MARGIN, PanelFacts, SeatPanel, widest
from goldenhorn.view.shapes import blank, style_on_piece
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.text import Style
from goldenhorn.view.theme import TEXT

ARMS_WIDTH = 50
NAME_SIZE, NAME_LEFT = 19, 48
"""How high the name is, and what lies before it."""
COIN, COIN_ROOM, NO_COIN_ROOM = 18, 26, 6
"""How wide the coin before the points is, and what keeps the name from them with it and without."""
TOTAL_RIGHT = 9
LINE, SECOND_LINE = 28, 26
"""How high the first line is, and where the second begins."""
CARDS_WIDTH, BEADS_LEFT, BEAD, BEADS_APART = 54, 49, 15, 15
MOST_CARDS_GROWTH = 1.15
"""By how much the count of cards grows: the beads of the set stay seen."""


@dataclass(eq=False)
class SmallPanel(SeatPanel):
    """Shows one seat's panel in two lines."""

    name_size = NAME_SIZE
    name_height, name_box = LINE, (4, 22)
    gear, before_gear = 16, 3

    def show(self, seat: int, facts: PanelFacts) -> None:
        """Show the facts of a seat on its board."""
        x, y, width, _ = self._layout.panels[seat]
        z, active = PANEL + seat / 100, facts.is_active
        board = partial(self._board, active)
        self._cast.put(("panel", seat), ("panel", active), board, (x, y), z)
        arms = (facts.crest, facts.is_start, active)
        self._put(("arms", seat), arms, partial(self._arms, facts), (x, y), z + 0.004)
        points = self._points_width(facts.total)
        place = x + width - points, y
        self._put(
            ("score", seat), (facts.total, active), partial(self._score, facts), place, z + 0.005
        )
        room = self._name_room(facts.total, facts.bonus, self._growth)
        name = partial(self._name, facts, room)
        look = (facts.name, facts.is_bot, room, active)
        self._put(("name", seat), look, name, (x + NAME_LEFT, y), z + 0.005)
        below = y + SECOND_LINE
        cards = partial(self._cards, facts)
        place = x + width - CARDS_WIDTH, below
        self._put(("cards", seat), (facts.cards, active), cards, place, z + 0.005)
        built = tuple(sorted(set_being_built(facts.warehouse)))
        beads = partial(self._beads, built, active)
        self._put(("beads", seat), (built, active), beads, (x + BEADS_LEFT, below), z + 0.005)

    def parts(self, seat: int) -> list[Sprite]:
        """Return its sprites."""
        names = ("panel", "arms", "score", "name", "cards", "beads")
        return self._cast.shown([(name, seat) for name in names])

    def _board(self, is_active: bool) -> Piece:
        """Draw a panel with nothing on it."""
        frame = self._frame("panel_compact", is_active).copy()
        return self._dimmed(Piece(frame, MARGIN), is_active)

    def _arms(self, facts: PanelFacts) -> Piece:
        """Draw the shield."""
        height = self._layout.panels[0][3]
        arms = blank(ARMS_WIDTH, height)
        self._draw_crest(arms, facts, 38, (25, height // 2 + 1))
        return self._dimmed(Piece(arms), facts.is_active)

    def _points_width(self, total: int) -> int:
        """Return how far from the right edge points and their coin reach."""
        before = COIN_ROOM if self._has_coin else NO_COIN_ROOM
        return TOTAL_RIGHT + self._words.width(str(total), self._total_style()) + before

    @property
    def _has_coin(self) -> bool:
        """Whether a coin stands before the points: it gives way where names are to grow."""
        return self._words.scale <= 1

    def _name_room(self, total: int, bonus: int, growth: float) -> int:
        del bonus, growth  # which is not told here; points are as large as they can be
        return self._layout.panels[0][2] - NAME_LEFT - self._points_width(widest(total))

    def _total_style(self) -> Style:
        return style_on_piece(self._words, 25, TEXT, most=1.0)

    def _score(self, facts: PanelFacts) -> Piece:
        """Draw the points."""
        width = self._points_width(facts.total)
        score = blank(width, LINE + 4)
        with self._words.noting() as written:
            box = pygame.Rect(0, 2, width - TOTAL_RIGHT, LINE)
            style = self._total_style()
            place = self._words.draw(score, str(facts.total), style, box, "midright")
            if self._has_coin:
                coin = self._drawings.get("coin", COIN)
                score.blit(coin, coin.get_rect(midright=(place.x - 4, 16)))
        return self._dimmed(Piece(score, 0, tuple(written)), facts.is_active)

    def _name_style(self, growth: float) -> Style:
        return style_on_piece(self._words, NAME_SIZE, TEXT, most=growth)

    def _cards(self, facts: PanelFacts) -> Piece:
        """Draw how many cards the seat holds."""
        words = self._words
        surface = blank(CARDS_WIDTH, 24)
        with words.noting() as written:
            box = pygame.Rect(CARDS_WIDTH - 50, 1, 41, 22)
            style = style_on_piece(words, 19, TEXT, most=MOST_CARDS_GROWTH)
            place = words.draw(surface, str(facts.cards), style, box, "midright")
            back = self._drawings.get("card_back", 14)
            surface.blit(back, back.get_rect(midright=(place.x - 5, 12)))
        return self._dimmed(Piece(surface, 0, tuple(written)), facts.is_active)

    def _beads(self, built: tuple[int, ...], is_active: bool) -> Piece:
        """Show how far the set being built has come, one bead for each colour."""
        surface = blank(len(COLOURS) * BEADS_APART + 2, 24)
        for place, colour in enumerate(COLOURS):
            bead = self._drawings.get(f"stud_{word(colour)}", BEAD).copy()
            if place not in built:
                bead.fill((90, 80, 80, 110), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(bead, bead.get_rect(center=(8 + BEADS_APART * place, 12)))
        return self._dimmed(Piece(surface), is_active)

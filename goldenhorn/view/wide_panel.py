"""A seat's panel on a large screen: crest, cards, name and score, and a niche for each kind."""

from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.engine.pieces import EMPTY
from goldenhorn.view.depths import PANEL
from goldenhorn.view.niches import NICHE_TOP, draw_niche, niche_boxes, set_being_built
from goldenhorn.view.places import Box
from goldenhorn.view.seat_panel import (
    ACTIVE_DROP,
    MARGIN,
    PanelFacts,
    SeatPanel,
    widest,
)
from goldenhorn.view.shapes import blank, plate, style_on_piece
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.text import Face, Style
from goldenhorn.view.theme import GOLD, GOLD_LIGHT, INK, IVORY, NIGHT, TEXT

OVERHANG = 3
"""By how much the arms may hang below the panel."""
ARMS_WIDTH = 80
NICHE_MARGIN = 2
"""Two digits may reach a little beyond their niche."""
NAME_SIZE = 20
NAME_LEFT, BESIDE_SCORE, COIN_ROOM = 68, 12, 36
"""Before the name, behind the points, and before them."""
MOST_TOTAL_GROWTH = 1.15
"""By how much the points may grow: they are large already."""


@dataclass(eq=False)
class WidePanel(SeatPanel):
    """Shows one seat's panel with all that its warehouse holds."""

    name_size = NAME_SIZE
    name_height, name_box = NICHE_TOP, (13, 28)
    gear, before_gear = 19, 5

    def __post_init__(self) -> None:
        self._niche_boxes = niche_boxes(self._layout, self._layout.has_expansion)
        super().__post_init__()

    def show(self, seat: int, facts: PanelFacts) -> None:
        """Show the facts of a seat on its board."""
        x, y = self._layout.panels[seat][:2]
        z = PANEL + seat / 100
        active = facts.is_active
        corner = x, y + (ACTIVE_DROP if active else 0)
        board = partial(self.board, active)
        self._cast.put(("panel", seat), ("panel", active), board, corner, z)
        self._show_niches(seat, facts, corner, z + 0.003)
        arms = (facts.crest, facts.is_start, facts.cards, active)
        self._put(("arms", seat), arms, partial(self._arms, facts), corner, z + 0.004)
        growth = self._score_growth(facts)
        width = self._score_width(facts, growth)
        look = (facts.bonus, facts.total, growth, active)
        right = corner[0] + self._layout.panels[0][2]
        place = right - width, corner[1]
        self._put(("score", seat), look, partial(self._score, facts, growth), place, z + 0.005)
        left = corner[0] + NAME_LEFT
        room = min(self._name_room(facts.total, facts.bonus, growth), self._name_width(facts))
        key = ("name", seat, facts.name, facts.is_bot, room, active)
        make = partial(self._names.get, key, partial(self._name, facts, room))
        self._cast.put_once(("name", seat), key, make, (left, corner[1]), z + 0.005)

    def parts(self, seat: int) -> list[Sprite]:
        """Return its sprites."""
        niches = [("niche", seat, kind) for kind in range(len(EMPTY))]
        rest = [("arms", seat), ("score", seat), ("name", seat)]
        return self._cast.shown([("panel", seat), *niches, *rest])

    def board(self, is_active: bool) -> Piece:
        """Draw a panel with nothing on it."""
        return self._dimmed(Piece(self._frame("panel", is_active).copy(), MARGIN), is_active)

    def _name_room(self, total: int, bonus: int, growth: float) -> int:
        width = self._layout.panels[0][2]
        most_bonus = widest(bonus) if bonus else 0
        return width - NAME_LEFT - self._wide_score(widest(total), most_bonus, growth)

    def _arms(self, facts: PanelFacts) -> Piece:
        """Draw the shield and how many cards the seat holds."""
        words = self._words
        arms = blank(ARMS_WIDTH, self._layout.panels[0][3] + OVERHANG)
        self._draw_crest(arms, facts, 54, (34, 45))
        arms.blit(plate((58, 27), 13, (NIGHT, NIGHT), GOLD, 2), (5, 66))
        back = self._drawings.get("card_back", 15)
        arms.blit(back, back.get_rect(center=(20, 79)))
        with words.noting() as written:
            cards = pygame.Rect(28, 66, 32, 27)
            words.draw(arms, str(facts.cards), style_on_piece(words, 20, IVORY), cards)
        return self._dimmed(Piece(arms, 0, tuple(written)), facts.is_active)

    def _score_growth(self, facts: PanelFacts) -> float:
        """Return by how much points grow: as everybody's, or not if the name got smaller by it."""
        left_over = self._layout.panels[0][2] - NAME_LEFT - self._score_width(facts, self._growth)
        return self._growth if self._name_width(facts, most=1) <= left_over else 1

    def _score_width(self, facts: PanelFacts, growth: float) -> int:
        """Return how far from the right edge points and bonus reach."""
        return self._wide_score(facts.total, facts.bonus, growth)

    def _wide_score(self, total: int, bonus: int, growth: float) -> int:
        width = BESIDE_SCORE + self._words.width(str(total), self._total_style(growth)) + COIN_ROOM
        if bonus:
            width += self._words.width(f"+{bonus}", self._bonus_style(growth)) + 20
        return width

    def _total_style(self, growth: float) -> Style:
        most = min(growth, MOST_TOTAL_GROWTH)
        return style_on_piece(self._words, 28, TEXT, Face.TITLE, most=most)

    def _bonus_style(self, growth: float) -> Style:
        return style_on_piece(self._words, 20, TEXT, most=growth)

    def _score(self, facts: PanelFacts, growth: float) -> Piece:
        """Draw points and bonus."""
        words, width = self._words, self._score_width(facts, growth)
        score = blank(width, NICHE_TOP)
        with words.noting() as written:
            box = pygame.Rect(0, 12, width - BESIDE_SCORE, 30)
            total = self._total_style(growth)
            place = words.draw(score, str(facts.total), total, box, "midright")
            coin = self._drawings.get("coin", 23)
            score.blit(coin, coin.get_rect(midright=(place.x - 8, 27)))
            if facts.bonus:
                text, style = f"+{facts.bonus}", self._bonus_style(growth)
                size = words.width(text, style) + 14, 24
                bonus = plate(size, 12, (GOLD_LIGHT, GOLD_LIGHT), INK, 2)
                box = bonus.get_rect(midright=(place.x - COIN_ROOM, 27))
                score.blit(bonus, box)
                words.draw(score, text, style, box)
        return self._dimmed(Piece(score, 0, tuple(written)), facts.is_active)

    def _name_style(self, growth: float) -> Style:
        return style_on_piece(self._words, NAME_SIZE, TEXT, Face.TITLE, most=growth)

    def _show_niches(self, seat: int, facts: PanelFacts, corner: tuple[int, int], z: float) -> None:
        """Show a niche for each kind of goods."""
        built = set_being_built(facts.warehouse)
        for kind, box in enumerate(self._niche_boxes):
            is_built = kind in built
            look = (kind, facts.warehouse[kind], is_built, is_built and len(built) >= 4)
            make = partial(self._niche, box, *look, facts.is_active)
            place = corner[0] + box[0], corner[1] + box[1]
            key = ("niche", *look, facts.is_active)
            self._cast.put(("niche", seat, kind), key, make, place, z)

    def _niche(
        self, box: Box, kind: int, count: int, is_built: bool, is_bright: bool, is_active: bool
    ) -> Piece:
        width, height = box[2:]
        surface = blank(width + 2 * NICHE_MARGIN, height + 2 * NICHE_MARGIN)
        place = (NICHE_MARGIN, NICHE_MARGIN, width, height)
        parts = (surface, self._words, self._drawings, place)
        with self._words.noting() as written:
            draw_niche(*parts, kind, count, is_built, is_bright)
        moved = [each.moved(-NICHE_MARGIN, -NICHE_MARGIN) for each in written]
        return self._dimmed(Piece(surface, NICHE_MARGIN, tuple(moved)), is_active)

"""Seats' panels: crest, cards, name, score and warehouse slots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.board_view.board_part import BoardPart
from goldenhorn.board_view.layout import PANEL
from goldenhorn.board_view.pieces.warehouse_slots import (
    SLOT_TOP,
    draw_slot,
    set_being_built,
    slot_boxes,
)
from goldenhorn.board_view.places import Box
from goldenhorn.engine.pieces import COLOURS, EMPTY, Stock
from goldenhorn.engine.scoring import score
from goldenhorn.engine.state import Position
from goldenhorn.graphics.lettering import Lettering, fitted, lettered, shortened, width_of
from goldenhorn.graphics.light import silhouette
from goldenhorn.graphics.surfaces.glows import (
    MOST_GROWTH,
    SHADE,
    blank,
    disc,
    haze,
    plate,
    style_on_piece,
    with_shadow,
)
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import GOLD, GOLD_LIGHT, INK, IVORY, NIGHT, TEXT, Rgb

ROOF_RISE = 1
"""By how much the painted roof rises above the panel."""
MARGIN = 32
"""Room for the glow round the active panel."""
ACTIVE_DROP = 3
GLOW: Rgb = (255, 215, 101)
GLOW_BLUR, SHADOW_BLUR = 18, 6
CAP_TILT = 8
USUAL_SCORE = (44, 4)
"""Points and bonus beside which all names of a table can be equally large."""
DIMMED = (205, 205, 212)
"""Panels of those who wait are darker."""
OVERHANG = 3
"""By how much the arms may hang below the panel."""
ARMS_WIDTH = 80
MARK, MARK_AT = 32, (50, 33)
"""How wide the sign on the shield is, and where."""
SLOT_MARGIN = 2
"""Two digits may reach a little beyond their slot."""
NAME_SIZE = 20
GEAR, BEFORE_GEAR = 19, 5
"""How wide the gear of a bot is, and what keeps it from the name."""
NAME_LEFT, BESIDE_SCORE, COIN_ROOM = 68, 12, 36
"""Before the name, behind the points, and before them."""
MOST_TOTAL_GROWTH = 1.15
"""By how much the points may grow: they are large already."""


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """All that a panel shows."""

    name: str
    crest: str
    is_bot: bool
    is_start: bool
    is_active: bool
    cards: int
    warehouse: Stock
    bonus: int
    total: int
    mark: str = ""
    """The drawing of what everybody should know: the bell is near, or it is the last turn."""

    @property
    def may_ring(self) -> bool:
        """Whether not one colour is lacking for the bell."""
        return self.mark == "bell" and 0 not in self.warehouse[: len(COLOURS)]


def mark_of(position: Position, seat: int) -> str:
    """Return the sign of a seat that may end the game soon, or has its last turn; mostly none."""
    if position.final_round:
        return "hourglass" if position.has_last_turn(seat) else ""
    is_near = position.is_one_short(seat) or position.has_all_colours(seat)
    return "bell" if is_near and position.phase != "over" else ""


def panel_facts(position: Position, seat: int, name: str, is_bot: bool) -> PanelFacts:
    """Read a seat's facts from the public position."""
    points = score(position, seat)
    return PanelFacts(
        name=name,
        crest=position.config.fleet_of(seat).crest,
        is_bot=is_bot,
        is_start=seat == position.config.start,
        is_active=seat == position.player and position.phase != "over",
        cards=position.hand_size(seat),
        warehouse=position.warehouses[seat],
        bonus=points.set_bonus,
        total=points.total,
        mark=mark_of(position, seat),
    )


@dataclass(eq=False)
class SeatPanel(BoardPart):
    """Shows seats' panels as sprites, with all that their warehouses hold."""

    _seated: Sequence[tuple[str, bool]] = ()
    """Everybody at the table by name, and whether it is a bot: all names are equally large."""

    def __post_init__(self) -> None:
        self._slot_boxes = slot_boxes(self._layout, self._layout.has_expansion)
        self._frames: dict[str, pygame.Surface] = {}
        self._emblems: dict[tuple[str, int], pygame.Surface] = {}
        self._letterings: dict[tuple[str, int], tuple[str, Lettering]] = {}
        """How names find room, by what is to be written and how wide."""
        self._name_widths: dict[tuple[str, bool, float], int] = {}
        self._growth = self._even_growth()
        """By how much names and points grow with the text size."""

    def show(self, seat: int, facts: PanelFacts) -> None:
        """Show the facts of a seat on its board."""
        x, y = self._layout.panels[seat][:2]
        z = PANEL + seat / 100
        active = facts.is_active
        corner = x, y + (ACTIVE_DROP if active else 0)
        board = partial(self.board, active)
        self._sprites.put(("panel", seat), ("panel", active), board, corner, z)
        self._show_slots(seat, facts, corner, z + 0.003)
        arms = (facts.crest, facts.is_start, facts.cards, facts.mark, facts.may_ring, active)
        self._put(("arms", seat), arms, partial(self._arms, facts), corner, z + 0.004)
        growth = self._score_growth(facts)
        width = self._score_width(facts.total, facts.bonus, growth)
        look = (facts.bonus, facts.total, growth, active)
        right = corner[0] + self._layout.panels[0][2]
        place = right - width, corner[1]
        self._put(("score", seat), look, partial(self._score, facts, growth), place, z + 0.005)
        left = corner[0] + NAME_LEFT
        room = min(self._name_room(facts.total, facts.bonus, growth), self._name_width(facts))
        key = ("name", seat, facts.name, facts.is_bot, room, active)
        make = partial(self._name, facts, room)
        self._sprites.put_once(("name", seat), key, make, (left, corner[1]), z + 0.005)

    def parts(self, seat: int) -> list[Sprite]:
        """Return its sprites."""
        slots = [("slot", seat, kind) for kind in range(len(EMPTY))]
        rest = [("arms", seat), ("score", seat), ("name", seat)]
        return self._sprites.shown([("panel", seat), *slots, *rest])

    def board(self, is_active: bool) -> Image:
        """Draw a panel with nothing on it."""
        return self._dimmed(Image(self._frame("panel", is_active).copy(), MARGIN), is_active)

    def _name_room(self, total: int, bonus: int, growth: float) -> int:
        """Return how much room there is for a name beside points that have grown so much.

        It depends on how many digits they have, so that names seldom get smaller.
        """
        width = self._layout.panels[0][2]
        most_bonus = widest(bonus) if bonus else 0
        return width - NAME_LEFT - self._score_width(widest(total), most_bonus, growth)

    def _arms(self, facts: PanelFacts) -> Image:
        """Draw the shield and how many cards the seat holds."""
        words = self._words
        arms = blank(ARMS_WIDTH, self._layout.panels[0][3] + OVERHANG)
        self._draw_crest(arms, facts, 54, (34, 45))
        arms.blit(plate((58, 27), 13, (NIGHT, NIGHT), GOLD, 2), (5, 66))
        back = self._drawings.get("card_back", 15)
        arms.blit(back, back.get_rect(center=(20, 79)))
        if facts.mark:
            fill, ink = (GOLD_LIGHT, INK) if facts.may_ring else (NIGHT, GOLD_LIGHT)
            sign = disc(MARK, fill, GOLD, 2).copy()
            glyph = silhouette(self._drawings.get(facts.mark, MARK * 2 // 3), ink)
            sign.blit(glyph, glyph.get_rect(center=(MARK // 2, MARK // 2)))
            arms.blit(sign, sign.get_rect(center=MARK_AT))
        with words.noting() as written:
            cards = pygame.Rect(28, 66, 32, 27)
            words.draw(arms, str(facts.cards), style_on_piece(words, 20, IVORY), cards)
        return self._dimmed(Image(arms, 0, tuple(written)), facts.is_active)

    def _score_growth(self, facts: PanelFacts) -> float:
        """Return by how much points grow: as everybody's, or not if the name got smaller by it."""
        left_over = (
            self._layout.panels[0][2]
            - NAME_LEFT
            - self._score_width(facts.total, facts.bonus, self._growth)
        )
        return self._growth if self._name_width(facts, most=1) <= left_over else 1

    def _score_width(self, total: int, bonus: int, growth: float) -> int:
        """Return how far from the right edge points and bonus reach."""
        width = BESIDE_SCORE + self._words.width(str(total), self._total_style(growth)) + COIN_ROOM
        if bonus:
            width += self._words.width(f"+{bonus}", self._bonus_style(growth)) + 20
        return width

    def _total_style(self, growth: float) -> Style:
        most = min(growth, MOST_TOTAL_GROWTH)
        return style_on_piece(self._words, 28, TEXT, FontFace.TITLE, most=most)

    def _bonus_style(self, growth: float) -> Style:
        return style_on_piece(self._words, 20, TEXT, most=growth)

    def _score(self, facts: PanelFacts, growth: float) -> Image:
        """Draw points and bonus."""
        words, width = self._words, self._score_width(facts.total, facts.bonus, growth)
        score = blank(width, SLOT_TOP)
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
        return self._dimmed(Image(score, 0, tuple(written)), facts.is_active)

    def _name_style(self, growth: float) -> Style:
        return style_on_piece(self._words, NAME_SIZE, TEXT, FontFace.TITLE, most=growth)

    def _show_slots(self, seat: int, facts: PanelFacts, corner: tuple[int, int], z: float) -> None:
        """Show a slot for each kind of goods."""
        built = set_being_built(facts.warehouse)
        for kind, box in enumerate(self._slot_boxes):
            is_built = kind in built
            look = (kind, facts.warehouse[kind], is_built, is_built and len(built) >= 4)
            make = partial(self._slot, box, *look, facts.is_active)
            place = corner[0] + box[0], corner[1] + box[1]
            key = ("slot", *look, facts.is_active)
            self._sprites.put(("slot", seat, kind), key, make, place, z)

    def _slot(
        self, box: Box, kind: int, count: int, is_built: bool, is_bright: bool, is_active: bool
    ) -> Image:
        width, height = box[2:]
        surface = blank(width + 2 * SLOT_MARGIN, height + 2 * SLOT_MARGIN)
        place = (SLOT_MARGIN, SLOT_MARGIN, width, height)
        parts = (surface, self._words, self._drawings, place)
        with self._words.noting() as written:
            draw_slot(*parts, kind, count, is_built, is_bright)
        moved = [each.moved(-SLOT_MARGIN, -SLOT_MARGIN) for each in written]
        return self._dimmed(Image(surface, SLOT_MARGIN, tuple(moved)), is_active)

    def _gear_width(self) -> int:
        """Return what the gear takes behind a bot's name."""
        return self._drawings.get("gear", GEAR).get_width() + BEFORE_GEAR

    def _put(
        self,
        name: tuple[str, int],
        look: tuple[object, ...],
        make: Callable[[], Image],
        place: tuple[float, float],
        z: float,
    ) -> None:
        """Show a part that says all about its look."""
        key = (*name, *look)
        self._sprites.put_once(name, key, make, place, z)

    def _even_growth(self) -> float:
        """Return by how much names and points can grow at every seat of the table."""
        size = NAME_SIZE
        for pixels in range(int(size * min(self._words.scale, MOST_GROWTH)), size, -1):
            growth = pixels / size
            room = self._name_room(*USUAL_SCORE, growth)
            if all(self._wide_name(*seated, growth) <= room for seated in self._seated):
                return growth
        return 1.0

    def _frame(self, name: str, is_active: bool) -> pygame.Surface:
        """Return an empty panel with its shadow, or with the glow of the one whose turn it is."""
        name = f"{name}_active" if is_active else name
        frame = self._frames.get(name)
        if frame is None:
            _, _, width, height = self._layout.panels[0]
            bare = self._pictures.get(name)
            frame = blank(width + 2 * MARGIN, height + 2 * MARGIN)
            roof = (bare.get_width() - width) // 2
            corner = MARGIN - roof, MARGIN - (ROOF_RISE if roof else 0)
            blur = GLOW_BLUR if is_active else SHADOW_BLUR
            soft = haze(bare, blur, GLOW if is_active else SHADE, 1.0 if is_active else 0.5)
            place = corner[0] - 2 * blur, corner[1] - 2 * blur
            if is_active:
                frame.blit(soft, place)
                frame.blit(soft, place)
            else:
                frame.blit(soft, (place[0] + 2, place[1] + 5))
            frame.blit(bare, corner)
            self._frames[name] = frame
        return frame

    def _emblem(self, name: str, width: int, tilt: int) -> pygame.Surface:
        """Return a shield or a cap with its shadow."""
        emblem = self._emblems.get((name, width))
        if emblem is None:
            drawing = self._drawings.get(name, width)
            if tilt:
                drawing = pygame.transform.rotozoom(drawing, tilt, 1)
            emblem = with_shadow(drawing, 3, (2, 3)).surface
            self._emblems[name, width] = emblem
        return emblem

    def _draw_crest(
        self, board: pygame.Surface, facts: PanelFacts, width: int, centre: tuple[int, int]
    ) -> None:
        """Draw the shield, with the doge's cap on that of the start player."""
        shield = self._emblem(f"shield_{facts.crest}", width, 0)
        board.blit(shield, shield.get_rect(center=centre))
        if facts.is_start:
            cap = self._emblem("doge_cap", round(width * 0.7), CAP_TILT)
            corner = centre[0] - width * 0.32, centre[1] - width * 0.57
            board.blit(cap, cap.get_rect(center=corner))

    def _name_width(self, facts: PanelFacts, most: float | None = None) -> int:
        """Return how much room a name would like to have if it may grow as all, or so much."""
        return self._wide_name(facts.name, facts.is_bot, self._growth if most is None else most)

    def _wide_name(self, name: str, is_bot: bool, growth: float) -> int:
        known = (name, is_bot, growth)
        if known not in self._name_widths:
            style = self._name_style(growth)
            gear = self._gear_width() if is_bot else 0
            self._name_widths[known] = width_of(self._words, name, Lettering(style)) + gear
        return self._name_widths[known]

    def _name(self, facts: PanelFacts, room: int) -> Image:
        """Write a seat's name, with a gear behind that of a bot."""
        name = blank(room, SLOT_TOP)
        with self._words.noting() as written:
            box = pygame.Rect(0, 13, room - (self._gear_width() if facts.is_bot else 0), 28)
            place = self._draw_name(name, facts, box)
            if facts.is_bot:
                gear = self._drawings.get("gear", GEAR)
                beside = (place.right + BEFORE_GEAR, box.centery)
                name.blit(gear, gear.get_rect(midleft=beside))
        return self._dimmed(Image(name, 0, tuple(written)), facts.is_active)

    def _draw_name(self, board: pygame.Surface, facts: PanelFacts, box: pygame.Rect) -> pygame.Rect:
        """Write a name at the left of a box, and say where it stands."""
        # All names in one hand and weight: a long one is rather smaller than in other letters.
        text, lettering = self._lettering(facts.name, box.width)
        letters = lettered(self._words, text, lettering)
        place = letters.get_rect(midleft=box.midleft)
        board.blit(letters, place)
        self._words.note(text, place, box, lettering.style)
        return place

    def _lettering(self, name: str, width: int) -> tuple[str, Lettering]:
        if (name, width) not in self._letterings:
            self._letterings[name, width] = self._fitted_name(name, width)
        return self._letterings[name, width]

    def _fitted_name(self, name: str, width: int) -> tuple[str, Lettering]:
        """Return a name as it finds room, and its letters."""
        high_enough = self._layout.panels[0][3]
        largest = Lettering(self._name_style(self._growth))
        lettering, _lines = fitted(self._words, name, largest, (width, high_enough), most_lines=1)
        return shortened(self._words, name, lettering, width), lettering

    def _dimmed(self, image: Image, is_active: bool) -> Image:
        """Darken the panel of a seat that waits, but never in high contrast."""
        if not self._is_flat and not is_active:
            image.surface.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return image


def widest(number: int) -> int:
    """Return the number with as many digits that takes most room in our letters.

    >>> widest(0), widest(7), widest(15)
    (4, 4, 44)
    """
    return int("4" * len(str(number)))

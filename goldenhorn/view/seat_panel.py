"""A seat's panel: crest, name, cards, warehouse and score; knows one seat's public facts only."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from goldenhorn.engine.pieces import Stock
from goldenhorn.engine.scoring import score
from goldenhorn.engine.state import Position
from goldenhorn.view.board_part import BoardPart
from goldenhorn.view.kit.sheet import Lettering, fitted, lettered, width_of
from goldenhorn.view.recent import Recent
from goldenhorn.view.shapes import MOST_GROWTH, SHADE, blank, haze, with_shadow
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.text import Style, Words
from goldenhorn.view.theme import Rgb

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
MOST_LOOKS, MOST_NAMES = 60, 20
"""How many looks of parts, and names, are kept, so that light and shade are not drawn anew."""
DIMMED = (205, 205, 212)
"""Panels of those who wait are darker."""


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
    )


@dataclass(eq=False)
class SeatPanel(BoardPart, ABC):
    """Shows one seat's panel in a cast of sprites; see wide_panel.py and small_panel.py."""

    name_size: ClassVar[int]
    name_height: ClassVar[int]
    name_box: ClassVar[tuple[int, int]]
    """Where on the board the line of the name begins, and how high it is."""
    gear: ClassVar[int]
    before_gear: ClassVar[int]
    """How wide the gear of a bot is, and what keeps it from the name."""

    _seated: Sequence[tuple[str, bool]] = ()
    """Everybody at the table by name, and whether it is a bot: all names are equally large."""

    def __post_init__(self) -> None:
        self._frames: dict[str, pygame.Surface] = {}
        self._emblems: dict[tuple[str, int], pygame.Surface] = {}
        self._looks: Recent[Piece] = Recent(MOST_LOOKS)
        self._names: Recent[Piece] = Recent(MOST_NAMES)
        self._letterings: Recent[tuple[str, Lettering]] = Recent(MOST_NAMES)
        """How names find room, by what is to be written and how wide."""
        self._name_widths: dict[tuple[str, bool, float], int] = {}
        self._growth = self._even_growth()
        """By how much names and points grow with the text size."""

    @abstractmethod
    def show(self, seat: int, facts: PanelFacts) -> None:
        """Show the facts of a seat on its board, each part for itself, as few change at once."""

    @abstractmethod
    def parts(self, seat: int) -> list[Sprite]:
        """Return a seat's panel and what stands on it, from back to front."""

    @abstractmethod
    def _name_room(self, total: int, bonus: int, growth: float) -> int:
        """Return how much room there is for a name beside points that have grown so much.

        It depends on how many digits they have, so that names seldom get smaller.
        """

    @abstractmethod
    def _name_style(self, growth: float) -> Style:
        """Return the letters of a name that has grown so much."""

    def _gear_width(self) -> int:
        """Return what the gear takes behind a bot's name."""
        return self._drawings.get("gear", self.gear).get_width() + self.before_gear

    def _put(
        self,
        name: tuple[str, int],
        look: tuple[object, ...],
        make: Callable[[], Piece],
        place: tuple[float, float],
        z: float,
    ) -> None:
        """Show a part that says all about its look."""
        key = (*name, *look)
        self._cast.put_once(name, key, partial(self._looks.get, key, make), place, z)

    def _even_growth(self) -> float:
        """Return by how much names and points can grow at every seat of the table."""
        size = self.name_size
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

    def _name(self, facts: PanelFacts, room: int) -> Piece:
        """Write a seat's name, with a gear behind that of a bot."""
        name = blank(room, self.name_height)
        top, height = self.name_box
        with self._words.noting() as written:
            box = pygame.Rect(0, top, room - (self._gear_width() if facts.is_bot else 0), height)
            place = self._draw_name(name, facts, box)
            if facts.is_bot:
                gear = self._drawings.get("gear", self.gear)
                beside = (place.right + self.before_gear, box.centery)
                name.blit(gear, gear.get_rect(midleft=beside))
        return self._dimmed(Piece(name, 0, tuple(written)), facts.is_active)

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
        return self._letterings.get((name, width), partial(self._fitted_name, name, width))

    def _fitted_name(self, name: str, width: int) -> tuple[str, Lettering]:
        """Return a name as it finds room, and its letters."""
        high_enough = self._layout.panels[0][3]
        wish = Lettering(self._name_style(self._growth))
        lettering, _lines = fitted(self._words, name, wish, (width, high_enough), most_lines=1)
        return shortened(self._words, name, lettering, width), lettering

    def _dimmed(self, piece: Piece, is_active: bool) -> Piece:
        """Darken the panel of a seat that waits, but never in high contrast."""
        if not self._is_flat and not is_active:
            piece.surface.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return piece


def widest(number: int) -> int:
    """Return the number with as many digits that takes most room in our letters.

    >>> widest(0), widest(7), widest(15)
    (4, 4, 44)
    """
    return int("4" * len(str(number)))


def shortened(words: Words, text: str, lettering: Lettering, width: int) -> str:
    """Return a text cut so that it fits a width, with dots where something is missing."""
    if width_of(words, text, lettering) <= width:
        return text
    kept = text
    while kept and width_of(words, kept.rstrip() + "…", lettering) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"

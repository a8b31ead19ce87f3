"""What all scripts of a show share: board, lent sprites, sounds, position, cross-fades.

The position is a public one; it may show one hand, if that lies open.
"""

from collections.abc import Callable
from typing import Protocol

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import CARGO_TAG
from goldenhorn.board_view.pieces.piece_images import PieceImages
from goldenhorn.board_view.pieces.poses import ship_poses
from goldenhorn.board_view.places import Point
from goldenhorn.common.cues import Cue
from goldenhorn.engine.board import ORIGIN_PORTS, Port
from goldenhorn.engine.events import Event, ShipRobbed
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.state import State
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.tween import Script, Timeline, glide, wait
from goldenhorn.session.apply_event import after_event, pieces_of


class ShownHand(Protocol):
    """Whoever shows a hand on the desk, open or closed, or none."""

    def show(self, position: State) -> None:
        """Show the hand at rest as it is in a position, which may show no more than it may."""

    def hide(self) -> None:
        """Show no hand, while cards of it move."""


class AnimationContext:
    """The means of a show."""

    def __init__(
        self,
        view: BoardView,
        picture: Picture,
        drawings: SvgImages,
        words: Words,
        hand: ShownHand | None,
        sound: Callable[[Cue], object],
    ) -> None:
        self.view, self.layout = view, view.layout
        self.drawings, self.words = drawings, words
        self.hand, self.sound = hand, sound
        self.picture = picture
        self._in_the_air: set[Sprite] = set()
        self.timeline = Timeline()
        self.open_hand: int | None = None
        """The seat whose cards lie open on the desk."""
        self.top_discard: Colour | None = None
        """The card that was discarded last."""
        self.raids = 0
        """How many raids this table has seen: a show that comes again is shorter."""
        self.images = PieceImages(drawings, words)
        self.cells: dict[Port, list[int | None]] = {}
        """What lies in each cell of a market now; None is a hole that has not been closed yet."""
        self.gains: dict[tuple[int, int], int] = {}
        """By seat and kind: how many have just come home, while that is being shown."""
        self._shown: State | None = None

    @property
    def shown(self) -> State:
        """The position that the board shows now."""
        assert self._shown is not None, "nothing is being shown"
        return self._shown

    def begin(self, position: State) -> None:
        """Start from a position."""
        self._shown = position
        for port in ORIGIN_PORTS:
            self.cells[port] = [*pieces_of(position.markets[port])]

    def step(self, event: Event) -> State:
        """Go on by an event, or a part of one, in the position only; scripts show it."""
        self._shown = after_event(self.shown, event)
        return self._shown

    def drop(self) -> None:
        """Drop all scripts and take back whatever is in the air."""
        self.timeline.finish()
        for sprite in list(self._in_the_air):
            self.give_back(sprite)
        self.gains.clear()

    @property
    def in_the_air(self) -> int:
        """How many sprites are under way that do not belong to the board at rest."""
        return len(self._in_the_air)

    def lend(self, z: float) -> Sprite:
        """Put a sprite so far in front that shows nothing yet; it stays until it is given back."""
        sprite = self.picture.add(None, 0, 0, z)
        self._in_the_air.add(sprite)
        return sprite

    def give_back(self, sprite: Sprite) -> None:
        """Take a lent sprite out of the picture."""
        self._in_the_air.remove(sprite)
        self.picture.remove(sprite)

    def beside(self, script: Script) -> None:
        """Run a script for which nobody waits."""
        self.timeline.beside(script)

    def show_piles(self) -> None:
        """Show piles and counts as they are now."""
        self.view.show_piles(self.shown, self.top_discard)

    def show_hand(self) -> None:
        """Show the hand at rest as it is now."""
        if self.hand is not None:
            self.hand.show(self.shown)

    # A board without a desk has these places beyond its lower edge, where things come from.

    @property
    def draw_pile(self) -> Point:
        """The middle of the draw pile."""
        return self.layout.draw_pile or self._below(0.35)

    @property
    def discard_pile(self) -> Point:
        """The middle of the discard pile."""
        return self.layout.discard_pile or self._below(0.65)

    @property
    def bag(self) -> Point:
        """The middle of the bag."""
        return self.layout.bag or self._below(0.5)

    @property
    def store(self) -> Point:
        """The middle of the soldiers' store."""
        return self.layout.store or self._below(0.5)

    def _below(self, across: float) -> Point:
        width, height = self.layout.size
        return round(width * across), height + 60

    def hand_pill(self, seat: int) -> Point:
        """Return where a seat's cards come and go: where its panel counts them."""
        x, y = self.layout.panels[seat][:2]
        return x + 34, y + 79


FADE_TICKS = 9
"""150 ms."""
OLD_LOOK = 12.6
"""In front of everything that lies on the table, and behind every sheet and private layer."""
SABRES = CARGO_TAG + 1.4
SABRES_WIDTH = 0.8
"""As a share of the robbed ship's width."""
SABRES_TICKS = 30
"""So long crossed sabres stand on a ship before it is robbed."""


def cross_fade(
    show: AnimationContext, put: Callable[[], object], area: pygame.Rect | None = None
) -> Script:
    """Put something as it is, and let what was seen there before fade away; nothing moves there."""
    old = pygame.Surface(show.layout.size)
    show.picture.paint(old, OLD_LOOK)
    area = area or old.get_rect()
    sprite = show.lend(OLD_LOOK)
    sprite.show_at(Image(old.subsurface(area)), *area.topleft)
    put()
    yield from glide(FADE_TICKS, lambda share: sprite.fade_to(1 - share))
    show.give_back(sprite)


def still_raid(show: AnimationContext, event: ShipRobbed, put: Callable[[], object]) -> Script:
    """Let crossed sabres stand on a ship for a while, and vanish as its robbed look comes up."""
    pose = ship_poses(show.layout, show.shown)[event.victim, event.ship]
    sign = Image(show.drawings.get("sabres", round(pose.width * SABRES_WIDTH)))
    sabres = show.lend(SABRES)
    yield from cross_fade(show, lambda: sabres.show_round(sign, pose.x, pose.y - pose.width * 0.6))
    yield from wait(SABRES_TICKS)

    def rob() -> None:
        show.give_back(sabres)
        put()

    yield from cross_fade(show, rob)

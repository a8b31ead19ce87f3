"""Pirates: the sea grows dark, sabres cross over a ship, and a cube flies to the robber.

Knows what a raid looks like, not what it costs. The first raid of a game takes its time; those
that follow are shorter.
"""

import math
from functools import partial

import pygame

from goldenhorn.board_view.animation.animation_context import AnimationContext
from goldenhorn.board_view.animation.cards_in_flight import pay, take_cards
from goldenhorn.board_view.animation.goods_in_flight import come_home, deck_of, flight_ticks, fly
from goldenhorn.board_view.animation.ship_paths import Place
from goldenhorn.board_view.layout import CARGO_TAG, FLIGHT
from goldenhorn.board_view.pieces.poses import Pose, ship_poses
from goldenhorn.board_view.pieces.warehouse_slots import slot_centre
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import ShipRobbed
from goldenhorn.engine.state import State
from goldenhorn.graphics.outlines import drawn, radial
from goldenhorn.graphics.surfaces.glows import darkness
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.theme import NIGHT
from goldenhorn.graphics.tween import Script, glide, hurried, later, out_cubic, then, together, wait
from goldenhorn.session.apply_event import after_event

AGAIN = 1.6
"""By how much a raid is faster than the first one of the game."""
VEIL, LIT = CARGO_TAG + 1.0, CARGO_TAG + 1.4
VEIL_OPACITY, NIGHT_TICKS = 0.59, 17
"""How dark it gets, and how long it takes to come and to go."""
SABRE, SABRE_TICKS, SABRE_APART = 104, 16, 86
SABRE_ANGLE = 120
FLASHES = ((60, 2), (130, 3), (170, 3), (110, 2))
"""The flash where sabres meet: its size, for so many ticks."""
SHIVER_TICKS, SHIVER_PIXELS = 16, 7.0
LOOT_TICKS, LOOT_HEIGHT = 20, 70
LOOT_FIRST, LOOT_LAST, LOOT_SWELL = 22.0, 28.0, 26.0
"""How wide the loot is first and last, and how much wider half-way."""
TRAIL = 3
"""The loot and the smaller images that follow it, each a few ticks behind."""
TRAIL_TICKS = 2.0
NIGHT_AT, STRIKE_AT = 1, 15
"""Darkness begins to fall while the cards fly; then the sabres come."""
LOOT_AT, SABRES_LEAVE_AT = 5, 14
"""How long after the sabres have met."""
CARDS_APART = 4
SABRES_LEAVE = 8
POOL = (2.5, 1.9)
"""The pool of light round the ship: its size in ships' widths."""
SOFTER = 3
"""It is drawn so many times smaller and scaled up: nobody sees its edges."""


def raid(show: AnimationContext, event: ShipRobbed) -> Script:
    """Show a raid; shorter when the table has seen one."""
    show.raids += 1
    if show.raids == 1:
        yield from _raid(show, event)
    else:
        yield from hurried(_raid(show, event), AGAIN)


def _raid(show: AnimationContext, event: ShipRobbed) -> Script:
    pose = ship_poses(show.layout, show.shown)[event.victim, event.ship]
    after = after_event(show.shown, event)
    night = _Night(show, event, pose)
    yield from together(
        _pay_both(show, event, after),
        later(NIGHT_AT, night.fall()),
        later(STRIKE_AT, _strike(show, event, pose, night)),
    )
    show.view.show_ships(show.shown)


def _pay_both(show: AnimationContext, event: ShipRobbed, after: State) -> Script:
    """Throw both cards on the discards, where they stay."""
    taken = take_cards(show, event.player, event.cards)
    scripts = [
        pay(show, event.player, colour, each, place * CARDS_APART)
        for place, (colour, each) in enumerate(zip(event.cards, taken, strict=True))
    ]
    if show.hand is not None:
        show.hand.show(after)
    yield from together(*scripts)
    show.top_discard = event.cards[1]
    show.view.show_piles(after, show.top_discard)


class _Night:
    """Darkness over the sea, and a pool of light round the ship that is robbed."""

    def __init__(self, show: AnimationContext, event: ShipRobbed, pose: Pose) -> None:
        self._show, self._pose = show, pose
        self._ship = show.view.ship(event.victim, event.ship)
        self.middle = pose.x, pose.y - pose.width * 0.45
        self._veil, self._pool = show.lend(VEIL), show.lend(LIT - 0.1)
        self._light = _pool(show.layout.ship_width)

    def fall(self) -> Script:
        """Lift the ship above the darkness, and let it fall."""
        self.ride()
        self.raise_tag()
        yield from glide(NIGHT_TICKS, self._darken)

    def rise(self) -> Script:
        """Let the light of the day come back."""
        yield from glide(NIGHT_TICKS, lambda share: self._darken(1 - share))
        self._show.give_back(self._veil)
        self._show.give_back(self._pool)

    def ride(self, aside: float = 0) -> None:
        """Show the ship in the light, a little aside if need be."""
        pose = self._pose
        self._ship.ride(pose.x + aside, pose.y, LIT, self._ship.at_anchor(pose))

    def raise_tag(self) -> None:
        """Show what it carries in the light too."""
        if self._ship.tag is not None:
            self._ship.tag.raise_to(LIT + 0.1)

    def _darken(self, share: float) -> None:
        """Be so dark, and shine as much on the ship."""
        x, y, width, height = self._show.layout.waters
        self._veil.show_at(darkness((width, height), NIGHT), x, y)
        self._veil.fade_to(VEIL_OPACITY * share)
        self._pool.show_round(self._light, *self.middle)
        self._pool.fade_to(share)


def _strike(show: AnimationContext, event: ShipRobbed, pose: Pose, night: _Night) -> Script:
    middle = night.middle
    sabres = [show.lend(FLIGHT + 0.2), show.lend(FLIGHT + 0.21)]
    yield from glide(SABRE_TICKS, partial(_swing, show, sabres, middle), out_cubic)
    show.sound(Cue.PIRATES)
    yield from together(
        _flash(show, middle),
        _shiver(night),
        later(LOOT_AT, _loot(show, event, pose, night)),
        later(SABRES_LEAVE_AT, _leave(show, sabres, middle)),
    )


def _swing(show: AnimationContext, sabres: list[Sprite], middle: Place, share: float) -> None:
    away = (1 - share) * SABRE_APART
    for sprite, side in zip(sabres, (1, -1), strict=True):
        image = _sabre(show, (1 - share) * SABRE_ANGLE, side)
        sprite.show_round(image, middle[0] + side * (6 + away), middle[1] - away * 0.5)


def _sabre(show: AnimationContext, degrees: float, side: int) -> Image:
    drawing = show.drawings.get("sabre", SABRE, flipped=side < 0)
    return Image(pygame.transform.rotozoom(drawing, side * degrees, 1))


def _flash(show: AnimationContext, middle: Place) -> Script:
    sprite = show.lend(FLIGHT + 0.3)
    drawing = show.drawings.get("flash", 120)
    for size, ticks in FLASHES:
        sprite.show_round(Image(pygame.transform.smoothscale(drawing, (size, size))), *middle)
        yield from wait(ticks)
    show.give_back(sprite)


def _shiver(night: _Night) -> Script:
    def shake(share: float) -> None:
        night.ride(SHIVER_PIXELS * math.sin(share * 26) * (1 - share))

    yield from glide(SHIVER_TICKS, shake)


def _loot(show: AnimationContext, event: ShipRobbed, pose: Pose, night: _Night) -> Script:
    """Let the cube fly home, large on its way, with fading images behind it."""
    ship = show.view.ship(event.victim, event.ship)
    after = after_event(show.shown, event)
    ship.load(after.ships[event.victim][event.ship].cargo, pose)
    night.raise_tag()
    start, end = deck_of(pose), slot_centre(show.layout, event.player, event.piece)
    ticks = flight_ticks(LOOT_TICKS, start, end)
    landed = then(
        lambda: come_home(show, event.player, event.piece, lambda: show.begin(after)),
        night.rise(),
    )
    yield from together(
        later(ticks, landed),
        *(
            later(place * TRAIL_TICKS, _one_image(show, event.piece, start, end, ticks, place))
            for place in range(TRAIL)
        ),
    )


def _one_image(
    show: AnimationContext, kind: int, start: Place, end: Place, ticks: float, place: int
) -> Script:
    sprite = show.lend(FLIGHT + 0.5 - place / 100)
    smaller = 1 - place / TRAIL
    widths = (LOOT_FIRST * smaller, LOOT_LAST * smaller)
    yield from fly(show, sprite, kind, start, end, ticks, LOOT_HEIGHT, widths, LOOT_SWELL * smaller)
    show.give_back(sprite)


def _leave(show: AnimationContext, sabres: list[Sprite], middle: Place) -> Script:
    def up(share: float) -> None:
        for sprite, side in zip(sabres, (1, -1), strict=True):
            image = _sabre(show, 0, side)
            sprite.show_round(image, middle[0] + side * (6 + 40 * share), middle[1] - 34 * share)

    yield from glide(SABRES_LEAVE, up)
    for sprite in sabres:
        show.give_back(sprite)


def _pool(ship_width: int) -> Image:
    """Draw a pool of warm light for ships so wide."""
    width, height = (round(each * ship_width) for each in POOL)
    small = height // SOFTER
    middle = small / 2
    warm = radial(
        *("p", (middle, middle), middle),
        *((0, "#FFF4C8", 0.72), (0.5, "#FFE7A0", 0.5), (0.8, "#FFD27A", 0.18), (1, "#FFD27A", 0)),
    )
    circle = f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="url(#p)"/>'
    round_pool = drawn((small, small), circle, warm)
    return Image(pygame.transform.smoothscale(round_pool, (width, height)))

"""Pirates: the sea grows dark, sabres cross over a ship, and a cube flies to the robber.

Knows what a raid looks like, not what it costs. The first raid of a game takes its time; those
that follow are shorter.
"""

import math
from collections.abc import Iterator
from functools import partial

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.events import ShipRobbed
from goldenhorn.engine.state import State
from goldenhorn.view.depths import CARGO_TAG, FLIGHT
from goldenhorn.view.discarding import pay, take_cards
from goldenhorn.view.goods_in_flight import come_home, deck_of, flight_ticks, fly
from goldenhorn.view.kit.shapes import drawn, radial
from goldenhorn.view.niches import niche_centre
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.poses import Pose, ship_poses
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.shapes import quick
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.stepping import after_event
from goldenhorn.view.theme import NIGHT
from goldenhorn.view.tween import (
    Script,
    glide,
    hurried,
    later,
    out_cubic,
    out_quad,
    then,
    together,
    wait,
)
from goldenhorn.view.veil import VEIL_TICKS, Veil

AGAIN = 1.6
"""By how much a raid is faster than the first one of the game."""
VEIL, LIT = CARGO_TAG + 1.0, CARGO_TAG + 1.4
VEIL_OPACITY = 0.59
SABRE, SABRE_TICKS, SABRE_APART = 104, 16, 86
SABRE_ANGLES = (120, 92, 66, 42, 22, 8, -2, 0)
FLASHES = ((60, 2), (130, 3), (170, 3), (110, 2))
"""The flash where sabres meet: its size, for so many ticks."""
SHIVER_TICKS, SHIVER_PIXELS = 16, 7.0
LOOT_TICKS, LOOT_HEIGHT = 20, 70
LOOT_FIRST, LOOT_LAST, LOOT_SWELL = 22.0, 28.0, 26.0
"""How wide the loot is first and last, and how much wider half-way."""
TRAIL = 3
"""The loot and the smaller images that follow it, each a few ticks behind."""
TRAIL_TICKS = 2.0
NIGHT_AT, STRIKE_AT, STRIKE_AGAIN_AT = 1, 14, 18
"""Darkness begins to fall while the cards fly; so long after that the sabres come. Hurried sabres
wait until the cards have landed: all at once is too much for a tick."""
LOOT_AT, SABRES_LEAVE_AT = 5, 14
"""How long after the sabres have met."""
DAWN_AT = 3
"""How long after the loot has landed: the panel that counts it is enough to paint."""
CARDS_APART = 4
SABRES_LEAVE = 8
POOL, POOL_LEVELS, POOL_TICKS = (2.5, 1.9), 2, 9
"""The pool of light round the ship: its size in ships' widths, and how it comes and goes."""
SOFTER = 3
"""It is drawn so many times smaller and scaled up: nobody sees its edges."""


def raid(show: Performance, event: ShipRobbed) -> Script:
    """Show a raid; shorter when the table has seen one."""
    show.raids += 1
    if show.raids == 1:
        yield from _raid(show, event, 1.0)
    else:
        yield from hurried(_raid(show, event, AGAIN), AGAIN)


def _raid(show: Performance, event: ShipRobbed, haste: float) -> Script:
    strike_at = STRIKE_AT if haste == 1 else STRIKE_AGAIN_AT
    pose = ship_poses(show.layout, show.shown)[event.victim, event.ship]
    after = after_event(show.shown, event)
    veil = _veil(show)
    # Darkness is never hasty: more of the sea cannot be painted in a tick.
    night = _Night(show, event, pose, veil, haste * VEIL_TICKS)
    yield from together(
        _pay_both(show, event, after),
        later(NIGHT_AT, night.fall(after)),
        later(NIGHT_AT + strike_at, _strike(show, event, pose, night)),
    )
    show.view.show_ships(show.shown)


def _veil(show: Performance) -> Veil:
    return Veil(show.passing, show.layout, VEIL, NIGHT, VEIL_OPACITY)


def _pay_both(show: Performance, event: ShipRobbed, after: State) -> Script:
    """Throw both cards on the discards, where they stay."""
    taken = take_cards(show, event.player, event.cards)
    scripts = [
        pay(show, event.player, colour, each, place * CARDS_APART)
        for place, (colour, each) in enumerate(zip(event.cards, taken, strict=True))
    ]
    if event.player == show.fanned_hand:
        _show_poorer_hand(show, after)
    yield from together(*scripts)
    show.top_discard = event.cards[1]
    show.view.show_desk(after, show.top_discard)
    if event.player != show.fanned_hand:  # whose cards came from the panel: now is a quieter time
        _show_poorer_hand(show, after)


def _show_poorer_hand(show: Performance, after: State) -> None:
    """Show the hand without the cards that were paid."""
    if show.hand is not None:
        show.hand.show(after)


class _Night:
    """Darkness over the sea, and a pool of light round the ship that is robbed."""

    def __init__(
        self, show: Performance, event: ShipRobbed, pose: Pose, veil: Veil, ticks: float
    ) -> None:
        self._show, self._pose, self._veil, self._ticks = show, pose, veil, ticks
        self._ship = show.view.ship(event.victim, event.ship)
        self._name = event.victim, event.ship
        self.middle = pose.x, pose.y - pose.width * 0.45
        self._pool = show.passing.lend(LIT - 0.1)

    def fall(self, after: State) -> Script:
        """Lift the ship above the darkness, and let it fall."""
        self._show.view.is_dark = True
        self.ride()
        self.raise_tag()
        self._ship.expect(after.ships[self._name[0]][self._name[1]].cargo, self._pose)
        # It shines where it is dark: else all of it would be painted again for every band.
        dark_at = self._veil.reaches(self.middle[1] + POOL[1] / 2 * self._show.layout.ship_width)
        yield from together(
            glide(self._ticks, self._veil.show),
            later(self._ticks * dark_at, glide(POOL_TICKS, self._shine, out_quad)),
        )

    def rise(self) -> Script:
        """Let the light of the day come back."""
        yield from together(
            glide(self._ticks, lambda share: self._veil.show(1 - share)),
            glide(POOL_TICKS, lambda share: self._shine(1 - share)),
        )
        self._veil.remove()
        self._show.passing.give_back(self._pool)
        self._show.view.is_dark = False

    def ride(self, aside: float = 0) -> None:
        """Show the ship in the light, a little aside if need be."""
        pose = self._pose
        self._ship.ride(pose.x + aside, pose.y, LIT, self._ship.at_anchor(pose))

    def raise_tag(self) -> None:
        """Show what it carries in the light too."""
        if self._ship.tag is not None:
            self._ship.tag.raise_to(LIT + 0.1)

    def _shine(self, share: float) -> None:
        level = math.ceil(share * POOL_LEVELS)
        if level:
            put_middle(self._pool, _pool(self._show, level), *self.middle)
        else:
            self._pool.show(None)


def _strike(show: Performance, event: ShipRobbed, pose: Pose, night: _Night) -> Script:
    middle = night.middle
    sabres = [show.passing.lend(FLIGHT + 0.2), show.passing.lend(FLIGHT + 0.21)]
    yield from glide(SABRE_TICKS, partial(_swing, show, sabres, middle), out_cubic)
    show.sound(Cue.PIRATES)
    yield from together(
        _flash(show, middle),
        _shiver(night),
        later(LOOT_AT, _loot(show, event, pose, night)),
        later(SABRES_LEAVE_AT, _leave(show, sabres, middle)),
    )


def _swing(show: Performance, sabres: list[Sprite], middle: Place, share: float) -> None:
    step = min(len(SABRE_ANGLES) - 1, int(share * len(SABRE_ANGLES)))
    away = (1 - share) * SABRE_APART
    for sprite, side in zip(sabres, (1, -1), strict=True):
        face = show.passing.face(("sabre", step, side), partial(_sabre, show, step, side))
        put_middle(sprite, face, middle[0] + side * (6 + away), middle[1] - away * 0.5)


def _sabre(show: Performance, step: int, side: int) -> Piece:
    drawing = show.drawings.get("sabre", SABRE, flipped=side < 0)
    return quick(Piece(pygame.transform.rotozoom(drawing, side * SABRE_ANGLES[step], 1)))


def _flash(show: Performance, middle: Place) -> Script:
    sprite = show.passing.lend(FLIGHT + 0.3)
    for size, ticks in FLASHES:
        face = show.passing.face(("flash", size), partial(_flash_face, show, size))
        put_middle(sprite, face, *middle)
        yield from wait(ticks)
    show.passing.give_back(sprite)


def _flash_face(show: Performance, size: int) -> Piece:
    drawing = show.drawings.get("flash", 120)
    return Piece(pygame.transform.smoothscale(drawing, (size, size)))


def _shiver(night: _Night) -> Script:
    def shake(share: float) -> None:
        night.ride(SHIVER_PIXELS * math.sin(share * 26) * (1 - share))

    yield from glide(SHIVER_TICKS, shake)


def _loot(show: Performance, event: ShipRobbed, pose: Pose, night: _Night) -> Script:
    """Let the cube fly home, large on its way, with fading images behind it."""
    ship = show.view.ship(event.victim, event.ship)
    after = after_event(show.shown, event)
    ship.load(after.ships[event.victim][event.ship].cargo, pose)
    night.raise_tag()
    yield  # a new tag is enough for one tick
    start, end = deck_of(pose), niche_centre(show.layout, event.player, event.piece)
    ticks = flight_ticks(LOOT_TICKS, start, end)
    landed = then(
        lambda: come_home(show, event.player, event.piece, lambda: show.begin(after)),
        later(DAWN_AT, night.rise()),
    )
    yield from together(
        later(ticks, landed),
        *(
            later(place * TRAIL_TICKS, _one_image(show, event.piece, start, end, ticks, place))
            for place in range(TRAIL)
        ),
    )


def _one_image(
    show: Performance, kind: int, start: Place, end: Place, ticks: float, place: int
) -> Script:
    sprite = show.passing.lend(FLIGHT + 0.5 - place / 100)
    smaller = 1 - place / TRAIL
    widths = (LOOT_FIRST * smaller, LOOT_LAST * smaller)
    yield from fly(show, sprite, kind, start, end, ticks, LOOT_HEIGHT, widths, LOOT_SWELL * smaller)
    show.passing.give_back(sprite)


def _leave(show: Performance, sabres: list[Sprite], middle: Place) -> Script:
    def up(share: float) -> None:
        for sprite, side in zip(sabres, (1, -1), strict=True):
            face = show.passing.face(("sabre", 7, side), partial(_sabre, show, 7, side))
            put_middle(sprite, face, middle[0] + side * (6 + 40 * share), middle[1] - 34 * share)

    yield from glide(SABRES_LEAVE, up)
    for sprite in sabres:
        show.passing.give_back(sprite)


def _pool(show: Performance, level: int = POOL_LEVELS) -> Piece:
    """Return a pool of warm light as it comes and goes."""
    return show.passing.face(("pool", level), partial(_lit_pool, show, level))


def _lit_pool(show: Performance, level: int) -> Piece:
    if level == POOL_LEVELS:
        return _drawn_pool(show.layout.ship_width)
    weaker = _pool(show).surface.copy()
    alpha = 255 * level // POOL_LEVELS
    weaker.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return Piece(weaker)


def _drawn_pool(ship_width: int) -> Piece:
    width, height = (round(each * ship_width) for each in POOL)
    small = height // SOFTER
    middle = small / 2
    warm = radial(
        *("p", (middle, middle), middle),
        *((0, "#FFF4C8", 0.72), (0.5, "#FFE7A0", 0.5), (0.8, "#FFD27A", 0.18), (1, "#FFD27A", 0)),
    )
    circle = f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="url(#p)"/>'
    round_pool = drawn((small, small), circle, warm)
    return Piece(pygame.transform.smoothscale(round_pool, (width, height)))


def warm_raid(show: Performance) -> Iterator[None]:
    """Make the faces of a raid, one at each step."""
    veil = _veil(show)
    veil.reserve()
    yield
    yield from veil.warm()
    for level in range(POOL_LEVELS, 0, -1):
        _pool(show, level)
        yield
    for step in range(len(SABRE_ANGLES)):
        for side in (1, -1):
            show.passing.face(("sabre", step, side), partial(_sabre, show, step, side))
            yield
    for size, _ in FLASHES:
        show.passing.face(("flash", size), partial(_flash_face, show, size))
        yield

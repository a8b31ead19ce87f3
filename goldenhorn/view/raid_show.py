"""Pirates: the sea grows dark, sabres cross over a ship, and a cube flies to the robber.

Knows what a raid looks like, not what it costs. The first raid of a game takes its time; those
that follow are shorter.
"""

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from goldenhorn.engine.events import ShipRobbed
from goldenhorn.engine.state import State
from goldenhorn.view.depths import CARGO_TAG, FLIGHT
from goldenhorn.view.discarding import pay, take_card
from goldenhorn.view.goods_in_flight import come_home, deck_of, flight_ticks, fly
from goldenhorn.view.moments import Moment
from goldenhorn.view.niches import niche_centre
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.picture import Piece, Sprite
from goldenhorn.view.poses import Pose, ship_poses
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.shapes import blank
from goldenhorn.view.stepping import after_event
from goldenhorn.view.theme import HALO, NIGHT
from goldenhorn.view.tween import (
    Script,
    glide,
    hurried,
    later,
    out_cubic,
    step_by_step,
    then,
    together,
    wait,
)

AGAIN = 1.5
"""By how much a raid is faster than the first one of the game."""
VEIL, LIT = CARGO_TAG + 1.0, CARGO_TAG + 1.4
BANDS = 22
VEIL_ALPHA = 150
"""The sea grows dark band after band, from the ship outwards."""
BAND_TICKS = 1.5
"""At the speed of later raids one band in each tick."""
SABRE, SABRE_TICKS, SABRE_APART = 104, 16, 86
SABRE_ANGLES = (120, 92, 66, 42, 22, 8, -2, 0)
FLASHES = ((60, 2), (130, 3), (170, 3), (110, 2))
"""The flash where sabres meet: its size, for so many ticks."""
SHIVER_TICKS, SHIVER_PIXELS = 16, 7.0
LOOT_TICKS, LOOT_HEIGHT = 22, 70
LOOT_FIRST, LOOT_LAST, LOOT_SWELL = 22.0, 28.0, 26.0
"""How wide the loot is first and last, and how much wider half-way."""
TRAIL = 3
"""The loot and the smaller images that follow it, each a few ticks behind."""
TRAIL_TICKS = 2.0
LIGHT_AT, STRIKE_AT, DAWN_AT = 2, 6, 36
CARDS_APART = 4
HAND_AT = 5
"""The hand is seen without the cards a little later: the first ticks have enough to do."""
SABRES_LEAVE = 8
POOL = 160
"""The width of the pool of light round the ship."""


def raid(show: Performance, event: ShipRobbed) -> Script:
    """Show a raid; shorter when the table has seen one."""
    script = _raid(show, event)
    show.raids += 1
    yield from script if show.raids == 1 else hurried(script, AGAIN)


def _raid(show: Performance, event: ShipRobbed) -> Script:
    name = event.victim, event.ship
    pose = ship_poses(show.layout, show.shown)[name]
    middle = pose.x, pose.y - pose.width * 0.45
    starts = [take_card(show, event.player, colour) for colour in event.cards]
    after = after_event(show.shown, event)
    poorer = later(HAND_AT, _poorer_hand(show, after))
    yield
    cargo = after.ships[event.victim][event.ship].cargo
    show.view.ship(*name).expect(cargo, pose)
    veil = _Veil(show, pose.y)
    pool = show.passing.lend(LIT - 0.1)
    lit = later(LIGHT_AT, then(lambda: _light(show, name, pose, pool, middle)))
    strike = later(STRIKE_AT, _strike(show, event, pose, middle))
    dawn = later(DAWN_AT, _dawn(show, veil, pool))
    yield from together(
        veil.fall(), lit, strike, dawn, poorer, _pay_both(show, event, starts, after)
    )
    show.view.show_ships(show.shown)


def _pay_both(show: Performance, event: ShipRobbed, starts: list[Place], after: State) -> Script:
    """Throw both cards on the discards, where they stay."""
    yield from together(
        *(
            later(place * CARDS_APART, pay(show, event.player, colour, start))
            for place, (colour, start) in enumerate(zip(event.cards, starts, strict=True))
        )
    )
    show.top_discard = event.cards[1]
    yield from show.view.showing_desk(after, show.top_discard)


def _poorer_hand(show: Performance, after: State) -> Script:
    """Show the hand without the cards that were paid."""
    if show.hand is not None:
        yield from step_by_step(show.hand.showing(after))


def _dawn(show: Performance, veil: "_Veil", pool: Sprite) -> Script:
    """Let the light come back, while the loot may still fly."""
    show.passing.give_back(pool)
    yield from veil.rise()


def _light(
    show: Performance, name: tuple[int, int], pose: Pose, pool: Sprite, middle: Place
) -> None:
    """Lift a ship and its tag above the veil, into a pool of light."""
    put_middle(pool, show.passing.face("pool", _pool), *middle)
    ship = show.view.ship(*name)
    ship.ride(pose.x, pose.y, LIT, ship.under_sail(pose.width, pose.faces_east, 0))
    tag = ship.tag
    if tag is not None:
        tag.raise_to(LIT + 0.1)


def _strike(show: Performance, event: ShipRobbed, pose: Pose, middle: Place) -> Script:
    sabres = [show.passing.lend(FLIGHT + 0.2), show.passing.lend(FLIGHT + 0.21)]
    yield from glide(SABRE_TICKS, partial(_swing, show, sabres, middle), out_cubic)
    show.sound(Moment.PIRATES)
    yield from together(
        _flash(show, middle),
        _shiver(show, event, pose),
        later(6, _loot(show, event, pose)),
        later(14, _leave(show, sabres, middle)),
    )


def _swing(show: Performance, sabres: list[Sprite], middle: Place, share: float) -> None:
    step = min(len(SABRE_ANGLES) - 1, int(share * len(SABRE_ANGLES)))
    away = (1 - share) * SABRE_APART
    for sprite, side in zip(sabres, (1, -1), strict=True):
        face = show.passing.face(("sabre", step, side), partial(_sabre, show, step, side))
        put_middle(sprite, face, middle[0] + side * (6 + away), middle[1] - away * 0.5)


def _sabre(show: Performance, step: int, side: int) -> Piece:
    drawing = show.drawings.get("sabre", SABRE, flipped=side < 0)
    return Piece(pygame.transform.rotozoom(drawing, side * SABRE_ANGLES[step], 1))


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


def _shiver(show: Performance, event: ShipRobbed, pose: Pose) -> Script:
    ship = show.view.ship(event.victim, event.ship)
    face = ship.under_sail(pose.width, pose.faces_east, 0)

    def shake(share: float) -> None:
        aside = SHIVER_PIXELS * math.sin(share * 26) * (1 - share)
        ship.ride(pose.x + aside, pose.y, LIT, face)

    yield from glide(SHIVER_TICKS, shake)


def _loot(show: Performance, event: ShipRobbed, pose: Pose) -> Script:
    """Let the cube fly home, large on its way, with fading images behind it."""
    ship = show.view.ship(event.victim, event.ship)
    after = after_event(show.shown, event)
    ship.load(after.ships[event.victim][event.ship].cargo, pose)
    if ship.tag is not None:
        ship.tag.raise_to(LIT + 0.1)
    yield  # a new tag is enough for one tick
    start, end = deck_of(pose), niche_centre(show.layout, event.player, event.piece)
    ticks = flight_ticks(LOOT_TICKS, start, end)
    flights = [
        later(place * TRAIL_TICKS, _one_image(show, event.piece, start, end, ticks, place))
        for place in range(TRAIL)
    ]
    yield from together(*flights)
    yield from come_home(show, event.player, event.piece, lambda: show.begin(after))


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


def _pool() -> Piece:
    """Draw a pool of warm light."""
    size = POOL // 2
    light = blank(size, size)
    for step in range(12):
        inset = round(size / 2 * step / 12)
        colour = (*HALO, 8 + 7 * step)
        pygame.draw.circle(light, colour, (size / 2, size / 2), size / 2 - inset)
    return Piece(pygame.transform.smoothscale(light, (POOL, POOL)))


class _Veil:
    """Darkness over the sea, in bands that grow dark one after another from the ship outwards."""

    def __init__(self, show: Performance, y: float) -> None:
        self._show = show
        top = show.layout.panels[0][1] + show.layout.panels[0][3]
        height = (show.layout.desk_top - top) / BANDS
        edges = [round(top + height * band) for band in range(BANDS + 1)]
        nearest = min(BANDS - 1, max(0, int((y - top) / height)))
        self._bands = [(edges[band], edges[band + 1] - edges[band]) for band in range(BANDS)]
        self._order = sorted(range(BANDS), key=lambda band: abs(band - nearest))
        self._sprites: dict[int, Sprite] = {}
        """The dark bands, by their number."""

    def fall(self) -> Script:
        """Darken the sea."""
        yield from self._one_after_another(self._darken)

    def rise(self) -> Script:
        """Let the light come back."""
        passing = self._show.passing
        yield from self._one_after_another(lambda band: passing.give_back(self._sprites[band]))

    def _one_after_another(self, act: Callable[[int], None]) -> Script:
        """Act on each band; at any pace all is over before the other begins."""
        done, passed = 0, 0.0
        while done < BANDS:
            if passed >= done * BAND_TICKS:
                act(self._order[done])
                done += 1
            else:
                passed += yield

    def _darken(self, band: int) -> None:
        top, height = self._bands[band]
        size = self._show.layout.size[0], height
        sprite = self._sprites[band] = self._show.passing.lend(VEIL)
        sprite.show(self._show.passing.face(("veil", size), partial(_dark, size)))
        sprite.move_to(0, top)


def _dark(size: tuple[int, int]) -> Piece:
    dark = blank(*size)
    dark.fill((*NIGHT, VEIL_ALPHA))
    return Piece(dark)


def warm_raid(show: Performance) -> Iterator[None]:
    """Make the faces of a raid, one at each step."""
    show.passing.reserve(VEIL, BANDS)
    show.passing.face("pool", _pool)
    yield
    for step in range(len(SABRE_ANGLES)):
        for side in (1, -1):
            show.passing.face(("sabre", step, side), partial(_sabre, show, step, side))
            yield
    for size, _ in FLASHES:
        show.passing.face(("flash", size), partial(_flash_face, show, size))
        yield

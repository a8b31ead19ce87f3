"""Soldiers and farmers on their way: a dominion conquered, farmers trained; knows no rules."""

from functools import partial

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.events import DominionConquered, FarmersTrained
from goldenhorn.engine.pieces import FARMERS, SOLDIERS
from goldenhorn.view.depths import FLIGHT
from goldenhorn.view.dominion_row import LARGEST_SHIELD, SHIELD, STAMPED_FROM
from goldenhorn.view.goods_in_flight import come_home, flight_ticks, fly
from goldenhorn.view.niches import niche_centre
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.sprite import Piece
from goldenhorn.view.tween import Script, glide, later, out_back, together, wait

MARCH_TICKS, MARCH_APART, MARCH_HEIGHT = 24, 5, 24
STAMP_TICKS = 13
"""A shield is stamped in so many ticks."""
SHIELD_AT = 25
"""How far the middle of a shield is from the left edge of a dominion's tile."""
AFTER_STAMP = 12


def conquer(show: Performance, event: DominionConquered) -> Script:
    """Let people march from the warehouse to the tile, and stamp the owner's shield on it."""
    x, y, width, height = show.layout.dominions[event.dominion]
    middle = x + width / 2, y + height / 2
    people = [SOLDIERS] * event.soldiers + [FARMERS] * event.farmers
    marches = [
        later(place * MARCH_APART, _march(show, event.player, kind, middle))
        for place, kind in enumerate(people)
    ]
    yield from together(*marches)
    show.sound(Cue.CONQUER)
    show.step(event)
    show.view.show_panel(show.shown, event.player)
    crest = show.shown.config.fleet_of(event.player).crest
    shield = show.drawings.get(f"shield_{crest}", LARGEST_SHIELD)
    sprite = show.passing.lend(FLIGHT)
    at = (x + SHIELD_AT, y + height / 2 - 1)

    def stamp(share: float) -> None:
        scale = STAMPED_FROM + (1 - STAMPED_FROM) * share
        wide = max(8, round(SHIELD * scale / 2) * 2)
        face = show.passing.face(("shield", crest, wide), partial(_scaled, shield, wide))
        put_middle(sprite, face, *at)

    yield from glide(STAMP_TICKS, stamp, out_back)
    show.view.show_dominions(show.shown)
    show.passing.give_back(sprite)
    yield from wait(1)
    show.show_desk()
    yield from wait(AFTER_STAMP)


def train(show: Performance, event: FarmersTrained) -> Script:
    """Let soldiers come from the store to where the farmers were."""
    arrivals = [
        later(place * MARCH_APART, _arrive(show, event.player)) for place in range(event.count)
    ]
    yield from together(*arrivals)
    show.show_desk()


def _arrive(show: Performance, player: int) -> Script:
    start, end = show.store, niche_centre(show.layout, player, SOLDIERS)
    sprite = show.passing.lend(FLIGHT)
    ticks = flight_ticks(MARCH_TICKS, start, end)
    yield from fly(show, sprite, SOLDIERS, start, end, ticks, MARCH_HEIGHT, (30, 22))
    show.passing.give_back(sprite)
    come_home(show, player, SOLDIERS, lambda: show.step(FarmersTrained(player, 1)))


def _march(show: Performance, player: int, kind: int, end: Place) -> Script:
    start = niche_centre(show.layout, player, kind)
    sprite = show.passing.lend(FLIGHT)
    ticks = flight_ticks(MARCH_TICKS, start, end)
    yield from fly(show, sprite, kind, start, end, ticks, MARCH_HEIGHT, (22, 30))
    show.passing.give_back(sprite)


def _scaled(shield: pygame.Surface, wide: int) -> Piece:
    high = round(shield.get_height() * wide / shield.get_width())
    return Piece(pygame.transform.smoothscale(shield, (wide, high)))

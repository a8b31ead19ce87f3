"""A market is filled: holes close, the bag shakes, and cubes fly in and drop."""

import pygame

from goldenhorn.board_view.animation.animation_context import AnimationContext
from goldenhorn.board_view.animation.goods_in_flight import (
    cell_middle,
    flight_ticks,
    fly,
    good_image,
)
from goldenhorn.board_view.layout import DESK, FLIGHT, MARKET
from goldenhorn.board_view.pieces.piles import BAG_WIDTH
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import PortFilled
from goldenhorn.engine.pieces import Stock, plus
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.tween import Script, between, glide, in_out_sine, later, together, wait
from goldenhorn.session.apply_event import pieces_of

SLIDE_TICKS, FILL_TICKS, FILL_APART, FILL_HEIGHT = 14, 28, 9, 110
ALL_APART = 45
"""However many cubes come, the last follows the first after so many ticks."""
SQUASH = ((1.14, 0.86, 3), (0.95, 1.06, 3), (1.03, 0.98, 2))
"""A cube that has landed: its width, its height, for so many ticks."""
SHAKES = (5, -5, 4, -4, 3, -3)
"""Degrees to which the bag is turned, each for SHAKE_TICKS."""
SHAKE_TICKS = 4


def fill_port(show: AnimationContext, event: PortFilled) -> Script:
    """Close the holes in the market, shake the bag, and let new cubes fly in and drop."""
    stays, comes = _assigned(show, event)
    for cell, _, _ in stays:
        show.view.cover(("market", event.port, cell))
    slid = [(show.lend(MARKET), _lying(show, kind), cell, to) for cell, to, kind in stays]

    def slide(share: float) -> None:
        for sprite, image, cell, target in slid:
            start, end = (cell_middle(show, event.port, each) for each in (cell, target))
            x, y = between(start[0], end[0], share), between(start[1], end[1], share)
            sprite.show_round(image, x, y)

    slide(0)
    show.sound(Cue.BAG)
    yield from together(glide(SLIDE_TICKS, slide, in_out_sine), _shake_bag(show))
    show.step(event)
    show.show_piles()
    apart = min(FILL_APART, ALL_APART / max(1, len(comes)))
    landed: list[Sprite] = []
    drops = [
        later(place * apart, _drop(show, event, kind, cell, landed))
        for place, (cell, kind) in enumerate(comes)
    ]
    yield from together(*drops)
    show.cells[event.port] = [*pieces_of(show.shown.markets[event.port])]
    show.view.show_market(show.shown, event.port)
    for sprite in (*(each[0] for each in slid), *landed):
        show.give_back(sprite)


Moves = list[tuple[int, int, int]]
"""From which cell to which, and what."""


def _assigned(show: AnimationContext, event: PortFilled) -> tuple[Moves, list[tuple[int, int]]]:
    """Return which cubes move to which cell, and which cells get a new one."""
    whole: Stock = plus(show.shown.markets[event.port], event.added)
    targets = list(enumerate(pieces_of(whole)))
    stays: Moves = []
    for cell, kind in enumerate(show.cells[event.port]):
        if kind is None:
            continue
        target = next(place for place, wanted in targets if wanted == kind)
        targets.remove((target, kind))
        if target != cell:
            stays.append((cell, target, kind))
    return stays, targets


def _lying(show: AnimationContext, kind: int) -> Image:
    """Return a good as it lies in a market."""
    return show.images.good(kind, show.layout.market.size)


def _drop(
    show: AnimationContext, event: PortFilled, kind: int, cell: int, landed: list[Sprite]
) -> Script:
    size = show.layout.market.size
    end = cell_middle(show, event.port, cell)
    sprite = show.lend(FLIGHT)
    landed.append(sprite)
    x, y = show.bag
    ticks = flight_ticks(FILL_TICKS - 6, show.bag, end)
    yield from fly(show, sprite, kind, (x, y - 34), end, ticks, FILL_HEIGHT, (size * 0.75, size))
    show.sound(Cue.CUBE_LOAD)
    for wide, high, lasts in SQUASH:
        image = good_image(show, kind, size * wide, high / wide)
        sprite.show_round(image, end[0], end[1] + size * (1 - high) / 2)
        yield from wait(lasts)
    sprite.show_round(_lying(show, kind), *end)


def _shake_bag(show: AnimationContext) -> Script:
    if not show.layout.bag:
        return
    show.view.cover("bag")
    sprite = show.lend(DESK)
    x, y = show.bag
    for degrees in (*SHAKES, 0):
        sprite.show_round(_turned_bag(show, degrees), x, y - (3 if degrees > 0 else 0))
        yield from wait(SHAKE_TICKS if degrees else 0)
    show.give_back(sprite)
    show.show_piles()


def _turned_bag(show: AnimationContext, degrees: int) -> Image:
    upright = show.images.shadowed("bag", BAG_WIDTH)
    turned = pygame.transform.rotozoom(upright.surface, degrees, 1)
    return Image(turned, upright.margin)

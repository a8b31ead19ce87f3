"""Cubes and people on their way between market, ship, warehouse and dominion."""

import math
from collections.abc import Callable

import pygame

from goldenhorn.board_view.animation.animation_context import AnimationContext
from goldenhorn.board_view.animation.ship_paths import Place
from goldenhorn.board_view.drawing_names import kind_drawing
from goldenhorn.board_view.layout import FLIGHT
from goldenhorn.board_view.pieces.dominion_row import LARGEST_SHIELD, SHIELD, STAMPED_FROM
from goldenhorn.board_view.pieces.piece_images import DRAWN_SHIP
from goldenhorn.board_view.pieces.poses import Pose, ship_poses
from goldenhorn.board_view.pieces.warehouse_slots import slot_centre
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import CargoLoaded, CargoUnloaded, DominionConquered, FarmersTrained
from goldenhorn.engine.pieces import COLOURS, FARMERS, SOLDIERS, Stock, minus
from goldenhorn.graphics.surfaces.glows import style_on_piece
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.theme import GOLD_LIGHT
from goldenhorn.graphics.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    out_back,
    out_quad,
    together,
    wait,
)
from goldenhorn.session.apply_event import one_of, pieces_of

MODEL = 48
"""The width at which goods are drawn once, to be scaled."""
LOAD_TICKS, LOAD_APART, LOAD_HEIGHT = 21, 8, 46
HOPS = ((3, 2), (7, 2))
"""A cube jumps up before it flies: pixels and ticks."""
UNLOAD_TICKS, UNLOAD_APART, UNLOAD_HEIGHT = 24, 9, 40
FAR = 60
"""A flight takes one tick more for so many pixels."""
POPS = ((1.28, 2), (1.16, 2), (1.06, 2))
"""A cargo tag that changes: its size, for so many ticks."""
BUMPS = ((40, -8, 2), (36, -4, 2), (32, 0, 2))
"""A cube that has come home: its width, how far below the slot's middle, for so many ticks."""
GAIN_BELOW, GAIN_SINKS, GAIN_TICKS = 42, 14, 26
AFTER_LOADING = 6
MARCH_TICKS, MARCH_APART, MARCH_HEIGHT = 24, 5, 24
STAMP_TICKS = 13
"""A shield is stamped in so many ticks."""
SHIELD_AT = 25
"""How far the middle of a shield is from the left edge of a dominion's tile."""
AFTER_STAMP = 12


def good_image(show: AnimationContext, kind: int, width: float, height: float = 1.0) -> Image:
    """Return a good so wide, flattened or stretched by a height."""
    drawing = show.drawings.get(kind_drawing(kind), MODEL)
    wide = max(1, round(width))
    high = max(1, round(drawing.get_height() * wide / drawing.get_width() * height))
    return Image(pygame.transform.smoothscale(drawing, (wide, high)))


def fly(
    show: AnimationContext,
    sprite: Sprite,
    kind: int,
    start: Place,
    end: Place,
    ticks: float,
    height: float,
    widths: tuple[float, float],
    swell: float = 0,
) -> Script:
    """Let a good fly in a high arc, growing or shrinking; half-way it is larger by a swell."""

    def go(share: float) -> None:
        eased, arc = in_out_sine(share), 4 * share * (1 - share)
        x, y = between(start[0], end[0], eased), between(start[1], end[1], eased)
        image = good_image(show, kind, between(*widths, share) + swell * arc)
        sprite.show_round(image, x, y - height * arc)

    yield from glide(ticks, go)


def flight_ticks(shortest: float, start: Place, end: Place) -> float:
    """Return how long a flight takes: far ones take longer, but not as much as they are longer."""
    return shortest + math.dist(start, end) / FAR


# --- From the market to a ship ------------------------------------------------------------------


def load_cargo(show: AnimationContext, event: CargoLoaded) -> Script:
    """Let the cubes hop aboard one by one."""
    pose = ship_poses(show.layout, show.shown)[event.player, event.ship]
    aboard = deck_of(pose)
    scripts = []
    for place, kind in enumerate(pieces_of(event.cargo)):
        cell = _take_from(show, event, kind)
        single = CargoLoaded(event.player, event.ship, event.port, one_of(kind))
        scripts.append(later(place * LOAD_APART, _hop_aboard(show, single, kind, cell, aboard)))
    yield from together(*scripts)
    yield from wait(AFTER_LOADING)


def _take_from(show: AnimationContext, event: CargoLoaded, kind: int) -> int:
    """Return the cell of a cube of a kind, in which there will be a hole."""
    cells = show.cells[event.port]
    cell = cells.index(kind)
    cells[cell] = None
    return cell


def _hop_aboard(
    show: AnimationContext, event: CargoLoaded, kind: int, cell: int, aboard: Place
) -> Script:
    size = show.layout.market.size
    start = cell_middle(show, event.port, cell)
    sprite = show.lend(FLIGHT)
    show.view.cover(("market", event.port, cell))
    for up, ticks in HOPS:
        sprite.show_round(good_image(show, kind, size), start[0], start[1] - up)
        yield from wait(ticks)
    yield from fly(show, sprite, kind, start, aboard, LOAD_TICKS, LOAD_HEIGHT, (size, size * 0.7))
    show.give_back(sprite)
    show.sound(Cue.CUBE_LOAD)
    position = show.step(event)
    cargo = position.ships[event.player][event.ship].cargo
    pose = ship_poses(show.layout, position)[event.player, event.ship]
    show.view.ship(event.player, event.ship).load(cargo, pose)
    show.beside(_pop_tag(show, event.player, event.ship))


def _pop_tag(show: AnimationContext, player: int, number: int) -> Script:
    """Show a larger tag over the tag for a moment."""
    tag = show.view.ship(player, number).tag
    if tag is None or tag.image is None:
        return
    image = tag.image
    width, height = image.size
    middle = tag.x + width / 2, tag.y + height / 2
    sprite = show.lend(FLIGHT)
    for scale, ticks in POPS:
        size = round(width * scale), round(height * scale)
        sprite.show_round(Image(pygame.transform.smoothscale(image.surface, size)), *middle)
        yield from wait(ticks)
    show.give_back(sprite)


def cell_middle(show: AnimationContext, port: int, cell: int) -> Place:
    """Return the middle of a market's cell."""
    grid = show.layout.market
    x, y = grid.cells[port][cell]
    return x + grid.size / 2, y + grid.size / 2


def deck_of(pose: Pose) -> Place:
    """Return where goods are taken aboard and from: at the cargo tag."""
    scale = pose.width / DRAWN_SHIP
    return pose.x + (24 * scale if pose.faces_east else -24 * scale), pose.y - 28 * scale


# --- From a ship to a warehouse -----------------------------------------------------------------


def unload_cargo(show: AnimationContext, event: CargoUnloaded) -> Script:
    """Let the cubes fly home one by one; the panel counts each."""
    pose = ship_poses(show.layout, show.shown)[event.player, event.ship]
    left = show.shown.ships[event.player][event.ship].cargo
    scripts = []
    for place, kind in enumerate(pieces_of(event.cargo)):
        single = CargoUnloaded(event.player, event.ship, event.port, one_of(kind))
        left = minus(left, one_of(kind))
        scripts.append(later(place * UNLOAD_APART, _bring_home(show, single, kind, pose, left)))
    yield from together(*scripts)


def _bring_home(
    show: AnimationContext, event: CargoUnloaded, kind: int, pose: Pose, left: Stock
) -> Script:
    show.view.ship(event.player, event.ship).load(left, pose)
    start, end = deck_of(pose), slot_centre(show.layout, event.player, kind)
    sprite = show.lend(FLIGHT)
    ticks = flight_ticks(UNLOAD_TICKS, start, end)
    yield from fly(show, sprite, kind, start, end, ticks, UNLOAD_HEIGHT, (26, 28))
    show.give_back(sprite)
    come_home(show, event.player, kind, lambda: show.step(event))


def come_home(show: AnimationContext, player: int, kind: int, step: Callable[[], object]) -> None:
    """Count a good that has reached a warehouse, with a jump in its slot and a sign of gain."""
    sets = _complete_sets(show.shown.warehouses[player])
    step()
    show.view.show_panel(show.shown, player)
    done = _complete_sets(show.shown.warehouses[player]) > sets
    show.sound(Cue.SET_DONE if done else Cue.UNLOAD)
    show.beside(bump(show, player, kind))


def _complete_sets(warehouse: Stock) -> int:
    return min(warehouse[: len(COLOURS)])


def bump(show: AnimationContext, player: int, kind: int) -> Script:
    """Let a good jump in its slot, and show below the panel how many have come."""
    x, y = slot_centre(show.layout, player, kind)
    number = show.gains[player, kind] = show.gains.get((player, kind), 0) + 1
    good, gain = show.lend(FLIGHT), show.lend(FLIGHT + 0.1)
    style = style_on_piece(show.words, 26, GOLD_LIGHT, outline=2)
    more = Image(show.words.surface(f"+{number}", style))
    gain.show_round(more, x, y + GAIN_BELOW)
    for width, down, ticks in BUMPS:
        good.show_round(good_image(show, kind, width), x, y + down)
        yield from wait(ticks)
    show.give_back(good)
    passed = 0.0
    while passed < GAIN_TICKS and show.gains.get((player, kind)) == number:
        gain.show_round(more, x, y + GAIN_BELOW + GAIN_SINKS * out_quad(passed / GAIN_TICKS))
        passed += yield
    show.give_back(gain)
    if show.gains.get((player, kind)) == number:  # otherwise the next one counts on
        del show.gains[player, kind]


# --- People -------------------------------------------------------------------------------------


def conquer(show: AnimationContext, event: DominionConquered) -> Script:
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
    sprite = show.lend(FLIGHT)
    at = x + SHIELD_AT, y + height / 2 - 1

    def stamp(share: float) -> None:
        scale = STAMPED_FROM + (1 - STAMPED_FROM) * share
        wide = max(8, round(SHIELD * scale / 2) * 2)
        sprite.show_round(_scaled(shield, wide), *at)

    yield from glide(STAMP_TICKS, stamp, out_back)
    show.view.show_dominions(show.shown)
    show.give_back(sprite)
    yield from wait(1)
    show.show_piles()
    yield from wait(AFTER_STAMP)


def train(show: AnimationContext, event: FarmersTrained) -> Script:
    """Let soldiers come from the store to where the farmers were."""
    arrivals = [
        later(place * MARCH_APART, _arrive(show, event.player)) for place in range(event.count)
    ]
    yield from together(*arrivals)
    show.show_piles()


def _arrive(show: AnimationContext, player: int) -> Script:
    start, end = show.store, slot_centre(show.layout, player, SOLDIERS)
    sprite = show.lend(FLIGHT)
    ticks = flight_ticks(MARCH_TICKS, start, end)
    yield from fly(show, sprite, SOLDIERS, start, end, ticks, MARCH_HEIGHT, (30, 22))
    show.give_back(sprite)
    come_home(show, player, SOLDIERS, lambda: show.step(FarmersTrained(player, 1)))


def _march(show: AnimationContext, player: int, kind: int, end: Place) -> Script:
    start = slot_centre(show.layout, player, kind)
    sprite = show.lend(FLIGHT)
    ticks = flight_ticks(MARCH_TICKS, start, end)
    yield from fly(show, sprite, kind, start, end, ticks, MARCH_HEIGHT, (22, 30))
    show.give_back(sprite)


def _scaled(shield: pygame.Surface, wide: int) -> Image:
    high = round(shield.get_height() * wide / shield.get_width())
    return Image(pygame.transform.smoothscale(shield, (wide, high)))

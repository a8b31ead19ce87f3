"""Cubes and people on their way between market, ship and warehouse; knows no rules."""

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.events import CargoLoaded, CargoUnloaded
from goldenhorn.engine.pieces import COLOURS, EMPTY, Stock, minus
from goldenhorn.view.depths import FLIGHT
from goldenhorn.view.faces import DRAWN_SHIP
from goldenhorn.view.kinds import kind_drawing
from goldenhorn.view.niches import niche_centre
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.poses import Pose, ship_poses
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.shapes import style_on_piece
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.stepping import one_of, pieces_of
from goldenhorn.view.theme import GOLD_LIGHT
from goldenhorn.view.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    out_quad,
    together,
    wait,
)

MODEL = 48
"""The width at which goods are drawn once, to be scaled."""
WIDTH_GRID = 2
LOAD_TICKS, LOAD_APART, LOAD_HEIGHT = 21, 8, 46
HOPS = ((3, 2), (7, 2))
"""A cube jumps up before it flies: pixels and ticks."""
UNLOAD_TICKS, UNLOAD_APART, UNLOAD_HEIGHT = 24, 9, 40
FAR = 60
"""A flight takes one tick more for so many pixels."""
POPS = ((1.28, 2), (1.16, 2), (1.06, 2))
"""A cargo tag that changes: its size, for so many ticks."""
BUMPS = ((40, -8, 2), (36, -4, 2), (32, 0, 2))
"""A cube that has come home: its width, how far below the niche's middle, for so many ticks."""
GAIN_BELOW, GAIN_SINKS, GAIN_TICKS = 42, 14, 26
AFTER_LOADING = 6
MOST_IN_FLIGHT = 6


def good_face(show: Performance, kind: int, width: float, height: float = 1.0) -> Piece:
    """Return a good so wide, to the nearest step; flattened or stretched by a height."""
    wide = max(WIDTH_GRID, round(width / WIDTH_GRID) * WIDTH_GRID)
    key = ("flying", kind, wide, height)
    return show.passing.face(key, partial(_scaled_good, show, kind, wide, height))


def _scaled_good(show: Performance, kind: int, wide: int, height: float) -> Piece:
    drawing = show.drawings.get(kind_drawing(kind), MODEL)
    high = max(1, round(drawing.get_height() * wide / drawing.get_width() * height))
    return Piece(pygame.transform.smoothscale(drawing, (wide, high)))


def fly(
    show: Performance,
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
        face = good_face(show, kind, between(*widths, share) + swell * arc)
        put_middle(sprite, face, x, y - height * arc)

    yield from glide(ticks, go)


def flight_ticks(shortest: float, start: Place, end: Place) -> float:
    """Return how long a flight takes: far ones take longer, but not as much as they are longer."""
    return shortest + math.dist(start, end) / FAR


# --- From the market to a ship ------------------------------------------------------------------


def load_cargo(show: Performance, event: CargoLoaded) -> Script:
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


def _take_from(show: Performance, event: CargoLoaded, kind: int) -> int:
    """Return the cell of a cube of a kind, in which there will be a hole."""
    cells = show.cells[event.port]
    cell = cells.index(kind)
    cells[cell] = None
    return cell


def _hop_aboard(
    show: Performance, event: CargoLoaded, kind: int, cell: int, aboard: Place
) -> Script:
    size = show.layout.market.size
    start = cell_middle(show, event.port, cell)
    sprite = show.passing.lend(FLIGHT)
    show.view.cover(("market", event.port, cell))
    for up, ticks in HOPS:
        put_middle(sprite, good_face(show, kind, size), start[0], start[1] - up)
        yield from wait(ticks)
    yield from fly(show, sprite, kind, start, aboard, LOAD_TICKS, LOAD_HEIGHT, (size, size * 0.7))
    show.passing.give_back(sprite)
    show.sound(Cue.CUBE_LOAD)
    position = show.step(event)
    cargo = position.ships[event.player][event.ship].cargo
    pose = ship_poses(show.layout, position)[event.player, event.ship]
    show.view.ship(event.player, event.ship).load(cargo, pose)
    show.beside(_pop_tag(show, event.player, event.ship))


def _pop_tag(show: Performance, player: int, number: int) -> Script:
    """Show a larger tag over the tag for a moment."""
    tag = show.view.ship(player, number).tag
    if tag is None or tag.piece is None:
        return
    piece = tag.piece
    width, height = piece.size
    middle = tag.x + width / 2, tag.y + height / 2
    sprite = show.passing.lend(FLIGHT)
    for scale, ticks in POPS:
        size = round(width * scale), round(height * scale)
        put_middle(sprite, Piece(pygame.transform.smoothscale(piece.surface, size)), *middle)
        yield from wait(ticks)
    show.passing.give_back(sprite)


def cell_middle(show: Performance, port: int, cell: int) -> Place:
    """Return the middle of a market's cell."""
    grid = show.layout.market
    x, y = grid.cells[port][cell]
    return x + grid.size / 2, y + grid.size / 2


def deck_of(pose: Pose) -> Place:
    """Return where goods are taken aboard and from: at the cargo tag."""
    scale = pose.width / DRAWN_SHIP
    return pose.x + (24 * scale if pose.faces_east else -24 * scale), pose.y - 28 * scale


# --- From a ship to a warehouse -----------------------------------------------------------------


def unload_cargo(show: Performance, event: CargoUnloaded) -> Script:
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
    show: Performance, event: CargoUnloaded, kind: int, pose: Pose, left: Stock
) -> Script:
    show.view.ship(event.player, event.ship).load(left, pose)
    start, end = deck_of(pose), niche_centre(show.layout, event.player, kind)
    sprite = show.passing.lend(FLIGHT)
    ticks = flight_ticks(UNLOAD_TICKS, start, end)
    yield from fly(show, sprite, kind, start, end, ticks, UNLOAD_HEIGHT, (26, 28))
    show.passing.give_back(sprite)
    come_home(show, event.player, kind, lambda: show.step(event))


def come_home(show: Performance, player: int, kind: int, step: Callable[[], object]) -> None:
    """Count a good that has reached a warehouse, with a jump in its niche and a sign of gain."""
    sets = _complete_sets(show.shown.warehouses[player])
    step()
    show.view.show_panel(show.shown, player)
    done = _complete_sets(show.shown.warehouses[player]) > sets
    show.sound(Cue.SET_DONE if done else Cue.UNLOAD)
    show.beside(bump(show, player, kind))


def _complete_sets(warehouse: Stock) -> int:
    return min(warehouse[: len(COLOURS)])


def bump(show: Performance, player: int, kind: int) -> Script:
    """Let a good jump in its niche, and show below the panel how many have come."""
    x, y = niche_centre(show.layout, player, kind)
    number = show.gains[player, kind] = show.gains.get((player, kind), 0) + 1
    good, gain = show.passing.lend(FLIGHT), show.passing.lend(FLIGHT + 0.1)
    more = show.passing.face(("gain", number), partial(_gain, show, number))
    put_middle(gain, more, x, y + GAIN_BELOW)
    for width, down, ticks in BUMPS:
        put_middle(good, good_face(show, kind, width), x, y + down)
        yield from wait(ticks)
    show.passing.give_back(good)
    passed = 0.0
    while passed < GAIN_TICKS and show.gains.get((player, kind)) == number:
        put_middle(gain, more, x, y + GAIN_BELOW + GAIN_SINKS * out_quad(passed / GAIN_TICKS))
        passed += yield
    show.passing.give_back(gain)
    if show.gains.get((player, kind)) == number:  # otherwise the next one counts on
        del show.gains[player, kind]


def _gain(show: Performance, number: int) -> Piece:
    style = style_on_piece(show.words, 26, GOLD_LIGHT, outline=2)
    return Piece(show.words.surface(f"+{number}", style))


def warm_goods(show: Performance) -> Iterator[None]:
    """Make the faces of goods that fly, one kind at each step."""
    show.passing.reserve(FLIGHT, MOST_IN_FLIGHT)
    kinds = len(EMPTY) if show.layout.has_expansion else len(COLOURS)
    for kind in range(kinds):
        for width in range(22, 44, WIDTH_GRID):
            good_face(show, kind, width)
        yield
    show.passing.face(("gain", 1), partial(_gain, show, 1))
    yield

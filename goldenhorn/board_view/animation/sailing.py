"""Ships under way: a voyage along the sea with wake, splashes and hops.

The ship that sails is the resting ship's own sprites, moved; whatever is around it is lent.
"""

from dataclasses import replace
from functools import partial
from math import cos, pi

import pygame

from goldenhorn.board_view.animation.animation_context import AnimationContext, cross_fade
from goldenhorn.board_view.animation.ship_paths import (
    OnWater,
    VoyageMotion,
    find_ship_path,
    look_out,
    sea_width,
)
from goldenhorn.board_view.layout import CARGO_TAG, PATH, SHIP, by_height
from goldenhorn.board_view.pieces.floating_ship import FloatingShip
from goldenhorn.board_view.pieces.piece_images import DRAWN_SHIP
from goldenhorn.board_view.pieces.poses import Pose, ShipName, is_crowded, ship_poses
from goldenhorn.board_view.places import Layout
from goldenhorn.common.cues import Cue
from goldenhorn.engine.board import EAST, MODONE, ORIGIN_PORTS, Port
from goldenhorn.engine.events import FleetPlaced, ShipSailed, ShipTurned
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.tween import Script, between, glide, in_out_sine, later, together, wait

PUFF_EVERY, WAVE_TICKS = 4, 4
DRY_LIFT = 7.0
"""Higher above the water there is no bow wave."""
SLOW = 1.2
"""Pixels in a tick below which there is no wake."""
MAKE_ROOM, TURN_TICKS = 14, 12
FLAGS = 40
"""How far ships in a harbour reach beyond it, upwards and at its sides."""
PLACED_APART = 6
PUFF_TICKS, PUFF_FRAMES = 7, 6
SPLASH_TICKS, SPLASH_FRAMES = 4, 5
WAVE_FRAMES, WAVE_WIDTH = 4, 158 / DRAWN_SHIP
WAKE, SPLASH = PATH + 0.2, SHIP + 0.9
SQUARE_REACH = 0.62
"""How far a square keeps foam away, in its widths; up and down a little less."""


def sail(show: AnimationContext, event: ShipSailed) -> Script:
    """Let a ship sail."""
    yield from SailingStep(show, event).script()


class SailingStep:
    """One step of one ship."""

    def __init__(self, show: AnimationContext, event: ShipSailed) -> None:
        """Plan it from the position that is shown."""
        self._show, self._event = show, event
        self._name: ShipName = (event.player, event.ship)
        layout, position = show.layout, show.shown
        after = show.step(event)
        self._before, self._after = ship_poses(layout, position), ship_poses(layout, after)
        start, end = self._before[self._name], self._after[self._name]
        self._start, self._end = start, end
        self._faces_east = event.landing > event.origin
        self._widest = layout.ship_width
        self._way = find_ship_path(layout, position.route, event.origin, event.landing, start, end)
        others = [pose for name, pose in self._before.items() if name != self._name]
        look_out(self._way, layout, others)
        self._motion = VoyageMotion(self._way, start, end, self._widest, self._faces_east)
        self._changing = [
            port
            for port in ORIGIN_PORTS
            if is_crowded(layout, position, port) != is_crowded(layout, after, port)
        ]
        """Harbours that will look otherwise."""

    @property
    def _ship(self) -> FloatingShip:
        return self._show.view.ship(*self._name)

    def script(self) -> Script:
        """Sail, while others make room; stand still at the end."""
        show = self._show
        show.sound(Cue.SHIP_SKIP if self._way.is_hop else Cue.SHIP_STEP)
        show.view.show_water(show.shown, self._name, kept=self._changing)
        self._ship.leave_shadow(self._shadow_pose())
        yield from together(self._sail(), self._make_room())
        port = show.shown.route.ports[self._event.landing]
        if port is not None and port is not MODONE:
            yield from turn_round(self._ship, self._end, self._faces_east)
        show.view.show_ships(show.shown)

    def _sail(self) -> Script:
        way, motion, last = self._way, self._motion, self._motion.start
        wave = self._show.lend(SHIP)
        ship, passed, puffed = self._ship, 0.0, 0.0
        splashes = list(way.hop) if way.is_hop else []
        while passed < motion.ticks:
            ticks = yield
            passed += ticks
            share, place, speed, width, pitch, in_front_of = motion.at(passed, last, ticks)
            last = place
            image = ship.under_sail(width, self._faces_east, pitch)
            self._put(ship, place, width, image, in_front_of)
            x, y, lift = place
            if lift > DRY_LIFT:
                wave.show(None)
            else:
                self._put_wave(wave, int(passed / WAVE_TICKS), place, width)
            if passed - puffed >= PUFF_EVERY and speed > SLOW and lift < DRY_LIFT:
                puffed = passed
                self._puff(x, y, width)
            if splashes and share >= splashes[0]:
                splashes.pop(0)
                self._show.beside(splash(self._show, x, y, width))
        self._show.give_back(wave)

    def _put(
        self,
        ship: FloatingShip,
        place: OnWater,
        width: int,
        image: Image,
        in_front_of: float,
    ) -> None:
        x, y, lift = place
        depth = max(y, in_front_of)
        ship.ride(x, y, by_height(SHIP, depth), image, lift)
        scale = width / DRAWN_SHIP
        side = 30 * scale if self._faces_east else -30 * scale
        ship.carry_tag(x + side, y - 26 * scale - lift, by_height(CARGO_TAG, depth))

    def _put_wave(self, wave: Sprite, frame: int, place: OnWater, width: int) -> None:
        image = bow_wave(self._show, frame, width, self._faces_east)
        x, y, lift = place
        scale = width / DRAWN_SHIP
        forwards = 5 * scale if self._faces_east else -5 * scale
        wave.show_round(image, x + forwards, y - 16 * scale - lift)
        wave.raise_to(by_height(SHIP, y) + 0.0005)  # never while it hops

    def _puff(self, x: float, y: float, width: int) -> None:
        """Leave a puff of foam behind, on open water only."""
        astern = -0.34 * width if self._faces_east else 0.34 * width
        x, y = x + astern, y + 0.06 * width
        if is_open_water(self._show.layout, x, y):
            self._show.beside(puff(self._show, x, y, width))

    def _shadow_pose(self) -> Pose:
        """Return the pose whose shadow lies below it on the way."""
        width = max(sea_width(pose, self._widest) for pose in (self._start, self._end))
        x, y = self._start.x, self._start.y
        return Pose(x, y, width, self._faces_east, by_height(SHIP, y))

    def _make_room(self) -> Script:
        """Let the others go to where they lie when the ship has gone or come."""
        moves = [
            _shifted(self._show, name, start, end)
            for name, start, end in self._others
            if not start.is_moored and not end.is_moored
        ]
        yield from together(
            later(self._motion.ticks / 3, together(*moves)),
            *(self._change_over(port) for port in ORIGIN_PORTS),
        )

    @property
    def _others(self) -> list[tuple[ShipName, Pose, Pose]]:
        """Who else has to go from where to where."""
        return [
            (name, self._before[name], pose)
            for name, pose in self._after.items()
            if name != self._name and pose != self._before[name]
        ]

    def _change_over(self, port: Port) -> Script:
        """Fade over a harbour in which ships lie otherwise at their jetties.

        Whoever leaves it must be out of the way by then, and whoever comes not yet there.
        """
        show = self._show
        moored = [
            (name, end)
            for name, start, end in self._others
            if (start.is_moored or end.is_moored)
            and show.shown.port_of(show.shown.ships[name[0]][name[1]]) is port
        ]
        if not moored:
            return
        left, top, width, height = show.layout.ports[port].harbour
        area = pygame.Rect(left - FLAGS, top - FLAGS, width + 2 * FLAGS, height + FLAGS)
        area = area.clip((0, 0, *show.layout.size))
        hull, passed = self._ship.hull, 0.0
        while self._start.is_moored and hull.rect.colliderect(area) and passed < self._motion.ticks:
            passed += yield
        yield from cross_fade(show, partial(self._change, moored), area)

    def _change(self, moored: list[tuple[ShipName, Pose]]) -> None:
        """Change jetties and ships."""
        show = self._show
        show.view.show_water(show.shown, self._name)
        for name, end in moored:
            show.view.ship(*name).stand(end, show.shown.ships[name[0]][name[1]].cargo)


def _shifted(show: AnimationContext, name: ShipName, start: Pose, end: Pose) -> Script:
    ship = show.view.ship(*name)
    cargo = show.shown.ships[name[0]][name[1]].cargo
    ship.stand(Pose(start.x, start.y, end.width, end.faces_east, end.z), cargo)
    image = ship.hull.image
    assert image is not None

    def go(share: float) -> None:
        x, y = between(start.x, end.x, share), between(start.y, end.y, share)
        ship.ride(x, y, end.z, image)

    yield from glide(MAKE_ROOM, go, in_out_sine)
    ship.stand(end, cargo)


def place_fleet(show: AnimationContext, event: FleetPlaced) -> Script:
    """Put the ships of a fleet into their ports, one after another."""
    after = show.step(event)
    show.sound(Cue.SHIP_STEP)
    for (seat, number), pose in ship_poses(show.layout, after).items():
        if seat == event.player:
            show.view.ship(seat, number).stand(pose, after.ships[seat][number].cargo)
            yield from wait(PLACED_APART)
    show.view.show_ships(after)
    show.view.show_panel(after, event.player)
    show.view.show_panel(after, after.player)


def turned_ship(show: AnimationContext, event: ShipTurned) -> Script:
    """Turn a ship round where it stands."""
    pose = ship_poses(show.layout, show.shown)[event.player, event.ship]
    show.step(event)
    show.sound(Cue.SHIP_STEP)
    yield from turn_round(show.view.ship(event.player, event.ship), pose, event.heading != EAST)
    show.view.show_ships(show.shown)


def turn_round(ship: FloatingShip, pose: Pose, from_east: bool) -> Script:
    """Show a ship narrower and narrower, then wider and wider with its other side."""
    if pose.is_moored:
        return
    sides = {east: ship.at_anchor(replace(pose, faces_east=east)) for east in (True, False)}

    def turn(share: float) -> None:
        narrow = abs(cos(pi * share))
        side = sides[from_east == (share < 0.5)]
        ship.ride(pose.x, pose.y, pose.z, _squeezed(side, narrow))

    yield from glide(TURN_TICKS, turn, in_out_sine)


def _squeezed(image: Image, narrow: float) -> Image:
    height = image.surface.get_height()
    squeezed = max(2, round(image.size[0] * narrow)) + 2 * image.margin
    return Image(pygame.transform.smoothscale(image.surface, (squeezed, height)), image.margin)


# --- What a ship leaves on the water ------------------------------------------------------------


def is_open_water(layout: Layout, x: float, y: float) -> bool:
    """Whether foam may lie here: on no square and no berth."""
    half = layout.square_width * SQUARE_REACH
    return not any(
        abs(x - at_x) < half and abs(y - at_y) < half * 0.7
        for at_x, at_y in (*layout.squares, *layout.modone_berths)
    )


def bow_wave(show: AnimationContext, frame: int, width: int, faces_east: bool) -> Image:
    """Return one of the drawings of a bow wave, scaled from that of the widest ship."""
    model = show.layout.ship_width
    wide, name = round(model * WAVE_WIDTH), f"wake_bow_{frame % WAVE_FRAMES}"
    drawing = show.drawings.get(name, wide, flipped=not faces_east)
    if width == model:
        return Image(drawing)
    size = round(width * WAVE_WIDTH), round(drawing.get_height() * width / model)
    return Image(pygame.transform.smoothscale(drawing, size))


def _puff_width(width: int) -> int:
    """Return one of two widths: every other would have to be drawn first."""
    return 68 if width > 90 else 52


def puff(show: AnimationContext, x: float, y: float, width: int) -> Script:
    """Let a puff of foam that a ship so wide has left fade away."""
    sprite = show.lend(WAKE)
    for frame in range(PUFF_FRAMES):
        sprite.show_round(_frame(show, f"wake_trail_{frame}", _puff_width(width)), x, y)
        yield from wait(PUFF_TICKS)
    show.give_back(sprite)


def splash(show: AnimationContext, x: float, y: float, width: int) -> Script:
    """Let the water splash where a ship so wide leaves it or comes down."""
    sprite = show.lend(SPLASH)
    for frame in range(SPLASH_FRAMES):
        image = _frame(show, f"splash_{frame}", show.layout.ship_width)
        sprite.show_round(image, x, y - 0.12 * width)
        yield from wait(SPLASH_TICKS)
    show.give_back(sprite)


def _frame(show: AnimationContext, name: str, width: int) -> Image:
    return Image(show.drawings.get(name, width))

"""Ships under way: a voyage along the sea with wake and hops; knows no rules.

The ship that sails is the resting ship's own sprites, moved; whatever is around it is lent.
"""

from collections.abc import Iterator

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.board import MODONE, ORIGIN_PORTS, Port
from goldenhorn.engine.events import FleetPlaced, ShipSailed
from goldenhorn.engine.state import State
from goldenhorn.view.depths import CARGO_TAG, SHIP, by_height
from goldenhorn.view.faces import DRAWN_SHIP, PITCH_STEP
from goldenhorn.view.fading import fade_over
from goldenhorn.view.floating_ship import FloatingShip
from goldenhorn.view.helm import Helm, Moment, OnWater, sea_width
from goldenhorn.view.lanes import Finding
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.poses import Pose, ShipName, is_crowded, ship_poses
from goldenhorn.view.sea_ways import find_sea_way, look_out
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.stepping import after_event
from goldenhorn.view.turning import turn_round
from goldenhorn.view.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    together,
    wait,
)
from goldenhorn.view.wake import bow_wave, is_open_water, puff, splash

PUFF_EVERY, WAVE_TICKS = 4, 4
DRY_LIFT = 7.0
"""Higher above the water there is no bow wave."""
SLOW = 1.2
"""Pixels in a tick below which there is no wake."""
BAND = 40
"""Ships are put in order from back to front once in so many pixels, not at every tick."""
MAKE_ROOM = 14
FLAGS = 40
"""How far ships in a harbour reach beyond it, upwards and at its sides."""
PLACED_APART = 6
LOOKED_AT = 2
"""Ticks of a voyage that are gone through in one tick, to see which hulls it needs."""
SOON, AT_ONCE = 9, 1
"""Ticks after which a later voyage is planned, as the first ones have enough to do; and one that
begins as soon as the show has."""


def sail(show: Performance, event: ShipSailed, position: State, is_first: bool) -> Script:
    """Return the script of a voyage that begins in a position.

    The time before it, in which something else is played or all look up, is for planning it and for
    making its faces.
    """
    planned: list[Voyage] = []

    def prepare() -> Script:
        """Plan the voyage, a part of it in each tick, and make its faces."""
        yield from wait(AT_ONCE if is_first else SOON)
        voyage = Voyage(show, event, position)
        for _ in voyage.plan():
            yield
        planned.append(voyage)
        for _ in voyage.warm():
            yield

    def run() -> Script:
        while not planned:
            yield
        yield from planned[0].script()

    show.beside(prepare())
    return run()


class Voyage:
    """One step of one ship."""

    def __init__(self, show: Performance, event: ShipSailed, position: State) -> None:
        """Begin to plan it from a position that will be shown when it begins."""
        self._show, self._event, self._route = show, event, position.route
        self._name: ShipName = (event.player, event.ship)
        layout = show.layout
        after = after_event(position, event)
        self._positions = position, after
        self._before, self._after = ship_poses(layout, position), ship_poses(layout, after)
        self._start, self._end = self._before[self._name], self._after[self._name]
        self._faces_east = event.landing > event.origin
        self._widest = layout.ship_width
        self._course: list[Moment] = []
        """How it sails at every tick of the usual pace, as far as that has been looked at."""

    def plan(self) -> Iterator[None]:
        """Find its way, and look who lies in it; a part of that at each step."""
        yield
        yield from self._find_way()
        yield
        self._look_out()
        yield

    def _find_way(self) -> Finding[None]:
        """Plan where it leads and how long it takes."""
        event = self._event
        squares, layout = (event.origin, event.landing), self._show.layout
        ends = self._start, self._end
        self._way = yield from find_sea_way(layout, self._route, *squares, *ends)
        self._helm = Helm(self._way, *ends, self._widest, self._faces_east, PITCH_STEP)

    def _look_out(self) -> None:
        """Plan how it leads over the other ships, and which harbours will look otherwise."""
        others = [pose for name, pose in self._before.items() if name != self._name]
        layout = self._show.layout
        look_out(self._way, layout, others)
        self._changing = [
            port
            for port in ORIGIN_PORTS
            if is_crowded(layout, self._positions[0], port)
            != is_crowded(layout, self._positions[1], port)
        ]

    @property
    def _ship(self) -> FloatingShip:
        return self._show.view.ship(*self._name)

    def script(self) -> Script:
        """Sail, while others make room; stand still at the end."""
        show = self._show
        show.step(self._event)
        show.sound(Cue.SHIP_SKIP if self._way.is_hop else Cue.SHIP_STEP)
        yield
        show.view.show_water(show.shown, self._name, kept=self._changing)
        yield
        self._ship.leave_shadow(self._shadow_pose())
        yield from together(self._sail(), self._make_room())
        port = show.shown.route.ports[self._event.landing]
        if port is not None and port is not MODONE:
            yield from turn_round(self._ship, self._end, self._faces_east)
        self._ship.stand(self._end, show.shown.ships[self._name[0]][self._name[1]].cargo)
        yield  # the rest can wait for a tick
        show.view.show_ships(show.shown)

    def warm(self) -> Iterator[None]:
        """Make the hulls it will need, at most one at each step."""
        helm, last = self._helm, self._helm.start
        for tick in range(1, helm.whole_ticks + 1):
            moment = helm.at(tick, last, 1)
            self._course.append(moment)
            last = moment.place
            look = moment.width, self._faces_east, moment.pitch
            if not self._ship.has_under_sail(*look):
                self._ship.under_sail(*look)
                yield
            elif tick % LOOKED_AT == 0:
                yield

    def _sail(self) -> Script:
        way, helm, course, last = self._way, self._helm, self._course, self._helm.start
        wave = self._show.passing.lend(SHIP)
        wave_look, wave_face = (0, 0), self._wave(0, self._widest)
        ship, look, face = self._ship, (0, 0), self._ship.hull.piece
        passed, puffed = 0.0, 0.0
        splashes = list(way.hop) if way.is_hop else []
        while passed < helm.ticks:
            ticks = yield
            passed += ticks
            if ticks == 1 and passed.is_integer() and passed <= len(course):
                moment = course[int(passed) - 1]
            else:
                moment = helm.at(passed, last, ticks)
            share, place, speed, width, pitch, in_front_of = moment
            last = place
            if look != (width, pitch):
                look, face = (width, pitch), ship.under_sail(width, self._faces_east, pitch)
            assert face is not None
            self._put(ship, place, width, face, in_front_of)
            x, y, lift = place
            if lift > DRY_LIFT:
                wave.show(None)
            else:
                if wave_look != (frame := int(passed / WAVE_TICKS), width):
                    wave_look, wave_face = (frame, width), self._wave(frame, width)
                self._put_wave(wave, wave_face, place, width)
            if passed - puffed >= PUFF_EVERY and speed > SLOW and lift < DRY_LIFT:
                puffed = passed
                self._puff(x, y, width)
            if splashes and share >= splashes[0]:
                splashes.pop(0)
                self._show.beside(splash(self._show, x, y, width))
        self._show.passing.give_back(wave)

    def _put(
        self,
        ship: FloatingShip,
        place: OnWater,
        width: int,
        face: Piece,
        in_front_of: float,
    ) -> None:
        x, y, lift = place
        depth = max(y - y % BAND, in_front_of)
        ship.ride(x, y, by_height(SHIP, depth), face, lift)
        scale = width / DRAWN_SHIP
        side = 30 * scale if self._faces_east else -30 * scale
        ship.carry_tag(x + side, y - 26 * scale - lift, by_height(CARGO_TAG, depth))

    def _wave(self, frame: int, width: int) -> Piece:
        return bow_wave(self._show, frame, width, self._faces_east)

    def _put_wave(self, wave: Sprite, face: Piece, place: OnWater, width: int) -> None:
        x, y, lift = place
        scale = width / DRAWN_SHIP
        forwards = 5 * scale if self._faces_east else -5 * scale
        put_middle(wave, face, x + forwards, y - 16 * scale - lift)
        wave.raise_to(by_height(SHIP, y - y % BAND) + 0.0005)  # never while it hops

    def _puff(self, x: float, y: float, width: int) -> None:
        """Leave a puff of foam behind, on open water only."""
        astern = -0.34 * width if self._faces_east else 0.34 * width
        x, y = x + astern, y + 0.06 * width
        if is_open_water(self._show.layout, x, y):
            self._show.beside(puff(self._show, x, y, width))

    def _shadow_pose(self) -> Pose:
        """Return a pose of which the shadow has been made already."""
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
            later(self._helm.ticks / 3, together(*moves)),
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
        while self._start.is_moored and hull.rect.colliderect(area) and passed < self._helm.ticks:
            passed += yield
        yield from fade_over(show, area, self._changes(moored))

    def _changes(self, moored: list[tuple[ShipName, Pose]]) -> Iterator[None]:
        """Change jetties and ships, one at each step."""
        show = self._show
        show.view.show_water(show.shown, self._name)
        for name, end in moored:
            yield
            show.view.ship(*name).stand(end, show.shown.ships[name[0]][name[1]].cargo)


def _shifted(show: Performance, name: ShipName, start: Pose, end: Pose) -> Script:
    ship = show.view.ship(*name)
    cargo = show.shown.ships[name[0]][name[1]].cargo
    ship.stand(Pose(start.x, start.y, end.width, end.faces_east, end.z), cargo)
    face = ship.hull.piece
    assert face is not None

    def go(share: float) -> None:
        x, y = between(start.x, end.x, share), between(start.y, end.y, share)
        ship.ride(x, y, end.z, face)

    yield from glide(MAKE_ROOM, go, in_out_sine)
    ship.stand(end, cargo)


def place_fleet(show: Performance, event: FleetPlaced) -> Script:
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

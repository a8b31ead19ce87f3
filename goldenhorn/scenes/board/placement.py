"""Where fleets are placed: everybody at the own device, side by side.

Whoever shares a device chooses in turn. What leads on is handed in: the board, the pause, and the
answer to a lost pad.
"""

from collections.abc import Callable, Hashable
from enum import Enum, auto

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.engine.board import CONSTANTINOPLE, VENICE, Port
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.input.bindings import DIRECTIONS, NUMBERS, Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press
from goldenhorn.scenes.board import placement_looks
from goldenhorn.scenes.board.placement_rows import (
    BERTHS,
    HEADS,
    QUAYS,
    PlacementRowLook,
    PlacementRows,
    PlateName,
    ShipName,
)
from goldenhorn.session.game import Game
from goldenhorn.session.placement_state import PlacementState, SeatDevices
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.painted_lists import ribbon_width
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

GLIDE_TICKS = 34
SETTLED_TICKS = 45
"""How long everybody is seen to be ready before the game goes on; any press skips it."""
PACE = {"calm": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}
HINT_SIDES, HINT_SPARE = 36, 12
"""Beside a sentence in its strip, and by how much the strip is lower for a single line."""


class Foot(Enum):
    """What the entries at the foot of the screen do, besides going back."""

    NEXT_SHIP = auto()
    OTHER_PORT = auto()
    READY = auto()


class Placement(PaintedPage):
    """Where do you start?"""

    def __init__(
        self,
        context: AppContext,
        game: Game,
        on_done: Callable[[], Scene],
        pause: Callable[[Scene], Scene],
        *,
        lost_pad: Callable[["Placement", tuple[int, ...]], Scene],
        kept: Callable[[], None],
    ) -> None:
        """Place the fleets of a game; `kept` is told after each that is placed in it."""
        super().__init__(context)
        self.game = game
        self.placement_state = PlacementState(game)
        self.seat_devices = SeatDevices(context.controls, self.placement_state)
        self._on_done, self._pause = on_done, pause
        self._lost_pad, self._kept = lost_pad, kept
        self._held: dict[Device, Hashable] = {}
        self._settled_ticks = 0
        self._has_followed = True
        """Whether a bot chose at the last tick, so that another may at the next."""
        self.lay_out()

    # Hearing

    def press(self, press: Press) -> None:
        """Move the focus, send a ship over, be ready or go back: each device for its own seat."""
        button = press.button
        if press.is_repeat and button not in DIRECTIONS:
            return
        if button is Button.PAUSE:
            self._open_pause()
        elif button is Button.BACK:
            self._back(press.device)
        elif self.placement_state.is_complete:
            self._settled_ticks = 0
        else:
            seat = self.seat_devices.seat_of(press.device)
            if seat is not None:
                self._press_for(seat, button)

    def _press_for(self, seat: int, button: Button) -> None:
        choice = self.placement_state.choices[seat]
        match button:
            case Button.UP:
                self._note(Cue.UI_MOVE, self.placement_state.focus(seat, choice.ship - 1))
            case Button.DOWN:
                self._note(Cue.UI_MOVE, self.placement_state.focus(seat, choice.ship + 1))
            case Button.LEFT:
                self._send(seat, choice.ship, VENICE)
            case Button.RIGHT:
                self._send(seat, choice.ship, CONSTANTINOPLE)
            case Button.CONFIRM:
                self._be_ready(seat)
            case _ if button in NUMBERS[:SHIPS_PER_FLEET]:
                self._send(seat, NUMBERS.index(button))

    def point(self, point: Point) -> None:
        """Let mouse and fingers focus by moving and act by letting go, on the own row."""
        item = self.focus.at(point.x, point.y)
        key = item.key if item is not None else None
        match point.kind:
            case PointKind.MOVED:
                self._look_at(point.device, key)
            case PointKind.DOWN:
                self._held[point.device] = key
            case PointKind.UP:
                held = self._held.pop(point.device, None)
                if key is not None and held == key:
                    self._tap(point.device, key)
            case PointKind.RIGHT_CLICKED:
                self._back(point.device)
            case PointKind.CANCELLED:
                self._held.pop(point.device, None)
            case _:
                pass

    def _look_at(self, device: Device, key: Hashable) -> None:
        seat = self.seat_devices.seat_of(device)
        match key:
            case ShipName(owner, ship) if owner == seat:
                self._note(None, self.placement_state.focus(owner, ship))

    def _tap(self, device: Device, key: Hashable) -> None:
        seat = self.seat_devices.seat_of(device)
        if key == BACK:
            self._back(device)
        match key:
            case ShipName(owner, ship) if owner == seat:
                self._send(owner, ship)
            case PlateName(owner) if owner == seat:
                self._be_ready(owner)
            case PlateName(owner) if owner in self.seat_devices.seats_of(device):
                self._reconsider(owner)
            case Foot.NEXT_SHIP if seat is not None:
                ship = (self.placement_state.choices[seat].ship + 1) % SHIPS_PER_FLEET
                self._note(Cue.UI_MOVE, self.placement_state.focus(seat, ship))
            case Foot.OTHER_PORT if seat is not None:
                self._send(seat, self.placement_state.choices[seat].ship)
            case Foot.READY if seat is not None:
                self._press_for(seat, Button.CONFIRM)

    def lost(self, lost: DeviceLost) -> None:
        """Forget what was held; who takes over is asked at the next tick."""
        self._held.pop(lost.device, None)
        self.changed()

    def _miss_pads(self) -> None:
        """Have somebody take over the seats of people whose pad is gone, or was never there."""
        gone = tuple(s for s in self.context.controls.lost_seats() if self.game.seats[s].is_human)
        if gone:
            self.next = self._lost_pad(self, gone)

    # Doing

    def _send(self, seat: int, ship: int, port: Port | None = None) -> None:
        self.placement_state.focus(seat, ship)
        if self.placement_state.send(seat, ship, port):
            ticks = round(GLIDE_TICKS * PACE[self.context.speed]) if self.context.has_motion else 0
            there = self.placement_state.choices[seat].ports[ship]
            self.rows.set_sail(ShipName(seat, ship), there, ticks)
            self.context.sound.play(Cue.SHIP_STEP)
        self.changed()

    def _be_ready(self, seat: int) -> None:
        self.placement_state.be_ready(seat)
        self.rows.arrive(seat)
        self._note(Cue.HARBOUR_BELL if self.placement_state.is_complete else Cue.UI_OK)
        self._settle()

    def _settle(self) -> None:
        wait = SETTLED_TICKS if self.context.has_motion else 1
        self._settled_ticks = round(wait * PACE[self.context.speed])

    def _back(self, device: Device) -> None:
        """Take the last own ready back; if there is none, pause."""
        for seat in reversed(self.seat_devices.seats_of(device)):
            if self._reconsider(seat):
                return
        self._open_pause()

    def _reconsider(self, seat: int) -> bool:
        is_open_again = self.placement_state.reconsider(seat)
        self._note(Cue.UI_BACK, is_open_again)
        return is_open_again

    def _open_pause(self) -> None:
        self._note(Cue.UI_BACK)
        self.next = self._pause(self)

    def _note(self, cue: Cue | None, has_changed: bool = True) -> None:
        if has_changed:
            if cue is not None:
                self.context.sound.play(cue)
            self.changed()

    # Passing time

    def update(self) -> Scene | None:
        """Let ships glide on, one bot choose, and the game begin when everybody is ready."""
        self._miss_pads()
        if self.next is self:
            self._has_followed = self.placement_state.follow_seats()
            if self._has_followed:
                self._settle()
                self.changed()
            elif self.placement_state.is_complete:
                self._begin_when_settled()
            self._glide_on()
        return super().update()

    def _begin_when_settled(self) -> None:
        self._settled_ticks -= 1
        if self._settled_ticks < 0:
            self.placement_state.play(self._kept)
            self.next = self._on_done()

    def _glide_on(self) -> None:
        under_way, has_arrived = self.rows.pass_tick()
        if has_arrived:
            self.changed()
        for name in under_way:
            shown = self.rows.ship(name, self.row_look(name.seat))
            self.picture.put(shown.name, shown.image, shown.x, shown.y, shown.z)

    # Showing

    def lay_out(self) -> None:
        """Arrange everything anew, with all ships where they go."""
        context = self.context
        self.rows = PlacementRows(context.kit, self.placement_state.order)
        self.picture.lay(context.kit.backdrop("sea", context.size))
        super().lay_out()

    def row_look(self, seat: int) -> PlacementRowLook:
        """How the row of a seat stands now."""
        return placement_looks.placement_row_look(
            seat, self.context, self.placement_state, self.seat_devices
        )

    def focus_words(self) -> str:
        """Say which ship goes where."""
        return placement_looks.focus_words(self.context, self.placement_state, self.seat_devices)

    def compose(self) -> None:
        """Show the two cities, and a row for each seat."""
        self._show_heads()
        for shown in self.rows.cities():
            self.show(shown.name, shown.image, shown.x, shown.y, shown.z)
        for seat in self.placement_state.order:
            self._show_row(seat)
        self._show_foot()

    def _show_row(self, seat: int) -> None:
        look, row = self.row_look(seat), self.rows.row(seat)
        for shown in self.rows.parts(seat, look):
            self.show(shown.name, shown.image, shown.x, shown.y, shown.z)
        for ship, port in enumerate(look.ports):
            self.offer(ShipName(seat, ship), row.ship(port, ship))
        self.offer(PlateName(seat), row.plate)
        roundel = self.rows.roundel(seat, look)
        if roundel is not None and look.focused is not None:
            self.offer(ShipName(seat, look.focused), roundel)

    def _show_heads(self) -> None:
        kit, plan = self.context.kit, self.rows.plan
        title = placement_looks.title(self.context, self.placement_state, self.seat_devices).upper()
        widest = plan.title.width
        width = ribbon_width(kit.words, title, plan.title_size, widest * 2 // 3, widest)
        image = kit.ribbon((width, plan.title.height), title, plan.title_size)
        self.show("title", image, plan.title.centerx - width / 2, plan.title.y, HEADS)
        for name, box in zip((_("Venice"), _("Constantinople")), plan.names, strict=True):
            ribbon = kit.ribbon(box.size, name.upper(), plan.text)
            self.show(("name", box.x), ribbon, *box.topleft, HEADS)
        self._show_hint(plan.hint)

    def _show_hint(self, strip: pygame.Rect) -> None:
        kit, text = self.context.kit, placement_looks.hint(self.placement_state)
        style = kit.on_night(20).style
        if kit.words.width(text, style) <= strip.width - HINT_SIDES:
            strip = strip.inflate(0, -HINT_SPARE)
        self.show("strip", kit.strip(strip.size), *strip.topleft, QUAYS)
        box = strip.inflate(-HINT_SIDES, -6)
        self.show("hint", kit.paragraph(text, style, box.size), *box.topleft, BERTHS)

    def _show_foot(self) -> None:
        context, device = self.context, self.context.controls.last_active_device
        can_change = self.seat_devices.can_reconsider(device)
        back = (BACK, context.key(Button.BACK), _("change") if can_change else _("pause"))
        if can_change and self.seat_devices.seat_of(device) is None:  # nothing is left to be chosen
            self.foot(back)
            return
        if context.controls.points(device):
            pointer = context.key(Button.CONFIRM, device)
            other_port = (Foot.OTHER_PORT, pointer, _("ship: to the other port"))
            self.foot(other_port, (Foot.READY, pointer, _("name: ready")), back)
            return
        next_ship = (Foot.NEXT_SHIP, context.up_and_down(), _("ship"))
        other_port = (Foot.OTHER_PORT, context.across(), _("port"))
        ready = (Foot.READY, context.key(Button.CONFIRM), _("ready"))
        self.foot(next_ship, other_port, ready, back)

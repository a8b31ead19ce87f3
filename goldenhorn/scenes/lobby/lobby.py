"""The lobby, where people sit down: every device has a cursor of its own.

What leads on is handed in: the game that starts, the title, and the answer to a lost pad.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from goldenhorn.common.cues import Cue
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press
from goldenhorn.scenes.lobby.hints import place_for_back, way_on
from goldenhorn.scenes.lobby.house_rules import HouseRules
from goldenhorn.scenes.lobby.items import START, Arrow, Cursor, LobbyItem
from goldenhorn.scenes.lobby.room import LobbyRoom
from goldenhorn.session.lineup import REPLACEMENT, Lineup
from goldenhorn.session.lobby_state import seat_players
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.name_entry import NameEntry, SeedEntry
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE


class Lobby(LobbyRoom):
    """Who sails?"""

    def __init__(
        self,
        context: AppContext,
        *,
        start: Callable[[Lineup], Scene],
        leave: Callable[[], Scene],
        lost_pad: Callable[["Lobby", tuple[int, ...]], Scene],
    ) -> None:
        super().__init__(context)
        self._start = start
        self._leave = leave
        self._lost_pad = lost_pad

    def welcome(self, device: Device) -> None:
        """Give a seat to whoever opened the lobby, with one press to a game."""
        self.lobby_state.welcome(device)
        own = self.lobby_state.places_of(device)
        if own:
            can_start = self.lobby_state.can_start(device)
            self.point_at(device, START if can_start else LobbyItem("seat", own[-1]))

    # For whoever answers a lost pad

    def take_over(self, seat: int, device: Device) -> None:
        """Give a place that lost its pad to another device."""
        self.lobby_state.take_over(seat, device)
        self.point_at(device, LobbyItem("seat", seat))

    def give_to_bot(self, seat: int) -> None:
        """Let a bot have a place."""
        self.lobby_state.give_to_bot(seat, REPLACEMENT)
        self.changed()

    def free(self, seat: int) -> None:
        """Make a place empty."""
        self.lobby_state.stand_up(seat)
        self.changed()

    # Hearing

    def press(self, press: Press) -> None:
        """Join, move, change, be ready or go back: each device for itself."""
        device, button = press.device, press.button
        if button is Button.BACK:
            if not press.is_repeat:
                self._back(device)
        elif not self.lobby_state.places_of(device) and self.lobby_state.next_empty is not None:
            if not press.is_repeat:
                self._join(self.lobby_state.next_empty, device)
        elif button in DIRECTIONS:
            if self.cursor(device).focus.move(button, may_wrap=not press.is_repeat):
                self._note(Cue.UI_MOVE)
        elif button is Button.CONFIRM and not press.is_repeat:
            self._choose(self.cursor(device).focus.key, device)

    def point(self, point: Point) -> None:
        """Let mouse and fingers choose what they let go of."""
        cursor = self.cursor(point.device)
        item = cursor.focus.at(point.x, point.y)
        match point.kind:
            case PointKind.MOVED | PointKind.DOWN if item is not None:
                self._hover_with(cursor, item)
                cursor.held = item.key if point.kind is PointKind.DOWN else cursor.held
            case PointKind.UP if item is not None and item.key == cursor.held:
                cursor.held = None
                self._tap(item.key, point.device)
            case PointKind.RIGHT_CLICKED:
                self._back(point.device)
            case PointKind.UP | PointKind.DOWN | PointKind.CANCELLED:
                cursor.held = None
            case _:
                pass

    def lost(self, lost: DeviceLost) -> None:
        """Have somebody take over at once, or forget a device that had no place."""
        self.cursors.pop(lost.device, None)
        self._miss_pads()
        self.changed()

    def _miss_pads(self) -> None:
        if self.lobby_state.lost:
            self.next = self._lost_pad(self, self.lobby_state.lost)

    def update(self) -> Scene | None:
        """Pass a tick; a pad may also have gone while another screen was shown."""
        if self.next is self:
            self._miss_pads()
        return super().update()

    def _hover_with(self, cursor: Cursor, item: Item) -> None:
        key = item.key.thing if isinstance(item.key, Arrow) else item.key
        if isinstance(key, LobbyItem) and key.kind == "status":
            key = LobbyItem("seat", key.place)
        open_to_focus = (each.key for each in cursor.focus.items if not each.is_hidden_from_focus)
        if key != cursor.focus.key and key in open_to_focus:
            cursor.focus.key = key
            self.changed()

    # Doing

    def _tap(self, key: object, device: Device) -> None:
        match key:
            case Arrow(thing, step):
                self._turn(thing, step)
            case LobbyItem("status", int(place)) if place in self.lobby_state.ready:
                self._back_at(place, device)
            case LobbyItem("status", place):
                self._choose(LobbyItem("seat", place), device)
            case LobbyItem("seat" | "crest" | "who"):
                pass  # its parts say what they do
            case _ if key == BACK:
                self._back(device)
            case _ if key == CHOOSE:
                self._choose(self.cursor(device).focus.key, device)
            case _:
                self._choose(key, device)

    def _join(self, place: int, device: Device) -> None:
        self.lobby_state.sit(place, device)
        self._note(Cue.HARBOUR_BELL)
        self.point_at(device, LobbyItem("seat", place))

    def _turn(self, thing: LobbyItem, step: int) -> None:
        lobby_state = self.lobby_state
        match thing:
            case LobbyItem("crest", int(place)):
                if not lobby_state.turn_crest(place, step):
                    return
            case LobbyItem("who", int(place)):
                lobby_state.turn_who(place, step)
            case LobbyItem("hands"):
                lobby_state.toggle_rule(OPEN_HANDS)
            case LobbyItem("first"):
                lobby_state.turn_first(step)
        self._note(Cue.UI_MOVE)

    def _choose(self, key: object, device: Device) -> None:
        match key:
            case LobbyItem("join", int(place)):
                self._join(place, device)
            case LobbyItem("start"):
                self._set_sail(device)
            case LobbyItem("who" | "crest" | "hands" | "first") as thing:
                self._turn(thing, 1)
            case LobbyItem() as thing:
                self._note(Cue.UI_OK)
                self._open(thing, device)

    def _open(self, thing: LobbyItem, device: Device) -> None:
        """Be ready, or do what a name or an option does that is not turned."""
        lobby_state, own = self.lobby_state, self.lobby_state.places_of(device)
        opened = self.context, self, device
        match thing:
            case LobbyItem("seat", place) if place in lobby_state.ready:
                self.point_at(device, way_on(lobby_state))
            case LobbyItem("seat", int(place)):
                lobby_state.ready.add(place)
            case LobbyItem("name", int(place)):
                name, known = lobby_state.place(place).name, lobby_state.names_for(place)
                crest, use = lobby_state.crest_of(place), partial(lobby_state.rename, place)
                self.next = NameEntry(*opened, name, known, use, crest)
            case LobbyItem("expansion"):
                lobby_state.toggle_expansion()
            case LobbyItem("rules"):
                self.next = HouseRules(self.context, self, lobby_state, device)
            case LobbyItem("seed"):
                crest = lobby_state.crest_of(own[0]) if own else ""
                self.next = SeedEntry(*opened, lobby_state.lineup.seed, lobby_state.set_seed, crest)

    def _back(self, device: Device) -> None:
        own = self.lobby_state.places_of(device)
        if own:
            self._back_at(place_for_back(self.cursor(device).focus.key, own), device)
            return
        self._note(Cue.UI_BACK)
        if self.lobby_state.humans:  # a guest does not send away those who sit
            return
        self.left()
        self.context.save_settings()
        self.context.controls.unbind_all()
        self.next = self._leave()

    def _back_at(self, place: int, device: Device) -> None:
        """Take ready back; else get up."""
        self._note(Cue.UI_BACK)
        if place in self.lobby_state.ready:
            self.lobby_state.ready.discard(place)
            self.point_at(device, LobbyItem("seat", place))
            return
        self.lobby_state.stand_up(place)
        own = self.lobby_state.places_of(device)
        if own:
            self.point_at(device, LobbyItem("seat", own[-1]))

    def _set_sail(self, device: Device) -> None:
        self.lobby_state.ready.update(self.lobby_state.places_of(device))
        if not self.lobby_state.can_start(device):
            self.point_at(device, way_on(self.lobby_state))
            self._note(Cue.UI_BACK)
            return
        self._push(START)
        self._note(Cue.FANFARE)
        lineup = self.lobby_state.final()
        self.left()
        self.context.save_settings()
        seat_players(self.context.controls, lineup)
        self.next = self._start(lineup)

    def left(self) -> None:
        """Remember who was here, even if the whole game ends now."""
        context = self.context
        context.change(replace(context.settings, lineup=self.lobby_state.lineup.to_json()))

    def _note(self, cue: Cue) -> None:
        self.context.sound.play(cue)
        self.changed()

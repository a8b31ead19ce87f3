"""The lobby as it is seen: seats, options, and a cursor for each device; hears nobody."""

from dataclasses import dataclass, field

from pygame import Rect

from goldenhorn.common.language import _
from goldenhorn.graphics.text import read_in
from goldenhorn.input.devices import Device
from goldenhorn.scenes.lobby.centre import CentreBoard
from goldenhorn.scenes.lobby.items import EXPANSION, PLAN, START, LobbyItem, badge_place, items_for
from goldenhorn.scenes.lobby.looks import (
    key_hints,
    option_looks,
    place_for_back,
    route_preview_look,
    seat_look,
    start_look,
)
from goldenhorn.scenes.lobby.pictures import LobbyPieces
from goldenhorn.scenes.lobby.seats import Seats
from goldenhorn.session.game import CREST_NAMES
from goldenhorn.session.lineup import PLACES, lineup_from_json
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Focus, Item
from goldenhorn.ui.painted_page import PaintedPage

BADGE = 40
BADGES_APART = 22
"""How far the crests of several people stand apart who point at the same thing."""
BADGES = 60.0
SEAT_PARTS = ("seat", "name", "who", "crest", "join")


@dataclass(slots=True)
class Cursor:
    """What one device points at."""

    focus: Focus = field(default_factory=Focus)
    held: object = None
    """What its mouse or finger holds down."""


class LobbyRoom(PaintedPage):
    """Shows who has gathered, and who points at what."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.lobby_state = LobbyState(context.controls, lineup_from_json(context.settings.lineup))
        self.cursors: dict[Device, Cursor] = {}
        self.lay_out()

    def cursor(self, device: Device) -> Cursor:
        """The cursor of a device, among what it can choose at this very moment."""
        cursor = self.cursors.setdefault(device, Cursor())
        own = self.lobby_state.places_of(device)
        home = LobbyItem("seat", own[-1]) if own else LobbyItem("option", option=EXPANSION)
        cursor.focus.set_items(items_for(device, self.lobby_state, PLAN), home)
        return cursor

    def point_at(self, device: Device, thing: LobbyItem) -> None:
        """Lead a cursor to a thing."""
        self.cursor(device).focus.key = thing
        self.changed()

    @property
    def notice_room(self) -> Rect:
        """Over the preview of the route, where nothing can be chosen or read."""
        return Rect(PLAN.route_preview)

    def lay_out(self) -> None:
        """Draw everything anew for other words, another size or other materials."""
        kit = self.context.kit
        self._pieces = LobbyPieces(kit)
        self.picture.lay(kit.backdrop("sea", self.context.size))
        super().lay_out()

    def compose(self) -> None:
        """Show the four seats and what lies between them."""
        context, lobby_state, plan = self.context, self.lobby_state, PLAN
        pointed = self._pointed()
        things = {thing for _device, thing, _item in pointed}
        seats, board = (
            Seats(self._pieces, plan, self.show),
            CentreBoard(self._pieces, plan, self.show),
        )
        for number in range(PLACES):
            at_place = {thing for thing in things if thing.place == number}
            parts = frozenset(thing.kind for thing in at_place if thing.kind in SEAT_PARTS)
            seats.draw(number, seat_look(number, lobby_state, context, parts))
        board.title(_("Who sails?"))
        board.route_preview(route_preview_look(lobby_state))
        options = frozenset(thing.option for thing in things)
        board.options(option_looks(lobby_state, options))
        spoke = context.controls.last_active_device
        is_pressed = self.pressed == START
        board.start(start_look(lobby_state, context, START in things, is_pressed))
        board.keys(key_hints(context, spoke, self.cursor(spoke).focus.key, lobby_state))
        self._show_badges(pointed)

    def focus_words(self) -> str:
        """Read what the device that spoke last points at."""
        spoke = self.context.controls.last_active_device
        item = self.cursor(spoke).focus.item if self.lobby_state.places_of(spoke) else None
        if item is not None and isinstance(item.key, LobbyItem) and item.key.kind == "crest":
            place = item.key.place
            crest = _(CREST_NAMES[self.lobby_state.crest_of(place)])
            return f"{self.lobby_state.name_of(place)}, {crest}"
        return "" if item is None else read_in(self.texts(), item.rect)

    def _pointed(self) -> list[tuple[Device, LobbyItem, Item]]:
        """Who points at what; of devices without a place the last to speak, if it can take none."""
        pointed = []
        guest = (
            None
            if self.lobby_state.next_empty is not None
            else self.context.controls.last_active_device
        )
        for device in tuple(self.cursors):
            item = self.cursor(device).focus.item
            points = self.lobby_state.places_of(device) or device == guest
            if points and item is not None and isinstance(item.key, LobbyItem):
                pointed.append((device, item.key, item))
        return pointed

    def _show_badges(self, pointed: list[tuple[Device, LobbyItem, Item]]) -> None:
        count: dict[LobbyItem, int] = {}
        for device, thing, item in pointed:
            own = self.lobby_state.places_of(device)
            if own:
                place = place_for_back(thing, own)
                badge = self._pieces.badge(self.lobby_state.crest_of(place), BADGE)
                x, y = badge_place(thing, item, PLAN)
                x = max(x - BADGE // 2, 0) + count.get(thing, 0) * BADGES_APART
                count[thing] = count.get(thing, 0) + 1
                self.show(("badge", device), badge, x, y - badge.size[1] // 2, BADGES)

"""The lobby as it is seen: seats, options, and a cursor for each device; hears nobody."""

from dataclasses import dataclass, field

from goldenhorn.common.language import _
from goldenhorn.graphics.text import read_in
from goldenhorn.input.devices import Device
from goldenhorn.scenes.lobby.centre import Board
from goldenhorn.scenes.lobby.items import EXPANSION, PLAN, START, Thing, badge_place, items_for
from goldenhorn.scenes.lobby.looks import key_hints, lane_look, option_looks, seat_look, start_look
from goldenhorn.scenes.lobby.pictures import LobbyPieces
from goldenhorn.scenes.lobby.seats import Seats
from goldenhorn.session.lineup import PLACES, lineup_from_json
from goldenhorn.session.lobby_state import Gathering
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.focus import Focus, Item
from goldenhorn.ui.page import Page

BADGE = 40
BADGES_APART = 22
"""How far the crests of several people stand apart who point at the same thing."""
BADGES = 60.0
SEAT_PARTS = ("seat", "name", "who", "crest")


@dataclass(slots=True)
class Cursor:
    """What one device points at."""

    focus: Focus = field(default_factory=Focus)
    held: object = None
    """What its mouse or finger holds down."""


class LobbyRoom(Page):
    """Shows who has gathered, and who points at what."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.gathering = Gathering(stage.controls, lineup_from_json(stage.settings.lineup))
        self.cursors: dict[Device, Cursor] = {}
        self.lay_out()

    def cursor(self, device: Device) -> Cursor:
        """The cursor of a device, among what it can choose at this very moment."""
        cursor = self.cursors.setdefault(device, Cursor())
        own = self.gathering.places_of(device)
        home = Thing("seat", own[-1]) if own else Thing("option", option=EXPANSION)
        cursor.focus.set_items(items_for(device, self.gathering, PLAN), home)
        return cursor

    def point_at(self, device: Device, thing: Thing) -> None:
        """Lead a cursor to a thing."""
        self.cursor(device).focus.key = thing
        self.changed()

    def lay_out(self) -> None:
        """Draw everything anew for other words, another size or other materials."""
        kit = self.stage.kit
        self._pieces = LobbyPieces(kit)
        self.picture.lay(kit.backdrop("sea", self.stage.size))
        super().lay_out()

    def compose(self) -> None:
        """Show the four seats and what lies between them."""
        stage, gathering, plan = self.stage, self.gathering, PLAN
        pointed = self._pointed()
        things = {thing for _device, thing, _item in pointed}
        seats, board = Seats(self._pieces, plan, self.show), Board(self._pieces, plan, self.show)
        for number in range(PLACES):
            at_place = {thing for thing in things if thing.place == number}
            parts = frozenset(thing.kind for thing in at_place if thing.kind in SEAT_PARTS)
            seats.draw(number, seat_look(number, gathering, stage, parts))
        board.title(_("Who sails?"))
        board.lane(lane_look(gathering))
        options = frozenset(thing.option for thing in things)
        board.options(option_looks(gathering, options))
        board.start(start_look(gathering, START in things, self.pressed == START))
        spoke = stage.controls.last_spoken
        board.keys(key_hints(stage, spoke, self.cursor(spoke).focus.key, gathering))
        self._show_badges(pointed)

    def focus_words(self) -> str:
        """Read what the device that spoke last points at."""
        spoke = self.stage.controls.last_spoken
        item = self.cursor(spoke).focus.item if self.gathering.places_of(spoke) else None
        return "" if item is None else read_in(self.picture.texts(), item.rect)

    def _pointed(self) -> list[tuple[Device, Thing, Item]]:
        """Who points at what; of devices without a place the last to speak, if it can take none."""
        pointed = []
        guest = None if self.gathering.next_empty is not None else self.stage.controls.last_spoken
        for device in tuple(self.cursors):
            item = self.cursor(device).focus.item
            points = self.gathering.places_of(device) or device == guest
            if points and item is not None and isinstance(item.key, Thing):
                pointed.append((device, item.key, item))
        return pointed

    def _show_badges(self, pointed: list[tuple[Device, Thing, Item]]) -> None:
        count: dict[Thing, int] = {}
        for device, thing, item in pointed:
            own = self.gathering.places_of(device)
            if own:
                place = thing.place if thing.kind in ("seat", "name") else own[0]
                badge = self._pieces.badge(self.gathering.crest_of(place), BADGE)
                x, y = badge_place(thing, item, PLAN)
                x = max(x - BADGE // 2, 0) + count.get(thing, 0) * BADGES_APART
                count[thing] = count.get(thing, 0) + 1
                self.show(("badge", device), badge, x, y - badge.size[1] // 2, BADGES)

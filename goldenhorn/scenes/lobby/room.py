"""The lobby as it is seen: seats, options, and a cursor for each device; hears nobody."""

from pygame import Rect

from goldenhorn.graphics.layout import column, row
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import read_in
from goldenhorn.input.devices import Device
from goldenhorn.scenes.lobby.centre import ROUTE, WIDTH, centre
from goldenhorn.scenes.lobby.hints import key_hints, place_for_back
from goldenhorn.scenes.lobby.items import EXPANSION, START, Arrow, Cursor, Gathering, LobbyItem
from goldenhorn.scenes.lobby.seats import seat
from goldenhorn.session.lineup import PLACES, lineup_from_json
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.screen import Screen, items_in
from goldenhorn.ui.widgets.keys import foot
from goldenhorn.ui.widgets.ornaments import backdrop

CORNER, GAP = (32, 22), (22, 24)
"""Where all begins, and how far apart columns and seats stand."""


class LobbyRoom(Screen):
    """Shows who has gathered, and who points at what."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.lobby_state = LobbyState(context.controls, lineup_from_json(context.settings.lineup))
        self.cursors: dict[Device, Cursor] = {}
        self._items: tuple[Item, ...] = ()
        self._built_of: object = None
        """Who sat where, and was ready, when the items were found."""

    def build(self) -> Node:
        """Show the four seats and what lies between them."""
        spoke = self.context.controls.last_active_device
        gathering = Gathering(self.context, self.lobby_state, self._pointed())
        seats = [seat(gathering, number) for number in range(PLACES)]
        table = row(
            column(seats[0], seats[3], gap=GAP[1]),
            centre(gathering, is_pressed=self.pressed == START),
            column(seats[1], seats[2], gap=GAP[1]),
            gap=GAP[0], align=0, x=CORNER[0], y=CORNER[1],
        )  # fmt: skip
        hints = key_hints(gathering, spoke, self.cursors[spoke].focus.key)
        return Node(backdrop(self.look, "sea"), table, foot(self.look, hints, WIDTH))

    def _pointed(self) -> dict[LobbyItem, list[str]]:
        """Whose crests point at what; of guests the last to speak, if it can take no seat."""
        pointed: dict[LobbyItem, list[str]] = {}
        spoke, lobby_state = self.context.controls.last_active_device, self.lobby_state
        for device, cursor in self.cursors.items():
            thing, own = cursor.focus.key, lobby_state.places_of(device)
            if not isinstance(thing, LobbyItem):
                continue
            if own:
                crest = lobby_state.crest_of(place_for_back(thing, own))
                pointed.setdefault(thing, []).append(crest)
            elif device == spoke and lobby_state.next_empty is None:
                pointed.setdefault(thing, [])
        return pointed

    def _build_once(self) -> bool:
        self.cursors.setdefault(self.context.controls.last_active_device, Cursor())
        before = [cursor.focus.key for cursor in self.cursors.values()]
        self._built_of = self._stands
        self.root = self.build()
        self._items = tuple(items_in(self.root))
        return before == [self.cursor(device).focus.key for device in tuple(self.cursors)]

    @property
    def _stands(self) -> object:
        """What decides on which items there are."""
        owners = [self.lobby_state.device_of(place) for place in range(PLACES)]
        return self.lobby_state.lineup.places, frozenset(self.lobby_state.ready), owners

    def cursor(self, device: Device) -> Cursor:
        """The cursor of a device, among what it can choose at this very moment."""
        cursor = self.cursors.setdefault(device, Cursor())
        if self._built_of != self._stands:
            self._build_once()
        own = self.lobby_state.places_of(device)
        home = LobbyItem("seat", own[-1]) if own else EXPANSION
        items = tuple(item for item in self._items if self._is_open_to(item.key, device))
        cursor.focus.set_items(items, home)
        return cursor

    def _is_open_to(self, key: object, device: Device) -> bool:
        """Everybody reaches options, empty places and bots; a person's place only its device."""
        thing = key.thing if isinstance(key, Arrow) else key
        if not isinstance(thing, LobbyItem) or thing.place is None:
            return True
        is_human = self.lobby_state.place(thing.place).is_human
        return not is_human or self.lobby_state.device_of(thing.place) == device

    def point_at(self, device: Device, thing: LobbyItem) -> None:
        """Lead a cursor to a thing."""
        self.cursors.setdefault(device, Cursor()).focus.key = thing
        self.changed()

    @property
    def notice_room(self) -> Rect:
        """Over the preview of the route, where nothing can be chosen or read."""
        self.bring_up_to_date()
        areas = (area for node, area in self.root.boxes() if node.key == ROUTE)
        return Rect(*map(round, next(areas)))

    def focus_words(self) -> str:
        """Read what the device that spoke last points at."""
        spoke = self.context.controls.last_active_device
        item = self.cursor(spoke).focus.item if self.lobby_state.places_of(spoke) else None
        return "" if item is None else item.says or read_in(self.texts(), item.rect)

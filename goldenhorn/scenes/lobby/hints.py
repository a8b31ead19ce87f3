"""What Confirm and Back do in the lobby, and where to look next."""

from goldenhorn.common.language import _
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.scenes.lobby.items import START, Gathering, LobbyItem
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.keys import Hint


def key_hints(gathering: Gathering, device: Device, thing: object) -> tuple[Hint, ...]:
    """Say what the keys do on a device whose cursor is at a thing."""
    context, lobby_state = gathering.context, gathering.lobby_state
    confirm, back = context.key(Button.CONFIRM, device), context.key(Button.BACK, device)
    own, does = lobby_state.places_of(device), _confirms(thing, lobby_state, device)
    if own:
        is_ready = place_for_back(thing, own) in lobby_state.ready
        way_back = _("not ready") if is_ready else _("leave")
        return Hint(CHOOSE, confirm, does), Hint(BACK, back, way_back)
    join = Hint(CHOOSE, confirm, does if lobby_state.next_empty is None else _("join"))
    # A guest sends nobody away: Back leads out only while no person sits.
    return (join,) if lobby_state.humans else (join, Hint(BACK, back, _("title")))


def place_for_back(thing: object, own: tuple[int, ...]) -> int:
    """Which of a device's places Back speaks of: where its cursor is, else the last."""
    match thing:
        case LobbyItem("seat" | "name" | "crest", int(place)) if place in own:
            return place
    return own[-1]


def way_on(lobby_state: LobbyState) -> LobbyItem:
    """Where somebody who is done should look next: an empty place while too few sit, else Start."""
    empty = lobby_state.next_empty
    return START if lobby_state.lineup.can_start or empty is None else LobbyItem("who", empty)


def _confirms(thing: object, lobby_state: LobbyState, device: Device) -> str:
    match thing:
        case LobbyItem("start") if lobby_state.can_start(device):
            return _("set sail")
        case LobbyItem("start") if way_on(lobby_state) == START:
            is_ready = lobby_state.ready.issuperset(lobby_state.places_of(device))
            return _("wait") if is_ready else _("ready")
        case LobbyItem("start"):
            return _("go on")
        case LobbyItem("seat", place):
            return _("go on") if place in lobby_state.ready else _("ready")
        case LobbyItem("name"):
            return _("name")
        case LobbyItem("join"):
            return _("join")
        case LobbyItem("who", int(place)) if not lobby_state.place(place).is_taken:
            return _("add a bot")
        case LobbyItem("rules" | "seed"):
            return _("open")
        case LobbyItem():
            return _("change")
    return _("choose")

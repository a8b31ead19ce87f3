"""What the lobby looks like and says, read from who has sat down."""

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.engine.pieces import FLEETS, HOUSE_RULES, MODONE_FOR_THREE, OPEN_HANDS, SHUFFLED_SEA
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.rebinding import device_name
from goldenhorn.scenes.lobby.centre import OptionLook, RoutePreviewLook, StartLook
from goldenhorn.scenes.lobby.house_rules import RULE_TEXTS
from goldenhorn.scenes.lobby.items import EXPANSION, FIRST, HANDS, RULES, SEED, START, LobbyItem
from goldenhorn.scenes.lobby.seats import SeatLook
from goldenhorn.session.lineup import NOBODY
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key

LEVEL_NAMES = {
    "easy": N_("Bot: easy"),
    "medium": N_("Bot: medium"),
    "hard": N_("Bot: hard"),
    "expert": N_("Bot: expert"),
}


def seat_look(
    number: int, lobby_state: LobbyState, context: AppContext, lit: frozenset[str]
) -> SeatLook:
    """Say how a seat looks."""
    place = lobby_state.place(number)
    name = lobby_state.name_of(number)
    if not place.is_taken:
        is_lit = "join" in lit  # by a device that has a seat: whoever has none joins anyway
        invitation = _("Another at this device") if is_lit else _("Press any button to join")
        choice = _("or add a bot")
        return SeatLook("empty", name, place.fleet, sentence=invitation, choice=choice, lit=lit)
    is_first = lobby_state.lineup.first == number
    device = lobby_state.device_of(number)
    if place.is_human and device is not None:
        is_lost = not lobby_state.seating.is_attached(device)
        # A finger taps the card itself; whose cursor is elsewhere does something else there.
        is_there = device.kind == "touch" or "seat" in lit
        return SeatLook(
            "human",
            name,
            place.fleet,
            is_ready=number in lobby_state.ready,
            is_waited_for=number in lobby_state.waiting,
            is_first=is_first,
            steers=f"device_{device.kind}{'_lost' if is_lost else ''}",
            steers_label=device_name(device),
            confirm=context.key(Button.CONFIRM, device) if is_there else None,
            lit=lit,
        )
    character = next((each for each in CHARACTERS if each.level == place.who), CHARACTERS[0])
    return SeatLook(
        "bot",
        name,
        place.fleet,
        is_ready=True,
        is_first=is_first,
        steers=f"bot_{character.level}",
        sentence=_(character.temperament),
        choice=_(LEVEL_NAMES[character.level]),
        lit=lit,
    )


def route_preview_look(lobby_state: LobbyState) -> RoutePreviewLook:
    """Say which lane will be laid out (R10, R11, R12, H4, H5)."""
    lineup = lobby_state.lineup
    taken = len(lineup.taken)
    by_modone = MODONE_FOR_THREE in lineup.rules
    sentence = {
        2: _("Two players: short lane by way of Modone"),
        3: _("Three players: long lane by way of Modone")
        if by_modone
        else _("Three players: long lane, no stop at Modone"),
        4: _("Four players: long lane by way of Modone"),
    }.get(taken, _("Two, three or four can sail"))
    players = max(2, taken)
    has_modone = players != 3 or by_modone
    return RoutePreviewLook(players, has_modone, SHUFFLED_SEA in lineup.rules, sentence)


def option_looks(lobby_state: LobbyState, lit: frozenset[str]) -> dict[str, OptionLook]:
    """Say how the options stand."""
    lineup = lobby_state.lineup
    first = lineup.first if lineup.first in lineup.taken else None
    seed = _("New each time") if lineup.seed is None else str(lineup.seed)
    return {
        EXPANSION: OptionLook(
            _("Expansion: Dominio da Mar"),
            "switch",
            is_on=lineup.expansion,
            is_lit=EXPANSION in lit,
        ),
        HANDS: OptionLook(_("Hands"), "stepper", _hands(lobby_state), is_lit=HANDS in lit),
        FIRST: OptionLook(
            _("First to sail"),
            "stepper",
            _("By lot") if first is None else lobby_state.name_of(first),
            icon="" if first is None else f"badge_{lobby_state.crest_of(first)}",
            is_lit=FIRST in lit,
        ),
        RULES: OptionLook(_("House rules"), "opens", _rules(lobby_state), is_lit=RULES in lit),
        SEED: OptionLook(_("Seed"), "opens", seed, is_lit=SEED in lit),
    }


def _hands(lobby_state: LobbyState) -> str:
    if OPEN_HANDS in lobby_state.lineup.rules:
        return _("Open")
    return _("Always shown") if len(lobby_state.humans) == 1 else _("Hidden, with peek")


def _rules(lobby_state: LobbyState) -> str:
    rules = lobby_state.lineup.rules
    if len(lobby_state.lineup.taken) != 3:
        rules -= {MODONE_FOR_THREE}
    titles = [_(RULE_TEXTS[rule].title) for rule in HOUSE_RULES if rule in rules]
    if not titles:
        return _("As printed")
    if len(titles) == 1:
        return titles[0]
    if len(titles) == 2:
        return _("{one}, {other}", one=titles[0], other=titles[1])
    return ngettext_("{count} on", "{count} on", len(titles))


def start_look(
    lobby_state: LobbyState, context: AppContext, is_lit: bool, is_pressed: bool
) -> StartLook:
    """Say whether whoever spoke last can put out to sea, and if not, why."""
    crest, spoke = "", context.controls.last_active_device
    waiting, is_open = lobby_state.waiting_for(spoke), lobby_state.can_start(spoke)
    if is_open:
        status = _("All others are ready.") if lobby_state.waiting else _("All are ready.")
    elif waiting:
        status = _waits_for(lobby_state, context, waiting)
        crest = FLEETS[lobby_state.place(waiting[0]).fleet].crest
    elif lobby_state.lineup.taken:
        status = _("One more must sail.")
    else:
        status = _("Press any button to join")
    return StartLook(_("Start"), is_open, is_lit, is_pressed, status, crest)


def _waits_for(lobby_state: LobbyState, context: AppContext, waiting: tuple[int, ...]) -> str:
    """Say by name whom Start waits for; how to get ready to the last, the others have cards."""
    name = listed([lobby_state.name_of(place) for place in waiting])
    device = lobby_state.device_of(waiting[0])
    if len(waiting) > 1 or device is None:
        return _("Waiting for {name}", name=name)
    if device.kind == "touch":
        return _("Waiting for {name}: tap your card", name=name)
    key = context.key(Button.CONFIRM, device).label
    return _("Waiting for {name}: {key} on your card", name=name, key=key)


def key_hints(
    context: AppContext, device: Device, thing: object, lobby_state: LobbyState
) -> tuple[tuple[Key, str], ...]:
    """Say what Confirm and Back do on a device whose cursor is at a thing."""
    confirm, back = context.key(Button.CONFIRM, device), context.key(Button.BACK, device)
    own = lobby_state.places_of(device)
    if not own:
        has_room = lobby_state.next_empty is not None
        join = _("join") if has_room else _confirms(thing, lobby_state, device)
        # A guest sends nobody away: Back leads out only while no person sits.
        way_out = () if lobby_state.humans else ((back, _("title")),)
        return (confirm, join), *way_out
    place = place_for_back(thing, own)
    return (
        (confirm, _confirms(thing, lobby_state, device)),
        (back, _("not ready") if place in lobby_state.ready else _("leave")),
    )


OWN_PARTS = ("seat", "name", "crest")


def place_for_back(thing: object, own: tuple[int, ...]) -> int:
    """Which of a device's places Back speaks of: where its cursor is, else the last."""
    if isinstance(thing, LobbyItem) and thing.place in own and thing.kind in OWN_PARTS:
        return thing.place
    return own[-1]


def way_on(lobby_state: LobbyState) -> LobbyItem:
    """Where somebody who is done should look next: an empty place while too few sit, else Start."""
    empty = lobby_state.next_empty
    return START if lobby_state.lineup.can_start or empty is None else LobbyItem("who", empty)


def _confirms(thing: object, lobby_state: LobbyState, device: Device) -> str:
    if thing == START and lobby_state.can_start(device):
        return _("set sail")
    if thing == START and way_on(lobby_state) == START:
        is_ready = lobby_state.ready.issuperset(lobby_state.places_of(device))
        return _("wait") if is_ready else _("ready")
    if thing == START:
        return _("go on")
    if not isinstance(thing, LobbyItem):
        return _("choose")
    if thing.kind == "seat":
        return _("go on") if thing.place in lobby_state.ready else _("ready")
    if thing.kind == "name":
        return _("name")
    if thing.kind == "join":
        return _("join")
    if thing.kind == "who" and lobby_state.place(thing.place).who == NOBODY:
        return _("add a bot")
    if thing.kind == "option" and thing.option in (RULES, SEED):
        return _("open")
    return _("change")

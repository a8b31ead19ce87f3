"""What can be chosen in the lobby by a device, and where it lies; draws nothing, changes nothing.

Everybody reaches the options, the empty places and the bots; a person's place is for its own
device only.
"""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from goldenhorn.input.devices import Device
from goldenhorn.scenes.lobby.layout import FIRST, HANDS, OPTIONS, LobbyPlan, Spot
from goldenhorn.session.lineup import PLACES
from goldenhorn.session.lobby_state import Gathering
from goldenhorn.ui.focus import Item

Kind = Literal["seat", "name", "who", "crest", "option", "start", "join", "status", "keys"]
CLEAR_OF_ARROWS = 12
"""How far to the left of a row a crest stands, so that it hides neither icon nor arrow."""
FINGER = 48
"""How wide a finger's target is at least."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What an item is: a part of a place, an option, or the way out to sea."""

    kind: Kind
    place: int = 0
    option: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """One of two arrows that turn a thing; only pointers need it."""

    thing: Thing
    step: int


START = Thing("start")
CONFIRM_KEY, BACK_KEY = Thing("keys", 0), Thing("keys", 1)
TURNING_OPTIONS = (HANDS, FIRST)


def items_for(device: Device, gathering: Gathering, plan: LobbyPlan) -> tuple[Item, ...]:
    """List everything that a device can choose."""
    items: list[Item] = []
    for number in range(PLACES):
        items += _at_place(number, device, gathering, plan)
    for option in OPTIONS:
        thing, row = Thing("option", option=option), plan.rows[option]
        turns = option in TURNING_OPTIONS
        items.append(Item(thing, row, turns))
        if turns:
            stepper = Rect(row.right - plan.stepper_width, row.top, plan.stepper_width, row.height)
            items += _halves(thing, stepper)
    items.append(Item(START, plan.start))
    for key, rect in zip((CONFIRM_KEY, BACK_KEY), plan.keys, strict=True):
        items.append(Item(key, rect, is_hidden_from_focus=True))
    return tuple(items)


def _at_place(number: int, device: Device, gathering: Gathering, plan: LobbyPlan) -> list[Item]:
    place, seat = gathering.place(number), plan.seat
    whole = plan.of_seat(number, Rect((0, 0), seat.size))
    if not place.is_taken:
        stepper = plan.of_seat(number, seat.empty_stepper)
        who = Thing("who", number)
        join = Item(Thing("join", number), whole, is_hidden_from_focus=True)
        return [Item(who, whole, turns=True), join, *_halves(who, stepper)]
    if not place.is_human:
        return _of_bot(number, plan)
    if gathering.device_of(number) != device:
        return []
    return _of_person(number, number in gathering.ready, plan)


def _of_bot(number: int, plan: LobbyPlan) -> list[Item]:
    seat = plan.seat
    stepper = plan.of_seat(number, seat.status)
    who, crest = Thing("who", number), Thing("crest", number)
    shield = _around(seat.bot_shield)
    upper = plan.of_seat(number, Rect(0, 0, seat.size[0], shield.bottom))
    lower = plan.of_seat(number, Rect(0, shield.bottom, seat.size[0], seat.size[1] - shield.bottom))
    return [
        Item(crest, upper, turns=True),
        *_halves(crest, plan.of_seat(number, shield.inflate(2 * FINGER, 0))),
        Item(who, lower, turns=True),
        *_halves(who, stepper),
    ]


def _of_person(number: int, is_ready: bool, plan: LobbyPlan) -> list[Item]:
    seat = plan.seat
    own = Thing("seat", number)
    body = plan.of_seat(number, Rect(0, seat.name.bottom, seat.size[0], seat.size[1]))
    body.height -= seat.name.bottom
    items = [
        Item(Thing("name", number), plan.of_seat(number, seat.name)),
        Item(own, body, turns=not is_ready),
    ]
    for step, arrow in zip((-1, 1), seat.arrows, strict=True):
        spot = plan.of_seat(number, _around(Spot(arrow.x, arrow.y, FINGER)))
        if not is_ready:
            items.append(Item(Arrow(own, step), spot, is_hidden_from_focus=True))
    status = plan.of_seat(number, seat.status)
    items.append(Item(Thing("status", number), status, is_hidden_from_focus=True))
    return items


def _around(spot: Spot) -> Rect:
    rect = Rect(0, 0, spot.width, round(spot.width * 1.2))
    rect.center = spot.x, spot.y
    return rect


def _halves(thing: Thing, rect: Rect) -> list[Item]:
    """Let the left half of a stepper turn back, and the right half on."""
    left = Rect(rect.left, rect.top, rect.width // 2, rect.height)
    right = Rect(left.right, rect.top, rect.width - left.width, rect.height)
    return [
        Item(Arrow(thing, -1), left, is_hidden_from_focus=True),
        Item(Arrow(thing, 1), right, is_hidden_from_focus=True),
    ]


def badge_place(thing: Thing, item: Item, plan: LobbyPlan) -> tuple[int, int]:
    """Where the crest of whose focus it is stands: at the left end of the thing."""
    seat = plan.seat
    if thing.kind == "seat":
        return plan.of_seat(thing.place, seat.status).midleft
    if thing.kind == "crest":
        return plan.of_seat(thing.place, _around(seat.bot_shield)).topleft
    if thing == START:
        return item.rect.midleft
    rect = plan.of_seat(thing.place, seat.status) if thing.kind == "who" else item.rect
    return rect.left - CLEAR_OF_ARROWS, rect.centery

"""What can be chosen in the lobby by a device, and where everything lies.

Everybody reaches the options, the empty places and the bots; a person's place is for its own
device only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from goldenhorn.input.devices import Device
from goldenhorn.session.lineup import PLACES
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.focus import Item

Point = tuple[int, int]

EXPANSION, HANDS, FIRST, RULES, SEED = OPTIONS = ("expansion", "hands", "first", "rules", "seed")
"""What people agree on, from top to bottom."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a drawing, and how wide it is."""

    x: int
    y: int
    width: int


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat, measured from its corner."""

    size: Point
    name: Rect
    shield: Spot
    arrows: tuple[Spot, Spot]
    device: Spot
    device_label: Rect
    bot_shield: Spot
    portrait: Spot
    bubble: Rect
    """What a bot says."""
    fleet: Rect
    """Where a person's fleet is shown sailing."""
    bot_fleet: Rect
    """Where that of a bot is shown as the colours of its sails."""
    hint_height: int
    """How high the strip is that says how to be ready."""
    status: Rect
    """Where a person is ready, and a bot's level is chosen."""
    wheel: Spot
    seal: Spot
    plus: Spot
    empty_name: Rect
    invitation: Rect
    devices: Spot
    """The middle of the row of devices that may join."""
    empty_stepper: Rect


@dataclass(frozen=True, slots=True)
class LobbyPlan:
    """The whole screen."""

    seat: SeatPlan
    corners: tuple[Point, ...]
    """The top left corners of the seats, clockwise round the table."""
    ribbon: Rect
    ribbon_text: int
    route_preview: Rect
    caption: Rect
    """The sentence under the lane."""
    board: Rect
    """The wood behind the options."""
    rows: Mapping[str, Rect]
    stepper_width: int
    start: Rect
    lanterns: tuple[Spot, ...]
    status: Rect
    keys: tuple[Rect, Rect]
    """Where Confirm and Back say what they do."""

    def of_seat(self, number: int, rect: Rect) -> Rect:
        """Where a part of a seat lies on the screen."""
        return rect.move(self.corners[number])


_SEAT = SeatPlan(
    size=(310, 326),
    name=Rect(54, 20, 202, 40),
    shield=Spot(92, 122, 98),
    arrows=(Spot(25, 122, 40), Spot(159, 122, 40)),
    device=Spot(232, 102, 100),
    device_label=Rect(164, 140, 134, 48),
    bot_shield=Spot(88, 110, 80),
    portrait=Spot(226, 108, 104),
    bubble=Rect(12, 162, 286, 80),
    fleet=Rect(12, 188, 286, 86),
    bot_fleet=Rect(12, 245, 286, 36),
    hint_height=40,
    status=Rect(12, 280, 286, 40),
    wheel=Spot(31, 40, 40),
    seal=Spot(280, 41, 44),
    plus=Spot(155, 78, 150),
    empty_name=Rect(20, 136, 270, 36),
    invitation=Rect(14, 172, 282, 48),
    devices=Spot(155, 246, 50),
    empty_stepper=Rect(14, 278, 282, 40),
)

PLAN = LobbyPlan(
    seat=_SEAT,
    corners=((32, 22), (938, 22), (938, 372), (32, 372)),
    ribbon=Rect(425, 16, 430, 64),
    ribbon_text=34,
    route_preview=Rect(374, 102, 532, 116),
    caption=Rect(378, 219, 524, 49),
    board=Rect(364, 280, 552, 252),
    rows={name: Rect(376, 286 + 48 * number, 528, 48) for number, name in enumerate(OPTIONS)},
    stepper_width=296,
    start=Rect(452, 540, 376, 68),
    lanterns=(Spot(408, 572, 104), Spot(872, 572, 104)),
    status=Rect(364, 617, 552, 38),
    keys=(Rect(364, 658, 272, 44), Rect(644, 658, 272, 44)),
)


Kind = Literal["seat", "name", "who", "crest", "option", "start", "join", "status", "keys"]
CLEAR_OF_ARROWS = 12
"""How far to the left of a row a crest stands, so that it hides neither icon nor arrow."""
FINGER = 48
"""How wide a finger's target is at least."""


@dataclass(frozen=True, slots=True)
class LobbyItem:
    """What an item is: a part of a place, an option, or the way out to sea."""

    kind: Kind
    place: int = 0
    option: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """One of two arrows that turn a thing; only pointers need it."""

    thing: LobbyItem
    step: int


START = LobbyItem("start")
CONFIRM_KEY, BACK_KEY = LobbyItem("keys", 0), LobbyItem("keys", 1)
TURNING_OPTIONS = (HANDS, FIRST)


def items_for(device: Device, lobby_state: LobbyState, plan: LobbyPlan) -> tuple[Item, ...]:
    """List everything that a device can choose."""
    items: list[Item] = []
    for number in range(PLACES):
        items += _at_place(number, device, lobby_state, plan)
    for option in OPTIONS:
        thing, row = LobbyItem("option", option=option), plan.rows[option]
        turns = option in TURNING_OPTIONS
        items.append(Item(thing, row))
        if turns:
            stepper = Rect(row.right - plan.stepper_width, row.top, plan.stepper_width, row.height)
            items += _halves(thing, stepper)
    items.append(Item(START, plan.start))
    for key, rect in zip((CONFIRM_KEY, BACK_KEY), plan.keys, strict=True):
        items.append(Item(key, rect, is_hidden_from_focus=True))
    return tuple(items)


def _at_place(number: int, device: Device, lobby_state: LobbyState, plan: LobbyPlan) -> list[Item]:
    place, seat = lobby_state.place(number), plan.seat
    whole = plan.of_seat(number, Rect((0, 0), seat.size))
    if not place.is_taken:
        stepper = plan.of_seat(number, seat.empty_stepper)
        who = LobbyItem("who", number)
        plus = Rect(whole.topleft, (whole.width, stepper.top - whole.top))
        return [Item(LobbyItem("join", number), plus), Item(who, stepper), *_halves(who, stepper)]
    if not place.is_human:
        return _of_bot(number, plan)
    if lobby_state.device_of(number) != device:
        return []
    return _of_person(number, number in lobby_state.ready, plan)


def _of_bot(number: int, plan: LobbyPlan) -> list[Item]:
    seat = plan.seat
    stepper = plan.of_seat(number, seat.status)
    who, crest = LobbyItem("who", number), LobbyItem("crest", number)
    shield = _around(seat.bot_shield)
    above = plan.of_seat(number, Rect(0, 0, seat.size[0], seat.status.top))
    return [
        Item(crest, above),
        *_halves(crest, plan.of_seat(number, shield.inflate(2 * FINGER, 0))),
        Item(who, stepper),
        *_halves(who, stepper),
    ]


def _of_person(number: int, is_ready: bool, plan: LobbyPlan) -> list[Item]:
    seat = plan.seat
    crest, width, middle = LobbyItem("crest", number), seat.size[0], seat.fleet.top
    body = plan.of_seat(number, Rect(0, middle, width, seat.size[1] - middle))
    items = [
        Item(LobbyItem("name", number), plan.of_seat(number, seat.name)),
        Item(LobbyItem("seat", number), body),
    ]
    if not is_ready:
        above = Rect(0, seat.name.bottom, width, middle - seat.name.bottom)
        items.append(Item(crest, plan.of_seat(number, above)))
        for step, arrow in zip((-1, 1), seat.arrows, strict=True):
            spot = plan.of_seat(number, _around(Spot(arrow.x, arrow.y, FINGER)))
            items.append(Item(Arrow(crest, step), spot, is_hidden_from_focus=True))
    status = plan.of_seat(number, seat.status)
    items.append(Item(LobbyItem("status", number), status, is_hidden_from_focus=True))
    return items


def _around(spot: Spot) -> Rect:
    rect = Rect(0, 0, spot.width, round(spot.width * 1.2))
    rect.center = spot.x, spot.y
    return rect


def _halves(thing: LobbyItem, rect: Rect) -> list[Item]:
    """Let the left half of a stepper turn back, and the right half on."""
    left = Rect(rect.left, rect.top, rect.width // 2, rect.height)
    right = Rect(left.right, rect.top, rect.width - left.width, rect.height)
    return [
        Item(Arrow(thing, -1), left, is_hidden_from_focus=True),
        Item(Arrow(thing, 1), right, is_hidden_from_focus=True),
    ]


def badge_place(thing: LobbyItem, item: Item, plan: LobbyPlan) -> tuple[int, int]:
    """Where the crest of whose focus it is stands: at the left end of the thing."""
    seat = plan.seat
    if thing.kind == "seat":
        return plan.of_seat(thing.place, seat.status).midleft
    if thing.kind == "crest":
        return plan.of_seat(thing.place, _around(seat.bot_shield)).topleft
    if thing.kind == "join":
        return plan.of_seat(thing.place, _around(seat.plus)).midleft
    if thing == START:
        return item.rect.midleft
    rect = plan.of_seat(thing.place, seat.status) if thing.kind == "who" else item.rect
    return rect.left - CLEAR_OF_ARROWS, rect.centery

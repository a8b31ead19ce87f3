"""Where everything lies in the lobby; draws nothing."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

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
    lane: Rect
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
    lane=Rect(374, 102, 532, 116),
    caption=Rect(378, 219, 524, 49),
    board=Rect(364, 280, 552, 252),
    rows={name: Rect(376, 286 + 48 * number, 528, 48) for number, name in enumerate(OPTIONS)},
    stepper_width=296,
    start=Rect(452, 540, 376, 68),
    lanterns=(Spot(408, 572, 104), Spot(872, 572, 104)),
    status=Rect(364, 617, 552, 38),
    keys=(Rect(364, 658, 272, 44), Rect(644, 658, 272, 44)),
)

"""Where everything lies in the lobby, on a television and on a small screen; draws nothing."""

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
    bubble: Rect | None
    """What a bot says; on a small screen they keep silent."""
    fleet: Rect
    has_ships: bool
    """Whether a person's fleet is shown sailing, or only as the colours of its sails."""
    bot_fleet: Rect
    hint_height: int
    """How high the strip is that says how to be ready."""
    status: Rect
    """Where a person is ready, and a bot's level is chosen."""
    wheel: Spot
    seal: Spot
    plus: Spot
    empty_name: Rect
    invitation: Rect
    devices: Spot | None
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
    is_caption_on_paper: bool
    """Whether the sentence stands under the lane, or on a strip of its own."""
    boards: tuple[Rect, ...]
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


_WIDE_SEAT = SeatPlan(
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
    has_ships=True,
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

WIDE = LobbyPlan(
    seat=_WIDE_SEAT,
    corners=((32, 22), (938, 22), (938, 372), (32, 372)),
    ribbon=Rect(425, 16, 430, 64),
    ribbon_text=34,
    lane=Rect(374, 102, 532, 116),
    caption=Rect(378, 219, 524, 49),
    is_caption_on_paper=True,
    boards=(Rect(364, 280, 552, 252),),
    rows={name: Rect(376, 286 + 48 * number, 528, 48) for number, name in enumerate(OPTIONS)},
    stepper_width=296,
    start=Rect(452, 540, 376, 68),
    lanterns=(Spot(408, 572, 104), Spot(872, 572, 104)),
    status=Rect(364, 617, 552, 38),
    keys=(Rect(364, 658, 272, 44), Rect(644, 658, 272, 44)),
)

_COMPACT_SEAT = SeatPlan(
    size=(186, 194),
    name=Rect(28, 16, 130, 32),
    shield=Spot(52, 84, 56),
    arrows=(Spot(16, 84, 30), Spot(88, 84, 30)),
    device=Spot(142, 76, 60),
    device_label=Rect(116, 96, 52, 24),
    bot_shield=Spot(52, 84, 56),
    portrait=Spot(134, 84, 70),
    bubble=None,
    fleet=Rect(5, 121, 176, 27),
    has_ships=False,
    bot_fleet=Rect(5, 121, 176, 27),
    hint_height=34,
    status=Rect(5, 149, 176, 41),
    wheel=Spot(18, 32, 26),
    seal=Spot(169, 59, 28),
    plus=Spot(93, 42, 80),
    empty_name=Rect(6, 70, 174, 28),
    invitation=Rect(6, 98, 174, 46),
    devices=None,
    empty_stepper=Rect(6, 146, 174, 42),
)

COMPACT = LobbyPlan(
    seat=_COMPACT_SEAT,
    corners=tuple((10 + 198 * number, 54) for number in range(4)),
    ribbon=Rect(8, 2, 300, 46),
    ribbon_text=24,
    lane=Rect(404, 360, 388, 44),
    caption=Rect(318, 2, 474, 48),
    is_caption_on_paper=False,
    boards=(Rect(6, 251, 392, 154), Rect(402, 251, 392, 104)),
    rows={
        name: Rect(10 + 396 * (number // 3), 253 + 50 * (number % 3), 384, 50)
        for number, name in enumerate(OPTIONS)
    },
    stepper_width=198,
    start=Rect(272, 410, 256, 60),
    lanterns=(),
    status=Rect(8, 411, 256, 62),
    keys=(Rect(536, 406, 256, 35), Rect(536, 442, 256, 35)),
)

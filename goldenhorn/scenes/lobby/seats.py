"""The four seats of the lobby as they look."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import IVORY, SOFT_TEXT, TEXT
from goldenhorn.scenes.lobby.items import LobbyPlan, Spot
from goldenhorn.scenes.lobby.pictures import GILT_TEXT, LobbyPieces
from goldenhorn.ui.kit import ButtonState, Key, Kit

Show = Callable[[Hashable, Image, float, float, float], None]
"""Puts a piece under a name into a picture, at x, y and z."""

PANEL, UNDER, ON, ABOVE = 1.0, 2.0, 3.0, 4.0
"""What lies on what."""
DEVICES = ("gamepad", "keyboard", "mouse", "touch")
DEVICES_APART = 71
ARROWS = 78
"""What the two arrows of a stepper take of its width."""
MORE_LINES = 20
"""How much higher a bubble becomes for one line more; the crest above it then gives way."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """All there is to see of one seat."""

    kind: Literal["empty", "human", "bot"]
    name: str
    """Of an empty seat: who sat there last time, or nothing."""
    fleet: int
    is_ready: bool = False
    is_waited_for: bool = False
    is_first: bool = False
    steers: str = ""
    """The drawing of the device or of the bot."""
    steers_label: str = ""
    sentence: str = ""
    """What a bot says of itself; on an empty seat the invitation."""
    choice: str = ""
    """What the stepper of an empty or a bot's seat stands at."""
    confirm: Key | None = None
    """The key that makes a person ready."""
    lit: frozenset[str] = frozenset()
    """Which of `seat`, `name`, `who`, `crest` and `join` somebody points at."""


class Seats:
    """Draws seats, each part under its own name."""

    def __init__(self, pieces: LobbyPieces, plan: LobbyPlan, show: Show) -> None:
        self._pieces = pieces
        self._plan = plan
        self._show_on_screen = show
        self._number = 0

    @property
    def _kit(self) -> Kit:
        return self._pieces.kit

    def draw(self, number: int, look: SeatLook) -> None:
        """Draw one seat."""
        self._number = number
        if look.kind == "empty":
            self._empty(look)
            return
        size = self._plan.seat.size
        is_glowing = (look.kind == "human" and look.is_ready) or bool(look.lit)
        self._show("panel", self._kit.seat_panel(size, is_glowing), 0, 0, PANEL)
        self._name(look)
        if look.is_first:
            self._at(
                "wheel",
                self._kit.drawing("icon_first_lit", self._plan.seat.wheel.width),
                self._plan.seat.wheel,
            )
        if look.kind == "human":
            self._person(look)
        else:
            self._bot(look)

    def _name(self, look: SeatLook) -> None:
        box = self._plan.seat.name
        if "name" in look.lit:
            self._show("name bar", self._kit.focus_bar(box.size), box.x, box.y, UNDER)
        colour = NEARLY_BLACK if self._kit.high_contrast else TEXT
        inner = box.inflate(-6, 0)
        label = self._kit.label(look.name, Style(28, colour, FontFace.TITLE), inner.size)
        self._show("name", label, inner.x, inner.y, ON)

    def _person(self, look: SeatLook) -> None:
        seat, kit = self._plan.seat, self._kit
        crest = FLEETS[look.fleet].crest
        draw = kit.glowing if "crest" in look.lit else kit.drawing
        self._at("shield", draw(f"shield_{crest}", seat.shield.width), seat.shield)
        if not look.is_ready:
            self._arrows(seat.arrows)
        self._at("device", kit.drawing(look.steers, seat.device.width), seat.device)
        colour = NEARLY_BLACK if kit.high_contrast else SOFT_TEXT
        self._write("device label", look.steers_label, Style(20, colour), seat.device_label)
        fleet = self._pieces.fleet_at_sea(look.fleet, seat.fleet.size)
        self._show("fleet", fleet, seat.fleet.x, seat.fleet.y, UNDER)
        if not look.is_ready and look.confirm is None:
            if look.is_waited_for:
                self._write("status", _("not ready"), Style(20, colour), seat.status)
            return
        if not look.is_ready and look.confirm is not None:
            hint = kit.hints(((look.confirm, _("ready")),), seat.status.width, seat.hint_height)
            x = seat.status.centerx - hint.size[0] / 2
            self._show("status", hint, x, seat.status.centery - hint.size[1] / 2, ON)
            return
        plaque = kit.plaque(seat.status.size, _("Ready"), ButtonState.FOCUSED, text_size=22)
        self._show("status", plaque, seat.status.x, seat.status.y, ON)
        seal = Spot(
            seat.status.right - 8 - seat.seal.width // 2, seat.status.centery, seat.seal.width
        )
        self._at("seal", kit.drawing("seal", seal.width), seal)

    def _bot(self, look: SeatLook) -> None:
        seat, kit = self._plan.seat, self._kit
        crest = FLEETS[look.fleet].crest
        bubble, smaller = seat.bubble, 0
        if self._lines(look.sentence, bubble.width - 16) > 3:
            bubble, smaller = Rect(bubble.x, bubble.y - MORE_LINES, *bubble.size), MORE_LINES
            bubble.height += MORE_LINES
        shield = _shrunk(seat.bot_shield, smaller)
        portrait = _shrunk(seat.portrait, smaller)
        self._at("shield", kit.drawing(f"shield_{crest}", shield.width), shield)
        if "crest" in look.lit:
            reach = shield.width // 2 + 22
            arrow = seat.arrows[0].width
            self._arrows(
                (Spot(shield.x - reach, shield.y, arrow), Spot(shield.x + reach, shield.y, arrow))
            )
        self._at("portrait", kit.drawing(look.steers, portrait.width), portrait)
        image = kit.bubble(bubble.size, look.sentence, (portrait.x - bubble.x, -12))
        self._show("bubble", image, bubble.x, bubble.y, ABOVE)
        self._at("seal", kit.drawing("seal", seat.seal.width), seat.seal)
        fleet = self._pieces.fleet_colours(look.fleet, seat.bot_fleet.size)
        self._show("fleet", fleet, seat.bot_fleet.x, seat.bot_fleet.y, UNDER)
        self._stepper(look.choice, seat.status, "who" in look.lit)

    def _empty(self, look: SeatLook) -> None:
        seat, kit = self._plan.seat, self._kit
        size = (seat.size[0], seat.size[1] - 8)
        self._show("panel", kit.empty_seat(size), 0, 8, PANEL)
        self._at("berth", kit.drawing("berth", seat.plus.width), seat.plus)
        plus = Spot(seat.plus.x, seat.plus.y - 3, seat.plus.width // 3)
        draw = kit.glowing if "join" in look.lit else kit.drawing
        self._at("plus", draw("icon_plus_lit", plus.width), plus)
        ivory, gilt = (NEARLY_WHITE, NEARLY_WHITE) if kit.high_contrast else (IVORY, GILT_TEXT)
        name = _("{name}?", name=look.name) if look.name else _("Empty seat")
        self._write(
            "name", name, Style(24, ivory, FontFace.TITLE), seat.empty_name, is_one_line=True
        )
        self._write("invitation", look.sentence, Style(22, gilt), seat.invitation)
        for number, device in enumerate(DEVICES):
            x = seat.devices.x + round((number - 1.5) * DEVICES_APART)
            spot = Spot(x, seat.devices.y, seat.devices.width)
            self._at(device, kit.drawing(f"device_{device}", spot.width), spot)
        self._stepper(look.choice, seat.empty_stepper, "who" in look.lit)

    def _stepper(self, text: str, rect: Rect, is_lit: bool) -> None:
        kit = self._kit
        if is_lit:
            around = rect.inflate(10, 8)
            bar = kit.focus_bar(around.size, "wood")
            self._show("stepper bar", bar, around.x, around.y, UNDER)
        state = ButtonState.FOCUSED if is_lit else ButtonState.REST
        stepper = kit.stepper(rect.size, "", on="wood", state=state)
        self._show("stepper", stepper, rect.x, rect.y, ON)
        colour = NEARLY_WHITE if kit.high_contrast else IVORY
        self._write("choice", text, Style(20, colour), rect.inflate(-ARROWS, 8), z=ABOVE)

    def _arrows(self, spots: tuple[Spot, Spot]) -> None:
        for side, spot in zip(("left", "right"), spots, strict=True):
            self._at(side, self._kit.glowing(f"icon_{side}_lit", spot.width), spot, ABOVE)

    def _lines(self, text: str, width: int) -> int:
        """How many lines a text takes in letters that are just large enough."""
        words = self._kit.words
        return len(words.balanced(text, Style(words.size_of(words.smallest), TEXT), width))

    def _write(
        self,
        name: str,
        text: str,
        style: Style,
        box: Rect,
        *,
        is_one_line: bool = False,
        z: float = ON,
    ) -> None:
        if text:
            write = self._kit.label if is_one_line else self._kit.paragraph
            self._show(name, write(text, style, box.size), box.x, box.y, z)

    def _at(self, name: str, image: Image, spot: Spot, z: float = ON) -> None:
        width, height = image.size
        self._show(name, image, spot.x - width / 2, spot.y - height / 2, z)

    def _show(self, name: str, image: Image, x: float, y: float, z: float) -> None:
        corner = self._plan.corners[self._number]
        key = ("seat", self._number, name)
        self._show_on_screen(key, image, corner[0] + x, corner[1] + y, z)


def _shrunk(spot: Spot, by: int) -> Spot:
    """The same, smaller, with its upper end where it was."""
    return Spot(spot.x, spot.y - by // 2, spot.width - by)

"""Somebody's gamepad is gone: everything waits until another device takes the seat over."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.layout import anchored, column, row
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import MISSING, Device
from goldenhorn.input.input_events import DeviceFound, Point, PointKind, Press
from goldenhorn.input.rebinding import device_name
from goldenhorn.scenes.lost_pad.device_tile import device_tile
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.buttons import button, even_button_size
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.panels import sheet
from goldenhorn.ui.widgets.target import Target

TAKE, BOT, LEAVE = "take", "bot", "leave"
DELIBERATE_AFTER = 45
"""Ticks in which plaques do nothing: whoever was just pressing something did not mean them."""
MOST_TILES = 4
WIDTH, WIDER = 780, 240
"""How wide a line may be, and by how much more in letters twice as large."""
TILE, TALLER, BETWEEN = (190, 122), 0.3, 8
"""The size of a tile, and what its width and the lines gain in letters twice as large."""
BUTTON = 320, 66
PAD, CREST = 160, 88


@dataclass(frozen=True, slots=True)
class LostSeat:
    """A seat, who sits there, and at which device."""

    seat: int
    name: str
    crest: str
    device: Device


class LostPad(Overlay):
    """A scroll that waits for one lost seat after the other."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        lost: tuple[LostSeat, ...],
        *,
        take_over: Callable[[int, Device], None],
        give_to_bot: Callable[[int], None],
        leave: Callable[[], Scene],
        seated: tuple[LostSeat, ...] = (),
        leave_label: str = "",
    ) -> None:
        """Wait for these seats; `seated` are all others, whose devices are shown as taken."""
        self._leave_label = leave_label or _("Save and leave")
        assert lost, "there is nobody to wait for"
        self._waiting = list(lost)
        self._seated = list(seated)
        self._take_over, self._give_to_bot, self._leave = take_over, give_to_bot, leave
        self._ticks = 0
        self._began_aside = False
        super().__init__(context, parent)
        self.focus.key = TAKE

    @property
    def seat(self) -> LostSeat:
        """The seat that is waited for now."""
        return self._waiting[0]

    # What is shown

    def build(self) -> Node:
        """Show who is waited for, what can take over, and what else can be done."""
        look, seat = self.look, self.seat
        signs = (
            look.drawing("device_gamepad_lost", PAD),
            look.drawing(f"shield_{seat.crest}", CREST),
        )
        content = column(
            row(*signs, gap=22),
            self._line(self._what_is_gone(), look.on_paper(30), 50),
            self._line(_("Press any button on a free device to take over."), look.on_paper(23), 42),
            self._tiles(),
            self._line(_("Everything waits. Nothing is lost."), look.softly_on_paper(20), 36),
            gap=9,
            align=0.5,
        )
        whole = sheet(look, _("Wait for {name}", name=seat.name), content)
        return Node(anchored(column(whole, self._buttons(), gap=12, align=0.5), 640, 360))

    @property
    def _larger(self) -> float:
        return self.look.words.scale - 1

    def _line(self, text: str, lettering: Lettering, height: float) -> Node:
        wide, high = WIDTH + WIDER * self._larger, height * (1 + TALLER * self._larger)
        return label(self.look, text, lettering, wide, high, most_lines=2)

    def _what_is_gone(self) -> str:
        if self.seat.device == MISSING:
            return _("{name}’s gamepad is not here.", name=self.seat.name)
        return _("{name}’s gamepad is gone.", name=self.seat.name)

    def _tiles(self) -> Node:
        devices = self._devices()
        room = (WIDTH + WIDER * self._larger + BETWEEN) / max(1, len(devices)) - BETWEEN
        size = min(room, TILE[0] * (1 + TALLER * self._larger)), TILE[1]
        return row(*(self._tile(device, size) for device in devices), gap=BETWEEN)

    def _devices(self) -> list[Device]:
        """The devices to be shown: free ones first where there are too many."""
        controls = self.context.controls
        seen = [
            device
            for device in controls.devices
            # Every machine could have a touch screen; one that was used has it.
            if device.kind != "touch"
            or controls.seats_of(device)
            or controls.last_active_device == device
        ]
        if len(seen) > MOST_TILES:
            seen.sort(key=lambda device: not self._is_free(device))
        return seen[:MOST_TILES]

    def _is_free(self, device: Device) -> bool:
        return not self.context.controls.seats_of(device)

    def _tile(self, device: Device, size: tuple[float, float]) -> Node:
        look, owner = (
            self.look,
            next((each for each in self._seated if each.device == device), None),
        )
        if owner is not None and not self._is_free(device):
            return device_tile(look, device.kind, owner.name, size, owner.crest)
        is_keyboard = device.kind == "keyboard"
        name = _("Keyboard and mouse") if is_keyboard else device_name(device)
        if not self._is_free(device):
            return device_tile(look, device.kind, name, size, "")
        tile = device_tile(look, device.kind, name, size)
        return Target(tile, key=device, is_shortcut=True, width=size[0], height=size[1])

    def _buttons(self) -> Node:
        look, key = self.look, self.context.key
        choices: tuple[tuple[str, str, Key | None], ...] = (
            (TAKE, _("Take it over here"), None),
            (BOT, _("A bot plays on"), key(Button.PIRATES)),
            (LEAVE, self._leave_label, key(Button.BACK)),
        )
        texts = [text for _name, text, _cap in choices]
        size = BUTTON[0] + WIDER / 4 * self._larger, BUTTON[1]
        even = even_button_size(look, texts, size, 22, has_icon=True)
        buttons = []
        for name, text, cap in choices:
            shown = cap if cap is not None and cap.label else None  # a finger has none
            state = self.state_of(name)
            buttons.append(button(look, name, text, size, state, text_size=even, cap=shown))
        return row(*buttons, gap=20)

    # Who takes over

    def press(self, press: Press) -> None:
        """Let any press of a free device take over; others go among the plaques."""
        if self._is_free(press.device):
            if not press.is_repeat:
                self._serve(press.device)
        elif press.button is Button.PIRATES and not press.is_repeat:
            if self._is_deliberate:
                self.context.sound.play(Cue.UI_OK)
                self.chosen(BOT, press)
        elif press.button not in (Button.CONFIRM, Button.BACK) or self._is_deliberate:
            super().press(press)

    @property
    def _is_deliberate(self) -> bool:
        return self._ticks >= DELIBERATE_AFTER

    def point(self, point: Point) -> None:
        """Let a free pointer take over by a tap beside everything."""
        is_aside = self.focus.at(point.x, point.y) is None
        if point.kind is PointKind.DOWN:
            self._began_aside = is_aside
        elif point.kind is PointKind.UP and is_aside and self._began_aside:
            if self._is_free(point.device):
                self._serve(point.device)
                return
        elif point.kind is PointKind.RIGHT_CLICKED and not self._is_deliberate:
            return
        super().point(point)

    def tapped(self, item: Item, point: Point) -> None:
        """Give the seat to the device whose tile was tapped, or do what a plaque says."""
        if isinstance(item.key, Device):
            self._serve(item.key)
        elif self._is_deliberate:
            super().tapped(item, point)

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Do what a plaque says."""
        if key == TAKE:
            self._serve(press.device)
        elif key == BOT:
            self._give_to_bot(self.seat.seat)
            self._go_on()
        elif key == LEAVE:
            self.next = self._leave()

    def went_back(self) -> None:
        """Leave, as the plaque says."""
        self.next = self._leave()

    def _serve(self, device: Device) -> None:
        served = self.seat
        self.context.sound.play(Cue.UI_OK)
        self._take_over(served.seat, device)
        self._seated.append(LostSeat(served.seat, served.name, served.crest, device))
        self._go_on()

    def _go_on(self) -> None:
        """Wait for the next seat, or return."""
        if len(self._waiting) == 1:
            self.next = self.parent
            return
        del self._waiting[0]
        self._ticks = 0
        self.changed()

    # Devices come and go

    def found(self, found: DeviceFound) -> None:  # noqa: ARG002
        """Show the pad that was plugged in."""
        self.changed()

    def update(self) -> Scene | None:
        """Pass a tick."""
        self._ticks += 1
        return super().update()

"""Somebody's gamepad is gone: everything waits until another device takes the seat over."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import MISSING, Device
from goldenhorn.input.input_events import DeviceFound, Point, PointKind, Press
from goldenhorn.input.rebinding import device_name
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.device_tiles import DeviceTiles, Tile
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import Key
from goldenhorn.ui.painted_lists import ribbon_width, side_by_side
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class LostPadPlaces:
    """Where everything lies."""

    scroll: pygame.Rect
    ribbon_top: int
    ribbon_height: int
    title_size: int
    pad: tuple[int, int, int]
    """The centre of the lost pad's picture, and its width."""
    crest: tuple[int, int, int]
    gone: pygame.Rect
    how: pygame.Rect
    tiles: pygame.Rect
    calm: pygame.Rect
    """Where it says that nothing is lost."""
    plaques: pygame.Rect
    text_sizes: tuple[int, int]


PLACES = LostPadPlaces(
    scroll=pygame.Rect(200, 120, 880, 500),
    ribbon_top=88,
    ribbon_height=74,
    title_size=38,
    pad=(588, 234, 160),
    crest=(734, 236, 88),
    gone=pygame.Rect(250, 300, 780, 52),
    how=pygame.Rect(250, 348, 780, 52),
    tiles=pygame.Rect(240, 412, 800, 122),
    calm=pygame.Rect(250, 546, 780, 54),
    plaques=pygame.Rect(100, 632, 1080, 66),
    text_sizes=(30, 23),
)


TAKE, BOT, LEAVE = "take", "bot", "leave"
DELIBERATE_AFTER = 45
"""Ticks in which plaques do nothing: whoever was just pressing something did not mean them."""
MOST_TILES = 4
WIDEST_TILE, WIDEST_PLAQUE = 190, 320


@dataclass(frozen=True, slots=True)
class LostSeat:
    """A seat, who sits there, and at which device."""

    seat: int
    name: str
    crest: str
    device: Device


class LostPad(PaintedOverlay):
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
        self._drawer = DeviceTiles(context.kit)
        super().__init__(context, parent)
        self.focus.key = TAKE

    @property
    def seat(self) -> LostSeat:
        """The seat that is waited for now."""
        return self._waiting[0]

    # What is shown

    def lay_out(self) -> None:
        """Forget what was drawn for another kit."""
        self._drawer = DeviceTiles(self.context.kit)
        super().lay_out()

    def compose(self) -> None:
        """Show who is waited for, what can take over, and what else can be done."""
        kit, places = self.context.kit, PLACES
        self.show("scroll", kit.scroll(places.scroll.size), *places.scroll.topleft)
        self._show_title(places)
        self._show_picture("pad", "device_gamepad_lost", places.pad)
        self._show_picture("crest", f"shield_{self.seat.crest}", places.crest)
        self._write("gone", self._what_is_gone(), places.gone, places.text_sizes[0])
        how = _("Press any button on a free device to take over.")
        self._write("how", how, places.how, places.text_sizes[1])
        calm = _("Everything waits. Nothing is lost.")
        self._write("calm", calm, places.calm, 20, is_soft=True)
        self._show_tiles(places)
        self._show_plaques(places)

    def _what_is_gone(self) -> str:
        if self.seat.device == MISSING:
            return _("{name}’s gamepad is not here.", name=self.seat.name)
        return _("{name}’s gamepad is gone.", name=self.seat.name)

    def _show_title(self, places: LostPadPlaces) -> None:
        kit, title = self.context.kit, _("Wait for {name}", name=self.seat.name).upper()
        width = ribbon_width(
            kit.words, title, places.title_size, places.scroll.width // 2, places.scroll.width
        )
        size = (width, places.ribbon_height)
        image = kit.ribbon(size, title, places.title_size)
        self.show("ribbon", image, places.scroll.centerx - width / 2, places.ribbon_top, 1)

    def _show_picture(self, name: str, drawing: str, place: tuple[int, int, int]) -> None:
        x, y, width = place
        image = self.context.kit.drawing(drawing, width)
        self.show(name, image, x - image.size[0] / 2, y - image.size[1] / 2, 1)

    def _write(
        self, name: str, text: str, box: pygame.Rect, size: int, is_soft: bool = False
    ) -> None:
        kit = self.context.kit
        style = kit.on_paper(size).style
        if is_soft and not kit.high_contrast:
            style = Style(size, SOFT_TEXT)
        self.show(name, kit.paragraph(text, style, box.size), *box.topleft, 1)

    def _show_tiles(self, places: LostPadPlaces) -> None:
        devices = self._devices()
        rects = side_by_side(places.tiles, len(devices), WIDEST_TILE, 8)
        for device, rect in zip(devices, rects, strict=True):
            for part in self._drawer.parts(self._tile(device), rect):
                self.show((device, part.name), part.image, part.x, part.y, part.z)
            if self._is_free(device):
                self.offer(device, rect, is_hidden_from_focus=True)

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

    def _tile(self, device: Device) -> Tile:
        owner = next((each for each in self._seated if each.device == device), None)
        is_keyboard = device.kind == "keyboard"
        name = _("Keyboard and mouse") if is_keyboard else device_name(device)
        is_free = self._is_free(device)
        if is_free or owner is None:
            return Tile(device.kind, name, is_free)
        return Tile(device.kind, owner.name, False, owner.crest)

    def _show_plaques(self, places: LostPadPlaces) -> None:
        plaques: tuple[tuple[str, str, Key | None], ...] = (
            (TAKE, _("Take it over here"), None),
            (BOT, _("A bot plays on"), self.context.key(Button.PIRATES)),
            (LEAVE, self._leave_label, self.context.key(Button.BACK)),
        )
        rects = side_by_side(places.plaques, len(plaques), WIDEST_PLAQUE, 20)
        for (name, label, key), rect in zip(plaques, rects, strict=True):
            state = self.state_of(name)
            if key is not None and not key.label:  # a finger has none
                key = None
            image = self.context.kit.plaque(rect.size, label, state, text_size=22, key=key)
            self.show(name, image, *rect.topleft, 1)
            self.offer(name, rect)

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

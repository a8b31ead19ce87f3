"""Screens in front of another, which is seen dimmed behind them and comes back after them."""

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import filled
from goldenhorn.graphics.theme import NIGHT
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, InputEvent, Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen

DIM, HIGH_CONTRAST_DIM = 0.8, 0.92
"""How much darker it is behind an overlay."""


class Overlay(Screen):
    """A screen in front of its parent."""

    def __init__(self, context: AppContext, parent: Scene) -> None:
        super().__init__(context)
        self.parent = parent
        parent.left()  # before it is looked at: what is private there must not be seen behind
        self.lay_out()

    def lay_out(self) -> None:
        """Take a new look at the parent, and build anew."""
        self.parent.bring_up_to_date()
        super().lay_out()

    def draw(self, canvas: Canvas) -> None:
        """Draw the parent, darkened, and the page in front of it."""
        self.parent.draw(canvas)
        dark = HIGH_CONTRAST_DIM if self.context.settings.high_contrast else DIM
        canvas.paint([filled((0, 0, *self.context.size), NIGHT, dark)])
        super().draw(canvas)

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer if a seat is lost: it knows whose; a free pad is only gone."""
        if lost.seats:
            self.parent.lost(lost)
            self.next = self.parent
        self.changed()

    def went_back(self) -> None:
        """Return to the parent."""
        self.next = self.parent


class OwnOverlay(Overlay):
    """Listens to the device that opened it, and to those that own no seat."""

    def __init__(
        self, context: AppContext, parent: Screen, device: Device, crest: str = ""
    ) -> None:
        self.device = device
        self.crest = crest
        """Of the one who opened it; empty for a device without a seat."""
        self._parent_page = parent
        super().__init__(context, parent)

    def heeds(self, device: Device) -> bool:
        """Tell whether a device has a say here."""
        return device == self.device or not self.context.controls.seats_of(device)

    def hear(self, heard: InputEvent) -> None:
        """Pass over what the others do."""
        if not isinstance(heard, Press | Point) or self.heeds(heard.device):
            super().hear(heard)

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer; return to it if it does, or if the owner is gone."""
        parent = self._parent_page
        parent.lost(lost)
        if parent.next is not parent or lost.device == self.device:
            self.next = parent

    def left(self) -> None:
        """Let the parent show what was changed here."""
        self._parent_page.changed()

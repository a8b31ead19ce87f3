"""An overlay that one person has opened: others who sit at the table do not meddle with it."""

import pygame

from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, Heard, Point, Press
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.page import OverlayPage, Page

BADGE = 44
BADGES = 60.0


class OwnOverlay(OverlayPage):
    """Listens to the device that opened it, and to those that own no seat."""

    def __init__(self, stage: Stage, parent: Page, device: Device, crest: str = "") -> None:
        self.device = device
        self.crest = crest
        """Of the one who opened it; empty for a device without a seat."""
        self._parent_page = parent
        super().__init__(stage, parent)

    def heeds(self, device: Device) -> bool:
        """Tell whether a device has a say here."""
        return device == self.device or not self.stage.controls.seats_of(device)

    def hear(self, heard: Heard) -> None:
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

    def show_badge(self, rect: pygame.Rect) -> None:
        """Show whose focus it is, at the left end of what is focused."""
        if self.crest:
            badge = self.stage.kit.drawing(f"badge_{self.crest}", BADGE)
            x, y = rect.left - BADGE / 2, rect.centery - badge.size[1] / 2
            self.show("badge", badge, x, y, BADGES)

"""What all overlays of the board share: named sprites, darkness behind them, and time."""

from functools import partial

import pygame

from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.surfaces.glows import darkness
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites, Snapshot
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.theme import Rgb
from goldenhorn.ui.kit import Kit

VEIL_DEPTH, OVERLAY = 10.9, 13.0
"""The veil dims sea, ships and marks; desk, ribbon and panels stay lit."""
BEHIND_PANELS = 11.9
"""Where a sheet stands that slips away."""
NIGHT_VEIL: Rgb = (6, 16, 30)
HIGH_CONTRAST_VEIL = 0.8
VEIL_TICKS = 17
"""So long the darkness takes to come or to go."""


def safe_area(layout: Layout) -> pygame.Rect:
    """Return the central 95 % of the picture, inside which everything is read."""
    width, height = layout.size
    return pygame.Rect(width // 40, height // 40, width - width // 20, height - height // 20)


class Overlay:
    """Something shown above the board for a while, in the board's own picture."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        self._picture, self._kit, self._layout = picture, kit, layout
        self._has_motion = has_motion
        self._sprites = NamedSprites(picture)
        self._darkness = 0.0
        """How dark the sea is, as a share of how dark it gets."""
        self._ticks = 0
        self._closing: int | None = None
        """For how many ticks it has been going away."""
        self.is_shown = False

    @property
    def is_closing(self) -> bool:
        """Whether it is on its way out, and no longer to be heeded."""
        return self._closing is not None

    def snapshot(self) -> Snapshot:
        """Describe all that can be seen."""
        return self._sprites.snapshot()

    def remove(self) -> None:
        """Take everything out of the picture at once."""
        self._sprites.remove_all()
        # Named sprites remember every image they ever had; those of an overlay do not come again.
        self._sprites = NamedSprites(self._picture)
        self._darkness = 0.0
        self.is_shown = False
        self._closing = None

    def hide(self) -> None:
        """Go away."""
        if self._has_motion and self.is_shown:
            self._closing = self._closing or 0
        else:
            self.remove()

    def _begin(self) -> None:
        self.remove()
        self.is_shown = True
        self._ticks = 0

    def _veil(self, opacity: float, ticks: int) -> None:
        """Dim the sea as far as it is after so many ticks."""
        share = min(1.0, (ticks + 1) / VEIL_TICKS) if self._has_motion else 1.0
        self._darken(opacity, share)

    def _lift_veil(self, opacity: float, share: float) -> None:
        """Let the sea be brighter again, by a share of its darkness at most."""
        self._darken(opacity, min(self._darkness, 1 - share))

    def _darken(self, opacity: float, share: float) -> None:
        self._darkness = share
        opacity = HIGH_CONTRAST_VEIL if self._kit.high_contrast else opacity
        x, y, *size = self._layout.waters
        make = partial(darkness, tuple(size), NIGHT_VEIL)
        self._sprites.put("veil", "veil", make, (x, y), VEIL_DEPTH).fade_to(opacity * share)

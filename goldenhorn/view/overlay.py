"""What all overlays of the board share: a cast, a veil and the passing of ticks; knows no game."""

from functools import partial
from itertools import pairwise

import pygame

from goldenhorn.view.cast import Cast, Snapshot
from goldenhorn.view.kit import Kit
from goldenhorn.view.picture import Picture, Piece
from goldenhorn.view.places import Layout
from goldenhorn.view.theme import Rgb

VEIL_DEPTH, OVERLAY = 10.9, 13.0
"""The veil dims sea, ships and marks; desk, ribbon and panels stay lit."""
BEHIND_PANELS = 11.9
"""Where a sheet stands that slips away."""
NIGHT_VEIL: Rgb = (6, 16, 30)
HIGH_CONTRAST_VEIL = 0.8
VEIL_BANDS, VEIL_TICKS = 12, 12
"""It falls in so many bands, within so many ticks: all at once would take longer than a tick may.
Bands share one surface, as a large one takes long to make and to read."""


def out_cubic(way: float) -> float:
    """Ease a way from 0 to 1: fast first, then slower and slower."""
    return 1 - (1 - min(1.0, max(0.0, way))) ** 3


def safe_area(layout: Layout) -> pygame.Rect:
    """Return the central 95 % of the picture, inside which everything is read."""
    width, height = layout.size
    return pygame.Rect(width // 40, height // 40, width - width // 20, height - height // 20)


class Overlay:
    """Something shown above the board for a while, in the board's own picture."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        self._picture, self._kit, self._layout = picture, kit, layout
        self._has_motion = has_motion
        self._cast = Cast(picture)
        self._darks: dict[int, Piece] = {}
        """Bands of the veil, by their height."""
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
        return self._cast.snapshot()

    def remove(self) -> None:
        """Take everything out of the picture at once."""
        self._cast.remove_all()
        # A cast remembers every face it ever had; those of an overlay do not come again.
        self._cast, self._darks = Cast(self._picture), {}
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
        """Dim the sea, band after band from above."""
        hung = VEIL_BANDS
        if self._has_motion:
            hung = min(VEIL_BANDS, 1 + ticks * VEIL_BANDS // VEIL_TICKS)
        if self._kit.high_contrast:
            opacity = HIGH_CONTRAST_VEIL
        alpha = round(255 * opacity)
        top = self._layout.panels[0][1] + self._layout.panels[0][3]
        height = self._layout.desk_top - top
        edges = [top + height * band // VEIL_BANDS for band in range(VEIL_BANDS + 1)]
        for band, (start, end) in enumerate(pairwise(edges[: hung + 1])):
            size = self._layout.size[0], end - start
            key, make = ("veil", end - start, alpha), partial(_once, self._darks, size, alpha)
            self._cast.put_once(("veil", band), key, make, (0, start), VEIL_DEPTH)

    def _lift_veil(self, share: float) -> None:
        """Let a share of the sea be as bright as ever, from above."""
        for band in range(round(share * VEIL_BANDS)):
            self._cast.hide(("veil", band))


def _once(darks: dict[int, Piece], size: tuple[int, int], alpha: int) -> Piece:
    """Return a dark band, the same one for all of a height."""
    if size[1] not in darks:
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((*NIGHT_VEIL, alpha))
        darks[size[1]] = Piece(veil)
    return darks[size[1]]

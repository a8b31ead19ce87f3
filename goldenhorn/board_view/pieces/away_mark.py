"""A glow and an hourglass on the panel of whoever is waited for."""

from functools import partial

import pygame

from goldenhorn.board_view.layout import PANEL
from goldenhorn.board_view.pieces.seat_panel import ACTIVE_DROP
from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.outlines import drawn, filled, rounded
from goldenhorn.graphics.surfaces.glows import blank, outer_glow
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.ui.kit import Kit

BREATH_TICKS, BREATHS = 80, 4
"""It swells and fades so many times, and then stays as it is."""
LEVELS = 8
"""In so many steps; the strongest is how it looks at rest."""
FAINTEST = 2
REACH, STRENGTH, CORNER = 7, 3, 12
SIGN = 44
LOWER = 0.3
"""How far the sign hangs below the panel's edge, in its own widths: counts stay in sight."""
IN_FRONT = 0.5
"""In front of all panels: those beside it must not hide the glow."""


class AwayMark:
    """Marks one panel at a time."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool) -> None:
        self._kit, self._layout, self._has_motion = kit, layout, has_motion
        self._sprites = NamedSprites(picture)

    def show(self, seat: int, ticks: int) -> None:
        """Mark a seat's panel, for so many ticks already; without motion steadily."""
        level = self._level(ticks)
        x, y = self._layout.panels[seat][:2]
        make = partial(self._mark, level)
        self._sprites.put("away", ("away", level), make, (x, y + ACTIVE_DROP), PANEL + IN_FRONT)

    def hide(self) -> None:
        """Mark nobody."""
        self._sprites.hide("away")

    @property
    def is_shown(self) -> bool:
        """Whether somebody is waited for."""
        return bool(self._sprites.shown(["away"]))

    def _level(self, ticks: int) -> int:
        if not self._has_motion or ticks >= BREATH_TICKS * BREATHS:
            return LEVELS
        half = BREATH_TICKS // 2
        inhaled = half - abs(ticks % BREATH_TICKS - half)
        return FAINTEST + (LEVELS - FAINTEST) * inhaled // half

    def _mark(self, level: int) -> Image:
        size = width, height = self._layout.panels[0][2:]
        shape = drawn(size, rounded(size, 0, CORNER, filled("#FFFFFF")))
        glow = outer_glow(shape, REACH, STRENGTH)
        margin = max(SIGN, glow.margin)
        whole = blank(width + 2 * margin, height + 2 * margin)
        whole.blit(glow.surface, (margin - glow.margin, margin - glow.margin))
        sign = self._kit.drawings.get("icon_hourglass", SIGN)
        foot = margin + height + round(LOWER * SIGN)
        whole.blit(sign, sign.get_rect(center=(margin + width // 2, foot)))
        opacity = 255 * level // LEVELS
        whole.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
        return Image(whole, margin)

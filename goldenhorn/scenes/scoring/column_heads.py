"""The heads of the ledger's columns with a winner's crown and laurel, and the tray for sets."""

from collections.abc import Hashable, Sequence

import pygame

from goldenhorn.graphics.outlines import GOLD_CODE, code, drawn, filled, rounded
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sentences import readable_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.scenes.scoring.accounts import Account
from goldenhorn.scenes.scoring.columns import (
    MEASURES,
    ON_TOP,
    ROWS,
    SLOTS,
    TRAY_RIM,
    WASH,
    Column,
    Columns,
    Show,
)
from goldenhorn.ui.kit import Kit

AROUND_CUBES = 4
"""Between a cube and the tray's edge, above and below."""


def tray(kit: Kit, pitch: int, cube: int) -> Image:
    """Draw a wooden tray with six hollows, so far apart, for cubes of a width."""
    size = (SLOTS * pitch + 2 * TRAY_RIM, cube + 2 * AROUND_CUBES)
    middle = size[1] / 2
    wood = code(NEARLY_BLACK) if kit.high_contrast else "#5A3620"
    paint = f'{filled(wood, 0.88)} stroke="{GOLD_CODE}" stroke-width="1.8"'
    shapes = rounded(size, 1, middle, paint)
    for slot in range(SLOTS):
        x = TRAY_RIM + (slot + 0.5) * pitch
        shapes += f'<circle cx="{x}" cy="{middle}" r="3" {filled("#C9A97A", 0.7)}/>'
    return Image(drawn(size, shapes))


CREST_HEIGHT = 1.21
"""How high a crest is, in its widths."""
LEAST_NAME = 34
"""The least height of a name, in pixels."""
CROWN_ROOM = 24
"""What a crown needs above a crest, in pixels."""
LAUREL = 1.14
"""How wide a laurel is, in heights of the row of points."""
CROWN_FALLS = 40
"""From how high the crown comes down, in pixels."""


class Heads:
    """Shows whose column is whose, and who has won."""

    def __init__(self, kit: Kit, places: Columns, names: Sequence[str]) -> None:
        self._kit, self._places = kit, places
        self._name_style = self._fitting_name_style(names)
        self._wash = kit.focus_bar(places.columns[0].rect.inflate(0, -4).size)
        """The gold of a winner's column, made at once as it takes long."""

    @property
    def laurel_width(self) -> int:
        """How wide the laurel round a winner's points is."""
        return round(self._places.rows["total"].height * LAUREL)

    def show(self, show: Show, number: int, account: Account, column: Column) -> None:
        """Put a crest and a name above a column."""
        kit = self._kit
        shield = kit.drawing(f"shield_{account.crest}", self._shield_width())
        place = self._shield_place(column, shield.size)
        show((number, "shield"), shield, place.x, place.y, ROWS)
        box = self._name_box(column)
        name = kit.label(account.name, self._name_style, box.size)
        show((number, "name"), name, box.x, box.y, ROWS)

    def _name_box(self, column: Column) -> pygame.Rect:
        """Return the place of a name, below the crest."""
        head = self._places.rows["head"]
        box = pygame.Rect(column.rect.left + 8, 0, column.rect.width - 16, self._name_height())
        box.bottom = head.bottom
        return box

    def _fitting_name_style(self, names: Sequence[str]) -> Style:
        """Return one style for all names that can be read; only one that is too long shrinks."""
        style = self._kit.on_paper(MEASURES.name_text, FontFace.TITLE).style
        room = self._name_box(self._places.columns[0]).size
        return readable_style(self._kit.words, names, style, room)

    def honour(
        self, show: Show, number: int, account: Account, column: Column, share: float
    ) -> None:
        """Gild a winner's column; crown the shield and lay laurel round the points."""
        kit, places = self._kit, self._places
        show((number, "wash"), self._wash, column.rect.x, column.rect.y + 2, WASH)
        shield = kit.drawing(f"shield_{account.crest}", self._shield_width())
        place = self._shield_place(column, shield.size)
        crown = kit.drawing("crown", round(place.width * 0.76))
        height = (1 - share) ** 2 * CROWN_FALLS
        x = place.centerx - crown.size[0] / 2
        y = place.top - crown.size[1] * 0.66 - height
        show((number, "crown"), crown, x, y, ON_TOP)
        total = places.rows["total"]
        laurel = kit.drawing("laurel", self.laurel_width, shadow=False)
        box = pygame.Rect(column.rect.left, total.y, column.rect.width, total.height)
        show_centred(show, (number, "laurel"), laurel, box)

    def _shield_place(self, column: Column, size: tuple[int, int]) -> pygame.Rect:
        head = self._places.rows["head"]
        shield = pygame.Rect((0, 0), size)
        shield.midbottom = (column.rect.centerx, head.bottom - self._name_height())
        return shield

    def _shield_width(self) -> int:
        """Return how wide a crest may be so that a crown still finds room above it."""
        least, greatest = MEASURES.shield
        room = self._places.rows["head"].height - self._name_height() - CROWN_ROOM
        return max(least, min(greatest, round(room / CREST_HEIGHT)))

    def _name_height(self) -> int:
        """Return how high names may be: as large as people like, but crests and crowns stay."""
        wanted = round(MEASURES.name_text * self._kit.words.scale * 1.3)
        crest = round(MEASURES.shield[0] * CREST_HEIGHT) + CROWN_ROOM
        return max(LEAST_NAME, min(wanted, self._places.rows["head"].height - crest))


def show_centred(show: Show, name: Hashable, image: Image, box: pygame.Rect) -> None:
    """Put a piece in the middle of a box."""
    width, height = image.size
    show(name, image, box.centerx - width // 2, box.centery - height // 2, ROWS)

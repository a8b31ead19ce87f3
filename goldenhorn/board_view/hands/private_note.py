"""A private word above the one open hand, which nobody else looks at."""

from functools import partial

import pygame

from goldenhorn.board_view.overlays.overlay import OVERLAY, Overlay
from goldenhorn.graphics.draw_surface import Sheet
from goldenhorn.graphics.glows import plate
from goldenhorn.graphics.rich_line import Line
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.theme import NIGHT
from goldenhorn.graphics.wrapped_line import draw_wrapped
from goldenhorn.ui.kit import Key


class PrivateNote(Overlay):
    """A strip above the one open hand: why something was refused, or a hint."""

    def show(self, note: Line, key: Key | None = None) -> None:
        """Say something until it is hidden."""
        self.is_shown = True
        make = partial(self._strip, tuple(note), key)
        self._cast.put_once("note", ("note", tuple(note), key), make, self.rect.topleft, OVERLAY)

    def hide(self) -> None:
        """Say nothing."""
        self.remove()

    @property
    def rect(self) -> pygame.Rect:
        """Where the strip lies."""
        # In front of the ribbon, so that the hand it speaks of is seen.
        x, y, width, _height = self._layout.prompt
        return pygame.Rect(x, y, width, 60)

    def _strip(self, note: Line, key: Key | None) -> Piece:
        kit, size = self._kit, self.rect.size
        body = kit.strip(size)
        sheet = Sheet(kit.words, size, body.margin)
        ground = plate((size[0] - 4, size[1] - 4), size[1] / 2 - 2, (NIGHT, NIGHT), NIGHT, 0)
        sheet.put(ground, 2, 2)  # a strip is not quite opaque, and there are words behind it
        sheet.put(body.surface, -body.margin, -body.margin)
        box = pygame.Rect(28, 4, size[0] - 56, size[1] - 8)
        if key is not None:
            cap = kit.key_cap(key, 32)
            sheet.put(cap.surface, box.x, box.centery - 16)
            taken = cap.size[0] + 8
            box = pygame.Rect(box.x + taken, box.y, box.width - taken, box.height)
        inner = sheet.surface.subsurface((body.margin, body.margin, *size))
        with kit.words.noting() as written:
            style = kit.on_night(21).style
            draw_wrapped(inner, kit.words, kit.drawings, note, style, box, is_centred=True)
        piece = sheet.piece()
        return Piece(piece.surface, piece.margin, tuple(written))

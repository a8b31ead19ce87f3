"""A private word on the one open hand, where nobody else looks; knows no cards."""

from functools import partial

import pygame

from goldenhorn.view.kit import Key
from goldenhorn.view.kit.sheet import Sheet
from goldenhorn.view.overlay import OVERLAY, Overlay
from goldenhorn.view.picture import Piece
from goldenhorn.view.rich_line import Line
from goldenhorn.view.wrapped_line import draw_wrapped


class PrivateNote(Overlay):
    """A strip on the one open hand: why something was refused, or a hint."""

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
        if self._layout.is_compact:
            x, y, width, _height = self._layout.prompt
            return pygame.Rect(x, y - 66, width, 60)
        middle = self._layout.hand_centre[0]
        return pygame.Rect(middle - 285, 641, 570, 60)

    def _strip(self, note: Line, key: Key | None) -> Piece:
        kit, size = self._kit, self.rect.size
        body = kit.strip(size)
        sheet = Sheet(kit.words, size, body.margin)
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

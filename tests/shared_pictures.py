"""What all tests of a worker draw with: read, rasterised and carved once, and handed out as copies.

Nobody gets the kept surface itself, so no test can paint on what another one gets. Must not know
scenes; what is not among our own assets is never kept, as tests damage and replace it.
"""

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pygame
import pytest

from goldenhorn.assets import DRAWINGS, PICTURES
from goldenhorn.view.kit import Kit
from goldenhorn.view.picture import Piece

MOST_PIXELS = 40_000_000
"""How much a worker keeps (160 MB); the longest unused is dropped first."""


class Shelf:
    """Keeps pieces by what was wished for."""

    def __init__(self) -> None:
        self._pieces: OrderedDict[Hashable, Piece] = OrderedDict()
        self._pixels = 0

    def copy(self, wish: Hashable, make: Callable[[], Piece]) -> Piece:
        """Return a copy of a piece, made only where it is not there yet."""
        piece = self._pieces.get(wish)
        if piece is None:
            piece = self._pieces[wish] = make()
            self._pixels += _area(piece)
            while self._pixels > MOST_PIXELS:
                self._pixels -= _area(self._pieces.popitem(last=False)[1])
        else:
            self._pieces.move_to_end(wish)
        return Piece(piece.surface.copy(), piece.margin, piece.written)


def _area(piece: Piece) -> int:
    width, height = piece.surface.get_size()
    return width * height


SHELF = Shelf()


@contextmanager
def sharing_pictures() -> Iterator[None]:
    """Let files, outlines and blurred shadows come from the shelf meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("load", "load_sized_svg"):
            patch.setattr(pygame.image, name, _shared(name, getattr(pygame.image, name)))
        for name in ("box_blur", "gaussian_blur"):
            patch.setattr(
                pygame.transform, name, _shared_blur(name, getattr(pygame.transform, name))
            )
        yield


@contextmanager
def sharing_kits() -> Iterator[None]:
    """Let all kits hand out the same meanwhile; they must be kits of our own assets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kit, "_keep", _shared_keep(Kit._keep))
        yield


def _shared(name: str, load: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    def shared(source: Path | io.BytesIO, *wishes: Any) -> pygame.Surface:
        if isinstance(source, io.BytesIO):
            what: Hashable = source.getvalue()
        elif source.parent in (DRAWINGS, PICTURES):
            what = source
        else:
            return load(source, *wishes)
        return SHELF.copy((name, what, *wishes), lambda: Piece(load(source, *wishes))).surface

    return shared


def _shared_blur(name: str, blur: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    def shared(surface: pygame.Surface, *wishes: Any) -> pygame.Surface:
        if surface.get_pitch() != surface.get_width() * surface.get_bytesize():
            return blur(surface, *wishes)  # a part of another one
        pixels = blake2b(surface.get_view("0").raw, digest_size=16).digest()
        how = (surface.get_size(), surface.get_masks(), surface.get_flags(), *wishes)
        return SHELF.copy((name, pixels, how), lambda: Piece(blur(surface, *wishes))).surface

    return shared


def _shared_keep(keep: Callable[..., Piece]) -> Callable[..., Piece]:
    def shared(kit: Kit, wish: Hashable, make: Callable[[], Piece]) -> Piece:
        words = kit.words
        facts = (words.scale, words.smallest, kit.high_contrast)
        # Without a display pieces are in another format.
        is_converted = pygame.display.get_surface() is not None
        key = ("kit", wish, *facts, is_converted)
        return keep(kit, wish, lambda: SHELF.copy(key, make))

    return shared

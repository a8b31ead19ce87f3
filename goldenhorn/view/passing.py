"""Sprites that pass over a picture and are gone in the end; knows no game.

Sprites are kept for the next who needs one: adding one to a picture puts all in order anew, which
costs more than painting it.
"""

from collections.abc import Callable, Hashable

import pygame

from goldenhorn.view.picture import Picture
from goldenhorn.view.recent import Recent
from goldenhorn.view.sprite import Piece, Sprite

MOST_KEPT = 420
"""How many faces are kept; the longest unused is dropped first."""


class Passing:
    """Lends sprites and keeps their faces."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self._free: dict[float, list[Sprite]] = {}
        self._lent: dict[Sprite, float] = {}
        self._faces: Recent[Piece] = Recent(MOST_KEPT)

    @property
    def count(self) -> int:
        """How many sprites are under way."""
        return len(self._lent)

    def lend(self, z: float) -> Sprite:
        """Lend a sprite that nothing shows yet, so far in front."""
        waiting = self._free.get(z)
        if waiting:
            sprite = waiting.pop()
        else:
            sprite = self._picture.add(Piece(pygame.Surface((1, 1))), 0, 0, z)
            sprite.show(None)
        self._lent[sprite] = z
        return sprite

    def reserve(self, z: float, count: int) -> None:
        """Have so many sprites ready, so that the picture need not be put in order later."""
        lent = [self.lend(z) for _ in range(count)]
        for sprite in lent:
            self.give_back(sprite)

    def give_back(self, sprite: Sprite) -> None:
        """Take a sprite back and show it no longer."""
        sprite.show(None)
        z = self._lent.pop(sprite)
        sprite.raise_to(z)
        self._free.setdefault(z, []).append(sprite)

    def clear(self) -> None:
        """Take all back."""
        for sprite in list(self._lent):
            self.give_back(sprite)

    def remove(self) -> None:
        """Take all out of the picture for good."""
        self.clear()
        for waiting in self._free.values():
            for sprite in waiting:
                self._picture.remove(sprite)
        self._free.clear()

    def face(self, key: Hashable, make: Callable[[], Piece]) -> Piece:
        """Return a face by its key, made once and kept for a while."""
        return self._faces.get(key, make)


def put_middle(sprite: Sprite, piece: Piece, x: float, y: float) -> None:
    """Show a face with its middle at a place."""
    width, height = piece.size
    sprite.show_at(piece, x - width / 2, y - height / 2)

"""Pages: small pictures packed into large textures, so that neighbours are drawn in one go.

A page is filled in shelves from top to bottom and never freed piece by piece: when there are too
many pages, the canvas forgets all of them and what is still seen is made anew.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import pygame

LARGEST = 512
"""Pixels; what is larger stands alone."""
BORDER = 1
"""Between neighbours, so that none is seen at the edge of another."""


class Paper(Protocol):
    """The texture of a page."""

    def update(self, surface: pygame.Surface, area: tuple[int, int, int, int]) -> None:
        """Put pixels onto it."""


Sheet = TypeVar("Sheet", bound=Paper)


class Pages(Generic[Sheet]):
    """Finds room for one picture after the other."""

    def __init__(self, new_sheet: Callable[[tuple[int, int]], Sheet], side: int, most: int) -> None:
        self._new_sheet, self._side, self._most = new_sheet, side, most
        self._sheets: list[Sheet] = []
        self._x = self._y = self._shelf = 0

    @property
    def is_full(self) -> bool:
        """Whether there are more pages than there should be."""
        return len(self._sheets) > self._most

    @property
    def bytes(self) -> int:
        """How much memory all pages take."""
        return 4 * self._side * self._side * len(self._sheets)

    def put(self, surface: pygame.Surface) -> tuple[Sheet, pygame.Rect]:
        """Put a picture onto a page; return which, and where it lies there."""
        width, height = surface.get_size()
        if not self._sheets:
            self._turn()
        if self._x + width + BORDER > self._side:  # the next shelf
            self._x, self._y, self._shelf = 0, self._y + self._shelf, 0
        if self._y + height + BORDER > self._side:
            self._turn()
        place = pygame.Rect(self._x, self._y, width, height)
        # As a tuple: with a Rect, pygame-ce 2.5.8 forgets the place and fills the page's corner.
        self._sheets[-1].update(surface, (place.x, place.y, width, height))
        self._x += width + BORDER
        self._shelf = max(self._shelf, height + BORDER)
        return self._sheets[-1], place

    def _turn(self) -> None:
        self._sheets.append(self._new_sheet((self._side, self._side)))
        self._x = self._y = self._shelf = 0

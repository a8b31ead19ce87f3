"""Art: pictures from assets/ as things that can be drawn, at the window's own scale."""

import pygame

from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.images import PngImages


class Painting(Drawable):
    """A picture from assets/pictures/, stretched to a size."""

    __slots__ = ("_images", "name")

    def __init__(self, images: PngImages, name: str, width: float, height: float) -> None:
        super().__init__(("painting", name, width, height), width, height)
        self._images, self.name = images, name

    def surface_at(self, scale: float) -> pygame.Surface:
        """Read it, as fine as the window is."""
        size = max(1, round(self.width * scale)), max(1, round(self.height * scale))
        return self._images.get(self.name, size)

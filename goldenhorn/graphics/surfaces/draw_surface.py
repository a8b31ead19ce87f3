"""A surface that a thing is drawn on, measured from its own corner; letters stay in boxes."""

import pygame

from goldenhorn.graphics.lettering import Lettering, fitted, lettered, line_step
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Words, Written


class DrawSurface:
    """Draw on this, then take the piece; all places are measured from the thing's corner."""

    def __init__(self, words: Words, size: Size, margin: int = 0) -> None:
        self.size = size
        self.margin = margin
        self.surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        self.words = words
        self._written: list[Written] = []

    @property
    def rect(self) -> pygame.Rect:
        """The thing itself."""
        return pygame.Rect((0, 0), self.size)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Where a place of the thing lies on the surface."""
        return round(x) + self.margin, round(y) + self.margin

    def put(self, surface: pygame.Surface, x: float = 0, y: float = 0) -> None:
        """Draw with the top left corner at a place."""
        self.surface.blit(surface, self.at(x, y))

    def put_centred(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Draw with the centre at a place."""
        self.put(surface, x - surface.get_width() / 2, y - surface.get_height() / 2)

    def write(
        self,
        text: str,
        lettering: Lettering,
        box: pygame.Rect,
        align: str = "center",
        most_lines: int = 2,
        rather_large: bool = False,
    ) -> pygame.Rect:
        """Write inside a box: on one line if that can be, else on more, smaller if it must be."""
        if not text:
            return pygame.Rect(box.center, (0, 0))
        room = box.size
        lettering, lines = fitted(self.words, text, lettering, room, most_lines, rather_large)
        surfaces = [lettered(self.words, line, lettering) for line in lines]
        letters = self.words.pixels(lettering.style.size)
        step = line_step(self.words, lettering)
        height = surfaces[0].get_height()
        whole = pygame.Rect(
            0, 0, max(each.get_width() for each in surfaces), height + step * (len(lines) - 1)
        )
        setattr(whole, align, getattr(box, align))
        for number, surface in enumerate(surfaces):
            place = surface.get_rect(top=whole.top + number * step)
            if "left" in align:
                place.left = whole.left
            elif "right" in align:
                place.right = whole.right
            else:
                place.centerx = whole.centerx
            self.put(surface, place.x, place.y)
        self._written.append(Written(text, whole.copy(), box.copy(), letters))
        return whole

    def image(self) -> Image:
        """Return what was drawn."""
        return Image(self.surface, self.margin, tuple(self._written))

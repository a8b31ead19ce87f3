"""Art: drawings, pictures, letters and painted things, each painted as fine as the window is.

Whoever asks for the same again gets the same drawable, so that it stays on the graphics card.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.images import Painting, PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering, lettered, width_of
from goldenhorn.graphics.light import Shadow
from goldenhorn.graphics.text import Words

KEPT = 1500
"""How many drawables are remembered; the longest unused is dropped first."""


class Sheet(Drawable):
    """A large sheet of material from assets/pictures/, as coarse as it was painted."""

    __slots__ = ("_images", "name")

    def __init__(self, images: PngImages, name: str) -> None:
        super().__init__(("sheet", name), *images.get(name).get_size())
        self._images, self.name = images, name

    def surface_at(self, scale: float) -> pygame.Surface:  # noqa: ARG002
        """Read it."""
        return self._images.get(self.name)


class Painted(Drawable):
    """Something that a function paints with a brush."""

    __slots__ = ("_paint", "_sources")
    is_painted_aside = True

    def __init__(
        self,
        sources: tuple[SvgImages, PngImages],
        key: Hashable,
        size: tuple[float, float],
        paint: Callable[[Brush], None],
        margin: int,
    ) -> None:
        super().__init__(key, *size, margin)
        self._sources, self._paint = sources, paint

    def surface_at(self, scale: float) -> pygame.Surface:
        """Paint it."""
        brush = Brush(*self._sources, (self.width, self.height), self.margin, scale)
        self._paint(brush)
        return brush.surface


class Letters(Drawable):
    """One line of letters."""

    __slots__ = ("_lettering", "_text", "_words")

    def __init__(self, words: Words, text: str, lettering: Lettering) -> None:
        size = width_of(words, text, lettering), words.height(lettering.style)
        super().__init__(("letters", text, lettering, words.scale), *size, keeps_pixels=True)
        self._words, self._text, self._lettering = words, text, lettering

    def surface_at(self, scale: float) -> pygame.Surface:
        """Write it, with letters drawn for just this size."""
        lettering = self._lettering
        if scale == 1:
            return lettered(self._words, self._text, lettering)
        under = tuple((round(lower * scale), colour) for lower, colour in lettering.under)
        style = replace(lettering.style, outline=round(lettering.style.outline * scale))
        finer = replace(lettering, style=style, under=under)
        finer = replace(finer, tracking=round(lettering.tracking * scale))
        return lettered(self._words.finer(scale), self._text, finer)


class Art:
    """Hands out what can be drawn; the same drawable for the same wish."""

    def __init__(self, drawings: SvgImages, pictures: PngImages, words: Words) -> None:
        self.words = words
        self._sources = drawings, pictures
        self._kept: OrderedDict[Hashable, Drawable] = OrderedDict()

    def drawing(self, name: str, width: float, shadow: Shadow | None = None) -> Drawable:
        """Return a drawing so many logical pixels wide, with a soft shadow if need be."""
        drawings, _pictures = self._sources
        height = width / drawings.proportion(name)

        def paint(brush: Brush) -> None:
            brush.drawing(name, (width / 2, height / 2), width)
            if shadow is not None:
                brush.shadow(shadow)

        margin = shadow.reach if shadow else 0
        return self.painted(("drawing", name, width, shadow), (width, height), paint, margin)

    def painting(self, name: str, width: float, height: float) -> Drawable:
        """Return a picture, stretched to a size."""
        key = ("painting", name, width, height)
        return self._keep(key, lambda: Painting(self._sources[1], name, width, height))

    def sheet(self, name: str) -> Drawable:
        """Return a sheet of material, to cut pieces out of."""
        return self._keep(("sheet", name), lambda: Sheet(self._sources[1], name))

    def know(self, drawable: Drawable) -> None:
        """Hand out something that was made before there was any art, as if it had been here."""
        self._kept[drawable.key] = drawable

    def letters(self, text: str, lettering: Lettering) -> Drawable:
        """Return one line of letters."""
        key = ("letters", text, lettering)
        return self._keep(key, lambda: Letters(self.words, text, lettering))

    def painted(
        self,
        key: Hashable,
        size: tuple[float, float],
        paint: Callable[[Brush], None],
        margin: int = 0,
    ) -> Drawable:
        """Return what a function paints; the key names everything that it depends on."""
        key = (key, size)
        return self._keep(key, lambda: Painted(self._sources, key, size, paint, margin))

    def _keep(self, key: Hashable, make: Callable[[], Drawable]) -> Drawable:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

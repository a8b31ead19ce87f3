"""The picture kit: everything menus are made of, each thing drawn once and kept."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from goldenhorn.graphics import light
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces import key_pictures
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.ui.kit import buttons, panels

MOST_PIXELS = 5_000_000
"""How much is remembered (20 MB); the longest unused is dropped first."""
MOST_LINES = 40
"""Of a paragraph: more than any box holds."""


class Kit(Materials):
    """Hands out pieces; the same piece for the same arguments."""

    def __init__(
        self, drawings: SvgImages, pictures: PngImages, words: Words, high_contrast: bool = False
    ) -> None:
        super().__init__(drawings, pictures, words, high_contrast)
        self.forget()

    def forget(self) -> None:
        """Drop all pieces, as after a change of the display."""
        self._kept: OrderedDict[Hashable, Image] = OrderedDict()
        self._pixels = 0

    def plaque(
        self,
        size: Size,
        label: str,
        state: ButtonState = ButtonState.REST,
        *,
        text_size: float = 24,
        face: FontFace = FontFace.BOLD,
        key: Key | None = None,
        icon: str | None = None,
        sub: str = "",
        tracking: int = 0,
        studs: bool = True,
        grain: int | None = None,
        is_lit: bool = True,
    ) -> Image:
        """Draw a carved button; `icon` names a glyph without its `glyph_`.

        Without studs there is more room for the label; narrow ones have none anyway. One of a given
        grain is carved once for all labels; one that is not lit has neither glow nor shadow.
        """

        def make() -> Image:
            # Neighbours must not show the same grain; letters are as good as chance.
            seed = sum(map(ord, label)) % 23 if grain is None else grain
            has_studs = studs and buttons.has_studs(size, key, icon)
            blank = self._blank(size, state, seed, has_studs)
            sides = buttons.STUDDED_SIDES if has_studs else buttons.PLAIN_SIDES
            return buttons.plaque(
                *(self, size, label, state, text_size, face, key, icon, sub, tracking),
                *(blank, sides, is_lit),
            )

        cache_key = ("plaque", size, label, state, text_size, face, key, icon, sub, tracking, studs)
        return self._keep((*cache_key, grain, is_lit), make)

    def carve(self, size: Size, state: ButtonState, grain: int) -> None:
        """Make the body of a button without studs, before its label is known."""
        self._blank(size, state, grain, False)

    def _blank(self, size: Size, state: ButtonState, seed: int, has_studs: bool) -> pygame.Surface:
        key = ("blank", size, state, seed, has_studs)
        return self._keep(
            key, lambda: Image(buttons.body(self, size, state, seed, has_studs))
        ).surface

    def ribbon(self, size: Size, title: str, text_size: float = 36) -> Image:
        """Draw the ribbon that names a screen."""
        key = ("ribbon", size, title, text_size)
        return self._keep(key, lambda: panels.ribbon(self, size, title, text_size))

    def scroll(self, size: Size) -> Image:
        """Draw a large sheet between two rods."""
        return self._keep(("scroll", size), lambda: panels.scroll(self, size))

    def paper(self, size: Size, glowing: bool = False) -> Image:
        """Draw a framed sheet of parchment."""
        return self._keep(("paper", size, glowing), lambda: panels.paper(self, size, glowing))

    def seat_panel(self, size: Size, glowing: bool = False) -> Image:
        """Draw a seat's warehouse: parchment under a red roof that reaches beyond."""
        key = ("seat", size, glowing)
        return self._keep(key, lambda: panels.seat_panel(self, size, glowing))

    def strip(self, size: Size) -> Image:
        """Draw the night pill."""
        return self._keep(("strip", size), lambda: key_pictures.strip(self, size))

    def hints(
        self, items: tuple[tuple[Key, str], ...], width_at_most: int, height: int = 42
    ) -> Image:
        """Draw a night strip that names buttons; as wide as it must be, two lines if need be."""
        key = ("hints", items, width_at_most, height)
        return self._keep(key, lambda: key_pictures.hints(self, items, width_at_most, height))

    def key_cap(self, key: Key, height: int = 32) -> Image:
        """Draw one key or button."""
        return self._keep(("key", key, height), lambda: key_pictures.key_cap(self, key, height))

    def focus_bar(self, size: Size) -> Image:
        """Draw the one gold row."""
        return self._keep(("focus bar", size), lambda: panels.focus_bar(self, size))

    def rule(self, width: int) -> Image:
        """Draw a thin line between two rows, 4 pixels high."""
        return self._keep(("rule", width), lambda: panels.rule(self, width))

    def drawing(
        self, name: str, width: int, *, shadow: bool = True, flipped: bool = False
    ) -> Image:
        """Take a drawing, with a soft shadow."""

        def make() -> Image:
            surface = self.drawings.get(name, width, flipped)
            sheet = DrawSurface(self.words, surface.get_size(), light.DRAWN.reach if shadow else 0)
            if shadow:
                light.lay_shadow(sheet.surface, surface, sheet.at(0, 0), light.DRAWN)
            sheet.put(surface)
            return sheet.image()

        return self._keep(("drawing", name, width, shadow, flipped), make)

    def glowing(self, name: str, width: int) -> Image:
        """Take a drawing, with the halo of what can be chosen now."""

        def make() -> Image:
            surface = self.drawings.get(name, width)
            blur = max(6, min(12, width // 8))
            sheet = DrawSurface(self.words, surface.get_size(), 2 * blur)
            light.lay_halo(sheet.surface, surface, sheet.at(0, 0), blur)
            sheet.put(surface)
            return sheet.image()

        return self._keep(("glowing", name, width), make)

    def label(
        self,
        text: str,
        style: Style,
        box_size: Size,
        align: str = "center",
        *,
        shadow: bool = False,
    ) -> Image:
        """Write one line in a transparent box; `align` is a name of pygame's Rect."""
        return self._text(text, style, box_size, align, 1, shadow)

    def paragraph(self, text: str, style: Style, box_size: Size, align: str = "center") -> Image:
        """Write as many lines as are needed in a transparent box."""
        return self._text(text, style, box_size, align, MOST_LINES, False)

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """Take `sea`, `dusk` or `title`, scaled to a size."""
        if self.high_contrast and name != "title":
            surface = pygame.Surface(size)
            surface.fill(NEARLY_BLACK)
            return surface
        return self.pictures.get(name, size)

    def _text(
        self, text: str, style: Style, box_size: Size, align: str, most_lines: int, shadow: bool
    ) -> Image:
        def make() -> Image:
            sheet = DrawSurface(self.words, box_size)
            lettering = Lettering(style, under=((2, light.SHADE),) if shadow else ())
            place = {"left": "midleft", "right": "midright"}.get(align, align)
            sheet.write(text, lettering, sheet.rect, place, most_lines)
            return sheet.image()

        return self._keep(("text", text, style, box_size, align, most_lines, shadow), make)

    def _keep(self, cache_key: Hashable, make: Callable[[], Image]) -> Image:
        kept = self._kept
        key = (cache_key, self.words.scale)
        image = kept.get(key)
        if image is not None:
            kept.move_to_end(key)
            return image
        image = kept[key] = make()
        self._pixels += _area(image)
        while self._pixels > MOST_PIXELS and len(kept) > 1:
            self._pixels -= _area(kept.popitem(last=False)[1])
        return image


def _area(image: Image) -> int:
    width, height = image.surface.get_size()
    return width * height

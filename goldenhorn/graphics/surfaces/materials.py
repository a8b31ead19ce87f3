"""What everything is made of: textures, drawings and letters."""

import pygame

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import tinted
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import IVORY, TEXT, Rgb, rgb

NEARLY_BLACK, NEARLY_WHITE = rgb("#0A0A0E"), rgb("#FFFDF5")
"""The grounds of high contrast; 19 : 1 against each other."""
QUIET = rgb("#A9A9A9")
"""What cannot be chosen, in high contrast: 8 : 1 on black."""
ENGRAVED = rgb("#2A1408")
GILT = rgb("#FFE9AE")

_GILDING = tuple(map(rgb, ("#FFF8DC", "#FFF0C4", "#FFE9AE", "#F8D078", "#F0C05A")))
_CARVED = ((-1, rgb("#120703")), (1, rgb("#9A6A3C")))
_ON_METAL = {
    ButtonState.FOCUSED: ((1, rgb("#FFF3C0")),),
    ButtonState.PRESSED: ((1, rgb("#E8BE66")),),
}
_ON_DRIFTWOOD = ((1, rgb("#B5AA9C")),)


class Materials:
    """Where textures, drawings and words come from, and how high the contrast is."""

    def __init__(
        self, drawings: SvgImages, pictures: PngImages, words: Words, high_contrast: bool = False
    ) -> None:
        self.drawings = drawings
        self.pictures = pictures
        self.words = words
        self.high_contrast = high_contrast

    def texture(self, name: str, size: Size, seed: int = 0) -> pygame.Surface:
        """Cut a piece out of a sheet of material, elsewhere for another seed."""
        sheet = self.pictures.get(name)
        width, height = sheet.get_size()
        if size[0] > width or size[1] > height:
            return self.pictures.get(name, (max(size[0], width), max(size[1], height)))
        spare_x, spare_y = width - size[0], height - size[1]
        # Primes, so that neighbours with seeds next to each other look different.
        x, y = (seed * 173) % (spare_x + 1), (seed * 61) % (spare_y + 1)
        return sheet.subsurface((x, y, *size))

    def glyph(self, name: str, width: int, colour: Rgb) -> pygame.Surface:
        """Return one of the white signs in a colour."""
        return tinted(self.drawings.get(f"glyph_{name}", width), colour)

    def on_plaque(
        self, state: ButtonState, size: float, face: FontFace, tracking: int = 0
    ) -> Lettering:
        """Cut letters as the material of a button wants them."""
        if self.high_contrast:
            return Lettering(Style(size, self.ink_on_plaque(state), face), tracking)
        style = Style(size, self.ink_on_plaque(state), face)
        if state is ButtonState.REST:
            return Lettering(style, tracking, _CARVED, _GILDING)
        return Lettering(style, tracking, _ON_METAL.get(state, _ON_DRIFTWOOD))

    def ink_on_plaque(self, state: ButtonState) -> Rgb:
        """Return the colour of letters and signs on a button."""
        if self.high_contrast:
            quiet = QUIET if state is ButtonState.DISABLED else NEARLY_WHITE
            return NEARLY_BLACK if state.is_metal else quiet
        return {ButtonState.REST: GILT, ButtonState.DISABLED: rgb("#1E1914")}.get(state, ENGRAVED)

    def on_night(self, size: float) -> Lettering:
        """Write on a dark strip."""
        colour = NEARLY_WHITE if self.high_contrast else IVORY
        return Lettering(Style(size, colour))

    def on_paper(self, size: float, face: FontFace = FontFace.BOLD, tracking: int = 0) -> Lettering:
        """Write on parchment."""
        colour = NEARLY_BLACK if self.high_contrast else TEXT
        return Lettering(Style(size, colour, face), tracking)

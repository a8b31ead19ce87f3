"""How everything looks: where art and letters come from, and how they are cut on each ground."""

from dataclasses import replace
from typing import Any

from goldenhorn.graphics.art import Art
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import Shadow
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import Rgb, Theme, rgb

_GILDING = tuple(map(rgb, ("#FFF8DC", "#FFF0C4", "#FFE9AE", "#F8D078", "#F0C05A")))
_CARVED = ((-1, rgb("#120703")), (1, rgb("#9A6A3C")))
_ENGRAVED = {
    ButtonState.FOCUSED: ((1, rgb("#FFF3C0")),),
    ButtonState.PRESSED: ((1, rgb("#E8BE66")),),
    ButtonState.DISABLED: ((1, rgb("#B5AA9C")),),
}
"""The light below letters, by how the button stands."""


class Look:
    """What every widget needs: art, words and theme."""

    def __init__(self, art: Art, words: Words, theme: Theme) -> None:
        self.art, self.words, self.theme = art, words, theme

    def drawing(
        self, name: str, width: float, *, shadow: Shadow | None = None, **how: Any
    ) -> Picture:
        """Return one of the game's drawings."""
        return Picture(self.art.drawing(name, width, shadow), **how)

    def glowing(self, name: str, width: float, **how: Any) -> Picture:
        """Return a drawing with the halo of what can be chosen now."""
        halo = Shadow(max(6, min(12, int(width) // 8)), 0, 0, 0.9, is_halo=True)
        return self.drawing(name, width, shadow=halo, **how)

    def sign(self, name: str, width: float, colour: Rgb) -> Picture:
        """Return one of the white signs, in a colour."""
        return self.drawing(f"glyph_{name}", width, tint=colour)

    def on_paper(self, size: float, face: FontFace = FontFace.BOLD) -> Lettering:
        """Write on parchment."""
        return Lettering(Style(size, self.theme.on_paper, face))

    def softly_on_paper(self, size: float, face: FontFace = FontFace.BOLD) -> Lettering:
        """Write on parchment what is less important."""
        return Lettering(Style(size, self.theme.soft_on_paper, face))

    def title_on_paper(self, size: float) -> Lettering:
        """Write a title, its letters a little apart, and as large whatever size people chose."""
        letters = self.on_paper(self.words.size_of(size), FontFace.TITLE)
        return replace(letters, tracking=max(1, int(size) // 11))

    def on_dark(self, size: float) -> Lettering:
        """Write on a dark strip or board."""
        return Lettering(Style(size, self.theme.on_dark))

    def on_button(
        self, state: ButtonState, size: float, face: FontFace = FontFace.BOLD
    ) -> Lettering:
        """Cut letters as the material of a button wants them."""
        style = Style(size, self.ink_on_button(state), face)
        if self.theme.is_flat:
            return Lettering(style)
        if state is ButtonState.REST:
            return Lettering(style, under=_CARVED, gilding=_GILDING)
        return Lettering(style, under=_ENGRAVED[state])

    def ink_on_button(self, state: ButtonState) -> Rgb:
        """Return the colour of letters and signs on a button."""
        if state.is_metal:
            return self.theme.on_focus
        is_idle = state is ButtonState.DISABLED
        return self.theme.on_disabled if is_idle else self.theme.on_button

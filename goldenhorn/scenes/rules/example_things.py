"""The things in the examples of the rule book that are more than one drawing.

A look names a drawing, or one of these compositions: `tile:green`, `cargo:pink:2`, `badge:+4`,
`glyph:wind`, `ban`, `cube:black`, `warehouse:150`, `turned:-8:card_red`.
"""

from collections.abc import Callable

import pygame

from goldenhorn.graphics.lettering import width_of
from goldenhorn.graphics.light import DRAWN, SMALL, lay_halo, lay_shadow, tinted
from goldenhorn.graphics.outlines import INK_CODE, drawn, filled, linear, rounded, stroked
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import IVORY
from goldenhorn.scenes.rules.example_motion import Look
from goldenhorn.ui.kit import Kit

STUD = 0.2
SYMBOL = 0.28
"""Of a square's width."""
GLOW = 9
AROUND_COUNT = 9
"""Between a count and the rim of its pill, in pixels: letters never shrink with the picture."""
CUBE_FACES = {
    "black": ("#4A4650", "#2B2830", "#17151B"),
    "white": ("#FFFFFF", "#EFEBE0", "#BDB6A6"),
}
"""The light, the middle and the dark face of the expansion's cubes."""


class Things:
    """Makes pieces from looks, in one scale."""

    def __init__(self, kit: Kit, scale: float) -> None:
        self._kit = kit
        self._scale = scale
        self._makers: dict[str, Callable[[Look, list[str]], Image]] = {
            "tile": self._tile,
            "cargo": self._cargo,
            "badge": self._badge,
            "glyph": self._glyph,
            "ban": self._ban,
            "cube": self._cube,
            "warehouse": self._warehouse,
            "turned": self._turned,
        }

    def image(self, look: Look) -> Image:
        """Make the piece for a look, but for its opacity."""
        kind, *details = look.drawing.split(":")
        maker = self._makers.get(kind)
        if maker is not None:
            return maker(look, details)
        width = self._wide(look)
        if look.glowing:
            return self._kit.glowing(look.drawing, width)
        return self._kit.drawing(look.drawing, width, flipped=look.flipped)

    def _wide(self, look: Look) -> int:
        return max(1, round(look.width * self._scale))

    def _tile(self, look: Look, details: list[str]) -> Image:
        """Draw a square of the sea with its sign in the middle and on its front rim."""
        colour = details[0]
        width = self._wide(look)
        drawings = self._kit.drawings
        tray = drawings.get(f"square_{colour}", width)
        symbol = drawings.get(f"symbol_{colour}", round(width * SYMBOL)).copy()
        symbol.set_alpha(190)
        sheet = DrawSurface(self._kit.words, tray.get_size(), max(DRAWN.reach, 2 * GLOW))
        if look.glowing:
            lay_halo(sheet.surface, tray, sheet.at(0, 0), GLOW)
        lay_shadow(sheet.surface, tray, sheet.at(0, 0), DRAWN)
        sheet.put(tray)
        height = tray.get_height()
        sheet.put_centred(symbol, width / 2, height * 0.42)
        sheet.put_centred(
            drawings.get(f"stud_{colour}", round(width * STUD)), width / 2, height * 0.88
        )
        return sheet.image()

    def _cargo(self, _look: Look, details: list[str]) -> Image:
        """Draw a pill with a cube and how many of them are aboard."""
        thing, count = details
        kit = self._kit
        lettering = kit.on_paper(kit.words.size_of(kit.words.smallest))
        high = round(kit.words.smallest * 1.4)
        is_person = thing in ("soldier", "farmer")
        icon = kit.drawings.get(thing if is_person else f"cube_{thing}", round(high * 0.72))
        letters = width_of(kit.words, count, lettering)
        size = (icon.get_width() + letters + 2 * AROUND_COUNT + 1, high)
        sheet = DrawSurface(kit.words, size, SMALL.reach)
        self._lay_pill(sheet, "#FFFDF4", "#EBD9AE")
        sheet.put_centred(icon, AROUND_COUNT - 3 + icon.get_width() / 2, high / 2)
        box = pygame.Rect(size[0] - AROUND_COUNT - letters, 0, letters, high)
        sheet.write(count, lettering, box, most_lines=1)
        return sheet.image()

    def _badge(self, _look: Look, details: list[str]) -> Image:
        """Draw a golden pill with a number."""
        kit = self._kit
        lettering = kit.on_paper(kit.words.size_of(kit.words.smallest), FontFace.BOLD)
        high = round(kit.words.smallest * 1.5)
        letters = width_of(kit.words, details[0], lettering)
        size = (max(high, letters + 2 * AROUND_COUNT), high)
        sheet = DrawSurface(kit.words, size, SMALL.reach)
        self._lay_pill(sheet, "#FFE9A6", "#DDA53C")
        sheet.write(details[0], lettering, sheet.rect, most_lines=1)
        return sheet.image()

    def _lay_pill(self, sheet: DrawSurface, light: str, dark: str) -> None:
        size = sheet.size
        paint = f'fill="url(#p)" stroke="{INK_CODE}" stroke-width="2"'
        pill = drawn(
            size,
            rounded(size, 1.2, size[1] / 2, paint),
            linear("p", (0, 0), (0, size[1]), (0, light), (1, dark)),
        )
        lay_shadow(sheet.surface, pill, sheet.at(0, 0), SMALL)
        sheet.put(pill)

    def _glyph(self, look: Look, details: list[str]) -> Image:
        """Draw one of the white signs in ivory."""
        sign = tinted(self._kit.drawings.get(f"glyph_{details[0]}", self._wide(look)), IVORY)
        if look.flipped:
            sign = pygame.transform.flip(sign, True, False)
        sheet = DrawSurface(self._kit.words, sign.get_size(), DRAWN.reach)
        lay_shadow(sheet.surface, sign, sheet.at(0, 0), DRAWN)
        sheet.put(sign)
        return sheet.image()

    def _ban(self, look: Look, _details: list[str]) -> Image:
        """Draw a red seal with a cross: this is not allowed."""
        width = self._wide(look)
        sheet = DrawSurface(self._kit.words, (width, width), SMALL.reach)
        third = width * 0.32
        cross = (
            f'<path d="M{third:.1f} {third:.1f} L{width - third:.1f} {width - third:.1f}'
            f' M{width - third:.1f} {third:.1f} L{third:.1f} {width - third:.1f}" stroke="#FFF1D2"'
            f' stroke-width="{width * 0.13:.1f}" stroke-linecap="round"/>'
        )
        edge, line = max(1.6, width * 0.06), width * 0.04
        paint = f'fill="url(#r)" stroke="#3A0710" stroke-width="{edge:.1f}"'
        seal = drawn(
            sheet.size,
            rounded(sheet.size, 1.4, width, paint)
            + rounded(sheet.size, width * 0.13, width, stroked("#E8848A", round(line, 1), 0.7))
            + cross,
            linear("r", (0, 0), (width, width), (0, "#D2424C"), (0.5, "#A81A28"), (1, "#74101C")),
        )
        lay_shadow(sheet.surface, seal, sheet.at(0, 0), SMALL)
        sheet.put(seal)
        return sheet.image()

    def _cube(self, look: Look, details: list[str]) -> Image:
        """Draw a cube of the expansion, lit as the goods are."""
        light, front, dark = CUBE_FACES[details[0]]
        paint = f'stroke="{INK_CODE}" stroke-width="3.4" stroke-linejoin="round"'
        shapes = (
            f'<path d="M6 20 L20 6 L74 6 L74 60 L60 74 L6 74Z" {filled(dark)} {paint}/>'
            f'<path d="M8 20 L21 8 L72 8 L60 20Z" {filled(light)}/>'
            f'<rect x="7" y="20" width="53" height="53" rx="5" {filled(front)}'
            f' stroke="{INK_CODE}" stroke-opacity="0.5" stroke-width="1.6"/>'
        )
        width = self._wide(look)
        whole = pygame.transform.smoothscale(drawn((80, 80), shapes), (width, width))
        sheet = DrawSurface(self._kit.words, (width, width), SMALL.reach)
        lay_shadow(sheet.surface, whole, sheet.at(0, 0), SMALL)
        sheet.put(whole)
        return sheet.image()

    def _warehouse(self, look: Look, details: list[str]) -> Image:
        """Take a seat's warehouse, so many units high."""
        return self._kit.seat_panel((self._wide(look), round(int(details[0]) * self._scale)))

    def _turned(self, look: Look, details: list[str]) -> Image:
        """Turn a drawing by degrees, as cards in a hand are."""
        degrees, name = details
        width = self._wide(look)
        framed = DrawSurface(self._kit.words, self._kit.drawings.get(name, width).get_size(), 3)
        framed.put(self._kit.drawings.get(name, width))
        whole = pygame.transform.rotozoom(framed.surface, float(degrees), 1)
        sheet = DrawSurface(self._kit.words, whole.get_size(), max(DRAWN.reach, 2 * GLOW))
        if look.glowing:
            lay_halo(sheet.surface, whole, sheet.at(0, 0), GLOW)
        lay_shadow(sheet.surface, whole, sheet.at(0, 0), DRAWN)
        sheet.put(whole)
        return sheet.image()

"""A brush: paints one thing in logical measures, as fine as the window is.

Shapes are written as SVG, wood and parchment are cut out of large sheets; light comes from the
upper left, so shadows fall to the lower right.
"""

import pygame

from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.light import WARM, Shadow, blurred_outline, lay_shadow, tinted
from goldenhorn.graphics.outlines import cut_out, drawn_at
from goldenhorn.graphics.theme import Rgb


class Brush:
    """Paints on a transparent surface that is larger than the thing by a margin on each side."""

    def __init__(
        self,
        drawings: SvgImages,
        pictures: PngImages,
        size: tuple[float, float],
        margin: float,
        scale: float,
    ) -> None:
        self._drawings, self._pictures = drawings, pictures
        self._margin = margin
        self.width, self.height = size
        self.scale = scale
        pixels = [max(1, round((length + 2 * margin) * scale)) for length in size]
        self.surface = pygame.Surface(pixels, pygame.SRCALPHA)

    def shapes(self, body: str, gradients: str = "", alpha: float = 1) -> None:
        """Draw shapes written as SVG, measured from the thing's own corner."""
        self._lay(self._drawn(body, gradients), alpha)

    def material(self, name: str, shape: str, seed: int = 0, shade: float = 1) -> None:
        """Cut a white shape out of a sheet of material, elsewhere for another seed."""
        self._lay(cut_out(self._sheet(name, seed), self._drawn(shape)), 1, shade)

    def stretched(self, name: str, shape: str, shade: float = 1) -> None:
        """Cut a white shape out of a picture that is stretched to the thing's size."""
        size = self.surface.get_size()
        self._lay(cut_out(self._pictures.scaled(name, size), self._drawn(shape)), 1, shade)

    def drawing(
        self,
        name: str,
        middle: tuple[float, float],
        width: float,
        *,
        tint: Rgb | None = None,
        flip: tuple[bool, bool] = (False, False),
        turn: float = 0,
        alpha: float = 1,
    ) -> None:
        """Draw one of the game's drawings with its middle at a place."""
        image = self._drawings.rasterised(name, max(1, round(width * self.scale)))
        if any(flip):
            image = pygame.transform.flip(image, *flip)
        if turn:
            image = pygame.transform.rotate(image, turn)
        image = tinted(image, tint) if tint else image
        x, y = ((each + self._margin) * self.scale for each in middle)
        image.set_alpha(round(255 * alpha))
        self.surface.blit(image, image.get_rect(center=(round(x), round(y))))

    def shadow(self, shadow: Shadow) -> None:
        """Put what was painted so far onto its own shadow."""
        painted = self.shadow_alone(shadow)
        self.surface.blit(painted, (0, 0))

    def shadow_alone(self, shadow: Shadow) -> pygame.Surface:
        """Put its shadow in the place of what was painted so far; return what was painted."""
        if shadow.is_halo:
            return self.halo_alone(shadow.blur)
        painted = self._begin_anew()
        lay_shadow(self.surface, painted, (0, 0), shadow.larger(self.scale))
        return painted

    def halo(self, blur: float, colour: Rgb = WARM, opacity: float = 0.9) -> None:
        """Put what was painted so far into a glow."""
        painted = self.halo_alone(blur, colour, opacity)
        self.surface.blit(painted, (0, 0))

    def halo_alone(self, blur: float, colour: Rgb = WARM, opacity: float = 0.9) -> pygame.Surface:
        """Put its glow in the place of what was painted so far; return what was painted."""
        painted = self._begin_anew()
        soft, pad = blurred_outline(painted, colour, max(2, round(blur * self.scale)), opacity)
        for _again in range(2):  # twice: strong near the edge, and still ending softly
            self.surface.blit(soft, (-pad, -pad))
        return painted

    def _begin_anew(self) -> pygame.Surface:
        painted = self.surface
        self.surface = pygame.Surface(painted.get_size(), pygame.SRCALPHA)
        return painted

    def _lay(self, layer: pygame.Surface, alpha: float, shade: float = 1) -> None:
        if shade < 1:
            grey = round(255 * shade)
            layer.fill((grey, grey, grey, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if alpha < 1:
            layer.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(layer, (0, 0))

    def _drawn(self, body: str, gradients: str = "") -> pygame.Surface:
        return drawn_at(self.surface.get_size(), body, gradients, self._margin, self.scale)

    def _sheet(self, name: str, seed: int) -> pygame.Surface:
        """Cut a piece out of a sheet of material that is as coarse as it was at 720 lines."""
        sheet = self._pictures.get(name)
        width, height = self.surface.get_size()
        across, down = (-(-length // self.scale) for length in (width, height))
        across, down = int(min(across, sheet.width)), int(min(down, sheet.height))
        # Primes, so that neighbours with seeds next to each other look different.
        x = (seed * 173) % (sheet.width - across + 1)
        y = (seed * 61) % (sheet.height - down + 1)
        return pygame.transform.smoothscale(sheet.subsurface((x, y, across, down)), (width, height))

"""Shadows, halos and haze, made by scaling down and up again: cheap, and without numpy."""

from dataclasses import dataclass

import pygame

from goldenhorn.graphics.theme import Rgb

SHADE: Rgb = (4, 10, 20)
WARM: Rgb = (255, 215, 101)
"""The halo of what is focused."""


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far away the ground seems to be; light comes from the top left."""

    blur: int
    right: int
    down: int
    darkness: float
    is_halo: bool = False
    """Whether it shines instead."""

    @property
    def reach(self) -> int:
        """By how much it may stand out beyond the thing."""
        return self.blur * 2 + max(self.right, self.down)

    def larger(self, scale: float) -> "Shadow":
        """Return the same shadow of a thing that many times as large."""
        blur, right, down = (round(each * scale) for each in (self.blur, self.right, self.down))
        return Shadow(max(1, blur), right, down, self.darkness, self.is_halo)


SMALL = Shadow(3, 1, 2, 0.5)
STRIP = Shadow(4, 1, 3, 0.4)
DRAWN = Shadow(5, 2, 4, 0.45)
BUTTON = Shadow(6, 2, 6, 0.55)
PUSHED = Shadow(6, 1, 2, 0.55)
SHEET = Shadow(8, 2, 6, 0.55)
BOARD = Shadow(9, 2, 7, 0.6)
SCROLL = Shadow(14, 4, 10, 0.6)


def silhouette(surface: pygame.Surface, colour: Rgb, opacity: float = 1) -> pygame.Surface:
    """Return the same outline in one colour."""
    flat = surface.copy()
    flat.fill((0, 0, 0, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    flat.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return flat


def blurred_outline(
    surface: pygame.Surface, colour: Rgb, blur: int, opacity: float
) -> tuple[pygame.Surface, int]:
    """Return a soft outline in one colour, and by how much it is larger on each side."""
    step = max(1, blur // 2)
    small_pad = -(-blur * 2 // step)
    pad = small_pad * step
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(
        surface, (max(1, round(width / step)), max(1, round(height / step)))
    )
    canvas = pygame.Surface(
        (small.get_width() + 2 * small_pad, small.get_height() + 2 * small_pad), pygame.SRCALPHA
    )
    canvas.fill((*colour, 0))
    flat = silhouette(small, colour, opacity)
    canvas.blit(flat, (small_pad, small_pad), special_flags=pygame.BLEND_RGBA_MAX)
    # A narrow true blur on the small copy hides the steps of scaling it up.
    canvas = pygame.transform.gaussian_blur(canvas, max(1, round(blur / step)))
    return pygame.transform.smoothscale(canvas, (width + 2 * pad, height + 2 * pad)), pad


def lay_shadow(
    onto: pygame.Surface, surface: pygame.Surface, at: tuple[int, int], shadow: Shadow
) -> None:
    """Draw the shadow of a surface that will be drawn at a place."""
    soft, pad = blurred_outline(surface, SHADE, shadow.blur, shadow.darkness)
    onto.blit(soft, (at[0] - pad + shadow.right, at[1] - pad + shadow.down))


def lay_halo(
    onto: pygame.Surface,
    surface: pygame.Surface,
    at: tuple[int, int],
    blur: int = 12,
    colour: Rgb = WARM,
    opacity: float = 0.9,
) -> None:
    """Draw a glow round a surface that will be drawn at a place."""
    soft, pad = blurred_outline(surface, colour, blur, opacity)
    for _again in range(2):  # twice, so that it is strong near the edge and still ends softly
        onto.blit(soft, (at[0] - pad, at[1] - pad))


def tinted(surface: pygame.Surface, colour: Rgb) -> pygame.Surface:
    """Return a white drawing in a colour."""
    copy = surface.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def hazed(surface: pygame.Surface, colour: Rgb, amount: float) -> pygame.Surface:
    """Return a drawing pushed towards a colour, as things far away are."""
    copy = surface.copy()
    kept = round(255 * (1 - amount))
    copy.fill((kept, kept, kept, 255), special_flags=pygame.BLEND_RGBA_MULT)
    red, green, blue = (round(channel * amount) for channel in colour)
    copy.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return copy


def faded(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """Return a drawing made more transparent."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy

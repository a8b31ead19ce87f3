"""Outlines written as SVG and rasterised with smooth edges.

Only what SDL_image's reader draws rightly: paths, rounded rectangles, circles and gradients in
user space; see assets/README.md.
"""

import io
from functools import lru_cache

import pygame

from goldenhorn.graphics.images import quickly_drawn
from goldenhorn.graphics.theme import GOLD, GOLD_DARK, GOLD_LIGHT, INK, Rgb

Size = tuple[int, int]
Measures = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
"""Where along a gradient, which colour, and how opaque."""


def code(colour: Rgb) -> str:
    """Write a colour as SVG does.

    >>> code((255, 228, 46))
    '#FFE42E'
    """
    return "#{:02X}{:02X}{:02X}".format(*colour)


INK_CODE, GOLD_CODE = code(INK), code(GOLD)
MOST_DRAWN_ONCE = 48
EDGE = 16
"""Pixels along the sides of a thing that hold its frame, with its corners."""
GILDED: tuple[Stop, ...] = ((0, code(GOLD_LIGHT)), (0.5, GOLD_CODE), (1, code(GOLD_DARK)))


def drawn(
    size: Size, body: str, gradients: str = "", corner: tuple[int, int] = (0, 0)
) -> pygame.Surface:
    """Rasterise shapes on a transparent surface of a size, from a corner on."""
    width, height = size
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corner[0]} {corner[1]} {width}'
        f' {height}" width="{width}" height="{height}"><defs>{gradients}</defs>{body}</svg>'
    )
    surface = pygame.image.load(io.BytesIO(source.encode()), "shape.svg")
    return quickly_drawn(surface)


def drawn_at(
    pixels: Size, body: str, gradients: str, margin: float, scale: float
) -> pygame.Surface:
    """Rasterise shapes at a scale on a surface of so many pixels, from a margin before them on."""
    # One pixel more than wanted: SDL_image rounds the longer side down.
    size = pixels[0] + 1, pixels[1] + 1
    width, height = size[0] / scale, size[1] / scale
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-margin} {-margin} {width} {height}"'
        f' width="{width}" height="{height}"><defs>{gradients}</defs>{body}</svg>'
    )
    drawn_larger = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
    surface = pygame.Surface(pixels, pygame.SRCALPHA)
    surface.blit(drawn_larger, (0, 0))
    return surface


def drawn_edge(size: Size, body: str, gradients: str = "", edge: int = EDGE) -> pygame.Surface:
    """Rasterise shapes along the edge of a size only: far less to do for what is hollow."""
    width, height = size
    if 2 * edge >= height:
        return drawn(size, body, gradients)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for x, y, across, down in (
        *((0, 0, width, edge), (0, height - edge, width, edge)),
        *((0, edge, edge, height - 2 * edge), (width - edge, edge, edge, height - 2 * edge)),
    ):
        surface.blit(drawn((across, down), body, gradients, (x, y)), (x, y))
    return surface


@lru_cache(MOST_DRAWN_ONCE)
def drawn_once(size: Size, body: str, gradients: str = "") -> pygame.Surface:
    """Do so, and keep it for whoever asks for the same again; it must not be painted on."""
    return drawn(size, body, gradients)


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
    """Define a gradient along a line."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:.1f}" y1="{y1:.1f}"'
        f' x2="{x2:.1f}" y2="{y2:.1f}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, centre: tuple[float, float], radius: float, *stops: Stop) -> str:
    """Define a gradient round a point."""
    x, y = centre
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:.1f}" cy="{y:.1f}"'
        f' r="{radius:.1f}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{stop[0]}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{stop[2]}"/>' if len(stop) > 2 else "/>")
        for stop in stops
    )


def rounded(size: Measures, inset: float, radius: float, paint: str) -> str:
    """Write a rounded rectangle inside a size; `paint` holds fill and stroke."""
    width, height = size
    across, down = max(0.1, width - 2 * inset), max(0.1, height - 2 * inset)
    radius = max(0.0, min(radius, across / 2, down / 2))
    return (
        f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{across:.1f}" height="{down:.1f}"'
        f' rx="{radius:.1f}" {paint}/>'
    )


def notched(size: Measures, corner: float, inset: float, paint: str, lower: float = 0) -> str:
    """Write the outline of a plaque, its corners scooped out; `lower` moves it down."""
    left, top = inset, inset + lower
    right, bottom = size[0] - inset, size[1] - inset + lower
    c = f"{corner:.1f}"
    scoop = f"A{c} {c} 0 0 0"
    path = (
        f"M{left + corner:.1f} {top:.1f} L{right - corner:.1f} {top:.1f}"
        f" {scoop} {right:.1f} {top + corner:.1f} L{right:.1f} {bottom - corner:.1f}"
        f" {scoop} {right - corner:.1f} {bottom:.1f} L{left + corner:.1f} {bottom:.1f}"
        f" {scoop} {left:.1f} {bottom - corner:.1f} L{left:.1f} {top + corner:.1f}"
        f" {scoop} {left + corner:.1f} {top:.1f}Z"
    )
    return f'<path d="{path}" {paint}/>'


def dashed_frame(size: Measures, inset: float, corner: float, colour: str) -> str:
    """Write a frame cut into dashes one by one: SDL_image leaves the last of its own undefined."""
    width, height = size
    path = ""
    for length, other_length, is_across in ((width, height, True), (height, width, False)):
        run = length - 2 * (inset + corner)
        count = max(1, round(run / 23))
        step = run / count
        for number in range(count):
            start = inset + corner + (number + 0.2) * step
            end = start + step * 0.6
            for other in (inset, other_length - inset):
                if is_across:
                    path += f"M{start:.1f} {other:.1f} L{end:.1f} {other:.1f} "
                else:
                    path += f"M{other:.1f} {start:.1f} L{other:.1f} {end:.1f} "
    near, far_x, far_y = inset + corner, width - inset, height - inset
    arc = f"A{corner:.1f} {corner:.1f} 0 0 1"
    path += (
        f"M{inset} {near} {arc} {near} {inset} "
        f"M{far_x - corner} {inset} {arc} {far_x} {near} "
        f"M{far_x} {far_y - corner} {arc} {far_x - corner} {far_y} "
        f"M{near} {far_y} {arc} {inset} {far_y - corner}"
    )
    return f'<path d="{path}" {stroked(colour, 3)}/>'


def filled(colour: str, opacity: float = 1) -> str:
    """Describe a filling."""
    return f'fill="{colour}" fill-opacity="{opacity}"'


def stroked(colour: str, width: float, opacity: float = 1) -> str:
    """Describe a line without a filling."""
    return (
        f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"'
        ' stroke-linejoin="round" stroke-linecap="round"'
    )


def cut_out(texture: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Return what a white shape lets through of a texture."""
    surface = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    surface.blit(texture, (0, 0))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def round_off(surface: pygame.Surface, radius: int) -> None:
    """Make the corners of a surface round; cheaper than cutting out a large one as a whole."""
    width, height = surface.get_size()
    radius = min(radius, width // 2, height // 2)
    disc = (2 * radius, 2 * radius)
    mask = drawn(disc, rounded(disc, 0, radius, filled("#FFFFFF")))
    for x, from_x in ((0, 0), (width - radius, radius)):
        for y, from_y in ((0, 0), (height - radius, radius)):
            corner = pygame.Rect(from_x, from_y, radius, radius)
            surface.blit(mask, (x, y), corner, special_flags=pygame.BLEND_RGBA_MULT)

"""Chance and colour as arrays: what textures and backdrops are mixed from; needs numpy.

Arrays are indexed by x, then y, as pygame's are.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from goldenhorn.graphics.theme import rgb

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Field = npt.NDArray[np.float64]
    """One number for each pixel; with a third axis: a colour."""

FINE_QUALITY, JPEG_OF_WATER, LAYER_QUALITY = 95, 92, 90
MOST_NUMBERED = 256
"""A picture of no more colours is written as their numbers."""


def cloud(
    size: tuple[int, int],
    cell: float,
    seed: int,
    octaves: int = 4,
    fading: float = 0.5,
    fineness: float = 1,
) -> Field:
    """Return smooth chance between 0 and 1, in lumps of about `cell` pixels and finer ones.

    The same lumps come out at every fineness; where it is higher there are finer ones, too.
    """
    width, height = size
    chance = np.random.default_rng(seed)
    total: Field = np.zeros(finer(size, fineness))
    strength, sum_of_strengths = 1.0, 0.0
    for octave in range(octaves + (fineness > 1)):
        step = max(1.5, cell / 2**octave)
        grid = chance.random((int(width / step) + 3, int(height / step) + 3))
        xs, ys = (each.ravel() / step for each in places(size, fineness))
        left, top = xs.astype(int), ys.astype(int)
        x, y = xs - left, ys - top
        x, y = (x * x * (3 - 2 * x))[:, None], (y * y * (3 - 2 * y))[None]
        upper = grid[np.ix_(left, top)] * (1 - x) + grid[np.ix_(left + 1, top)] * x
        lower = grid[np.ix_(left, top + 1)] * (1 - x) + grid[np.ix_(left + 1, top + 1)] * x
        total += strength * (upper * (1 - y) + lower * y)
        sum_of_strengths += strength
        strength *= fading
    return total / sum_of_strengths


def graded(field: Field, stops: Sequence[tuple[float, str]]) -> Field:
    """Turn numbers into colours, melting from stop to stop."""
    places = [place for place, _ in stops]
    colours = np.array([rgb(code) for _, code in stops], float)
    channels = [np.interp(field, places, colours[:, channel]) for channel in range(3)]
    return np.stack(channels, -1)


def colour(code: str) -> Field:
    """Return a colour as an array."""
    return np.array(rgb(code), float)


def rising(start: float, end: float, field: Field) -> Field:
    """Return 0 before the start and 1 after the end, smoothly between; the two may be swapped."""
    share = np.clip((field - start) / (end - start), 0, 1)
    smooth: Field = share * share * (3 - 2 * share)
    return smooth


def mixed(under: Field, over: Field, share: Field) -> Field:
    """Lay colours over others; `share` says how opaque they are."""
    return under * (1 - share[..., None]) + over * share[..., None]


def laid(under: Field, opacity: Field, over: Field, share: Field) -> tuple[Field, Field]:
    """Lay colours over others that are not opaque; return both, and how opaque they are."""
    whole = share + opacity * (1 - share)
    return mixed(under, over, share / np.maximum(whole, 1e-9)), whole


def finer(size: tuple[float, float], fineness: float) -> tuple[int, int]:
    """Return how many pixels a size has where each is that many."""
    return round(size[0] * fineness), round(size[1] * fineness)


def places(size: tuple[int, int], fineness: float = 1) -> tuple[Field, Field]:
    """Return x and y of all pixels, ready to be combined; a finer picture has more between them."""
    width, height = finer(size, fineness)
    x, y = np.arange(width, dtype=float) / fineness, np.arange(height, dtype=float) / fineness
    return x[:, None], y[None]


def from_surface(surface: pygame.Surface) -> Field:
    """Return the colours of a surface."""
    return pygame.surfarray.array3d(surface).astype(float)


def to_surface(colours: Field, opacity: Field | None = None) -> pygame.Surface:
    """Return colours as a surface, opaque unless said otherwise."""
    surface = pygame.Surface(colours.shape[:2], pygame.SRCALPHA)
    pixels = pygame.surfarray.pixels3d(surface)
    pixels[:] = np.clip(colours, 0, 255).astype(np.uint8)
    del pixels  # unlocks the surface
    alpha = pygame.surfarray.pixels_alpha(surface)
    alpha[:] = 255 if opacity is None else np.clip(opacity * 255, 0, 255).astype(np.uint8)
    del alpha
    return surface


def save_fine(surface: pygame.Surface, path: Path, is_opaque: bool, is_water: bool) -> None:
    """Write a large picture as JPEG or WebP, which leave out what nobody sees.

    WebP is smaller and can be seen through, but takes four times as long to read as a JPEG. Of
    water, on which other things lie, less is kept, and no colours where it is transparent.
    """
    from PIL import Image

    kind: Literal["RGB", "RGBA"] = "RGB" if is_opaque else "RGBA"
    image = Image.frombytes(kind, surface.get_size(), pygame.image.tobytes(surface, kind))
    if is_opaque:
        quality = JPEG_OF_WATER if is_water else FINE_QUALITY
        image.save(path.with_suffix(".jpg"), quality=quality, subsampling=0, optimize=True)
    else:
        quality = LAYER_QUALITY if is_water else FINE_QUALITY
        image.save(path.with_suffix(".webp"), quality=quality, method=6, exact=not is_water)


def save(surface: pygame.Surface, path: Path, is_opaque: bool) -> None:
    """Write a PNG that is read fast: of few colours by their numbers, else by differences."""
    channels = 3 if is_opaque else 4
    width, height = surface.get_size()
    raw = pygame.image.tobytes(surface, "RGB" if is_opaque else "RGBA")
    pixels = np.frombuffer(raw, np.uint8).reshape(height, width, channels)
    colours, numbers = np.unique(pixels.reshape(-1, channels), axis=0, return_inverse=True)
    palette = b""
    if is_opaque and len(colours) <= MOST_NUMBERED:
        kind, way = 3, 2  # each number by how it differs from the one above
        palette = _chunk(b"PLTE", colours.tobytes())
        told = numbers.reshape(height, width).astype(np.uint8)
        told[1:] -= told[:-1].copy()
    else:
        kind, way = (2 if is_opaque else 6), 1  # each channel by how it differs from the left
        differences = pixels.copy()
        differences[:, 1:] -= pixels[:, :-1]
        told = differences.reshape(height, width * channels)
    rows = np.hstack([np.full((height, 1), way, np.uint8), told])
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))
        + palette
        + _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

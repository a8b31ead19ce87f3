"""Chance and colour as arrays: what textures and backdrops are mixed from; needs numpy.

Arrays are indexed by x, then y, as pygame's are.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from goldenhorn.graphics.theme import rgb

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Field = npt.NDArray[np.float64]
    """One number for each pixel; with a third axis: a colour."""


def cloud(
    size: tuple[int, int], cell: float, seed: int, octaves: int = 4, fading: float = 0.5
) -> Field:
    """Return smooth chance between 0 and 1, in lumps of about `cell` pixels and finer ones."""
    width, height = size
    chance = np.random.default_rng(seed)
    total: Field = np.zeros(size)
    strength, sum_of_strengths = 1.0, 0.0
    for octave in range(octaves):
        step = max(1.5, cell / 2**octave)
        grid = chance.random((int(width / step) + 3, int(height / step) + 3))
        xs, ys = np.arange(width) / step, np.arange(height) / step
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


def places(size: tuple[int, int]) -> tuple[Field, Field]:
    """Return x and y of all pixels, ready to be combined."""
    return np.arange(size[0], dtype=float)[:, None], np.arange(size[1], dtype=float)[None]


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


def save(surface: pygame.Surface, path: Path, is_opaque: bool) -> None:
    """Write a PNG, each line told by how it differs from its neighbours: smaller than SDL's."""
    channels = 3 if is_opaque else 4
    width, height = surface.get_size()
    raw = pygame.image.tobytes(surface, "RGB" if is_opaque else "RGBA")
    lines = np.frombuffer(raw, np.uint8).reshape(height, width * channels).astype(np.int16)
    left = np.zeros_like(lines)
    left[:, channels:] = lines[:, :-channels]
    above = np.zeros_like(lines)
    above[1:] = lines[:-1]
    corner = np.zeros_like(lines)
    corner[1:, channels:] = lines[:-1, :-channels]
    guess = left + above - corner
    by_left, by_above, by_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    nearest = np.where(
        (by_left <= by_above) & (by_left <= by_corner),
        left,
        np.where(by_above <= by_corner, above, corner),
    )
    # The five filters of PNG; the one with the smallest differences packs best.
    filters = [lines, lines - left, lines - above, lines - (left + above) // 2, lines - nearest]
    told = np.stack([(each & 255).astype(np.uint8) for each in filters])
    sizes = np.abs(told.astype(np.int8).astype(np.int16)).sum(axis=2)
    best = sizes.argmin(axis=0)
    rows = told[best, np.arange(height)]
    packed = zlib.compress(np.hstack([best[:, None].astype(np.uint8), rows]).tobytes(), 9)
    header = struct.pack(">IIBBBBB", width, height, 8, 2 if is_opaque else 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", packed)
        + _chunk(b"IEND", b"")
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

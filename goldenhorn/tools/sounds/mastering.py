"""From a wave to a file: equal loudness, clean seams, Ogg bytes; and measuring what came of it.

Needs numpy; encoding needs soundfile, measuring needs pygame.
"""

from __future__ import annotations

import importlib
import io
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from goldenhorn.tools.sounds.waves import RATE, edges, filtered, frequencies

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Wave = npt.NDArray[np.float64]

HIGHEST_PEAK = 0.6
"""Of full scale: two effects may meet over the music before the mixer has to clip."""
DULLING = 7500
"""Hertz above which everything is rolled off: hiss there tires on small loudspeakers."""
RUMBLE = 32
"""Hertz below which nothing is audible and only the membrane moves."""
LEAD = 0.03
"""Seconds by which a loop is cut before its first beat, where it is quietest."""
SERIAL = 1204
"""Every Ogg stream has a number; a fixed one keeps the files the same from run to run."""


def loudness(sides: Wave, window: float | None = None) -> float:
    """Return how loud a stereo wave is to the ear (ITU BS.1770 without its gate), in LUFS.

    With a window in seconds it is the loudest such stretch, which suits short effects.
    """
    power = sum(filtered(sides[:, side], _ear) ** 2 for side in (0, 1))
    if window is None:
        mean = float(np.mean(power))
    else:
        width = int(window * RATE)
        total = np.cumsum(np.concatenate([np.zeros(1), power, np.zeros(width)]))
        mean = float((total[width:] - total[:-width]).max()) / width
    return float(-0.691 + 10 * np.log10(mean + 1e-12))


WINDOW = 0.2
"""Seconds over which the ear sums up; effects are compared by their loudest such stretch."""


def _ear(hertz: Wave) -> Wave:
    s = 1j * hertz / 1681.97
    shelf = (1.5849 * s**2 + 1.2587 * s / 0.7072 + 1) / (s**2 + s / 0.7072 + 1)
    s = 1j * hertz / 38.135
    cut = s**2 / (s**2 + s / 0.5003 + 1)
    return np.asarray(np.abs(shelf * cut))


def softened(wave: Wave) -> Wave:
    """Take away what is below hearing, and hiss."""
    wave = filtered(wave, lambda f: 1 / np.sqrt(1 + (RUMBLE / np.maximum(f, 1e-3)) ** 8))
    return filtered(wave, lambda f: 1 / np.sqrt(1 + (f / DULLING) ** 8))


def finished_effect(wave: Wave, target: float) -> Wave:
    """Bring an effect to its loudness, with silence at both ends and no spike above the rest."""
    wave = softened(np.concatenate([np.zeros(RATE // 10), wave, np.zeros(RATE // 10)]))
    heard = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 0.002)
    wave = wave[max(0, heard[0] - 132) : heard[-1] + 882]
    wave = wave * edges(len(wave), 0.003, 0.02)
    wave = levelled(np.stack([wave, wave], 1), target, WINDOW)[:, 0]
    return np.concatenate([np.zeros(132), wave, np.zeros(132)])


def finished_loop(sides: Wave, target: float) -> Wave:
    """Bring a loop to its loudness and cut it in the quietest moment before its first beat."""
    sides = np.stack([softened(sides[:, side]) for side in (0, 1)], 1)
    sides = levelled(sides, target, None)
    span = int(LEAD * RATE)
    # A quiet crossing of zero: both the value and the step from the sample before are small.
    before = sides[-span:]
    steps = np.abs(np.diff(sides[-span - 1 :], axis=0))
    best = int((np.abs(before) + 4 * steps).sum(axis=1).argmin())
    return np.roll(sides, span - best, axis=0)


def levelled(sides: Wave, target: float, window: float | None) -> Wave:
    """Scale to a loudness; peaks that would be too high are rounded off."""
    for _ in range(4):  # rounding off costs a little loudness, which the next round gives back
        sides = sides * 10 ** ((target - loudness(sides, window)) / 20)
        sides = rounded_off(sides)
    return sides


def rounded_off(sides: Wave) -> Wave:
    """Bend what is above two thirds of the highest peak gently below it."""
    knee = HIGHEST_PEAK * 2 / 3
    size = np.abs(sides)
    bent = knee + (HIGHEST_PEAK - knee) * np.tanh((size - knee) / (HIGHEST_PEAK - knee))
    return np.asarray(np.sign(sides) * np.where(size > knee, bent, size))


def encoded(wave: Wave, quality: float) -> bytes:
    """Return a wave as an Ogg Vorbis file."""
    soundfile = importlib.import_module("soundfile")
    file = io.BytesIO()
    channels = 1 if wave.ndim == 1 else 2
    with soundfile.SoundFile(
        file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as out:
        for first in range(0, len(wave), 4096):  # libsndfile overflows its stack on long writes
            out.write(wave[first : first + 4096])
    return renumbered(file.getvalue())


def renumbered(data: bytes) -> bytes:
    """Give every page of an Ogg file the same stream number and the checksum that goes with it."""
    out, place = bytearray(data), 0
    while place < len(out):
        segments = out[place + 26]
        end = place + 27 + segments + sum(out[place + 27 : place + 27 + segments])
        out[place + 14 : place + 18] = SERIAL.to_bytes(4, "little")
        out[place + 22 : place + 26] = bytes(4)
        out[place + 22 : place + 26] = _checksum(out[place:end]).to_bytes(4, "little")
        place = end
    return bytes(out)


def _checksum(page: bytearray) -> int:
    checksum = 0
    for byte in page:
        checksum = (checksum << 8 & 0xFFFFFFFF) ^ _CHECKSUMS[checksum >> 24 ^ byte]
    return checksum


def _checksum_of(byte: int) -> int:
    checksum = byte << 24
    for _ in range(8):
        checksum = (checksum << 1 ^ (0x04C11DB7 if checksum >> 31 else 0)) & 0xFFFFFFFF
    return checksum


_CHECKSUMS = tuple(_checksum_of(byte) for byte in range(256))


@dataclass(frozen=True)
class SoundMeasures:
    """What one file is like, once decoded."""

    length: float
    kilobytes: float
    peak: float
    rms: float
    loudness: float
    clipped: int
    offset: float
    ends: float
    centre: float
    shrill: float
    jump: float
    bend: float


def measured(path: Path, is_loop: bool) -> SoundMeasures:
    """Decode a file as the game does and measure it: a loop as a whole, others where loudest."""
    import pygame

    raw = pygame.mixer.Sound(path).get_raw()
    samples = np.frombuffer(raw, "<i2").reshape(-1, 2)
    sides = samples / 32768
    mono = sides.mean(axis=1)
    hertz = frequencies(len(mono))
    power = (np.abs(np.fft.rfft(mono)) * _ear(hertz)) ** 2
    return SoundMeasures(
        length=len(sides) / RATE,
        kilobytes=path.stat().st_size / 1000,
        peak=_decibels(float(np.abs(sides).max())),
        rms=_decibels(float(np.sqrt((sides**2).mean()))),
        loudness=loudness(sides, None if is_loop else WINDOW),
        clipped=int((np.abs(samples.astype(int)) >= 32767).sum()),
        offset=float(sides.mean()),
        ends=float(np.abs(sides[[0, -1]]).max()),
        centre=float((power * hertz).sum() / power.sum()),
        shrill=float(power[hertz > 6000].sum() / power.sum()),
        jump=float(np.abs(sides[0] - sides[-1]).max()),
        bend=_bend(sides),
    )


def _bend(sides: Wave) -> float:
    """Return the bend where the end meets the start, as a share of the greatest elsewhere."""
    round_again = np.concatenate([sides, sides[:2]])
    bends = np.abs(np.diff(round_again, 2, axis=0)).max(axis=1)
    return float(bends[-2:].max() / bends[:-2].max())


def _decibels(share: float) -> float:
    return float(20 * np.log10(share + 1e-9))

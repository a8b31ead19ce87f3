"""The instruments behind the sounds: waves, hulls, filters, and a band that plays them.

Needs numpy.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Wave = npt.NDArray[np.float64]
    Note = tuple[float, Wave, float]
    """When it starts in seconds, what sounds, and how loud."""

RATE = 44100

BELL = (
    *((0.5, 0.5, 1.1), (1, 1, 1), (1.19, 0.6, 1.5), (2, 0.5, 1.9)),
    *((2.74, 0.32, 2.6), (3.76, 0.2, 3.6), (5.4, 0.08, 5)),
)
"""Partials of a bell: times the pitch, how strong, how fast it dies."""
WOOD = ((1, 1, 34), (2.31, 0.5, 52), (3.87, 0.3, 80), (5.9, 0.16, 120))
"""Partials of a struck block of wood, likewise."""
SKIN = ((1.59, 0.4, 13), (2.14, 0.25, 17), (2.92, 0.15, 22))
"""What a drum sounds above its pitch, likewise; small loudspeakers carry little else of it."""
BLADES = (1460, 1980, 2500, 3170, 4180, 5120)
"""Hertz that ring when blades meet."""


def seconds(duration: float) -> Wave:
    """Return the moment of every sample of a sound."""
    return np.arange(int(duration * RATE)) / RATE


def pitch(key: float) -> float:
    """Return the hertz of a key counted as MIDI does: 69 is the a of the tuning fork."""
    return float(440 * 2 ** ((key - 69) / 12))


def frequencies(count: int) -> Wave:
    """Return the hertz that the spectrum of so many samples consists of."""
    return np.linspace(0, RATE * (count // 2) / count, count // 2 + 1)


def at_full_scale(wave: Wave) -> Wave:
    """Scale a wave so that its highest peak is 1."""
    return wave / float(np.abs(wave).max())


def edges(count: int, rise: float, fall: float) -> Wave:
    """Return a hull that opens and closes without a click."""
    hull = np.ones(count)
    opening, closing = (min(count, max(1, int(part * RATE))) for part in (rise, fall))
    hull[:opening] *= np.linspace(0, 1, opening)
    hull[-closing:] *= np.linspace(1, 0, closing) ** 1.5
    return hull


def filtered(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """Weigh every frequency of a wave by a gain; what leaves at the end comes in at the start."""
    return np.fft.irfft(np.fft.rfft(wave) * gain(frequencies(len(wave))), len(wave))


def below(wave: Wave, hertz: float) -> Wave:
    """Keep what lies below a frequency."""
    return filtered(wave, lambda f: 1 / np.sqrt(1 + (f / hertz) ** 4))


def between(wave: Wave, low: float, high: float) -> Wave:
    """Keep what lies between two frequencies."""
    return filtered(
        wave, lambda f: (1 - 1 / np.sqrt(1 + (f / low) ** 6)) / np.sqrt(1 + (f / high) ** 6)
    )


def mixed(duration: float, *notes: Note) -> Wave:
    """Put notes one over another; what lasts longer than the whole is cut."""
    out = np.zeros(int(duration * RATE))
    for start, wave, gain in notes:
        first = int(start * RATE)
        part = wave[: len(out) - first]
        out[first : first + len(part)] += part * gain
    return out


class Instruments:
    """The instruments, and the chance that makes no two of their notes quite alike."""

    def __init__(self, name: str) -> None:
        self.chance = np.random.default_rng(zlib.crc32(name.encode()))

    def noise(self, duration: float) -> Wave:
        """Hiss."""
        return self.chance.normal(0, 1, int(duration * RATE))

    def lute(
        self, key: float, duration: float = 1.6, bright: float = 0.5, keep: float = 0.996
    ) -> Wave:
        """Pluck a string: noise runs round a delay line and loses its edge (Karplus and Strong)."""
        period = int(RATE / pitch(key))
        hiss = self.chance.uniform(-1, 1, period * 4)
        turn = below(hiss, 900 + bright * 4200)[:period]
        turn = turn - turn.mean()
        turn = turn - np.roll(turn, int(period * 0.18)) * 0.9  # the finger's place on the string
        sharp = 0.5 * bright + 0.25
        turns = []
        for _ in range(int(duration * RATE * 1.02) // period + 2):
            turns.append(turn)
            turn = keep * ((0.5 + 0.5 * sharp) * turn + (0.5 - 0.5 * sharp) * np.roll(turn, 1))
        line = np.concatenate(turns)
        # The softening delays by half of (1 - sharp) samples a turn, so the pitch is set anew.
        step = pitch(key) * (period + 0.5 - 0.5 * sharp) / RATE
        places = np.arange(int(duration * RATE)) * step
        wave = np.interp(places[places < len(line) - 1], np.arange(len(line)), line)
        wave = wave + 0.55 * between(wave, 180, 260) + 0.35 * between(wave, 380, 520)  # the bowl
        wave = at_full_scale(wave) * edges(len(wave), 0.0015, 0.12)
        return wave * np.exp(-np.arange(len(wave)) / RATE * 1.1)

    def bell(self, hertz: float, duration: float) -> Wave:
        """Strike a small bronze bell."""
        t = seconds(duration)
        wave = np.zeros(len(t))
        for times, strength, dying in BELL:
            phase = self.chance.uniform(0, 6)
            ring = np.sin(2 * np.pi * hertz * times * t + phase)
            wave += strength * ring * np.exp(-t * dying * 1.5)
        return at_full_scale(wave) * edges(len(t), 0.002, 0.2)

    def knock(self, hertz: float, duration: float = 0.22, hard: float = 0.5) -> Wave:
        """Set wood on wood."""
        t = seconds(duration)
        wave = between(self.noise(duration), 700, 3600) * np.exp(-t * 220) * hard
        for times, strength, dying in WOOD:
            wave += strength * np.sin(2 * np.pi * hertz * times * t) * np.exp(-t * dying)
        return wave * edges(len(t), 0.001, 0.03)

    def horn(self, key: float, duration: float) -> Wave:
        """Blow a horn: the harder, the more overtones."""
        t = seconds(duration)
        trembling = 1 + 0.003 * np.sin(2 * np.pi * 5.2 * t) * np.clip(t / 0.3, 0, 1)
        phase = 2 * np.pi * np.cumsum(pitch(key) * trembling) / RATE
        breath = np.clip(t / 0.09, 0, 1) * np.clip((duration - t) / 0.12, 0, 1)
        wave = np.zeros(len(t))
        for k in range(1, 10):
            wave += np.sin(k * phase) / k**1.25 * np.clip(breath * 1.5 - 0.10 * k, 0, 1)
        return at_full_scale(wave) * edges(len(t), 0.03, 0.12) * np.sqrt(breath)

    def rush(
        self, duration: float, start: float, end: float, width: float, hull: Callable[[Wave], Wave]
    ) -> Wave:
        """Blow, sweep or splash: hiss around a frequency that glides from start to end."""
        count, grain = int(duration * RATE), 2048
        out = np.zeros(count + grain * 4)
        for first in range(0, count, grain):
            centre = start * (end / start) ** (first / count)
            hiss = between(self.chance.normal(0, 1, grain * 2), centre / width, centre * width)
            hiss /= np.sqrt((hiss**2).mean()) * 3.5  # by power, else single grains stick out
            out[first : first + grain * 2] += hiss * np.hanning(grain * 2)
        return out[:count] * hull(np.linspace(0, 1, count))

    def drum(self, hertz: float, duration: float = 0.5) -> Wave:
        """Strike a frame drum."""
        t = seconds(duration)
        turns = hertz * t + 18 * (1 - np.exp(-t * 26)) / 26  # a struck skin starts a little high
        skin = np.sin(2 * np.pi * turns) * np.exp(-t * 9)
        for times, strength, dying in SKIN:
            skin += strength * np.sin(2 * np.pi * times * turns) * np.exp(-t * dying)
        hand = below(self.noise(duration), 1400) * np.exp(-t * 60)
        return (skin + 0.25 * hand) * edges(len(t), 0.0015, 0.1)

    def clash(self, duration: float) -> Wave:
        """Cross two blades."""
        t = seconds(duration)
        wave = 0.2 * between(self.noise(duration), 1600, 4800) * np.exp(-t * 40)
        for hertz in BLADES:
            strength, dying = self.chance.uniform(0.3, 1), self.chance.uniform(7, 16)
            phase = self.chance.uniform(0, 6)
            ring = np.sin(2 * np.pi * hertz * t + phase) * np.exp(-t * dying)
            wave += strength / len(BLADES) * ring
        return wave * edges(len(t), 0.0015, 0.1)

    def echoes(self, tail: float, dying: float, hertz: float) -> Wave:
        """Return what a room answers to a single click."""
        answer = below(self.noise(tail) * np.exp(-seconds(tail) * dying), hertz)
        return answer / float(np.sqrt((answer**2).sum()))

    def room(self, wave: Wave, wet: float, size: float = 1.0, tail: float = 0.5) -> Wave:
        """Let a wave sound in a small room."""
        answer = self.echoes(tail, 9 / size, 4200)
        count = len(wave) + len(answer)
        echo = np.fft.irfft(np.fft.rfft(wave, count) * np.fft.rfft(answer, count), count)
        return np.concatenate([wave, np.zeros(len(answer))]) + wet * echo


def swell(rising: float, falling: float) -> Callable[[Wave], Wave]:
    """Return a hull that rises early and falls to nothing."""
    return lambda u: u**rising * (1 - u) ** falling


def arch(power: float) -> Callable[[Wave], Wave]:
    """Return a hull that rises and falls alike."""
    return lambda u: np.sin(np.pi * u) ** power

"""A developers' tool: makes every sound in assets/sounds from numbers, and measures what it made.

`python -m goldenhorn.tools.sounds.sounds [DIR]` writes all files, the same bytes every time;
`python -m goldenhorn.tools.sounds.sounds --measure [DIR]` prints what the game will hear, as pygame
decodes it. DIR is assets/sounds where nothing is said. Making needs numpy and soundfile (whose
wheels bring the Vorbis encoder along), measuring needs numpy and pygame; playing needs neither
numpy nor soundfile.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from goldenhorn.common.folders import ASSETS
from goldenhorn.tools.sounds.mastering import encoded, finished_effect, finished_loop, measured
from goldenhorn.tools.sounds.waves import (
    RATE,
    Instruments,
    arch,
    below,
    between,
    edges,
    mixed,
    pitch,
    seconds,
    swell,
)

with suppress(ModuleNotFoundError):  # the tests import every module, also where no numpy is
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Wave = npt.NDArray[np.float64]


LOUDNESS = {
    "ui_move": -25,
    "ui_ok": -19,
    "ui_back": -20,
    "card_draw": -21,
    "card_play": -20,
    "bag": -20,
    "cube_load": -20,
    "ship_step": -18,
    "ship_skip": -18,
    "unload": -17,
    "turn": -16,
    "wind": -16,
    "harbour_bell": -16,
    "set_done": -16,
    "pirates": -13,
    "conquer": -13,
    "fanfare": -12,
    "music_title": -19,
    "music_sea": -22,
}
"""Wanted loudness: what comes often is soft, what matters is louder, music lies below both."""


def ui_move(band: Instruments) -> Wave:
    """Tap wood softly: the focus moved."""
    return mixed(0.12, (0, band.knock(740, 0.10, 0.2), 1))


def ui_ok(band: Instruments) -> Wave:
    """Rise by a fourth."""
    first, second = band.lute(69, 0.6, 0.4), band.lute(74, 0.6, 0.4)
    return band.room(mixed(0.7, (0, first, 0.8), (0.09, second, 0.9)), 0.12)


def ui_back(band: Instruments) -> Wave:
    """Fall by a fourth."""
    first, second = band.lute(69, 0.6, 0.35), band.lute(64, 0.6, 0.35)
    return band.room(mixed(0.7, (0, first, 0.8), (0.09, second, 0.8)), 0.12)


def card_draw(band: Instruments) -> Wave:
    """Slide a card off the pile."""
    return mixed(0.26, (0, band.rush(0.24, 900, 2600, 1.9, swell(0.5, 1.6)), 1))


def card_play(band: Instruments) -> Wave:
    """Slide a card down and let it touch the table."""
    slide = band.rush(0.2, 2300, 900, 1.9, swell(0.4, 2))
    return mixed(0.4, (0, slide, 1.2), (0.10, band.knock(300, 0.2, 0.5), 0.4))


def wind(band: Instruments) -> Wave:
    """Let a gust rise with four notes in it."""
    figure = [
        (0.25 + 0.12 * k, band.lute(key, 1.0, 0.45), 0.4 + 0.03 * k)
        for k, key in enumerate((62, 69, 74, 77))
    ]
    gust = band.rush(1.5, 360, 1300, 1.5, arch(1.4))
    return band.room(mixed(1.7, (0, gust, 0.9), *figure), 0.22, 1.3, 0.7)


def pirates(band: Instruments) -> Wave:
    """Beat three drums, sound two dark horns, cross blades twice."""
    drums = [(0.0, band.drum(92), 0.6), (0.22, band.drum(92), 0.5), (0.44, band.drum(80), 0.6)]
    horns = [(0.44, band.horn(43, 0.9), 0.4), (0.44, band.horn(50, 0.9), 0.5)]
    blades = [(0.50, band.clash(0.7), 0.9), (0.78, band.clash(0.6), 0.7)]
    return band.room(mixed(1.7, *drums, *horns, *blades), 0.18)


def ship_step(band: Instruments) -> Wave:
    """Let a bow wave wash past and a plank groan."""
    wash = band.rush(0.55, 820, 330, 2.0, swell(0.25, 1.7))
    deep = below(band.rush(0.35, 210, 150, 1.2, arch(1.2)), 500)
    plank = band.knock(190, 0.25, 0.15)
    return band.room(mixed(0.8, (0, wash, 0.8), (0.03, deep, 0.5), (0.02, plank, 0.35)), 0.12)


def ship_skip(band: Instruments) -> Wave:
    """Splash twice: over one ship and down again."""
    up = band.rush(0.28, 1000, 450, 1.9, swell(0.2, 1.5))
    down = band.rush(0.4, 780, 340, 1.9, swell(0.2, 1.6))
    return mixed(0.7, (0, up, 0.7), (0.22, down, 0.8))


def cube_load(band: Instruments) -> Wave:
    """Set a crate down; it rocks once."""
    return band.room(
        mixed(0.32, (0, band.knock(430, 0.24), 0.9), (0.055, band.knock(520, 0.2), 0.35)), 0.10
    )


def unload(band: Instruments) -> Wave:
    """Set six crates down, each higher, and close with two notes."""
    crates = [(k * 0.095, band.knock(360 + 46 * k), 0.55 + 0.03 * k) for k in range(6)]
    close = [(0.56, band.lute(74, 0.7), 0.5), (0.64, band.lute(78, 0.7), 0.5)]
    return band.room(mixed(1.25, *crates, *close), 0.14)


def bag(band: Instruments) -> Wave:
    """Stir a bag of wooden cubes."""
    chance = band.chance
    cubes = [
        (
            0.02 + 0.52 * (k + chance.uniform(0, 0.9)) / 16,
            band.knock(chance.uniform(380, 700), 0.12, 0.35),
            chance.uniform(0.15, 0.35),
        )
        for k in range(16)
    ]
    return mixed(0.7, *cubes, (0, band.rush(0.6, 600, 1300, 2.2, arch(1.2)), 0.3))


def harbour_bell(band: Instruments) -> Wave:
    """Strike the harbour's bell twice."""
    twice = [(0.0, band.bell(523.25, 2.2), 0.8), (0.42, band.bell(523.25, 2.1), 0.5)]
    return band.room(mixed(2.6, *twice), 0.2, 1.2)


def set_done(band: Instruments) -> Wave:
    """Climb a chord on the lute with a little bell on top."""
    keys = (74, 78, 81, 86)
    chord = [(0.1 * k, band.lute(key, 1.0 + 0.1 * k, 0.42), 0.6) for k, key in enumerate(keys)]
    return band.room(mixed(1.9, *chord, (0.3, band.bell(1174.7, 1.4), 0.24)), 0.2)


def turn(band: Instruments) -> Wave:
    """Call the next captain with two notes of the horn."""
    call = [(0.0, band.horn(62, 0.30), 0.5), (0.26, band.horn(69, 0.75), 0.6)]
    return band.room(mixed(1.1, *call), 0.25, 1.3, 0.7)


def conquer(band: Instruments) -> Wave:
    """Roll the drum, then three horns over a deep one."""
    roll = [(k * 0.075, band.drum(110, 0.3), 0.2 + 0.04 * k) for k in range(10)]
    melody = (
        (0.78, 62, 0.4, 0.5),
        (1.08, 66, 0.3, 0.5),
        (1.3, 69, 0.85, 0.6),
        (0.78, 50, 1.3, 0.3),
    )
    horns = [(at, band.horn(key, length), gain) for at, key, length, gain in melody]
    return band.room(mixed(2.2, *roll, (0.78, band.drum(70), 0.8), *horns), 0.22, 1.2)


def fanfare(band: Instruments) -> Wave:
    """End the game with horns, drums and bells."""
    melody = (
        *((0, 62, 0.34, 0.5), (0.3, 62, 0.2, 0.45), (0.48, 66, 0.3, 0.5), (0.78, 69, 0.5, 0.5)),
        *((1.26, 67, 0.3, 0.45), (1.56, 74, 1.6, 0.6), (1.56, 69, 1.6, 0.4), (1.56, 66, 1.6, 0.35)),
    )
    horns = [(at, band.horn(key, length), gain) for at, key, length, gain in melody]
    drums = [(0.0, band.drum(74), 0.5), (0.78, band.drum(74), 0.5), (1.56, band.drum(70), 0.7)]
    bells = [(1.56, band.bell(587.3, 2), 0.3), (2.1, band.bell(880, 1.5), 0.2)]
    return band.room(mixed(3.6, *horns, *drums, *bells), 0.24, 1.4, 0.8)


EFFECTS = (
    *(ui_move, ui_ok, ui_back, card_draw, card_play, wind, pirates, ship_step, ship_skip),
    *(cube_load, unload, bag, harbour_bell, set_done, turn, conquer, fanfare),
)


class Loop:
    """Music without an end: what sounds beyond the last bar is heard in the first."""

    def __init__(self, duration: float) -> None:
        self.count = int(duration * RATE)
        self.sides = np.zeros((self.count, 2))

    def add(self, start: float, wave: Wave, gain: float, side: float = 0) -> None:
        """Let a note sound, from the left (-1) to the right (1)."""
        places = (int(start * RATE) + np.arange(len(wave))) % self.count
        angle = (side + 1) * np.pi / 4
        self.sides[places, 0] += wave * gain * np.cos(angle)
        self.sides[places, 1] += wave * gain * np.sin(angle)

    def whole(self, hertz: float) -> float:
        """Return the nearest frequency that goes a whole number of times into the loop."""
        return round(hertz * self.count / RATE) * RATE / self.count

    def reverberate(self, band: Instruments, wet: float, tail: float) -> None:
        """Let it all sound in a hall."""
        for side in (0, 1):
            answer = np.zeros(self.count)
            echo = band.echoes(tail, 5.5, 3600)
            answer[: len(echo)] = echo
            dry = np.fft.rfft(self.sides[:, side])
            self.sides[:, side] += wet * np.fft.irfft(dry * np.fft.rfft(answer), self.count)


def music_title(band: Instruments) -> Wave:
    """Dance in six eighths: lute, bass, drone and frame drum in the dorian mode."""
    eighth = 0.205
    melody = (
        *((62, 0, 65, 69, 0, 67), (64, 0, 60, 64, 67, 64), (65, 0, 62, 65, 69, 65)),
        *((64, 0, 69, 67, 64, 60), (65, 0, 69, 72, 0, 69), (67, 0, 64, 67, 72, 67)),
        *((71, 0, 67, 71, 74, 71), (69, 67, 65, 62, 0, 0), (74, 0, 72, 69, 0, 72)),
        *((72, 0, 67, 64, 0, 67), (71, 0, 69, 67, 0, 69), (69, 0, 64, 69, 0, 0)),
        *((65, 67, 69, 72, 0, 69), (67, 0, 64, 60, 64, 67), (65, 64, 62, 64, 0, 61)),
        (62, 0, 0, 62, 0, 0),
    )
    roots = (50, 48, 50, 45, 53, 48, 55, 50, 50, 48, 55, 45, 53, 48, 45, 50)
    thirds = {50: 53, 48: 52, 45: 48, 53: 57, 55: 59}
    loop = Loop(len(melody) * 6 * eighth)
    for number, (bar, root) in enumerate(zip(melody, roots, strict=True)):
        beats = [(number * 6 + beat) * eighth for beat in range(6)]
        for beat, key in enumerate(bar):
            start = beats[beat] + band.chance.normal(0, 0.004)
            if key:
                gain = 0.50 if beat in (0, 3) else 0.38
                loop.add(start, band.lute(key, 1.5, 0.5), gain, 0.15)
            if key and number >= 8 and beat in (0, 3):
                loop.add(start + 0.012, band.lute(key + 12, 1.2, 0.5), 0.15, 0.35)
        loop.add(beats[0], band.lute(root - 12, 1.8, 0.28, 0.997), 0.50, -0.25)
        loop.add(beats[3], band.lute(root - 5, 1.8, 0.28, 0.997), 0.34, -0.25)
        loop.add(beats[2], band.lute(thirds[root], 1.1, 0.4), 0.22, -0.45)
        loop.add(beats[5], band.lute(root + 7, 1.1, 0.4), 0.22, -0.45)
        loop.add(beats[0], band.drum(88, 0.45), 0.34)
        loop.add(beats[3], band.drum(120, 0.3), 0.16, 0.1)
        for beat in (2, 5):
            jingle = between(band.noise(0.09), 3800, 6500) * np.exp(-seconds(0.09) * 60)
            loop.add(beats[beat], jingle * edges(len(jingle), 0.002, 0.02), 0.03, 0.5)
    t = np.arange(loop.count) / RATE
    breathing = 1 + 0.15 * np.sin(2 * np.pi * loop.whole(0.23) * t)
    for key, gain in ((50, 0.05), (57, 0.035)):
        phase = 2 * np.pi * loop.whole(pitch(key)) * t
        for k in range(1, 7):
            loop.sides += (gain * np.sin(k * phase) / k**1.6 * breathing)[:, None]
    loop.reverberate(band, 0.20, 1.1)
    return loop.sides


def music_sea(band: Instruments) -> Wave:
    """Break slow chords on the lute over a swell, with a far horn."""
    beat = 0.42
    chords = (
        *((50, (57, 62, 65, 69)), (48, (55, 60, 64, 67)), (53, (57, 60, 65, 72))),
        *((45, (52, 57, 60, 64)), (50, (57, 62, 65, 74)), (55, (59, 62, 67, 71))),
        *((48, (55, 60, 64, 72)), (50, (57, 62, 69, 62))),
    )
    loop = Loop(len(chords) * 8 * beat)
    for number, (root, chord) in enumerate(chords):
        start = number * 8 * beat
        for k, string in enumerate((0, 1, 2, 3, 2, 1, 2, 1)):
            at = start + k * beat + band.chance.normal(0, 0.006)
            note = band.lute(chord[string], 2.4, 0.38, 0.9975)
            loop.add(at, note, 0.30 if k else 0.38, (-0.4, -0.1, 0.2, 0.45)[string])
        loop.add(start, band.lute(root - 12, 3.2, 0.22, 0.998), 0.5, -0.1)
        loop.add(start + 4 * beat, band.lute(root - 5, 2.4, 0.22, 0.998), 0.28, 0.1)
        if number in (1, 3, 6, 7):
            loop.add(start + 2 * beat, below(band.horn(chord[3], 2.2), 1100), 0.085, 0.3)
            loop.add(start + 5 * beat, below(band.horn(chord[2], 1.6), 1100), 0.07, 0.3)
    t = np.arange(loop.count) / loop.count
    waves = 0.5 - 0.5 * np.cos(2 * np.pi * 4 * t)
    for side in (0, 1):
        hiss = between(band.chance.normal(0, 1, loop.count), 240, 1100)
        loop.sides[:, side] += hiss * (0.010 + 0.030 * np.roll(waves, int(side * 0.35 * RATE)))
    loop.reverberate(band, 0.26, 1.5)
    return loop.sides


LOOPS = (music_title, music_sea)
LOOP_NAMES = {music.__name__ for music in LOOPS}


def make_all(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for effect in EFFECTS:
        name = effect.__name__
        wave = finished_effect(effect(Instruments(name)), LOUDNESS[name])
        (folder / f"{name}.ogg").write_bytes(encoded(wave, 0.4))
    for music in LOOPS:
        name = music.__name__
        sides = finished_loop(music(Instruments(name)), LOUDNESS[name])
        (folder / f"{name}.ogg").write_bytes(encoded(sides, 0.35))


def measure_all(folder: Path) -> None:
    """Print a table of all sounds in a folder."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    pygame.mixer.init(RATE, -16, 2, 2048, allowedchanges=0)
    print(
        "file               s     kB  peak dB  rms dB   LUFS  clipped   offset    ends"
        "  centre Hz  >6 kHz seam jump   bend"
    )
    for path in sorted(folder.glob("*.ogg")):
        it = measured(path, path.stem in LOOP_NAMES)
        seam = f"{it.jump:10.4f}{it.bend:7.1%}" if path.stem in LOOP_NAMES else ""
        print(
            f"{path.stem:<14}{it.length:6.2f}{it.kilobytes:7.1f}{it.peak:9.1f}{it.rms:8.1f}"
            f"{it.loudness:7.1f}{it.clipped:9d}{it.offset:+9.5f}{it.ends:8.4f}"
            f"{it.centre:11.0f}{it.shrill:8.2%}{seam}"
        )
    pygame.mixer.quit()


def main(words: Sequence[str] | None = None) -> None:
    """Read the options, then make or measure."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game, or measure them.")
    parser.add_argument("folder", nargs="?", type=Path, default=ASSETS / "sounds", metavar="DIR")
    parser.add_argument("--measure", action="store_true", help="print a table, make nothing")
    options = parser.parse_args(words)
    try:
        if options.measure:
            measure_all(options.folder)
        else:
            make_all(options.folder)
    except (NameError, ModuleNotFoundError):
        sys.exit("This tool needs numpy and soundfile: pip install numpy soundfile.")


if __name__ == "__main__":
    main()

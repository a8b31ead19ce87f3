"""All that is heard: the only file that opens the mixer and assets/sounds.

Scenes name a Cue or a Music, and time comes as ticks. Where there is no audio, everything here may
still be called and nothing is heard.
"""

from enum import Enum
from math import sqrt
from pathlib import Path
from threading import Thread
from types import ModuleType

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _

RATE = 44100
BUFFER = 2048
"""Samples at a time: 46 ms, which a Pi 4 fills without a crackle."""
CHANNELS = 16
"""How many sounds may be heard at once, the two of the music among them."""

HEARD = 64
"""How many of the last cues are remembered."""
GAP = 3
"""Ticks before the same cue sounds again: two at once are only twice as loud."""

FADE_EVERY = 4
"""Ticks between two steps of whatever grows louder or softer: the mixer takes hardly less time."""
CROSS_FADE = 60
"""Ticks in which one music gives way to another."""
DUCKED = 0.4
"""What is left of the music while something loud is heard."""
DUCKING = 8
"""Ticks in which the music draws back."""
RETURNING = 50
"""Ticks in which the music comes back: slower, so that nobody notices."""

NO_AUDIO = N_("No sound device was found, so the game is played in silence.")
"""What `Sound.open` says where nothing can be heard."""


class Music(Enum):
    """Everything that goes on until something else is wanted; the value is the name of its file."""

    TITLE = "music_title"
    SEA = "music_sea"


LOUD = {
    Cue.TURN: 60,
    Cue.HARBOUR_BELL: 70,
    Cue.SET_DONE: 60,
    Cue.WIND: 70,
    Cue.PIRATES: 85,
    Cue.CONQUER: 125,
    Cue.FANFARE: 190,
}
"""The cues for which the music draws back, and for how many ticks."""


LOADING: tuple[Cue | Music, ...] = (*list(Cue)[:3], Music.TITLE, *list(Cue)[3:], Music.SEA)
"""In which order sounds are loaded: first what the title needs."""


class Sound:
    """The loudspeaker of the game: effects over at most two pieces of music that cross-fade."""

    def __init__(self, folder: Path) -> None:
        self.problems: list[str] = []
        """Plain sentences on files that are missing or damaged, one for each."""
        self.heard: list[Cue] = []
        """The last cues that were asked for, also where nothing can be heard."""
        self._folder = folder
        self._audible = False
        self._paused = False
        self._muted = False
        self._master = self._effects = self._music = 1.0
        self._waiting = list(LOADING)
        self._loaded: dict[Cue | Music, pygame.mixer.Sound | None] = dict.fromkeys(LOADING)
        self._loader: Thread | None = None
        self._has_decoded = False
        """Whether a file has been read: with the first, SDL_mixer makes its decoder ready, and two
        threads that do so at once may crash."""
        self._wanted: Music | None = None
        self._strength = dict.fromkeys(Music, 0.0)
        self._duck = 1.0
        self._ducking_for = 0
        self._is_settled = False
        """Nothing fades or is ducked, so ticks have nothing to do."""
        self._tick = 0
        self._sounded = dict.fromkeys(Cue, -GAP)

    def open(self) -> str | None:
        """Open the mixer; where that fails, return why in one sentence and stay silent."""
        if self._alive():
            return None
        if not isinstance(pygame.mixer, ModuleType):
            return _(NO_AUDIO)  # a pygame built without its mixer has a stand-in there
        try:
            pygame.mixer.quit()  # pygame.init opens it too, with a buffer of its own choice
            # Nothing may be changed by the device: resampled loops would click at their seams.
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(len(Music))
        except pygame.error:
            return _(NO_AUDIO)
        self._audible = True
        self._is_settled = False
        return None

    def close(self) -> None:
        """Fall silent, forget all sounds and give the device back."""
        if self._loader is not None:
            self._loader.join()  # the mixer must not be closed while it is decoding
        if self._alive():
            pygame.mixer.quit()
        self._audible = self._has_decoded = False
        self._waiting = list(LOADING)
        self._loaded = dict.fromkeys(LOADING)
        self._strength = dict.fromkeys(Music, 0.0)
        self._is_settled = False

    def load_some(self, count: int) -> bool:
        """Load so many more sounds, and say whether any are left.

        Music takes as long to decode as ten frames last on a Pi, so it is loaded aside, one piece
        at a time; the music that is wanted comes first.
        """
        if not self._alive():
            return False
        if self._wanted in self._waiting:
            self._waiting.remove(self._wanted)
            self._waiting.insert(0, self._wanted)
        for _number in range(count):
            busy = self._loader is not None and self._loader.is_alive()
            is_alone = self._has_decoded or not any(isinstance(n, Cue) for n in self._waiting)
            may_be_music = is_alone and not busy
            ready = [name for name in self._waiting if may_be_music or isinstance(name, Cue)]
            if not ready:
                break
            self._waiting.remove(ready[0])
            if isinstance(ready[0], Music):
                self._loader = Thread(target=self._load, args=(ready[0],), daemon=True)
                self._loader.start()
            else:
                self._load(ready[0])
        return self._is_loading

    @property
    def _is_loading(self) -> bool:
        return bool(self._waiting) or (self._loader is not None and self._loader.is_alive())

    def play(self, cue: Cue) -> None:
        """Let an effect be heard."""
        self.heard.append(cue)
        del self.heard[:-HEARD]
        too_soon = self._tick - self._sounded[cue] < GAP
        if too_soon or self._paused or not self._alive():
            return
        self._sounded[cue] = self._tick
        if cue in self._waiting:
            self._waiting.remove(cue)
            self._load(cue)
        effect = self._loaded[cue]
        if effect is not None and effect.play() is not None:
            self._ducking_for = max(self._ducking_for, LOUD.get(cue, 0))
            self._is_settled = False

    def start_music(self, music: Music | None) -> None:
        """Fade over to another music, or to none; it begins as soon as it is loaded."""
        self._wanted = music
        self._is_settled = False

    def set_volumes(self, master: float, effects: float, music: float) -> None:
        """Set the three volumes, each from 0 to 1; half of one is heard as half as loud."""
        self._master, self._effects, self._music = (
            min(1.0, max(0.0, volume)) for volume in (master, effects, music)
        )
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        """Silence everything, or let it be heard again; music and effects go on meanwhile."""
        self._muted = muted
        self._apply_volumes()

    def pause(self) -> None:
        """Hold everything where it is, as when the window loses the focus."""
        self._paused = True
        if self._alive():
            pygame.mixer.pause()

    def resume(self) -> None:
        """Go on where `pause` stopped."""
        self._paused = False
        if self._alive():
            pygame.mixer.unpause()

    def update(self) -> None:
        """Let one tick pass."""
        if self._paused:
            return
        self._tick += 1
        if self._is_settled or self._tick % FADE_EVERY:
            return
        step = FADE_EVERY * (1 - DUCKED)
        self._duck = (
            max(DUCKED, self._duck - step / DUCKING)
            if self._ducking_for
            else min(1.0, self._duck + step / RETURNING)
        )
        self._ducking_for = max(0, self._ducking_for - FADE_EVERY)
        if self._alive():
            for music in Music:
                self._fade(music)
        self._is_settled = self._duck == 1.0 and (
            not self._alive() or all(self._is_where_it_should_be(music) for music in Music)
        )

    def _is_where_it_should_be(self, music: Music) -> bool:
        if self._loaded[music] is None and not self._is_loading:
            return True  # it could not be read
        return self._strength[music] == (1.0 if music is self._wanted else 0.0)

    def _fade(self, music: Music) -> None:
        """Bring a music one step nearer to where it should be, and start or stop it there."""
        image = self._loaded[music]
        before = self._strength[music]
        if image is None or (music is not self._wanted and not before):
            return
        step = (FADE_EVERY if music is self._wanted else -FADE_EVERY) / CROSS_FADE
        strength = self._strength[music] = min(1.0, max(0.0, before + step))
        image.set_volume(self._gain_of(music))
        if not before:
            pygame.mixer.Channel(list(Music).index(music)).play(image, loops=-1)
        elif not strength:
            pygame.mixer.Channel(list(Music).index(music)).stop()

    def _apply_volumes(self) -> None:
        if self._alive():
            for name, sound in self._loaded.items():
                if sound is not None:
                    sound.set_volume(self._gain_of(name))

    def _gain_of(self, name: Cue | Music) -> float:
        volume = 0.0 if self._muted else self._master
        if isinstance(name, Cue):
            return _gain(volume * self._effects)
        # The square root keeps the sum of two pieces equally strong throughout the cross-fade.
        return _gain(volume * self._music) * self._duck * sqrt(self._strength[name])

    def _load(self, name: Cue | Music) -> None:
        """Decode one file; where it is missing or damaged, note that once."""
        path = self._folder / f"{name.value}.ogg"
        try:
            sound = pygame.mixer.Sound(path)
            self._has_decoded = True
        except FileNotFoundError:
            self._note(_("The sound file {file} is missing.", file=path.name))
        except (pygame.error, OSError):
            self._note(_("The sound file {file} cannot be read.", file=path.name))
        else:
            sound.set_volume(self._gain_of(name))
            self._loaded[name] = sound

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)

    def _alive(self) -> bool:
        """Whether the mixer was opened and nobody else has closed it since."""
        return self._audible and pygame.mixer.get_init() is not None


def _gain(volume: float) -> float:
    """Return what to multiply samples by: half the volume is 10 dB less, as the ear judges."""
    return float(volume ** (5 / 3))

"""What is heard, and that nothing breaks where nothing can be heard."""

import os
import shutil
import subprocess
import sys
from array import array
from collections.abc import Iterator
from math import log10, sqrt
from pathlib import Path
from threading import active_count
from time import sleep

import pygame
import pytest

from goldenhorn.common.cues import Cue
from goldenhorn.system.sound import (
    CHANNELS,
    CROSS_FADE,
    DUCKED,
    DUCKING,
    FADE_EVERY,
    GAP,
    HEARD,
    LOUD,
    NO_AUDIO,
    RETURNING,
    Music,
    Sound,
)

ROOT = Path(__file__).parent.parent.parent
SOUNDS = ROOT / "assets" / "sounds"
STEP = 1 / 128
"""The mixer keeps volumes in this many steps."""


@pytest.fixture(autouse=True)
def dummy_audio(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    monkeypatch.undo()
    pygame.mixer.quit()


@pytest.fixture(scope="session")
def short_sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All sounds, but with a bell for music, which is decoded sooner."""
    folder = tmp_path_factory.mktemp("sounds")
    for path in SOUNDS.glob("*.ogg"):
        source = path.with_stem("harbour_bell") if path.stem.startswith("music") else path
        shutil.copy(source, folder / path.name)
    return folder


@pytest.fixture
def sound(short_sounds: Path) -> Iterator[Sound]:
    it = Sound(short_sounds)
    assert it.open() is None
    yield it
    it.close()


def ticks(sound: Sound, count: int) -> None:
    for _ in range(count):
        sound.update()


def load_all(sound: Sound) -> None:
    while sound.load_some(4):
        sleep(0.0005)  # lets the thread work that loads the music


def channel(music: Music) -> pygame.mixer.Channel:
    return pygame.mixer.Channel(list(Music).index(music))


def level(music: Music) -> float:
    """How loud a music is right now, 0 where it does not play."""
    image = channel(music).get_sound()
    return image.get_volume() * channel(music).get_volume() if image else 0.0


def effects_playing() -> int:
    busy = range(len(Music), CHANNELS)
    return sum(pygame.mixer.Channel(number).get_busy() for number in busy)


def with_music(sound: Sound) -> None:
    sound.start_music(Music.TITLE)
    load_all(sound)
    ticks(sound, CROSS_FADE)


def use_everything(sound: Sound) -> None:
    """Call all there is, in the order a game would."""
    sound.set_volumes(0.8, 0.5, 0.5)
    sound.start_music(Music.TITLE)
    sound.load_some(50)
    for cue in Cue:
        sound.play(cue)
        sound.update()
    sound.mute(True)
    sound.pause()
    sound.resume()
    sound.start_music(None)
    sound.update()
    sound.close()


# --- opening ---------------------------------------------------------------------------------


def test_the_mixer_opens_with_the_buffer_a_pi_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    really = pygame.mixer.init

    def init(rate: int, size: int, sides: int, buffer: int, allowedchanges: int) -> None:
        asked.append((rate, size, sides, buffer, allowedchanges))
        really(rate, size, sides, buffer, allowedchanges=allowedchanges)

    pygame.mixer.init(22050, -16, 1, 512)  # as pygame.init might have done
    monkeypatch.setattr(pygame.mixer, "init", init)
    sound = Sound(SOUNDS)
    assert sound.open() is None
    assert sound.open() is None
    assert asked == [(44100, -16, 2, 2048, 0)]
    assert pygame.mixer.get_init() == (44100, -16, 2)
    sound.close()
    assert pygame.mixer.get_init() is None


def test_without_a_device_there_is_one_sentence_and_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sound = Sound(SOUNDS)
    assert sound.open() == NO_AUDIO
    assert NO_AUDIO.endswith(".")
    use_everything(sound)
    assert sound.heard == list(Cue)
    assert sound.problems == []


@pytest.mark.parametrize("stand_in", [None, object()], ids=["none", "stand-in"])
def test_without_a_mixer_there_is_one_sentence_and_silence(
    monkeypatch: pytest.MonkeyPatch, stand_in: object
) -> None:
    monkeypatch.setattr(pygame, "mixer", stand_in)
    sound = Sound(SOUNDS)
    assert sound.open() == NO_AUDIO
    assert not sound.load_some(3)
    use_everything(sound)
    assert sound.heard == list(Cue)


def test_the_module_can_be_imported_where_pygame_has_no_mixer() -> None:
    lines = (
        "import sys; sys.modules['pygame.mixer'] = None; from pathlib import Path",
        "from goldenhorn.system.sound import Sound; print(Sound(Path('.')).open())",
    )
    hidden = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        cwd=ROOT,
        env=hidden,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == NO_AUDIO
    assert done.stderr == ""


def test_everything_may_be_called_before_opening_and_after_closing(sound: Sound) -> None:
    unopened = Sound(SOUNDS)
    use_everything(unopened)
    assert unopened.heard == list(Cue)
    use_everything(sound)
    use_everything(sound)


def test_a_mixer_that_somebody_else_closed_is_silence(sound: Sound) -> None:
    with_music(sound)
    pygame.mixer.quit()
    use_everything(sound)
    assert sound.heard == list(Cue)


def test_it_can_be_opened_again(sound: Sound) -> None:
    with_music(sound)
    sound.close()
    assert sound.open() is None
    load_all(sound)
    ticks(sound, FADE_EVERY)
    assert 0 < level(Music.TITLE) < 0.3
    ticks(sound, CROSS_FADE)
    assert level(Music.TITLE) == 1


def test_closing_waits_for_what_is_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, at_the_end = active_count(), []
    sound = Sound(SOUNDS)
    sound.open()
    monkeypatch.setattr(pygame.mixer, "quit", lambda: at_the_end.append(active_count()))
    sound.start_music(Music.SEA)
    sound.load_some(1)
    sound.close()
    assert at_the_end == [threads]


# --- loading ---------------------------------------------------------------------------------


def test_nothing_is_loaded_before_it_is_asked_for(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    really = pygame.mixer.Sound

    def load(path: Path) -> pygame.mixer.Sound:
        loaded.append(path.stem)
        return really(path)

    monkeypatch.setattr(pygame.mixer, "Sound", load)
    sound.start_music(Music.TITLE)
    ticks(sound, 3)
    assert loaded == []
    assert sound.load_some(2)
    sound.close()  # waits for the music
    assert sorted(loaded) == ["music_title", "ui_move"]


def test_the_first_file_is_read_by_one_thread_alone(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading: list[str] = []
    really = pygame.mixer.Sound

    def load(path: Path) -> pygame.mixer.Sound:
        reading.append(path.stem)
        assert len(reading) == 1 or is_ready, "two threads make the decoder ready"
        return really(path)

    monkeypatch.setattr(pygame.mixer, "Sound", load)
    is_ready = False
    sound.start_music(Music.TITLE)
    sound.load_some(1)
    assert reading == [Cue.UI_MOVE.value]
    is_ready = True
    sound.load_some(1)
    sound.close()  # waits for the music
    assert reading == [Cue.UI_MOVE.value, Music.TITLE.value]


def test_loading_goes_step_by_step_and_ends(sound: Sound) -> None:
    names = {cue.value for cue in Cue} | {music.value for music in Music}
    steps = 1
    while sound.load_some(1):
        steps += 1
        sleep(0.0005)
    assert steps >= len(names)
    assert not sound.load_some(1)
    assert sound.problems == []


def test_a_cue_is_loaded_when_it_is_needed(sound: Sound) -> None:
    sound.play(Cue.FANFARE)
    assert effects_playing() == 1


def test_music_begins_once_it_is_loaded(sound: Sound) -> None:
    sound.start_music(Music.SEA)
    ticks(sound, 5)
    assert not channel(Music.SEA).get_busy()
    load_all(sound)
    ticks(sound, FADE_EVERY)
    assert channel(Music.SEA).get_busy()


# --- files that are missing or damaged -------------------------------------------------------


def test_missing_files_are_named_once_and_silent(tmp_path: Path) -> None:
    sound = Sound(tmp_path)
    assert sound.open() is None
    sound.start_music(Music.SEA)
    for _ in range(2):
        sound.play(Cue.TURN)
        ticks(sound, GAP)
    assert sound.problems == ["The sound file turn.ogg is missing."]
    load_all(sound)
    use_everything(sound)
    sound.open()
    load_all(sound)
    sound.close()
    assert len(sound.problems) == len(set(sound.problems)) == len(Cue) + len(Music)


@pytest.mark.parametrize("data", [b"", b"OggS", b"\0" * 5000, "start of a real file"])
def test_damaged_files_are_named_once_and_the_others_play(
    tmp_path: Path, data: bytes | str
) -> None:
    if isinstance(data, str):
        data = (SOUNDS / "turn.ogg").read_bytes()[:400]
    (tmp_path / "turn.ogg").write_bytes(data)
    (tmp_path / "bag.ogg").write_bytes((SOUNDS / "bag.ogg").read_bytes())
    sound = Sound(tmp_path)
    assert sound.open() is None
    for _ in range(3):
        sound.play(Cue.TURN)
        ticks(sound, GAP)
    assert sound.problems == ["The sound file turn.ogg cannot be read."]
    assert effects_playing() == 0
    sound.play(Cue.BAG)
    assert effects_playing() == 1
    assert sound.heard == [Cue.TURN] * 3 + [Cue.BAG]
    sound.close()


# --- effects ---------------------------------------------------------------------------------


def test_the_last_cues_are_remembered_but_not_all_of_them() -> None:
    sound = Sound(SOUNDS)
    for _ in range(HEARD):
        sound.play(Cue.UI_MOVE)
    sound.play(Cue.UI_OK)
    assert sound.heard == [Cue.UI_MOVE] * (HEARD - 1) + [Cue.UI_OK]


def test_four_pads_at_once_make_one_sound(sound: Sound) -> None:
    for _ in range(4):
        sound.play(Cue.FANFARE)
    assert effects_playing() == 1
    assert len(sound.heard) == 4
    ticks(sound, GAP)
    sound.play(Cue.FANFARE)
    assert effects_playing() == 2


def test_effects_never_take_the_channels_of_the_music(sound: Sound) -> None:
    with_music(sound)
    for cue in Cue:
        sound.play(cue)
    assert level(Music.TITLE) == 1
    assert not channel(Music.SEA).get_busy()


# --- music -----------------------------------------------------------------------------------


def test_music_fades_in_and_stays(sound: Sound) -> None:
    sound.start_music(Music.TITLE)
    load_all(sound)
    levels = []
    for _ in range(CROSS_FADE // FADE_EVERY):
        ticks(sound, FADE_EVERY)
        levels.append(level(Music.TITLE))
    assert levels == sorted(levels)
    assert 0 < levels[0] < 0.3
    assert levels[-2] < 1 == levels[-1]
    ticks(sound, 100)
    assert level(Music.TITLE) == 1


def test_music_loops_for_ever(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    loops: list[int] = []

    class Recorder:
        def play(self, _: pygame.mixer.Sound, loops_asked: int = 0, **named: int) -> None:
            loops.append(named.get("loops", loops_asked))

        def get_busy(self) -> bool:
            return bool(loops)

        def stop(self) -> None:
            pass

    load_all(sound)
    recorder = Recorder()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _: recorder)
    sound.start_music(Music.TITLE)
    ticks(sound, 5)
    assert loops == [-1]


def test_one_music_gives_way_to_another(sound: Sound) -> None:
    with_music(sound)
    sound.start_music(Music.SEA)
    ticks(sound, CROSS_FADE // 2 // FADE_EVERY * FADE_EVERY)
    half = sqrt(0.5)
    one_step = 1 / (CROSS_FADE / FADE_EVERY)
    assert level(Music.TITLE) == pytest.approx(half, abs=one_step)
    assert level(Music.SEA) == pytest.approx(half, abs=one_step)
    ticks(sound, CROSS_FADE)
    assert not channel(Music.TITLE).get_busy()
    assert level(Music.SEA) == 1


def test_music_can_change_its_mind_and_stop(sound: Sound) -> None:
    with_music(sound)
    sound.start_music(Music.SEA)
    ticks(sound, 10)
    sound.start_music(Music.TITLE)
    ticks(sound, CROSS_FADE)
    assert (level(Music.TITLE), level(Music.SEA)) == (1, 0)
    sound.start_music(None)
    ticks(sound, CROSS_FADE + FADE_EVERY)
    assert not channel(Music.TITLE).get_busy()
    assert not channel(Music.SEA).get_busy()


# --- volumes, mute, ducking, pause -----------------------------------------------------------


def effect_volume(sound: Sound) -> float:
    """How loud an effect is right now."""
    ticks(sound, GAP)
    for number in range(len(Music), CHANNELS):
        pygame.mixer.Channel(number).stop()
    sound.play(Cue.BAG)
    playing = pygame.mixer.Channel(len(Music)).get_sound()
    assert playing is not None
    return playing.get_volume()


def test_the_three_volumes_act_on_what_they_are_named_for(sound: Sound) -> None:
    with_music(sound)
    assert (effect_volume(sound), level(Music.TITLE)) == (1, 1)
    sound.set_volumes(1, 0, 1)
    assert (effect_volume(sound), level(Music.TITLE)) == (0, 1)
    sound.set_volumes(1, 1, 0)
    assert (effect_volume(sound), level(Music.TITLE)) == (1, 0)
    sound.set_volumes(0, 1, 1)
    assert (effect_volume(sound), level(Music.TITLE)) == (0, 0)
    sound.set_volumes(0.5, 1, 1)
    ten_decibels = 10 ** (-10 / 20)
    assert effect_volume(sound) == pytest.approx(ten_decibels, abs=STEP)
    assert level(Music.TITLE) == pytest.approx(ten_decibels, abs=STEP)


def test_the_softest_step_of_a_slider_can_still_be_heard(sound: Sound) -> None:
    with_music(sound)
    sound.set_volumes(0.1, 1, 1)
    assert effect_volume(sound) > 0
    assert level(Music.TITLE) > 0


def test_volumes_beyond_the_ends_are_the_ends(sound: Sound) -> None:
    with_music(sound)
    sound.set_volumes(7, 1, -3)
    assert (effect_volume(sound), level(Music.TITLE)) == (1, 0)


def test_volumes_hold_for_what_is_loaded_later(sound: Sound) -> None:
    sound.set_volumes(1, 0, 0)
    with_music(sound)
    assert (effect_volume(sound), level(Music.TITLE)) == (0, 0)


def test_mute_silences_at_once_and_gives_back_the_same(sound: Sound) -> None:
    sound.set_volumes(1, 1, 0.5)
    with_music(sound)
    before = level(Music.TITLE)
    sound.mute(True)
    assert (effect_volume(sound), level(Music.TITLE)) == (0, 0)
    assert channel(Music.TITLE).get_busy()
    sound.set_volumes(1, 1, 0.5)
    assert level(Music.TITLE) == 0
    sound.mute(False)
    assert (effect_volume(sound), level(Music.TITLE)) == (1, before)


def test_music_draws_back_while_something_loud_is_heard(sound: Sound) -> None:
    with_music(sound)
    sound.play(Cue.CONQUER)
    assert level(Music.TITLE) == 1
    ticks(sound, DUCKING)
    assert level(Music.TITLE) == pytest.approx(DUCKED, abs=STEP)
    ticks(sound, LOUD[Cue.CONQUER] - DUCKING)
    assert level(Music.TITLE) == pytest.approx(DUCKED, abs=STEP)
    ticks(sound, RETURNING // 2)
    assert DUCKED + 0.1 < level(Music.TITLE) < 0.9
    ticks(sound, RETURNING)
    assert level(Music.TITLE) == 1


def test_soft_cues_leave_the_music_alone(sound: Sound) -> None:
    with_music(sound)
    for cue in set(Cue) - set(LOUD):
        sound.play(cue)
    ticks(sound, DUCKING)
    assert level(Music.TITLE) == 1


def test_a_second_loud_cue_keeps_the_music_back_without_a_jump(sound: Sound) -> None:
    with_music(sound)
    sound.play(Cue.CONQUER)
    ticks(sound, 20)
    sound.play(Cue.TURN)  # shorter than what is still to come
    ticks(sound, LOUD[Cue.CONQUER] - 20)
    assert level(Music.TITLE) == pytest.approx(DUCKED, abs=STEP)


def test_no_music_stays_back_longer_than_its_cue_sounds(sound: Sound) -> None:
    for cue, length in LOUD.items():
        assert length / 60 < pygame.mixer.Sound(SOUNDS / f"{cue.value}.ogg").get_length()
    assert sound.problems == []


def test_pausing_holds_everything_where_it_is(sound: Sound) -> None:
    with_music(sound)
    sound.play(Cue.FANFARE)
    ticks(sound, 4)
    before = level(Music.TITLE)
    sound.pause()
    ticks(sound, 500)
    assert level(Music.TITLE) == before
    sound.start_music(Music.SEA)
    ticks(sound, 5)
    assert not channel(Music.SEA).get_busy()
    sound.resume()
    ticks(sound, FADE_EVERY)
    assert level(Music.TITLE) < before
    assert channel(Music.SEA).get_busy()


def test_nothing_sounds_while_paused_but_it_is_remembered(sound: Sound) -> None:
    sound.pause()
    sound.play(Cue.FANFARE)
    assert effects_playing() == 0
    assert sound.heard == [Cue.FANFARE]
    sound.resume()
    assert effects_playing() == 0
    sound.play(Cue.FANFARE)
    assert effects_playing() == 1


def test_pausing_stops_the_mixer_itself(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.mixer, "pause", lambda: calls.append("pause"))
    monkeypatch.setattr(pygame.mixer, "unpause", lambda: calls.append("unpause"))
    sound.pause()
    sound.resume()
    assert calls == ["pause", "unpause"]


# --- the files themselves --------------------------------------------------------------------


@pytest.fixture(scope="module")
def waves() -> "dict[str, array[int]]":
    """All files as the mixer plays them: left, right, left, right."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(44100, -16, 2, 2048, allowedchanges=0)
        decoded = {
            path.stem: array("h", pygame.mixer.Sound(path).get_raw())
            for path in SOUNDS.glob("*.ogg")
        }
        pygame.mixer.quit()
    return decoded


def decibels(share: float) -> float:
    return 20 * log10(share)


def rms(values: "array[int]") -> float:
    return sqrt(sum(value * value for value in values) / len(values)) / 32768


def test_every_name_has_its_file_and_every_file_its_name() -> None:
    names = {cue.value for cue in Cue} | {music.value for music in Music}
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == names
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 1_500_000


@pytest.mark.parametrize("cue", Cue)
def test_effects_are_neither_clipped_nor_faint_and_begin_and_end_in_silence(
    waves: "dict[str, array[int]]", cue: Cue
) -> None:
    wave = waves[cue.value]
    assert -14 < decibels(max(map(abs, wave)) / 32768) < -3
    assert abs(sum(wave) / len(wave)) < 33  # a thousandth: no direct current
    assert max(map(abs, wave[:20])) < 33
    assert max(map(abs, wave[-20:])) < 33
    loudest = max(rms(wave[start : start + 17640]) for start in range(0, len(wave), 8820))
    assert -32 < decibels(loudest) < -11
    assert len(wave) / 2 / 44100 < 4.5


@pytest.mark.parametrize("music", Music)
def test_music_lies_below_the_effects_and_has_no_seam(
    waves: "dict[str, array[int]]", music: Music
) -> None:
    wave = waves[music.value]
    assert decibels(max(map(abs, wave)) / 32768) < -4
    assert -27 < decibels(rms(wave[::8])) < -20
    for side in (0, 1):
        line = wave[side::2]
        around = [*line[-1000:], *line[:1000]]
        bends = [
            abs(after - 2 * here + before)
            for before, here, after in zip(around, around[1:], around[2:], strict=False)
        ]
        seam = max(bends.pop(998), bends.pop(998))
        assert seam < 1.5 * max(bends)
        assert seam < 330  # a hundredth: too little to click

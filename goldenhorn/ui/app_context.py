"""What all scenes share: window, settings, devices, sound and the picture kit."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from goldenhorn.common import language
from goldenhorn.common.language import _
from goldenhorn.common.launch_options import Overrides, Speed
from goldenhorn.common.pacing import TICK
from goldenhorn.common.quality import Level, Quality
from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.art import Art
from goldenhorn.graphics.images import SOUNDS, PngImages, SvgImages
from goldenhorn.graphics.preloader import Preloader
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import HIGH_CONTRAST, RICH
from goldenhorn.graphics.window import Window, open_window, wants_fullscreen
from goldenhorn.input.bindings import DEFAULT_BINDINGS, Bindings, Button
from goldenhorn.input.controls import Controls
from goldenhorn.input.devices import Device
from goldenhorn.storage import settings as settings_file
from goldenhorn.storage.settings import LOUDEST, Settings
from goldenhorn.system.memory import give_back
from goldenhorn.system.narrator import Narrator
from goldenhorn.system.sound import Sound
from goldenhorn.ui.kit import Key, Kit
from goldenhorn.ui.widgets.look import Look

NARROW_TEXT_SIZE = 150
"""In per cent: how large texts are in a narrow window if people chose no other size."""
AMBIENT_EVERY = 2
"""Ticks between two looks of what moves by itself."""


class AppContext:
    """Everything a scene needs from the outside, and the settings applied to it."""

    def __init__(
        self,
        settings: Settings,
        folder: Path | None,
        overrides: Overrides | None = None,
        window: Window | None = None,
    ) -> None:
        """Make what screens share; `load_some` opens the mixer, after the first picture."""
        self.settings = settings
        self.folder = folder
        self.overrides = overrides or Overrides()
        self.narrator = Narrator(folder)
        self.notices: list[str] = []
        """Sentences that people should read once; the app shows them one after another."""
        self.is_silent = False
        """Whether such sentences are left out, as in pictures for a shop window."""
        self.size = FULL_SIZE
        """The logical size of the canvas."""
        self.revision = 0
        """Grows whenever scenes must be laid out anew: other words, sizes or materials."""
        self.window = window or open_window(settings, self.overrides)
        self.quality = Quality(settings.quality, lambda: max(TICK, self.window.frame_milliseconds))
        self._fit_window()
        bindings, problem = _read_bindings(settings)
        self.note(problem)
        self.controls = Controls(self.window.to_logical, bindings, self.window.finger_area)
        self.sound = Sound(SOUNDS)
        self._is_sound_open = False
        self.preloader: Preloader | None = None
        """Paints the next screen on the way there, while people look on."""
        self.is_loading = True
        """Whether `load_some` still has something to do."""
        self._apply_volumes()
        self.narrator.switch(settings.narration)
        self.drawings = SvgImages()
        self.pictures = PngImages()
        self._make_kit()
        self._laid_out_for = self._layout_facts()

    # Words about the settings as they are now

    @property
    def text_size(self) -> int:
        """How large texts are, in per cent: in a narrow window larger, unless people chose one."""
        chosen = self.settings.text_size
        if self.window.is_narrow and chosen == Settings.text_size:
            return NARROW_TEXT_SIZE
        return chosen

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        return self.overrides.speed or self.settings.speed

    @property
    def wants_fullscreen(self) -> bool:
        """Whether the window is to fill the screen."""
        return wants_fullscreen(self.settings, self.overrides)

    @property
    def is_way_out_locked(self) -> bool:
        """Whether only who opens the child lock may leave: in a cabinet others shall find it on."""
        return self.settings.cabinet and self.settings.child_lock

    @property
    def has_motion(self) -> bool:
        """Whether things may move for beauty's sake."""
        return not self.settings.reduced_motion

    @property
    def has_ambient(self) -> bool:
        """Whether things move while nobody acts: waves, gulls, bobbing ships."""
        return self.has_motion and self.quality.level is Level.FULL

    def is_ambient_tick(self, tick: int) -> bool:
        """Whether such things move on at a tick: they do so thirty times a second."""
        return self.has_ambient and tick % AMBIENT_EVERY == 0

    def key(self, button: Button, device: Device | None = None) -> Key:
        """The cap of the key that presses a button on a device, by default the last to speak."""
        device = device or self.controls.last_active_device
        label = self.controls.label(button, device)
        if device.kind == "touch":
            return Key("", "touch")
        if not label or self.controls.points(device):  # a key may be bound to nothing
            return Key("", "mouse_right" if button is Button.BACK else "mouse")
        return Key(label, "round" if device.kind == "gamepad" else "cap")

    def across(self, device: Device | None = None) -> Key:
        """What leads left and right on a device, pictured together."""
        return self._axis(device, Key("", "arrows_across"), Key("", "dpad_across"))

    def up_and_down(self, device: Device | None = None) -> Key:
        """What leads up and down on a device, pictured together."""
        return self._axis(device, Key("", "arrows_down"), Key("", "dpad_down"))

    def _axis(self, device: Device | None, arrows: Key, cross: Key) -> Key:
        device = device or self.controls.last_active_device
        if self.controls.points(device):
            return self.key(Button.CONFIRM, device)
        return cross if device.kind == "gamepad" else arrows

    def value_of(self, name: str) -> Any:
        """What a setting is now, be it set or given on the command line."""
        if name == "speed":
            return self.speed
        if name == "fullscreen":
            return self.window.is_fullscreen
        if name == "language" and self.settings.language is None:
            return None if language.current == language.system_language() else language.current
        return getattr(self.settings, name)

    # Changing them

    def choose(self, name: str, value: Any) -> None:
        """Apply one setting at once; what the command line gave gives way to it."""
        if name == "speed":
            self.overrides = replace(self.overrides, speed=None)
        elif name == "fullscreen":
            self.overrides = replace(self.overrides, is_fullscreen=value)
        elif name == "language":
            self.speak(value)
        self.change(replace(self.settings, **{name: value}))

    def change(self, settings: Settings) -> None:
        """Apply other settings at once; they are written when a screen is left."""
        before = self.settings
        if settings.coach and not before.coach:
            settings = replace(settings, tips=(), untipped=())
        self.settings = settings
        if settings.fullscreen != before.fullscreen:
            self.overrides = replace(self.overrides, is_fullscreen=settings.fullscreen)
        if settings.speed != before.speed:
            self.overrides = replace(self.overrides, speed=None)
        if settings.language != before.language:
            self.speak(settings.language)
        if settings.bindings != before.bindings:
            self.controls.bindings = _read_bindings(settings)[0]
        self._apply_volumes()
        self.narrator.switch(settings.narration)
        self.quality.choose(settings.quality)
        self._fit_window()
        self.follow_window()

    def show_less(self) -> None:
        """Follow automatic quality, which found this machine too slow, and say so once."""
        self._fit_window()
        self.follow_window()
        self.note(
            _("This machine is slow, so the sea rests and the picture is coarser; see Quality.")
        )

    def _fit_window(self) -> None:
        settings, is_coarse = self.settings, self.quality.level is not Level.FULL
        self.window.change(
            is_fullscreen=self.wants_fullscreen, overscan=settings.overscan, is_coarse=is_coarse
        )

    def make_room(self) -> None:
        """Forget what other screens were drawn with; what is still shown stays as it is."""
        self.kit.forget()
        self.drawings.forget()
        self.pictures.forget()
        self.kit.words.forget()
        give_back()

    def speak(self, code: str | None) -> None:
        """Use another language, or the system's; what the command line wanted gives way."""
        self.overrides = replace(self.overrides, language=None)
        self.settings = replace(self.settings, language=code)
        language.use(code)
        for problem in language.problems:
            self.note(problem)

    def follow_window(self) -> None:
        """Make the kit anew if words, sizes or materials are others now."""
        facts = self._layout_facts()
        if facts != self._laid_out_for:
            self._laid_out_for = facts
            self.drawings.forget()  # other sizes will be asked for
            self.pictures.forget()
            self._make_kit()
            self.revision += 1
            give_back()

    def relabel(self) -> None:
        """Have scenes laid out anew, because keys that they name are called otherwise now."""
        self.revision += 1

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or no longer; this is remembered, unless the settings are locked."""
        is_fullscreen = not self.window.is_fullscreen
        self.overrides = replace(self.overrides, is_fullscreen=is_fullscreen)
        if self.settings.child_lock:
            self.change(self.settings)
        else:
            self.change(replace(self.settings, fullscreen=is_fullscreen))
            self.save_settings()

    def save_settings(self) -> None:
        """Write the settings down; what goes wrong is told once."""
        self.note(settings_file.save(self.settings, self.folder))

    def note(self, sentence: str | None) -> None:
        """Have a sentence shown, once."""
        if sentence and not self.is_silent and sentence not in self.notices:
            self.notices.append(sentence)
            self.narrator.tell(sentence)

    def load_some(self) -> None:
        """Do a little of what can wait until a picture is shown: open and fill the mixer."""
        if not self._is_sound_open:
            self._is_sound_open = True
            self.note(self.sound.open())
        else:
            self.is_loading = self.sound.load_some(1)
            if not self.is_loading:
                for problem in self._problems():
                    self.note(problem)

    def _problems(self) -> tuple[str, ...]:
        """What is missing or damaged among our own files."""
        drawings, pictures, sound = self.drawings, self.pictures, self.sound
        return (
            *drawings.problems,
            *pictures.problems,
            *sound.problems,
            *self.kit.words.problems,
        )

    # How

    def _apply_volumes(self) -> None:
        settings = self.settings
        self.sound.set_volumes(
            settings.master / LOUDEST, settings.effects / LOUDEST, settings.music / LOUDEST
        )
        self.sound.mute(settings.muted)
        self.narrator.set_volume(0 if settings.muted else settings.master / LOUDEST)

    def _layout_facts(self) -> tuple[object, ...]:
        return language.revision, self.text_size, self.settings.high_contrast

    def _make_kit(self) -> None:
        words, is_flat = Words(self.text_size / 100), self.settings.high_contrast
        self.kit = Kit(self.drawings, self.pictures, words, is_flat)
        art = Art(self.drawings, self.pictures, words)
        self.look = Look(art, words, HIGH_CONTRAST if is_flat else RICH)


def _read_bindings(settings: Settings) -> tuple[Bindings, str | None]:
    """Read the remapped keys; what cannot be read is as at first, and a sentence says so."""
    if not settings.bindings:
        return DEFAULT_BINDINGS, None
    try:
        return Bindings.from_json(settings.bindings), None
    except ValueError:
        return DEFAULT_BINDINGS, _("The keys you chose could not be read and are back to default.")

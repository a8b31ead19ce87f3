"""What can be set, in the order of the settings screen, and its words.

A new setting is a field of `storage.settings.Settings` and a line here.
"""

from dataclasses import dataclass

from goldenhorn.common.language import N_
from goldenhorn.storage.settings import TEXT_SIZES

KEYS = "keys"
"""The row that is no setting but leads to the keys."""
MACHINE = "machine"
"""The one that leads to what depends on the machine."""
VOLUMES = ("master", "effects", "music")


@dataclass(frozen=True, slots=True)
class Setting:
    """One row: which setting, what it is called, and one sentence on it."""

    name: str
    icon: str
    label: str
    sentence: str
    words: tuple[str, ...] = ()
    """What its values are called, where they have names."""
    samples: tuple[int, ...] = ()
    """The sizes of letters that the words stand for."""


ROWS = (
    Setting(
        "language", "icon_language", N_("Language"), N_("The language of everything you read.")
    ),
    Setting(
        "speed",
        "icon_speed",
        N_("Animation"),
        N_("How fast ships and cards move. Off: they are simply there."),
        (N_("Calm"), N_("Brisk"), N_("Fast"), N_("Off")),
    ),
    Setting("master", "icon_sound", N_("All sound"), N_("How loud everything is together.")),
    Setting("effects", "icon_wind", N_("Effects"), N_("How loud ships, cards and bells are.")),
    Setting("music", "icon_music", N_("Music"), N_("How loud the music is.")),
    Setting(
        "muted", "icon_sound", N_("Mute"), N_("Nothing is heard; the volumes stay as they are.")
    ),
    Setting(
        "text_size",
        "icon_text",
        N_("Text size"),
        N_("Everything you read is written at {percent} %."),
        ("A",) * len(TEXT_SIZES),
        (20, 23, 26, 30, 34),
    ),
    Setting(
        "reduced_motion",
        "icon_motion",
        N_("Less motion"),
        N_("Waves, gulls and sails keep still; only what matters moves."),
    ),
    Setting(
        "high_contrast",
        "icon_contrast",
        N_("High contrast"),
        N_("Plain black and white grounds with strong lines."),
    ),
    Setting(
        "fullscreen",
        "icon_fullscreen",
        N_("Full screen"),
        N_("The game fills the screen; F11 does the same at any time."),
    ),
    Setting(
        "overscan",
        "icon_overscan",
        N_("TV edge"),
        N_("For televisions that cut off the edges of the picture."),
    ),
    Setting(
        "narration",
        "icon_rules",
        N_("Narration"),
        N_("Everything is told in words: in narration.txt, and aloud where espeak-ng is."),
    ),
    Setting(
        "holding",
        "icon_peek",
        N_("Holding"),
        N_("Hold: you peek or hurry while you hold a button. Tap: until you tap again."),
        (N_("Hold"), N_("Tap")),
    ),
    Setting(
        "coach",
        "icon_hint",
        N_("Tips"),
        N_("Short tips for beginners, each once; switched on again, all come anew."),
    ),
    Setting(
        "step_by_step",
        "icon_steps",
        N_("Step by step"),
        N_("Loading comes first, so that you see the new goods before you sail."),
    ),
    Setting(
        "turn_timer",
        "icon_hourglass",
        N_("Turn timer"),
        N_("When it is over, a bot plays that one turn for you. Pauses do not count."),
        (N_("None"), N_("1 min"), N_("2 min"), N_("5 min")),
    ),
    Setting(
        "bots_turns",
        "icon_log",
        N_("Bots’ turns"),
        N_("In short: what a bot did is told in a line instead of shown."),
        (N_("Shown"), N_("In short")),
    ),
    Setting(
        MACHINE,
        "icon_power",
        N_("This machine"),
        N_("For slow machines, arcade cabinets and small children."),
    ),
    Setting(KEYS, "icon_gear", N_("Keys and buttons"), N_("What each key and button does.")),
)
MACHINE_ROWS = (
    Setting(
        "quality",
        "icon_speed",
        N_("Quality"),
        N_("Automatic: waves and gulls rest when frames run long. Now: {level}."),
        (N_("Automatic"), N_("Full"), N_("Calm")),
    ),
    Setting(
        "cabinet",
        "icon_power",
        N_("Cabinet"),
        N_("The title can switch the machine off, and the screen never sleeps."),
    ),
    Setting(
        "child_lock",
        "icon_lock",
        N_("Child lock"),
        N_("Settings, language, deleting and a cabinet’s way out lie behind a lock."),
    ),
)
SETTINGS = {setting.name: setting for setting in ROWS}
"""By name, in the order in which they are shown."""
MACHINE_SETTINGS = {setting.name: setting for setting in MACHINE_ROWS}
"""The same for the page of the machine."""

"""What people have set to their liking, and its file.

Imports pygame only when it is asked for the platform's data folder. Nothing that is wrong with a
file or a folder stops the game: it goes on with what it has, and one plain sentence says so.
"""

import errno
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

from goldenhorn.common.files import BadFile, keep_aside, read_whole, reason, write_whole
from goldenhorn.common.language import _, is_code
from goldenhorn.common.launch_options import Speed
from goldenhorn.common.quality import QualityChoice
from goldenhorn.engine.strict import BadWords, Json, read_object

FILE = "settings.json"
VERSION = 1
LARGEST_FILE = 1024 * 1024
"""No settings come near this many bytes."""

Holding = Literal["hold", "toggle"]
BotsTurns = Literal["shown", "summarised"]
HOLDINGS: tuple[Holding, ...] = get_args(Holding)
BOTS_TURNS: tuple[BotsTurns, ...] = get_args(BotsTurns)
TURN_TIMERS = (0, 1, 2, 5)
"""Minutes for a turn; 0 is as long as it takes."""
TEXT_SIZES = (100, 125, 150, 175, 200)
LOUDEST = 10
VOLUMES = tuple(range(LOUDEST + 1))
MOST_NAMES, LONGEST_NAME = 1000, 40
"""Of lessons and people, and of who has seen which tips: sixty people with all of them."""
_NAME_LISTS = ("lessons", "tips", "untipped")


@dataclass(frozen=True)
class Settings:
    """All that can be set, changed by dataclasses.replace; what cannot be raises ValueError."""

    language: str | None = None
    """A code as in language.available; None is the system's."""
    speed: Speed = "normal"
    master: Annotated[int, VOLUMES] = 8
    """The volume of everything, from 0 to LOUDEST; effects and music have their own below it."""
    effects: Annotated[int, VOLUMES] = 7
    music: Annotated[int, VOLUMES] = 4
    muted: bool = False
    """Silent for now; the volumes stay what they are."""
    text_size: Annotated[int, TEXT_SIZES] = 100
    """In per cent, one of TEXT_SIZES."""
    reduced_motion: bool = False
    high_contrast: bool = False
    fullscreen: bool = True
    quality: QualityChoice = "automatic"
    overscan: bool = False
    """Whether the television cuts off the edges, so that everything stays in the central 95 %."""
    narration: bool = False
    """Whether what everybody may know is also written down and spoken."""
    holding: Holding = "hold"
    """Whether what lasts while a button is held, as looking at cards, is a tap each way instead."""
    coach: bool = True
    """Whether beginners get tips; switched on again, all are told anew to everybody."""
    step_by_step: bool = False
    turn_timer: Annotated[int, TURN_TIMERS] = 0
    """In minutes, one of TURN_TIMERS."""
    bots_turns: BotsTurns = "shown"
    cabinet: bool = False
    """Whether the machine is there for this game, so that the title may switch it off."""
    child_lock: bool = False
    """Whether only those who can hold two buttons for a while come to the settings."""
    bindings: Json = field(default_factory=dict)
    """What the controls keep here: JSON that nobody else reads."""
    lineup: Json = field(default_factory=dict)
    """The last line-up of the lobby: JSON that nobody else reads."""
    lessons: tuple[str, ...] = ()
    """The names of the lessons that were finished."""
    tips: tuple[str, ...] = ()
    """The coach's tips that were seen: "tip" by everybody, "person/tip" by one, as Seat.person."""
    untipped: tuple[str, ...] = ()
    """The people who want no tips, as Seat.person."""

    def __post_init__(self) -> None:
        for name in _NAME_LISTS:  # JSON knows no tuples
            value = getattr(self, name)
            if isinstance(value, list):
                object.__setattr__(self, name, tuple(value))
        for entry in fields(self):
            if not _fits(entry.name, getattr(self, entry.name)):
                raise ValueError(f"{entry.name} cannot be {getattr(self, entry.name)!r}")


def _is_one_of(*choices: object) -> Callable[[object], bool]:
    # 1.0 and True equal 1 without being it
    return lambda value: any(type(value) is type(one) and value == one for one in choices)


def _is_names(value: object) -> bool:
    if not isinstance(value, tuple | list) or len(value) > MOST_NAMES:
        return False
    return all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in value)


_FITS: dict[str, Callable[[object], bool]] = {
    "language": lambda value: value is None or (isinstance(value, str) and is_code(value)),
    "bindings": lambda value: isinstance(value, dict),
    "lineup": lambda value: isinstance(value, dict),
    **dict.fromkeys(_NAME_LISTS, _is_names),
}
"""What fits settings that are not one of a few values."""


def _choices(hint: Any) -> tuple[Any, ...]:
    """Return the values that a type allows: one of a few words, or what it is annotated with."""
    if hint is bool:
        return (False, True)
    allowed: tuple[Any, ...] = getattr(hint, "__metadata__", (get_args(hint),))[0]
    return allowed


_CHOICES = {
    name: _choices(hint)
    for name, hint in get_type_hints(Settings, include_extras=True).items()
    if name not in _FITS
}


def choices_of(name: str) -> tuple[Any, ...]:
    """Return the values that a setting can have, if they are few."""
    return _CHOICES.get(name, ())


def _fits(name: str, value: object) -> bool:
    return _FITS[name](value) if name in _FITS else _is_one_of(*_CHOICES[name])(value)


def load(folder: Path | None) -> tuple[Settings, str | None]:
    """Read the settings of a data folder; what cannot be read is as at first, and a note says so.

    A file that is damaged or from a newer game is renamed, never lost; without a folder or a file
    the settings are simply as at first.
    """
    if folder is None:
        return Settings(), None
    path = folder / FILE
    try:
        given = read_object(read_whole(path, LARGEST_FILE).decode("utf-8-sig"))
        version = given.pop("version", None)
        if type(version) is not int or version < 1:
            raise BadWords("The version is missing.")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError):
        return Settings(), _kept_aside(path, "damaged")
    if version > VERSION:
        return Settings(), _kept_aside(path, "newer")
    known = {entry.name for entry in fields(Settings)}
    good = {name: given[name] for name in given if name in known and _fits(name, given[name])}
    if all(name in good for name in given if name in known):
        return Settings(**good), None
    return Settings(**good), _("Some settings could not be read and are as at first.")


def _kept_aside(path: Path, why: str) -> str:
    """Rename a file that cannot be used and say so."""
    newer = why == "newer"
    try:
        aside = keep_aside(path, why)
    except (OSError, ValueError):
        aside = None
    if aside is None:
        if newer:
            return _("The settings are of a newer game, so they are as at first here.")
        return _("The settings could not be read, so they are as at first.")
    if newer:
        return _(
            "The settings are of a newer game and are kept as {file}; here they are as at first.",
            file=aside.name,
        )
    return _(
        "The settings could not be read and are kept as {file}; now they are as at first.",
        file=aside.name,
    )


def save(settings: Settings, folder: Path | None) -> str | None:
    """Write the settings into a data folder; return one sentence if that cannot be."""
    if folder is None:
        return _("There is no data folder, so the settings last until the game ends.")
    text = json.dumps({"version": VERSION, **asdict(settings)}, indent=1) + "\n"
    try:
        write_whole(folder / FILE, text.encode())
    except (OSError, ValueError) as problem:
        return _why_not_saved(problem)
    return None


def _why_not_saved(problem: OSError | ValueError) -> str:
    match getattr(problem, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            return _("The disk is full, so the settings last until the game ends.")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return _("The data folder is read-only, so the settings last until the game ends.")
        case _:
            return _(
                "The settings could not be saved, so they last until the game ends: {reason}.",
                reason=reason(problem),
            )


def data_folder(override: str | None = None) -> tuple[Path | None, str | None]:
    """Return the folder for all that the game keeps, made if missing; or None and a sentence."""
    try:
        folder = Path(override or _platform_folder())
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        return None, _(
            "The data folder cannot be made, so nothing is kept: {reason}.", reason=reason(problem)
        )
    return folder, None


def chosen_language(override: str | None = None) -> str | None:
    """Return the language in a data folder's settings; None if they name none or cannot be read."""
    try:
        path = Path(override or _platform_folder()) / FILE
        code = read_object(read_whole(path, LARGEST_FILE).decode("utf-8-sig")).get("language")
    except (OSError, ValueError):
        return None
    return code if isinstance(code, str) and is_code(code) else None


def _platform_folder() -> str:
    try:
        from pygame import error
        from pygame.system import get_pref_path
    except ImportError:
        raise BadFile(_("pygame is not installed")) from None
    try:
        return str(get_pref_path("", "goldenhorn"))
    except error:
        raise BadFile(_("the system names no folder for games")) from None

"""What is written down when something went wrong: enough to play it again, and nobody's name.

Whoever has it written decides when.
"""

import os
import platform
import re
import traceback
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from goldenhorn import __version__
from goldenhorn.common.files import write_whole
from goldenhorn.common.folders import CHECKOUT
from goldenhorn.common.language import _
from goldenhorn.session.game import CREST_NAMES, Game, Snapshot
from goldenhorn.session.lineup import lineup_from_json
from goldenhorn.storage.settings import Settings

HEAD = "Golden Horn ran aground."
RECORD = "Record: "
"""How the line of the game begins."""
NO_GAME = "none"
MOST_REPORTS = 5
"""The last one is written over by later ones: the first are the ones that tell most."""


def report_text(
    problem: BaseException,
    settings: Settings | None,
    game: Game | None,
    known_names: Iterable[str] = (),
) -> str:
    """Tell what happened, with which versions and settings, and the game as a line of JSON.

    Nobody is named: neither of the settings, nor of the game, nor of those known otherwise.
    """
    told = "unknown" if settings is None else asdict(_without_people(settings))
    trace = "".join(traceback.format_exception(problem))
    # A crest stands for whoever typed no name.
    names = {*_names_in(settings, game), *known_names} - {"", *CREST_NAMES}
    lines = [
        HEAD,
        "",
        f"Golden Horn {__version__}, {_machine()}",
        f"Settings: {told}",
        f"Bots think: {'unknown' if game is None else game.effort}",
        "",
        _without_names(_without_home(trace), names).rstrip(),
        "",
        RECORD + (NO_GAME if game is None else _one_line(_nameless(game).to_text())),
    ]
    return "\n".join(lines) + "\n"


def _machine() -> str:
    import pygame  # whoever only reads a report needs none

    driver = pygame.display.get_driver() if pygame.display.get_init() else "no display"
    return (
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, "
        f"{platform.system()} {platform.machine()}, {driver}"
    )


def _without_people(settings: Settings) -> Settings:
    """Return settings without what tells of somebody by name."""
    return replace(settings, lineup={}, tips=(), untipped=())


def _names_in(settings: Settings | None, game: Game | None) -> set[str]:
    """Return all names that were typed, as far as settings and game still know them."""
    names = {seat.name for seat in game.seats} if game is not None else set()
    if settings is not None:
        names.update(settings.untipped)
        names.update(seen.rpartition("/")[0] for seen in settings.tips)
        names.update(place.name for place in lineup_from_json(settings.lineup).places)
    return names


def _without_names(text: str, names: set[str]) -> str:
    """Let nobody be named by what an exception says of a thing that bears a name."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "somebody", text)
    return text


def _nameless(game: Game) -> Snapshot:
    """Return a game with its bots and how much they think, but without anybody's name."""
    seats = [replace(seat, name="") for seat in game.seats]
    return Game(game.match, seats, game.effort).snapshot()


def _without_home(text: str) -> str:
    """Leave out where the game is installed: that often holds the name of whose machine it is."""
    text = text.replace(f"{CHECKOUT}{os.sep}", "")
    with suppress(RuntimeError):  # some have no home
        home = Path.home()
        if home != Path(home.anchor):
            return text.replace(str(home), "~")
    return text


def _one_line(text: str) -> str:
    return " ".join(text.split("\n")).strip()


def is_report(text: str) -> bool:
    """Whether a text is a report, whatever may have happened to it since."""
    return text.startswith(HEAD)


def record_in(text: str) -> str | None:
    """Find the game in a report, as the text of its record, cut off or not; None without one."""
    for line in reversed(text.splitlines()):
        if line.startswith(RECORD):
            told = line.removeprefix(RECORD)
            return None if told == NO_GAME else told
    return ""


def write_report(folder: Path | None, text: str) -> Path | None:
    """Write a report into the data folder; None if that cannot be, for worse has happened."""
    if folder is None:
        return None
    path = _free(folder, [f"crash-{number}.txt" for number in range(1, MOST_REPORTS + 1)])
    with suppress(OSError, ValueError):
        write_whole(path, text.encode(errors="replace"))
        return path
    return None


def farewell(problem: BaseException, note: Path | None) -> str:
    """Say in a sentence where it is told what went wrong, or else what it was."""
    if note is None:
        return _("Something went wrong: {reason}.", reason=repr(problem))
    return _("Something went wrong; a note of what happened lies in {file}.", file=note)


def _free(folder: Path, names: Sequence[str]) -> Path:
    paths = [folder / name for name in names]
    return next((path for path in paths if not path.exists()), paths[-1])

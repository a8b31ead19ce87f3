"""What is written down when something went wrong: enough to play it again, and nobody's name.

Knows no screen; whoever writes it decides when.
"""

import platform
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

import pygame

from goldenhorn.engine.match import Match
from goldenhorn.engine.record import Record, record_from_text, record_of, record_to_text
from goldenhorn.files import write_whole
from goldenhorn.settings import Settings

HEAD = "Golden Horn ran aground."
RECORD = "Record: "
"""How the line of the game begins."""
NO_GAME = "none"
MOST_REPORTS = 5
"""The last one is written over by later ones: the first are the ones that tell most."""
HOUSE = Path(__file__).resolve().parent.parent


def report_text(problem: BaseException, settings: Settings, match: Match | None) -> str:
    """Tell what happened, with which versions and settings, and the game as a line of JSON."""
    told = asdict(replace(settings, lineup={}))  # which has names
    lines = [
        HEAD,
        "",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, "
        f"{platform.system()} {platform.machine()}, {_driver()}",
        f"Settings: {told}",
        "",
        _without_home("".join(traceback.format_exception(problem))).rstrip(),
        "",
        RECORD + (NO_GAME if match is None else _one_line(record_to_text(record_of(match)))),
    ]
    return "\n".join(lines) + "\n"


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "no display"


def _without_home(text: str) -> str:
    """Leave out where the game is installed: that often holds the name of whose machine it is."""
    return text.replace(f"{HOUSE}/", "").replace(str(Path.home()), "~")


def _one_line(text: str) -> str:
    return " ".join(text.split("\n")).strip()


def record_in(text: str) -> Record | None:
    """Find the game in a report; None if there was none, BadRecord if it is damaged."""
    for line in reversed(text.splitlines()):
        if line.startswith(RECORD):
            told = line.removeprefix(RECORD)
            return None if told == NO_GAME else record_from_text(told)
    return None


def write_report(folder: Path | None, text: str) -> Path | None:
    """Write a report into the data folder; None if that cannot be, for worse has happened."""
    if folder is None:
        return None
    path = _free(folder, [f"crash-{number}.txt" for number in range(1, MOST_REPORTS + 1)])
    with suppress(OSError, ValueError):
        write_whole(path, text.encode(errors="replace"))
        return path
    return None


def _free(folder: Path, names: Sequence[str]) -> Path:
    paths = [folder / name for name in names]
    return next((path for path in paths if not path.exists()), paths[-1])

"""What starts the game from where it lies: a checkout, a wheel, Debian's package or a bundle."""

import subprocess
import sys
from pathlib import Path

from goldenhorn.app.install.entries import Start
from goldenhorn.common.folders import ASSETS, CHECKOUT, IS_BUNDLED

LONGEST_CHECK = 60.0
"""Seconds a Python may take to find pygame-ce: a Pi's first look at its card is slow."""
DEBIAN_FOLDER, DEBIAN_COMMAND = Path("/usr/lib/golden-horn"), "/usr/games/golden-horn"
"""Where Debian's package has the game, and what it starts it with."""


class CannotInstall(Exception):
    """Something is missing or in the way; the message is one plain sentence."""


def start_from(
    folder: Path = CHECKOUT,
    running: str = sys.executable,
    *,
    is_bundled: bool = IS_BUNDLED,
) -> Start:
    """Find what starts this game again, with the Python of a checkout's own .venv if it has one."""
    own = folder / ".venv" / "bin" / "python"
    python = own if own.exists() else Path(running)
    words: tuple[str, ...] = str(python), str(folder / "main.py")
    brings_pygame = is_bundled or folder == DEBIAN_FOLDER
    if brings_pygame:
        words = (running if is_bundled else DEBIAN_COMMAND,)
    elif not (folder / "main.py").is_file():
        # -P: no folder in which it is started passes for the game
        words = str(python), "-P", "-m", "goldenhorn"
    if not "".join(words).isprintable():
        raise CannotInstall("The game lies in a folder whose name no desktop can write down.")
    icon = (ASSETS / "drawings" / "icon.svg").read_bytes()
    picture = (ASSETS / "pictures" / "title.jpg").read_bytes()
    return Start(words, icon, picture, None if brings_pygame else python)


def check_start(start: Start) -> None:
    """Raise CannotInstall unless the Python that an entry would name can show the game."""
    if start.python is None:
        return
    question = [str(start.python), "-c", "import pygame; pygame.IS_CE"]
    try:
        answer = subprocess.run(question, capture_output=True, timeout=LONGEST_CHECK, check=False)
        can_play = answer.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        can_play = False
    if not can_play:
        raise CannotInstall(
            f"{start.python} has no pygame-ce: make the folder .venv as README.md says, then"
            " install again."
        )

"""Switches the machine off, where systemd can."""

import shutil
import subprocess
from collections.abc import Callable

COMMAND = ("systemctl", "--no-ask-password", "poweroff")
"""Whoever may not do this is refused: a password asked for on the console would be seen nowhere."""

Answer = Callable[[], bool | None]
"""Tells whether the machine will be off soon; None while that is not known yet."""


def can_switch_off() -> bool:
    """Whether there is something to ask."""
    return shutil.which(COMMAND[0]) is not None


def switch_off() -> Answer:
    """Ask for the machine to be switched off; returns at once, and the answer comes later."""
    nothing = subprocess.DEVNULL
    try:
        asked = subprocess.Popen(COMMAND, stdin=nothing, stdout=nothing, stderr=nothing)
    except OSError:
        return lambda: False

    def answer() -> bool | None:
        status = asked.poll()
        return None if status is None else status == 0

    return answer

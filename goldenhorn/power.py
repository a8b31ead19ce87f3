"""Switches the machine off, where systemd can; knows nothing of the game."""

import shutil
import subprocess

LONGEST = 20
"""Seconds that systemd may take to say yes or no."""


def can_switch_off() -> bool:
    """Whether there is something to ask."""
    return shutil.which("systemctl") is not None


def switch_off() -> bool:
    """Ask for the machine to be switched off; tell whether it will be."""
    try:
        done = subprocess.run(
            ("systemctl", "poweroff"), capture_output=True, timeout=LONGEST, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0

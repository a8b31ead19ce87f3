"""Memory of this process: how much it is, and how it is given back."""

import gc
import os
from contextlib import suppress

MEGABYTE = 1024 * 1024
M_MMAP_THRESHOLD = -3
"""As malloc.h names it."""
LARGE = 128 * 1024
"""Bytes from which a picture has memory of its own."""
YOUNG, SELDOM = 200, 3000
"""New objects before Python looks for garbage among them: few at a time, so that no frame waits;
and how many such looks before it goes through what is older by itself. A whole game leaves a few
hundred objects that refer to themselves."""


def megabytes() -> float:
    """Tell how much is in use now; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def most_megabytes() -> float:
    """Tell how much was in use at most so far; 0 where the system does not say."""
    # The resource module would count what the process was started from, too.
    try:
        with open("/proc/self/status", encoding="ascii", errors="replace") as file:
            lines = dict(line.split(":", 1) for line in file)
    except OSError:
        return 0.0
    return int(lines["VmHWM"].split()[0]) * 1024 / MEGABYTE


def collect_when_asked() -> None:
    """Have Python go through what is older in `give_back` only: that takes many frames."""
    gc.set_threshold(YOUNG, SELDOM, SELDOM)


def give_back() -> None:
    """Collect what refers to itself, and have the C library return what is free.

    Pictures come and go in many sizes; without this glibc keeps half of them for later.
    """
    gc.collect()
    _ask_glibc("malloc_trim", 0)


def return_large_pictures() -> None:
    """Have the C library return the memory of every large picture as soon as it is gone.

    By itself glibc keeps more and more of them for later, and what is kept in between holds them.
    """
    _ask_glibc("mallopt", M_MMAP_THRESHOLD, LARGE)


def _ask_glibc(function: str, *numbers: int) -> None:
    with suppress(ImportError, OSError, AttributeError, TypeError):  # other systems keep little
        import ctypes

        getattr(ctypes.CDLL(None), function)(*numbers)

"""Gives memory that is no longer used back to the system; knows nothing of what used it."""

import gc
from contextlib import suppress


def give_back() -> None:
    """Collect what refers to itself, and have the C library return what is free.

    Pictures come and go in many sizes; without this glibc keeps half of them for later.
    """
    gc.collect()
    with suppress(ImportError, OSError, AttributeError, TypeError):  # other systems keep little
        import ctypes

        ctypes.CDLL(None).malloc_trim(0)

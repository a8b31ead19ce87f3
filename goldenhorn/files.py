"""Files on disk, written whole or not at all and read with care; knows nothing of their contents.

Knows no pygame, so that whatever writes can do so where none is installed.
"""

import os
import secrets
import shutil
import stat
from pathlib import Path

MOST_KEPT_ASIDE = 5
"""So many bad files of a kind are kept for whoever may mend them, and no disk is filled."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file: the old one stays until the new one is safely on the disk."""
    path = path.resolve()  # a link stays, what it points at is replaced
    if not path.name or (path.exists() and not path.is_file()):
        raise ValueError("it is not a file")
    temporary = path.with_name(f".saving-{secrets.token_hex(4)}")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if not hasattr(os, "O_DIRECTORY"):  # Windows cannot sync folders and need not
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_whole(path: Path, largest: int, kind: str) -> bytes:
    """Read a file of at most so many bytes; `kind` names what it should be, as in "a record"."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise ValueError("it is not a file")
    if status.st_size > largest:
        raise ValueError(f"it is too large to be {kind}")
    return path.read_bytes()


def keep_aside(path: Path, why: str) -> Path | None:
    """Rename a bad file to NAME.WHY-1 or the next free number; None if enough are kept already."""
    for number in range(1, MOST_KEPT_ASIDE + 1):
        aside = path.with_name(f"{path.name}.{why}-{number}")
        if not os.path.lexists(aside):  # a broken link is also somebody's
            os.rename(path, aside)
            return aside
    return None


def reason(problem: OSError | ValueError) -> str:
    """Say why a file could not be read or written, as the second half of a sentence."""
    if isinstance(problem, UnicodeError):
        return "its name has characters that cannot be used here"
    text = getattr(problem, "strerror", None) or str(problem)
    return text[:1].lower() + text[1:]

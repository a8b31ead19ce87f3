"""All reading and writing of records on disk; never leaves half a file behind.

Knows no pygame, so that the protocol can save and load where none is installed.
"""

import os
import secrets
import shutil
import stat
from pathlib import Path

from goldenhorn.engine.match import Match
from goldenhorn.engine.record import (
    BadRecord,
    record_from_text,
    record_of,
    record_to_text,
    replay,
)

LARGEST_RECORD = 16 * 1024 * 1024
"""No game comes near this many bytes; whatever does is not a record."""


class SaveFailed(Exception):
    """A file could not be written or read; the message is one plain sentence."""


def save_match(match: Match, path: str) -> None:
    """Write a match to a file: the old file stays until the new one is safely on the disk."""
    text = record_to_text(record_of(match))
    try:
        _write_atomically(Path(path), text.encode())
    except (OSError, ValueError) as problem:
        raise SaveFailed(f"The file could not be written: {_reason(problem)}.") from None


def load_match(path: str) -> Match:
    """Read a match from a file and play it through to where it was saved."""
    try:
        data = _read(Path(path))
    except (OSError, ValueError) as problem:
        raise SaveFailed(f"The file could not be read: {_reason(problem)}.") from None
    try:
        return replay(record_from_text(data.decode("utf-8")))
    except UnicodeDecodeError:
        raise SaveFailed("The file is damaged or not a Golden Horn record.") from None
    except BadRecord as problem:
        raise SaveFailed(str(problem)) from None


def _write_atomically(path: Path, data: bytes) -> None:
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


def _read(path: Path) -> bytes:
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise ValueError("it is not a file")
    if status.st_size > LARGEST_RECORD:
        raise ValueError("it is too large to be a record")
    return path.read_bytes()


def _reason(problem: OSError | ValueError) -> str:
    if isinstance(problem, UnicodeError):
        return "its name has characters that cannot be used here"
    text = getattr(problem, "strerror", None) or str(problem)
    return text[:1].lower() + text[1:]

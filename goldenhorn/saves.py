"""All reading and writing of records on disk; never leaves half a file behind.

Knows no pygame, so that the protocol can save and load where none is installed.
"""

from pathlib import Path

from goldenhorn.engine.match import Match
from goldenhorn.engine.record import (
    BadRecord,
    record_from_text,
    record_of,
    record_to_text,
    replay,
)
from goldenhorn.files import read_whole, reason, write_whole

LARGEST_RECORD = 16 * 1024 * 1024
"""No game comes near this many bytes; whatever does is not a record."""


class SaveFailed(Exception):
    """A file could not be written or read; the message is one plain sentence."""


def save_match(match: Match, path: str) -> None:
    """Write a match to a file: the old file stays until the new one is safely on the disk."""
    text = record_to_text(record_of(match))
    try:
        write_whole(Path(path), text.encode())
    except (OSError, ValueError) as problem:
        raise SaveFailed(f"The file could not be written: {reason(problem)}.") from None


def load_match(path: str) -> Match:
    """Read a match from a file and play it through to where it was saved."""
    try:
        data = read_whole(Path(path), LARGEST_RECORD, "a record")
    except (OSError, ValueError) as problem:
        raise SaveFailed(f"The file could not be read: {reason(problem)}.") from None
    try:
        return replay(record_from_text(data.decode("utf-8")))
    except UnicodeDecodeError:
        raise SaveFailed("The file is damaged or not a Golden Horn record.") from None
    except BadRecord as problem:
        raise SaveFailed(str(problem)) from None

"""The list of what `install` wrote, by which it is undone."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Literal

from goldenhorn.app.install.entries import InstallEntry
from goldenhorn.app.install.game_list import LIST_FILE, entry_in
from goldenhorn.engine.strict import BadWords, Json, read_object

LIST_NAME = "installed.json"
VERSION = 1
Loss = Literal["damaged", "missing"]


@dataclass(frozen=True, slots=True)
class InstalledList:
    """What all installations together have written."""

    files: dict[str, dict[str, str]]
    """Fingerprints by kind and path."""
    folders: tuple[str, ...] = ()
    """Those that were not there before."""
    loss: Loss | None = None
    """Why there was no file to read it from; None if there was one."""

    def to_json(self) -> Json:
        """Write it down."""
        return {"version": VERSION, "files": self.files, "folders": sorted(self.folders)}


def read_list(path: Path) -> InstalledList:
    """Read what was installed; without a file that tells it, that is nothing."""
    try:
        given = read_object(path.read_text(encoding="utf-8"))
        return _list_from(given)
    except (FileNotFoundError, NotADirectoryError):
        return InstalledList({}, loss="missing")
    except (OSError, ValueError, BadWords):
        return InstalledList({}, loss="damaged")


def _list_from(given: Json) -> InstalledList:
    files, folders = given.get("files"), given.get("folders")
    if not isinstance(files, dict) or not isinstance(folders, list):
        raise BadWords("This is no list of files and folders.")
    for kind, each in files.items():
        if not isinstance(each, dict) or not all(isinstance(mark, str) for mark in each.values()):
            raise BadWords(f"This is no list of files: {kind}.")
        if not all(map(_is_place, each)):
            raise BadWords(f"No file can be there: {kind}.")
    if not all(isinstance(folder, str) and _is_place(folder) for folder in folders):
        raise BadWords("This is no list of folders.")
    return InstalledList(files, tuple(folders))


def _is_place(path: str) -> bool:
    """Whether something that we wrote could be there: below the root, under a name."""
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return False
    return path.startswith("/") and Path(path).name != "" and "\0" not in path


def found_again(entries: dict[str, tuple[InstallEntry, ...]]) -> dict[str, dict[str, str]]:
    """Put a lost list together from what lies there exactly as it would be written."""
    return {
        kind: ours
        for kind, each in entries.items()
        if (ours := {str(entry.path): fingerprint(entry.content) for entry in each if lies(entry)})
    }


def lies(entry: InstallEntry) -> bool:
    """Whether an entry lies there exactly as it would be written."""
    is_alike = ours_in(entry.path) == entry.content
    return is_alike and os.path.islink(entry.path) == entry.is_link


def is_whole(entries: Iterable[InstallEntry]) -> bool:
    """Whether there is something in every place, so that all this was installed once."""
    return all(ours_in(entry.path) is not None for entry in entries)


def ours_in(path: Path) -> bytes | None:
    """What could be ours at a place: all of a file, or of a list of games only this one."""
    content = content_of(path)
    return entry_in(content) if content is not None and path.name == LIST_FILE else content


def content_of(path: Path) -> bytes | None:
    """What a file holds or a link leads to; None if there is nothing."""
    try:
        return os.fsencode(os.readlink(path)) if os.path.islink(path) else path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:  # a folder, or nothing that we may read: not ours
        return b""


def fingerprint(content: bytes) -> str:
    """Tell a content from all others in a few letters."""
    return sha256(content).hexdigest()

"""`install`: makes the game startable from a desktop, from RetroPie or at log-in.

Writes only into the home folder of whoever asks, so nobody needs root, and keeps a list of what it
wrote: `--undo` removes exactly that. A file that somebody else made or changed is never touched.
Where the list was lost, what lies there exactly as it would be written counts as ours.
Needs neither pygame nor a screen.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from goldenhorn.app.install.entries import Homes, InstallEntry, Kind, Start, entries, ports_of
from goldenhorn.app.install.game_list import LIST_FILE, with_entry, without_entry
from goldenhorn.app.install.installed_files import (
    LIST_NAME,
    InstalledList,
    content_of,
    fingerprint,
    found_again,
    is_whole,
    lies,
    ours_in,
    read_list,
)
from goldenhorn.app.install.start_command import CannotInstall, check_start
from goldenhorn.common.files import BadFile, obstacle_to, reason, write_whole
from goldenhorn.common.folders import PROGRAM


def homes_from(environment: Mapping[str, str]) -> Homes:
    """Find the folders of whoever asks, as the XDG base directory specification has it."""
    home = environment.get("HOME", "")
    if not os.path.isabs(home):
        raise CannotInstall("There is no home folder to write to: HOME is not set.")
    return Homes(
        Path(home),
        _folder(environment.get("XDG_DATA_HOME"), Path(home, ".local", "share")),
        _folder(environment.get("XDG_CONFIG_HOME"), Path(home, ".config")),
    )


def _folder(asked: str | None, usual: Path) -> Path:
    return Path(asked) if asked and os.path.isabs(asked) else usual


def check_machine(
    kind: Kind,
    homes: Homes,
    platform: str,
    environment: Mapping[str, str],
    *,
    is_undoing: bool = False,
) -> None:
    """Raise CannotInstall where such a thing cannot be; what is gone can still be undone."""
    if platform != "linux":
        raise CannotInstall(
            f"Only Linux has entries of this kind; elsewhere start {PROGRAM} itself."
        )
    if environment.get("SUDO_USER") and homes.home == Path("/root"):
        raise CannotInstall("Install without sudo: it is for the one who plays, not for root.")
    if kind == "retropie" and not is_undoing and not ports_of(homes).is_dir():
        raise CannotInstall(f"There is no RetroPie here: {ports_of(homes)} is missing.")


@dataclass(frozen=True, slots=True)
class InstallStep:
    """What is done with one file, or would be."""

    entry: InstallEntry
    what: str
    """One of the words below."""

    @property
    def is_left(self) -> bool:
        """Whether somebody else's file stays in the way."""
        return self.what == LEFT

    @property
    def is_change(self) -> bool:
        """Whether something is another afterwards."""
        return self.what in DRY_WORDS

    def told(self, is_dry: bool) -> str:
        """Say it in a line, with `is_dry` as something that was not done."""
        return f"{DRY_WORDS.get(self.what, self.what) if is_dry else self.what}: {self.entry.path}"


WRITE, KEEP, REMOVE = "Written", "Already there", "Removed"
ABSENT, LEFT = "Not there", "Left alone, because somebody else made or changed it"
DRY_WORDS = {WRITE: "Would write", REMOVE: "Would remove"}


class Installation:
    """What is installed of one kind, and how that is changed."""

    def __init__(self, kind: Kind, start: Start, homes: Homes) -> None:
        self._kind = kind
        self._start = start
        self._known: dict[str, tuple[InstallEntry, ...]] = {
            each: entries(each, start, homes) for each in get_args(Kind)
        }
        self._entries = self._known[kind]
        self._list_path = homes.data / "goldenhorn" / LIST_NAME
        self._list = read_list(self._list_path)
        if self._list.loss is not None:
            self._list = InstalledList(found_again(self._known), loss=self._list.loss)

    @property
    def _ours(self) -> dict[str, str]:
        """The fingerprints of what was written, by path."""
        return self._list.files.get(self._kind, {})

    # Writing

    def install(self, is_dry: bool = False) -> list[InstallStep]:
        """Write what is missing or older; return all deeds, or with `is_dry` what they would be."""
        check_start(self._start)
        deeds = [InstallStep(entry, self._plan(entry)) for entry in self._entries]
        files = self._claimed()
        ours = dict(files.get(self._kind, {}))
        made = {folder for folder in self._list.folders if os.path.isdir(folder)}
        for deed in deeds:
            if deed.what == WRITE:  # what lay there already may be somebody else's
                ours[str(deed.entry.path)] = fingerprint(deed.entry.content)
                made |= _missing_folders(deed.entry.path)
        made |= _missing_folders(self._list_path)
        if ours:
            deeds.append(self._list_deed({**files, self._kind: ours}, made))
        for deed in deeds:
            obstacle = obstacle_to(deed.entry.path) if deed.what == WRITE else None
            if obstacle is not None:
                raise _nothing_installed(deed.entry, obstacle)
        if not is_dry:
            self._carry_out(deeds)
        return deeds

    def _claimed(self) -> dict[str, dict[str, str]]:
        """What is ours before more is written: without a list, installations that are whole.

        Of others a file may lie there because somebody put it there.
        """
        files = self._list.files
        if self._list.loss != "missing":
            return files
        return {kind: files[kind] for kind in files if is_whole(self._known[kind])}

    def _plan(self, entry: InstallEntry) -> str:
        if lies(entry):
            return KEEP
        there = ours_in(entry.path)
        if there is None:
            return WRITE
        # What an older checkout wrote is ours to replace.
        return WRITE if self._ours.get(str(entry.path)) == fingerprint(there) else LEFT

    def _list_deed(self, files: dict[str, dict[str, str]], made: Iterable[str]) -> InstallStep:
        if not files:
            is_there = os.path.exists(self._list_path)
            return InstallStep(InstallEntry(self._list_path, b""), REMOVE if is_there else ABSENT)
        whole = InstalledList(files, tuple(made)).to_json()
        text = json.dumps(whole, indent=1, sort_keys=True) + "\n"
        entry = InstallEntry(self._list_path, text.encode())
        return InstallStep(entry, KEEP if content_of(self._list_path) == entry.content else WRITE)

    def _carry_out(self, deeds: list[InstallStep]) -> None:
        """Write everything or, where one thing cannot be written, leave all as it was."""
        begun: list[tuple[Path, InstallEntry | None]] = []
        made: set[str] = set()
        for entry in (deed.entry for deed in deeds if deed.what == WRITE):
            made |= _missing_folders(entry.path)
            begun.append((entry.path, _entry_at(entry.path)))
            try:
                entry.path.parent.mkdir(parents=True, exist_ok=True)
                _write(entry)
            except (OSError, BadFile) as problem:
                for path, old in reversed(begun):
                    with suppress(OSError, BadFile):
                        _put_back(path, old)
                _remove_empty(made)
                raise _nothing_installed(entry, problem) from None

    # Removing

    def undo(self, is_dry: bool = False) -> list[InstallStep]:
        """Remove what was written, as far as nobody has changed it since."""
        paths = dict.fromkeys((*(str(entry.path) for entry in self._entries), *self._ours))
        deeds = [
            InstallStep(InstallEntry(Path(path), b""), _end(Path(path), self._ours.get(path)))
            for path in paths
        ]
        gone = (d.entry.path for d in deeds if d.what == REMOVE and not _left_of(d.entry.path))
        removed = {str(path) for path in gone}
        emptied = _emptied(self._list.folders, removed)
        deeds.append(self._list_without_this_kind(emptied))
        for deed in deeds:
            obstacle = obstacle_to(deed.entry.path) if deed.what in (REMOVE, WRITE) else None
            if obstacle is not None:
                raise _not_undone(deed, obstacle)
        if not is_dry:
            for deed in deeds:
                try:
                    if deed.what == REMOVE:
                        _remove(deed.entry.path)
                    elif deed.what == WRITE:
                        _write(deed.entry)
                except (OSError, BadFile) as problem:
                    raise _not_undone(deed, problem) from None
            _remove_empty(self._list.folders)
        return deeds

    def _list_without_this_kind(self, emptied: set[str]) -> InstallStep:
        """Forget this kind and the folders that go with it; a list that is missing stays so."""
        files = {kind: each for kind, each in self._list.files.items() if kind != self._kind}
        left = [folder for folder in self._list.folders if folder not in emptied]
        return self._list_deed({} if self._list.loss == "missing" else files, left)

    # Telling

    def told(self, deeds: list[InstallStep], *, is_undoing: bool, is_dry: bool) -> Iterator[str]:
        """Say what was done, a line each, or with `is_dry` what would be."""
        for deed in deeds:
            yield deed.told(is_dry)
        if is_undoing and self._list.loss and any(deed.is_change for deed in deeds):
            yield (
                f"Folders stay, even empty ones: {LIST_NAME}, which named ours,"
                f" was {self._list.loss}."
            )
        is_ready = not is_undoing and not any(deed.is_left for deed in deeds)
        if is_dry:
            yield "This was only a rehearsal: no file was touched."
        elif is_ready and self._kind == "kiosk":
            yield "The game starts full screen at your next log-in."


def _nothing_installed(entry: InstallEntry, problem: Exception) -> CannotInstall:
    return CannotInstall(
        f"Nothing was installed, since {entry.path} cannot be written: {reason(problem)}."
    )


def _not_undone(deed: InstallStep, problem: Exception) -> CannotInstall:
    done = "removed" if deed.what == REMOVE else "written"
    return CannotInstall(f"{deed.entry.path} cannot be {done}: {reason(problem)}.")


def _end(path: Path, ours: str | None) -> str:
    there = ours_in(path)
    if there is None:
        return ABSENT
    return REMOVE if fingerprint(there) == ours else LEFT


def _write(entry: InstallEntry) -> None:
    if entry.is_link:
        entry.path.unlink(missing_ok=True)
        entry.path.symlink_to(os.fsdecode(entry.content))
        return
    write_whole(entry.path, _whole_file(entry))
    if entry.is_program:
        entry.path.chmod(0o755)


def _whole_file(entry: InstallEntry) -> bytes:
    if entry.path.name != LIST_FILE:
        return entry.content
    return with_entry(content_of(entry.path), entry.content)


def _left_of(path: Path) -> bytes | None:
    """What stays of a file without what is ours; None if it goes."""
    return without_entry(content_of(path) or b"") if path.name == LIST_FILE else None


def _remove(path: Path) -> None:
    others = _left_of(path)
    if others is None:
        path.unlink()
    else:
        write_whole(path, others)


def _entry_at(path: Path) -> InstallEntry | None:
    """What is there now, as it would be written again; None if there is nothing."""
    content = content_of(path)
    if content is None:
        return None
    return InstallEntry(path, content, os.access(path, os.X_OK), path.is_symlink())


def _put_back(path: Path, old: InstallEntry | None) -> None:
    """Let a place be as it was: with what was there, or with nothing."""
    if old is None:
        path.unlink(missing_ok=True)
    elif _entry_at(path) != old:
        if path.is_symlink():
            path.unlink()  # or what it leads to would be written over
        if path.name == LIST_FILE:
            write_whole(path, old.content)
        else:
            _write(old)


def _missing_folders(path: Path) -> set[str]:
    return {str(folder) for folder in path.parents if not folder.exists()}


def _emptied(folders: Iterable[str], removed: set[str]) -> set[str]:
    """Tell which of our folders hold nothing any more without these files, or are gone already."""
    gone = set(removed)
    for folder in _innermost_first(folders):
        try:
            inside = os.listdir(folder)
        except FileNotFoundError:
            inside = []
        except OSError:  # no folder, or one that we may not look into
            continue
        if all(os.path.join(folder, name) in gone for name in inside):
            gone.add(folder)
    return gone - removed


def _innermost_first(folders: Iterable[str]) -> list[str]:
    return sorted(folders, key=len, reverse=True)


def _remove_empty(folders: Iterable[str]) -> None:
    """Remove those of our folders that hold nothing any more, the innermost first."""
    for folder in _innermost_first(folders):
        with suppress(OSError):
            os.rmdir(folder)

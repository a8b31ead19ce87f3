"""Files on disk, written whole or not at all and read with care.

Needs no pygame, so that whatever writes can do so where none is installed.
"""

import errno
import os
import shutil
import stat
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from goldenhorn.common.language import N_, _

MOST_KEPT_ASIDE = 5
"""So many bad files of a kind are kept for whoever may mend them, and no disk is filled."""

LONGEST_WRITE = 60.0
"""Seconds after which a half-written file is surely nobody's any more."""
_HALF_WRITTEN = ".saving-"
REASONS = {
    errno.ENOENT: N_("there is no such file or folder"),
    errno.EACCES: N_("permission is denied"),
    errno.EPERM: N_("permission is denied"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("its place is not a folder"),
    errno.EEXIST: N_("there is something else of that name"),
    errno.ENOSPC: N_("the disk is full"),
    errno.EDQUOT: N_("the disk is full"),
    errno.EFBIG: N_("it is too large"),
    errno.EROFS: N_("the disk is read-only"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.ELOOP: N_("its links lead nowhere"),
    errno.EINVAL: N_("its name cannot be used here"),
    errno.EMFILE: N_("too many files are open"),
    errno.ENFILE: N_("too many files are open"),
    errno.EBUSY: N_("it is in use"),
    errno.ETXTBSY: N_("it is in use"),
    errno.EIO: N_("the disk does not answer"),
    errno.ENODEV: N_("the disk is no longer there"),
    errno.ENXIO: N_("the disk is no longer there"),
}
"""What the system may say against a file, as the second half of a sentence."""


class BadFile(ValueError):
    """A file that the system allows and we do not; the message is the second half of a sentence."""


def write_whole(path: Path, data: bytes, older: Sequence[Path] = ()) -> None:
    """Write a file: the old one stays until the new one is safely on the disk.

    With names for `older` generations the old ones move on there; one of them is always whole.
    """
    path = path.resolve()  # a link stays, what it points at is replaced
    if not path.name or (path.exists() and not path.is_file()):
        raise BadFile(_("it is not a file"))
    temporary = path.with_name(f"{_HALF_WRITTEN}{os.urandom(4).hex()}")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
            _move_on((path, *older))
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _move_on(generations: Sequence[Path]) -> None:
    # the oldest first, and none over another without leaving its own place to a newer one
    for newer, older in reversed([*pairwise(generations)]):
        if newer.exists():
            os.replace(newer, older)


def obstacle_to(path: Path) -> OSError | None:
    """Tell beforehand what the system would say against a change there, as far as one can see."""
    folder = next(each for each in path.parents if os.path.lexists(each))
    if not folder.is_dir():
        is_next = folder == path.parent or not folder.exists()
        return OSError(errno.EEXIST if is_next else errno.ENOTDIR, "no folder")
    if not os.access(folder, os.W_OK | os.X_OK):
        is_fixed = os.statvfs(folder).f_flag & os.ST_RDONLY
        return OSError(errno.EROFS if is_fixed else errno.EACCES, "no right to write")
    return OSError(errno.EISDIR, "a folder") if path.is_dir() else None


def remove(paths: Iterable[Path]) -> None:
    """Remove files in this order; those that are not there need not be."""
    for path in paths:
        path.unlink(missing_ok=True)
        _sync_folder(path.parent)


def remove_half_written(folder: Path) -> None:
    """Remove what a write left behind that was cut off by the end of its process."""
    for path in folder.glob(f"{_HALF_WRITTEN}*"):
        with suppress(OSError):  # it may be gone already, and next time is soon enough
            if time.time() - path.stat().st_mtime > LONGEST_WRITE:
                path.unlink()


def _sync_folder(folder: Path) -> None:
    if not hasattr(os, "O_DIRECTORY"):  # Windows cannot sync folders and need not
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_whole(path: Path, largest: int) -> bytes:
    """Read a file of at most so many bytes."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise BadFile(_("it is not a file"))
    if status.st_size > largest:
        raise BadFile(_("it is too large"))
    return path.read_bytes()


def keep_aside(path: Path, why: str) -> Path | None:
    """Rename a bad file to NAME.WHY-1 or the next free number; None if enough are kept already."""
    for number in range(1, MOST_KEPT_ASIDE + 1):
        aside = path.with_name(f"{path.name}.{why}-{number}")
        if not os.path.lexists(aside):  # a broken link is also somebody's
            os.rename(path, aside)
            return aside
    return None


def put_aside(path: Path, why: str) -> Path | None:
    """Have a bad file out of the way, if it can be: kept aside, or gone where enough are kept."""
    try:
        aside = keep_aside(path, why)
        if aside is None:  # left here it could push out a good generation
            path.unlink()
    except OSError:
        return None
    return aside


def reason(problem: Exception) -> str:
    """Say why a file could not be read or written, as the second half of a sentence."""
    match problem:
        case BadFile():
            return str(problem)
        case OSError(errno=int(number)) if number in REASONS:
            return _(REASONS[number])
        case OSError(errno=int(number)):
            return _("the system answers with error {number}", number=number)
        case ValueError():  # Python's own, on its way to the system
            return _("its name has characters that cannot be used here")
        case _:
            return _("nobody knows why")


class Writer:
    """Writes a file and its older generations by a thread of its own: nobody waits for a disk.

    Only the latest matters: what has not been begun when the next comes is never written.
    """

    def __init__(self, newest: Path, *older: Path) -> None:
        self._newest = newest
        self._older = older
        self._news = threading.Condition()
        self._make: Callable[[], bytes] | None = None
        self._must_remove = False
        self._is_busy = False
        self._is_closing = False
        self._thread: threading.Thread | None = None
        self.trouble: Exception | None = None
        """Why the last write or removal failed; None if it did not."""

    def write(self, make: Callable[[], bytes]) -> None:
        """Have a file written; what goes into it is made in the thread too."""
        with self._news:
            self._make = make
            self._wake()

    def remove(self) -> None:
        """Have all generations removed."""
        with self._news:
            self._make = None
            self._must_remove = True
            self._wake()

    def flush(self) -> None:
        """Wait until everything asked for so far is on the disk, or has failed."""
        with self._news:
            self._news.wait_for(lambda: not (self._has_work or self._is_busy))

    def close(self) -> None:
        """Finish everything and stop the thread; the next file would start another."""
        with self._news:
            thread, self._thread = self._thread, None
            self._is_closing = True
            self._news.notify_all()
        if thread is not None:
            thread.join()
        self._is_closing = False

    @property
    def _has_work(self) -> bool:
        return self._must_remove or self._make is not None

    def _wake(self) -> None:
        if self._thread is None:
            # a daemon, so that a process that breaks down ends; a write cut off then does no harm
            self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()
        self._news.notify_all()

    def _work(self) -> None:
        remove_half_written(self._newest.parent)
        while True:
            with self._news:
                self._news.wait_for(lambda: self._has_work or self._is_closing)
                if not self._has_work:
                    return
                make, self._make = self._make, None
                must_remove, self._must_remove = self._must_remove, False
                self._is_busy = True
            trouble: Exception | None = None
            try:
                if must_remove:  # the newest last, so that no older one passes for it in between
                    remove((*reversed(self._older), self._newest))
                if make is not None:
                    write_whole(self._newest, make(), self._older)
            except Exception as problem:  # a thread that died would let everybody wait for ever
                trouble = problem
            with self._news:
                self._is_busy = False
                self.trouble = trouble
                self._news.notify_all()

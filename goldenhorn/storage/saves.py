"""All reading and writing of games on disk; never leaves half a file behind.

Needs no pygame, so that the protocol can save and load where none is installed. Nothing that is
wrong with a disk stops a game: it goes on, and one plain sentence says so.
"""

import errno
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from goldenhorn.common.files import Writer, put_aside, read_whole, reason, remove, write_whole
from goldenhorn.common.language import _
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.record import (
    BadRecord,
    NewerRecord,
    record_from_text,
    record_of,
    record_to_text,
    replay,
)
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.engine.strict import BadWords, check_fields, text_of, whole_number
from goldenhorn.session.game import (
    Game,
    game_from_text,
    names_of,
    people_for,
    seats_from_json,
    table_of,
)
from goldenhorn.storage.crash_report import is_report, record_in

LARGEST_RECORD = 16 * 1024 * 1024
"""No game comes near this many bytes; whatever does is not a record."""

GENERATIONS = ("autosave.json", "autosave.1.json", "autosave.2.json")
"""The newest first."""
SLOTS = 6
SPARE = SLOTS + 1
"""The slot in which a game waits while it changes places with another."""

_Read = TypeVar("_Read")


class SaveFailed(Exception):
    """A file could not be written or read; the message is one plain sentence."""


def save_match(match: Match, path: str) -> None:
    """Write a match to a file: the old file stays until the new one is safely on the disk."""
    text = record_to_text(record_of(match))
    try:
        write_whole(Path(path), text.encode())
    except (OSError, ValueError) as problem:
        raise SaveFailed(
            _("The file could not be written: {reason}.", reason=reason(problem))
        ) from None


def load_match(path: str) -> Match:
    """Read a match from a file and play it through to where it was saved; says why not to tools."""
    try:
        return _loaded(path, lambda text: replay(record_from_text(text)))
    except BadRecord as problem:
        raise SaveFailed(str(problem)) from None


def load_game(path: str) -> tuple[Game, str | None]:
    """Read a game with its people, and a note if their names are lost; says why not to people.

    The file may also be a report of something that went wrong in a game.
    """
    try:
        return _loaded(path, _game_in)
    except NewerRecord:
        raise SaveFailed(_("The file is of a newer Golden Horn.")) from None
    except BadRecord:
        raise SaveFailed(_("The file is damaged or not a Golden Horn record.")) from None


def _game_in(text: str) -> tuple[Game, str | None]:
    if not is_report(text):
        return game_from_text(text)
    record = record_in(text)
    if record is None:
        raise SaveFailed(_("The file is a report of something that went wrong outside a game."))
    return game_from_text(record)


def _loaded(path: str, read: Callable[[str], _Read]) -> _Read:
    try:
        data = read_whole(Path(path), LARGEST_RECORD)
    except (OSError, ValueError) as problem:
        raise SaveFailed(
            _("The file could not be read: {reason}.", reason=reason(problem))
        ) from None
    try:
        return read(data.decode("utf-8-sig"))  # some editors mark what they save
    except UnicodeDecodeError:
        raise BadRecord("The file is damaged or not a Golden Horn record.") from None


# --- The game being played ----------------------------------------------------------------------


class Autosave:
    """Keeps the game being played in a folder; neither a slow disk nor a bad one stops it."""

    def __init__(self, folder: Path | None) -> None:
        self._writer: Writer | None = None
        if folder is not None:
            self._writer = Writer(*(folder / name for name in GENERATIONS))
        self._is_told = False

    def keep(self, game: Game) -> None:
        """Have a game written as it stands, after every action; returns at once."""
        if self._writer is not None:
            snapshot = game.snapshot()
            self._writer.write(lambda: snapshot.to_text().encode())

    def forget(self) -> None:
        """Have all generations removed: the match is over, given up or kept elsewhere."""
        if self._writer is not None:
            self._writer.remove()

    def flush(self) -> None:
        """Wait until everything asked for so far is on the disk, or has failed."""
        if self._writer is not None:
            self._writer.flush()

    def close(self) -> None:
        """Finish everything and stop the thread that writes."""
        if self._writer is not None:
            self._writer.close()

    def problem(self) -> str | None:
        """Say in one sentence why games are not kept; only once, until they are kept again."""
        trouble = _NoFolder() if self._writer is None else self._writer.trouble
        was_told, self._is_told = self._is_told, trouble is not None
        return None if trouble is None or was_told else _why_not_saved(trouble)


class _NoFolder(Exception):
    """There is nowhere to write."""


def _why_not_saved(problem: Exception) -> str:
    match problem:
        case _NoFolder():
            return _("There is no data folder, so the game cannot be saved.")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return _("The disk is full, so the game could not be saved.")
        case OSError(errno=errno.EROFS | errno.EACCES | errno.EPERM):
            return _("The data folder is read-only, so the game could not be saved.")
        case _:
            return _("The game could not be saved: {reason}.", reason=reason(problem))


def load_latest(folder: Path | None) -> tuple[Game | None, str | None]:
    """Return the newest good autosave if its game is not over, and a note if anything was wrong.

    Before this an Autosave of the same folder must be flushed.
    """
    game, note = load_newest(folder)
    return (None, None) if game is not None and game.is_over else (game, note)


def load_newest(folder: Path | None) -> tuple[Game | None, str | None]:
    """Return the newest good autosave, and a note if anything was wrong, which is said only once.

    If its game is over, nobody has entered its result yet.
    """
    if folder is None:
        return None, None
    trouble: _Unreadable | None = None
    for name in GENERATIONS:
        try:
            game, note = _read_game(folder / name)
        except FileNotFoundError:
            continue
        except _Unreadable as problem:
            trouble = trouble or problem
            continue
        notes = [trouble.with_older_one()] if trouble is not None else []
        notes += [note] if note is not None else []
        return game, " ".join(notes) or None
    return None, None if trouble is None else trouble.sentence()


class _Unreadable(Exception):
    """A save that cannot be used: why, and under which name it is kept, if it is."""

    def __init__(self, is_newer: bool, aside: Path | None) -> None:
        super().__init__()
        self._is_newer = is_newer
        self._aside = aside

    def sentence(self) -> str:
        """Say that there is no game."""
        if self._aside is None:
            return _("The saved game could not be read.")
        if self._is_newer:
            return _(
                "The saved game is of a newer Golden Horn and is kept as {file}.",
                file=self._aside.name,
            )
        return _("The saved game could not be read and is kept as {file}.", file=self._aside.name)

    def with_older_one(self) -> str:
        """Say that an older generation takes its place."""
        if self._aside is None:
            return _("The last save could not be read, so the game goes on from the one before.")
        return _(
            "The last save could not be read and is kept as {file}; "
            "the game goes on from the one before.",
            file=self._aside.name,
        )


def _text_of(path: Path) -> str:
    return read_whole(path, LARGEST_RECORD).decode("utf-8")


def _read_game(path: Path) -> tuple[Game, str | None]:
    """Read a save; one that is bad is kept aside and raises _Unreadable, a missing one OSError."""
    try:
        return game_from_text(_text_of(path))
    except FileNotFoundError:
        raise
    except OSError:  # it may be good and only out of reach for now
        raise _Unreadable(False, None) from None
    except ValueError as problem:
        is_newer = isinstance(problem, NewerRecord)
    raise _Unreadable(is_newer, put_aside(path, "newer" if is_newer else "damaged"))


# --- Games put by for later ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slot:
    """A game that was given up for another, told in short."""

    number: int
    names: tuple[str, ...]
    crests: tuple[str, ...]
    round: int
    """0 if that could not be read."""
    date: str
    """When it was put by, in whatever words the one who did used."""
    order: int
    """The higher, the later it was put by: dates are nothing to go by without a good clock."""


def keep_in_slot(
    folder: Path | None, game: Game, date: str = "", *, may_use_spare: bool = False
) -> str | None:
    """Put a game by in a free slot or in place of the oldest; one sentence if that cannot be.

    Whoever empties a slot next may use the spare one, so that no game is lost for the exchange.
    """
    if folder is None:
        return _why_not_saved(_NoFolder())
    slots = list_slots(folder)
    used = [slot.number for slot in slots]
    last = SPARE if may_use_spare else SLOTS
    unused = [number for number in range(1, last + 1) if number not in used]
    unused.sort(key=lambda number: _slot_path(folder, number).exists())
    number = (unused or used[-1:])[0]
    path = _slot_path(folder, number)
    if number in unused and path.exists():  # it is not listed because it cannot be read
        put_aside(path, "damaged")
    order = 1 + max((slot.order for slot in slots), default=0)
    told = {"round": game.round, "date": date, "order": order}
    snapshot = game.snapshot()
    snapshot = replace(snapshot, table={**snapshot.table, "slot": told})
    try:
        write_whole(path, snapshot.to_text().encode())
    except (OSError, ValueError) as problem:
        return _why_not_saved(problem)
    return None


def list_slots(folder: Path | None) -> tuple[Slot, ...]:
    """Tell in short what was put by, the latest first, without playing it through."""
    if folder is None:
        return ()
    slots = [_read_slot(folder, number) for number in range(1, SPARE + 1)]
    found = [slot for slot in slots if slot is not None]
    return tuple(sorted(found, key=lambda slot: slot.order, reverse=True))


def has_free_slot(folder: Path | None) -> bool:
    """Whether a game can be put by without an older one making room for it."""
    return sum(slot.number <= SLOTS for slot in list_slots(folder)) < SLOTS


def load_slot(folder: Path, number: int) -> tuple[Game | None, str | None]:
    """Return a game that was put by, and a note if anything was wrong; the slot stays."""
    try:
        return _read_game(_slot_path(folder, number))
    except FileNotFoundError:
        return None, _("The saved game is no longer there.")
    except _Unreadable as problem:
        return None, problem.sentence()


def position_in_slot(folder: Path, number: int) -> State | None:
    """Return how a game that was put by stands, as all may see it; the file stays as it is."""
    try:
        record = record_from_text(_text_of(_slot_path(folder, number)))
        return observe(replay(record).state, None)
    except (OSError, ValueError):
        return None


def forget_slot(folder: Path, number: int) -> None:
    """Empty a slot whose game is being played again; if that cannot be it simply stays."""
    with suppress(OSError):
        remove([_slot_path(folder, number)])


def _slot_path(folder: Path, number: int) -> Path:
    return folder / f"saved-{number}.json"


def _read_slot(folder: Path, number: int) -> Slot | None:
    try:
        record = record_from_text(_text_of(_slot_path(folder, number)))
    except (OSError, ValueError):
        return None
    crests = tuple(FLEETS[fleet].crest for fleet in record.config.fleets)
    try:
        table = table_of(record)
        names = names_of(seats_from_json(record.config, table))
        told = table.get("slot")
        if not isinstance(told, dict):
            raise BadWords("This was not put by in a slot.")
        check_fields(told, ("round", "date", "order"))
        return Slot(
            number,
            names,
            crests,
            round=whole_number(told["round"], "round"),
            date=text_of(told["date"], "date"),
            order=whole_number(told["order"], "order"),
        )
    except BadWords:  # the position may still be good
        return Slot(number, names_of(people_for(record.config)), crests, 0, "", 0)

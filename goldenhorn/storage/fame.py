"""The hall of fame on disk: all finished games in short, the newest as a whole, any as a file.

Nothing that is wrong with a disk ever raises: what could not be
written is remembered until it can be, and one plain sentence says so.
"""

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from goldenhorn.common.files import (
    put_aside,
    read_whole,
    reason,
    remove,
    remove_half_written,
    write_whole,
)
from goldenhorn.common.language import _
from goldenhorn.engine.record import checksum, record_from_text
from goldenhorn.session.game import Game
from goldenhorn.storage import results as telling
from goldenhorn.storage.results import NewerFame, PersonRecord, Ranking, Result, result_of

GENERATIONS = ("fame.json", "fame.1.json")
"""The newest first; the other lacks the last game, and stands in if the newest is damaged."""
RECORDS = "games"
"""The folder of whole games."""
EXPORTED = "goldenhorn-fame.json"
MOST_RECORDS = 2000
"""So many whole games can be watched again, a game a day for five years; then results stay."""
MOST_RESULTS = 20_000
"""A game every hour for two years without sleep; the file stays far below LARGEST."""
LARGEST = 16 * 1024 * 1024


class _OutOfReach(Exception):
    """The file may be good but cannot be read now, so it must not be replaced."""


@dataclass(frozen=True, slots=True)
class _Unreadable:
    """A hall of fame that cannot be used: why, and under which name it is kept, if it is."""

    is_newer: bool
    aside: Path | None

    def sentence(self) -> str:
        """Say that all is lost."""
        if self.aside is None:
            return _("The hall of fame could not be read.")
        if self.is_newer:
            return _(
                "The hall of fame is of a newer Golden Horn and is kept as {file}.",
                file=self.aside.name,
            )
        return _("The hall of fame could not be read and is kept as {file}.", file=self.aside.name)

    def with_older_one(self) -> str:
        """Say that the older generation takes its place."""
        if self.aside is None:
            return _("The hall of fame could not be read; the last game is missing from it.")
        return _(
            "The hall of fame could not be read and is kept as {file}; "
            "the last game is missing from it.",
            file=self.aside.name,
        )


class Fame:
    """All finished games; every question is answered from the disk as it is now."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._unsaved: list[Result] = []
        self._problem: str | None = None

    # Asking

    def results(self) -> tuple[Result, ...]:
        """All finished games, the earliest first."""
        try:
            kept = self._read()
        except _OutOfReach:
            self._problem = _("The hall of fame cannot be read now.")
            kept = ()
        return (*kept, *self._unsaved)

    def problem(self) -> str | None:
        """Say in one sentence what was wrong when it was last read; only once."""
        problem, self._problem = self._problem, None
        return problem

    def best(
        self, players: int, count: int = 5, expansion: bool | None = None
    ) -> tuple[Ranking, ...]:
        """The most points that people had in games of so many players."""
        return telling.best(self._played(expansion), players, count)

    def win_rates(self, expansion: bool | None = None) -> tuple[PersonRecord, ...]:
        """How everybody has fared, in all and against each level of bots."""
        return telling.win_rates(self._played(expansion))

    def _played(self, expansion: bool | None) -> list[Result]:
        """The games with the expansion, those without it, or by None all of them."""
        return [each for each in self.results() if expansion in (None, each.expansion)]

    def has_record(self, name: str) -> bool:
        """Whether a game can be watched again."""
        if not name or self._folder is None:
            return False
        return os.path.isfile(self._record_path(name))  # unlike Path's, this one never raises

    def watchable(self, results: Sequence[Result]) -> tuple[Result, ...]:
        """Those of some games that can be watched again, the last first; opens none of them."""
        kept: set[str] = set()
        if self._folder is not None:
            with suppress(OSError):  # a folder that cannot be read now holds nothing to watch
                kept = {path.name for path in self._records()}
        return tuple(result for result in reversed(results) if result.record in kept)

    def record(self, name: str) -> tuple[str | None, str | None]:
        """The text of a whole game for whoever shows it again, or a sentence why there is none."""
        if not self.has_record(name):
            return None, _("This game is no longer there as a whole.")
        path = self._record_path(name)
        try:
            text = read_whole(path, LARGEST).decode("utf-8")
            record_from_text(text)
        except OSError as problem:
            return None, _("This game cannot be read: {reason}.", reason=reason(problem))
        except ValueError:  # BadRecord and what is no text at all
            aside = put_aside(path, "damaged")
            if aside is None:
                return None, _("This game is damaged.")
            return None, _("This game is damaged and is kept as {file}.", file=aside.name)
        return text, None

    # Writing

    def add(self, game: Game, date: str) -> str | None:
        """Enter a finished game; return a sentence if not all of it could be written.

        A game that is there already is not entered again, so this may be asked until it works.
        """
        if not game.is_over:
            return None
        if self._folder is None:
            return self._remember(
                result_of(game, date, ""),
                _("There is no data folder, so the hall of fame lasts until the game ends."),
            )
        try:
            kept = self._read()
        except _OutOfReach as problem:
            return self._remember(result_of(game, date, ""), _why_not_entered(problem.args[0]))
        known = (*kept, *self._unsaved)
        result = result_of(game, date, self._next_record(known))
        trouble: Exception | None = None
        entered = next((each for each in known if each.fingerprint == result.fingerprint), None)
        if entered is None or not entered.record:
            trouble = self._write_record(game, result.record)
            kept = tuple(each for each in kept if each is not entered)
            self._unsaved = [each for each in self._unsaved if each is not entered]
            record = result.record if trouble is None else ""
            self._unsaved.append(replace(entered or result, record=record))
        if not self._unsaved:
            return None
        try:
            self._write((*kept, *self._unsaved))
        except (OSError, ValueError) as problem:
            return _why_not_entered(problem)
        self._unsaved.clear()
        self._drop_old_records()
        return None if trouble is None else _why_no_record(trouble)

    def export(self, path: Path) -> str:
        """Write all results into a file of their own, and say in a sentence how that went."""
        try:
            whole = (*self._read(), *self._unsaved)
            write_whole(path, telling.results_to_text(whole).encode())
        except _OutOfReach:
            return _("The hall of fame cannot be read now.")
        except (OSError, ValueError) as problem:
            return _(
                "The hall of fame could not be written to {file}: {reason}.",
                file=path.name,
                reason=reason(problem),
            )
        return _("The hall of fame is now also in {file}.", file=str(path))

    def clear(self) -> str | None:
        """Forget all games, for ever; return a sentence if that cannot be."""
        self._unsaved.clear()
        if self._folder is None:
            return None
        # the newest after the older one, which would pass for it; records only then, unlisted
        files = [self._folder / name for name in reversed(GENERATIONS)]
        try:
            remove(files)
            remove(self._records())
        except OSError as problem:
            return _("The hall of fame could not be cleared: {reason}.", reason=reason(problem))
        return None

    # How

    def _remember(self, result: Result, sentence: str) -> str:
        if result.fingerprint not in {each.fingerprint for each in self._unsaved}:
            self._unsaved.append(result)
        return sentence

    def _read(self) -> tuple[Result, ...]:
        if self._folder is None:
            return ()
        trouble: _Unreadable | None = None
        for name in GENERATIONS:
            path = self._folder / name
            try:
                text = read_whole(path, LARGEST).decode("utf-8")
                found = telling.results_from_text(text)
            except FileNotFoundError:
                continue
            except OSError as problem:
                raise _OutOfReach(problem) from None
            except ValueError as problem:
                is_newer = isinstance(problem, NewerFame)
                aside = put_aside(path, "newer" if is_newer else "damaged")
                trouble = trouble or _Unreadable(is_newer, aside)
                continue
            if trouble is not None:
                self._problem = trouble.with_older_one()
            return found
        if trouble is not None:
            self._problem = trouble.sentence()
        return ()

    def _write(self, results: tuple[Result, ...]) -> None:
        assert self._folder is not None
        remove_half_written(self._folder)
        text = telling.results_to_text(results[-MOST_RESULTS:])
        newest, *older = (self._folder / name for name in GENERATIONS)
        write_whole(newest, text.encode(), older)

    def _write_record(self, game: Game, name: str) -> Exception | None:
        path = self._record_path(name)
        try:
            path.parent.mkdir(exist_ok=True)
            remove_half_written(path.parent)
            write_whole(path, game.snapshot().to_text().encode())
        except (OSError, ValueError) as problem:
            return problem
        return None

    def _record_path(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / RECORDS / name

    def _records(self) -> list[Path]:
        """All whole games, the oldest first."""
        assert self._folder is not None
        found = [path for path in (self._folder / RECORDS).glob("*.json") if path.stem.isdecimal()]
        return sorted(found, key=lambda path: int(path.stem))

    def _next_record(self, known: tuple[Result, ...]) -> str:
        numbers = [int(result.record.partition(".")[0]) for result in known if result.record]
        numbers += [int(path.stem) for path in self._records()]
        return f"{1 + max(numbers, default=0):04}.json"

    def _drop_old_records(self) -> None:
        with suppress(OSError):  # next time is soon enough
            remove(self._records()[:-MOST_RECORDS])


def _why_not_entered(problem: Exception) -> str:
    match getattr(problem, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            return _("The disk is full, so the hall of fame lasts until the game ends.")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return _("The data folder is read-only, so the hall of fame lasts until the game ends.")
        case _:
            return _(
                "The hall of fame could not be written, so it lasts until the game ends: {reason}.",
                reason=reason(problem),
            )


def _why_no_record(problem: Exception) -> str:
    return _(
        "The result is kept, but this game cannot be watched again: {reason}.",
        reason=reason(problem),
    )


LETTERS = 8
"""So many of a game's fingerprint tell its file from those of all other games."""


def file_name(game: Game) -> str:
    """Return what the file of a game is called: always the same for the same game."""
    return f"goldenhorn-game-{checksum(game.state)[:LETTERS]}.json"


def save_record(game: Game, folder: Path | None) -> str:
    """Write a finished game into a folder, and say in a sentence how that went."""
    assert game.is_over
    if folder is None:
        return _("There is no data folder to write to.")
    path = folder / file_name(game)
    try:
        write_whole(path, game.snapshot().to_text().encode())
    except (OSError, ValueError) as problem:
        return _(
            "This game could not be written to {file}: {reason}.",
            file=path.name,
            reason=reason(problem),
        )
    return _("This game is now also in {file}.", file=str(path))

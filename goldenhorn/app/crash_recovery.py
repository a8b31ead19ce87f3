"""What is saved when something went wrong."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from goldenhorn.scenes.crash.crash import Crash, Stranded
from goldenhorn.session.game import Game
from goldenhorn.storage.crash_report import report_text, write_report
from goldenhorn.storage.game_store import Archive, told_in_short
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class _Rescued:
    """A game to go on with, and whether it is safe on the disk as it stands."""

    game: Game
    is_saved: bool


def run_aground(
    stage: Stage,
    archive: Archive,
    problem: Exception,
    played: Game | None,
    *,
    watched: Game | None = None,
    sail_on: Callable[[Game], Scene],
    title: Callable[[], Scene],
) -> Crash:
    """Save what there is, write down what happened, and show the way on.

    What is written down tells of the game watched or else played; only one played can go on.
    """
    stage.controls.stop_typing()
    stage.controls.capture_next(False)
    rescued = _rescued(archive, played)
    note = _noted(stage, archive, problem, watched or played)
    if rescued is None:
        return Crash(stage, Stranded(note=note), sail_on=None, title=title)
    game = rescued.game

    def sail_on_or_not() -> Scene:
        """Go on; a game that cannot even be opened must not take the title with it."""
        try:
            return sail_on(game)
        except Exception as another:
            again = Stranded(note=_noted(stage, archive, another, game))
            return Crash(stage, again, sail_on=None, title=title)

    stranded = Stranded(_told(game), _crests(game), note, rescued.is_saved)
    return Crash(stage, stranded, sail_on=sail_on_or_not, title=title)


def _rescued(archive: Archive, played: Game | None) -> _Rescued | None:
    """Save the game that is being played and return it, or else the one that was left last.

    A game that cannot be saved goes on from memory: another table's older one is none for those
    who sit here, nor is any for those whose game is over.
    """
    if played is not None and not _is_over(played):
        with suppress(Exception):
            archive.autosave.keep(played)
        left = _left_in(archive)
        if left is not None and _is_same(left, played):
            return _Rescued(left, is_saved=True)
        return _Rescued(played, is_saved=False)
    left = _left_in(archive)
    return _Rescued(left, is_saved=True) if left is not None and played is None else None


def _is_over(game: Game) -> bool:
    """Whether nothing of a game is left to be played, or nothing can be."""
    with suppress(Exception):
        return game.is_over
    return True


def _left_in(archive: Archive) -> Game | None:
    """Return the game that can be continued, unless looking for it is what went wrong."""
    with suppress(Exception):
        return archive.left_game()
    return None


def _is_same(one: Game, other: Game) -> bool:
    with suppress(Exception):
        return one.snapshot() == other.snapshot()
    return False


def _told(game: Game) -> str:
    """Say where a game stands; nothing if telling it is what went wrong."""
    with suppress(Exception):
        return told_in_short(game)
    return ""


def _crests(game: Game) -> tuple[str, ...]:
    with suppress(Exception):
        return tuple(seat.crest for seat in game.seats)
    return ()


def _noted(stage: Stage, archive: Archive, problem: Exception, game: Game | None) -> Path | None:
    """Write a report, and return where it lies; None if that could not be."""
    names = _known_names(archive)
    for told_game in (game, None):  # one that went wrong may be past telling
        with suppress(Exception):
            text = report_text(problem, stage.settings, told_game, names)
            return write_report(stage.folder, text)
    return None


def _known_names(archive: Archive) -> set[str]:
    """Return the names of all who are known from other games, as far as these can be read."""
    with suppress(Exception):
        return archive.names
    return set()

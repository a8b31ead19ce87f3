"""What is saved when something went wrong."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from goldenhorn.scenes.crash.crash import CrashInfo, CrashScreen
from goldenhorn.session.game import Game
from goldenhorn.storage.crash_report import report_text, write_report
from goldenhorn.storage.game_store import GameStore, told_in_short
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene


@dataclass(frozen=True, slots=True)
class _Rescued:
    """A game to go on with, and whether it is safe on the disk as it stands."""

    game: Game
    is_saved: bool


def crash_screen(
    context: AppContext,
    game_store: GameStore,
    problem: Exception,
    played: Game | None,
    *,
    watched: Game | None = None,
    sail_on: Callable[[Game], Scene],
    title: Callable[[], Scene],
) -> CrashScreen:
    """Save what there is, write down what happened, and show the way on.

    What is written down tells of the game watched or else played; only one played can go on.
    """
    context.controls.stop_typing()
    context.controls.capture_next(False)
    rescued = _rescued(game_store, played)
    note = _noted(context, game_store, problem, watched or played)
    if rescued is None:
        return CrashScreen(context, CrashInfo(note=note), sail_on=None, title=title)
    game = rescued.game

    def sail_on_or_not() -> Scene:
        """Go on; a game that cannot even be opened must not take the title with it."""
        try:
            return sail_on(game)
        except Exception as another:
            again = CrashInfo(note=_noted(context, game_store, another, game))
            return CrashScreen(context, again, sail_on=None, title=title)

    crash_info = CrashInfo(_told(game), _crests(game), note, rescued.is_saved)
    return CrashScreen(context, crash_info, sail_on=sail_on_or_not, title=title)


def _rescued(game_store: GameStore, played: Game | None) -> _Rescued | None:
    """Save the game that is being played and return it, or else the one that was left last.

    A game that cannot be saved goes on from memory: another table's older one is none for those
    who sit here, nor is any for those whose game is over.
    """
    if played is not None and not _is_over(played):
        with suppress(Exception):
            game_store.autosave.keep(played)
        left = _left_in(game_store)
        if left is not None and _is_same(left, played):
            return _Rescued(left, is_saved=True)
        return _Rescued(played, is_saved=False)
    left = _left_in(game_store)
    return _Rescued(left, is_saved=True) if left is not None and played is None else None


def _is_over(game: Game) -> bool:
    """Whether nothing of a game is left to be played, or nothing can be."""
    with suppress(Exception):
        return game.is_over
    return True


def _left_in(game_store: GameStore) -> Game | None:
    """Return the game that can be continued, unless looking for it is what went wrong."""
    with suppress(Exception):
        return game_store.left_game()
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


def _noted(
    context: AppContext, game_store: GameStore, problem: Exception, game: Game | None
) -> Path | None:
    """Write a report, and return where it lies; None if that could not be."""
    names = _known_names(game_store)
    for told_game in (game, None):  # one that went wrong may be past telling
        with suppress(Exception):
            text = report_text(problem, context.settings, told_game, names)
            return write_report(context.folder, text)
    return None


def _known_names(game_store: GameStore) -> set[str]:
    """Return the names of all who are known from other games, as far as these can be read."""
    with suppress(Exception):
        return game_store.names
    return set()

"""What is saved when something went wrong; must not trust anything that was on the screen."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from goldenhorn.crash_report import report_text, write_report
from goldenhorn.game import Game
from goldenhorn.scenes.archive import Archive, told_in_short
from goldenhorn.scenes.crash import Crash, Stranded
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage


def run_aground(
    stage: Stage,
    archive: Archive,
    problem: Exception,
    played: Game | None,
    *,
    sail_on: Callable[[], Scene],
    title: Callable[[], Scene],
) -> Scene:
    """Save what there is, write down what happened to the game played, and show the way on."""
    stage.controls.stop_typing()
    stage.controls.capture_next(False)
    stranded = Stranded(note=_noted(stage, problem, played))
    left = _left_in(archive)
    if left is None:
        return Crash(stage, stranded, sail_on=None, title=title)
    crests = tuple(seat.crest for seat in left.seats)

    def sail_on_or_not() -> Scene:
        """Go on; a game that cannot even be opened must not take the title with it."""
        try:
            return sail_on()
        except Exception as another:
            again = Stranded(note=_noted(stage, another, left))
            return Crash(stage, again, sail_on=None, title=title)

    saved = replace(stranded, game=told_in_short(left), crests=crests)
    return Crash(stage, saved, sail_on=sail_on_or_not, title=title)


def _left_in(archive: Archive) -> Game | None:
    """Return the game that can be continued, unless looking for it is what went wrong."""
    with suppress(Exception):
        return archive.left_game()
    return None


def _noted(stage: Stage, problem: Exception, played: Game | None) -> str:
    """Write a report, and return under which name it lies; none if that could not be."""
    path = write_report(stage.folder, report_text(problem, stage.settings, played))
    return f"{path.parent.name}/{path.name}" if path is not None else ""

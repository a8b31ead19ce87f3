"""What is saved when something went wrong; must not trust anything that was on the screen."""

from collections.abc import Callable

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
    text = report_text(problem, stage.settings, played.match if played is not None else None)
    path = write_report(stage.folder, text)
    note = f"{path.parent.name}/{path.name}" if path is not None else ""
    left = archive.left_game()
    if left is None:
        return Crash(stage, Stranded(note=note), sail_on=None, title=title)
    crests = tuple(seat.crest for seat in left.seats)
    saved = Stranded(told_in_short(left), crests, note)
    return Crash(stage, saved, sail_on=sail_on, title=title)

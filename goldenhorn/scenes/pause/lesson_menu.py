"""The menu of a lesson: the pause menu with what a lesson has."""

from collections.abc import Callable

from goldenhorn.common.language import _
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.pause.notes import NoteRow, key_rows
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.session.game import Game
from goldenhorn.session.lessons.lesson_plan import Lesson
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

DONE, OPEN = "tick", "icon_anchor"
"""What stands before a goal."""


class LessonMenu(Pause):
    """Everything waits for the pupil; nothing of a lesson is lost but the way through it."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        game: Game,
        progress: tuple[Lesson, int],
        *,
        rules: Callable[[Scene], Scene],
        settings: Callable[[Scene], Scene],
        leave: Callable[[], Scene],
    ) -> None:
        """Pause a lesson of which so many goals are done."""
        self._lesson, self._done = progress
        super().__init__(
            context,
            parent,
            game,
            None,
            log=None,
            rules=rules,
            settings=settings,
            abandon=leave,
            leave=leave,
        )

    def labels(self) -> dict[PauseEntry, str]:
        """What the menu of a lesson offers."""
        return {
            PauseEntry.RESUME: _("Resume"),
            PauseEntry.RULES: _("How to play"),
            PauseEntry.SETTINGS: _("Settings"),
            PauseEntry.LEAVE: _("Leave the lesson"),
        }

    def state_note(self) -> tuple[str, list[NoteRow]]:
        """Name the lesson and its goals, with those that are done ticked off."""
        rows = [
            NoteRow(DONE if number < self._done else OPEN, _(goal.goal))
            for number, goal in enumerate(self._lesson.goals)
        ]
        return _(self._lesson.title), rows

    def key_note(self) -> list[NoteRow]:
        """Leave out the log: a lesson has no past to look up."""
        return key_rows(self.context, self.game, self.device, without=(Button.LOG,))

"""The course of a lesson: what the rival plays is written down, and nothing is kept or undone."""

from goldenhorn.common.launch_options import Speed
from goldenhorn.engine.actions import Action
from goldenhorn.engine.refusals import Refusal
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import Played, Proceedings
from goldenhorn.session.lessons.lesson_plan import named_action, words_of
from goldenhorn.storage.saves import Autosave

REPLIES_AFTER = {"calm": 45, "normal": 30, "fast": 15, "instant": 0}
"""Ticks for which the rival seems to think."""


class Unkept(Autosave):
    """Keeps no lesson, and does not complain about it."""

    def __init__(self) -> None:
        super().__init__(None)

    def problem(self) -> None:
        """Nothing is amiss."""
        return


class Course(Proceedings):
    """Plays what the pupil commits and what was written down for the rival."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._script: list[str] = []
        self._ticks = 0

    @property
    def is_played_out(self) -> bool:
        """Whether the rival has nothing left to play."""
        return not self._script

    def expect(self, replies: str) -> None:
        """Let the rival play this next."""
        self._script = [*words_of(replies)]
        self._ticks = 0

    def think(self, speed: Speed, is_resting: bool = True) -> Action | None:  # noqa: ARG002
        """Return the rival's next action once it is time for it."""
        self._ticks += 1
        if not self._script or self._ticks < REPLIES_AFTER[speed]:
            return None
        return named_action(self.game.match, self._script[0])

    def commit(self, actions: tuple[Action, ...]) -> list[Played]:
        """Play actions; the rival then goes on in the script."""
        if not self.game.mover.is_human:
            self._script.pop(0)
            self._ticks = 0
        return super().commit(actions)

    def why_no_undo(self, seat: int) -> Refusal:  # noqa: ARG002
        """Back always leads out of a lesson: its goals only go on."""
        return Refusal.NOTHING_TO_UNDO

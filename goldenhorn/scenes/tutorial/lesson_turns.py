"""A lesson's turns: what the pupil may do, and what was written down for the rival."""

from functools import partial
from typing import TYPE_CHECKING

from goldenhorn.common.cues import Cue
from goldenhorn.common.launch_options import Speed
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.actions import Action
from goldenhorn.engine.refusals import Refusal
from goldenhorn.input.devices import Device
from goldenhorn.scenes.board.modals import Modals
from goldenhorn.scenes.board.peoples_turns import PeoplesTurns
from goldenhorn.scenes.board.refusal_page import AskedTwice, Rules
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController, Played
from goldenhorn.session.lessons.lesson_plan import named_action, words_of
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Commit
from goldenhorn.storage.saves import Autosave

if TYPE_CHECKING:
    from goldenhorn.scenes.tutorial.lesson_board import LessonBoard

REPLIES_AFTER = {"calm": 45, "normal": 30, "fast": 15, "instant": 0}
"""Ticks for which the rival seems to think."""


class NoAutosave(Autosave):
    """Keeps no lesson, and does not complain about it."""

    def __init__(self) -> None:
        super().__init__(None)

    def problem(self) -> None:
        """Nothing is amiss."""
        return


class ScriptedGame(GameController):
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


class PupilsTurns(PeoplesTurns):
    """Plays only what the goal wants."""

    def __init__(self, board: "LessonBoard", rules: Rules) -> None:
        super().__init__(board)
        self._lesson = board
        self._asked_twice = AskedTwice(board.context, board, rules)

    def answer(self, answer: Answer, device: Device) -> None:
        """Play what the goal wants; say kindly what it wants instead of anything else."""
        self._lesson.coach_answers(None)
        if isinstance(answer, ChoiceRefused):
            self._refuse(answer.refusal)
            return
        self._asked_twice.forget()
        if isinstance(answer, Commit) and not self._lesson.accepts(answer.actions):
            self._lesson.context.sound.play(Cue.UI_BACK)
            return
        super().answer(answer, device)

    def _refuse(self, refusal: Refusal) -> None:
        """Let the coach say why something cannot be; who asks twice is offered the page."""
        self._lesson.context.sound.play(Cue.UI_BACK)
        self._lesson.coach_answers(partial(told_refusal, refusal))
        explained = self._asked_twice.explained(refusal, self.turn)
        if explained is not None:
            self._lesson.next = explained

    def explain(self, refusal: Refusal) -> None:
        """Open at once what explains something grey that was asked about."""
        self._lesson.next = self._asked_twice.page(refusal, self.turn)

    def nudge(self) -> None:
        """Call nobody: the coach says what is to be done as long as it takes."""


class LessonSheets(Modals):
    """Counts the coach's farewell among what waits to be put away."""

    def __init__(self, board: "LessonBoard") -> None:
        super().__init__(board)
        self._lesson = board

    @property
    def is_open(self) -> bool:
        """Whether a sheet lies before the board, or soon will."""
        return super().is_waiting or self._rings

    @property
    def is_waiting(self) -> bool:
        """Whether the game waits: for a sheet to be put away, or for farewell."""
        return super().is_waiting or self._lesson.says_farewell

    def put_away(self, seat: int | None) -> None:
        """Put away what waits for a press; the last is the coach's farewell."""
        if self._lesson.says_farewell:
            self._lesson.finish()
        else:
            super().put_away(seat)

"""A lesson on the real board: the coach asks for one thing at a time, everything else is the game.

Whatever is pressed does what it does in the game; only a commit that is not what the goal wants is
answered by the coach instead of being played.
"""

from collections.abc import Callable

import pygame

from goldenhorn.board_view.overlays.coach_view import CoachView, Speech, Task
from goldenhorn.board_view.planning.targets import OnShip, Target
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.engine.actions import Action
from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Press
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.refusal_page import Rules
from goldenhorn.scenes.tutorial.lesson_guide import Guidance, guidance, words_for
from goldenhorn.scenes.tutorial.lesson_turns import (
    LessonSheets,
    NoAutosave,
    PupilsTurns,
    ScriptedGame,
)
from goldenhorn.session.game import Game
from goldenhorn.session.lessons.lesson_plan import PUPIL, Goal, Lesson, opened
from goldenhorn.session.planning.choices import Step
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key
from goldenhorn.ui.scene import Scene

SIDEWAYS = (Button.LEFT, Button.RIGHT)


LessonMenus = Callable[[Scene, Game, tuple[Lesson, int], Callable[[], Scene]], Scene]
"""Opens the menu before a lesson of which so many goals are done; the last leaves the lesson."""


class LessonBoard(Board):
    """A lesson being played."""

    def __init__(
        self,
        context: AppContext,
        lesson: Lesson,
        *,
        leave: Callable[[], Scene],
        done: Callable[["LessonBoard"], Scene],
        rules: Rules,
        menu: LessonMenus,
    ) -> None:
        """Begin; `leave` leads away before the end, `done` after it, the others and back."""
        self.lesson = lesson
        self.number = 0
        """Which goal comes next; as many as there are once all are done."""
        self._left = lesson.goals[0].wanted
        """What of the goal has not been committed yet: people may go step by step."""
        self._leave, self._done = leave, done
        self._rules, self._leads_to_menu = rules, menu
        self._answered: Callable[[], str] | None = None
        """What the coach has to say about the last press, worded anew whenever it is said."""
        self._coach: CoachView | None = None
        context.controls.unbind_all()  # of an earlier game: here everybody may play
        super().__init__(
            context,
            opened(lesson.opening),
            NoAutosave(),
            over=lambda: self,
            pause=lambda _scene: self._menu(),
            lost_pad=lambda _scene, _seats: self,
            replay=lambda _scene, _step: self,
        )
        self.scripted_game = ScriptedGame(self.game)
        self.controller = self.scripted_game
        self.turns = PupilsTurns(self, rules)
        self.modals: LessonSheets = LessonSheets(self)

    @property
    def goal(self) -> Goal | None:
        """What is to be done now; None when all is done."""
        goals = self.lesson.goals
        return goals[self.number] if self.number < len(goals) else None

    @property
    def is_finished(self) -> bool:
        """Whether everything was done and shown."""
        return self.goal is None and not self.is_busy and self.scripted_game.is_played_out

    @property
    def says_farewell(self) -> bool:
        """Whether everything was done and seen, and the coach says farewell."""
        return self.is_finished and not self.modals.is_open

    @property
    def coach(self) -> CoachView:
        """The coach in the picture of now."""
        if self._coach is None:
            self._coach = CoachView(
                self.picture, self.context.kit, self.widgets.layout, self.context.has_motion
            )
        return self._coach

    @property
    def guidance(self) -> Guidance | None:
        """What the pupil should press next, while it is the pupil's turn."""
        if self.turn is None or self.goal is None:
            return None
        return guidance(self.turn, self._left)

    @property
    def turn_minutes(self) -> int:
        """A lesson takes as long as it takes."""
        return 0

    @property
    def sums_up_bots(self) -> bool:
        """What the rival does is there to be seen."""
        return False

    # Passing time

    def lay_out(self) -> None:
        """Build the board anew, and the coach with it."""
        self._coach = None
        super().lay_out()

    def update(self) -> Scene | None:
        """Pass a tick, and let the coach keep up."""
        following = super().update()
        if following is self:
            self._speak()
            self.coach.update()
        return following

    # The coach

    def _speak(self) -> None:
        self._hang_card()
        if self.says_farewell:
            key = self.context.key(Button.CONFIRM)
            self.coach.stand_beside_sheet(is_asked=False)
            self.coach.say(Speech(_(self.lesson.farewell), key, _("Go on")))
            self.narration.coaches(_(self.lesson.farewell))
        elif self.turn is not None and self.goal is not None:
            self._guide(self.goal)
        else:
            self.coach.hush()

    def _hang_card(self) -> None:
        """Show the goal; one that was reached stays, ticked, until the next can be tackled."""
        goals = self.lesson.goals
        is_done = self.number > 0 and (self.turn is None or self.goal is None)
        number = self.number - 1 if is_done else self.number
        title, goal = _(self.lesson.title), _(goals[number].goal)
        self.coach.set_task(Task(title, goal, number, len(goals), is_done))

    def _guide(self, goal: Goal) -> None:
        assert self.turn is not None
        wanted = guidance(self.turn, self._left)
        text = self._answered() if self._answered else _(words_for(goal, self.turn, self._left))
        key, press = self._press_for(wanted)
        place, ship = (
            self._place_of(target) for target in (wanted.target, OnShip(PUPIL, self.turn.ship))
        )
        lit = tuple(rect for rect in (place, ship) if rect is not None)
        self.coach.stand_beside_sheet(self.turn.step is Step.ANNOUNCING)
        self.coach.say(Speech(text, key, press), place, lit)
        self.narration.coaches(text)

    def _press_for(self, wanted: Guidance) -> tuple[Key, str]:
        """Name the press in the words of the device at hand."""
        key = self.context.key(wanted.button)
        if key.is_pointer:
            key = self.context.key(Button.CONFIRM)
            return key, _("Tap the ring") if key.shape == "touch" else _("Click the ring")
        if wanted.button in DIRECTIONS:
            is_across = wanted.button in SIDEWAYS
            axis = self.context.across() if is_across else self.context.up_and_down()
            return axis, _("Go to the ring")
        if wanted.button is Button.BACK:
            return key, _("Go back")
        return key, _("Choose this")

    def _place_of(self, target: Target) -> pygame.Rect | None:
        targets = self.widgets.plan.targets
        return next((rect for rect, each in targets if each == target), None)

    # Hearing

    def seat_of(self, device: Device) -> int:  # noqa: ARG002
        """Whoever is there plays the lesson, with whatever device."""
        return PUPIL

    def press(self, press: Press) -> None:
        """Hear a button; after the last goal it can only lead on or away."""
        if press.button is Button.LOG:
            return  # a lesson has no past to look up
        if not self.says_farewell:
            super().press(press)
        elif press.button is Button.CONFIRM and not press.is_repeat:
            self.finish()
        elif press.button in (Button.BACK, Button.PAUSE):
            self.open_pause()

    def open_log(self, seat: int | None) -> None:
        """A lesson has no past to look up."""

    # Answering

    def coach_answers(self, words: Callable[[], str] | None) -> None:
        """Have the coach say something about the last press; None for nothing but the goal."""
        self._answered = words

    def accepts(self, actions: tuple[Action, ...]) -> bool:
        """Whether the goal wants a commit; if it does, the goal is so much nearer."""
        goal = self.goal
        if goal is None:
            return True
        if actions != self._left[: len(actions)]:
            self.coach_answers(lambda: _(goal.otherwise))
            return False
        self._left = self._left[len(actions) :]
        if not self._left:
            self._go_on_after(goal)
        return True

    def _go_on_after(self, goal: Goal) -> None:
        """Have the rival reply, and the next goal wait."""
        self.scripted_game.expect(goal.replies)
        self.number += 1
        self._left = self.goal.wanted if self.goal is not None else ()

    def finish(self) -> None:
        """Lead on after the farewell."""
        self.context.sound.play(Cue.UI_OK)
        self.next = self._done(self)

    def _menu(self) -> Scene:
        return self._leads_to_menu(self, self.game, (self.lesson, self.number), self._leave)

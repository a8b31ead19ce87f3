"""What the title asks before it leads on."""

from collections.abc import Callable

from goldenhorn.common.language import _
from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.system.shutdown import Answer
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene

Way = Callable[[], Scene]
LONGEST = 20 * TICKS_PER_SECOND
"""Ticks for which the machine may say neither yes nor no."""


def ask_how_to_learn(context: AppContext, title: Scene, lessons: Way, rules: Way) -> Scene:
    """Lessons or rule book."""
    question = Question(
        context,
        title,
        _("How to play"),
        _("Short lessons on the board, or all the rules to read."),
        (
            (_("Back"), lambda: title),
            (_("Learn by playing"), lessons),
            (_("Rule book"), rules),
        ),
        0,
    )
    question.focus.key = 1
    return question


def ask_to_put_by(context: AppContext, title: Scene, put_by: Way) -> Scene:
    """Whether the game that was left is kept in place of the oldest, for a new one to begin."""
    text = _("No place is free: it takes that of the oldest saved game, which is lost.")
    answers = ((_("Not yet"), lambda: title), (_("New game"), put_by))
    return Question(context, title, _("A game is still open"), text, answers, 0)


def ask_to_give_up(context: AppContext, title: Scene, trouble: str, new_game: Way) -> Scene:
    """Whether a new game may take the place of one that cannot be kept."""
    text = _("{trouble} A new game would take its place, and it would be lost.", trouble=trouble)
    answers = ((_("Not yet"), lambda: title), (_("New game"), new_game))
    return Question(context, title, _("The open game cannot be kept"), text, answers, 0)


def ask_to_switch_off(context: AppContext, title: Scene, switch_off: Callable[[], Answer]) -> Scene:
    """What a cabinet's title leads to instead of the way out."""
    answers = (
        (_("Back"), lambda: title),
        (_("Leave the game"), lambda: None),
        (_("Switch off"), lambda: SwitchingOff(context, title, switch_off())),
    )
    text = _("Shall the machine be switched off? A game that is open is kept.")
    return Question(context, title, _("Switch off"), text, answers, 0)


class SwitchingOff(Question):
    """Waits for the machine's answer; whoever becomes impatient may go back."""

    def __init__(self, context: AppContext, title: Scene, answer: Answer) -> None:
        text = _("The machine is being switched off.")
        super().__init__(context, title, _("Switch off"), text, ((_("Back"), lambda: title),), 0)
        self._answer = answer
        self._ticks = 0

    def update(self) -> Scene | None:
        """Leave when the machine will be off, or say that it stays on."""
        self._ticks += 1
        answer = self._answer()
        if answer:
            self.next = None
        elif answer is False or self._ticks == LONGEST:
            self.context.note(_("This machine could not be switched off."))
            self.next = self.parent
        return super().update()

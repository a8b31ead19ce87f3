"""What the title asks before it leads on; must not know where the answers lead."""

from collections.abc import Callable

from goldenhorn.language import _
from goldenhorn.scenes.question import Question
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage

Way = Callable[[], Scene]


def ask_how_to_learn(stage: Stage, title: Scene, lessons: Way, rules: Way) -> Scene:
    """Lessons or rule book."""
    question = Question(
        stage,
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


def ask_to_put_by(stage: Stage, title: Scene, put_by: Way) -> Scene:
    """Whether the game that was left is kept, for a new one to begin."""
    return Question(
        stage,
        title,
        _("A game is still open"),
        _("It is kept among the saved games while you play another."),
        ((_("Not yet"), lambda: title), (_("New game"), put_by)),
        0,
    )


def ask_to_switch_off(stage: Stage, title: Scene, switch_off: Callable[[], bool]) -> Scene:
    """What a cabinet's title leads to instead of the way out."""

    def go() -> Scene | None:
        if switch_off():
            return None
        stage.note(_("This machine could not be switched off."))
        return title

    answers = (
        (_("Back"), lambda: title),
        (_("Leave the game"), lambda: None),
        (_("Switch off"), go),
    )
    text = _("Shall the machine be switched off? A game that is open is kept.")
    return Question(stage, title, _("Switch off"), text, answers, 0)

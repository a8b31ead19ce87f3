"""Why something is refused, and the way to the page of the rule; must not know the board."""

from collections.abc import Callable

from goldenhorn.engine.refusals import Refusal
from goldenhorn.language import _
from goldenhorn.scenes.question import Question
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage

Rules = Callable[[Scene, str], Scene]
"""Opens the rule book in front of a scene, at the page of a rule."""


def why_not(stage: Stage, parent: Scene, refusal: Refusal, rules: Rules) -> Scene:
    """Explain a refusal that everybody may hear; where a rule is behind it, offer its page."""
    assert not refusal.is_private, "what a hand lacks is told in private only"
    answers: list[tuple[str, Callable[[], Scene]]] = [(_("Choose another"), lambda: parent)]
    sentence = _("{sentence}.", sentence=_(refusal.sentence))
    if refusal.rule:
        sentence = _("{sentence} ({rule}).", sentence=_(refusal.sentence), rule=refusal.rule)
        answers.append((_("Open the page"), lambda: rules(parent, refusal.rule)))
    return Question(stage, parent, _("Why not?"), sentence, tuple(answers), 0)

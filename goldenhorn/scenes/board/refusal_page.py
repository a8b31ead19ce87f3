"""Why something is refused, and the way to the page of the rule."""

from collections.abc import Callable
from dataclasses import dataclass

from goldenhorn.board_view.drawing_names import kind_drawing, ship_drawing
from goldenhorn.common.language import _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.pieces import Cargo
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.layout import anchored, column, row
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.rich_parts import Icon, Line
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.rule_book.rule_book import page_behind
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.question import Answers, Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.rich import rich

SHIP, GOOD, SEAL, CROSS = 190, 64, 40, 24
"""How wide things are."""
BETWEEN, ABOVE_FREE, LARGER = 44, 22, 1.5
"""Between ship and words, above what is free, and by how much larger it is than its letters."""


Rules = Callable[[Scene, str], Scene]
"""Opens the rule book in front of a scene, at the page of a rule."""


@dataclass(frozen=True, slots=True)
class RefusedCargo:
    """A good that a ship may not take, and those that it may: open facts, as drawings."""

    ship: str
    good: str
    free: tuple[str, ...]


def refused_cargo(choices: Choices) -> RefusedCargo | None:
    """Return what is refused to the chosen ship; None where no cargo is being chosen."""
    if choices.step is not Step.CARGO or choices.cargoes[choices.cargo] > Cargo.FARMERS:
        return None
    view = choices.public_state
    crest = view.config.fleet_of(view.player).crest
    sails = view.ships[view.player][choices.ship].sails
    free = (
        kind_drawing(cargo)
        for cargo in choices.cargoes
        if cargo <= Cargo.FARMERS and choices.why_not_cargo(cargo) is None
    )
    return RefusedCargo(
        ship_drawing(crest, sails),
        kind_drawing(choices.cargoes[choices.cargo]),
        tuple(free),
    )


def refusal_page(
    context: AppContext,
    parent: Scene,
    refusal: Refusal,
    rules: Rules,
    cargo: RefusedCargo | None = None,
    menu: Callable[[], Scene] | None = None,
) -> Scene:
    """Explain a refusal that everybody may hear, and offer the page that tells more.

    Where the button that was refused is also the way to the menu, `menu` leads on to it.
    """
    sentence = told_refusal(refusal)
    answers: Answers = (
        (_("Choose another"), lambda: parent),
        (_("Open the page"), lambda: rules(parent, page_behind(refusal))),
    )
    if menu is not None:
        answers = ((_("Keep playing"), lambda: parent), answers[1], (_("Menu"), menu))
    if cargo is not None and refusal is Refusal.LOAD_OWN_SAIL:
        return CargoQuestion(context, parent, sentence, answers, cargo)
    return Question(context, parent, _("Why not?"), sentence, answers, 0)


class AskedTwice:
    """Explains what is refused to whoever asks for the same once more."""

    def __init__(self, context: AppContext, parent: Scene, rules: Rules) -> None:
        self._context, self._parent, self._rules = context, parent, rules
        self._refused: Refusal | None = None
        """What was refused last, until something else is done."""

    def forget(self) -> None:
        """Note that something else is done."""
        self._refused = None

    def explained(
        self,
        refusal: Refusal,
        choices: Choices | None,
        menu: Callable[[], Scene] | None = None,
    ) -> Scene | None:
        """Note a refusal; return the question that explains it if it comes for the second time."""
        is_again, self._refused = refusal is self._refused, refusal
        return self.page(refusal, choices, menu) if is_again else None

    def page(
        self,
        refusal: Refusal,
        choices: Choices | None,
        menu: Callable[[], Scene] | None = None,
    ) -> Scene:
        """Return the question that explains a refusal."""
        is_open = choices is not None and choices.hand is not None
        assert is_open or not refusal.is_private, "what a hidden hand lacks is told in private only"
        cargo = None if choices is None else refused_cargo(choices)
        return refusal_page(self._context, self._parent, refusal, self._rules, cargo, menu)


class CargoQuestion(Question):
    """Shows the ship with the good that is refused, why, and what is free for her."""

    def __init__(
        self, context: AppContext, parent: Scene, text: str, answers: Answers, cargo: RefusedCargo
    ) -> None:
        self._cargo = cargo
        super().__init__(context, parent, _("Not on this ship"), text, answers, 0)

    def inside(self, width: float, most: float) -> Node:
        """Show the ship at the left, with the good; at the right why, and what is free."""
        look, room = self.look, width - SHIP - BETWEEN
        lines: list[Node] = []
        if self._cargo.free:
            goods = [Icon(name, larger=LARGER) for name in self._cargo.free]
            free: Line = (_("Free for her:"), *goods)
            lines = [rich(look, free, look.on_paper(22), room, most * 0.4, "center")]
            most -= lines[0].height + ABOVE_FREE
        return row(
            self._refused(),
            column(super().inside(room, most), *lines, gap=ABOVE_FREE),
            gap=BETWEEN,
        )

    def _refused(self) -> Node:
        """Return the ship, and at her foot the good with a red seal, crossed out."""
        look = self.look
        ship, good = look.drawing(self._cargo.ship, SHIP), look.drawing(self._cargo.good, GOOD)
        middle = anchored(look.drawing("seal", SEAL), good.width, good.height)
        middle.add(anchored(look.sign("cross", CROSS, look.theme.on_dark), SEAL / 2, SEAL / 2))
        good.add(middle)
        good.x, good.y = SHIP - GOOD, ship.height - GOOD * 0.75
        return Node(ship, good, width=SHIP, height=good.y + good.height + SEAL / 2)

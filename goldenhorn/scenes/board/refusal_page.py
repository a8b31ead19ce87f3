"""Why something is refused, and the way to the page of the rule."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from goldenhorn.board_view.drawing_names import kind_drawing, ship_drawing
from goldenhorn.common.language import _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.pieces import Cargo
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style, Words
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.rule_book.rule_book import page_behind
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit.kit import Kit
from goldenhorn.ui.question import Answers, Question, Sizes
from goldenhorn.ui.scene import Scene

SEAL = 0.62
"""How wide the seal on the good is, in goods' widths."""


@dataclass(frozen=True, slots=True)
class RefusedCargoPlan:
    """How large things are."""

    scroll: int
    """How high the scroll is at least."""
    ship: int
    cube: int
    between: int
    """Between the ship and the words."""
    free: int
    """How high the row is of what is free."""
    below: int
    """Between that row and the foot."""
    pitch: int
    text: int


PLAN = RefusedCargoPlan(
    scroll=320,
    ship=190,
    cube=64,
    between=44,
    free=64,
    below=26,
    pitch=56,
    text=22,
)


def refused_good(kit: Kit, name: str, width: int) -> Image:
    """Draw a good with a red seal on its corner, crossed out."""
    good = kit.drawing(name, width)
    seal = kit.drawings.get("seal", round(width * SEAL))
    margin = max(good.margin, seal.get_width())
    sheet = DrawSurface(kit.words, good.size, margin)
    sheet.put(good.surface, -good.margin, -good.margin)
    sheet.put_centred(seal, good.size[0], good.size[1])
    cross = kit.glyph("cross", round(width * SEAL * 0.6), NEARLY_WHITE)
    sheet.put_centred(cross, good.size[0], good.size[1])
    return sheet.image()


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

    def _scroll(self, words: Words, sizes: Sizes) -> pygame.Rect:
        scroll = super()._scroll(words, sizes)
        rise = max(0, PLAN.scroll - scroll.height)
        return pygame.Rect(scroll.x, scroll.y - rise // 2, scroll.width, scroll.height + rise)

    def _show_text(self, box: pygame.Rect, style: Style) -> None:
        """Show the ship at the left, with the good; at the right why, and what is free."""
        kit, plan = self.context.kit, PLAN
        ship = kit.drawing(self._cargo.ship, plan.ship)
        left = pygame.Rect(box.x, box.y, plan.ship, box.height)
        self.show("ship", ship, left.x, box.centery - ship.size[1] // 2, 1)
        good = refused_good(kit, self._cargo.good, plan.cube)
        corner = left.right - plan.cube, box.centery + ship.size[1] // 2 - plan.cube * 3 // 4
        self.show("good", good, *corner, 2)
        x = left.right + plan.between
        right = pygame.Rect(x, box.y, box.right - x, box.height - plan.free - plan.below)
        super()._show_text(right, style)
        if not self._cargo.free:
            return
        row = pygame.Rect(x, right.bottom, right.width, plan.free)
        soft = kit.on_paper(plan.text).style
        label = _("Free for her:")
        wide = min(kit.words.width(label, soft), row.width - len(self._cargo.free) * plan.pitch)
        wide = max(wide, row.width // 3)
        start = row.centerx - (wide + len(self._cargo.free) * plan.pitch) // 2
        image = kit.label(label, soft, (wide, row.height), "midright")
        self.show("free", image, start, row.y, 1)
        for number, name in enumerate(self._cargo.free):
            cube = kit.drawing(name, plan.pitch * 3 // 4)
            place = pygame.Rect((0, 0), cube.size)
            place.center = start + wide + number * plan.pitch + plan.pitch // 2 + 6, row.centery
            self.show(("free", number), cube, *place.topleft, 1)

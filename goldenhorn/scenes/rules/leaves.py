"""How the rule book falls into leaves, in these letters on this screen."""

from dataclasses import dataclass

from goldenhorn.common.language import _
from goldenhorn.graphics.text import Face
from goldenhorn.scenes.rules.open_book import BookPlan
from goldenhorn.scenes.rules.text_flow import Flow, flowed
from goldenhorn.session.rule_book.rule_book import PAGES
from goldenhorn.session.rule_book.rule_pages import RulePage
from goldenhorn.ui.kit import Kit


@dataclass(frozen=True, slots=True)
class Leaf:
    """One opening of the book: a page, or how it goes on where letters are large."""

    page: RulePage
    flow: Flow
    left: int
    """The column on the left page."""
    right: int | None
    """The column on the right page; None where the example is."""


def set_in_leaves(kit: Kit, plan: BookPlan) -> list[Leaf]:
    """Set the whole book."""
    return [leaf for page in PAGES for leaf in _leaves_of(page, kit, plan)]


def _leaves_of(page: RulePage, kit: Kit, plan: BookPlan) -> list[Leaf]:
    style = kit.on_paper(plan.text_size, Face.PLAIN).style
    texts = [_(text) for text in page.paragraphs]
    heights = (plan.first.height, plan.first.height, plan.second.height)
    flow = flowed(kit.words, texts, style, plan.first.width - plan.indent, heights)
    leaves = [Leaf(page, flow, 0, None)]
    for left in range(1, len(flow.columns), 2):
        leaves.append(Leaf(page, flow, left, left + 1 if left + 1 < len(flow.columns) else None))
    return leaves

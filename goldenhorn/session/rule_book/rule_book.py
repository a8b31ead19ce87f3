"""The rule book: every rule on exactly one page, and which page is of use now."""

from itertools import pairwise

from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.state import State
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.rule_book.rule_pages import Chapter, RulePage
from goldenhorn.session.rule_book.texts_end import (
    CONTROLS,
    DOMINIONS,
    HOUSE_RULES_CHAPTER,
    INDEX,
    POINTS,
    THE_END,
)
from goldenhorn.session.rule_book.texts_play import PIRATES, SAILING, YOUR_TURN
from goldenhorn.session.rule_book.texts_start import SET_UP, THE_GAME

BOOK: tuple[Chapter, ...] = (
    *(THE_GAME, SET_UP, YOUR_TURN, SAILING, PIRATES),
    *(THE_END, POINTS, DOMINIONS, HOUSE_RULES_CHAPTER, CONTROLS, INDEX),
)
PAGES: tuple[RulePage, ...] = tuple(page for chapter in BOOK for page in chapter.pages)

TAKING_BACK = "take-back"
"""The page of what no rule of the sheet says: what can be taken back."""
_BY_KEY = {page.name: page for page in PAGES} | {
    rule: page for page in PAGES for rule in page.rules
}


def page_of(key: str) -> RulePage:
    """Find the page that tells a rule, or a page by its name; what does not exist is a KeyError.

    >>> page_of("R31").title
    'Sails and wind'
    """
    return _BY_KEY[key]


def page_behind(refusal: Refusal) -> str:
    """Return by which key the page is found that explains a refusal."""
    return refusal.rule or TAKING_BACK


def chapter_of(page: RulePage) -> Chapter:
    """Find the chapter that a page belongs to."""
    return next(chapter for chapter in BOOK if page in chapter.pages)


def cited(rules: tuple[str, ...]) -> str:
    """Write the numbers of rules, neighbours as one range.

    >>> cited(("R5", "R6", "R7", "R10")), cited(("H1",)), cited(())
    ('R5–R7, R10', 'H1', '')
    """
    if not rules:
        return ""
    runs = [[rules[0]]]
    for before, rule in pairwise(rules):
        if rule[0] == before[0] and int(rule[1:]) == int(before[1:]) + 1:
            runs[-1].append(rule)
        else:
            runs.append([rule])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


OF_STEP = {
    Step.SHIP: "turn",
    Step.CARGO: "loading",
    Step.LANDING: "wind",
    Step.TARGET: "raid",
    Step.PAIR: "raid",
    Step.DOMINION: "conquer",
    Step.PAYMENT: "conquer",
    Step.TRAINING: "train",
    Step.ANNOUNCING: "end",
}
OF_RAIL = {
    SideAction.PIRATES: "raid",
    SideAction.DOMINIONS: "conquer",
    SideAction.TRAIN: "train",
    SideAction.BELL: "end",
    SideAction.END: "turn",
}


def current_rule_page(state: State, plan: Choices | None) -> str:
    """Return the name of the page to open in a position, in which somebody may be planning."""
    if state.phase == "place":
        return "start"
    if plan is None:
        return "last-round" if state.final_round else "turn"
    if plan.step is Step.SHIP and plan.side_action is not None:
        return OF_RAIL[plan.side_action]
    return OF_STEP[plan.step]

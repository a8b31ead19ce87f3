"""The rule book: pages to turn, chapters to jump to, and an example on every page that moves."""

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.rules import leaf_text
from goldenhorn.scenes.rules.example_view import RulePicture
from goldenhorn.scenes.rules.leaf_text import Leaf, LeafTurn, rows_for, set_in_leaves
from goldenhorn.scenes.rules.open_book import PLAN, OpenBook
from goldenhorn.session.rule_book.rule_book import BOOK, PAGES, chapter_of, cited, page_of
from goldenhorn.session.rule_book.rule_pages import RulePage
from goldenhorn.session.rule_book.texts_end import CONTROLS_PICTURE, QUESTIONS
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import Key
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

PREVIOUS, NEXT, NEXT_CHAPTER = "previous", "next", "next chapter"
ON_BOOK, ON_PAGE, ON_PICTURE, IN_FRONT = 10.0, 20.0, 30.0, 60.0
BESIDE_GUTTER = 26
"""Pixels by which a list of keys keeps away from where the book is bound."""
RULE_BELOW_TITLE = 6
BESIDE_QUESTION = 12


@dataclass(frozen=True, slots=True)
class Asked:
    """The entry of a question in the index."""

    number: int


class RuleBook(PaintedOverlay):
    """An open book in front of whatever was on the screen."""

    def __init__(
        self, context: AppContext, parent: Scene, page: str | None = None, rule: str | None = None
    ) -> None:
        """Open at the page of a name, at the page of a rule, or at the first page."""
        wanted = page_of(rule) if rule else next((p for p in PAGES if p.name == page), PAGES[0])
        self._leaves: list[Leaf] = []
        self._number = 0
        self._tick = 0
        self._turn: LeafTurn | None = None
        self._book: OpenBook | None = None
        self._example: RulePicture | None = None
        self._open_at = wanted
        super().__init__(context, parent)

    @property
    def leaf(self) -> Leaf:
        """What lies open."""
        return self._leaves[self._number]

    @property
    def page(self) -> RulePage:
        """The page that lies open, or goes on here."""
        return self.leaf.page

    @property
    def number(self) -> int:
        """How many leaves have been turned."""
        return self._number

    @property
    def count(self) -> int:
        """How many leaves the book has, in these letters on this screen."""
        return len(self._leaves)

    # Laying out

    def lay_out(self) -> None:
        """Set all pages anew in other letters or another size, and stay on the same page."""
        super().lay_out()
        if self._leaves:
            self._open_at = self.page
        self._book = None
        self._turn = None
        self._leaves = set_in_leaves(self.context.kit, PLAN)
        self._open(self._first_leaf(self._open_at))

    def _first_leaf(self, page: RulePage) -> int:
        return next(n for n, leaf in enumerate(self._leaves) if leaf.page is page)

    def _open(self, number: int) -> None:
        self._number = number
        self._tick = 0
        self._example = None
        self.focus.key = chapter_of(self.page).name
        self.changed()

    # Turning

    def turned(self, key: Hashable, step: int) -> bool:  # noqa: ARG002  (any chapter turns pages)
        """Turn to the next page or the one before."""
        return self._turn_to(self._number + step)

    def _turn_to(self, number: int) -> bool:
        if not 0 <= number < len(self._leaves) or number == self._number:
            return False
        # Who turns on before the last leaf lies flat is in a hurry.
        is_hurried = self._turn is not None or self.context.speed == "instant"
        if is_hurried or not self.context.has_motion:
            self._turn = None
            self._open(number)
            return True
        before = self._painted()
        is_forward = number > self._number
        self._open(number)
        self._turn = LeafTurn(PLAN.pages, before, self._painted(), is_forward)
        return True

    def _painted(self) -> pygame.Surface:
        """Return what the screen looks like with the open leaf lying flat."""
        self.refresh()
        canvas = pygame.Surface(self.context.size, pygame.SRCALPHA)
        self.picture.paint(canvas)
        return canvas

    def _turn_to_chapter(self, name: Hashable) -> bool:
        chapter = next(chapter for chapter in BOOK if chapter.name == name)
        return self._turn_to(self._first_leaf(chapter.pages[0]))

    # Hearing

    def press(self, press: Press) -> None:
        """Let up and down open the chapter they come to, without another press."""
        before = self.focus.key
        ends = {Button.UP: BOOK[0].name, Button.DOWN: BOOK[-1].name}
        super().press(press)
        if press.button not in ends:
            return
        if before == self.focus.key == ends[press.button]:  # round again
            self._turn_to_chapter(BOOK[-1 if press.button is Button.UP else 0].name)
        elif self.focus.key != before and not isinstance(self.focus.key, Asked):
            self._turn_to_chapter(self.focus.key)

    def chosen(self, key: Hashable, _press: Press | Point) -> None:
        """Open a chapter, or the page that answers a question; in the open one, turn the page."""
        if isinstance(key, Asked):
            self._turn_to(self._first_leaf(page_of(QUESTIONS[key.number].page)))
        elif key != chapter_of(self.page).name:
            self._turn_to_chapter(key)
        else:
            self._turn_to(self._number + 1)

    def tapped(self, item: Item, point: Point) -> None:
        """Turn pages by their arrows and by the pages themselves."""
        names = [chapter.name for chapter in BOOK]
        if item.key == PREVIOUS:
            self._turn_to(self._number - 1)
        elif item.key == NEXT:
            self._turn_to(self._number + 1)
        elif item.key == NEXT_CHAPTER:
            here = names.index(chapter_of(self.page).name)
            self._turn_to_chapter(names[(here + 1) % len(names)])
        elif item.key in names:
            self._turn_to_chapter(item.key)
        else:
            super().tapped(item, point)

    # Passing time

    def update(self) -> Scene | None:
        """Pass a tick: the leaf turns, then the example moves."""
        following = super().update()
        if following is not self:
            return following
        if self._turn is not None:
            self._turn.tick()
            if self._turn.is_over:
                self._turn = None
                self.refresh()
            else:
                self._show_turn()
        elif self.context.has_motion:
            self._tick += 1
            self._show_example()
        return following

    # Showing

    def focus_words(self) -> str:
        """Say all that stands on the page."""
        if isinstance(self.focus.key, Asked):
            return _(QUESTIONS[self.focus.key.number].text)
        page = self.page
        return "; ".join(_(text) for text in (page.title, *page.paragraphs, page.caption))

    def compose(self) -> None:
        """Show the book, its open pages and the bookmarks."""
        if self._book is None:
            self._book = OpenBook(self.context.kit, PLAN)
        plan, leaf = PLAN, self.leaf
        self.show("book", self._book.body, *plan.cover.topleft, ON_BOOK)
        self._offer_pages()
        self._compose_tabs(self._book)
        if leaf.asked:
            self._compose_questions(leaf.asked)
        else:
            self._compose_pages(leaf)
        self._compose_pager(self._book)
        self.foot(*self._hints())
        if self._turn is not None:
            self._show_turn()

    def _compose_pages(self, leaf: Leaf) -> None:
        self._compose_left(leaf)
        if leaf.right is None:
            self._compose_picture(leaf.page)
        else:
            self._compose_column(leaf, leaf.right, PLAN.second)

    def _compose_questions(self, numbers: tuple[int, ...]) -> None:
        """List questions on both pages; each leads to its answer."""
        kit, rows = self.context.kit, PLAN.asked_rows(self.context.kit.words.scale)
        for place, number in enumerate(numbers):
            key, rect = Asked(number), PLAN.asked(place, rows)
            if self.focus.key == key:
                bar = rect.inflate(0, -4)
                self.show((key, "bar"), kit.focus_bar(bar.size), *bar.topleft, ON_PAGE - 1)
            box = rect.inflate(-2 * BESIDE_QUESTION, 0)
            style = kit.on_paper(PLAN.caption_size).style
            text = kit.paragraph(_(QUESTIONS[number].text), style, box.size, "left")
            self.show(key, text, *box.topleft, ON_PAGE)
            self.offer(key, rect)

    def _offer_pages(self) -> None:
        for name, page in zip((PREVIOUS, NEXT), PLAN.pages, strict=True):
            self.offer(name, page, is_hidden_from_focus=True)

    def _compose_tabs(self, book: OpenBook) -> None:
        here = chapter_of(self.page).name
        for number, chapter in enumerate(BOOK):
            rect = PLAN.tab(number)
            is_focused = self.focus.key == chapter.name
            image = book.tab(_(chapter.title), chapter.name == here, is_focused)
            self.show(("tab", number), image, *rect.topleft, ON_BOOK - 1)
            turns = not self.leaf.asked  # from whose bookmark one goes to the questions
            self.offer(chapter.name, rect, turns=turns, is_preferred=chapter.name == here)

    def _compose_left(self, leaf: Leaf) -> None:
        plan, kit = PLAN, self.context.kit
        title = leaf_text.title(kit, plan, _(leaf.page.title))
        self.show("title", title, *plan.title.topleft, ON_PAGE)
        rule = kit.rule(plan.title.width)
        self.show("rule", rule, plan.title.x, plan.title.bottom + RULE_BELOW_TITLE, ON_PAGE)
        self._compose_column(leaf, leaf.left, plan.first)
        numbers = cited(leaf.page.rules)
        if numbers:
            image = leaf_text.small_print(kit, numbers, plan.cited.size, "left")
            self.show("cited", image, *plan.cited.topleft, ON_PAGE)

    def _compose_column(self, leaf: Leaf, number: int, area: pygame.Rect) -> None:
        """Show a column of text, and an ornament where it leaves much room."""
        kit = self.context.kit
        column = leaf_text.column(kit, PLAN, leaf.flow, number, area)
        self.show(("column", area.x), column, *area.topleft, ON_PAGE)
        used = leaf.flow.columns[number][-1].y + leaf.flow.step
        room = pygame.Rect(area.x, area.y + used, area.width, area.height - used)
        printed = leaf_text.ornament(kit, chapter_of(leaf.page).ornament, room)
        if printed:
            self.show(("ornament", area.x), *printed, ON_PAGE)

    def _compose_picture(self, page: RulePage) -> None:
        plan, kit = PLAN, self.context.kit
        if page.picture == CONTROLS_PICTURE:
            self._compose_controls()
            return
        if self._example is None:
            self._example = RulePicture(kit, page.picture, plan.picture.width)
        self.show("picture", self._example.background, *plan.picture.topleft, ON_PAGE)
        self._show_example()
        caption = leaf_text.saying(kit, plan, _(page.caption))
        self.show("caption", caption, *plan.caption.topleft, ON_PAGE)

    def _show_example(self) -> None:
        """Show what moves, where it is at this tick."""
        if self._example is None:
            return
        left, top = PLAN.picture.topleft
        tick = self._tick if self.context.has_motion else self._example.rest
        for name, image, x, y, z in self._example.at(tick):
            self.show(("example", name), image, left + x, top + y, ON_PICTURE + z)

    def _compose_controls(self) -> None:
        """List the keys of the device that spoke last."""
        kit, area = self.context.kit, PLAN.second
        rows = rows_for(self.context)
        step = area.height // len(rows)
        caps = [kit.key_cap(key, min(34, step - 6)) for key, _text in rows]
        area = pygame.Rect(area.x + BESIDE_GUTTER, area.y, area.width - BESIDE_GUTTER, area.height)
        column = min(area.width * 2 // 5, max(cap.size[0] for cap in caps))
        style = kit.on_paper(PLAN.caption_size, FontFace.BOLD).style
        for number, ((_key, text), cap) in enumerate(zip(rows, caps, strict=True)):
            middle = area.y + step * number + step // 2
            self.show(
                ("key", number),
                cap,
                area.x + column - cap.size[0],
                middle - cap.size[1] // 2,
                ON_PAGE,
            )
            box = pygame.Rect(area.x + column + 14, middle - step // 2, 0, step - 2)
            box.width = area.right - box.x
            image = kit.paragraph(text, style, box.size, "left")
            self.show(("key", number, "text"), image, *box.topleft, ON_PAGE)

    def _compose_pager(self, book: OpenBook) -> None:
        plan = PLAN
        text = f"{self._number + 1} / {self.count}"
        image = leaf_text.small_print(self.context.kit, text, plan.number.size)
        self.show("number", image, *plan.number.topleft, ON_PAGE)
        ends = (self._number > 0, self._number + 1 < self.count)
        names = ((PREVIOUS, "left"), (NEXT, "right"))
        for (name, icon), rect, is_enabled in zip(names, plan.arrows, ends, strict=True):
            arrow = book.arrow(icon, is_enabled, is_enabled and self.pressed == name, rect.width)
            self.show(("arrow", name), arrow, *rect.topleft, ON_PAGE)
            self.offer(name, rect, is_hidden_from_focus=True)

    def _hints(self) -> tuple[tuple[Hashable, Key, str], ...]:
        return (
            (NEXT, self.context.across(), _("Pages")),
            (NEXT_CHAPTER, self.context.up_and_down(), _("Chapters")),
            (BACK, self.context.key(Button.BACK), _("Close")),
        )

    def _show_turn(self) -> None:
        assert self._turn is not None
        for name, image, x, y in self._turn.pieces():
            self.show(("turn", name), image, x, y, IN_FRONT)

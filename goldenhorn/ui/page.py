"""A page: an overlay that lists rows on a scroll, declared as values.

UP and DOWN go from row to row through all columns, because LEFT and RIGHT change values; pointers
use the rail beside a long list, or pull the list itself.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.drawable import Area
from goldenhorn.graphics.node import Node
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.list_layout import ARROW, ListLayout
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import Label, label
from goldenhorn.ui.widgets.panels import focus_bar, paper, ribbon, rule, scroll
from goldenhorn.ui.widgets.rail import rail
from goldenhorn.ui.widgets.rows import Adjuster, Row, Size
from goldenhorn.ui.widgets.target import Target

RAIL = "rail"
"""The name of the item with which pointers scroll."""
SCROLL = pygame.Rect(32, 62, 1216, 574)
RIBBON_TOP = 20
INSIDE = pygame.Rect(76, 104, 1128, 510)
"""What lies on the scroll, list and slip together."""
SLIP_LEFT, SLIP_HEIGHT, BUTTON_WIDTH = 82, 62, 250
TALLER_SLIP = 0.6
"""How much more a slip needs for letters twice as large."""
HIGHEST_ROW = 92
"""A few rows stand together at the top."""
BETWEEN_COLUMNS = 32


@dataclass(frozen=True, slots=True)
class PageButton:
    """A button beside the sentence below the list."""

    key: Hashable
    text: str
    icon: str
    choose: Callable[[], None]
    is_enabled: bool = True


class Page(Overlay):
    """An overlay with a list of rows, one sentence on the focused one, and perhaps a button."""

    title = ""
    """What stands on the ribbon, to be translated."""
    least_row = 54
    """How high a row is at least, in letters of the usual size."""
    taller_row = 20
    """How much higher in letters twice as large."""
    may_have_columns = False
    """Whether rows may stand in two columns."""
    has_slip = True
    """Whether a sentence on the focused row, or a button, stands below the list."""

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self.first = 0
        """The first row that is seen."""
        self._layout: ListLayout | None = None
        self._pull: tuple[float, int] | None = None
        self._adjusted: Hashable = None
        """The row whose slider a pointer pulls."""
        self._rows: dict[Hashable, Row] = {}
        self._contents: dict[tuple[Hashable, Size], Node] = {}
        """What stands in rows of a size at rest, made to see whether it fits."""
        super().__init__(context, parent)

    # What a page says

    def rows(self) -> Sequence[Row]:
        """Return all rows, as they are now."""
        raise NotImplementedError(f"{self} lists nothing")

    def button(self) -> PageButton | None:
        """Return the button below the list, if there is one."""
        return None

    def hints(self) -> Sequence[Hint]:
        """Say which keys matter now."""
        return ()

    def sentence(self) -> str:
        """Return what is written below the list."""
        row = self._rows.get(self.focus.key)
        return row.sentence if row is not None else ""

    def heading(self, width: float) -> Node | None:  # noqa: ARG002
        """Return what stands above the rows, if anything does."""
        return None

    # How it is built

    def build(self) -> Node:
        """Lay the list on a scroll."""
        look = self.look
        self._rows = {row.key: row for row in self.rows()}
        self._contents = {}
        if self.focus.key is None and self._rows:
            self.focus.key = next(iter(self._rows))
        name = ribbon(look, _(self.title), SCROLL.width - 130)
        name.x, name.y = SCROLL.centerx - name.width / 2, RIBBON_TOP
        slip_height = SLIP_HEIGHT * (1 + (look.words.scale - 1) * TALLER_SLIP)
        top = INSIDE.bottom - slip_height if self.has_slip else INSIDE.bottom
        area = pygame.Rect(*INSIDE.topleft, INSIDE.width, round(top) - 6 - INSIDE.top)
        heading = self.heading(area.width)
        if heading is not None:
            heading.x, heading.y = area.topleft
            high = round(heading.height)
            area.top, area.height = area.top + high, area.height - high
        self._layout = self._layout_in(area)
        spare = area.bottom - self._layout.area.bottom  # a scroll is as high as what stands on it
        whole = Node(scroll(look, (SCROLL.width, SCROLL.height - spare), x=SCROLL.x, y=SCROLL.y),
                     name, *self._list(self._layout), y=spare / 2)  # fmt: skip
        if heading is not None:
            whole.add(heading)
        if self.has_slip:
            whole.add(*self._slip(top - spare, slip_height))
        return Node(whole, foot(look, self.hints()))

    def _slip(self, top: float, height: float) -> list[Node]:
        """Return the sentence on its slip of paper, and the button beside it."""
        look, own = self.look, self.button()
        right = SCROLL.left + SCROLL.right - SLIP_LEFT
        parts: list[Node] = []
        if own is not None:
            state = self.state_of(own.key)
            if not own.is_enabled and state is ButtonState.REST:
                state = ButtonState.DISABLED  # who is there as it becomes idle must see the cursor
            size = BUTTON_WIDTH, height - 4
            parts.append(button(look, own.key, own.text, size, state, text_size=20, icon=own.icon))
            right -= BUTTON_WIDTH
            parts[0].x, parts[0].y = right, top
            right -= 12
        slip = paper(look, (right - SLIP_LEFT, height), x=SLIP_LEFT, y=top)
        span = min(44, height - 14)
        slip.add(look.drawing("icon_hint", span, x=12, y=(height - span) / 2))
        room = slip.width - span - 40, height - 8
        text = label(look, self.sentence(), look.on_paper(20), *room, "left", 3)
        text.x, text.y = span + 24, 4
        slip.add(text)
        return [slip, *parts]

    def _list(self, layout: ListLayout) -> list[Node]:
        """Return the rows that are seen, and the rail if there are more."""
        keys = list(self._rows)
        if self.focus.key in self._rows:
            self.first = layout.first_for(self.first, keys.index(self.focus.key))
        self.first = min(self.first, layout.last_first)
        parts: list[Node] = []
        for number, rect in layout.places(self.first).items():
            parts.append(self.placed(self._rows[keys[number]], rect))
            if rect.top > layout.area.top:
                parts.append(rule(self.look, rect.width - 16, x=rect.x + 8, y=rect.y - 2))
        if layout.scrolls:
            parts.append(rail(self.look, RAIL, layout, self.first))
        return parts

    def placed(self, row: Row, rect: pygame.Rect) -> Node:
        """Return a row where it lies, and whatever belongs beside it."""
        state = self.state_of(row.key)
        target = Target(
            key=row.key,
            turns=row.turns or row.choice is not None,
            says=row.says,
            x=rect.x,
            y=rect.y,
            width=rect.width,
            height=rect.height,
        )
        if state.is_metal:
            target.add(focus_bar(self.look, (rect.width, rect.height - 4), y=2))
        at_rest = None if state.is_metal else self._contents.get((row.key, rect.size))
        target.add(at_rest or row.content(rect.size, state))
        return target

    def _layout_in(self, area: pygame.Rect) -> ListLayout:
        """Take two columns where all can be read in them, else one, which may have to scroll."""
        look, count = self.look, len(self._rows)
        least = self.least_row + round((look.words.scale - 1) * self.taller_row)
        if count * HIGHEST_ROW < area.height:
            area = pygame.Rect(area.topleft, (area.width, count * HIGHEST_ROW))
        one = ListLayout(area, count, least)
        if not one.scrolls or not self.may_have_columns:
            return one
        two = ListLayout(area, count, self.least_row - 10, 2, BETWEEN_COLUMNS)
        return one if two.scrolls or not self._can_be_read(two) else two

    def _can_be_read(self, layout: ListLayout) -> bool:
        size, smallest = layout.places(0)[0].size, self.look.words.smallest
        self._contents = {
            (row.key, size): row.content(size, ButtonState.REST) for row in self._rows.values()
        }
        return all(
            node.letters >= smallest
            for content in self._contents.values()
            for node in content.walk()
            if isinstance(node, Label)
        )

    # Hearing

    def in_order(self) -> Sequence[Hashable]:
        """The rows, also those that are not seen, and what is below them."""
        own = self.button()
        return [*self._rows, *([] if own is None else [own.key])]

    def turned(self, key: Hashable, step: int) -> bool:
        """Go to the value beside."""
        choice = self._rows[key].choice
        return choice is not None and choice.step(step, comes_round=choice.comes_round)

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Do what the row or the button does."""
        own = self.button()
        if key in self._rows:
            self._rows[key].choose(press)
        elif own is not None and key == own.key:
            own.choose()

    def tapped(self, item: Item, point: Point) -> None:
        """Set what lies under the pointer; the rail has moved already."""
        if item.key == RAIL:
            return
        found = self._adjuster(item.key)
        if found is None:
            super().tapped(item, point)
        else:
            self._adjust(found, point.x)

    def _adjust(self, found: tuple[Adjuster, Area], x: float) -> None:
        adjuster, area = found
        adjuster.choice.pick(area, x)
        self.changed()

    def _adjuster(self, key: Hashable) -> tuple[Adjuster, Area] | None:
        """Find the control of a row, and where it is."""
        is_inside = False
        for node, area in self.root.boxes():
            if isinstance(node, Target):
                is_inside = node.key == key
            elif is_inside and isinstance(node, Adjuster):
                return node, area
        return None

    def point(self, point: Point) -> None:
        """Let pointers pull sliders, the list or its rail; the rest is a screen's."""
        item = self.focus.at(point.x, point.y)
        match point.kind:
            case PointKind.DOWN:
                super().point(point)
                self._take_hold(item, point)
                return
            case PointKind.DRAGGED:
                self._pull_to(point)
            case PointKind.UP | PointKind.CANCELLED:
                self._adjusted = self._pull = None
            case _:
                pass
        super().point(point)

    def _take_hold(self, item: Item | None, point: Point) -> None:
        layout = self._layout
        self._pull = self._adjusted = None
        found = None if item is None else self._adjuster(item.key)
        if item is not None and found is not None and found[0].choice.is_held(found[1], point.x):
            self._adjusted = item.key
            self._adjust(found, point.x)
            return
        if layout is None or not layout.scrolls:
            return
        if item is not None and item.key == RAIL:
            self._use_rail(layout, point.y)
        elif layout.area.collidepoint(point.x, point.y):
            self._pull = (point.y, self.first)

    def _pull_to(self, point: Point) -> None:
        layout = self._layout
        if self._adjusted is not None:
            found = self._adjuster(self._adjusted)
            if found is not None:  # else somebody else has scrolled it away
                left, _top, width, _height = found[1]
                # A pointer that has left the end of a slider still means the end.
                self._adjust(found, min(max(point.x, left), left + width - 1))
        elif layout is not None and layout.scrolls and self.pressed == RAIL:
            self.scroll_to(layout.first_at(point.y))
        elif layout is not None and self._pull is not None:
            start, first = self._pull
            rows = round((start - point.y) * layout.shown / layout.area.height)
            if rows:
                self.pressed = None  # who pulls the list does not choose what lies below
            self.scroll_to(first + rows)

    def _use_rail(self, layout: ListLayout, y: float) -> None:
        if y < layout.rail.top + ARROW:
            self.scroll_to(self.first - 1)
        elif y >= layout.rail.bottom - ARROW:
            self.scroll_to(self.first + 1)
        else:
            self.scroll_to(layout.first_at(y))

    def scroll_to(self, first: int) -> None:
        """See the list from another row on; the focus stays within what is seen."""
        layout = self._layout
        assert layout is not None
        first = min(max(first, 0), layout.last_first)
        if first == self.first:
            return
        self.first = first
        keys = list(self._rows)
        if self.focus.key in self._rows:
            last = min(first + layout.shown, layout.count) - 1
            self.focus.key = keys[min(max(keys.index(self.focus.key), first), last)]
        self.changed()

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer; go only if somebody sat at the device."""
        if lost.seats:
            super().lost(lost)
        else:
            self.parent.lost(lost)
            self.changed()

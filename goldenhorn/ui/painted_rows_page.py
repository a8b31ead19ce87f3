"""A page of rows: how every device goes through a list, and how a long one is scrolled.

UP and DOWN go from row to row through all columns, because LEFT
and RIGHT change values; pointers use the rail beside a long list, or pull the list itself.
"""

from collections.abc import Hashable, Sequence

import pygame

from goldenhorn.input.input_events import DeviceLost, Point, PointKind
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.list_layout import ARROW, ListLayout
from goldenhorn.ui.painted_lists import ListPieces
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene

RAIL = "rail"
"""The name of the item with which pointers scroll."""
BACKGROUND, LIST_DEPTH = -2.0, 3.0
"""How near things stand: the scroll, and what lies on it."""


class RowsPage(PaintedOverlay):
    """An overlay with a list of rows, and perhaps a few other items below it."""

    order: Sequence[Hashable] = ()
    """All items that UP and DOWN go through; the rows come first."""

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self.first = 0
        """The first row that is seen."""
        self._layout: ListLayout | None = None
        self._pull: tuple[float, int] | None = None
        self.lists = ListPieces(context.kit)
        super().__init__(context, parent)

    def lay_out(self) -> None:
        """Forget what was drawn for another kit."""
        self.lists = ListPieces(self.context.kit)
        super().lay_out()

    # What a page calls in compose

    def place_rows(
        self, keys: Sequence[Hashable], layout: ListLayout
    ) -> dict[Hashable, pygame.Rect]:
        """Say where the rows that are seen now lie, the focused one among them."""
        self._layout = layout
        focused = keys.index(self.focus.key) if self.focus.key in keys else None
        if focused is not None:
            self.first = layout.first_for(self.first, focused)
        self.first = min(self.first, layout.last_first)
        return {keys[number]: rect for number, rect in layout.places(self.first).items()}

    def show_rail(self) -> None:
        """Show the rail if the list is longer than its place."""
        layout = self._layout
        if layout is not None and layout.scrolls:
            rail = layout.rail
            self.show(RAIL, self.lists.rail(layout, self.first), rail.x, rail.y, LIST_DEPTH)
            self.offer(RAIL, rail, is_hidden_from_focus=True)

    # Hearing

    def in_order(self) -> Sequence[Hashable]:
        """The rows, also those that are not seen, and what is below them."""
        return self.order

    def point(self, point: Point) -> None:
        """Let pointers pull the list or its rail; the rest is a page's."""
        layout = self._layout
        if layout is not None and layout.scrolls:
            item = self.focus.at(point.x, point.y)
            if point.kind is PointKind.DOWN:
                self._pull = None
                if item is not None and item.key == RAIL:
                    self._use_rail(layout, point.y)
                elif layout.area.collidepoint(point.x, point.y):
                    self._pull = (point.y, self.first)
            elif point.kind is PointKind.DRAGGED and self.pressed == RAIL:
                self.scroll_to(layout.first_at(point.y))
            elif point.kind is PointKind.DRAGGED and self._pull is not None:
                start, first = self._pull
                rows = round((start - point.y) * layout.shown / layout.area.height)
                self.pressed = None  # who pulls the list does not choose what lies under the finger
                self.scroll_to(first + rows)
        super().point(point)

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
        if self.focus.key in self.order:
            last = min(first + layout.shown, layout.count) - 1
            row = self.order.index(self.focus.key)
            self.focus.key = self.order[min(max(row, first), last)]
        self.changed()

    def tapped(self, item: Item, point: Point) -> None:
        """Do what a tap does; the rail has moved already."""
        if item.key != RAIL:
            super().tapped(item, point)

    def lost(self, lost: DeviceLost) -> None:
        """Let the parent answer; go only if somebody sat at the device."""
        if lost.seats:
            super().lost(lost)
        else:
            self.parent.lost(lost)
            self.changed()

"""All finished games that are there as a whole, the newest first, each to be watched again.

However many games there are, only those on the screen are told, and none is opened before it is
chosen.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.common.wording import day
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.fame.statistics import game_lines
from goldenhorn.storage.fame import Fame
from goldenhorn.storage.results import Result
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key, Kit
from goldenhorn.ui.list_layout import ListLayout
from goldenhorn.ui.painted_lists import Frame, frame_for
from goldenhorn.ui.painted_rows_page import BACKGROUND, LIST_DEPTH, RowsPage
from goldenhorn.ui.ranking_rows import RankingLine, player_line, soft
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

MOST_PLAYERS = 4
LARGE_LETTERS = 1.3
"""From this size of letters on, players stand in two lines."""
AIR = 14
"""At both ends of a row, and after the day."""
BETWEEN = 34
"""Between two players: points must not seem to belong to whoever comes next."""
SIGN = 36
"""The width of the sign of the expansion."""


@dataclass(frozen=True, slots=True)
class FinishedLine:
    """What stands in one row."""

    date: str
    expansion: str
    """What the expansion is called; nothing if it was played without."""
    players: tuple[RankingLine, ...]
    """The winner first."""


class FinishedLines:
    """Draws rows of one width and height, each thing once."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._pieces: dict[tuple[Size, RankingLine | tuple[str, str]], Image] = {}
        self._used: set[tuple[Size, RankingLine | tuple[str, str]]] = set()

    @property
    def _lines(self) -> int:
        return 2 if self._kit.words.scale > LARGE_LETTERS else 1

    @property
    def least_height(self) -> int:
        """How high a row must be for letters that can be read."""
        return 62 if self._lines == 1 else 96

    def pieces(self, line: FinishedLine, row: pygame.Rect) -> Iterator[tuple[Image, pygame.Rect]]:
        """Draw a row piece by piece, and say where each lies."""
        head = pygame.Rect(row.x + AIR, row.y + 4, self._head_width, row.height - 8)
        yield self._kept(head.size, (line.date, line.expansion)), head
        left = head.right + AIR + 10  # the day is written large, and players are no part of it
        area = pygame.Rect(left, head.y, row.right - AIR - left, head.height)
        columns = MOST_PLAYERS // self._lines
        width = (area.width - BETWEEN * (columns - 1)) // columns
        # two players share the middle of a high row: below them nobody seems to be missing
        height = area.height // (1 if len(line.players) <= columns else self._lines)
        for number, player in enumerate(line.players):
            down, across = divmod(number, columns)
            place = pygame.Rect(0, 0, width, height)
            place.topleft = area.x + across * (width + BETWEEN), area.y + down * height
            yield self._kept(place.size, player), place

    def forget_unseen(self) -> None:
        """Keep only what was asked for since this was called last: a list may be very long."""
        self._pieces = {key: self._pieces[key] for key in self._used}
        self._used = set()

    @property
    def _head_width(self) -> int:
        return 180 if self._lines == 1 else 236

    def _kept(self, size: Size, what: RankingLine | tuple[str, str]) -> Image:
        key = (size, what)
        self._used.add(key)
        if key not in self._pieces:
            self._pieces[key] = (
                player_line(self._kit, size, what)
                if isinstance(what, RankingLine)
                else _head(self._kit, size, *what)
            )
        return self._pieces[key]


def _head(kit: Kit, size: Size, date: str, expansion: str) -> Image:
    """Draw the day, and below it by a sign and a word whether the expansion was in the game."""
    width, height = size
    sheet = DrawSurface(kit.words, size)
    if not expansion:
        sheet.write(date, kit.on_paper(22), pygame.Rect((0, 0), size), "midleft", most_lines=2)
        return sheet.image()
    half = height // 2
    sheet.write(date, kit.on_paper(22), pygame.Rect(0, 0, width, half), "midleft", most_lines=1)
    span = min(SIGN, half)
    sheet.put_centred(kit.drawings.get("icon_expansion", span), span / 2, half * 3 / 2)
    box = pygame.Rect(span + 6, half, width - span - 6, half)
    sheet.write(expansion, soft(kit, 20), box, "midleft", most_lines=1)
    return sheet.image()


CHOOSE, TURN = "choose", "turn"
"""Entries of the foot."""


class FinishedGames(RowsPage):
    """A list of games in front of the hall of fame; LEFT and RIGHT turn its pages."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        fame: Fame,
        games: tuple[Result, ...],
        *,
        replay: Callable[[str], Scene],
        leave: Callable[[], Scene],
    ) -> None:
        self._fame, self._replay, self._leave = fame, replay, leave
        self._list(games)
        super().__init__(context, parent)
        self.focus.key = self.order[0]

    def _list(self, games: tuple[Result, ...]) -> None:
        self._games = games
        self.order = [("game", number) for number in range(len(games))]

    # Showing

    def lay_out(self) -> None:
        """Draw everything anew for other words or another size."""
        self._lines = FinishedLines(self.context.kit)
        super().lay_out()

    def compose(self) -> None:
        """Show the rows that are seen now."""
        kit = self.context.kit
        title = _("All games").upper()
        frame = frame_for(kit.words, title)
        self.show("scroll", kit.scroll(frame.scroll.size), *frame.scroll.topleft, BACKGROUND)
        ribbon = kit.ribbon(frame.ribbon.size, title, frame.title_size)
        self.show("ribbon", ribbon, *frame.ribbon.topleft)
        layout = self._rows_within(frame)
        for place, (key, row) in enumerate(self.place_rows(self.order, layout).items()):
            self._show_row(key, row, is_first=place == 0)
        self._lines.forget_unseen()
        self.show_rail()
        self.foot(*self._hints(layout))

    def _rows_within(self, frame: Frame) -> ListLayout:
        area = frame.area.union(frame.slip.clip(frame.area.inflate(0, 1000)))
        layout = ListLayout(area, len(self.order), self._lines.least_height)
        if layout.scrolls:
            return layout
        # a short list stands above, in rows that are not too high
        most = layout.row_height * 5 // 4
        area.height = min(area.height, most * len(self.order))
        return ListLayout(area, len(self.order), layout.row_height)

    def _show_row(self, key: Hashable, row: pygame.Rect, is_first: bool) -> None:
        if self.focus.key == key:
            bar = self.context.kit.focus_bar(row.size)
            self.show("bar", bar, *row.topleft, LIST_DEPTH - 1)
        if not is_first:
            self.show(("rule", key), self.lists.rule(row.width - 20), row.x + 10, row.y - 1)
        for number, (image, place) in enumerate(self._lines.pieces(self._line(key), row)):
            self.show((key, number), image, *place.topleft, LIST_DEPTH)
        self.offer(key, row, turns=True)

    def _line(self, key: Hashable) -> FinishedLine:
        game = self._games[self.order.index(key)]
        expansion = _("Expansion") if game.expansion else ""
        return FinishedLine(day(game.date), expansion, tuple(game_lines(game)))

    def _hints(self, layout: ListLayout) -> list[tuple[Hashable, Key, str]]:
        hints: list[tuple[Hashable, Key, str]] = []
        if layout.scrolls:
            hints.append((TURN, self.context.across(), _("turn the pages")))
        hints.append((CHOOSE, self.context.key(Button.CONFIRM), _("watch again")))
        hints.append((BACK, self.context.key(Button.BACK), _("back")))
        return hints

    # Acting

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Watch a game again, or turn to the next page; after the last one comes the first."""
        if key == TURN:
            if not self.turned(self.focus.key, 1):
                self.focus.key = self.order[0]
        else:
            self._watch(self.order.index(self.focus.key if key == CHOOSE else key))

    def turned(self, key: Hashable, step: int) -> bool:
        """Go on by as many rows as are seen."""
        assert self._layout is not None, "rows are placed before they are turned"
        row = self.order.index(key)
        following = min(max(row + step * self._layout.shown, 0), len(self.order) - 1)
        self.scroll_to(self.first + step * self._layout.shown)
        self.focus.key = self.order[following]
        return following != row

    def went_back(self) -> None:
        """Return to the hall, which looks anew at what is kept."""
        self.next = self._leave()

    def _watch(self, row: int) -> None:
        record = self._games[row].record
        text, problem = self._fame.record(record)
        self.context.note(problem)
        if text is not None:
            self.next = self._replay(text)
        elif not self._fame.has_record(record):
            self._drop(row)

    def _drop(self, row: int) -> None:
        """Take away a game that turned out to be damaged or gone."""
        self._list((*self._games[:row], *self._games[row + 1 :]))
        if not self.order:
            self.went_back()
        else:
            self.focus.key = self.order[min(row, len(self.order) - 1)]

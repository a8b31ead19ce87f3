"""The hall of fame: who had most points, how they fared, and the way back into finished games."""

from collections.abc import Callable, Hashable, Sequence

from goldenhorn.common.language import _, ngettext_
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, row
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, PointKind, Press
from goldenhorn.scenes.fame import statistics
from goldenhorn.scenes.fame.sheets import (
    best_sheet,
    inside,
    invitation,
    panel,
    points_graph,
    who_played,
)
from goldenhorn.scenes.fame.statistics import COUNTS, PersonStats
from goldenhorn.storage.fame import EXPORTED, Fame
from goldenhorn.storage.results import Ranking, Result
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.child_lock import past_lock
from goldenhorn.ui.focus import Item
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE, Screen
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.chart import bar_chart
from goldenhorn.ui.widgets.controls import stops
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.ornaments import backdrop
from goldenhorn.ui.widgets.panels import focus_bar, ribbon
from goldenhorn.ui.widgets.target import Target

TAB, GRAPH, WINS = "tab", "graph", "wins"
GAMES, EXPORT, CLEAR = "games", "export", "clear"
"""What can be chosen, besides the lines: ("row", players, number)."""
WATCH, TURN = "watch", "turn"
"""Entries of the foot."""
SHEETS, SHEET, APART = (34, 112), (392, 336), 18
"""Where the sheets of the best begin, how large they are, and what is between them."""
PANELS, GRAPH_SIZE, WINS_SIZE = (34, 464), (700, 184), (494, 184)
TABS, TAB_SIZE = (38, 24), (300, 48)
RIBBON_MIDDLE, RIBBON_WIDTH, RIBBON_TEXT = (564, 49), 440, 38
BUTTONS, BUTTON_HEIGHT, BUTTON_WIDTHS = (792, 22), 52, (168, 134, 134)

Replay = Callable[[str], Scene]
"""Makes a scene that shows a game again, from the text of its record."""
AllGames = Callable[[tuple[Result, ...]], Scene]
"""Makes a scene that lists games which can be watched again."""


class FamePage(Screen):
    """A page that reads the hall of fame, and can export or clear it."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        fame: Fame,
        replay: Replay | None = None,
        all_games: AllGames | None = None,
    ) -> None:
        super().__init__(context)
        self._parent, self._fame = parent, fame
        self._replay, self._all_games = replay, all_games
        self._is_first_look = False
        """Whether what a pointer pressed shows more only since then: the first tap looks."""
        self._is_about_bots = False
        """Whether the bars tell of bots instead of people."""
        results = self._read()
        self._expansion = bool(results) and results[-1].expansion
        self._tell(results)

    def _read(self) -> tuple[Result, ...]:
        results = self._fame.results()
        self.context.note(self._fame.problem())
        self._has_games = self._all_games is not None and bool(self._fame.watchable(results))
        return results

    def _tell(self, results: tuple[Result, ...]) -> None:
        self._results = results
        self._told = PersonStats.of(results, self._expansion)
        self._person = 0
        """Whose points are on the graph."""

    @property
    def _entry(self) -> Ranking | None:
        """The line that has the focus."""
        match self.focus.key:
            case ("row", int(count), int(number)):
                entries = self._told.best[count]
                return entries[number] if number < len(entries) else None
        return None

    @property
    def _can_watch(self) -> bool:
        entry = self._entry
        if entry is None or self._replay is None:
            return False
        return self._fame.has_record(entry.result.record)

    # What is shown

    def build(self) -> Node:
        """Show sheets with the best above, charts or the focused game below."""
        look, told = self.look, self._told
        if (entry := self._entry) is not None:
            self._person = told.person(entry.name)
        name = ribbon(look, _("Hall of fame"), RIBBON_WIDTH, least=0, text_size=RIBBON_TEXT)
        sheets = [best_sheet(look, SHEET, count, told.best[count], self.focus.key)
                  for count in COUNTS]  # fmt: skip
        if told.standings:
            lower = row(self._graph(), self._wins(entry), gap=APART)
        else:
            lower = invitation(look, (GRAPH_SIZE[0] + APART + WINS_SIZE[0], GRAPH_SIZE[1]))
        return Node(
            backdrop(look, "dusk"),
            anchored(name, *RIBBON_MIDDLE),
            self._tab(),
            self._buttons(),
            anchored(row(*sheets, gap=APART), *SHEETS, (0, 0)),
            anchored(lower, *PANELS, (0, 0)),
            foot(look, self._hints()),
        )

    def _tab(self) -> Node:
        look, (width, height) = self.look, TAB_SIZE
        tab = Target(key=TAB, turns=True, x=TABS[0], y=TABS[1], width=width, height=height)
        if self.focus.key == TAB:
            tab.add(focus_bar(look, (width + 10, height + 10), x=-5, y=-5))
        tab.add(stops(look, TAB_SIZE, (_("Base game"), _("Expansion")), int(self._expansion)))
        return tab

    def _buttons(self) -> Node:
        has_results = bool(self._results)
        shown = (
            (GAMES, _("All games"), "replay", self._has_games),
            (EXPORT, _("Export"), "save", has_results),
            (CLEAR, _("Clear"), "cross", has_results),
        )
        buttons: list[Node] = []
        for (key, text, icon, is_open), width in zip(shown, BUTTON_WIDTHS, strict=True):
            state = self.state_of(key) if is_open else ButtonState.DISABLED
            size = width, BUTTON_HEIGHT
            each = button(self.look, key, text, size, state, text_size=22, icon=icon)
            buttons.append(each if is_open else Node(*each.children, width=width, height=size[1]))
        return anchored(row(*buttons, gap=8), *BUTTONS, (0, 0))

    def _graph(self) -> Node:
        look, told, person = self.look, self._told, self._person
        title = statistics.graph_title(told, person)
        curve = points_graph(look, inside(GRAPH_SIZE), told.points(person))
        return panel(look, GRAPH_SIZE, GRAPH, title, curve, is_focused=self.focus.key == GRAPH,
                     turns=len(told.standings) > 1, is_preferred=True)  # fmt: skip

    def _wins(self, entry: Ranking | None) -> Node:
        look, told, size = self.look, self._told, inside(WINS_SIZE)
        if entry is not None:
            title = statistics.game_title(entry.result)
            content = who_played(look, size, entry.result)
        elif self._is_about_bots:
            standing = told.standings[self._person]
            title = statistics.bots_title(standing)
            content = bar_chart(look, size, statistics.bots_bars(standing))
        else:
            title = statistics.wins_title(told)
            content = bar_chart(look, size, statistics.wins_bars(told, self._person))
        return panel(look, WINS_SIZE, WINS, title, content, turns=entry is None,
                     is_focused=self.focus.key == WINS)  # fmt: skip

    def _hints(self) -> Sequence[Hint]:
        hints: list[Hint] = []
        match self.focus.key:
            case "graph" if len(self._told.standings) > 1:
                hints.append(Hint(TURN, self.context.across(), _("another player")))
            case "wins":
                other = _("wins of all") if self._is_about_bots else _("against the bots")
                hints.append(Hint(TURN, self.context.across(), other))
            case "tab":
                hints.append(Hint(TURN, self.context.across(), _("other games")))
            case "games" | "export" | "clear":
                hints.append(Hint(CHOOSE, self.context.key(Button.CONFIRM), _("choose")))
        if self._can_watch:
            hints.append(Hint(WATCH, self.context.key(Button.CONFIRM), _("watch again")))
        hints.append(Hint(BACK, self.context.key(Button.BACK), _("back")))
        return hints

    # Acting

    def point(self, point: Point) -> None:
        """Remember what had the focus before a pointer came down."""
        if point.kind is PointKind.DOWN:
            item = self.focus.at(point.x, point.y)
            key = None if item is None else item.key
            is_line = isinstance(key, tuple)
            hides_bars = key == WINS and self._entry is not None
            self._is_first_look = key != self.focus.key and (is_line or hides_bars)
        super().point(point)

    def tapped(self, item: Item, point: Point) -> None:
        """Let the first tap on a line only look at it; panels turn to the side that is tapped."""
        if self._is_first_look:
            return
        if item.turns:
            self.turned(item.key, -1 if point.x < item.rect.centerx else 1)
        else:
            super().tapped(item, point)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Turn, watch, list all games, export or ask before clearing."""
        match key:
            case "turn" | "watch":
                key = self.focus.key
        match key:
            case "tab" | "graph" | "wins":
                self.turned(key, 1)
            case "games":
                self._list_games()
            case "export":
                self._export()
            case "clear":
                self._ask_to_clear()
            case tuple() if self._can_watch:
                self._watch()

    def turned(self, key: Hashable, step: int) -> bool:
        """Show other games, another person or other bars."""
        match key:
            case "tab":
                self._expansion = not self._expansion
                self._tell(self._results)
            case "graph":
                if len(self._told.standings) < 2:
                    return False
                self._person = (self._person + step) % len(self._told.standings)
            case "wins":
                self._is_about_bots = not self._is_about_bots
        return True

    def went_back(self) -> None:
        """Return to where one came from."""
        self.next = self._parent

    def _watch(self) -> None:
        entry = self._entry
        assert entry is not None
        assert self._replay is not None
        text, problem = self._fame.record(entry.result.record)
        self.context.note(problem)
        if text is not None:
            self.next = self._replay(text)

    def _list_games(self) -> None:
        assert self._all_games is not None
        games = self._fame.watchable(self._results)
        self._has_games = bool(games)
        if games:
            self.next = self._all_games(games)

    def come_back(self) -> Scene:
        """Look anew whether any game can be watched, for who returns from the list of all."""
        self._has_games = bool(self._fame.watchable(self._results))
        self.changed()
        return self

    def _export(self) -> None:
        folder = self.context.folder
        if folder is None:
            sentence = _("There is no data folder to write to.")
        else:
            sentence = self._fame.export(folder / EXPORTED)
        self.next = Question(
            self.context, self, _("Export"), sentence, ((_("Good"), self._here),), preselected=0
        )

    def _ask_to_clear(self) -> None:
        count = len(self._results)
        text = ngettext_(
            "Forget the one game that stands here, for ever?",
            "Forget all {count} games that stand here, for ever?",
            count,
        )
        answers = ((_("Keep them"), self._here), (_("Forget them"), self._cleared))
        title = _("Clear all?")
        self.next = past_lock(
            self.context, self, lambda: Question(self.context, self, title, text, answers, 0)
        )

    def _here(self) -> Scene:
        return self

    def _cleared(self) -> Scene:
        self.context.note(self._fame.clear())
        self._tell(self._read())
        self.changed()
        return self

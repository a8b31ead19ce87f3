"""The hall of fame: who had most points, how they fared, and the way back into finished games."""

from collections.abc import Callable, Hashable

from goldenhorn.common.language import _, ngettext_
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, PointKind, Press
from goldenhorn.scenes.fame.sheets import WINS, FameLooks
from goldenhorn.storage.fame import EXPORTED, Fame
from goldenhorn.storage.results import Result
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.child_lock import past_lock
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import Key
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

WATCH, TURN, CHOOSE = "watch", "turn", "choose"
"""Entries of the foot."""

Replay = Callable[[str], Scene]
"""Makes a scene that shows a game again, from the text of its record."""
AllGames = Callable[[tuple[Result, ...]], Scene]
"""Makes a scene that lists games which can be watched again."""


class FamePage(FameLooks):
    """A page that reads the hall of fame, and can export or clear it."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        fame: Fame,
        replay: Replay | None = None,
        all_games: AllGames | None = None,
    ) -> None:
        self._parent = parent
        self._fame = fame
        self._replay = replay
        self._all_games = all_games
        self._is_first_look = False
        """Whether what a pointer pressed shows more only since then: the first tap looks."""
        super().__init__(context, self._read(context))

    def _read(self, context: AppContext) -> tuple[Result, ...]:
        results = self._fame.results()
        context.note(self._fame.problem())
        self._has_games = self._all_games is not None and bool(self._fame.watchable(results))
        return results

    @property
    def _can_watch(self) -> bool:
        entry = self._entry
        if entry is None or self._replay is None:
            return False
        return self._fame.has_record(entry.result.record)

    def compose(self) -> None:
        """Show everything, and name the keys."""
        super().compose()
        self.foot(*self._hints())

    def _hints(self) -> list[tuple[Hashable, Key, str]]:
        hints: list[tuple[Hashable, Key, str]] = []
        match self.focus.key:
            case "graph" if len(self._told.standings) > 1:
                hints.append((TURN, self.context.across(), _("another player")))
            case "wins":
                other = _("wins of all") if self._is_about_bots else _("against the bots")
                hints.append((TURN, self.context.across(), other))
            case "tab":
                hints.append((TURN, self.context.across(), _("other games")))
            case "games" | "export" | "clear":
                hints.append((CHOOSE, self.context.key(Button.CONFIRM), _("choose")))
        if self._can_watch:
            hints.append((WATCH, self.context.key(Button.CONFIRM), _("watch again")))
        hints.append((BACK, self.context.key(Button.BACK), _("back")))
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
            case "turn" | "choose" | "watch":
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
        self._tell(self._read(self.context))
        self.changed()
        return self

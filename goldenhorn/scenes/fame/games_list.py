"""All finished games that are there as a whole, the newest first, each to be watched again.

However many games there are, only those on the screen are told, and none is opened before it is
chosen.
"""

from collections.abc import Callable, Hashable, Sequence

from goldenhorn.common.language import N_, _
from goldenhorn.common.wording import day
from goldenhorn.graphics.layout import centred, column, grid, row
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.fame.statistics import game_lines
from goldenhorn.storage.fame import Fame
from goldenhorn.storage.results import Result
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.page import Page
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.keys import Hint
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.ranking import player_line
from goldenhorn.ui.widgets.rows import Row

TURN = "turn"
"""The foot's entry that turns the pages."""
MOST_PLAYERS = 4
LARGE_LETTERS = 1.3
"""From this size of letters on, players stand in two lines."""
AIR, BETWEEN = 14, 34
"""At both ends of a row, and between two players: points must not seem to belong to the next."""
HEAD, LARGE_HEAD, SIGN = 180, 236, 36
"""How wide the day is, and the sign of the expansion below it."""


class FinishedGames(Page):
    """A list of games in front of the hall of fame; LEFT and RIGHT turn its pages."""

    title = N_("All games")
    least_row = 62
    taller_row = 50
    has_slip = False

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
        self._games = games
        super().__init__(context, parent)

    # What is shown

    def rows(self) -> Sequence[Row]:
        """Return a row for each game."""

        def row_of(number: int, game: Result) -> Row:
            return Row(("game", number), lambda size, _state: self._told(game, size),
                       lambda _event: self._watch(number), turns=True)  # fmt: skip

        return [row_of(number, game) for number, game in enumerate(self._games)]

    def _told(self, game: Result, size: tuple[float, float]) -> Node:
        """Return the day, and everybody who played, the winner first."""
        look, (width, height) = self.look, (size[0], size[1] - 8)
        lines = 2 if look.words.scale > LARGE_LETTERS else 1
        head = self._head(game, LARGE_HEAD if lines == 2 else HEAD, height)
        players, columns = list(game_lines(game)), MOST_PLAYERS // lines
        room = width - head.width - 3 * AIR - 10  # the day is large, and players are no part of it
        # two players share the middle of a high row: below them nobody seems to be missing
        each = (
            (room + BETWEEN) / columns - BETWEEN,
            height / (lines if len(players) > columns else 1),
        )
        told = grid([player_line(look, each, player) for player in players], columns,
                    gap=(BETWEEN, 0))  # fmt: skip
        whole = row(head, told, gap=AIR + 10)
        place = centred(whole, Node(whole, width=width, height=size[1]))
        whole.x = AIR
        return place

    def _head(self, game: Result, width: float, height: float) -> Node:
        """Return the day, and below it a sign and a word if the expansion was in the game."""
        look = self.look
        if not game.expansion:
            return label(look, day(game.date), look.on_paper(22), width, height, "left", 2)
        half = height / 2
        sign = look.drawing("icon_expansion", min(SIGN, half))
        room = width - sign.width - 6
        word = label(look, _("Expansion"), look.softly_on_paper(20), room, half, "left")
        date = label(look, day(game.date), look.on_paper(22), width, half, "left")
        return column(date, row(sign, word, gap=6))

    def hints(self) -> Sequence[Hint]:
        """Name what can be done."""
        context = self.context
        scrolls = self._layout is not None and self._layout.scrolls
        turn = (Hint(TURN, context.across(), _("turn the pages")),) if scrolls else ()
        return (
            *turn,
            Hint(CHOOSE, context.key(Button.CONFIRM), _("watch again")),
            Hint(BACK, context.key(Button.BACK), _("back")),
        )

    # What is done

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Watch a game again, or turn to the next page; after the last one comes the first."""
        if key != TURN:
            super().chosen(key, press)
        elif not self.turned(self.focus.key, 1):
            self.focus.key = self.in_order()[0]

    def turned(self, key: Hashable, step: int) -> bool:
        """Go on by as many rows as are seen."""
        assert self._layout is not None, "rows are placed before they are turned"
        keys, rows = self.in_order(), step * self._layout.shown
        at = keys.index(key)
        following = min(max(at + rows, 0), len(keys) - 1)
        self.scroll_to(self.first + rows)
        self.focus.key = keys[following]
        return following != at

    def went_back(self) -> None:
        """Return to the hall, which looks anew at what is kept."""
        self.next = self._leave()

    def _watch(self, number: int) -> None:
        record = self._games[number].record
        text, problem = self._fame.record(record)
        self.context.note(problem)
        if text is not None:
            self.next = self._replay(text)
        elif not self._fame.has_record(record):
            self._drop(number)

    def _drop(self, number: int) -> None:
        """Take away a game that turned out to be damaged or gone."""
        self._games = (*self._games[:number], *self._games[number + 1 :])
        if not self._games:
            self.went_back()
        else:
            self.focus.key = ("game", min(number, len(self._games) - 1))

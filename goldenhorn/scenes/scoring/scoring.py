"""The final scores: the winner, the table told column by column, graph, highlights, what next."""

from collections.abc import Callable, Hashable, Sequence

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.layout import anchored, row
from goldenhorn.graphics.lettering import width_of
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, PointKind, Press
from goldenhorn.scenes.scoring import tableau
from goldenhorn.scenes.scoring.accounts import STEP_TICKS, CountUp, accounts_of
from goldenhorn.scenes.scoring.graph import points_by_round
from goldenhorn.scenes.scoring.highlights import highlight_cells, told_highlights
from goldenhorn.scenes.scoring.ledger import Ledger
from goldenhorn.scenes.scoring.tableau import Tableau
from goldenhorn.session import game_highlights
from goldenhorn.session.game import Game
from goldenhorn.session.game_highlights import Highlight
from goldenhorn.session.highlight_texts import ending_in_words
from goldenhorn.session.seating import next_start
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.widgets.buttons import STUDDED_SIDES, button, even_button_size
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.ornaments import backdrop
from goldenhorn.ui.widgets.panels import ribbon, scroll

REMATCH, MORE, WATCH, TITLE = "rematch", "more", "watch", "title"
PAGES = (N_("The reckoning"), N_("Points by round"), N_("Highlights"))
NEXT_PAGES = (N_("Points by round"), N_("Highlights"), N_("Reckoning"))
"""What the button that turns the page is called on each."""
LEDGER, GRAPH, HIGHLIGHTS = range(3)
MOST_HIGHLIGHTS = 4
"""Besides the two decisions."""
SLICES, SLICES_WHILE_TELLING = 5, 1
"""How many slices of thought about the decisions a tick has."""
SCROLL, SCROLL_SIZE = (44, 60), (1192, 550)
INSIDE, ROOM = (88, 98), (1106, 500)
"""Where what stands on the scroll begins, and how large it is."""
RIBBON_MIDDLE, RIBBON_WIDTH, RIBBON_TEXT = (640, 57), 700, 40
ENDING_WIDTH, HIGHEST_FOOT = 0.66, 36
"""How much of the foot of the graph tells of the ending, and how high it may be."""
BUTTON, BETWEEN, BUTTONS_TOP, TEXT = (280, 80), 16, 616, 24


class Scoring(Screen):
    """The winner first, then three pages about a finished game with the same buttons."""

    def __init__(
        self,
        context: AppContext,
        game: Game,
        *,
        rematch: Callable[[], Scene],
        title: Callable[[], Scene],
        watch: Callable[[Scene], Scene] | None = None,
    ) -> None:
        super().__init__(context)
        self.game = game
        self._rematch, self._title, self._watch = rematch, title, watch
        self.page = LEDGER
        match = game.match
        self._points = game_highlights.points_by_round(match)
        self._ending = game_highlights.ending(match)
        self._highlights = game_highlights.highlights(match)[:MOST_HIGHLIGHTS]
        self._thinking = game_highlights.decisions(match)
        self._decisions: tuple[Highlight, ...] | None = None
        self._accounts = accounts_of(game.state, game.names, [seat.crest for seat in game.seats])
        self._count_up = CountUp(self._accounts, match.config.expansion)
        self._tick = self._end if context.speed == "instant" else 0
        self._has_begun = False
        self.lay_out()

    @property
    def _end(self) -> int:
        """When nothing moves any more."""
        return tableau.TICKS + self._count_up.ticks

    @property
    def is_told(self) -> bool:
        """Whether all columns have been told."""
        return self._tick >= self._end

    @property
    def shows_winner(self) -> bool:
        """Whether the tableau is seen, which comes before the pages."""
        return self._tick < tableau.TICKS

    # Passing time

    def lay_out(self) -> None:
        """Make the tableau anew, too."""
        best = [each for each in self._accounts if each.is_winner]
        self._tableau = Tableau(self.look, best, self._verdict())
        self._live()
        super().lay_out()

    def _live(self) -> None:
        self._tableau.show(self._tick if self.context.has_motion else tableau.STILL)

    def update(self) -> Scene | None:
        """Tell a little more, and think a little more about the decisions."""
        if not self._has_begun:
            self._has_begun = True
            self.context.sound.play(Cue.FANFARE)
        elif not self.is_told:
            self._pass_tick()
        self._think()
        return super().update()

    def _pass_tick(self) -> None:
        self._tick += 1
        if self.shows_winner:
            if self.context.has_motion:
                self._live()
            return
        step, rest = divmod(self._tick - tableau.TICKS, STEP_TICKS)
        if not self.context.has_motion:
            self._skip()
        elif not rest and step < len(self._count_up.steps) - 1:
            self.context.sound.play(Cue.UNLOAD if step == 0 else Cue.SET_DONE)
        self.changed()
        if self.is_told:
            self._narrated = None  # now there is something to be read

    def _think(self) -> None:
        if self._decisions is not None:
            return
        for _slice in range(SLICES if self.is_told else SLICES_WHILE_TELLING):
            try:
                next(self._thinking)
            except StopIteration as done:
                self._decisions = done.value
                if self.page == HIGHLIGHTS:
                    self.changed()
                return

    # Hearing

    def press(self, press: Press) -> None:
        """Skip to the end of what is being told; turn pages up and down; else as on any page."""
        if not self.is_told:
            self._skip()
        elif press.button in (Button.UP, Button.DOWN):
            self._turn(1 if press.button is Button.DOWN else -1)
        else:
            super().press(press)

    def point(self, point: Point) -> None:
        """Skip by touching anything."""
        if self.is_told:
            super().point(point)
        elif point.kind is PointKind.DOWN:
            self._skip()

    def _skip(self) -> None:
        self._tick = self._end
        self._narrated = None
        self.changed()

    def _turn(self, step: int) -> None:
        self.page = (self.page + step) % len(PAGES)
        self.context.sound.play(Cue.UI_MOVE)
        self.changed()

    def chosen(self, key: Hashable, _press: Press | Point) -> None:
        """Do what a button says."""
        if key == REMATCH:
            self.next = self._rematch()
        elif key == TITLE:
            self.next = self._title()
        elif key == WATCH and self._watch is not None:
            self.next = self._watch(self)
        else:
            self.page = (self.page + 1) % len(PAGES)

    def went_back(self) -> None:
        """Return to the first page, and from there to the title."""
        if self.page == LEDGER:
            self.next = self._title()
        else:
            self.page = LEDGER

    # Showing

    def soon(self) -> Sequence[Drawable]:
        """Say what comes after the tableau."""
        return [draw.drawable for draw in self._pages().draws()] if self.shows_winner else ()

    def build(self) -> Node:
        """Show the winner, or the page that is open."""
        if not self.shows_winner:
            return self._pages()
        hint = Hint(MORE, self.context.key(Button.CONFIRM), _("Reckoning"))
        return Node(backdrop(self.look, "dusk"), self._tableau, foot(self.look, [hint]))

    def _pages(self) -> Node:
        look = self.look
        shown = (self._ledger, self._graph, self._told_highlights)[self.page]()
        told = self.page == LEDGER and self.is_told
        name = ribbon(look, self._verdict() if told else _(PAGES[self.page]), RIBBON_WIDTH,
                      least=RIBBON_WIDTH, text_size=RIBBON_TEXT, is_sentence=True)  # fmt: skip
        return Node(
            backdrop(look, "dusk"),
            scroll(look, SCROLL_SIZE, x=SCROLL[0], y=SCROLL[1]),
            anchored(shown, *INSIDE, (0, 0)),
            anchored(name, *RIBBON_MIDDLE),
            anchored(row(*self._buttons(), gap=BETWEEN), 640, BUTTONS_TOP, (0.5, 0)),
        )

    def _verdict(self) -> str:
        """Say who has won."""
        best = [each.name for each in self._accounts if each.is_winner]
        if len(best) > 1:
            return _("The crown is shared")
        return _("{name} is Doge of the seas", name=best[0])

    def _ledger(self) -> Node:
        ledger = Ledger(self.look, self._accounts, self._count_up)
        return ledger.node(ROOM, self._tick - tableau.TICKS)

    def _graph(self) -> Node:
        look, (width, height) = self.look, ROOM
        lettering = look.on_paper(20)
        line = min(look.words.height(lettering.style), HIGHEST_FOOT)
        told = ending_in_words(self._ending, self.game.names) if self._ending else ""
        share = width * ENDING_WIDTH
        ended = label(look, told, lettering, share, line, "left")
        number = _("Seed {number}", number=self.game.match.seed)
        seed = label(look, number, lettering, width - share, line, "right")
        size = width, height - line
        graph = points_by_round(look, size, self._accounts, self._points)
        return Node(graph, anchored(row(ended, seed), 0, size[1], (0, 0)))

    def _told_highlights(self) -> Node:
        told = told_highlights(self.game, self._highlights, self._decisions)
        cells = highlight_cells(self.look, ROOM, told)
        return Node(anchored(cells, ROOM[0] / 2, ROOM[1] / 2))

    # Buttons

    def _buttons(self) -> list[Node]:
        """Return the buttons, all in letters of one size, which stays from page to page."""
        look, (width, height) = self.look, BUTTON
        begins = _("{name} begins", name=self.game.names[next_start(self.game)])
        rest = look.on_button(ButtonState.REST, look.words.size_of(look.words.smallest))
        remark = begins if width_of(look.words, begins, rest) <= width - 2 * STUDDED_SIDES else ""
        texts = {REMATCH: _("Rematch"), MORE: _(NEXT_PAGES[self.page])}
        if self._watch is not None:
            texts[WATCH] = _("Watch again")
        texts[TITLE] = _("Title")
        every = {*texts.values(), *map(_, NEXT_PAGES)}
        size = even_button_size(look, every, BUTTON, TEXT)
        above = look.on_button(ButtonState.REST, size)
        share = (height - 16) * (0.54 if remark else 1)
        size = evenly(look, [texts[REMATCH]], above, width - 2 * STUDDED_SIDES, share).style.size
        return [
            button(look, key, text, BUTTON, self.state_of(key), text_size=size,
                   remark=remark if key == REMATCH else "", is_preferred=key == REMATCH)
            for key, text in texts.items()
        ]  # fmt: skip

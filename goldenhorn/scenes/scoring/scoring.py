"""The final scores: the ledger told row by row, the graph, the highlights, and what next."""

from collections.abc import Callable, Hashable

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, PointKind, Press
from goldenhorn.scenes.scoring.accounts import STEP_TICKS, CountUp, accounts_of
from goldenhorn.scenes.scoring.columns import MEASURES, ON_TOP, ROWS
from goldenhorn.scenes.scoring.confetti import TICKS as CONFETTI_TICKS
from goldenhorn.scenes.scoring.confetti import Confetti
from goldenhorn.scenes.scoring.graph import Curve, graph
from goldenhorn.scenes.scoring.highlights import highlight_cells, told_highlights
from goldenhorn.scenes.scoring.ledger import Ledger
from goldenhorn.session.game import Game
from goldenhorn.session.game_highlights import (
    Highlight,
    decisions,
    ending,
    highlights,
    points_by_round,
)
from goldenhorn.session.highlight_texts import ending_in_words
from goldenhorn.session.seating import next_start
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.button_labels import Inscription, even_letters, plaque_words, remark_fits
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene

REMATCH, MORE, WATCH, TITLE = "rematch", "more", "watch", "title"
PAGES = (N_("The reckoning"), N_("Points by round"), N_("Highlights"))
NEXT_PAGES = (N_("Points by round"), N_("Highlights"), N_("Reckoning"))
"""What the plaque that turns the page is called on each."""
LEDGER, GRAPH, HIGHLIGHTS = range(3)
MOST_HIGHLIGHTS = 4
"""Besides the two decisions."""
SLICES, SLICES_WHILE_TELLING = 5, 1
"""How many slices of thought about the decisions a tick has."""
ENDING_WIDTH = 0.66
"""How much of the foot of the graph tells of the ending; the rest is the seed's."""
HIGHEST_FOOT = 36
"""Pixels that a line below the graph may take."""
PLAQUE, BETWEEN = (280, 75), 16
"""How large a plaque is, and what is between two of them."""
SHEET = 1.0
RIBBON = 6.0


class Scoring(PaintedPage):
    """Three pages about a finished game, with the same plaques below each."""

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
        self._points = points_by_round(game.match)
        self._ending = ending(game.match)
        self._highlights = highlights(game.match)[:MOST_HIGHLIGHTS]
        self._thinking = decisions(game.match)
        self._decisions: tuple[Highlight, ...] | None = None
        self._tick = 0
        self._make_things()
        if context.speed == "instant" or not context.has_motion:
            self._tick = self._last_tick
        self._has_begun = self._has_crowned = False

    @property
    def is_told(self) -> bool:
        """Whether all rows have been told and the winner is crowned."""
        return self._tick >= self._ledger.count_up.ticks

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves any more, not even confetti."""
        return self._tick >= self._last_tick

    @property
    def _last_tick(self) -> int:
        """When nothing moves any more."""
        return self._ledger.count_up.ticks + CONFETTI_TICKS

    def _make_things(self) -> None:
        game, context = self.game, self.context
        crests = [seat.crest for seat in game.seats]
        accounts = accounts_of(game.state, game.names, crests)
        count_up = CountUp(accounts, game.match.config.expansion)
        self._ledger = Ledger(context.kit, accounts, count_up)
        self._graph: Image | None = None
        self._words: dict[tuple[Inscription, ButtonState], Image] = {}
        self._letters: int | None = None
        """How high the letters on the plaques are, in pixels."""
        self._cells: list[tuple[Image, pygame.Rect]] | None = None
        self._ribbon(self._verdict())  # now, as it would hold up the tick of the crown
        self._confetti = Confetti(context.kit, context.size, MEASURES.inside[0])

    # Passing time

    def lay_out(self) -> None:
        """Draw everything anew for other words or another size."""
        self._make_things()
        super().lay_out()

    def update(self) -> Scene | None:
        """Tell a little more, and think a little more about the decisions."""
        if not self._has_begun:
            self._has_begun = True
            self._play_cue()
        elif not self.is_at_rest:
            self._tick += 1
            self._play_cue()
            self.changed()
        self._think()
        return super().update()

    def _play_cue(self) -> None:
        """Let the beginning of each row be heard, and once the crown."""
        count_up = self._ledger.count_up
        step, rest = divmod(self._tick, STEP_TICKS)
        crowning = len(count_up.steps) - 1
        if step < crowning and not rest:
            self.context.sound.play(Cue.UNLOAD if step == 0 else Cue.SET_DONE)
        elif step >= crowning and not self._has_crowned:
            self._has_crowned = True
            self.context.sound.play(Cue.FANFARE)

    def _think(self) -> None:
        if self._decisions is not None:
            return
        for _slice in range(SLICES if self.is_at_rest else SLICES_WHILE_TELLING):
            try:
                next(self._thinking)
            except StopIteration as done:
                self._decisions, self._cells = done.value, None
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
        self._tick = self._ledger.count_up.ticks
        self._play_cue()
        self.changed()

    def _turn(self, step: int) -> None:
        self.page = (self.page + step) % len(PAGES)
        self.context.sound.play(Cue.UI_MOVE)
        self.changed()

    def chosen(self, key: Hashable, _press: Press | Point) -> None:
        """Do what a plaque says."""
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

    def compose(self) -> None:
        """Show the page that is open, and the plaques."""
        kit, size = self.context.kit, self.context.size
        measures = MEASURES
        ground = kit.backdrop("dusk", size)
        if self.picture.background is not ground:
            self.picture.lay(ground)
        x, y, width, height = measures.scroll
        self.show("scroll", kit.scroll((width, height)), x, y, SHEET)
        self._show_heading()
        crowned = self._tick - self._ledger.count_up.ticks
        if crowned >= 0 and not kit.high_contrast:
            self._confetti.show(self.show, crowned)
        if self.page == LEDGER:
            self._ledger.show(self.show, self._tick)
        elif self.page == GRAPH:
            self._show_graph()
        else:
            self._show_highlights()
        self._show_plaques()

    def _show_heading(self) -> None:
        told = self.page == LEDGER and self.is_told
        ribbon = self._ribbon(self._verdict() if told else _(PAGES[self.page]))
        self.show("ribbon", ribbon, *MEASURES.ribbon[:2], RIBBON)

    def _ribbon(self, title: str) -> Image:
        return self.context.kit.ribbon(MEASURES.ribbon[2:], title, MEASURES.ribbon_text)

    def _verdict(self) -> str:
        """Say who has won."""
        best = [each.name for each in self._ledger.accounts if each.is_winner]
        if len(best) > 1:
            return _("The crown is shared")
        return _("{name} is Doge of the seas", name=best[0])

    def _inside(self) -> pygame.Rect:
        return self._ledger.places.inside

    def _show_graph(self) -> None:
        kit, inside = self.context.kit, self._inside()
        style = kit.on_paper(20).style
        line = min(kit.words.height(style), HIGHEST_FOOT)
        ended = pygame.Rect(inside.x, 0, round(inside.width * ENDING_WIDTH), line)
        seed = pygame.Rect(ended.right, 0, inside.right - ended.right, line)
        ended.bottom = seed.bottom = inside.bottom
        area = pygame.Rect(inside.x, inside.y, inside.width, ended.top - inside.y)
        curves = [
            Curve(name, seat.crest, points)
            for name, seat, points in zip(
                self.game.names, self.game.seats, self._points, strict=True
            )
        ]
        self.show("graph", self._graph_of(area.size, curves), area.x, area.y, ROWS)
        told = ending_in_words(self._ending, self.game.names) if self._ending else ""
        self.show("ending", kit.label(told, style, ended.size, "midleft"), *ended.topleft, ROWS)
        told = _("Seed {number}", number=self.game.match.seed)
        self.show("seed", kit.label(told, style, seed.size, "midright"), *seed.topleft, ROWS)

    def _graph_of(self, size: tuple[int, int], curves: list[Curve]) -> Image:
        """Draw the graph once for as long as words and sizes stay as they are."""
        if self._graph is None:
            self._graph = graph(self.context.kit, size, curves, _("Round"))
        return self._graph

    def _show_highlights(self) -> None:
        if self._cells is None:
            told = told_highlights(self.game, self._highlights, self._decisions)
            self._cells = highlight_cells(self.context.kit, self._inside(), told)
        for number, (image, rect) in enumerate(self._cells):
            self.show(("feat", number), image, rect.x, rect.y, ROWS)

    def _show_plaques(self) -> None:
        kit, (width, height) = self.context.kit, self.context.size
        plaques = self._inscriptions(self.page)
        widest, tall = PLAQUE
        x = (width - len(plaques) * (widest + BETWEEN) + BETWEEN) // 2
        y = height * 0.975 - tall - 4
        for number, (key, inscription) in enumerate(plaques.items()):
            rect = pygame.Rect(x, round(y), widest, tall)
            state = ButtonState.REST
            if self.focus.key == key or (self.focus.key is None and key == REMATCH):
                state = ButtonState.FOCUSED
            if self.pressed == key:
                state = ButtonState.PRESSED
            self.show(key, kit.plaque(rect.size, "", state, grain=number), rect.x, rect.y, ROWS)
            words = self._inscribed(inscription, state)
            self.show(("words", key), words, rect.x, rect.y, ON_TOP)
            self.offer(key, rect, is_preferred=key == REMATCH)
            x += widest + BETWEEN

    def _inscriptions(self, page: int) -> dict[str, Inscription]:
        """Say what stands on the plaques below a page, from left to right."""
        begins = _("{name} begins", name=self.game.names[next_start(self.game)])
        has_remark = remark_fits(self.context.kit, PLAQUE, begins)
        plaques = {
            REMATCH: Inscription(_("Rematch"), begins if has_remark else ""),
            MORE: Inscription(_(NEXT_PAGES[page])),
        }
        if self._watch is not None:
            plaques[WATCH] = Inscription(_("Watch again"))
        plaques[TITLE] = Inscription(_("Title"))
        return plaques

    def _inscribed(self, inscription: Inscription, state: ButtonState) -> Image:
        """Write on a plaque once: while rows are told, this is asked in every tick."""
        if self._letters is None:  # the same on all pages
            pages = (self._inscriptions(page).values() for page in range(len(PAGES)))
            every = {each for page in pages for each in page}
            self._letters = even_letters(self.context.kit, PLAQUE, every)
        key = (inscription, state)
        if key not in self._words:
            self._words[key] = plaque_words(
                self.context.kit, PLAQUE, inscription, self._letters, state
            )
        return self._words[key]

"""A game that bots play while nobody is there, and sentences that teach; any press wakes the title.

It is played like any other and kept nowhere. What it shows depends on its number and on ticks only.
"""

from collections import Counter
from collections.abc import Callable
from math import inf

from goldenhorn.board_view.animation.board_ambience import BoardAmbience
from goldenhorn.board_view.animation.choreography import Choreography
from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.drawable import Camera
from goldenhorn.input.input_events import DeviceFound, InputEvent, Point, PointKind, Press, Typed
from goldenhorn.scenes.attract.frame import AttractFrame
from goldenhorn.scenes.attract.teaching import Remark, remarks_in
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController, Played
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.painted_page import PaintedScene
from goldenhorn.ui.scene import Scene

TABLES = ((4, False), (3, True), (2, False), (4, True), (3, False), (2, True))
"""How many play, and whether with the expansion: one after the other."""
LINE_UP = ("hard", "medium", "easy", "medium")
"""Who plays; bots that think longer would keep people waiting."""
FIRST_SEED = 1204
"""The year in which Venice took Constantinople."""
READ_TICKS = 250
"""A sentence stays at least so long: a little more than four seconds."""
STALE_TICKS = 480
"""After so long it no longer tells what has just happened."""
LINGER_TICKS = 480
"""How long the end of a game is shown before the next one begins."""
CALM_TICKS = 40
"""Without motion, things wait so long between two actions, so that each is seen."""
DRIFT_TICKS = 3600
DRIFT = ((0, 0), (2, 0), (4, 2), (2, 4), (0, 2))
"""Every minute the whole picture stands a little aside, so that nothing burns into a screen."""


def table(number: int) -> Game:
    """Seat bots at the table with this number."""
    players, expansion = TABLES[number % len(TABLES)]
    places = [Place(fleet=fleet) for fleet in range(len(FLEETS))]
    for seat in range(players):
        fleet = (number + seat) % len(FLEETS)
        places[seat] = Place(LINE_UP[(number + seat) % len(LINE_UP)], "", fleet)
    return Game.begin(Lineup(tuple(places), expansion), FIRST_SEED + number)


class Attract(PaintedScene):
    """One game that nobody plays."""

    is_unwatched = True

    def __init__(
        self,
        context: AppContext,
        number: int,
        *,
        title: Callable[[], Scene],
        following: Callable[[], Scene],
    ) -> None:
        """Play the game with this number; the title comes when somebody does, else another game."""
        super().__init__(context)
        self.game = table(number)
        self.told: Remark | None = None
        """What is written on the ribbon."""
        self.next: Scene = self
        self._title, self._following = title, following
        self._controller = GameController(self.game)
        self._held: tuple[Played, Remark] | None = None
        """What was played already, but waits until the last sentence has been read."""
        self._taught: Counter[str] = Counter()
        """How often each rule was told."""
        self._told_ticks = STALE_TICKS
        self._tick = self._over_ticks = self._still_ticks = 0
        self._drawn_aside = DRIFT[0]
        """Where on the canvas the picture is painted."""
        self._build()

    def _build(self) -> None:
        context, game, kit = self.context, self.game, self.context.kit
        config = game.match.config
        common = (self.picture, kit.drawings, kit.words)
        everybody = frozenset(range(config.players))
        layout = layout_of(config)
        route = game.state.route
        view = BoardView(
            *(*common, kit.pictures, layout, config, route, game.names, everybody),
            high_contrast=kit.high_contrast,
        )
        self._choreography = Choreography(view, *common, has_motion=context.has_motion)
        self._sea = BoardAmbience(view, self.picture, kit.drawings)
        self._frame = AttractFrame(self.picture, kit, config.players)
        self._choreography.show(game.state)
        self._held = None
        if self.told is not None:
            self._write(self.told, is_calm=True)

    def lay_out(self) -> None:
        """Build the board anew."""
        self._build()

    # Hearing

    def hear(self, heard: InputEvent) -> None:
        """Wake the title at any press, which does nothing else."""
        if _wakes(heard):
            self.next = self._title()

    # Passing time

    def update(self) -> Scene | None:
        """Pass a tick."""
        self.keep_up()
        if self.next is not self:
            return self.next
        self._tick += 1
        self._frame.update()
        self._age_sentence()
        if not self._choreography.is_still:
            self._choreography.update()
        if self.context.is_ambient_tick(self._tick):
            self._sea.update(self._tick)
        if self._choreography.is_idle:
            self._go_on()
        return self.next

    def _age_sentence(self) -> None:
        self._told_ticks += 1
        if self.told is not None and self._told_ticks >= STALE_TICKS:
            self.told = None
            self._frame.hush(is_calm=not self.context.has_motion)

    def _go_on(self) -> None:
        if self._held is not None:
            if self._told_ticks >= READ_TICKS:
                (played, remark), self._held = self._held, None
                self._show(played, remark)
        elif self.game.is_over:
            self._over_ticks += 1
            if self._over_ticks >= LINGER_TICKS:
                self.next = self._following()
        else:
            self._let_bots_play()

    def _let_bots_play(self) -> None:
        self._still_ticks += 1
        action = self._controller.think("normal")
        if action is None or (not self.context.has_motion and self._still_ticks < CALM_TICKS):
            return
        self._still_ticks = 0
        for played in self._controller.commit((action,)):
            remark = self._choose(played)
            if remark is None or self._told_ticks >= READ_TICKS:
                self._show(played, remark)
            elif not self._taught[remark.rule]:
                self._held = played, remark  # what was never told is worth waiting for
            else:
                self._show(played, None)

    def _choose(self, played: Played) -> Remark | None:
        """Choose what was told least often; of as many, what is seldom seen."""
        remarks = remarks_in(played.events, played.before, played.after, self.game.names)
        return min(remarks, key=lambda remark: self._taught[remark.rule], default=None)

    def _show(self, played: Played, remark: Remark | None) -> None:
        self._choreography.play(played.events, played.before, played.after)
        if remark is not None:
            self._taught[remark.rule] += 1
            self._told_ticks = 0
            self._write(remark, is_calm=not self.context.has_motion)

    def _write(self, remark: Remark, is_calm: bool) -> None:
        self.told = remark
        self._frame.tell(self.game.seats[remark.seat].crest, remark.text, is_calm)

    # Drawing

    @property
    def aside(self) -> tuple[int, int]:
        """How far to the right and down the picture stands now."""
        return DRIFT[self._tick // DRIFT_TICKS % len(DRIFT)]

    @property
    def has_changed(self) -> bool:
        """Whether it must be drawn again, be it elsewhere."""
        return super().has_changed or self.aside != self._drawn_aside

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture a little aside; at the edges the background goes on below it."""
        self._drawn_aside = self.aside
        canvas.paint(self.picture.draws(below=-inf))
        canvas.paint([Camera(onto=self._drawn_aside)])
        super().draw(canvas)
        canvas.paint([Camera()])


def _wakes(heard: InputEvent) -> bool:
    if isinstance(heard, Point):
        return heard.kind in (PointKind.DOWN, PointKind.RIGHT_CLICKED)
    return isinstance(heard, Press | Typed | DeviceFound)

"""The board of a real game with the coach beside it: tips, and pages of rules for who asks twice.

Adds words only: what is played, and what may be seen, is the board's affair.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from goldenhorn.board_view.overlays.coach_view import CoachView, Speech
from goldenhorn.board_view.places import Layout
from goldenhorn.common.language import _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, PointKind
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.peoples_turns import PeoplesTurns
from goldenhorn.scenes.board.refusal_page import AskedTwice, Rules
from goldenhorn.session.coach import Coach
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import Choices
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused
from goldenhorn.storage.saves import Autosave
from goldenhorn.storage.settings import MOST_NAMES
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

STAYS, AT_LEAST = 600, 90
"""Ticks for which a tip stays, and before which no change of the plan takes it away."""


class BoardTips:
    """Says short words at the right moment; a tap puts them away, and no button means them."""

    def __init__(self, context: AppContext, people: Sequence[str]) -> None:
        """Speak to the people of all seats, by what they are remembered."""
        self._context, self._people = context, people
        self.coach = Coach(people, context.settings.tips)
        self._view: CoachView | None = None
        self._seat = 0
        self._ticks = 0
        self._is_new = False
        """Whether something was told that is not written down yet."""
        self._pressed_by: Device | None = None
        """What is down on the bubble."""

    @property
    def is_shown(self) -> bool:
        """Whether a tip is being shown."""
        return self._view is not None and self._view.is_shown

    def build(self, picture: Picture, layout: Layout) -> None:
        """Stand in another picture."""
        self._view = CoachView(picture, self._context.kit, layout, self._context.has_motion)

    def tell(self, choices: Choices) -> None:
        """Say what fits the plan as it is now, if anything does."""
        view = self._view
        if view is None or (view.is_shown and self._ticks < AT_LEAST):
            return
        self._follow_settings()
        tip = self.coach.tip_for(choices) if self._context.settings.coach else None
        if tip is None:
            self.hush()
            return
        self.coach.told(tip, choices)
        self._seat, self._ticks = choices.public_state.player, 0
        ship = choices.public_state.ships[self._seat][choices.ship]
        view.move_to(is_eastern=2 * ship.at <= choices.public_state.route.last)
        view.say(Speech(_(tip.text)))
        self._context.narrator.tell(_(tip.text))
        tips = self.coach.seen[-MOST_NAMES:]  # the oldest are forgotten first
        self._context.change(replace(self._context.settings, tips=tips))
        self._is_new = True

    def _follow_settings(self) -> None:
        """Know what was told and who listens, also after both were changed in the settings."""
        settings = self._context.settings
        self.coach.seen = settings.tips
        for seat, person in enumerate(self._people):
            if self.coach.is_silent(seat) != (person in settings.untipped):
                self.coach.switch(seat)

    def hush(self) -> None:
        """Say nothing."""
        if self._view is not None and self._view.is_shown:
            self._view.hush()

    def update(self) -> None:
        """Pass a tick; a tip goes when it was read, and when nobody wants it any more."""
        if self.is_shown:
            self._ticks += 1
            settings = self._context.settings
            is_wanted = settings.coach and self._people[self._seat] not in settings.untipped
            if self._ticks >= STAYS or not is_wanted:
                self.hush()

    # Hearing

    def point(self, point: Point) -> bool:
        """Put the bubble away that is tapped; what began elsewhere is not meant for us."""
        view = self._view
        is_on_bubble = view is not None and view.is_shown and view.is_at(point.x, point.y)
        if point.kind is PointKind.DOWN:
            self._pressed_by = point.device if is_on_bubble else None
            return is_on_bubble
        if point.device is not self._pressed_by:
            return False
        if point.kind in (PointKind.UP, PointKind.CANCELLED):
            self._pressed_by = None
        if point.kind is PointKind.UP and is_on_bubble:
            self.hush()
        return True

    def left(self) -> None:
        """Write down what was seen when the board is left."""
        if self._is_new:
            self._is_new = False
            self._context.save_settings()


class CoachedTurns(PeoplesTurns):
    """Tells the coach how a plan goes on, and explains what is refused twice."""

    def __init__(self, board: "CoachedBoard", rules: Rules) -> None:
        super().__init__(board)
        self._coached = board
        self._asked_twice = AskedTwice(board.context, board, rules)

    def show(self) -> None:
        """Show the plan as it is, with a tip if one fits."""
        super().show()
        self._asked_twice.forget()
        if self.turn is not None:
            self._coached.tips.tell(self.turn)

    def drop(self) -> None:
        """Plan no longer, and speak of it no longer."""
        super().drop()
        self._coached.tips.hush()

    def answer(self, answer: Answer, device: Device) -> None:
        """Do what is asked for; whoever asks twice for what is refused is told why."""
        super().answer(answer, device)
        if isinstance(answer, ChoiceRefused):
            explained = self._asked_twice.explained(answer.refusal, self.turn)
            if explained is not None:
                self._coached.next = explained

    def explain(self, refusal: Refusal) -> None:
        """Open at once what explains something grey that was asked about."""
        self._coached.next = self._asked_twice.page(refusal, self.turn)

    def refuse_undo(self, seat: int, refusal: Refusal) -> None:
        """Say why a move cannot be taken back; who asks twice is offered the page, or the menu."""
        explained = self._asked_twice.explained(refusal, None, self._coached.paused)
        if explained is None:
            self.say(seat, told_refusal(refusal))
        else:
            self._coached.next = explained


class CoachedBoard(Board):
    """A game being played, with tips."""

    def __init__(
        self,
        context: AppContext,
        game: Game,
        autosave: Autosave,
        *,
        over: Callable[[], Scene | None],
        pause: Callable[[Scene], Scene],
        lost_pad: Callable[[Scene, tuple[int, ...]], Scene],
        replay: Callable[[Scene, int], Scene],
        rules: Rules,
    ) -> None:
        """Play a game; `rules` leads to the page of a rule."""
        self.tips = BoardTips(context, [seat.person for seat in game.seats])
        super().__init__(
            context, game, autosave, over=over, pause=pause, lost_pad=lost_pad, replay=replay
        )
        self.turns = CoachedTurns(self, rules)

    def _build(self) -> None:
        super()._build()
        self.tips.build(self.picture, self.widgets.layout)

    def update(self) -> Scene | None:
        """Pass a tick, also for the tip on the screen."""
        following = super().update()
        self.tips.update()
        return following

    # Hearing

    def point(self, point: Point) -> None:
        """Hear the mouse or a finger; the coach hears a tap on its words."""
        if not self.tips.point(point):
            super().point(point)

    def open_log(self, seat: int | None) -> None:
        """Open the book, and let nobody talk meanwhile."""
        self.tips.hush()
        super().open_log(seat)

    def left(self) -> None:
        """Cover the hand when another screen comes up, and write down which tips were seen."""
        super().left()
        self.tips.left()

"""The board of a real game with the coach beside it: tips, and pages of rules for who asks twice.

Adds words only: what is played, and what may be seen, is the board's affair.
"""

from collections.abc import Callable

from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.refusals import Refusal
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.peoples_turns import PeoplesTurns
from goldenhorn.scenes.board.refusal_page import AskedTwice, Rules
from goldenhorn.scenes.tutorial.tips import BoardTips
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choosing import Answer, Refused
from goldenhorn.storage.saves import Autosave
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.scene import Scene


class CoachedTurns(PeoplesTurns):
    """Tells the coach how a plan goes on, and explains what is refused twice."""

    def __init__(self, board: "CoachedBoard", rules: Rules) -> None:
        super().__init__(board)
        self._coached = board
        self._asked_twice = AskedTwice(board.stage, board, rules)

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
        if isinstance(answer, Refused):
            explained = self._asked_twice.explained(answer.refusal, self.turn)
            if explained is not None:
                self._coached.next = explained

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
        stage: Stage,
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
        self.tips = BoardTips(stage, [seat.person for seat in game.seats])
        super().__init__(
            stage, game, autosave, over=over, pause=pause, lost_pad=lost_pad, replay=replay
        )
        self.turns = CoachedTurns(self, rules)

    def _build(self) -> None:
        super()._build()
        self.tips.build(self.picture, self.parts.layout)

    def update(self) -> Scene | None:
        """Pass a tick, also for the tip on the screen."""
        following = super().update()
        self.tips.update()
        return following

    def paused(self) -> Scene:
        """The menu in front of the board."""
        return self._pause(self)

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

"""The course of a game: who decides next, what a commit plays, what undo takes back.

Everything that is played goes through here, and every change is kept by the autosave.
"""

from collections.abc import Callable
from dataclasses import dataclass

from goldenhorn.common.launch_options import Speed
from goldenhorn.engine.actions import Action, Announce, Conquer, EndTurn, Train
from goldenhorn.engine.events import CardsDrawn, Event, PortFilled
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe, redact
from goldenhorn.engine.state import State
from goldenhorn.session.bot_driver import BotDriver
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import REPLACEMENT


@dataclass(frozen=True, slots=True)
class Played:
    """One action that was played, as the public may see it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    """Redacted for those who may see the open hand, if there is one."""
    before: State
    after: State


class GameController:
    """Lets bots think, plays what is decided, and knows what can be taken back."""

    def __init__(self, game: Game, keep: Callable[[Game], None] | None = None) -> None:
        """Play a game; `keep` has it written down after every action, where it is kept at all."""
        self.game = game
        self._keep = keep
        self._bot_drivers: dict[int, BotDriver] = {}
        self._thinks_about: int | None = None
        """How many actions had been played when the bot began to think."""
        self._commits: list[int] = []
        """How many actions each commit had played, for all that can still be taken back."""
        self._lent_turn: int | None = None
        """The turn of a person that a bot plays, or has played."""

    @property
    def open_hand(self) -> int | None:
        """The one seat whose hand lies open on the screen, if there is one."""
        if self.game.privacy != "fan":
            return None
        return next(
            n for n, seat in enumerate(self.game.seats) if seat.original_controller == "human"
        )

    def hand_in_front(self, position: State) -> int | None:
        """The seat whose hand lies open in front of all: the only person's, by H6 the mover's."""
        is_played = position.phase not in ("place", "over")
        if self.game.privacy == "open" and is_played:
            return position.player
        return self.open_hand

    @property
    def shown_to_all(self) -> State:
        """The position as everybody at the table sees it, with the hand that lies open."""
        return observe(self.game.state, self.hand_in_front(self.game.state))

    # Bots

    @property
    def is_bot_to_move(self) -> bool:
        """Whether a bot decides next: at its own seat, or in a turn that was lent to it."""
        return not self.game.mover.is_human or self.is_turn_lent

    @property
    def is_turn_lent(self) -> bool:
        """Whether a bot plays this turn for a person."""
        return self.game.state.turn == self._lent_turn and self.game.mover.is_human

    def bot_plays_this_turn(self) -> None:
        """Let a bot play this one turn of a person; saves know nothing of it."""
        self._lent_turn = self.game.state.turn
        self.forget_thoughts()

    def think(self, speed: Speed, is_resting: bool = True) -> Action | None:
        """Let the bot to move think for a tick; return its action once it is time for it.

        A tick in which nothing is shown has more time for it.
        """
        game = self.game
        if game.is_over or not self.is_bot_to_move:
            return None
        bot_driver = self._bot_driver_of(game.state.player)
        played = game.match.played
        if self._thinks_about != played:
            self._thinks_about = played
            bot_driver.begin(game.match, speed)
        bot_driver.think(speed, is_resting)
        return bot_driver.decision

    def _bot_driver_of(self, seat: int) -> BotDriver:
        level = REPLACEMENT if self.is_turn_lent else self.game.seats[seat].current_controller
        bot_driver = self._bot_drivers.get(seat)
        if bot_driver is None or bot_driver.level != level:
            bot_driver = self._bot_drivers[seat] = BotDriver(
                level, self.game.match.seed, seat, self.game.effort
            )
        return bot_driver

    def forget_thoughts(self) -> None:
        """Let bots think anew: somebody took something back or left the table."""
        self._thinks_about = None
        self._bot_drivers.clear()

    # Playing

    def commit(self, actions: tuple[Action, ...]) -> list[Played]:
        """Play actions one after another, and the end of the turn if it says nothing new."""
        open_before = _open_kinds(self.game.state)
        seat = self.game.state.player
        played = [self._play(action) for action in actions]
        state = self.game.state
        if (
            state.phase == "end"
            and state.player == seat
            and not self.is_bot_to_move
            and not isinstance(actions[0], Announce | Conquer | Train)
            and _open_kinds(state) <= open_before
        ):
            played.append(self._play(EndTurn()))
        self._commits.append(len(played))
        return played

    def _play(self, action: Action) -> Played:
        before = self.game.state
        seat = before.player
        events = self.game.play(action)
        self.keep()
        rules = self.game.match.config.rules
        seen = tuple(redact(event, self.open_hand, rules) for event in events)
        return Played(seat, action, seen, before, self.game.state)

    def keep(self) -> None:
        """Have the game written down as it stands."""
        if self._keep is not None:
            self._keep(self.game)

    # Taking back

    @property
    def last_seat(self) -> int | None:
        """Who has acted last since the fleets were placed; None if nobody has."""
        history = self.game.match.history
        if not history or history[-1][0].phase == "place":
            return None
        return history[-1][0].player

    @property
    def waits_for_undo(self) -> bool:
        """Whether a person has just moved who may still think better of it."""
        seat = self.last_seat
        is_person = seat is not None and self.game.seats[seat].is_human
        return is_person and seat is not None and self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Why a seat cannot take back its last commit; None if it can."""
        match = self.game.match
        history = match.history
        if self.last_seat != seat or history[-1][0].turn == self._lent_turn:
            return Refusal.NOTHING_TO_UNDO
        count = self._last_commit()
        last = history[-count:]
        refusal = match.why_no_undo()
        if refusal is not None:
            return refusal
        if len(history) - count < match.settled:
            return Refusal.OTHERS_HAVE_ACTED
        for _state, _action, events in last:
            if any(isinstance(event, CardsDrawn | PortFilled) for event in events):
                return Refusal.DRAWN_SINCE
        return None

    def _last_commit(self) -> int:
        """How many actions the last commit had; of a game that was continued, its whole move."""
        if self._commits:
            return self._commits[-1]
        history = self.game.match.history
        last = history[-1][0]
        count = 0
        for before, action, _events in reversed(history):
            is_immediate = isinstance(action, Announce | Conquer | Train)
            if (before.player, before.turn) != (last.player, last.turn) or (is_immediate and count):
                break
            count += 1
            if is_immediate:
                break
        return count

    def undo(self, seat: int) -> None:
        """Take back the whole last commit of a seat; it must be possible."""
        assert self.why_no_undo(seat) is None
        count = self._last_commit()
        if self._commits:
            self._commits.pop()
        for _ in range(count):
            self.game.undo()
        self._lent_turn = None
        self.forget_thoughts()
        self.keep()


def _open_kinds(state: State) -> set[type[Action]]:
    """Which of announcing, conquering and training are open."""
    return {type(action) for action in anytime_actions(state)}

"""One game being played: the only door for actions, with undo."""

from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import CardsDrawn, Event, PortFilled
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.refusals import IllegalAction, Refusal, why_not
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.state import State


class UndoRefused(Exception):
    """The last action cannot be taken back."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Match:
    """A game from its set-up to its last turn; humans, bots, saves and protocol all play here."""

    def __init__(self, config: Config, seed: int) -> None:
        self.config = config
        self.seed = seed
        self.state: State = setup(config, seed)
        self.legal_actions: tuple[Action, ...] = legal_actions(self.state)
        self._past: list[tuple[State, Action, tuple[Event, ...]]] = []
        self.settled = 0
        """So many actions stay played: another player has acted since."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions played and not taken back."""
        return tuple(action for _, action, _ in self._past)

    @property
    def history(self) -> tuple[tuple[State, Action, tuple[Event, ...]], ...]:
        """Every action not taken back, with the state before it and what it made happen."""
        return tuple(self._past)

    @property
    def played(self) -> int:
        """How many actions have been played and not taken back."""
        return len(self._past)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action for the player to move; raise IllegalAction if it is not open to them."""
        if action not in self.legal_actions:
            refusal = why_not(self.state, action)
            assert refusal is not None
            raise IllegalAction(refusal)
        if self._past and self._past[-1][0].player != self.state.player:
            self.settled = len(self._past)
        before = self.state
        after, events = apply(before, action)
        self._past.append((before, action, events))
        self._stand_at(after)
        return events

    def why_no_undo(self) -> Refusal | None:
        """Return why the last action cannot be taken back; None if it can."""
        if not self._past:
            return Refusal.NOTHING_TO_UNDO
        if len(self._past) <= self.settled:
            return Refusal.OTHERS_HAVE_ACTED
        if any(isinstance(event, CardsDrawn | PortFilled) for event in self._past[-1][2]):
            return Refusal.DRAWN_SINCE
        return None

    def undo(self) -> Action:
        """Take back the last action and return it; raise UndoRefused if that cannot be."""
        refusal = self.why_no_undo()
        if refusal is not None:
            raise UndoRefused(refusal)
        before, action, _ = self._past.pop()
        self._stand_at(before)
        return action

    def _stand_at(self, state: State) -> None:
        self.state = state
        self.legal_actions = legal_actions(state)

"""Matches at positions that nobody has played to."""

from collections.abc import Iterable

from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import Event
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.state import State

Past = Iterable[tuple[State, Action, tuple[Event, ...]]]


class PlacedMatch(Match):
    """A match with another past than the one that led to its position."""

    def __init__(self, config: Config, seed: int = 1, past: Past = ()) -> None:
        super().__init__(config, seed)
        self.remember(past)

    def remember(self, past: Past) -> None:
        """Take something for what has been played."""
        self._past = [*past]


def stand_at(match: Match, state: State) -> None:
    """Let a match stand at a position, whatever was played before."""
    match.state, match.legal_actions = state, legal_actions(state)

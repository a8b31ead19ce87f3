"""A game to be watched again: its positions one after another.

Reads a game as it stood when the timeline was made: one that goes on meanwhile is not disturbed.
"""

from bisect import bisect_left, bisect_right
from dataclasses import replace

from goldenhorn.engine.events import (
    Event,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.pieces import OPEN_HANDS, Cards, Colour, FaceDown
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.sight import redact
from goldenhorn.engine.state import State
from goldenhorn.session.deeds import deeds_of
from goldenhorn.session.game import Game
from goldenhorn.session.public_facts import BEFORE_ALL_ROUNDS, Deed

_SILENT = (PortFilled, TurnEnded)
"""A step in which nothing but these happens goes with the one before it."""


class ReplayTimeline:
    """All positions of a game from a step on, and the one that is looked at."""

    def __init__(self, game: Game, since: int = 0) -> None:
        """Stand before a step of the game; 0 is the first."""
        self.game = game
        self.is_finished = game.is_over
        history = game.match.history
        self._steps = history
        self._states = (*(before for before, _action, _events in history), game.state)
        self.first = max(0, min(since, len(history)))
        self.at = self.first
        """How many actions of the game have been played in the position that is looked at."""
        self.marks = tuple(self._find_marks())
        """The places where one can stop, the first and the last included."""
        self.round_starts = tuple(self._find_rounds())
        self.deeds = tuple(deed for deed in deeds_of(game) if deed.step >= self.first)
        self._tops = self._find_tops()

    # Where it stands

    @property
    def last(self) -> int:
        """The place behind the last action."""
        return len(self._steps)

    @property
    def is_at_end(self) -> bool:
        """Whether there is nothing to come."""
        return self.at >= self.last

    @property
    def state(self) -> State:
        """The whole position; `observe` it before anybody sees it."""
        return self._states[self.at]

    @property
    def top_discard(self) -> Colour | None:
        """The card that was discarded last."""
        return self._tops[self.at]

    @property
    def share(self) -> float:
        """How much has been seen, from 0 to 1."""
        return (self.at - self.first) / max(1, self.last - self.first)

    @property
    def round(self) -> int:
        """The round of what has just happened, or of what comes first."""
        return self._round_of(max(self.first, self.at - 1))

    def share_of(self, place: int) -> float:
        """How much has been seen at another place."""
        return (place - self.first) / max(1, self.last - self.first)

    def hands(self, place: int) -> tuple[Cards, ...]:
        """The cards of all seats at a place; nobody may ask where they may not be seen."""
        assert self.may_open
        return tuple(hand for hand in self._states[place].hands if not isinstance(hand, FaceDown))

    @property
    def may_open(self) -> bool:
        """Whether hands may be seen: of a finished game, or where all lie open anyway (H6)."""
        return self.is_finished or OPEN_HANDS in self.game.match.config.rules

    def scores(self) -> tuple[int, ...]:
        """The points of all seats where it stands."""
        return scores(self.state)

    # What has just happened, as the public saw it

    def seat_of(self, step: int) -> int:
        """Who acted in a step."""
        return self._states[step].player

    def events_of(self, step: int) -> tuple[Event, ...]:
        """What a step made happen, with all drawn cards face down."""
        rules = self.game.match.config.rules
        return tuple(redact(event, None, rules) for event in self._steps[step][2])

    def around(self, step: int) -> tuple[State, State]:
        """The positions before and after a step."""
        return self._states[step], self._states[step + 1]

    def just_played(self) -> range:
        """The steps that lead from the mark before to where it stands."""
        return range(self._mark_before(self.at), self.at)

    def deeds_of_round(self) -> tuple[Deed, ...]:
        """All deeds of the round, those to come included."""
        return tuple(deed for deed in self.deeds if deed.round == self.round)

    def so_far(self, deed: Deed) -> Deed:
        """Return the deed being told without what it will still bring."""
        steps = range(deed.step, self.at)
        seen = [event for step in steps for event in self.events_of(step)]
        return replace(deed, events=tuple(event for event in deed.events if event in seen))

    # Moving

    def forward(self) -> range:
        """Go to the next mark; return the steps on the way."""
        start = self.at
        later = bisect_right(self.marks, start)
        self.at = self.marks[later] if later < len(self.marks) else self.last
        return range(start, self.at)

    def back(self) -> None:
        """Go to the mark before."""
        self.at = self._mark_before(self.at)

    def jump(self, place: int) -> None:
        """Go to the mark at a place, or to the nearest before it."""
        place = max(self.first, min(place, self.last))
        self.at = self.marks[bisect_right(self.marks, place) - 1]

    def jump_behind(self, step: int) -> None:
        """Go to the first mark behind a step."""
        self.jump(step)
        self.forward()

    def jump_to_share(self, share: float) -> None:
        """Go where so much has been seen."""
        self.jump(self.first + round(share * (self.last - self.first)))

    def next_round(self) -> None:
        """Go to where the next round begins, or to the end."""
        later = bisect_right(self.round_starts, self.at)
        self.at = self.round_starts[later] if later < len(self.round_starts) else self.last

    def round_before(self) -> None:
        """Go to where this round begins; from there to where the one before begins."""
        earlier = bisect_left(self.round_starts, self.at) - 1
        self.at = self.round_starts[earlier] if earlier >= 0 else self.first

    def to_start(self) -> None:
        """Go before everything."""
        self.at = self.first

    def to_end(self) -> None:
        """Go behind everything."""
        self.at = self.last

    # How

    def _mark_before(self, place: int) -> int:
        earlier = bisect_left(self.marks, place) - 1
        return self.marks[earlier] if earlier >= 0 else self.first

    def _find_marks(self) -> list[int]:
        marks = {self.first, self.last}
        for step in range(self.first, self.last):
            if not all(isinstance(event, _SILENT) for event in self._steps[step][2]):
                marks.add(step)
        return sorted(marks)

    def _find_rounds(self) -> list[int]:
        """Find the marks at which a round begins; the placing of fleets counts as one."""
        starts = [self.first]
        for mark in self.marks[1:-1]:
            if self._round_of(mark) != self._round_of(starts[-1]):
                starts.append(mark)
        return starts

    def _round_of(self, place: int) -> int:
        state = self._states[place]
        if state.phase == "place":
            return BEFORE_ALL_ROUNDS
        return state.turn // state.config.players + 1

    def _find_tops(self) -> list[Colour | None]:
        tops: list[Colour | None] = [None]
        for _before, _action, events in self._steps:
            top = tops[-1]
            for event in events:
                match event:
                    case WindPlayed(_, colour) | ShipRobbed(cards=(_, colour)):
                        top = colour
                    case PileReshuffled():
                        top = None
            tops.append(top)
        return tops

"""Plays the best whole turn it sees, by points it can count on its fingers."""

from goldenhorn.bots.arithmetic import eighth_root, powers
from goldenhorn.bots.turns import Judging
from goldenhorn.bots.turns_to_port import UNKNOWN_HAND, journeys
from goldenhorn.bots.whole_turn import WholeTurnBot
from goldenhorn.engine.pieces import EMPTY, Cards
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import Position, State

CARD = 0.3
"""What a card in the hand counts, in points."""
LEFT = powers(eighth_root(0.85), 60 * 8)
"""What is left of a cargo's points after so many eighths of a turn of waiting."""


class PlainJudge:
    """Counts points stored, cubes under way and cards; fears nobody and plans no sets."""

    def __init__(self, view: State) -> None:
        self._seat = view.player
        self._journeys = journeys(view.route)

    def value(self, position: Position, hand: Cards | None = None) -> float:  # noqa: ARG002
        """Return the own prospects less the best opponent's points."""
        points = list(scores(position))
        own = points.pop(self._seat)
        lead = own - max(points)
        if position.end_cause is not None:
            return 100.0 * ((lead > 0) - (lead < 0)) + lead
        value = lead + CARD * position.hand_size(self._seat)
        for ship in position.ships[self._seat]:
            turns = self._journeys.turns(ship.sails, UNKNOWN_HAND)
            needed = turns[ship.at if ship.heading > 0 else -1 - ship.at]
            left = LEFT[int(needed * 8)]
            value += left if ship.cargo == EMPTY else left * (1 + sum(ship.cargo))
        return value


class MediumBot(WholeTurnBot):
    """Plays the best whole turn it sees."""

    def _judge(self, view: State) -> Judging:
        return PlainJudge(view)

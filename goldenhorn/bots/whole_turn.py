"""The bots that judge whole turns and do not look beyond them: easy, medium and hard."""

from abc import ABC, abstractmethod

from goldenhorn.bots.arithmetic import eighth_root, powers
from goldenhorn.bots.bot import Thinking
from goldenhorn.bots.evaluation import Judge, Outlook
from goldenhorn.bots.turns import BotTurn, Judging, plans
from goldenhorn.bots.turns_to_port import UNKNOWN_HAND, turns_to_port
from goldenhorn.bots.weights import WEIGHTS, Weights
from goldenhorn.engine.actions import Action, Announce, PlaceFleet, Raid
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.chance import below, seeded
from goldenhorn.engine.pieces import EMPTY, Cards
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import Position, State

BOTH_MARKETS = 0.8
"""How many turns it is worth to have ships in both ports, with two markets to choose from."""


def best_placement(view: State, legal: tuple[Action, ...]) -> Action:
    """Return the placement with the shortest journeys, leaning towards both markets."""
    sails = [ship.sails for ship in view.ships[view.player]]
    last = view.route.last

    def cost(action: Action) -> float:
        assert isinstance(action, PlaceFleet)
        turns = 0.0
        for colours, port in zip(sails, action.ports, strict=True):
            from_port = turns_to_port(view.route).turns(colours, UNKNOWN_HAND)
            turns += from_port[0] if port is VENICE else from_port[-1 - last]
        return turns - BOTH_MARKETS * (len(set(action.ports)) - 1)

    return min(legal, key=cost)


_DECISIONS_APART = 1_000_003


def chance_of(seed: int, view: State) -> int:
    """Return where a bot's chance begins in this turn: the same for the same seed and view."""
    return seeded(seed * _DECISIONS_APART + view.turn)


class WholeTurnBot(ABC):
    """Imagines the hidden cards once, lists the turns there are, and picks one."""

    raids = 1
    """How many raids are followed through the whole turn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        """Choose the first action of the turn that is picked."""
        if view.phase == "place":
            return best_placement(view, legal)
        if len(legal) == 1:
            return legal[0]
        chance = chance_of(self._seed, view)
        found = yield from plans(imagine(view, chance), self._judge(view), self.raids)
        return self._pick(found, chance).first

    @abstractmethod
    def _judge(self, view: State) -> Judging:
        """Return who judges the turns that can come of this view."""

    def _pick(self, found: list[BotTurn], _: int) -> BotTurn:
        return found[0]


CARELESS = 60
"""In how many turns of a hundred it does what comes to mind first."""


class EasyBot(WholeTurnBot):
    """Looks at whole turns like the medium one, but often takes what comes to mind first."""

    def _judge(self, view: State) -> Judging:
        return PlainJudge(view)

    def _pick(self, found: list[BotTurn], chance: int) -> BotTurn:
        best = found[0]
        if isinstance(best.first, Announce):
            return best
        roll, chance = below(chance, 100)
        if roll >= CARELESS:
            return best
        # Carelessness is no malice: it neither ends the game nor robs by mistake.
        harmless = [plan for plan in found if not isinstance(plan.first, Announce | Raid)]
        place, _ = below(chance, len(harmless))
        return harmless[place]


CARD = 0.3
"""What a card in the hand counts, in points."""
LEFT = powers(eighth_root(0.85), 60 * 8)
"""What is left of a cargo's points after so many eighths of a turn of waiting."""


class PlainJudge:
    """Counts points stored, cubes under way and cards; fears nobody and plans no sets."""

    def __init__(self, view: State) -> None:
        self._seat = view.player
        self._turns_to_port = turns_to_port(view.route)

    def value(self, position: Position, hand: Cards | None = None) -> float:  # noqa: ARG002
        """Return the own prospects less the best opponent's points."""
        points = list(scores(position))
        own = points.pop(self._seat)
        lead = own - max(points)
        if position.end_cause is not None:
            return 100.0 * ((lead > 0) - (lead < 0)) + lead
        value = lead + CARD * position.hand_size(self._seat)
        for ship in position.ships[self._seat]:
            turns = self._turns_to_port.turns(ship.sails, UNKNOWN_HAND)
            needed = turns[ship.at if ship.heading > 0 else -1 - ship.at]
            left = LEFT[int(needed * 8)]
            value += left if ship.cargo == EMPTY else left * (1 + sum(ship.cargo))
        return value


class MediumBot(WholeTurnBot):
    """Plays the best whole turn it sees."""

    def _judge(self, view: State) -> Judging:
        return PlainJudge(view)


class HardBot(WholeTurnBot):
    """Enumerates whole turns and judges where each leaves the table."""

    raids = 3

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed)
        self._weights = weights

    def _judge(self, view: State) -> Judging:
        return Judge(Outlook(view, self._weights), view, view.player)

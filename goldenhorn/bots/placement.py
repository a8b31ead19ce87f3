"""Where bots put their fleet before anything is seen: by the squares ahead of each ship."""

from goldenhorn.bots.turns_to_port import UNKNOWN_HAND, journeys
from goldenhorn.engine.actions import Action, PlaceFleet
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.state import State

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
            from_port = journeys(view.route).turns(colours, UNKNOWN_HAND)
            turns += from_port[0] if port is VENICE else from_port[-1 - last]
        return turns - BOTH_MARKETS * (len(set(action.ports)) - 1)

    return min(legal, key=cost)

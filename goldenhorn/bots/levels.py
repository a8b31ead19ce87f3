"""All bots by the name they are asked for."""

from collections.abc import Callable
from functools import partial

from goldenhorn.bots.bot import Bot, MakeBot
from goldenhorn.bots.easy import EasyBot
from goldenhorn.bots.evaluation import changed_weights
from goldenhorn.bots.expert import ExpertBot
from goldenhorn.bots.hard import HardBot
from goldenhorn.bots.medium import MediumBot
from goldenhorn.bots.planner import PlannerBot
from goldenhorn.bots.random_bot import RandomBot

LEVELS: dict[str, MakeBot] = {
    "random": RandomBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "planner": PlannerBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
WEIGHED: dict[str, Callable[..., Bot]] = {
    "planner": PlannerBot,
    "hard": HardBot,
    "expert": ExpertBot,
}


def maker(name: str) -> MakeBot:
    """Return what makes a bot; `hard[card=0.5]` has other weights."""
    plain, bracket, weights = name.partition("[")
    if plain not in LEVELS:
        raise ValueError(f"There is no bot called {plain!r}; there are: {', '.join(LEVELS)}.")
    if not bracket:
        return LEVELS[plain]
    if plain not in WEIGHED or not weights.endswith("]"):
        raise ValueError(f"The bot {plain!r} cannot be weighed like {name!r}.")
    return partial(WEIGHED[plain], weights=changed_weights(weights[:-1]))

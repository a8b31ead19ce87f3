"""All bots by the name they are asked for, and the four characters people play against."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, get_args

from goldenhorn.bots.bot import Bot, MakeBot
from goldenhorn.bots.expert import LIGHT_STAGES, ExpertBot
from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.bots.weights import changed_weights
from goldenhorn.bots.whole_turn import EasyBot, HardBot, MediumBot
from goldenhorn.engine.chance import SEEDS, below, seeded


@dataclass(frozen=True)
class Character:
    """Who plays at a level; the texts are shown in the lobby and translated there."""

    level: str
    name: str
    crest_line: str
    """What they are, written beside their crest on the page of seats."""
    temperament: str
    """One sentence on how they play."""
    make: MakeBot
    namesakes: tuple[str, ...]
    """What others of the same level are called, where one plays already."""

    @property
    def names(self) -> tuple[str, ...]:
        """All names there are at this level, the usual one first."""
        return (self.name, *self.namesakes)


CHARACTERS: tuple[Character, ...] = (
    Character(
        "easy",
        "Nina",
        "Ship’s girl",
        "I sail by what I see, and sometimes I just watch the gulls.",
        EasyBot,
        ("Zanetta", "Bettina", "Marietta"),
    ),
    Character(
        "medium",
        "Taddeo",
        "Merchant",
        "I count my cubes, take the best turn I see, and fear nobody.",
        MediumBot,
        ("Lunardo", "Zorzi", "Bortolo"),
    ),
    Character(
        "hard",
        "Orsola",
        "Captain",
        "I weigh every set, card and risk, and end the game when I lead.",
        HardBot,
        ("Lucrezia", "Andriana", "Fiordelise"),
    ),
    Character(
        "expert",
        "The Doge",
        "Doge",
        "I think of what you may hold, and of what you will answer.",
        ExpertBot,
        ("The Procurator", "The Admiral", "The Patriarch"),
    ),
)
LEVELS: dict[str, MakeBot] = {
    "random": RandomBot,  # no character: the yardstick of tests and of `simulate`
    **{character.level: character.make for character in CHARACTERS},
}
Effort = Literal["full", "light"]
"""How much bots think: chosen once for a game, so that it replays identically."""
EFFORTS: tuple[Effort, ...] = get_args(Effort)
_APART = 0x60_1DE4_408F
_WEIGHED: dict[str, Callable[..., Bot]] = {"hard": HardBot, "expert": ExpertBot}


def maker(name: str) -> MakeBot:
    """Return what makes a bot; `hard[card=0.5;haste=0.2]` is the hard one with other weights."""
    plain, bracket, weights = name.partition("[")
    if plain not in LEVELS:
        raise ValueError(f"There is no bot called {plain!r}; there are: {', '.join(LEVELS)}.")
    if not bracket:
        return LEVELS[plain]
    if plain not in _WEIGHED or not weights.endswith("]"):
        raise ValueError(f"The bot {plain!r} cannot be weighed like {name!r}.")
    return partial(_WEIGHED[plain], weights=changed_weights(weights[:-1]))


def bot_for(level: str, seed: int, effort: Effort) -> Bot:
    """Make a bot that thinks as much as its game has agreed on.

    Only those who look ahead in imagined worlds can do with less; all others think little anyway.
    """
    if effort == "light" and level == "expert":
        return ExpertBot(seed, stages=LIGHT_STAGES)
    return LEVELS[level](seed)


def bot_seed(game_seed: int, seat: int) -> int:
    """Return the seed of a seat's bot: far from the game's own, which would tell its draws."""
    seed, _ = below(seeded(game_seed) ^ _APART, SEEDS)
    return seed + seat

"""The numbers behind the evaluation: what tuning may change, and the tables that follow from it."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from goldenhorn.bots.arithmetic import eighth_root, powers
from goldenhorn.engine.pieces import Stock


@dataclass(frozen=True)
class Weights:
    """Everything that tuning may change; in points unless it says otherwise."""

    card: float = 1.07
    """A card in the hand."""
    fading: float = 0.0647
    """By which share each further card is worth less than the one before."""
    haste: float = 0.268
    """Which share of a gain a turn of waiting costs."""
    two: float = 0.15
    """What a started set of two colours is worth already."""
    three: float = 0.639
    """The same for three colours."""
    four: float = 1.57
    """The same for four colours: its bonus of one and the hope of more."""
    five: float = 2.96
    """The same for five colours."""
    six: float = 5.8
    """A full set: its bonus of four, and the right to end the game."""
    berth: float = 0.885
    """An empty ship in port, ready to load."""
    market: float = 0.759
    """What it could load there, as a share of that cargo's worth on arrival."""
    robbery: float = 0.678
    """How often an opponent who can rob does."""
    hop: float = 0.0868
    """A ship that stands right ahead and will be skipped."""
    rival: float = 0.633
    """The best opponent's worth against one's own, as a share."""
    others: float = 0.393
    """The mean of the opponents' worths against one's own, as a share."""
    soldier: float = 0.544
    """What a soldier is worth beyond its point while dominions are free."""
    emptied: float = 0.454
    """What a ship's last cube is worth beyond itself: robbed of it, the journey was in vain."""
    wind_held: float = 0.561
    """How likely a square of a colour in the hand is passed."""
    wind_lacking: float = 0.107
    """How likely a square of a colour not in the hand is passed."""
    wind_unknown: float = 0.307
    """How likely an opponent passes a square of a foreign colour."""
    threat: float = 0.962
    """A point of lead of an opponent who may announce the end."""
    doubt: float = 6.01
    """How many points of advantage make a win likely while the game goes on."""
    last_doubt: float = 1.71
    """The same once the end has come."""


WEIGHTS = Weights()
SHARES = ("fading", "haste", "robbery", "wind_held", "wind_lacking", "wind_unknown")
"""The weights that are shares or likelihoods and stay below one."""


def changed_weights(text: str) -> Weights:
    """Read weights like `card=0.5;haste=0.12` over the tuned ones."""
    known = {entry.name for entry in fields(Weights)}
    changes: dict[str, float] = {}
    for part in text.split(";"):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"There is no weight called {name!r}.")
        try:
            changes[name] = float(value)
        except ValueError:
            raise ValueError(f"The weight {name!r} must be a number.") from None
        largest = 0.99 if name in SHARES else 1000.0
        if not 0.0001 <= changes[name] <= largest:  # refuses what is not a number at all, too
            raise ValueError(f"The weight {name!r} must lie between 0.0001 and {largest}.")
    return replace(WEIGHTS, **changes)


STEPS = 8
"""Turns are looked up in steps of an eighth: see eighth_root."""


class Scales:
    """Tables that follow from the weights alone."""

    def __init__(self, weights: Weights) -> None:
        self.delay = powers(eighth_root(1 - weights.haste), 60 * STEPS)
        """What is left of a gain after so many eighths of a turn."""
        self.hand = tuple(
            weights.card * (1 - faded) / weights.fading for faded in powers(1 - weights.fading, 55)
        )
        """The worth of so many cards."""
        self.goods = self._goods_scale(weights)
        """The worth of goods: their points and the sets they begin."""

    @staticmethod
    def _goods_scale(weights: Weights) -> Callable[[Stock], float]:
        widths = (0.0, 0.0, weights.two, weights.three, weights.four, weights.five, weights.six)

        @lru_cache(maxsize=1 << 15)
        def worth(goods: Stock) -> float:
            value = float(sum(goods))
            for depth in range(max(goods)):
                value += widths[sum([count > depth for count in goods])]
            return value

        return worth


@lru_cache(maxsize=4)
def scales(weights: Weights) -> Scales:
    """Return the tables of some weights; the same object for the same weights."""
    return Scales(weights)

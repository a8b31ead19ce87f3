"""What people read about the house rules, one sentence each."""

from dataclasses import dataclass

from goldenhorn.common.language import N_
from goldenhorn.engine.pieces import (
    MODONE_FOR_THREE,
    MUST_SAIL_ON,
    MUST_TURN_BACK,
    ONE_MORE_TURN,
    OPEN_HANDS,
    SHUFFLED_SEA,
)


@dataclass(frozen=True, slots=True)
class RuleText:
    """What people read about a house rule; translated where it is shown."""

    icon: str
    title: str
    sentence: str


RULE_TEXTS = {
    MUST_SAIL_ON: RuleText(
        "icon_wind",
        N_("Sail on"),
        N_("A ship that comes to a square of its own colour may not stop there."),
    ),
    MUST_TURN_BACK: RuleText(
        "icon_turn",
        N_("Turn back"),
        N_("A ship robbed of its last cube must turn round on its next move."),
    ),
    ONE_MORE_TURN: RuleText(
        "icon_hourglass",
        N_("One more turn"),
        N_("When the end has come, each of the others has exactly one more turn."),
    ),
    MODONE_FOR_THREE: RuleText(
        "icon_anchor",
        N_("Modone for three"),
        N_("With three players, too, Modone lies halfway, with three berths."),
    ),
    SHUFFLED_SEA: RuleText(
        "icon_shuffle",
        N_("Shuffled sea"),
        N_("The order of the colours in each stretch of sea is drawn at random."),
    ),
    OPEN_HANDS: RuleText(
        "icon_cards",
        N_("Open hands"),
        N_("All cards lie face up for everyone to see."),
    ),
}

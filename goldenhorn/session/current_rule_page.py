"""Which page of the rule book is about what is going on."""

from goldenhorn.engine.state import State
from goldenhorn.session.planning.choices import Choices, Rail, Step

OF_STEP = {
    Step.SHIP: "turn",
    Step.CARGO: "loading",
    Step.LANDING: "wind",
    Step.TARGET: "raid",
    Step.PAIR: "raid",
    Step.DOMINION: "conquer",
    Step.PAYMENT: "conquer",
    Step.TRAINING: "train",
    Step.ANNOUNCING: "end",
}
OF_RAIL = {
    Rail.PIRATES: "raid",
    Rail.DOMINIONS: "conquer",
    Rail.TRAIN: "train",
    Rail.BELL: "end",
    Rail.END: "turn",
}


def page_at_hand(state: State, plan: Choices | None) -> str:
    """Return the name of the page to open in a position, in which somebody may be planning."""
    if state.phase == "place":
        return "start"
    if plan is None:
        return "last-round" if state.final_round else "turn"
    if plan.step is Step.SHIP and plan.rail is not None:
        return OF_RAIL[plan.rail]
    return OF_STEP[plan.step]

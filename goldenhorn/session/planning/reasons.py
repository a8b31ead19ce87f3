"""Why something that a plan shows cannot be chosen, by what everybody knows."""

from goldenhorn.engine.actions import Announce, EndTurn, Train
from goldenhorn.engine.refusals import Refusal
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.planning.plans import robbable


def why_not_focus(choices: Choices) -> Refusal | None:
    """Return why what has the focus is grey; None if it is not."""
    match choices.step:
        case Step.SHIP if choices.side_action is not None:
            return why_not_side_action(choices, choices.side_action)
        case Step.CARGO:
            return choices.why_not_cargo(choices.cargoes[choices.cargo])
        case Step.DOMINION if choices.public_state.owners[choices.dominion] is not None:
            return Refusal.DOMINION_TAKEN
        case Step.PAYMENT:
            return choices.why_not(choices.payments[choices.payment])
        case _:
            return None


def why_not_side_action(choices: Choices, side_action: SideAction) -> Refusal | None:
    """Return why a medallion leads nowhere now; None if it does."""
    match side_action:
        case SideAction.PIRATES:
            return None if choices.targets else _why_no_pirates(choices)
        case SideAction.DOMINIONS if choices.public_state.config.expansion:
            return Refusal.CONQUERED_ALREADY if choices.public_state.conquered else None
        case SideAction.DOMINIONS:
            return Refusal.NO_EXPANSION
        case SideAction.TRAIN:
            return choices.why_not(Train(1))
        case SideAction.BELL:
            return choices.why_not(Announce())
        case SideAction.END:
            return choices.why_not(EndTurn())
        case _:
            raise ValueError(side_action)


def _why_no_pirates(choices: Choices) -> Refusal:
    view = choices.public_state
    if view.phase != "begin":
        return Refusal.RAID_TOO_LATE
    if view.raided:
        return Refusal.RAIDED_ALREADY
    return Refusal.RAID_NO_SHIP if robbable(view) else Refusal.RAID_EMPTY

"""What leads to what a goal wants, as the next press and in words."""

from dataclasses import dataclass

from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnChoice,
    OnDominion,
    OnShip,
    OnSideAction,
    OnSquare,
    Target,
)
from goldenhorn.engine.actions import (
    Action,
    Advance,
    Announce,
    Conquer,
    EndTurn,
    Load,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.input.bindings import Button
from goldenhorn.session.lessons.lesson_plan import Goal
from goldenhorn.session.planning.choices import Choices, SideAction, Step

BACK_STEPS = (Step.SHIP, Step.CARGO, Step.LANDING)
"""The steps of a voyage; from all others the way to a ship leads back."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """What to press, and where the same is tapped."""

    button: Button
    target: Target


def guidance(choices: Choices, wanted: tuple[Action, ...]) -> Guidance:
    """Return what comes next on the way to a commit."""
    match wanted[0]:
        case Raid() as raid if choices.raid != raid:
            return _to_raid(choices, raid)
        case Raid():
            return _to_voyage(choices, wanted)
        case Load() | Sail():
            return _to_voyage(choices, wanted)
        case Advance() | Wind() | Stop():  # step by step: the ship is under way already
            return _to_landing(choices, wanted)
        case Conquer() as conquer:
            return _to_dominion(choices, conquer)
        case Train(count) if choices.step is Step.TRAINING:
            return _in_tray(choices, count - 1)
        case Train():
            return _to_side_action(choices, SideAction.TRAIN)
        case Announce() if choices.step is Step.ANNOUNCING:
            return _in_tray(choices, 1)
        case Announce():
            return _to_side_action(choices, SideAction.BELL)
        case EndTurn():
            return _to_side_action(choices, SideAction.END)
        case _:
            return _back()


def _back() -> Guidance:
    return Guidance(Button.BACK, OnBack())


def _towards(here: int, there: int, target: Target) -> Guidance:
    """Go across to a choice, or choose it."""
    if here == there:
        return Guidance(Button.CONFIRM, target)
    return Guidance(Button.RIGHT if there > here else Button.LEFT, target)


def _in_tray(choices: Choices, number: int) -> Guidance:
    return _towards(choices.focus_in_tray()[0], number, OnChoice(number))


def _to_side_action(choices: Choices, side_action: SideAction) -> Guidance:
    if choices.step is not Step.SHIP:
        return _back()
    if choices.side_action is None:
        return Guidance(Button.DOWN, OnSideAction(side_action))
    number = choices.side_action_row.index
    return _towards(number(choices.side_action), number(side_action), OnSideAction(side_action))


def _to_raid(choices: Choices, raid: Raid) -> Guidance:
    if choices.step is Step.TARGET:
        ship = choices.targets.index((raid.player, raid.ship))
        return _towards(choices.target, ship, OnShip(raid.player, raid.ship))
    if choices.step is Step.PAIR:
        if raid not in choices.pairs:  # another ship's
            return _back()
        return _in_tray(choices, choices.pairs.index(raid))
    return _to_side_action(choices, SideAction.PIRATES)


def _to_dominion(choices: Choices, conquer: Conquer) -> Guidance:
    if choices.step is Step.DOMINION:
        return _towards(choices.dominion, conquer.dominion, OnDominion(conquer.dominion))
    if choices.step is Step.PAYMENT and choices.dominion == conquer.dominion:
        return _in_tray(choices, choices.payments.index(conquer))
    return _to_side_action(choices, SideAction.DOMINIONS)


def _to_voyage(choices: Choices, wanted: tuple[Action, ...]) -> Guidance:
    departure = next(action for action in wanted if isinstance(action, Load | Sail))
    ship = OnShip(choices.public_state.player, departure.ship)
    if choices.step not in BACK_STEPS:
        return _back()
    if choices.step is Step.SHIP and choices.side_action is not None:
        return Guidance(Button.UP, ship)
    if choices.step is Step.SHIP:
        return _towards(choices.ship, departure.ship, ship)
    if choices.ship != departure.ship:
        return _back()
    if choices.step is Step.CARGO and isinstance(departure, Load):
        return _in_tray(choices, choices.cargoes.index(departure.cargo))
    return _to_landing(choices, wanted)


def _to_landing(choices: Choices, wanted: tuple[Action, ...]) -> Guidance:
    raid = (choices.raid,) if choices.raid else ()
    for number, voyage in enumerate(choices.landings):
        if (*raid, *voyage.actions) == wanted:
            order = sorted(range(len(choices.landings)), key=lambda n: choices.landings[n].landing)
            places = order.index(choices.landing_index), order.index(number)
            return _towards(*places, OnSquare(voyage.landing))
    return _back()


# Words


def words_for(goal: Goal, choices: Choices, wanted: tuple[Action, ...]) -> str:
    """Choose what to say about a plan as far as it has come, and nothing that is untrue of it.

    `wanted` is what of the goal has not been committed yet.
    """
    if choices.step is Step.LANDING:
        if choices.plan is not None and choices.plan.actions == wanted:
            return goal.at_landing or goal.towards_landing or goal.says
        if _has_right_departure(choices, wanted):
            return goal.towards_landing or goal.otherwise
        return goal.otherwise
    is_raid_planned = choices.raid is not None and choices.raid == wanted[0]
    return goal.with_raid if is_raid_planned and goal.with_raid else goal.says


def _has_right_departure(choices: Choices, wanted: tuple[Action, ...]) -> bool:
    """Whether pirates, ship and cargo are as wanted, wherever and whichever way she sails."""
    assert choices.voyage is not None
    raid = wanted[0] if isinstance(wanted[0], Raid) else None
    if choices.raid != raid:
        return False
    if (
        choices.public_state.phase == "sail"
    ):  # step by step: only what was wanted has been committed
        return isinstance(wanted[0], Advance | Wind | Stop)
    departure = next((action for action in wanted if isinstance(action, Load | Sail)), None)
    if isinstance(departure, Load):
        return choices.voyage.departure == departure
    return departure is not None and choices.ship == departure.ship

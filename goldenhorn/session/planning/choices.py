"""What a human may choose in a turn, and what is chosen: the plan itself, without any presses.

Knows what the position shows to all: a hand only where it lies open. What the shared screen offers
never depends on hidden cards.
"""

from collections.abc import Sequence
from enum import Enum, auto

from goldenhorn.engine.actions import Action, Announce, Conquer, Load, Raid, Sail, Train
from goldenhorn.engine.board import EAST, MODONE
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.engine.pieces import (
    DOMINIONS,
    FARMERS,
    SHIPS_PER_FLEET,
    SOLDIERS,
    Cards,
    Cargo,
    Colour,
)
from goldenhorn.engine.refusals import Refusal, why_not
from goldenhorn.engine.sight import imagine
from goldenhorn.engine.state import State
from goldenhorn.session.planning.plans import (
    Gain,
    Leg,
    Plan,
    Voyage,
    cards_missing,
    departures,
    end_of_free_run,
    gain_of,
    hand_shown,
    raids,
    voyages,
    voyages_on,
)


class Step(Enum):
    """What is being chosen now."""

    SHIP = auto()
    """Which ship, or something beside the ships."""
    CARGO = auto()
    LANDING = auto()
    TARGET = auto()
    """Which ship the pirates rob."""
    PAIR = auto()
    """Which two cards they cost."""
    DOMINION = auto()
    PAYMENT = auto()
    TRAINING = auto()
    ANNOUNCING = auto()
    """Whether really to announce the end."""


class SideAction(Enum):
    """What lies beside the ships, in its order."""

    PIRATES = auto()
    DOMINIONS = auto()
    TRAIN = auto()
    BELL = auto()
    END = auto()
    """End the turn, after the move."""


SIDE_ACTION_OF_STEP = {
    Step.TARGET: SideAction.PIRATES,
    Step.PAIR: SideAction.PIRATES,
    Step.DOMINION: SideAction.DOMINIONS,
    Step.PAYMENT: SideAction.DOMINIONS,
    Step.TRAINING: SideAction.TRAIN,
    Step.ANNOUNCING: SideAction.BELL,
}
"""What beside the ships has led to a step."""
VOYAGE_STEPS = (Step.SHIP, Step.CARGO, Step.LANDING)
"""Those of the voyage, which waits while something on the rail is looked at."""


class Choices:
    """The plan of the player to move, and what it could be instead."""

    def __init__(self, view: State, *, is_step_by_step: bool = False) -> None:
        """Begin to plan in a position, which shows the hand of the mover if it lies open."""
        self.public_state = view
        self.is_step_by_step = is_step_by_step
        self.can_undo = False
        """Whether Back, with nothing left to go back to, takes the last commit back."""
        self.ship = 0
        self.side_action: SideAction | None = None
        """What beside the ships has the focus, if anything has."""
        self.raid: Raid | None = None
        """The raid that is part of the plan."""
        self.departure: Load | Sail | None = None
        self.landings: tuple[Voyage, ...] = ()
        self.landing_index = 0
        self.cargo = 0
        self.target = 0
        self.pair = 0
        self.dominion = 0
        self.payment = 0
        self.training = 1
        self.says_yes = False
        """Whether the answer in focus is to announce."""
        self.rob_asked: tuple[int, int] | None = None
        """The ship that was tapped in the middle of a plan: shall it be robbed?"""
        self.step = self.waiting = Step.SHIP
        if view.phase == "sail":
            self.go_on_under_way()
        elif view.phase == "begin":
            self.ship = self._best_ship()
        else:
            self.side_action = SideAction.END

    @property
    def facts(self) -> tuple[object, ...]:
        """All that is chosen and seen; the same as long as nobody does anything."""
        return (
            id(self.public_state),
            *(self.step, self.ship, self.side_action, self.raid, self.landing_index),
            *(self.cargo, self.target, self.pair, self.dominion, self.payment),
            *(self.training, self.says_yes, self.landings, self.rob_asked),
        )

    # What can be chosen

    @property
    def hand(self) -> Cards | None:
        """The hand that pays, where it lies open; what it cannot pay is refused beforehand."""
        return hand_shown(self.public_state)

    @property
    def side_actions(self) -> tuple[SideAction, ...]:
        """What is offered beside the ships now, by open facts."""
        open_now = anytime_actions(self.public_state)
        offered = []
        if self.targets:
            offered.append(SideAction.PIRATES)
        if any(isinstance(action, Conquer) for action in open_now):
            offered.append(SideAction.DOMINIONS)
        if any(isinstance(action, Train) for action in open_now):
            offered.append(SideAction.TRAIN)
        if any(isinstance(action, Announce) for action in open_now):
            offered.append(SideAction.BELL)
        if self.public_state.phase == "end":
            offered.append(SideAction.END)
        return tuple(offered)

    @property
    def side_action_row(self) -> tuple[SideAction, ...]:
        """What directions lead to beside the ships: also pirates that say why they cannot come."""
        is_pirates_turn = self.public_state.phase == "begin" and not self.targets
        return (*([SideAction.PIRATES] if is_pirates_turn else []), *self.side_actions)

    @property
    def targets(self) -> tuple[tuple[int, int], ...]:
        """The ships that may be robbed."""
        return tuple(dict.fromkeys((raid.player, raid.ship) for raid in raids(self.public_state)))

    @property
    def pairs(self) -> tuple[Raid, ...]:
        """The pairs of cards for the target."""
        target = self.targets[self.target]
        return tuple(
            raid for raid in raids(self.public_state) if (raid.player, raid.ship) == target
        )

    @property
    def cargoes(self) -> tuple[Cargo, ...]:
        """Everything that lies in the port of the chosen ship, allowed or not."""
        ship = self.public_state.ships[self.public_state.player][self.ship]
        port = self.public_state.port_of(ship)
        if port is None or port is MODONE:
            return ()
        market = self.public_state.markets[port]
        found = [Cargo(kind) for kind, count in enumerate(market) if count]
        if market[SOLDIERS] and market[FARMERS]:
            found.append(Cargo.TROOPS)
        if Load(self.ship, Cargo.NOTHING) in departures(self.public_state, self.ship):
            found.append(Cargo.NOTHING)
        return tuple(found)

    def why_not_cargo(self, cargo: Cargo) -> Refusal | None:
        """Why a cargo cannot be taken; None if it can."""
        load = Load(self.ship, cargo)
        return None if load in departures(self.public_state, self.ship) else self.why_not(load)

    @property
    def payments(self) -> tuple[Conquer, ...]:
        """Every exact price of the chosen dominion, payable or not (R66)."""
        price = DOMINIONS[self.dominion].soldiers
        return tuple(Conquer(self.dominion, price - pairs, 2 * pairs) for pairs in range(price + 1))

    @property
    def most_trained(self) -> int:
        """How many farmers can be trained (R67)."""
        return min(
            self.public_state.warehouses[self.public_state.player][FARMERS], self.public_state.store
        )

    @property
    def voyage(self) -> Voyage | None:
        """The voyage in preview."""
        return self.landings[self.landing_index] if self.step is Step.LANDING else None

    @property
    def plan(self) -> Plan | None:
        """What Confirm would commit."""
        return Plan(self.voyage, self.raid) if self.voyage else None

    @property
    def price(self) -> tuple[Colour, ...]:
        """The cards that the plan costs so far, or the two in focus."""
        if self.step is Step.PAIR:
            return self.pairs[self.pair].cards
        raided = self.raid.cards if self.raid else ()
        return (*raided, *(self.voyage.tolls if self.voyage else ()))

    def missing(self, voyage: Voyage, hand: Cards | None = None) -> tuple[Colour, ...]:
        """The cards for a voyage and the raid of the plan that a hand lacks, if one is known."""
        hand = self.hand if hand is None else hand
        return () if hand is None else cards_missing(hand, Plan(voyage, self.raid))

    def barred(self, hand: Cards | None = None) -> Voyage | None:
        """The nearest landing ahead, on the same heading, that the hand, if known, cannot pay."""
        return next((each for each in self._ahead if self.missing(each, hand)), None)

    @property
    def further(self) -> Voyage | None:
        """The next landing beyond the one in preview, on the same heading."""
        return self._ahead[0] if self._ahead else None

    @property
    def _ahead(self) -> tuple[Voyage, ...]:
        """All landings beyond the one in preview, on the same heading."""
        if self.voyage is None:
            return ()
        beyond = self.landings[self.landing_index + 1 :]
        return tuple(each for each in beyond if each.departure == self.voyage.departure)

    @property
    def nearer(self) -> Voyage | None:
        """The landing before the one in preview, on the same heading."""
        if self.voyage is None or not self.landing_index:
            return None
        before = self.landings[self.landing_index - 1]
        return before if before.departure == self.voyage.departure else None

    @property
    def has_other_way(self) -> bool:
        """Whether the ship in preview may also sail on the other heading (R23)."""
        voyage = self.voyage
        return voyage is not None and any(
            each.departure != voyage.departure for each in self.landings
        )

    @property
    def is_at_first_step(self) -> bool:
        """Whether nothing is planned that Back could take out of the plan."""
        if self.raid is not None:
            return False
        match self.step:
            case Step.SHIP:
                return self.side_action is None or self.public_state.phase != "begin"
            case Step.LANDING if self.public_state.phase == "sail":
                return self.landing_index == end_of_free_run(self.landings)
            case _:
                return False

    def gain(self, voyage: Voyage) -> Gain:
        """What a voyage brings, with the raid of the plan."""
        return gain_of(self.public_state, Plan(voyage, self.raid))

    def cargo_gain(self, cargo: Cargo) -> Gain:
        """What a cargo brings if it comes home to the port on the other side."""
        start = self.public_state.ships[self.public_state.player][self.ship].at
        home = self.public_state.route.last - start
        legs = (Leg(start, home, None),)
        return self.gain(Voyage(self.ship, Load(self.ship, cargo), start, legs, ends_in_port=True))

    def focus_in_tray(self) -> tuple[int, int]:
        """Which choice on the tray has the focus, and how many there are."""
        match self.step:
            case Step.CARGO:
                return self.cargo, len(self.cargoes)
            case Step.PAIR:
                return self.pair, len(self.pairs)
            case Step.PAYMENT:
                return self.payment, len(self.payments)
            case Step.TRAINING:
                return self.training - 1, self.most_trained
            case Step.ANNOUNCING:
                return int(self.says_yes), 2
            case _:
                return 0, 0

    def preview(self, ways: Sequence[Load | Sail]) -> None:
        """Offer the landings of a ship, first the one at the end of its free run."""
        self.step = Step.LANDING
        self.landings = voyages(self.public_state, ways[0])
        self.landing_index = end_of_free_run(self.landings)
        for turned in ways[1:]:  # R23: both headings are offered, the turned one behind the ship
            self.landings += voyages(self.public_state, turned)

    def go_on_under_way(self) -> None:
        """Offer the landings of the ship that is under way."""
        assert self.public_state.sailing is not None
        self.step, self.ship = Step.LANDING, self.public_state.sailing
        self.landings = voyages_on(self.public_state)
        self.landing_index = end_of_free_run(self.landings)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is not open, by what everybody knows."""
        # Whatever cards are imagined, what is asked here does not depend on them.
        return why_not(imagine(self.public_state, 0), action)

    # What is offered first, by open facts

    def _best_ship(self) -> int:
        """The ship that brings most for nothing, else the one that gets furthest."""

        def promise(number: int) -> tuple[int, int]:
            ways = departures(self.public_state, number)
            options = [(way, voyages(self.public_state, way)) for way in ways]
            free = [choices[end_of_free_run(choices)] for _way, choices in options]
            return max((self.gain(each).points, len(each.legs)) for each in free)

        return max(range(SHIPS_PER_FLEET), key=promise)

    def best_cargo(self, cargoes: Sequence[Cargo]) -> int:
        """The cargo that brings most if it comes home."""
        allowed = [n for n, cargo in enumerate(cargoes) if self.why_not_cargo(cargo) is None]
        return max(allowed, key=lambda number: self.cargo_gain(cargoes[number]).points)

    def faces_east(self, voyage: Voyage) -> bool:
        """Whether a voyage leads to Constantinople."""
        ship = self.public_state.ships[self.public_state.player][voyage.ship]
        is_turned = isinstance(voyage.departure, Sail) and voyage.departure.turn
        return (ship.heading == EAST) is not is_turned

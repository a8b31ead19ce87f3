"""What choosing something does to the plan of a turn, and what going back takes out of it."""

from dataclasses import dataclass

from goldenhorn.engine.actions import (
    Action,
    Announce,
    Conquer,
    EndTurn,
    Load,
    Raid,
    Sail,
    Train,
)
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.engine.refusals import Refusal
from goldenhorn.session.planning.choices import VOYAGE_STEPS, Choices, SideAction, Step
from goldenhorn.session.planning.plans import (
    Plan,
    departures,
    end_of_free_run,
    voyages,
)
from goldenhorn.session.planning.reasons import why_not_side_action


@dataclass(frozen=True, slots=True)
class Commit:
    """Actions to be played at once, and the cards they cost, which only the hand's owner knows."""

    actions: tuple[Action, ...]
    plan: Plan | None = None


@dataclass(frozen=True, slots=True)
class ChoiceRefused:
    """Something that is not allowed, for a reason that everybody may hear."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Moved:
    """The plan has changed."""


@dataclass(frozen=True, slots=True)
class LeftOver:
    """Back was pressed with nothing left to go back to."""


Answer = Commit | ChoiceRefused | Moved | LeftOver | None
"""What a press did; None is nothing at all."""


class Choosing(Choices):
    """A plan in which what has the focus can be chosen, and taken back step by step."""

    def confirm(self) -> Answer:
        """Choose what has the focus."""
        match self.step:
            case Step.SHIP if self.side_action is not None:
                return self.choose_side_action(self.side_action)
            case Step.SHIP:
                return self.choose_ship()
            case Step.CARGO:
                return self.choose_cargo()
            case Step.LANDING:
                assert self.plan is not None
                return Commit(self.plan.actions, self.plan)
            case Step.TARGET if len(self.pairs) > 1:
                self.step, self.pair = Step.PAIR, 0
                return Moved()
            case Step.TARGET:
                return self._rob(self.pairs[0])
            case Step.PAIR:
                return self._rob(self.pairs[self.pair])
            case Step.DOMINION:
                return self.choose_dominion()
            case Step.PAYMENT:
                return self._act(self.payments[self.payment])
            case Step.TRAINING:
                return self._act(Train(self.training))
            case Step.ANNOUNCING:
                if self.says_yes:
                    return self._act(Announce())
                return self.back()
            case _:
                raise ValueError(self.step)

    def _rob(self, raid: Raid) -> Answer:
        """Let pirates wait for the voyage, which ends where the cards that are left can pay."""
        self.raid = raid
        self.leave_side_step()
        while self.voyage is not None and self.missing(self.voyage):
            self.landing_index -= 1
        return Moved()

    def _act(self, action: Action) -> Answer:
        refusal = self.why_not(action)
        return Commit((action,)) if refusal is None else ChoiceRefused(refusal)

    def choose_side_action(self, side_action: SideAction) -> Answer:
        """Do what a medallion says, or say why that cannot be."""
        refusal = why_not_side_action(self, side_action)
        if refusal is not None:
            return ChoiceRefused(refusal)
        match side_action:
            case SideAction.PIRATES:
                return self.choose_pirates()
            case SideAction.DOMINIONS:
                return self.choose_dominions()
            case SideAction.TRAIN:
                self._look_aside(Step.TRAINING)
                self.training = self.most_trained
            case SideAction.BELL:
                self._look_aside(Step.ANNOUNCING)
                self.says_yes = False
            case SideAction.END:
                return Commit((EndTurn(),))
            case _:
                raise ValueError(side_action)
        return Moved()

    def choose_pirates(self) -> Answer:
        """Look for somebody to rob, or call the pirates back."""
        if self.step in (Step.TARGET, Step.PAIR):
            self.leave_side_step()
            return Moved()
        if self.raid is not None:
            self.raid = None
            return Moved()
        refusal = why_not_side_action(self, SideAction.PIRATES)
        if refusal is not None:
            return ChoiceRefused(refusal)
        self._look_aside(Step.TARGET)
        self.target, self.side_action = 0, None
        return self.confirm() if len(self.targets) == 1 else Moved()

    def choose_dominions(self) -> Answer:
        """Look at the dominions, or away from them."""
        if self.step in (Step.DOMINION, Step.PAYMENT):
            self.leave_side_step()
            return Moved()
        refusal = why_not_side_action(self, SideAction.DOMINIONS)
        if refusal is not None:
            return ChoiceRefused(refusal)
        free = [number for number, owner in enumerate(self.public_state.owners) if owner is None]
        self._look_aside(Step.DOMINION)
        self.side_action = None
        self.dominion = free[0] if free else 0
        return Moved()

    def choose_dominion(self) -> Answer:
        """Ask how the dominion in focus is paid for."""
        if self.public_state.owners[self.dominion] is not None:
            return ChoiceRefused(Refusal.DOMINION_TAKEN)
        legal = anytime_actions(self.public_state)
        payable = [number for number, payment in enumerate(self.payments) if payment in legal]
        self.step, self.payment = Step.PAYMENT, payable[0] if payable else 0
        return Moved()

    def choose_ship(self) -> Answer:
        """Ask what the ship in focus loads, or where it sails."""
        self.rob_asked = None
        cargoes = self.cargoes
        if cargoes:
            self.step = Step.CARGO
            self.cargo = self.best_cargo(cargoes)
        else:
            self.preview(departures(self.public_state, self.ship))
        return Moved()

    def choose_cargo(self) -> Answer:
        """Load the cargo in focus, at once or in the plan."""
        cargo = self.cargoes[self.cargo]
        refusal = self.why_not_cargo(cargo)
        if refusal is not None:
            return ChoiceRefused(refusal)
        load = Load(self.ship, cargo)
        if self.is_step_by_step:
            plan = Plan(voyages(self.public_state, load)[0], self.raid)
            raid = (self.raid,) if self.raid else ()
            return Commit((*raid, load), plan)
        self.preview((load,))
        return Moved()

    def back(self) -> Answer:
        """Take one step back; LeftOver if there is none.

        Pirates are called back first: a refused commit goes back as this does, and must leave no
        raid in the plan that would be refused again.
        """
        self.rob_asked = None
        if self.is_at_first_step:
            return LeftOver()
        match self.step:
            case Step.SHIP | Step.CARGO | Step.LANDING if self.raid is not None:
                self.raid = None
            case Step.SHIP:
                self.side_action = None
            case Step.LANDING if self.public_state.phase == "sail":
                self.landing_index = end_of_free_run(self.landings)
            case Step.LANDING:
                self.step = Step.CARGO if self.cargoes else Step.SHIP
            case Step.PAIR if len(self.targets) > 1:
                self.step = Step.TARGET
            case Step.PAYMENT:
                self.step = Step.DOMINION
            case _:
                self.leave_side_step()
        return Moved()

    def _look_aside(self, step: Step) -> None:
        """Turn to something on the rail; the voyage waits as it is planned."""
        if self.step in VOYAGE_STEPS:
            self.waiting = self.step
        self.step, self.rob_asked = step, None

    def leave_side_step(self) -> None:
        """Return from pirates, dominions, training or the bell to the voyage."""
        self.step = self.waiting
        if self.public_state.phase == "end":
            self.side_action = SideAction.END

    # Advice

    def follow(self, advised: tuple[Action, ...]) -> None:
        """Plan a turn as it is advised, so that Confirm does what comes first of it."""
        self.raid = self.side_action = self.rob_asked = None
        match advised[0]:
            case Announce():
                self._look_aside(Step.ANNOUNCING)
                self.says_yes = True
            case Train(count):
                self._look_aside(Step.TRAINING)
                self.training = count
            case Conquer(dominion) as conquest:
                self._look_aside(Step.PAYMENT)
                self.dominion = dominion
                self.payment = self.payments.index(conquest)
            case EndTurn():
                self.step, self.side_action = Step.SHIP, SideAction.END
            case Raid() as raid:
                self.raid = raid
                self._follow_voyage(advised[1:])
            case _:
                self._follow_voyage(advised)

    def _follow_voyage(self, advised: tuple[Action, ...]) -> None:
        match advised[0]:
            case Load(ship, cargo) as load if self.is_step_by_step:
                self.ship, self.step = ship, Step.CARGO
                self.cargo = self.cargoes.index(cargo)
                return
            case Load(ship, cargo) as load:
                self.ship = ship
                self.cargo = self.cargoes.index(cargo)
                self.preview((load,))
            case Sail(ship):
                self.ship = ship
                self.preview(departures(self.public_state, ship))
            case _:
                self.go_on_under_way()
        self.landing_index = next(
            number
            for number, voyage in enumerate(self.landings)
            if all(each == own for each, own in zip(advised, voyage.actions, strict=False))
        )

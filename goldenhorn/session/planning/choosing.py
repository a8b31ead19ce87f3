"""What choosing something does to the plan of a turn, and what going back takes out of it."""

from dataclasses import dataclass

from goldenhorn.engine.actions import Action, Announce, EndTurn, Load, Train
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.engine.refusals import Refusal
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.planning.plans import Plan, departures, end_of_free_run, voyages


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
            case Step.TARGET:
                self.step, self.pair = Step.PAIR, 0
                return Moved()
            case Step.PAIR:
                self.raid = self.pairs[self.pair]
                self.step = Step.SHIP
                return Moved()
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

    def _act(self, action: Action) -> Answer:
        refusal = self.why_not(action)
        return Commit((action,)) if refusal is None else ChoiceRefused(refusal)

    def choose_side_action(self, side_action: SideAction) -> Answer:
        """Do what a medallion says, or say why that cannot be."""
        refusal = self.why_not_side_action(side_action)
        if refusal is not None:
            return ChoiceRefused(refusal)
        match side_action:
            case SideAction.PIRATES:
                return self.choose_pirates()
            case SideAction.DOMINIONS:
                return self.choose_dominions()
            case SideAction.TRAIN:
                self.step, self.training = Step.TRAINING, self.most_trained
            case SideAction.BELL:
                self.step, self.says_yes = Step.ANNOUNCING, False
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
        refusal = self.why_not_side_action(SideAction.PIRATES)
        if refusal is not None:
            return ChoiceRefused(refusal)
        self.step, self.target, self.side_action = Step.TARGET, 0, None
        return Moved()

    def why_not_side_action(self, side_action: SideAction) -> Refusal | None:
        """Why a medallion leads nowhere now, by what everybody knows; None if it does."""
        match side_action:
            case SideAction.PIRATES:
                return None if self.targets else self._why_no_pirates()
            case SideAction.DOMINIONS if self.public_state.config.expansion:
                return Refusal.CONQUERED_ALREADY if self.public_state.conquered else None
            case SideAction.DOMINIONS:
                return Refusal.NO_EXPANSION
            case SideAction.TRAIN:
                return self.why_not(Train(1))
            case SideAction.BELL:
                return self.why_not(Announce())
            case SideAction.END:
                return self.why_not(EndTurn())
            case _:
                raise ValueError(side_action)

    def _why_no_pirates(self) -> Refusal:
        if self.public_state.phase != "begin":
            return Refusal.RAID_TOO_LATE
        if self.public_state.raided:
            return Refusal.RAIDED_ALREADY
        return Refusal.RAID_EMPTY

    def choose_dominions(self) -> Answer:
        """Look at the dominions, or away from them."""
        if self.step in (Step.DOMINION, Step.PAYMENT):
            self.leave_side_step()
            return Moved()
        refusal = self.why_not_side_action(SideAction.DOMINIONS)
        if refusal is not None:
            return ChoiceRefused(refusal)
        free = [number for number, owner in enumerate(self.public_state.owners) if owner is None]
        self.step, self.side_action = Step.DOMINION, None
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
            case Step.PAIR:
                self.step = Step.TARGET
            case Step.PAYMENT:
                self.step = Step.DOMINION
            case _:
                self.leave_side_step()
        return Moved()

    def leave_side_step(self) -> None:
        """Return from pirates, dominions, training or the bell to the ships."""
        self.step = Step.SHIP
        if self.public_state.phase == "sail":
            self.go_on_under_way()
        elif self.public_state.phase == "end":
            self.side_action = SideAction.END

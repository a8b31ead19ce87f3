"""A human's turn as it is being planned: what presses and taps do to the plan.

A scene feeds it presses and taps, shows what its choices say, and plays what it commits. Like them
it knows what all may see.
"""

from goldenhorn.engine.actions import Raid
from goldenhorn.engine.pieces import DOMINIONS, SHIPS_PER_FLEET
from goldenhorn.engine.refusals import Refusal
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.session.planning.choices import SIDE_ACTION_OF_STEP, SideAction, Step
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Choosing, Moved
from goldenhorn.session.planning.reasons import why_not_side_action


class Turn(Choosing):
    """The plan of the player to move, as presses and taps change it."""

    # Presses

    def press(self, button: Button) -> Answer:
        """Answer a press."""
        match button:
            case Button.LEFT | Button.RIGHT:
                return self._across(1 if button is Button.RIGHT else -1)
            case Button.UP | Button.DOWN:
                return self._along(button)
            case Button.CONFIRM:
                return self.confirm()
            case Button.BACK:
                return self.back()
            case Button.PIRATES:
                return self.choose_pirates()
            case Button.DOMINIONS:
                return self.choose_dominions()
            case _ if button in NUMBERS:
                return self._number(NUMBERS.index(button))
            case _:
                return None

    def _across(self, step: int) -> Answer:
        match self.step:
            case Step.SHIP if self.side_action is not None:
                return self._move_on_rail(step)
            case Step.SHIP:
                self.ship = (self.ship + step) % SHIPS_PER_FLEET
            case Step.CARGO:
                self.cargo = (self.cargo + step) % len(self.cargoes)
            case Step.LANDING:
                return self._sail_further(step)
            case Step.TARGET:
                self.target = (self.target + step) % len(self.targets)
            case Step.PAIR:
                self.pair = (self.pair + step) % len(self.pairs)
            case Step.DOMINION:
                self.dominion = (self.dominion + step) % len(DOMINIONS)
            case Step.PAYMENT:
                self.payment = (self.payment + step) % len(self.payments)
            case Step.TRAINING:
                self.training = (self.training - 1 + step) % self.most_trained + 1
            case Step.ANNOUNCING:
                self.says_yes = not self.says_yes
        return Moved()

    def _move_on_rail(self, step: int) -> Answer:
        offered = self.side_action_row
        if self.side_action not in offered:
            self.side_action = offered[0] if offered else None
            return Moved()
        self.side_action = offered[(offered.index(self.side_action) + step) % len(offered)]
        return Moved()

    def _along(self, button: Button) -> Answer:
        if self.step is Step.LANDING:
            return self._sail_all_the_way(is_ahead=button is Button.UP)
        if self.step is not Step.SHIP:
            return None
        if button is Button.DOWN and self.side_action is None and self.side_action_row:
            self.side_action = (self.side_actions or self.side_action_row)[0]
        elif (
            button is Button.UP
            and self.side_action is not None
            and self.public_state.phase == "begin"
        ):
            self.side_action = None
        else:
            return None
        return Moved()

    def _sail_further(self, east: int) -> Answer:
        """Move the landing eastwards or westwards along all that can be reached."""
        order = sorted(range(len(self.landings)), key=lambda n: self.landings[n].landing)
        place = order.index(self.landing_index) + east
        if not 0 <= place < len(order):
            return None
        return self._land_at(order[place])

    def _land_at(self, number: int) -> Answer:
        """Preview a landing, or say why the open hand does not get there; the plan stays."""
        if self.missing(self.landings[number]):
            return ChoiceRefused(Refusal.NO_WIND_CARD)
        self.landing_index = number
        return Moved()

    def _sail_all_the_way(self, *, is_ahead: bool) -> Answer:
        """Move the landing as far ahead as can be, or back to the first step, by one press."""
        assert self.voyage is not None
        same = [
            number
            for number, each in enumerate(self.landings)
            if each.departure == self.voyage.departure and not self.missing(each)
        ]
        goal = same[-1] if is_ahead else same[0]
        if goal == self.landing_index:
            is_barred = is_ahead and self.further is not None
            return ChoiceRefused(Refusal.NO_WIND_CARD) if is_barred else None
        self.landing_index = goal
        return Moved()

    def _number(self, number: int) -> Answer:
        """Choose the ship, cargo, target, pair or dominion of a number, as a tap would.

        What would commit at once only gets the focus.
        """
        match self.step:
            case Step.SHIP | Step.LANDING:
                if number >= SHIPS_PER_FLEET or self.public_state.phase != "begin":
                    return None
                self.ship, self.side_action, self.step = number, None, Step.SHIP
                return self.choose_ship()
            case Step.CARGO if number < len(self.cargoes):
                self.cargo = number
                return Moved() if self.is_step_by_step else self.choose_cargo()
            case Step.TARGET if number < len(self.targets):
                self.target = number
                return self.confirm()
            case Step.PAIR if number < len(self.pairs):
                self.pair = number
                return self.confirm()
            case Step.DOMINION if number < len(DOMINIONS):
                self.dominion = number
                return self.choose_dominion()
            case Step.PAYMENT if number < len(self.payments):
                self.payment = number
            case Step.TRAINING if number < self.most_trained:
                self.training = number + 1
            case _:
                return None
        return Moved()

    # Taps

    def tap_ship(self, seat: int, number: int) -> Answer:
        """Answer a tap on a ship: an own one is planned for, another's is robbed."""
        if self.public_state.phase != "begin":
            return ChoiceRefused(
                Refusal.SHIP_UNDER_WAY if self.public_state.phase == "sail" else Refusal.MOVE_MADE
            )
        if seat == self.public_state.player:
            self.ship, self.side_action, self.step = number, None, Step.SHIP
            return self.choose_ship()
        if (seat, number) in self.targets:
            return self._tap_target((seat, number))
        sail = self.public_state.ships[seat][number].sails[0]
        refusal = self.why_not(Raid(seat, number, (sail, sail)))
        if refusal is Refusal.RAID_NO_CARDS:
            refusal = Refusal.RAID_NO_PAIR
        return ChoiceRefused(refusal) if refusal else None

    def focus_ship(self, seat: int, number: int) -> Answer:
        """Give a ship the focus where ships are chosen, and choose nothing yet."""
        before = self.target, self.ship, self.side_action
        is_own = seat == self.public_state.player
        if self.step is Step.TARGET and (seat, number) in self.targets:
            self.target = self.targets.index((seat, number))
        elif self.step is Step.SHIP and self.public_state.phase == "begin" and is_own:
            self.ship, self.side_action = number, None
        return None if before == (self.target, self.ship, self.side_action) else Moved()

    def _tap_target(self, ship: tuple[int, int]) -> Answer:
        """Look at a ship to rob; in the middle of a plan only ask whether it shall be."""
        if self.step in (Step.CARGO, Step.LANDING) and self.rob_asked != ship:
            if self.raid is not None and (self.raid.player, self.raid.ship) == ship:
                return None  # pirates wait for it already
            self.rob_asked = ship
            return Moved()
        is_wanted = self.rob_asked == ship or (
            self.step is Step.TARGET and self.targets[self.target] == ship
        )
        self._look_aside(Step.TARGET)
        self.target, self.raid, self.side_action = self.targets.index(ship), None, None
        return self.confirm() if is_wanted or len(self.pairs) > 1 else Moved()

    def tap_square(self, square: int) -> Answer:
        """Answer a tap on a landing: preview it, or commit if it is the one in preview."""
        if self.step is not Step.LANDING:
            return None
        if self.voyage is not None and self.voyage.landing == square:
            return self.confirm()
        for number, voyage in enumerate(self.landings):
            if voyage.landing == square:
                return self._land_at(number)
        return None

    def tap_choice(self, number: int) -> Answer:
        """Answer a tap on the tray: focus, or choose what has the focus."""
        current, count = self.focus_in_tray()
        return self.confirm() if number == current < count else self.focus_choice(number)

    def focus_choice(self, number: int) -> Answer:
        """Give a choice on the tray the focus, and choose nothing yet."""
        current, count = self.focus_in_tray()
        if number >= count or number == current:
            return None
        match self.step:
            case Step.CARGO:
                self.cargo = number
            case Step.PAIR:
                self.pair = number
            case Step.PAYMENT:
                self.payment = number
            case Step.TRAINING:
                self.training = number + 1
            case Step.ANNOUNCING:
                self.says_yes = bool(number)
            case _:
                return None
        return Moved()

    def tap_side_action(self, side_action: SideAction) -> Answer:
        """Answer a tap beside the ships; what has led here is left again, as by its key."""
        if SIDE_ACTION_OF_STEP.get(self.step) is side_action:
            self.leave_side_step()
            return Moved()
        refusal = why_not_side_action(self, side_action)
        if refusal is not None:
            return ChoiceRefused(refusal)
        if self.step in SIDE_ACTION_OF_STEP:
            self.leave_side_step()
        return self.choose_side_action(side_action)

    def tap_dominion(self, number: int) -> Answer:
        """Answer a tap on a dominion."""
        if SIDE_ACTION_OF_STEP.get(self.step) is not SideAction.DOMINIONS:
            answer = self.choose_dominions()
            if not isinstance(answer, Moved):
                return answer
        self.step, self.dominion = Step.DOMINION, number
        return self.choose_dominion()

"""Which device places which fleet: several seats of one device come one after another."""

from goldenhorn.input.devices import Device, Seating
from goldenhorn.session.placement_state import Placing


class Speakers:
    """Reads from the seating who speaks for whom; changes nothing."""

    def __init__(self, seating: Seating, placing: Placing) -> None:
        self._seating = seating
        self._placing = placing

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats of people at a device, in the order of turns.

        Seats without a device belong to whoever has none else, so that nobody is ever stuck.
        """
        own = self._seating.seats_of(device)
        return tuple(
            seat
            for seat in self._placing.order
            if self._placing.game.seats[seat].is_human
            and (seat in own or (not own and self._seating.device_of(seat) is None))
        )

    def seat_of(self, device: Device) -> int | None:
        """The seat that a device places now."""
        return next((s for s in self.seats_of(device) if self._placing.waits_for(s)), None)

    def can_reconsider(self, device: Device) -> bool:
        """Whether somebody at a device is ready and may still change that."""
        choices = (self._placing.choices[seat] for seat in self.seats_of(device))
        return any(choice.is_ready and not choice.is_played for choice in choices)

    def is_at_turn(self, seat: int) -> bool:
        """Whether a seat can be placed now, and does not wait for another at the same device."""
        device = self._seating.device_of(seat)
        devices = self._seating.devices if device is None else (device,)
        return any(self.seat_of(each) == seat for each in devices)

    def is_focused(self, seat: int, step: int) -> bool:
        """Whether this ship, or the step to be ready, is what a seat's next press is about."""
        return self.is_at_turn(seat) and self._placing.choices[seat].step == step

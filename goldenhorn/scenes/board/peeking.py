"""Whose hand may be looked at now, and for how long.

Two or more people share the screen: each opens only the own hand, by an own button, for three
seconds at most. A device that owns several seats opens only the hand of the seat to move, and only
after that player has said to be the one who looks.
"""

from goldenhorn.board_view.hands.peek_view import PEEK_TICKS
from goldenhorn.input.devices import Device, Seating
from goldenhorn.session.game import Game

HINT_AFTER = 60
"""Ticks after which a hint that was asked for is seen, however soon it was found."""


class Peeking:
    """The one hand that is open, if any."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self._game = game
        self._seating = seating
        self.seat: int | None = None
        """Whose hand lies open."""
        self.covered: int | None = None
        """Whom the cover asks for, before the hand opens."""
        self.ticks = 0
        """For how long it has been open."""
        self._device: Device | None = None
        self._is_held = False
        """Whether it is open for as long as something is held down."""

    def press(self, device: Device, *, is_toggle: bool) -> bool:
        """Hear a device's peek button go down; tell whether anything changed."""
        seat = self._seating.seat_for(device)
        is_open_anyway = self._game.privacy in ("fan", "open")
        if seat is None or is_open_anyway:
            return False
        is_shared = self.is_shared(device)
        if self.seat == seat and not self._is_held:
            self.close()
            return True
        self.close()
        self._device = device
        if is_shared:
            # A cover comes first, which the player who is to look puts away.
            self.covered = seat
        else:
            self._open(seat, is_held=not is_toggle)
        return True

    def is_shared(self, device: Device) -> bool:
        """Tell whether several people play on a device."""
        people = [
            seat for seat in self._seating.seats_of(device) if self._game.seats[seat].is_human
        ]
        return len(people) > 1

    def dismiss_cover(self, device: Device, *, is_held: bool) -> bool:
        """Hear the player say to be the one who looks; tell whether a hand opened."""
        if self.covered is None or device != self._device:
            return False
        self._open(self.covered, is_held=is_held)
        return True

    def _open(self, seat: int, *, is_held: bool) -> None:
        self.seat, self.covered, self.ticks = seat, None, 0
        self._is_held = is_held

    def release(self, device: Device) -> bool:
        """Hear the button go up; tell whether the hand closed."""
        if device != self._device or self.seat is None or not self._is_held:
            return False
        self.close()
        return True

    def update(self) -> bool:
        """Pass a tick; tell whether the hand closed."""
        if self.seat is None:
            return False
        self.ticks += 1
        if self.ticks >= PEEK_TICKS:
            self.close()
            return True
        return False

    def stay_open(self) -> None:
        """Count the time anew for which the hand may stay open."""
        self.ticks = 0

    def is_open_for(self, device: Device) -> bool:
        """Tell whether a hand lies open that this device has opened."""
        return self.seat is not None and device == self._device

    def close(self) -> None:
        """Cover everything again."""
        self.seat = self.covered = self._device = None
        self._is_held = False
        self.ticks = 0

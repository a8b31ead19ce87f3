"""What is held down: buttons, which may repeat, and pairs of pad buttons that mean something.

Counts in ticks, never by a clock.
"""

from collections.abc import Callable

from goldenhorn.input.bindings import DIRECTIONS, Button, PadButton
from goldenhorn.input.devices import Device, Pad
from goldenhorn.input.input_events import FramesToggled, InputEvent, Leave, Press, Release

REPEAT_DELAY = 24
"""Ticks until a held direction repeats."""
REPEAT_EVERY = 6
"""Ticks between its repeats."""
LEAVE_TICKS = 120
"""Ticks for which Start and Select must be held to leave."""
FRAMES_TICKS = 60
"""Ticks for which both sticks must be held down to see how long frames take."""
CHORD = {PadButton.START, PadButton.SELECT}
FRAMES_CHORD = {PadButton.LEFT_STICK, PadButton.RIGHT_STICK}

Source = tuple[str, int]
"""What holds a button down: a key, pad button, hat or stick, with its number."""
Tell = Callable[[InputEvent], None]


def is_time_to_repeat(ticks: int) -> bool:
    """Whether something that was held for so long repeats now."""
    late = ticks - REPEAT_DELAY
    return late >= 0 and late % REPEAT_EVERY == 0


class _Hold:
    """A button that is down on one device, by one or more sources."""

    def __init__(self, source: Source, seat: int | None) -> None:
        self.sources = {source}
        self.seat = seat
        self.ticks = 0


class HeldButtons:
    """The buttons that are down on all devices."""

    def __init__(self, tell: Tell, seat_for: Callable[[Device], int | None]) -> None:
        self._tell, self._seat_for = tell, seat_for
        self._holds: dict[tuple[Device, Button], _Hold] = {}

    @property
    def is_empty(self) -> bool:
        """Whether no button is down."""
        return not self._holds

    def is_down(self, device: Device, button: Button) -> bool:
        """Whether a device holds a button."""
        return (device, button) in self._holds

    def press(self, device: Device, button: Button, source: Source) -> None:
        """Tell of a press, unless another source holds the button already."""
        hold = self._holds.get((device, button))
        if hold is not None:  # the same direction by stick and cross is one press
            hold.sources.add(source)
            return
        seat = self._seat_for(device)
        self._holds[device, button] = _Hold(source, seat)
        self._tell(Press(device, button, seat))

    def release(self, device: Device, source: Source | None) -> None:
        """Let go of what one source holds; None stands for all of them."""
        for (owner, button), hold in list(self._holds.items()):
            if owner == device and (source is None or source in hold.sources):
                hold.sources -= hold.sources if source is None else {source}
                if not hold.sources:
                    del self._holds[owner, button]
                    self._tell(Release(device, button, hold.seat))

    def pass_tick(self) -> None:
        """Count how long buttons have been held."""
        for hold in self._holds.values():
            hold.ticks += 1

    def tell_repeats(self) -> None:
        """Tell of directions that repeat now."""
        for (device, button), hold in self._holds.items():
            if button in DIRECTIONS and is_time_to_repeat(hold.ticks):
                self._tell(Press(device, button, self._seat_for(device), is_repeat=True))


class Chords:
    """The pairs of buttons that are held down on pads."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._leaving: dict[int, int] = {}
        self._sticks: dict[int, int] = {}

    def is_held(self, pad: Pad) -> bool:
        """Whether a pad was about to leave at the last tick."""
        return self._leaving.get(pad.device.id, -1) >= 0

    def pass_tick(self, pad: Pad) -> None:
        """Count how long a pad has held them, and tell what they mean once it is long enough."""
        number = pad.device.id
        held = self._leaving.get(number, -1) + 1 if pad.pressed >= CHORD else -1
        self._leaving[number] = held
        if held == LEAVE_TICKS:
            self._tell(Leave(pad.device))
        sticks = self._sticks.get(number, 0) + 1
        self._sticks[number] = sticks if pad.pressed >= FRAMES_CHORD else 0
        if self._sticks[number] == FRAMES_TICKS:
            self._tell(FramesToggled())

    def forget(self, pad: Pad) -> None:
        """Count no longer for a pad that is gone."""
        self._leaving.pop(pad.device.id, None)
        self._sticks.pop(pad.device.id, None)

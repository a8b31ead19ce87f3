"""Turns the time that passes into ticks of 1/60 s."""

TICKS_PER_SECOND = 60
TICK = 1000 / TICKS_PER_SECOND
"""Milliseconds."""
MOST_TICKS_PER_FRAME = 5
"""After a long pause the game goes on from where it was instead of racing to catch up."""
NEARLY = 2.5
"""A frame that took within so many milliseconds of one or two ticks took them: screens are never
quite 60 Hz."""


class Pacing:
    """Remembers what is left over from one frame to the next."""

    def __init__(self) -> None:
        self._lag = 0.0

    def ticks_after(self, elapsed: float) -> int:
        """Say how many ticks are due after so many milliseconds.

        >>> pacing = Pacing()
        >>> [pacing.ticks_after(elapsed) for elapsed in (17, 16, 33, 3_600_000, 17)]
        [1, 1, 2, 5, 1]
        """
        whole = round(elapsed / TICK)
        is_whole = whole in (1, 2) and abs(elapsed - whole * TICK) < NEARLY
        self._lag += whole * TICK if is_whole else elapsed
        self._lag = min(self._lag, MOST_TICKS_PER_FRAME * TICK)
        ticks = int(self._lag / TICK + 1e-6)
        self._lag = max(0.0, self._lag - ticks * TICK)
        return ticks

"""How much of its beauty the game shows on this machine, chosen by people or by lengths of frames.

Automatic quality steps down when frames run long for a while: first the ambient rests (waves,
gulls, bobbing ships) and only 720 lines are drawn, then half of the frames are left out. It never
steps up by itself, since a picture that changes its mind is worse than a calm one. Ticks, and so
games, are the same on all levels.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Literal, get_args

from goldenhorn.common.language import N_

QualityChoice = Literal["automatic", "full", "calm"]
QUALITY_CHOICES: tuple[QualityChoice, ...] = get_args(QualityChoice)

WATCHED = 3000.0
"""Milliseconds of which the median frame is judged."""
LONG = 1.25
"""A median frame longer than so many usual ones means that this machine cannot keep up."""
FULL_RATE, HALF_RATE = 60, 30
"""Frames a second."""


class Level(StrEnum):
    """What is shown, from all to least."""

    FULL = "full"
    CALM = "calm"
    HALF = "half"


LEVEL_WORDS = {Level.FULL: N_("full"), Level.CALM: N_("calm"), Level.HALF: N_("30 fps")}
"""How much is shown, in words."""


class Quality:
    """Chooses a level as people choose, or by the lengths of frames."""

    def __init__(self, choice: QualityChoice, usual: Callable[[], float]) -> None:
        """Begin with everything; `usual` tells the milliseconds that the screen gives a frame."""
        self._choice = choice
        self._usual = usual
        self._automatic = Level.FULL
        self._frames: list[float] = []
        self._length = 0.0
        self.is_watching = True
        """Whether frames count: those of a window that nobody sees come when they like."""

    @property
    def level(self) -> Level:
        """What is shown now."""
        if self._choice == "automatic":
            return self._automatic
        return Level(self._choice)

    @property
    def rate(self) -> int:
        """The most frames a second."""
        return HALF_RATE if self.level is Level.HALF else FULL_RATE

    def choose(self, choice: QualityChoice) -> None:
        """Obey another setting; automatic quality begins anew with everything."""
        if choice != self._choice:
            self._choice = choice
            self._automatic = Level.FULL
            self._forget()

    def note_frame(self, milliseconds: float) -> bool:
        """Take a frame into account; tell whether less is shown from now on."""
        if self._choice != "automatic" or self._automatic is Level.HALF or not self.is_watching:
            return False
        self._frames.append(milliseconds)
        self._length += milliseconds
        if self._length < WATCHED:
            return False
        # One long gap, as after a suspended machine, is no reason: it needs many long frames.
        is_slow = sorted(self._frames)[len(self._frames) // 2] > LONG * self._usual()
        if is_slow:
            self._automatic = Level.CALM if self._automatic is Level.FULL else Level.HALF
        self._forget()
        return is_slow

    def _forget(self) -> None:
        self._frames.clear()
        self._length = 0.0

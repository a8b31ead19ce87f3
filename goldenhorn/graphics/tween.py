"""How things move from here to there: easings, scripts and a timeline.

An easing takes the share of the time that has passed, from 0 to 1, and gives the share of the way.
A script is a generator: at every yield it waits, and gets told how many ticks have passed, which
may be a part of one. So the same script runs smoothly at any pace.
"""

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import cos, pi

Easing = Callable[[float], float]
Script = Generator[None, float, None]

OVERSHOOT = 1.70158
"""Makes `out_back` go a tenth of the way too far before it settles."""


def linear(share: float) -> float:
    """Go evenly.

    >>> linear(0.25)
    0.25
    """
    return share


def in_cubic(share: float) -> float:
    """Start slowly and leave fast.

    >>> in_cubic(0.5)
    0.125
    """
    return share * share * share


def out_quad(share: float) -> float:
    """Arrive gently.

    >>> out_quad(0.5)
    0.75
    """
    return 1 - (1 - share) * (1 - share)


def out_cubic(share: float) -> float:
    """Start fast and arrive slowly; before the start and after the end it stands still.

    >>> out_cubic(0.5)
    0.875
    """
    return 1 - in_cubic(1 - min(1.0, max(0.0, share)))


def in_out_cubic(share: float) -> float:
    """Start and arrive slowly, and hurry in between.

    >>> in_out_cubic(0.25), in_out_cubic(0.5), in_out_cubic(0.75)
    (0.0625, 0.5, 0.9375)
    """
    return 4 * in_cubic(share) if share < 0.5 else 1 - 4 * in_cubic(1 - share)


def in_out_sine(share: float) -> float:
    """Start and arrive gently, as a swing does.

    >>> [round(in_out_sine(quarter / 4), 3) for quarter in range(5)]
    [0.0, 0.146, 0.5, 0.854, 1.0]
    """
    return 0.5 - 0.5 * cos(pi * share)


def out_back(share: float, overshoot: float = OVERSHOOT) -> float:
    """Go a little too far and come back.

    >>> [round(out_back(quarter / 4), 2) for quarter in range(5)]
    [0.0, 0.82, 1.09, 1.06, 1.0]
    """
    rest = share - 1
    return 1 + rest * rest * ((overshoot + 1) * rest + overshoot)


@dataclass(frozen=True, slots=True)
class Tween:
    """A value on its way from one number to another."""

    start: float
    end: float
    ticks: int
    easing: Easing = linear

    def at(self, tick: int) -> float:
        """Tell the value so many ticks after the start; before and after, it stands still.

        >>> Tween(10, 20, 4).at(1), Tween(10, 20, 4).at(9), Tween(10, 20, 0).at(0)
        (12.5, 20, 20)
        """
        if tick >= self.ticks:
            return self.end
        return self.start + (self.end - self.start) * self.easing(max(0, tick) / self.ticks)


def between(start: float, end: float, share: float) -> float:
    """Tell the value at a share of the way.

    >>> between(10, 20, 0.25)
    12.5
    """
    return start + (end - start) * share


def wait(ticks: float) -> Script:
    """Let time pass."""
    passed = 0.0
    while passed < ticks:
        passed += yield


def glide(ticks: float, act: Callable[[float], object], easing: Easing = linear) -> Script:
    """Act at every tick with the share of the way; the last time with 1, whatever the pace."""
    passed = 0.0
    while passed < ticks:
        passed += yield
        act(easing(min(1.0, passed / ticks)))


def later(ticks: float, script: Script) -> Script:
    """Begin a script after a while."""
    yield from wait(ticks)
    yield from script


def then(act: Callable[[], object], script: Script | None = None) -> Script:
    """Act once, and go on with a script if there is one."""
    act()
    if script is not None:
        yield from script


def together(*scripts: Script) -> Script:
    """Run scripts at the same time, until the last has ended."""
    running = [script for script in scripts if _has_begun(script)]
    while running:
        ticks = yield
        running = [script for script in running if _goes_on(script, ticks)]


def hurried(script: Script, factor: float) -> Script:
    """Run a script so many times faster."""
    if _has_begun(script):
        while _goes_on(script, factor * (yield)):
            pass


class Timeline:
    """Scripts one after another, and beside them what nobody waits for; all can be skipped."""

    def __init__(self) -> None:
        self._waiting: deque[Script] = deque()
        self._current: Script | None = None
        self._beside: list[Script] = []

    @property
    def is_idle(self) -> bool:
        """Whether all scripts that are waited for have ended."""
        return self._current is None and not self._waiting

    @property
    def is_still(self) -> bool:
        """Whether nothing at all goes on, not even what nobody waits for."""
        return self.is_idle and not self._beside

    def add(self, script: Script) -> None:
        """Run a script after all that have been added before."""
        self._waiting.append(script)

    def beside(self, script: Script) -> None:
        """Run a script from now on, beside the others; nobody waits for it."""
        if _has_begun(script):
            self._beside.append(script)

    def update(self, ticks: float = 1) -> None:
        """Let so many ticks pass."""
        if self._beside:
            running = self._beside
            self._beside = []  # a script may begin another one beside it
            self._beside = [script for script in running if _goes_on(script, ticks)] + self._beside
        if self._current is not None:
            if not _goes_on(self._current, ticks):
                self._current = None  # whatever comes next has a tick of its own
            return
        while self._current is None and self._waiting:
            script = self._waiting.popleft()
            if _has_begun(script):
                self._current = script

    def finish(self) -> None:
        """Leave out the rest of everything; whoever added it puts things where they end."""
        scripts = [*self._beside, *self._waiting]
        if self._current is not None:
            scripts.append(self._current)
        self._beside, self._current = [], None
        self._waiting.clear()
        for script in scripts:
            script.close()


def _has_begun(script: Script) -> bool:
    """Run a script up to its first wait; False if it ended before."""
    try:
        next(script)
    except StopIteration:
        return False
    return True


def _goes_on(script: Script, ticks: float) -> bool:
    """Let time pass for a script; False if it has ended."""
    try:
        script.send(ticks)
    except StopIteration:
        return False
    return True

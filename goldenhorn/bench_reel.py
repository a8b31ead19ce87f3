"""A stretch of ticks of one scene, for `python main.py bench frames`; measures nothing itself."""

from collections.abc import Callable
from dataclasses import dataclass

from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage


@dataclass(frozen=True)
class Reel:
    """What is shown, for how long, and what it may cost."""

    name: str
    make: Callable[[Stage], Scene]
    warm: int = 120
    """So many ticks pass first, until everything is loaded."""
    ticks: int | None = 300
    """None shows the scene until it leads on to another."""
    is_calm: bool = False
    """With reduced motion, so that nothing lives by itself."""
    act: Callable[[Scene, int], bool] | None = None
    """Does something before a tick and tells whether that tick counts; else all do."""
    runs: int = 5
    """Every tick is measured so often, and its median counts."""
    budget: tuple[float | None, float | None] = (None, None)
    """For the median and the p95 over ticks, in B."""
    worst: float | None = None
    """For the worst tick, in B."""

"""What frames cost, as ratios (`python main.py bench frames`).

B is one opaque blit of 1280x720, made between the ticks of the same run, so that figures of
different machines and moments compare. Machines have slow and fast minutes, so
every run of a reel is told in the B of its own, and all reels are shown once before any is shown
again. A tick's cost is the median of its runs, and what the first run has drawn is
there for the others; what games cost that find nothing drawn is told in rows of its own. Frames
are measured in processor time, since other programs may keep the processor for a while. Runs with
SDL's dummy drivers and draws like the app, without its clock.
"""

import gc
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate, groupby
from statistics import median
from time import thread_time

import pygame

from goldenhorn import language
from goldenhorn.app import App
from goldenhorn.bench_asides import ASIDE_REELS
from goldenhorn.bench_board import AMBIENT, BOARD_REELS
from goldenhorn.bench_pages import PAGE_REELS
from goldenhorn.bench_reel import Reel
from goldenhorn.bench_shows import SHOW_REELS
from goldenhorn.memory import collect_when_asked
from goldenhorn.report import BenchRow
from goldenhorn.scenes.passage import IRIS_TICKS
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.settings import Settings
from goldenhorn.view.sizes import FULL_SIZE
from goldenhorn.window import prepare_environment
from goldenhorn.wishes import Overrides

CLOCK_READINGS = 40
REDRAWS = 9
TICKS_PER_BLIT = 3
"""After so many ticks B is measured once more."""

FULL_REDRAW = 4.0
"""The budget in B."""
AMBIENT_FRAMES = 60
"""What lives by itself is judged by its mean over so many frames."""


REELS = (*BOARD_REELS, *SHOW_REELS, *PAGE_REELS, *ASIDE_REELS)


def bench_frames(reels: tuple[Reel, ...] = ()) -> list[BenchRow]:
    """Measure reels, by default all there are."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # whoever ends the command means the command
    prepare_environment()
    language.use("en")
    collect_when_asked()  # as the app does
    wanted = sorted(reels or REELS, key=lambda reel: not reel.is_calm)
    measured = {reel.name: Measured(reel) for reel in wanted}
    blits: list[float] = []
    for is_calm, group in groupby(wanted, lambda reel: reel.is_calm):
        shown = list(group)
        with _stage(is_calm) as stage:
            yardstick = Yardstick(FULL_SIZE)
            for number in range(max(reel.runs for reel in shown)):
                for reel in shown:
                    if number < reel.runs:
                        measured[reel.name].take(stage, yardstick)
            blits += yardstick.all_times
    pygame.quit()
    name = "B, a full-screen blit between ticks, in milliseconds"
    rows = [row for each in measured.values() for row in each.rows()]
    return [BenchRow(name, median(blits) * 1000), *rows]


@contextmanager
def _stage(is_calm: bool) -> Iterator[Stage]:
    overrides = Overrides(is_fullscreen=False, size=FULL_SIZE)
    stage = Stage(Settings(reduced_motion=is_calm), None, overrides)
    while stage.is_loading:
        stage.load_some()
    yield stage
    stage.sound.close()


class Yardstick:
    """How long an opaque blit of the full size takes at the moments between ticks."""

    def __init__(self, size: tuple[int, int]) -> None:
        # Written on, since memory that nobody wrote to yet is read faster.
        self._from, self._onto = (pygame.Surface(size).convert() for _ in range(2))
        self._from.fill(1)
        self._onto.fill(2)
        self.all_times: list[float] = []
        self._begin = 0

    def begin(self) -> None:
        """Measure anew from now on."""
        self._begin = len(self.all_times)

    def blit(self) -> None:
        """Measure once more."""
        begin = thread_time()
        self._onto.blit(self._from, (0, 0))
        self.all_times.append(thread_time() - begin)

    @property
    def seconds(self) -> float:
        """B, since it was begun."""
        return median(self.all_times[self._begin :])


class Measured:
    """What a reel took, in B."""

    def __init__(self, reel: Reel) -> None:
        self._reel = reel
        self._runs: list[list[float]] = []
        self._redraws: list[float] = []

    def take(self, stage: Stage, yardstick: Yardstick) -> None:
        """Show the reel once."""
        reel = self._reel
        clock = _clock_seconds()
        scene = reel.make(stage)
        app = App(stage, scene)
        for _tick in range(IRIS_TICKS):
            scene.preload_some()  # as on the way to it
        for _tick in range(reel.warm):
            app.tick()
            app.frame()
        gc.collect()
        yardstick.begin()
        shown = list(_shown(app, scene, reel, yardstick))
        self._runs.append([(seconds - clock) / yardstick.seconds for seconds in shown])
        yardstick.begin()
        drawn = list(_redraws(scene, stage, yardstick))
        self._redraws += [seconds / yardstick.seconds for seconds in drawn]

    def rows(self) -> list[BenchRow]:
        """Tell it in rows: of every tick the median of its runs counts."""
        ticks = [median(costs) for costs in zip(*self._runs, strict=True)]
        reel, budget = self._reel, self._reel.budget
        unit = "tick in B"
        if budget == AMBIENT:
            ticks = _means(ticks, AMBIENT_FRAMES)
            unit = f"mean of {AMBIENT_FRAMES} ticks in B"
        rows = _figures(f"{reel.name}, {unit}", ticks, (*budget, reel.worst))
        if reel.worst is not None:
            rows += _figures(f"{reel.name}, for the first time, {unit}", self._runs[0])
        name = f"{reel.name}, full redraw in B"
        return [*rows, BenchRow(name, median(self._redraws), FULL_REDRAW)]


def _figures(
    name: str, ticks: list[float], budgets: Sequence[float | None] = (None, None, None)
) -> list[BenchRow]:
    """Tell median, p95 and worst of what ticks took, beside their budgets."""
    ordered = sorted(ticks)
    figures = median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]
    return [
        BenchRow(f"{name}, {what}", figure, budget)
        for what, figure, budget in zip(("median", "p95", "worst"), figures, budgets, strict=True)
    ]


def _means(values: list[float], count: int) -> list[float]:
    """Return the mean of every stretch of so many values."""
    sums = [0.0, *accumulate(values)]
    count = min(count, len(values))
    return [(end - begin) / count for begin, end in zip(sums, sums[count:], strict=False)]


def _shown(app: App, scene: Scene, reel: Reel, yardstick: Yardstick) -> Iterator[float]:
    """Show a reel, and tell the seconds that each tick took."""
    tick = 0
    while app.scene is scene and tick != reel.ticks:
        counts = reel.act is None or reel.act(scene, tick)
        seconds = _tick_seconds(app)
        if counts and app.scene is scene:  # else it was the tick that tidies up
            yield seconds
        tick += 1
        if tick % TICKS_PER_BLIT == 0:
            yardstick.blit()


def _tick_seconds(app: App) -> float:
    begin = thread_time()
    app.tick()
    app.frame()
    return thread_time() - begin


def _redraws(scene: Scene, stage: Stage, yardstick: Yardstick) -> Iterator[float]:
    """Draw everything a few times: the first one may find sprites that were never seen."""
    for _ in range(REDRAWS):
        begin = thread_time()
        scene.draw(stage.window.canvas)
        yield thread_time() - begin
        yardstick.blit()


def _clock_seconds() -> float:
    """Measure what looking at the clock takes: as long as a tick in which nothing happens."""
    times = []
    for _ in range(CLOCK_READINGS):
        begin = thread_time()
        times.append(thread_time() - begin)
    return median(times)

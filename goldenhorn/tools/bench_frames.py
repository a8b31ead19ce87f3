"""What frames and the opening of screens cost in every scenario (`python main.py bench frames`).

Counted are draws, those that are left when neighbours have merged, pixels drawn for each pixel of
the screen, and bytes of new textures. What takes time is told in B, one opaque blit of 1280x720,
made between the ticks of the same scenario, so that figures of different machines and moments
compare. Python is all that is heard, updated and handed to the renderer; software is what SDL's
renderer without a GPU paints after that. A scenario begins with nothing drawn, so that first
visits are measured, and is shown a few times; of every frame the least counts, since whatever else
a machine does can only add to it. An opening is the making of a screen, its preload aside, and its
first frame of its own; the frames of the transition before that are frames like others. Budgets
hold for what is written as a tree; screens that are still painted are only measured.
"""

import gc
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import thread_time
from typing import TypeVar

import pygame

from goldenhorn.common.report import BenchRow
from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.canvas import Canvas, Counts
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.input.input_events import InputEvent
from goldenhorn.scenes.attract.attract import Attract
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.replay.replay_view import ReplayLooks
from goldenhorn.system.memory import collect_when_asked
from goldenhorn.tools.scenarios.bot_games import GAMES
from goldenhorn.tools.scenarios.catalogue import SCENARIOS
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import AnyScene, PictureOptions, ScreenshotDriver
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.painted_page import PaintedScene
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition

Done = TypeVar("Done")

RUNS = 2
TICKS_PER_BLIT = 3
"""After so many ticks B is measured once more."""
PIXELS = FULL_SIZE[0] * FULL_SIZE[1]
DRAWS, RUNS_OF_DRAWS, OVERDRAW = 700, 250, 12.0
"""The budgets of any frame."""
OVERDRAW_AT_REST = 6.0
"""The budget of the frame in the middle."""
UPLOADED = 256.0
"""Of any frame but a screen's first, in kB."""
PYTHON, PYTHON_P95 = 7.0, 14.0
"""The budgets in B of what Python does in a frame, in the middle and of 19 in 20."""
PAGE_P95 = 50.0
"""Of a page, which is built anew as a whole when something on it changes."""
PAGE, BOARD = 150.0, 700.0
"""The budgets in B of opening a screen."""
SOFTWARE = 60.0
"""The budget in B of painting a frame with a board without a GPU, in the middle."""
WITH_A_BOARD = (Attract, Board, Placement, ReplayLooks)
"""Screens that show the sea and what lies on it."""


class TimedCanvas(Canvas):
    """A canvas that looks at the clock while SDL paints."""

    def __init__(self, window: pygame.Window) -> None:
        super().__init__(window)
        self.painting = 0.0
        """Seconds of painting since somebody set it back."""

    def _present(self) -> None:
        begin = thread_time()
        super()._present()
        self.painting += thread_time() - begin


@dataclass(frozen=True, slots=True)
class Frame:
    """What one tick cost, with the frame that was drawn in it if one was."""

    python: float
    software: float
    counts: Counts | None
    opened: str = ""
    """Which screen was opened, if any."""
    is_board: bool = False
    is_painted: bool = False
    """Whether it shows a screen of the old way, which no budget holds."""


class Stopwatch(ScreenshotDriver):
    """Looks at the clock while scenarios are shown, instead of taking pictures."""

    canvas_type = TimedCanvas

    def __init__(self) -> None:
        super().__init__(PictureOptions(Path(os.devnull)))
        while self.context.is_loading:
            self.context.load_some()
        self._onto, self._from = (pygame.Surface(FULL_SIZE) for _ in range(2))
        self._onto.fill(1)  # since memory that nobody wrote to yet is read faster
        self._from.fill(2)
        self._is_opening = False
        """Whether a screen is being opened by `show`."""
        self._new: tuple[Scene, float] | None = None
        """A screen that still has its first frame of its own before it, and what it cost so far."""
        self._heard = 0.0
        self._revision = self.context.revision
        self.frames: list[Frame] = []
        self.blits: list[float] = []

    def begin_anew(self) -> None:
        """Forget all that was drawn, too."""
        super().begin_anew()
        self.context.make_room()
        self.context.window.canvas.forget()
        gc.collect()

    def show(self, make: Callable[[], AnyScene]) -> AnyScene:
        """Open a screen, which is preloaded as on the way to it."""
        self._is_opening = True
        scene, seconds = self._timed(make)
        if isinstance(scene, Overlay):  # people come to it from what lies behind it
            super().show(lambda: scene.parent)
        seconds += self._timed(scene.bring_up_to_date)[1]
        self._preload(scene)
        _, spent = self._timed(lambda: super(Stopwatch, self).show(lambda: scene))
        self._note(seconds + spent, scene)
        self._is_opening, self._new = False, None
        return scene

    def hear(self, heard: InputEvent) -> None:
        """Count what is done at once with the tick that follows."""
        self._heard += self._timed(lambda: super(Stopwatch, self).hear(heard))[1]

    def wait(self, ticks: int) -> None:
        """Measure tick by tick; a screen's first frame of its own is part of its opening."""
        if self._is_opening:
            super().wait(ticks)
            return
        for _tick in range(ticks):
            before = self.scene
            _, seconds = self._timed(lambda: super(Stopwatch, self).wait(1))
            seconds += self._heard
            self._heard = 0.0
            after = self.scene
            if after is not before and not isinstance(before, Transition):
                to = after.to if isinstance(after, Transition) else after
                self._preload(to)  # so that the ticks of the way to it stand for themselves
                if to is after:
                    self._note(seconds, to)
                else:
                    self._new = to, seconds
            elif self._new is not None and not isinstance(before, Transition):
                scene, so_far = self._new
                self._new = None
                self._note(so_far + seconds, scene)
            else:
                # Another look makes everything anew, as a screen's first frame does.
                has_new_look = self.context.revision != self._revision
                self._note(seconds, after if has_new_look else None)
            self._revision = self.context.revision
            if len(self.frames) % TICKS_PER_BLIT == 0:
                self._blit()

    def look(self, name: str) -> None:
        """Take no picture."""

    def _preload(self, scene: Scene) -> None:
        canvas = self.context.window.canvas
        counts, canvas.counts = canvas.counts, Counts()  # no frame has cost what comes before it
        for each in scene.preload:
            if not isinstance(each, Drawable):
                each()
            elif canvas.lacks(each):
                canvas.take(each, each.surface_at(canvas.fineness))
        canvas.counts = counts

    def _timed(self, do: Callable[[], Done]) -> tuple[Done, float]:
        begin = thread_time()
        done = do()
        return done, thread_time() - begin

    def _note(self, seconds: float, opened: Scene | None = None) -> None:
        canvas = self.context.window.canvas
        assert isinstance(canvas, TimedCanvas)
        painting, canvas.painting = canvas.painting, 0.0
        counts = canvas.counts if painting else None
        name = "" if opened is None else type(opened).__name__
        is_board = isinstance(opened, WITH_A_BOARD)
        scene = self.scene
        shown = scene.to if isinstance(scene, Transition) else scene
        is_painted = isinstance(shown, PaintedScene)
        self.frames.append(Frame(seconds - painting, painting, counts, name, is_board, is_painted))

    def _blit(self) -> None:
        begin = thread_time()
        self._onto.blit(self._from, (0, 0))
        self.blits.append(thread_time() - begin)


def bench_frames(scenarios: Sequence[Scenario] = (*SCENARIOS, *GAMES)) -> list[BenchRow]:
    """Measure scenarios, by default all there are."""
    collect_when_asked()  # as the app does
    driver = Stopwatch()
    blits: list[float] = []
    rows: list[BenchRow] = []
    for scenario in scenarios:
        runs = []
        for _run in range(RUNS):
            driver.frames, driver.blits = [], []
            scenario.walk(driver)
            driver._blit()
            unit = median(driver.blits)
            runs.append(
                [replace(f, python=f.python / unit, software=f.software / unit)
                 for f in driver.frames]
            )  # fmt: skip
            blits += driver.blits
        rows += _rows(scenario, [_least(same) for same in zip(*runs, strict=True)])
    driver.close()
    name = "B, a full-screen blit between ticks, in milliseconds"
    return [BenchRow(name, median(blits) * 1000), *rows]


def _least(same: Sequence[Frame]) -> Frame:
    python, software = min(f.python for f in same), min(f.software for f in same)
    return replace(same[0], python=python, software=software)


def _rows(scenario: Scenario, frames: Sequence[Frame]) -> list[BenchRow]:
    name = scenario.name.replace("_", " ")
    rows: list[BenchRow] = []
    is_held = not any(frame.is_painted for frame in frames)

    def add(what: str, figure: float, budget: float | None = None) -> None:
        rows.append(BenchRow(f"{name}, {what}", figure, budget if is_held else None))

    has_board = any(frame.is_board for frame in frames)
    drawn = [frame for frame in frames if frame.counts is not None]
    shown = [frame.counts for frame in drawn if frame.counts is not None]
    if shown:
        overdraw = [counts.pixels / PIXELS for counts in shown]
        add("draws, most", max(counts.draws for counts in shown), DRAWS)
        add("runs, most", max(counts.runs for counts in shown), RUNS_OF_DRAWS)
        add("overdraw, median", median(overdraw), OVERDRAW_AT_REST)
        add("overdraw, most", max(overdraw), OVERDRAW)
        software = SOFTWARE if has_board else None
        add("software, median", median(f.software for f in drawn), software)
    going_on = [frame for frame in frames if not frame.opened]
    uploaded = [frame.counts.uploaded / 1024 for frame in going_on if frame.counts is not None]
    if uploaded:
        add("uploaded in kB, most", max(uploaded), UPLOADED)
    ticks = sorted(frame.python for frame in going_on)
    if ticks:  # some only open a page
        add("Python, median", median(ticks), PYTHON)
        add("Python, p95", ticks[int(0.95 * len(ticks))], PYTHON_P95 if has_board else PAGE_P95)
        add("Python, worst", ticks[-1])
    for what, is_board, budget in (("page", False, PAGE), ("board", True, BOARD)):
        opened = [frame for frame in frames if frame.opened and frame.is_board is is_board]
        if opened:
            worst = max(opened, key=lambda frame: frame.python)
            add(f"opening a {what} ({worst.opened})", worst.python, budget)
    return rows

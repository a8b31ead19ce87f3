"""What ticks and the opening of screens cost in every scenario (`python main.py bench frames`).

B, the unit, is one opaque blit of 1280x720, made between the ticks of the same scenario, so that
figures of different machines and moments compare. A scenario begins with nothing drawn, so that
first visits are measured, and is shown a few times; of every tick the least counts, since whatever
else a machine does can only add to it. Costs are processor time of what is heard, updated and
drawn. An opening is the making of a screen, with its preload, and its first tick of its own; the
ticks of the transition before that are ticks like others.
"""

import gc
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import thread_time

import pygame

from goldenhorn.common.report import BenchRow
from goldenhorn.common.screen_sizes import FULL_SIZE
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
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition

RUNS = 2
TICKS_PER_BLIT = 3
"""After so many ticks B is measured once more."""
TICK, GAME, PAGE, BOARD = 40.0, 8.0, 250.0, 2500.0
"""The budgets in B: of any tick, of the median in a game of bots, and of opening a screen."""
WITH_A_BOARD = (Attract, Board, Placement, ReplayLooks)
"""Screens that show the sea and what lies on it."""


@dataclass
class Cost:
    """What something cost, in seconds."""

    seconds: float
    opened: str = ""
    """Which screen was opened, if any."""
    is_board: bool = False


class Stopwatch(ScreenshotDriver):
    """Looks at the clock while scenarios are shown, instead of taking pictures."""

    def __init__(self) -> None:
        super().__init__(PictureOptions(Path(os.devnull)))
        while self.context.is_loading:
            self.context.load_some()
        self._onto, self._from = (pygame.Surface(FULL_SIZE).convert() for _ in range(2))
        self._onto.fill(1)  # since memory that nobody wrote to yet is read faster
        self._from.fill(2)
        self._is_opening = False
        """Whether a screen is being opened by `show`."""
        self._new: Cost | None = None
        """The opening of a screen that still has its first tick of its own before it."""
        self._heard = 0.0
        self.costs: list[Cost] = []
        self.blits: list[float] = []

    def begin_anew(self) -> None:
        """Forget all that was drawn, too."""
        super().begin_anew()
        self.context.make_room()
        gc.collect()

    def show(self, make: Callable[[], AnyScene]) -> AnyScene:
        """Open a screen, which is preloaded as on the way to it."""

        def preloaded() -> AnyScene:
            scene = make()
            self._preload(scene)
            return scene

        self._is_opening = True
        begin = thread_time()
        scene = super().show(preloaded)
        self._note_opening(scene, thread_time() - begin)
        self._is_opening, self._new = False, None
        return scene

    def hear(self, heard: InputEvent) -> None:
        """Count what is done at once with the tick that follows."""
        begin = thread_time()
        super().hear(heard)
        self._heard += thread_time() - begin

    def wait(self, ticks: int) -> None:
        """Measure tick by tick; a screen's first tick of its own is part of its opening."""
        if self._is_opening:
            super().wait(ticks)
            return
        for _tick in range(ticks):
            before = self.scene
            begin = thread_time()
            super().wait(1)
            after = self.scene
            if after is not before and not isinstance(before, Transition):
                to = after.to if isinstance(after, Transition) else after
                self._preload(to)  # so that the ticks of the way to it stand for themselves
                self._new = self._note_opening(to, thread_time() - begin + self._heard)
            elif self._new is not None and not isinstance(before, Transition):
                self._new.seconds += thread_time() - begin + self._heard
                self._new = None
            else:
                self.costs.append(Cost(thread_time() - begin + self._heard))
            self._heard = 0.0
            if len(self.costs) % TICKS_PER_BLIT == 0:
                self._blit()

    def look(self, name: str) -> None:
        """Take no picture."""

    def _preload(self, scene: Scene) -> None:
        for make in scene.preload:
            make()

    def _note_opening(self, scene: Scene, seconds: float) -> Cost:
        cost = Cost(seconds, type(scene).__name__, isinstance(scene, WITH_A_BOARD))
        self.costs.append(cost)
        self._blit()
        return cost

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
            driver.costs, driver.blits = [], []
            scenario.walk(driver)
            unit = median(driver.blits)
            runs.append([Cost(c.seconds / unit, c.opened, c.is_board) for c in driver.costs])
            blits += driver.blits
        rows += _rows(scenario, [min(same, key=_seconds) for same in zip(*runs, strict=True)])
    driver.close()
    name = "B, a full-screen blit between ticks, in milliseconds"
    return [BenchRow(name, median(blits) * 1000), *rows]


def _seconds(cost: Cost) -> float:
    return cost.seconds


def _rows(scenario: Scenario, costs: Sequence[Cost]) -> list[BenchRow]:
    name = scenario.name.replace("_", " ")
    ticks = sorted(cost.seconds for cost in costs if not cost.opened)
    rows = []
    if ticks:  # some only open a page
        rows = [
            BenchRow(f"{name}, tick, median", median(ticks), GAME if scenario in GAMES else None),
            BenchRow(f"{name}, tick, p95", ticks[int(0.95 * len(ticks))]),
            BenchRow(f"{name}, tick, worst", ticks[-1], TICK),
        ]
    for what, is_board, budget in (("page", False, PAGE), ("board", True, BOARD)):
        opened = [cost for cost in costs if cost.opened and cost.is_board is is_board]
        if opened:
            worst = max(opened, key=_seconds)
            rows.append(
                BenchRow(f"{name}, opening a {what} ({worst.opened})", worst.seconds, budget)
            )
    return rows

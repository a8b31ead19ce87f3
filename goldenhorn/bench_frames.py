"""What frames and the start cost, as ratios (`python main.py bench frames`, `bench start`).

B is one full-screen opaque blit of the same run, so that figures of different machines compare.
Runs with SDL's dummy drivers and draws like the app, without its clock.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import pygame

from goldenhorn import language
from goldenhorn.app import App
from goldenhorn.bindings import Button
from goldenhorn.devices import KEYBOARD
from goldenhorn.heard import Press
from goldenhorn.report import BenchRow
from goldenhorn.scenes.lobby import Lobby
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.scenes.title import Title
from goldenhorn.settings import Settings
from goldenhorn.view.theme import COMPACT_SIZE, FULL_SIZE
from goldenhorn.window import prepare_environment
from goldenhorn.wishes import Overrides

RUNS = 5
"""Every tick is measured so often, and its median counts."""
BLITS = 40
STARTS = 7
START_BUDGET = 2.5
MEMORY_BUDGET = 130.0
"""Megabytes, with sound loaded."""

IDLE = (0.02, 0.05)
AMBIENT = (0.3, 0.5)
FULL_REDRAW = 4.0
"""PI.md's budgets in B: median and p95, or the median alone."""


@dataclass(frozen=True)
class Reel:
    """A stretch of ticks of one scene."""

    name: str
    make: Callable[[Stage], Scene]
    ticks: int = 300
    warm: int = 120
    """So many ticks pass first, until everything is loaded."""
    is_calm: bool = False
    """With reduced motion, so that nothing lives by itself."""
    budget: tuple[float | None, float | None] = (None, None)
    """For the median and the p95 over ticks, in B."""


def _title(stage: Stage) -> Scene:
    return Title(stage, None, {"new": lambda: Scene(stage), "options": lambda: Scene(stage)})


def _lobby(stage: Stage) -> Scene:
    lobby = Lobby(
        stage,
        start=lambda _lineup: Scene(stage),
        leave=lambda: Scene(stage),
        lost_pad=lambda lobby, _seats: lobby,
    )
    lobby.hear(Press(KEYBOARD, Button.CONFIRM, None))
    return lobby


REELS = (
    Reel("idle title", _title, is_calm=True, budget=IDLE),
    Reel("title", _title, ticks=600, budget=AMBIENT),
    Reel("idle lobby", _lobby, is_calm=True, budget=IDLE),
    Reel("lobby", _lobby, budget=AMBIENT),
)


def bench_frames(reels: tuple[Reel, ...] = ()) -> list[BenchRow]:
    """Measure reels, by default all there are, at full and at compact size."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    language.use("en")
    rows: list[BenchRow] = []
    for size in (FULL_SIZE, COMPACT_SIZE):
        overrides = Overrides(is_fullscreen=False, size=size)
        for is_calm in (True, False):
            stage = Stage(Settings(reduced_motion=is_calm), None, overrides)
            for reel in reels or REELS:
                if reel.is_calm is is_calm:
                    rows += _measured(stage, reel)
            stage.sound.close()
    pygame.quit()
    return rows


def _measured(stage: Stage, reel: Reel) -> list[BenchRow]:
    runs, redraws, blit_times = [], [], []
    for _ in range(RUNS):
        app = App(stage, reel.make(stage))
        for _tick in range(reel.warm):
            app.tick()
            app.frame()
        blit = _blit_seconds(stage.window.canvas)
        blit_times.append(blit)
        runs.append([_tick_seconds(app) / blit for _tick in range(reel.ticks)])
        redraws.append(_redraw_seconds(app, stage) / blit)
    ticks = sorted(median(costs) for costs in zip(*runs, strict=True))
    size = f"{stage.size[0]}x{stage.size[1]}"
    share = int(0.95 * len(ticks))
    is_full = stage.size == FULL_SIZE
    budgets = reel.budget if is_full else (None, None)  # a small screen's B is smaller too
    return [
        BenchRow(f"{reel.name}, {size}, tick in B, median", median(ticks), budgets[0]),
        BenchRow(f"{reel.name}, {size}, tick in B, p95", ticks[share], budgets[1]),
        BenchRow(f"{reel.name}, {size}, tick in B, worst", ticks[-1]),
        BenchRow(
            f"{reel.name}, {size}, full redraw in B",
            median(redraws),
            FULL_REDRAW if is_full else None,
        ),
        BenchRow(f"{reel.name}, {size}, B in milliseconds", median(blit_times) * 1000),
    ]


def _blit_seconds(canvas: pygame.Surface) -> float:
    ground = pygame.Surface(canvas.get_size()).convert()
    onto = ground.copy()
    times = []
    for _ in range(BLITS):
        begin = perf_counter()
        onto.blit(ground, (0, 0))
        times.append(perf_counter() - begin)
    return median(times)


def _tick_seconds(app: App) -> float:
    begin = perf_counter()
    app.tick()
    app.frame()
    return perf_counter() - begin


def _redraw_seconds(app: App, stage: Stage) -> float:
    assert app.scene is not None
    begin = perf_counter()
    app.scene.draw(stage.window.canvas, afresh=True)
    return perf_counter() - begin


BASELINE = """
from time import perf_counter
begin = perf_counter()
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
print(perf_counter() - begin)
"""
FIRST_FRAME = """
from time import perf_counter
begin = perf_counter()
from goldenhorn.play import PlayOptions, raise_curtain
curtain = raise_curtain(PlayOptions())
print(perf_counter() - begin)
"""
FULL_TITLE = """
from time import perf_counter
begin = perf_counter()
from goldenhorn.play import PlayOptions, raise_curtain
curtain = raise_curtain(PlayOptions())
from goldenhorn.app import App
from goldenhorn.performance import journey_on
stage = curtain.stage()
app = App(stage, journey_on(stage, PlayOptions()).title())
app.tick()
app.frame()
"""
MENU_READY = (
    FULL_TITLE
    + """
print(perf_counter() - begin)
"""
)
MEMORY = (
    FULL_TITLE
    + """
import resource
for _ in range(400):
    app.tick()
    app.frame()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
)


def bench_start() -> list[BenchRow]:
    """Measure the way to the first frame against pygame's own start, and the memory after it."""
    baseline, first, menu = [], [], []
    for _ in range(STARTS):  # in turns, so that a slow moment of the machine hits both alike
        baseline.append(_said_by(BASELINE))
        first.append(_said_by(FIRST_FRAME))
        menu.append(_said_by(MENU_READY))
    return [
        BenchRow("import pygame and open a window, seconds", median(baseline)),
        BenchRow("start to first frame, seconds", median(first)),
        BenchRow("start to first frame, ratio", median(first) / median(baseline), START_BUDGET),
        BenchRow("start to the title's menu, seconds", median(menu)),
        BenchRow("memory with sound loaded, megabytes", _said_by(MEMORY), MEMORY_BUDGET),
    ]


def _said_by(program: str) -> float:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])

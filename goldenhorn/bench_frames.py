"""What frames and the start cost, as ratios (`python main.py bench frames`, `bench start`).

B is one full-screen opaque blit of the same run, so that figures of different machines compare.
Frames are measured in processor time, since other programs may keep the processor for a while.
Runs with SDL's dummy drivers and draws like the app, without its clock.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import thread_time

import pygame

from goldenhorn import language
from goldenhorn.app import App
from goldenhorn.bench_board import AMBIENT, BOARD_REELS, IDLE, LARGE_BOARD_REELS
from goldenhorn.bench_reel import Reel
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

BLITS = 40
REDRAWS = 5
COLD_SURFACES = 16
"""So many full screens are more than any cache holds."""
STARTS = 7
START_BUDGET = 2.5
MEMORY_BUDGET = 130.0
"""Megabytes, with sound loaded."""

FULL_REDRAW = 4.0
"""PI.md's budget in B."""


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
    *BOARD_REELS,
)
REELS_AT = {FULL_SIZE: REELS + LARGE_BOARD_REELS, COMPACT_SIZE: REELS}


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
            while stage.is_loading:
                stage.load_some()
            if is_calm:
                rows += _yardstick(stage)
            for reel in reels or REELS_AT[size]:
                if reel.is_calm is is_calm:
                    rows += _measured(stage, reel)
            stage.sound.close()
    pygame.quit()
    return rows


def _yardstick(stage: Stage) -> list[BenchRow]:
    """Tell how long B is, and how much longer where nothing is in the cache yet."""
    title = f"{stage.size[0]}x{stage.size[1]}"
    blit, cold = _blit_seconds(stage.window.canvas), _cold_blit_seconds(stage.window.canvas)
    return [
        BenchRow(f"B, {title}, milliseconds", blit * 1000),
        BenchRow(f"a blit of a surface long unused, {title}, in B", cold / blit),
    ]


def _measured(stage: Stage, reel: Reel) -> list[BenchRow]:
    runs, redraws, blit_times = [], [], []
    clock = _clock_seconds()
    for _ in range(reel.runs):
        scene = reel.make(stage)
        app = App(stage, scene)
        for _tick in range(reel.warm):
            app.tick()
            app.frame()
        blit = _blit_seconds(stage.window.canvas)
        blit_times.append(blit)
        runs.append([(seconds - clock) / blit for seconds in _shown(app, scene, reel)])
        redraws.append(_redraw_seconds(scene, stage) / blit)
    ticks = sorted(median(costs) for costs in zip(*runs, strict=True))
    title = f"{reel.name}, {stage.size[0]}x{stage.size[1]}"
    is_full = stage.size == FULL_SIZE
    budgets = reel.budget if is_full else (None, None)  # a small screen's B is smaller too
    p95 = ticks[int(0.95 * len(ticks))]
    return [
        BenchRow(f"{title}, tick in B, median", median(ticks), budgets[0]),
        BenchRow(f"{title}, tick in B, p95", p95, budgets[1]),
        BenchRow(f"{title}, tick in B, worst", ticks[-1], reel.worst if is_full else None),
        BenchRow(f"{title}, full redraw in B", median(redraws), FULL_REDRAW if is_full else None),
        BenchRow(f"{title}, B in milliseconds", median(blit_times) * 1000),
    ]


def _shown(app: App, scene: Scene, reel: Reel) -> Iterator[float]:
    """Show a reel, and tell the seconds that each tick took."""
    tick = 0
    while app.scene is scene and tick != reel.ticks:
        counts = reel.act is None or reel.act(scene, tick)
        seconds = _tick_seconds(app)
        if counts:
            yield seconds
        tick += 1


def _blit_seconds(canvas: pygame.Surface) -> float:
    ground = pygame.Surface(canvas.get_size()).convert()
    onto = ground.copy()
    times = []
    for _ in range(BLITS):
        begin = thread_time()
        onto.blit(ground, (0, 0))
        times.append(thread_time() - begin)
    return median(times)


def _cold_blit_seconds(canvas: pygame.Surface) -> float:
    """Measure a blit from surfaces that the processor's cache does not hold any more."""
    grounds = [pygame.Surface(canvas.get_size()).convert() for _ in range(COLD_SURFACES)]
    onto = grounds[0].copy()
    times = []
    for number in range(BLITS):
        begin = thread_time()
        onto.blit(grounds[number % COLD_SURFACES], (0, 0))
        times.append(thread_time() - begin)
    return median(times)


def _clock_seconds() -> float:
    """Measure what looking at the clock takes: as long as a tick in which nothing happens."""
    times = []
    for _ in range(BLITS):
        begin = thread_time()
        times.append(thread_time() - begin)
    return median(times)


def _tick_seconds(app: App) -> float:
    begin = thread_time()
    app.tick()
    app.frame()
    return thread_time() - begin


def _redraw_seconds(scene: Scene, stage: Stage) -> float:
    """Draw everything a few times: the first one may find sprites that were never seen."""
    times = []
    for _ in range(REDRAWS):
        begin = thread_time()
        scene.draw(stage.window.canvas, afresh=True)
        times.append(thread_time() - begin)
    return median(times)


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
from goldenhorn.bench_board import AMBIENT, BOARD_REELS, IDLE, LARGE_BOARD_REELS
from goldenhorn.bench_reel import Reel
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
MEMORY_OF_A_GAME = (
    FULL_TITLE
    + """
import resource
from goldenhorn.bench_board import WORST_TABLE, rehearsed
while stage.is_loading:
    stage.load_some()
board = rehearsed(stage, WORST_TABLE)
app = App(stage, board)
while app.scene is board:
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
        BenchRow("memory after a game, megabytes", _said_by(MEMORY_OF_A_GAME), MEMORY_BUDGET),
    ]


def _said_by(program: str) -> float:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])

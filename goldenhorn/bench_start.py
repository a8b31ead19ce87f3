"""What the start and the memory cost (`python main.py bench start`), each in a process of its own.

Times are ratios to importing pygame and opening a window. Must not know what is on the screens.
"""

import os
import subprocess
import sys
from statistics import median

from goldenhorn.report import BenchRow

STARTS = 7
START_BUDGET = 2.5
MEMORY_BUDGET = 130.0
"""Megabytes, with sound loaded."""

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
journey = journey_on(stage, PlayOptions())
app = App(stage, journey.title())
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
from goldenhorn.lineup import Lineup, Place
from goldenhorn.scenes.scoring import Scoring
places = tuple(Place("medium", "", number) for number in range(4))
for following in (lambda: app.scene, journey.lobby, lambda: journey.begin(lineup)):
    lineup = Lineup(places, expansion=True, seed=7)
    app.scene.next = following()
    for _ in range(400):
        app.tick()
        app.frame()
while not isinstance(app.scene, Scoring):
    app.tick()
    app.frame()
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
        BenchRow("memory after a game, megabytes", _said_by(MEMORY_OF_A_GAME), MEMORY_BUDGET),
    ]


def _said_by(program: str) -> float:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])

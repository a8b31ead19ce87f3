"""What the start and the memory cost (`python main.py bench start`), each in a process of its own.

Times are ratios to importing pygame and opening a window. The game is started as main.py does it,
but from a folder of its own, so that neither games nor settings of whoever measures are touched.
"""

import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from goldenhorn.common.folders import CHECKOUT
from goldenhorn.common.report import BenchRow

STARTS = 9
START_BUDGET = 2.5
MEMORY_BUDGET = 130.0
"""Megabytes, with sound loaded."""

BASELINE = """
from time import process_time
begin = process_time()
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
print(process_time() - begin)
"""
OPENING = """
import sys
from time import process_time
begin = process_time()
from goldenhorn.app import command_line, start
open_startup_window = start.open_startup_window
windows = []
def stop_there(options):
    windows.append(open_startup_window(options))
    raise SystemExit
start.open_startup_window = stop_there
try:
    command_line.run(sys.argv[1:])
except SystemExit:
    [opened] = windows
"""
FIRST_FRAME = (
    OPENING
    + """
print(process_time() - begin)
"""
)
FULL_TITLE = (
    OPENING
    + """
from goldenhorn.app.loop import App
from goldenhorn.system.memory import megabytes, most_megabytes
from goldenhorn.app.run_game import navigation_on
context = opened.context()
navigation = navigation_on(context, opened.options)
app = App(context, navigation.title())
def show(ticks):
    for _ in range(ticks):
        app.tick()
        app.frame()
show(1)
"""
)
MENU_READY = (
    FULL_TITLE
    + """
print(process_time() - begin)
"""
)
MEMORY = (
    FULL_TITLE
    + """
show(400)
print(most_megabytes())
"""
)
MEMORY_OF_A_GAME = (
    FULL_TITLE
    + """
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.scenes.scoring.scoring import Scoring
places = tuple(Place("medium", "", number) for number in range(4))
show(400)
lineup = Lineup(places, expansion=True, seed=7)
for following in (navigation.lobby, lambda: navigation.begin(lineup)):
    app.scene.next = following()
    show(400)
while not isinstance(app.scene, Scoring):
    show(1)
show(400)
print(most_megabytes(), megabytes())
"""
)


def bench_start() -> list[BenchRow]:
    """Measure the way to the first frame against pygame's own start, and the memory after it."""
    baseline, first, menu = [], [], []
    for _ in range(STARTS):  # in turns, so that a slow moment of the machine hits both alike
        baseline += said_by(BASELINE)
        first += said_by(FIRST_FRAME)
        menu += said_by(MENU_READY)
    [with_sound] = said_by(MEMORY)
    most, after = said_by(MEMORY_OF_A_GAME)
    # Whatever else the machine does can only add to a time, so that the least is the truest.
    return [
        BenchRow("import pygame and open a window, processor seconds", min(baseline)),
        BenchRow("start to first frame, processor seconds", min(first)),
        BenchRow("start to first frame, ratio", min(first) / min(baseline), START_BUDGET),
        BenchRow("start to the title's menu, processor seconds", min(menu)),
        BenchRow("memory with sound loaded, megabytes", with_sound, MEMORY_BUDGET),
        BenchRow("most memory until after a game, megabytes", most, MEMORY_BUDGET),
        BenchRow("memory after a game, megabytes", after, MEMORY_BUDGET),
    ]


def said_by(program: str) -> list[float]:
    """Run a program with nothing saved and all settings as at first; return what it prints last."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", program, "--data-dir", folder, "--language", "en"]
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment, cwd=CHECKOUT, check=True
        )
    return [float(word) for word in done.stdout.splitlines()[-1].split()]

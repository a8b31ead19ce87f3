"""Reels of all other screens for `python main.py bench frames`; measures nothing itself.

Everything they show is made beforehand from the recorded games of the board's reels.
"""

import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from goldenhorn.bench_board import (
    AMBIENT,
    BOT_GAME,
    IDLE,
    PIECE,
    PRESS_EVERY,
    THINKING,
    WARM,
    WORST_TABLE,
    played_game,
    rehearsed,
)
from goldenhorn.bench_reel import Reel
from goldenhorn.bindings import Button
from goldenhorn.devices import KEYBOARD
from goldenhorn.fame import Fame
from goldenhorn.heard import Press
from goldenhorn.lessons import LESSONS
from goldenhorn.scenes.attract import Attract
from goldenhorn.scenes.fame import FamePage
from goldenhorn.scenes.lobby import Lobby
from goldenhorn.scenes.pause import Pause
from goldenhorn.scenes.replay import Replay
from goldenhorn.scenes.rules import RuleBook
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.scoring import Scoring
from goldenhorn.scenes.settings import MachinePage, SettingsPage
from goldenhorn.scenes.stage import Stage
from goldenhorn.scenes.title import Title
from goldenhorn.scenes.tutorial import Lessons

FAMOUS_GAMES = 12
"""Enough to fill the hall of fame."""
REVEALED = 900
"""Ticks until the reckoning has told everything."""


def plain_title(stage: Stage) -> Scene:
    """Show the title, which leads nowhere."""
    return Title(stage, None, {"new": lambda: Scene(stage), "options": lambda: Scene(stage)})


def plain_lobby(stage: Stage) -> Lobby:
    """Show the lobby, where somebody has sat down."""
    lobby = Lobby(
        stage,
        start=lambda _lineup: Scene(stage),
        leave=lambda: Scene(stage),
        lost_pad=lambda lobby, _seats: lobby,
    )
    lobby.hear(Press(KEYBOARD, Button.CONFIRM, None))
    return lobby


def _settings(stage: Stage) -> Scene:
    return SettingsPage(stage, plain_title(stage))


def _machine(stage: Stage) -> Scene:
    return MachinePage(stage, _settings(stage))


def _rules(stage: Stage) -> Scene:
    return RuleBook(stage, plain_title(stage), rule="R24")


def _fame(stage: Stage) -> Scene:
    return FamePage(stage, plain_title(stage), hall())


@lru_cache
def hall() -> Fame:
    """Fill a hall of fame with games that were played to their ends."""
    folder = tempfile.TemporaryDirectory()
    fame = Fame(Path(folder.name))
    game = played_game(WORST_TABLE)
    for day in range(FAMOUS_GAMES):
        fame.add(game, f"2026-11-{day + 1:02}")
    _KEPT.append(folder)
    return fame


_KEPT: list[tempfile.TemporaryDirectory[str]] = []
"""Folders that are removed when the process ends."""


def _scoring(stage: Stage) -> Scene:
    return Scoring(
        stage,
        played_game(WORST_TABLE),
        rematch=lambda: Scene(stage),
        title=lambda: Scene(stage),
        watch=lambda scene: scene,
    )


def _playing(stage: Stage) -> Scene:
    return Replay(stage, None, played_game(WORST_TABLE))


def _replay(stage: Stage) -> Scene:
    replay = Replay(stage, None, played_game(WORST_TABLE))
    replay.is_playing = False
    return replay


def _lessons(stage: Stage) -> Lessons:
    return Lessons(
        stage,
        plain_title(stage),
        first_game=lambda: Scene(stage),
        rules=lambda scene, _rule: scene,
        menu=lambda scene, *_lesson: scene,
    )


def _lesson(stage: Stage) -> Scene:
    return _lessons(stage).lesson(LESSONS[0])


def _pause(stage: Stage) -> Scene:
    board = rehearsed(stage, WORST_TABLE)
    return Pause(
        stage,
        board,
        board.game,
        None,
        log=lambda: Scene(stage),
        rules=lambda scene: scene,
        settings=lambda scene: scene,
        abandon=lambda: Scene(stage),
        leave=lambda: Scene(stage),
    )


def _attract(stage: Stage) -> Scene:
    return Attract(stage, 0, title=lambda: Scene(stage), following=lambda: Scene(stage))


def _go_down(scene: Scene, tick: int) -> bool:
    """Move the focus now and then; count the ticks that follow a press."""
    if tick % PRESS_EVERY == 0:
        scene.hear(Press(KEYBOARD, Button.DOWN, None))
    return tick % PRESS_EVERY == 0


def standing_still(name: str, make: Callable[[Stage], Scene], warm: int = WARM) -> Reel:
    """Show a page on which nothing happens."""
    return Reel(f"idle {name}", make, warm, is_calm=True, budget=IDLE)


REVIEWED = (BOT_GAME[0], THINKING)
"""While the reckoning is told, a bot looks for the best and the costliest turn."""

PAGE_REELS = (
    standing_still("title", plain_title),
    Reel("title", plain_title, ticks=600, budget=AMBIENT),
    standing_still("lobby", plain_lobby),
    Reel("lobby", plain_lobby, budget=AMBIENT),
    standing_still("settings", _settings),
    standing_still("settings of the machine", _machine),
    standing_still("rule book", _rules),
    standing_still("hall of fame", _fame),
    standing_still("reckoning", _scoring),
    standing_still("replay", _replay),
    standing_still("list of lessons", _lessons),
    standing_still("lesson", _lesson),
    standing_still("pause", _pause),
    Reel("focus change in the settings", _settings, act=_go_down),
    Reel("rule book, its example moving", _rules, WARM, 600, budget=PIECE),
    Reel("reckoning, told row by row", _scoring, 1, REVEALED, budget=REVIEWED),
    Reel("reckoning, told", _scoring, REVEALED, 300, budget=AMBIENT),
    Reel("replay, ambient only", _replay, WARM, 300, budget=AMBIENT),
    Reel("replay, playing", _playing, WARM, 3600, runs=3, budget=BOT_GAME),
    Reel("lesson, ambient only", _lesson, WARM, 300, budget=AMBIENT),
    Reel("attract mode", _attract, WARM, 900, runs=3, budget=(None, THINKING)),
)

"""Reels of the pages beside the way for `python main.py bench frames`; measures nothing itself.

They are opened in front of another screen, asked for seldom, and stand still until somebody acts.
"""

from pathlib import Path

from goldenhorn.bench_board import (
    WARM,
    WORST_TABLE,
    new_game,
    played_game,
    rehearsed,
)
from goldenhorn.bench_pages import hall, plain_lobby, plain_title, standing_still
from goldenhorn.devices import KEYBOARD, Device
from goldenhorn.scenes.child_lock import ChildLock
from goldenhorn.scenes.crash import Crash, Stranded
from goldenhorn.scenes.fame_games import FinishedGames
from goldenhorn.scenes.house_rules import HouseRules
from goldenhorn.scenes.lost_pad import LostPad, LostSeat
from goldenhorn.scenes.name_entry import NameEntry
from goldenhorn.scenes.placement import Placement
from goldenhorn.scenes.question import Question
from goldenhorn.scenes.remap import Remap
from goldenhorn.scenes.saved_games import SavedGames
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.seats import SeatsPage
from goldenhorn.scenes.seed_entry import SeedEntry
from goldenhorn.scenes.stage import Stage

PAD = Device("gamepad", 101, 1)


def _placement(stage: Stage) -> Scene:
    return Placement(
        stage,
        new_game(WORST_TABLE),
        on_done=lambda: Scene(stage),
        pause=lambda scene: scene,
        lost_pad=lambda scene, _seats: scene,
        kept=lambda: None,
    )


def _house_rules(stage: Stage) -> Scene:
    lobby = plain_lobby(stage)
    return HouseRules(stage, lobby, lobby.gathering, KEYBOARD)


def _name(stage: Stage) -> Scene:
    return NameEntry(stage, plain_lobby(stage), KEYBOARD, "Anna", (), lambda _name: None)


def _seed(stage: Stage) -> Scene:
    return SeedEntry(stage, plain_lobby(stage), KEYBOARD, 7, lambda _seed: None)


def _seats(stage: Stage) -> Scene:
    return SeatsPage(stage, rehearsed(stage, WORST_TABLE), played_game(WORST_TABLE), lambda: None)


def _lost_pad(stage: Stage) -> Scene:
    board = rehearsed(stage, WORST_TABLE)
    return LostPad(
        stage,
        board,
        (LostSeat(0, board.game.names[0], board.game.seats[0].crest, PAD),),
        take_over=lambda _seat, _device: None,
        give_to_bot=lambda _seat: None,
        leave=lambda: Scene(stage),
    )


def _saved(stage: Stage) -> Scene:
    return SavedGames(
        stage,
        plain_title(stage),
        open_slot=lambda _slot: Scene(stage),
        leave=lambda: Scene(stage),
        new_game=lambda: Scene(stage),
        left=played_game(WORST_TABLE),
        open_left=lambda _game: Scene(stage),
    )


def _finished(stage: Stage) -> Scene:
    fame = hall()
    return FinishedGames(
        stage,
        plain_title(stage),
        fame,
        fame.results(),
        replay=lambda _name: Scene(stage),
        leave=lambda: Scene(stage),
    )


def _keys(stage: Stage) -> Scene:
    return Remap(stage, plain_title(stage))


def _question(stage: Stage) -> Scene:
    answers = (("No", lambda: Scene(stage)), ("Yes", lambda: Scene(stage)))
    return Question(stage, plain_title(stage), "Leave?", "The game is kept.", answers, 0)


def _lock(stage: Stage) -> Scene:
    return ChildLock(stage, plain_title(stage), lambda: Scene(stage))


def _aground(stage: Stage) -> Scene:
    note = Path("goldenhorn/crash-1.txt")
    return Crash(stage, Stranded(note=note), sail_on=None, title=lambda: Scene(stage))


ASIDE_REELS = (
    standing_still("placement", _placement, WARM),
    standing_still("house rules", _house_rules),
    standing_still("entry of a name", _name),
    standing_still("entry of a seed", _seed),
    standing_still("seats", _seats),
    standing_still("lost pad", _lost_pad),
    standing_still("saved games", _saved),
    standing_still("finished games", _finished),
    standing_still("keys and buttons", _keys),
    standing_still("question", _question),
    standing_still("child lock", _lock),
    standing_still("run aground", _aground),
)

"""A developers' tool: films the game for README.md, small enough to be kept with it.

`python -m goldenhorn.workshop.film [--into FILE]` writes docs/pictures/film.webp where nothing is
said. Every frame is the game's own picture: the title, a voyage, pirates and the reckoning, of a
game that bots have played. Needs Pillow (requirements-dev.txt), as SDL writes no moving pictures.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from goldenhorn.bench_board import Rehearsed, recorded
from goldenhorn.engine.actions import Action, Raid
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.game import Game, Seat
from goldenhorn.saves import Autosave
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.scoring import Scoring
from goldenhorn.scenes.title import Title
from goldenhorn.studio import Studio, Wish
from goldenhorn.workshop.pictures import FILM, LARGEST_FILM

with suppress(ModuleNotFoundError):  # the tests import every module, also where no Pillow is
    from PIL import Image

SIZE = (720, 405)
TICKS_PER_FRAME = 5
"""Twelve frames a second."""
FRAME_MILLISECONDS = TICKS_PER_FRAME * 1000 // 60
QUALITY = 58
TABLE = Config(4, expansion=True)
SEED = 7
LINE_UP = ("hard", "medium", "easy", "expert")
"""Who sits there, so that everybody has a name of their own."""
TITLE_TICKS, SAILING_TICKS, PIRATES_TICKS, RECKONING_TICKS = 120, 420, 270, 400
SAIL_FROM, RAID_FROM = 0.15, 0.45
"""Voyages and pirates are looked for when such shares of the game have been played."""
PEACEFUL = 12
"""So many actions without a raid show voyages only."""
WARM_TICKS = 40
"""Before a scene is filmed: faces are made, and a board comes to rest."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the options and make the film."""
    parser = argparse.ArgumentParser(description="Film the game for the README.")
    parser.add_argument("--into", type=Path, default=FILM, metavar="FILE")
    options = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        studio = Studio(Wish(Path(folder)))
        frames = list(_frames(studio))
        studio.close()
    write(frames, options.into)
    size = options.into.stat().st_size
    print(f"{options.into}: {len(frames)} frames, {size // 1000} kB")
    if size > LARGEST_FILM:
        parser.exit(1, f"{options.into.name} is too large.\n")


def write(frames: "Sequence[Image.Image]", path: Path) -> None:
    """Write frames as one moving picture that begins again at its end."""
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=FRAME_MILLISECONDS,
        loop=0,
        quality=QUALITY,
        method=4,
    )


def _frames(studio: Studio) -> "Iterator[Image.Image]":
    actions = recorded(TABLE, "medium", SEED)
    raids = [isinstance(action, Raid) for action in actions]
    sail = next(
        first
        for first in range(int(SAIL_FROM * len(actions)), len(actions))
        if not any(raids[first : first + PEACEFUL])
    )
    raid = raids.index(True, int(RAID_FROM * len(actions)))
    shots: tuple[tuple[Callable[[], Scene], int, int], ...] = (
        (lambda: Title(studio.stage, None, _ways(studio)), 1, TITLE_TICKS),
        (lambda: _board(studio, actions, sail), WARM_TICKS, SAILING_TICKS),
        (lambda: _board(studio, actions, raid), WARM_TICKS, PIRATES_TICKS),
        (lambda: _reckoning(studio, actions), 1, RECKONING_TICKS),
    )
    for make, warm, ticks in shots:
        studio.show(make())
        studio.wait(warm)
        for _ in range(ticks // TICKS_PER_FRAME):
            studio.wait(TICKS_PER_FRAME)
            yield _image(studio.stage.window.canvas)


def _image(canvas: pygame.Surface) -> "Image.Image":
    small = pygame.transform.smoothscale(canvas, SIZE)
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(small, "RGB"))


def _ways(studio: Studio) -> dict[str, Callable[[], Scene]]:
    return dict.fromkeys(("new", "how", "fame", "options"), lambda: Scene(studio.stage))


def _game(actions: tuple[Action, ...]) -> Game:
    match = Match(TABLE, SEED)
    for action in actions:
        match.play(action)
    return Game(match, [Seat(fleet, "", who, who) for fleet, who in enumerate(LINE_UP)])


def _board(studio: Studio, actions: tuple[Action, ...], begin: int) -> Scene:
    """Show a game that is played on from an action as bots had decided."""
    game = _game(actions[:begin])
    board = Board(
        studio.stage,
        game,
        Autosave(None),
        over=lambda: None,
        pause=lambda scene: scene,
        lost_pad=lambda scene, _seats: scene,
        replay=lambda scene, _step: scene,
    )
    board.proceedings = Rehearsed(game, actions)
    return board


def _reckoning(studio: Studio, actions: tuple[Action, ...]) -> Scene:
    return Scoring(
        studio.stage,
        _game(actions),
        rematch=lambda: Scene(studio.stage),
        title=lambda: Scene(studio.stage),
        watch=lambda scene: scene,
    )


if __name__ == "__main__":
    main()

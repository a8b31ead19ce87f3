"""A developers' tool: films the game for README.md, small enough to be kept with it.

`python -m goldenhorn.tools.film [--into FILE]` writes docs/pictures/film.webp where nothing is
said. Every frame is the game's own picture: the title, a voyage, pirates and the final scores, of a
game that bots have played. Needs Pillow (requirements-dev.txt), as SDL writes no moving pictures.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from goldenhorn.engine.actions import Action, Raid
from goldenhorn.engine.config import Config
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.game import Game
from goldenhorn.tools.docs_pictures import FILM, LARGEST_FILM
from goldenhorn.tools.scenarios.bot_games import LINE_UP, game_of, playing_back, recorded
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from goldenhorn.ui.scene import Scene

with suppress(ModuleNotFoundError):  # the tests import every module, also where no Pillow is
    from PIL import Image

SIZE = (720, 405)
TICKS_PER_FRAME = 5
"""Twelve frames a second."""
FRAME_MILLISECONDS = TICKS_PER_FRAME * 1000 // 60
QUALITY = 58
TABLE = Config(4, expansion=True)
SEED = 7
TITLE_TICKS, SAILING_TICKS, PIRATES_TICKS, RECKONING_TICKS = 120, 420, 270, 400
SAIL_FROM, RAID_FROM = 0.15, 0.45
"""Voyages and pirates are looked for when such shares of the game have been played."""
PEACEFUL = 12
"""So many actions without a raid show voyages only."""
WARM_TICKS = 40
"""Before a scene is filmed: images are made, and a board comes to rest."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the options and make the film."""
    parser = argparse.ArgumentParser(description="Film the game for the README.")
    parser.add_argument("--into", type=Path, default=FILM, metavar="FILE")
    options = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        driver = ScreenshotDriver(PictureOptions(Path(folder)))
        frames = list(_frames(driver))
        driver.close()
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


def _frames(driver: ScreenshotDriver) -> "Iterator[Image.Image]":
    actions = recorded(TABLE, "medium", SEED)
    raids = [isinstance(action, Raid) for action in actions]
    sail = next(
        first
        for first in range(int(SAIL_FROM * len(actions)), len(actions))
        if not any(raids[first : first + PEACEFUL])
    )
    raid = raids.index(True, int(RAID_FROM * len(actions)))
    shots: tuple[tuple[Callable[[], Scene], int, int], ...] = (
        (lambda: Title(driver.context, None, _ways(driver)), 1, TITLE_TICKS),
        (lambda: _board(driver, actions, sail), WARM_TICKS, SAILING_TICKS),
        (lambda: _board(driver, actions, raid), WARM_TICKS, PIRATES_TICKS),
        (lambda: _reckoning(driver, actions), 1, RECKONING_TICKS),
    )
    for make, warm, ticks in shots:
        driver.show(make)
        driver.wait(warm)
        for _ in range(ticks // TICKS_PER_FRAME):
            driver.wait(TICKS_PER_FRAME)
            yield _image(driver.screenshot())


def _image(canvas: pygame.Surface) -> "Image.Image":
    small = pygame.transform.smoothscale(canvas, SIZE)
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(small, "RGB"))


def _ways(driver: ScreenshotDriver) -> dict[str, Callable[[], Scene]]:
    return dict.fromkeys(("new", "how", "fame", "options"), lambda: Scene(driver.context))


def _game(actions: tuple[Action, ...]) -> Game:
    return game_of(TABLE, SEED, actions, LINE_UP)


def _board(driver: ScreenshotDriver, actions: tuple[Action, ...], begin: int) -> Scene:
    """Show a game that is played on from an action as bots had decided."""
    return playing_back(driver.context, _game(actions[:begin]), actions)


def _reckoning(driver: ScreenshotDriver, actions: tuple[Action, ...]) -> Scene:
    return Scoring(
        driver.context,
        _game(actions),
        rematch=lambda: Scene(driver.context),
        title=lambda: Scene(driver.context),
        watch=lambda scene: scene,
    )


if __name__ == "__main__":
    main()

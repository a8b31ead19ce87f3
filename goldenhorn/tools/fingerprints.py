"""A developers' tool: records and pictures that must be the same on every processor.

`python -m goldenhorn.tools.fingerprints --into DIR` plays a few games and takes a few pictures;
`--compare DIR DIR` holds two such folders against each other, as `.ci/arm64` does. Records and
pictures must be the same to the last bit. Only drawings may not be: SDL_image's reader of SVG
reckons in floats, and processors that multiply and add in one go round a few of their pixels
otherwise. So `--drawings-of DIR` takes pictures with the drawings that another machine has made;
its own are kept beside them and compared for themselves, with a little patience.
"""

import argparse
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pygame

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import record_of, record_to_text
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.settings.settings import SettingsPage
from goldenhorn.tools.scenarios.bot_games import game_of, playing_back, recorded
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver

TABLES = (Config(2), Config(3, expansion=True), Config(4))
SEED, BOARD_SEED = 11, 7
LEVEL = "hard"
BEGUN = 40
"""Actions after which a board is looked at."""
SOME_TICKS = 12
"""Time passes before a picture counts: ships bob, glints come."""
DRAWINGS = "drawings"
"""The folder of all drawings as this machine makes them, by what they are made from."""
MOST_STEPS, MOST_PIXELS = 4, 16
"""By how much a colour of a drawing may differ, and in how many of its pixels."""


def make(folder: Path, lender: Path | None = None) -> Iterator[Path]:
    """Write all records and pictures, the latter with the drawings of another folder if given."""
    (folder / DRAWINGS).mkdir(parents=True, exist_ok=True)
    for config in TABLES:
        match = Match(config, SEED)
        for action in recorded(config, LEVEL, SEED):
            match.play(action)
        path = folder / f"record_{config.players}.json"
        path.write_text(record_to_text(record_of(match)), encoding="utf-8")
        yield path
    with keeping_drawings(folder / DRAWINGS, lender and lender / DRAWINGS):
        yield from _take_pictures(folder)


def _take_pictures(folder: Path) -> Iterator[Path]:
    driver = ScreenshotDriver(PictureOptions(folder))
    for name, make in (
        ("title", driver.navigation.title),
        ("settings", lambda: SettingsPage(driver.context, driver.scene)),
        ("board", lambda: _board(driver)),
    ):
        driver.show(make)
        driver.wait(SOME_TICKS)
        path = folder / f"{name}_{FULL_SIZE[0]}.png"
        pygame.image.save(driver.screenshot(), path)
        yield path
    driver.close()


def _board(driver: ScreenshotDriver) -> Board:
    """Show a game in which everybody waits."""
    actions = recorded(TABLES[1], "medium", BOARD_SEED)[:BEGUN]
    game = game_of(TABLES[1], BOARD_SEED, actions, ("medium",) * TABLES[1].players)
    return playing_back(driver.context, game, actions)


@contextmanager
def keeping_drawings(folder: Path, lender: Path | None = None) -> Iterator[None]:
    """Keep whatever is rasterised meanwhile; hand out what the lender has of it instead."""
    load, load_sized_svg = pygame.image.load, pygame.image.load_sized_svg

    def kept(drawing: pygame.Surface, source: bytes) -> pygame.Surface:
        name = f"{sha256(source).hexdigest()[:24]}.png"
        pygame.image.save(drawing, folder / name)
        return drawing if lender is None else load(lender / name)

    def load_and_keep(file: Any, namehint: str = "") -> pygame.Surface:
        if not namehint.endswith(".svg"):
            return load(file)
        source = file.read()
        return kept(load(io.BytesIO(source), namehint), source)

    def load_sized_and_keep(file: Any, size: Any) -> pygame.Surface:
        source = file.read_bytes() if isinstance(file, Path) else file.read()
        drawing = load_sized_svg(io.BytesIO(source), size)
        return kept(drawing, source + repr(size).encode())

    pygame.image.load, pygame.image.load_sized_svg = load_and_keep, load_sized_and_keep
    try:
        yield
    finally:
        pygame.image.load, pygame.image.load_sized_svg = load, load_sized_svg


def compare(here: Path, there: Path) -> Iterator[tuple[str, bool]]:
    """Say of everything in the first folder how it is in the other, and whether that is well."""
    for path in sorted(each for each in here.iterdir() if each.is_file()):
        other = there / path.name
        if not other.exists():
            yield f"{path.name} is missing", False
        elif path.suffix == ".png":
            count, most = difference(pygame.image.load(path), pygame.image.load(other))
            told = f"{count} pixels differ by at most {most}" if count else "the same"
            yield f"{path.name}: {told}", not count
        else:
            is_same = path.read_bytes() == other.read_bytes()
            yield f"{path.name}: {'the same' if is_same else 'NOT the same'}", is_same
    yield _drawings_compared(here / DRAWINGS, there / DRAWINGS)


def _drawings_compared(here: Path, there: Path) -> tuple[str, bool]:
    """Compare the drawings that both have as they look on a screen, where alpha weakens colours."""
    names, others = ({path.name for path in folder.glob("*.png")} for folder in (here, there))
    if names != others:
        return f"{DRAWINGS}: {len(names ^ others)} of {len(names)} are missing", False
    found = [
        difference(*(pygame.image.load(folder / name).premul_alpha() for folder in (here, there)))
        for name in sorted(names)
    ]
    differing = [(count, steps) for count, steps in found if count]
    if not differing:
        return f"{DRAWINGS}: all {len(found)} the same", True
    most_pixels, most_steps = (max(each) for each in zip(*differing, strict=True))
    told = (
        f"{DRAWINGS}: {len(differing)} of {len(found)} differ, "
        f"in at most {most_pixels} pixels by at most {most_steps}"
    )
    return told, most_pixels <= MOST_PIXELS and most_steps <= MOST_STEPS


def difference(first: pygame.Surface, second: pygame.Surface) -> tuple[int, int]:
    """Count the pixels in which two pictures differ, and tell by how many steps at most."""
    if first.get_size() != second.get_size():
        return first.get_width() * first.get_height(), 255
    count = most = 0
    row = 4 * first.get_width()
    one, two = (pygame.image.tobytes(each, "RGBA") for each in (first, second))
    for begin in range(0, len(one), row):
        if one[begin : begin + row] == two[begin : begin + row]:
            continue
        for at in range(begin, begin + row, 4):
            steps = max(abs(a - b) for a, b in zip(one[at : at + 4], two[at : at + 4], strict=True))
            count += steps > 0
            most = max(most, steps)
    return count, most


def main(words: Sequence[str] | None = None) -> int:
    """Read the options; return the exit status."""
    parser = argparse.ArgumentParser(description="Make or compare records and pictures.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--into", type=Path, metavar="DIR")
    what.add_argument("--compare", type=Path, nargs=2, metavar="DIR")
    parser.add_argument("--drawings-of", type=Path, metavar="DIR")
    options = parser.parse_args(words)
    if options.into is not None:
        for path in make(options.into, options.drawings_of):
            print(path, flush=True)
        return 0
    findings = list(compare(*options.compare))
    for told, _is_well in findings:
        print(told)
    return 0 if all(is_well for _told, is_well in findings) else 1


if __name__ == "__main__":
    raise SystemExit(main())

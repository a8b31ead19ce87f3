"""A developers' tool: takes the pictures of README.md and docs/, small enough to be kept there.

`python -m goldenhorn.tools.docs_pictures [--into DIR]` writes docs/pictures where nothing is said.
They are some of those that `python main.py screenshots` takes, made smaller.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from goldenhorn.common.folders import CHECKOUT
from goldenhorn.tools.screenshot_driver import PictureOptions
from goldenhorn.tools.screenshots import take_all

PICTURES = CHECKOUT / "docs" / "pictures"
FILM = PICTURES / "film.webp"
"""Made by film.py, which needs more than this."""
LARGEST_FILM = 3_000_000
SIZE = (832, 468)
LARGEST = 150_000
"""Bytes: a page with all of them must still open quickly."""

CHOSEN = {
    "title_focus": "title",
    "lobby_ready": "lobby",
    "placement": "placing",
    "board_4_expansion": "board",
    "turn_cargo": "loading",
    "turn_landing_for_a_card": "sailing",
    "turn_pirates": "pirates",
    "rules_wind": "rule_book",
    "reckoning": "reckoning",
    "machine": "machine",
    "switch_off": "switch_off",
}
"""Screenshots by their names without numbers, and what they are called here."""


def name_of(screenshot: Path) -> str:
    """Return what a screenshot shows.

    >>> name_of(Path("57_board_4_expansion.png"))
    'board_4_expansion'
    """
    return screenshot.stem.partition("_")[2]


def take(folder: Path) -> Iterator[Path]:
    """Take every picture that was chosen."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as large:
        for screenshot in take_all(PictureOptions(Path(large)), CHOSEN):
            if name_of(screenshot) in CHOSEN:
                path = folder / f"{CHOSEN[name_of(screenshot)]}.jpg"
                picture = pygame.image.load(screenshot)
                pygame.image.save(pygame.transform.smoothscale(picture, SIZE), path)
                yield path


def main(words: Sequence[str] | None = None) -> None:
    """Read the options and take the pictures."""
    parser = argparse.ArgumentParser(description="Take the pictures that README and docs show.")
    parser.add_argument("--into", type=Path, default=PICTURES, metavar="DIR")
    options = parser.parse_args(words)
    for path in take(options.into):
        size = path.stat().st_size
        print(f"{path}: {size // 1000} kB")
        if size > LARGEST:
            parser.exit(1, f"{path.name} is too large.\n")


if __name__ == "__main__":
    main()

"""A developers' tool: records and pictures that must be the same on every processor.

`python -m goldenhorn.workshop.fingerprints --into DIR` plays a few games and takes a few pictures;
`--compare DIR DIR` holds two such folders against each other, as `.ci/arm64` does. Records must be
the same to the last byte. In pictures a few pixels may differ by one step of a colour: processors
that multiply and add in one go round the gradients of drawings otherwise.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from goldenhorn.bench_board import recorded, rehearsed
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import record_of, record_to_text
from goldenhorn.scenes.settings import SettingsPage
from goldenhorn.studio import Studio, Wish
from goldenhorn.view.sizes import COMPACT_SIZE, FULL_SIZE

TABLES = (Config(2), Config(3, expansion=True), Config(4))
SEED = 11
LEVEL = "hard"
BEGUN = 40
"""Actions after which a board is looked at."""
SOME_TICKS = 12
"""Time passes before a picture counts: ships bob, glints come."""
MOST_STEPS, MOST_PIXELS = 1, 0.0005
"""By how much a colour may differ, and in what share of a picture."""


def make(folder: Path) -> Iterator[Path]:
    """Write all records and pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for config in TABLES:
        match = Match(config, SEED)
        for action in recorded(config, LEVEL, SEED):
            match.play(action)
        path = folder / f"record_{config.players}.json"
        path.write_text(record_to_text(record_of(match)), encoding="utf-8")
        yield path
    for size in (FULL_SIZE, COMPACT_SIZE):
        studio = Studio(Wish(folder, size=size))
        title = studio.journey.title()
        for name, scene in (
            ("title", title),
            ("settings", SettingsPage(studio.stage, title)),
            ("board", rehearsed(studio.stage, Config(3, expansion=True), BEGUN, BEGUN)),
        ):
            studio.show(scene)
            studio.wait(SOME_TICKS)
            path = folder / f"{name}_{size[0]}.png"
            pygame.image.save(studio.stage.window.canvas, path)
            yield path
        studio.close()


def compare(here: Path, there: Path) -> Iterator[tuple[str, bool]]:
    """Say of everything in the first folder how it is in the other, and whether that is well."""
    for path in sorted(here.iterdir()):
        other = there / path.name
        if not other.exists():
            yield f"{path.name} is missing", False
        elif path.suffix == ".png":
            count, most = difference(pygame.image.load(path), pygame.image.load(other))
            told = f"{count} pixels differ by at most {most}" if count else "the same"
            width, height = pygame.image.load(path).get_size()
            is_well = most <= MOST_STEPS and count <= MOST_PIXELS * width * height
            yield f"{path.name}: {told}", is_well
        else:
            is_same = path.read_bytes() == other.read_bytes()
            yield f"{path.name}: {'the same' if is_same else 'NOT the same'}", is_same


def difference(first: pygame.Surface, second: pygame.Surface) -> tuple[int, int]:
    """Count the pixels in which two pictures differ, and tell by how many steps at most."""
    if first.get_size() != second.get_size():
        return first.get_width() * first.get_height(), 255
    count = most = 0
    row = 3 * first.get_width()
    one, two = (pygame.image.tobytes(each, "RGB") for each in (first, second))
    for begin in range(0, len(one), row):
        if one[begin : begin + row] == two[begin : begin + row]:
            continue
        for at in range(begin, begin + row, 3):
            steps = max(abs(a - b) for a, b in zip(one[at : at + 3], two[at : at + 3], strict=True))
            count += steps > 0
            most = max(most, steps)
    return count, most


def main(words: Sequence[str] | None = None) -> int:
    """Read the options; return the exit status."""
    parser = argparse.ArgumentParser(description="Make or compare records and pictures.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--into", type=Path, metavar="DIR")
    what.add_argument("--compare", type=Path, nargs=2, metavar="DIR")
    options = parser.parse_args(words)
    if options.into is not None:
        for path in make(options.into):
            print(path, flush=True)
        return 0
    findings = list(compare(*options.compare))
    for told, _is_well in findings:
        print(told)
    return 0 if findings and all(is_well for _told, is_well in findings) else 1


if __name__ == "__main__":
    raise SystemExit(main())

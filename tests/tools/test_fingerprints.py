"""Fingerprints: what differs between two machines is found; drawings may be rounded otherwise."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.outlines import drawn
from goldenhorn.tools.fingerprints import (
    DRAWINGS,
    MOST_PIXELS,
    MOST_STEPS,
    compare,
    difference,
    keeping_drawings,
    main,
)

SIZE = (100, 40)


@pytest.fixture
def two_folders(tmp_path: Path) -> tuple[Path, Path]:
    """What two machines have made."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        (folder / DRAWINGS).mkdir(parents=True)
    return here, there


def picture(*changed: tuple[int, int, int]) -> pygame.Surface:
    """A grey picture in which some pixels, by x and y, are brighter by so many steps."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    surface.fill((90, 90, 90))
    for x, y, steps in changed:
        surface.set_at((x, y), (90, 90 + steps, 90))
    return surface


def test_differences_are_counted() -> None:
    assert difference(picture(), picture()) == (0, 0)
    assert difference(picture((1, 2, 3)), picture((7, 2, 1))) == (2, 3)
    assert difference(picture(), pygame.Surface((3, 3)))[1] == 255


@pytest.mark.parametrize(
    ("changed", "is_well"),
    [((), True), (((5, 5, 1),), False)],
)
def test_pictures_must_be_the_same(
    two_folders: tuple[Path, Path], changed: tuple[tuple[int, int, int], ...], is_well: bool
) -> None:
    here, there = two_folders
    for folder, surface in ((here, picture()), (there, picture(*changed))):
        pygame.image.save(surface, folder / "a.png")
    assert [each for _told, each in compare(here, there)] == [is_well, True]
    assert main(["--compare", str(here), str(there)]) == (0 if is_well else 1)


@pytest.mark.parametrize(
    ("changed", "is_well"),
    [
        (((5, 5, MOST_STEPS),), True),
        (((5, 5, MOST_STEPS + 1),), False),
        ([(x, 5, 1) for x in range(MOST_PIXELS)], True),
        ([(x, 5, 1) for x in range(MOST_PIXELS + 1)], False),
    ],
)
def test_a_little_rounding_is_forgiven_in_drawings_only(
    two_folders: tuple[Path, Path], changed: Sequence[tuple[int, int, int]], is_well: bool
) -> None:
    here, there = two_folders
    for folder, surface in ((here, picture()), (there, picture(*changed))):
        pygame.image.save(surface, folder / DRAWINGS / "a.png")
    assert [each for _told, each in compare(here, there)] == [is_well]
    (there / DRAWINGS / "a.png").unlink()
    assert [each for _told, each in compare(here, there)] == [False]


def test_drawings_are_kept_and_taken_from_another_machine(
    two_folders: tuple[Path, Path],
) -> None:
    here, there = (folder / DRAWINGS for folder in two_folders)
    with keeping_drawings(here):
        mine = square("#FF0000"), SvgImages().get("anchor", 30)
    assert len(list(here.iterdir())) == 2
    for path in here.iterdir():
        lent = pygame.image.load(path)
        lent.fill((0, 0, 255))
        pygame.image.save(lent, path)
    with keeping_drawings(there, here):
        lent_to_me = square("#FF0000"), SvgImages().get("anchor", 30)
    for surface, other in zip(mine, lent_to_me, strict=True):
        assert other.get_at((5, 5)) == (0, 0, 255)
        assert surface.get_size() == other.get_size()
    assert square("#FF0000").get_at((5, 5)) == (255, 0, 0)
    assert {path.name for path in there.iterdir()} == {path.name for path in here.iterdir()}


def square(colour: str) -> pygame.Surface:
    return drawn((10, 10), f'<rect width="10" height="10" fill="{colour}"/>')


def test_records_must_be_the_same_and_there(two_folders: tuple[Path, Path]) -> None:
    here, there = two_folders
    for folder in (here, there):
        (folder / "record_2.json").write_text("{}")
    assert main(["--compare", str(here), str(there)]) == 0
    (there / "record_2.json").write_text("{ }")
    assert main(["--compare", str(here), str(there)]) == 1
    (there / "record_2.json").unlink()
    assert main(["--compare", str(here), str(there)]) == 1

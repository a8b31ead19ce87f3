"""Fingerprints: what differs between two machines is found, and what rounding does is forgiven."""

from pathlib import Path

import pygame
import pytest

from goldenhorn.workshop.fingerprints import compare, difference, main

SIZE = (100, 40)


def picture(*changed: tuple[int, int, int]) -> pygame.Surface:
    """A grey picture in which some pixels, by x and y, are brighter by so many steps."""
    surface = pygame.Surface(SIZE, depth=24)
    surface.fill((90, 90, 90))
    for x, y, steps in changed:
        surface.set_at((x, y), (90, 90 + steps, 90))
    return surface


def test_differences_are_counted() -> None:
    assert difference(picture(), picture()) == (0, 0)
    assert difference(picture((1, 2, 3)), picture((7, 2, 1))) == (2, 3)
    assert difference(picture(), pygame.Surface((3, 3), depth=24))[1] == 255


@pytest.mark.parametrize(
    ("changed", "is_well"),
    [
        ((), True),
        (((5, 5, 1),), True),
        (((5, 5, 2),), False),
        (((1, 1, 1), (9, 9, 1), (3, 3, 1)), False),
    ],
)
def test_one_step_in_a_pixel_is_forgiven(
    tmp_path: Path, changed: tuple[tuple[int, int, int], ...], is_well: bool
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, surface in ((here, picture()), (there, picture(*changed))):
        folder.mkdir()
        pygame.image.save(surface, folder / "a.png")
    assert [each for _told, each in compare(here, there)] == [is_well]
    assert main(["--compare", str(here), str(there)]) == (0 if is_well else 1)


def test_records_must_be_the_same_and_there(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
        (folder / "record_2.json").write_text("{}")
    assert main(["--compare", str(here), str(there)]) == 0
    (there / "record_2.json").write_text("{ }")
    assert main(["--compare", str(here), str(there)]) == 1
    (there / "record_2.json").unlink()
    assert main(["--compare", str(here), str(there)]) == 1

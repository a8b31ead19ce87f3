"""The living sea: the same for the same tick, and painted only when something moved."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest

from goldenhorn.common.chance import chance
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.ambience import Glints, Gulls
from goldenhorn.graphics.surfaces.picture import Picture

SIZE = (640, 360)
SEA = (20, 80, 120)
WATERS = [pygame.Rect(20, 200, 200, 100), pygame.Rect(400, 100, 60, 200)]

Life = Callable[[int], None]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()


@pytest.fixture
def picture() -> Picture:
    ground = pygame.Surface(SIZE)
    ground.fill(SEA)
    return Picture(ground)


def glints(picture: Picture) -> Life:
    return Glints(picture, SvgImages(), WATERS, 4).update


def gulls(picture: Picture) -> Life:
    sky = pygame.Rect(0, 40, 640, 100)
    return Gulls(picture, SvgImages(), sky, 80, shadow_z=6).update


LIVES = pytest.mark.parametrize("life", [glints, gulls])


def painted(picture: Picture) -> bytes:
    canvas = pygame.Surface(SIZE)
    picture.paint(canvas)
    return pygame.image.tobytes(canvas, "RGB")


@LIVES
def test_a_moment_looks_the_same_however_it_was_reached(
    picture: Picture, life: Callable[[Picture], Life]
) -> None:
    update = life(picture)
    for tick in range(1001):
        update(tick)
        if tick in (333, 1000):
            late = Picture(picture.background)
            life(late)(tick)
            assert painted(picture) == painted(late)


@LIVES
def test_it_is_painted_only_when_something_moved(
    picture: Picture, life: Callable[[Picture], Life]
) -> None:
    update = life(picture)
    canvas = pygame.Surface(SIZE)
    still = 0
    for tick in range(700):
        update(tick)
        if picture.has_changed:
            picture.paint(canvas)
        else:
            still += 1
        update(tick)
        assert not picture.has_changed
        if tick % 50 == 0:
            assert pygame.image.tobytes(canvas, "RGB") == painted(picture)
    assert still


@LIVES
def test_it_lives(picture: Picture, life: Callable[[Picture], Life]) -> None:
    update = life(picture)
    moments = set()
    for tick in range(0, 1200, 10):  # a gull comes once in that time
        update(tick)
        moments.add(painted(picture))
    assert len(moments) > 20


def test_glints_stay_in_their_waters(picture: Picture) -> None:
    update = glints(picture)
    sea = picture.background.map_rgb(SEA)
    seen = [area.inflate(18, 18) for area in WATERS]
    for tick in range(0, 600, 7):
        update(tick)
        canvas = pygame.Surface(SIZE)
        picture.paint(canvas)
        for area in seen:
            canvas.fill(SEA, area)
        assert canvas.get_at((0, 0)) == canvas.unmap_rgb(sea)
        assert pygame.mask.from_threshold(canvas, SEA, (1, 1, 1, 255)).count() == 640 * 360


def test_a_gull_comes_every_twenty_to_forty_seconds(picture: Picture) -> None:
    update = Gulls(picture, SvgImages(), pygame.Rect(0, 40, 640, 100), 80).update
    empty = painted(picture)
    arrivals, was_there = [], False
    for tick in range(0, 60 * 60 * 4, 10):
        update(tick)
        is_there = painted(picture) != empty
        if is_there and not was_there:
            arrivals.append(tick)
        was_there = is_there
    gaps = [later - earlier for earlier, later in pairwise(arrivals)]
    assert len(gaps) >= 5
    assert all(1180 <= gap <= 2420 for gap in gaps)
    assert len(set(gaps)) > 1


def test_chance_spreads_over_its_range() -> None:
    drawn = [chance(7, number) for number in range(1000)]
    assert all(0 <= each < 2**31 for each in drawn)
    for share in range(4):
        assert 180 < sum(each >> 29 == share for each in drawn) < 320

"""Pictures: sprites are painted from back to front, and only when one of them has changed."""

import random
from collections.abc import Iterator

import pygame
import pytest

from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Written

SIZE = (160, 120)


def image(colour: str, size: tuple[int, int] = (30, 20), margin: int = 0) -> Image:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(pygame.Color(colour))
    return Image(surface, margin)


@pytest.fixture
def picture() -> Picture:
    ground = pygame.Surface(SIZE)
    ground.fill("navy")
    return Picture(ground)


@pytest.fixture
def recording() -> Iterator[RecordingCanvas]:
    pygame.display.init()
    yield RecordingCanvas(pygame.Window("test", SIZE))
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_picture_changes_only_when_something_in_it_is_another(
    picture: Picture, recording: RecordingCanvas
) -> None:
    sprite = picture.add(image("red"), 10, 10)
    assert picture.has_changed
    picture.show_on(recording)
    assert not picture.has_changed
    sprite.move_to(10.3, 9.8)
    sprite.show(sprite.image)
    sprite.raise_to(sprite.z)
    picture.show_on(recording)
    assert not picture.has_changed
    for change in (
        lambda: sprite.move_to(11, 10),
        lambda: sprite.raise_to(3),
        lambda: sprite.fade_to(0.5),
        lambda: sprite.show(None),
        lambda: picture.put("named", image("gold"), 0, 0),
        lambda: picture.keep_only(()),
        lambda: picture.remove(sprite),
        lambda: picture.lay(picture.background),
    ):
        change()
        assert picture.has_changed
        picture.show_on(recording)
        assert not picture.has_changed


def test_a_hidden_sprite_leaves_the_ground_behind(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    sprite = picture.add(image("red"), 10, 10)
    picture.paint(canvas)
    sprite.show(None)
    picture.paint(canvas)
    assert canvas.get_at((20, 20)) == pygame.Color("navy")


def test_a_margin_lets_a_glow_reach_beyond_the_thing(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    glowing = image("red", (40, 30), margin=5)
    picture.add(glowing, 50, 50)
    picture.paint(canvas)
    assert glowing.size == (30, 20)
    assert canvas.get_at((46, 46)) == pygame.Color("red")
    assert canvas.get_at((44, 44)) == pygame.Color("navy")


def test_texts_are_told_where_they_stand_in_the_whole_picture(picture: Picture) -> None:
    surface = pygame.Surface((50, 20))
    text = Written("Venice", pygame.Rect(2, 3, 20, 10), pygame.Rect(0, 0, 50, 20))
    sprite = picture.add(Image(surface, 0, (text,)), 40, 60)
    assert picture.texts() == [text.moved(40, 60)]
    sprite.show(None)
    assert picture.texts() == []


def test_a_copy_has_nothing_of_what_stands_in_front(picture: Picture) -> None:
    picture.add(image("red"), 10, 10, 1)
    public = pygame.Surface(SIZE)
    picture.paint(public)
    picture.add(image("white"), 20, 15, 6)
    for below, is_public in ((6, True), (6.1, False)):
        copy = pygame.Surface(SIZE)
        picture.paint(copy, below)
        assert (pixels(copy) == pixels(public)) is is_public


def test_whoever_is_raised_is_painted_in_its_new_order(picture: Picture) -> None:
    chance = random.Random(3)
    colours = ("red", "gold", "green", "blue", "white", "pink", "orange", "black")
    sprites = [picture.add(image(each), 5 * z, 3 * z, z) for z, each in enumerate(colours)]
    canvas, other = pygame.Surface(SIZE), pygame.Surface(SIZE)
    picture.paint(canvas)
    for _step in range(200):
        chance.choice(sprites).raise_to(chance.randrange(10) + chance.random())
        chance.choice(sprites).move_to(chance.randrange(60), chance.randrange(40))
        picture.paint(canvas)
        other.blit(picture.background, (0, 0))
        for sprite in sorted(sprites, key=lambda each: each.depth):
            assert sprite.image is not None
            other.blit(sprite.image.surface, (sprite.x, sprite.y))
        assert pixels(canvas) == pixels(other)

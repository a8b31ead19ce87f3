"""Pictures: painting only what changed gives the same pixels as painting everything."""

import random

import pygame
import pytest

from goldenhorn.view.picture import CALM, Picture
from goldenhorn.view.sprite import Piece
from goldenhorn.view.text import Written

SIZE = (160, 120)


def piece(colour: str, size: tuple[int, int] = (30, 20), margin: int = 0) -> Piece:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(pygame.Color(colour))
    return Piece(surface, margin)


@pytest.fixture
def picture() -> Picture:
    ground = pygame.Surface(SIZE)
    ground.fill("navy")
    return Picture(ground)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def painted_afresh(picture: Picture) -> bytes:
    canvas = pygame.Surface(SIZE)
    picture.paint(canvas, afresh=True)
    return pixels(canvas)


def test_random_changes_painted_step_by_step_equal_a_fresh_painting(picture: Picture) -> None:
    chance = random.Random(5)
    canvas = pygame.Surface(SIZE)
    faces = [piece(c, m) for c in ("red", "#00ff0080", "gold") for m in ((30, 20), (9, 50))]
    sprites = [picture.add(chance.choice(faces), 0, 0, z) for z in range(6)]
    picture.paint(canvas)
    for _step in range(400):
        sprite = chance.choice(sprites)
        match chance.randrange(7):
            case 0:
                sprite.show(chance.choice([*faces, None]))
            case 1:
                sprite.raise_to(chance.randrange(9))
            case 2:
                sprites.remove(sprite)
                picture.remove(sprite)
                sprites.append(picture.add(chance.choice(faces), 5, 5, chance.randrange(9)))
            case 3:
                picture.put("named", chance.choice(faces), chance.randrange(150), 8, 4)
            case 4:
                picture.keep_only(chance.choice([[], ["named"]]))
            case _:
                sprite.move_to(chance.randrange(-40, 180), chance.randrange(-40, 140))
        picture.paint(canvas)
        # A picture remembers one canvas, so the other one must not disturb its memory.
        before = pixels(canvas)
        assert painted_afresh(picture) == before


def test_nothing_is_painted_when_nothing_changed(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    sprite = picture.add(piece("red"), 10, 10)
    assert picture.paint(canvas)
    assert not picture.paint(canvas)
    sprite.move_to(10.3, 9.8)
    sprite.show(sprite.piece)
    assert not picture.paint(canvas)
    sprite.move_to(11, 10)
    assert picture.paint(canvas)
    assert not picture.paint(canvas)


def test_a_hidden_sprite_leaves_the_ground_behind(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    sprite = picture.add(piece("red"), 10, 10)
    picture.paint(canvas)
    sprite.show(None)
    picture.paint(canvas)
    assert canvas.get_at((20, 20)) == pygame.Color("navy")


def test_a_margin_lets_a_glow_reach_beyond_the_thing(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    glowing = piece("red", (40, 30), margin=5)
    picture.add(glowing, 50, 50)
    picture.paint(canvas)
    assert glowing.size == (30, 20)
    assert canvas.get_at((46, 46)) == pygame.Color("red")
    assert canvas.get_at((44, 44)) == pygame.Color("navy")


def test_texts_are_told_where_they_stand_in_the_whole_picture(picture: Picture) -> None:
    surface = pygame.Surface((50, 20))
    text = Written("Venice", pygame.Rect(2, 3, 20, 10), pygame.Rect(0, 0, 50, 20))
    sprite = picture.add(Piece(surface, 0, (text,)), 40, 60)
    assert picture.texts() == [text.moved(40, 60)]
    sprite.show(None)
    assert picture.texts() == []


def test_a_picture_that_stood_still_for_long_looks_as_if_painted_one_by_one(
    picture: Picture,
) -> None:
    picture = Picture(picture.ground, makes_base=True)
    chance = random.Random(6)
    canvas = pygame.Surface(SIZE)
    faces = [piece(c, m) for c in ("red", "#00ff0080", "#ffaa0040") for m in ((30, 20), (9, 50))]
    sprites = [
        picture.add(chance.choice(faces), chance.randrange(150), chance.randrange(100), z)
        for z in range(40)
    ]
    for _step in range(60):
        for _paint in range(chance.choice([1, 5, CALM, CALM + 5, 2 * CALM])):
            picture.paint(canvas)
        sprite = chance.choice(sprites[chance.choice([0, 36]) :])
        match chance.randrange(5):
            case 0:
                sprite.show(chance.choice([*faces, None]))
            case 1:
                sprite.raise_to(chance.randrange(40))
            case 2:
                sprites.remove(sprite)
                picture.remove(sprite)
                sprites.append(picture.add(chance.choice(faces), 5, 5, chance.randrange(40)))
            case _:
                sprite.move_to(chance.randrange(-40, 180), chance.randrange(-40, 140))
        picture.paint(canvas)
        one_by_one = picture.ground.copy()
        for each in sorted(sprites, key=lambda sprite: sprite.depth):
            if each.piece is not None:
                one_by_one.blit(each.piece.surface, each.rect)
        assert pixels(canvas) == pixels(one_by_one)
        assert painted_afresh(picture) == pixels(one_by_one)


def test_what_changed_though_it_rested_is_left_out_the_next_time(picture: Picture) -> None:
    picture = Picture(picture.ground, makes_base=True)
    canvas = pygame.Surface(SIZE)
    picture.add(piece("gold", SIZE), 0, 0, 1)
    cursor = picture.add(piece("red"), 0, 0, 2)
    picture.add(piece("white"), 60, 60, 3)
    rested: list[int] = []
    for step in range(3):
        cursor.move_to(10 * step, 0)
        picture.paint(canvas)
        assert not picture.is_rested
        picture.rest(canvas)
        assert picture.is_rested
        rested.append(picture._base.count)
        assert pixels(canvas) == painted_afresh(picture)
    assert rested == [3, 1, 1]


def test_an_old_look_is_what_was_seen_before(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    back = picture.add(piece("red"), 10, 10, 1)
    resting = picture.add(piece("gold"), 100, 80, 2)
    picture.paint(canvas)
    before = canvas.copy()
    look = picture.remember(5)
    back.move_to(60, 40)
    back.raise_to(3)
    resting.paint_again()
    old = picture.changed_since(look)
    picture.paint(canvas)
    assert [tuple(area) for _surface, area in old] == [(10, 10, 30, 20), (60, 40, 30, 20)]
    for surface, area in old:
        assert pixels(surface) == pixels(before.subsurface(area))
    assert pixels(canvas) == painted_afresh(picture)


@pytest.mark.parametrize("becomes", ["stays", "moves", "is hidden", "is removed", "is painted"])
def test_an_old_look_has_nothing_of_what_stood_in_front(picture: Picture, becomes: str) -> None:
    canvas = pygame.Surface(SIZE)
    back = picture.add(piece("red"), 10, 10, 1)
    picture.paint(canvas)
    public = canvas.copy()
    secret = picture.add(piece("white"), 20, 15, 6)
    picture.paint(canvas)
    look = picture.remember(5)
    back.show(piece("green"))
    match becomes:
        case "moves":
            secret.move_to(60, 60)
        case "is hidden":
            secret.show(None)
        case "is removed":
            picture.remove(secret)
    ((surface, area),) = picture.changed_since(look)
    picture.paint(canvas, afresh=becomes == "is painted")
    assert pixels(surface) == pixels(public.subsurface(area))
    assert pixels(canvas) == painted_afresh(picture)


def test_old_looks_never_cover_each_other(picture: Picture) -> None:
    canvas = pygame.Surface(SIZE)
    sprites = [picture.add(piece("red", (90, 60)), 0, 0, 1) for _ in range(4)]
    picture.paint(canvas)
    look = picture.remember(5)
    for sprite, corner in zip(sprites, ((50, 40), (2, 55), (70, 3), (10, 10)), strict=True):
        sprite.move_to(*corner)
    areas = [area for _surface, area in picture.changed_since(look)]
    assert all(len(area.collidelistall(areas)) == 1 for area in areas)


def test_whoever_is_raised_is_painted_in_its_new_order(picture: Picture) -> None:
    chance = random.Random(3)
    colours = ("red", "gold", "green", "blue", "white", "pink", "orange", "black")
    sprites = [picture.add(piece(each), 5 * z, 3 * z, z) for z, each in enumerate(colours)]
    canvas, other = pygame.Surface(SIZE), pygame.Surface(SIZE)
    picture.paint(canvas)
    for _step in range(200):
        chance.choice(sprites).raise_to(chance.randrange(10) + chance.random())
        chance.choice(sprites).move_to(chance.randrange(60), chance.randrange(40))
        picture.paint(canvas)
        other.blit(picture.ground, (0, 0))
        for sprite in sorted(sprites, key=lambda each: each.depth):
            assert sprite.piece is not None
            other.blit(sprite.piece.surface, (sprite.x, sprite.y))
        assert pixels(canvas) == pixels(other)

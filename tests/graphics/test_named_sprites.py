"""Named sprites: what is no longer shown is not kept, unless it will come again."""

import weakref

import pygame

from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image


def face() -> Image:
    return Image(pygame.Surface((4, 4)))


def test_a_face_that_was_made_for_once_goes_with_its_sprite() -> None:
    cast = NamedSprites(Picture(pygame.Surface((20, 20))))
    shown: list[weakref.ref[pygame.Surface]] = []
    for number in range(5):
        sprite = cast.put_once("words", ("words", number), face, (0, 0), 1.0)
        assert sprite.image is not None
        shown.append(weakref.ref(sprite.image.surface))
        cast.hide("words")
    assert [each() for each in shown] == [None] * 5


def test_a_face_that_comes_again_is_kept_while_it_is_hidden() -> None:
    cast = NamedSprites(Picture(pygame.Surface((20, 20))))
    first = cast.put("cube", "red", face, (0, 0), 1.0).image
    cast.hide("cube")
    assert cast.put("cube", "red", face, (3, 3), 1.0).image is first
    assert cast.snapshot() == {"cube": ("red", 3, 3, 1.0)}

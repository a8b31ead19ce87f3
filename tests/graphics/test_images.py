"""Drawings and pictures: all readable, each loaded once; nothing breaks where one is missing."""

from pathlib import Path

import pygame
import pytest

from goldenhorn.engine.pieces import COLOURS, DOMINIONS, FLEETS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.images import PLAIN, PngImages, SvgImages


@pytest.fixture(scope="module")
def drawings() -> SvgImages:
    return SvgImages()


def test_every_drawing_can_be_drawn_and_shows_something(drawings: SvgImages) -> None:
    names = drawings.names()
    assert len(names) >= 285
    for name in names:
        surface = drawings.get(name, 64)
        assert abs(surface.get_width() - 64) <= 1, name
        assert pygame.mask.from_surface(surface, 10).count() > 0, name
    assert drawings.problems == []


def test_every_piece_of_the_game_has_its_drawing(drawings: SvgImages) -> None:
    names = set(drawings.names())
    for colour in map(word, COLOURS):
        assert {f"cube_{colour}", f"card_{colour}", f"square_{colour}", f"symbol_{colour}"} <= names
    for fleet in FLEETS:
        assert f"shield_{fleet.crest}" in names
        for sails in fleet.sails:
            assert f"ship_{fleet.crest}_{'-'.join(map(word, sails))}" in names
    assert {f"dominion_{tile.name}" for tile in DOMINIONS} <= names
    assert {"soldier", "farmer", "venice", "constantinople", "modone", "bag"} <= names


def test_a_size_is_rasterised_once_and_mirrors_share_it(drawings: SvgImages) -> None:
    ship = drawings.get("ship_lion_pink", 96)
    assert drawings.get("ship_lion_pink", 96) is ship
    mirrored = drawings.get("ship_lion_pink", 96, flipped=True)
    assert mirrored is drawings.get("ship_lion_pink", 96, flipped=True)
    again = pygame.transform.flip(mirrored, True, False)
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(ship, "RGBA")


def test_what_is_read_ahead_is_handed_out_once_and_as_if_read_then(tmp_path: Path) -> None:
    for pictures in (PngImages(), PngImages(tmp_path)):
        for _twice in range(2):
            pictures.fetch("slip", (40, 20))
        ahead, then = (pictures.scaled_once("slip", (40, 20)) for _ in range(2))
        assert ahead is not then
        assert pygame.image.tobytes(ahead, "RGBA") == pygame.image.tobytes(then, "RGBA")
    assert pictures.problems == ["The picture slip.png is missing."]


def test_missing_and_damaged_drawings_are_noted_once(tmp_path: Path) -> None:
    (tmp_path / "bad.svg").write_text("no drawing")
    (tmp_path / "empty.svg").write_text('<svg viewBox="0 0 0 0"></svg>')
    drawings = SvgImages(tmp_path)
    for _ in range(2):
        for name in ("bad", "empty", "none"):
            assert pygame.mask.from_surface(drawings.get(name, 20)).count() == 0
            drawings.forget()
    assert drawings.problems == [
        "The drawing bad.svg cannot be read.",
        "The drawing empty.svg cannot be read.",
        "The drawing none.svg is missing.",
    ]


def test_a_picture_is_loaded_once_and_scaled_once() -> None:
    pictures = PngImages()
    brass = pictures.get("brass")
    assert pictures.get("brass") is brass
    assert pictures.get("brass", (120, 40)) is pictures.get("brass", (120, 40))
    assert pictures.get("brass", (120, 40)).get_size() == (120, 40)
    assert pictures.get("brass", brass.get_size()) is brass
    pictures.forget()
    assert pictures.get("brass") is not brass


def test_missing_and_damaged_pictures_are_plain_and_noted_once(tmp_path: Path) -> None:
    (tmp_path / "parchment.png").write_text("no picture")
    pictures = PngImages(tmp_path)
    for _ in range(2):
        assert pictures.get("parchment").get_at((5, 5))[:3] == PLAIN["parchment"]
        assert pictures.get("gold_title").get_at((5, 5)).a == 0
        assert pictures.get("sea_2", (80, 48)).get_size() == (80, 48)
        pictures.forget()
    assert pictures.problems == [
        "The picture parchment.png cannot be read.",
        "The picture gold_title.png is missing.",
        "The picture sea_2.png is missing.",
    ]

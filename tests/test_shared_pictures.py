"""What tests share cannot carry anything from one test to another."""

from pathlib import Path

import pygame

from goldenhorn.assets import DRAWINGS, Drawings, Pictures
from goldenhorn.view.kit import Kit
from goldenhorn.view.kit.shapes import drawn
from goldenhorn.view.shapes import haze
from goldenhorn.view.text import Words
from tests.shared_pictures import sharing_kits, sharing_pictures

RED = (255, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def all_kinds() -> list[pygame.Surface]:
    """One of each: a drawing, a picture, an outline, a blurred shadow and a piece of a kit."""
    drawings, pictures = Drawings(), Pictures()
    sign = drawings.get("symbol_red", 40)
    return [
        sign,
        pictures.get("brass"),
        drawn((30, 20), '<rect width="20" height="10" fill="#804020"/>'),
        haze(sign, 3, RED, 0.5),
        Kit(drawings, pictures, Words()).plaque((200, 60), "Sail").surface,
    ]


def test_what_is_shared_looks_as_if_it_were_not() -> None:
    alone = [*map(pixels, all_kinds())]
    with sharing_pictures(), sharing_kits():
        for _time in range(2):
            assert [*map(pixels, all_kinds())] == alone


def test_whoever_paints_on_what_is_shared_paints_on_a_copy() -> None:
    with sharing_pictures(), sharing_kits():
        first = all_kinds()
        before = [*map(pixels, first)]
        for surface in first:
            surface.fill(RED)
        assert [*map(pixels, all_kinds())] == before


def test_kits_of_other_contrast_or_letters_do_not_share() -> None:
    with sharing_pictures(), sharing_kits():
        looks = {
            pixels(Kit(Drawings(), Pictures(), words, contrast).plaque((200, 60), "Sail").surface)
            for words in (Words(), Words(1.5))
            for contrast in (False, True)
        }
    assert len(looks) == 4


def test_what_is_not_among_our_assets_is_read_each_time(tmp_path: Path) -> None:
    looks = []
    with sharing_pictures():
        for name in ("symbol_red", "symbol_blue"):
            text = (DRAWINGS / f"{name}.svg").read_text(encoding="utf-8")
            (tmp_path / "sign.svg").write_text(text, encoding="utf-8")
            looks.append(pixels(Drawings(tmp_path).get("sign", 40)))
    assert looks[0] != looks[1]

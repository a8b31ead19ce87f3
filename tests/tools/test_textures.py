"""The painters' tool: every picture the kit asks for, the same each time."""

from pathlib import Path

import pygame
import pytest

from goldenhorn.graphics.images import PICTURES, PLAIN, PngImages
from goldenhorn.tools.pictures import seas, textures
from goldenhorn.ui.kit.title_parts import HERO, TITLE

MOST_BYTES = 8_000_000


def test_the_tool_paints_exactly_what_lies_in_assets() -> None:
    assert sorted((*textures.names(), *seas.names())) == PngImages().names()
    assert set(PLAIN) <= set(textures.names())


def test_all_pictures_can_be_read_and_weigh_little() -> None:
    pictures = PngImages()
    for name in pictures.names():
        assert pictures.get(name).get_width() > 1
    assert pictures.problems == []
    assert sum(path.stat().st_size for path in PICTURES.glob("*.png")) < MOST_BYTES


def test_parts_of_the_title_have_the_sizes_the_table_says() -> None:
    pictures = PngImages()
    assert pictures.get("title").get_size() == TITLE.size
    assert pictures.get("title_wave_front").get_size() == TITLE.wave_front[2:]
    assert pictures.get("title_foam").get_width() == TITLE.foam_width
    assert pictures.get("gold_title").get_size() == TITLE.title_size
    assert HERO.startswith("dry_")


def test_a_material_is_painted_alike_each_time(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    textures.main(["--into", str(tmp_path), "brass", "parchment_edge"])
    pygame.display.quit()
    for name in ("brass", "parchment_edge"):
        assert (tmp_path / f"{name}.png").read_bytes() == (PICTURES / f"{name}.png").read_bytes()


def test_an_unknown_picture_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        textures.main(["--into", str(tmp_path), "marble"])
    assert "marble" in capsys.readouterr().err
    pygame.display.quit()

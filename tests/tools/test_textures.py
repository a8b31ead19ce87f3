"""The painters' tool: every picture the kit asks for, the same each time."""

from pathlib import Path

import pygame
import pytest

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.images import PICTURES, PLAIN, PngImages
from goldenhorn.scenes.title.living_harbour import WAVE_FRONT
from goldenhorn.scenes.title.title import NAME
from goldenhorn.tools.pictures import textures
from goldenhorn.tools.pictures.seas import LAYOUTS

MOST_BYTES = 3_500_000


def test_the_tool_paints_exactly_what_lies_in_assets() -> None:
    assert sorted(textures.PAINTERS) == PngImages().names()
    assert set(PLAIN) <= set(textures.PAINTERS)


def test_all_pictures_can_be_read_and_weigh_little() -> None:
    pictures = PngImages()
    for name in pictures.names():
        assert pictures.get(name).get_width() > 1
    assert pictures.problems == []
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES


def test_large_painted_pictures_are_as_fine_as_a_television() -> None:
    pictures = PngImages()
    for name, size in (
        *((name, FULL_SIZE) for name in ("title", "dusk", "sea")),
        *(
            (name, (FULL_SIZE[0], LAYOUTS["coasts_2"].desk_top + 1))
            for name in ("open_sea", *LAYOUTS)
        ),
        *(("title_wave_front", WAVE_FRONT[2:]), ("gold_title", NAME.size)),
    ):
        assert pictures.get(name).get_size() == tuple(round(side * 3 / 2) for side in size)
        assert pictures.get(name, size).get_size() == size  # and smaller ones may be had


def test_a_material_is_painted_alike_each_time(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    names = ["brass", "parchment_edge", "panel_active", "slip", "desk"]
    textures.main(["--into", str(tmp_path), *names])
    pygame.display.quit()
    for name in names:
        assert (tmp_path / f"{name}.png").read_bytes() == (PICTURES / f"{name}.png").read_bytes()


@pytest.mark.parametrize("name", ["gold_title", "open_sea"])
def test_a_fine_picture_is_painted_alike_each_time(name: str, tmp_path: Path) -> None:
    """Nearly: WebP and JPEG leave a little out, and not the same with every version."""
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("PIL")
    textures.main(["--into", str(tmp_path), name])
    there, here = (
        pygame.surfarray.array3d(PngImages(folder).get(name)).astype(int)
        for folder in (tmp_path, PICTURES)
    )
    assert numpy.abs(there - here).mean() < 1
    pygame.display.quit()


def test_coasts_are_painted_alike_each_time() -> None:
    numpy = pytest.importorskip("numpy")
    painted, kept = textures.PAINTERS["coasts_3"](), PngImages().get("coasts_3")
    opacity, kept_opacity = map(pygame.surfarray.array_alpha, (painted, kept))
    assert (opacity == kept_opacity).all()
    colours, kept_colours = (pygame.surfarray.array3d(each).astype(int) for each in (painted, kept))
    assert numpy.abs(colours - kept_colours)[opacity == 255].mean() < 4


def test_an_unknown_picture_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        textures.main(["--into", str(tmp_path), "marble"])
    assert "marble" in capsys.readouterr().err
    pygame.display.quit()

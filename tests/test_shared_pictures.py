"""What tests share cannot carry anything from one test to another."""

from pathlib import Path

import pygame
import pytest

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.common import language
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.graphics.images import DRAWINGS, PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering, fitted
from goldenhorn.graphics.outlines import drawn
from goldenhorn.graphics.surfaces import glows
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.ui.kit import Kit
from tests.shared_pictures import SharedFont, sharing_kits, sharing_pictures

RED = (255, 0, 0)
LONG = "Sail with the wind to Constantinople"


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def all_kinds() -> list[pygame.Surface]:
    """One of each: drawing, picture, outline, shadow, turned piece, text and piece of a kit."""
    drawings, pictures = SvgImages(), PngImages()
    sign = drawings.get("symbol_red", 40)
    return [
        sign,
        pictures.get("brass"),
        drawn((30, 20), '<rect width="20" height="10" fill="#804020"/>'),
        glows.haze(sign, 3, RED, 0.5),
        pygame.transform.rotozoom(sign, 20, 1),
        Words().surface("Sail", Style(24, RED, FontFace.TITLE)),
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


def board(code: str, *, scale: float = 1.0, expansion: bool = False) -> Picture:
    """A board on which nothing stands yet."""
    language.use(code)
    config = Config(2, expansion)
    picture = Picture(pygame.Surface((1, 1)))
    layout = layout_of(config)
    box = (SvgImages(), Words(scale), PngImages())
    BoardView(picture, *box, layout, config, Match(config, 1).state.route, ("Nina", "Ben"))
    return picture


@pytest.mark.usefixtures("english_again")
def test_boards_share_their_ground_only_with_boards_of_the_same_kind() -> None:
    def seen() -> list[tuple[bytes, list[str]]]:
        boards = (board("en"), board("xx"), board("en", scale=2), board("en", expansion=True))
        return [(pixels(each.background), [text.text for text in each.texts()]) for each in boards]

    alone = seen()
    assert len({look for look, _texts in alone}) == 4
    with sharing_pictures():
        assert [seen(), seen()] == [alone, alone]
        board("en").background.fill(RED)
        assert seen() == alone


def test_fonts_outlive_the_end_of_a_couch() -> None:
    with sharing_pictures():
        font = SharedFont(None, 33)
        wide = font.size("Sail")
        pygame.quit()
        assert font.size("on") != wide
    pygame.quit()
    with sharing_pictures():
        pygame.font.init()
        assert font.size("on again") > wide  # it was opened anew


def test_kits_of_other_contrast_or_letters_do_not_share() -> None:
    with sharing_pictures(), sharing_kits():
        looks = {
            pixels(Kit(SvgImages(), PngImages(), words, contrast).plaque((200, 60), "Sail").surface)
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
            looks.append(pixels(SvgImages(tmp_path).get("sign", 40)))
    assert looks[0] != looks[1]


def test_texts_are_measured_and_fitted_as_if_nobody_shared() -> None:
    def measured() -> list[object]:
        words = [Words(scale) for scale in (1.0, 1.5)]
        styles = [Style(24, RED, face) for face in FontFace]
        return [
            (
                each.width(LONG, style),
                each.height(style),
                fitted(each, LONG, Lettering(style), *room),
            )
            for each in words
            for style in styles
            for room in (((200, 60), 2), ((120, 90), 3))
        ]

    alone = measured()
    with sharing_pictures():
        assert [measured(), measured()] == [alone, alone]


def test_what_is_missing_is_told_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fontpkg.path", lambda *_family, **_weight: "/nowhere.ttf")
    with sharing_pictures():
        for _time in range(2):
            drawings, pictures, words = SvgImages(), PngImages(), Words()
            drawings.get("no such thing", 40)
            pictures.get("no such thing")
            words.width("Sail", Style(24, RED))
            for box in (drawings, pictures, words):
                assert len(box.problems) == 1

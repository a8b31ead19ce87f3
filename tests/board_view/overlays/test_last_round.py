"""The last round's banner: who is done, who rings, who has a turn; it goes by itself."""

import pygame
import pytest

from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.overlays.last_round import DAWN, LABELS, ROLL_UP, STAYS, BannerView
from goldenhorn.board_view.overlays.overlay import OVERLAY
from goldenhorn.common import language
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.session.deeds import company_of, last_round_of
from goldenhorn.session.game import Game
from tests.board_view.overlays.overlay_table import in_last_round, laid, pixels, redealt
from tests.scenes.layout import assert_laid_out_well

pytestmark = pytest.mark.usefixtures("english_again", "shared_kits")

MOST_PLAYERS = 4
"""Their shields go one after another."""


def rung(game: Game, scale: float = 1.0, motion: bool = False) -> tuple[BannerView, Picture]:
    picture, kit = laid(game, scale=scale)
    view = BannerView(picture, kit, layout_of(game.match.config), motion)
    last = last_round_of(game)
    assert last is not None
    view.show(last, company_of(game))
    return view, picture


@pytest.mark.parametrize("number", range(6))
def test_every_seat_has_its_label_in_order(number: int) -> None:
    game = in_last_round(number)
    _view, picture = rung(game)
    last = last_round_of(game)
    assert last is not None
    labels = sorted(
        (each for each in picture.texts() if each.text in LABELS.values()),
        key=lambda each: each.place.x,
    )
    assert [each.text for each in labels] == [LABELS[standing] for _, standing in last.order]
    assert "Last round" in [each.text for each in picture.texts()]


@pytest.mark.parametrize("number", [0, 3])
def test_it_looks_the_same_whatever_is_hidden(number: int) -> None:
    game = in_last_round(number)
    if OPEN_HANDS in game.match.config.rules:
        pytest.skip("hands are open here")
    assert pixels(rung(game)[1]) == pixels(rung(redealt(game, 3))[1])


@pytest.mark.parametrize("code", ["en", "xx"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_texts_stay_in_place_in_every_size_and_language(scale: float, code: str) -> None:
    language.use(code)
    for number in range(6):
        view, picture = rung(in_last_round(number), scale)
        assert_laid_out_well(picture.texts())
        assert all(view.rect.contains(each.place) for each in picture.texts())


def test_unrolled_it_stands_as_if_it_had_been_there_at_once() -> None:
    game = in_last_round(1)
    view, picture = rung(game, motion=True)
    for _ in range(60):
        view.update()
    assert pixels(picture) == pixels(rung(game)[1])


@pytest.mark.parametrize("motion", [False, True])
def test_it_goes_by_itself_after_four_seconds_and_leaves_nothing(motion: bool) -> None:
    game = in_last_round(1)
    empty = pixels(laid(game)[0])
    view, picture = rung(game, motion=motion)
    for _ in range(STAYS - 1):
        view.update()
    assert view.is_shown
    assert not view.is_closing
    for _ in range(MOST_PLAYERS + ROLL_UP + DAWN + 2):
        view.update()
    assert not view.is_shown
    assert view.snapshot() == {}
    assert pixels(picture) == empty


def test_a_press_ends_it_sooner() -> None:
    view, _picture = rung(in_last_round(1), motion=True)
    for _ in range(5):
        view.update()
    view.hide()
    for _ in range(MOST_PLAYERS + ROLL_UP + DAWN + 1):
        view.update()
    assert not view.is_shown


def test_the_ribbon_opens_from_its_middle_and_closes_again() -> None:
    view, picture = rung(in_last_round(1), motion=True)
    widths: list[int] = []
    while view.is_shown:
        view.update()
        if len(widths) == 80:
            view.hide()
        ribbon = next((each for each in picture.visible if each.z == OVERLAY + 0.02), None)
        seen = (
            ribbon.image.surface.get_bounding_rect()
            if ribbon and ribbon.image
            else pygame.Rect(0, 0, 0, 0)
        )
        if ribbon and ribbon.image:
            assert abs(2 * seen.centerx - ribbon.image.surface.get_width()) <= 8
        widths.append(seen.width)
    assert widths[0] < widths[40]
    assert sorted(widths[:60]) == widths[:60]
    assert sorted(widths[60:], reverse=True) == widths[60:]


def test_a_press_before_the_sheet_has_come_shows_no_sheet() -> None:
    view, _picture = rung(in_last_round(1), motion=True)
    for _ in range(3):
        view.update()
    view.hide()
    while view.is_shown:
        assert "sheet" not in view.snapshot()
        view.update()

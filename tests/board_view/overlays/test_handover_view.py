"""The hand-over: whose turn it is, what hit them first, and nothing that is hidden."""

import pytest

from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.overlays.handover_view import OUT_TICKS, Controller, HandoverView
from goldenhorn.common import language
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.session.deeds import company_of, recap_for
from goldenhorn.session.game import Game
from tests.board_view.overlays.overlay_table import laid, pixels, played, redealt
from tests.scenes.layout import assert_laid_out_well

PAD = Controller("gamepad", "pad 2")
MOMENTS = [(number, steps) for number in range(8) for steps in (5, 60, 140)]


pytestmark = pytest.mark.usefixtures("english_again", "shared_kits")


def called(game: Game, scale: float = 1.0, motion: bool = False) -> tuple[HandoverView, Picture]:
    picture, kit = laid(game, scale=scale)
    view = HandoverView(picture, kit, layout_of(game.match.config), motion)
    view.show(recap_for(game, game.state.player), company_of(game), PAD)
    return view, picture


@pytest.mark.parametrize(("number", "steps"), MOMENTS)
def test_it_names_the_player_and_the_points(number: int, steps: int) -> None:
    game = played(number, steps)
    _view, picture = called(game)
    texts = [each.text for each in picture.texts()]
    seat = game.state.player
    assert game.names[seat] in texts
    assert str(recap_for(game, seat).points) in texts
    assert "pad 2" in texts


@pytest.mark.parametrize(("number", "steps"), MOMENTS[::4])
def test_it_looks_the_same_whatever_is_hidden(number: int, steps: int) -> None:
    game = played(number, steps)
    if OPEN_HANDS in game.match.config.rules:
        game = played(3, steps)
    assert pixels(called(game)[1]) == pixels(called(redealt(game, 5))[1])


def robbed_games() -> list[Game]:
    found = []
    for number in range(10):
        for steps in range(40, 140, 3):
            game = played(number, steps)
            seat = game.state.player
            if any(deed.victim == seat for deed in recap_for(game, seat).deeds):
                found.append(game)
                break
    return found


def test_what_hit_the_player_comes_first() -> None:
    games = robbed_games()
    assert len(games) > 3
    for game in games:
        _view, picture = called(game)
        texts = [each for each in picture.texts() if "from your ship" in each.text]
        others = [
            each
            for each in picture.texts()
            if each.text.startswith(("loaded", "unloaded", "sailed", "and "))
        ]
        assert texts
        assert all(each.place.y <= other.place.y for each in texts for other in others)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_texts_stay_on_the_sheet_in_every_size(scale: float) -> None:
    language.use(language.PSEUDO)
    for number, steps in MOMENTS[::3] + MOMENTS[2::6]:
        game = played(number, steps)
        view, picture = called(game, scale)
        assert_laid_out_well(picture.texts())
        assert all(view.rect.contains(each.place) for each in picture.texts())


def test_after_coming_in_it_stands_as_if_it_had_been_there_at_once() -> None:
    game = played(3, 60)
    moving, picture = called(game, motion=True)
    for _ in range(80):
        moving.update()
    assert pixels(picture) == pixels(called(game)[1])


def test_it_slips_away_and_leaves_nothing() -> None:
    game = played(3, 60)
    empty = pixels(laid(game)[0])
    view, picture = called(game, motion=True)
    for _ in range(20):
        view.update()
    view.hide()
    assert view.is_closing
    for _ in range(OUT_TICKS + 1):
        view.update()
    assert not view.is_shown
    assert view.snapshot() == {}
    assert pixels(picture) == empty
    view, picture = called(game)
    view.hide()
    assert pixels(picture) == empty


def test_a_press_before_the_sheet_has_come_only_lets_the_light_return() -> None:
    view, picture = called(played(3, 60), motion=True)
    empty = picture.texts()
    view.update()
    view.hide()
    while view.is_shown:
        assert picture.texts() == empty
        view.update()

"""The log-book: opens where one left off, scrolls by rows and pages, tells nothing hidden."""

import pytest

from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.overlays.log_view import OUT_TICKS, LogView
from goldenhorn.common import language
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.session.deeds import company_of, deeds_of, first_missed
from goldenhorn.session.game import Game
from tests.board_view.overlays.overlay_table import laid, pixels, played, redealt
from tests.scenes.layout import assert_laid_out_well

pytestmark = pytest.mark.usefixtures("english_again", "shared_kits")


def opened(
    game: Game,
    scale: float = 1.0,
    motion: bool = False,
    seat: int | None = None,
) -> tuple[LogView, Picture]:
    picture, kit = laid(game, scale=scale)
    view = LogView(picture, kit, layout_of(game.match.config), motion)
    viewer = game.state.player if seat is None else seat
    view.show(deeds_of(game), company_of(game), viewer, first_missed(game, viewer))
    return view, picture


def seen(picture: Picture) -> list[str]:
    return [each.text for each in picture.texts()]


@pytest.mark.parametrize("number", [0, 3, 4, 7])
def test_it_looks_the_same_whatever_is_hidden(number: int) -> None:
    game = played(number, 80)
    if OPEN_HANDS in game.match.config.rules:
        pytest.skip("hands are open here")
    assert pixels(opened(game)[1]) == pixels(opened(redealt(game, 9))[1])


def test_every_deed_is_read_once_by_going_through_the_book_row_by_row() -> None:
    game = played(3, 60)
    view, picture = opened(game)
    view.page(-100)
    rounds: list[str] = []
    names = 0
    last: list[str] = []
    deeds = deeds_of(game)
    for _ in range(len(deeds) + 1):
        texts = seen(picture)
        rounds += [text for text in texts if text.startswith("Round") and text not in rounds]
        names += len([text for text in texts if text in game.names]) if texts != last else 0
        last = texts
        view.scroll(1)
    wanted = dict.fromkeys(f"Round {deed.round}" for deed in deeds if deed.round)
    assert rounds == list(wanted)
    assert names >= len(deeds)


def test_it_opens_at_what_was_missed() -> None:
    game = played(3, 100)
    seats = len(game.seats)
    for seat in range(seats):
        view, picture = opened(game, seat=seat)
        assert "since your last turn" in seen(picture)
        missed = [deed for deed in deeds_of(game) if deed.step >= first_missed(game, seat)]
        shown = [text for text in seen(picture) if text in game.names]
        assert len(shown) >= min(4, len(missed))
        view.page(-1)
        view.page(-1)
        assert "earlier" in seen(picture)


def test_pages_and_rows_stop_at_both_ends_and_dragging_too() -> None:
    view, picture = opened(played(3, 100))
    view.page(-100)
    start = pixels(picture)
    view.scroll(-1)
    view.drag(500)
    assert pixels(picture) == start
    view.page(100)
    end = pixels(picture)
    assert end != start
    view.scroll(1)
    view.drag(-500)
    assert pixels(picture) == end
    view.drag(30)
    assert pixels(picture) != end


def test_one_row_up_and_one_down_is_where_one_was() -> None:
    view, picture = opened(played(3, 100))
    view.page(-1)
    view.scroll(-1)
    before = pixels(picture)
    view.scroll(-1)
    assert pixels(picture) != before
    view.scroll(1)
    assert pixels(picture) == before


def test_a_page_that_glides_ends_where_one_without_motion_stands() -> None:
    game = played(3, 100)
    gliding, picture = opened(game, motion=True)
    still, other = opened(game)
    for view in (gliding, still):
        view.scroll(-5)
    for _ in range(60):
        gliding.update()
    assert pixels(picture) == pixels(other)


def test_a_short_game_fits_on_one_page() -> None:
    view, picture = opened(played(3, 3))
    whole = picture.texts()
    for pages in (-1, 1):
        view.page(pages)
        assert picture.texts() == whole
    assert "Before the first round" in seen(picture)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_texts_stay_on_the_page_in_every_size(scale: float) -> None:
    language.use(language.PSEUDO)
    for number in (1, 4, 6):
        view, picture = opened(played(number, 90), scale)
        for _ in range(3):
            assert_laid_out_well(picture.texts())
            assert all(view.rect.contains(each.place) for each in picture.texts())
            view.scroll(-2)


def test_closing_leaves_nothing() -> None:
    game = played(4, 60)
    empty = pixels(laid(game)[0])
    view, picture = opened(game, motion=True)
    for _ in range(15):
        view.update()
    view.hide()
    for _ in range(OUT_TICKS + 1):
        view.update()
    assert view.snapshot() == {}
    assert pixels(picture) == empty

"""The private layer: nothing outside one rectangle tells anything about a hand."""

import pygame
import pytest

from goldenhorn.board_view.hands.hand_cover import FALL, MARGIN, PrivateNote
from goldenhorn.board_view.hands.peek_view import FACES_AFTER, PEEK_TICKS, PassCover, PeekView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.common import language
from goldenhorn.engine.pieces import Cards, Colour
from goldenhorn.graphics.rich_parts import Icon, Line
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.ui.kit import Key
from tests.board_view.overlays.overlay_table import canvas_of, differences, laid, pixels, played
from tests.scenes.layout import assert_laid_out_well

GAME = played(4)
SEATS = range(len(GAME.seats))
HANDS: tuple[Cards, ...] = ((0, 1, 1, 1, 0, 2), (9, 0, 0, 0, 0, 0), (0,) * 6, (2, 2, 2, 2, 2, 9))
NOTE: Line = ("Sail home for 1", Icon("card_blue"), ": four points now, and the fifth colour")
LONG = "You lead by 12 points, and hardly anyone can catch up."


pytestmark = pytest.mark.usefixtures("english_again", "shared_kits")


def view(scale: float = 1.0, motion: bool = False) -> tuple[PeekView, Picture]:
    picture, kit = laid(GAME, scale=scale)
    return PeekView(picture, kit, layout_of(GAME.match.config), motion), picture


def pass_ticks(overlay: PeekView | PassCover, count: int) -> None:
    for _ in range(count):
        overlay.update()


@pytest.mark.parametrize("seat", SEATS)
def test_whatever_the_hand_nothing_changes_outside_the_rectangle(seat: int) -> None:
    peek, picture = view()
    closed = canvas_of(picture)
    opened = []
    for cards in HANDS:
        payable = frozenset(colour for colour in Colour if cards[colour] > 1)
        peek.open(seat, cards, payable, NOTE if cards[0] else ())
        opened.append(canvas_of(picture))
    inside = peek.rect
    for canvas in opened:
        assert inside.inflate(2 * MARGIN, 2 * MARGIN).contains(differences(closed, canvas))
    for canvas in opened[1:]:
        assert inside.contains(differences(opened[0], canvas))
    assert len({pygame.image.tobytes(canvas, "RGB") for canvas in opened}) == len(HANDS)


def test_the_curtain_is_down_before_any_face_is_seen_and_faces_go_first() -> None:
    peek, picture = view(motion=True)
    other, other_picture = view(motion=True)
    closed = pixels(picture)
    peek.open(1, HANDS[0], frozenset({Colour.BLUE}), NOTE)
    other.open(1, HANDS[1])
    for _ in range(FACES_AFTER - 1):
        peek.update()
        other.update()
        assert pixels(picture) == pixels(other_picture)
        assert not peek.are_faces_shown
    assert pixels(picture) != closed
    peek.update()
    other.update()
    assert peek.are_faces_shown
    assert pixels(picture) != pixels(other_picture)
    peek.close()
    other.close()
    assert pixels(picture) == pixels(other_picture)
    pass_ticks(peek, FALL)
    assert pixels(picture) == closed
    assert not peek.is_shown


def test_without_motion_it_opens_and_closes_at_once() -> None:
    peek, picture = view()
    closed = pixels(picture)
    peek.open(0, HANDS[0])
    assert peek.are_faces_shown
    peek.close()
    assert pixels(picture) == closed
    assert peek.snapshot() == {}


def test_the_ring_runs_out_while_the_hand_is_open() -> None:
    peek, _picture = view(motion=True)
    peek.open(1, HANDS[0])
    pass_ticks(peek, FALL)
    full = peek.snapshot()["ring"]
    pass_ticks(peek, PEEK_TICKS // 2)
    half = peek.snapshot()["ring"]
    pass_ticks(peek, PEEK_TICKS)
    assert len({full, half, peek.snapshot()["ring"]}) == 3
    assert peek.snapshot()["ring"][0] == ("ring", 0)


def test_a_hint_that_comes_later_is_written_under_the_cards() -> None:
    peek, picture = view()
    peek.open(1, HANDS[0], note=["hint"], key=Key("RB", "cap"))
    before = canvas_of(picture)
    peek.tell([LONG])
    assert "".join(w.text for w in picture.texts()).count("hardly") == 1
    assert peek.rect.contains(differences(before, canvas_of(picture)))


def test_a_plan_that_changes_nothing_in_this_hand_is_painted_like_one_that_does() -> None:
    peek, picture = view()
    peek.open(0, HANDS[0])
    canvas_of(picture)
    assert not picture.has_changed
    peek.open(0, HANDS[0])
    assert picture.has_changed


@pytest.mark.parametrize("code", ["en", "xx"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_texts_stay_in_the_rectangle_in_every_size_and_language(scale: float, code: str) -> None:
    language.use(code)
    peek, picture = view(scale)
    for seat in SEATS:
        for note, key in (([language._(LONG)], None), (NOTE, Key("RB", "cap"))):
            peek.open(seat, HANDS[3], frozenset(Colour), note, key)
            assert_laid_out_well(picture.texts())
            assert all(peek.rect.contains(each.place) for each in picture.texts())


@pytest.mark.parametrize("code", ["en", "xx"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_cover_hangs_where_the_hand_will_open_and_names_its_owner(
    scale: float, code: str
) -> None:
    language.use(code)
    picture, kit = laid(GAME, scale=scale)
    places = layout_of(GAME.match.config)
    closed = pixels(picture)
    cover, peek = PassCover(picture, kit, places, False), PeekView(picture, kit, places, False)
    for seat in SEATS:
        cover.show(seat, GAME.seats[seat].crest, "Bartholomäus", Key("Enter", "cap"))
        assert_laid_out_well(picture.texts())
        assert any("Bartholomäus" in each.text for each in picture.texts())
        at = cover.rect
        cover.hide()
        assert pixels(picture) == closed
        peek.open(seat, HANDS[0])
        assert peek.rect == at
        peek.close()


def test_a_cover_that_falls_and_rises_leaves_nothing() -> None:
    picture, kit = laid(GAME)
    closed = pixels(picture)
    cover = PassCover(picture, kit, layout_of(GAME.match.config))
    cover.show(0, "lion", "Marco", Key("A"))
    pass_ticks(cover, FALL + 3)
    assert picture.texts()
    cover.hide()
    pass_ticks(cover, 1)
    assert not picture.texts()
    pass_ticks(cover, FALL)
    assert pixels(picture) == closed


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_private_note_says_one_thing_after_another_and_then_nothing(scale: float) -> None:
    picture, kit = laid(GAME, scale=scale)
    closed = pixels(picture)
    note = PrivateNote(picture, kit, layout_of(GAME.match.config))
    note.show([LONG])
    assert_laid_out_well(picture.texts())
    note.show(NOTE)
    assert not any("hardly" in each.text for each in picture.texts())
    note.hide()
    assert pixels(picture) == closed

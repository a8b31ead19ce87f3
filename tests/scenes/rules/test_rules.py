"""The rule book on the screen: every device turns its pages, and every page can be read."""

from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.board_view.planning.targets import OnPause
from goldenhorn.common.language import PSEUDO
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.pause.pause import PauseEntry
from goldenhorn.scenes.rules.example_motion import CANVAS
from goldenhorn.scenes.rules.example_view import EXAMPLES, NOTHING, RulePicture
from goldenhorn.scenes.rules.rules import NEXT, NEXT_CHAPTER, PREVIOUS, Asked, RuleBook
from goldenhorn.session.rule_book.rule_book import BOOK, PAGES, chapter_of, page_of
from goldenhorn.session.rule_book.texts_end import QUESTIONS
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.screen import BACK, Screen
from tests.scenes.couch import INSTANT, Couch, MakeCouch
from tests.scenes.homes import Home
from tests.scenes.layout import assert_laid_out_well

CALM = Settings(fullscreen=False, reduced_motion=True)


class Ground(PaintedPage):
    """Whatever was on the screen before."""

    def compose(self) -> None:
        self.picture.lay(self.context.kit.backdrop("sea", self.context.size))


def opened(couch: Couch, page: str | None = None, rule: str | None = None) -> RuleBook:
    background = couch.show(Ground(couch.context))
    book = couch.show(RuleBook(couch.context, background, page, rule))
    assert isinstance(book, RuleBook)
    return book


def place_of(book: RuleBook, key: Hashable) -> tuple[int, int]:
    """The foremost of all places where a pointer finds something."""
    return [item.rect for item in book.focus.items if item.key == key][-1].center


def turn_on(book: RuleBook) -> None:
    """Turn a leaf without passing time, because there are many."""
    book.turned(book.focus.key, 1)
    book.refresh()


def canvas_of(couch: Couch) -> tuple[object, ...]:
    return tuple(couch.drawn)


@pytest.fixture
def calm(make_couch: MakeCouch) -> Couch:
    """A couch whose screen does not move."""
    return make_couch(settings=CALM)


def test_it_opens_at_the_first_page_at_a_page_or_at_a_rule(calm: Couch) -> None:
    assert opened(calm).page is PAGES[0]
    assert opened(calm, page="raid").page.name == "raid"
    assert opened(calm, rule="R31").page is page_of("R31")
    assert opened(calm, page="no such page").page is PAGES[0]


def test_the_keyboard_turns_pages_and_jumps_to_chapters(calm: Couch) -> None:
    book = opened(calm)
    calm.key(pygame.KSCAN_LEFT)
    assert book.page is PAGES[0]
    calm.key(pygame.KSCAN_RIGHT)
    assert book.page is PAGES[1]
    calm.key(pygame.KSCAN_LEFT)
    assert book.page is PAGES[0]
    calm.key(pygame.KSCAN_DOWN)
    assert book.page is BOOK[1].pages[0]
    calm.key(pygame.KSCAN_DOWN)
    calm.key(pygame.KSCAN_UP)
    assert book.page is BOOK[1].pages[0]
    calm.key(pygame.KSCAN_RETURN)
    assert book.page is BOOK[1].pages[1]
    calm.key(pygame.KSCAN_ESCAPE)
    assert isinstance(calm.scene, Ground)


def test_a_pad_reads_the_whole_book_with_its_cross_and_two_buttons(calm: Couch) -> None:
    book = opened(calm)
    pad = calm.plug()
    seen = [book.page]
    for _turn in range(book.count - 1):
        calm.pad(pad, PadButton.RIGHT)
        seen.append(book.page)
    assert seen == list(PAGES)
    calm.pad(pad, PadButton.RIGHT)
    assert book.page is PAGES[-1]
    asked = book.focus.key
    assert isinstance(asked, Asked)
    calm.pad(pad, PadButton.SOUTH)
    assert book.page is page_of(QUESTIONS[asked.number].page)
    calm.pad(pad, PadButton.EAST)
    assert isinstance(calm.scene, Ground)


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_mouse_and_finger_turn_pages_and_jump_to_chapters(calm: Couch, device: str) -> None:
    book = opened(calm)
    hit = calm.click if device == "mouse" else calm.tap
    hit(*place_of(book, NEXT))
    assert book.page is PAGES[1]
    hit(*place_of(book, PREVIOUS))
    assert book.page is PAGES[0]
    hit(900, 200)  # the right page itself
    assert book.page is PAGES[1]
    hit(400, 300)  # and the left one
    assert book.page is PAGES[0]
    hit(*place_of(book, "points"))
    assert book.page is BOOK[6].pages[0]
    hit(*place_of(book, BACK))
    calm.settle()
    assert isinstance(calm.scene, Ground)


def test_the_foot_leads_to_the_next_chapter_and_round_again(calm: Couch) -> None:
    book = opened(calm, page="controls")
    calm.click(*place_of(book, NEXT_CHAPTER))
    assert book.page is PAGES[-1]
    calm.click(*place_of(book, NEXT_CHAPTER))
    assert book.page is PAGES[0]


def test_up_and_down_lead_round_the_bookmarks(calm: Couch) -> None:
    book = opened(calm)
    calm.key(pygame.KSCAN_UP)
    assert book.page is PAGES[-1]
    calm.key(pygame.KSCAN_DOWN)
    assert book.page is PAGES[0]


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_all_questions_are_listed_and_arrows_reach_them_all(
    make_couch: MakeCouch, text_size: int
) -> None:
    couch = make_couch(settings=replace(CALM, text_size=text_size))
    book = opened(couch, page="questions")
    seen: set[int] = set()
    while True:
        reached, ways = {book.focus.key}, [book.focus.key]
        while ways:
            start = ways.pop()
            for way in (Button.RIGHT, Button.DOWN, Button.UP):
                book.focus.key = start
                if book.focus.move(way) and isinstance(book.focus.key, Asked):
                    ways += [] if book.focus.key in reached else [book.focus.key]
                    reached.add(book.focus.key)
        seen |= {key.number for key in reached if isinstance(key, Asked)}
        if book.number + 1 == book.count:
            break
        book.focus.key = "questions"
        couch.key(pygame.KSCAN_RETURN)
    assert seen == set(range(len(QUESTIONS)))


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_every_answer_is_at_most_five_presses_away_from_title_and_board(
    make_couch: MakeCouch, tmp_path: Path, device: str
) -> None:
    couch = make_couch(settings=replace(INSTANT, coach=False), folder=tmp_path)
    home = Home(couch, tmp_path)
    hit = couch.click if device == "mouse" else couch.tap

    def choose(key: Hashable) -> int:
        """Press something, and count that."""
        page = couch.scene
        if isinstance(page, Board):
            (place,) = [rect for rect, target in page.widgets.plan.targets if target == key]
        else:
            assert isinstance(page, Screen)
            place = [item.rect for item in page.focus.items if item.key == key][-1]
        hit(*place.center)
        couch.settle()
        couch.ticks(3)
        return 1

    couch.show(home.navigation.title())
    couch.ticks(2)
    choose("first")
    board = couch.scene
    assert isinstance(board, Board)
    couch.ticks(1000)
    from_board = choose(OnPause()) + choose(PauseEntry.RULES)
    assert isinstance(couch.scene, RuleBook)
    couch.show(home.navigation.title())
    couch.ticks(2)
    from_title = choose("how") + choose(2)
    for number, question in enumerate(QUESTIONS):
        presses = choose("questions") + choose(Asked(number))
        book = couch.scene
        assert isinstance(book, RuleBook)
        assert book.page is page_of(question.page)
        assert max(from_board, from_title) + presses <= 5
    home.close()


def test_the_bookmark_of_the_open_chapter_has_the_cursor(calm: Couch) -> None:
    book = opened(calm)
    for _turn in range(len(BOOK[0].pages)):
        calm.key(pygame.KSCAN_RIGHT)
        assert book.focus.key == chapter_of(book.page).name
    assert book.focus.key == BOOK[1].name


def test_hovering_over_a_bookmark_opens_nothing(calm: Couch) -> None:
    book = opened(calm)
    x, y = place_of(book, "points")
    motion = {"pos": (x, y), "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
    calm.ticks(2)
    assert book.page is PAGES[0]
    calm.key(pygame.KSCAN_RIGHT)
    assert book.page is PAGES[1]


def test_the_controls_are_those_of_the_device_that_spoke_last(calm: Couch) -> None:
    book = opened(calm, page="controls")

    def written() -> list[str]:
        return [each.text for each in book.texts()]

    calm.key(pygame.KSCAN_UP)
    calm.key(pygame.KSCAN_DOWN)
    assert "F10" in written()
    pad = calm.plug()
    calm.pad(pad, PadButton.UP)
    calm.pad(pad, PadButton.DOWN)
    assert book.page.name == "controls"
    assert "F10" not in written()
    calm.tap(640, 5)
    assert "Hold your cards: look" in written()


def test_a_leaf_turns_over_and_a_second_press_does_not_wait_for_it(couch: Couch) -> None:
    book = opened(couch)
    flat = canvas_of(couch)
    couch.key(pygame.KSCAN_RIGHT)
    couch.ticks(4)
    turning = canvas_of(couch)
    couch.key(pygame.KSCAN_RIGHT)
    assert book.page is PAGES[2]
    couch.ticks(30)
    assert len({flat, turning, canvas_of(couch)}) == 3


@pytest.mark.parametrize("start", [0, 2])
def test_a_page_that_was_turned_to_looks_like_one_opened_at_once(couch: Couch, start: int) -> None:
    book = opened(couch, page=PAGES[start].name)
    couch.key(pygame.KSCAN_RIGHT if start == 0 else pygame.KSCAN_LEFT)
    assert book.page is PAGES[1]
    assert left_page(couch) != (turned := left_page_after(couch, 30))
    opened(couch, page=PAGES[1].name)
    assert left_page(couch) == turned


def left_page(couch: Couch) -> bytes:
    """What is on the left page; nothing moves there."""
    page = couch.painted().subsurface((230, 40, 480, 560))
    return pygame.image.tobytes(page, "RGB")


def left_page_after(couch: Couch, ticks: int) -> bytes:
    couch.ticks(ticks)
    return left_page(couch)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_depends_on_the_tick_alone(couch: Couch, name: str) -> None:
    one, other = (RulePicture(couch.context.kit, name, 220) for _each in range(2))
    ticks = (0, 37, 111, 240, 333)
    forwards = [[placed[2:] for placed in one.at(tick)] for tick in ticks]
    backwards = [[placed[2:] for placed in other.at(tick)] for tick in reversed(ticks)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_in_an_example_leaves_its_frame(couch: Couch, name: str) -> None:
    for width in (440, 280):
        picture = RulePicture(couch.context.kit, name, width)
        frame = pygame.Rect((0, 0), picture.size)
        for tick in range(0, EXAMPLES[name].length, 9):
            for _name, image, x, y, _z in picture.at(tick):
                if image is not NOTHING:
                    assert frame.contains((round(x), round(y), *image.size)), (tick, _name)


def test_examples_are_measured_on_one_canvas() -> None:
    for name, example in EXAMPLES.items():
        for actor in example.actors:
            for key in actor.keys:
                assert 0 < key.x < CANVAS[0], name
                assert 0 < key.y < CANVAS[1], name
        assert example.rest < example.length, name


def test_an_example_moves(couch: Couch) -> None:
    opened(couch, page="wind")
    seen = set()
    for _look in range(5):
        couch.ticks(30)
        seen.add(canvas_of(couch))
    assert len(seen) == 5


def test_with_reduced_motion_nothing_is_drawn_while_one_reads(calm: Couch) -> None:
    opened(calm, page="wind")
    calm.ticks(3)
    assert calm.app is not None
    for _tick in range(60):
        calm.app.tick()
        assert calm.app.frame() is False


def test_every_page_can_be_read_in_all_letters(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=CALM, code=PSEUDO)
    for text_size in (100, 150, 200):
        couch.context.change(replace(CALM, language=PSEUDO, text_size=text_size))
        book = opened(couch)
        for number in range(book.count):
            assert book.number == number
            assert_laid_out_well(book.texts())
            turn_on(book)


def test_every_text_is_shown_whole_however_large(make_couch: MakeCouch) -> None:
    settings = replace(CALM, text_size=200)
    couch = make_couch(settings=settings, code="en")
    book = opened(couch)
    read: dict[str, list[str]] = {}
    for number in range(book.count):
        assert book.number == number
        leaf, shown = book.leaf, {text.text for text in book.texts()}
        for column in () if leaf.asked else (leaf.left, leaf.right):
            if column is not None:
                lines = [line.text for line in leaf.flow.columns[column]]
                assert shown.issuperset(lines)
                read.setdefault(leaf.page.name, []).extend(lines)
        turn_on(book)
    for page in PAGES[:-1]:  # the last is the index
        assert " ".join(read[page.name]) == " ".join(page.paragraphs)


def test_on_a_television_every_page_is_one_leaf(calm: Couch) -> None:
    assert opened(calm).count == len(PAGES)


def test_other_letters_keep_the_page_open(calm: Couch) -> None:
    book = opened(calm, page="conquer")
    calm.context.change(replace(CALM, language="en", text_size=200))
    calm.ticks(1)
    assert book.page.name == "conquer"
    assert book.count > len(PAGES)

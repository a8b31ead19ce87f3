"""The coach in real games, and the way from a refusal to the page of its rule."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.app.navigation import Navigation
from goldenhorn.board_view.layout import all_layouts
from goldenhorn.board_view.overlays.coach_view import CoachView, Speech
from goldenhorn.board_view.planning.plan_view import SAID_FOR
from goldenhorn.common.language import PSEUDO, _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.actions import PlaceFleet
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.input.input_events import Point, PointKind
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.refusal_page import AskedTwice, refusal_page
from goldenhorn.scenes.pause.seats_page import Control, SeatsPage
from goldenhorn.scenes.rules.rules import RuleBook
from goldenhorn.scenes.title.title import Title
from goldenhorn.scenes.tutorial.coached_board import AT_LEAST, STAYS, BoardTips, CoachedBoard
from goldenhorn.scenes.tutorial.lesson_list import Lessons
from goldenhorn.session.coach import TIPS
from goldenhorn.session.game import Game
from goldenhorn.session.lessons.lesson_plan import opened
from goldenhorn.session.lessons.lessons import LESSONS
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.rule_book.rule_book import page_behind, page_of
from goldenhorn.storage.saves import Autosave
from goldenhorn.storage.settings import MOST_NAMES, load
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition
from tests.scenes.couch import INSTANT, Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import Empty


def begun(*who: str) -> Game:
    table = Lineup(first=0, seed=1)
    for number, each in enumerate(who):
        table = table.with_place(number, Place(each, "", number))
    game = Game.begin(table, 1)
    while game.state.phase == "place":
        game.play(PlaceFleet((VENICE,) * 3))
    return game


def seated(
    couch: Couch, game: Game, pause: Callable[[Scene], Scene] = lambda scene: scene
) -> tuple[Board, BoardTips]:
    rules = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7).rules
    board = CoachedBoard(
        couch.context,
        game,
        Autosave(couch.context.folder),
        over=lambda: None,
        pause=pause,
        lost_pad=lambda scene, _seats: scene,
        replay=lambda scene, _step: scene,
        rules=rules,
    )
    couch.show(board)
    couch.ticks(3)
    return board, board.tips


def settle(couch: Couch) -> Scene | None:
    for _tick in range(80):
        couch.ticks(1)
        if not isinstance(couch.scene, Transition):
            break
    return couch.scene


def said(board: Board) -> set[str]:
    return {each.text for each in board.texts()} & {_(tip.text) for tip in TIPS}


def test_a_beginner_gets_a_word_and_it_goes_away(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board, tips = seated(couch, begun("human", "easy"))
    assert len(said(board)) == 1
    couch.ticks(STAYS)
    assert not tips.is_shown
    assert said(board) == set()


def test_planning_on_takes_a_tip_away_once_it_could_be_read(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board, tips = seated(couch, begun("human", "easy"))
    couch.key(pygame.KSCAN_RIGHT)
    assert tips.is_shown
    couch.ticks(AT_LEAST)
    couch.key(pygame.KSCAN_RIGHT)
    assert not tips.is_shown
    assert board.turn is not None


def test_with_a_tip_on_the_screen_back_does_what_its_button_says_and_silences_nobody(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    menu = Title(couch.context)
    board, tips = seated(couch, begun("human", "easy"), lambda _scene: menu)
    turn = board.turn
    assert turn is not None
    couch.key(pygame.KSCAN_RETURN)
    assert turn.step is Step.CARGO
    assert tips.is_shown
    couch.key(pygame.KSCAN_ESCAPE)
    assert turn.step is Step.SHIP  # "Back"
    couch.key(pygame.KSCAN_ESCAPE)
    assert settle(couch) is menu  # "Menu"
    assert not tips.coach.is_silent(0)
    assert couch.context.settings.untipped == ()


def test_no_button_is_named_in_a_tip(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    _board, tips = seated(couch, begun("human", "easy"))
    assert tips._view is not None
    assert tips._view.speech is not None
    assert tips._view.speech.key is None


def switch_tips(couch: Couch, game: Game, *, seat: int = 0) -> None:
    """Switch the tips of a seat on the page of the seats, with a cross and two buttons."""
    board = couch.scene
    assert board is not None
    page = SeatsPage(couch.context, board, game, lambda: None)
    couch.show(page)
    while page.focus.key != Control("tips", seat):
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_ESCAPE)
    assert settle(couch) is board


def test_tips_are_switched_off_for_one_person_on_the_page_of_the_seats(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    game = begun("human", "human")
    couch.context.controls.bind(0, KEYBOARD)
    board, tips = seated(couch, game)
    couch.key(pygame.KSCAN_RETURN)  # put away what calls the player
    couch.ticks(3)
    assert tips.is_shown
    switch_tips(couch, game, seat=1)
    couch.ticks(2)
    assert tips.is_shown  # it speaks to the other one
    switch_tips(couch, game, seat=0)
    couch.ticks(2)
    assert not tips.is_shown
    assert set(couch.context.settings.untipped) == {seat.person for seat in game.seats}
    switch_tips(couch, game, seat=0)
    assert couch.context.settings.untipped == (game.seats[1].person,)
    assert said(board) == set()


def test_who_wants_no_tips_gets_none_in_later_games_until_they_are_switched_on_again(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    board, _tips = seated(couch, begun("human", "easy"))
    switch_tips(couch, board.game)
    kept = load(tmp_path)[0]
    assert kept.untipped == (board.game.seats[0].crest,)
    again = make_couch(settings=kept, folder=tmp_path)
    board, tips = seated(again, begun("human", "easy"))
    assert not tips.is_shown
    for is_on in (False, True):
        again.context.change(replace(again.context.settings, coach=is_on))
    board, tips = seated(again, begun("human", "easy"))
    assert tips.is_shown
    again.context.change(replace(again.context.settings, coach=False))
    board, tips = seated(again, begun("human", "easy"))
    assert not tips.is_shown


def test_a_tap_on_the_bubble_puts_this_tip_away_and_silences_nobody(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board, tips = seated(couch, begun("human", "easy"))
    place = next(each.place for each in board.texts() if each.text in said(board))
    couch.tap(*place.center)
    assert not tips.is_shown
    assert couch.context.settings.untipped == ()


def test_a_finger_that_comes_from_elsewhere_does_not_put_a_tip_away(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    board, tips = seated(couch, begun("human", "easy"))
    place = next(each.place for each in board.texts() if each.text in said(board))
    board.point(Point(TOUCH, PointKind.DOWN, 5.0, 300.0, 0))
    board.point(Point(TOUCH, PointKind.UP, place.centerx, place.centery, 0))
    assert tips.is_shown


def test_what_was_seen_is_remembered_over_games(make_couch: MakeCouch, tmp_path: Path) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    board, _tips = seated(couch, begun("human", "easy"))
    first = said(board)
    board.left()
    settings = load(tmp_path)[0]
    assert len(settings.tips) == 1
    another = make_couch(settings=settings, folder=tmp_path)
    board, _tips = seated(another, begun("human", "easy"))
    assert said(board) != first


def test_a_voyage_that_cannot_be_paid_looks_as_back_does_also_with_a_tip(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    for seat in (0, 1):
        couch.context.controls.bind(seat, KEYBOARD)
    board, tips = seated(couch, begun("human", "human"))
    couch.key(pygame.KSCAN_RETURN)  # put away what calls the player
    couch.ticks(30)
    turn = board.turn
    assert turn is not None
    while turn.step is not Step.LANDING:
        couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_UP)  # as far as there is wind in any hand
    assert turn.plan is not None
    assert board.private.lacks_cards(turn.plan)
    assert tips.is_shown
    couch.key(pygame.KSCAN_RETURN)
    assert tips.is_shown
    assert turn.step is Step.CARGO


def test_two_beginners_are_told_the_same_each_once(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    game = begun("human", "human")
    for seat in (0, 1):
        couch.context.controls.bind(seat, KEYBOARD)
    for _turn in range(6):
        seated(couch, game)
        couch.key(pygame.KSCAN_RETURN)  # put away what calls the player
        couch.ticks(3)
        player = game.state.player
        while game.state.player == player:
            game.play(game.legal_actions[0])
    told = couch.context.settings.tips
    crests = [seat.crest for seat in game.seats]
    assert {f"{crest}/ship" for crest in crests} <= set(told)
    assert len(set(told)) == len(told)


def test_people_without_names_are_remembered_whatever_the_language(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board, _tips = seated(couch, begun("human", "easy"))
    switch_tips(couch, board.game)
    crest = board.game.seats[0].crest
    assert couch.context.settings.tips == (f"{crest}/ship",)
    assert couch.context.settings.untipped == (crest,)
    couch.context.change(replace(couch.context.settings, language="de"))
    board, tips = seated(couch, begun("human", "easy"))
    assert not tips.is_shown


def test_what_a_full_file_forgets_is_the_oldest(make_couch: MakeCouch) -> None:
    full = tuple(f"guest {number}/ship" for number in range(MOST_NAMES))
    couch = make_couch(settings=replace(INSTANT, tips=full))
    board, _tips = seated(couch, begun("human", "easy"))
    assert len(said(board)) == 1
    assert couch.context.settings.tips[:-1] == full[1:]


def test_who_has_seen_everything_is_left_in_peace(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(INSTANT, tips=tuple(tip.name for tip in TIPS)))
    board, tips = seated(couch, begun("human", "easy"))
    assert not tips.is_shown
    assert said(board) == set()


def test_tips_stand_on_the_other_shore_than_the_ship_at_hand(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board, _tips = seated(couch, begun("human", "easy"))  # all ships in Venice
    place = next(each.place for each in board.texts() if each.text in said(board))
    assert place.left > 640
    couch = make_couch(settings=INSTANT)
    board, _tips = seated(couch, opened(LESSONS[2].opening))  # a ship before Constantinople
    place = next(each.place for each in board.texts() if each.text in said(board))
    assert place.right < 640


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_all_tips_can_be_read(make_couch: MakeCouch, scale: int) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=scale), code=PSEUDO)
    kit = couch.context.kit
    layout = next(each for each in all_layouts() if each.has_expansion)
    picture = Picture(pygame.Surface(layout.size))
    view = CoachView(picture, kit, layout, has_motion=False)
    for is_eastern in (False, True):
        view.move_to(is_eastern=is_eastern)
        for tip in TIPS:
            view.say(Speech(_(tip.text)))
            assert_laid_out_well(picture.texts())


# --- Why not? -------------------------------------------------------------------------------------


@pytest.mark.parametrize("refusal", [*Refusal])
def test_every_refusal_leads_to_its_page(make_couch: MakeCouch, refusal: Refusal) -> None:
    couch = make_couch(settings=INSTANT)
    behind = Empty(couch.context)
    navigation = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    couch.show(behind)
    couch.show(refusal_page(couch.context, behind, refusal, navigation.rules))
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    scene = settle(couch)
    assert isinstance(scene, RuleBook)
    assert scene.page is page_of(page_behind(refusal))


def test_what_depends_on_a_hand_is_never_explained_on_the_shared_screen(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    title, state = Title(couch.context), begun("human", "human").state
    asked = AskedTwice(couch.context, title, lambda scene, _rule: scene)
    for view in (None, Choices(observe(state, None))):
        with pytest.raises(AssertionError):
            asked.page(Refusal.NO_WIND_CARD, view)
    open_hand = Choices(observe(state, state.player))
    assert isinstance(asked.page(Refusal.NO_WIND_CARD, open_hand), Question)


def test_who_asks_twice_for_what_is_refused_is_told_why(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(INSTANT, tips=tuple(tip.name for tip in TIPS)))
    board, _tips = seated(couch, begun("human", "easy"))
    couch.key(pygame.KSCAN_C)  # conquering, in a game without dominions
    assert couch.scene is board
    couch.key(pygame.KSCAN_C)
    assert isinstance(settle(couch), Question)
    couch.key(pygame.KSCAN_RETURN)
    assert settle(couch) is board


def test_who_asks_twice_to_take_back_what_cannot_be_is_offered_the_page_and_the_menu(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=replace(INSTANT, tips=tuple(tip.name for tip in TIPS)))
    game, menu = opened(LESSONS[5].opening), Title(couch.context)
    board, _tips = seated(couch, game, lambda _scene: menu)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_RETURN)  # into port: cards are drawn, and the bell can be rung
    couch.ticks(5)
    assert board.turn is not None
    assert game.state.phase == "end"
    refused = told_refusal(Refusal.DRAWN_SINCE)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert couch.scene is board
    couch.ticks(SAID_FOR)  # however long it takes
    couch.key(pygame.KSCAN_ESCAPE)
    question = settle(couch)
    assert isinstance(question, Question)
    assert refused in question.news()
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    book = settle(couch)
    assert isinstance(book, RuleBook)
    assert book.page is page_of("take-back")
    couch.key(pygame.KSCAN_ESCAPE)
    assert settle(couch) is board
    couch.key(pygame.KSCAN_ESCAPE)
    assert isinstance(settle(couch), Question)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    assert settle(couch) is menu


# --- The way there --------------------------------------------------------------------------------


def test_how_to_play_offers_lessons_and_rules_and_the_lessons_a_first_game(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    navigation = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    couch.show(navigation.title())
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    assert isinstance(settle(couch), Question)
    couch.key(pygame.KSCAN_RETURN)
    lessons = settle(couch)
    assert isinstance(lessons, Lessons)
    for _press in range(4):
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    scene = settle(couch)
    assert isinstance(scene, Board)

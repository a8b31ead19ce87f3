"""The lessons on screen: every device gets through, wrong presses are answered, nothing is lost."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goldenhorn.app.navigation import Navigation
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.overlays.coach_view import CoachView, Speech, Task
from goldenhorn.common.language import PSEUDO, _
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.actions import Sail
from goldenhorn.engine.pieces import Cargo
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.input.input_events import Press
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.pause.lesson_menu import LessonMenu
from goldenhorn.scenes.pause.pause import PauseEntry
from goldenhorn.scenes.rules.rules import RuleBook
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.scenes.settings.settings import SettingsPage
from goldenhorn.scenes.title.title import Title
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard
from goldenhorn.scenes.tutorial.lesson_list import CHEERS, FIRST_GAME, LessonDone, Lessons
from goldenhorn.session.lessons.lesson_plan import PUPIL, Lesson
from goldenhorn.session.lessons.lessons import DURAZZO, LESSONS
from goldenhorn.session.lineup import HUMAN
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.choosing import ChoiceRefused, Commit
from goldenhorn.session.rule_book.rule_book import page_behind, page_of
from goldenhorn.storage.settings import load
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition
from tests.scenes.couch import INSTANT, Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well

SCANCODES = {
    Button.UP: pygame.KSCAN_UP,
    Button.DOWN: pygame.KSCAN_DOWN,
    Button.LEFT: pygame.KSCAN_LEFT,
    Button.RIGHT: pygame.KSCAN_RIGHT,
    Button.CONFIRM: pygame.KSCAN_RETURN,
    Button.BACK: pygame.KSCAN_ESCAPE,
}
PAD_BUTTONS = {
    Button.UP: PadButton.UP,
    Button.DOWN: PadButton.DOWN,
    Button.LEFT: PadButton.LEFT,
    Button.RIGHT: PadButton.RIGHT,
    Button.CONFIRM: PadButton.SOUTH,
    Button.BACK: PadButton.EAST,
}
MOST_PRESSES = 3000
"""No whole game takes so many presses of the same key."""
MOST_TICKS = 1500
"""No lesson takes so long when nothing has to be watched."""
Pupil = Callable[[LessonBoard, Button | None], None]
"""Does what the coach asks for; without a button, leads on."""


def keyboard(couch: Couch) -> Pupil:
    return lambda _board, button: couch.key(SCANCODES[button or Button.CONFIRM])


def gamepad(couch: Couch) -> Pupil:
    pad = couch.plug()
    return lambda _board, button: couch.pad(pad, PAD_BUTTONS[button or Button.CONFIRM])


def pointer(act: Callable[[float, float], None]) -> Pupil:
    def follow(board: LessonBoard, button: Button | None) -> None:
        ringed = board.coach.ringed
        if button is None or ringed is None:
            act(640, 330)
        else:
            act(*ringed.center)

    return follow


DEVICES: dict[str, Callable[[Couch], Pupil]] = {
    "keyboard": keyboard,
    "gamepad": gamepad,
    "mouse": lambda couch: pointer(couch.click),
    "touch": lambda couch: pointer(couch.tap),
}


def begin(
    couch: Couch, lesson: Lesson, done: Callable[[LessonBoard], Scene] | None = None
) -> LessonBoard:
    navigation = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    board = LessonBoard(
        couch.context,
        lesson,
        leave=lambda: Title(couch.context),
        done=done or (lambda board: board),
        rules=navigation.rules,
        menu=navigation.lesson_menu,
    )
    couch.show(board)
    return board


def wait_for_coach(couch: Couch, board: LessonBoard) -> None:
    """Pass time until the pupil can do something."""
    for _tick in range(MOST_TICKS):
        couch.ticks(1)
        is_asked = board.turn is not None and board.coach.is_shown
        if is_asked or board.modals.is_waiting:
            return
    raise AssertionError("the coach never spoke")


def play_through(couch: Couch, board: LessonBoard, pupil: Pupil) -> int:
    """Follow the coach to the farewell; return how many presses that took."""
    presses = 0
    while not board.says_farewell:
        wait_for_coach(couch, board)
        if board.says_farewell:
            break
        guidance = board.guidance
        pupil(board, None if guidance is None else guidance.button)
        presses += 1
        assert presses < 60, "the coach leads nowhere"
    return presses


def lesson_called(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.name == name)


# --- Getting through ------------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_done_with_every_device(
    make_couch: MakeCouch, lesson: Lesson, device: str
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson)
    presses = play_through(couch, board, DEVICES[device](couch))
    assert board.number == len(lesson.goals)
    assert presses <= 25  # under a minute, at two seconds each and some watching


def test_a_lesson_can_be_done_by_touch_on_a_small_screen(make_couch: MakeCouch) -> None:
    for lesson in LESSONS:
        couch = make_couch(settings=INSTANT, size=(800, 480))
        board = begin(couch, lesson)
        play_through(couch, board, pointer(couch.tap))
        assert board.is_finished


def test_a_lesson_can_be_done_step_by_step(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(INSTANT, step_by_step=True))
    for name in ("goods", "pirates"):
        board = begin(couch, lesson_called(name))
        play_through(couch, board, keyboard(couch))
        assert board.is_finished


def test_the_keys_named_are_those_of_the_device_in_use(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson_called("goods"))
    wait_for_coach(couch, board)
    assert board.coach.speech is not None
    assert board.coach.speech.key == Key("Enter", "cap")
    pad = couch.plug()
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.UP)
    couch.ticks(2)
    assert board.coach.speech.key == couch.context.key(Button.CONFIRM)
    assert board.coach.speech.key.shape == "round"
    couch.click(5, 300)
    couch.ticks(2)
    assert board.coach.speech.press == "Click the ring"


def test_who_sat_where_in_an_earlier_game_does_not_matter(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    couch.show(Title(couch.context))
    pad = couch.plug()
    couch.pad(pad, PadButton.DOWN)
    couch.context.controls.bind(0, couch.context.controls.last_active_device)
    couch.key(pygame.KSCAN_DOWN)
    board = begin(couch, lesson_called("goods"))
    wait_for_coach(couch, board)
    assert board.coach.speech is not None
    assert board.coach.speech.key == Key("Enter", "cap")
    play_through(couch, board, keyboard(couch))
    assert board.is_finished


def test_larger_letters_in_the_middle_of_a_lesson_change_nothing_else(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, LESSONS[0])
    wait_for_coach(couch, board)
    couch.context.change(replace(couch.context.settings, text_size=200))
    couch.ticks(3)
    assert LESSONS[0].goals[0].says in {each.text for each in board.texts()}
    play_through(couch, board, keyboard(couch))
    assert board.is_finished


# --- Wrong presses --------------------------------------------------------------------------------


def test_a_commit_that_is_not_asked_for_is_answered_and_not_played(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    lesson = lesson_called("wind")
    board = begin(couch, lesson)
    wait_for_coach(couch, board)
    played = board.game.match.actions
    for _press in range(3):  # the ship that is preselected, with some cargo, is not the one
        couch.key(pygame.KSCAN_RETURN)
    couch.ticks(1)
    assert board.game.match.actions == played
    assert lesson.goals[0].otherwise in {each.text for each in board.texts()}
    assert board.number == 0
    play_through(couch, board, keyboard(couch))
    assert board.is_finished


def test_a_refusal_is_said_by_the_coach(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson_called("farmers"))
    wait_for_coach(couch, board)
    board.turns.answer(ChoiceRefused(Refusal.LOAD_OWN_SAIL), KEYBOARD)
    couch.ticks(1)
    assert told_refusal(Refusal.LOAD_OWN_SAIL) in {each.text for each in board.texts()}


def test_cargo_in_the_colour_of_a_sail_is_refused_by_the_coach(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    lesson = lesson_called("goods")
    board = begin(couch, lesson)
    pupil = keyboard(couch)
    while board.number == 0:
        wait_for_coach(couch, board)
        assert board.guidance is not None
        pupil(board, board.guidance.button)
    wait_for_coach(couch, board)
    couch.key(pygame.KSCAN_RETURN)
    assert board.turn is not None
    assert board.turn.step is Step.CARGO
    couch.key(pygame.KSCAN_1)  # yellow, on a ship with a yellow sail
    couch.ticks(2)
    assert told_refusal(Refusal.LOAD_OWN_SAIL) in {each.text for each in board.texts()}
    play_through(couch, board, pupil)
    assert board.is_finished


def words_at_landing(couch: Couch, board: LessonBoard, ship: int, cargo: int = 0) -> str:
    """What the coach says once a landing of a ship is in preview."""
    wait_for_coach(couch, board)
    turn = board.turn
    assert turn is not None
    board.turns.answer(turn.tap_ship(PUPIL, ship), KEYBOARD)
    if turn.step is Step.CARGO:
        turn.cargo = cargo
        board.turns.answer(turn.choose_cargo(), KEYBOARD)
    couch.ticks(1)
    assert turn.step is Step.LANDING
    assert board.coach.speech is not None
    return board.coach.speech.text


def test_the_first_press_of_a_newcomer_is_not_answered_by_what_is_true_of_another_ship(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, LESSONS[0])
    wait_for_coach(couch, board)
    couch.key(pygame.KSCAN_RETURN)  # the big ship is preselected, and red is one of her colours
    couch.ticks(1)
    goal = LESSONS[0].goals[0]
    assert board.coach.speech is not None
    assert board.coach.speech.text == goal.otherwise
    assert board.coach.speech.press == "Go back"
    assert words_at_landing(couch, board, 2) == goal.at_landing


@pytest.mark.parametrize(
    ("name", "number", "ship", "cargo"),
    [("goods", 1, 0, Cargo.PINK), ("ports", 0, 1, None), ("farmers", 2, 0, None)],
)
def test_a_wrong_ship_or_cargo_is_not_praised_for_what_the_right_one_does(
    make_couch: MakeCouch, name: str, number: int, ship: int, cargo: Cargo | None
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson_called(name))
    while board.number < number:
        wait_for_coach(couch, board)
        assert board.guidance is not None
        couch.key(SCANCODES[board.guidance.button])
    wait_for_coach(couch, board)
    place = 0
    if cargo is not None:
        assert board.turn is not None
        board.turn.tap_ship(PUPIL, ship)
        place = board.turn.cargoes.index(cargo)
    assert board.goal is not None
    assert words_at_landing(couch, board, ship, place) == board.goal.otherwise


# --- Leaving, finishing, remembering --------------------------------------------------------------


def settle(couch: Couch) -> Scene | None:
    for _tick in range(80):
        couch.ticks(1)
        if not isinstance(couch.scene, Transition):
            return couch.scene
    return couch.scene


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        (PauseEntry.RESUME, LessonBoard),
        (PauseEntry.RULES, RuleBook),
        (PauseEntry.SETTINGS, SettingsPage),
        (PauseEntry.LEAVE, Title),
    ],
)
def test_back_opens_a_menu_with_all_that_can_be_reached_from_a_lesson(
    make_couch: MakeCouch, entry: PauseEntry, kind: type[Scene]
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson_called("wind"))
    wait_for_coach(couch, board)
    couch.key(pygame.KSCAN_ESCAPE)
    menu = settle(couch)
    assert isinstance(menu, LessonMenu)
    assert menu.focus.key is PauseEntry.RESUME
    while menu.focus.key is not entry:
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    scene = settle(couch)
    assert isinstance(scene, kind)
    if isinstance(scene, RuleBook):
        assert scene.page is page_of("R31")  # sails and wind
    if isinstance(scene, RuleBook | SettingsPage):
        couch.key(pygame.KSCAN_ESCAPE)
        assert settle(couch) is menu
        couch.key(pygame.KSCAN_ESCAPE)
        assert settle(couch) is board


@pytest.mark.parametrize("scale", [100, 200])
def test_the_menu_of_every_lesson_can_be_read(make_couch: MakeCouch, scale: int) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=scale), code=PSEUDO)
    for lesson in LESSONS:
        board = begin(couch, lesson)
        wait_for_coach(couch, board)
        board.open_pause()
        menu = settle(couch)
        assert isinstance(menu, LessonMenu)
        couch.ticks(2)
        assert_laid_out_well(menu.texts())


def test_what_the_coach_answers_follows_the_language(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    lesson = lesson_called("wind")
    board = begin(couch, lesson)
    wait_for_coach(couch, board)
    for refused in (False, True):
        couch.context.change(replace(couch.context.settings, language="en"))
        if refused:
            board.turns.answer(ChoiceRefused(Refusal.LOAD_OWN_SAIL), KEYBOARD)
        else:
            board.turns.answer(Commit((Sail(1, False),)), KEYBOARD)
        couch.ticks(1)
        assert board.coach.speech is not None
        before = board.coach.speech.text
        couch.context.change(replace(couch.context.settings, language="de"))
        couch.ticks(2)
        now = told_refusal(Refusal.LOAD_OWN_SAIL) if refused else _(lesson.goals[0].otherwise)
        assert board.coach.speech.text == now != before


def test_who_asks_twice_for_what_is_refused_in_a_lesson_is_offered_the_page(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=INSTANT)
    board = begin(couch, lesson_called("wind"))
    wait_for_coach(couch, board)
    couch.key(pygame.KSCAN_C)  # conquering, in a lesson without dominions
    couch.ticks(2)
    assert couch.scene is board
    assert told_refusal(Refusal.NO_EXPANSION) in {each.text for each in board.texts()}
    couch.key(pygame.KSCAN_C)
    assert isinstance(settle(couch), Question)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    book = settle(couch)
    assert isinstance(book, RuleBook)
    assert book.page is page_of(page_behind(Refusal.NO_EXPANSION))


@pytest.mark.parametrize(("scale", "code"), [(100, "en"), (200, "de")])
def test_ring_and_ribbon_say_of_which_dominion_a_lesson_speaks(
    make_couch: MakeCouch, scale: int, code: str
) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=scale), code=code)
    board = begin(couch, lesson_called("farmers"))
    names = set()
    while board.number == 0:
        wait_for_coach(couch, board)
        assert board.turn is not None
        assert board.guidance is not None
        if board.turn.step is Step.DOMINION:
            tile = pygame.Rect(board.widgets.layout.dominions[DURAZZO])
            assert board.coach.ringed == tile
            assert tile.collidelist(board.coach.covered) < 0
            if board.turn.dominion == DURAZZO:
                ribbon = pygame.Rect(board.widgets.layout.prompt)
                names |= {each.text for each in board.texts() if ribbon.contains(each.place)}
        couch.key(SCANCODES[board.guidance.button])
    assert any(_("Durazzo") in name for name in names)


def test_a_lesson_is_never_saved_as_a_game(make_couch: MakeCouch, tmp_path: Path) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    board = begin(couch, LESSONS[0])
    play_through(couch, board, keyboard(couch))
    assert not list(tmp_path.glob("autosave*"))
    assert couch.context.notices == []


def chooser(couch: Couch) -> Lessons:
    title = Title(couch.context)
    page = Lessons(
        couch.context,
        title,
        first_game=lambda: title,
        rules=lambda scene, _rule: scene,
        menu=lambda scene, *_lesson: scene,
    )
    couch.show(page)
    return page


def test_a_finished_lesson_gets_its_seal_and_leads_to_the_next(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    page = chooser(couch)
    assert page.focus.key == LESSONS[0].name
    couch.key(pygame.KSCAN_RETURN)
    board = settle(couch)
    assert isinstance(board, LessonBoard)
    play_through(couch, board, keyboard(couch))
    couch.key(pygame.KSCAN_RETURN)
    assert isinstance(settle(couch), Question)
    assert load(tmp_path)[0].lessons == (LESSONS[0].name,)
    couch.key(pygame.KSCAN_RETURN)
    following = settle(couch)
    assert isinstance(following, LessonBoard)
    assert following.lesson is LESSONS[1]
    again = chooser(couch)
    assert again.focus.key == LESSONS[1].name


@pytest.mark.parametrize("scale", [100, 200])
def test_after_a_lesson_the_gull_cheers_beside_a_seal_until_all_is_still(
    make_couch: MakeCouch, scale: int
) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=scale), code=PSEUDO)
    page = chooser(couch)
    done = page._finished(page.lesson(LESSONS[0]))  # type: ignore[arg-type]
    assert isinstance(done, LessonDone)
    couch.show(done)
    couch.ticks(CHEERS + 20)
    assert_laid_out_well(done.texts())
    drawn = " ".join(str(draw.drawable.key) for draw in done.root.draws())
    assert all(name in drawn for name in ("'coach_talk'", "'seal'", "'tick'"))
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False


def test_the_chooser_leads_to_a_first_game_and_back(make_couch: MakeCouch) -> None:
    done = tuple(lesson.name for lesson in LESSONS)
    couch = make_couch(settings=replace(INSTANT, lessons=done))
    page = chooser(couch)
    assert page.focus.key == FIRST_GAME
    couch.key(pygame.KSCAN_RETURN)
    assert isinstance(settle(couch), Title)
    chooser(couch)
    couch.key(pygame.KSCAN_ESCAPE)
    assert isinstance(settle(couch), Title)


def test_from_the_last_lesson_a_first_game_against_one_easy_bot_is_played_to_its_end(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(settings=INSTANT, folder=tmp_path)
    navigation = Navigation(couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
    lessons = navigation.lessons(navigation.title())
    couch.show(lessons)
    assert isinstance(lessons, Lessons)
    lessons.next = lessons.lesson(LESSONS[-1])
    board = settle(couch)
    assert isinstance(board, LessonBoard)
    play_through(couch, board, keyboard(couch))
    couch.key(pygame.KSCAN_RETURN)
    assert isinstance(settle(couch), Question)
    couch.key(pygame.KSCAN_RETURN)
    first = settle(couch)
    assert isinstance(first, Board)
    assert [seat.current_controller for seat in first.game.seats] == [HUMAN, "easy"]
    # The proposed places, and whatever is preselected in each turn, is a game that comes to an end.
    for _press in range(MOST_PRESSES):
        couch.key(pygame.KSCAN_RETURN)
        if isinstance(settle(couch), Scoring):
            break
    assert first.game.is_over
    assert isinstance(couch.scene, Scoring)


def test_all_lessons_are_reached_by_directions_alone(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    page = chooser(couch)
    reached = {page.focus.key}
    for scancode in [pygame.KSCAN_DOWN] * 5 + [pygame.KSCAN_UP, pygame.KSCAN_RIGHT]:
        couch.key(scancode)
        reached.add(page.focus.key)
    for _press in range(4):
        couch.key(pygame.KSCAN_UP)
        reached.add(page.focus.key)
    assert reached == {FIRST_GAME, *(lesson.name for lesson in LESSONS)}


# --- What can be read -----------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_chooser_is_laid_out_well(make_couch: MakeCouch, scale: int) -> None:
    settings = replace(INSTANT, text_size=scale, lessons=(LESSONS[1].name,))
    couch = make_couch(settings=settings, code=PSEUDO)
    page = chooser(couch)
    assert_laid_out_well(page.texts())


def words_of_coach(lesson: Lesson, number: int) -> tuple[str, ...]:
    goal = lesson.goals[number]
    said = (goal.says, goal.at_landing, goal.towards_landing, goal.with_raid, goal.otherwise)
    return (*said, lesson.farewell) if number == 0 else said


def coach_on(context: AppContext, lesson: Lesson) -> tuple[CoachView, Picture]:
    from goldenhorn.session.lessons.lesson_plan import opened

    picture = Picture(pygame.Surface(context.size))
    layout = layout_of(opened(lesson.opening).match.config)
    return CoachView(picture, context.kit, layout, has_motion=False), picture


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_all_that_the_coach_says_can_be_read(make_couch: MakeCouch, scale: int) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=scale), code=PSEUDO)
    key = Key("Enter", "cap")
    for lesson in LESSONS:
        coach, picture = coach_on(couch.context, lesson)
        for number, goal in enumerate(lesson.goals):
            coach.set_task(Task(_(lesson.title), _(goal.goal), number, len(lesson.goals)))
            for text in filter(None, words_of_coach(lesson, number)):
                coach.say(Speech(_(text), key, _("Go to the ring")))
                assert_laid_out_well(picture.texts())


def test_every_refusal_finds_room_in_the_bubble(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(INSTANT, text_size=200), code="xx")
    coach, picture = coach_on(couch.context, lesson_called("farmers"))
    for refusal in Refusal:
        coach.say(Speech(told_refusal(refusal), Key("Enter", "cap"), _("Go to the ring")))
        assert_laid_out_well(picture.texts())


def test_the_coach_never_hides_what_it_points_at(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=INSTANT)
    for lesson in LESSONS:
        board = begin(couch, lesson)
        while not board.says_farewell:
            wait_for_coach(couch, board)
            guidance, ringed = board.guidance, board.coach.ringed
            if guidance is None:
                board.modals.put_away(PUPIL)
                continue
            assert ringed is not None
            if board.turn is not None and board.turn.step is not Step.ANNOUNCING:
                assert ringed.collidelist(board.coach.covered) < 0
            board.press(Press(KEYBOARD, guidance.button, PUPIL))

"""Learning by playing: the lessons, the coach's answers, and tips in a real game."""

from collections.abc import Callable

from goldenhorn.common.language import _
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard
from goldenhorn.scenes.tutorial.lesson_list import Lessons
from goldenhorn.session.lessons.lessons import LESSONS
from goldenhorn.session.planning.choices import Step
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    REST,
    game_after,
    show_turn,
    take_at_rest,
    wait_for,
)
from goldenhorn.tools.scenarios.scenario import Missed, scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

MOST_STEPS = 60
"""No lesson takes so many presses."""
PICTURES = ("", "_wrong", "_goal")
"""Of every lesson: how it begins, a wrong press answered, and the first goal reached."""


@scenario("lessons", "lessons_done", screens=("Lessons",))
def list_of_lessons(driver: ScreenshotDriver) -> None:
    """All lessons, none and some of them done."""
    title = driver.show(driver.navigation.title)
    driver.show(lambda: driver.navigation.lessons(title))
    driver.take("lessons")
    driver.set(lessons=tuple(lesson.name for lesson in LESSONS[:5]))
    driver.show(lambda: driver.navigation.lessons(title))
    driver.take("lessons_done")


@scenario(
    *(f"lesson_{lesson.name}{picture}" for lesson in LESSONS for picture in PICTURES),
    screens=("LessonBoard",),
)
def all_lessons(driver: ScreenshotDriver) -> None:
    """How every lesson begins, a wrong press answered, and the first goal reached."""
    for number, lesson in enumerate(LESSONS):
        board = _begin(driver, number)
        driver.take(f"lesson_{lesson.name}")
        _press_wrong(driver, board)
        take_at_rest(driver, f"lesson_{lesson.name}_wrong")
        board = _begin(driver, number)
        _follow_to_goal(driver, board)
        take_at_rest(driver, f"lesson_{lesson.name}_goal")


@scenario(
    "lesson_announcing",
    "lesson_last_round",
    "lesson_farewell",
    "lesson_well_done",
    screens=("LessonBoard", "LessonDone"),
)
def lesson_of_the_end(driver: ScreenshotDriver) -> None:
    """A lesson to its end: the second question, the last round, the farewell and what is next."""
    names = [lesson.name for lesson in LESSONS]
    board = _begin(driver, names.index("end"))

    def announces() -> bool:
        return board.turn is not None and board.turn.step is Step.ANNOUNCING

    _follow(driver, board, announces)
    take_at_rest(driver, "lesson_announcing")
    _follow(driver, board, lambda: board.widgets.banner.is_shown)
    driver.wait(2 * REST)
    driver.take("lesson_last_round")
    _follow(driver, board, lambda: board.says_farewell)
    take_at_rest(driver, "lesson_farewell")
    driver.press(Button.CONFIRM)
    take_at_rest(driver, "lesson_well_done")


@scenario("lesson_mouse", "lesson_touch", "lesson_leave", screens=("LessonBoard", "LessonMenu"))
def lesson_devices(driver: ScreenshotDriver) -> None:
    """What the coach asks of a mouse and of a finger, and the menu of a lesson."""
    for name, device in (("mouse", KEYBOARD), ("touch", TOUCH)):
        board = _begin(driver, 0)
        _tap_ring(driver, board, device)
        take_at_rest(driver, f"lesson_{name}")
    driver.press(Button.PAUSE)
    driver.take("lesson_leave")


@scenario("coach_tip", "coach_tip_cargo", screens=("CoachedBoard",))
def tips(driver: ScreenshotDriver) -> None:
    """A word of the coach in a real game."""
    driver.set(tips=())
    show_turn(driver, game_after(0, *FOUR))
    driver.take("coach_tip")
    driver.set(tips=("ship",))
    show_turn(driver, game_after(0, *FOUR))
    take_at_rest(driver, "coach_tip_cargo", Button.CONFIRM)


# --- A pupil --------------------------------------------------------------------------------------


def _begin(driver: ScreenshotDriver, number: int) -> LessonBoard:
    """Begin a lesson, and wait until the coach speaks."""
    lessons = driver.navigation.lessons(driver.navigation.title())
    assert isinstance(lessons, Lessons)
    board = driver.show(lambda: lessons.lesson(LESSONS[number]))
    assert isinstance(board, LessonBoard)
    _wait_for_coach(driver, board)
    driver.wait(REST)
    return board


def _wait_for_coach(driver: ScreenshotDriver, board: LessonBoard) -> None:
    def is_spoken_to() -> bool:
        is_asked = board.turn is not None and board.coach.is_shown
        return is_asked or board.modals.is_waiting

    wait_for(driver, "word of the coach", is_spoken_to)


def _follow(driver: ScreenshotDriver, board: LessonBoard, is_there: Callable[[], bool]) -> None:
    """Do what the coach asks for until something is reached."""
    for _step in range(MOST_STEPS):
        if is_there():
            return
        guidance = board.guidance
        driver.press(Button.CONFIRM if guidance is None else guidance.button)
        for _tick in range(REST):  # what is waited for may pass soon
            if is_there():
                return
            driver.wait(1)
        _wait_for_coach(driver, board)
    raise Missed(f"The lesson {board.lesson.name} leads nowhere.")


def _follow_to_goal(driver: ScreenshotDriver, board: LessonBoard) -> None:
    _follow(driver, board, lambda: board.number > 0)


def _press_wrong(driver: ScreenshotDriver, board: LessonBoard) -> None:
    """Sail with whatever ship the coach does not speak of, until the coach answers."""
    turn, coach = board.turn, board.coach
    assert turn is not None
    guidance = board.guidance
    if turn.step is Step.SHIP and guidance is not None and guidance.button is Button.CONFIRM:
        driver.press(Button.RIGHT)
    said = {coach.speech.text if coach.speech else ""}
    goal = board.lesson.goals[0]
    texts = (goal.says, goal.at_landing, goal.towards_landing, goal.with_raid)
    said |= {_(text) for text in texts if text}
    for _press in range(MOST_STEPS):
        driver.press(Button.CONFIRM)
        driver.wait(2)
        if board.number or board.turn is None:
            break
        if coach.speech is not None and coach.speech.text not in said:
            return
    raise Missed(f"No wrong press is answered in the lesson {board.lesson.name}.")


def _tap_ring(driver: ScreenshotDriver, board: LessonBoard, device: Device) -> None:
    ring = board.coach.ringed
    if ring is None:
        raise Missed("The coach points at nothing.")
    driver.tap(*ring.center, device)

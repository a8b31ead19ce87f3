"""Learning by playing: the lessons, the coach's answers, and tips in a real game."""

from collections.abc import Callable

from goldenhorn.bindings import Button
from goldenhorn.choices import Step
from goldenhorn.devices import KEYBOARD, TOUCH, Device
from goldenhorn.language import _
from goldenhorn.lessons import LESSONS
from goldenhorn.moments.moment import Missed, moment
from goldenhorn.moments.table import FOUR, REST, game_after, show_turn, take_at_rest, wait_for
from goldenhorn.scenes.tutorial import Lessons
from goldenhorn.scenes.tutorial_board import LessonBoard
from goldenhorn.studio import Studio

MOST_STEPS = 60
"""No lesson takes so many presses."""
PICTURES = ("", "_wrong", "_goal")
"""Of every lesson: how it begins, a wrong press answered, and the first goal reached."""


@moment("lessons", "lessons_done")
def list_of_lessons(studio: Studio) -> None:
    """All lessons, none and some of them done."""
    title = studio.journey.title()
    studio.show(title)
    studio.show(studio.journey.lessons(title))
    studio.take("lessons")
    studio.set(lessons=tuple(lesson.name for lesson in LESSONS[:5]))
    studio.show(studio.journey.lessons(title))
    studio.take("lessons_done")


@moment(*(f"lesson_{lesson.name}{picture}" for lesson in LESSONS for picture in PICTURES))
def all_lessons(studio: Studio) -> None:
    """How every lesson begins, a wrong press answered, and the first goal reached."""
    for number, lesson in enumerate(LESSONS):
        board = _begin(studio, number)
        studio.take(f"lesson_{lesson.name}")
        _press_wrong(studio, board)
        take_at_rest(studio, f"lesson_{lesson.name}_wrong")
        board = _begin(studio, number)
        _follow_to_goal(studio, board)
        take_at_rest(studio, f"lesson_{lesson.name}_goal")


@moment("lesson_announcing", "lesson_last_round", "lesson_farewell", "lesson_well_done")
def lesson_of_the_end(studio: Studio) -> None:
    """A lesson to its end: the second question, the last round, the farewell and what is next."""
    names = [lesson.name for lesson in LESSONS]
    board = _begin(studio, names.index("end"))

    def announces() -> bool:
        return board.turn is not None and board.turn.step is Step.ANNOUNCING

    _follow(studio, board, announces)
    take_at_rest(studio, "lesson_announcing")
    _follow(studio, board, lambda: board.parts.banner.is_shown)
    studio.wait(2 * REST)
    studio.take("lesson_last_round")
    _follow(studio, board, lambda: board.says_farewell)
    take_at_rest(studio, "lesson_farewell")
    studio.press(Button.CONFIRM)
    studio.take("lesson_well_done")


@moment("lesson_mouse", "lesson_touch", "lesson_leave")
def lesson_devices(studio: Studio) -> None:
    """What the coach asks of a mouse and of a finger, and the menu of a lesson."""
    for name, device in (("mouse", KEYBOARD), ("touch", TOUCH)):
        board = _begin(studio, 0)
        _tap_ring(studio, board, device)
        take_at_rest(studio, f"lesson_{name}")
    studio.press(Button.PAUSE)
    studio.take("lesson_leave")


@moment("coach_tip", "coach_tip_cargo")
def tips(studio: Studio) -> None:
    """A word of the coach in a real game."""
    studio.set(tips=())
    show_turn(studio, game_after(0, *FOUR))
    studio.take("coach_tip")
    studio.set(tips=("ship",))
    show_turn(studio, game_after(0, *FOUR))
    take_at_rest(studio, "coach_tip_cargo", Button.CONFIRM)


# --- A pupil --------------------------------------------------------------------------------------


def _begin(studio: Studio, number: int) -> LessonBoard:
    """Begin a lesson, and wait until the coach speaks."""
    title = studio.journey.title()
    lessons = studio.journey.lessons(title)
    assert isinstance(lessons, Lessons)
    board = lessons.lesson(LESSONS[number])
    assert isinstance(board, LessonBoard)
    studio.show(board)
    _wait_for_coach(studio, board)
    studio.wait(REST)
    return board


def _wait_for_coach(studio: Studio, board: LessonBoard) -> None:
    def is_spoken_to() -> bool:
        is_asked = board.turn is not None and board.coach.is_shown
        return is_asked or board.sheets.is_waiting

    wait_for(studio, "word of the coach", is_spoken_to)


def _follow(studio: Studio, board: LessonBoard, is_there: Callable[[], bool]) -> None:
    """Do what the coach asks for until something is reached."""
    for _step in range(MOST_STEPS):
        if is_there():
            return
        guidance = board.guidance
        studio.press(Button.CONFIRM if guidance is None else guidance.button)
        for _tick in range(REST):  # what is waited for may pass soon
            if is_there():
                return
            studio.wait(1)
        _wait_for_coach(studio, board)
    raise Missed(f"The lesson {board.lesson.name} leads nowhere.")


def _follow_to_goal(studio: Studio, board: LessonBoard) -> None:
    _follow(studio, board, lambda: board.number > 0)


def _press_wrong(studio: Studio, board: LessonBoard) -> None:
    """Sail with whatever ship the coach does not speak of, until the coach answers."""
    turn, coach = board.turn, board.coach
    assert turn is not None
    guidance = board.guidance
    if turn.step is Step.SHIP and guidance is not None and guidance.button is Button.CONFIRM:
        studio.press(Button.RIGHT)
    said = {coach.speech.text if coach.speech else ""}
    goal = board.lesson.goals[0]
    texts = (goal.says, goal.at_landing, goal.towards_landing, goal.with_raid)
    said |= {_(text) for text in texts if text}
    for _press in range(MOST_STEPS):
        studio.press(Button.CONFIRM)
        studio.wait(2)
        if board.number or board.turn is None:
            break
        if coach.speech is not None and coach.speech.text not in said:
            return
    raise Missed(f"No wrong press is answered in the lesson {board.lesson.name}.")


def _tap_ring(studio: Studio, board: LessonBoard, device: Device) -> None:
    ring = board.coach.ringed
    if ring is None:
        raise Missed("The coach points at nothing.")
    studio.tap(*ring.center, device)

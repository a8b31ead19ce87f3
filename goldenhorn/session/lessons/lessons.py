"""All lessons in their order."""

from goldenhorn.session.lessons.lesson_plan import Lesson
from goldenhorn.session.lessons.pirates_and_people import (
    END_LESSON,
    FARMERS_LESSON,
    PIRATES_LESSON,
    SOLDIERS_LESSON,
)
from goldenhorn.session.lessons.sailing import GOODS_LESSON, PORTS_LESSON, SAILS_LESSON, WIND_LESSON

LESSONS: tuple[Lesson, ...] = (
    *(SAILS_LESSON, WIND_LESSON, GOODS_LESSON, PORTS_LESSON, PIRATES_LESSON, END_LESSON),
    *(SOLDIERS_LESSON, FARMERS_LESSON),
)


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the next lesson; None after the last."""
    following = LESSONS.index(lesson) + 1
    return LESSONS[following] if following < len(LESSONS) else None


def first_open(done: tuple[str, ...]) -> Lesson | None:
    """Return the first lesson that has not been finished."""
    return next((lesson for lesson in LESSONS if lesson.name not in done), None)

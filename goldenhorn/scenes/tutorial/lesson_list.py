"""The list of lessons, as tiles, and what comes after a lesson."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from goldenhorn.common.language import _
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, column, row
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.board.refusal_page import Rules
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard, LessonMenus
from goldenhorn.session.lessons.lesson_plan import Lesson
from goldenhorn.session.lessons.lessons import LESSONS, first_open, lesson_after
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.buttons import body, button
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.panels import sheet
from goldenhorn.ui.widgets.target import Target

FIRST_GAME = "first game"
ROWS, TILE, GAP = 4, (456, 84), (24, 12)
"""How many lessons stand below one another, how large each is, and what is between them."""
GAME, ABOVE_GAME = (440, 74), 18
NUMBER, NUMBER_ROOM = 28, (18, 36)
"""How large numbers are written, and where."""
TITLE, TITLE_LEFT, PICTURE_MIDDLE = 23, 150, 102
SEAL, TICK, SIDE = 52, 29, 14


class Lessons(Overlay):
    """A scroll with all lessons."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        first_game: Callable[[], Scene],
        *,
        rules: Rules,
        menu: LessonMenus,
    ) -> None:
        """Offer the lessons; `first_game` leads to a real one, the others where they say."""
        self._first_game = first_game
        self._rules, self._menu = rules, menu
        super().__init__(context, parent)
        self._focus_first()

    def _focus_first(self) -> None:
        lesson = first_open(self.context.settings.lessons)
        self.focus.key = FIRST_GAME if lesson is None else lesson.name

    def build(self) -> Node:
        """Show two columns of lessons, and the first game below them."""
        look = self.look
        tiles = [self._tile(number, lesson) for number, lesson in enumerate(LESSONS, 1)]
        columns = (column(*tiles[:ROWS], gap=GAP[1]), column(*tiles[ROWS:], gap=GAP[1]))
        game = button(look, FIRST_GAME, _("Play your first game"), GAME,
                      self.state_of(FIRST_GAME), icon="right")  # fmt: skip
        shown = column(row(*columns, gap=GAP[0], align=0), game, gap=ABOVE_GAME, align=0.5)
        context = self.context
        hints = (Hint(CHOOSE, context.key(Button.CONFIRM), _("choose")),
                 Hint(BACK, context.key(Button.BACK), _("back")))  # fmt: skip
        return Node(sheet(look, _("Learn by playing"), shown), foot(look, hints))

    def _tile(self, number: int, lesson: Lesson) -> Target:
        """Return number, picture and title, and a seal if the lesson is done."""
        look, state, (width, height) = self.look, self.state_of(lesson.name), TILE
        tile = Target(body(look, TILE, state), key=lesson.name, width=width, height=height)
        # Numbers keep their size: they are ornaments, and titles need the room.
        carved = look.on_button(state, look.words.size_of(NUMBER), FontFace.TITLE)
        figure = label(look, str(number), carved, NUMBER_ROOM[1], height - 4)
        picture = look.drawing(lesson.icon, height - 26)
        if picture.height > height - 26:
            picture = look.drawing(lesson.icon, (height - 26) ** 2 / picture.height)
        room = width - TITLE_LEFT - SIDE - SEAL - 16, height - 12
        titles = [_(each.title) for each in LESSONS]
        cut = evenly(look, titles, look.on_button(ButtonState.REST, TITLE), *room, 2)
        cut = look.on_button(state, cut.style.size)
        title = label(look, _(lesson.title), cut, *room, "left", 2)
        shown = Node(anchored(figure, NUMBER_ROOM[0], 0, (0, 0)),
                     anchored(picture, PICTURE_MIDDLE, height / 2 - 2),
                     anchored(title, TITLE_LEFT, 4, (0, 0)), y=state.lowered)  # fmt: skip
        if lesson.name in self.context.settings.lessons:
            for name, span in (("seal", SEAL), ("tick", TICK)):
                sign = look.drawing(name, span)
                shown.add(anchored(sign, width - SIDE - SEAL / 2, height / 2 - 2))
        tile.add(shown)
        return tile

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Begin a lesson, or a game."""
        if key == FIRST_GAME:
            self.next = self._first_game()
        for lesson in LESSONS:
            if lesson.name == key:
                self.next = self.lesson(lesson)

    # Lessons

    def lesson(self, lesson: Lesson) -> Scene:
        """Begin a lesson."""
        return LessonBoard(
            self.context,
            lesson,
            leave=self._back_here,
            done=self._finished,
            rules=self._rules,
            menu=self._menu,
        )

    def _back_here(self) -> Scene:
        self._focus_first()
        self.changed()
        return self

    def _finished(self, board: LessonBoard) -> Scene:
        """Remember a lesson, and ask what comes next."""
        lesson = board.lesson
        done = self.context.settings.lessons
        if lesson.name not in done:
            self.context.change(replace(self.context.settings, lessons=(*done, lesson.name)))
            self.context.save_settings()
        following = lesson_after(lesson)
        onwards: tuple[str, Callable[[], Scene]] = (_("First game"), self._first_game)
        text = _("You have learned everything there is. Time for a real game!")
        if following is not None:
            onwards = (_("Next lesson"), lambda: self.lesson(following))
            text = _("Next: {title}", title=_(following.title))
        question = Question(
            self.context,
            board,
            _("Well done!"),
            text,
            (
                (_("All lessons"), self._back_here),
                (_("Once more"), lambda: self.lesson(lesson)),
                onwards,
            ),
            0,
        )
        question.focus.key = 2  # what most people want next
        return question

"""The list of lessons, as tiles, and what comes after a lesson."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.board.refusal_page import Rules
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard, LessonMenus
from goldenhorn.session.lessons.lesson_plan import Lesson
from goldenhorn.session.lessons.lessons import LESSONS, first_open, lesson_after
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import ButtonState, Kit
from goldenhorn.ui.painted_lists import ribbon_width
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

ROWS, COLUMNS = 4, 2
TITLE, NUMBER = 23, 28
"""How large titles and numbers are written."""


@dataclass(frozen=True, slots=True)
class ListPlaces:
    """Where things lie."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    title: int
    tiles: tuple[pygame.Rect, ...]
    """From the first lesson down the left column, then down the right one."""
    game: pygame.Rect


@dataclass(frozen=True, slots=True)
class LessonTile:
    """What stands on a tile."""

    number: int
    title: str
    icon: str
    is_done: bool


PLACES = ListPlaces(
    scroll=pygame.Rect(110, 54, 1060, 580),
    ribbon=pygame.Rect(0, 18, 520, 78),
    title=42,
    tiles=tuple(
        pygame.Rect(172 + 480 * column, 132 + 96 * row, 456, 84)
        for column in range(COLUMNS)
        for row in range(ROWS)
    ),
    game=pygame.Rect(420, 526, 440, 76),
)


def title_size(kit: Kit, size: Size, titles: Iterable[str]) -> float:
    """Return the largest size in which every title finds room beside a seal."""
    return even_style(kit.words, titles, Style(TITLE, TEXT), _title_box(size).size, 2).size


def _title_box(size: Size) -> pygame.Rect:
    """Where a title stands, between its picture and the place for a seal."""
    width, height = size
    left = 66 + height
    return pygame.Rect(left, 4, width - left - 18 - _seal(size), height - 12)


def _seal(size: Size) -> int:
    return round(size[1] * 0.62)


def tile(kit: Kit, size: Size, face: LessonTile, state: ButtonState, text: float) -> Image:
    """Draw a tile: number, picture and title, and a seal if the lesson is done."""
    blank = kit.blank_plaque(size, state)
    sheet = DrawSurface(kit.words, size, blank.margin)
    sheet.put(blank.surface, -blank.margin, -blank.margin)
    width, height = size
    lowered = state.lowered
    middle = height / 2 + lowered - 2
    number = pygame.Rect(18, lowered, 36, height - 4)
    # Numbers keep their size: they are ornaments, and titles need the room.
    figure = kit.on_plaque(state, round(NUMBER / kit.words.scale), FontFace.TITLE)
    sheet.write(str(face.number), figure, number, most_lines=1)
    picture = _picture(kit, face.icon, height - 26)
    sheet.put_centred(picture, 60 + height / 2, middle)
    box = _title_box(size).move(0, lowered)
    sheet.write(face.title, kit.on_plaque(state, text, FontFace.BOLD), box, "midleft")
    if face.is_done:
        seal = _seal(size)
        for name, wide in (("seal", seal), ("tick", round(seal * 0.56))):
            sheet.put_centred(kit.drawings.get(name, wide), width - 14 - seal / 2, middle)
    return sheet.image()


def _picture(kit: Kit, name: str, height: int) -> pygame.Surface:
    """Take a drawing no higher and not much wider than a height."""
    drawing = kit.drawings.get(name, height)
    share = height / max(drawing.get_height(), 1)
    return drawing if share >= 1 else kit.drawings.get(name, max(1, round(height * share)))


FIRST_GAME = "first game"
CHOOSE = "choose"
TILES = 1.0
TITLE_ROOM = 0.8
"""How much of the screen's width the ribbon may take."""


class Lessons(PaintedOverlay):
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

    def compose(self) -> None:
        """Show two columns of lessons, and the first game below them."""
        kit = self.context.kit
        places = PLACES
        self.show("scroll", kit.scroll(places.scroll.size), *places.scroll.topleft)
        title = _("Learn by playing").upper()
        widest = round(self.context.size[0] * TITLE_ROOM)
        width = ribbon_width(kit.words, title, places.title, places.ribbon.width, widest)
        ribbon = pygame.Rect(0, places.ribbon.y, width, places.ribbon.height)
        ribbon.centerx = places.scroll.centerx
        image = kit.ribbon(ribbon.size, title, places.title)
        self.show("ribbon", image, *ribbon.topleft, TILES)
        titles = [_(lesson.title) for lesson in LESSONS]
        text = title_size(kit, places.tiles[0].size, titles)
        for number, (lesson, rect) in enumerate(zip(LESSONS, places.tiles, strict=True), 1):
            is_done = lesson.name in self.context.settings.lessons
            state = self.state_of(lesson.name)
            face = LessonTile(number, _(lesson.title), lesson.icon, is_done)
            self.show(lesson.name, tile(kit, rect.size, face, state, text), *rect.topleft, TILES)
            self.offer(lesson.name, rect)
        rect = places.game
        label = _("Play your first game")
        face_of_game = kit.plaque(rect.size, label, self.state_of(FIRST_GAME), icon="right")
        self.show(FIRST_GAME, face_of_game, *rect.topleft, TILES)
        self.offer(FIRST_GAME, rect)
        self.foot(
            (CHOOSE, self.context.key(Button.CONFIRM), _("choose")),
            (BACK, self.context.key(Button.BACK), _("back")),
        )

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Begin a lesson, or a game."""
        if key == CHOOSE:
            key = self.focus.key
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

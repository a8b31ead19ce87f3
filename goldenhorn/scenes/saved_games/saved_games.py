"""The games that were put by for later: go on with one, or delete it after a second question."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _
from goldenhorn.common.wording import day, listed
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL, lay_shadow
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.session.game import Game
from goldenhorn.storage.saves import Slot, forget_slot, list_slots
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.child_lock import past_lock
from goldenhorn.ui.kit import ButtonState, Key, Kit
from goldenhorn.ui.list_layout import ListLayout
from goldenhorn.ui.painted_lists import Frame, frame_for
from goldenhorn.ui.painted_rows_page import BACKGROUND, LIST_DEPTH, RowsPage
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

MOST_SEALS = 4
SEALS_APART = 0.86
"""Seals overlap a little, like coins."""
SHARES = (0.5, 0.23, 0.27)
"""How the names, the round and the date share what the seals leave."""
ALIGNED = ("midleft", "center", "midright")
MOST_LINES = 3
LEAST_HEIGHT = 62
"""How high a row must be for two lines of letters that can be read."""


@dataclass(frozen=True, slots=True)
class SavedLine:
    """What stands in one row."""

    names: str
    crests: tuple[str, ...]
    round: str
    date: str

    @property
    def texts(self) -> tuple[str, str, str]:
        """What is written, column by column."""
        return self.names, self.round, self.date


def forget_plaque(kit: Kit, size: Size, state: ButtonState) -> Image:
    """Draw the small plaque that deletes a game."""
    plaque = kit.blank_plaque(size, state)
    sheet = DrawSurface(kit.words, size, plaque.margin)
    sheet.put(plaque.surface, -plaque.margin, -plaque.margin)
    cross = kit.glyph("cross", min(size) // 2, kit.ink_on_plaque(state))
    sheet.put_centred(cross, size[0] / 2, size[1] / 2 + state.lowered)
    return sheet.image()


class SavedLines:
    """Draws rows of one size, with letters of one size in each column."""

    def __init__(self, kit: Kit, size: Size, lines: Sequence[SavedLine]) -> None:
        self._kit, self._size = kit, size
        self._span = min(46, size[1] - 12)
        left = 12 + round(self._span * (1 + SEALS_APART * (MOST_SEALS - 1))) + 14
        area = pygame.Rect(left, 3, size[0] - left - 14, size[1] - 6)
        soft = kit.on_paper(22).style if kit.high_contrast else Style(22, SOFT_TEXT)
        styles = (kit.on_paper(24).style, kit.on_paper(22).style, soft)
        columns = zip(*(line.texts for line in lines), strict=True)
        boxes = _side_by_side(area)
        self._columns = [
            (box, even_style(kit.words, texts, style, box.size, MOST_LINES))
            for texts, box, style in zip(columns, boxes, styles, strict=True)
        ]

    def image(self, line: SavedLine) -> Image:
        """Draw a row, to be laid on parchment."""
        kit, span = self._kit, self._span
        sheet = DrawSurface(kit.words, self._size, SMALL.reach)
        for number, crest in enumerate(line.crests):
            seal = kit.drawings.get(f"badge_{crest}", span)
            corner = 12 + number * span * SEALS_APART, (self._size[1] - span) / 2
            lay_shadow(sheet.surface, seal, sheet.at(*corner), SMALL)
            sheet.put(seal, *corner)
        columns = zip(line.texts, self._columns, ALIGNED, strict=True)
        for text, (box, style), align in columns:
            sheet.write(text, Lettering(style), box, align, MOST_LINES)
        return sheet.image()


def _side_by_side(area: pygame.Rect) -> list[pygame.Rect]:
    boxes, left = [], area.x
    for share in SHARES:
        width = round(area.width * share)
        boxes.append(pygame.Rect(left, area.y, width - 10, area.height))
        left += width
    return boxes


LEFT = ("game", 0)
"""The row of the game that was left last; slots count from 1."""
NEW = "new"
CHOOSE = "choose"
"""The foot's entry that does what CONFIRM does."""
FORGET_WIDTH = 64
BETWEEN = 8
INVITATION = (280, 66)
"""The size of the plaque that leads on from an empty list."""
SHIP = "ship_lion_green-yellow-red"


class SavedGames(RowsPage):
    """A list of games, the one that was left last above, then those put by, newest first."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        *,
        open_slot: Callable[[int], Scene],
        leave: Callable[[], Scene],
        new_game: Callable[[], Scene],
        left: Game | None = None,
        open_left: Callable[[Game], Scene] | None = None,
    ) -> None:
        self._open_slot, self._open_left = open_slot, open_left
        self._leave, self._new_game = leave, new_game
        self._left = left
        self._slots: tuple[Slot, ...] = ()
        self._forget_pieces()
        self._read(context)
        super().__init__(context, parent)
        self.focus.key = self.order[0]

    def _read(self, context: AppContext) -> None:
        self._slots = list_slots(context.folder)
        rows: list[Hashable] = [("game", slot.number) for slot in self._slots]
        if self._left is not None:
            rows.insert(0, LEFT)
        self.order = rows or [NEW]

    # Showing

    def lay_out(self) -> None:
        """Draw everything anew for other words or another size."""
        self._forget_pieces()
        super().lay_out()

    def _forget_pieces(self) -> None:
        self._drawn: tuple[Hashable, dict[SavedLine, Image]] | None = None
        self._plaques: dict[tuple[Size, ButtonState], Image] = {}

    def compose(self) -> None:
        """Show the rows, or an invitation where there are none."""
        kit = self.context.kit
        title = _("Saved games").upper()
        frame = frame_for(kit.words, title)
        self.show("scroll", kit.scroll(frame.scroll.size), *frame.scroll.topleft, BACKGROUND)
        ribbon = kit.ribbon(frame.ribbon.size, title, frame.title_size)
        self.show("ribbon", ribbon, *frame.ribbon.topleft)
        if self.order == [NEW]:
            self._show_invitation(frame)
        else:
            self._show_rows(frame)
        self.foot(*self._hints())

    def _hints(self) -> list[tuple[Hashable, Key, str]]:
        confirm = self.context.key(Button.CONFIRM)
        hints: list[tuple[Hashable, Key, str]] = []
        match self.focus.key:
            case ("game", _number):
                hints.append((CHOOSE, confirm, _("play on")))
            case ("forget", _number):
                hints.append((CHOOSE, confirm, _("delete")))
        hints.append((BACK, self.context.key(Button.BACK), _("back")))
        return hints

    def _show_rows(self, frame: Frame) -> None:
        kit = self.context.kit
        area = frame.area.union(frame.slip.clip(frame.area.inflate(0, 1000)))
        layout = ListLayout(area, len(self.order), LEAST_HEIGHT)
        if not layout.scrolls:  # a short list stands above, in rows that are not too high
            most = layout.row_height * 5 // 4
            area.height = min(area.height, most * len(self.order))
            layout = ListLayout(area, len(self.order), layout.row_height)
        places = self.place_rows(self.order, layout)
        lowest = min(place.height for place in places.values())
        width = next(iter(places.values())).width - FORGET_WIDTH - BETWEEN
        lines = [self._line(key) for key in self.order]
        facts = (width, lowest), tuple(lines)
        if self._drawn is None or self._drawn[0] != facts:
            drawing = SavedLines(kit, (width, lowest), lines)
            self._drawn = facts, {line: drawing.image(line) for line in lines}
        for number, (key, place) in enumerate(places.items()):
            self._show_row(key, place, is_first=number == 0)
        self.show_rail()

    def _show_row(self, key: Hashable, place: pygame.Rect, is_first: bool) -> None:
        kit = self.context.kit
        row = place.copy()
        row.width -= FORGET_WIDTH + BETWEEN
        if self.focus.key == key:
            self.show("bar", kit.focus_bar(row.size), *row.topleft, LIST_DEPTH - 1)
        if not is_first:
            self.show(("rule", key), self.lists.rule(place.width - 20), place.x + 10, place.y - 1)
        assert self._drawn is not None
        self.show(key, self._drawn[1][self._line(key)], *row.topleft, LIST_DEPTH)
        self.offer(key, row)
        match key:
            case ("game", int(number)) if number:
                forget = ("forget", number)
                span = min(FORGET_WIDTH, place.height - 10)
                button = pygame.Rect(0, 0, FORGET_WIDTH, span)
                button.midright = place.midright
                state = self.state_of(forget)
                image = self._plaque(button.size, state)
                self.show(forget, image, *button.topleft, LIST_DEPTH)
                self.offer(forget, button)

    def _plaque(self, size: Size, state: ButtonState) -> Image:
        key = (size, state)
        if key not in self._plaques:
            self._plaques[key] = forget_plaque(self.context.kit, size, state)
        return self._plaques[key]

    def _line(self, key: Hashable) -> SavedLine:
        if key == LEFT and self._left is not None:
            game = self._left
            crests = tuple(seat.crest for seat in game.seats)
            return SavedLine(", ".join(game.names), crests, _round(game.round), _("played last"))
        slot = self._slot(key)
        return SavedLine(", ".join(slot.names), slot.crests, _round(slot.round), day(slot.date))

    def _slot(self, key: Hashable) -> Slot:
        assert isinstance(key, tuple)
        return next(slot for slot in self._slots if slot.number == key[1])

    def _show_invitation(self, frame: Frame) -> None:
        kit, scroll = self.context.kit, frame.scroll
        width = scroll.width // 6
        ship = kit.drawing(SHIP, width)
        text = _("No game is waiting. A game that you leave for another is kept here.")
        box = pygame.Rect(0, 0, scroll.width * 3 // 5, scroll.height // 4)
        plaque = pygame.Rect((0, 0), INVITATION)
        whole = ship.size[1] + box.height + plaque.height + 2 * BETWEEN
        top = (frame.ribbon.bottom + scroll.bottom - whole) // 2
        self.show("ship", ship, scroll.centerx - ship.size[0] / 2, top, LIST_DEPTH)
        box.midtop = scroll.centerx, top + ship.size[1] + BETWEEN
        words = kit.paragraph(text, kit.on_paper(24).style, box.size)
        self.show("text", words, *box.topleft, LIST_DEPTH)
        plaque.midtop = scroll.centerx, box.bottom + BETWEEN
        label = _("New game")
        image = kit.plaque(plaque.size, label, self.state_of(NEW))
        self.show(NEW, image, *plaque.topleft, LIST_DEPTH)
        self.offer(NEW, plaque)

    # Acting

    def press(self, press: Press) -> None:
        """Go up and down by rows from the plaques beside them, too."""
        if press.button in (Button.UP, Button.DOWN):
            match self.focus.key:
                case ("forget", int(number)):
                    self.focus.key = ("game", number)
        super().press(press)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Go on with a game, ask before one is deleted, or begin a new one."""
        match self.focus.key if key == CHOOSE else key:
            case ("game", 0):
                if self._left is not None and self._open_left is not None:
                    self.next = self._open_left(self._left)
            case ("game", int(number)):
                self.next = self._open_slot(number)
            case ("forget", int(number)):
                self._ask(number)
            case "new":
                self.next = self._new_game()

    def went_back(self) -> None:
        """Return to where one came from, which counts anew what is kept."""
        self.next = self._leave()

    def _ask(self, number: int) -> None:
        names = listed(self._slot(("game", number)).names)
        text = _("The game of {names} is gone for ever then.", names=names)
        answers = ((_("Keep it"), self._here), (_("Delete"), lambda: self._forgotten(number)))
        title = _("Delete this game?")
        self.next = past_lock(
            self.context, self, lambda: Question(self.context, self, title, text, answers, 0)
        )

    def _here(self) -> Scene:
        return self

    def _forgotten(self, number: int) -> Scene:
        folder = self.context.folder
        assert folder is not None, "slots are in a folder"
        at = self.order.index(("game", number))
        forget_slot(folder, number)
        self._read(self.context)
        if any(slot.number == number for slot in self._slots):
            self.context.note(_("The game could not be deleted."))
        self.focus.key = self.order[min(at, len(self.order) - 1)]
        self.changed()
        return self


def _round(number: int) -> str:
    return _("Round {number}", number=number) if number else ""

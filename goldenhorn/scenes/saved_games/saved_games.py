"""The games that were put by for later: go on with one, or delete it after a second question."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.board_view.thumbnail import WIDE, thumbnail
from goldenhorn.common.language import N_, _
from goldenhorn.common.wording import day, listed
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, column, row, spacer
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.session.game import Game
from goldenhorn.storage.saves import Slot, forget_slot, list_slots, position_in_slot
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.child_lock import past_lock
from goldenhorn.ui.page import Page
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.buttons import body, button
from goldenhorn.ui.widgets.keys import Hint
from goldenhorn.ui.widgets.label import evenly, label, paragraph
from goldenhorn.ui.widgets.rows import Row
from goldenhorn.ui.widgets.target import Target

Size = tuple[float, float]
LEFT = ("game", 0)
"""The row of the game that was left last; slots count from 1."""
NEW = "new"
SIDE, GAP = 14, 14
SEAL, SEALS_APART, MOST_SEALS = 40, 0.86, 4
"""Seals overlap a little, like coins."""
NAMES = 0.62
"""How much of what boards and seals leave the names take; beside them are round and date."""
MOST_LINES = 3
FORGET, BESIDE = 64, 8
"""How wide the button is that deletes, and the gap before it."""
SHIP, INVITATION = "ship_lion_green-yellow-red", (280, 66)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What stands in one row."""

    names: str
    crests: tuple[str, ...]
    round: int
    """0 if that could not be read."""
    date: str
    board: State | None
    """As all may see it; None where it has not been read, or cannot be."""

    @property
    def told_round(self) -> str:
        """How far it has come."""
        return _("Round {number}", number=self.round) if self.round else ""


class SavedGames(Page):
    """A list of games, the one that was left last above, then those put by, newest first."""

    title = N_("Saved games")
    least_row = 66
    has_slip = False

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
        self._slots = list_slots(context.folder)
        self.boards: dict[Slot, State | None] = {}
        """Those that were read so far."""
        super().__init__(context, parent)

    # What is shown

    def rows(self) -> Sequence[Row]:
        """Return a row for each game."""
        games = self._games()

        def row_of(key: Hashable) -> Row:
            return Row(key, lambda size, _state: self._content(games, key, size),
                       lambda _event: self._play(key))  # fmt: skip

        return [row_of(key) for key in games]

    def _games(self) -> dict[Hashable, SavedGame]:
        games: dict[Hashable, SavedGame] = {}
        if self._left is not None:
            game = self._left
            crests = tuple(seat.crest for seat in game.seats)
            board = observe(game.state, None)
            names = ", ".join(game.names)
            games[LEFT] = SavedGame(names, crests, game.round, _("played last"), board)
        for slot in self._slots:
            names, date = ", ".join(slot.names), day(slot.date)
            board_then = self.boards.get(slot)
            games["game", slot.number] = SavedGame(names, slot.crests, slot.round, date, board_then)
        return games

    def _content(self, games: dict[Hashable, SavedGame], key: Hashable, size: Size) -> Node:
        """Return board, seals, names, round and date, each column in letters of one size."""
        look, (width, high) = self.look, (size[0], size[1] - 8)
        game, boards = games[key], high * WIDE
        span = min(SEAL, high)
        seals = Node(width=span * (1 + SEALS_APART * (MOST_SEALS - 1)), height=span)
        for number, crest in enumerate(game.crests):
            seal = look.drawing(f"badge_{crest}", span, shadow=SMALL)
            seals.add(anchored(seal, number * span * SEALS_APART, 0, (0, 0)))
        room = width - boards - seals.width - 2 * SIDE - 3 * GAP

        def told(text: Callable[[SavedGame], str], letters: Lettering, share: float, lines: int,
                 part: float, align: str) -> Node:  # fmt: skip
            place = room * share, high * part
            texts = [text(each) for each in games.values()]
            letters = evenly(look, texts, letters, *place, lines)
            tall = place[1] if lines > 1 else min(place[1], look.words.height(letters.style))
            return label(look, text(game), letters, place[0], tall, align, lines)

        names = told(lambda each: each.names, look.on_paper(24), NAMES, MOST_LINES, 1, "left")
        rounds = told(lambda each: each.told_round, look.on_paper(22), 1 - NAMES, 1, 0.5, "right")
        dates = told(lambda each: each.date, look.softly_on_paper(22), 1 - NAMES, 1, 0.5, "right")
        board = Node(width=boards, height=high)
        if game.board is not None:
            board.add(thumbnail(look, game.board, high))
        return row(spacer(SIDE - GAP, size[1]), board, seals, names, column(rounds, dates), gap=GAP)

    def placed(self, row: Row, rect: pygame.Rect) -> Node:
        """Put the button that deletes beside a game; the one that was left stays."""
        own = pygame.Rect(rect.topleft, (rect.width - FORGET - BESIDE, rect.height))
        both = Node(super().placed(row, own))
        if row.key != LEFT:
            key = "forget", self._number(row.key)
            size = FORGET, min(FORGET, rect.height - 10)
            state = self.state_of(key)
            place = anchored(self._forget(key, size, state), rect.right, rect.centery, (1, 0.5))
            both.add(place)
        return both

    def _forget(self, key: Hashable, size: Size, state: ButtonState) -> Target:
        look, (width, height) = self.look, size
        cross = look.sign("cross", min(size) / 2, look.ink_on_button(state))
        anchored(cross, width / 2, height / 2 + state.lowered)
        ground = body(look, size, state)
        return Target(ground, cross, key=key, says=_("delete"), width=width, height=height)

    def heading(self, width: float) -> Node | None:
        """Invite to a new game where none is kept."""
        if self._slots or self._left is not None:
            return None
        look = self.look
        text = _("No game is waiting. A game that you leave for another is kept here.")
        inside = column(
            spacer(height=GAP),
            look.drawing(SHIP, 190),
            paragraph(look, text, look.on_paper(24), width * 0.66, "center", 190),
            button(look, NEW, _("New game"), INVITATION, self.state_of(NEW), is_preferred=True),
            spacer(height=GAP),
            gap=BESIDE,
            align=0.5,
        )
        return row(spacer((width - inside.width) / 2), inside)

    def hints(self) -> Sequence[Hint]:
        """Name what can be done with what has the focus."""
        back = Hint(BACK, self.context.key(Button.BACK), _("back"))
        confirm = self.context.key(Button.CONFIRM)
        match self.focus.key:
            case ("game", _number):
                return Hint(CHOOSE, confirm, _("play on")), back
            case ("forget", _number):
                return Hint(CHOOSE, confirm, _("delete")), back
        return (back,)

    def update(self) -> Scene | None:
        """Read one board after another, so that the list is there at once."""
        folder = self.context.folder
        unread = next((slot for slot in self._slots if slot not in self.boards), None)
        if unread is not None and folder is not None:
            self.boards[unread] = position_in_slot(folder, unread.number)
            self.changed()
        return super().update()

    # What is done

    def press(self, press: Press) -> None:
        """Go up and down by rows from the buttons beside them, too."""
        if press.button in (Button.UP, Button.DOWN):
            match self.focus.key:
                case ("forget", int(number)):
                    self.focus.key = ("game", number)
        super().press(press)

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Go on with a game, ask before one is deleted, or begin a new one."""
        match key:
            case ("forget", int(number)):
                self._ask(number)
            case "new":
                self.next = self._new_game()
            case _:
                super().chosen(key, press)

    def _play(self, key: Hashable) -> None:
        if key != LEFT:
            self.next = self._open_slot(self._number(key))
        elif self._left is not None and self._open_left is not None:
            self.next = self._open_left(self._left)

    def went_back(self) -> None:
        """Return to where one came from, which counts anew what is kept."""
        self.next = self._leave()

    def _number(self, key: Hashable) -> int:
        assert isinstance(key, tuple)
        return int(key[1])

    def _ask(self, number: int) -> None:
        names = listed(next(slot.names for slot in self._slots if slot.number == number))
        text = _("The game of {names} is gone for ever then.", names=names)
        answers = ((_("Keep it"), lambda: self), (_("Delete"), lambda: self._forgotten(number)))
        title = _("Delete this game?")
        self.next = past_lock(
            self.context, self, lambda: Question(self.context, self, title, text, answers, 0)
        )

    def _forgotten(self, number: int) -> Scene:
        folder = self.context.folder
        assert folder is not None, "slots are in a folder"
        at = self.in_order().index(("game", number))
        forget_slot(folder, number)
        self._slots = list_slots(folder)
        if any(slot.number == number for slot in self._slots):
            self.context.note(_("The game could not be deleted."))
        left = list(self._games())
        self.focus.key = left[min(at, len(left) - 1)] if left else NEW
        self.changed()
        return self

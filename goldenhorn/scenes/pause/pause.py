"""The pause menu on its board of planks, in front of a game."""

from collections.abc import Callable, Hashable
from enum import Enum

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.pause.notes import (
    PLAN,
    NotePlan,
    NoteRow,
    PausePlan,
    head_of,
    key_rows,
    state_rows,
)
from goldenhorn.scenes.pause.seats_page import SeatsPage
from goldenhorn.session.game import Game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

CHOOSE = "choose"
"""The foot's entry that does what the focused one does."""
CHAIN_SIDES = 26
"""How far from the board's edges its chains hang."""
PIN = 18
PLAQUE_SIDES, PLAQUE_AIR = 114, 12
"""What a plaque needs beside and above its label, with a sign, and with a crest on its end."""
BADGES = 5.0


class PauseEntry(Enum):
    """What the menu offers, each with its sign."""

    RESUME = "right"
    CARDS = "cards"
    HINT = "hint"
    UNDO = "undo"
    LOG = "log"
    RULES = "rules"
    SETTINGS = "gear"
    SEATS = "turn"
    LEAVE = "power"
    ABANDON = "cross"


class Pause(PaintedOverlay):
    """Everything waits."""

    def __init__(
        self,
        context: AppContext,
        parent: Scene,
        game: Game,
        pressed_by: int | None,
        *,
        log: Callable[[], Scene] | None,
        rules: Callable[[Scene], Scene],
        settings: Callable[[Scene], Scene],
        abandon: Callable[[], Scene],
        leave: Callable[[], Scene],
        kept: Callable[[], None] = lambda: None,
        look: Callable[[Device], None] | None = None,
        undo: Callable[[], Scene] | None = None,
    ) -> None:
        """Pause; `leave` saves and leaves, `kept` is told when seats have changed hands.

        `look` shows a device's cards on the parent, or a hint where they are seen anyway.
        `undo` asks whether the turn of whoever shares the device is to be taken back.
        """
        self.game = game
        self.pressed_by = pressed_by
        self._log, self._rules, self._settings = log, rules, settings
        self._abandon, self._leave, self._kept, self._look = abandon, leave, kept, look
        self._undo = undo
        super().__init__(context, parent)
        self.focus.key = PauseEntry.RESUME

    # What is shown

    def compose(self) -> None:
        """Show the menu between the two notes."""
        plan = PLAN
        self._show_board(plan)
        self._show_plaques(plan)
        head, rows = self.state_note()
        self._show_note("state", plan.state, head, plan.text)
        self._show_rows("state", plan.state, rows, plan.text)
        self._show_note("keys", plan.keys, self._owner(), plan.text, self.device)
        self._show_rows("keys", plan.keys, self.key_note(), plan.text)
        self.foot(
            (CHOOSE, self.context.key(Button.CONFIRM), _("choose")),
            (BACK, self.context.key(Button.BACK), _("resume")),
        )

    def state_note(self) -> tuple[str, list[NoteRow]]:
        """Say how things stand: a head, and rows."""
        return head_of(self.game), state_rows(self.game, self.pressed_by)

    @property
    def device(self) -> Device:
        """Whose keys are listed: those of whoever paused, else of whoever spoke last."""
        controls = self.context.controls
        owner = controls.device_of(self.pressed_by) if self.pressed_by is not None else None
        return owner or controls.last_active_device

    def key_note(self) -> list[NoteRow]:
        """Name the keys of the device that paused."""
        return key_rows(self.context, self.game, self.device)

    def labels(self) -> dict[PauseEntry, str]:
        """What the menu offers."""
        labels = {
            PauseEntry.RESUME: _("Resume"),
            PauseEntry.CARDS: _("Your cards"),
            PauseEntry.HINT: _("Hint"),
            PauseEntry.UNDO: _("Undo"),
            PauseEntry.LOG: _("Log and recap"),
            PauseEntry.RULES: _("How to play"),
            PauseEntry.SETTINGS: _("Settings"),
            PauseEntry.SEATS: _("Seats"),
            PauseEntry.LEAVE: _("Save and leave"),
            PauseEntry.ABANDON: _("Abandon game"),
        }
        if self._log is None:
            del labels[PauseEntry.LOG]
        if self._look is None or self.game.privacy != "peek":
            del labels[PauseEntry.CARDS]
        if self._look is None or self.game.privacy == "peek":
            del labels[PauseEntry.HINT]
        if self._undo is None:
            del labels[PauseEntry.UNDO]
        return labels

    def _owner(self) -> str:
        return self.game.names[self.pressed_by] if self.pressed_by is not None else _("Keys")

    def _show_board(self, plan: PausePlan) -> None:
        kit, board = self.context.kit, plan.board
        chain = kit.chain(board.top + 8)
        for side, x in (
            ("left", board.left + CHAIN_SIDES),
            ("right", board.right - CHAIN_SIDES),
        ):
            self.show(("chain", side), chain, x - chain.size[0] / 2, 0)
        self.show("board", kit.timber(board.size, planked=True), *board.topleft, 1)
        ribbon = kit.ribbon(plan.ribbon.size, _("Paused").upper(), plan.title_size)
        self.show("ribbon", ribbon, *plan.ribbon.topleft, 2)

    def _show_plaques(self, plan: PausePlan) -> None:
        kit, labels = self.context.kit, self.labels()
        rects = [plan.plaque(number, len(labels)) for number in range(len(labels))]
        room = (rects[0].width - PLAQUE_SIDES, rects[0].height - PLAQUE_AIR)
        style = Style(plan.plaque_text, TEXT)
        size = even_style(kit.words, labels.values(), style, room).size
        for (key, label), rect in zip(labels.items(), rects, strict=True):
            self._show_plaque(key, label, rect, size, plan.badge)

    def _show_plaque(
        self, key: PauseEntry, label: str, rect: pygame.Rect, size: float, badge: int
    ) -> None:
        kit = self.context.kit
        state = self.state_of(key)
        image = kit.plaque(rect.size, label, state, text_size=size, icon=key.value)
        self.show(key, image, *rect.topleft, 2)
        self.offer(key, rect, is_preferred=key is PauseEntry.RESUME)
        if self.focus.key == key and self.pressed_by is not None:
            crest = self.game.seats[self.pressed_by].crest
            picture = kit.drawing(f"badge_{crest}", badge)
            x, y = rect.left - badge * 0.45, rect.centery - picture.size[1] / 2
            self.show("badge", picture, x, y, BADGES)

    def _show_note(
        self, name: str, plan: NotePlan, head: str, text: int, device: Device | None = None
    ) -> None:
        kit = self.context.kit
        self.show((name, "sheet"), kit.paper(plan.sheet.size), *plan.sheet.topleft, 1)
        pin = kit.drawing("plaque_stud", PIN)
        self.show((name, "pin"), pin, plan.sheet.centerx - PIN / 2, plan.sheet.top - 5, 3)
        box = plan.head.copy()
        if device is not None:
            picture = kit.drawing(f"device_{device.kind}", box.height + 8)
            middle = box.centery - picture.size[1] / 2
            self.show((name, "device"), picture, box.left, middle, 2)
            taken = picture.size[0] + 6
            box.left, box.width = box.left + taken, box.width - taken
        style = kit.on_paper(text + 6, FontFace.TITLE).style
        self.show((name, "head"), kit.label(head.upper(), style, box.size), *box.topleft, 2)
        rule = kit.rule(plan.head.width)
        self.show((name, "rule"), rule, plan.head.left, plan.head.bottom + 2, 2)

    def _show_rows(self, name: str, plan: NotePlan, rows: list[NoteRow], text: int) -> None:
        kit = self.context.kit
        step = min(plan.row_height, plan.rows.height // max(1, len(rows)))
        signs = [self._sign(row.sign, min(plan.sign, step - 2)) for row in rows]
        column = max((sign.size[0] for sign in signs), default=0)
        left = plan.rows.left + column + 10
        size = (plan.rows.right - left, step)
        style = kit.on_paper(text).style
        texts = [row.text for row in rows]
        style = even_style(kit.words, texts, style, size, most_lines=2)
        for number, (row, sign) in enumerate(zip(rows, signs, strict=True)):
            top = plan.rows.top + number * step
            x = plan.rows.left + (column - sign.size[0]) / 2
            self.show((name, number, "sign"), sign, x, top + (step - sign.size[1]) / 2, 2)
            image = kit.paragraph(row.text, style, size, "left")
            self.show((name, number), image, left, top, 2)

    def _sign(self, sign: str | Key, height: int) -> Image:
        kit = self.context.kit
        return kit.key_cap(sign, height - 4) if isinstance(sign, Key) else kit.drawing(sign, height)

    # What is done

    def press(self, press: Press) -> None:
        """Let the button that paused resume."""
        if press.button is Button.PAUSE:
            if not press.is_repeat:
                self.context.sound.play(Cue.UI_BACK)
                self.went_back()
        else:
            super().press(press)

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Lead on."""
        match self.focus.key if key == CHOOSE else key:
            case PauseEntry.RESUME:
                self.went_back()
            case PauseEntry.CARDS | PauseEntry.HINT if self._look is not None:
                self._look(press.device)
                self.went_back()
            case PauseEntry.UNDO if self._undo is not None:
                self.next = self._undo()
            case PauseEntry.LOG if self._log is not None:
                self.next = self._log()
            case PauseEntry.RULES:
                self.next = self._rules(self)
            case PauseEntry.SETTINGS:
                self.next = self._settings(self)
            case PauseEntry.SEATS:
                self.next = SeatsPage(self.context, self, self.game, self._kept)
            case PauseEntry.LEAVE:
                self.next = self._leave()
            case PauseEntry.ABANDON:
                self.next = self._asked_once_more()

    def _asked_once_more(self) -> Scene:
        return Question(
            self.context,
            self,
            _("Abandon game?"),
            _("The game ends here for everybody, without a winner. It cannot be continued."),
            ((_("Keep playing"), lambda: self), (_("Abandon game"), self._abandon)),
            preselected=0,
        )

"""The pause menu on its board of planks, in front of a game."""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.layout import anchored
from goldenhorn.graphics.light import DRAWN
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, Press
from goldenhorn.scenes.pause.notes import NoteRow, head_of, key_rows, note, state_rows
from goldenhorn.scenes.pause.seats_page import SeatsPage
from goldenhorn.session.game import Game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.buttons import button, even_button_size
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.ornaments import chain
from goldenhorn.ui.widgets.panels import board, ribbon

BOARD_TOP, NOTES_TOP, FOOT = 92, 150, 652
LEAST_LEFT, BESIDE = 32, 30
"""What stays free at both edges of the picture, and between the board and a note."""
WIDTH, WIDER = 420, 90
"""How wide the board is, and how much wider for letters twice as large."""
CHAIN_SIDES, RAISED = 26, 36
"""How far from the board's edges its chains hang, and the ribbon stands out above it."""
SIDES, BELOW_RIBBON, BUTTONS, BELOW_BUTTONS = 36, 54, 494, 12
"""Beside the buttons, above them, how high they may be together, and below them."""
WIDEST_STEP, BUTTON_HEIGHT, BETWEEN, LETTERS = 80, 64, 4, 25
BADGE = 56


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


class Pause(Overlay):
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
        self._abandon, self._leave, self._kept = abandon, leave, kept
        self._show_cards = look
        self._undo = undo
        super().__init__(context, parent)
        self.focus.key = PauseEntry.RESUME

    # What is shown

    def build(self) -> Node:
        """Show the menu between the two notes."""
        look = self.look
        wide = WIDTH + (look.words.scale - 1) * WIDER
        board = self._menu(wide)
        left = self.context.size[0] / 2 - wide / 2
        board.x, board.y = left, BOARD_TOP
        room = left - BESIDE - LEAST_LEFT, FOOT - NOTES_TOP
        notes = (
            anchored(note(look, *self.state_note(), *room), left - BESIDE, NOTES_TOP, (1, 0)),
            anchored(
                note(look, self._owner(), self.key_note(), *room, self.device.kind),
                *(left + wide + BESIDE, NOTES_TOP),
                (0, 0),
            ),
        )
        chains = [
            anchored(chain(look, BOARD_TOP + 8), x, 0, (0.5, 0))
            for x in (left + CHAIN_SIDES, left + wide - CHAIN_SIDES)
        ]
        choose = Hint(CHOOSE, self.context.key(Button.CONFIRM), _("choose"))
        back = Hint(BACK, self.context.key(Button.BACK), _("resume"))
        return Node(*chains, board, *notes, foot(look, (choose, back)))

    def _menu(self, wide: float) -> Node:
        """Return the planks with a button for each entry; the focused one bears the crest."""
        look, labels = self.look, self.labels()
        step = min(WIDEST_STEP, BUTTONS / len(labels))
        size = wide - 2 * SIDES, min(BUTTON_HEIGHT, step - BETWEEN)
        letters = even_button_size(look, labels.values(), size, LETTERS, has_icon=True)
        high = BELOW_RIBBON + step * len(labels) + BELOW_BUTTONS
        whole = board(look, (wide, high), is_planked=True)
        name = ribbon(look, _("Paused"), wide - 20, least=WIDTH - 20, text_size=38)
        name.x, name.y = (wide - name.width) / 2, -RAISED
        whole.add(name)
        for number, (key, text) in enumerate(labels.items()):
            entry = button(
                *(look, key, text, size, self.state_of(key)),
                text_size=letters,
                icon=key.value,
                is_preferred=key is PauseEntry.RESUME,
            )
            entry.x, entry.y = SIDES, BELOW_RIBBON + number * step
            if self.focus.key == key and self.pressed_by is not None:
                crest = f"badge_{self.game.seats[self.pressed_by].crest}"
                badge = look.drawing(crest, BADGE, shadow=DRAWN)
                entry.add(anchored(badge, BADGE * 0.05, size[1] / 2))
            whole.add(entry)
        return whole

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
        if self._show_cards is None or self.game.privacy != "peek":
            del labels[PauseEntry.CARDS]
        if self._show_cards is None or self.game.privacy == "peek":
            del labels[PauseEntry.HINT]
        if self._undo is None:
            del labels[PauseEntry.UNDO]
        return labels

    def _owner(self) -> str:
        return self.game.names[self.pressed_by] if self.pressed_by is not None else _("Keys")

    # What is done

    def in_order(self) -> Sequence[Hashable]:
        """The entries; after the last one comes the first."""
        return list(self.labels())

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
        match key:
            case PauseEntry.RESUME:
                self.went_back()
            case PauseEntry.CARDS | PauseEntry.HINT if self._show_cards is not None:
                self._show_cards(press.device)
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

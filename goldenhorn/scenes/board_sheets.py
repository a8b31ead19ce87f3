"""The sheets that lie before the board until somebody puts them away; public facts only.

The hand-over calls a player, the banner rings in the last round, the book tells what happened.
"""

from typing import TYPE_CHECKING

from goldenhorn.bindings import Button
from goldenhorn.language import _
from goldenhorn.recap import company_of, deeds_of, first_missed, last_round_of, recap_for
from goldenhorn.sound import Cue
from goldenhorn.view.handover_view import Controller
from goldenhorn.view.narration import filled
from goldenhorn.view.overlay import Overlay
from goldenhorn.view.prompts import BETWEEN
from goldenhorn.view.rich_line import Line

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board


class Sheets:
    """Shows sheets, and tells whether the game waits for one."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._rings = False
        """Whether the last round is to be rung in when everything stands still."""
        self._asked: tuple[int, Line] | None = None
        """What stood on the ribbon before the book was opened."""

    @property
    def is_waiting(self) -> bool:
        """Whether a sheet must be put away before the game goes on."""
        parts = self._board.parts
        return _is_open(parts.handover) or _is_open(parts.log) or _is_open(parts.banner)

    @property
    def is_calling(self) -> bool:
        """Whether a player is being called."""
        return _is_open(self._board.parts.handover)

    @property
    def is_book_open(self) -> bool:
        """Whether the book lies open."""
        return _is_open(self._board.parts.log)

    # The hand-over

    def call(self, seat: int) -> None:
        """Call a player, and tell what happened since the last turn."""
        game = self._board.game
        recap = recap_for(game, seat)
        self._board.parts.handover.show(recap, company_of(game), self._controller(seat))

    def _controller(self, seat: int) -> Controller | None:
        device = self._board.stage.controls.device_of(seat)
        if device is None:
            return None
        match device.kind:
            case "gamepad":
                label = _("Gamepad {letter}", letter=device.letter)
            case "keyboard":
                label = _("Keyboard")
            case "touch":
                label = _("Touch")
        return Controller(device.kind, label)

    def put_away(self, seat: int | None) -> None:
        """Put away what waits for a press, if it waits for this seat."""
        parts = self._board.parts
        if _is_open(parts.banner):
            parts.banner.hide()
        elif self.is_calling and seat == self._board.game.state.player:
            self._board.stage.sound.play(Cue.UI_OK)
            parts.handover.hide()

    def drop_call(self) -> None:
        """Call nobody any more: somebody took the last move back."""
        self._board.parts.handover.remove()

    # The last round

    def ring_soon(self) -> None:
        """Ring in the last round as soon as everything stands still."""
        self._rings = True

    def ring(self) -> bool:
        """Ring it in now if it is time; tell whether it was."""
        if not self._rings:
            return False
        self._rings = False
        last = last_round_of(self._board.game)
        if last is None or self._board.game.is_over:
            return False
        self._board.parts.banner.show(last, company_of(self._board.game))
        return True

    # The book

    def open_book(self, seat: int | None) -> None:
        """Open the book at what a seat has missed."""
        game = self._board.game
        viewer = game.state.player if seat is None else seat
        since = first_missed(game, viewer)
        self._board.parts.log.show(deeds_of(game), company_of(game), viewer, since=since)
        self._board.stage.sound.play(Cue.UI_OK)
        self._asked = self._board.parts.board.asked
        self._board.parts.tell(viewer, *self._book_lines())

    def _book_lines(self) -> tuple[Line, ...]:
        """Say on the ribbon what can be done in the book, at length and in short."""
        stage = self._board.stage
        if stage.controls.last_spoken.kind == "touch":
            return [_("Tap a line to see it again")], [_("Tap: see it again")]
        again = filled(_("{key} see it again"), key=stage.key(Button.CONFIRM))
        close = filled(_("{key} close"), key=stage.key(Button.BACK))
        return [*again, BETWEEN, *close], again

    def press_in_book(self, button: Button) -> None:
        """Go through the book, see a deed again, or close the book."""
        log = self._board.parts.log
        match button:
            case Button.UP:
                log.scroll(-1)
            case Button.DOWN:
                log.scroll(1)
            case Button.LEFT:
                log.page(-1)
            case Button.RIGHT:
                log.page(1)
            case Button.CONFIRM if log.step is not None:
                self._board.stage.sound.play(Cue.UI_OK)
                self._board.watch_since(log.step)
            case Button.CONFIRM | Button.BACK | Button.LOG | Button.PAUSE:
                self._close_book()
            case _:
                pass

    def tap_book(self, x: float, y: float) -> None:
        """See the deed again that was tapped; beside the book, close it."""
        log = self._board.parts.log
        if not log.rect.collidepoint(x, y):
            self._close_book()
        elif log.point_at(x, y):
            self.press_in_book(Button.CONFIRM)

    def _close_book(self) -> None:
        board = self._board
        board.stage.sound.play(Cue.UI_BACK)
        board.parts.log.hide()
        board.parts.board.ask_again(self._asked)


def _is_open(sheet: Overlay) -> bool:
    return sheet.is_shown and not sheet.is_closing

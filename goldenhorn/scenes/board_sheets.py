"""The sheets that lie before the board until somebody puts them away; public facts only.

The hand-over calls a player, the banner rings in the last round, the book tells what happened.
"""

from typing import TYPE_CHECKING

from goldenhorn.bindings import Button
from goldenhorn.language import _
from goldenhorn.recap import company_of, deeds_of, first_missed, last_round_of, recap_for
from goldenhorn.sound import Cue
from goldenhorn.view.handover_view import Controller
from goldenhorn.view.overlay import Overlay

if TYPE_CHECKING:
    from goldenhorn.scenes.board import Board


class Sheets:
    """Shows sheets, and tells whether the game waits for one."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._rings = False
        """Whether the last round is to be rung in when everything stands still."""

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

    def press_in_book(self, button: Button) -> None:
        """Turn pages, or close the book."""
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
            case Button.CONFIRM | Button.BACK | Button.LOG | Button.PAUSE:
                self._board.stage.sound.play(Cue.UI_BACK)
                log.hide()
            case _:
                pass


def _is_open(sheet: Overlay) -> bool:
    return sheet.is_shown and not sheet.is_closing

"""The sheets that lie before the board until somebody puts them away; public facts only.

The hand-over calls a player, the banner rings in the last round, the book tells what happened.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from goldenhorn.board_view.overlays.handover_view import Controller
from goldenhorn.board_view.overlays.overlay import Overlay
from goldenhorn.board_view.planning.targets import OnConfirm, OnPause
from goldenhorn.board_view.words.event_lines import filled
from goldenhorn.board_view.words.prompts import PHRASE_GAP
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.rebinding import device_name
from goldenhorn.session.deeds import company_of, deeds_of, first_missed, last_round_of, recap_for
from goldenhorn.session.public_facts import LastRound, Standing

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a sheet waits for: what the ribbon says, and what the buttons."""

    seat: int
    lines: tuple[Line, ...]
    label: str
    """What Confirm does."""
    device: Device | None
    """Whose keys are named; None: those of whoever has spoken last."""
    back_label: str | None = None
    """What Back does; None: the device that moved last takes it back, others open the menu."""


class Modals:
    """Shows sheets, and tells whether the game waits for one."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._rings = False
        """Whether the last round is to be rung in when everything stands still."""
        self._asked: tuple[int, Line] | None = None
        """What stood on the ribbon before the book was opened, apart from the plan."""
        self._invitation: Invitation | None = None
        self._make: Callable[[], Invitation] | None = None
        """What words it for the device of now."""
        self._book: Invitation | None = None
        """What can be done in the book that was opened last."""
        self._offered: Invitation | None = None
        """Whose buttons are shown."""

    @property
    def is_waiting(self) -> bool:
        """Whether a sheet must be put away before the game goes on."""
        parts = self._board.widgets
        return _is_open(parts.handover) or _is_open(parts.log) or _is_open(parts.banner)

    @property
    def is_calling(self) -> bool:
        """Whether a player is being called."""
        return _is_open(self._board.widgets.handover)

    @property
    def is_ringing(self) -> bool:
        """Whether the last round is being rung in."""
        return _is_open(self._board.widgets.banner)

    @property
    def is_book_open(self) -> bool:
        """Whether the book lies open."""
        return _is_open(self._board.widgets.log)

    # The hand-over

    def call(self, seat: int) -> None:
        """Call a player, and tell what happened since the last turn."""
        game = self._board.game
        recap = recap_for(game, seat)
        self._board.widgets.handover.show(recap, company_of(game), self._controller(seat))
        self._board.narration.calls()
        self._invite(lambda: self._calling(seat))

    def _calling(self, seat: int) -> Invitation:
        game, device = self._board.game, self._board.context.controls.device_of(seat)
        key = self._board.context.key
        begin = filled(_("{key} begin"), key=key(Button.CONFIRM, device))
        log = key(Button.LOG, device)
        if log.label:  # whoever has no such key taps the slip
            begin = [*begin, PHRASE_GAP, *filled(_("{key} log"), key=log)]
        called = _("{name}, your turn!", name=game.names[seat])
        return Invitation(seat, ([called, PHRASE_GAP, *begin], begin), _("Begin"), device)

    def _controller(self, seat: int) -> Controller | None:
        device = self._board.context.controls.device_of(seat)
        return None if device is None else Controller(device.kind, device_name(device))

    def put_away(self, seat: int | None) -> None:
        """Put away what waits for a press, if it waits for this seat."""
        parts = self._board.widgets
        if self.is_ringing:
            parts.banner.hide()
        elif self.is_calling and seat == self._board.game.state.player:
            self._board.context.sound.play(Cue.UI_OK)
            parts.handover.hide()

    def drop_call(self) -> None:
        """Call nobody any more."""
        self._board.widgets.handover.remove()

    def take_back(self) -> None:
        """Put everything away at once that the last move has brought."""
        self.drop_call()
        self._board.widgets.banner.remove()
        self._invitation = None
        self._rings = False

    # The last round

    def ring_soon(self) -> None:
        """Ring in the last round as soon as everything stands still."""
        self._rings = True

    def ring(self) -> bool:
        """Ring it in now if it is time; tell whether it was."""
        if not self._rings:
            return False
        self._rings = False
        game = self._board.game
        last = last_round_of(game)
        are_people_there = any(seat.is_human for seat in game.seats)
        if last is None or (game.is_over and not are_people_there):
            return False
        self._board.widgets.banner.show(last, company_of(game), is_read=are_people_there)
        self._invite(lambda: self._ringing(last))
        return True

    def _ringing(self, last: LastRound) -> Invitation:
        game = self._board.game
        go_on = filled(_("{key} go on"), key=self._board.context.key(Button.CONFIRM))
        ringer = next((seat for seat, standing in last.order if standing is Standing.RINGS), None)
        if last.is_over:
            told, seat = _("The game is over"), game.state.player
        elif ringer is None:
            told, seat = _("Last round"), game.state.player
        else:
            told, seat = _("{name} rings the last round", name=game.names[ringer]), ringer
        return Invitation(seat, ([told, PHRASE_GAP, *go_on], go_on), _("Go on"), None)

    # How a sheet is put away

    @property
    def invitation(self) -> tuple[int, tuple[Line, ...]] | None:
        """Whom the ribbon tells how to go on, at length and in short; None without a sheet."""
        parts = self._board.widgets
        if self._invitation is None or not (_is_open(parts.handover) or _is_open(parts.banner)):
            return None
        return self._invitation.seat, self._invitation.lines

    def update(self) -> None:
        """Pass a tick: show the buttons of a sheet as long as it waits."""
        wanted = self._book if self.is_book_open else None
        if wanted is None and self.invitation is not None:
            wanted = self._invitation
        if wanted is self._offered:
            return
        self._offered = wanted
        if wanted is not None:
            self._offer(wanted)
        elif self._board.turn is None:
            self._board.widgets.plan.idle()

    def offer_again(self) -> None:
        """Name the keys of a sheet anew, because another device has spoken."""
        if self.invitation is not None and self._make is not None:
            self._invite(self._make)

    def _offer(self, invitation: Invitation) -> None:
        board, device = self._board, invitation.device
        key = board.context.key
        confirm, back = key(Button.CONFIRM, device), key(Button.BACK, device)
        back_label = invitation.back_label
        if back_label is None:
            spoken = board.context.controls.last_active_device
            may_undo = board.turns.undoable_by(spoken) is not None
            back_label = _("Undo") if may_undo else _("Menu")
            if may_undo:  # until whoever is called takes up another device
                back = key(Button.BACK, spoken)
        board.widgets.plan.invite(invitation.label, confirm, back_label, back)

    def _invite(self, make: Callable[[], Invitation]) -> None:
        """Offer buttons to go on."""
        self._make = make
        self._invitation, self._offered = make(), None

    # The book

    def open_book(self, seat: int | None) -> None:
        """Open the book at what a seat has missed."""
        game = self._board.game
        viewer = game.state.player if seat is None else seat
        since = first_missed(game, viewer)
        self._board.widgets.log.show(deeds_of(game), company_of(game), viewer, since=since)
        self._board.context.sound.play(Cue.UI_OK)
        lines = self._book_lines()
        self._book = Invitation(viewer, lines, _("Show"), None, _("Close"))
        self.update()  # a plan takes its words from the ribbon now
        self._asked = self._board.widgets.board.asked
        self._board.widgets.tell(viewer, *lines)

    def _book_lines(self) -> tuple[Line, ...]:
        """Say on the ribbon what can be done in the book, at length and in short."""
        context = self._board.context
        device, points = context.controls.speaker
        if device.kind == "touch":
            return [_("Tap a line to see it again")], [_("Tap: see it again")]
        if points:
            return [_("Click a line to see it again")], [_("Click: see it again")]
        turn = filled(_("{key} turn the pages"), key=context.across())
        again = filled(_("{key} see it again"), key=context.key(Button.CONFIRM))
        close = filled(_("{key} close"), key=context.key(Button.BACK))
        read = [*turn, PHRASE_GAP, *again]
        return [*read, PHRASE_GAP, *close], read, [*again, PHRASE_GAP, *close], again

    def press_in_book(self, button: Button) -> None:
        """Go through the book, see a deed again, or close the book."""
        log = self._board.widgets.log
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
                self._board.context.sound.play(Cue.UI_OK)
                self._board.watch_since(log.step)
            case Button.CONFIRM | Button.BACK | Button.LOG | Button.PAUSE:
                self._close_book()
            case _:
                pass

    def tap_book(self, x: float, y: float) -> None:
        """See the deed again that was tapped, or do what a button says; anywhere else, close."""
        board = self._board
        if board.widgets.log.rect.collidepoint(x, y):
            if board.widgets.log.point_at(x, y):
                self.press_in_book(Button.CONFIRM)
            return
        match board.widgets.plan.target_at(x, y):
            case OnConfirm():
                self.press_in_book(Button.CONFIRM)
            case OnPause():
                self._close_book()
                board.open_pause()
            case _:
                self._close_book()

    def _close_book(self) -> None:
        board = self._board
        board.context.sound.play(Cue.UI_BACK)
        board.widgets.log.hide()
        board.widgets.board.ask_again(self._asked)
        self.update()
        board.turns.show()


def _is_open(sheet: Overlay) -> bool:
    return sheet.is_shown and not sheet.is_closing

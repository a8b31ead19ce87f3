"""The turns of people: begun, answered, committed and taken back.

Whoever is to move is called, plans, and commits; whoever has moved may think better of it.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.planning.plan_view import SAID_FOR
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.refusals import Refusal
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.session.lineup import HUMAN
from goldenhorn.session.planning.choosing import Answer, ChoiceRefused, Commit, LeftOver, Moved
from goldenhorn.session.planning.reasons import why_not_focus
from goldenhorn.session.planning.turn import Turn
from goldenhorn.ui.kit import Key
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board

NUDGE_AFTER = 45 * TICKS_PER_SECOND
"""Ticks without any press after which whoever is to move is called, gently."""
MOST_NUDGES = 3


class PeoplesTurns:
    """Lets people plan on a board, one after another."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.turn: Turn | None = None
        """The plan of the person to move, while one is being made."""
        self._last_person: int | None = None
        self._said_until = 0
        self._quiet_ticks = 0

    # Beginning

    def begin(self) -> None:
        """Call the person to move, or let the plan begin if that was done."""
        board = self._board
        seat = board.game.state.player
        board.context.controls.turn_of(seat)
        is_new, self._last_person = self._last_person != seat, seat
        if is_new and sum(each.original_controller == HUMAN for each in board.game.seats) > 1:
            board.modals.call(seat)
            board.context.sound.play(Cue.TURN)
            return
        is_step_by_step = board.context.settings.step_by_step
        self.turn = Turn(board.controller.shown_to_all, is_step_by_step=is_step_by_step)
        self.turn.can_undo = self.undoable_by(board.context.controls.device_of(seat)) == seat
        board.widgets.board.ask_again(None)
        self.show()

    def show(self) -> None:
        """Show the plan as it is, unless the book lies on it."""
        board, turn = self._board, self.turn
        if turn is None or board.modals.is_book_open:
            return
        keys = self._keys()
        board.widgets.plan.show(turn, keys, tick=board.tick)
        board.narration.plans(keys)
        board.private.refresh_hand()

    def _keys(self) -> Keys:
        context = self._board.context
        device = self._board.device_for(self._board.game.state.player)
        key = context.key
        return Keys(
            confirm=key(Button.CONFIRM, device),
            back=key(Button.BACK, device),
            left_right=context.across(device),
            pirates=key(Button.PIRATES, device),
            dominions=key(Button.DOMINIONS, device),
            pause=key(Button.PAUSE, device),
            peek=key(Button.PEEK, device),
        )

    def drop(self) -> None:
        """Plan no longer."""
        self.turn = None
        self._said_until = 0

    # Answering

    def answer(self, answer: Answer, device: Device) -> None:
        """Do what a press or tap on the plan asks for."""
        match answer:
            case Commit():
                self._commit(answer)
            case ChoiceRefused(refusal):
                self.say(self._board.game.state.player, told_refusal(refusal))
            case Moved():
                self._board.context.sound.play(Cue.UI_MOVE)
                self.show()
            case LeftOver():
                self.back_out(device)
            case None:
                pass

    def explain(self, refusal: Refusal) -> None:
        """Say at length why something is grey that was asked about, by who can."""

    def explain_focus(self, device: Device) -> bool:
        """Explain what has the focus to whoever plans, if it is grey; tell whether it is."""
        board, turn = self._board, self.turn
        if turn is None or board.seat_of(device) != board.game.state.player:
            return False
        refusal = why_not_focus(turn)
        if refusal is not None:
            self.explain(refusal)
        return refusal is not None

    def _commit(self, commit: Commit) -> None:
        board = self._board
        if commit.plan is not None and board.private.lacks_cards(commit.plan):
            # It must look and sound like Back, or others learn what the hand lacks.
            self.step_back()
            return
        board.context.sound.play(Cue.UI_OK)
        board.play(commit.actions)

    def step_back(self) -> None:
        """Do what Back does in the middle of a plan."""
        assert self.turn is not None
        self._board.context.sound.play(Cue.UI_MOVE)
        self.turn.back()
        self.show()

    # Saying

    @property
    def is_saying(self) -> bool:
        """Whether a reason can be read now."""
        return self._board.tick < self._said_until

    def say(self, seat: int, sentence: str, shorter: str = "") -> None:
        """Say something for a while, in words that everybody may read; in short where it must."""
        board = self._board
        board.context.sound.play(Cue.UI_BACK)
        board.narration.says(sentence)
        self._said_until = board.tick + SAID_FOR
        if self.turn is not None:
            board.widgets.plan.say(seat, sentence, tick=board.tick)
        else:
            board.widgets.tell(seat, [sentence], [shorter or sentence])

    def warn(self, refusal: Refusal | None) -> None:
        """Show why what the mouse is over is grey, as long as it is there."""
        sentence = "" if refusal is None else told_refusal(refusal)
        self._board.widgets.plan.warn(sentence, tick=self._board.tick)

    def heard(self) -> None:
        """Note that people are still there."""
        self._quiet_ticks = 0

    def nudge(self) -> None:
        """Pass a tick; after a long silence call whoever is to move, a few times.

        The glow round the panel stays until somebody comes.
        """
        board = self._board
        if self.turn is None and not board.modals.is_calling:
            self._quiet_ticks = 0
        else:
            self._quiet_ticks += 1
        nudges, rest = divmod(self._quiet_ticks, NUDGE_AFTER)
        if not nudges:
            board.widgets.away.hide()
            return
        seat = board.game.state.player
        board.widgets.away.show(seat, self._quiet_ticks - min(nudges, MOST_NUDGES) * NUDGE_AFTER)
        if rest or nudges > MOST_NUDGES:
            return
        board.context.sound.play(Cue.TURN)
        if self.turn is not None:
            sentence = _("{name}, it is your turn.", name=board.game.names[seat])
            board.widgets.plan.say(seat, sentence, tick=board.tick)
            board.narration.says(sentence)

    # Taking back

    def offer_undo(self) -> None:
        """Show what takes the last move back, as long as nobody plans and no sheet says it."""
        board = self._board
        sheets, seat = board.modals, self.undoable_seat
        if self.turn is not None or sheets.invitation is not None or sheets.is_book_open:
            return
        if seat is None:
            board.widgets.plan.idle()
        else:
            board.widgets.plan.idle((_("Undo"), self.undo_key(seat)))

    @property
    def undoable_seat(self) -> int | None:
        """The person whose last move can still be taken back; None if there is none."""
        controller = self._board.controller
        return controller.last_seat if controller.waits_for_undo else None

    def undo_key(self, seat: int) -> Key:
        """The key by which a seat takes its last move back."""
        return self._board.context.key(Button.BACK, self._board.device_for(seat))

    def undoable_by(self, device: Device | None) -> int | None:
        """The seat whose last commit a device may take back; None if there is none."""
        seat = self._board.controller.last_seat
        is_own = seat is not None and device is not None and self._speaks_for(device, seat)
        if seat is None or not is_own or self._board.controller.why_no_undo(seat) is not None:
            return None
        return seat

    def _speaks_for(self, device: Device, seat: int) -> bool:
        board = self._board
        is_human = board.game.seats[seat].is_human
        return is_human and (
            seat in board.context.controls.seats_of(device) or seat == board.seat_of(device)
        )

    def take_back(self, device: Device, seat: int) -> None:
        """Take the last commit back; ask first where the device now belongs to the next player."""
        question = self.question_before_undo(device)
        if question is None:
            self.undo(seat)
        else:
            self._board.next = question()

    def question_before_undo(self, device: Device) -> Callable[[], Scene] | None:
        """The question by name that lets a device take another's turn back; None if it needs none.

        Whoever shares a device with the one called after them may mean either.
        """
        seat = self.undoable_by(device)
        is_shared = self._board.private.peeking.is_shared(device)
        if seat is None or not is_shared or not self._is_handed_over(seat):
            return None
        return partial(self._question, device, seat)

    def _question(self, device: Device, seat: int) -> Scene:
        board = self._board
        name = board.game.names[seat]

        def yes() -> Scene:
            if board.context.controls.last_active_device == device:
                self.undo(seat)
            return board

        return Question(
            board.context,
            board,
            _("Take back {name}’s turn?", name=name),
            _("{name}’s last move is undone, and {name} chooses again.", name=name),
            ((_("Keep it"), lambda: board), (_("Take it back"), yes), (_("Menu"), board.paused)),
            preselected=0,
        )

    def _is_handed_over(self, seat: int) -> bool:
        """Whether another person was called after a seat had moved."""
        return self._last_person not in (None, seat)

    def back_out(self, device: Device) -> None:
        """Take the own last commit back if that can be; else say why not, or pause."""
        board = self._board
        seat = self.undoable_by(device)
        if seat is not None and not self._is_handed_over(seat):
            self.undo(seat)
            return
        last = board.controller.last_seat
        mover = board.game.state.player
        # Who shares a device with whoever moved before has nothing of their own to take back.
        is_own = last is not None and self._speaks_for(device, last)
        is_own = is_own and (last == mover or not board.game.mover.is_human)
        refusal = board.controller.why_no_undo(last) if last is not None and is_own else None
        if refusal is Refusal.DRAWN_SINCE and last is not None:
            self.refuse_undo(last, refusal)
        else:
            board.open_pause()

    def leave_undo_to_mover(self) -> bool:
        """Say who alone may take the last move back, if anybody may; tell whether it was said."""
        seat = self.undoable_seat
        if seat is None:
            return False
        self.say(seat, _("Only {name} can undo this.", name=self._board.game.names[seat]))
        return True

    def refuse_undo(self, seat: int, refusal: Refusal) -> None:
        """Say why a move cannot be taken back; whoever presses on gets to the menu."""
        if self.is_saying:
            self._board.open_pause()
        else:
            self.say(seat, told_refusal(refusal))

    def undo(self, seat: int) -> None:
        """Take back the last commit of a seat, and show the board as it was."""
        board = self._board
        board.context.sound.play(Cue.UI_BACK)
        self.drop()
        board.private.forget()
        board.modals.take_back()
        board.controller.undo(seat)
        board.narration.says(_("{name} took the last move back", name=board.game.names[seat]))
        self._last_person = seat  # who takes something back needs no hand-over
        board.show_position()

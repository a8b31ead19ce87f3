"""The private layer of the board: the own hand, what it cannot pay, and the hint.

The only part of the board that looks at hidden cards; nothing it shows leaves one rectangle.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING

from goldenhorn.board_view.words.deed_lines import advice
from goldenhorn.board_view.words.event_lines import card_icon, filled
from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.hint import Hint, hint
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _, ngettext_
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Press, Release
from goldenhorn.scenes.board.peeking import HINT_AFTER, Peeking
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.plans import Plan, cards_missing, lacking
from goldenhorn.session.planning.turn import Turn
from goldenhorn.ui.kit import Key

if TYPE_CHECKING:
    from goldenhorn.scenes.board.board import Board

SLICES = 4
"""Slices of thought on a hint in a tick."""
NOTE_TICKS = 300
"""For how long a private note stays beside an open hand."""


class PrivateLayer:
    """Shows a hand to its owner, and what only its owner may know."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.peeking = Peeking(board.game, board.context.controls)
        self._notes: dict[int, Line] = {}
        """What each seat may read about its last refused plan."""
        self._thinking: Generator[None, None, Hint] | None = None
        self._found: Hint | None = None
        """What was found, until it is time to tell it."""
        self._hint: Line | None = None
        self._asked_ticks = 0
        self._is_asked = False
        self._asked_in: tuple[object, ...] = ()
        """How the plan stood when the hint was asked for: nobody is led away from another."""
        self._note_ticks = 0
        self._is_from_menu = False
        """Whether the hand was opened from the menu, by somebody whose device may have no more
        than directions and two buttons: up and down then ask for the hint."""

    # What a plan costs

    def _lacking(self, seat: int) -> Line:
        """What a hand lacks for what its owner plans: told at once where the hand is seen."""
        state, turn = self._board.game.state, self._board.turn
        if turn is None or seat != state.player:
            return ()
        hand = state.hand(seat)
        is_raid = turn.step in (Step.TARGET, Step.PAIR)
        if is_raid and all(lacking(hand, raid.cards) for raid in turn.pairs):
            return [told_refusal(Refusal.RAID_NO_PAIR)]
        missing, text = lacking(hand, turn.price), _("You lack {cards}")
        barred = None if missing else turn.barred(hand)
        if barred is not None:
            missing = turn.missing(barred, hand)
            text = _("You lack {cards} to sail on")
            if barred is not turn.further:
                text = _("You lack {cards} further on")
        return filled(text, cards=[card_icon(colour) for colour in missing]) if missing else ()

    def lacks_cards(self, plan: Plan) -> bool:
        """Whether the hand to move cannot pay a plan; the reason is noted for its owner."""
        state = self._board.game.state
        missing = cards_missing(state.hand(state.player), plan)
        if not missing:
            return False
        cards = [card_icon(colour) for colour in missing]
        self._notes[state.player] = filled(_("You lack {cards}"), cards=cards)
        self._show_notes()
        controls = self._board.context.controls
        controls.rumble(controls.device_of(state.player))  # felt by its owner only
        return True

    def forget(self) -> None:
        """Forget what was noted on a plan that is over."""
        self._notes.clear()
        self._hint, self._found, self._thinking, self._is_asked = None, None, None, False
        self._board.widgets.note.hide()
        if self.peeking.covered is not None:
            self.close()

    def refresh_hand(self) -> None:
        """Show the cards of now in the hand that lies open, and mark what the plan costs."""
        if self.peeking.seat is not None:
            self._open(self.peeking.seat)

    # Hearing

    def can_show(self, device: Device) -> bool:
        """Whether a device has a hand to look at, or a turn for which a hint can be given."""
        board, seat = self._board, self._board.seat_of(device)
        if self._is_hand_open:
            return board.turn is not None and seat == board.game.state.player
        return seat is not None and not self._is_anothers_turn(device)

    def show_from_menu(self, device: Device) -> None:
        """Open the hand of whoever asks, or give the hint where it lies open anyway."""
        self.press(Press(device, Button.PEEK, self._board.seat_of(device)))
        self._is_from_menu = not self._is_hand_open
        if self._is_from_menu:
            self._show()  # with the keys that this device has

    def press(self, press: Press) -> bool:
        """Hear a button that opens, covers or hints; tell whether it was meant for us."""
        device, button = press.device, press.button
        if self.peeking.covered is not None:
            if button is self._cover_button:
                self.open_cover(device, is_held=button is Button.PEEK)
            else:
                self.close()
            return True
        if button is Button.PEEK and self._is_hand_open:
            button = Button.HINT  # the hand is seen already
        if button is Button.HINT and self._board.turns.explain_focus(device):
            return True
        if button is Button.PEEK and self._is_anothers_turn(device):
            return True
        if button is Button.PEEK:
            self._is_from_menu = False
            if self.peeking.press(device, is_toggle=self._is_toggle):
                self._board.context.sound.play(Cue.CARD_DRAW)
                if self.peeking.seat is not None:
                    self._board.widgets.peek.remove()  # it falls anew, and so does its time
                self._show()
            return True
        asks_in_peek = button is Button.FAST or (
            self._is_from_menu and button in (Button.UP, Button.DOWN)
        )
        if button is Button.HINT or (asks_in_peek and self.peeking.is_open_for(device)):
            self._ask_for_hint(self._board.seat_of(device))
            return True
        return False

    @property
    def _cover_button(self) -> Button:
        """What opens a covered hand: the peek's own button, or what a menu is used with."""
        return Button.CONFIRM if self._is_from_menu else Button.PEEK

    def open_cover(self, device: Device, *, is_held: bool) -> None:
        """Open a covered hand for the device that asked for it; the only way to do so."""
        if self.peeking.dismiss_cover(device, is_held=is_held and not self._is_toggle):
            self._board.context.sound.play(Cue.CARD_DRAW)
            self._show()

    def _is_anothers_turn(self, device: Device) -> bool:
        """Whether several share a device and none of them is to move: nobody's hand opens."""
        board = self._board
        return self.peeking.is_shared(device) and board.seat_of(device) != board.game.state.player

    @property
    def _is_hand_open(self) -> bool:
        return self._board.game.privacy in ("fan", "open")

    @property
    def _is_toggle(self) -> bool:
        return self._board.context.settings.holding == "toggle"

    def release(self, release: Release) -> None:
        """Hear a button go up."""
        if release.button is Button.PEEK and self.peeking.release(release.device):
            self._show()

    def put_away(self) -> None:
        """Close the open hand."""
        self.peeking.close()
        self._show()

    def close(self) -> None:
        """Cover everything at once."""
        self.peeking.close()
        self._board.widgets.peek.remove()
        self._board.widgets.cover.remove()

    # Passing time

    def update(self) -> None:
        """Pass a tick."""
        if self.peeking.update():
            self._show()
        if self._is_asked:
            self._think()
        if self._note_ticks:
            self._note_ticks -= 1
            if not self._note_ticks:
                self._board.widgets.note.hide()

    def _think(self) -> None:
        self._asked_ticks += 1
        for _slice in range(SLICES):
            if self._thinking is None:
                break
            try:
                next(self._thinking)
            except StopIteration as done:
                self._found, self._thinking = done.value, None
        # A fixed time, so that nobody sees how hard it was.
        if self._asked_ticks >= HINT_AFTER:
            if self._thinking is not None:
                self._found, self._thinking = thought_through(self._thinking), None
            assert self._found is not None
            found, self._found = self._found, None
            self._hint = self._told(found)
            self._is_asked = False
            turn = self._board.turn
            if turn is not None and turn.hand is not None and turn.facts == self._asked_in:
                self._point_at(found, turn)
            self._show_notes()

    def _ask_for_hint(self, seat: int | None) -> None:
        """Think of a hint for the player to move, if that is who asks and may see it."""
        board = self._board
        game = board.game
        is_seen = self._is_hand_open or self.peeking.seat == seat
        if board.turn is None or seat != game.state.player or not is_seen or self._is_asked:
            return
        view = observe(game.state, seat)
        self._thinking = hint(view, game.legal_actions)
        self._asked_ticks, self._is_asked, self._asked_in = 0, True, board.turn.facts
        if self._is_from_menu:
            self.peeking.stay_open()  # nobody holds a button that could be pressed again

    def _point_at(self, found: Hint, turn: Turn) -> None:
        """Plan what is advised, so that one press does it: an open hand has no secrets."""
        board = self._board
        turn.follow(found.turn)
        board.turns.show()
        key = board.context.key(Button.CONFIRM, board.device_for(board.game.state.player))
        self._hint = [*self._told(found), *filled(_("{key} does it."), key=key)]

    def _told(self, found: Hint) -> Line:
        """Say what to do and why."""
        reason = found.reason.value
        if isinstance(reason, tuple):
            one, many = reason
            why = ngettext_(one, many, found.count)
        else:
            why = _(reason, count=found.count)
        return [*advice(found.action, self._board.game.state), why]

    # Showing

    def _show(self) -> None:
        parts, peeking = self._board.widgets, self.peeking
        if peeking.covered is not None:
            seat = peeking.covered
            device = self._board.context.controls.device_of(seat)
            key = self._board.context.key(self._cover_button, device)
            parts.cover.show(
                seat, self._board.game.seats[seat].crest, self._board.game.names[seat], key
            )
        else:
            parts.cover.remove()
        if peeking.seat is not None:
            self._open(peeking.seat)
        else:
            parts.peek.close()

    def _open(self, seat: int) -> None:
        board = self._board
        cards = board.game.state.hand(seat)
        plan = board.turn.plan if board.turn is not None else None
        is_own = seat == board.game.state.player
        tolls = plan.cards if plan is not None and is_own else ()
        payable = frozenset(colour for colour in tolls if cards[colour])
        note = self._note_for(seat)
        key = None
        if not note and is_own and board.turn is not None:
            device = board.device_for(seat)
            note, key = [_("Hint")], self._hint_key(device)
        board.widgets.peek.open(seat, cards, payable, note, key)

    def _hint_key(self, device: Device | None) -> Key:
        """The key that asks for a hint while the hand lies open."""
        context = self._board.context
        if self._is_from_menu and (device is None or not context.controls.points(device)):
            return context.up_and_down(device)
        is_own = bool(context.controls.bindings.pads[Button.HINT])
        is_pad = device is not None and device.kind == "gamepad"
        return context.key(Button.FAST if is_pad and not is_own else Button.HINT, device)

    def _note_for(self, seat: int) -> Line:
        if self._hint is not None and seat == self._board.game.state.player:
            return self._hint
        return self._lacking(seat) or self._notes.get(seat, ())

    def _show_notes(self) -> None:
        """Show a new note where its owner sees it: beside the open hand, or in the open peek."""
        board = self._board
        seat = board.game.state.player
        if self._is_hand_open:
            note = self._note_for(seat)
            if note:
                board.widgets.note.show(note)
                self._note_ticks = NOTE_TICKS
        elif self.peeking.seat == seat:
            board.widgets.peek.tell(self._note_for(seat))

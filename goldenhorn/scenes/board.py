"""The board on screen: lets the game go on, shows it, and hears whose turn it is.

Decides nothing about the rules. What the shared screen shows depends on open facts only; the own
hand, what it cannot pay and hints live in the private layer (board_private.py).
"""

from collections.abc import Callable

from goldenhorn.bindings import DIRECTIONS, Button
from goldenhorn.devices import Device
from goldenhorn.engine.actions import Action
from goldenhorn.engine.events import EndCame
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.game import Game
from goldenhorn.heard import DeviceLost, Point, Press, Release
from goldenhorn.language import _
from goldenhorn.recap import company_of, deeds_of, first_missed, last_round_of, recap_for
from goldenhorn.saves import Autosave
from goldenhorn.scenes.board_hearing import BoardPointer
from goldenhorn.scenes.board_parts import BoardParts
from goldenhorn.scenes.board_private import PrivateLayer
from goldenhorn.scenes.proceedings import Played, Proceedings
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.scenes.turn import Answer, Commit, LeftOver, Moved, Refused, Turn
from goldenhorn.sound import Cue, Music
from goldenhorn.view.choreography import CALM, FAST, INSTANT, NORMAL
from goldenhorn.view.handover_view import Controller
from goldenhorn.view.kit import Key
from goldenhorn.view.narration import tellings
from goldenhorn.view.sketch import Keys

PACES = {"calm": CALM, "normal": NORMAL, "fast": FAST, "instant": INSTANT}
FORWARD = 0.25
"""How much longer things take while somebody holds fast-forward."""


class Board(Scene):
    """A game being played."""

    def __init__(
        self,
        stage: Stage,
        game: Game,
        autosave: Autosave,
        *,
        over: Callable[[], Scene | None],
        pause: Callable[[Scene], Scene],
        lost_pad: Callable[[Scene, tuple[int, ...]], Scene],
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.proceedings = Proceedings(game, autosave)
        self.turn: Turn | None = None
        """The plan of the person to move, while one is being made."""
        self.next: Scene | None = self
        self._autosave = autosave
        self._over, self._pause, self._lost_pad = over, pause, lost_pad
        self._forwarding: set[Device] = set()
        self._tick = 0
        self._last_person: int | None = None
        self._seats = game.seats
        self.private = PrivateLayer(self)
        self.pointer = BoardPointer(self)
        self._build()

    # The picture

    def _build(self) -> None:
        self.parts = BoardParts(
            self.stage, self.picture, self.game, self.proceedings.open_hand, self.stage.sound.play
        )
        self._seats = self.game.seats
        self.parts.choreography.show(self.game.state, self.proceedings.open_hand)
        self.parts.plan.idle()
        self.turn = None

    def lay_out(self) -> None:
        """Build the board anew."""
        self.private.close()
        self._build()

    def refresh(self) -> None:
        """Nothing waits to be composed."""

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return not self.parts.choreography.is_idle

    @property
    def is_waiting(self) -> bool:
        """Whether a sheet must be put away before the game goes on."""
        parts = self.parts
        sheets = (parts.handover, parts.log, parts.banner)
        return any(sheet.is_shown and not sheet.is_closing for sheet in sheets)

    # Passing time

    def update(self) -> Scene | None:
        """Pass a tick."""
        self.keep_up()
        if self.next is not self:
            following, self.next = self.next, self
            return following
        if self._tick == 0:
            self.stage.sound.start_music(Music.SEA)
        self._tick += 1
        if self.game.seats != self._seats:  # somebody changed hands in the pause
            self.picture_anew()
        self.stage.note(self._autosave.problem())
        parts = self.parts
        if not parts.choreography.is_still:
            parts.choreography.update(self._pace)
        if self.stage.has_motion:
            parts.sea.update(self._tick)
        parts.update_overlays()
        self.private.update()
        if self.turn is not None:
            parts.plan.advance(self._tick)
        if not self.is_busy:
            parts.warm_a_little()
        return self._go_on()

    def picture_anew(self) -> None:
        """Show who decides now; whoever was planning begins anew."""
        self.proceedings.forget_thoughts()
        self.parts.choreography.finish()
        from goldenhorn.view.picture import Picture

        self.picture = Picture(self.picture.ground)
        self._build()

    @property
    def _pace(self) -> float:
        pace = PACES[self.stage.speed]
        return pace * FORWARD if self._forwarding else pace

    def _go_on(self) -> Scene | None:
        if self.game.is_over:
            return self if self.is_busy else self._over()
        if not self.game.mover.is_human:
            action = self.proceedings.think(self.stage.speed)
            if action is not None and not self.is_busy and not self.is_waiting:
                self._play((action,))
        elif self.turn is None and not self.is_busy and not self.is_waiting:
            self._begin_turn()
        return self

    # Turns of people

    def _begin_turn(self) -> None:
        seat = self.game.state.player
        self.stage.controls.turn_of(seat)
        is_new = self._last_person != seat
        self._last_person = seat
        if is_new and self.game.privacy == "peek" and self.game.state.phase == "begin":
            recap = recap_for(self.game, seat)
            self.parts.handover.show(recap, company_of(self.game), self._controller(seat))
            self.stage.sound.play(Cue.TURN)
            return
        self.turn = Turn(
            observe(self.game.state, None), is_step_by_step=self.stage.settings.step_by_step
        )
        self._show_turn()

    def _controller(self, seat: int) -> Controller | None:
        device = self.stage.controls.device_of(seat)
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

    def _show_turn(self) -> None:
        if self.turn is not None:
            self.parts.plan.show(self.turn, self._keys(), tick=self._tick)

    def _keys(self) -> Keys:
        device = self.stage.controls.device_of(self.game.state.player)
        key = self.stage.key
        return Keys(
            confirm=key(Button.CONFIRM, device),
            back=key(Button.BACK, device),
            left_right=Key("", "arrows_across"),
            pirates=key(Button.PIRATES, device),
            dominions=key(Button.DOMINIONS, device),
            pause=key(Button.PAUSE, device),
            peek=key(Button.PEEK, device),
        )

    def answer(self, answer: Answer) -> None:
        """Do what a press or tap on the plan asks for."""
        match answer:
            case Commit():
                self._commit(answer)
            case Refused(refusal):
                self.say(refusal)
            case Moved():
                self.stage.sound.play(Cue.UI_MOVE)
                self._show_turn()
            case LeftOver():
                self._back_out()
            case None:
                pass

    def say(self, refusal: Refusal) -> None:
        """Say why something cannot be, in words that everybody may read."""
        self.stage.sound.play(Cue.UI_BACK)
        self.parts.plan.say(self.game.state.player, told_refusal(refusal), tick=self._tick)

    def _commit(self, commit: Commit) -> None:
        assert self.turn is not None
        if commit.plan is not None and self.private.lacks_cards(commit.plan):
            # UX.md: looks and sounds exactly like Back; the reason is told in private.
            self.stage.sound.play(Cue.UI_MOVE)
            self.turn.back()
            self._show_turn()
            return
        self.stage.sound.play(Cue.UI_OK)
        self._play(commit.actions)

    def _play(self, actions: tuple[Action, ...]) -> None:
        self.turn = None
        self.private.forget()
        self.parts.plan.idle()
        for played in self.proceedings.commit(actions):
            self._show(played)

    def _show(self, played: Played) -> None:
        parts, game = self.parts, self.game
        parts.choreography.play(
            played.events, played.before, played.after, self.proceedings.open_hand
        )
        told = tellings(played.events, game.names, played.after.route)
        if told:
            lines = [line for _event, line in told][-2:]
            parts.board.event(played.seat, lines[0], lines[1] if len(lines) > 1 else ())
        if any(isinstance(event, EndCame) for event in played.events):
            last = last_round_of(game)
            if last is not None and not game.is_over:
                parts.banner.show(last, company_of(game))

    def _back_out(self) -> None:
        """Take the last commit back if that can be; else pause."""
        seat = self.game.state.player
        refusal = self.proceedings.why_no_undo(seat)
        if refusal is None:
            self._undo(seat)
        elif refusal is Refusal.NOTHING_TO_UNDO or refusal is Refusal.OTHERS_HAVE_ACTED:
            self.open_pause()
        else:
            self.say(refusal)

    def _undo(self, seat: int) -> None:
        self.stage.sound.play(Cue.UI_BACK)
        self.parts.choreography.finish()
        self.proceedings.undo(seat)
        self.private.forget()
        self.turn = None
        self._last_person = seat  # who takes something back needs no hand-over
        self.parts.plan.idle()
        self.parts.choreography.show(self.game.state, self.proceedings.open_hand)

    # Hearing

    def seat_of(self, device: Device) -> int | None:
        """For whom a device speaks: its own seat, or the only person's."""
        seat = self.stage.controls.seat_for(device)
        if seat is None and self.game.privacy == "fan":
            return self.proceedings.open_hand
        return seat

    def press(self, press: Press) -> None:
        """Hear a button: sheets first, then what anybody may do, then the plan."""
        button, seat = press.button, self.seat_of(press.device)
        if press.is_repeat and button not in DIRECTIONS:
            return
        if self.parts.log.is_shown and not self.parts.log.is_closing:
            self._press_in_log(button)
        elif button is Button.PAUSE:
            self.open_pause()
        elif button is Button.LOG:
            self.open_log(seat)
        elif button is Button.FAST:
            self._forwarding.add(press.device)
        elif self.private.press(press):
            pass
        elif self.is_busy:
            self.skip()
        elif self.is_waiting:
            self._put_sheet_away(seat)
        elif seat is not None and seat != self.game.state.player:
            self._press_out_of_turn(button, seat)
        elif self.turn is not None and seat == self.game.state.player:
            self.answer(self.turn.press(button))

    def release(self, release: Release) -> None:
        """Hear a button go up."""
        if release.button is Button.FAST:
            self._forwarding.discard(release.device)
        self.private.release(release)

    def point(self, point: Point) -> None:
        """Hear the mouse or a finger."""
        self.pointer.point(point)

    def lost(self, lost: DeviceLost) -> None:
        """Wait for whoever lost their pad."""
        self._forwarding.discard(lost.device)
        self.private.close()
        seats = tuple(seat for seat in lost.seats if self.game.seats[seat].is_human)
        if seats:
            self.next = self._lost_pad(self, seats)

    def skip(self) -> None:
        """Show at once where everything ends."""
        self.parts.choreography.finish()

    def _press_out_of_turn(self, button: Button, seat: int) -> None:
        """Whoever has just moved may still think better of it."""
        if button is Button.BACK and self.proceedings.why_no_undo(seat) is None:
            self._undo(seat)
        elif button is Button.BACK:
            self.open_pause()

    def _put_sheet_away(self, seat: int | None) -> None:
        parts = self.parts
        if parts.banner.is_shown:
            parts.banner.hide()
        elif parts.handover.is_shown and seat == self.game.state.player:
            self.stage.sound.play(Cue.UI_OK)
            parts.handover.hide()

    def put_sheet_away(self, device: Device) -> None:
        """Put away what waits for a press, if it waits for this device."""
        self._put_sheet_away(self.seat_of(device))

    # The log and the pause

    def open_log(self, seat: int | None) -> None:
        """Open the book at what a seat has missed."""
        viewer = self.game.state.player if seat is None else seat
        self.skip()
        self.parts.log.show(
            deeds_of(self.game),
            company_of(self.game),
            viewer,
            since=first_missed(self.game, viewer),
        )
        self.stage.sound.play(Cue.UI_OK)

    def _press_in_log(self, button: Button) -> None:
        log = self.parts.log
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
                self.stage.sound.play(Cue.UI_BACK)
                log.hide()
            case _:
                pass

    def log_over(self, scene: Scene) -> Scene:
        """Return to the board with its book open, as the pause asks for."""
        del scene
        self.open_log(self.stage.controls.seat_for(self.stage.controls.last_spoken))
        return self

    def open_pause(self) -> None:
        """Let everything wait."""
        self.private.close()
        self._forwarding.clear()
        self.next = self._pause(self)

    def left(self) -> None:
        """Cover the hand when another screen comes up."""
        self.private.close()


def told_refusal(refusal: Refusal) -> str:
    """A reason in the language of now, with its rule."""
    sentence = _(refusal.sentence)
    if refusal.rule:
        return _("{sentence} ({rule}).", sentence=sentence, rule=refusal.rule)
    return _("{sentence}.", sentence=sentence)

"""The board on screen: lets the game go on, shows it, and hears whose turn it is.

Decides nothing about the rules. What the shared screen shows depends on open facts only; the own
hand, what it cannot pay and hints live in the private layer (board_private.py).
"""

from collections.abc import Callable

import pygame

from goldenhorn.board_view.animation.choreography import PACES
from goldenhorn.board_view.words.board_words import top_discard
from goldenhorn.engine.actions import Action
from goldenhorn.engine.events import EndCame, Event
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceLost, InputEvent, Point, PointKind, Press, Release
from goldenhorn.scenes.board.bot_turns import BotsTurns
from goldenhorn.scenes.board.modals import Modals
from goldenhorn.scenes.board.narration import BoardNarration
from goldenhorn.scenes.board.peoples_turns import PeoplesTurns
from goldenhorn.scenes.board.pointer import BoardButtons, BoardPointer
from goldenhorn.scenes.board.private_layer import PrivateLayer
from goldenhorn.scenes.board.ribbon import Ribbon
from goldenhorn.scenes.board.turn_clock import TurnClock
from goldenhorn.scenes.board.widgets import BoardWidgets
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.saves import Autosave
from goldenhorn.system.sound import Music
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key
from goldenhorn.ui.painted_page import PaintedScene
from goldenhorn.ui.scene import FastForward, Scene

HASTE = 4.0
"""How much faster things go while somebody holds fast-forward."""


class Board(PaintedScene):
    """A game being played."""

    def __init__(
        self,
        context: AppContext,
        game: Game,
        autosave: Autosave,
        *,
        over: Callable[[], Scene | None],
        pause: Callable[[Scene], Scene],
        lost_pad: Callable[[Scene, tuple[int, ...]], Scene],
        replay: Callable[[Scene, int], Scene],
    ) -> None:
        super().__init__(context)
        self.game = game
        self.controller = GameController(game, autosave.keep)
        self.turns = PeoplesTurns(self)
        self.next: Scene | None = self
        self._autosave = autosave
        self.over, self._pause, self._lost_pad = over, pause, lost_pad
        self._replay = replay
        self.fast_forward = FastForward(context)
        self.tick = 0
        self._spoken = context.controls.speaker
        self.bots = BotsTurns(self)
        self.clock = TurnClock(self)
        self.ribbon = Ribbon(self)
        self.private = PrivateLayer(self)
        self.pointer = BoardPointer(self)
        self._buttons = BoardButtons(self)
        self._rested_ticks = 0
        """For how long everything has stood still since the last action."""
        self.modals = Modals(self)
        self.narration = BoardNarration(self)
        self._build()

    # The picture

    def _build(self) -> None:
        self._seats = self.game.seats
        self.widgets = BoardWidgets(
            self.context,
            self.picture,
            self.game,
            self.controller.open_hand,
            self.context.sound.play,
            self._peek_key,
        )
        self.show_position()

    def show_position(self) -> None:
        """Show at once where everything stands."""
        hand = self.controller.hand_in_front(self.game.state)
        self.widgets.choreography.show(self.game.state, hand, top_discard(self.game))
        self.widgets.plan.idle()
        self.widgets.tell_last_deeds()
        self.ribbon.forget()
        self.bots.forget()

    def lay_out(self) -> None:
        """Build the board anew; what was being planned or read goes on."""
        self.private.close()
        is_calling, is_ringing = self.modals.is_calling, self.modals.is_ringing
        self._build()
        if is_calling:
            self.modals.call(self.game.state.player)
        if is_ringing:
            self.modals.ring_soon()
        self.turns.show()

    def picture_anew(self) -> None:
        """Show who decides now, and whether things may move."""
        self.controller.forget_thoughts()
        self.private.close()
        if self.controller.is_bot_to_move:
            self.turns.drop()
            self.modals.drop_call()
        self.picture = Picture(pygame.Surface(self.context.size))
        self.lay_out()

    def refresh(self) -> None:
        """Nothing waits to be composed."""

    @property
    def turn(self) -> Turn | None:
        """The plan of the person to move, while one is being made."""
        return self.turns.turn

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return not self.widgets.choreography.is_idle or self.bots.is_telling

    @property
    def turn_minutes(self) -> int:
        """How long a person may take for a turn; 0 is as long as it takes."""
        return self.context.settings.turn_timer

    @property
    def sums_up_bots(self) -> bool:
        """Whether bots' turns are told in a line instead of shown."""
        return self.context.settings.bots_turns == "summarised"

    @property
    def haste(self) -> float:
        """How much faster than usual things go now."""
        return HASTE if self.fast_forward.is_on else 1.0

    # Passing time

    def update(self) -> Scene | None:
        """Pass a tick."""
        self.keep_up()
        self.miss_pads()
        if self.next is not self:
            following, self.next = self.next, self
            return following
        if self.tick == 0:
            self.context.sound.start_music(Music.SEA)
        self.tick += 1
        self.follow_pause()
        self.widgets.choreography.update(PACES[self.context.speed] / self.haste)
        self.widgets.update_overlays()
        self.private.update()
        self.bots.update()
        if self.turn is not None and not self.modals.is_book_open:
            self.widgets.plan.advance(self.tick)
        following = self._go_on()
        self.ribbon.update()
        if self.context.is_ambient_tick(self.tick):
            self.widgets.sea.update(self.tick)
        self.modals.update()
        self.turns.offer_undo()
        self.turns.nudge()
        self.clock.update()
        self.narration.update()
        return following

    def _go_on(self) -> Scene | None:
        """Let whoever is to move begin or act, once everything rests."""
        is_resting = not self.is_busy and not self.modals.is_waiting
        self._rested_ticks = self._rested_ticks + 1 if is_resting else 0
        if is_resting and self.modals.ring():
            return self
        if self.game.is_over:
            return self.over() if is_resting else self
        if self.controller.is_bot_to_move:
            self.bots.act(is_resting, self._rested_ticks)
        elif self.turn is None and is_resting:
            self.turns.begin()
        return self

    def follow_pause(self) -> None:
        """Follow what was changed in the pause, and tell what keeps the game from being saved."""
        if self.game.seats != self._seats or self.context.has_motion != self.widgets.has_motion:
            self.picture_anew()
        self.context.note(self._autosave.problem())

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What makes images that turns and sheets will need."""
        return self.widgets.preload

    # Playing

    def play(self, actions: tuple[Action, ...], *, is_seen: bool = True) -> list[Event]:
        """Play actions of the seat to move, and show what comes of them, or leave it to others."""
        self.turns.drop()
        self.private.forget()
        before = self.game.state
        was_asked = self.widgets.board.asked is not None
        self.widgets.plan.idle()
        if was_asked and self.widgets.board.asked is None and is_seen:
            self.widgets.board.ask_again(
                (before.player, ())
            )  # until there are words for what is done
        self._rested_ticks = 0
        happened: list[Event] = []
        for played in self.controller.commit(actions):
            happened += played.events
            if is_seen:
                hand = self.controller.hand_in_front(played.before)
                self.widgets.choreography.play(played.events, played.before, played.after, hand)
        if self.context.speed == "instant":
            self._autosave.flush()  # else a power cut could take many actions at once
        self.private.refresh_hand()
        self.narration.played(happened, before)
        if is_seen:
            self.ribbon.shows(before, happened)
            if any(isinstance(event, EndCame) for event in happened):
                self.modals.ring_soon()
        return happened

    # Hearing

    def seat_of(self, device: Device) -> int | None:
        """For whom a device speaks: its own seat, or the only person's."""
        seat = self.context.controls.seat_for(device)
        if seat is None and self.game.privacy == "fan":
            return self.controller.open_hand
        return seat

    def device_for(self, seat: int) -> Device | None:
        """Whose keys are named to a seat: the last that spoke if it speaks for it, or its own."""
        controls = self.context.controls
        spoken = controls.last_active_device
        return spoken if self.seat_of(spoken) == seat else controls.device_of(seat)

    def hear(self, heard: InputEvent) -> None:
        """Note that somebody is there, and pass on what was heard."""
        if isinstance(heard, Press) or (isinstance(heard, Point) and heard.kind is PointKind.DOWN):
            self.turns.heard()
        super().hear(heard)
        if self.context.controls.speaker != self._spoken:
            self._spoken = self.context.controls.speaker
            if self.game.privacy == "peek" and not self.is_busy:
                self.widgets.hand.show(self.game.state)
            self.modals.offer_again()
            self.turns.show()

    def press(self, press: Press) -> None:
        """Hear a button."""
        self._buttons.press(press)

    def release(self, release: Release) -> None:
        """Hear a button go up."""
        if release.button is Button.FAST:
            self.fast_forward.release(release.device)
        self.private.release(release)

    def point(self, point: Point) -> None:
        """Hear the mouse or a finger."""
        self.pointer.point(point)

    def lost(self, lost: DeviceLost) -> None:
        """Cover whatever is open; whose pad it was is asked for at the next tick."""
        self.fast_forward.forget(lost.device)
        self.private.close()

    def miss_pads(self) -> None:
        """Wait for whoever lost their pad, here or on another screen."""
        lost = self.context.controls.lost_seats()
        if not lost:
            return
        seats = tuple(n for n, seat in enumerate(self.game.seats) if seat.is_human and n in lost)
        if seats:
            self.private.close()
            self.next = self._lost_pad(self, seats)

    def skip(self) -> None:
        """Show at once where everything ends."""
        self.widgets.choreography.finish()
        self.bots.skip()

    # The log and the pause

    def open_log(self, seat: int | None) -> None:
        """Open the book at what a seat has missed."""
        self.private.close()
        self.skip()
        self.modals.open_book(seat)

    def watch_since(self, step: int) -> None:
        """Show again what happened from a step on; the game waits meanwhile."""
        self.left()
        self.next = self._replay(self, step)

    def with_log(self) -> Scene:
        """Return to the board with its book open, as the pause asks for."""
        self.open_log(self.seat_of(self.context.controls.last_active_device))
        return self

    def open_pause(self) -> None:
        """Let everything wait."""
        self.left()
        self.next = self.paused()

    def paused(self) -> Scene:
        """The menu in front of the board."""
        return self._pause(self)

    def left(self) -> None:
        """Cover the hand when another screen comes up, and forget what is held down."""
        self.private.close()
        self.narration.left()
        self.fast_forward.stop()

    def _peek_key(self, seat: int) -> Key | None:
        """By which key a seat looks at its own cards; None where nobody looks."""
        device = self.context.controls.device_of(seat)
        if self.game.privacy != "peek" or device is None or not self.game.seats[seat].is_human:
            return None
        return self.context.key(Button.PEEK, device)

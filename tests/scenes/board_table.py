"""Boards for tests: games at a table on a couch, and presses of devices that nobody holds."""

import random
from dataclasses import replace
from pathlib import Path

from goldenhorn.app.navigation import Navigation
from goldenhorn.engine.actions import Announce
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press, Release
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.coach import TIPS
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.transition import Transition
from tests.scenes.couch import Couch

PADS = tuple(Device("gamepad", 100 + number, number) for number in range(1, 5))
ALL_TIPS = tuple(tip.name for tip in TIPS)
NAMES = ("Anna", "Ben", "Chiara", "Dario")


def game_of(
    *who: str, expansion: bool = False, rules: frozenset[str] = frozenset(), seed: int = 3
) -> Game:
    """A game whose fleets stand."""
    lineup = Lineup(first=0, seed=seed, expansion=expansion, rules=rules)
    for number, each in enumerate(who):
        name = NAMES[number] if each == "human" else ""
        lineup = lineup.with_place(number, Place(each, name, number))
    game = Game.begin(lineup, seed)
    while game.state.phase == "place":
        game.play(game.legal_actions[game.state.player * 3 % len(game.legal_actions)])
    return game


def play_some(game: Game, actions: int, chance: random.Random) -> None:
    """Play a game on, and stop at the beginning of a turn before it ends."""
    for _number in range(10 * actions):
        if game.state.phase == "begin" and actions <= 0:
            break
        legal = [each for each in game.legal_actions if not isinstance(each, Announce)]
        game.play(chance.choice(legal))
        actions -= 1


class Table:
    """A board with people around it."""

    def __init__(
        self,
        couch: Couch,
        game: Game,
        devices: tuple[Device, ...] = (KEYBOARD, *PADS),
        board: Scene | None = None,
        *,
        has_tips: bool = False,
    ) -> None:
        """Sit down; unless `has_tips`, everybody has heard all that the coach has to say."""
        self.couch, self.game, self.context = couch, game, couch.context
        tips = () if has_tips else ALL_TIPS
        self.context.change(replace(self.context.settings, tips=tips, untipped=()))
        controls = self.context.controls
        for pad in PADS:
            controls.attach(pad)
        controls.unbind_all()  # the game before may have had more seats
        people = [seat for seat, each in enumerate(game.seats) if each.is_human]
        for seat, device in zip(people, devices, strict=False):
            controls.bind(seat, device)
        self.navigation = Navigation(self.context, today=lambda: "2026-11-16", draw_seed=lambda: 7)
        self.context.sound.heard.clear()
        self._first = board or self.navigation.board(game)
        couch.show(self._first)
        self.context.notices.clear()

    @property
    def scene(self) -> Scene | None:
        """What is on the screen; of a transition, where it leads."""
        scene = self.couch.scene
        return scene.to if isinstance(scene, Transition) else scene

    @property
    def board(self) -> Board:
        """The board, on the screen or behind something."""
        assert isinstance(self._first, Board)
        return self._first

    @property
    def mover(self) -> Device:
        """The device of whoever is to move."""
        device = self.context.controls.device_of(self.game.state.player)
        assert device is not None
        return device

    def hear(self, heard: Press | Release | Point | DeviceLost) -> None:
        """Let the scene hear something."""
        assert self.couch.scene is not None
        self.couch.scene.hear(heard)

    def press(self, *buttons: Button, device: Device | None = None) -> None:
        """Press and release buttons one after another; by default whoever is to move does."""
        controls = self.context.controls
        for button in buttons:
            speaker = device or self.mover
            controls.last_active_device, controls.is_pointing = speaker, False
            self.hear(Press(speaker, button, controls.seat_for(speaker)))
            self.pass_ticks(1)
            self.hear(Release(speaker, button, controls.seat_for(speaker)))
            self.pass_ticks(1)

    def point(self, kind: PointKind, at: tuple[float, float], device: Device = TOUCH) -> None:
        """Do something with a pointer."""
        controls = self.context.controls
        controls.last_active_device, controls.is_pointing = device, True
        self.hear(Point(device, kind, *at, controls.seat_for(device)))

    def tap(self, at: tuple[float, float], device: Device = TOUCH) -> None:
        """Tap, or click."""
        self.point(PointKind.DOWN, at, device)
        self.pass_ticks(1)
        self.point(PointKind.UP, at, device)
        self.pass_ticks(1)

    def unplug(self, device: Device) -> None:
        """Pull a pad's plug."""
        controls = self.context.controls
        controls.detach(device)
        self.hear(DeviceLost(device, controls.seats_of(device)))

    def pass_ticks(self, count: int) -> None:
        """Pass time without drawing."""
        assert self.couch.app is not None
        for _tick in range(count):
            self.couch.app.tick()

    def until_planning(self, most: int = 4000) -> None:
        """Pass time until somebody plans, dismissing sheets as they come."""
        board = self.board
        for _tick in range(most):
            if board.turn is not None and not board.is_busy:
                return
            if board.modals.is_waiting and board.game.mover.is_human:
                self.press(Button.CONFIRM)
            else:
                self.pass_ticks(1)
        raise AssertionError("nobody was asked to plan")

    def commit(self) -> int:
        """Press Confirm until the plan is committed; return how many presses it took."""
        played = len(self.game.match.actions)
        for count in range(1, 5):
            self.press(Button.CONFIRM)
            if len(self.game.match.actions) > played:
                return count
        raise AssertionError("nothing was committed")

    def until_undoable(self) -> None:
        """Commit turns until one can be taken back."""
        for _turn in range(60):
            self.until_planning()
            seat = self.game.state.player
            self.commit()
            refusal = self.board.controller.why_no_undo(seat)
            if refusal is None and self.game.state.player != seat:
                return
        raise AssertionError("no such turn")


def words(table: Table) -> list[str]:
    """All that can be read on the board."""
    return [each.text for each in table.board.texts()]


def saved_in(folder: Path, table: Table) -> Game:
    """The game that would be continued now."""
    from goldenhorn.storage.saves import load_latest

    table.navigation.game_store.autosave.flush()
    game, note = load_latest(folder)
    assert game is not None
    assert note is None
    return game

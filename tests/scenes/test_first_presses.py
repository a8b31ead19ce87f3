"""From the title to the first ship moving: how many presses that takes, with every device.

The turn itself is three of them: a ship, a cargo, a landing. Directions are presses, too; only
past a plaque that is focused first, Continue or the first game, New game may take one.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame
import pytest

from goldenhorn.board_view.planning.targets import OnChoice, OnConfirm, OnShip, Target
from goldenhorn.engine.events import ShipSailed
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.board.placement_rows import PlateName
from goldenhorn.scenes.lobby.items import START
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.planning.choices import Step
from tests.finished_games import finished
from tests.scenes.couch import INSTANT, Couch, MakeCouch
from tests.scenes.homes import Home
from tests.virtual_pads import VirtualPad

Kind = Literal["keyboard", "mouse", "pad", "touch"]
KINDS: tuple[Kind, ...] = ("keyboard", "mouse", "pad", "touch")
FIRST_GAME, NEW_GAME, TURN = 4, 6, 3
"""The most presses by either way, and how many of them are the turn."""
LONG = 4000
"""Ticks after which it is somebody's turn at the latest."""


class Beginner:
    """Chooses what the screen offers, with one device, and counts the presses."""

    def __init__(self, home: Home, kind: Kind) -> None:
        self.home, self.kind = home, kind
        self.presses = self.directions = 0
        self._pad: VirtualPad | None = None

    def start_the_game(self, way: str) -> None:
        """Choose a plaque of the title, and go on until a ship has moved."""
        self.presses = self.directions = 0
        couch = self.home.couch
        title = self.home.navigation.title()
        couch.show(title)
        couch.ticks(2)
        assert isinstance(title, Title)
        if self.kind == "pad" and self._pad is None:
            self._pad = couch.plug()
        while self.confirms and title.focus.key != way:
            self._press(pygame.KSCAN_DOWN, PadButton.DOWN)
            self.directions += 1
        self._choose(title.focus.items, way)
        if isinstance(couch.scene, Lobby):
            devices = couch.context.controls
            cursor = couch.scene.cursor(devices.last_active_device)
            self._choose(cursor.focus.items, START)
        if isinstance(couch.scene, Placement):
            seat = couch.scene.seat_devices.seat_of(couch.context.controls.last_active_device)
            assert seat is not None
            self._choose(couch.scene.focus.items, PlateName(seat))
            for _tick in range(LONG):
                if isinstance(couch.scene, Board):
                    break
                couch.ticks(1)

    def make_the_turn(self) -> int:
        """Wait for the turn, take what is proposed, and return how many presses that took."""
        board, before = self.home.couch.scene, self.presses
        assert isinstance(board, Board)
        person = board.game.state.player
        for _tick in range(LONG):
            if board.turn is not None and not board.is_busy:
                person = board.game.state.player
                break
            self.home.couch.ticks(1)
        while not any(_sailed(board, person)):
            turn = board.turn
            assert turn is not None
            proposed: dict[Step, Target] = {
                Step.SHIP: OnShip(person, turn.ship),
                Step.CARGO: OnChoice(turn.cargo),
                Step.LANDING: OnConfirm(),
            }
            wanted = proposed[turn.step]
            place = next(rect for rect, target in board.widgets.plan.targets if target == wanted)
            self._choose(None, place)
            self.home.couch.ticks(5)
        return self.presses - before

    @property
    def confirms(self) -> bool:
        """Whether the device chooses what is focused, and not what it points at."""
        return self.kind in ("keyboard", "pad")

    def _choose(self, items: object, wanted: object) -> None:
        if self.confirms:
            self._press(pygame.KSCAN_RETURN, PadButton.SOUTH)
            return
        rect = wanted
        if isinstance(items, tuple):
            rect = next(item.rect for item in items if item.key == wanted)
        assert isinstance(rect, pygame.Rect)
        self.presses += 1
        couch = self.home.couch
        act: Callable[[float, float], None] = couch.click if self.kind == "mouse" else couch.tap
        act(*rect.center)
        couch.settle()

    def _press(self, scancode: int, button: PadButton) -> None:
        self.presses += 1
        if self._pad is None:
            self.home.couch.key(scancode)
        else:
            self.home.couch.pad(self._pad, button)
        self.home.couch.settle()


def _sailed(board: Board, seat: int) -> list[ShipSailed]:
    return [
        event
        for step in board.game.history()
        for event in step.events
        if isinstance(event, ShipSailed) and event.player == seat
    ]


def at_home(make_couch: MakeCouch, folder: Path) -> Home:
    couch: Couch = make_couch(folder=folder, settings=INSTANT)
    return Home(couch, folder)


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_game_takes_four_presses(
    make_couch: MakeCouch, tmp_path: Path, kind: Kind
) -> None:
    home = at_home(make_couch, tmp_path)
    beginner = Beginner(home, kind)
    beginner.start_the_game("first")
    assert beginner.make_the_turn() == TURN
    assert (beginner.presses, beginner.directions) == (FIRST_GAME, 0)
    home.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_takes_six_presses_at_the_first_start_and_the_second(
    make_couch: MakeCouch, tmp_path: Path, kind: Kind
) -> None:
    home = at_home(make_couch, tmp_path)
    beginner = Beginner(home, kind)
    for start in (1, 2, 3):  # the third over an open game
        beginner.start_the_game("new")
        assert beginner.make_the_turn() == TURN
        assert beginner.presses - beginner.directions == NEW_GAME
        assert beginner.directions == (0 if start == 2 or not beginner.confirms else 1)
        if start == 1:
            home.navigation.game_store.autosave.forget()
            home.navigation.game_store.enter(finished(1))
    home.close()

"""Somebody who has one kind of device only and walks through all screens with it.

Knows where things lie on a page and on the board, and nothing of what they do: every way is found
by trying it, with real SDL events, through the real navigation.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from typing import ClassVar

import pygame

from goldenhorn.app.loop import App
from goldenhorn.app.navigation import Navigation
from goldenhorn.board_view.planning.targets import OnBack, OnConfirm
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.settings.keys import Remap
from goldenhorn.scenes.title.title import Title
from goldenhorn.scenes.tutorial.coached_board import CoachedBoard
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.session.planning.choices import Step
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from tests.scenes.couch import Couch
from tests.virtual_pads import VirtualPad

Move = Hashable
Node = Hashable
"""Where somebody stands, as far as it matters for what can be done next."""

WAIT, PLAY_ON, LOSE_A_PAD = "wait", "play on", "lose a pad"
WAIT_TICKS = 130
MOST_PRESSES_IN_A_GAME = 1500
SEED = 5
MOST_STEPS_BACK = 3
STUBBORN = 6
"""Presses after which somebody sees that confirming leads nowhere."""
LENGTHS = {WAIT: 10, PLAY_ON: 400, LOSE_A_PAD: 10}
"""How far a way is that is more than one press."""
LONGEST = 1000
"""A way that proved to be none."""


class Outing(Couch):
    """A couch that goes from screen to screen, one easy bot being there from the start."""

    def __init__(self, folder: Path | None, settings: Settings | None = None, **options: object):
        places = (Place(), Place(), Place(), Place("easy", "", 3))
        lineup = Lineup(places).to_json()
        settings = settings or Settings(fullscreen=False, lineup=lineup, speed="instant")
        super().__init__(folder, settings, **options)  # type: ignore[arg-type]
        seeds = count(SEED)
        self.navigation = Navigation(
            self.context,
            today=lambda: "2026-01-01",
            draw_seed=lambda: next(seeds),
            switch_off=lambda: lambda: False,
        )

    def ticks(self, count: int = 1) -> None:
        """Pass time without drawing: what can be reached does not depend on what is painted."""
        for _ in range(count):
            self.the_app.tick()

    def begin(self) -> None:
        """Start at the title."""
        self.show(self.navigation.title())

    @property
    def the_app(self) -> App:
        """The running app."""
        assert self.app is not None
        return self.app

    @property
    def here(self) -> Scene:
        """The current scene, which must be there."""
        scene = self.scene
        assert scene is not None, "the game has ended"
        return scene

    @property
    def screen(self) -> str:
        """What the current screen is called."""
        return screen_of(self.here)

    @property
    def place(self) -> str:
        """The current screen, and what lies behind it: a pause in front of a board has a log."""
        names, scene = [], self.here
        while isinstance(scene, Overlay):
            names.append(screen_of(scene))
            scene = scene.parent
        return " over ".join((*names, screen_of(scene)))

    def close(self) -> None:
        """Have everything written, too."""
        self.navigation.close()
        super().close()


def screen_of(scene: Scene) -> str:
    """Name a screen: by its class, and by what it has become."""
    name = type(scene).__name__
    match scene:
        case Board() if scene.widgets.log.is_shown and not scene.widgets.log.is_closing:
            return "Log"
        case CoachedBoard():
            return "Board"
    return name


def _state_of(board: Board) -> Hashable:
    if board.widgets.log.is_shown and not board.widgets.log.is_closing:
        return "log"
    if board.is_busy:
        return "busy"
    if board.modals.is_waiting:
        return "waiting"
    return board.turn.step if board.turn is not None else "watching"


class Hands(ABC):
    """What somebody can do with one kind of device."""

    patience: ClassVar[int]
    """How many tries on a screen make another that is a step further off as interesting."""

    def __init__(self, outing: Outing) -> None:
        self.outing = outing

    @property
    @abstractmethod
    def device(self) -> Device:
        """The device that is used."""

    @abstractmethod
    def node(self) -> Node:
        """Where we stand."""

    @abstractmethod
    def moves(self) -> list[Move]:
        """What can be done here, the likeliest to lead on first."""

    def do(self, move: Move) -> None:
        """Do it."""
        match move:
            case "wait":
                self.outing.ticks(WAIT_TICKS)
            case "play on":
                self._play_on()
            case "lose a pad":
                self._lose_a_pad()
            case _:
                self.act(move)
        self.outing.ticks(1)  # so that a screen that has just come shows itself

    @abstractmethod
    def act(self, move: Move) -> None:
        """Do something with the device."""

    @abstractmethod
    def confirm(self) -> None:
        """Do whatever goes on with a game."""

    @abstractmethod
    def back(self) -> None:
        """Take the last step of a plan back."""

    def _play_on(self) -> None:
        before: Hashable = None
        for number in range(MOST_PRESSES_IN_A_GAME):
            board = self.outing.scene
            if not isinstance(board, Board):
                return
            self.confirm()
            if number % STUBBORN == 0:
                now = len(board.game.match.history), _state_of(board)
                if now == before:  # it cannot be, so something else is tried
                    self._step_back(board)
                before = now
        raise AssertionError("a game cannot be played to its end by confirming and going back")

    def _step_back(self, board: Board) -> None:
        for _ in range(MOST_STEPS_BACK):
            turn = board.turn
            if turn is None:
                return
            if turn.step is not Step.SHIP or turn.side_action is not None or turn.raid is not None:
                self.back()

    def _lose_a_pad(self) -> None:
        """Let somebody else sit down in the lobby and stumble over the cable."""
        outing = self.outing
        pad = outing.plug()
        outing.pad(pad, PadButton.SOUTH)
        pad.detach()
        outing.ticks(50)  # until plaques are heard, see lost_pad.DELIBERATE_AFTER

    def common_moves(self) -> list[Move]:
        """What does not depend on the kind of device."""
        match self.outing.scene:
            case LessonBoard():
                return [WAIT]  # confirming alone is not what its goals want
            case Board():
                return [WAIT, PLAY_ON]
            case Title() | Placement():
                return [WAIT]
            case Lobby() if self.outing.here.lobby_state.next_empty is not None:  # type: ignore[attr-defined]
                return [LOSE_A_PAD]
        return []


class FocusHands(Hands):
    """Directions, a button to choose and one to go back: keyboard or pad."""

    BUTTONS = ("choose", "down", "right", "up", "left", "back")
    patience = 20

    def node(self) -> Node:
        """A screen and what is focused on it; in the lobby also how far one has come."""
        scene = self.outing.here
        match scene:
            case Lobby():
                lobby_state = scene.lobby_state
                own = lobby_state.places_of(self.device)
                key = scene.cursor(self.device).focus.key
                ready = len(lobby_state.ready)
                return self.outing.place, key, len(own), ready, lobby_state.can_start(self.device)
            case Placement():
                steps = tuple(
                    (choice.ship, choice.is_ready) for choice in scene.placement_state.choices
                )
                return self.outing.place, steps
            case Board():
                return self.outing.place, _state_of(scene)
            case Screen():
                return self.outing.place, scene.focus.key
        return self.outing.place

    def moves(self) -> list[Move]:
        """All buttons; the key that is to be bound is asked for once only."""
        buttons: list[Move] = [*self.BUTTONS]
        scene = self.outing.scene
        if isinstance(scene, Remap) and scene.focus.key != scene.in_order()[0]:
            buttons.remove("choose")
        return buttons + self.common_moves()

    def act(self, move: Move) -> None:
        """Press a button."""
        self.push(str(move))
        scene = self.outing.scene
        if isinstance(scene, Remap):  # nobody answers, so that keys stay what they are
            self.outing.ticks(301)

    @abstractmethod
    def push(self, name: str) -> None:
        """Press and release a button by name."""

    def confirm(self) -> None:
        """Choose."""
        self.push("choose")

    def back(self) -> None:
        """Press Back."""
        self.push("back")


class KeyboardHands(FocusHands):
    """Arrows, Return and Escape."""

    KEYS: ClassVar = {
        "choose": pygame.KSCAN_RETURN,
        "back": pygame.KSCAN_ESCAPE,
        "up": pygame.KSCAN_UP,
        "down": pygame.KSCAN_DOWN,
        "left": pygame.KSCAN_LEFT,
        "right": pygame.KSCAN_RIGHT,
    }

    @property
    def device(self) -> Device:
        """The keyboard."""
        return KEYBOARD

    def push(self, name: str) -> None:
        """Press a key."""
        self.outing.key(self.KEYS[name])


class PadHands(FocusHands):
    """A D-pad and two buttons."""

    PARTS: ClassVar = {
        "choose": PadButton.SOUTH,
        "back": PadButton.EAST,
        "up": PadButton.UP,
        "down": PadButton.DOWN,
        "left": PadButton.LEFT,
        "right": PadButton.RIGHT,
    }

    def __init__(self, outing: Outing) -> None:
        super().__init__(outing)
        self.pad: VirtualPad = outing.plug()

    @property
    def device(self) -> Device:
        """The pad that was plugged in first."""
        devices = self.outing.context.controls.devices
        return next(each for each in devices if each.id == self.pad.instance_id)

    def push(self, name: str) -> None:
        """Press a button."""
        self.outing.pad(self.pad, self.PARTS[name])


class PointerHands(Hands):
    """Taps on what can be tapped: items of pages, targets of the board."""

    patience = 6

    def node(self) -> Node:
        """A screen; in the lobby, the placement and on the board also how far one has come."""
        scene = self.outing.here
        match scene:
            case Lobby():
                lobby_state = scene.lobby_state
                own = lobby_state.places_of(self.device)
                ready = len(lobby_state.ready)
                return self.outing.place, len(own), ready, lobby_state.can_start(self.device)
            case Board():
                return self.outing.place, _state_of(scene)
        return self.outing.place

    def spots(self) -> dict[Hashable, tuple[float, float]]:
        """What can be tapped here, and where; only what lies in front there."""
        scene = self.outing.here
        width, height = self.outing.context.size
        if isinstance(scene, Board):
            board_spots: dict[Hashable, tuple[float, float]] = {"aside": (width / 2, 4.0)}
            for rect, target in scene.widgets.plan.targets:
                if scene.widgets.plan.target_at(*rect.center) == target:
                    board_spots[target] = rect.center
            return board_spots
        if not isinstance(scene, Screen):  # bots that play for whoever looks on
            return {"anywhere": (width / 2, height / 2)}
        focus = scene.cursor(self.device).focus if isinstance(scene, Lobby) else scene.focus
        spots: dict[Hashable, tuple[float, float]] = {}
        for item in focus.items:
            x, y = item.rect.center
            found = focus.at(x, y)
            if found is item and 0 <= x < width and 0 <= y < height:
                spots[item.key] = (x, y)
        return spots or {"anywhere": (width / 2, height / 2)}

    def moves(self) -> list[Move]:
        """A tap on everything."""
        return [*self.common_moves(), *(("tap", key) for key in self.spots())]

    def act(self, move: Move) -> None:
        """Tap."""
        assert isinstance(move, tuple)
        spots = self.spots()
        if move[1] in spots:
            self.poke(*spots[move[1]])
        if isinstance(self.outing.scene, Remap):
            self.outing.ticks(301)

    @abstractmethod
    def poke(self, x: float, y: float) -> None:
        """Click or tap at a place."""

    def confirm(self) -> None:
        """Tap on what goes on with the game; where there is nothing, anywhere."""
        spots = self.spots()
        self.poke(*spots.get(OnConfirm(), spots["aside"]))

    def back(self) -> None:
        """Tap on what takes the last step back."""
        spots = self.spots()
        self.poke(*spots.get(OnBack(), spots["aside"]))


class MouseHands(PointerHands):
    """A mouse with one button."""

    @property
    def device(self) -> Device:
        """Keyboard and mouse are one."""
        return KEYBOARD

    def poke(self, x: float, y: float) -> None:
        """Click."""
        self.outing.click(x, y)


class TouchHands(PointerHands):
    """One finger."""

    @property
    def device(self) -> Device:
        """The touch screen."""
        return TOUCH

    def poke(self, x: float, y: float) -> None:
        """Tap."""
        self.outing.tap(x, y)


class Crawler:
    """Tries everything that hands can do, and remembers where it led."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.outing = hands.outing
        self.steps = 0
        self.seen: dict[str, None] = {}
        """All screens that were reached, in that order."""
        self.ways: dict[Node, dict[Move, dict[Node, int]]] = {}
        """What was done where, where it has led, and how long that way is thought to be."""
        self._untried: dict[Node, list[Move]] = {}
        self._screens: dict[Node, str] = {}
        self._tried: Counter[str] = Counter()
        self._look()

    def _look(self) -> Node:
        node = self.hands.node()
        self.seen.setdefault(self.outing.screen)
        if node not in self._untried:
            self._untried[node] = self._wanted_moves()
            self.ways[node] = {}
            self._screens[node] = self.outing.screen
        return node

    def _wanted_moves(self) -> list[Move]:
        return [move for move in self.hands.moves() if not self._ends_all(move)]

    def _ends_all(self, move: Move) -> bool:
        scene = self.outing.here
        if not isinstance(scene, Title):
            return False
        return move == ("tap", "quit") or (move == "choose" and scene.focus.key == "quit")

    def _do(self, node: Node, move: Move, hoped: Node = None) -> Node:
        """Do something; where it led elsewhere than hoped, that way is thought to be longer."""
        self.steps += 1
        self.hands.do(move)
        assert self.outing.scene is not None, f"{move} on {node} has ended the game"
        context = self.outing.context
        if context.speed != "instant":  # whatever was tried in the settings, go on quickly
            context.overrides = replace(context.overrides, speed="instant")
        after = self._look()
        lengths = self.ways[node].setdefault(move, {})
        lengths.setdefault(after, LENGTHS.get(move, 1))  # type: ignore[call-overload]
        if hoped is not None and after != hoped:
            lengths[hoped] = min(2 * lengths[hoped], LONGEST)
        return after

    def crawl(self, wanted: set[str], most_steps: int) -> None:
        """Explore until all wanted screens have been seen, little-known and near ones first."""
        node = self._look()
        while not wanted <= set(self.seen) and self.steps < most_steps:
            node = self._do(node, *self._something_new(node))

    def go_to(self, screen: str, most_steps: int) -> bool:
        """Go to a screen by known ways, or by trying new ones; tell whether that came true."""
        node = self._look()
        for _ in range(most_steps):
            if self.outing.screen == screen:
                return True
            step = self._step_towards(node, lambda each: 0 if self._is(each, screen) else None)
            node = self._do(node, *(step or self._something_new(node)))
        return self.outing.screen == screen

    def _something_new(self, node: Node) -> tuple[Move, Node | None]:
        """What to try next; where all was tried, it may lead elsewhere by now."""
        step = self._step_towards(node, self._novelty)
        if step is None:
            self._untried[node] = self._wanted_moves()
            step = self._step_towards(node, self._novelty)
        assert step is not None, f"nothing can be done on {self.outing.place}"
        return step

    def _is(self, node: Node, screen: str) -> bool:
        return self._screens[node] == screen

    def _novelty(self, node: Node) -> int | None:
        """How little a place where something is untried lures; None where nothing is."""
        return (
            self._tried[self._screens[node]] // self.hands.patience if self._untried[node] else None
        )

    def _step_towards(
        self, start: Node, worth: Callable[[Node], int | None]
    ) -> tuple[Move, Node | None] | None:
        """The first step to the best goal, which lies near and is worth little, and its end."""
        came: dict[Node, tuple[Node, Move]] = {}
        far = {start: 0}
        order = count()
        queue: list[tuple[int, int, Node]] = [(0, next(order), start)]
        best: tuple[int, Node] | None = None
        while queue:
            distance, _number, node = heappop(queue)
            if best is not None and distance >= best[0]:
                break
            more = worth(node)
            if more is not None and (best is None or distance + more < best[0]):
                best = distance + more, node
            for move, lengths in self.ways[node].items():
                for after, length in lengths.items():
                    whole = distance + length
                    if length < LONGEST and whole < far.get(after, whole + 1):
                        far[after], came[after] = whole, (node, move)
                        heappush(queue, (whole, next(order), after))
        if best is None:
            return None
        goal = best[1]
        if goal == start:
            self._tried[self._screens[start]] += 1
            return self._untried[start].pop(0), None
        while came[goal][0] != start:
            goal = came[goal][0]
        return came[goal][1], goal

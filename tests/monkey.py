"""A developers' command: a monkey with all devices at once, and a clumsy hand at the plugs.

`python -m tests.monkey --inputs 200000 --seed 1 --jobs 2` presses at random on all screens, with
random settings and languages, and finds its way home every now and then. With `--shuffles 500` it
plugs, unplugs and presses pads in the lobby instead, and watches who sits where. The same seed does
the same again; whatever goes wrong ends in an exception, and the seed of its home is told.
"""

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pygame

from goldenhorn.board_view.planning.targets import OnPause
from goldenhorn.common import language
from goldenhorn.common.quality import QUALITY_CHOICES
from goldenhorn.engine.pieces import HOUSE_RULES
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.lost_pad.lost_pad import LostPad
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.scenes.scoring.scoring import TITLE, Scoring
from goldenhorn.scenes.title.title import Title
from goldenhorn.scenes.tutorial.lesson_board import LessonBoard
from goldenhorn.session.lineup import HUMAN, PLACES, Lineup, Place
from goldenhorn.storage.settings import TEXT_SIZES
from goldenhorn.ui.overlay import OwnOverlay
from goldenhorn.ui.question import Question
from goldenhorn.ui.screen import BACK, Screen
from tests.crawler import Outing, TouchHands
from tests.shared_pictures import sharing_kits, sharing_pictures
from tests.virtual_pads import VirtualPad

MOST_PADS = 5
INPUTS_PER_HOME = 10_000
"""Then it begins anew with an empty data folder, on another size of screen."""
TITLE_SHARE, RULE_SHARE = 0.3, 0.2
HOME_EVERY = 500
"""Inputs after which the monkey wants to go home."""
MOST_TAPS_HOME = 40
"""Taps of a finger that must be enough for it from anywhere."""
LEAVE_LESSON = 1
"""The answer that leaves a lesson; Back would stay there."""
KEYS = (
    *(pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT),
    *(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE),
    *(pygame.KSCAN_BACKSPACE, pygame.KSCAN_TAB, pygame.KSCAN_F10, pygame.KSCAN_Q, pygame.KSCAN_H),
    *(pygame.KSCAN_P, pygame.KSCAN_C, pygame.KSCAN_F, *range(pygame.KSCAN_1, pygame.KSCAN_7)),
    pygame.KSCAN_F3,
)
SIZES = ((1280, 720), (800, 480))


class Monkey:
    """Does anything at random, the same for the same seed."""

    def __init__(self, outing: Outing, seed: int) -> None:
        self.outing = outing
        self.chance = random.Random(seed)
        self.inputs = 0
        self.screens: Counter[str] = Counter()
        """How many inputs each screen has heard."""
        self.homecomings: Counter[int] = Counter()
        """How many taps it took to come home, and how often."""
        self._kinds: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._key),
            (30, self._pad),
            (12, self._click),
            (12, self._tap),
            (4, self._drag),
            (3, self._type),
            (2, self._plug),
            (2, self._unplug),
            (1, self._change_settings),
            (1, self._lose_focus),
            (1, self._tilt),
        )

    def play(self, inputs: int) -> None:
        """Do so many things, and go home now and then."""
        self._begin_anywhere()
        weights = [weight for weight, _kind in self._kinds]
        kinds = [kind for _weight, kind in self._kinds]
        while self.inputs < inputs:
            self.inputs += 1
            self.screens[self.outing.screen] += 1
            self.chance.choices(kinds, weights)[0]()
            self.outing.ticks(self.chance.choice((0, 1, 1, 2, 3, 30)))
            self.outing.the_app.frame()
            self._start_again_if_left()
            if self.inputs % HOME_EVERY == 0:
                self.go_home()
                self._begin_anywhere()

    def _begin_anywhere(self) -> None:
        """Begin at the title, or in a game that people have just sat down to."""
        outing, chance = self.outing, self.chance
        if chance.random() < TITLE_SHARE:
            outing.begin()
            return
        whos = [chance.choice((HUMAN, "easy", "medium")) for _ in range(chance.choice((2, 3, 4)))]
        places = tuple(Place(who, "", fleet) for fleet, who in enumerate(whos))
        places += tuple(Place() for _ in range(PLACES - len(places)))
        devices = outing.context.controls.devices
        outing.context.controls.unbind_all()
        for seat, who in enumerate(whos):
            if who == HUMAN:
                outing.context.controls.bind(seat, chance.choice(devices))
        rules = frozenset(rule for rule in HOUSE_RULES if chance.random() < RULE_SHARE)
        lineup = Lineup(places, expansion=chance.random() < 0.5, rules=rules)
        outing.show(outing.navigation.begin(lineup))

    def _start_again_if_left(self) -> None:
        if self.outing.scene is None:  # it has found Quit
            self.outing.navigation.close()
            self.outing.begin()

    # What it does

    def _key(self) -> None:
        self.outing.key(self.chance.choice(KEYS))

    def _pad(self) -> None:
        pads = [pad for pad in self.outing.pads if pad.is_attached]
        if pads:
            pad = self.chance.choice(pads)
            button = self.chance.choice((*PadButton, PadButton.SOUTH, PadButton.SOUTH))
            pad.press(button)
            self.outing.ticks(self.chance.choice((1, 1, 1, 40)))
            if self.outing.scene is not None and pad.is_attached:
                pad.release(button)

    def _place(self) -> tuple[float, float]:
        """A place where something lies, or any."""
        width, height = self.outing.context.size
        hands = TouchHands(self.outing)
        if self.chance.random() < 0.7 and self._has_spots():
            return self.chance.choice([*hands.spots().values()])
        return self.chance.randrange(width), self.chance.randrange(height)

    def _has_spots(self) -> bool:
        return isinstance(self.outing.scene, Screen | Board)

    def _click(self) -> None:
        self.outing.click(*self._place(), button=self.chance.choice((1, 1, 1, 3)))

    def _tap(self) -> None:
        self.outing.tap(*self._place())

    def _drag(self) -> None:
        start, end = (self.outing.in_window(*self._place()) for _ in range(2))
        mouse: dict[str, Any] = {"rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        self.outing.ticks(self.chance.choice((1, 40)))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=end, **mouse))
        self.outing.ticks(1)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))

    def _type(self) -> None:
        letter = self.chance.choice("aZ9 é'-漢\u202e")
        self.outing.key(pygame.KSCAN_A, ord(letter[0]), text=letter)

    def _plug(self) -> None:
        if sum(pad.is_attached for pad in self.outing.pads) < MOST_PADS:
            self.outing.plug()

    def _unplug(self) -> None:
        pads = [pad for pad in self.outing.pads if pad.is_attached]
        if pads:
            pad = self.chance.choice(pads)
            pad.detach()
            self.outing.pads.remove(pad)

    def _tilt(self) -> None:
        pads = [pad for pad in self.outing.pads if pad.is_attached]
        if pads:
            self.chance.choice(pads).tilt(self.chance.uniform(-1, 1), self.chance.uniform(-1, 1))

    def _lose_focus(self) -> None:
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))

    def _change_settings(self) -> None:
        chance, context = self.chance, self.outing.context
        codes = [code for code, _name in language.available()]
        context.change(
            replace(
                context.settings,
                language=chance.choice((*codes, language.PSEUDO)),
                speed=chance.choice(("instant", "instant", "fast", "normal", "calm")),
                text_size=chance.choice(TEXT_SIZES),
                reduced_motion=chance.random() < 0.3,
                high_contrast=chance.random() < 0.3,
                overscan=chance.random() < 0.1,
                holding=chance.choice(("hold", "toggle")),
                step_by_step=chance.random() < 0.3,
                quality=chance.choice(QUALITY_CHOICES),
                cabinet=chance.random() < 0.3,
                child_lock=chance.random() < 0.3,
            )
        )

    # Home again

    def go_home(self) -> int:
        """Come to the title by a finger, whatever is on the screen; return how many taps it took.

        Nothing here goes by what a screen should be: what is on it is tapped, as people would.
        """
        outing = self.outing
        for pad in outing.pads:
            for button in PadButton:
                pad.release(button)
            pad.tilt(0, 0)
        for taps in range(MOST_TAPS_HOME):
            outing.ticks(60)
            scene = outing.scene
            if scene is None or isinstance(scene, Title):
                self._start_again_if_left()
                self.homecomings[taps] += 1
                return taps
            if isinstance(scene, Lobby | OwnOverlay):
                self._step_back()
                outing.tap(1, 1)  # the foot of a lobby says what the device used last can do
                outing.ticks(2)
            spots = TouchHands(outing).spots()
            outing.tap(*self._way_out(spots))
        raise AssertionError(f"trapped on {outing.place} at input {self.inputs}")

    def _step_back(self) -> None:
        """Let everybody leave their seats and what they opened: a finger sends nobody away.

        Which keys and buttons mean Back may have been changed on the way.
        """
        bindings = self.outing.context.controls.bindings
        for pad in self.outing.pads:
            if pad.is_attached:
                self.outing.pad(pad, bindings.pads[Button.BACK][0])
        self.outing.key(bindings.keys[Button.BACK][0])

    def _way_out(self, spots: dict[Hashable, tuple[float, float]]) -> tuple[float, float]:
        scene = self.outing.scene
        key: Hashable = BACK
        match scene:
            case Board() if scene.widgets.log.is_shown:
                key = "aside"
            case Board():
                key = OnPause()
            case Pause():
                key = PauseEntry.LEAVE
            case Question() if isinstance(scene.parent, LessonBoard):
                key = LEAVE_LESSON
            case LostPad():
                key = "leave"
            case Scoring():
                key = TITLE
            case Lobby():
                key = BACK
            case Placement():
                key = BACK
        middle = self.outing.context.size[0] / 2, self.outing.context.size[1] / 2
        return spots.get(key, middle)


class Shuffler:
    """Plugs, unplugs and presses identical pads, and knows itself who should sit where."""

    MOST_TICKS = 6
    """In so many ticks, a tenth of a second, a lost pad must be missed by name."""

    def __init__(self, outing: Outing, seed: int) -> None:
        self.outing = outing
        self.chance = random.Random(seed)
        self.seats: dict[int, VirtualPad] = {}
        """Who should sit where."""
        self.lost: list[int] = []
        """Whose pad is gone, in the order in which they are waited for."""
        self.done: Counter[str] = Counter()

    def play(self, shuffles: int) -> None:
        """Do so many things in the lobby, checking after each."""
        self.outing.show(self.outing.navigation.lobby())
        for number in range(shuffles):
            deed = self.chance.choice((self._plug, self._unplug, self._press, self._get_up))
            deed()
            self.done[deed.__name__.strip("_")] += 1
            self.outing.ticks(self.chance.choice((1, 2, self.MOST_TICKS)))
            self._check(number)

    @property
    def _plugged(self) -> list[VirtualPad]:
        return [pad for pad in self.outing.pads if pad.is_attached]

    def _plug(self) -> None:
        if len(self._plugged) < MOST_PADS:
            self.outing.plug()

    def _unplug(self) -> None:
        if not self._plugged:
            return
        pad = self.chance.choice(self._plugged)
        pad.detach()
        self.outing.pads.remove(pad)
        self.lost = sorted(
            {*self.lost, *(seat for seat, owner in self.seats.items() if owner is pad)}
        )
        self.outing.ticks(self.MOST_TICKS)

    def _press(self) -> None:
        if not self._plugged:
            return
        pad = self.chance.choice(self._plugged)
        is_seated = pad in self.seats.values()
        self.outing.pad(pad, PadButton.UP if is_seated else PadButton.SOUTH)
        if is_seated:
            return
        if self.lost:  # whoever presses first takes over
            self.seats[self.lost.pop(0)] = pad
        else:
            lobby = self.outing.scene
            free = [seat for seat in range(PLACES - 1) if seat not in self.seats]
            if free and isinstance(lobby, Lobby):
                self.seats[free[0]] = pad

    def _get_up(self) -> None:
        if self.lost:
            return
        seats = [seat for seat, pad in self.seats.items() if pad.is_attached]
        if seats:
            seat = self.chance.choice(seats)
            self.outing.pad(self.seats.pop(seat), PadButton.EAST)

    def _check(self, number: int) -> None:
        controls, scene = self.outing.context.controls, self.outing.scene
        for seat in range(PLACES):
            device, pad = controls.device_of(seat), self.seats.get(seat)
            owner = device.id if device is not None else None
            wanted = pad.instance_id if pad is not None else None
            assert owner == wanted, f"shuffle {number}: seat {seat} has {owner}, not {wanted}"
        if self.lost:
            assert isinstance(scene, LostPad), f"shuffle {number}: nobody waits for a lost pad"
            assert scene.seat.seat == self.lost[0], f"shuffle {number}: the wrong one is waited for"
        else:
            assert isinstance(scene, Lobby), f"shuffle {number}: {self.outing.place} is shown"


def _in_a_new_home(seed: int, play: Callable[[Outing], None], size: tuple[int, int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        outing = Outing(Path(folder), size=size)
        try:
            play(outing)
        except BaseException:
            place = outing.place if outing.scene is not None else "no screen"
            print(f"seed {seed}: this happened on {place}")
            raise
        finally:
            outing.close()


@dataclass(frozen=True)
class Visit:
    """So many inputs in a home of its own; a seed also says how large the screen is."""

    inputs: int
    seed: int

    def play(self) -> tuple[Counter[str], Counter[int]]:
        """Return how many inputs each screen heard, and how many taps it took to come home."""
        monkeys: list[Monkey] = []

        def play(outing: Outing) -> None:
            monkeys.append(Monkey(outing, self.seed))
            monkeys[0].play(self.inputs)
            monkeys[0].go_home()

        with sharing_pictures(), sharing_kits():  # for speed: settings change at every turn
            _in_a_new_home(self.seed, play, SIZES[self.seed % len(SIZES)])
        return monkeys[0].screens, monkeys[0].homecomings


def main() -> None:
    """Let the monkey loose."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.monkey")
    parser.add_argument("--inputs", type=int, default=0, help="how many presses, taps and plugs")
    parser.add_argument("--shuffles", type=int, default=0, help="how many plugs in the lobby")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processors it may use")
    options = parser.parse_args()
    if options.shuffles:
        shufflers: list[Shuffler] = []

        def shuffle(outing: Outing) -> None:
            shufflers.append(Shuffler(outing, options.seed))
            shufflers[0].play(options.shuffles)

        _in_a_new_home(options.seed, shuffle, SIZES[0])
        print(f"{options.shuffles} shuffles: {dict(shufflers[0].done)}")
    screens: Counter[str] = Counter()
    homecomings: Counter[int] = Counter()
    visits = [
        Visit(min(INPUTS_PER_HOME, options.inputs - first), options.seed * 1000 + number)
        for number, first in enumerate(range(0, options.inputs, INPUTS_PER_HOME))
    ]
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for visit, (seen, homes) in zip(visits, pool.map(Visit.play, visits), strict=True):
            screens.update(seen)
            homecomings.update(homes)
            print(f"seed {visit.seed}: {visit.inputs} inputs", flush=True)
    if options.inputs:
        print("inputs by screen:", dict(screens.most_common()))
        print("taps to come home:", dict(sorted(homecomings.items())))


if __name__ == "__main__":
    main()

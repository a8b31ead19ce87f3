"""A developers' command: whatever cards are hidden, the shared screen looks and sounds alike.

`python -m tests.privacy --positions 200 --deals 20 --seed 1` sets up random positions, deals the
hidden cards anew so many times, lets the same people press the same things, and compares what is
seen (each frame), drawn (whether there was one) and heard, tick by tick, until somebody plays
something else. Hands are fanned, peeked at, passed on or open; bots think and draw; people wait
until they are nudged, read the book, ask for hints and plan what they cannot pay. Then it walks
through the catalogue of scenarios and compares their public pictures in the same way.
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import Event
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import OPEN_HANDS
from goldenhorn.engine.rules import apply
from goldenhorn.engine.sight import imagine, observe, redact
from goldenhorn.engine.state import State
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.input.input_events import Press, Release
from goldenhorn.scenes.board import peoples_turns
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.settings import Settings
from goldenhorn.tools.scenarios.catalogue import SCENARIOS
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from tests.board_view.overlays.overlay_table import redealt
from tests.placed_match import stand_at
from tests.positions import random_positions
from tests.random_games import words_of
from tests.scenes.board_table import PADS, Table
from tests.scenes.couch import Couch, MakeCouch

SCENE_DEALS = 3
"""How often at most cards are dealt to see whether pictures of the catalogue tell of them."""
MENU_DEALS = 5
"""How often at most cards are dealt to see whether a hand opened from the menu shines through."""
STYLES = ("peek", "fan", "bot", "shared", "open", "peek")
"""How hands are held at one position after another; a bot has its turn in the third."""
BOTS = ("medium", "hard", "easy")
PRESSES = 16
WAITS = (1, 1, 2, 2, 6)
LONG_WAIT, NUDGE = 75, 60
"""Ticks of a long wait, and after how many somebody is nudged here, to see it sooner."""
BUTTONS = (
    *(Button.LEFT, Button.RIGHT, Button.UP, Button.UP, Button.DOWN, *[Button.CONFIRM] * 7),
    *(Button.BACK, Button.PIRATES, Button.PIRATES, Button.DOMINIONS, Button.LOG, *NUMBERS[:4]),
)
IDLE = Button.SIX
"""A press that does nothing while a ship is chosen."""

Deed = tuple[Device, Button, int]
"""Who presses what, and how many ticks pass then."""


@dataclass
class Seen:
    """What the public saw and heard, tick by tick, and what was played by then."""

    played: list[tuple[Event, ...]] = field(default_factory=list)
    frames: list[tuple[bool, int]] = field(default_factory=list)
    sounds: list[tuple[Cue, ...]] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """At which tick each deed was done with."""
    peeked: int = 0
    """For how many ticks a hand was peeked at."""


@dataclass(frozen=True)
class Case:
    """A position, how hands are held there, and what people do."""

    style: str
    state: State
    seats: tuple[Seat, ...]
    devices: tuple[Device, ...]
    deeds: tuple[Deed, ...]
    has_tips: bool

    @property
    def open_hand(self) -> int | None:
        """Whose hand lies open."""
        return 0 if "fan" in self.style or self.style == "bot" else None


# --- Cases --------------------------------------------------------------------------------------


def case_of(number: int, state: State, chance: random.Random) -> Case:
    """Seat people and bots around a position, and think of what they press."""
    style = STYLES[number % len(STYLES)]
    rules = state.config.rules - {OPEN_HANDS}
    config = replace(state.config, rules=rules | {OPEN_HANDS} if style == "open" else rules)
    draft = state.thaw()
    draft.config = config
    state = given = draft.freeze()
    people = {0} if style in ("fan", "bot") else set(range(config.players))
    while (style == "bot" and state.player in people) or (style == "fan" and state.player != 0):
        state, _events = apply(state, chance.choice(legal_actions(state)))
        if state.phase == "over":
            return case_of(number + 1, given, chance)
    seats = tuple(
        Seat(fleet, "", who, who)
        for fleet, who in (
            (fleet, HUMAN if seat in people else chance.choice(BOTS))
            for seat, fleet in enumerate(config.fleets)
        )
    )
    devices = (KEYBOARD,) * 4 if style == "shared" else (KEYBOARD, *PADS)
    mover = devices[state.player] if state.player in people else KEYBOARD
    others = devices[: config.players]
    deeds = tuple(_deeds(style, mover, others, chance))
    return Case(style, state, seats, devices, deeds, has_tips=chance.random() < 0.5)


def _deeds(
    style: str, mover: Device, devices: tuple[Device, ...], chance: random.Random
) -> list[Deed]:
    if style == "bot":
        return [(KEYBOARD, Button.UP, 12)] * 12
    deeds: list[Deed] = [(mover, Button.CONFIRM, 14)]  # the hand-over, and its sheet slips away
    for _press in range(PRESSES):
        device = mover if chance.random() < 0.85 else chance.choice(devices)
        button, wait = chance.choice(BUTTONS), chance.choice(WAITS)
        dice = chance.random()
        if dice < 0.12 and style != "open":
            deeds += [(device, Button.PEEK, 22)] * (2 if style == "shared" else 1)  # past the cover
            button = chance.choice((Button.HINT, Button.HINT, Button.CONFIRM, Button.PEEK))
        elif dice < 0.17:
            wait = LONG_WAIT
        deeds.append((device, button, wait))
    return deeds


def game_of(case: Case, state: State) -> Game:
    """A game at a position."""
    match = Match(state.config, 1)
    stand_at(match, state)
    return Game(match, case.seats)


def dealt_anew(case: Case, number: int) -> State:
    """The same for all who see the table; the hidden cards and what will be drawn are others."""
    return imagine(observe(case.state, case.open_hand), number)


# --- Watching -----------------------------------------------------------------------------------


WATCHED: list[Seen] = []
"""What is seen now, for whoever looks in from the side."""


def watch(couch: Couch, case: Case, state: State, deeds: tuple[Deed, ...]) -> Seen:
    """Let people press, and note all that the public sees and hears."""
    couch.context.controls.turn_of(None)
    game = game_of(case, state)
    table = Table(couch, game, case.devices, has_tips=case.has_tips)
    # Where a game has just begun is not where its record begins.
    seen, app = Seen(), couch.app
    WATCHED[:] = [seen]
    assert app is not None

    def pass_ticks(count: int) -> None:
        for _tick in range(count):
            if game.is_over:
                return  # the reckoning opens all hands
            app.tick()
            is_drawn = app.frame()
            last = seen.frames[-1][1] if seen.frames else 0
            seen.frames.append((is_drawn, _fingerprint(couch, table) if is_drawn else last))
            seen.sounds.append(tuple(couch.context.sound.heard))
            couch.context.sound.heard.clear()
            seen.played.append(_public_events(game, case.open_hand))
            seen.peeked += table.board.widgets.peek.is_shown

    controls = couch.context.controls
    for device, button, wait in deeds:
        controls.last_active_device = device
        assert couch.scene is not None
        couch.scene.hear(Press(device, button, controls.seat_for(device)))
        pass_ticks(1)
        if couch.scene is None or isinstance(table.scene, Title):  # the game was left
            break
        couch.scene.hear(Release(device, button, controls.seat_for(device)))
        pass_ticks(wait)
        seen.ends.append(len(seen.frames))
        if case.style != "bot" and game.match.actions:
            break
    return seen


def _public_events(game: Game, open_hand: int | None) -> tuple[Event, ...]:
    """Everything that has happened so far, as the table may know it; cubes are drawn openly."""
    rules = game.match.config.rules
    events = [event for _state, _action, each in game.match.history for event in each]
    return tuple(redact(event, open_hand, rules) for event in events)


def _fingerprint(couch: Couch, table: Table) -> int:
    """A number for all that is drawn but what is private now."""
    peek = table.board.widgets.peek
    is_open = peek.is_shown and couch.scene is table.board
    return hash(tuple(couch.drawn_outside([peek.rect] if is_open else [])))


def compare(one: Seen, other: Seen, start: int = 0) -> int:
    """Compare as long as the same was played; return for how many ticks that was."""
    length = min(len(one.frames), len(other.frames))
    for tick in range(start, length):
        if one.played[tick] != other.played[tick]:
            return tick - start
        assert one.sounds[tick] == other.sounds[tick], f"heard at tick {tick}"
        assert one.frames[tick] == other.frames[tick], f"seen at tick {tick}"
    return length - start


# --- The proofs ---------------------------------------------------------------------------------


def check_deals(couch: Couch, case: Case, deals: int) -> int:
    """Deal so many times; return how many ticks were alike."""
    first = watch(couch, case, case.state, case.deeds)
    return sum(
        compare(first, watch(couch, case, dealt_anew(case, deal), case.deeds))
        for deal in range(1, deals)
    )


def check_peek(couch: Couch, case: Case) -> int:
    """The frames after a peek are those of somebody who pressed something without effect."""
    mover = case.deeds[0][0]

    def with_presses_of(button: Button) -> Seen:
        to_the_cards = [(mover, button, 30)] * (2 if case.style == "shared" else 1)
        peeking = (*to_the_cards, (mover, button, 12), (mover, IDLE, 10))
        return watch(couch, case, case.state, (case.deeds[0], *peeking))

    peeked, idled = with_presses_of(Button.PEEK), with_presses_of(IDLE)
    if peeked.played[-1] or idled.played[-1]:
        return 0
    return compare(peeked, idled, start=peeked.ends[-2])


def check_menu(couch: Couch, case: Case, deals: int) -> int:
    """A hand that is opened from the menu tells as little as one that is peeked at."""
    mover = case.deeds[0][0]
    to_the_cards = (mover, Button.PAUSE, 14), (mover, Button.DOWN, 6), (mover, Button.CONFIRM, 30)
    asking = (mover, Button.CONFIRM, 22), (mover, Button.UP, 40), (mover, IDLE, 30)
    deeds = (case.deeds[0], *to_the_cards, *(asking if case.style == "shared" else asking[1:]))
    assert watch(couch, case, case.state, deeds).peeked, "the menu opened no hand"
    return check_deals(couch, replace(case, deeds=deeds), deals)


def check_refusal(couch: Couch, case: Case) -> int:
    """A confirm that was refused for want of cards looks and sounds like Back."""
    refused = None
    really = peoples_turns.PeoplesTurns._commit

    def commit(turns: peoples_turns.PeoplesTurns, plan: object) -> None:
        nonlocal refused
        before = turns._board.game.match.actions
        really(turns, plan)  # type: ignore[arg-type]
        if turns._board.game.match.actions == before and refused is None:
            refused = len(WATCHED[-1].frames)  # a board behind a menu has counted fewer

    peoples_turns.PeoplesTurns._commit = commit  # type: ignore[method-assign,assignment]
    try:
        first = watch(couch, case, case.state, case.deeds)
    finally:
        peoples_turns.PeoplesTurns._commit = really  # type: ignore[method-assign]
    if refused is None:
        return 0
    at = next(number for number, end in enumerate(first.ends) if end > refused)
    device, button, wait = case.deeds[at]
    if button is not Button.CONFIRM:
        return 0
    instead = (*case.deeds[:at], (device, Button.BACK, wait), *case.deeds[at + 1 :])
    return compare(first, watch(couch, case, case.state, instead))


def prove(couch: Couch, positions: int, deals: int, seed: int) -> Counter[str]:
    """Look at so many positions; return how many ticks were alike by what was done."""
    nudge, peoples_turns.NUDGE_AFTER = peoples_turns.NUDGE_AFTER, NUDGE
    couch.context.make_room = _nothing  # type: ignore[method-assign]
    chance, alike = random.Random(seed), Counter[str]()
    try:
        for number, state in enumerate(random_positions(positions, seed)):
            case = case_of(number, state, chance)
            try:
                alike[f"ticks of {case.style}"] += check_deals(couch, case, deals)
                alike[f"positions of {case.style}"] += 1
                if case.style in ("peek", "shared"):  # an open hand is told at once why not
                    alike["positions with a peek closed"] += check_peek(couch, case) > 0
                    alike["refusals like Back"] += check_refusal(couch, case) > 0
                    alike["ticks of the menu"] += check_menu(couch, case, min(deals, MENU_DEALS))
            except AssertionError as problem:
                told = f"position {number} ({case.style}), {words_of(case.state.config)}"
                raise AssertionError(f"{told}: {problem}") from problem
            if number % 10 == 9:
                print(f"{number + 1} positions: {dict(alike)}", file=sys.stderr, flush=True)
    finally:
        peoples_turns.NUDGE_AFTER = nudge
    return alike


class OtherDeals(ScreenshotDriver):
    """Shows scenarios with other hidden cards, and keeps what all may see of them."""

    def __init__(self, deal: int) -> None:
        """Deal anew so many times; 0 leaves games as they are."""
        super().__init__(PictureOptions(Path(os.devnull)))
        self._deal = deal
        self._hides = False
        self.seen: dict[str, int] = {}

    def begin_anew(self) -> None:
        """Forget the game of the scenario before."""
        super().begin_anew()
        self._hides = False

    def dealt(self, game: Game) -> Game:
        """Deal what is hidden from all anew; an open hand is none of that."""
        self._hides = game.privacy == "peek"
        return redealt(game, self._deal) if self._hides and self._deal else game

    def look(self, name: str) -> None:
        """Keep a picture on which nobody looks at a hand."""
        scene = self.scene
        is_private = isinstance(scene, Board) and scene.widgets.peek.is_shown
        if self._hides and not is_private:
            self.seen[name] = hash(tuple(self.draw().told()))


def compare_scenarios(scenarios: Iterable[Scenario], deals: int) -> int:
    """Fail if a public picture of a scenario depends on hidden cards; return how many do not."""
    alike = 0
    for scenario in scenarios:
        seen: list[dict[str, int]] = []
        for deal in range(deals + 1):
            driver = OtherDeals(deal)
            scenario.walk(driver)
            driver.close()
            seen.append(driver.seen)
            assert driver.seen == seen[0], f"{scenario.name} shows hidden cards"
            if not driver.seen:
                break
        alike += len(seen[0])
    return alike


def _nothing() -> None:
    """Keep what was drawn: the next board needs the same."""


def private_couch(make: MakeCouch = Couch, *, reduced_motion: bool = False) -> Couch:
    """A couch on which hands open at a press and close at the next."""
    settings = Settings(
        fullscreen=False, speed="fast", holding="toggle", reduced_motion=reduced_motion
    )
    couch = make(settings=settings)
    couch.context.is_silent = True  # nobody needs to hear that there is no data folder
    return couch


def main() -> None:
    """Prove, and tell how much was compared."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.privacy")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reduced-motion", action="store_true", help="let things fade, not move")
    options = parser.parse_args()
    couch = private_couch(reduced_motion=options.reduced_motion)
    alike = prove(couch, options.positions, options.deals, options.seed)
    couch.close()
    alike["pictures of scenarios"] = compare_scenarios(SCENARIOS, min(options.deals, SCENE_DEALS))
    print(f"Nothing told what is hidden: {dict(sorted(alike.items()))}")


if __name__ == "__main__":
    main()

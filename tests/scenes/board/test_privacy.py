"""Privacy: whatever cards are hidden, what all share looks, sounds, reads and takes time alike."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from goldenhorn.common.cues import Cue
from goldenhorn.engine.sight import imagine, observe
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.input.input_events import PointKind
from goldenhorn.session.deeds import deeds_of
from goldenhorn.session.game import Game, game_from_text
from goldenhorn.session.planning.plans import cards_missing
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.painted_page import PaintedOverlay
from tests.placed_match import stand_at
from tests.scenes.board_table import PADS, Table, game_of, play_some
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.listener import Listener

BUTTONS = (
    *(Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN, *[Button.CONFIRM] * 5, Button.BACK),
    *(Button.PIRATES, Button.PIRATES, Button.DOMINIONS, Button.FAST, *NUMBERS),
)
DEALS = 3
PRESSES = 40


class BarePage(PaintedOverlay):
    """A page in front of the board that shows nothing itself."""

    def compose(self) -> None:
        pass


@dataclass
class Seen:
    """All that the public sees, hears and reads, tick by tick, up to the first action."""

    pictures: list[list[tuple[object, ...]]] = field(default_factory=list)
    sounds: list[tuple[Cue, ...]] = field(default_factory=list)
    words: list[tuple[str, ...]] = field(default_factory=list)
    """All that was narrated so far."""


def copy_of(game: Game) -> Game:
    """The same game, to be played on without the first."""
    copied, _note = game_from_text(game.snapshot().to_text())
    return copied


def dealt_anew(game: Game, seat: int | None, chance: int) -> Game:
    """The same for everybody who sees no hand but one; all other hidden cards are others."""
    again = copy_of(game)
    stand_at(again.match, imagine(observe(game.state, seat), chance))
    return again


def watch(
    couch: Couch,
    game: Game,
    deeds: list[tuple[Device, Button]],
    hidden: Callable[[Table], list[pygame.Rect]],
    ticks: int = 2,
    *,
    has_tips: bool = False,
) -> Seen:
    """Let people press, and note what can be seen outside of private places."""
    couch.context.controls.turn_of(None)
    listener = Listener(couch.context)
    table, seen = Table(couch, game, has_tips=has_tips), Seen()
    played = len(game.match.actions)
    for device, button in deeds:
        table.press(button, device=device)
        couch.ticks(ticks)
        if len(game.match.actions) > played:
            break
        seen.pictures.append(couch.drawn_outside(hidden(table)))
        seen.sounds.append(tuple(couch.context.sound.heard))
        seen.words.append(tuple(listener.heard))
    return seen


def assert_alike(one: Seen, other: Seen) -> int:
    """Compare as long as both had the same happen; return for how long that was."""
    length = min(len(one.pictures), len(other.pictures))
    for tick in range(length):
        assert one.sounds[tick] == other.sounds[tick], f"heard at press {tick}"
        assert one.pictures[tick] == other.pictures[tick], f"seen at press {tick}"
        assert one.words[tick] == other.words[tick], f"narrated at press {tick}"
    return length


def nothing(_table: Table) -> list[pygame.Rect]:
    return []


def peek_only(table: Table) -> list[pygame.Rect]:
    return [table.board.widgets.peek.rect] if table.board.widgets.peek.is_shown else []


def random_presses(chance: random.Random, peeks: bool) -> Iterator[tuple[Device, Button]]:
    yield KEYBOARD, Button.CONFIRM  # the hand-over
    yield PADS[0], Button.CONFIRM
    for _press in range(PRESSES):
        device = chance.choice((KEYBOARD, PADS[0]))
        if peeks and chance.random() < 0.3:
            yield device, chance.choice((Button.PEEK, Button.PEEK, Button.HINT))
        else:
            yield device, chance.choice(BUTTONS)


@pytest.fixture
def small(make_couch: MakeCouch, tmp_path: Path) -> Couch:
    """A couch whose settings can be kept, so that no run leaves a complaint to the next."""
    settings = Settings(fullscreen=False, speed="fast", holding="toggle", turn_timer=1)
    return make_couch(settings=settings, folder=tmp_path)


@pytest.mark.parametrize("has_tips", [False, True])
@pytest.mark.parametrize("peeks", [False, True])
def test_nothing_shared_depends_on_what_people_hold(
    small: Couch, peeks: bool, has_tips: bool
) -> None:
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = game_of("human", "human", expansion=seed % 2 == 1, seed=seed)
        play_some(game, 10 + 12 * seed, chance)
        deeds = list(random_presses(chance, peeks))
        hidden = peek_only if peeks else nothing
        first = watch(small, copy_of(game), deeds, hidden, has_tips=has_tips)
        for deal in range(1, DEALS):
            anew = dealt_anew(game, None, deal)
            other = watch(small, anew, deeds, hidden, has_tips=has_tips)
            compared += assert_alike(first, other)
    assert compared > 20


def test_a_bots_thinking_looks_the_same_whatever_it_holds(small: Couch) -> None:
    compared, acted = 0, set()
    for seed in range(3):
        game = game_of("human", "hard", "human", seed=seed)
        chance = random.Random(seed)
        while game.state.player != 1 or game.state.phase != "begin":
            play_some(game, 9, chance)
            game.play(chance.choice(game.legal_actions))
        deeds = [(PADS[1], Button.UP)] * 30
        runs = [watch(small, dealt_anew(game, None, deal), deeds, nothing) for deal in range(DEALS)]
        for run in runs[1:]:
            compared += assert_alike(runs[0], run)
        acted.add(len({len(run.pictures) for run in runs}))
    assert compared
    assert acted == {1}


@pytest.mark.parametrize("has_tips", [False, True])
def test_a_commit_that_cannot_be_paid_looks_and_sounds_like_back(
    small: Couch, has_tips: bool
) -> None:
    checked = 0
    for seed in range(12):
        game = game_of("human", "human", seed=seed)
        play_some(game, 6 + seed, random.Random(seed))
        device = (KEYBOARD, PADS[0])[game.state.player]
        begin = [(device, Button.CONFIRM)] * 4
        table = Table(small, copy_of(game))
        table.until_planning()
        while table.board.turn is not None and table.board.turn.voyage is None:
            table.press(Button.CONFIRM)
        turn = table.board.turn
        if turn is None or turn.further is None or turn.plan is None:
            continue
        way = Button.RIGHT if turn.faces_east(turn.landings[turn.landing_index]) else Button.LEFT
        table.press(way)
        state = table.game.state
        assert turn.plan is not None
        if not cards_missing(state.hand(state.player), turn.plan):
            continue
        presses = 3 if turn.cargoes else 2
        begin = [(device, Button.CONFIRM)] * presses + [(device, way)]
        runs = [
            watch(
                small, copy_of(game), [*begin, (device, last)], nothing, ticks=8, has_tips=has_tips
            )
            for last in (Button.CONFIRM, Button.BACK)
        ]
        assert len(runs[0].pictures) == len(runs[1].pictures) == len(begin) + 1
        assert_alike(*runs)
        checked += 1
    assert checked


def test_the_frame_after_a_peek_is_the_one_without_it(small: Couch) -> None:
    game = game_of("human", "human")
    runs = []
    for button in (Button.PEEK, Button.SIX):
        deeds = [(KEYBOARD, Button.CONFIRM), *[(KEYBOARD, button)] * 2, (KEYBOARD, Button.SIX)]
        runs.append(watch(small, copy_of(game), deeds, nothing, ticks=20))
    assert runs[0].pictures[1] != runs[1].pictures[1]
    assert runs[0].pictures[-1] == runs[1].pictures[-1]


def test_what_bots_hold_shows_nowhere_while_one_person_plays(small: Couch) -> None:
    game = game_of("human", "medium", "easy", seed=6)
    chance = random.Random(6)
    play_some(game, 20, chance)
    while game.state.player != 0 or game.state.phase != "begin":
        game.play(game.legal_actions[-1])
    deeds = [(KEYBOARD, chance.choice(BUTTONS)) for _press in range(PRESSES)]
    first = watch(small, copy_of(game), deeds, nothing)
    for deal in range(1, DEALS):
        assert assert_alike(first, watch(small, dealt_anew(game, 0, deal), deeds, nothing))


def test_the_book_tells_the_same_whatever_was_drawn() -> None:
    game = game_of("human", "human", seed=2)
    play_some(game, 60, random.Random(2))
    assert deeds_of(game) == deeds_of(dealt_anew(game, None, 9))


def test_a_finger_on_another_ones_panel_opens_nothing(small: Couch) -> None:
    table = Table(small, game_of("human", "human"))
    table.until_planning()
    for seat, device in ((0, PADS[0]), (1, KEYBOARD)):
        x, y, width, height = table.board.widgets.layout.panels[seat]
        table.point(PointKind.DOWN, (x + width / 2, y + height / 2), device)
        table.point(PointKind.UP, (x + width / 2, y + height / 2), device)
        assert table.board.private.peeking.seat is None


def test_a_page_in_front_of_the_board_never_shows_an_open_hand_behind_it(small: Couch) -> None:
    game = game_of("human", "human", seed=2)
    play_some(game, 10, random.Random(2))
    behind = []
    for deal in range(DEALS):
        anew = dealt_anew(game, None, deal)
        table = Table(small, anew)
        table.until_planning()
        device = (KEYBOARD, PADS[0])[anew.state.player]
        table.press(Button.PEEK, device=device)
        small.ticks(30)
        assert table.board.widgets.peek.is_shown
        page = BarePage(small.context, table.board)
        small.show(page)
        behind.append(small.drawn)
    assert behind == [behind[0]] * DEALS

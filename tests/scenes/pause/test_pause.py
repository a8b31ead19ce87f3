"""The pause menu: every entry leads where it says, by every device, and a stray press is safe."""

from collections.abc import Callable

import pygame
import pytest

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.scenes.pause.notes import key_rows
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.scenes.pause.seats_page import SeatsPage
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from tests.scenes.board.test_placement import Blank, game_of, plugged
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well

ENDS_EARLY = 1
"""A seed with which bots bring the end before the last seat of a round has moved."""


def played(game: Game, actions: int) -> Game:
    """Let bots play for everybody for a while."""
    bots = [LEVELS["medium"](seat) for seat in range(len(game.seats))]
    for _ in range(actions):
        state = game.state
        view = observe(state, state.player)
        game.play(thought_through(bots[state.player].think(view, game.legal_actions)))
    return game


class Break:
    """A pause in front of an empty screen, with where it leads."""

    def __init__(
        self, couch: Couch, game: Game, pressed_by: int | None = 1, has_log: bool = True
    ) -> None:
        self.couch = couch
        names = ("log", "rules", "settings", "abandon", "leave")
        self.rooms: dict[str, PaintedPage] = {name: Blank(couch.context) for name in names}
        self.asked: list[str] = []
        self.parent = Blank(couch.context)
        couch.show(self.parent)
        self.pause = Pause(
            couch.context,
            self.parent,
            game,
            pressed_by,
            log=(lambda: self._leads("log")(self.parent)) if has_log else None,
            rules=self._leads("rules"),
            settings=self._leads("settings"),
            abandon=lambda: self._leads("abandon")(self.parent),
            leave=lambda: self._leads("leave")(self.parent),
        )
        self.parent.next = self.pause
        couch.ticks(2)

    def _leads(self, name: str) -> Callable[[Scene], Scene]:
        def lead(_: Scene) -> Scene:
            self.asked.append(name)
            return self.rooms[name]

        return lead

    def place_of(self, key: object) -> tuple[int, int]:
        return next(item.rect.center for item in self.pause.focus.items if item.key == key)

    def choose(self, entry: PauseEntry) -> None:
        self.couch.click(*self.place_of(entry))
        self.couch.settle()

    @property
    def texts(self) -> list[str]:
        return [written.text for written in self.pause.texts()]


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        (PauseEntry.LOG, "log"),
        (PauseEntry.RULES, "rules"),
        (PauseEntry.SETTINGS, "settings"),
        (PauseEntry.LEAVE, "leave"),
    ],
)
def test_entries_lead_where_they_say(couch: Couch, entry: PauseEntry, name: str) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    rest.choose(entry)
    assert rest.asked == [name]
    assert couch.scene is rest.rooms[name]


def test_resume_is_focused_and_returns(couch: Couch) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is rest.parent


@pytest.mark.parametrize("key", [pygame.KSCAN_F10, pygame.KSCAN_ESCAPE])
def test_pause_again_and_back_resume(couch: Couch, key: int) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    couch.key(key)
    assert couch.scene is rest.parent


def test_a_pad_resumes_with_start_and_walks_the_menu_with_its_cross(couch: Couch) -> None:
    pad, device = plugged(couch)
    couch.context.controls.bind(1, device)
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    for _ in range(4):
        couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.SOUTH)
    assert isinstance(couch.scene, SeatsPage)
    couch.pad(pad, PadButton.EAST)
    assert couch.scene is rest.pause
    couch.pad(pad, PadButton.START)
    assert couch.scene is rest.parent


def test_a_finger_reaches_everything(couch: Couch) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    couch.tap(*rest.place_of(PauseEntry.SEATS))
    assert isinstance(couch.scene, SeatsPage)
    couch.ticks(1)
    couch.tap(*next(i.rect.center for i in couch.scene.focus.items if i.key == BACK))
    assert couch.scene is rest.pause
    couch.tap(*rest.place_of(BACK))
    assert couch.scene is rest.parent


def test_abandoning_asks_once_more_and_a_stray_press_keeps_the_game(couch: Couch) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    rest.choose(PauseEntry.ABANDON)
    assert isinstance(couch.scene, Question)
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is rest.pause
    assert rest.asked == []
    rest.choose(PauseEntry.ABANDON)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    assert rest.asked == ["abandon"]


def test_without_a_log_the_menu_does_not_offer_one(couch: Couch) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)), has_log=False)
    assert PauseEntry.LOG not in [item.key for item in rest.pause.focus.items]


def test_the_notes_say_how_the_game_stands_and_which_keys_there_are(couch: Couch) -> None:
    couch.context.controls.bind(1, KEYBOARD)
    game = played(game_of((HUMAN, HUMAN, HUMAN)), 40)
    rest = Break(couch, game)
    assert f"ROUND {game.round}" in rest.texts
    assert f"{game.names[game.state.player]} is to move" in rest.texts
    assert any(" lead" in text for text in rest.texts)
    assert "Paused by Ben" in rest.texts
    assert "BEN" in rest.texts
    assert "peek at your cards" in rest.texts
    assert "dominions" not in rest.texts


def test_the_last_round_is_announced_until_the_end(couch: Couch) -> None:
    game = game_of((HUMAN, HUMAN, HUMAN), seed=ENDS_EARLY)
    while not game.state.final_round:
        played(game, 1)
    assert not game.is_over
    rest = Break(couch, game)
    assert "The last round" in rest.texts
    while not game.is_over:
        played(game, 1)
    rest.pause.changed()
    couch.ticks(1)
    assert "The last round" not in rest.texts
    assert "THE END" in rest.texts


def test_before_the_start_the_notes_claim_no_leader(couch: Couch) -> None:
    rest = Break(couch, game_of((HUMAN, HUMAN)), pressed_by=None)
    assert "Fleets are being placed" in rest.texts
    assert not any("lead" in text for text in rest.texts)


def test_fingers_are_told_what_to_tap_instead_of_keys(couch: Couch) -> None:
    couch.context.controls.bind(1, TOUCH)
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    assert "your cards: peek" in rest.texts


def test_only_a_pad_that_had_a_seat_ends_the_pause(couch: Couch) -> None:
    pad, device = plugged(couch)
    other, _ = plugged(couch)
    couch.context.controls.bind(0, device)
    rest = Break(couch, game_of((HUMAN, HUMAN)))
    other.detach()
    couch.pads.remove(other)
    couch.ticks(3)
    assert couch.scene is rest.pause
    pad.detach()
    couch.pads.remove(pad)
    couch.ticks(3)
    assert couch.scene is rest.parent


def test_a_finger_is_told_of_the_last_event_which_it_can_touch(couch: Couch) -> None:
    game = played(game_of((HUMAN, HUMAN)), 12)
    assert "the last event: log" in [row.text for row in key_rows(couch.context, game, TOUCH)]
    assert "log" in [row.text for row in key_rows(couch.context, game, KEYBOARD)]


@pytest.mark.parametrize(("text_size", "code"), [(100, "en"), (150, "en"), (200, "xx")])
def test_every_text_can_be_read(make_couch: MakeCouch, text_size: int, code: str) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(settings=settings, code=code)
    game = played(game_of((HUMAN, HUMAN, "hard", HUMAN)), 40)
    for device in (KEYBOARD, TOUCH):
        couch.context.controls.bind(1, device)
        rest = Break(couch, game)
        assert_laid_out_well(rest.pause.texts())

"""Attract mode: a real game of bots that teaches true things, is kept nowhere and wakes at once."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goldenhorn.board_view.hands.hand_view import HandView
from goldenhorn.common import language
from goldenhorn.engine.actions import Advance, Announce, Conquer, Load, Train, Wind
from goldenhorn.engine.board import Port
from goldenhorn.engine.events import CargoLoaded, ShipRobbed, ShipSailed
from goldenhorn.engine.pieces import COLOURS, DOMINIONS, SOLDIERS
from goldenhorn.engine.scoring import score, scores, set_bonus
from goldenhorn.engine.sight import observe
from goldenhorn.graphics.canvas import NIGHT
from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.attract.attract import (
    CALM_TICKS,
    DRIFT,
    DRIFT_TICKS,
    LINGER_TICKS,
    READ_TICKS,
    STALE_TICKS,
    TABLES,
    Attract,
    table,
)
from goldenhorn.scenes.attract.frame import PLACES
from goldenhorn.scenes.attract.teaching import (
    CARDS_BY_SAILS,
    ENDS,
    FREE_SAILING,
    RARE_FIRST,
    SETS,
    Remark,
    remarks_in,
)
from goldenhorn.scenes.title import title
from goldenhorn.scenes.title.title import QUIT, Title
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController, Played
from goldenhorn.storage.settings import Settings
from goldenhorn.system.sound import Music
from goldenhorn.ui.scene import Scene
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well

CALM = Settings(fullscreen=False, reduced_motion=True)
LONGEST_GAME = 40_000
"""Ticks; none of the games takes so long."""


SOON = 120
"""Ticks after which bots play in these tests; people wait a minute."""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    assert title.ATTRACT_AFTER == 60 * 60
    monkeypatch.setattr(title, "ATTRACT_AFTER", SOON)


class Shown:
    """A title whose idle screen is the first of the games."""

    def __init__(self, couch: Couch) -> None:
        self.couch = couch
        self.games: list[Attract] = []
        self.title = Title(couch.context, attract=self._following)
        couch.show(self.title)
        couch.ticks(2)
        couch.context.notices.clear()

    def _following(self) -> Scene:
        number = len(self.games)
        self.games.append(
            Attract(self.couch.context, number, title=lambda: self.title, following=self._following)
        )
        return self.games[-1]

    def fall_asleep(self) -> Attract:
        self.couch.ticks(SOON)
        self.couch.settle()
        game = self.games[-1]
        assert self.couch.scene is game
        return game


def alone(couch: Couch, number: int = 0) -> Attract:
    title = Title(couch.context)
    scene = Attract(couch.context, number, title=lambda: title, following=lambda: title)
    couch.show(scene)
    couch.context.notices.clear()
    return scene


def looks(couch: Couch) -> tuple[object, ...]:
    return tuple(couch.drawn)


def texts_of(scene: Scene) -> list[str]:
    return [written.text for written in scene.texts()]


def own_texts(remark: Remark) -> set[str]:
    """What the frame says, beside what is written on the board."""
    label = "{count} bots at play"
    labels = [language.ngettext_("", label, count) for count in (2, 3, 4)]
    return {remark.text, language._("Press any button"), *labels}


def deeds(game: Game) -> Iterator[Played]:
    controller = GameController(game)
    while not game.is_over:
        action = controller.think("instant")
        assert action is not None
        yield from controller.commit((action,))


def ticks_of(scene: Attract) -> Iterator[None]:
    """Let time pass without drawing, until another scene follows."""
    for _ in range(LONGEST_GAME):
        if scene.update() is not scene:
            return
        yield
    raise AssertionError("The game never ends.")


# When it begins and ends


def test_after_a_minute_without_anybody_bots_play(couch: Couch) -> None:
    shown = Shown(couch)
    for _ in range(SOON - 10):
        shown.title.update()
    couch.ticks(5)
    assert couch.scene is shown.title
    couch.ticks(5)
    couch.settle()
    assert shown.games == [couch.scene]
    assert all(not seat.is_human for seat in shown.games[0].game.seats)


def test_steering_keeps_the_title(couch: Couch) -> None:
    shown = Shown(couch)
    for _ in range(SOON - 100):
        shown.title.update()
    couch.key(pygame.KSCAN_DOWN)
    couch.ticks(SOON - 20)
    assert couch.scene is shown.title


@pytest.mark.parametrize("how", ["key", "click", "right click", "tap", "pad", "plug"])
def test_any_press_wakes_the_title_and_does_nothing_else(couch: Couch, how: str) -> None:
    shown = Shown(couch)
    pad = couch.plug()
    on_quit = next(item.rect.center for item in shown.title.focus.items if item.key == QUIT)
    shown.fall_asleep()
    match how:
        case "key":
            couch.key(pygame.KSCAN_RETURN, text="\r")
        case "click":
            couch.click(*on_quit)
        case "right click":
            couch.click(*on_quit, button=3)
        case "tap":
            couch.tap(*on_quit)
        case "pad":
            couch.pad(pad, PadButton.SOUTH)
        case _:
            couch.plug()
    couch.settle()
    couch.ticks(10)
    assert couch.scene is shown.title
    assert shown.title.pressed is None


def test_a_press_while_the_board_still_opens_wakes_the_title_too(couch: Couch) -> None:
    shown = Shown(couch)
    for _ in range(SOON - 10):
        shown.title.update()
    couch.ticks(12)
    assert couch.scene is not shown.title
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(60)
    assert couch.scene is shown.title


def test_moving_the_mouse_over_the_board_wakes_nobody(couch: Couch) -> None:
    scene = Shown(couch).fall_asleep()
    motion = {"pos": (300, 300), "rel": (4, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
    couch.ticks(2)
    assert couch.scene is scene


def test_the_second_sleep_shows_another_game(couch: Couch) -> None:
    shown = Shown(couch)
    first = shown.fall_asleep()
    couch.key(pygame.KSCAN_SPACE)
    couch.settle()
    second = shown.fall_asleep()
    assert second.game.match.config != first.game.match.config


def test_the_title_plays_its_music_on_and_bots_make_no_noise(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    music: list[Music | None] = []
    cues: list[object] = []
    monkeypatch.setattr(couch.context.sound, "start_music", music.append)
    monkeypatch.setattr(couch.context.sound, "play", cues.append)
    Shown(couch).fall_asleep()
    couch.ticks(600)
    assert music == [Music.TITLE]
    assert cues == []


# What it leaves behind


def test_after_a_whole_game_the_next_begins_and_nothing_was_written(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    (tmp_path / "autosave.json").write_text("a game of people")
    shown = Shown(make_couch(settings=CALM, folder=tmp_path))
    first = shown.fall_asleep()
    over = sum(first.game.is_over for _ in ticks_of(first))
    assert over >= LINGER_TICKS - 1
    assert first.next is shown.games[1]
    assert shown.games[1].game.match.config != first.game.match.config
    assert [path.name for path in tmp_path.iterdir()] == ["autosave.json"]
    assert (tmp_path / "autosave.json").read_text() == "a game of people"


@pytest.mark.parametrize("tick", [90, 700])
def test_two_runs_look_alike_at_the_same_tick(make_couch: MakeCouch, tick: int) -> None:
    seen = set()
    for _ in range(2):
        couch = make_couch()
        alone(couch, 1)
        couch.ticks(tick)
        seen.add(looks(couch))
    assert len(seen) == 1


def test_tables_differ_in_players_expansion_and_chance() -> None:
    configs = [table(number).match.config for number in range(len(TABLES))]
    assert {(config.players, config.expansion) for config in configs} == {
        (players, expansion) for players in (2, 3, 4) for expansion in (False, True)
    }
    assert len({table(number).match.seed for number in range(20)}) == 20


# What it tells


def is_true(remark: Remark, played: Played) -> bool:
    """Whether a sentence fits, found out by other ways than the remarks themselves take."""
    before, after, action, seat = played.before, played.after, played.action, played.seat
    kinds = {type(event).__name__ for event in played.events}
    sailed = [event for event in played.events if isinstance(event, ShipSailed)]
    loaded = [event for event in played.events if isinstance(event, CargoLoaded)]
    gained = score(after, seat).goods - score(before, seat).goods
    assert remark.seat == seat
    match remark.rule:
        case "placing":
            return before.phase == "place"
        case "free":
            colour = before.route.colours[sailed[0].origin]
            assert colour is not None
            return isinstance(action, Advance) and remark.text == FREE_SAILING[colour]
        case "wind":
            discarded = sum(after.discard) - sum(before.discard)
            (step,) = sailed
            is_needed = before.route.colours[step.origin] not in before.ships[seat][step.ship].sails
            is_paid = "PileReshuffled" in kinds or discarded == 1
            return isinstance(action, Wind) and is_needed and is_paid
        case "skipping":
            taken = [ship.at for fleet in before.ships for ship in fleet]
            room = before.route.room
            (step,) = sailed
            low, high = sorted((step.origin, step.landing))
            passed = range(low + 1, high)
            return bool(passed) and all(taken.count(at) == room[at] for at in passed)
        case "modone":
            return before.route.ports[sailed[-1].landing] is Port.MODONE
        case "cards":
            count = len(after.ships[seat][sailed[-1].ship].sails)
            more = after.hand_size(seat) - before.hand_size(seat) + ("WindPlayed" in kinds)
            return more == 4 - count and remark.text == CARDS_BY_SAILS[count]
        case "loading":
            (load,) = loaded
            colours = [colour for colour in COLOURS if load.cargo[colour]]
            left = [before.markets[load.port][colour] - load.cargo[colour] for colour in colours]
            return isinstance(action, Load) and left == [0]
        case "own colours":
            (load,) = loaded
            own = before.ships[seat][load.ship].sails
            return any(before.markets[load.port][c] for c in own) and not any(
                load.cargo[c] for c in own
            )
        case "soldiers":
            boarded = before.ships[seat][loaded[0].ship]
            return boarded.is_empty and loaded[0].cargo[SOLDIERS] > 0
        case "refill":
            (load,) = loaded
            drawn = sum(before.bag) - sum(after.bag)
            is_as_full = sum(before.markets[load.port]) == sum(after.markets[load.port])
            return is_as_full and drawn == sum(load.cargo) > 0
        case "unloading":
            return gained > 0 and "CargoUnloaded" in kinds
        case "pirates":
            (raid,) = (event for event in played.events if isinstance(event, ShipRobbed))
            sails = before.ships[raid.victim][raid.ship].sails
            return gained == 1 and raid.victim != seat and set(raid.cards) <= set(sails)
        case "turning":
            old = before.ships[seat][sailed[0].ship]
            way = sailed[0].landing - sailed[0].origin
            return old.may_turn and old.is_empty and way * old.heading < 0
        case "sets":
            bonus = set_bonus(after.warehouses[seat]) - set_bonus(before.warehouses[seat])
            width = next(width for width, text in SETS.items() if text == remark.text)
            had, has = score(before, seat).sets, score(after, seat).sets
            return bonus > 0 and has.count(width) > had.count(width)
        case "conquest":
            assert isinstance(action, Conquer)
            points = DOMINIONS[action.dominion].points
            return after.owners[action.dominion] == seat and f" {points} points" in remark.text
        case "farmers pay":
            return isinstance(action, Conquer) and action.farmers > 0
        case "training":
            return isinstance(action, Train)
        case "end":
            assert after.end_cause is not None
            is_named = remark.text == ENDS[after.end_cause]
            is_announced = after.end_cause.value == "announced"
            return (
                is_named
                and before.end_cause is None
                and (not is_announced or isinstance(action, Announce))
            )
        case "victory":
            best = max(scores(after))
            return after.phase == "over" and f" {best} point" in remark.text
        case _:
            return False


def test_every_sentence_is_true_of_what_has_just_happened() -> None:
    taught = set()
    for number in range(len(TABLES)):
        game = table(number)
        for played in deeds(game):
            remarks = remarks_in(played.events, played.before, played.after, game.names)
            for remark in remarks:
                assert is_true(remark, played), (remark, played.action, played.events)
                taught.add(remark.rule)
    assert taught >= set(RARE_FIRST) - {"training", "farmers pay"}  # bots seldom need farmers


def test_sentences_never_use_what_the_public_cannot_see() -> None:
    game = table(3)
    for played in deeds(game):
        seen = remarks_in(played.events, played.before, played.after, game.names)
        before, after = observe(played.before, None), observe(played.after, None)
        assert remarks_in(played.events, before, after, game.names) == seen


@pytest.mark.parametrize("number", range(0, len(TABLES), 3))
def test_each_sentence_is_about_the_last_deed_and_can_be_read_in_peace(
    make_couch: MakeCouch, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = alone(make_couch(settings=CALM), number)
    shown: list[Played] = []
    show = Attract._show

    def noting(self: Attract, played: Played, remark: Remark | None) -> None:
        shown.append(played)
        show(self, played, remark)

    monkeypatch.setattr(Attract, "_show", noting)
    since = READ_TICKS
    last: Remark | None = None
    told = []
    for _ in ticks_of(scene):
        since += 1
        if scene.told is not last:
            assert last is None or since >= READ_TICKS
            last, since = scene.told, 0
            if last is not None:
                assert is_true(last, shown[-1])
                told.append(last.rule)
    steps = [(played.action, played.events) for played in shown]
    assert len(steps) == len(scene.game.match.history)
    assert told[-1] == "victory"
    assert len(set(told)) >= 12


def test_an_old_sentence_goes_when_nothing_new_happens(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = alone(couch)
    while scene.told is None:
        couch.ticks(1)
    text = scene.told.text
    monkeypatch.setattr(GameController, "think", lambda *_: None)
    couch.ticks(STALE_TICKS - 60)
    assert text in texts_of(scene)
    couch.ticks(120)
    assert text not in texts_of(scene)


def test_no_hand_is_shown_not_even_closed(couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("A hand is shown.")

    for how in ("show_open", "show_closed"):
        monkeypatch.setattr(HandView, how, refuse)
    scene = alone(couch)
    while scene.game.round < 2:
        couch.ticks(1)


# How it looks


def test_without_motion_nothing_is_drawn_between_two_deeds(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=CALM)
    alone(couch)
    couch.ticks(400)
    assert couch.app is not None
    still = 0
    for _ in range(400):
        couch.app.tick()
        still += not couch.app.frame()
    assert still > 400 * CALM_TICKS // (CALM_TICKS + 60)


def test_the_picture_moves_a_little_aside_every_minute(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=CALM)
    scene = alone(couch, 0)
    places = set()
    for _ in range(DRIFT_TICKS * len(DRIFT) - 1):
        if scene.update() is not scene:
            break
        places.add(scene.aside)
    assert len(places) > 1
    canvas = couch.context.window.canvas
    assert isinstance(canvas, RecordingCanvas)
    x, y = scene.aside
    assert (x, y) != (0, 0)
    canvas.begin()
    scene.draw(canvas)
    moved = canvas.screenshot()
    canvas.begin()
    scene.picture.show_on(canvas)
    plain = canvas.screenshot()
    width, height = plain.get_size()
    moved_part = moved.subsurface((x, y, width - x, height - y))
    kept = plain.subsurface((0, 0, width - x, height - y))
    assert pygame.image.tobytes(moved_part, "RGB") == pygame.image.tobytes(kept, "RGB")
    for edge in ((0, height // 2), (width // 2, 0)):
        assert moved.get_at(edge)[:3] != NIGHT


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_all_sentences_can_be_read_where_they_stand(make_couch: MakeCouch, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size, reduced_motion=True)
    couch = make_couch(settings=settings, code=language.PSEUDO)
    scene = alone(couch, 3)
    game = table(3)
    remarks = {
        remark.text: remark
        for played in deeds(game)
        for remark in remarks_in(played.events, played.before, played.after, game.names)
    }
    assert len(remarks) > 15
    for remark in remarks.values():
        scene._write(remark, is_calm=True)
        texts = scene.texts()
        own = [written for written in texts if written.text in own_texts(remark)]
        assert len(own) == 3
        assert_laid_out_well(own)


@pytest.mark.parametrize("number", range(0, len(TABLES), 3))
def test_nothing_that_is_read_on_the_board_is_covered(make_couch: MakeCouch, number: int) -> None:
    couch = make_couch(settings=CALM)
    scene = alone(couch, number)
    ribbon = couch.context.drawings.get("ribbon", PLACES.ribbon[2])
    covered = [
        ribbon.get_rect(topleft=PLACES.ribbon[:2]),
        pygame.Rect(PLACES.label),
        pygame.Rect(PLACES.way_out),
    ]
    looks = 0
    for tick, _ in enumerate(ticks_of(scene)):
        if tick % 200 == 0 and scene.told is not None:
            looks += 1
            for written in scene.texts():
                if written.text not in own_texts(scene.told) and written.place.y > PLACES.veil[0]:
                    assert written.place.collidelist(covered) < 0, written
    assert looks > 5

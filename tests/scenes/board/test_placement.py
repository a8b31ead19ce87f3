"""Placing fleets: in parallel or in turn, changed until all are ready, applied in R13's order."""

from collections.abc import Callable, Sequence
from itertools import product

import pygame
import pytest

from goldenhorn.bots.bot import Thinking
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.actions import Action, PlaceFleet
from goldenhorn.engine.board import CONSTANTINOPLE, ORIGIN_PORTS, VENICE, Port
from goldenhorn.engine.state import State
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import DeviceLost
from goldenhorn.scenes.board.placement import Foot, Placement
from goldenhorn.scenes.board.placement_rows import PlacedImage, PlateName, ShipName
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.session.placement_state import PROPOSED, PlacementState
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.virtual_pads import VirtualPad


def game_of(whos: Sequence[str], first: int = 0, seed: int = 5) -> Game:
    names = ("Anna", "Ben", "Carla", "Dario")
    places = [
        Place(who, names[fleet] if who == HUMAN else "", fleet) for fleet, who in enumerate(whos)
    ]
    places += [Place(fleet=fleet) for fleet in range(len(places), 4)]
    return Game.begin(Lineup(tuple(places), first=first), seed)


class Table:
    """A placement on a couch, with what it asks of others written down."""

    def __init__(self, couch: Couch, game: Game, devices: dict[int, Device]) -> None:
        self.couch, self.game = couch, game
        self.kept: list[tuple[str, ...]] = []
        self.lost: list[tuple[int, ...]] = []
        self.done, self.paused = Blank(couch.context), Blank(couch.context)
        for seat, device in devices.items():
            couch.context.controls.bind(seat, device)
        self.scene = Placement(
            couch.context,
            game,
            on_done=lambda: self.done,
            pause=lambda _: self.paused,
            lost_pad=self._lost_pad,
            kept=lambda: self.kept.append(tuple(map(str, game.match.actions))),
        )
        couch.show(self.scene)

    def _lost_pad(self, scene: Scene, seats: tuple[int, ...]) -> Scene:
        assert scene is self.scene
        self.lost.append(seats)
        return self.paused

    def ports(self, seat: int) -> list[Port]:
        return self.scene.placement_state.choices[seat].ports

    def is_ready(self, seat: int) -> bool:
        return self.scene.placement_state.choices[seat].is_ready

    def place_of(self, name: object) -> tuple[int, int]:
        """The middle of something that can be tapped."""
        return next(item.rect.center for item in self.scene.focus.items if item.key == name)

    def shown(self, name: ShipName) -> PlacedImage:
        """How and where a ship is shown now."""
        return self.scene.rows.ship(name, self.scene.row_look(name.seat))

    def finish(self) -> None:
        """Pass time until the next screen is there."""
        for _ in range(200):
            if self.couch.scene is self.done:
                return
            self.couch.ticks(1)
        raise AssertionError("the game never began")

    @property
    def texts(self) -> list[str]:
        self.couch.ticks(2)
        return [written.text for written in self.scene.texts()]


class Blank(PaintedPage):
    """Some other screen."""

    def compose(self) -> None:
        """Show nothing."""


def plugged(couch: Couch) -> tuple[VirtualPad, Device]:
    """Plug in a pad before there is anything to see."""
    couch.show(Blank(couch.context))
    known = set(couch.context.controls.devices)
    pad = couch.plug()
    (device,) = set(couch.context.controls.devices) - known
    return pad, device


def test_the_proposal_is_not_all_on_one_side(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    assert table.ports(0) == list(PROPOSED)
    assert set(PROPOSED) == set(ORIGIN_PORTS)


def test_an_untouched_proposal_takes_one_confirmation(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, "easy")), {0: KEYBOARD})
    couch.key(pygame.KSCAN_RETURN)
    table.finish()
    assert PlaceFleet(PROPOSED) in table.game.match.actions


def test_four_pads_choose_side_by_side(couch: Couch) -> None:
    pads = [plugged(couch) for _ in range(4)]
    game = game_of((HUMAN,) * 4)
    table = Table(couch, game, {seat: device for seat, (_, device) in enumerate(pads)})
    for seat, (pad, _) in enumerate(pads):
        for _ in range(seat % 3):
            couch.pad(pad, PadButton.DOWN)
        couch.pad(pad, PadButton.RIGHT)
    chosen = [tuple(table.ports(seat)) for seat in range(4)]
    assert chosen == [
        (CONSTANTINOPLE, VENICE, CONSTANTINOPLE),
        (VENICE, CONSTANTINOPLE, CONSTANTINOPLE),
        (VENICE, VENICE, CONSTANTINOPLE),
        (CONSTANTINOPLE, VENICE, CONSTANTINOPLE),
    ]
    for pad, _ in reversed(pads):
        assert not game.match.actions
        couch.pad(pad, PadButton.SOUTH)
    table.finish()
    assert game.match.actions == tuple(PlaceFleet(ports) for ports in chosen)


def test_r13_the_choices_are_played_in_the_order_of_turns_and_kept_one_by_one(
    couch: Couch,
) -> None:
    game = game_of((HUMAN, HUMAN, HUMAN), first=2)
    table = Table(couch, game, {0: KEYBOARD, 1: KEYBOARD, 2: KEYBOARD})
    assert table.scene.placement_state.order == (2, 0, 1)
    for sends in (3, 2, 1):
        for key in (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3)[:sends]:
            couch.key(key)
        couch.key(pygame.KSCAN_RETURN)
    table.finish()
    assert [step.seat for step in game.history()] == [2, 0, 1]
    assert [len(actions) for actions in table.kept] == [1, 2, 3]
    assert str(game.match.actions[0]) == "place constantinople constantinople venice"
    assert str(game.match.actions[2]) == "place constantinople venice constantinople"
    assert game.state.phase == "begin"


def test_those_who_share_a_keyboard_choose_in_turn_and_are_named(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: KEYBOARD})
    assert "WHERE DOES ANNA START?" in table.texts
    assert "Waits" in table.texts
    couch.key(pygame.KSCAN_RIGHT)
    assert table.ports(0)[0] is CONSTANTINOPLE
    assert table.ports(1) == list(PROPOSED)
    couch.key(pygame.KSCAN_RETURN)
    assert "WHERE DOES BEN START?" in table.texts
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RIGHT)
    assert table.ports(1)[1] is CONSTANTINOPLE


def test_whoever_shares_a_device_can_go_back_to_the_one_before(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: KEYBOARD})
    couch.key(pygame.KSCAN_RETURN)
    assert table.is_ready(0)
    couch.key(pygame.KSCAN_ESCAPE)
    assert not table.is_ready(0)
    assert couch.scene is table.scene
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert couch.scene is table.paused


def test_ready_can_be_taken_back_until_all_are_ready(couch: Couch) -> None:
    pad, device = plugged(couch)
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: device, 1: KEYBOARD})
    couch.pad(pad, PadButton.SOUTH)
    assert table.is_ready(0)
    couch.pad(pad, PadButton.LEFT)
    couch.pad(pad, PadButton.UP)
    assert table.ports(0) == list(PROPOSED)
    couch.pad(pad, PadButton.EAST)
    assert not table.is_ready(0)
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.LEFT)
    assert table.ports(0) == [VENICE] * 3
    couch.pad(pad, PadButton.EAST)
    couch.settle()
    assert couch.scene is table.paused


def test_whoever_is_ready_reads_how_to_change_and_not_how_to_be_ready(couch: Couch) -> None:
    _pad, device = plugged(couch)
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: device})
    assert "ready" in table.texts
    couch.key(pygame.KSCAN_RETURN)
    assert table.is_ready(0)
    assert "change" in table.texts
    assert not {"ready", "ship", "port"} & set(table.texts)
    couch.key(pygame.KSCAN_ESCAPE)
    assert "ready" in table.texts


def test_the_last_to_be_ready_can_still_change_for_a_moment(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, "easy")), {0: KEYBOARD})
    couch.key(pygame.KSCAN_RETURN)
    assert "Everybody is ready." in table.texts
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(100)
    assert couch.scene is table.scene
    assert not table.game.match.actions


def test_any_press_skips_the_moment_after_all_are_ready(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, "easy")), {0: KEYBOARD})
    couch.key(pygame.KSCAN_RETURN)
    assert table.game.state.phase == "place"
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert table.game.state.phase == "begin"


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "expert"])
def test_bots_choose_without_looking_at_anybody(level: str) -> None:
    chosen = set()
    for first in range(3):
        for ports in product(ORIGIN_PORTS, repeat=3):
            game = game_of((HUMAN, level, HUMAN), first=first)
            placement_state = PlacementState(game)
            for seat in (0, 2):
                for ship, port in enumerate(ports):
                    placement_state.send(seat, ship, port)
                placement_state.be_ready(seat)
            while placement_state.follow_seats():
                pass
            chosen.add(tuple(placement_state.choices[1].ports))
    assert len(chosen) == 1


class Copycat:
    """Would put its ships where the first fleet lies, if it could see that."""

    def __init__(self, _: int) -> None:
        pass

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        yield from ()
        assert view.player == 1
        port = CONSTANTINOPLE if view.ships[0][0].at else VENICE
        return next(a for a in legal if isinstance(a, PlaceFleet) and set(a.ports) == {port})


def test_bots_do_not_see_fleets_that_an_interrupted_game_has_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "hard", Copycat)
    fresh = PlacementState(game_of((HUMAN, "hard", HUMAN)))
    begun = game_of((HUMAN, "hard", HUMAN))
    begun.play(PlaceFleet((CONSTANTINOPLE,) * 3))
    resumed = PlacementState(begun)
    assert fresh.follow_seats()
    assert resumed.follow_seats()
    assert fresh.choices[1].ports == resumed.choices[1].ports == [VENICE] * 3


def test_what_an_interrupted_game_has_placed_stays_and_is_not_played_twice(couch: Couch) -> None:
    game = game_of((HUMAN, HUMAN))
    game.play(PlaceFleet((CONSTANTINOPLE,) * 3))
    table = Table(couch, game, {0: KEYBOARD, 1: TOUCH})
    assert table.is_ready(0)
    assert not table.scene.placement_state.reconsider(0)
    couch.tap(*table.place_of(PlateName(1)))
    table.finish()
    assert [str(action) for action in game.match.actions] == [
        "place constantinople constantinople constantinople",
        "place venice venice constantinople",
    ]


def test_a_game_of_bots_begins_by_itself(couch: Couch) -> None:
    table = Table(couch, game_of(("easy", "medium", "hard")), {})
    table.finish()
    assert table.game.state.phase == "begin"


def test_a_seat_that_changes_hands_meanwhile_is_chosen_for_anew(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    table.game.hand_over(1, "hard")
    couch.ticks(2)
    assert table.is_ready(1)
    table.game.hand_over(1, HUMAN)
    couch.ticks(2)
    assert not table.is_ready(1)


@pytest.mark.parametrize("how", ["click", "tap"])
def test_a_pointer_sends_ships_over_and_taps_the_plate_to_be_ready(couch: Couch, how: str) -> None:
    device = KEYBOARD if how == "click" else TOUCH
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: device, 1: device})
    act: Callable[[float, float], None] = getattr(couch, how)
    act(*table.place_of(ShipName(0, 1)))
    assert table.ports(0)[1] is CONSTANTINOPLE
    act(*table.place_of(ShipName(1, 1)))  # not yet at turn
    assert table.ports(1) == list(PROPOSED)
    act(*table.place_of(PlateName(0)))
    assert table.is_ready(0)
    act(*table.place_of(PlateName(0)))
    assert not table.is_ready(0)
    act(*table.place_of(PlateName(0)))
    couch.ticks(2)
    act(*table.place_of(Foot.OTHER_PORT))
    assert table.ports(1)[0] is CONSTANTINOPLE
    act(*table.place_of(Foot.READY))
    table.finish()


def test_nobody_moves_the_ships_of_others(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    couch.tap(*table.place_of(ShipName(0, 0)))
    couch.tap(*table.place_of(PlateName(0)))
    assert table.ports(0) == list(PROPOSED)
    assert not table.is_ready(0)


def test_seats_without_a_device_can_be_placed_by_anybody(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {})
    for _ in range(2):
        couch.key(pygame.KSCAN_RETURN)
    table.finish()


def test_a_ship_glides_across_looking_ahead_and_turns_where_it_will_sail_from(
    couch: Couch,
) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    name = ShipName(0, 0)
    start = table.shown(name)
    couch.key(pygame.KSCAN_RIGHT)
    couch.ticks(15)
    under_way = table.shown(name)
    couch.ticks(60)
    there = table.shown(name)
    assert start.x < under_way.x < there.x
    assert start.image is under_way.image
    assert there.image is not start.image


def test_a_ship_called_back_half_way_returns_from_where_it_is(couch: Couch) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    name = ShipName(0, 0)
    start = table.shown(name).x
    couch.key(pygame.KSCAN_RIGHT)
    couch.ticks(15)
    half_way = table.shown(name).x
    couch.key(pygame.KSCAN_LEFT)
    assert start < table.shown(name).x < half_way + 60
    couch.ticks(60)
    assert table.shown(name).x == start


def test_reduced_motion_sends_ships_over_at_once(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, reduced_motion=True))
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    couch.key(pygame.KSCAN_RIGHT)
    there = table.shown(ShipName(0, 0)).x
    couch.ticks(60)
    assert table.shown(ShipName(0, 0)).x == there


def test_a_placement_that_rests_draws_nothing(couch: Couch) -> None:
    Table(couch, game_of((HUMAN, "hard")), {0: KEYBOARD})
    couch.key(pygame.KSCAN_RIGHT)
    couch.ticks(80)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False


def test_a_lost_pad_is_answered_for_the_seats_of_people(couch: Couch) -> None:
    pad, device = plugged(couch)
    table = Table(couch, game_of((HUMAN, HUMAN, HUMAN)), {0: device, 1: KEYBOARD, 2: device})
    table.game.hand_over(2, "easy")
    pad.detach()
    couch.pads.clear()
    couch.ticks(2)
    assert table.lost == [(0,)]
    table.scene.hear(DeviceLost(Device("gamepad", 99, 9), ()))  # one that nobody used


@pytest.mark.parametrize("button", [pygame.KSCAN_F10, pygame.KSCAN_ESCAPE])
def test_pause_and_back_pause(couch: Couch, button: int) -> None:
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD, 1: TOUCH})
    couch.key(button)
    couch.settle()
    assert couch.scene is table.paused


def test_the_foot_names_all_four_things_that_can_be_done(make_couch: MakeCouch) -> None:
    couch = make_couch()
    table = Table(couch, game_of((HUMAN, HUMAN)), {0: KEYBOARD})
    assert {"ship", "port", "ready", "pause"} <= set(table.texts)


@pytest.mark.parametrize(("text_size", "code"), [(100, "en"), (150, "en"), (200, "xx")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_can_be_read(
    make_couch: MakeCouch, text_size: int, code: str, seats: int
) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(settings=settings, code=code)
    whos = (HUMAN, HUMAN, "expert", HUMAN)[:seats]
    devices = {s: KEYBOARD for s, who in enumerate(whos) if who == HUMAN}
    table = Table(couch, game_of(whos), devices)
    for key in (pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_DOWN):
        couch.key(key)
        couch.ticks(2)
        assert_laid_out_well(table.scene.texts())
    couch.tap(2, 2)
    couch.ticks(2)
    assert_laid_out_well(table.scene.texts())

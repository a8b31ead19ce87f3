"""Whole games, by any one kind of device, and by people who press whatever they find."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from goldenhorn.board_view.planning.targets import OnBack, OnConfirm, OnLog, OnPause, OnSquare
from goldenhorn.engine.scoring import score
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import DeviceLost, Point, PointKind, Press, Release
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.plans import cards_missing
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import PADS, Table, game_of
from tests.scenes.couch import MakeCouch

TWO_BUTTONS = (
    *(Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN, *[Button.CONFIRM] * 10, Button.BACK),
)
MOST_PRESSES = 4000


def by_cross_and_two_buttons(table: Table, chance: random.Random) -> None:
    table.press(chance.choice(TWO_BUTTONS))


def by_pointer(table: Table, chance: random.Random) -> None:
    """Tap whatever can be hit, most of all what goes on."""
    left_out = (OnPause(), OnLog())
    found = [each for each in table.board.widgets.plan.targets if each[1] not in left_out]
    on = [each for each in found if isinstance(each[1], OnConfirm)]
    squares = [each for each in found if isinstance(each[1], OnSquare)]
    turn, state = table.board.turn, table.game.state
    plan = turn.plan if turn is not None else None
    if plan is not None and plan.raid and cards_missing(state.hand(state.player), plan):
        on = squares = found = [each for each in found if isinstance(each[1], OnBack)]
        for _step in range(3):  # whoever cannot pay the pirates sends them home
            table.tap(found[0][0].center, table.mover)
    is_straight = turn is not None and turn.step in (Step.SHIP, Step.CARGO, Step.LANDING)
    areas = [rect for rect, _target in on * (20 if is_straight else 1) + squares + found]
    sheet = table.board.widgets.handover.rect
    table.tap(chance.choice(areas or [sheet]).center, table.mover)


DEVICES = {
    "keyboard": (KEYBOARD, by_cross_and_two_buttons),
    "gamepad": (PADS[0], by_cross_and_two_buttons),
    "mouse": (KEYBOARD, by_pointer),
    "touch": (TOUCH, by_pointer),
}
SEEDS = {"keyboard": 8, "gamepad": 5, "mouse": 8, "touch": 4}
"""Of presses and taps that come to an end sooner than most."""
GAMES: tuple[Callable[[], Game], ...] = (
    lambda: game_of("human", "human", rules=frozenset({"H1", "H2"})),
    lambda: game_of("human", "human", "human", expansion=True, rules=frozenset({"H5"})),
    lambda: game_of("easy", "human", "human", rules=frozenset({"H4", "H6"})),
    lambda: game_of("human", "easy", expansion=True),
)


@pytest.mark.parametrize("kind", DEVICES)
def test_a_whole_game_is_played_with_one_kind_of_device(make_couch: MakeCouch, kind: str) -> None:
    device, act = DEVICES[kind]
    number = list(DEVICES).index(kind)
    is_small = number % 2 == 1
    settings = Settings(fullscreen=False, speed="instant", step_by_step=number == 2)
    couch = make_couch(settings=settings, size=(800, 480) if is_small else (1280, 720))
    table = Table(couch, GAMES[number](), devices=(device,) * 4)
    chance = random.Random(SEEDS[kind])
    for _press in range(MOST_PRESSES):
        if table.game.is_over:
            break
        if not isinstance(table.scene, Board):  # the pause, or a rule that was asked for twice
            couch.show(table.board)
        if table.game.mover.is_human and (table.board.turn or table.board.modals.is_waiting):
            act(table, chance)
        else:
            table.pass_ticks(1)
    assert table.game.is_over
    table.pass_ticks(10)
    if isinstance(table.scene, Board):  # nobody had another turn: the end waits to be read
        table.press(Button.CONFIRM, device=device)
        table.pass_ticks(10)
    assert not isinstance(table.scene, Board)


def test_what_the_preview_promises_is_what_then_happens(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, speed="instant"))
    table = Table(couch, game_of("human", "human", seed=9))
    chance, checked = random.Random(4), 0
    for _press in range(400):
        table.until_planning()
        turn = table.board.turn
        assert turn is not None
        if turn.voyage is None or turn.plan is None or chance.random() < 0.3:
            table.press(chance.choice([each for each in TWO_BUTTONS if each is not Button.BACK]))
            continue
        state = table.game.state
        seat = state.player
        if cards_missing(state.hand(seat), turn.plan):
            while turn.step is not Step.SHIP or turn.raid is not None:
                table.press(Button.BACK)
            continue
        gain, cost = turn.gain(turn.voyage), len(turn.plan.cards)
        table.press(Button.CONFIRM)
        after = table.game.state
        assert score(after, seat).total - score(state, seat).total == gain.points
        assert after.hand_size(seat) == state.hand_size(seat) - cost + gain.cards
        checked += 1
    assert checked > 15


# Whatever people do


class Monkey:
    """Presses, taps, drags, unplugs and resizes without any sense."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self._table, self._chance = table, chance
        self._devices = (KEYBOARD, TOUCH, PADS[0], PADS[1])

    def act(self) -> None:
        """Do anything at all."""
        chance, controls = self._chance, self._table.context.controls
        dice = chance.random()
        if dice < 0.4:
            device = chance.choice([each for each in self._devices if controls.is_attached(each)])
            is_pointing = device is TOUCH or (device is KEYBOARD and chance.random() < 0.5)
            (self._point if is_pointing else self._press)(device)
        elif dice < 0.403:
            self._change()
        elif dice < 0.4035 and controls.is_attached(PADS[0]):
            controls.detach(PADS[0])
            self._table.hear(DeviceLost(PADS[0], controls.seats_of(PADS[0])))
        elif dice < 0.42:
            controls.attach(PADS[0])

    def _press(self, device: Device) -> None:
        chance = self._chance
        is_away = not isinstance(self._table.scene, Board)
        button = chance.choice((*Button, *[Button.CONFIRM] * 16))
        if is_away and chance.random() < 0.7:
            button = Button.BACK
        self._table.context.controls.last_active_device = device
        seat = self._table.context.controls.seat_for(device)
        self._table.hear(Press(device, button, seat, is_repeat=chance.random() < 0.1))
        if chance.random() < 0.9:
            self._table.hear(Release(device, button, seat))

    def _point(self, device: Device) -> None:
        chance, table = self._chance, self._table
        place = chance.randrange(table.context.size[0]), chance.randrange(table.context.size[1])
        scene = table.scene
        if isinstance(scene, Board) and chance.random() < 0.7:
            place = chance.choice(scene.widgets.plan.targets)[0].center
        ways = (
            (PointKind.UP,),
            (PointKind.DRAGGED, PointKind.DRAGGED, PointKind.UP),
            (PointKind.HELD, PointKind.UP),
            (PointKind.CANCELLED,),
        )
        for kind in (PointKind.DOWN, *chance.choice(ways)):
            if kind is PointKind.DRAGGED:
                place = chance.randrange(table.context.size[0]), chance.randrange(500)
            table.hear(Point(device, kind, *place, table.context.controls.seat_for(device)))
        if chance.random() < 0.1:
            table.hear(Point(device, PointKind.RIGHT_CLICKED, *place, None))

    def _change(self) -> None:
        chance, context = self._chance, self._table.context
        settings = context.settings
        changes = (
            replace(settings, text_size=chance.choice((100, 150))),
            replace(settings, speed=chance.choice(("normal", "fast", "instant"))),
            replace(settings, reduced_motion=not settings.reduced_motion),
            replace(settings, step_by_step=not settings.step_by_step),
            replace(settings, holding=chance.choice(("hold", "toggle"))),
        )
        context.change(chance.choice(changes))


@pytest.mark.parametrize("number", [1])
def test_whatever_people_press_there_is_always_a_way_on(make_couch: MakeCouch, number: int) -> None:
    who = (("human", "human"), ("human", "easy", "human"), ("human", "medium"))[number]
    settings = Settings(fullscreen=False, speed="fast")
    couch = make_couch(settings=settings)
    table = Table(couch, game_of(*who, expansion=number == 1, seed=number), (PADS[0], KEYBOARD))
    monkey = Monkey(table, random.Random(number))
    for tick in range(1500):
        monkey.act()
        table.pass_ticks(1)
        table.context.notices.clear()
        is_away = table.scene is None or type(table.scene).__name__ in ("Title", "Lobby", "Scoring")
        if is_away or tick % 500 == 499:
            couch.show(table.board)  # somebody left, or has been reading long enough
    assert table.game.state.turn > 1
    # And now somebody with sense goes on from there.
    table.context.controls.attach(PADS[0])
    table.context.change(replace(settings, speed="instant"))
    couch.show(table.board)
    for seat, place in enumerate(table.game.seats):
        if place.is_human:
            table.context.controls.bind(seat, KEYBOARD)
    played = len(table.game.match.actions)
    for press in range(60):
        if len(table.game.match.actions) != played or table.game.is_over:
            return
        if not isinstance(table.scene, Board):
            couch.show(table.board)
        # What cannot be paid or is not allowed is left by Back.
        button = Button.BACK if press % 10 in (5, 6, 7) else Button.CONFIRM
        table.press(button, device=KEYBOARD)
    pytest.fail("nobody could go on")

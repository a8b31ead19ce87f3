"""A plan on the shared screen: open facts over an untouched board, whatever is pressed."""

import itertools
import random
from dataclasses import replace

import pygame
import pytest

from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.pieces.poses import arriving_pose, is_crowded, ship_pose, ship_poses
from goldenhorn.board_view.planning.choice_rows import Row, choice_rows_of
from goldenhorn.board_view.planning.plan_view import SAID_FOR
from goldenhorn.board_view.planning.targets import OnPause, OnSquare
from goldenhorn.common import language
from goldenhorn.engine.board import MODONE, Port
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import DOMINIONS, SHIPS_PER_FLEET
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import Icon
from goldenhorn.graphics.text import Written
from goldenhorn.graphics.theme import SAFE
from goldenhorn.input.bindings import Button
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.planning.turn import Turn
from tests.board_view.planning.planned import (
    CONFIGS,
    KEYS,
    Box,
    begun,
    every_step,
    offered,
    own_texts,
    planned,
    position,
    screen_of,
    with_people,
)
from tests.random_games import words_of

pytestmark = pytest.mark.usefixtures("shared_kits")


@pytest.mark.parametrize("config", CONFIGS, ids=words_of)
def test_whatever_is_pressed_can_be_shown_hit_and_taken_away_again(
    config: Config, box: Box
) -> None:
    chance = random.Random(f"{words_of(config)}")
    for seed in range(3):
        state = position(config, seed, 12 + 45 * seed)
        screen = screen_of(state, box)
        bare, seen = screen.pixels(), screen.board.snapshot()
        for tick, turn in enumerate(planned(state, chance, 25)):
            screen.plan.show(turn, KEYS, tick=tick)
            hit = {screen.plan.target_at(*rect.center) for rect, _ in screen.plan.targets}
            assert offered(turn) <= hit
        screen.plan.hide()
        assert screen.board.snapshot() == seen
        assert screen.pixels() == bare
        assert screen.plan.target_at(*screen.board.layout.pause) is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("config", CONFIGS, ids=words_of)
def test_texts_of_the_plan_stay_in_their_boxes_apart_and_on_every_television(
    config: Config, scale: float, box: Box
) -> None:
    language.use(language.PSEUDO)
    try:
        view = observe(with_people(begun(config, 3, 60)), None)
        screen = screen_of(view, box, scale)
        before = screen.picture.texts()
        for turn in every_step(view):
            screen.plan.show(turn, KEYS, tick=0)
            texts = own_texts(before, screen.picture.texts())
            _check(texts, turn)
            if turn.step is not Step.ANNOUNCING:
                # Only the tray may lie over the sea; it never reaches the cities' names.
                inked = [each.place.inflate(0, -each.place.height // 3) for each in texts]
                assert all(name.place.collidelist(inked) < 0 for name in screen.names), turn.step
    finally:
        language.use("en")


def _check(texts: list[Written], turn: Turn) -> None:
    safe = pygame.Rect(SAFE)
    # Letters leave the upper and lower sixth of their line free.
    inked = [each.place.inflate(0, -each.place.height // 3) for each in texts]
    if turn.step is Step.ANNOUNCING:
        # Behind the sheet everything is veiled: only what lies on it is read.
        first = next(n for n, each in enumerate(texts) if each.box.width >= 400)
        texts, inked = texts[first:], inked[first:]
    assert len(texts) >= 3
    for each, ink in zip(texts, inked, strict=True):
        assert each.place.width <= each.box.width + 1, (turn.step, each)
        assert safe.contains(ink), (turn.step, each)
    for number, ink in enumerate(inked):
        for other in range(number + 1, len(inked)):
            assert not ink.colliderect(inked[other]), (turn.step, texts[number], texts[other])


def test_nothing_is_painted_while_nothing_changes(box: Box) -> None:
    state = begun(Config(3), 2, 60)
    screen = screen_of(state, box, is_calm=False)
    turn = Turn(observe(state, None))
    turn.press(Button.CONFIRM)
    canvas = pygame.Surface(screen.picture.background.get_size())
    for tick in range(200):
        screen.plan.show(turn, KEYS, tick=tick)
        assert not screen.picture.has_changed or tick < 120
        screen.picture.paint(canvas)


def test_what_comes_in_little_by_little_ends_as_if_it_had_come_at_once(box: Box) -> None:
    view = observe(with_people(begun(Config(4), 8, 90)), None)
    calm, lively = (screen_of(view, box, is_calm=calm) for calm in (True, False))
    for turn in every_step(view):
        calm.plan.show(turn, KEYS, tick=0)
        lively.plan.show(turn, KEYS, tick=1)
        for tick in range(2, 121):  # a breath of the medallion ends at 120
            lively.plan.show(turn, KEYS, tick=tick)
        assert lively.pixels() == calm.pixels()
        lively.plan.hide()
        lively.plan.show(turn, KEYS, tick=1)
        lively.plan.settle()
        assert lively.pixels() == calm.pixels()
        lively.plan.hide()


def test_a_refusal_stays_for_a_while_and_goes_when_the_plan_changes(box: Box) -> None:
    state = begun(Config(2), 1, 30)
    screen = screen_of(state, box)
    turn = Turn(observe(state, None))
    sentence = "A ship in port is safe from pirates (R22)."

    def is_said() -> bool:
        return any(each.text == sentence for each in screen.picture.texts())

    screen.plan.show(turn, KEYS, tick=0)
    screen.plan.say(0, sentence, tick=1)
    screen.plan.show(turn, KEYS, tick=SAID_FOR)
    assert is_said()
    screen.plan.show(turn, KEYS, tick=SAID_FOR + 1)
    assert not is_said()
    screen.plan.say(0, sentence, tick=300)
    assert is_said()
    turn.press(Button.RIGHT)
    screen.plan.show(turn, KEYS, tick=301)
    assert not is_said()


def test_while_nobody_plans_only_pause_can_be_pressed(box: Box) -> None:
    state = begun(Config(4), 1, 30)
    screen = screen_of(state, box)
    screen.plan.show(Turn(observe(state, None)), KEYS, tick=0)
    screen.plan.idle()
    assert [target for _rect, target in screen.plan.targets] == [OnPause()]
    assert screen.plan.target_at(*screen.board.layout.pause) == OnPause()


def test_a_prompt_that_stood_on_the_ribbon_comes_back(box: Box) -> None:
    state = begun(Config(2), 1, 30)
    screen = screen_of(state, box)
    screen.board.prompt(1, "Anna is thinking")
    before = screen.pixels()
    screen.plan.show(Turn(observe(state, None)), KEYS, tick=0)
    assert screen.pixels() != before
    screen.plan.hide()
    assert screen.pixels() == before


def test_a_ship_that_was_robbed_empty_shows_both_ways(box: Box) -> None:
    state = next(
        state
        for steps in range(20, 400)
        if (state := position(Config(2), 3, steps)).phase == "begin"
        and any(ship.may_turn for ship in state.ships[state.player])
    )
    turn = Turn(observe(state, None))
    ships = state.ships[state.player]
    turn.ship = next(number for number, ship in enumerate(ships) if ship.may_turn)
    turn.press(Button.CONFIRM)
    screen = screen_of(state, box)
    screen.plan.show(turn, KEYS, tick=0)
    at = ships[turn.ship].at
    hit = [target.at for _rect, target in screen.plan.targets if isinstance(target, OnSquare)]
    assert min(hit) < at < max(hit)


def test_who_is_asked_for_the_end_sees_the_own_panel_with_all_that_stands_on_it(box: Box) -> None:
    state = with_people(begun(Config(4), 5, 70))
    screen = screen_of(state, box)

    def panels() -> list[bytes]:
        canvas = pygame.Surface(screen.picture.background.get_size())
        screen.picture.paint(canvas)
        # Without the rims, which glows and shadows of other things reach.
        inner = [pygame.Rect(each).inflate(-24, -24) for each in screen.board.layout.panels]
        return [pygame.image.tobytes(canvas.subsurface(each), "RGB") for each in inner]

    before = panels()
    turn = Turn(observe(state, None))
    turn.tap_side_action(SideAction.BELL)
    assert turn.step is Step.ANNOUNCING
    screen.plan.show(turn, KEYS, tick=0)
    # Edges are not quite opaque.
    differ = [
        max(abs(old - new) for old, new in zip(*both, strict=True))
        for both in zip(before, panels(), strict=True)
    ]
    is_lit = [difference < 8 for difference in differ]
    assert is_lit == [seat == state.player for seat in range(4)]


def test_a_ship_on_its_way_to_a_port_is_shown_where_nobody_lies() -> None:
    would_overlap = 0
    for seed, steps in itertools.product(range(4), range(40, 200, 20)):
        state = position(Config(4), seed, steps)
        layout = layout_of(state.config)
        at_rest = ship_poses(layout, state)
        for port, number in itertools.product(Port, range(SHIPS_PER_FLEET)):
            name = (state.player, number)
            after = _sent_to(state, name, state.route.ports.index(port))
            taken = {(pose.x, pose.y) for other, pose in at_rest.items() if other != name}
            lying = sum(state.port_of(ship) is MODONE for fleet in state.ships for ship in fleet)
            is_full = lying >= len(layout.modone_berths) if port is MODONE else False
            if is_full or (port is not MODONE and is_crowded(layout, after, port)):
                continue  # no room, or the whole harbour is arranged anew
            pose = arriving_pose(layout, state, after, name)
            assert (pose.x, pose.y) not in taken
            rest = ship_pose(layout, after, *name)
            would_overlap += (rest.x, rest.y) in taken
    assert would_overlap  # else nothing was tried


def _sent_to(state: State, name: tuple[int, int], at: int) -> State:
    """The same position with one ship elsewhere."""
    fleets = [list(fleet) for fleet in state.ships]
    fleets[name[0]][name[1]] = replace(fleets[name[0]][name[1]], at=at)
    draft = state.thaw()
    draft.ships = tuple(tuple(fleet) for fleet in fleets)
    return draft.freeze()


def test_people_that_a_payment_lacks_never_read_as_its_price() -> None:
    turn = Turn(observe(with_people(begun(Config(4, expansion=True), 3, 60)), None))
    turn.step, turn.dominion = Step.PAYMENT, len(DOMINIONS) - 1
    lacking = [stall for stall in choice_rows_of(turn) if not stall.is_open]
    assert lacking
    for stall in lacking:
        row = stall.rows[-1]
        assert isinstance(row, Row)
        full, short = row.lines
        assert "missing" in full
        assert short[-1] == Icon("glyph_cross")
        assert "–" not in short


def test_a_cargo_promises_what_it_brings_home_also_where_modone_lies_between() -> None:
    state = begun(Config(4), 2, 4)
    turn = Turn(observe(state, None))
    port = state.port_of(state.ships[state.player][turn.ship])
    assert port is not None
    assert len(turn.cargoes) > 2
    for cargo in turn.cargoes:
        assert sum(turn.cargo_gain(cargo).unloaded) == state.markets[port][cargo]


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_tag_of_pirates_that_wait_breathes_unless_motion_is_reduced(
    is_calm: bool, box: Box
) -> None:
    steps = 20
    while not (turn := Turn(observe(begun(Config(3), 2, steps), None))).targets:
        steps += 1
    screen = screen_of(begun(Config(3), 2, steps), box, is_calm=is_calm)
    for button in (Button.PIRATES, Button.CONFIRM, Button.CONFIRM):
        if turn.raid is None:
            turn.press(button)
    screen.plan.show(turn, KEYS, tick=0)
    screen.plan.settle()
    at_rest, seen = screen.pixels(), set()
    for tick in range(1, 121):
        screen.plan.advance(tick)
        seen.add(screen.pixels() == at_rest)
    assert (False in seen) is not is_calm

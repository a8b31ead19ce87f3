"""The marks of a plan: nothing that matters on the picture is hidden by them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product

import pygame
import pytest

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.plan_marks import Mark, PlanContext, PlanMarks
from goldenhorn.board_view.planning.ship_marks import mark_ships
from goldenhorn.board_view.planning.side_actions import medal
from goldenhorn.board_view.planning.voyage_marks import show_voyage
from goldenhorn.engine.board import EAST, MODONE, WEST
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import EMPTY, Stock
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.text import Words
from goldenhorn.input.bindings import Button
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.planning.plans import Voyage
from goldenhorn.session.planning.turn import Turn
from goldenhorn.ui.kit.kit import Kit
from tests.board_view.planning.planned import (
    KEYS,
    NAMES,
    Box,
    begun,
    planned,
    position,
    screen_of,
    with_people,
)

CARGO = (4, *EMPTY[1:])


@lru_cache(maxsize=2)
def board_like(first: State, box: Box) -> BoardView:
    """A board for all positions of a game: its tests prove that it shows each as a new one does."""
    return screen_of(first, box).board


def sketch_of(
    turn: Turn,
    state: State,
    box: Box,
    scale: float = 1.0,
    first: State | None = None,
) -> PlanMarks:
    """An empty sketch of a turn, on the board on which a first position was shown, if any."""
    board = board_like(first or state, box)
    board.show(state)
    kit = Kit(box[0], box[1], Words(scale))
    names = NAMES[: state.config.players]
    return PlanMarks(PlanContext(board, kit, board.layout, names), turn, KEYS)


def marks_named(marks: PlanMarks, first: str) -> list[Mark]:
    """The marks whose names begin with a word."""
    return [mark for mark in marks.marks if isinstance(mark.name, tuple) and mark.name[0] == first]


def with_ship(state: State, at: int, heading: int, cargo: Stock = EMPTY, number: int = 0) -> State:
    """The same position with one ship of whose turn it is elsewhere."""
    fleets = [list(fleet) for fleet in state.ships]
    ship = fleets[state.player][number]
    fleets[state.player][number] = replace(ship, at=at, heading=heading, cargo=cargo)
    draft = state.thaw()
    draft.ships = tuple(tuple(fleet) for fleet in fleets)
    return draft.freeze()


def test_a_pale_ship_for_modone_keeps_its_cargo_and_one_in_a_harbour_does_not(
    box: Box,
) -> None:
    begin = begun(Config(4), 1, 40)
    modone = begin.route.ports.index(MODONE)
    for at, goes_to, is_tagged in (
        (modone - 1, modone, True),
        (len(begin.route.ports) - 2, len(begin.route.ports) - 1, False),
    ):
        state = with_ship(begin, at, EAST, CARGO)
        turn = Turn(observe(state, None))
        turn.ship = 0
        turn.press(Button.CONFIRM)
        if turn.voyage is None or turn.voyage.landing != goes_to:
            turn.press(Button.RIGHT)
        assert turn.voyage is not None
        assert turn.voyage.landing == goes_to
        marks = sketch_of(turn, state, box)
        show_voyage(marks)
        assert any(mark.name == "cargo to land" for mark in marks.marks) == is_tagged


def test_signs_of_leaps_hide_neither_the_ship_that_sails_nor_one_another(box: Box) -> None:
    signs = sum(checked_signs(marks) for marks, _voyage in voyages(box))
    assert signs > 10


def test_the_sign_of_a_leap_next_to_a_port_stands_beside_the_ship(box: Box) -> None:
    state = with_ship(begun(Config(4), 1, 4), 2, WEST)
    state = with_ship(state, 1, EAST, number=1)
    turn = Turn(observe(state, None))
    turn.ship = 0
    turn.press(Button.CONFIRM)
    assert turn.voyage is not None
    assert turn.voyage.landing == 0
    marks = sketch_of(turn, state, box)
    show_voyage(marks)
    assert checked_signs(marks) == 1


def checked_signs(marks: PlanMarks) -> int:
    """See that no sign of a leap stands where it should not, and count them."""
    pose = marks.poses[marks.choices.public_state.player, marks.choices.ship]
    symbols = pygame.Rect(0, 0, round(0.6 * pose.width), round(0.4 * pose.width))
    symbols.center = pose.x, round(pose.y - 0.6 * pose.width)
    discs: list[pygame.Rect] = []
    for mark in marks_named(marks, "hop"):
        disc = pygame.Rect((0, 0), mark.make().size)
        disc.center = round(mark.at[0]), round(mark.at[1])
        assert not disc.colliderect(symbols), mark.name
        assert disc.inflate(-12, -12).collidelist(discs) < 0, mark.name
        discs.append(disc)
    return len(discs)


def test_no_pill_hides_the_head_of_an_arrow(box: Box) -> None:
    pills = 0
    for marks, voyage in voyages(box):
        for mark in marks_named(marks, "passed"):
            if mark.name == ("passed", voyage.start):
                continue  # there the ship itself stands
            pill = pygame.Rect((0, 0), mark.make().size).inflate(16, 16)
            pill.center = round(mark.at[0]), round(mark.at[1])
            assert not any(pill.collidepoint(spot) for spot in marks.unhidden), mark.name
            pills += 1
    assert pills > 5


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("config", [Config(2), Config(3), Config(4), Config(4, expansion=True)])
def test_the_price_of_the_next_landing_lies_neither_on_the_ribbon_nor_on_a_stud(
    config: Config, scale: float, box: Box
) -> None:
    begin = begun(config, 1, 8)
    prices = 0
    others = {ship.at for fleet in begin.ships for ship in fleet}
    sea = [at for at, port in enumerate(begin.route.ports) if port is None and at not in others]
    for at, heading in product(sea, (EAST, WEST)):
        state = with_ship(begin, at, heading, CARGO)
        turn = Turn(observe(state, None))
        turn.ship = 0
        turn.press(Button.CONFIRM)
        marks = sketch_of(turn, state, box, scale, first=begin)
        show_voyage(marks)
        for mark in marks_named(marks, "toll"):
            price = pygame.Rect((0, 0), mark.make().size)
            price.center = round(mark.at[0]), round(mark.at[1])
            ribbon = pygame.Rect(marks.context.layout.prompt)
            assert ribbon.top - price.bottom >= 4, (at, heading)
            assert price.collidelist(studs_of(marks.context.layout)) < 0, (at, heading)
            prices += 1
    assert prices


def voyages(box: Box) -> Iterator[tuple[PlanMarks, Voyage]]:
    """Sketches of voyages that are planned in some games."""
    chance = random.Random("voyages")
    for config in (Config(2), Config(4)):
        for seed in range(4):
            state = position(config, seed, 30 + 20 * seed)
            for turn in planned(state, chance, 20):
                if turn.step is Step.LANDING and turn.voyage is not None:
                    marks = sketch_of(turn, state, box)
                    show_voyage(marks)
                    yield marks, turn.voyage


def test_the_flag_of_the_ship_in_focus_stands_behind_the_signs_of_the_square_above(
    box: Box,
) -> None:
    state = with_ship(begun(Config(4), 1, 40), 2, EAST)
    turn = Turn(observe(state, None))
    turn.ship = 0
    assert turn.step is Step.SHIP
    marks = sketch_of(turn, state, box)
    mark_ships(marks)
    (large,) = marks_named(marks, "large")
    studs = {mark.name: mark for mark in marks_named(marks, "stud")}
    above = studs["stud", *marks.context.layout.squares[0]]
    assert above.z > large.z
    assert ("stud", *marks.context.layout.squares[1]) not in studs


def test_while_the_end_is_asked_for_nothing_else_asks_for_anything(box: Box) -> None:
    state = with_people(begun(Config(4), 5, 70))
    screen = screen_of(state, box)
    turn = Turn(observe(state, None))
    screen.board.prompt(0, "Anna plans")
    screen.plan.show(turn, KEYS, tick=0)
    turn.tap_side_action(SideAction.BELL)
    assert turn.step is Step.ANNOUNCING
    screen.plan.show(turn, KEYS, tick=1)
    assert screen.board.asked is None
    written = [each.text for each in screen.picture.texts()]
    assert "Choose" not in written
    assert "Back" not in written
    assert "Not yet" in written
    screen.plan.hide()
    assert screen.board.asked == (0, ["Anna plans"])


@pytest.mark.parametrize("config", [Config(2), Config(3), Config(4), Config(2, expansion=True)])
def test_the_medallion_with_its_key_covers_neither_squares_nor_ships_in_the_harbour(
    config: Config, box: Box
) -> None:
    layout = layout_of(config)
    kit = Kit(box[0], box[1], Words())
    face = medal(
        kit, SideAction.PIRATES, layout.medal_radius, Key("P"), is_lit=True, is_focused=False
    )
    shown = face.surface.get_rect(center=layout.medal)
    mask = pygame.mask.from_surface(face.surface, 200)
    for box_of_ship in (*studs_of(layout), lowest_ship(layout)):
        ground = pygame.mask.Mask(box_of_ship.size, fill=True)
        offset = box_of_ship.x - shown.x, box_of_ship.y - shown.y
        assert mask.overlap_area(ground, offset) < 12


def studs_of(layout: Layout) -> list[pygame.Rect]:
    """Where the studs of the squares are, without their rims."""
    size = layout.square_width / 5
    spots = [(x, y + layout.square_width * 34 / 132) for x, y in layout.squares]
    return [pygame.Rect(x - size / 2, y - size / 2, size, size) for x, y in spots]


def lowest_ship(layout: Layout) -> pygame.Rect:
    """The hull in the lowest berth of Constantinople."""
    port = layout.ports[1]
    hull = pygame.Rect(0, 0, port.few_width, 20)
    hull.midbottom = max(port.few, key=lambda berth: berth[1])
    return hull

"""Layouts: every place on the picture, no two in one place, and west mirrored by east."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from goldenhorn.board_view.layout import all_layouts, layout, layout_of
from goldenhorn.board_view.pieces.poses import ship_poses
from goldenhorn.board_view.pieces.warehouse_slots import slot_centre
from goldenhorn.board_view.places import Box, Layout
from goldenhorn.engine.board import ORIGIN_PORTS, printed_route
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import MODONE_FOR_THREE
from goldenhorn.graphics.theme import SAFE
from tests.random_games import sampled_states

LAYOUTS = all_layouts()


def name_of(each: Layout) -> str:
    return each.name


def inside(box: Box, frame: Box) -> bool:
    x, y, width, height = box
    left, top, wide, high = frame
    return left <= x and top <= y and x + width <= left + wide and y + height <= top + high


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def test_every_game_has_a_layout_of_its_own() -> None:
    assert len({each.name for each in LAYOUTS}) == len(LAYOUTS) == 8
    assert layout_of(Config(3)).modone_berths == ()
    with_modone = Config(3, rules=frozenset({MODONE_FOR_THREE}))
    assert layout_of(with_modone) == layout(3, False, True)
    assert layout_of(Config(2, expansion=True)).name == "2_expansion"


@pytest.mark.parametrize("each", LAYOUTS, ids=name_of)
def test_a_layout_has_exactly_the_places_its_route_needs(each: Layout) -> None:
    players = int(each.name[0])
    route = printed_route(players, "modone" in each.name)
    assert len(each.squares) == sum(colour is not None for colour in route.colours)
    assert len(each.modone_berths) == route.modone_berths
    assert len(each.panels) == players
    assert len(each.dominions) == (5 if each.has_expansion else 0)
    numbers = [each.sea_number(route, at) for at, port in enumerate(route.ports) if port is None]
    assert numbers == list(range(len(each.squares)))


@pytest.mark.parametrize("each", LAYOUTS, ids=name_of)
def test_squares_berths_and_panels_do_not_overlap(each: Layout) -> None:
    width = each.square_width
    height = width * 70 // 132  # the tray without its depth
    squares = [(x - width // 2, y - height // 2, width, height) for x, y in each.squares]
    berth = round(each.berth_width * 1.16)
    squares += [
        (x - berth // 2, y - berth * 35 // 132, berth, berth * 70 // 132)
        for x, y in each.modone_berths
    ]
    boxes = [*squares, *each.panels, *each.dominions, each.prompt, *each.buttons]
    boxes += [each.cartouche] if each.cartouche else [each.round_plate]
    boxes += [each.event] if each.event else []
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.parametrize("each", LAYOUTS, ids=name_of)
def test_harbours_and_markets_in_the_east_mirror_those_in_the_west(each: Layout) -> None:
    width = each.size[0]
    west, east = each.ports
    assert [(width - x, y) for x, y in west.few] == list(east.few)
    for one, other in zip(west.many, east.many, strict=True):
        assert all(
            abs(width - x - mirrored_x) <= 1 and y == mirrored_y
            for (x, y), (mirrored_x, mirrored_y) in zip(one, other, strict=True)
        )
    assert west.harbour == (width - east.harbour[0] - east.harbour[2], *east.harbour[1:])
    assert len(each.market.cells[0]) == len(each.market.cells[1])
    places = [*each.market.cells[0], *each.market.cells[1]]
    assert max(Counter(places).values()) == 1


@pytest.mark.parametrize("each", LAYOUTS, ids=name_of)
def test_what_is_read_or_pressed_lies_where_every_television_shows_it(each: Layout) -> None:
    boxes = [*each.buttons, each.prompt, each.round_plate, *each.dominions]
    boxes += [port.name_text for port in each.ports]
    boxes += [each.event] if each.event else []
    assert len(boxes) >= 7
    for box in boxes:
        assert inside(box, SAFE), box


@pytest.mark.parametrize("each", LAYOUTS, ids=name_of)
def test_every_kind_of_goods_comes_home_to_a_niche_of_its_own(each: Layout) -> None:
    kinds = range(8 if each.has_expansion else 6)
    for seat, panel in enumerate(each.panels):
        centres = [slot_centre(each, seat, kind) for kind in kinds]
        assert all(inside((x - 10, y - 10, 20, 20), panel) for x, y in centres)
        assert all(b[0] - a[0] >= 28 for a, b in pairwise(centres))


def test_no_two_ships_ever_rest_in_the_same_place() -> None:
    for state in sampled_states(range(24)):
        poses = ship_poses(layout_of(state.config), state)
        assert len(poses) == 3 * state.config.players
        assert len({(pose.x, pose.y) for pose in poses.values()}) == len(poses)


def test_ships_bound_for_constantinople_face_right_and_all_others_left() -> None:
    for state in sampled_states(range(12)):
        for (seat, number), pose in ship_poses(layout_of(state.config), state).items():
            assert pose.faces_east == (state.ships[seat][number].heading > 0)


def test_harbours_with_seven_ships_or_more_moor_them_by_owner() -> None:
    crowds = 0
    for state in sampled_states(range(24)):
        places = layout_of(state.config)
        poses = ship_poses(places, state)
        for port in ORIGIN_PORTS:
            lying = [
                (seat, number)
                for seat, fleet in enumerate(state.ships)
                for number, ship in enumerate(fleet)
                if state.port_of(ship) is port
            ]
            assert {poses[name].is_moored for name in lying} <= {len(lying) > 6}
            if len(lying) > 6:
                crowds += 1
                rows = {seat: {poses[s, n].y for s, n in lying if s == seat} for seat, _ in lying}
                assert all(len(heights) == 1 for heights in rows.values())
    assert crowds > 5

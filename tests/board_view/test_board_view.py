"""The board at rest: it shows the position and nothing else, whatever it has shown before."""

from collections import Counter

import pygame
import pytest

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.hands.hand_view import HandView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.pieces.seat_panel import panel_facts
from goldenhorn.board_view.pieces.warehouse_slots import count_style, draw_slot
from goldenhorn.engine.actions import PlaceFleet
from goldenhorn.engine.board import CONSTANTINOPLE, ORIGIN_PORTS, VENICE, Port
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.pieces import MODONE_FOR_THREE, SHUFFLED_SEA, Colour
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.sight import imagine, observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.rich_parts import Icon
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import SAFE
from tests.board_view.overlays.overlay_table import pixels
from tests.random_games import random_game

NAMES = ("Marco", "Anna", "Zoe", "Bartholomäus")
LEAST_SAIL = 16
"""So many pixels wide and high is a sail whose symbol can be made out."""


def board(
    state: State,
    box: tuple[SvgImages, PngImages],
    scale: float = 1,
    high_contrast: bool = False,
    names: tuple[str, ...] = NAMES,
) -> tuple[BoardView, Picture]:
    places = layout_of(state.config)
    picture = Picture(pygame.Surface(places.size))
    drawings, pictures = box
    names = names[: state.config.players]
    words = Words(scale)
    view = BoardView(
        *(picture, drawings, words, pictures, places, state.config, state.route, names),
        bots=frozenset({1}),
        high_contrast=high_contrast,
    )
    return view, picture


def states_of(number: int, most: int) -> list[State]:
    """Some positions of a game, in order, with its first and its last."""
    steps = random_game(number)
    step = max(1, len(steps) // most)
    return [steps[0][0], *(after for _, _, after, _ in steps[::step]), steps[-1][2]]


def placed(config: Config, port: Port) -> State:
    """A game in which every ship begins in the same port."""
    state = setup(config, 1)
    for _ in range(config.players):
        state, _ = apply(state, PlaceFleet((port, port, port)))
    return state


@pytest.mark.parametrize("number", range(6))
def test_a_board_that_has_seen_a_whole_game_equals_one_just_made(
    number: int, box: tuple[SvgImages, PngImages]
) -> None:
    states = states_of(number, 12)
    old, old_picture = board(states[0], box)
    for place, state in enumerate(states):
        old.show(state)
        if place % 4 == 0 or place == len(states) - 1:
            new, new_picture = board(state, box)
            new.show(state)
            assert old.snapshot() == new.snapshot()
            assert pixels(old_picture) == pixels(new_picture)


def test_showing_another_position_changes_the_snapshot(box: tuple[SvgImages, PngImages]) -> None:
    steps = random_game(2)[8:40]
    view, _ = board(steps[0][0], box)
    for before, _, after, _ in steps:
        view.show(before)
        seen = view.snapshot()
        view.show(after)
        parts = (after.ships, after.markets, after.warehouses, after.player, after.bag)
        if parts != (before.ships, before.markets, before.warehouses, before.player, before.bag):
            assert view.snapshot() != seen


def test_the_same_position_again_paints_nothing(box: tuple[SvgImages, PngImages]) -> None:
    state = states_of(3, 10)[5]
    view, picture = board(state, box)
    view.show(state)
    picture.paint(pygame.Surface(picture.background.get_size()))
    view.show(state)
    assert not picture.has_changed


@pytest.mark.parametrize("number", [0, 3, 7])
def test_what_nobody_may_know_never_shows(number: int, box: tuple[SvgImages, PngImages]) -> None:
    state = states_of(number, 6)[3]
    other = imagine(observe(state, None), 12345)
    assert "H6" in state.config.rules or other.hands != state.hands
    first, first_picture = board(state, box)
    first.show(state)
    second, second_picture = board(other, box)
    second.show(other)
    assert first.snapshot() == second.snapshot()
    assert pixels(first_picture) == pixels(second_picture)


@pytest.mark.parametrize("port", ORIGIN_PORTS)
def test_all_twelve_ships_fit_into_one_port(port: Port, box: tuple[SvgImages, PngImages]) -> None:
    state = placed(Config(4), port)
    view, picture = board(state, box)
    view.show(state)
    hulls = [view.ship(seat, number).hull for seat in range(4) for number in range(3)]
    places = [pygame.Rect((hull.x, hull.y), hull.image.size) for hull in hulls if hull.image]
    harbour = pygame.Rect(view.layout.ports[port].harbour).inflate(0, 12)
    assert len(places) == 12
    for place, rect in enumerate(places):
        assert harbour.contains(rect)
        for other in places[place + 1 :]:
            shared = rect.clip(other)
            assert shared.width * shared.height <= 0.1 * rect.width * rect.height
    assert picture.background.get_size() == view.layout.size


@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_a_gear_stands_behind_the_name_of_a_bot_and_of_nobody_else(
    scale: float, box: tuple[SvgImages, PngImages]
) -> None:
    state = placed(Config(4), VENICE)
    view, _ = board(state, box, scale, names=("Anna", "Taddeo", "Zoe", "Ben"))
    view.show(state)
    gear = pygame.mask.from_surface(box[0].get("gear", 15)).count()
    for seat in range(4):
        image = view.sprite(("name", seat)).image
        assert image is not None
        (name,) = image.written
        behind = pygame.mask.from_surface(image.surface)
        before = pygame.mask.Mask((name.place.right + 1, image.surface.get_height()), fill=True)
        behind.erase(before, (0, 0))
        assert (behind.count() >= gear) == (seat == 1), seat


def test_markets_show_their_goods_sorted_and_one_by_one(box: tuple[SvgImages, PngImages]) -> None:
    state = placed(Config(2, expansion=True), VENICE)
    view, _ = board(state, box)
    view.show(state)
    for port in ORIGIN_PORTS:
        lying = [kind for kind, count in enumerate(state.markets[port]) for _ in range(count)]
        shown = view.snapshot()
        faces = [shown["market", port, cell][0] for cell in range(len(lying))]
        assert faces == [("good", kind) for kind in lying]
        assert len(view.market(port)) == len(lying) == 10


def test_every_number_that_is_public_stands_on_the_board(box: tuple[SvgImages, PngImages]) -> None:
    state = states_of(4, 8)[6]
    view, picture = board(state, box)
    view.show(state)
    texts = [written.text for written in picture.texts()]
    for seat in range(state.config.players):
        assert str(state.hand_size(seat)) in texts
    assert str(sum(state.bag)) in texts
    assert str(sum(state.discard)) in texts
    for fleet in state.ships:
        for ship in fleet:
            assert {str(count) for count in ship.cargo if count} <= set(texts)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("number", range(8))
def test_texts_stay_in_their_boxes_apart_and_on_every_television(
    number: int, scale: float, box: tuple[SvgImages, PngImages]
) -> None:
    state = states_of(number, 6)[-2]
    view, picture = board(state, box, scale=scale)
    view.show(state)
    view.prompt(0, ["Choose a ship", Icon("dev_dpad_across"), "plan its voyage"])
    view.event(1, ["Marco loaded 2", Icon("cube_blue")], "and sailed on")
    texts = picture.texts()
    assert len(texts) > 20
    # Letters leave the upper and lower sixth of their line free.
    inked = [each.place.inflate(0, -each.place.height // 3) for each in texts]
    for each, ink in zip(texts, inked, strict=True):
        assert each.place.width <= each.box.width, each
        assert pygame.Rect(SAFE).contains(ink), each
    for place, ink in enumerate(inked):
        for other in range(place + 1, len(inked)):
            assert not ink.colliderect(inked[other]), (texts[place], texts[other])


def slip_of(view: BoardView, picture: Picture, *words: str) -> list[pygame.Rect]:
    """Where these words stand on the event slip."""
    assert view.layout.event is not None
    slip = pygame.Rect(view.layout.event)
    places = {each.text: each.place for each in picture.texts()}
    assert all(slip.contains(places[word].inflate(0, -8)) for word in words)
    return [places[word] for word in words]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_stands_on_the_slip_stands_in_its_middle(
    scale: float, box: tuple[SvgImages, PngImages]
) -> None:
    state = placed(Config(2), VENICE)
    view, picture = board(state, box, scale=scale)
    assert view.layout.event is not None
    middle = pygame.Rect(view.layout.event).centery
    view.event(0, "sailed on")
    (only,) = slip_of(view, picture, "sailed on")
    assert abs(only.centery - middle) <= 1
    view.event(0, "loaded two", "sailed on")
    first, second = slip_of(view, picture, "loaded two", "sailed on")
    assert abs(first.centery + second.centery - 2 * middle) <= 2
    assert second.centery - first.centery >= 24
    view.event(0, "sailed on")
    assert slip_of(view, picture, "sailed on") == [only]


def test_the_slip_grows_with_the_text_size_as_far_as_its_words_find_room(
    box: tuple[SvgImages, PngImages],
) -> None:
    state = placed(Config(2), VENICE)
    letters: dict[float, list[int]] = {}
    for scale in (1.0, 1.5):
        view, picture = board(state, box, scale=scale)
        letters[scale] = []
        for lines in (("sailed on",), ("sailed on", "drew 2"), ("sailed on, and on, and on, on",)):
            view.event(0, *lines)
            sizes = {each.letters for each in picture.texts() if each.text in lines}
            assert len(sizes) == 1
            letters[scale] += sizes
    one, two, long = letters[1.5]
    assert letters[1.0] == [20, 20, 20]
    assert one > two > 20
    assert 20 <= long < one


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("names", [("Anna", "Nina", "Taddeo", "Orsola"), ("Al", "Bo", "Cy", "Di")])
def test_names_and_points_of_a_table_are_equally_large(
    names: tuple[str, ...], scale: float, box: tuple[SvgImages, PngImages]
) -> None:
    state = states_of(0, 6)[-2]
    assert state.config.players == 4
    view, picture = board(state, box, scale, names=names)
    view.show(state)
    letters = {each.text: each.letters for each in picture.texts()}
    (written,) = {letters[name] for name in names}
    base = 20
    assert written >= base
    if scale > 1 and names[0] == "Al":  # there is room
        assert written > base
    pieces = [view.sprite(("score", seat)).image for seat in range(4)]
    points = [each.letters for image in pieces if image for each in image.written]
    totals = {size for size in points if size >= 28}
    assert len(totals) == 1
    assert len(set(points) - totals) <= 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [28, 38, 43])
@pytest.mark.parametrize("count", [3, 20])
def test_a_count_touches_neither_its_cube_nor_its_slot(
    count: int, width: int, scale: float, box: tuple[SvgImages, PngImages]
) -> None:
    height = 58 if width == 43 else 47
    drawings, words = box[0], Words(scale)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    with words.noting() as written:
        draw_slot(surface, words, drawings, (0, 0, width, height), 0, count, True, False)
    (number,) = written
    style = count_style(words, width, (255, 255, 255))
    ink = words.surface(str(count), style).get_bounding_rect().move(number.place.topleft)
    cube = drawings.get("cube_yellow", 20)
    assert ink.bottom <= height - 3
    assert ink.top >= 2 + cube.get_height()  # a cube that is large enough to be told by its sign
    assert words.pixels(style.size) >= 21
    if width > 28:  # in eight slots two digits have only just room
        assert ink.width <= width - 6
    assert words.pixels(style.size) > 21 or scale == 1 or width == 28


def test_a_shuffled_sea_lies_as_its_route_says(box: tuple[SvgImages, PngImages]) -> None:
    config = Config(3, rules=frozenset({MODONE_FOR_THREE, SHUFFLED_SEA}))
    state = next(s for s in (setup(config, seed) for seed in range(9)) if s.route.colours[1] != 4)
    view, _ = board(state, box)
    view.show(state)
    shown = view.snapshot()
    for at, colour in enumerate(state.route.colours):
        if colour is not None:
            assert shown["symbol", at][0] == ("symbol", colour)


def test_whose_turn_it_is_is_the_one_panel_that_hangs_lower(
    box: tuple[SvgImages, PngImages],
) -> None:
    state = placed(Config(4, start=2), CONSTANTINOPLE)
    view, _ = board(state, box)
    view.show(state)
    heights = [view.panel(seat).y for seat in range(4)]
    assert heights == [6, 6, 9, 6]


def test_a_hand_shows_only_the_cards_it_is_given(box: tuple[SvgImages, PngImages]) -> None:
    drawings, _ = box
    places = layout_of(Config(2))
    picture = Picture(pygame.Surface(places.size))
    hand = HandView(picture, drawings, Words(), places)
    hand.show_open([Colour.RED, Colour.RED, Colour.BLUE])
    faces = [face for face, *_ in hand.snapshot().values()]
    assert [str(face)[2:].split("'")[0] for face in faces] == ["card_red", "card_red", "card_blue"]
    hand.show_closed(5, [Icon("badge_lion"), "5 cards"])
    snapshot = hand.snapshot()
    assert len(snapshot) == 6
    assert all("card_back" in str(snapshot["card", index][0]) for index in range(5))
    assert [written.text for written in picture.texts()] == ["5 cards"]
    hand.hide()
    assert hand.snapshot() == {}


def test_in_high_contrast_every_word_stands_on_one_flat_colour(
    box: tuple[SvgImages, PngImages],
) -> None:
    state = states_of(3, 3)[1]
    flat = {}
    for high_contrast in (False, True):
        view, picture = board(state, box, high_contrast=high_contrast)
        view.show(state)
        view.prompt(0, "Which ship sails?")
        view.event(0, "unloaded three", "drew two cards")
        canvas = pygame.Surface(picture.background.get_size())
        picture.paint(canvas)
        # Numbers stand on cubes and pills, which have edges of their own.
        words = [each for each in picture.texts() if each.text.strip("+0123456789")]
        assert len(words) >= 4
        flat[high_contrast] = [_is_flat(canvas, each.place) for each in words]
    assert all(flat[True])
    assert not all(flat[False])  # parchment


def _is_flat(canvas: pygame.Surface, place: pygame.Rect) -> bool:
    """Whether the ground behind a word, which is most of its place, has one colour."""
    area = canvas.subsurface(place.clip(canvas.get_rect()))
    width, height = area.get_size()
    pixels_of = Counter(tuple(area.get_at((n % width, n // width))) for n in range(width * height))
    return pixels_of.most_common(1)[0][1] > 0.3 * pixels_of.total()


@pytest.mark.parametrize("number", range(4))
def test_a_panel_bears_the_sign_of_the_bell_and_of_the_last_turn(number: int) -> None:
    seen = set()
    for state, _action, _after, _events in random_game(number):
        for seat in range(state.config.players):
            facts = panel_facts(state, seat, "Marco", False)
            missing = state.warehouses[seat][:6].count(0)
            if state.final_round:
                assert facts.mark == ("hourglass" if state.has_last_turn(seat) else "")
            else:
                assert facts.mark == ("bell" if missing <= 1 else "")
            assert facts.may_ring == (missing == 0 and not state.final_round)
            seen.add(facts.mark)
    assert seen >= {"", "hourglass"}


def test_the_sign_of_the_last_turn_is_large_enough_to_be_seen_from_afar(
    box: tuple[SvgImages, PngImages],
) -> None:
    state = placed(Config(2), VENICE)
    draft = state.thaw()
    draft.end_cause = EndCause.ANNOUNCED
    pictures = []
    for position in (state, draft.freeze()):
        view, picture = board(position, box)
        view.show(position)
        canvas = pygame.Surface(picture.background.get_size())
        picture.paint(canvas)
        pictures.append(canvas.subsurface(view.layout.panels[0]))
    spots = [
        (x, y)
        for x in range(pictures[0].get_width())
        for y in range(pictures[0].get_height())
        if pictures[0].get_at((x, y)) != pictures[1].get_at((x, y))
    ]
    for side in zip(*spots, strict=True):
        assert 30 <= max(side) - min(side) <= 40

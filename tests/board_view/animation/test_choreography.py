"""The law of the picture: however it got there, the board shows the position and nothing else."""

import random
from dataclasses import dataclass
from itertools import pairwise

import pygame
import pytest

from goldenhorn.board_view.animation.animation_context import FADE_TICKS, SABRES_TICKS
from goldenhorn.board_view.animation.board_ambience import BoardAmbience
from goldenhorn.board_view.animation.cards_in_flight import fan_of
from goldenhorn.board_view.animation.choreography import CALM, FAST, INSTANT, NORMAL, Choreography
from goldenhorn.board_view.animation.ship_paths import find_ship_path, look_out
from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.hands.hand_view import HandView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.pieces.poses import ship_poses
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    Event,
    FarmersTrained,
    GameEnded,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.sight import observe, redact
from goldenhorn.engine.state import State
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import Words
from goldenhorn.session.apply_event import after_event
from tests.board_view.overlays.overlay_table import pixels
from tests.random_games import Step, random_game

NAMES = ("Marco", "Anna", "Zoe", "Niko")
LONGEST = 1500
"""Ticks after which a single action must have been played."""


class OpenHand:
    """One seat's hand, open on the desk."""

    def __init__(self, view: HandView, seat: int) -> None:
        self.view, self.seat = view, seat

    def show(self, position: State) -> None:
        self.view.show_open(fan_of(position.hand(self.seat)))

    def hide(self) -> None:
        self.view.hide()


@dataclass
class Theatre:
    picture: Picture
    view: BoardView
    show: Choreography
    heard: list[Cue]
    hand: OpenHand | None


def theatre(
    state: State,
    box: tuple[SvgImages, PngImages],
    open_hand: int | None = None,
    has_motion: bool = True,
) -> Theatre:
    places = layout_of(state.config)
    picture = Picture(pygame.Surface(places.size))
    drawings, pictures = box
    words = Words()
    view = BoardView(
        *(picture, drawings, words, pictures, places, state.config, state.route),
        NAMES[: state.config.players],
    )
    hand = None
    if open_hand is not None:
        hand = OpenHand(HandView(picture, drawings, words, places), open_hand)
    heard: list[Cue] = []
    show = Choreography(view, picture, drawings, words, heard.append, hand, has_motion=has_motion)
    show.show(state, open_hand)
    return Theatre(picture, view, show, heard, hand)


def seen(events: tuple[Event, ...], state: State, seat: int | None) -> tuple[Event, ...]:
    return tuple(redact(event, seat, state.config.rules) for event in events)


def perform(context: Theatre, step: Step, seat: int | None = None) -> None:
    before, _, after, events = step
    context.show.play(seen(events, before, seat), before, after, seat)


def run(context: Theatre, pace: float = NORMAL) -> int:
    ticks = 0
    while not context.show.is_still:
        context.show.update(pace)
        ticks += 1
        assert ticks < LONGEST
    return ticks


def fresh(context: Theatre, state: State, box: tuple[SvgImages, PngImages]) -> Theatre:
    seat = context.hand.seat if context.hand else None
    other = theatre(state, box, seat)
    other.show.show(state, seat, context.show.top_discard)
    return other


def assert_at_rest(
    context: Theatre, state: State, box: tuple[SvgImages, PngImages], with_pixels: bool = False
) -> None:
    new = fresh(context, state, box)
    assert context.view.snapshot() == new.view.snapshot()
    assert context.show.passing == 0
    if context.hand and new.hand:
        assert context.hand.view.snapshot() == new.hand.view.snapshot()
    if with_pixels:
        assert pixels(context.picture) == pixels(new.picture)


KINDS: list[tuple[int, int | None]] = [
    *((number, None) for number in range(9)),
    *((number, 0) for number in (2, 5)),
]


@pytest.mark.parametrize(("number", "seat"), KINDS)
def test_after_a_skip_at_any_moment_the_board_equals_a_fresh_one(
    number: int, seat: int | None, box: tuple[SvgImages, PngImages]
) -> None:
    chance = random.Random(number)
    steps = random_game(number)[:120]
    context = theatre(steps[0][0], box, seat)
    for place, step in enumerate(steps):
        perform(context, step, seat)
        for _ in range(int(chance.random() ** 3 * 160)):
            context.show.update(NORMAL)
        if chance.random() < 0.25:
            continue  # the next action comes while this one is still being played
        context.show.finish()
        assert context.show.is_still
        if place % 4 == 0 or place == len(steps) - 1:
            assert_at_rest(context, step[2], box, with_pixels=place % 60 == 0)
    context.show.finish()
    assert_at_rest(context, steps[-1][2], box, with_pixels=True)


@pytest.mark.parametrize(
    ("number", "seat", "pace"),
    [
        (6, None, NORMAL),
        (3, 1, FAST),
        (7, None, CALM),
        (9, None, FAST),
        (14, 0, FAST),
    ],
)
def test_played_to_the_end_the_board_equals_a_fresh_one(
    number: int,
    seat: int | None,
    pace: float,
    box: tuple[SvgImages, PngImages],
) -> None:
    steps = random_game(number)
    steps = steps[:10] + steps[len(steps) // 2 :][:40]
    context = theatre(steps[0][0], box, seat)
    for place, step in enumerate(steps):
        perform(context, step, seat)
        run(context, pace)
        assert_at_rest(context, step[2], box, with_pixels=place % 8 == 0)


def first(kind: type[Event]) -> Step:
    """A step of some game in which a kind of event happens."""
    for number in range(30):
        for step in random_game(number):
            if any(isinstance(event, kind) for event in step[3]):
                return step
    raise AssertionError(f"no game has {kind}")


SOUNDS: dict[type[Event], Cue] = {
    PortFilled: Cue.BAG,
    CardsDrawn: Cue.CARD_DRAW,
    PileReshuffled: Cue.CARD_DRAW,
    ShipRobbed: Cue.PIRATES,
    CargoLoaded: Cue.CUBE_LOAD,
    ShipTurned: Cue.SHIP_STEP,
    WindPlayed: Cue.WIND,
    CargoUnloaded: Cue.UNLOAD,
    DominionConquered: Cue.CONQUER,
    FarmersTrained: Cue.UNLOAD,
    EndCame: Cue.HARBOUR_BELL,
    TurnEnded: Cue.TURN,
    GameEnded: Cue.FANFARE,
}


@pytest.mark.parametrize("kind", SOUNDS)
def test_every_kind_of_event_is_seen_and_heard(
    kind: type[Event], box: tuple[SvgImages, PngImages]
) -> None:
    step = first(kind)
    context = theatre(step[0], box)
    perform(context, step)
    looks: set[bytes] = set()
    while not context.show.is_still:
        context.show.update()
        if len(looks) < 2:  # painting all takes longer than anything else here
            looks.add(pixels(context.picture)[::97])
    assert len(looks) == 2
    assert SOUNDS[kind] in context.heard or Cue.SET_DONE in context.heard
    assert_at_rest(context, step[2], box)


def test_what_is_skipped_is_not_heard(box: tuple[SvgImages, PngImages]) -> None:
    step = first(CargoUnloaded)
    context = theatre(step[0], box)
    perform(context, step)
    context.show.update(INSTANT)
    assert context.show.is_still
    assert Cue.UNLOAD not in context.heard
    assert_at_rest(context, step[2], box)


def first_alone(kind: type[Event]) -> tuple[State, Event, State]:
    """An event of a kind with which some step begins, before it and after it."""
    for number in range(30):
        for before, _, _, events in random_game(number):
            if events and isinstance(events[0], kind):
                return before, events[0], after_event(before, events[0])
    raise AssertionError(f"no step begins with {kind}")


def film(context: Theatre, step: int = 1) -> list[bytes]:
    """What is on a canvas tick by tick, until nothing moves any more; every so many bytes of it."""
    canvas = pygame.Surface(context.picture.background.get_size())
    context.picture.paint(canvas)
    frames = [pygame.image.tobytes(canvas, "RGB")[::step]]
    while not context.show.is_still:
        context.show.update()
        context.picture.paint(canvas)
        frames.append(pygame.image.tobytes(canvas, "RGB")[::step])
    return frames


ROUNDED = 3
"""By so many steps of brightness mixing colours may be wrong."""


@pytest.mark.parametrize("kind", [ShipSailed, CargoLoaded, WindPlayed, TurnEnded])
def test_without_motion_the_old_look_fades_into_the_new_one(
    kind: type[Event], box: tuple[SvgImages, PngImages]
) -> None:
    before, event, after = first_alone(kind)
    context = theatre(before, box, has_motion=False)
    context.show.play(seen((event,), before, None), before, after)
    frames = film(context)
    looks = list(dict.fromkeys(frames))
    assert FADE_TICKS <= len(looks) <= FADE_TICKS + 1
    places = [n for n, (old, new) in enumerate(zip(looks[0], looks[-1], strict=True)) if old != new]
    assert places
    for old, new in pairwise(looks):  # step by step nearer to the end, nowhere else
        for place in places[::13]:
            least, most = sorted((old[place], looks[-1][place]))
            assert least - ROUNDED <= new[place] <= most + ROUNDED
    assert_at_rest(context, after, box)


def test_without_motion_sabres_stand_on_a_robbed_ship(box: tuple[SvgImages, PngImages]) -> None:
    before, event, after = first_alone(ShipRobbed)
    assert isinstance(event, ShipRobbed)
    context = theatre(before, box, has_motion=False)
    context.show.play((event,), before, after)
    frames = film(context)
    told = max(frames, key=frames.count)
    assert frames.count(told) >= SABRES_TICKS
    pose = context.view.poses(before)[event.victim, event.ship]
    ship = pygame.Rect(0, 0, pose.width, 1.2 * pose.width)
    ship.midbottom = round(pose.x), round(pose.y)
    width = context.picture.background.get_width()
    places = [n for n in range(0, len(told), 3) if told[n : n + 3] != frames[0][n : n + 3]]
    assert len(places) > ship.width * ship.height / 10
    assert all(ship.collidepoint(n // 3 % width, n // 3 // width) for n in places)
    assert_at_rest(context, after, box)


def test_a_fade_that_is_skipped_leaves_no_trace(box: tuple[SvgImages, PngImages]) -> None:
    for kind in (ShipRobbed, ShipSailed, TurnEnded):
        step = first(kind)
        for ticks in (8, 9, 12, 30):
            context = theatre(step[0], box, has_motion=False)
            perform(context, step)
            for _ in range(ticks):
                context.show.update()
            context.show.finish()
            assert_at_rest(context, step[2], box, with_pixels=True)


def test_a_second_raid_is_shorter_than_the_first(box: tuple[SvgImages, PngImages]) -> None:
    step = first(ShipRobbed)
    context = theatre(step[0], box)
    lengths = []
    for _ in range(2):
        context.show.show(step[0])
        perform(context, step)
        ticks = 0
        while not context.show.is_idle:
            context.show.update()
            ticks += 1
        lengths.append(ticks)
    assert lengths[0] <= 96
    assert lengths[1] <= 0.8 * lengths[0]


def test_a_slower_pace_takes_longer_and_shows_more(box: tuple[SvgImages, PngImages]) -> None:
    step = first(WindPlayed)
    lengths = []
    for pace in (FAST, NORMAL, CALM):
        context = theatre(step[0], box)
        perform(context, step)
        lengths.append(run(context, pace))
    fast, normal, calm = lengths
    assert 1.8 * fast < normal < calm / 1.4


def test_cards_of_others_never_show_their_faces(box: tuple[SvgImages, PngImages]) -> None:
    step = next(
        step
        for step in random_game(6)
        if [type(event) for event in step[3]].count(CardsDrawn) == 1
        and not any(isinstance(event, ShipRobbed | WindPlayed) for event in step[3])
    )
    before, _, after, events = step
    drawn = next(event for event in events if isinstance(event, CardsDrawn))
    films: list[list[bytes]] = []
    for hidden in (True, False):
        context = theatre(before, box)
        shown = seen(events, before, None) if hidden else events
        assert (drawn in shown) is not hidden
        context.show.play(shown, before, after)
        films.append(film(context, step=31))
    assert films[0] == films[1]


def test_the_last_card_played_lies_on_top(box: tuple[SvgImages, PngImages]) -> None:
    step = first(WindPlayed)
    context = theatre(step[0], box)
    perform(context, step)
    run(context)
    played = next(event.colour for event in step[3] if isinstance(event, WindPlayed))
    key, *_ = context.view.snapshot()["discard pile"]
    assert isinstance(key, tuple)
    assert key[1][-1] == played == context.show.top_discard
    assert isinstance(played, Colour)


def test_no_snapshot_tells_whether_the_sea_lives(box: tuple[SvgImages, PngImages]) -> None:
    steps = random_game(6)[30:60]
    context = theatre(steps[0][0], box)
    sea = BoardAmbience(context.view, context.picture, box[0])
    looks = set()
    for place, step in enumerate(steps):
        perform(context, step)
        while not context.show.is_still:
            context.show.update(FAST)
            sea.update(place)
        for tick in range(40):
            sea.update(1000 * place + tick)
        assert_at_rest(context, step[2], box)
        looks.add(pixels(context.picture)[::97])
    assert len(looks) == len(steps)


def test_at_rest_all_ships_ride_and_nothing_is_painted_between(
    box: tuple[SvgImages, PngImages],
) -> None:
    state = random_game(6)[40][0]
    context = theatre(state, box)
    sea = BoardAmbience(context.view, context.picture, box[0])
    ships = [context.view.ship(seat, number) for seat in range(4) for number in range(3)]
    afloat = [ship for ship in ships if ship.rest is not None and not ship.rest[0].is_moored]
    looks: list[set[int]] = [set() for _ in afloat]
    canvas = pygame.Surface(context.picture.background.get_size())
    still = 0
    for tick in range(400):
        sea.update(tick)
        if context.picture.has_changed:
            context.picture.paint(canvas)
        else:
            still += 1
        sea.update(tick)
        assert not context.picture.has_changed
        for look, ship in zip(looks, afloat, strict=True):
            look.add(id(ship.hull.image))
    assert still
    assert afloat
    assert all(len(look) > 4 for look in looks)


def test_showing_another_position_at_once_leaves_nothing_in_the_air(
    box: tuple[SvgImages, PngImages],
) -> None:
    step = first(ShipRobbed)
    context = theatre(step[0], box)
    perform(context, step)
    for _ in range(30):
        context.show.update()
    assert context.show.passing > 0
    context.show.show(step[0])
    assert context.show.is_still
    assert_at_rest(context, step[0], box, with_pixels=True)


HULL = 40
"""Half of what of a hull counts, in pixels: the end of a bowsprit may touch the quay."""


@pytest.mark.parametrize("number", range(8))
def test_no_way_out_of_a_harbour_crosses_the_quay(number: int) -> None:
    ways = 0
    for before, _, _, events in random_game(number)[:200]:
        position, places = observe(before, None), layout_of(before.config)
        quay_foot = places.ports[0].harbour[1]
        west = places.ports[0].market_cloth[0] + places.ports[0].market_cloth[2]
        for event in events:
            after = after_event(position, event)
            if isinstance(event, ShipSailed):
                name = event.player, event.ship
                poses, ends = dict(ship_poses(places, position)), ship_poses(places, after)
                start, end = poses.pop(name), ends[name]
                squares = event.origin, event.landing
                way = find_ship_path(places, position.route, *squares, start, end)
                look_out(way, places, poses.values())
                assert way.at(0)[:2] == (start.x, start.y)
                assert way.at(1)[:2] == pytest.approx((end.x, end.y))
                for step in range(61):
                    x, y, lift = way.at(step / 60)
                    assert lift >= 0
                    assert y > quay_foot or west < x - HULL
                    assert y > quay_foot or x + HULL < places.size[0] - west
                ways += 1
            position = after
    assert ways > 10


def test_what_is_no_event_is_refused(box: tuple[SvgImages, PngImages]) -> None:
    step = first(TurnEnded)
    context = theatre(step[0], box)
    with pytest.raises(TypeError):
        context.show.play(("wind",), step[0], step[2])  # type: ignore[arg-type]

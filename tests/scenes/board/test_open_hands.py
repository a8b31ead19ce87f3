"""H6: all hands are seen all the time, and cards come and go where they are seen."""

import random

import pygame
import pytest

from goldenhorn.board_view.layout import FLIGHT
from goldenhorn.engine.events import CardsDrawn, Event, WindPlayed
from goldenhorn.engine.pieces import OPEN_HANDS, Cards
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import State, size_of
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.apply_event import after_event
from goldenhorn.session.game import Game
from goldenhorn.storage.settings import Settings
from tests.placed_match import stand_at
from tests.scenes.board_table import Table, game_of
from tests.scenes.couch import Couch, MakeCouch

COMPANIES = (("human", "easy"), ("human", "human", "easy"), ("easy", "human", "medium", "hard"))
H6 = frozenset({OPEN_HANDS})


def couch_of(make_couch: MakeCouch) -> Couch:
    return make_couch(settings=Settings(fullscreen=False))


def other_hands(board: Board) -> dict[int, Cards]:
    """What is seen of all hands but the one in front."""
    others = board.widgets.hand.others
    assert others is not None
    seen: dict[int, Cards] = {}
    for seat, (key, *_place) in others.snapshot().items():
        assert isinstance(seat, int)
        assert isinstance(key, tuple)
        seen[seat] = key[1]
    return seen


def hand_in_front(board: Board) -> int:
    """How many cards are seen of the hand in front."""
    return len(board.widgets.hand.view.snapshot())


def assert_all_seen(board: Board, state: State) -> None:
    """All hands are seen as they are."""
    assert hand_in_front(board) == state.hand_size(state.player)
    assert other_hands(board) == {
        seat: state.hand(seat) for seat in range(len(state.hands)) if seat != state.player
    }


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("who", COMPANIES)
def test_every_hand_is_seen_whoever_is_to_move(
    make_couch: MakeCouch, who: tuple[str, ...], expansion: bool
) -> None:
    chance = random.Random(5)
    game = game_of(*who, expansion=expansion, rules=H6)
    table = Table(couch_of(make_couch), game)
    board = table.board
    movers = set()
    for _turn in range(2 * len(who)):
        assert_all_seen(board, game.state)
        movers.add(game.state.player)
        mover = game.state.player
        while game.state.player == mover:
            board.play((chance.choice(game.legal_actions),))
            board.skip()
    assert movers == set(range(len(who)))


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("who", COMPANIES)
def test_no_hand_covers_another_or_leaves_the_screen(
    make_couch: MakeCouch, who: tuple[str, ...], expansion: bool
) -> None:
    game = game_of(*who, expansion=expansion, rules=H6)
    draft = game.state.thaw()
    draft.hands = ((1, 2, 1, 1, 3, 1),) * len(who)
    stand_at(game.match, draft.freeze())
    board = Table(couch_of(make_couch), game).board
    others = board.widgets.hand.others
    assert others is not None
    sprites = others._sprites.shown(others.snapshot())
    things = [
        pygame.Rect((sprite.x, sprite.y), sprite.image.size)
        for sprite in sprites
        if sprite.image is not None
    ]
    assert len(things) == len(who) - 1
    layout = board.widgets.layout
    things += [pygame.Rect(panel) for panel in layout.panels]
    things += [pygame.Rect(each) for each in (*layout.dominions, layout.prompt)]
    if layout.event is not None:
        things.append(pygame.Rect(layout.event))
    for thing in things[: len(who) - 1]:
        assert pygame.Rect((0, 0), layout.size).contains(thing)
        assert len(thing.collidelistall(things)) == 1


@pytest.mark.parametrize("who", [("human", "easy"), ("human", "human"), ("easy", "easy")])
def test_without_h6_no_hand_lies_beside_another(
    make_couch: MakeCouch, who: tuple[str, ...]
) -> None:
    board = Table(couch_of(make_couch), game_of(*who)).board
    assert board.widgets.hand.others is None


def first_event(kind: type[Event], mover: int) -> tuple[Game, State, Event]:
    """A game by H6 in which an action of a seat brings a kind of event about, and before it."""
    game, chance = game_of("human", "easy", "easy", rules=H6), random.Random(1)
    while not game.is_over:
        position, action = game.state, chance.choice(game.legal_actions)
        _after, events = apply(position, action)
        for event in events:
            if isinstance(event, kind) and game.state.player == mover:
                return game, position, event
            position = after_event(position, event)
        game.play(action)
    raise AssertionError(f"no game has {kind}")


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("kind", [WindPlayed, CardsDrawn])
def test_cards_fly_between_the_desk_and_the_hand_in_front(
    make_couch: MakeCouch, kind: type[Event], mover: int
) -> None:
    game, before, event = first_event(kind, mover)
    if isinstance(event, CardsDrawn):
        assert size_of(event.cards)
    board = Table(couch_of(make_couch), game).board
    choreography = board.widgets.choreography
    hand = board.controller.hand_in_front(before)
    assert hand == mover
    choreography.play((event,), before, after_event(before, event), hand)
    highest = board.widgets.layout.size[1]
    while not choreography.is_still:
        choreography.update()
        for sprite in board.picture.visible:
            if FLIGHT - 0.5 <= sprite.z <= FLIGHT:
                highest = min(highest, sprite.rect.centery)
    assert board.widgets.layout.desk_top - 100 < highest < board.widgets.layout.size[1]
    assert_all_seen(board, after_event(before, event))

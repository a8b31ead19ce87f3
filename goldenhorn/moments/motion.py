"""Every animation of the board in its middle, each of an event that a real action brings about.

How long a script takes is found by rehearsing it on another board; no ticks are written down here.
"""

from collections.abc import Callable

from goldenhorn.engine.actions import Action, Announce, Conquer, Train
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    Event,
    FarmersTrained,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.pieces import COLOURS, Stock
from goldenhorn.engine.rules import apply
from goldenhorn.engine.state import size_of
from goldenhorn.game import Game
from goldenhorn.moments.moment import Missed, moment
from goldenhorn.moments.powers import farmers_to_train
from goldenhorn.moments.table import FOUR, courses, seat_people
from goldenhorn.scenes.board import Board
from goldenhorn.studio import Studio

LONG_HOP = 3
"""Squares: two that are taken, and the one behind them."""
MANY_PIECES = 3
MOST_CARDS = 3
"""As many as a ship can draw."""
MIDDLE = 1 / 2
SABRES_CROSS, LOOT_FLIES = 0.38, 0.6
"""A raid has two things to show, one on each side of its middle."""
FORGONE = (Announce, Conquer, Train)
"""What the first seat has not done before, so that it can do it when it is looked for."""

Wanted = Callable[[Event], bool]


def _goods(cargo: Stock) -> int:
    """Cubes only: people are too small to be made out from afar."""
    return sum(cargo[: len(COLOURS)])


def _loads(event: Event) -> bool:
    return isinstance(event, CargoLoaded) and _goods(event.cargo) >= MANY_PIECES


def _refills(event: Event) -> bool:
    return isinstance(event, PortFilled) and sum(event.added) >= MANY_PIECES


def _sails(event: Event) -> bool:
    return isinstance(event, ShipSailed) and abs(event.landing - event.origin) == 1


def _hops(event: Event) -> bool:
    return isinstance(event, ShipSailed) and abs(event.landing - event.origin) >= LONG_HOP


def _unloads(event: Event) -> bool:
    return isinstance(event, CargoUnloaded) and _goods(event.cargo) >= MANY_PIECES


def _draws(event: Event) -> bool:
    return isinstance(event, CardsDrawn) and size_of(event.cards) == MOST_CARDS


def _trains(event: Event) -> bool:
    return isinstance(event, FarmersTrained)


def _any(kind: type[Event]) -> Wanted:
    return lambda event: isinstance(event, kind)


ANIMATIONS: tuple[tuple[Wanted, dict[str, float]], ...] = (
    (_loads, {"loading": MIDDLE}),
    (_refills, {"refilling": MIDDLE}),
    (_sails, {"sailing": MIDDLE}),
    (_hops, {"hop": MIDDLE}),
    (_any(WindPlayed), {"wind": MIDDLE}),
    (_any(ShipTurned), {"turning": MIDDLE}),
    (_unloads, {"unloading": MIDDLE}),
    (_draws, {"drawing": MIDDLE}),
    (_any(PileReshuffled), {"reshuffling": MIDDLE}),
    (_any(ShipRobbed), {"raid_sabres": SABRES_CROSS, "raid_loot": LOOT_FLIES}),
    (_any(DominionConquered), {"conquering": MIDDLE}),
    (_trains, {"training": MIDDLE}),
    (_any(TurnEnded), {"turn_passes": MIDDLE}),
)
"""Which events are shown so, and how much of their script is over when a picture is taken."""


@moment(*(f"motion_{name}" for _wanted, shares in ANIMATIONS for name in shares))
def motion(studio: Studio) -> None:
    """What the choreography shows of every event."""
    rehearsals: dict[int, Board] = {}  # by the number of players: a board takes long to be made
    for wanted, shares in ANIMATIONS:
        game, action, number = _found(wanted, next(iter(shares)))
        players = len(game.seats)
        if players not in rehearsals:
            rehearsals[players] = _board(studio, game)
        begins, ends = _rehearsed(rehearsals[players], game, action, number)
        board = _board(studio, game)
        studio.show(board)
        board.play((action,))
        now = 0
        for name, share in shares.items():
            at = round(begins + (ends - begins) * share)
            studio.wait(at - now)
            studio.take(f"motion_{name}")
            now = at


def _found(wanted: Wanted, name: str) -> tuple[Game, Action, int]:
    """A game, what its first seat may do there, and which of its events is wanted."""
    is_rare = wanted is _trains  # so rare that the search would take longer than all the rest
    games = (farmers_to_train(),) if is_rare else courses(*FOUR, expansion=True, forgone=FORGONE)
    for game in games:
        for action in game.legal_actions:
            _after, events = apply(game.state, action)
            for number, event in enumerate(events):
                if wanted(event):
                    return game, action, number
    raise Missed(f"In no game there was any {name} to be shown.")


def _board(studio: Studio, game: Game) -> Board:
    scene = studio.journey.board(seat_people(studio, game))
    assert isinstance(scene, Board)
    return scene


def _rehearsed(board: Board, game: Game, action: Action, number: int) -> tuple[int, int]:
    """After how many ticks an event of an action begins to be shown, and ends."""
    before = game.state
    after, events = apply(before, action)
    choreography = board.parts.choreography

    def ticks_of(part: tuple[Event, ...]) -> int:
        choreography.play(part, before, after, board.proceedings.open_hand)
        ticks = 0
        while not choreography.is_idle:
            choreography.update()
            ticks += 1
        return ticks

    return ticks_of(events[:number]), ticks_of(events[: number + 1])

"""Everything that moves on the board: the events of real actions, ships being placed, and sheets.

How long a script takes is found by rehearsing it on another board; no ticks are written down here.
"""

from collections.abc import Callable

from goldenhorn.board_view.overlays.overlay import Overlay
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
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.board.placement import GLIDE_TICKS
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    begun,
    board_of,
    courses,
    game_after,
    seat_people,
    show_board,
    wait_for,
)
from goldenhorn.tools.scenarios.powers import farmers_to_train, game_to_announce
from goldenhorn.tools.scenarios.scenario import Missed, Scenario, scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

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

LONGEST = 90
"""Ticks in which every sheet has come to rest."""
BEFORE_PLATE = GLIDE_TICKS * 2 // 5
"""In the very middle of its way a ship is behind the plate of its owner."""

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


SHARES: tuple[tuple[Wanted, dict[str, float]], ...] = (
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


def _animation(wanted: Wanted, shares: dict[str, float]) -> Scenario:
    pictures = [f"motion_{name}" for name in shares]

    def show(driver: ScreenshotDriver) -> None:
        game, action, number = _found(wanted, next(iter(shares)))
        begins, ends = _rehearsed(board_of(driver, game), game, action, number)
        board = driver.show(lambda: board_of(driver, game))
        board.play((action,))
        now = 0
        for picture, share in zip(pictures, shares.values(), strict=True):
            at = round(begins + (ends - begins) * share)
            driver.wait(at - now)
            driver.take(picture)
            now = at
        driver.wait(ends - now)

    return Scenario(pictures[0], ("CoachedBoard",), tuple(pictures), show)


ANIMATIONS = tuple(_animation(wanted, shares) for wanted, shares in SHARES)


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


def _rehearsed(board: Board, game: Game, action: Action, number: int) -> tuple[int, int]:
    """After how many ticks an event of an action begins to be shown, and ends."""
    before = game.state
    after, events = apply(before, action)
    choreography = board.widgets.choreography

    def ticks_of(part: tuple[Event, ...]) -> int:
        choreography.play(part, before, after, board.controller.open_hand)
        ticks = 0
        while not choreography.is_idle:
            choreography.update()
            ticks += 1
        return ticks

    return ticks_of(events[:number]), ticks_of(events[: number + 1])


# --- Beside the events ---------------------------------------------------------------------------


@scenario("motion_placing", "motion_calling", "motion_bell", screens=("Placement", "CoachedBoard"))
def openings(driver: ScreenshotDriver) -> None:
    """A ship is sent to the other port, a player is called, and the last round is rung in."""
    driver.show(lambda: driver.navigation.board(seat_people(driver, begun(*FOUR))))
    driver.press(Button.RIGHT, settles=False)
    driver.wait(BEFORE_PLATE)
    driver.take("motion_placing")
    board = show_board(driver, game_after(60, HUMAN, HUMAN, "easy", "medium"))
    handover, seat = board.widgets.handover, board.game.state.player
    wait_for(driver, "hand-over", lambda: handover.is_shown)
    _take_half_way(driver, "motion_calling", handover, lambda: board.modals.call(seat))
    board = show_board(driver, game_to_announce())
    board.play((Announce(),))
    banner, sheets = board.widgets.banner, board.modals
    wait_for(driver, "last round", lambda: banner.is_shown)

    def ring_again() -> None:
        banner.remove()
        sheets.ring_soon()
        sheets.ring()  # coming to rest
        sheets.ring()

    _take_half_way(driver, "motion_bell", banner, ring_again)


def _take_half_way(
    driver: ScreenshotDriver, name: str, sheet: Overlay, show_again: Callable[[], object]
) -> None:
    """See when a sheet moves that has just come up, and take it in the middle of that."""
    moved, shown = [], sheet.snapshot()
    for tick in range(1, LONGEST):
        driver.wait(1)
        if sheet.snapshot() != shown:
            moved.append(tick)
            shown = sheet.snapshot()
    show_again()
    driver.wait((moved[0] + moved[-1]) // 2)
    driver.take(name)

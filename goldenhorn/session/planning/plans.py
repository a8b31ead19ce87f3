"""What a player can plan before committing to it, from what a position shows to all.

A plan is perhaps a raid, then a departure and a voyage. A hand counts only where the position shows
it, which it does where it lies open; what the shared screen offers tells nothing of a hidden one.
What `cards_missing` says of a hidden hand belongs in the private layer.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from goldenhorn.engine.actions import Action, Advance, Load, Raid, Sail, Stop, Wind
from goldenhorn.engine.board import MODONE, Port
from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.harbour import cargo_from
from goldenhorn.engine.legality import goods_carried, legal_actions
from goldenhorn.engine.pieces import (
    EMPTY,
    FARMERS,
    MUST_SAIL_ON,
    MUST_TURN_BACK,
    SOLDIERS,
    Cards,
    Cargo,
    Colour,
    FaceDown,
    Stock,
    plus,
)
from goldenhorn.engine.scoring import set_bonus as bonus_of
from goldenhorn.engine.scoring import sets_of
from goldenhorn.engine.state import Position, Ship, size_of


@frozen
class Leg:
    """One step of a voyage."""

    origin: int
    landing: int
    toll: Colour | None
    """The wind card that leaving the origin costs; None is free."""

    @property
    def skipped(self) -> tuple[int, ...]:
        """The squares it passes because they cannot take the ship (R30)."""
        step = 1 if self.landing > self.origin else -1
        return tuple(range(self.origin + step, self.landing, step))


@frozen
class Voyage:
    """How a ship gets to one landing."""

    ship: int
    departure: Load | Sail | None
    """How the move begins; None goes on with a ship that is under way already."""
    start: int
    """The square it begins on."""
    legs: tuple[Leg, ...]
    """None at all where a ship under way stops at once."""
    ends_in_port: bool

    @property
    def landing(self) -> int:
        """Where it ends."""
        return self.legs[-1].landing if self.legs else self.start

    @property
    def tolls(self) -> tuple[Colour, ...]:
        """The wind cards it costs."""
        return tuple(leg.toll for leg in self.legs if leg.toll is not None)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What must be played for it."""
        later = self.legs if self.departure is None else self.legs[1:]
        ways_on = tuple(Advance() if leg.toll is None else Wind() for leg in later)
        begin = () if self.departure is None else (self.departure,)
        return (*begin, *ways_on, *(() if self.ends_in_port else (Stop(),)))


@frozen
class Gain:
    """What a plan brings, over what there is now; exactly what then happens."""

    unloaded: Stock
    """What goes from the ship to the warehouse."""
    robbed: Stock
    """What pirates bring to the warehouse."""
    points: int
    set_points: int
    """How many of the points come from sets (R51)."""
    widest_set: int
    """How many colours the set has that grew; 0 if none did."""
    cards: int
    """How many cards are drawn (R35), fewer if the piles run out (R36)."""


@frozen
class Plan:
    """A raid, if any, and a voyage."""

    voyage: Voyage
    raid: Raid | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What must be played for it."""
        return (*((self.raid,) if self.raid else ()), *self.voyage.actions)

    @property
    def cards(self) -> tuple[Colour, ...]:
        """The cards it costs."""
        return (*(self.raid.cards if self.raid else ()), *self.voyage.tolls)


def robbable(view: Position) -> tuple[tuple[int, int], ...]:
    """The ships (seat, number) that may be robbed now, whatever anybody holds (R21, R22, R64)."""
    if view.phase != "begin" or view.raided:
        return ()
    return tuple(
        (seat, number)
        for seat, fleet in enumerate(view.ships)
        if seat != view.player
        for number, ship in enumerate(fleet)
        if view.can_be_robbed(ship)
    )


def raids_on(view: Position, seat: int, number: int) -> tuple[Raid, ...]:
    """Every pair of cards that robs a ship, whether or not it is held (R21)."""
    sails = sorted(view.ships[seat][number].sails)
    return tuple(Raid(seat, number, pair) for pair in combinations_with_replacement(sails, 2))


def hand_shown(view: Position) -> Cards | None:
    """The hand of the player to move where it lies open; None where it is hidden."""
    hand = view.hands[view.player]
    return None if isinstance(hand, FaceDown) else hand


def raids(view: Position) -> tuple[Raid, ...]:
    """The raids that may be planned: those that an open hand can pay, else all (R21)."""
    if hand_shown(view) is not None:
        return tuple(action for action in legal_actions(view) if isinstance(action, Raid))
    return tuple(raid for ship in robbable(view) for raid in raids_on(view, *ship))


def departures(view: Position, number: int) -> tuple[Load | Sail, ...]:
    """The ways an own ship may start its move: each cargo, or each heading (R23, R24, R63)."""
    ship = view.ships[view.player][number]
    port = view.port_of(ship)
    if port is None or port is MODONE:
        straight, turned = Sail(number, False), Sail(number, True)
        if not ship.may_turn:
            return (straight,)
        return (turned,) if MUST_TURN_BACK in view.config.rules else (straight, turned)  # H2
    return tuple(Load(number, cargo) for cargo in _cargoes(ship, view.markets[port]))


def _cargoes(ship: Ship, market: Stock) -> Iterator[Cargo]:
    goods = [Cargo(colour) for colour in goods_carried(ship.sails) if market[colour]]
    yield from goods or (Cargo.NOTHING,)  # R25
    if market[SOLDIERS]:
        yield Cargo.SOLDIERS
    if market[FARMERS]:
        yield Cargo.FARMERS
        if market[SOLDIERS]:
            yield Cargo.TROOPS


def voyages(view: Position, departure: Load | Sail) -> tuple[Voyage, ...]:
    """Every landing a ship could make, the nearest first, as if all tolls could be paid."""
    ship = view.ships[view.player][departure.ship]
    heading = ship.heading
    if isinstance(departure, Sail) and departure.turn:
        heading = -heading
    return tuple(_landings(view, departure.ship, departure, heading))


def voyages_on(view: Position) -> tuple[Voyage, ...]:
    """The same for the ship under way, of which stopping at once may be the first."""
    assert view.sailing is not None
    ship = view.ships[view.player][view.sailing]
    return tuple(_landings(view, view.sailing, None, ship.heading))


def _landings(
    view: Position, number: int, departure: Load | Sail | None, heading: int
) -> Iterator[Voyage]:
    ship = view.ships[view.player][number]
    must_sail_on = MUST_SAIL_ON in view.config.rules
    legs: tuple[Leg, ...] = ()
    at, is_first_step = ship.at, departure is not None
    while True:
        toll = None
        if not is_first_step:
            colour = view.route.colours[at]
            if colour is None:
                yield Voyage(number, departure, ship.at, legs, ends_in_port=True)
                return
            is_own = colour in ship.sails
            if not (is_own and must_sail_on):  # H1
                yield Voyage(number, departure, ship.at, legs, ends_in_port=False)
            toll = None if is_own else colour
        landing = view.next_landing(at, heading)
        legs = (*legs, Leg(at, landing, toll))
        at, is_first_step = landing, False


def end_of_free_run(choices: tuple[Voyage, ...]) -> int:
    """Which of the voyages goes furthest for nothing: what is offered first."""
    free = [number for number, voyage in enumerate(choices) if not voyage.tolls]
    return free[-1] if free else 0


def gain_of(view: Position, plan: Plan) -> Gain:
    """What a plan brings, from open facts."""
    player = view.player
    voyage, raid = plan.voyage, plan.raid
    ship = view.ships[player][voyage.ship]
    robbed = _loot(view, raid) if raid else EMPTY
    port = view.route.ports[voyage.landing]
    cargo = _cargo_aboard(view, ship, voyage.departure)
    unloaded = cargo if port in (Port.VENICE, Port.CONSTANTINOPLE) else EMPTY
    before = view.warehouses[player]
    after = plus(plus(before, robbed), unloaded)
    set_points = bonus_of(after) - bonus_of(before)
    return Gain(
        unloaded=unloaded,
        robbed=robbed,
        points=sum(after) - sum(before) + set_points,
        set_points=set_points,
        widest_set=_grown_set(before, after),
        cards=_cards_drawn(view, plan, ship, port),
    )


def _loot(view: Position, raid: Raid) -> Stock:
    cargo = view.ships[raid.player][raid.ship].cargo
    piece = next(kind for kind, count in enumerate(cargo) if count)
    return EMPTY[:piece] + (1,) + EMPTY[piece + 1 :]


def _cargo_aboard(view: Position, ship: Ship, departure: Load | Sail | None) -> Stock:
    port = view.port_of(ship)
    if port is None or not isinstance(departure, Load):
        return ship.cargo
    return cargo_from(view.markets[port], departure.cargo)


def _grown_set(before: Stock, after: Stock) -> int:
    old = sets_of(before)
    for number, width in enumerate(sets_of(after)):
        if width >= 4 and (number >= len(old) or width > old[number]):
            return width
    return 0


def _cards_drawn(view: Position, plan: Plan, ship: Ship, port: Port | None) -> int:
    if port is None or (port is MODONE and view.config.players == 2):  # R35
        return 0
    left = size_of(view.deck) + sum(view.discard) + len(plan.cards)
    return min(4 - len(ship.sails), left)


def cards_missing(hand: Cards, plan: Plan) -> tuple[Colour, ...]:
    """The cards a plan costs that a hand lacks: private."""
    return lacking(hand, plan.cards)


def lacking(hand: Cards, price: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Those of some cards that a hand lacks: private where it is hidden."""
    wanted = Counter(price)
    return tuple(
        colour for colour, count in sorted(wanted.items()) for _ in range(count - hand[colour])
    )

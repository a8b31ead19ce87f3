"""Which actions are open to the player to move: the one source of legality.

Depends on open information and the mover's own hand only. Every list has a fixed order: pirates by
seat, ship and colours; loads and sails by ship; sailing on before stopping; then announcing,
conquering and training; the end of the turn last. The actions themselves are made once and shared.
"""

from functools import cache
from itertools import combinations_with_replacement, product

from goldenhorn.engine.actions import (
    Action,
    Advance,
    Announce,
    Conquer,
    EndTurn,
    Load,
    PlaceFleet,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.engine.board import MODONE, ORIGIN_PORTS
from goldenhorn.engine.pieces import (
    COLOURS,
    DOMINIONS,
    FARMERS,
    MUST_SAIL_ON,
    MUST_TURN_BACK,
    SHIPS_PER_FLEET,
    SOLDIERS,
    Cargo,
    Colour,
    Sails,
    Stock,
)
from goldenhorn.engine.state import Position

ADVANCE, WIND, STOP, ANNOUNCE, END_TURN = Advance(), Wind(), Stop(), Announce(), EndTurn()
PLACEMENTS: tuple[Action, ...] = tuple(
    PlaceFleet(ports) for ports in product(ORIGIN_PORTS, repeat=SHIPS_PER_FLEET)
)
LOADS = tuple(tuple(Load(ship, cargo) for cargo in Cargo) for ship in range(SHIPS_PER_FLEET))
_TROOPS, _NOTHING = Cargo.TROOPS, Cargo.NOTHING
SAILS = tuple((Sail(ship, False), Sail(ship, True)) for ship in range(SHIPS_PER_FLEET))


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return the actions open to the player to move; empty only when the game is over."""
    match position.phase:
        case "sail":
            actions = _sailing_on(position)
        case "begin":
            actions = [] if position.raided else _raids(position)  # R21
            actions += _departures(position)
        case "end":
            return (*anytime_actions(position), END_TURN)
        case "place":
            return PLACEMENTS  # R13
        case "over":
            return ()
        case _:
            raise ValueError(position.phase)
    actions += anytime_actions(position)
    return tuple(actions)


def anytime_actions(position: Position) -> list[Action]:
    """Return what may be done at any moment of the own turn: announce, conquer, train."""
    actions: list[Action] = []
    player = position.player
    warehouse = position.warehouses[player]
    if position.end_cause is None and position.has_all_colours(player):  # R40
        actions.append(ANNOUNCE)
    soldiers, farmers = warehouse[SOLDIERS:]
    if soldiers or farmers:
        if not position.conquered:  # R66
            for dominion, owner in enumerate(position.owners):
                if owner is None:
                    actions += payments(dominion, soldiers, farmers)
        actions += trainings(min(farmers, position.store))  # R67
    return actions


def _raids(position: Position) -> list[Action]:
    """Pirates against every opponent's ship that the hand can pay for (R21, R22, R64)."""
    raids: list[Action] = []
    player = position.player
    hand = position.hand(player)
    for seat, fleet in enumerate(position.ships):
        if seat != player:
            for index, ship in enumerate(fleet):
                if position.can_be_robbed(ship):
                    # More than two cards of a colour are no more use than two.
                    held = tuple([c if (c := hand[colour]) < 3 else 2 for colour in ship.sails])
                    raids += _raids_on(seat, index, ship.sails, held)
    return raids


@cache
def _raids_on(seat: int, ship: int, sails: Sails, held: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the raids on a ship, given how many cards of each of its sails are held (R21)."""
    amount = dict(zip(sails, held, strict=True))
    return tuple(
        Raid(seat, ship, (one, other))
        for one, other in combinations_with_replacement(sorted(sails), 2)
        if (amount[one] > 1 if one is other else amount[one] and amount[other])
    )


def _departures(position: Position) -> list[Action]:
    """Start a move: with every own ship, each with every cargo or heading it may take (R20)."""
    departures: list[Action] = []
    must_turn_back = MUST_TURN_BACK in position.config.rules
    ports = position.route.ports
    for index, ship in enumerate(position.ships[position.player]):
        port = ports[ship.at]
        if port is None or port is MODONE:
            straight, turned = SAILS[index]
            if not (ship.may_turn and must_turn_back):  # H2
                departures.append(straight)
            if ship.may_turn:  # R23
                departures.append(turned)
        else:
            departures += _loads(index, ship.sails, position.markets[port])
    return departures


def _loads(index: int, sails: Sails, market: Stock) -> list[Action]:
    loads = LOADS[index]
    choices: list[Action] = [loads[colour] for colour in goods_carried(sails) if market[colour]]
    if not choices:
        choices.append(loads[_NOTHING])  # R25
    soldiers, farmers = market[SOLDIERS:]  # R63
    if soldiers:
        choices.append(loads[SOLDIERS])
    if farmers:
        choices.append(loads[FARMERS])
        if soldiers:
            choices.append(loads[_TROOPS])
    return choices


def _sailing_on(position: Position) -> list[Action]:
    """Sail on or stop, for the ship under way."""
    assert position.sailing is not None
    ship = position.ships[position.player][position.sailing]
    colour = position.route.colours[ship.at]
    assert colour is not None
    if colour in ship.sails:  # R31
        return [ADVANCE] if MUST_SAIL_ON in position.config.rules else [ADVANCE, STOP]  # H1
    if position.hand(position.player)[colour]:  # R31
        return [WIND, STOP]
    return [STOP]  # R32


@cache
def goods_carried(sails: Sails) -> tuple[Colour, ...]:
    """Return the colours a ship may load: those not on its sails (R24)."""
    return tuple(colour for colour in COLOURS if colour not in sails)


def payments(dominion: int, soldiers: int, farmers: int) -> tuple[Conquer, ...]:
    """Return every exact payment for a dominion out of so many people (R66)."""
    price = DOMINIONS[dominion].soldiers
    return _payments(dominion, min(soldiers, price), min(farmers, 2 * price))


@cache
def _payments(dominion: int, soldiers: int, farmers: int) -> tuple[Conquer, ...]:
    price = DOMINIONS[dominion].soldiers
    return tuple(
        Conquer(dominion, price - pairs, 2 * pairs)
        for pairs in range(price + 1)
        if price - pairs <= soldiers and 2 * pairs <= farmers
    )


@cache
def trainings(most: int) -> tuple[Train, ...]:
    """Return every way to train one up to so many farmers (R67)."""
    return tuple(Train(count) for count in range(1, most + 1))

"""The rule sheet in its own order: set-up, a turn, sailing, the end, the expansion.

`setup` makes a game's first state and `apply` the state after an action. Both are pure. `apply`
trusts its caller that the action is among `legal_actions` (legality.py); Match checks.
"""

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
from goldenhorn.engine.board import (
    EAST,
    MODONE,
    ORIGIN_PORTS,
    printed_route,
    shuffled_route,
    way_out,
)
from goldenhorn.engine.chance import seeded
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import (
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    EndCause,
    Event,
    FarmersTrained,
    FleetPlaced,
    GameEnded,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.harbour import cargo_from, draw_cards, is_bare, put_market, refill
from goldenhorn.engine.legality import anytime_actions
from goldenhorn.engine.moves import discard, next_seat, put_ship, store, store_people
from goldenhorn.engine.pieces import (
    ALL_CARDS,
    ALL_GOODS,
    ALL_GOODS_AND_PEOPLE,
    DOMINIONS,
    EMPTY,
    HAND_AT_START,
    MODONE_FOR_THREE,
    NO_CARDS,
    ONE_MORE_TURN,
    SHUFFLED_SEA,
    SOLDIERS_IN_STORE,
    Stock,
    minus,
)
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.state import Draft, Ship, State

QUIET_TURNS_PER_PLAYER = 10  # R43


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Play an action: the state after it, and what happened on the way."""
    draft = state.thaw()
    events: list[Event] = []
    match action:
        case Load():
            _load(draft, action, events)
        case Sail():
            _sail(draft, action, events)
        case Advance():
            _advance(draft, events)
        case Wind():
            _wind(draft, events)
        case Stop():
            _finish_move(draft, events)  # R32
        case Raid():
            _raid(draft, action, events)
        case EndTurn():
            _end_turn(draft, events)
        case Announce():
            _bring_end(draft, EndCause.ANNOUNCED, events)  # R40
            _end_turn_if_nothing_is_open(draft, events)
        case Conquer():
            _conquer(draft, action, events)
            _end_turn_if_nothing_is_open(draft, events)
        case Train():
            _train(draft, action, events)
            _end_turn_if_nothing_is_open(draft, events)
        case PlaceFleet():
            _place_fleet(draft, action, events)
        case _:
            raise TypeError(f"not an action: {action!r}")
    return draft.freeze(), tuple(events)


# --- Set-up -------------------------------------------------------------------------------------


def setup(config: Config, seed: int) -> State:
    """Return the first state of a game: the board is laid, nobody has placed a fleet yet."""
    chance = seeded(seed)
    modone_for_three = MODONE_FOR_THREE in config.rules
    if SHUFFLED_SEA in config.rules:
        route, chance = shuffled_route(config.players, modone_for_three, chance)
    else:
        route = printed_route(config.players, modone_for_three)
    return Draft(
        config=config,
        route=route,
        chance=chance,
        turn=0,
        player=config.start,
        phase="place",
        sailing=None,
        raided=False,
        conquered=False,
        stirred=False,
        quiet_turns=0,
        end_cause=None,
        ends_before=config.start,
        ships=tuple(
            tuple(Ship(sails, 0, EAST, EMPTY, False) for sails in config.fleet_of(seat).sails)
            for seat in range(config.players)
        ),
        markets=(EMPTY, EMPTY),
        warehouses=(EMPTY,) * config.players,
        hands=(NO_CARDS,) * config.players,
        discard=NO_CARDS,
        deck=ALL_CARDS,
        bag=ALL_GOODS_AND_PEOPLE if config.expansion else ALL_GOODS,
        owners=(None,) * len(DOMINIONS) if config.expansion else (),
        store=SOLDIERS_IN_STORE if config.expansion else 0,
        black_out=0,
    ).freeze()


def _place_fleet(draft: Draft, action: PlaceFleet, events: list[Event]) -> None:
    player = draft.player
    for index, (ship, port) in enumerate(zip(draft.ships[player], action.ports, strict=True)):
        at = draft.route.square_of(port)
        put_ship(draft, player, index, Ship(ship.sails, at, way_out(port), EMPTY, False))
    events.append(FleetPlaced(player, action.ports))
    draft.player = next_seat(draft)
    if draft.player == draft.config.start:  # R13: all have placed
        _open_the_game(draft, events)


def _open_the_game(draft: Draft, events: list[Event]) -> None:
    """Fill the ports, then deal the cards (R14)."""
    for port in ORIGIN_PORTS:
        refill(draft, port, events)
    for place in range(draft.config.players):
        seat = (draft.config.start + place) % draft.config.players
        draw_cards(draft, seat, HAND_AT_START, events)
    draft.phase = "begin"


# --- A turn -------------------------------------------------------------------------------------


def _raid(draft: Draft, action: Raid, events: list[Event]) -> None:
    """Pay two cards and bring one cube from a ship at sea home (R21)."""
    player = draft.player
    for colour in action.cards:
        discard(draft, colour)
    victim = draft.ships[action.player][action.ship]
    piece = next(kind for kind, count in enumerate(victim.cargo) if count)
    loot = EMPTY[:piece] + (1,) + EMPTY[piece + 1 :]
    cargo = minus(victim.cargo, loot)
    robbed = Ship(victim.sails, victim.at, victim.heading, cargo, cargo == EMPTY)  # R23
    put_ship(draft, action.player, action.ship, robbed)
    store(draft, loot)
    draft.raided = draft.stirred = True
    events.append(ShipRobbed(player, action.player, action.ship, action.cards, piece))


def _load(draft: Draft, action: Load, events: list[Event]) -> None:
    """Load, refill the port, then sail the first step (R24)."""
    ship = draft.ships[draft.player][action.ship]
    port = draft.route.ports[ship.at]
    assert port is not None
    market = draft.markets[port]
    cargo = cargo_from(market, action.cargo)
    if cargo != EMPTY:
        put_market(draft, port, minus(market, cargo))
        draft.stirred = True
        events.append(CargoLoaded(draft.player, action.ship, port, cargo))
    refill(draft, port, events)
    if is_bare(draft.markets[port]):  # R41
        _bring_end(draft, EndCause.PORT_EMPTY, events)
    _step(draft, action.ship, ship, ship.heading, cargo, events)


# --- Sailing ------------------------------------------------------------------------------------


def _sail(draft: Draft, action: Sail, events: list[Event]) -> None:
    """Start a move at sea or in Modone; the heading is fixed now (R23, R26)."""
    ship = draft.ships[draft.player][action.ship]
    heading = ship.heading
    if action.turn:
        heading = -heading
        events.append(ShipTurned(draft.player, action.ship, heading))
    _step(draft, action.ship, ship, heading, ship.cargo, events)


def _advance(draft: Draft, events: list[Event]) -> None:
    assert draft.sailing is not None
    ship = draft.ships[draft.player][draft.sailing]
    _step(draft, draft.sailing, ship, ship.heading, ship.cargo, events)


def _wind(draft: Draft, events: list[Event]) -> None:
    """Pay for the next step with a card of the square's colour (R31)."""
    assert draft.sailing is not None
    ship = draft.ships[draft.player][draft.sailing]
    colour = draft.route.colours[ship.at]
    assert colour is not None
    discard(draft, colour)
    events.append(WindPlayed(draft.player, colour))
    _step(draft, draft.sailing, ship, ship.heading, ship.cargo, events)


def _step(
    draft: Draft, index: int, ship: Ship, heading: int, cargo: Stock, events: list[Event]
) -> None:
    """Go on to the next square that can take the ship; a port ends the move (R30, R33)."""
    player = draft.player
    landing = draft.next_landing(ship.at, heading)
    events.append(ShipSailed(player, index, ship.at, landing))
    port = draft.route.ports[landing]
    if port is None:
        put_ship(draft, player, index, Ship(ship.sails, landing, heading, cargo, False))
        draft.phase = "sail"
        draft.sailing = index
    elif port is MODONE:
        put_ship(draft, player, index, Ship(ship.sails, landing, heading, cargo, False))
        if draft.config.players > 2:  # R35
            _draw_on_arrival(draft, ship, events)
        _finish_move(draft, events)
    else:
        if cargo != EMPTY:  # R34, R65
            store(draft, cargo)
            draft.stirred = True
            events.append(CargoUnloaded(player, index, port, cargo))
        put_ship(draft, player, index, Ship(ship.sails, landing, way_out(port), EMPTY, False))
        _draw_on_arrival(draft, ship, events)
        _finish_move(draft, events)


def _draw_on_arrival(draft: Draft, ship: Ship, events: list[Event]) -> None:
    """Three, two or one card for sails of one, two or three colours (R35)."""
    draw_cards(draft, draft.player, 4 - len(ship.sails), events)


# --- The end ------------------------------------------------------------------------------------


def _finish_move(draft: Draft, events: list[Event]) -> None:
    draft.sailing = None
    draft.phase = "end"
    _end_turn_if_nothing_is_open(draft, events)


def _end_turn_if_nothing_is_open(draft: Draft, events: list[Event]) -> None:
    """After the move the turn ends by itself, unless something may still be done (R40, R66)."""
    if draft.phase == "end" and not anytime_actions(draft):
        _end_turn(draft, events)


def _bring_end(draft: Draft, cause: EndCause, events: list[Event]) -> None:
    """The end has come, unless it already had (R40, R41, R43, R69)."""
    if draft.end_cause is None:
        draft.end_cause = cause
        if ONE_MORE_TURN in draft.config.rules:  # H3
            draft.ends_before = draft.player
        events.append(EndCame(draft.player, cause, draft.ends_before))


def _end_turn(draft: Draft, events: list[Event]) -> None:
    draft.turn += 1
    events.append(TurnEnded(draft.player, draft.turn))
    draft.quiet_turns = 0 if draft.stirred else draft.quiet_turns + 1
    if draft.quiet_turns >= QUIET_TURNS_PER_PLAYER * draft.config.players:  # R43
        _bring_end(draft, EndCause.QUIET, events)
    following = next_seat(draft)
    if draft.end_cause is not None and following == draft.ends_before:  # R42
        draft.phase = "over"
        events.append(GameEnded(scores(draft), winners(draft)))
    else:
        draft.player = following
        draft.phase = "begin"
        draft.raided = draft.conquered = draft.stirred = False


# --- The expansion ------------------------------------------------------------------------------


def _conquer(draft: Draft, action: Conquer, events: list[Event]) -> None:
    """Pay soldiers back to the store and farmers out of the game (R66)."""
    player, tile = draft.player, action.dominion
    store_people(draft, -action.soldiers, -action.farmers)
    draft.store += action.soldiers
    draft.black_out += action.farmers
    draft.owners = (*draft.owners[:tile], player, *draft.owners[tile + 1 :])
    draft.conquered = draft.stirred = True
    events.append(DominionConquered(player, tile, action.soldiers, action.farmers))
    if None not in draft.owners:  # R69
        _bring_end(draft, EndCause.DOMINIONS_TAKEN, events)


def _train(draft: Draft, action: Train, events: list[Event]) -> None:
    """Exchange farmers for soldiers of the store (R67)."""
    store_people(draft, action.count, -action.count)
    draft.store -= action.count
    draft.black_out += action.count
    draft.stirred = True
    events.append(FarmersTrained(draft.player, action.count))

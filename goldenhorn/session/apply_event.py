"""Lead a public position from event to event, so that a picture can show what lies in between.

Reads what an event says and nothing else; never decides what is allowed. An event of many pieces
may be stepped piece by piece, as the same event with one piece each.
"""

from goldenhorn.engine.board import Port, way_out
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    Event,
    FarmersTrained,
    FleetPlaced,
    GameEnded,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.harbour import put_market
from goldenhorn.engine.pieces import (
    BLACK,
    EMPTY,
    FARMERS,
    NO_CARDS,
    SOLDIERS,
    WHITE,
    Cards,
    Colour,
    FaceDown,
    Stock,
    minus,
    plus,
    stock_of_people,
)
from goldenhorn.engine.state import Draft, Ship, State, size_of


def after_event(position: State, event: Event) -> State:
    """Return the position after an event, as far as it can be seen."""
    draft = position.thaw()
    match event:
        case FleetPlaced(player, ports):
            for number, port in enumerate(ports):
                _change_ship(draft, player, number, at=draft.route.square_of(port))
                _change_ship(draft, player, number, heading=way_out(port))
            draft.player = (player + 1) % draft.config.players
        case PortFilled(port, drawn, added):
            _fill(draft, port, drawn, added)
        case CardsDrawn(player, cards):
            _set_hand(draft, player, _joined(draft.hands[player], cards))
            draft.deck = _left(draft.deck, cards)
        case PileReshuffled(cards):
            draft.deck = _joined(draft.deck, cards)
            draft.discard = NO_CARDS
        case ShipRobbed(player, victim, number, cards, piece):
            for colour in cards:
                _discard(draft, player, colour)
            cargo = minus(draft.ships[victim][number].cargo, one_of(piece))
            _change_ship(draft, victim, number, cargo=cargo, may_turn=cargo == EMPTY)
            _store(draft, player, one_of(piece))
        case CargoLoaded(player, number, port, cargo):
            put_market(draft, port, minus(draft.markets[port], cargo))
            ship = draft.ships[player][number]
            _change_ship(draft, player, number, cargo=plus(ship.cargo, cargo))
        case ShipTurned(player, number, heading):
            _change_ship(draft, player, number, heading=heading)
        case WindPlayed(player, colour):
            _discard(draft, player, colour)
        case ShipSailed(player, number, _, landing):
            _change_ship(draft, player, number, at=landing, may_turn=False)
            harbour = draft.route.ports[landing]
            if harbour is not None and harbour is not Port.MODONE:
                _change_ship(draft, player, number, heading=way_out(harbour))
        case CargoUnloaded(player, number, _, cargo):
            ship = draft.ships[player][number]
            _change_ship(draft, player, number, cargo=minus(ship.cargo, cargo))
            _store(draft, player, cargo)
        case DominionConquered(player, dominion, soldiers, farmers):
            _store(draft, player, stock_of_people(-soldiers, -farmers))
            draft.store += soldiers
            draft.black_out += farmers
            owners = draft.owners
            draft.owners = (*owners[:dominion], player, *owners[dominion + 1 :])
        case FarmersTrained(player, count):
            _store(draft, player, stock_of_people(count, -count))
            draft.store -= count
            draft.black_out += count
        case EndCame(_, cause, ends_before):
            draft.end_cause, draft.ends_before = cause, ends_before
        case TurnEnded(player, turn):
            draft.turn, draft.phase = turn, "begin"
            draft.player = (player + 1) % draft.config.players
        case GameEnded():
            draft.phase = "over"
            draft.player = (draft.player - 1) % draft.config.players
        case _:
            raise TypeError(f"not an event: {event!r}")
    return draft.freeze()


def one_of(kind: int) -> Stock:
    """Return a stock of a single piece.

    >>> one_of(2)
    (0, 0, 1, 0, 0, 0, 0, 0)
    """
    return EMPTY[:kind] + (1,) + EMPTY[kind + 1 :]


def pieces_of(stock: Stock) -> list[int]:
    """Return the kinds in a stock, one for each piece.

    >>> pieces_of((2, 0, 1, 0, 0, 0, 0, 0))
    [0, 0, 2]
    """
    return [kind for kind, count in enumerate(stock) for _ in range(count)]


def _change_ship(
    draft: Draft,
    player: int,
    number: int,
    at: int | None = None,
    heading: int | None = None,
    cargo: Stock | None = None,
    may_turn: bool | None = None,
) -> None:
    fleet = draft.ships[player]
    old = fleet[number]
    new = Ship(
        old.sails,
        old.at if at is None else at,
        old.heading if heading is None else heading,
        old.cargo if cargo is None else cargo,
        old.may_turn if may_turn is None else may_turn,
    )
    fleet = (*fleet[:number], new, *fleet[number + 1 :])
    draft.ships = (*draft.ships[:player], fleet, *draft.ships[player + 1 :])


def _fill(draft: Draft, port: Port, drawn: tuple[int, ...], added: Stock) -> None:
    put_market(draft, port, plus(draft.markets[port], added))
    bag = minus(draft.bag, drawn)
    draft.bag = (*bag[:WHITE], bag[WHITE] + drawn[WHITE], bag[BLACK])  # R61: whites go back
    draft.store -= added[SOLDIERS]
    draft.black_out += drawn[BLACK] - added[FARMERS]


def _store(draft: Draft, player: int, goods: Stock) -> None:
    whole = plus(draft.warehouses[player], goods)
    draft.warehouses = (*draft.warehouses[:player], whole, *draft.warehouses[player + 1 :])


def _discard(draft: Draft, player: int, colour: Colour) -> None:
    draft.discard = plus(draft.discard, one_of(colour)[: len(NO_CARDS)])
    card = one_of(colour)[: len(NO_CARDS)]
    _set_hand(draft, player, _left(draft.hands[player], card))


def _set_hand(draft: Draft, player: int, hand: Cards | FaceDown) -> None:
    draft.hands = (*draft.hands[:player], hand, *draft.hands[player + 1 :])


def _joined(one: Cards | FaceDown, other: Cards | FaceDown) -> Cards | FaceDown:
    if isinstance(one, FaceDown) or isinstance(other, FaceDown):
        return FaceDown(size_of(one) + size_of(other))
    return plus(one, other)


def _left(cards: Cards | FaceDown, taken: Cards | FaceDown) -> Cards | FaceDown:
    if isinstance(cards, FaceDown) or isinstance(taken, FaceDown):
        return FaceDown(size_of(cards) - size_of(taken))
    return minus(cards, taken)

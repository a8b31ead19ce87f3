"""What happens in ports: filling the market from the bag, taking cargo, drawing cards.

Works on a Draft during one call of the rules; decides nothing.
"""

from goldenhorn.engine.board import VENICE, Port
from goldenhorn.engine.chance import take
from goldenhorn.engine.events import CardsDrawn, Event, PileReshuffled, PortFilled
from goldenhorn.engine.pieces import (
    BLACK,
    EMPTY,
    FARMERS,
    NO_CARDS,
    PORT_FULL,
    PORT_FULL_WITH_PEOPLE,
    SOLDIERS,
    WHITE,
    Cargo,
    Stock,
    plus,
)
from goldenhorn.engine.state import Draft


def cargo_from(market: Stock, cargo: Cargo) -> Stock:
    """Return what a choice of cargo takes from a market: always all there is of it (R24, R63)."""
    if cargo is Cargo.NOTHING:
        return EMPTY
    if cargo is Cargo.TROOPS:
        return EMPTY[:SOLDIERS] + market[SOLDIERS:]
    return EMPTY[:cargo] + (market[cargo],) + EMPTY[cargo + 1 :]


def refill(draft: Draft, port: Port, events: list[Event]) -> None:
    """Fill an origin port from the bag as far as it goes (R14, R24, R60)."""
    market = draft.markets[port]
    full = PORT_FULL_WITH_PEOPLE if draft.config.expansion else PORT_FULL
    missing = full - sum(market)
    if not missing or draft.bag == EMPTY:
        return
    drawn, draft.bag, draft.chance = take(draft.known_chance(), draft.bag, missing)
    added = _people_for_cubes(draft, drawn) if drawn[WHITE] or drawn[BLACK] else drawn
    put_market(draft, port, plus(market, added))
    events.append(PortFilled(port, drawn, added))


def _people_for_cubes(draft: Draft, drawn: tuple[int, ...]) -> Stock:
    """Replace the black and white cubes of a refill by soldiers, then farmers (R61, R62).

    The order in which the cubes came never matters: every black cube that made room for a soldier
    is out of the game before the store runs dry, and so at hand when a white cube needs it.
    """
    whites, blacks = drawn[WHITE], drawn[BLACK]
    soldiers = min(whites + blacks, draft.store)
    farmers = min(whites + blacks - soldiers, blacks + draft.black_out)
    draft.store -= soldiers
    draft.black_out += blacks - farmers
    draft.bag = (*draft.bag[:WHITE], draft.bag[WHITE] + whites, draft.bag[BLACK])
    return (*drawn[:SOLDIERS], soldiers, farmers)


def put_market(draft: Draft, port: Port, market: Stock) -> None:
    """Set what lies in an origin port."""
    venice, constantinople = draft.markets
    draft.markets = (market, constantinople) if port is VENICE else (venice, market)


def is_bare(market: Stock) -> bool:
    """Whether a port holds nothing that keeps it open: farmers do not count (R41, R69)."""
    return market[:FARMERS] == EMPTY[:FARMERS]


def draw_cards(draft: Draft, player: int, amount: int, events: list[Event]) -> None:
    """Draw from the pile into a hand (R35), shuffling the discards into a new one if need be."""
    missing = amount - _draw_from_pile(draft, player, amount, events)
    if missing and draft.discard != NO_CARDS:  # R36
        draft.deck, draft.discard = draft.discard, NO_CARDS
        events.append(PileReshuffled(draft.deck))
        _draw_from_pile(draft, player, missing, events)


def _draw_from_pile(draft: Draft, player: int, amount: int, events: list[Event]) -> int:
    drawn, draft.deck, draft.chance = take(draft.known_chance(), draft.shown_deck(), amount)
    count = sum(drawn)
    if count:
        hands = draft.hands
        hand = plus(draft.hand(player), drawn)
        draft.hands = (*hands[:player], hand, *hands[player + 1 :])
        events.append(CardsDrawn(player, drawn))
    return count

"""Small moves of pieces on a draft: a ship set down, goods stored, a card laid off.

Decides nothing and knows no rule but whose turn follows whose.
"""

from goldenhorn.engine.pieces import EMPTY, SOLDIERS, Stock, plus
from goldenhorn.engine.state import Draft, Ship


def next_seat(draft: Draft) -> int:
    """Return who moves after the player to move: clockwise (R15)."""
    return (draft.player + 1) % draft.config.players


def put_ship(draft: Draft, seat: int, index: int, ship: Ship) -> None:
    """Put a ship in the place of its former self."""
    ships = draft.ships
    fleet = ships[seat]
    fleet = fleet[:index] + (ship,) + fleet[index + 1 :]
    draft.ships = ships[:seat] + (fleet,) + ships[seat + 1 :]


def store(draft: Draft, goods: Stock) -> None:
    """Add goods or people to the mover's warehouse."""
    player, warehouses = draft.player, draft.warehouses
    warehouse = plus(warehouses[player], goods)
    draft.warehouses = warehouses[:player] + (warehouse,) + warehouses[player + 1 :]


def store_people(draft: Draft, soldiers: int, farmers: int) -> None:
    """Add soldiers and farmers to the mover's warehouse, or take them (below zero) out of it."""
    store(draft, (*EMPTY[:SOLDIERS], soldiers, farmers))


def discard(draft: Draft, colour: int) -> None:
    """Lay one of the mover's cards off."""
    player, hands, pile = draft.player, draft.hands, draft.discard
    hand = draft.hand(player)
    hand = hand[:colour] + (hand[colour] - 1,) + hand[colour + 1 :]
    draft.hands = hands[:player] + (hand,) + hands[player + 1 :]
    draft.discard = pile[:colour] + (pile[colour] + 1,) + pile[colour + 1 :]

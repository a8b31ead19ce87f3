"""What a seat may know: observe a position, redact an event, imagine what is hidden.

Hidden are the other hands, the draw pile and the future of all draws (R14). The bag's colours are
open, since anybody can deduce them; its order does not exist before cubes are drawn. A view is what
the table shows now: what a long memory could add (which cards a reshuffle put into the pile) is
left out.
"""

from goldenhorn.engine.chance import take
from goldenhorn.engine.events import CardsDrawn, Event
from goldenhorn.engine.pieces import ALL_CARDS, OPEN_HANDS, Cards, FaceDown, minus
from goldenhorn.engine.state import Position, State, size_of


def observe(state: State, seat: int | None) -> State:
    """Return the position as a seat may see it; None is the public, who sees no hand at all."""
    draft = state.thaw()
    draft.chance = None
    if OPEN_HANDS not in state.config.rules:  # H6
        draft.hands = tuple(
            hand if owner == seat else FaceDown(size_of(hand))
            for owner, hand in enumerate(state.hands)
        )
        draft.deck = FaceDown(size_of(state.deck))
    return draft.freeze()


def redact(event: Event, seat: int | None, rules: frozenset[str]) -> Event:
    """Return an event as a seat may see it: others' drawn cards lie face down, except by H6."""
    match event:
        case CardsDrawn(player, cards) if player != seat and OPEN_HANDS not in rules:
            return CardsDrawn(player, FaceDown(size_of(cards)))
        case _:
            return event


def unseen_cards(view: Position) -> Cards:
    """Return the cards that lie neither in the open nor in a hand this view shows."""
    unseen = minus(ALL_CARDS, view.discard)
    for cards in (*view.hands, view.deck):
        if not isinstance(cards, FaceDown):
            unseen = minus(unseen, cards)
    return unseen


def imagine(view: State, chance: int) -> State:
    """Return one full state that fits what a view shows; other numbers give other states."""
    unseen = unseen_cards(view)
    draft = view.thaw()
    hands: list[Cards | FaceDown] = []
    for hand in view.hands:
        if isinstance(hand, FaceDown):
            hand, unseen, chance = take(chance, unseen, hand.count)
        hands.append(hand)
    draft.hands = tuple(hands)
    if isinstance(view.deck, FaceDown):
        draft.deck = unseen
    draft.chance = chance
    return draft.freeze()

"""A position of the game: frozen data, and the questions one may ask of it.

Nothing here changes a game; rules.py does, by thawing a State into a Draft, changing the draft and
freezing it again. Unchanged parts are shared between states.
"""

from dataclasses import dataclass, fields
from typing import Any, Literal, NoReturn, cast

from goldenhorn.engine.board import Port, Route
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.pieces import COLOURS, EMPTY, SOLDIERS, Bag, Cards, FaceDown, Sails, Stock

Phase = Literal["place", "begin", "sail", "end", "over"]


class HiddenInformation(Exception):
    """Somebody asked a position for what the seat it was made for may not see."""


@frozen
class Ship:
    """One galleass: what it is, where it is and what it carries."""

    sails: Sails
    at: int
    """The square of the route it stands on."""
    heading: int
    """EAST or WEST; in an origin port the way out of it."""
    cargo: Stock
    may_turn: bool
    """It was robbed empty and may turn round when it next moves (R23)."""

    @property
    def is_empty(self) -> bool:
        """Whether it carries nothing."""
        return self.cargo == EMPTY


@dataclass(slots=True, eq=False)
class Position:
    """All fields of a game's position."""

    config: Config
    route: Route
    chance: int | None
    """The counter all further draws come from; None where it may not be known."""
    turn: int
    """How many turns are finished."""
    player: int
    """The seat to move."""
    phase: Phase
    sailing: int | None
    """The ship under way in phase sail."""
    raided: bool
    """The player has sent pirates in this turn."""
    conquered: bool
    """The player has conquered a dominion in this turn."""
    stirred: bool
    """Something was loaded, unloaded, robbed, conquered or trained in this turn (R43)."""
    quiet_turns: int
    """Turns in a row in which nothing stirred (R43)."""
    end_cause: EndCause | None
    """What brought the end, once it has come."""
    ends_before: int
    """The last turn is the one before this player's (R42, H3)."""
    ships: tuple[tuple[Ship, ...], ...]
    """The fleets by seat, each ship by the number of its sails: three colours, two, one."""
    markets: tuple[Stock, Stock]
    """What lies in Venice and in Constantinople."""
    warehouses: tuple[Stock, ...]
    hands: tuple[Cards | FaceDown, ...]
    discard: Cards
    deck: Cards | FaceDown
    """The draw pile; its order is not drawn before its cards are."""
    bag: Bag
    """The bag; its order is not drawn before its cubes are."""
    owners: tuple[int | None, ...]
    """Who holds each dominion, in the order of pieces.DOMINIONS; empty without the expansion."""
    store: int
    """Soldiers not in play (R60)."""
    black_out: int
    """Black cubes that have left the game (R61)."""

    @property
    def final_round(self) -> bool:
        """Whether the end has come and the last turns are being played (R42)."""
        return self.end_cause is not None

    def hand(self, seat: int) -> Cards:
        """Return a hand's cards; an error where the position does not show them."""
        return _shown(self.hands[seat])

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds: that is open to all (R14)."""
        return size_of(self.hands[seat])

    def shown_deck(self) -> Cards:
        """Return the draw pile's cards; an error where the position does not show them."""
        return _shown(self.deck)

    def known_chance(self) -> int:
        """Return the counter of chance; an error where the position does not show it."""
        if self.chance is None:
            raise HiddenInformation("The future of the draws may not be known.")
        return self.chance

    def port_of(self, ship: Ship) -> Port | None:
        """Return the port a ship lies in, None at sea."""
        return self.route.ports[ship.at]

    def can_be_robbed(self, ship: Ship) -> bool:
        """Whether pirates find something to take here, whatever they can pay (R22, R64)."""
        return (
            self.route.colours[ship.at] is not None
            and ship.cargo != EMPTY
            and not ship.cargo[SOLDIERS]
        )

    def has_all_colours(self, seat: int) -> bool:
        """Whether a warehouse holds at least one cube of each of the six colours (R40)."""
        return 0 not in self.warehouses[seat][: len(COLOURS)]

    def is_one_short(self, seat: int) -> bool:
        """Whether a warehouse lacks just one of the six colours (R40)."""
        return self.warehouses[seat][: len(COLOURS)].count(0) == 1

    def has_last_turn(self, seat: int) -> bool:
        """Whether a seat plays its last turn now, or still has it (R42, H3)."""
        players = self.config.players
        left = (self.ends_before - self.player) % players or players
        is_among_them = (seat - self.player) % players < left
        return self.final_round and self.phase != "over" and is_among_them

    def next_landing(self, at: int, heading: int) -> int:
        """Return the next square in the heading that can take a ship (R30)."""
        room = self.route.room
        taken = [ship.at for fleet in self.ships for ship in fleet]
        at += heading
        while taken.count(at) >= room[at]:
            at += heading
        return at


class State(Position):
    """A position that can never change; made by Draft.freeze."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a State never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a State never changes: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return _frozen, self.parts()

    def parts(self) -> tuple[Any, ...]:
        """Return all fields in their order."""
        return tuple(getattr(self, name) for name in FIELDS)

    def thaw(self) -> "Draft":
        """Return a draft of this position that can be changed."""
        # Written out: this is the innermost step of every search, and a loop would double its cost.
        draft: Draft = object.__new__(Draft)
        draft.config = self.config
        draft.route = self.route
        draft.chance = self.chance
        draft.turn = self.turn
        draft.player = self.player
        draft.phase = self.phase
        draft.sailing = self.sailing
        draft.raided = self.raided
        draft.conquered = self.conquered
        draft.stirred = self.stirred
        draft.quiet_turns = self.quiet_turns
        draft.end_cause = self.end_cause
        draft.ends_before = self.ends_before
        draft.ships = self.ships
        draft.markets = self.markets
        draft.warehouses = self.warehouses
        draft.hands = self.hands
        draft.discard = self.discard
        draft.deck = self.deck
        draft.bag = self.bag
        draft.owners = self.owners
        draft.store = self.store
        draft.black_out = self.black_out
        return draft


class Draft(Position):
    """A position being changed inside one call of the rules; never leaves it."""

    __slots__ = ()

    def freeze(self) -> State:
        """Turn this very object into a State; it cannot be changed any more."""
        # Both classes have the same fields, so nothing is copied: a frozen dataclass of this size
        # would cost as much to fill as the whole rest of a step.
        self.__class__ = State  # type: ignore[assignment]
        return cast(State, self)


FIELDS: tuple[str, ...] = tuple(entry.name for entry in fields(Position))


def size_of(cards: Cards | FaceDown) -> int:
    """Return how many cards there are, whether or not they may be seen."""
    return cards.count if isinstance(cards, FaceDown) else sum(cards)


def _shown(cards: Cards | FaceDown) -> Cards:
    if isinstance(cards, FaceDown):
        raise HiddenInformation("These cards lie face down.")
    return cards


def _frozen(*parts: Any) -> State:
    return Draft(*parts).freeze()

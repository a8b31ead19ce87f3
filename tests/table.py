"""The small vocabulary of the rule tests: lay a position, play in words, ask what is true.

table = Table(players=2)
table.ship(0, 2, at="pink", heading=EAST, blue=2)
table.hand(0, green=1)
table.play("sail 2", "wind", "stop")
assert table.at(0, 2) == "red"
"""

from goldenhorn.engine.actions import Action
from goldenhorn.engine.board import EAST, Port
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import Event
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.refusals import why_not
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import Draft, Ship, State
from goldenhorn.engine.wire import BAG_WORDS, STOCK_WORDS, counts_to_json, word

Amounts = dict[str, int]


def counts(words: tuple[str, ...], amounts: Amounts) -> tuple[int, ...]:
    assert set(amounts) <= set(words), f"unknown among {amounts}"
    return tuple(amounts.get(name, 0) for name in words)


class Table:
    """A position under test, and what has happened to it."""

    def __init__(
        self,
        players: int = 2,
        *,
        expansion: bool = False,
        rules: str = "",
        start: int = 0,
        fleets: tuple[int, ...] = (),
        seed: int = 1,
        placed: bool = True,
    ) -> None:
        config = Config(players, expansion, start, frozenset(rules.split()), fleets)
        self.state: State = setup(config, seed)
        self.events: list[Event] = []
        if placed:
            self.play(*["place venice venice venice"] * players)
            self.events.clear()

    # --- given ---

    def change(self, **parts: object) -> None:
        """Set fields of the state just as they are."""
        draft: Draft = self.state.thaw()
        for name, value in parts.items():
            assert hasattr(draft, name)
            setattr(draft, name, value)
        self.state = draft.freeze()

    def ship(
        self,
        seat: int,
        index: int,
        *,
        at: str | int,
        heading: int = EAST,
        may_turn: bool = False,
        **cargo: int,
    ) -> None:
        """Put a ship on a square (its first of that name going east) with a cargo."""
        square = at if isinstance(at, int) else self.square(at)
        sails = self.state.ships[seat][index].sails
        ship = Ship(sails, square, heading, counts(STOCK_WORDS, cargo), may_turn)
        self.change(ships=_put(self.state.ships, seat, _put(self.state.ships[seat], index, ship)))

    def hand(self, seat: int, **cards: int) -> None:
        self.change(hands=_put(self.state.hands, seat, counts(STOCK_WORDS[:6], cards)))

    def market(self, port: Port, **stock: int) -> None:
        self.change(markets=_put(self.state.markets, port, counts(STOCK_WORDS, stock)))

    def warehouse(self, seat: int, **stock: int) -> None:
        self.change(warehouses=_put(self.state.warehouses, seat, counts(STOCK_WORDS, stock)))

    def bag(self, **cubes: int) -> None:
        self.change(bag=counts(BAG_WORDS, cubes))

    def deck(self, **cards: int) -> None:
        self.change(deck=counts(STOCK_WORDS[:6], cards))

    def discard(self, **cards: int) -> None:
        self.change(discard=counts(STOCK_WORDS[:6], cards))

    # --- when ---

    def play(self, *words: str) -> None:
        """Play legal actions, each as it prints."""
        for text in words:
            self.events.clear()
            self._play(self._legal(text))

    def _play(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        self.events += events

    # --- then ---

    @property
    def legal(self) -> list[str]:
        return [str(action) for action in legal_actions(self.state)]

    def _legal(self, text: str) -> Action:
        for action in legal_actions(self.state):
            if str(action) == text:
                return action
        raise AssertionError(f"{text!r} is not legal; legal are {self.legal}")

    def starting(self, word: str) -> list[str]:
        """The legal actions that begin with a word."""
        return [text for text in self.legal if text.split()[0] == word]

    def why_not(self, action: Action) -> str:
        """The rule that forbids an action."""
        refusal = why_not(self.state, action)
        assert refusal is not None, f"{action} is legal"
        return refusal.rule

    def square(self, name: str) -> int:
        names = [word(square) for square in self.state.route.squares]
        return names.index(name)

    def at(self, seat: int, index: int) -> str:
        return word(self.state.route.squares[self.state.ships[seat][index].at])

    def cargo(self, seat: int, index: int) -> Amounts:
        return counts_to_json(self.state.ships[seat][index].cargo)

    def in_market(self, port: Port) -> Amounts:
        return counts_to_json(self.state.markets[port])

    def stored(self, seat: int) -> Amounts:
        return counts_to_json(self.state.warehouses[seat])

    def held(self, seat: int) -> Amounts:
        return counts_to_json(self.state.hand(seat))

    def discarded(self) -> Amounts:
        return counts_to_json(self.state.discard)

    def score(self, seat: int) -> int:
        return scores(self.state)[seat]

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of a kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]


def _put(row: tuple, place: int, value: object) -> tuple:
    return row[:place] + (value,) + row[place + 1 :]

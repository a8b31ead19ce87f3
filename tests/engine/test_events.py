"""Events alone tell everything that changed on the table: the picture will live on them."""

from goldenhorn.engine import events as ev
from goldenhorn.engine.pieces import EMPTY, FARMERS, NO_CARDS, SOLDIERS, WHITE, minus, plus
from goldenhorn.engine.state import State
from tests.random_games import random_steps


class Follower:
    """Moves pieces by events only, knowing nothing of actions or rules."""

    def __init__(self, state: State) -> None:
        self.at = [[ship.at for ship in fleet] for fleet in state.ships]
        self.heading = [[ship.heading for ship in fleet] for fleet in state.ships]
        self.cargo = [[ship.cargo for ship in fleet] for fleet in state.ships]
        self.markets = list(state.markets)
        self.warehouses = list(state.warehouses)
        self.hands = [state.hand(seat) for seat in range(state.config.players)]
        self.deck, self.discard = state.shown_deck(), state.discard
        self.bag, self.owners = state.bag, list(state.owners)
        self.store, self.black_out = state.store, state.black_out
        self.turn, self.end_cause = state.turn, state.end_cause
        self.ends_before = state.ends_before
        self.last = state.route.last

    def follow(self, event: ev.Event) -> None:
        match event:
            case ev.FleetPlaced(player, ports):
                self.at[player] = [0 if port == 0 else self.last for port in ports]
                self.heading[player] = [1 if port == 0 else -1 for port in ports]
            case ev.PortFilled(port, drawn, added):
                self.markets[port] = plus(self.markets[port], added)
                self.bag = minus(self.bag, drawn)
                self.bag = (*self.bag[:WHITE], self.bag[WHITE] + drawn[WHITE], self.bag[-1])
                self.store -= added[SOLDIERS]
                self.black_out += drawn[-1] - added[FARMERS]
            case ev.CardsDrawn(player, cards):
                assert isinstance(cards, tuple)
                self.hands[player] = plus(self.hands[player], cards)
                self.deck = minus(self.deck, cards)
            case ev.PileReshuffled(cards):
                assert self.deck == NO_CARDS
                assert self.discard == cards
                self.deck, self.discard = cards, NO_CARDS
            case ev.ShipRobbed(player, victim, ship, cards, piece):
                loot = tuple(int(kind == piece) for kind in range(8))
                self.cargo[victim][ship] = minus(self.cargo[victim][ship], loot)
                self.warehouses[player] = plus(self.warehouses[player], loot)
                for colour in cards:
                    self.pay(player, colour)
            case ev.CargoLoaded(player, ship, port, cargo):
                assert self.cargo[player][ship] == EMPTY
                self.cargo[player][ship] = cargo
                self.markets[port] = minus(self.markets[port], cargo)
            case ev.ShipTurned(player, ship, heading):
                self.heading[player][ship] = heading
            case ev.WindPlayed(player, colour):
                self.pay(player, colour)
            case ev.ShipSailed(player, ship, origin, landing):
                assert self.at[player][ship] == origin
                self.at[player][ship] = landing
                if landing in (0, self.last):
                    self.heading[player][ship] = 1 if landing == 0 else -1
            case ev.CargoUnloaded(player, ship, _, cargo):
                assert self.cargo[player][ship] == cargo
                self.cargo[player][ship] = EMPTY
                self.warehouses[player] = plus(self.warehouses[player], cargo)
            case ev.DominionConquered(player, dominion, soldiers, farmers):
                self.move_people(player, -soldiers, -farmers)
                self.owners[dominion] = player
            case ev.FarmersTrained(player, count):
                self.move_people(player, count, -count)
            case ev.EndCame(_, cause, ends_before):
                assert self.end_cause is None
                self.end_cause, self.ends_before = cause, ends_before
            case ev.TurnEnded(_, turn):
                assert turn == self.turn + 1
                self.turn = turn
            case ev.GameEnded():
                pass
            case _:
                raise AssertionError(event)

    def pay(self, player: int, colour: int) -> None:
        card = tuple(int(kind == colour) for kind in range(6))
        self.hands[player] = minus(self.hands[player], card)
        self.discard = plus(self.discard, card)

    def move_people(self, player: int, soldiers: int, farmers: int) -> None:
        people = (*EMPTY[:SOLDIERS], soldiers, farmers)
        self.warehouses[player] = plus(self.warehouses[player], people)
        self.store -= soldiers
        self.black_out -= farmers


def test_a_game_can_be_followed_by_its_events_alone() -> None:
    for before, _, after, events in random_steps(range(100)):
        follower = Follower(before)
        for event in events:
            follower.follow(event)
        assert vars(follower) == vars(Follower(after))


def test_the_last_event_of_a_game_tells_its_result() -> None:
    from goldenhorn.engine.scoring import scores, winners

    for _, _, after, events in random_steps(range(100)):
        if after.phase == "over":
            assert events[-1] == ev.GameEnded(scores(after), winners(after))
        else:
            assert not any(isinstance(event, ev.GameEnded) for event in events)

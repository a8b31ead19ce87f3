"""What a position is worth to a seat: the judgement of the hard and the expert bot.

Sees warehouses, ships, cargo, the own hand and the number of other cards. What was drawn only in
imagination is left out: a judge remembers what lay in the ports when it was asked, and is told the
hand from before a draw.
"""

from operator import add
from typing import Literal

from goldenhorn.bots.arithmetic import powers, squeezed
from goldenhorn.bots.points import dominion_points, final_points, points_of, soldiers_wanted
from goldenhorn.bots.turns_to_port import UNKNOWN_HAND, Winds, turns_to_port
from goldenhorn.bots.weights import STEPS, WEIGHTS, Weights, scales
from goldenhorn.engine.board import MODONE, Port
from goldenhorn.engine.legality import goods_carried
from goldenhorn.engine.pieces import (
    COLOURS,
    EMPTY,
    FARMERS,
    MUST_TURN_BACK,
    OPEN_HANDS,
    SOLDIERS,
    Bag,
    Cards,
    Sails,
    Stock,
    minus,
    plus,
)
from goldenhorn.engine.sight import unseen_cards
from goldenhorn.engine.state import Position, Ship, State, size_of

Term = Literal[
    "points",
    "sets",
    "soldiers",
    "cards",
    "cargo",
    "arrival",
    "ready",
    "safety",
    "bridges",
    "others",
]
"""What an advantage is made of."""

AT_SEA = 3
"""How many turns later than in port an empty ship at sea finds its next cargo."""
MISSED_PER_TURN = 0.8
"""How much less likely a ship arrives in the last turn for each further turn it needs."""
WORST_LEAD = 4
"""Beyond so many points a lead threatens no more."""


class Outlook:
    """What stays the same while one view is being thought about, whoever is judged for."""

    def __init__(self, view: State, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.players = view.config.players
        self.scales = scales(weights)
        self.has_open_hands = OPEN_HANDS in view.config.rules
        self.must_turn_back = MUST_TURN_BACK in view.config.rules
        winds = Winds(
            held=weights.wind_held,
            lacking=weights.wind_lacking,
            unknown=weights.wind_unknown,
        )
        self.turns_to_port = turns_to_port(view.route, winds)
        self.robbed = tuple(
            tuple(self._robbery(view, seat, ship.sails) for ship in fleet)
            for seat, fleet in enumerate(view.ships)
        )
        """How likely each ship, laden at sea, loses a cube before it moves again."""

    def _robbery(self, view: State, seat: int, sails: Sails) -> float:
        """At least one opponent holds two cards that match, and uses them."""
        unseen = unseen_cards(view)
        match = sum([unseen[colour] for colour in sails]) / max(1, sum(unseen))
        safe = 1.0
        for other, hand in enumerate(view.hands):
            if other == seat:
                continue
            count = size_of(hand)
            if self.has_open_hands:
                able = float(sum([view.hand(other)[colour] for colour in sails]) > 1)
            elif count > 1:
                missed = powers(1 - match, count + 1)
                able = 1 - missed[count] - count * match * missed[count - 1]
            else:
                able = 0.0
            safe *= 1 - self.weights.robbery * able
        return 1 - safe


class Judge:
    """Judges for one seat the positions that can come of one it has seen."""

    def __init__(self, outlook: Outlook, seen: State, seat: int) -> None:
        self.seat = seat
        self._outlook = outlook
        self._weights = outlook.weights
        self._scales = outlook.scales
        self._markets = seen.markets
        self._bag = seen.bag
        self._lying: tuple[object, tuple[Stock, Stock]] = (seen.markets, seen.markets)
        self._offers: dict[tuple[object, ...], float] = {}
        self._remembered: list[tuple[object, object, object, object, object, float] | None]
        self._remembered = [None] * outlook.players

    def value(self, position: Position, hand: Cards | None = None) -> float:
        """Return how likely the judge's seat is to win: from -1, lost, to 1, won.

        `hand` is what the seat held before its last draw, where there was one.
        """
        if position.phase == "over":
            # Sooner won is better won, later lost is better lost, and nothing is as sure as either.
            margin = self._margin(self._points(position))
            won = (margin > 0) - (margin < 0)
            return won * (1 - position.turn / 10_000) + margin / 1_000_000
        if position.end_cause is not None:
            return 0.98 * squeezed(self.margin_at_the_end(position) / self._weights.last_doubt)
        return 0.95 * squeezed(self.advantage(position, hand) / self._weights.doubt)

    def advantage(self, position: Position, hand: Cards | None = None) -> float:
        """Return by how many points the judge's seat is ahead in a game that goes on."""
        known = self._known_markets(position)
        own = self.worth(position, self.seat, known, hand)
        others = self._others(position, known)
        return own - others + self._weights.hop * self._hops(position) - self._threat(position)

    def terms(self, position: Position) -> dict[Term, float]:
        """Return what the advantage is made of; the values add up to it."""
        seat = self.seat
        known = self._known_markets(position)
        warehouse = position.warehouses[seat]
        goods = warehouse[:SOLDIERS]
        stored = self._scales.goods(goods)
        held = self._held(position, seat)
        ships = (0.0, 0.0, 0.0, 0.0)
        for index, ship in enumerate(position.ships[seat]):
            terms = self._ship_terms(position, seat, index, ship, goods, stored, held, known)
            ships = tuple(map(add, ships, terms))
        return {
            "points": points_of(position, seat),
            "sets": stored - final_points(goods),
            "soldiers": self._strength(position, warehouse) if position.owners else 0.0,
            "cards": self._scales.hand[position.hand_size(seat)],
            "cargo": ships[0],
            "arrival": ships[1],
            "ready": ships[2],
            "safety": ships[3],
            "bridges": self._weights.hop * self._hops(position),
            "others": -self._others(position, known) - self._threat(position),
        }

    def _others(self, position: Position, known: tuple[Stock, Stock]) -> float:
        """What the opponents' worths count against one's own."""
        best, total = -1e9, 0.0
        for seat in range(self._outlook.players):
            if seat != self.seat:
                worth = self._remembered_worth(position, seat, known)
                total += worth
                if worth > best:
                    best = worth
        mean = total / (self._outlook.players - 1)
        return self._weights.rival * best + self._weights.others * mean

    # --- one seat ---

    def _remembered_worth(self, position: Position, seat: int, known: tuple[Stock, Stock]) -> float:
        """The worth of an opponent, who mostly stays the same from one plan to the next."""
        fleet, warehouse = position.ships[seat], position.warehouses[seat]
        hand, owners = position.hands[seat], position.owners
        memory = self._remembered[seat]
        if (
            memory is not None
            and memory[0] is fleet
            and memory[1] is warehouse
            and memory[2] is hand
            and memory[3] is known
            and memory[4] is owners
        ):
            return memory[5]
        worth = self.worth(position, seat, known)
        self._remembered[seat] = (fleet, warehouse, hand, known, owners, worth)
        return worth

    def worth(
        self, position: Position, seat: int, known: tuple[Stock, Stock], hand: Cards | None = None
    ) -> float:
        """Return what a seat has and may hope for, in points."""
        scales = self._scales
        warehouse = position.warehouses[seat]
        goods = warehouse[:SOLDIERS]
        stored = scales.goods(goods)
        held = self._held(position, seat, hand)
        worth = stored + scales.hand[size_of(position.hands[seat])]
        for index, ship in enumerate(position.ships[seat]):
            cargo, arrival, ready, safety = self._ship_terms(
                position, seat, index, ship, goods, stored, held, known
            )
            worth += cargo + arrival + ready + safety
        if position.owners:
            worth += self._people_worth(position, seat, warehouse)
        return worth

    def _held(self, position: Position, seat: int, hand: Cards | None = None) -> int:
        """The colours in a hand, one bit each, as far as the judge may know them."""
        if seat != self.seat and not self._outlook.has_open_hands:
            return UNKNOWN_HAND
        cards = position.hand(seat) if hand is None or seat != self.seat else hand
        held = 0
        for colour in COLOURS:
            if cards[colour]:
                held |= 1 << colour
        return held

    def _ship_terms(
        self,
        position: Position,
        seat: int,
        index: int,
        ship: Ship,
        goods: Stock,
        stored: float,
        held: int,
        known: tuple[Stock, Stock],
    ) -> tuple[float, float, float, float]:
        """What a ship's cargo, cards on arrival, next cargo and pirates (below zero) will bring."""
        weights = self._weights
        at, cargo, sails = ship.at, ship.cargo, ship.sails
        left = self._scales.delay[int(self._turns(ship, held) * STEPS)]
        cards = (4 - len(sails)) * weights.card * left
        if cargo == EMPTY:
            port = position.route.ports[at]
            if port is None or port is MODONE:
                ready = weights.berth * self._scales.delay[AT_SEA * STEPS]
            else:
                offer = self._offer(position, port, sails, goods, stored, known)
                ready = weights.berth + weights.market * offer
            return 0.0, 0.0, ready * left + cards, 0.0
        brought = self._brought(position, goods, stored, cargo)
        safety = 0.0
        if position.route.colours[at] is not None and not cargo[SOLDIERS]:
            cubes = sum(cargo)
            loss = brought / cubes + (weights.emptied if cubes == 1 else 0.0)
            safety = -self._outlook.robbed[seat][index] * loss * left
        return brought * left, cards, 0.0, safety

    def _turns(self, ship: Ship, held: int) -> float:
        """How many turns a ship still needs, the way it will go."""
        turns = self._outlook.turns_to_port.turns(ship.sails, held)
        onward, back = turns[ship.at], turns[-1 - ship.at]
        if ship.heading < 0:
            onward, back = back, onward
        if not ship.may_turn:
            return onward
        return back if self._outlook.must_turn_back else min(onward, back)

    def _offer(
        self,
        position: Position,
        port: Port,
        sails: Sails,
        goods: Stock,
        stored: float,
        known: tuple[Stock, Stock],
    ) -> float:
        """What the best cargo of a port would bring, as far as it is known to lie there."""
        market = known[port]
        key = (market, goods, sails, position.owners)
        best = self._offers.get(key)
        if best is None:
            best = 0.0
            for colour in goods_carried(sails):
                if market[colour]:
                    count = goods[colour] + market[colour]
                    more = goods[:colour] + (count,) + goods[colour + 1 :]
                    best = max(best, self._scales.goods(more) - stored)
            if market[SOLDIERS] or market[FARMERS]:
                people = EMPTY[:SOLDIERS] + market[SOLDIERS:]
                best = max(best, self._brought(position, goods, stored, people))
            self._offers[key] = best
        return best

    def _brought(self, position: Position, goods: Stock, stored: float, cargo: Stock) -> float:
        """What a cargo adds to a warehouse."""
        people = cargo[SOLDIERS] + cargo[FARMERS]
        if people:
            return people + self._strength(position, cargo)
        return self._scales.goods(plus(goods, cargo)) - stored

    def _people_worth(self, position: Position, seat: int, warehouse: Stock) -> float:
        people = warehouse[SOLDIERS] + warehouse[FARMERS]
        strength = self._strength(position, warehouse) if people else 0.0
        return dominion_points(position.owners, seat) + people + strength

    def _strength(self, position: Position, stock: Stock) -> float:
        """What soldiers, and farmers at half, are good for while dominions are free."""
        strength = stock[SOLDIERS] + stock[FARMERS] / 2
        return self._weights.soldier * min(strength, soldiers_wanted(position.owners))

    def _known_markets(self, position: Position) -> tuple[Stock, Stock]:
        """What lies in the ports without the cubes drawn in imagination."""
        if self._lying[0] is not position.markets:
            drawn = minus(self._bag, position.bag)
            venice, constantinople = position.markets
            known = (
                _known_part(venice, self._markets[0], drawn),
                _known_part(constantinople, self._markets[1], drawn),
            )
            self._lying = (position.markets, known)
        return self._lying[1]

    def _hops(self, position: Position) -> float:
        """Ships ahead that will be skipped: how many more of them help us than the others."""
        taken = {ship.at for fleet in position.ships for ship in fleet}
        colours = position.route.colours
        share = 1 / (self._outlook.players - 1)
        hops = 0.0
        for seat, fleet in enumerate(position.ships):
            for ship in fleet:
                ahead = ship.at + ship.heading
                if ahead in taken and colours[ahead] is not None:
                    hops += 1.0 if seat == self.seat else -share
        return hops

    # --- the end ---

    def _threat(self, position: Position) -> float:
        """Somebody ahead of us may announce the end."""
        threat = 0.0
        for seat, warehouse in enumerate(position.warehouses):
            if seat != self.seat and 0 not in warehouse[:SOLDIERS]:
                lead = points_of(position, seat) - points_of(position, self.seat)
                if lead > 0:
                    threat += self._weights.threat * min(lead, WORST_LEAD)
        return threat

    def _points(self, position: Position) -> list[float]:
        return [points_of(position, seat) for seat in range(self._outlook.players)]

    def _margin(self, points: list[float]) -> float:
        own = points.pop(self.seat)
        return own - max(points)

    def margin_at_the_end(self, position: Position) -> float:
        """Return the margin when the last turns have brought what they can."""
        points = self._points(position)
        for seat in self._still_to_move(position):
            points[seat] += self._last_gain(position, seat)
        return self._margin(points)

    def _still_to_move(self, position: Position) -> list[int]:
        seats = []
        seat = position.player
        while True:
            seats.append(seat)
            seat = (seat + 1) % self._outlook.players
            if seat == position.ends_before:
                return seats

    def _last_gain(self, position: Position, seat: int) -> float:
        """What one more turn brings at best: one ship that can arrive."""
        best = 0.0
        goods = position.warehouses[seat][:SOLDIERS]
        for ship in position.ships[seat]:
            if ship.cargo != EMPTY:
                place = ship.at if ship.heading > 0 else -1 - ship.at
                turns = self._outlook.turns_to_port.turns(ship.sails, UNKNOWN_HAND)[place]
                chance = max(0.0, 1 - (turns - 1) * MISSED_PER_TURN)
                gain = ship.cargo[SOLDIERS] + ship.cargo[FARMERS]
                gain += final_points(plus(goods, ship.cargo)) - final_points(goods)
                best = max(best, gain * chance)
        return best


def _known_part(market: Stock, seen: Stock, drawn: Bag) -> Stock:
    """What is left of a market as it was seen, at the least: drawn cubes may have gone there."""
    if market is seen:
        return market
    goods = [
        max(0, min(known, now - new))
        for now, known, new in zip(market[:SOLDIERS], seen, drawn, strict=False)
    ]
    people = [
        known if now >= known else 0
        for now, known in zip(market[SOLDIERS:], seen[SOLDIERS:], strict=True)
    ]
    return (*goods, *people)

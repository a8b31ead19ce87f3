"""What a position is worth to a seat: the judgement of the hard and the expert bot.

Sees warehouses, ships, cargo, the own hand and the number of other cards. What was drawn only in
imagination is not looked at: a judge remembers which cards and cubes were known when it was asked.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from goldenhorn.bots.arithmetic import eighth_root, powers, squeezed
from goldenhorn.bots.journeys import UNKNOWN_HAND, Winds, journeys
from goldenhorn.engine.board import MODONE, Port
from goldenhorn.engine.legality import goods_carried
from goldenhorn.engine.pieces import (
    COLOURS,
    DOMINIONS,
    EMPTY,
    FARMERS,
    OPEN_HANDS,
    SOLDIERS,
    Cards,
    FaceDown,
    Sails,
    Stock,
    plus,
)
from goldenhorn.engine.scoring import SET_BONUS
from goldenhorn.engine.sight import unseen_cards
from goldenhorn.engine.state import Position, Ship, State, size_of


@dataclass(frozen=True)
class Weights:
    """Everything that tuning may change; in points unless it says otherwise."""

    card: float = 1.07
    """A card in the hand."""
    fading: float = 0.0647
    """By which share each further card is worth less than the one before."""
    haste: float = 0.268
    """Which share of a gain a turn of waiting costs."""
    three: float = 0.639
    """What a started set of three colours is worth already."""
    four: float = 1.57
    """The same for four colours: its bonus of one and the hope of more."""
    five: float = 2.96
    """The same for five colours."""
    six: float = 5.8
    """A full set: its bonus of four, and the right to end the game."""
    berth: float = 0.885
    """An empty ship in port, ready to load."""
    market: float = 0.759
    """What it could load there, as a share of that cargo's worth on arrival."""
    robbery: float = 0.678
    """How often an opponent who can rob does."""
    hop: float = 0.0868
    """A ship that stands right ahead and will be skipped."""
    rival: float = 0.633
    """The best opponent's worth against one's own, as a share."""
    others: float = 0.393
    """The mean of the opponents' worths against one's own, as a share."""
    soldier: float = 0.544
    """What a soldier is worth beyond its point while dominions are free."""
    emptied: float = 0.454
    """What a ship's last cube is worth beyond itself: robbed of it, the journey was in vain."""
    wind_held: float = 0.561
    """How likely a square of a colour in the hand is passed."""
    wind_lacking: float = 0.107
    """How likely a square of a colour not in the hand is passed."""
    wind_unknown: float = 0.307
    """How likely an opponent passes a square of a foreign colour."""
    threat: float = 0.962
    """A point of lead of an opponent who may announce the end."""
    doubt: float = 6.01
    """How many points of advantage make a win likely while the game goes on."""
    last_doubt: float = 1.71
    """The same once the end has come."""


WEIGHTS = Weights()


def changed_weights(text: str) -> Weights:
    """Read weights like `card=0.5;haste=0.12` over the tuned ones."""
    known = {entry.name for entry in fields(Weights)}
    changes: dict[str, float] = {}
    for part in text.split(";"):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"There is no weight called {name!r}.")
        try:
            changes[name] = float(value)
        except ValueError:
            raise ValueError(f"The weight {name!r} must be a number.") from None
    return replace(WEIGHTS, **changes)


_STEPS = 8
"""Turns are looked up in steps of an eighth: see eighth_root."""


class Scales:
    """Tables that follow from the weights alone."""

    def __init__(self, weights: Weights) -> None:
        self.delay = powers(eighth_root(1 - weights.haste), 60 * _STEPS)
        """What is left of a gain after so many eighths of a turn."""
        self.hand = tuple(
            weights.card * (1 - faded) / weights.fading for faded in powers(1 - weights.fading, 55)
        )
        """The worth of so many cards."""
        self.goods = self._goods_scale(weights)
        """The worth of goods: their points and the sets they begin."""

    @staticmethod
    def _goods_scale(weights: Weights) -> Callable[[Stock], float]:
        widths = (0.0, 0.0, 0.15, weights.three, weights.four, weights.five, weights.six)

        @lru_cache(maxsize=1 << 15)
        def worth(goods: Stock) -> float:
            value = float(sum(goods))
            for depth in range(max(goods)):
                value += widths[sum([count > depth for count in goods])]
            return value

        return worth


@lru_cache(maxsize=4)
def scales(weights: Weights) -> Scales:
    """Return the tables of some weights; the same object for the same weights."""
    return Scales(weights)


class Outlook:
    """What stays the same while one view is being thought about, whoever is judged for."""

    def __init__(self, view: State, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.players = view.config.players
        self.scales = scales(weights)
        winds = Winds(
            held=min(0.99, weights.wind_held),
            lacking=weights.wind_lacking,
            unknown=weights.wind_unknown,
        )
        self.journeys = journeys(view.route, winds)
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
            if OPEN_HANDS in view.config.rules:
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
        self._hand: Cards = seen.hand(seat)
        self._markets = seen.markets
        self._lying: tuple[object, tuple[Stock, Stock]] = (seen.markets, seen.markets)
        self._offers: dict[tuple[Stock, Stock, Sails], float] = {}
        self._remembered: list[tuple[object, object, object, object, object, float] | None]
        self._remembered = [None] * outlook.players

    def value(self, position: Position) -> float:
        """Return how likely the judge's seat is to win: from -1, lost, to 1, won."""
        if position.phase == "over":
            # Sooner won is better won, later lost is better lost, and nothing is as sure as either.
            margin = self._margin(self._points(position))
            won = (margin > 0) - (margin < 0)
            return won * (1 - position.turn / 10_000) + margin / 1_000_000
        if position.end_cause is not None:
            return 0.98 * squeezed(self.margin_at_the_end(position) / self._weights.last_doubt)
        return 0.95 * squeezed(self.advantage(position) / self._weights.doubt)

    def advantage(self, position: Position) -> float:
        """Return by how many points the judge's seat is ahead in a game that goes on."""
        known = self._known_markets(position)
        own = self.worth(position, self.seat, known)
        others = self._others(position, known)
        return own - others + self._weights.hop * self._hops(position) - self._threat(position)

    def terms(self, position: Position) -> dict[str, float]:
        """Return what the advantage is made of; the values add up to it."""
        known = self._known_markets(position)
        warehouse = position.warehouses[self.seat]
        goods = warehouse[:SOLDIERS]
        points = points_of(position, self.seat)
        hand = self._scales.hand[position.hand_size(self.seat)]
        ships = [0.0, 0.0, 0.0]
        stored = self._scales.goods(goods)
        held = self._held(position, self.seat)
        for index, ship in enumerate(position.ships[self.seat]):
            parts = self._ship_terms(position, self.seat, index, ship, goods, stored, held, known)
            ships = [total + part for total, part in zip(ships, parts, strict=True)]
        people = self._strength(position, warehouse) if position.owners else 0.0
        return {
            "points": points,
            "sets": stored - final_points(goods),
            "soldiers": people,
            "cards": hand,
            "cargo": ships[0],
            "ships": ships[1] + self._weights.hop * self._hops(position),
            "safety": ships[2],
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

    def worth(self, position: Position, seat: int, known: tuple[Stock, Stock]) -> float:
        """Return what a seat has and may hope for, in points."""
        scales = self._scales
        warehouse = position.warehouses[seat]
        goods = warehouse[:SOLDIERS]
        stored = scales.goods(goods)
        held = self._held(position, seat)
        worth = stored + scales.hand[size_of(position.hands[seat])]
        for index, ship in enumerate(position.ships[seat]):
            cargo, ready, risk = self._ship_terms(
                position, seat, index, ship, goods, stored, held, known
            )
            worth += cargo + ready + risk
        if position.owners:
            worth += self._people_worth(position, seat, warehouse)
        return worth

    def _held(self, position: Position, seat: int) -> int:
        """The colours in the own hand that did not come by a draw in imagination."""
        if seat != self.seat:
            return UNKNOWN_HAND
        cards = position.hands[seat]
        assert not isinstance(cards, FaceDown)
        held = 0
        for colour in COLOURS:
            if cards[colour] and self._hand[colour]:
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
    ) -> tuple[float, float, float]:
        """What a ship's cargo, its next cargo with cards, and pirates (below zero) will bring."""
        weights = self._weights
        at, cargo, sails = ship.at, ship.cargo, ship.sails
        turns = self._outlook.journeys.turns(sails, held)
        needed = turns[at] if ship.heading > 0 else turns[-1 - at]
        if ship.may_turn:
            needed = min(turns[at], turns[-1 - at])
        left = self._scales.delay[int(needed * _STEPS)]
        cards = (4 - len(sails)) * weights.card
        if cargo == EMPTY:
            port = position.route.ports[at]
            if port is None or port is MODONE:
                return 0.0, (cards + weights.berth * self._scales.delay[3 * _STEPS]) * left, 0.0
            offer = self._offer(position, port, sails, goods, stored, known)
            return 0.0, (cards + weights.berth + weights.market * offer) * left, 0.0
        brought = self._brought(position, goods, stored, cargo)
        risk = 0.0
        if position.route.colours[at] is not None and not cargo[SOLDIERS]:
            cubes = sum(cargo)
            loss = brought / cubes + (weights.emptied if cubes == 1 else 0.0)
            risk = -self._outlook.robbed[seat][index] * loss
        return brought * left, cards * left, risk * left

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
        key = (market, goods, sails)
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
            venice, constantinople = position.markets
            known = self._markets
            self._lying = (
                position.markets,
                (
                    venice if venice is known[0] else tuple(map(min, venice, known[0])),
                    constantinople
                    if constantinople is known[1]
                    else tuple(map(min, constantinople, known[1])),
                ),
            )
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
                    threat += self._weights.threat * min(lead, 4)
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
                turns = self._outlook.journeys.turns(ship.sails, UNKNOWN_HAND)[place]
                chance = max(0.0, 1 - (turns - 1) * 0.8)
                gain = ship.cargo[SOLDIERS] + ship.cargo[FARMERS]
                gain += final_points(plus(goods, ship.cargo)) - final_points(goods)
                best = max(best, gain * chance)
        return best


@lru_cache(maxsize=1 << 15)
def final_points(goods: Stock) -> int:
    """Return the points of goods with their sets (R50, R51)."""
    bonus = 0
    for depth in range(max(goods)):
        bonus += SET_BONUS.get(sum([count > depth for count in goods]), 0)
    return sum(goods) + bonus


def points_of(position: Position, seat: int) -> float:
    """Return a seat's points as scoring.score gives them, remembered for the next time."""
    warehouse = position.warehouses[seat]
    points = final_points(warehouse[:SOLDIERS]) + warehouse[SOLDIERS] + warehouse[FARMERS]
    return points + dominion_points(position.owners, seat)


@lru_cache(maxsize=1 << 12)
def dominion_points(owners: tuple[int | None, ...], seat: int) -> int:
    """Return the points of the dominions a seat holds (R70)."""
    tiles = zip(DOMINIONS, owners, strict=False)
    return sum(tile.points for tile, owner in tiles if owner == seat)


@lru_cache(maxsize=1 << 10)
def soldiers_wanted(owners: tuple[int | None, ...]) -> int:
    """Return how many soldiers all free dominions cost together (R68)."""
    tiles = zip(DOMINIONS, owners, strict=True)
    return sum(tile.soldiers for tile, owner in tiles if owner is None)

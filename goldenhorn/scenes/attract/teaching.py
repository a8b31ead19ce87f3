"""What a deed on the board can teach somebody who looks on: one true sentence for each rule seen.

Knows only what everybody at the table sees, and nothing of how or when a sentence is shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from goldenhorn.board_view.words.event_lines import DOMINION_NAMES
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.engine.board import Port
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    EndCause,
    Event,
    FarmersTrained,
    FleetPlaced,
    GameEnded,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    WindPlayed,
)
from goldenhorn.engine.pieces import COLOURS, DOMINIONS, SOLDIERS, Colour
from goldenhorn.engine.scoring import SET_BONUS, sets_of
from goldenhorn.engine.state import State, size_of

FREE_SAILING = {
    Colour.YELLOW: N_("Yellow square, yellow sail: she may sail on for free."),
    Colour.PINK: N_("Pink square, pink sail: she may sail on for free."),
    Colour.GREEN: N_("Green square, green sail: she may sail on for free."),
    Colour.RED: N_("Red square, red sail: she may sail on for free."),
    Colour.ORANGE: N_("Orange square, orange sail: she may sail on for free."),
    Colour.BLUE: N_("Blue square, blue sail: she may sail on for free."),
}
CARDS_BY_SAILS = {
    1: N_("In port a ship with one sail draws three cards."),
    2: N_("In port a ship with two sails draws two cards."),
    3: N_("In port a ship with three sails draws one card."),
}
SETS = {
    4: N_("Four different goods make a set: one point more."),
    5: N_("Five different goods make a set: two points more."),
    6: N_("Six different goods make a set: four points more."),
}
ENDS = {
    EndCause.ANNOUNCED: N_("With all six goods stored, a player may ring in the last round."),
    EndCause.PORT_EMPTY: N_("A port is empty: this round is the last."),
    EndCause.DOMINIONS_TAKEN: N_("All five dominions are taken: this round is the last."),
    EndCause.QUIET: N_("Nothing has happened for long: this round is the last."),
}


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence about what a seat has just done."""

    rule: str
    """Which rule it teaches: sentences about the same one are told in turn with the others."""
    seat: int
    text: str


RARE_FIRST = (
    "victory",
    "end",
    "farmers pay",
    "conquest",
    "training",
    "turning",
    "pirates",
    "sets",
    "soldiers",
    "skipping",
    "modone",
    "wind",
    "free",
    "own colours",
    "cards",
    "unloading",
    "refill",
    "loading",
    "placing",
)
"""All rules that are taught, those that are seldom seen before the others."""


def remarks_in(
    events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]
) -> list[Remark]:
    """Return all that an action teaches, what is seldom seen first."""
    found = dict(_of_warehouse(events, before, after))
    for event in events:
        match event:
            case ShipSailed():
                found |= _of_voyage(event, events, before)
            case CargoLoaded():
                found |= _of_cargo(event, events, before)
            case _:
                found |= _of_event(event, names)
    return [Remark(rule, before.player, found[rule]) for rule in RARE_FIRST if rule in found]


_Told = Iterator[tuple[str, str]]
"""Rules and what is said about them."""


def _of_event(event: Event, names: tuple[str, ...]) -> _Told:
    match event:
        case FleetPlaced():
            yield "placing", _("Everybody divides three ships between Venice and Constantinople.")
        case ShipRobbed(piece=piece) if piece < SOLDIERS:
            text = _("Two cards in the colours of a rival’s sails: pirates take a cube.")
            yield "pirates", text
        case ShipTurned():
            yield "turning", _("A ship that pirates have robbed empty may turn round.")
        case WindPlayed():
            text = _("No sail in the square’s colour? A wind card of that colour carries it on.")
            yield "wind", text
        case CargoUnloaded(cargo=cargo) if any(cargo[: len(COLOURS)]):
            yield "unloading", _("Unloaded into the warehouse: every cube there is one point.")
        case DominionConquered(_player, number, soldiers, farmers):
            if soldiers:
                yield "conquest", _of_dominion(number)
            if farmers:
                yield "farmers pay", _("Paying for a dominion, two farmers stand for one soldier.")
        case FarmersTrained():
            yield "training", _("Farmers in the warehouse can be trained to be soldiers.")
        case EndCame(cause=cause):
            yield "end", _(ENDS[cause])
        case GameEnded(scores, winners):
            yield "victory", _of_victory(scores[winners[0]], [names[seat] for seat in winners])


def _of_dominion(number: int) -> str:
    dominion = DOMINIONS[number]
    return ngettext_(
        "Soldiers win dominions: {place} brings {count} point.",
        "Soldiers win dominions: {place} brings {count} points.",
        dominion.points,
        place=_(DOMINION_NAMES[dominion.name]),
    )


def _of_victory(points: int, winners: list[str]) -> str:
    return ngettext_(
        "Most points win: {count} point for {names}.",
        "Most points win: {count} points for {names}.",
        points,
        names=listed(winners),
    )


def _of_voyage(sailed: ShipSailed, events: tuple[Event, ...], before: State) -> _Told:
    """Tell what a step shows: why it was free, what it passed over, what the port gave."""
    sails, route = before.ships[sailed.player][sailed.ship].sails, before.route
    colour = route.colours[sailed.origin]
    is_on_the_way = before.phase == "sail" and not any(isinstance(e, WindPlayed) for e in events)
    if is_on_the_way and colour is not None and colour in sails:
        yield "free", _(FREE_SAILING[colour])
    if abs(sailed.landing - sailed.origin) > 1:
        yield "skipping", _("Ships in the way are passed over, at no cost.")
    if route.ports[sailed.landing] is Port.MODONE:
        yield "modone", _("In Modone no pirates strike, but nothing is unloaded either.")
    drawn = sum(size_of(event.cards) for event in events if isinstance(event, CardsDrawn))
    if drawn == len(CARDS_BY_SAILS) + 1 - len(sails):  # less if the pile was out (R36)
        yield "cards", _(CARDS_BY_SAILS[len(sails)])


def _of_cargo(loaded: CargoLoaded, events: tuple[Event, ...], before: State) -> _Told:
    """Tell what a ship may take, what it may not, and what comes in its place."""
    if loaded.cargo[SOLDIERS]:
        yield "soldiers", _("With a soldier aboard no pirates dare to come near.")
    if any(loaded.cargo[: len(COLOURS)]):
        yield "loading", _("Leaving port, a ship takes all the goods of one colour.")
        sails = before.ships[loaded.player][loaded.ship].sails
        if any(before.markets[loaded.port][colour] for colour in sails):
            text = _("Goods in the colours of its own sails a ship must leave behind.")
            yield "own colours", text

    added = [event.added for event in events if isinstance(event, PortFilled)]
    # People come from the store, and a bag that runs short replaces only a part (R24, R61).
    if [(sum(loaded.cargo), 0)] == [(sum(stock), sum(stock[SOLDIERS:])) for stock in added]:
        yield "refill", _("What a ship has taken is replaced from the bag at once.")


def _of_warehouse(events: tuple[Event, ...], before: State, after: State) -> _Told:
    """Tell of the widest set that has been completed."""
    if any(isinstance(event, CargoUnloaded | ShipRobbed) for event in events):
        old, new = (sets_of(state.warehouses[before.player]) for state in (before, after))
        for width in sorted(SET_BONUS):
            if new.count(width) > old.count(width):
                yield "sets", _(SETS[width])

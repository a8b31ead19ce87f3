"""The engine's words as plain JSON values, and back (docs/protocol.md); opens no files."""

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from enum import IntEnum
from typing import TypeVar

from goldenhorn.engine import actions as act
from goldenhorn.engine import events as ev
from goldenhorn.engine.board import MODONE, ORIGIN_PORTS, Port, Route
from goldenhorn.engine.config import BadConfig, Config
from goldenhorn.engine.pieces import DOMINIONS, SHIPS_PER_FLEET, Cards, Cargo, Colour, FaceDown
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import Position, Ship
from goldenhorn.engine.strict import (
    BadWords,
    Json,
    check_fields,
    list_of,
    number_below,
    quoted,
    text_of,
    truth,
    whole_number,
)


def word(member: IntEnum) -> str:
    """Return the protocol's word for a colour, a cargo or a port."""
    return member.name.lower()


STOCK_WORDS = tuple(word(cargo) for cargo in Cargo)[:8]
CARD_WORDS = tuple(word(colour) for colour in Colour)
BAG_WORDS = (*CARD_WORDS, "white", "black")


def counts_to_json(counts: tuple[int, ...], words: Iterable[str] = STOCK_WORDS) -> dict[str, int]:
    """Name the amounts of a Stock, Cards or Bag; zeros are left out."""
    return {name: count for name, count in zip(words, counts, strict=False) if count}


Member = TypeVar("Member", bound=IntEnum)


def _member(kind: Iterable[Member], value: object, name: str) -> Member:
    for member in kind:
        if value == word(member):
            return member
    raise BadWords(f"The field {quoted(name)} does not know the word {quoted(value)}.")


# --- Configurations -----------------------------------------------------------------------------

CONFIG_FIELDS = ("players", "expansion", "start", "rules", "fleets")


def config_to_json(config: Config) -> Json:
    """Write a configuration out in full."""
    return {
        "players": config.players,
        "expansion": config.expansion,
        "start": config.start,
        "rules": sorted(config.rules),
        "fleets": list(config.fleets),
    }


def config_from_json(given: Json) -> Config:
    """Read a configuration out of an object that may hold other fields too."""
    if "players" not in given:
        raise BadWords('The field "players" is missing.')
    rules = [text_of(rule, "rules") for rule in list_of(given.get("rules", []), "rules")]
    fleets = [whole_number(fleet, "fleets") for fleet in list_of(given.get("fleets", []), "fleets")]
    if "fleets" in given and not fleets:
        raise BadWords('The field "fleets" must name a fleet for every player.')
    try:
        return Config(
            players=whole_number(given["players"], "players"),
            expansion=truth(given.get("expansion", False), "expansion"),
            start=whole_number(given.get("start", 0), "start"),
            rules=frozenset(rules),
            fleets=tuple(fleets),
        )
    except BadConfig as problem:
        raise BadWords(str(problem)) from None


# --- Actions ------------------------------------------------------------------------------------


def action_to_json(action: act.Action) -> Json:
    """Write an action in the words of docs/protocol.md."""
    match action:
        case act.PlaceFleet(ports):
            return {"type": "place", "ports": [word(port) for port in ports]}
        case act.Raid(player, ship, cards):
            return {
                "type": "raid",
                "player": player,
                "ship": ship,
                "cards": [word(card) for card in cards],
            }
        case act.Load(ship, cargo):
            return {"type": "load", "ship": ship, "cargo": word(cargo)}
        case act.Sail(ship, turn):
            return {"type": "sail", "ship": ship, "turn": turn}
        case act.Advance():
            return {"type": "advance"}
        case act.Wind():
            return {"type": "wind"}
        case act.Stop():
            return {"type": "stop"}
        case act.Announce():
            return {"type": "announce"}
        case act.Conquer(dominion, soldiers, farmers):
            return {
                "type": "conquer",
                "dominion": DOMINIONS[dominion].name,
                "soldiers": soldiers,
                "farmers": farmers,
            }
        case act.Train(count):
            return {"type": "train", "count": count}
        case act.EndTurn():
            return {"type": "end"}
        case _:
            raise TypeError(f"not an action: {action!r}")


def action_from_json(given: object) -> act.Action:
    """Read an action; whether it may be played is not asked here."""
    if not isinstance(given, dict):
        raise BadWords("An action must be a JSON object.")
    kind = given.get("type")
    if not isinstance(kind, str) or kind not in _READERS:
        raise BadWords(f"There is no action of type {quoted(kind)}.")
    names, reader = _READERS[kind]
    check_fields(given, ("type", *names))
    return reader(given)


def _read_place(given: Json) -> act.Action:
    ports = list_of(given["ports"], "ports")
    if len(ports) != SHIPS_PER_FLEET:
        raise BadWords('The field "ports" must name a port for each of the three ships.')
    return act.PlaceFleet(tuple(_member(ORIGIN_PORTS, port, "ports") for port in ports))


def _read_raid(given: Json) -> act.Action:
    cards = list_of(given["cards"], "cards")
    if len(cards) != 2:
        raise BadWords('The field "cards" must name two cards.')
    one, other = (_member(Colour, card, "cards") for card in cards)
    player = whole_number(given["player"], "player")
    return act.Raid(player, number_below(given["ship"], "ship", SHIPS_PER_FLEET), (one, other))


def _read_load(given: Json) -> act.Action:
    cargo = _member(Cargo, given["cargo"], "cargo")
    return act.Load(number_below(given["ship"], "ship", SHIPS_PER_FLEET), cargo)


def _read_sail(given: Json) -> act.Action:
    return act.Sail(
        number_below(given["ship"], "ship", SHIPS_PER_FLEET), truth(given["turn"], "turn")
    )


def _read_conquer(given: Json) -> act.Action:
    names = [dominion.name for dominion in DOMINIONS]
    if given["dominion"] not in names:
        raise BadWords(f"There is no dominion {quoted(given['dominion'])}.")
    return act.Conquer(
        names.index(given["dominion"]),
        whole_number(given["soldiers"], "soldiers"),
        whole_number(given["farmers"], "farmers"),
    )


def _read_train(given: Json) -> act.Action:
    return act.Train(whole_number(given["count"], "count"))


_READERS: dict[str, tuple[tuple[str, ...], Callable[[Json], act.Action]]] = {
    "place": (("ports",), _read_place),
    "raid": (("player", "ship", "cards"), _read_raid),
    "load": (("ship", "cargo"), _read_load),
    "sail": (("ship", "turn"), _read_sail),
    "advance": ((), lambda _: act.Advance()),
    "wind": ((), lambda _: act.Wind()),
    "stop": ((), lambda _: act.Stop()),
    "announce": ((), lambda _: act.Announce()),
    "conquer": (("dominion", "soldiers", "farmers"), _read_conquer),
    "train": (("count",), _read_train),
    "end": ((), lambda _: act.EndTurn()),
}


# --- Positions and events -----------------------------------------------------------------------


def state_to_json(position: Position) -> Json:
    """Write a position; cards that it does not show are plain numbers."""
    return {
        "players": position.config.players,
        "expansion": position.config.expansion,
        "rules": sorted(position.config.rules),
        "start_player": position.config.start,
        "turn": position.turn,
        "player": position.player,
        "phase": position.phase,
        "sailing": position.sailing,
        "raided": position.raided,
        "conquered": position.conquered,
        "final_round": position.final_round,
        "ends_before": position.ends_before,
        "quiet_turns": position.quiet_turns,
        "route": _route_to_json(position.route),
        "ships": [[_ship_to_json(ship) for ship in fleet] for fleet in position.ships],
        "markets": {word(port): counts_to_json(position.markets[port]) for port in ORIGIN_PORTS},
        "warehouses": [counts_to_json(warehouse) for warehouse in position.warehouses],
        "hands": [_cards_to_json(hand) for hand in position.hands],
        "discard": counts_to_json(position.discard),
        "deck": _cards_to_json(position.deck),
        "bag": counts_to_json(position.bag, BAG_WORDS),
        "dominions": [
            {"name": tile.name, "soldiers": tile.soldiers, "points": tile.points, "owner": owner}
            for tile, owner in zip(DOMINIONS, position.owners, strict=False)
        ],
        "store": {"soldiers": position.store, "black": position.black_out},
        "scores": list(scores(position)),
    }


def _route_to_json(route: Route) -> list[Json]:
    squares: list[Json] = []
    for square in route.squares:
        if isinstance(square, Colour):
            squares.append({"kind": "sea", "colour": word(square)})
        elif square is MODONE:
            squares.append({"kind": "port", "name": word(square), "berths": route.modone_berths})
        else:
            squares.append({"kind": "port", "name": word(square)})
    return squares


def _ship_to_json(ship: Ship) -> Json:
    return {
        "sails": [word(colour) for colour in ship.sails],
        "at": ship.at,
        "heading": ship.heading,
        "cargo": counts_to_json(ship.cargo),
        "may_turn": ship.may_turn,
    }


def _cards_to_json(cards: Cards | FaceDown) -> dict[str, int] | int:
    return cards.count if isinstance(cards, FaceDown) else counts_to_json(cards)


_COUNTED: dict[tuple[type, str], tuple[str, ...]] = {
    (ev.PortFilled, "drawn"): BAG_WORDS,
    (ev.PortFilled, "added"): STOCK_WORDS,
    (ev.CardsDrawn, "cards"): CARD_WORDS,
    (ev.PileReshuffled, "cards"): CARD_WORDS,
    (ev.CargoLoaded, "cargo"): STOCK_WORDS,
    (ev.CargoUnloaded, "cargo"): STOCK_WORDS,
}
"""The fields of events that are counts, and what they count."""

_NAMED: dict[tuple[type, str], tuple[str, ...]] = {
    (ev.ShipRobbed, "piece"): STOCK_WORDS,
    (ev.DominionConquered, "dominion"): tuple(dominion.name for dominion in DOMINIONS),
}
"""The fields of events that are places in a list of names."""


def event_to_json(event: ev.Event) -> Json:
    """Write an event: its type in snake case, then its fields."""
    kind = type(event)
    written: Json = {"type": re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower()}
    for entry in fields(event):
        value = getattr(event, entry.name)
        if isinstance(value, FaceDown):
            written[entry.name] = value.count
        elif (kind, entry.name) in _COUNTED:
            written[entry.name] = counts_to_json(value, _COUNTED[kind, entry.name])
        elif (kind, entry.name) in _NAMED:
            written[entry.name] = _NAMED[kind, entry.name][value]
        else:
            written[entry.name] = _plain(value)
    return written


def _plain(value: object) -> object:
    match value:
        case Port() | Colour():
            return word(value)
        case ev.EndCause():
            return value.value
        case tuple():
            return [_plain(part) for part in value]
        case _:
            return value

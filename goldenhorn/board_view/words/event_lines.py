"""What happened, told in lines of words and small drawings; only what everybody may know.

A translator orders words and drawings by the names in braces: "{name} loaded {count} {good}".
"""

from collections.abc import Sequence
from string import Formatter

from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.engine.board import Port, Route
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
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.pieces import DOMINIONS, Colour, Stock
from goldenhorn.engine.state import size_of
from goldenhorn.engine.wire import STOCK_WORDS, word
from goldenhorn.graphics.rich_parts import Icon, Line, Part

PORT_NAMES = {
    Port.VENICE: N_("Venice"),
    Port.CONSTANTINOPLE: N_("Constantinople"),
    Port.MODONE: N_("Modone"),
}
DOMINION_NAMES = {
    "zara": N_("Zara"),
    "durazzo": N_("Durazzo"),
    "candia": N_("Candia"),
    "negroponte": N_("Negroponte"),
    "galata": N_("Galata"),
}
END_SENTENCES = {
    EndCause.ANNOUNCED: N_("{name} announced the end"),
    EndCause.PORT_EMPTY: N_("A port is empty: the end has come"),
    EndCause.DOMINIONS_TAKEN: N_("All dominions are taken: the end has come"),
    EndCause.QUIET: N_("Too long nothing happened: the end has come"),
}


def filled(template: str, **parts: Part | int | Line) -> list[Part]:
    """Put words and drawings into a translated sentence.

    >>> filled("{name} drew {count} cards", name="Anna", count=2)
    ['Anna drew 2 cards']
    """
    line: list[Part] = []
    for text, name, _spec, _conversion in Formatter().parse(template):
        _append(line, text)
        if name is not None:
            part = parts[name]
            if isinstance(part, str | int):
                _append(line, str(part))
            elif isinstance(part, Sequence):
                for image in part:
                    _append(line, image)
            else:
                _append(line, part)
    return [part.strip() if isinstance(part, str) else part for part in line if part != " "]


def _append(line: list[Part], part: Part) -> None:
    if isinstance(part, str) and line and isinstance(line[-1], str):
        line[-1] += part
    elif part:
        line.append(part)


def good_icon(kind: int) -> Icon:
    """The drawing of a good, a soldier or a farmer by its place in a Stock."""
    name = STOCK_WORDS[kind]
    people = {"soldiers": "soldier", "farmers": "farmer"}
    return Icon(people.get(name) or f"cube_{name}")


def card_icon(colour: Colour) -> Icon:
    """A card of a colour as it stands in a line."""
    return Icon(f"card_{word(colour)}")


def goods_line(stock: Stock) -> list[Part]:
    """Counts and drawings of what there is, as "2" and a blue cube."""
    line: list[Part] = []
    for kind, count in enumerate(stock):
        if count:
            line += [str(count), good_icon(kind)]
    return line


def square_line(route: Route, at: int) -> list[Part]:
    """A square as a line: the port's name, or the symbol of its colour."""
    colour = route.colours[at]
    if colour is not None:
        return [Icon(f"stud_{word(colour)}")]
    port = route.ports[at]
    assert port is not None
    return [_(PORT_NAMES[port])]


def event_words(event: Event, names: Sequence[str], route: Route) -> Line | None:
    """Tell an event in a sentence; None for what needs no words."""
    match event:
        case FleetPlaced(player):
            return filled(_("{name} placed the fleet"), name=names[player])
        case CardsDrawn(player, cards):
            count = size_of(cards)
            name = names[player]
            return [
                ngettext_("{name} drew {count} card", "{name} drew {count} cards", count, name=name)
            ]
        case PileReshuffled():
            return [_("The discards were shuffled")]
        case ShipRobbed(player, victim, _ship, _cards, image):
            text = _("{name} robbed {victim} of {good}")
            return filled(text, name=names[player], victim=names[victim], good=good_icon(image))
        case CargoLoaded(player, _ship, _port, cargo):
            return filled(_("{name} loaded {goods}"), name=names[player], goods=goods_line(cargo))
        case ShipTurned(player):
            return filled(_("{name} turned a ship round"), name=names[player])
        case WindPlayed(player, colour):
            card = card_icon(colour)
            return filled(_("{name} played {card} as wind"), name=names[player], card=card)
        case ShipSailed(player, _ship, _origin, landing):
            place = square_line(route, landing)
            return filled(_("{name} sailed to {place}"), name=names[player], place=place)
        case CargoUnloaded(player, _ship, _port, cargo):
            return filled(_("{name} unloaded {goods}"), name=names[player], goods=goods_line(cargo))
        case DominionConquered(player, dominion):
            tile = _(DOMINION_NAMES[DOMINIONS[dominion].name])
            return filled(_("{name} conquered {place}"), name=names[player], place=tile)
        case FarmersTrained(player, count):
            name = names[player]
            return [
                ngettext_(
                    "{name} trained {count} farmer",
                    "{name} trained {count} farmers",
                    count,
                    name=name,
                )
            ]
        case EndCame(player, cause):
            return filled(_(END_SENTENCES[cause]), name=names[player])
        case GameEnded(_scores, winners):
            all_names = listed([names[seat] for seat in winners])
            return [ngettext_("{names} has won", "{names} have won", len(winners), names=all_names)]
        case PortFilled() | TurnEnded():
            return None
        case _:
            raise TypeError(f"not an event: {event!r}")


def event_lines(
    events: Sequence[Event], names: Sequence[str], route: Route
) -> list[tuple[Event, Line]]:
    """Tell events one after another; of a voyage only where it ended."""
    found: list[tuple[Event, Line]] = []
    for event in events:
        line = event_words(event, names, route)
        if line is None:
            continue
        is_further = (
            isinstance(event, ShipSailed) and found and isinstance(found[-1][0], ShipSailed)
        )
        if is_further:
            found.pop()
        found.append((event, line))
    return found

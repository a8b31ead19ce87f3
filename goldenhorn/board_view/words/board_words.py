"""What the board says in words: deeds on the slip and the ribbon, reasons; public facts only."""

from collections.abc import Sequence

from goldenhorn.board_view.words.deed_lines import HOURGLASS, label_line, row_line, signed
from goldenhorn.board_view.words.event_lines import card_icon, event_words, filled, square_line
from goldenhorn.common.language import _
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    Event,
    FarmersTrained,
    PileReshuffled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    WindPlayed,
)
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.sight import redact
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import MIDDLE_DOT, Line, Part, Pill
from goldenhorn.session.deeds import company_of, deeds_of
from goldenhorn.session.game import Game
from goldenhorn.session.public_facts import Deed, Kind

BY_IMPORTANCE: tuple[type[Event], ...] = (
    *(ShipRobbed, EndCame, DominionConquered, CargoUnloaded, CargoLoaded, FarmersTrained),
    *(ShipSailed, WindPlayed, CardsDrawn, ShipTurned),
)
"""What is told of a turn where not everything finds room, the most important first."""
NOBODY = -1
"""Who reads what everybody reads: nobody is "you"."""


def top_discard(game: Game) -> Colour | None:
    """The card that was played last, if it still lies on top of the discards."""
    for _before, _action, events in reversed(game.match.history):
        for event in reversed(events):
            match event:
                case WindPlayed(_player, colour):
                    return colour
                case ShipRobbed(cards=(_first, colour)):
                    return colour
                case PileReshuffled():
                    return None
    return None


def last_deeds(game: Game) -> tuple[int, tuple[Event, ...]] | None:
    """Who has acted last, and what came of that turn so far; None before anybody has."""
    history = game.match.history
    if not history or history[-1][0].phase == "place":
        return None
    last = history[-1][0]
    events: list[Event] = []
    for before, _action, happened in reversed(history):
        if (before.player, before.turn, before.phase == "place") != (last.player, last.turn, False):
            break
        events[:0] = happened
    rules = game.match.config.rules
    return last.player, tuple(redact(event, None, rules) for event in events)


def _worth_telling(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in _without_ways(events, seat) if type(event) in BY_IMPORTANCE]


def worth_a_line(events: Sequence[Event], seat: int) -> list[Event]:
    """Return up to two of the events of a turn that the slip tells, in their order."""
    worth = _worth_telling(events, seat)
    chosen = sorted(worth, key=lambda event: BY_IMPORTANCE.index(type(event)))[:2]
    return [event for event in worth if event in chosen][:2]


def headline(game: Game, seat: int, events: Sequence[Event]) -> Line | None:
    """The most important of what a seat has just done, in a sentence; None if it is nothing."""
    event = most_important(events, seat)
    return None if event is None else event_words(event, game.names, game.state.route)


def most_important(events: Sequence[Event], seat: int) -> Event | None:
    """Return what matters most of what a seat has just done; None if it is nothing."""
    worth = _worth_telling(events, seat)
    return min(worth, key=lambda each: BY_IMPORTANCE.index(type(each)), default=None)


def summary_of(game: Game, last: State) -> Line:
    """Tell all that was done in the turn of a position, without a name, in one long line."""
    company = company_of(game)
    line: list[Part] = []
    since = len(game.match.history)
    while since and _is_in_turn(game.match.history[since - 1][0], last):
        since -= 1
    for deed in deeds_of(game, since):
        gain = [Pill(signed(deed.points))] if deed.points else []
        told_deed = [*row_line(deed, company, NOBODY), *gain]
        line += [MIDDLE_DOT, *told_deed] if line else told_deed
    return line


def _is_in_turn(state: State, other: State) -> bool:
    return state.turn == other.turn and state.phase != "place"


def _without_ways(events: Sequence[Event], seat: int) -> list[Event]:
    """Leave out where a voyage did not end, what unloading implies, and others' first cards."""
    kinds = {type(event) for event in events}
    landing = next((e for e in reversed(events) if isinstance(e, ShipSailed)), None)
    return [
        event
        for event in events
        if not (isinstance(event, ShipSailed) and (event is not landing or CargoUnloaded in kinds))
        and not (isinstance(event, CardsDrawn) and event.player != seat)
    ]


def clause(game: Game, seat: int, event: Event) -> tuple[Line, ...]:
    """Tell one event for the slip at length and in short, without a name: it bears a crest."""
    if isinstance(event, EndCame):
        return ([HOURGLASS, _("Last round")],)
    if isinstance(event, WindPlayed):
        card = card_icon(event.colour)
        return filled(_("played the wind {cards}"), cards=card), [card]
    kind = Kind.RAID if isinstance(event, ShipRobbed) else Kind.VOYAGE
    deed = Deed(seat, kind, 0, 0, 0, (event,), 0)
    line = label_line(deed, company_of(game), NOBODY)[1:]  # the slip has a seal already
    if isinstance(event, ShipSailed):
        return line, square_line(game.state.route, event.landing)
    drawings = [part for part in line if not isinstance(part, str) or part.isdigit()]
    return (line, drawings) if drawings else (line,)

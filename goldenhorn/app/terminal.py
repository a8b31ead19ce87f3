"""The game in a terminal: the position in words, the choices by number.

Reads typed lines, prints text; needs no window and no pygame.
"""

from collections.abc import Callable, Sequence

from goldenhorn.bots.bot import Bot, decide, thought_through
from goldenhorn.bots.hint import hint
from goldenhorn.common.report import table
from goldenhorn.engine.actions import Action
from goldenhorn.engine.board import ORIGIN_PORTS, Port
from goldenhorn.engine.events import CargoUnloaded, Event, ShipRobbed, ShipSailed
from goldenhorn.engine.match import Match, UndoRefused
from goldenhorn.engine.pieces import DOMINIONS, OPEN_HANDS
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import Ship, State
from goldenhorn.engine.wire import STOCK_WORDS, counts_to_json, word

Say = Callable[[str], None]
Ask = Callable[[str], str]

CLEAR_SCREEN = "\033[2J\033[3J\033[H"


class PlayerQuit(Exception):
    """A player has had enough."""


def play_in_terminal(match: Match, bots: Sequence[Bot | None], ask: Ask, say: Say) -> None:
    """Play a match to its end; seats without a bot are asked. Quit is raised on request."""
    at_screen: int | None = None
    while match.legal_actions:
        seat = match.state.player
        bot = bots[seat]
        if bot is None:
            if bots.count(None) > 1 and seat != at_screen:
                _pass_the_screen(match.state, seat, ask, say)
            at_screen = seat
            _human_decides(match, ask, say)
        else:
            action = decide(bot, observe(match.state, seat), match.legal_actions)
            name = crest(match.state, seat)
            say(f"{name}: {action}" + _outcome(match, match.play(action)))
    say(position_text(match.state, None))
    best = " and ".join(crest(match.state, seat) for seat in winners(match.state))
    say(f"The game is over. Victory goes to {best}. The seed was {match.seed}.")


def _outcome(match: Match, events: Sequence[Event]) -> str:
    """Say where a ship came to and what it brought home."""
    told = ""
    for event in events:
        match event:
            case ShipSailed(landing=landing):
                told += f", to {_square_name(match.state, landing)}"
            case CargoUnloaded(cargo=cargo):
                told += f", unloads {amounts(cargo)}"
            case ShipRobbed(piece=piece):
                told += f", takes 1 {STOCK_WORDS[piece]}"
    return told


def _pass_the_screen(state: State, seat: int, ask: Ask, say: Say) -> None:
    if OPEN_HANDS not in state.config.rules:
        say(CLEAR_SCREEN)
        ask(f"Pass to {crest(state, seat)}, who presses Enter: ")


def _human_decides(match: Match, ask: Ask, say: Say) -> None:
    state = match.state
    say("\n" + position_text(state, state.player))
    numbers = {str(number): action for number, action in enumerate(match.legal_actions, 1)}
    for number, action in numbers.items():
        say(f"{number:>3}  {_choice(state, action)}")
    while True:
        typed = ask("Number of your choice, h for a hint, u to undo, q to quit: ").strip().lower()
        if typed == "q":
            raise PlayerQuit
        if typed == "h":
            given = thought_through(hint(observe(state, state.player), match.legal_actions))
            say(f"{given.action}: {given.reason.told(given.count)}")
            continue
        if typed == "u":
            try:
                match.undo()
            except UndoRefused as problem:
                say(str(problem))
                continue
            return
        if typed in numbers:
            match.play(numbers[typed])
            return
        say(f"Please type a number from 1 to {len(match.legal_actions)}.")


def _choice(state: State, action: Action) -> str:
    if state.phase == "sail" and state.sailing is not None:
        ship = state.ships[state.player][state.sailing]
        landing = _square_name(state, state.next_landing(ship.at, ship.heading))
        if str(action) in ("advance", "wind"):
            return f"{action} to {landing}"
    return str(action)


def crest(state: State, seat: int) -> str:
    """Return the name a seat goes by: its crest's."""
    return state.config.fleet_of(seat).crest.capitalize()


def position_text(state: State, viewer: int | None) -> str:
    """Describe a position for a seat, or for the public."""
    view = observe(state, viewer)
    parts = [_turn_text(view), _route_text(view), _seats_text(view)]
    if view.config.expansion:
        parts.append(_dominions_text(view))
    if viewer is not None:
        parts.append(f"Your hand: {amounts(view.hand(viewer))}")
    return "\n\n".join(parts)


def _turn_text(view: State) -> str:
    if view.phase == "over":
        return f"After {view.turn} turns"
    last = ", the last round" if view.final_round else ""
    return f"Turn {view.turn + 1}, {crest(view, view.player)} to move{last}"


def _route_text(view: State) -> str:
    lines = []
    for at in range(len(view.route.squares)):
        ships = [
            _ship_text(view, seat, index, ship)
            for seat, fleet in enumerate(view.ships)
            for index, ship in enumerate(fleet)
            if ship.at == at
        ]
        lines.append(f"{_square_name(view, at):15} {'; '.join(ships)}".rstrip())
    markets = [f"{word(p).capitalize()} offers {amounts(view.markets[p])}" for p in ORIGIN_PORTS]
    return "\n".join(lines + markets)


def _square_name(view: State, at: int) -> str:
    square = view.route.squares[at]
    return word(square).capitalize() if isinstance(square, Port) else word(square)


def _ship_text(view: State, seat: int, index: int, ship: Ship) -> str:
    sails = "-".join(word(colour) for colour in ship.sails)
    arrow = "→" if ship.heading > 0 else "←"
    cargo = "" if ship.is_empty else f" with {amounts(ship.cargo)}"
    return f"{crest(view, seat)} {seat}:{index} {arrow} ({sails}){cargo}"


def _seats_text(view: State) -> str:
    rows = [["player", "points", "cards", "warehouse"]]
    for seat, points in enumerate(scores(view)):
        stock = amounts(view.warehouses[seat])
        rows.append([crest(view, seat), str(points), str(view.hand_size(seat)), stock])
    return table(rows)


def _dominions_text(view: State) -> str:
    tiles = []
    for tile, owner in zip(DOMINIONS, view.owners, strict=True):
        holder = "free" if owner is None else crest(view, owner)
        tiles.append(f"{tile.name.capitalize()} {tile.soldiers}→{tile.points} ({holder})")
    return ", ".join(tiles) + f"; {view.store} soldiers in the store"


def amounts(counts: tuple[int, ...]) -> str:
    """Name the amounts of a hand, a market, a warehouse or a cargo."""
    named = counts_to_json(counts)
    return ", ".join(f"{count} {name}" for name, count in named.items()) or "nothing"

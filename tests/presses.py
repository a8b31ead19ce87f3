"""A developers' command: how many inputs a turn takes, to the move that the hard bot would make.

`python -m tests.presses --positions 1000 --seed 1` sets up random positions, asks the hard bot,
looks for the shortest way there, and goes it on the real board: by keyboard, by mouse, and by
D-pad with two buttons. Where it takes more than it may, that is told and the command fails.
"""

import argparse
import sys
from collections import Counter, deque
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from statistics import median
from typing import Literal

from goldenhorn.board_view.planning.targets import (
    OnChoice,
    OnConfirm,
    OnDominion,
    OnShip,
    OnSideAction,
    OnSquare,
    Target,
)
from goldenhorn.bots.bot import decide
from goldenhorn.bots.whole_turn import HardBot
from goldenhorn.engine.actions import Action, Announce, Conquer, EndTurn, Load, Raid, Train
from goldenhorn.engine.legality import anytime_actions, legal_actions
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.engine.rules import apply
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.scenes.board.pointer import tapped
from goldenhorn.session.planning.choices import Step
from goldenhorn.session.planning.choosing import Answer, Commit
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.settings import Settings
from tests.positions import Setup, random_positions
from tests.random_games import words_of
from tests.scenes.board_table import PADS
from tests.scenes.couch import Couch

Kind = Literal["keyboard", "mouse", "D-pad"]
KINDS: dict[Kind, Device] = {"keyboard": KEYBOARD, "mouse": KEYBOARD, "D-pad": PADS[0]}
MOST: dict[Kind, int] = {"keyboard": 10, "mouse": 10, "D-pad": 20}
MOST_IN_THE_MIDDLE = 4
CROSS = (Button.CONFIRM, Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN)
KEYS = (*CROSS, Button.PIRATES, Button.DOMINIONS, *NUMBERS)
Input = Button | Target


@dataclass
class Tally:
    """How many inputs turns took with one kind of device."""

    at_sea: list[int] = field(default_factory=list)
    from_port: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    """Turns with pirates, a conquest, training or an announcement."""

    @property
    def all(self) -> list[int]:
        """Those of all turns."""
        return [*self.at_sea, *self.from_port, *self.others]


# --- What the bot would do ----------------------------------------------------------------------


def turn_of_hard_bot(state: State, seed: int) -> tuple[Action, ...]:
    """All actions of the turn that the hard bot makes of a position."""
    bot, seat, actions = HardBot(seed), state.player, []
    turn = state.turn
    while state.phase != "over" and (state.player, state.turn) == (seat, turn):
        action = decide(bot, observe(state, seat), legal_actions(state))
        actions.append(action)
        state, _events = apply(state, action)
    return tuple(actions)


def commits_for(state: State, actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """The commits that people would make of a turn.

    What can be done at any time they do first if it is open, since a move ends the turn otherwise.
    """
    move = tuple(a for a in actions if not isinstance(a, Announce | Conquer | Train | EndTurn))
    anytime = [action for action in actions if isinstance(action, Announce | Conquer | Train)]
    commits: list[tuple[Action, ...]] = []
    while anytime and anytime[0] in anytime_actions(state):
        state, _events = apply(state, anytime[0])
        commits.append((anytime.pop(0),))
    return [*commits, move, *((action,) for action in anytime), (EndTurn(),)]


# --- The shortest way ---------------------------------------------------------------------------


def _inputs(kind: Kind, turn: Turn) -> Iterator[Input]:
    if kind != "mouse":
        yield from KEYS if kind == "keyboard" else CROSS
        return
    yield OnConfirm()
    seats = range(turn.public_state.config.players)
    yield from (OnShip(seat, number) for seat in seats for number in range(SHIPS_PER_FLEET))
    yield from (OnSquare(voyage.landing) for voyage in turn.landings)
    yield from (OnChoice(number) for number in range(turn.focus_in_tray()[1]))
    yield from (OnSideAction(side_action) for side_action in turn.side_actions)
    if turn.public_state.config.expansion:
        yield from (OnDominion(number) for number in range(len(turn.public_state.owners)))


def _answer(turn: Turn, each: Input) -> Answer:
    return turn.press(each) if isinstance(each, Button) else tapped(turn, each)


def _facts(turn: Turn) -> tuple[object, ...]:
    return (
        *(
            turn.step,
            turn.ship,
            turn.side_action,
            turn.raid,
            turn.landing_index,
            len(turn.landings),
            turn.cargo,
        ),
        *(turn.target, turn.pair, turn.dominion, turn.payment, turn.training, turn.says_yes),
        *(turn.waiting, turn.rob_asked),
    )


def _leads_astray(turn: Turn, wanted: tuple[Action, ...]) -> bool:
    """Whether what is chosen already is not what is wanted; going back costs more than it saves."""
    raid = next((action for action in wanted if isinstance(action, Raid)), None)
    if turn.raid not in (None, raid):
        return True
    match turn.step:
        case Step.CARGO:
            return not any(isinstance(a, Load) and a.ship == turn.ship for a in wanted)
        case Step.LANDING if turn.public_state.phase == "begin":
            return not any(voyage.departure in wanted for voyage in turn.landings)
        case Step.PAIR:
            return raid not in turn.pairs
        case _:
            return False


Dead = set[tuple[tuple[object, ...], Input]]
"""Inputs that proved impossible, with where the plan stood."""


def shortest_way(
    turn: Turn, kind: Kind, wanted: tuple[Action, ...], dead: Dead
) -> list[Input] | None:
    """The fewest inputs that commit what is wanted; None if there is no way."""
    queue: deque[tuple[Turn, list[Input]]] = deque([(turn, [])])
    seen = {_facts(turn)}
    while queue:
        now, way = queue.popleft()
        for each in _inputs(kind, now):
            if (_facts(now), each) in dead:
                continue
            after = copy(now)
            answer = _answer(after, each)
            if isinstance(answer, Commit):
                if answer.actions == wanted:
                    return [*way, each]
                continue
            facts = _facts(after)
            if facts not in seen and not _leads_astray(after, wanted):
                seen.add(facts)
                queue.append((after, [*way, each]))
    return None


# --- Going it -----------------------------------------------------------------------------------


def _do(setup: Setup, each: Input) -> bool:
    """Press or click; tell whether that can be done at all."""
    table, plan = setup.table, setup.board.widgets.plan
    if isinstance(each, Button):
        table.press(each)
        return True
    for rect, target in plan.targets:
        if target != each:
            continue
        for share in (0.5, 0.2, 0.8):
            spot = rect.x + share * rect.width, rect.y + share * rect.height
            if plan.target_at(*spot) == each:
                table.tap(spot, KEYBOARD)
                return True
    return False


def inputs_for(setup: Setup, kind: Kind, state: State, actions: tuple[Action, ...]) -> int:
    """Make a whole turn on the board; return how many inputs that took."""
    setup.set_up(state)
    game, count = setup.table.game, 0
    for wanted in commits_for(state, actions):
        if (game.state.player, game.state.turn) != (state.player, state.turn) or game.is_over:
            assert wanted == (EndTurn(),), f"the turn ended before {wanted}"
            break
        setup.table.until_planning()
        count += _commit(setup, kind, wanted)
    done = set(game.match.actions) - {EndTurn()}
    assert done == set(actions) - {EndTurn()}, f"{done} was done instead of {actions}"
    return count


def _commit(setup: Setup, kind: Kind, wanted: tuple[Action, ...]) -> int:
    match, dead, count = setup.table.game.match, set[tuple[tuple[object, ...], Input]](), 0
    played = len(match.actions)
    while len(match.actions) == played:
        turn = setup.board.turn
        assert turn is not None
        way = shortest_way(turn, kind, wanted, dead)
        assert way, f"no way to {wanted} by {kind}"
        facts = _facts(turn)
        count += _do(setup, way[0])
        if setup.board.turn is turn and _facts(turn) == facts:
            dead.add((facts, way[0]))
    return count


def count_presses(positions: int, seed: int, couch: Couch) -> dict[Kind, Tally]:
    """Count over so many random positions; what takes too much is told on the way."""
    tallies = {kind: Tally() for kind in KINDS}
    setups: dict[Kind, Setup] = {}
    config = None
    for number, state in enumerate(random_positions(positions, seed)):
        actions = turn_of_hard_bot(state, number)
        first = next(a for a in actions if not isinstance(a, Announce | Conquer | Train))
        for kind, device in KINDS.items():
            if state.config is not config:
                setups[kind] = Setup(couch, state.config, device)
            count = inputs_for(setups[kind], kind, state, actions)
            is_plain = not any(isinstance(a, Raid | Announce | Conquer | Train) for a in actions)
            tally = tallies[kind]
            if not is_plain:
                tally.others.append(count)
            else:
                (tally.from_port if isinstance(first, Load) else tally.at_sea).append(count)
            if count > MOST[kind]:
                print(f"position {number}: {count} by {kind}, {words_of(state.config)}: {actions}")
        config = state.config
        if number % 100 == 99:
            print(f"{number + 1} positions", file=sys.stderr, flush=True)
    return tallies


def main() -> None:
    """Count, and say whether it is little enough."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.presses")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    couch = Couch(settings=Settings(fullscreen=False, speed="instant"))
    tallies = count_presses(options.positions, options.seed, couch)
    couch.close()
    is_good = True
    for kind, tally in tallies.items():
        counts = tally.all
        print(
            f"{kind}: shortest at sea {min(tally.at_sea, default=0)}, from port "
            f"{min(tally.from_port, default=0)}, median {median(counts):g}, "
            f"most {max(counts)}; turns of each length: {dict(sorted(Counter(counts).items()))}"
        )
        if tally.others:
            lengths = dict(sorted(Counter(tally.others).items()))
            print(f"  with pirates, dominions or the bell: {lengths}")
        is_good &= median(counts) <= MOST_IN_THE_MIDDLE and max(counts) <= MOST[kind]
    raise SystemExit(not is_good)


if __name__ == "__main__":
    main()

"""A developers' command: does any bot's choice depend on cards that it cannot see?

`python -m tests.bots.honesty --positions 500` deals the hidden cards of each position anew and asks
every level again: bots new to the game, and bots in the middle of their turn.
"""

import argparse
import copy

from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.rules import apply
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from tests.engine.test_sight import redealt
from tests.random_games import sampled_states


def positions(count: int) -> list[State]:
    """Positions of all kinds in which there is something to decide, spread over many games."""
    states = [s for s in sampled_states(range(120), every=9) if len(legal_actions(s)) > 1]
    return states[:: max(1, len(states) // count)][:count]


def differences(level: str, states: list[State], redeals: int) -> list[State]:
    """Return the positions in which a level decides otherwise when hidden cards change."""
    found = []
    for number, state in enumerate(states):
        bot = LEVELS[level](number)
        seat = state.player
        while True:
            legal = legal_actions(state)
            others = [
                decide(
                    copy.deepcopy(bot),
                    observe(redealt(state, seat, number * 10 + deal), seat),
                    legal,
                )
                for deal in range(redeals)
            ]
            action = decide(bot, observe(state, seat), legal)
            if any(other != action for other in others):
                found.append(state)
                break
            turn = state.turn
            state, _ = apply(state, action)
            if state.turn != turn or state.phase == "over" or state.player != seat:
                break
    return found


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description="Deal hidden cards anew and ask the bots again.")
    parser.add_argument("--positions", type=int, default=500)
    options = parser.parse_args()
    states = positions(options.positions)
    for level in LEVELS:
        found = differences(level, states, redeals=2)
        print(f"{level}: {len(states)} positions, {len(found)} decided otherwise", flush=True)


if __name__ == "__main__":
    main()

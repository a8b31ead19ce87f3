"""A developers' command: whole games of all levels, player counts, expansion and house rules.

`python -m tests.bots.marathon --games 2000 --seed 1 --jobs 2` plays them and reports any error. The
expert, who is slow, sits at every eighth table; the suite plays a slice.
"""

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from goldenhorn.app.simulation import play_game
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.engine.state import State
from tests.random_games import pick, random_config

QUICK = ("random", "easy", "medium", "hard")


def marathon_game(number: int) -> State:
    """Play game number so-and-so to its end."""
    chance = random.Random(number)
    config = random_config(chance)
    levels = [pick(chance, QUICK) for _ in range(config.players)]
    if number % 8 == 0:
        levels[int(chance.random() * config.players)] = "expert"
    bots = [LEVELS[level](bot_seed(number, seat)) for seat, level in enumerate(levels)]
    return play_game(config, number, bots)


def outcome(number: int) -> str:
    """Play a game and say how it ended, or what went wrong."""
    try:
        state = marathon_game(number)
    except Exception as problem:
        return f"game {number} failed: {problem!r}"
    assert state.end_cause is not None
    return state.end_cause.value


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description="Whole games of all kinds of bots.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    games = range(options.seed, options.seed + options.games)
    with ProcessPoolExecutor(options.jobs) as pool:
        outcomes = Counter(pool.map(outcome, games, chunksize=4))
    for text, count in outcomes.most_common():
        print(f"{count:6} {text}")


if __name__ == "__main__":
    main()

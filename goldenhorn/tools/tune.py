"""A developers' command: tune the evaluation's weights by self-play.

`python -m goldenhorn.tools.tune --rounds 100 --games 60` perturbs all weights at once, up for one
side and down for the other (SPSA), lets `main.py simulate --json` play both against each other at
four tables, and moves the weights towards the winner. Prints the weights after every round.
"""

import argparse
import json
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from math import exp

from goldenhorn.bots.weights import WEIGHTS
from goldenhorn.common.folders import CHECKOUT

TABLES = ((2, False), (2, True), (4, False), (4, True))
"""Players and expansion: what the weights are tuned for, all alike."""

STEP = 0.15
"""By how much, in logarithms, a weight is tried up and down."""
RATE = 0.3
"""How far, in logarithms, a weight moves for winning everything."""


def spec(weights: dict[str, float]) -> str:
    """Name a hard bot with these weights for `simulate --seats`."""
    return "hard[" + ";".join(f"{name}={value:.5g}" for name, value in weights.items()) + "]"


def share_of_first(
    one: str, other: str, players: int, expansion: bool, games: int, seed: int
) -> float:
    """Let two kinds of bots share a table and return how often the first kind wins."""
    seats = ",".join([one, other] * (players // 2))
    words = ["simulate", "--json", "--games", str(games), "--seats", seats, "--seed", str(seed)]
    words += ["--expansion"] if expansion else []
    done = subprocess.run(
        [sys.executable, str(CHECKOUT / "main.py"), *words],
        capture_output=True,
        text=True,
        check=True,
    )
    shares = [seat["share"] for seat in json.loads(done.stdout)["seats"]]
    return float(sum(shares[::2]))


def contest(one: str, other: str, games: int, seed: int, jobs: int) -> list[float]:
    """Return the first kind's share at each of the tables."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [
            pool.submit(share_of_first, one, other, players, expansion, games, seed)
            for players, expansion in TABLES
        ]
        return [share.result() for share in waiting]


def main() -> None:
    """Read the options and tune."""
    parser = argparse.ArgumentParser(description="Tune the evaluation's weights by self-play.")
    parser.add_argument("--rounds", type=int, default=100, help="how many steps (default: 100)")
    parser.add_argument("--games", type=int, default=60, help="games a table (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (default: 2)")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    weights: dict[str, float] = asdict(WEIGHTS)
    for number in range(1, options.rounds + 1):
        signs = {name: chance.choice((-1, 1)) for name in weights}
        up = {name: value * exp(STEP * signs[name]) for name, value in weights.items()}
        down = {name: value * exp(-STEP * signs[name]) for name, value in weights.items()}
        shares = contest(
            spec(up), spec(down), options.games, options.seed + number * 10_000, options.jobs
        )
        lead = sum(shares) / len(shares) - 0.5
        for name in weights:
            weights[name] *= exp(RATE * lead * signs[name])
        print(f"{number} {lead:+.3f} {spec(weights)}", flush=True)


if __name__ == "__main__":
    main()

"""Measurements in ratios, since machines are noisy (`python main.py bench`).

The only part of the game that looks at the clock to judge speed.
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.rules import apply, setup
from goldenhorn.report import BenchRow

ENGINE_BUDGET = 3.0
"""How many times faster than python-chess a random step must be."""

TABLES = {
    "2 players": Config(2),
    "2 players, expansion": Config(2, expansion=True),
    "4 players": Config(4),
    "4 players, expansion": Config(4, expansion=True),
}
SLICES = 7
STEPS_PER_SLICE = 20_000
PLIES_PER_SLICE = 6_000
PLIES_PER_BOARD = 120


def bench_engine() -> list[BenchRow]:
    """Random actions per second, and how many times python-chess's random plies that is."""
    speeds: dict[str, list[float]] = {name: [] for name in TABLES}
    plies: list[float] = []
    chess_slice = _chess_slice()
    # In turns, so that a slow moment of the machine hits all of them alike.
    for number in range(SLICES):
        for name, config in TABLES.items():
            speeds[name].append(_engine_slice(config, number))
        if chess_slice is not None:
            plies.append(chess_slice(number))
    rows = [
        BenchRow(f"actions per second, {name}", median(values)) for name, values in speeds.items()
    ]
    if plies:
        rows.append(BenchRow("plies per second, python-chess", median(plies)))
        for name, values in speeds.items():
            ratio = median(speed / other for speed, other in zip(values, plies, strict=True))
            rows.append(BenchRow(f"times python-chess, {name}", ratio, ENGINE_BUDGET, True))
    return rows


def _engine_slice(config: Config, seed: int) -> float:
    choice = random.Random(seed).choice
    steps = 0
    game = seed
    started = process_time()
    while steps < STEPS_PER_SLICE:
        state = setup(config, game)
        game += SLICES
        while legal := legal_actions(state):
            state, _ = apply(state, choice(legal))
            steps += 1
    return steps / (process_time() - started)


def _chess_slice() -> Callable[[int], float] | None:
    try:
        import chess
    except ImportError:
        return None

    def measure(seed: int) -> float:
        choice = random.Random(seed).choice
        board = chess.Board()
        on_board = 0
        done = 0
        started = process_time()
        while done < PLIES_PER_SLICE:
            moves = list(board.legal_moves) if on_board < PLIES_PER_BOARD else []
            if moves:
                board.push(choice(moves))
                on_board += 1
                done += 1
            else:
                board = chess.Board()
                on_board = 0
        return done / (process_time() - started)

    return measure

"""Measurements in ratios, since machines are noisy (`python main.py bench`).

The only part of the game that looks at the clock to judge speed.
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

from goldenhorn.bots.bot import MakeBot, decide
from goldenhorn.bots.levels import CHARACTERS, bot_seed
from goldenhorn.common.report import BenchRow
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.sight import observe

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


TURN_BUDGETS = {"easy": 0.01, "medium": 0.01, "hard": 0.05, "expert": 0.2}
"""Seconds of CPU that 95 of 100 whole turns of a level may take on a developer's machine."""

BOT_GAMES = 2
"""Games a level plays at each table."""


def bench_bots() -> list[BenchRow]:
    """Decisions per second; a decision in random whole games; a whole turn in seconds."""
    random_game = median(_random_game_seconds(seed) for seed in range(200))
    rows = [BenchRow("random whole games per second, 2 players", 1 / random_game)]
    for character in CHARACTERS:
        decisions: list[float] = []
        level = character.level
        turn_rows = []
        for table, config in TABLES.items():  # each by itself: a mean would hide the slowest
            turns: list[float] = []
            for seed in range(BOT_GAMES):
                _time_decisions(character.make, config, seed, decisions, turns)
            name = f"{level}: whole turn in seconds, p95, {table}"
            turn_rows.append(BenchRow(name, _quantile(sorted(turns), 0.95), TURN_BUDGETS[level]))
        decisions.sort()
        rows.append(BenchRow(f"{level}: decisions per second", len(decisions) / sum(decisions)))
        for name, share in (("p50", 0.5), ("p95", 0.95), ("max", 1.0)):
            value = _quantile(decisions, share) / random_game
            rows.append(BenchRow(f"{level}: decision in random games, {name}", value))
        rows += turn_rows
    return rows


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _random_game_seconds(seed: int) -> float:
    choice = random.Random(seed).choice
    started = process_time()
    state = setup(Config(2), seed)
    while legal := legal_actions(state):
        state, _ = apply(state, choice(legal))
    return process_time() - started


def _time_decisions(
    make: MakeBot, config: Config, seed: int, decisions: list[float], turns: list[float]
) -> None:
    """Let a level play against itself and note what real decisions and whole turns cost."""
    match = Match(config, seed)
    bots = [make(bot_seed(seed, seat)) for seat in range(config.players)]
    turn = -1
    while match.legal_actions:
        seat = match.state.player
        view = observe(match.state, seat)
        started = process_time()
        action = decide(bots[seat], view, match.legal_actions)
        spent = process_time() - started
        if match.state.phase != "place":
            if len(match.legal_actions) > 1:
                decisions.append(spent)
            if match.state.turn != turn:
                turn = match.state.turn
                turns.append(0.0)
            turns[-1] += spent
        match.play(action)

"""Whole games without a window: bots against bots, counted (`python main.py simulate`)."""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, pstdev

from goldenhorn.bots.bot import Bot, decide
from goldenhorn.bots.levels import bot_seed, maker
from goldenhorn.common.report import interval, table
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.match import Match
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State


@dataclass(frozen=True)
class Contest:
    """What is to be played: the entrants, the rules, how often, from which seed."""

    entrants: tuple[str, ...]
    config: Config
    games: int
    seed: int


@dataclass
class Entrant:
    """What one entrant has achieved so far."""

    name: str
    wins: float = 0.0
    """A shared victory counts as its share."""
    points: list[int] = field(default_factory=list)


@dataclass
class ContestTally:
    """The result of a contest."""

    contest: Contest
    entrants: list[Entrant]
    rounds: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class SimulatedGame:
    """How one game of a contest ended, by entrant."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    rounds: float
    ending: str


def play_game(config: Config, seed: int, bots: Sequence[Bot]) -> State:
    """Play one game to its end and return its last state."""
    match = Match(config, seed)
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return match.state


def simulate(
    contest: Contest, progress: Callable[[int], None] = lambda _: None, jobs: int = 1
) -> ContestTally:
    """Play a contest. Game g has seed `seed + g`, and entrants move one seat on with each game."""
    tally = ContestTally(contest, [Entrant(name) for name in contest.entrants])
    games = range(contest.games)
    play = partial(play_contest_game, contest)
    jobs = min(jobs, contest.games, os.cpu_count() or 1)
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        results = map(play, games) if pool is None else pool.map(play, games, chunksize=2)
        for done, result in enumerate(results, 1):
            _count(tally, result)
            progress(done)
    return tally


def play_contest_game(contest: Contest, game: int) -> SimulatedGame:
    """Play one game of a contest, the same whoever plays it and when."""
    players = contest.config.players
    seats = [(entrant + game) % players for entrant in range(players)]
    seed = contest.seed + game
    bots: dict[int, Bot] = {}
    for entrant, seat in enumerate(seats):
        bots[seat] = maker(contest.entrants[entrant])(bot_seed(seed, entrant))
    final = play_game(contest.config, seed, [bots[seat] for seat in range(players)])
    best = winners(final)
    points = scores(final)
    assert final.end_cause is not None
    return SimulatedGame(
        points=tuple(points[seat] for seat in seats),
        wins=tuple((seat in best) / len(best) for seat in seats),
        rounds=final.turn / players,
        ending=final.end_cause.value,
    )


def _count(tally: ContestTally, result: SimulatedGame) -> None:
    for entrant, points, wins in zip(tally.entrants, result.points, result.wins, strict=True):
        entrant.points.append(points)
        entrant.wins += wins
    tally.rounds.append(result.rounds)
    tally.endings[result.ending] += 1


ENDINGS = {
    EndCause.ANNOUNCED.value: "a player announced it",
    EndCause.PORT_EMPTY.value: "a port ran empty",
    EndCause.DOMINIONS_TAKEN.value: "all dominions were taken",
    EndCause.QUIET.value: "nothing happened any more",
}


def tally_to_json(tally: ContestTally) -> str:
    """Write a result for programs."""
    contest = tally.contest
    entrants = []
    for entrant in tally.entrants:
        share = entrant.wins / contest.games
        low, high = interval(share, contest.games)
        entrants.append(
            {
                "name": entrant.name,
                "wins": round(entrant.wins, 4),
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "points": round(fmean(entrant.points), 4),
                "points_deviation": round(pstdev(entrant.points), 4),
            }
        )
    return json.dumps(
        {
            "games": contest.games,
            "seed": contest.seed,
            "expansion": contest.config.expansion,
            "rules": sorted(contest.config.rules),
            "seats": entrants,
            "rounds": {
                "mean": round(fmean(tally.rounds), 4),
                "least": round(min(tally.rounds), 4),
                "most": round(max(tally.rounds), 4),
            },
            "endings": dict(sorted(tally.endings.items())),
        }
    )


def tally_to_table(tally: ContestTally) -> str:
    """Write a result for people."""
    games = tally.contest.games
    rows = [["player", "wins", "share", "95 % interval", "points", "deviation"]]
    for entrant in tally.entrants:
        share = entrant.wins / games
        low, high = interval(share, games)
        rows.append(
            [
                entrant.name,
                f"{entrant.wins:g}" if entrant.wins.is_integer() else f"{entrant.wins:.1f}",
                f"{share:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{fmean(entrant.points):.1f}",
                f"{pstdev(entrant.points):.1f}",
            ]
        )
    ends = [["how games ended", "games", "share"]]
    for cause, count in tally.endings.most_common():
        ends.append([ENDINGS[cause], str(count), f"{count / games:.1%}"])
    length = (
        f"{games} games, {fmean(tally.rounds):.1f} rounds each "
        f"({min(tally.rounds):.1f} to {max(tally.rounds):.1f})"
    )
    return "\n\n".join([length, table(rows), table(ends)])


def progress_bar(games: int) -> Callable[[int], None]:
    """Return something that draws how far a contest has come, on a terminal only."""
    if not sys.stderr.isatty():
        return lambda _: None

    def show(done: int) -> None:
        if done % max(1, games // 200) and done != games:
            return
        filled = 40 * done // games
        bar = "█" * filled + "░" * (40 - filled)
        end = "\r\033[K" if done == games else ""
        print(f"\r{bar} {done}/{games}{end}", end="", file=sys.stderr, flush=True)

    return show


def entrants_from(text: str) -> tuple[str, ...]:
    """Read a list like `hard,random`; a name that no bot has raises ValueError."""
    names = tuple(text.split(","))
    for name in names:
        maker(name)
    return names

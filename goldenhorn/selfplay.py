"""Whole games without a window: bots against bots, counted (`python main.py simulate`)."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from goldenhorn.bots.bot import Bot, decide
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.report import interval, table


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
class Tally:
    """The result of a contest."""

    contest: Contest
    entrants: list[Entrant]
    rounds: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)


def play_game(config: Config, seed: int, bots: Sequence[Bot]) -> State:
    """Play one game to its end and return its last state."""
    match = Match(config, seed)
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return match.state


def simulate(contest: Contest, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play a contest. Game g has seed `seed + g`, and entrants move one seat on with each game."""
    players = contest.config.players
    tally = Tally(contest, [Entrant(name) for name in contest.entrants])
    for game in range(contest.games):
        seating = [(seat - game) % players for seat in range(players)]
        seed = contest.seed + game
        bots = [LEVELS[contest.entrants[entrant]](seed * players + entrant) for entrant in seating]
        _count(tally, seating, play_game(contest.config, seed, bots))
        progress(game + 1)
    return tally


def _count(tally: Tally, seating: Sequence[int], final: State) -> None:
    best = winners(final)
    for seat, points in enumerate(scores(final)):
        entrant = tally.entrants[seating[seat]]
        entrant.points.append(points)
        entrant.wins += (seat in best) / len(best)
    tally.rounds.append(final.turn / final.config.players)
    assert final.end_cause is not None
    tally.endings[final.end_cause.value] += 1


ENDINGS = {
    "announced": "a player announced it",
    "port_empty": "a port ran empty",
    "dominions_taken": "all dominions were taken",
    "quiet": "nothing happened any more",
}


def tally_to_json(tally: Tally) -> str:
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
                "least": min(tally.rounds),
                "most": max(tally.rounds),
            },
            "endings": dict(sorted(tally.endings.items())),
        }
    )


def tally_to_table(tally: Tally) -> str:
    """Write a result for people."""
    games = tally.contest.games
    rows = [["player", "wins", "share", "95 % interval", "points", "±"]]
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
        f"({min(tally.rounds):.0f} to {max(tally.rounds):.0f})"
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


def entrants_from(text: str) -> Iterator[str]:
    """Read a list like `random,random`; a name that no bot has raises ValueError."""
    for name in text.split(","):
        if name not in LEVELS:
            known = ", ".join(LEVELS)
            raise ValueError(f"There is no bot called {name!r}; there are: {known}.")
        yield name

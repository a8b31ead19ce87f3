"""Finished games for the tests of the hall of fame: real ones, and results made up by hand.

python -m tests.finished_games FOLDER      enters games without end, for whoever kills it
"""

import random
import sys
from functools import cache
from itertools import count
from pathlib import Path

from goldenhorn.session.game import Game, Seat
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.fame import Fame
from goldenhorn.storage.results import Player, Result, results_to_text
from tests.engine.test_record import match_after

CRESTS = ("lion", "eagle", "dolphin", "griffin")
PEOPLE = (("Anna", "lion"), ("Ben", "eagle"), ("Eva", "dolphin"), ("Carla", "griffin"))
BOTS = ("easy", "medium", "hard", "expert")


@cache
def finished(number: int, *whos: str) -> Game:
    """Seat people and bots at a finished random game; left out, Anna plays against bots."""
    match = match_after(number)
    seats = []
    for seat, fleet in enumerate(match.config.fleets):
        who = whos[seat] if seat < len(whos) else HUMAN if seat == 0 else BOTS[seat]
        name = PEOPLE[seat][0] if who == HUMAN else ""
        seats.append(Seat(fleet, name, who, who))
    return Game(match, seats)


def result(
    number: int, *players: tuple[str, str, int], expansion: bool = False, record: str = ""
) -> Result:
    """Make up a result of people and bots: name, HUMAN or level, points; crests by their place."""
    made = []
    free = [crest for crest in CRESTS if crest not in _own_crests(players)]
    for name, who, points in players:
        own = dict(PEOPLE).get(name)
        made.append(Player(name, own or free.pop(0), who, points))
    most = max(player.points for player in made)
    won = tuple(seat for seat, player in enumerate(made) if player.points == most)
    date = f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
    rounds = 12 + number % 5
    return Result(date, tuple(made), won, expansion, (), rounds, record, f"made-up-{number}")


def _own_crests(players: tuple[tuple[str, str, int], ...]) -> set[str]:
    return {crest for name, crest in PEOPLE if name in {player[0] for player in players}}


def made_up(how_many: int) -> tuple[Result, ...]:
    """Make up so many games of two to four players, with points that rise and fall."""
    chance = random.Random(how_many)
    games = []
    for number in range(how_many):
        people = 1 + (number % 4 == 0)
        names = chance.sample([name for name, _crest in PEOPLE], people)
        bots = [("", who) for who in chance.sample(BOTS, 2 + number % 3 - people)]
        usual = 12 + 8 * number // how_many
        line = [
            (name, who, usual + chance.randrange(10))
            for name, who in [*((name, HUMAN) for name in names), *bots]
        ]
        record = f"{number + 1:04}.json"
        games.append(result(number, *line, expansion=number % 7 == 6, record=record))
    return tuple(games)


def fame_with(folder: Path, *results: Result) -> Fame:
    """Open a hall of fame in which these games stand."""
    (folder / "fame.json").write_text(results_to_text(results), encoding="utf-8")
    return Fame(folder)


def enter_until_killed(folder: Path) -> None:
    """Enter one game after another, and report each that is surely on the disk."""
    fame = Fame(folder)
    for number in count(len(fame.results())):
        assert fame.add(finished(number), f"day {number}") is None
        print(number, flush=True)


if __name__ == "__main__":
    enter_until_killed(Path(sys.argv[1]))

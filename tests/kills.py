"""Games killed while they are played and saved: whatever the moment, a good save is left.

python -m tests.kills --times 200 --seed 1      kills so many processes and tells what was found
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN, Lineup, Place
from goldenhorn.saves import Autosave, load_latest

ROOT = Path(__file__).parent.parent
LINEUP = Lineup((Place(HUMAN, "Anna", 2), Place("easy", "", 0), Place(), Place(HUMAN, "Bo", 1)))
MOST_REPORTS = 25
LONGEST_PAUSE = 0.006
"""In seconds: about one write, so that the end may come at any point of it."""

Moment = tuple[int, int]
"""The seed of a match and how many actions were played: later ones are greater."""


def moment_of(game: Game) -> Moment:
    return game.match.seed, len(game.match.actions)


def play_one(game: Game) -> None:
    """Play an action that depends on nothing but the moment."""
    seed, count = moment_of(game)
    game.play(game.legal_actions[(seed * 31 + count * 7919) % len(game.legal_actions)])


def game_at(moment: Moment) -> Game:
    game = Game.begin(LINEUP, moment[0])
    for _ in range(moment[1]):
        play_one(game)
    return game


def play_until_killed(folder: Path) -> None:
    """Go on with what was saved, and report each moment that is surely on the disk."""
    game = load_latest(folder)[0] or Game.begin(LINEUP, 1)
    autosave = Autosave(folder)
    while True:
        play_one(game)
        if game.is_over:
            game = Game.begin(LINEUP, game.match.seed + 1)
        autosave.keep(game)
        if moment_of(game)[1] % 3:  # now and then the writer lags behind
            autosave.flush()
            print(*moment_of(game), flush=True)


def kill_one(folder: Path, chance: random.Random) -> list[Moment]:
    """Start a process, kill it some time, and return what it had reported."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.kills", "--play", str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(1 + int(chance.random() * MOST_REPORTS))]
    time.sleep(chance.random() * LONGEST_PAUSE)
    child.kill()
    rest, _ = child.communicate()
    whole = [line for line in "".join([*lines, rest]).splitlines(keepends=True) if line[-1] == "\n"]
    return [(int(seed), int(count)) for seed, count in map(str.split, whole)]


def kill_many(folder: Path, times: int, seed: int) -> int:
    """Kill and continue so many times; return how many half-written files that left."""
    chance = random.Random(seed)
    surely: Moment = (0, 0)
    for _ in range(times):
        surely = max([surely, *kill_one(folder, chance)])
        game, note = load_latest(folder)
        assert note is None, note
        assert game is not None
        found = moment_of(game)
        assert found >= surely, f"{found} is older than {surely}"
        expected = game_at(found)
        assert (game.state, game.seats) == (expected.state, expected.seats)
        surely = found
    return len([*folder.glob(".saving-*")])


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill games while they are saved.")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, metavar="FOLDER", help="be the one who is killed")
    options = parser.parse_args()
    if options.play:
        play_until_killed(options.play)
    with tempfile.TemporaryDirectory() as folder:
        halves = kill_many(Path(folder), options.times, options.seed)
        print(f"Killed {options.times} times, {halves} times in a write; every save was good.")


if __name__ == "__main__":
    main()
